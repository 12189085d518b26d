"""What several chapters' scenes need: things that happen to cards without a card that makes them happen."""

from collections.abc import Sequence
from typing import Any

from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state import Cause, Until
from boomtown.doomtown.verbs.cards import take_over
from boomtown.doomtown.verbs.running import Does


def happens(step: Does[Any]) -> Any:
    """Let a verb run to its end; return what it returns. Nobody may be asked anything."""
    try:
        asked = next(step)
    except StopIteration as stop:
        return stop.value
    raise AssertionError(f"somebody is asked: {asked}")


def an_ability(seat: int, table: Playing, card: str) -> Cause:
    """The cause of what this player's card does at Noon."""
    return Cause("ability", "test", seat, table.id(card), "noon")


def takes_control(table: Playing, seat: int, card: str) -> None:
    """A player takes control of a card for good, as Puppet does for a day."""
    cause = Cause("ability", "test", seat, table.state.players[seat].outfit, "noon")
    happens(take_over(table.state, table.id(card), cause, Until("never")))


def titles(table: Playing, cards: Sequence[int]) -> list[str]:
    return [table.state.printed(card).title for card in cards]
