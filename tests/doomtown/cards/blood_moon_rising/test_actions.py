"""Actions of Blood Moon Rising."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import name

BEEF = "We Got A Beef!"


def beef(
    mark: str, *, mine: dict[str, list[str]], theirs: dict[str, list[str]] | None = None, rock: int = 1
) -> Playing:
    """Tommy calls out this dude in the town square, who accepts; player 0 holds the card."""
    table = Playing(
        side("Law Dogs", rock=rock, at={"town square": ["Tommy Harden"], **mine}, hand=[BEEF]),
        side("The Sloane Gang", at={"town square": [mark], **(theirs or {})}),
    )
    table.calls_out("Tommy Harden", name(mark))
    return table.answer("yes") if table.choices() == ["yes", "no"] else table


@pytest.mark.plays(BEEF)
def test_a_friend_next_door_takes_the_leaders_place() -> None:
    table = beef("Barton Everest", mine={"home": ["Clyde Owens"]})
    table.reacts(BEEF)
    assert (table.at("Clyde Owens"), table.at("Tommy Harden")) == ("Town Square", "Law Dogs")
    assert (table.booted("Clyde Owens"), table.rock(0)) == (False, 0)
    table.until(Question.SHOOTOUT)
    assert table.posse(0) == ["Clyde Owens"]


@pytest.mark.plays(BEEF)
def test_the_mark_can_be_exchanged_as_well() -> None:
    table = beef("Barton Everest", mine={}, theirs={"home": ["Allie Hensman | booted"]}).reacts(BEEF)
    table.until(Question.SHOOTOUT)
    assert table.posse(1) == ["Allie Hensman"]
    assert table.at("Barton Everest") == "The Sloane Gang"


@pytest.mark.plays(BEEF)
def test_a_mark_who_has_been_roped_since_was_unbooted_as_it_accepted() -> None:
    """Rope and Ride drags Barton next door and boots him; then his player lets Allie step in."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}, hand=["Rope and Ride"]),
        side(
            "The Sloane Gang",
            rock=1,
            at={"town square": ["Barton Everest", "Allie Hensman"]},
            deeds=["Undertaker"],
            hand=[BEEF],
        ),
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    table.reacts("Rope and Ride", "Undertaker")
    assert table.booted("Barton Everest")
    table.reacts(BEEF)
    table.until(Question.SHOOTOUT)
    assert (table.posse(1), table.at("Barton Everest")) == (["Allie Hensman"], "Town Square")


@pytest.mark.refuses(BEEF)
@pytest.mark.parametrize(
    ("mark", "mine", "rock"),
    [
        ("Barton Everest | booted", {"home": ["Clyde Owens"]}, 1),  # a booted mark
        ("Barton Everest", {}, 1),  # nobody next door
        ("Barton Everest", {"home": ["QUATERMAN"]}, 1),  # no card moves it
        (
            "Barton Everest",
            {"The Sloane Gang": ["Clyde Owens"], "town square": ["Tommy Harden", "Andreas Andregg"]},
            0,
        ),
    ],
    ids=["booted mark", "nobody there", "nobody can move", "no ghost rock"],
)
def test_nobody_steps_in(mark: str, mine: dict[str, list[str]], rock: int) -> None:
    table = beef(mark, mine=mine, rock=rock)
    assert "react" not in table.ask.message.key
    assert table.zone(BEEF) == "hand"
