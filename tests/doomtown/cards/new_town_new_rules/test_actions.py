"""The actions of New Town, New Rules."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import shootout

# --- Make 'Em Sweat ----------------------------------------------------------------------------------


def stare(mine: list[str], theirs: list[str]) -> Playing:
    return shootout(mine, theirs, leader={"hand": ["Make 'Em Sweat"]})


@pytest.mark.plays("Make 'Em Sweat")
@pytest.mark.parametrize(("mark", "left"), [("Philip Swinford", 0), ("Fred Aims", 0), ("Clyde Owens", 1)])
def test_make_em_sweat_takes_as_many_bullets_as_your_dude_has(mark: str, left: int) -> None:
    table = stare(["Olivia Jenks"], [mark]).uses("Make 'Em Sweat")
    assert table.booted("Olivia Jenks")
    assert table.bullets(mark) == left
    assert table.booted(mark) == (left == 0)


@pytest.mark.plays("Make 'Em Sweat")
def test_make_em_sweat_works_on_friends_and_lasts_the_shootout() -> None:
    table = stare(["Jake Smiley", "Fred Aims | Roan"], ["Clyde Owens | Roan"]).uses(
        "Make 'Em Sweat", "Jake Smiley"
    )
    assert table.choices() == ["Fred Aims", "Clyde Owens"]  # another dude, not the same
    table.answer("Fred Aims")
    assert (table.bullets("Fred Aims"), table.booted("Fred Aims")) == (1, False)
    table.until(Question.NOON)
    assert table.bullets("Fred Aims") == 2


@pytest.mark.refuses("Make 'Em Sweat")
def test_make_em_sweat_needs_an_unbooted_dude_of_yours() -> None:
    table = stare(["Olivia Jenks"], ["Fred Aims"])
    assert table.why_not("use", "Make 'Em Sweat") is None
    booted = shootout(
        ["Fred Aims"],
        ["Olivia Jenks | booted"],
        mark={"hand": ["Make 'Em Sweat"], "at": {"home": ["Jake Smiley"]}},
    ).passes(0)
    assert booted.why_not("use", "Make 'Em Sweat").rule == "RB-5.3.1-06"


# --- Back Ways ---------------------------------------------------------------------------------------


@pytest.mark.plays("Back Ways")
def test_back_ways_lead_a_wanted_dude_anywhere() -> None:
    table = Playing(
        side("The Sloane Gang", hand=["Back Ways"], at={"home": ["Fred Aims | bounty 1", "Silas Aims"]}),
        side("Law Dogs", deeds=["Blake Ranch"]),
    )
    table.uses("Back Ways")
    assert table.choices() == ["Town Square", "Law Dogs", "Blake Ranch"]  # another location
    table.answer("Blake Ranch")
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Blake Ranch", False)


@pytest.mark.refuses("Back Ways")
def test_back_ways_are_for_your_wanted_dudes() -> None:
    table = Playing(
        side("The Sloane Gang", hand=["Back Ways"], at={"home": ["Fred Aims"]}),
        side("Law Dogs", at={"home": ["Jake Smiley | bounty 3"]}),
    )
    assert table.why_not("use", "Back Ways").rule == "RB-5.3.1-06"


# --- Hired Help --------------------------------------------------------------------------------------


@pytest.mark.plays("Hired Help")
def test_hired_help_joins_and_rides_on() -> None:
    table = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"rock": 3, "hand": ["Hired Help"]})
    table.uses("Hired Help")
    assert table.posse(0) == ["Olivia Jenks", "Gunslinger"]
    assert (table.bullets("Gunslinger"), table.stud("Gunslinger")) == (2, True)
    assert (table.at("Gunslinger"), table.rock(0)) == ("Town Square", 0)
    table.until(Question.NOON)
    assert table.zone("Gunslinger") == "away"


@pytest.mark.refuses("Hired Help")
def test_hired_help_costs_3_and_only_helps_in_shootouts() -> None:
    poor = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"rock": 2, "hand": ["Hired Help"]})
    assert poor.why_not("use", "Hired Help").rule == "RB-3.7-04"
    peace = Playing(side(rock=3, hand=["Hired Help"], at={"town square": ["Olivia Jenks"]}), side())
    assert peace.why_not("use", "Hired Help").rule == "RC-abilities-01"


# --- Too Much Attention ------------------------------------------------------------------------------


def attention() -> Playing:
    return Playing(
        side(hand=["Too Much Attention"], deeds=["Blake Ranch"], at={"home": ["Jake Smiley"]}),
        side(
            "The Sloane Gang",
            deeds=["Undertaker", "Bunkhouse | booted"],
            at={
                "home": [
                    "Fred Aims | bounty 1",
                    "Silas Aims | control 1",
                    "Barton Everest | bounty 1 | booted",
                ]
            },
        ),
    )


@pytest.mark.plays("Too Much Attention")
def test_too_much_attention_boots_the_wanted_or_what_has_control_points() -> None:
    table = attention().uses("Too Much Attention", part="rumours")
    assert table.booted("Fred Aims")
    table = attention().uses("Too Much Attention", part="envy")
    assert table.choices() == ["Undertaker", "Silas Aims"]
    table.answer("Undertaker")
    assert table.booted("Undertaker")


@pytest.mark.refuses("Too Much Attention")
def test_too_much_attention_needs_somebody_unbooted_who_has_it() -> None:
    table = Playing(
        side(hand=["Too Much Attention"], deeds=["Blake Ranch"], at={"home": ["Jake Smiley"]}),
        side(
            "The Sloane Gang", deeds=["Undertaker | booted"], at={"home": ["Fred Aims | bounty 1 | booted"]}
        ),
    )
    assert table.why_not("use", "Too Much Attention").rule == "RB-5.3.1-06"
