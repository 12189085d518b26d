"""Who comes at once comes together: each may be named as the one that came."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, fight, name, shootout

# --- who comes at once comes first together: in the 2014-15 edition posses ride as one ----------------

TWISTER = "Tummy Twister"


def ride(edition: str, *gang: str) -> Playing:
    """Longwei Fu leads a job against Barton at a spoilt deed; everybody can come. The Winner is player 1."""
    table = Playing(
        side("Law Dogs", rock=5, hand=["Kidnappin'"], at={"home": ["Longwei Fu", *gang]}),
        side(
            "The Sloane Gang",
            deeds=[f"Bunkhouse | {TWISTER}"],
            at={"home": ["Allie Hensman"], "Bunkhouse": ["Barton Everest"]},
        ),
        turn=0,
        winner=1,
        edition=edition,
    ).uses("Kidnappin'")
    for wanted in (
        "Longwei Fu",
        "Barton Everest",
        *map(name, gang),
        "yes",
        "Barton Everest",
        "Allie Hensman",
    ):
        table.answer(wanted)
    return table


def sick(table: Playing) -> str:
    return str(table.state.printed(table.card(TWISTER).place).title)


@pytest.mark.plays(TWISTER)
@pytest.mark.rule("AEG-posses-03")
def test_of_those_who_come_at_once_the_winner_says_who_is_sick() -> None:
    table = ride("aeg", "Tommy Harden", "Philip Swinford | Knight's Chasuble")
    assert table.ask.seat == 1
    assert table.choices() == ["Longwei Fu", "Tommy Harden", "Allie Hensman"]
    assert {table.at(name) for name in table.choices()} == {"Bunkhouse"}
    assert sick(table.answer("Tommy Harden")) == "Tommy Harden"
    assert table.question == Question.SHOOTOUT


@pytest.mark.plays(TWISTER)
@pytest.mark.rule("RB-6.2-18")
def test_who_rides_ahead_is_sick() -> None:
    assert sick(ride("pinebox", "Tommy Harden", "Philip Swinford")) == "Longwei Fu"


# --- a text that moves several moves them at once -----------------------------------------------------

PATHS, MONKEY = "Secret Paths", "Monkey Goes to the Mountain"


def paths() -> Playing:
    """Black Elk leads everybody to a spoilt deed; the Winner is player 1."""
    return Playing(
        side(
            "Law Dogs",
            deck=["KC", *HANDS[1]],
            at={"town square": [f"Black Elk | {PATHS}", "Tommy Harden", "Hupirika Sue"]},
        ),
        side("The Sloane Gang", deeds=[f"Bunkhouse | {TWISTER}"], at={"Bunkhouse": ["Barton Everest"]}),
        turn=0,
        winner=1,
    ).uses(PATHS, "Bunkhouse")


@pytest.mark.plays(PATHS, TWISTER)
def test_who_walks_secret_paths_together_is_sick_by_the_winner_s_choice() -> None:
    table = paths()
    assert (table.ask.seat, table.choices()) == (1, ["Black Elk", "Tommy Harden", "Hupirika Sue"])
    assert sick(table.answer("Hupirika Sue")) == "Hupirika Sue"


@pytest.mark.plays("Hupirika Sue", PATHS)
def test_sue_may_send_any_of_those_who_came_together() -> None:
    table = paths().answer("Hupirika Sue")
    assert {table.at(dude) for dude in ("Black Elk", "Tommy Harden")} == {"Bunkhouse"}
    table.passes().reacts("Hupirika Sue").answer("yes")
    assert fight(table).leader == table.id("Tommy Harden")


@pytest.mark.plays(MONKEY, TWISTER)
def test_who_goes_to_the_mountain_with_the_monkey_is_sick_by_the_winner_s_choice() -> None:
    table = shootout(
        ["Longwei Fu", "Tommy Harden"],
        ["Allie Hensman", "Clint Ramsey"],
        leader={"hand": [MONKEY], "deeds": [f"Bunkhouse | {TWISTER}"]},
        hands=(("AC", *HANDS[1]), HANDS[1]),
        winner=0,
    ).uses(MONKEY, "Allie Hensman")
    assert table.choices() == ["Longwei Fu", "Allie Hensman"]
    assert sick(table.answer("Allie Hensman")) == "Allie Hensman"


# --- Run 'Em Down! ------------------------------------------------------------------------------------

RUN = "Run 'Em Down!"


@pytest.mark.plays(RUN)
def test_riders_arrive_together() -> None:
    """The deed they ride to is spoilt, and of those who come at once the Winner says who gets it."""
    table = Playing(
        side(hand=[RUN], at={"town square": ["Tommy Harden | Roan", "Philip Swinford | Mustang"]}),
        side("The Sloane Gang", deeds=[f"Bunkhouse | {TWISTER}"], at={"Bunkhouse": ["Barton Everest"]}),
        turn=0,
        winner=1,
    ).uses(RUN, ("Tommy Harden", "Philip Swinford"))
    assert (table.ask.seat, table.choices()) == (1, ["Tommy Harden", "Philip Swinford"])
    assert {table.at(rider) for rider in table.choices()} == {"Bunkhouse"}


# --- of several who come at once the Serum's player names one (RC-traits-09) --------------------------

SERUM = "Blight Serum"


@pytest.mark.plays(SERUM)
def test_of_two_who_come_together_whoever_controls_the_serum_says_who_falls_ill() -> None:
    table = Playing(
        side("Law Dogs", deck=["5C"], at={"home": ["Black Elk | Secret Paths", "Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            deeds=[f"Bunkhouse | {SERUM}"],
            at={"Bunkhouse": ["Barton Everest | influence +5"]},
        ),
    )
    table.uses("Secret Paths", "Bunkhouse")
    assert (table.ask.seat, set(table.choices())) == (1, {"Black Elk", "Olivia Jenks"})
    table.answer("Olivia Jenks")
    assert [table.at(dude) for dude in ("Black Elk", "Olivia Jenks")] == ["Bunkhouse", "Law Dogs"]
    assert (table.booted("Olivia Jenks"), table.zone(SERUM)) == (True, "hill")
