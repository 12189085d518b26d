"""What the scenes of several chapters share."""

from boomtown.doomtown.scenario.playing import Playing, modest
from boomtown.doomtown.state.events import PhaseBegan
from boomtown.table import text


def refused_by(table: Playing, play: str, *names: str, seat: int | None = None) -> str:
    """The rule by which a play is refused."""
    refusal = table.why_not(play, *names, seat=seat)
    assert refusal is not None, f"{play} {names} is possible"
    return refusal.rule


def kinds_of_plays(table: Playing) -> set[str]:
    """The kinds of plays on offer."""
    return {play.partition(":")[0] for play in table.plays()}


def settle_until(table: Playing, phase: str, day: int) -> Playing:
    """Let everybody pay all upkeep and want nothing else until a phase of a day has begun."""
    for _ in range(200):
        if table.state.day == day and table.state.phase == phase:
            return table
        if "upkeep" in text(table.ask.message):
            table.answer(*table.ask.form.ids)  # type: ignore[attr-defined]
        else:
            table.table.give(table.ask, modest(table.ask))
            table._settle()
    raise AssertionError(f"{phase} of day {day} never begins")


def phases(table: Playing) -> list[str]:
    """The phases that have begun, in order."""
    return [event.phase for event in table.events(PhaseBegan)]
