"""Plays by their ids, as questions offer them: what each is, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boomtown.doomtown.plays.labels import ability_named, label_of
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import Doomtown
from boomtown.table import Candidate, Judged, Option, say

PASS = "pass"


def offered(candidates: Sequence[Candidate]) -> list[str]:
    """Return the plays nothing forbids."""
    return [str(play) for play, why_not in candidates if why_not() is None]


def play_or_pass(state: Doomtown, plays: Callable[[], Sequence[Candidate]]) -> Judged:
    """Return the form for making one of these plays, or passing."""
    return Judged(lambda: [(PASS, _always), *plays()], describe(state))


def _always() -> None:
    """Nothing forbids passing (RB-5.3-02)."""


def describe(state: Doomtown) -> Callable[[Any], Option]:
    """Return what describes a play: `pass`, `use:card:part`, `move:dude`, `call:dude:dude` and so on."""

    def described(chosen: Any) -> Option:
        kind, *rest = str(chosen).split(":", 2)
        if kind in ("use", "cheat"):
            card = int(rest[0])
            ability = ability_named(state, card, rest[1])
            return Option(chosen, label_of(state, card, ability, f"doomtown-play-{kind}"))
        args: dict[str, Any] = {}
        if rest:
            args["card"] = title(state, int(rest[0]))
        if len(rest) > 1:
            args["with"] = title(state, int(rest[1]))
        return Option(chosen, say(f"doomtown-play-{kind}", **args))

    return described


def kind_of_play(chosen: str) -> str:
    """Return what kind of play an id names."""
    return chosen.partition(":")[0]
