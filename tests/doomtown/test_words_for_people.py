"""What questions and the log say: what for, at what price, which way, and no number where people say king."""

from __future__ import annotations

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.scenario.questions import Question
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import (
    BountyChanged,
    Changed,
    Declared,
    JokerDeclared,
    Pulled,
    RankChanged,
)
from boomtown.table.messages import Message, text
from doomtown.scenes import CHEATING, HANDS, asks, facing, showdown

CAUSE = Cause("rule", "play", 0)
NAMES = ("Ann", "Bob", "Cass")


def said(message: Message | None) -> str:
    return "" if message is None else text(message, NAMES)


def effects(table: Playing) -> list[str]:
    """What comes of each answer, as players read it."""
    return [said(option.effect) for option in table.ask.form.options]


def test_accepting_and_refusing_say_what_comes_of_them() -> None:
    table = facing(["Tommy Harden"], ["Barton Everest"]).calls_out("Tommy Harden", "Barton Everest")
    assert effects(table) == ["a shootout starts at Town Square", "Barton Everest goes home booted"]


def test_whoever_may_oppose_a_job_is_told_what_it_is_about_to_do() -> None:
    table = Playing(
        side("Law Dogs", hand=["Kidnappin'"], at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Philip Swinford", "Silas Aims"]}),
    )
    table.uses("Kidnappin'").answer("Philip Swinford")
    assert (
        asks(table) == "Olivia Jenks leads the job of Kidnappin' against Philip Swinford. Do you oppose it?"
    )
    assert effects(table) == [
        "you form a posse and fight",
        "unless another does, the job succeeds: Philip Swinford is discarded",
    ]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("Sun in Yer Eyes", "Its text is for shootouts, before hands are drawn."),
        ("Coachwhip!", "Its text is for when somebody shows a Cheatin' hand."),
    ],
)
def test_a_text_whose_time_it_is_not_says_when_it_is(card: str, reason: str) -> None:
    refusal = facing(["Tommy Harden"], ["Barton Everest"], leader={"hand": [card]}).why_not("use", card)
    assert refusal is not None
    assert said(refusal.reason) == reason


def test_against_whom_something_is_used_names_it() -> None:
    home = {"deck": CHEATING[2], "at": {"home": ["Olivia Jenks"]}, "rock": 1}
    table = Playing(
        side("Law Dogs", rock=1, hand=["Coachwhip!"], deck=HANDS[1]),
        side("The Sloane Gang", **home),
        side("The Fourth Ring", **home),
        phase="gambling",
    ).uses("Coachwhip!")
    assert asks(table) == "Against whose hand do you use Coachwhip!? Choose the home of a cheater."


def test_a_hand_that_lies_open_is_not_told_once_more_in_a_question() -> None:
    """Two of my dudes mind that somebody cheats, and which comes first is mine to say."""
    mine = ["Philip Swinford", "Philip Swinford (Exp 1)"]
    table = showdown(mine, ["Fred Aims"], (HANDS[2], CHEATING[3]))
    assert table.question is Question.TRAIT_ORDER
    assert said(table.ask.message) == "Bob shows a Cheatin' hand. Which of your traits comes first?"


def told(table: Playing, seat: int | None) -> list[str]:
    return [said(event.told(seat)) for event in table.state.log]


def test_whom_a_lasting_effect_is_on_is_told_as_it_is_used() -> None:
    """Rumors change nobody's number once and for all, so no other line names the dude."""
    table = Playing(side(hand=["Rumors"]), side("The Sloane Gang", at={"town square": ["Barton Everest"]}))
    table.uses("Rumors", "Barton Everest")
    assert "Ann uses Rumors, choosing Barton Everest." in told(table, 1)


def test_whoever_may_answer_an_ability_is_told_whom_it_is_about() -> None:
    event = Declared(CAUSE, 1, "Rumors", 0, "rumors", "noon", (3,), ("Barton Everest",))
    assert said(event.ahead(1)) == "Ann is about to use Rumors, choosing Barton Everest."


def test_a_card_in_hand_that_an_ability_is_about_is_not_named() -> None:
    """Agent Provocateur is about a dude in the hand, whom nobody has seen when it may still be stopped."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Tommy Harden"], at={"home": ["Agent Provocateur"]}),
        side("The Sloane Gang", rock=9),
        phase="sundown",
    )
    table.reacts("Agent Provocateur")
    assert table.zone("Tommy Harden") == "play"
    assert "Ann uses Agent Provocateur." in told(table, 1)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (BountyChanged(CAUSE, 1, "Fred Aims", 2), "The bounty on Fred Aims rises by 2."),
        (BountyChanged(CAUSE, 1, "Fred Aims", -1), "The bounty on Fred Aims falls by 1."),
        (Changed(CAUSE, 1, "Fred Aims", "bullets", -2), "Fred Aims: bullets down by 2."),
        (Changed(CAUSE, 1, "Fred Aims", "influence", 1), "Fred Aims: influence up by 1."),
        (RankChanged(CAUSE, 1, -1), "The hand rank of Bob falls by 1."),
        (JokerDeclared(CAUSE, 1, "Joker (red)", "clubs", 1), "Joker (red) stands for the ace of clubs."),
        (Pulled(CAUSE, 1, "Ivor Hawley", 0, "spades", 13, 3), "Ann pulls Ivor Hawley: king of spades."),
        (Pulled(CAUSE, 1, "Roan", 0, "hearts", 6, 3), "Ann pulls Roan: 6 of hearts."),
    ],
)
def test_the_log_says_which_way_numbers_went_and_what_cards_are_called(
    event: BountyChanged | Changed | RankChanged | JokerDeclared | Pulled, line: str
) -> None:
    assert said(event.told(None)) == line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (BountyChanged(CAUSE, 1, "Fred Aims", 2), "The bounty on Fred Aims is about to rise by 2."),
        (Changed(CAUSE, 1, "Fred Aims", "bullets", -2), "Fred Aims is about to have bullets down by 2."),
    ],
)
def test_what_is_about_to_change_says_which_way(event: BountyChanged | Changed, line: str) -> None:
    assert said(event.ahead(None)) == line
