"""Another world that a seat could not tell from the real one: bots search in it, tests compare views with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Aced, Discarded, HandDiscarded, Looked, Pulled
from boomtown.doomtown.verbs.changes import change_player, forget_hands, forget_layout
from boomtown.table import Draw, shuffled_by

OPEN = ("play", "discard", "hill", "limbo", "away")


Faces = Callable[[Doomtown, list[int], list[int], Draw], list[str]]
"""Which faces the hidden cards of a player have in another world, given those of its cards that are seen."""


def the_same_faces(state: Doomtown, hidden: list[int], seen: list[int], draw: Draw) -> list[str]:
    """Return the faces that are really hidden, in any order."""
    return [state.cards[card].face for card in shuffled_by(draw, hidden)]


def redeal(
    state: Doomtown, now: Doomtown, seat: int | None, draw: Draw, faces: Faces = the_same_faces
) -> Doomtown:
    """Deal anew what this seat cannot see at the moment `now`: the order of decks, others' hands.

    A seat knows its own cards by number (it has been asked which of them start), so of its own deck only the
    order changes; of the others' hidden cards it knows nothing, so they change faces.
    """
    other = state.copy()
    seen = seen_cards(state, seat) | seen_cards(now, seat) | _shown_between(state, now, seat)
    for player in state.players:
        if player.seat == seat:
            change_player(other, seat, deck=_reordered(player.deck, seen, draw))
            continue
        owned = [card for card, found in state.cards.items() if found.owner == player.seat]
        hidden = [card for card in owned if card not in seen]
        known = [card for card in owned if card in seen]
        for card, face in zip(hidden, faces(state, hidden, known, draw), strict=True):
            other.cards[card] = replace(state.cards[card], face=face)
    forget_layout(other)
    forget_hands(other)
    if now.rng == state.rng:  # what chance has already decided in this step stays decided
        other.rng = draw(1 << 64)
    return other


def with_another_hand(state: Doomtown, seat: int, faces: Sequence[str], draw: Draw) -> Doomtown:
    """Return the game with any of these cards in a player's hand instead; their numbers stay."""
    other = state.copy()
    for card in state.players[seat].hand:
        other.cards[card] = replace(state.cards[card], face=faces[draw(len(faces))])
    other.faces = None
    forget_layout(other)
    forget_hands(other)
    return other


def _reordered(deck: tuple[int, ...], seen: set[int], draw: Draw) -> tuple[int, ...]:
    """Shuffle a deck; what has come from it by the moment `now` stays where it lay."""
    unknown = iter(shuffled_by(draw, [card for card in deck if card not in seen]))
    return tuple(card if card in seen else next(unknown) for card in deck)


def _shown_between(state: Doomtown, now: Doomtown, seat: int | None) -> set[int]:
    """Return the cards that lay open for a while or were shown to this seat, though they may be hidden again."""
    shown: set[int] = set()
    for event in now.log.after(len(state.log)):
        if isinstance(event, Discarded | Aced | Pulled):
            shown.add(event.card)
        elif isinstance(event, HandDiscarded) or (isinstance(event, Looked) and event.seat == seat):
            shown |= set(event.cards)
    return shown


def seen_cards(state: Doomtown, seat: int | None) -> set[int]:
    """Return the cards whose faces this seat sees: open ones, its own hand and draw hand, revealed ones."""
    seen = {card for card, found in state.cards.items() if found.zone in OPEN}
    for player in state.players:
        if player.seat == seat:
            seen |= set(player.hand)
        if player.draw is not None and (player.draw.revealed or player.seat == seat):
            seen |= set(player.draw.cards)
    return seen
