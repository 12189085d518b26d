"""The only ways to change a state. They ask no rule and tell nobody: verbs do, and nobody else comes in here.

(`tests/test_laws_of_the_house.py` holds that door. Whoever sets a game up, from decks, from a scenario or for a bot's
imagination, is let in as well.) Each of them makes the state forget what it remembers that is no longer true.
"""

from __future__ import annotations

from typing import TypedDict, Unpack

from msgspec.structs import replace

from boomtown.doomtown.state import (
    Card,
    Doomtown,
    DrawHand,
    Effect,
    Fight,
    FightStep,
    Phase,
    Pile,
    Side,
    Zone,
)
from boomtown.doomtown.state.remembered import Held, Layout, Memo, Spots
from boomtown.table import Event
from boomtown.table.chain import Chain


def forget_layout(state: Doomtown) -> None:
    """Forget what was derived from what is in play: other cards or effects are, or a face or host changed."""
    state.memo = Memo()
    state.spots = Spots()
    state.layout = Layout(
        texts_in_play=state.layout.texts_in_play
    )  # which tells itself whether it is still true


def _forget_numbers(state: Doomtown) -> None:
    """Forget the numbers, too, that texts leave alone."""
    state.spots = Spots()
    state.layout = Layout()


def forget_hands(state: Doomtown) -> None:
    """Forget what was derived from the play hands."""
    state.held = Held()


# --- what may be changed ---------------------------------------------------------------------------


class CardFields(TypedDict, total=False):
    """What can change of a card; its id never does."""

    face: str
    owner: int
    zone: Zone
    place: int
    attached: bool
    booted: bool
    bounty: int
    rock: int
    counters: tuple[tuple[str, int], ...]
    used: tuple[str, ...]
    cards: tuple[int, ...]


class PlayerFields(TypedDict, total=False):
    """What can change of a player."""

    stash: int
    debt: int
    deck: tuple[int, ...]
    hand: tuple[int, ...]
    discard: tuple[int, ...]
    hill: tuple[int, ...]
    draw: DrawHand | None
    street: tuple[int, ...]
    outskirts: tuple[int, ...]


class FightFields(TypedDict, total=False):
    """What can change of a fight; whose job it is, and against whom, never does."""

    location: int
    leader: int
    mark: int
    seats: tuple[int, int]
    posses: tuple[tuple[int, ...], tuple[int, ...]]
    shooters: tuple[int, int]
    round: int
    step: FightStep
    first: Side
    begun: bool
    broken_off: bool
    over: bool
    loser: int
    winner: int
    casualties: tuple[tuple[int, ...], tuple[int, ...]]
    imposed: tuple[int, ...]
    due: tuple[int, int]
    spared: tuple[int, int]


# --- cards -----------------------------------------------------------------------------------------


def _own_cards(state: Doomtown) -> dict[int, Card]:
    """Return a state's cards to be changed, and no other state's (`Doomtown.twin`)."""
    if state.lent:
        state.cards = state.cards.copy()
        state.lent = False
    return state.cards


def change_card(state: Doomtown, card: int, **fields: Unpack[CardFields]) -> None:
    """Replace fields of a card that do not decide what is in play, where, or under which effects."""
    cards = _own_cards(state)
    before = cards[card]
    after = cards[card] = replace(before, **fields)
    state.memo = Memo()
    if before.counters != after.counters:
        _forget_numbers(state)


def change_zone(state: Doomtown, cards: tuple[int, ...], zone: Zone) -> None:
    """Let cards that are not in play be in another zone, all of them."""
    own = _own_cards(state)
    for card in cards:
        own[card] = replace(own[card], zone=zone)
    state.memo = Memo()


def move_card(state: Doomtown, card: int, place: int) -> None:
    """Put a card in play to another location."""
    cards = _own_cards(state)
    cards[card] = replace(cards[card], place=place)
    state.memo = Memo()
    state.spots = Spots()


def rearrange_card(state: Doomtown, card: int, **fields: Unpack[CardFields]) -> None:
    """Replace any fields of a card."""
    cards = _own_cards(state)
    before = cards[card]
    after = cards[card] = replace(before, **fields)
    forget_layout(state)
    if before.counters != after.counters:
        _forget_numbers(state)


def add_card(state: Doomtown, card: Card) -> None:
    """Put a new card (a token) into the game; it lies nowhere yet, so nothing that is known of the others changes."""
    _own_cards(state)[card.id] = card


def set_in_play(state: Doomtown, in_play: tuple[int, ...]) -> None:
    """Replace the list of what is in play."""
    state.in_play = in_play
    forget_layout(state)


def set_effects(state: Doomtown, effects: tuple[Effect, ...]) -> None:
    """Replace the lasting effects."""
    state.effects = effects
    state.memo = Memo()
    state.spots = Spots(dudes_at=state.spots.dudes_at)
    known = state.layout  # of that they change only what is in force, and who controls what
    state.layout = Layout(
        texts_in_play=known.texts_in_play, kinds=known.kinds, names=known.names, locations=known.locations
    )


# --- players ---------------------------------------------------------------------------------------


def change_player(state: Doomtown, seat: int, **fields: Unpack[PlayerFields]) -> None:
    """Replace fields of a player, the play hand apart."""
    players = state.players
    changed = replace(players[seat], **fields)
    state.players = (*players[:seat], changed, *players[seat + 1 :])
    state.memo = Memo()


def change_hand(state: Doomtown, seat: int, hand: tuple[int, ...]) -> None:
    """Replace a play hand."""
    change_player(state, seat, hand=hand)
    state.held = Held()


def change_pile(state: Doomtown, seat: int, pile: Pile, cards: tuple[int, ...]) -> None:
    """Replace one of a player's piles."""
    match pile:
        case "deck":
            change_player(state, seat, deck=cards)
        case "hand":
            change_hand(state, seat, cards)
        case "discard":
            change_player(state, seat, discard=cards)
        case "hill":
            change_player(state, seat, hill=cards)


# --- the log ---------------------------------------------------------------------------------------


def record(state: Doomtown, event: Event) -> None:
    """Write down what happened, as `Doomtown.record` does (a method of a record is never compiled, and this is)."""
    log = state.log
    state.log = Chain(log, event, log.length + 1)
    read = state.memo.history
    if read and isinstance(event, read):
        state.memo = Memo()


# --- fights, time, the table -----------------------------------------------------------------------


def change_fight(state: Doomtown, **fields: Unpack[FightFields]) -> None:
    """Replace fields of the current fight."""
    assert state.fight is not None
    state.fight = replace(state.fight, **fields)
    state.memo = Memo()


def set_fight(state: Doomtown, fight: Fight | None) -> None:
    """Start or end a fight."""
    state.fight = fight
    state.memo = Memo()


def set_time(
    state: Doomtown, *, day: int | None = None, phase: Phase | None = None, winner: int | None = None
) -> None:
    """Replace day, phase or Winner."""
    if day is not None:
        state.day = day
    if phase is not None:
        state.phase = phase
    if winner is not None:
        state.winner = winner
    state.memo = Memo()
