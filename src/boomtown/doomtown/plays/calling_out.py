"""Callin' out: the play (Rulebook 5.3.2)."""

from __future__ import annotations

from typing import Self

from boomtown.doomtown.plays.play import OfCards
from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.numbers import controller, dudes_of
from boomtown.doomtown.reading.town import at_home
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.state import NOWHERE, Doomtown, Timing
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.places import dudes, dudes_at, is_dude, location_of
from boomtown.doomtown.text.sayings import IS_CALLED_OUT_AT_HOME
from boomtown.doomtown.verbs.calling_out import call_out, why_not_be_called
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Message, say


class Call(OfCards, frozen=True, gc=False):
    """A dude calls out another player's dude where both are."""

    word = "call"

    caller: int
    called: int

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> list[Self]:
        """Return a play for each dude of this player's that could perhaps call out a dude where it is."""
        found: list[Self] = []
        for place in _meeting_places(state, seat):
            present = dudes_at(state, place)
            for caller in present:
                if controller(state, caller) == seat and not state.cards[caller].booted:
                    found += [cls(caller, mark) for mark in present if controller(state, mark) != seat]
        return found

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> Refusal | None:
        """Return why this dude cannot call out that one."""
        return why_not_call(state, seat, self.caller, self.called)

    def label(self, state: Doomtown) -> Message:
        """Return it in words."""
        return say(
            "doomtown-play-call", **{"card": title(state, self.caller), "with": title(state, self.called)}
        )

    def short(self, state: Doomtown) -> Message:
        """Return it in words beside the first of the two."""
        return say("doomtown-short-call", other=title(state, self.called))

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Call; what follows starts when the present step has ended."""
        yield from call_out(state, self.caller, self.called, rule("call out", seat, self.caller))
        return NOWHERE


def _meeting_places(state: Doomtown, seat: int) -> list[int]:
    """Return the locations where dudes of this player and of another meet, in the order the others came."""
    known = state.spots.meetings.get(seat)
    if known is None:
        yours = dudes_of(state, seat)
        mine = {state.cards[dude].place for dude in yours}
        others = [
            place for dude in dudes(state) if (place := state.cards[dude].place) in mine and dude not in yours
        ]
        known = list(dict.fromkeys(others))
        state.spots.meetings[seat] = known
    return known


def why_not_call(state: Doomtown, seat: int, caller: int, mark: int) -> Refusal | None:
    """An unbooted dude may call out another player's dude at its location, but not at home (RB-5.3.2-01 to -06)."""
    if controller(state, caller) != seat or not is_dude(state, caller):
        return refuse("not-yours", "RB-5.3.2-01")
    if state.cards[caller].booted:
        return refuse("booted-call", "RB-5.3.2-02")
    if controller(state, mark) == seat:
        return refuse("own-dude", "RB-5.3.2-03")
    if location_of(state, caller) != location_of(state, mark):
        return refuse("elsewhere", "RB-5.3.2-01")
    if at_home(state, mark) and says(state, IS_CALLED_OUT_AT_HOME, mark) is None:
        return refuse("at-home", "RB-5.3.2-06")
    return why_not_be_called(state, caller, mark, rule("call out", seat, caller))
