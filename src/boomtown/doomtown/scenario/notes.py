"""What a scenario notes about a card in play, after bars: `Tommy Harden | booted | rock 2 | Roan (booted, owned by 1)`.

| note | what it means |
|---|---|
| `booted` | it is booted |
| `bounty 2` | its bounty |
| `rock 2` | ghost rock that lies on it |
| `control +1`, `influence`, `bullets`, `production`, `value` | a permanent change of that number |
| `used`, `used walk` | all its abilities, or the one so called, have been used today |
| `controlled by 1` | player 1 controls it, for good |
| `owned by 1` | player 1 owns it, on whichever side it is written |
| a title | that card is attached to it; notes about it follow in brackets, with commas |
"""

from __future__ import annotations

import re
from collections.abc import Callable

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.scenario.names import BadScenario, Where, unknown
from boomtown.doomtown.state import Cause, Doomtown
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.cards import take_over
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.verbs.lasting import NEVER
from boomtown.table import say

NUMBER = re.compile(r"(bounty|rock|control|influence|bullets|production|value) ([+-]?\d+)")
SEAT = re.compile(r"(owned|controlled) by (\d+)")
USED = re.compile(r"used(?: (\w+))?")
NOTES = (
    "booted", "bounty 1", "rock 1", "control +1", "influence +1", "bullets +1", "production +1", "value +1",
    "used", "owned by 1", "controlled by 1",
)  # fmt: skip
"""One example of each, to tell whoever misspells one."""

New = Callable[[str, int, Where], int]
"""Makes a card by the name in a scenario, of an owner, out of play."""


def split(line: str) -> tuple[str, list[str]]:
    """Return the title in a scenario's line, and the notes after the bars."""
    name, *notes = (word.strip() for word in line.split("|"))
    return name, notes


def owner(state: Doomtown, seat: int, notes: list[str]) -> int:
    """Return who owns a card with these notes on this player's side."""
    for note in notes:
        found = SEAT.fullmatch(note)
        if found is not None and found[1] == "owned":
            return _seat(state, found[2])
    return seat


def apply(state: Doomtown, card: int, notes: list[str], where: Where, new: New) -> None:
    """Do what is noted about a card in play; cards so attached are the side's own unless noted otherwise."""
    for note in notes:
        number, seat, used = NUMBER.fullmatch(note), SEAT.fullmatch(note), USED.fullmatch(note)
        if note == "booted":
            change_card(state, card, booted=True)
        elif number is not None:
            _set_number(state, card, number[1], int(number[2]))
        elif seat is not None:
            if seat[1] == "controlled":
                cause = Cause("rule", "scenario", _seat(state, seat[2]))
                next(take_over(state, card, cause, NEVER), None)  # it is too late to answer that
        elif used is not None:
            _use(state, card, used[1] or "", where)
        else:
            _attach(state, card, note, where, new)


def _seat(state: Doomtown, written: str) -> int:
    seat, players = int(written), len(state.players)
    if seat >= players:
        raise BadScenario(say("doomtown-bad-seat", seat=seat, players=players))
    return seat


def _set_number(state: Doomtown, card: int, name: str, amount: int) -> None:
    if name == "bounty":
        change_card(state, card, bounty=amount)
    elif name == "rock":
        change_card(state, card, rock=amount)
    else:
        change_card(state, card, counters=(*state.cards[card].counters, (name, amount)))


def _use(state: Doomtown, card: int, name: str, where: Where) -> None:
    script = SCRIPTS.get(state.cards[card].face)
    parts = script.parts if script is not None else {}
    known = [part for part, found in parts.items() if isinstance(found, Ability)]
    if name and name not in known:
        raise unknown("ability", name, where, known)
    change_card(state, card, used=(*state.cards[card].used, *([name] if name else known)))


def _attach(state: Doomtown, host: int, note: str, where: Where, new: New) -> None:
    """Attach a card: `Roan`, `Roan booted`, `Roan (booted, owned by 1)`."""
    name, notes = note, []
    if name not in PRINTED and name.endswith(" booted"):
        name, notes = name.removesuffix(" booted"), ["booted"]
    elif name not in PRINTED and name.endswith(")") and "(" in name:
        name, _, inside = name[:-1].rpartition("(")
        name, notes = name.strip(), [word.strip() for word in inside.split(",")]
    card = new(name, owner(state, where.seat, notes), where)
    zones.put_in_play(state, card, host, attached=True)
    apply(state, card, notes, where, new)
