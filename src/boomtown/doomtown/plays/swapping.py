"""Swapping a dude for another version of the same character (Compendium: Experienced)."""

from __future__ import annotations

from typing import Self

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.play import OfCards, called
from boomtown.doomtown.reading.why import Refusal, title
from boomtown.doomtown.state import NOWHERE, Doomtown, Timing
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.places import dudes
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.verbs.swap import replace_dude, why_not_replace
from boomtown.table import Message, say


@called("swap")
class Swap(OfCards, frozen=True, gc=False):
    """A version from the hand takes the place of a dude in play."""

    card: int
    dude: int

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> list[Self]:
        """Return a play for each dude that another version is in the hand of."""
        cards = state.cards
        held = [card for card in state.players[seat].hand if PRINTED[cards[card].face].kind == "dude"]
        if not held:
            return []
        names = [PRINTED[state.cards[card].face].name for card in held]
        known = [
            (name, dude) for dude in dudes(state) if (name := PRINTED[state.cards[dude].face].name) in names
        ]
        if not known:  # hardly anybody holds two versions of a dude
            return []
        return [
            cls(card, dude)
            for card, wanted in zip(held, names, strict=True)
            for name, dude in known
            if name == wanted
        ]

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> Refusal | None:
        """Return why this version cannot take that dude's place."""
        return why_not_replace(state, seat, self.card, self.dude)

    def label(self, state: Doomtown) -> Message:
        """Return it in words."""
        return say("doomtown-play-swap", **{"card": title(state, self.card), "with": title(state, self.dude)})

    def short(self, state: Doomtown) -> Message:
        """Return it in words beside the first of the two."""
        return say("doomtown-short-swap", other=title(state, self.dude))

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Swap face and owner."""
        yield from replace_dude(state, self.card, self.dude, rule("replace", seat))
        return NOWHERE
