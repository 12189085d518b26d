"""What the tenth audit found in the Base Set, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Aced, Discarded
from doomtown.scenes import HANDS, draws, refused_by, shootout

# --- Morgan Cattle Co. ---------------------------------------------------------------------------------

CATTLE, STOCKYARD = "Morgan Cattle Co.", "Secured Stockyard"


def investing(*gang: str, deed: str = STOCKYARD) -> Playing:
    return Playing(
        side(CATTLE, rock=9, hand=[deed], deck=["KC"], at={"home": list(gang)}), side("Law Dogs"), turn=0
    )


@pytest.mark.refuses(CATTLE)
@pytest.mark.rule("RB-5.3.5-18")
def test_who_boots_for_a_gadget_deed_cannot_invent_it() -> None:
    """Whoever invents boots for that, so it takes a scientist besides the dude who boots for the outfit."""
    assert refused_by(investing("Roderick Byre"), "use", CATTLE) == "RB-5.3.1-06"


@pytest.mark.plays(CATTLE)
def test_somebody_else_invents_the_deed_one_has_booted_for() -> None:
    table = investing("Roderick Byre", "Olivia Jenks").uses(CATTLE)
    table.until(Question.NOON)
    assert (table.at("Olivia Jenks"), table.zone(STOCKYARD)) == (STOCKYARD, "play")
    assert table.booted("Roderick Byre")


@pytest.mark.refuses(CATTLE)
@pytest.mark.ruling("RC-abilities-06")
def test_who_cannot_move_to_the_deed_does_not_boot_for_it() -> None:
    assert refused_by(investing("Agent Provocateur", deed="Bunkhouse"), "use", CATTLE) == "RB-5.3.1-06"


# --- Run 'Em Down! -------------------------------------------------------------------------------------

RUN, TWISTER = "Run 'Em Down!", "Tummy Twister"


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


# --- Dr. Dawn Edwards ----------------------------------------------------------------------------------

DAWN, EVE, DEVIL = "Dr. Dawn Edwards", "Eve Henry", "Diable en Boite"


@pytest.mark.plays(DAWN)
@pytest.mark.ruling("RC3-diable-en-boite-02")
def test_eve_comes_where_dawn_was_when_she_fell() -> None:
    """The devil takes Dawn home, where she is discarded all the same: that is *this location* now."""
    table = shootout(
        [f"{DAWN} | {DEVIL}", "Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[1], HANDS[2]),
        leader={"deck": [*HANDS[1], "2C", EVE]},
    )
    draws(table, "Olivia Jenks", "Barton Everest").until(Question.CASUALTIES).answer(f"Discard {DAWN}")
    table.reacts(DEVIL, DAWN).answer("yes").answer(EVE)
    assert (table.zone(DAWN), table.at(EVE)) == ("discard", "Law Dogs")


# --- who left play in answer to being about to leave it (ruling 1001) ----------------------------------

RICK = "Rick Henderson"


def taken_home_and_discarded(how: str, rank: int) -> Playing:
    """Tommy is a casualty; the devil takes him home, and Rick has him discarded for that: nobody pays for him."""
    table = shootout(
        [f"Tommy Harden | {DEVIL}", "Olivia Jenks"],
        [RICK, "Barton Everest"],
        hands=(HANDS[1], HANDS[rank]),
        mark={"deeds": ["Undertaker"]},
    )
    draws(table, "Olivia Jenks", "Barton Everest").until(Question.CASUALTIES)
    table.answer(f"{how}:{table.id('Tommy Harden')}").reacts(DEVIL, "Tommy Harden").reacts(RICK)
    return table.until(Question.RUN)


@pytest.mark.plays(DEVIL, RICK)
def test_who_was_discarded_meanwhile_is_not_aced_out_of_the_pile() -> None:
    table = taken_home_and_discarded("ace", 3)
    assert (table.zone("Tommy Harden"), table.rock(1)) == ("discard", 0)
    assert "Tommy Harden" not in [event.name for event in table.events(Aced)]
    assert table.ask.seat == 0, "both casualties are covered: it is time to run"


@pytest.mark.plays(DEVIL, RICK)
def test_who_was_discarded_meanwhile_is_not_discarded_again() -> None:
    table = taken_home_and_discarded("discard", 2)
    assert [event.name for event in table.events(Discarded)].count("Tommy Harden") == 1


LEAD = "Hot Lead Flyin'"


@pytest.mark.refuses(LEAD)
def test_who_was_discarded_for_something_else_sends_no_lead_flyin() -> None:
    """Tommy was named as a casualty; discarded he was for going home."""
    table = shootout(
        [f"Tommy Harden | {DEVIL}", "Olivia Jenks"],
        [RICK, "Barton Everest"],
        hands=(HANDS[1], HANDS[2]),
        leader={"hand": [LEAD], "deck": [*HANDS[1], "2C", "AC"]},
    )
    draws(table, "Olivia Jenks", "Barton Everest").until(Question.CASUALTIES).answer("Discard Tommy Harden")
    table.reacts(DEVIL, "Tommy Harden").reacts(RICK).reacts(LEAD)
    assert table.zone("Tommy Harden") == "discard"
    assert table.question is Question.RUN


# --- Arnold McCadish -----------------------------------------------------------------------------------

ARNOLD, JOAN = "Arnold McCadish", "Joan McGruder"


@pytest.mark.refuses(ARNOLD)
@pytest.mark.ruling("RC-abilities-02")
def test_arnold_does_not_boot_for_who_cannot_go_home() -> None:
    """Joan stays where she fights, so there is nothing that Arnold could do instead."""
    table = shootout(
        [JOAN, "Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[1], HANDS[2]),
        leader={"deck": [*HANDS[1], "2C", "KC"], "at": {"home": [ARNOLD]}},
    )
    draws(table, "Olivia Jenks", "Barton Everest").until(Question.CASUALTIES).answer(f"Discard {JOAN}")
    assert table.question is Question.RUN
    assert (table.zone(JOAN), table.booted(ARNOLD)) == ("discard", False)
