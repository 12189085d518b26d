"""Whether a card may come into play at all: uniqueness, and sides that do not mix (Compendium: Uniqueness)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.reading.why import Refusal, forbidden, refuse
from boomtown.doomtown.state import Cause, Doomtown
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.text.sayings import CANNOT_ENTER_PLAY


def why_not_enter(state: Doomtown, seat: int, card: int, cause: Cause) -> Refusal | None:
    """Return why a card of this player's cannot come into play at all, in whatever way (AEG-cooperatin-02)."""
    printed = PRINTED[state.cards[card].face]
    refusal = why_not_unique(state, seat, card) or _why_not_side(state, seat, printed)
    if refusal is not None:
        return refusal
    said = says(state, CANNOT_ENTER_PLAY, card, cause)
    return forbidden(state, said) if said is not None else None


def why_not_unique(state: Doomtown, seat: int, card: int) -> Refusal | None:
    """A unique card needs that its owner has none of its name in play or in Boot Hill (RC-uniqueness-03, -04)."""
    printed = PRINTED[state.cards[card].face]
    if not printed.unique:
        return None
    in_play = bearers(state).get((seat, printed.name), ())
    if any(other != card for other in in_play):
        return refuse("unique-play", "RC-uniqueness-03", card=printed.title)
    for other in state.players[seat].hill:
        if other != card and printed.name in _names(state.cards[other].face):
            return refuse("unique-hill", "RC-uniqueness-04", card=printed.title)
    return None


def bearers(state: Doomtown) -> dict[tuple[int, str], list[int]]:
    """Return the cards in play by owner and by each name they have."""
    known = state.layout.names
    if known is None:
        known = {}
        for found in map(state.cards.__getitem__, state.in_play):
            for name in _names(found.face):
                known.setdefault((found.owner, name), []).append(found.id)
        state.layout.names = known
    return known


def _names(face: str) -> tuple[str, ...]:
    """Return the names a face has for uniqueness; its text may add some (Mario Crane, Exp 1)."""
    script, name = SCRIPTS.get(face), PRINTED[face].name
    return (name, *script.counts_as) if script is not None and script.counts_as else (name,)


def _why_not_side(state: Doomtown, seat: int, printed: Printed) -> Refusal | None:
    """Union and Confederate do not mix in some editions (AEG-cooperatin-01)."""
    if not state.rules.union_and_confederate_fight:
        return None
    for mine, theirs in (("Union", "Confederate"), ("Confederate", "Union")):
        if mine in printed.keywords and any(
            state.cards[other].owner == seat and has_keyword(state, other, theirs)
            for other in state.in_play[1:]
        ):
            return refuse("sides", "AEG-cooperatin-01")
    return None
