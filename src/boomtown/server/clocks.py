"""Clocks: how long somebody may think, and whose time is up. No clock here ticks: whoever asks says what time it is.

What others are shown of a question to several at once runs on for all who are asked until all have answered, so nobody
learns from a clock who has answered already.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

GRACE = 30.0
"""Seconds that whoever is asked has at least when the server comes back, and when they come back to their seat."""


class Pace(msgspec.Struct, frozen=True):
    """How long a table gives its players."""

    per: Literal["decision", "game"]
    seconds: int
    increment: int
    """With a clock for the whole game: what every answer adds."""
    at_zero: Literal["bot", "forfeit"]


class Standing(msgspec.Struct):
    """What the clocks of a table say, as it is stored."""

    left: list[float]
    """Seconds each seat had left when its clock last started or stopped."""
    since: list[float | None]
    """When it started, where it runs."""
    begun: list[float]
    """What each had left when the question was asked: what others are shown counts down from there."""
    moment: float
    """When the question was asked."""
    seq: int
    opened: int
    """How many answers had been given when the question was asked."""
    credited: list[int]
    """Up to which answer each seat has been given its increments: what is taken back is not paid twice."""
    paused: bool = False


class Clock:
    """The clocks of one table."""

    def __init__(self, pace: Pace, standing: Standing) -> None:
        self.pace = pace
        self._now = standing

    @classmethod
    def new(cls, pace: Pace, seats: int, now: float) -> Clock:
        """Return clocks that have not started."""
        full = [float(pace.seconds)] * seats
        return cls(pace, Standing(list(full), [None] * seats, full, now, 0, 0, [0] * seats))

    @classmethod
    def of(cls, pace: Any, stored: Any, seats: int, now: float) -> Clock | None:
        """Return the clocks of a table as its row has them."""
        if pace is None:
            return None
        known = msgspec.convert(pace, Pace)
        return cls.new(known, seats, now) if stored is None else cls(known, msgspec.convert(stored, Standing))

    def stored(self) -> Any:
        """Return what to store."""
        return msgspec.to_builtins(self._now)

    @property
    def paused(self) -> bool:
        """Whether all clocks stand still by consent."""
        return self._now.paused

    # --- running -------------------------------------------------------------------------------

    def moved(self, now: float, seq: int, opened: int, thinking: Collection[int]) -> None:
        """Take note of who is to think at this moment: people who are asked and have not answered."""
        state = self._now
        anew = seq != state.seq
        for seat in range(len(state.left)):
            if state.since[seat] is not None and (anew or seat not in thinking):
                self._stop(seat, now)
        if anew:
            state.seq, state.opened, state.moment = seq, opened, now
            if self.pace.per == "decision":
                state.left = [float(self.pace.seconds)] * len(state.left)
            state.begun = list(state.left)
        if not state.paused:
            for seat in thinking:
                if state.since[seat] is None:
                    state.since[seat] = now

    def _stop(self, seat: int, now: float) -> None:
        """Stop a clock; with one for the whole game, add what an answer adds, once for each place in the game."""
        state = self._now
        started = state.since[seat]
        assert started is not None
        state.left[seat] = max(0.0, state.left[seat] - (now - started))
        state.since[seat] = None
        if state.opened >= state.credited[seat]:
            state.credited[seat] = state.opened + 1
            state.left[seat] += self.pace.increment

    def pause(self, now: float) -> None:
        """Let all clocks stand still."""
        state = self._now
        for seat, started in enumerate(state.since):
            if started is not None:
                state.left[seat] = max(0.0, state.left[seat] - (now - started))
                state.since[seat] = None
        state.begun = [max(0.0, left - (now - state.moment)) for left in state.begun]
        state.moment, state.paused = now, True

    def resume(self, now: float, thinking: Collection[int]) -> None:
        """Let them run again; a decision that was being thought about has its whole time anew."""
        state = self._now
        state.paused, state.moment = False, now
        if self.pace.per == "decision":
            state.left = [float(self.pace.seconds)] * len(state.left)
            state.begun = list(state.left)
        for seat in thinking:
            state.since[seat] = now

    def welcome(self, seat: int) -> None:
        """Let whoever takes a seat have at least a moment to think."""
        state, least = self._now, min(GRACE, self.pace.seconds)
        state.left[seat] = max(state.left[seat], least)
        state.begun[seat] = max(state.begun[seat], least)

    def excuse(self, opened: float) -> None:
        """Let nobody lose by a server that was away until then: whoever was asked before has a moment left after it."""
        state, end = self._now, opened + min(GRACE, self.pace.seconds)
        for seat, started in enumerate(state.since):
            if started is not None and started < opened:
                state.left[seat] = max(state.left[seat], end - started)
                state.begun[seat] = max(state.begun[seat], end - state.moment)

    # --- reading -------------------------------------------------------------------------------

    def deadline(self) -> float | None:
        """Return when the next clock comes to zero."""
        return min(self._ends().values(), default=None)

    def expired(self, now: float) -> list[int]:
        """Return the seats whose time is up."""
        return [seat for seat, end in self._ends().items() if end <= now]

    def _ends(self) -> dict[int, float]:
        state = self._now
        return {
            seat: started + state.left[seat]
            for seat, started in enumerate(state.since)
            if started is not None
        }

    def left(self, now: float, seat: int, asked: Collection[int], to: int | None) -> float:
        """Return the seconds a seat has left, as another (or the seat itself) is told while these are asked."""
        state = self._now
        if seat == to or seat not in asked:
            started = state.since[seat]
            return max(0.0, state.left[seat] - (0.0 if started is None else now - started))
        return max(0.0, state.begun[seat] - (0.0 if state.paused else now - state.moment))
