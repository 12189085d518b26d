"""What is chosen already for somebody who is asked: the draw hand's best five stay."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import text


def fight(deck: list[str], mine: str = "Lane Healey") -> Playing:
    """I have called somebody out, and draw from this deck."""
    table = Playing(
        side("Law Dogs", at={"town square": [mine]}, deck=deck),
        side("The Sloane Gang", at={"town square": ["Travis Moone | booted"]}),
        stops=True,
    )
    return table.calls_out(mine, "Travis Moone").until(Question.KEEP_FIVE)


def drawn(table: Playing) -> Any:
    return table.table.view(0).board.players[0].draw  # type: ignore[attr-defined]


def dropped(table: Playing) -> list[str]:
    offered = table.table.sensible(table.ask)
    assert isinstance(offered, tuple)
    table.ask.form.check(offered)
    labels = {option.id: text(option.label) for option in table.ask.form.options}
    return sorted(labels[card] for card in offered)


def test_all_but_the_best_five_are_chosen_to_go() -> None:
    table = fight(["8S", "2H", "8H", "8D", "3C", "8C"], "Tommy Harden")
    assert len(dropped(table)) == 1
    table.table.answer(0, table.table.sensible(table.ask))
    table.until(Question.RESOLUTION)
    assert drawn(table).rank == 8


def test_a_legal_hand_is_preferred_to_a_better_one_that_is_cheatin() -> None:
    table = fight(["8S", "8S", "8S", "8S", "KD", "KC"], "Tommy Harden")
    table.table.answer(0, table.table.sensible(table.ask))
    table.until(Question.RESOLUTION)
    assert drawn(table).cheatin  # no five of these are legal
    legal = fight(["8S", "8S", "8H", "8D", "KC", "2D"], "Tommy Harden")
    legal.table.answer(0, legal.table.sensible(legal.ask))
    legal.until(Question.RESOLUTION)
    assert not drawn(legal).cheatin


def beaten(by: list[str]) -> Playing:
    """Three of mine have drawn a high card against this hand."""
    mine = ["Tommy Harden", "Clyde Owens", "Olivia Jenks"]
    table = Playing(
        side(
            "Law Dogs", at={"town square": mine}, deck=["2S", "4D", "6C", "9H", "JD", "KC", "AH", "7D", "3S"]
        ),
        side("The Sloane Gang", at={"town square": ["Barton Everest | bullets -3"]}, deck=by),
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes").until(Question.JOIN)
    return table.answer("Clyde Owens").answer("Olivia Jenks").until(Question.CASUALTIES)


@pytest.mark.rule("RB-6.1-84", "RB-6.1-85")
def test_who_is_asked_for_casualties_is_told_what_each_covers_and_what_all_have_to() -> None:
    table = beaten(["8S", "9H", "10D", "JC", "QD"])
    assert (table.ask.message.args["due"], table.ask.message.args["goal"]) == (4, 4)
    covers = {text(option.label): option.label.args["covers"] for option in table.ask.form.options}
    assert covers["Ace Tommy Harden, covering 2"] == 2
    assert covers["Discard Olivia Jenks, covering 1"] == 1
    table.answer("Ace Clyde Owens")
    assert (table.ask.message.args["due"], table.ask.message.args["goal"]) == (2, 2)
    table = beaten(["8S", "8H", "8D", "8C", "KD"])
    assert (table.ask.message.args["due"], table.ask.message.args["goal"]) == (7, 6)
