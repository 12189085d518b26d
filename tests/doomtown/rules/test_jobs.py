"""Rulebook 6.2: jobs."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded, ShootoutBegan
from doomtown.fights import FLUSH, HIGH_CARD, STRAIGHT

CHARGE = "Establishin' Who's in Charge"


def job(
    mine: dict[str, list[str]],
    theirs: dict[str, list[str]] | None = None,
    card: str = CHARGE,
    **details: object,
) -> Playing:
    """Law Dogs own the Bunkhouse, the Sloane Gang Charlie's Place and Jackson's Strike."""
    return Playing(
        side(
            "Law Dogs", rock=5, deeds=["Bunkhouse"], at=mine, hand=[card], deck=details.pop("my_hand", FLUSH)
        ),
        side(
            "The Sloane Gang",
            deeds=["Charlie's Place", "Jackson's Strike"],
            at=theirs or {},
            deck=details.pop("their_hand", HIGH_CARD),
        ),
        **details,
    )


@pytest.mark.rule(
    "RB-6.2-01", "RB-6.2-02", "RB-6.2-03", "RB-6.2-06", "RB-6.2-31", "RB-6.2-39", "RB-6.2-41", "RB-6.2-08"
)
def test_an_unopposed_job_succeeds_and_its_posse_goes_home() -> None:
    table = job({"town square": ["Olivia Jenks"]}).uses(CHARGE, "Charlie's Place")
    assert table.events(JobEnded)[-1].success
    assert table.card("Charlie's Place").counter("control") == 1
    assert table.at("Olivia Jenks") == "Law Dogs"
    assert table.booted("Olivia Jenks")
    assert not table.events(ShootoutBegan)


@pytest.mark.rule("RB-6.2-04")
def test_a_booted_dude_does_not_lead() -> None:
    table = job({"home": ["Olivia Jenks | booted"]})
    assert table.why_not("use", CHARGE).rule == "RB-6.2-04"


@pytest.mark.rule("RB-6.2-05", "RB-6.2-07")
def test_a_dudes_own_job_is_led_and_paid_by_that_dude() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Judge Harry Somerset", "Clyde Owens"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims | bounty 1"]}),
    )
    table.uses("Judge Harry Somerset")
    assert table.booted("Judge Harry Somerset")
    assert table.state.fight.leader == table.id("Judge Harry Somerset")


@pytest.mark.ruling("RC3-office-of-ancestral-affairs-01")
@pytest.mark.rule("RB-6.2-07")
def test_a_boot_cost_boots_the_leader_of_an_actions_job() -> None:
    table = job({"home": ["Olivia Jenks"]}, {"town square": ["Fred Aims"]}, card="Kidnappin'")
    table.uses("Kidnappin'", "Fred Aims")
    assert table.booted("Olivia Jenks")


@pytest.mark.rule("RB-6.2-09")
def test_the_leader_may_start_from_anywhere() -> None:
    table = job({"Jackson's Strike": ["Olivia Jenks"]}).uses(CHARGE, "Charlie's Place")
    assert table.events(JobEnded)[-1].success


@pytest.mark.rule(
    "RB-6.2-16", "RB-6.2-17", "RB-6.2-18", "RB-6.2-19", "RB-6.2-20", "RB-6.2-21", "RB-6.2-13", "RB-6.2-14"
)
def test_the_five_stages_of_the_leaders_posse() -> None:
    table = job(
        {
            "home": ["Olivia Jenks", "Clyde Owens"],
            "Bunkhouse": ["Steele Archer"],
            "The Sloane Gang": ["Clint Ramsey"],
            "Charlie's Place": ["Tommy Harden | booted"],
        }
    )
    table.uses(CHARGE, "Olivia Jenks", "Charlie's Place")
    assert table.choices() == ["Clyde Owens", "done"]
    table.answer("Clyde Owens")
    assert table.booted("Clyde Owens")
    assert table.choices() == ["Steele Archer", "done"]
    table.answer("Steele Archer")
    assert table.at("Steele Archer") == "Charlie's Place"  # everybody has ridden there by now
    assert table.at("Olivia Jenks") == "Charlie's Place"
    assert not table.booted("Olivia Jenks")
    assert table.choices() == ["Clint Ramsey", "done"]
    table.answer("Clint Ramsey")
    assert table.booted("Clint Ramsey")
    assert table.choices() == ["Tommy Harden", "done"]


@pytest.mark.rule("AEG-jobs-01")
def test_in_aeg_there_are_no_stages() -> None:
    table = job(
        {
            "home": ["Olivia Jenks", "Clyde Owens"],
            "Charlie's Place": ["Tommy Harden"],
            "The Sloane Gang": ["Clint Ramsey"],
        },
        edition="aeg",
    )
    table.uses(CHARGE, "Olivia Jenks", "Charlie's Place")
    assert table.choices() == ["Clyde Owens", "Tommy Harden", "Clint Ramsey", "done"]


@pytest.mark.rule("RB-6.2-22", "RB-6.2-23", "RB-6.2-24", "RB-6.2-26", "RB-6.2-27", "RB-6.2-35")
def test_the_marks_controller_may_oppose() -> None:
    table = job({"home": ["Olivia Jenks"]}, {"home": ["Fred Aims"], "Jackson's Strike": ["Silas Aims"]})
    table.uses(CHARGE, "Charlie's Place")
    assert table.ask.seat == 1
    table.answer("yes")
    assert table.posse(1) == ["Fred Aims"]  # Silas is too far away, and somebody has to join
    assert table.booted("Fred Aims")
    assert table.events(ShootoutBegan)


@pytest.mark.rule("RB-6.2-10", "RB-6.2-11", "RB-6.2-30")
def test_own_marks_are_defended_by_others_only() -> None:
    table = job({"home": ["Olivia Jenks", "Clyde Owens"]}, {"town square": ["Fred Aims"]})
    table.uses(CHARGE, "Olivia Jenks", "Bunkhouse").until("oppose")
    assert table.ask.seat == 1


@pytest.mark.rule("RB-6.2-37", "RB-6.2-36", "RC-shootout-s7-03")
def test_a_won_shootout_is_a_success() -> None:
    table = job({"home": ["Olivia Jenks"]}, {"home": ["Fred Aims"]})
    table.uses(CHARGE, "Charlie's Place").answer("yes").until("Noon")
    assert table.events(JobEnded)[-1].success
    assert table.card("Charlie's Place").counter("control") == 1


@pytest.mark.rule("RB-6.2-38", "RB-6.2-40", "RB-6.2-43", "RB-6.2-44")
def test_a_lost_shootout_is_a_failure() -> None:
    table = job({"home": ["Olivia Jenks"]}, {"home": ["Fred Aims"]}, my_hand=HIGH_CARD, their_hand=STRAIGHT)
    table.uses(CHARGE, "Charlie's Place").answer("yes").until("Noon")
    assert not table.events(JobEnded)[-1].success
    assert table.card("Charlie's Place").counter("control") == 0
    assert table.at("Fred Aims") == "Charlie's Place"
    assert table.state.fight is None


@pytest.mark.rule("RB-6.2-32", "RB-6.2-33")
def test_an_illegal_posse_fails_the_job() -> None:
    table = job({"home": ["Steele Archer"]}, {"town square": ["Sloane"]}, card="Kidnappin'")
    table.uses("Kidnappin'", "Sloane")
    assert not table.events(JobEnded)[-1].success
    assert table.zone("Sloane") == "play"
    assert table.at("Steele Archer") == "Law Dogs"
