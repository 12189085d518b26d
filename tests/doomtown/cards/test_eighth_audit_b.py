"""What the second part of the eighth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, deal, draws, fight, name, shootout, usable

# --- who has left the shootout is no dude in this shootout any more -----------------------------------

HYMN, DEVIL = "We Stand Amazed", "Diable en Boite"


def three_fall() -> Playing:
    """Three casualties: Tommy, whose Diable sends Philip home booted, then Philip from there, then Father Diamond."""
    table = shootout(
        [f"Father Diamond | {HYMN}", f"Tommy Harden | {DEVIL}", "Philip Swinford"],
        ["Barton Everest"],
        hands=((*HANDS[1], "KC"), HANDS[4]),
    )
    draws(table, "Tommy Harden").until(Question.CASUALTIES).answer("Discard Tommy Harden").answer(
        "Discard Philip Swinford"
    )
    return table.passes().reacts(DEVIL, "Philip Swinford")


@pytest.mark.plays(HYMN)
@pytest.mark.refuses(HYMN)
def test_the_hymn_spares_nobody_who_has_been_sent_home_before() -> None:
    table = three_fall()
    assert "Father Diamond" in str(table.ask.message)  # who is still there, and is asked about next
    assert table.zone("Philip Swinford") == "discard"
    assert usable(table, HYMN)


# --- who changes sides has not joined the shootout (ruling 850) ---------------------------------------

DRAGOONS, HUCKLEBERRY = "Stone's Colt Dragoons", "I'm Your Huckleberry"


@pytest.mark.refuses(DRAGOONS)
def test_who_changes_sides_has_not_joined_the_shootout() -> None:
    table = shootout(
        [f"Tommy Harden | {DRAGOONS}", "Philip Swinford"],
        ["Barton Everest", "Allie Hensman"],
        hands=(CHEATING[2], HANDS[1]),
        mark={"hand": [HUCKLEBERRY]},
    )
    draws(table, "Tommy Harden", "Barton Everest").passes(0).uses(HUCKLEBERRY, "Philip Swinford")
    assert table.posse(1) == ["Barton Everest", "Allie Hensman", "Philip Swinford"]
    table.never_offered(DRAGOONS, until=Question.NOON)


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


# --- who has been sent home is not discarded in a shootout (ruling 851) --------------------------------


@pytest.mark.refuses(DEVIL)
def test_who_is_discarded_at_home_springs_no_devil() -> None:
    table = shootout(
        [f"Tommy Harden | {DEVIL}", f"Philip Swinford | {DEVIL}", "Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[1], HANDS[4]),
    )
    draws(table, "Tommy Harden").until(Question.CASUALTIES)
    table.answer("Discard Tommy Harden").answer("Discard Philip Swinford")
    table.reacts(DEVIL, "Philip Swinford").never_offered(DEVIL, until=Question.NOON)
    assert table.zone("Philip Swinford") == "discard"


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


# --- who has left the shootout has left its nightmares, too -------------------------------------------

REALM = "Nightmare Realm"


@pytest.mark.refuses(REALM)
@pytest.mark.rule("RC-prevention-08")
@pytest.mark.parametrize(("sent", "left"), [("Barton Everest", (1, 4)), ("Clint Ramsey", (0, 3))])
def test_who_is_out_of_the_shootout_has_no_more_nightmares(sent: str, left: tuple[int, int]) -> None:
    table = shootout(
        [f"Steele Archer | {REALM}", "Tommy Harden"],
        ["Barton Everest", "Allie Hensman", "Clint Ramsey"],
        leader={"hand": ["Pistol Whip"]},
        hands=(("KC", *deal(2, 2)), deal(1, 1)),
    )
    table.uses(REALM, "Barton Everest", "Tommy Harden")
    draws(table, "Tommy Harden", "Barton Everest").until(Question.CASUALTIES).answer("Discard Allie Hensman")
    table.until(Question.SHOOTOUT).uses("Pistol Whip", "Tommy Harden", sent)
    draws(table, "Tommy Harden")
    assert (table.bullets("Barton Everest"), table.value("Barton Everest")) == left
