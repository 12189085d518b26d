"""Callin' out: the play (Rulebook 5.3.2)."""

from __future__ import annotations

from typing import Self

from boomtown.doomtown.plays.play import OfCards, called
from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.numbers import controller, dudes_of
from boomtown.doomtown.reading.town import at_home
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.state import NOWHERE, Doomtown, Timing
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.places import dudes, is_dude, location_of
from boomtown.doomtown.text.sayings import IS_CALLED_OUT_AT_HOME
from boomtown.doomtown.verbs.calling_out import call_out, why_not_be_called
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Message, say


@called("call")
class Call(OfCards, frozen=True, gc=False):
    """A dude calls out another player's dude where both are."""

    caller: int
    called: int

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> list[Self]:
        """Return a play for each dude of this player's that could perhaps call out a dude where it is."""
        return [cls(*pair) for pair in _meetings(state, seat) if not state.cards[pair[0]].booted]

    @classmethod
    def lots(cls, state: Doomtown, seat: int, timing: Timing) -> list[tuple[int, int]]:
        """Return who meets whom."""
        return _meetings(state, seat)

    @classmethod
    def of_lot(cls, state: Doomtown, seat: int, timing: Timing, lot: tuple[int, int]) -> Self | None:
        """Who is booted calls nobody out."""
        return None if state.cards[lot[0]].booted else cls(*lot)

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


def _meetings(state: Doomtown, seat: int) -> list[tuple[int, int]]:
    """Return each dude of this player beside each of another at its location, by locations as the others came there."""
    known = state.spots.meetings.get(seat)
    if known is None:
        cards, yours = state.cards, dudes_of(state, seat)
        mine = {cards[dude].place for dude in yours}
        others = [dude for dude in dudes(state) if cards[dude].place in mine and dude not in yours]
        known = []
        for place in dict.fromkeys([cards[dude].place for dude in others]):
            marks = [dude for dude in others if cards[dude].place == place]
            known += [(dude, mark) for dude in yours if cards[dude].place == place for mark in marks]
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
