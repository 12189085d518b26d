"""Scenes with a third and a fourth player: leaders, their guests, and who only looks on (ruling 34)."""

from collections.abc import Mapping
from typing import Any

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE
from doomtown.scenes import HANDS

LEADS, MARKED, GUEST, FOES_GUEST = range(4)
OUTFITS = ("Law Dogs", "The Sloane Gang", "Morgan Cattle Co.", "The Fourth Ring")
INVITED = {LEADS: OUTFITS[GUEST], MARKED: OUTFITS[FOES_GUEST]}
SQUARE = "town square"


def posses(
    leader: list[str],
    mark: list[str],
    guest: list[str],
    foes_guest: list[str] | None = None,
    *,
    more: Mapping[int, Mapping[str, Any]] | None = None,
    **details: Any,
) -> Playing:
    """Player 0 leads and has player 2's dudes for guests; player 1, who is marked, those of player 3, if there is one.

    Everybody in the town square joins; the table stops at the first Shootout play. `more` says more of the sides.
    """
    table = in_the_square(leader, mark, guest, foes_guest, more=more, **details)
    return join(table, invited=INVITED)


def in_the_square(
    *gangs: list[str] | None, more: Mapping[int, Mapping[str, Any]] | None = None, **details: Any
) -> Playing:
    """Everybody is in the town square; player 0's first dude calls out player 1's, who accepts."""
    sides = []
    for seat, gang in enumerate(gangs):
        if gang is not None:
            own = dict((more or {}).get(seat, {}))
            at = {SQUARE: gang, **own.pop("at", {})}
            sides.append(side(**{"outfit": OUTFITS[seat], "deck": HANDS[1], **own, "at": at}))
    table = Playing(*sides, **{"turn": LEADS, **details})
    first, other = (gang[0].partition(" |")[0] for gang in gangs[:2] if gang)
    table.calls_out(first, other)
    return table.answer("yes") if table.question == Question.ACCEPT else table


def join(table: Playing, invited: Mapping[int, str]) -> Playing:
    """Everybody who is there joins, and these are invited."""
    while table.question in (Question.JOIN, Question.INVITE):
        if table.question == Question.JOIN:
            there = [dude for dude in table.ask.form.ids if _is_there(table, dude)]
            table.answer(there[0] if there else "done")
        elif table.ask.seat in invited and invited[table.ask.seat] in table.choices():
            table.answer(invited[table.ask.seat])
        else:
            table.answer()
    return table


def _is_there(table: Playing, dude: object) -> bool:
    return isinstance(dude, int) and table.state.cards[dude].place == TOWN_SQUARE


def turn_of(table: Playing, seat: int) -> Playing:
    """The others pass until it is this player's turn."""
    for _ in range(10):
        if table.ask.seat == seat:
            return table
        table.passes()
    raise AssertionError(f"player {seat} is never asked")
