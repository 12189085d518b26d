"""Rulebook 6.2, steps 1 and 2: starting a job and choosing its mark."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, TOWN_SQUARE
from boomtown.doomtown.state.events import Booted, JobStarted
from doomtown.rules.day_scenes import refused_by


def town(*, hand: list[str], **mine: object) -> Playing:
    """Two deeds of the other player to do jobs against, one of them Out of Town."""
    return Playing(
        side("Law Dogs", rock=9, hand=hand, **mine),
        side(
            "The Sloane Gang",
            deeds=["General Store", "Pat's Perch"],
            at={"General Store": ["Marion Seville"]},
        ),
    )


@pytest.mark.rule("RB-6.2-01")
def test_an_ability_called_a_job_starts_one() -> None:
    table = town(hand=["Establishin' Who's in Charge"], at={"home": ["Tommy Harden"]})
    table.uses("Establishin' Who's in Charge")
    (started,) = table.events(JobStarted)
    assert (started.name, started.target) == ("Tommy Harden", "General Store")
    assert table.state.fight is not None
    assert table.state.fight.job is not None


@pytest.mark.rule("RB-6.2-02", "RB-6.2-03")
def test_a_job_has_a_leader_and_a_mark() -> None:
    table = town(
        hand=["Establishin' Who's in Charge"],
        deeds=["Bunkhouse"],
        at={"home": ["Tommy Harden", "Philip Swinford"]},
    )
    table.uses("Establishin' Who's in Charge", "Tommy Harden", "General Store")
    fight = table.state.fight
    assert fight is not None
    assert (fight.leader, fight.seats[LEADER]) == (table.id("Tommy Harden"), 0)
    assert fight.mark == table.id("General Store")
    table.answer("done")
    assert table.ask.seat == 1, "the mark's controller is asked whether to oppose"


@pytest.mark.rule("RB-6.2-03")
def test_a_place_without_a_controller_can_be_the_mark() -> None:
    table = town(hand=["A Coach Comes to Town"], at={"home": ["Tommy Harden"]})
    table.uses("A Coach Comes to Town")
    assert table.state.fight is not None
    assert table.state.fight.mark == TOWN_SQUARE


@pytest.mark.rule("RB-6.2-04")
def test_a_booted_dude_leads_no_job() -> None:
    table = town(hand=["Establishin' Who's in Charge"], at={"home": ["Tommy Harden | booted"]})
    assert refused_by(table, "use", "Establishin' Who's in Charge") == "RB-6.2-04"
    assert not [play for play in table.plays() if play.startswith("use:")]


@pytest.mark.rule("RB-6.2-04", "RB-6.2-06")
def test_any_unbooted_dude_of_yours_may_lead_the_job_of_an_action() -> None:
    table = town(
        hand=["Establishin' Who's in Charge"],
        at={"home": ["Tommy Harden", "Lucinda \"Lucy\" Clover | booted"], "town square": ["Philip Swinford"]},
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge")
    assert table.choices() == ["Tommy Harden", "Philip Swinford"]
    table.answer("Philip Swinford")
    assert table.posse(0) == ["Philip Swinford"]


@pytest.mark.rule("RB-6.2-05")
def test_a_dudes_own_job_is_led_by_that_dude() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden", "Judge Harry Somerset"]}),
        side("The Sloane Gang", at={"home": ["Marion Seville | bounty 1"]}),
    )
    table.uses("Judge Harry Somerset")
    assert table.state.fight is not None
    assert table.state.fight.leader == table.id("Judge Harry Somerset")
    assert table.posse(0) == ["Judge Harry Somerset"]


@pytest.mark.rule("RB-6.2-05")
def test_a_dude_who_is_booted_does_not_lead_the_own_job_nor_does_anybody_else() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden", "Judge Harry Somerset | booted"]}),
        side("The Sloane Gang", at={"home": ["Marion Seville | bounty 1"]}),
    )
    assert table.why_not("use", "Judge Harry Somerset") is not None


@pytest.mark.rule("RB-6.2-07")
def test_a_boot_cost_boots_the_leader() -> None:
    table = town(hand=["Ambush"], at={"home": ["Tommy Harden"], "town square": ["Philip Swinford"]})
    table.uses("Ambush", "Philip Swinford")
    assert [event.name for event in table.events(Booted)] == ["Philip Swinford"]
    if table.state.fight is None:
        table.answer("Marion Seville")
    assert table.state.fight is not None
    assert table.state.fight.leader == table.id("Philip Swinford")
    assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-6.2-05")
def test_the_job_of_goods_is_led_by_their_dude() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden | Jacc's Fail Safe", "Philip Swinford"]}),
        side("The Sloane Gang", at={"home": ["Marion Seville"]}),
    )
    table.uses("Jacc's Fail Safe")
    assert table.posse(0) == ["Tommy Harden"]
    assert table.choices() == ["Philip Swinford", "done"]


def laboratory() -> Playing:
    """A deed with a job of its own, and two dudes with a skill to lead it."""
    return Playing(
        side("Law Dogs", deeds=["Epidemic Laboratory"],
             at={"home": ["Tommy Harden", "Andreas Andregg", "Steele Archer"]}),
        side("The Sloane Gang"),
    )  # fmt: skip


@pytest.mark.rule("RB-6.2-06")
def test_any_eligible_dude_leads_the_job_of_a_deed() -> None:
    table = laboratory().uses("Epidemic Laboratory")
    assert table.choices() == ["Andreas Andregg", "Steele Archer"], "this job wants somebody with a skill"


@pytest.mark.rule("RB-6.2-07")
def test_the_boot_cost_of_a_deeds_job_boots_the_leader_and_not_the_deed() -> None:
    table = laboratory().uses("Epidemic Laboratory", "Steele Archer")
    assert [event.name for event in table.events(Booted)] == ["Steele Archer"]
    assert not table.booted("Epidemic Laboratory")


@pytest.mark.rule("RB-6.2-07")
def test_without_a_boot_cost_the_leader_stays_unbooted() -> None:
    table = town(hand=["Establishin' Who's in Charge"], at={"home": ["Tommy Harden"]})
    table.uses("Establishin' Who's in Charge")
    assert table.at("Tommy Harden") == "General Store"
    assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-6.2-08")
def test_the_first_sentence_says_what_can_be_marked() -> None:
    table = town(
        hand=["Establishin' Who's in Charge"],
        deeds=["Blake Ranch", "Bunkhouse"],
        at={"home": ["Tommy Harden"]},
    )
    table.uses("Establishin' Who's in Charge")
    assert table.choices() == ["Bunkhouse", "General Store"], "deeds in town"


@pytest.mark.rule("RB-6.2-08")
def test_without_a_possible_mark_the_job_cannot_start() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Pat's Perch"]),
    )
    assert refused_by(table, "use", "Establishin' Who's in Charge") == "RB-6.2-08"


@pytest.mark.rule("RB-6.2-09")
def test_a_leader_out_of_town_starts_a_job_in_town() -> None:
    table = town(
        hand=["Establishin' Who's in Charge"], deeds=["Blake Ranch"], at={"Blake Ranch": ["Tommy Harden"]}
    )
    table.uses("Establishin' Who's in Charge")
    assert table.at("Tommy Harden") == "General Store"


@pytest.mark.rule("RB-6.2-10")
def test_a_player_may_mark_their_own_card() -> None:
    table = town(hand=["Establishin' Who's in Charge"], deeds=["Bunkhouse"], at={"home": ["Tommy Harden"]})
    table.uses("Establishin' Who's in Charge", "Bunkhouse")
    (started,) = table.events(JobStarted)
    assert (started.seat, started.target) == (0, "Bunkhouse")


@pytest.mark.rule("RB-6.2-11")
def test_who_marks_their_own_card_does_not_defend_it_but_others_may() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"], deeds=["Bunkhouse"],
             at={"home": ["Tommy Harden"], "Bunkhouse": ["Philip Swinford"]}),
        side("The Sloane Gang", at={"town square": ["Marion Seville"]}),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge", "Tommy Harden")
    assert table.choices() == ["Philip Swinford", "done"]
    table.answer("done")
    assert (table.ask.seat, table.choices()) == (1, ["yes", "no"])
