"""Why not? says what holds now: the same plays that are offered, in the middle of a fight as at Noon."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import text


def told(table: Playing, name: str, seat: int = 0) -> list[str]:
    """What a person hears who asks about a card."""
    return [text(message) for message in table.table.why_not(seat, name)]


def can(table: Playing, name: str, seat: int = 0) -> bool:
    """Whether anything is said to be possible with a card."""
    return any(line.startswith("You can") for line in told(table, name, seat))


@pytest.fixture
def square() -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=9,
            at={"home": ["Olivia Jenks"], "town square": ["Tommy Harden", "Clyde Owens | Shotgun"]},
            hand=["Bunkhouse"],
        ),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )


@pytest.mark.rule("RB-5.3-02")
def test_at_noon_they_move_and_shop(square: Playing) -> None:
    assert square.why_not("move", "Olivia Jenks") is None
    assert square.why_not("shop", "Bunkhouse") is None
    assert can(square, "Olivia Jenks")
    assert can(square, "Bunkhouse")


@pytest.mark.rule("RB-6.1-27")
def test_in_a_shootout_nobody_moves_or_shops(square: Playing) -> None:
    square.calls_out("Tommy Harden", "Barton Everest").answer("yes").until(Question.SHOOTOUT)
    for play, name in (("move", "Olivia Jenks"), ("shop", "Bunkhouse")):
        refusal = square.why_not(play, name, seat=0)
        assert refusal is not None
        assert text(refusal.reason) == "This is not the time for it."
        assert not can(square, name)


@pytest.mark.rule("RB-5.3.5-24")
def test_goods_are_not_traded_where_trading_is_refused(square: Playing) -> None:
    """In the town square, which nobody controls."""
    refusal = square.why_not("trade", "Shotgun", "Tommy Harden")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-24"
    assert not any("trade" in line and line.startswith("You can") for line in told(square, "Shotgun"))
    assert not [play for play in square.plays() if play.startswith("trade")]


def test_goods_that_stay_are_told_apart_from_those_that_go() -> None:
    """Somebody may trade there, but not this card: it has changed hands today."""
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden | Shotgun | Roan", "Clyde Owens", "Philip Swinford"]}),
        side("The Sloane Gang"),
    )
    table.answer(f"trade:{table.id('Law Dogs')}", seat=0)
    table.answer("Shotgun").answer("Clyde Owens").until(Question.NOON)
    table.passes()
    assert [play for play in table.plays() if play.startswith("trade")]
    assert not can(table, "Shotgun")
    assert can(table, "Roan")


def test_while_posses_form_nothing_is_played(square: Playing) -> None:
    square.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    assert square.state.fight is not None
    assert square.why_not("move", "Olivia Jenks", seat=0) is not None
    assert not can(square, "Olivia Jenks")


@pytest.mark.rule("RB-5.3.2-01")
@pytest.mark.parametrize(
    ("mine", "reason"),
    [
        ({"home": ["Olivia Jenks"], "town square": ["Tommy Harden | booted"]}, "booted"),
        ({"home": ["Olivia Jenks", "Tommy Harden"]}, "not at the same location"),
    ],
)
def test_of_all_who_cannot_call_somebody_out_the_one_who_is_there_says_why(
    mine: dict[str, list[str]], reason: str
) -> None:
    table = Playing(
        side("Law Dogs", at=mine), side("The Sloane Gang", at={"town square": ["Barton Everest"]})
    )
    assert [line for line in told(table, "Barton Everest") if reason in line] != []
