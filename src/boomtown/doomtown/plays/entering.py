"""Whether a card may come into play at all: uniqueness, and sides that do not mix (Compendium: Uniqueness)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.reading.active import own_words, says
from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.reading.uniqueness import why_not_unique
from boomtown.doomtown.reading.why import Refusal, forbidden, refuse
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown
from boomtown.doomtown.state.places import home_of
from boomtown.doomtown.text.sayings import CANNOT_ENTER_PLAY, ENTERS_ONLY_AT_HOME


def why_not_enter(state: Doomtown, seat: int, card: int, cause: Cause) -> Refusal | None:
    """Return why a card of this player's cannot come into play at all, in whatever way (AEG-cooperatin-02)."""
    printed = PRINTED[state.cards[card].face]
    refusal = why_not_unique(state, seat, card) or _why_not_side(state, seat, printed)
    if refusal is not None:
        return refusal
    said = says(state, CANNOT_ENTER_PLAY, card, cause)
    return forbidden(state, said) if said is not None else None


def why_not_enter_at(state: Doomtown, seat: int, card: int, place: int) -> Refusal | None:
    """Return why a card cannot come into play at a location, by what it says of itself (Agent Provocateur)."""
    if place in (NOWHERE, home_of(state, seat)) or not own_words(state, card, ENTERS_ONLY_AT_HOME):
        return None
    return refuse("text", "RC-traits-02", card=PRINTED[state.cards[card].face].full_name)


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
