"""A showdown tells what texts made of it: who left a posse, who was spared, and hands that nobody compared."""

from __future__ import annotations

import pytest

from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.scenario.questions import Question
from boomtown.doomtown.scenes import Scene, scenes
from boomtown.doomtown.state.events import Aced, Discarded
from doomtown.scenes import CHEATING, HANDS, draws, shootout, showdown, unmoved


def whipped(*theirs: str) -> Playing:
    """The other side cheats, and Fred is aced for it."""
    table = shootout(
        ("Olivia Jenks",), theirs, hands=(HANDS[2], CHEATING[3]), leader={"hand": ("Coachwhip!",)}
    )
    draws(table).uses("Coachwhip!")
    if len(theirs) > 1:
        table.answer("Fred Aims")
    return table


def shown(table: Playing) -> Scene:
    table.until(Question.NOON)
    return scenes(table.state)[-1]


def test_whom_a_text_took_out_of_a_posse_is_told_with_the_hands() -> None:
    scene = shown(whipped("Fred Aims", "Silas Aims"))
    assert scene.kind == "round"
    assert [fighter.face for fighter in scene.posses[1]] == ["Silas Aims"]
    assert [(gone.name, gone.how) for gone in scene.gone] == [("Fred Aims", "ace")]
    assert [used.name for used in scene.used] == ["Coachwhip!"]


def test_hands_that_nobody_compared_are_shown_too() -> None:
    """The only one of a posse is aced once the hands lie open: that ends it."""
    scene = shown(whipped("Fred Aims"))
    assert (scene.kind, scene.winner, scene.round) == ("over", 0, 1)
    assert [hand.seat for hand in scene.hands] == [0, 1]
    assert scene.hands[1].cheatin
    assert [(gone.name, gone.how) for gone in scene.gone] == [("Fred Aims", "ace")]


def test_whoever_was_named_and_stays_is_told_as_spared(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Fred Aims", Discarded, Aced)
    table = showdown(("Olivia Jenks",), ("Fred Aims",), (HANDS[4], HANDS[3])).until(Question.NOON)
    scene = scenes(table.state)[0]  # whoever stays fights on
    assert [(fallen.name, fallen.how) for fallen in scene.casualties] == [("Fred Aims", "spared")]


def test_a_hand_says_what_its_cards_alone_are_worth() -> None:
    """Tommy's hand is two ranks better against a cheater."""
    scene = shown(showdown(("Tommy Harden",), ("Fred Aims",), (HANDS[3], CHEATING[2])))
    assert (scene.hands[0].plain, scene.ranks[0]) == (3, 5)
    assert (scene.hands[1].plain, scene.ranks[1]) == (2, 2)
