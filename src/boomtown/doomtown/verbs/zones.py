"""Taking cards out of one zone and putting them into another. No rule is asked here; verbs ask first."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from boomtown.doomtown.reading.active import works_elsewhere
from boomtown.doomtown.reading.draw_hands import goes_when_used
from boomtown.doomtown.state import NOWHERE, Card, Doomtown, DrawHand, Effect, Pile, Zone
from boomtown.doomtown.state.events import Shuffled, rule
from boomtown.doomtown.state.places import in_town, kind_of
from boomtown.doomtown.verbs.changes import (
    change_card,
    change_hand,
    change_pile,
    change_player,
    change_zone,
    forget_layout,
    rearrange_card,
    record,
    set_effects,
    set_in_play,
)
from boomtown.table import shuffled


def lift(state: Doomtown, card: int) -> None:
    """Take a card out of wherever it is, into limbo, as a card without any history."""
    found = state.cards[card]
    if found.zone == "play":
        _lift_from_play(state, found)
    elif found.zone == "draw":
        _lift_from_draw_hand(state, card)
    elif found.zone == "limbo":
        state.lingering = tuple(other for other in state.lingering if other != card)
    elif found.zone != "away":
        pile: tuple[int, ...] = getattr(state.players[found.owner], found.zone)
        there = pile.index(card)
        change_pile(state, found.owner, found.zone, pile[:there] + pile[there + 1 :])
        _changes_texts(state, found.face)
    change_card(state, card, zone="limbo", place=NOWHERE)


def _changes_texts(state: Doomtown, face: str) -> None:
    """Forget which texts are in force if a card with a text of its own came to or left a hand or pile."""
    if works_elsewhere(face):
        forget_layout(state)


def take_in_hand(state: Doomtown, seat: int, cards: tuple[int, ...]) -> None:
    """Put cards taken off a deck for the play hand there."""
    change_hand(state, seat, state.players[seat].hand + cards)
    for card in cards:
        _changes_texts(state, state.cards[card].face)


def _lift_from_play(state: Doomtown, found: Card) -> None:
    set_in_play(state, tuple(other for other in state.in_play if other != found.id))
    _unhang(state, found)
    owner = state.players[found.owner]
    if found.id in owner.street:  # neighbours close the gap (RB-2.4-15)
        change_player(state, found.owner, street=tuple(other for other in owner.street if other != found.id))
    elif found.id in owner.outskirts:
        change_player(
            state, found.owner, outskirts=tuple(other for other in owner.outskirts if other != found.id)
        )
    _shed(state, found.id)
    rearrange_card(
        state, found.id, attached=False, booted=False, bounty=0, rock=0, counters=(), used=()
    )  # RB-2.6-07


def _unhang(state: Doomtown, found: Card) -> None:
    """Take a card off what it hangs on, if it does."""
    host = state.cards[found.place]
    rearrange_card(state, host.id, cards=tuple(other for other in host.cards if other != found.id))


def _shed(state: Doomtown, card: int) -> None:
    """End for a card all that lasts on it (RC-duration-05)."""
    if any(card in effect.on for effect in state.effects):
        set_effects(state, tuple(_without(effect, card) for effect in state.effects if effect.on != (card,)))


def _without(effect: Effect, card: int) -> Effect:
    return replace(effect, on=tuple(other for other in effect.on if other != card))


def _lift_from_draw_hand(state: Doomtown, card: int) -> None:
    for player in state.players:
        hand = player.draw
        if hand is not None and card in hand.cards:
            change_player(
                state,
                player.seat,
                draw=replace(
                    hand,
                    cards=tuple(other for other in hand.cards if other != card),
                    declared=tuple(
                        other for other in hand.declared if other.card != card
                    ),  # RC3-all-jokers-02
                ),
            )


def put(state: Doomtown, card: int, zone: Pile | Literal["away"], *, bottom: bool = False) -> None:
    """Put a card into one of its owner's piles; piles of other players are out of reach (RB-2.2-15, -16)."""
    lift(state, card)
    owner = state.cards[card].owner
    if zone != "away":
        pile: tuple[int, ...] = getattr(state.players[owner], zone)
        on_top = zone == "deck" and not bottom
        changed = (card, *pile) if on_top else (*pile, card)
        change_pile(state, owner, zone, changed)
    change_card(state, card, zone=zone)
    _changes_texts(state, state.cards[card].face)


def put_away_draw_hand(state: Doomtown, hand: DrawHand, *, used: bool) -> None:
    """Put the cards of a draw hand, which nobody has any more, onto their owners' piles; used jokers are aced."""
    piles: dict[tuple[int, Pile], tuple[int, ...]] = {}
    for card in hand.cards:
        zone: Pile = goes_when_used(state, card) if used else "discard"
        pile = (state.cards[card].owner, zone)
        piles[pile] = (*piles.get(pile, ()), card)
    for (owner, zone), cards in piles.items():
        change_zone(state, cards, zone)
        change_pile(state, owner, zone, getattr(state.players[owner], zone) + cards)
    for card in hand.cards:
        _changes_texts(state, state.cards[card].face)


def put_in_draw_hand(state: Doomtown, card: int, seat: int) -> None:
    """Put a card, whoever owns it, into a player's draw hand."""
    lift(state, card)
    hand = state.players[seat].draw
    assert hand is not None
    change_player(state, seat, draw=replace(hand, cards=(*hand.cards, card)))
    change_card(state, card, zone="draw")


def put_in_play(
    state: Doomtown, card: int, place: int, *, attached: bool = False, booted: bool = False
) -> None:
    """Put a card into play, unbooted unless a text says so (RB-2.6-02): at a location, or attached to another card.

    What an ability laid on it that it had left play in the middle of does not come with it (RC-duration-05). An action
    that is played and then hangs keeps what was laid on it meanwhile.
    """
    lift(state, card)
    if kind_of(state, card) != "action":
        _shed(state, card)
    set_in_play(state, (*state.in_play, card))
    rearrange_card(state, card, zone="play", place=place, attached=attached, booted=booted)
    if attached:
        host = state.cards[place]
        rearrange_card(state, place, cards=(*host.cards, card))


def build(state: Doomtown, deed: int, *, left: bool, booted: bool = False) -> None:
    """Put a deed into play at an end of its owner's street, or on the outskirts (RB-2.4-05, RB-5.3.5-05)."""
    put_in_play(state, deed, deed, booted=booted)
    owner = state.cards[deed].owner
    player = state.players[owner]
    if not in_town(state, deed):
        change_player(state, owner, outskirts=(*player.outskirts, deed))
    else:
        change_player(state, owner, street=(deed, *player.street) if left else (*player.street, deed))
    forget_layout(state)


def hang(state: Doomtown, card: int, host: int) -> None:
    """Move a card that is in play onto another card."""
    _unhang(state, state.cards[card])
    rearrange_card(state, card, place=host, attached=True)
    rearrange_card(state, host, cards=(*state.cards[host].cards, card))


def shuffle(state: Doomtown, seat: int) -> None:
    """Shuffle a player's deck."""
    change_player(state, seat, deck=shuffled(state, state.players[seat].deck))
    record(state, Shuffled(rule("shuffle", seat), seat, False))


def take_top(state: Doomtown, seat: int, count: int, zone: Zone = "limbo") -> list[int]:
    """Take cards off a deck, for another zone; an empty deck is made anew from the discard pile (RB-2.2-09)."""
    taken: list[int] = []
    while len(taken) < count:
        player = state.players[seat]
        if not player.deck:
            if not player.discard:
                break
            _reshuffle(state, seat)
            player = state.players[seat]
        some = player.deck[: count - len(taken)]
        change_player(state, seat, deck=player.deck[len(some) :])
        change_zone(state, some, zone)
        taken += some
    return taken


def replenish(state: Doomtown, seat: int, count: int) -> None:
    """Let so many cards lie on a deck: if fewer do, the discard pile is shuffled and put under it (RB-2.2-09)."""
    player = state.players[seat]
    if len(player.deck) < count and player.discard:
        _reshuffle(state, seat)


def _reshuffle(state: Doomtown, seat: int) -> None:
    player = state.players[seat]
    pile = player.discard
    change_player(state, seat, deck=player.deck + shuffled(state, pile), discard=())
    change_zone(state, pile, "deck")
    for card in pile:
        _changes_texts(state, state.cards[card].face)
    record(state, Shuffled(rule("reshuffle", seat), seat, True))
