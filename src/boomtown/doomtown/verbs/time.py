"""Days and phases begin, somebody goes first, the game ends (Rulebook 5)."""

from __future__ import annotations

from typing import Literal

from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import DayBegan, PhaseBegan, rule
from boomtown.doomtown.state.records import Decided
from boomtown.doomtown.verbs.changes import set_time
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.lasting import end_effects
from boomtown.doomtown.verbs.running import Does


def begin_day(state: Doomtown) -> Does[None]:
    """Begin the next day, which is its Gambling phase too (RB-5.1-01)."""
    set_time(state, day=state.day + 1, phase="gambling")
    _end_what_no_play_ended(state)
    yield from happened(state, DayBegan(rule("day"), state.day))
    yield from happened(state, PhaseBegan(rule("gambling"), "gambling"))


def begin_phase(state: Doomtown, phase: Literal["upkeep", "noon", "sundown"]) -> Does[None]:
    """Begin a phase of the present day."""
    set_time(state, phase=phase)
    _end_what_no_play_ended(state)
    yield from happened(state, PhaseBegan(rule(phase), phase))


def _end_what_no_play_ended(state: Doomtown) -> None:
    """What lasts as long as a play, and came up where none was made (setup, Upkeep, Sundown), is over by now."""
    end_effects(state, "play")


def begin_night(state: Doomtown) -> None:
    """Nobody can do anything any more, and what lasted for Sundown ends (RB-5.4-14, -15)."""
    set_time(state, phase="night")
    end_effects(state, "phase")


def let_go_first(state: Doomtown, seat: int) -> None:
    """Let a player come first as long as there is no Winner (RB-4-14, RB-5.1-08)."""
    state.first = seat


def end_game(state: Doomtown, victors: tuple[int, ...], why: Decided) -> None:
    """The game is over: these have won it, or nobody."""
    state.victors, state.decided = victors, why
