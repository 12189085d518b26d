"""Whoever runs a step again reads what it worked out before, and comes to the same question."""

import sys
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown
from boomtown.lab.fuzz import deal
from boomtown.table import Chance, Table


def asked(table: Table[Doomtown]) -> list[Any]:
    """The questions that are open, with what can be answered."""
    return [(ask.seat, ask.message, ask.usual, list(islice(ask.form.choices(), 40))) for ask in table.asks]


@pytest.mark.parametrize("number", range(8))
def test_a_fork_that_reads_asks_what_one_that_works_it_out_does(number: int) -> None:
    """`Table.at` goes back and forgets what was written down; forks of forks read it, whoever wrote it."""
    table, chance = deal(1616, number), Chance(number)
    halfway = 0
    for _ in range(160):
        if table.over:
            break
        if len(table.answers) > table.settled:
            halfway += 1
            worked_out, read = table.at(len(table.answers)), table.fork().fork()
            assert asked(read) == asked(worked_out) == asked(table)
            assert read.digest() == worked_out.digest()
        assert table.state.notes is None, "nobody writes between two answers"
        ask = table.asks[chance(len(table.asks))]
        table.give(ask, ask.form.sample(chance))
    assert halfway > 5


@pytest.mark.parametrize("number", range(4))
def test_nobody_changes_cards_that_another_state_has_too(number: int) -> None:
    """A checkpoint, a running step and forks of it share a dict of cards until one of them changes a card."""
    table, chance, shared = deal(2626, number), Chance(number), 0
    for _ in range(120):
        if table.over:
            break
        fork, checkpoint = table.fork(), table.checkpoint
        states = (checkpoint, fork.state)
        before = [dict(state.cards) for state in states]
        shared += fork.state.cards is checkpoint.cards
        ask = table.asks[chance(len(table.asks))]
        table.give(ask, ask.form.sample(chance))
        assert [state.cards for state in states] == before
    assert shared > 20


def moving() -> Playing:
    """Somebody is asked where to move."""
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden", "Philip Swinford"]}), side("The Sloane Gang"), turn=0
    )
    table.table.answer(0, f"move:{table.id('Tommy Harden')}")
    return table


def calls(name: str, twin: Callable[[], Table[Doomtown]]) -> int:
    """How often a function of this name is called until a table that is copied asks its question."""
    count = 0

    def noticed(frame: Any, event: str, called: Any) -> None:
        nonlocal count
        count += event == "call" and frame.f_code.co_name == name
        count += event == "c_call" and called.__name__ == name  # where it is compiled

    sys.setprofile(noticed)
    try:
        assert twin().asks
    finally:
        sys.setprofile(None)
    return count


def test_a_fork_halfway_through_a_play_works_nothing_out_again() -> None:
    table = moving().table
    assert calls("destinations", table.fork) == 0
    assert calls("destinations", lambda: table.at(len(table.answers))) == 1


def test_an_answer_taken_back_takes_its_notes_along() -> None:
    """The other dude stands elsewhere, and so has other places to go to."""
    table = moving()
    before = asked(table.table)
    to, philip = table.place("town square"), table.id("Philip Swinford")
    table.table.answer(0, to)
    table.table.undo(0)
    table.table.answer(0, f"move:{philip}")
    assert asked(table.table) != before
    assert asked(table.table) == asked(table.table.at(1))


def test_forks_that_answer_differently_write_for_themselves() -> None:
    start = moving().table.at(0)
    dudes = [card for card in start.state.in_play if start.state.printed(card).kind == "dude"]
    twins = [start.fork() for _ in dudes]
    for twin, dude in zip(twins, dudes, strict=True):
        twin.answer(0, f"move:{dude}")
    for twin, dude in zip(twins, dudes, strict=True):
        assert twin.asks[0].about == (dude,)
        assert asked(twin.fork()) == asked(twin.at(1))


def test_another_world_has_notes_of_its_own() -> None:
    """What was worked out in this world may be wrong in one dealt anew."""
    table = moving().table
    other = table.redealt(0, Chance(3))
    assert calls("destinations", other.fork) == 0
    assert asked(other.fork()) == asked(other.at(len(other.answers)))
