"""Compendium: sending home booted; value and grit."""

import pytest

from boomtown.doomtown.reading.numbers import grit
from boomtown.doomtown.reading.numbers import total as number
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, events
from boomtown.doomtown.text.sayings import CANNOT_BOOT, CANNOT_LEAVE_THE_POSSE, CANNOT_MOVE, Saying
from boomtown.doomtown.words import says
from doomtown.scenes import everybody_joins, shootout, with_text

WENDY = 'Xiong "Wendy" Cheng'


# --- sending home booted -------------------------------------------------------------------------


@pytest.mark.rule("RC-send-home-booted-01")
def test_booted_dudes_can_be_sent_home_booted() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims", "Allie Hensman", "Marion Seville | booted"],
        leader={"hand": ["Pistol Whip"]},
        mark={"hand": ["Missed!"]},
    )
    table.uses("Pistol Whip")
    assert table.choices() == ["Fred Aims", "Allie Hensman", "Marion Seville"]
    table.answer("Marion Seville")
    assert (table.at("Marion Seville"), table.booted("Marion Seville")) == ("The Sloane Gang", True)
    assert table.posse(MARK) == ["Fred Aims", "Allie Hensman"]


@pytest.mark.rule("RC-send-home-booted-01")
@pytest.mark.rule("RC-send-home-booted-05")
def test_every_wording_boots_moves_and_takes_out_of_the_posse() -> None:
    table = shootout(
        [WENDY], ["Fred Aims", "Allie Hensman", "Marion Seville"], leader={"hand": ["Make the Smart Choice"]}
    )
    table.uses(WENDY, "Fred Aims").passes(1).uses("Make the Smart Choice", "Allie Hensman").answer("yes")
    for dude in ("Fred Aims", "Allie Hensman"):
        assert (table.at(dude), table.booted(dude)) == ("The Sloane Gang", True)
    assert table.posse(MARK) == ["Marion Seville"]


@pytest.mark.rule("RC-send-home-booted-02")
def test_home_is_the_controllers() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Steele Archer | Puppet"]}, deck=["KH"]),
        side("The Sloane Gang", at={"town square": [WENDY, "Fred Aims"]}),
    )
    table.uses("Puppet", "Fred Aims")
    assert table.controller("Fred Aims") == 0
    table.calls_out(WENDY, "Steele Archer").answer("yes")
    everybody_joins(table, ["Fred Aims"])
    assert table.posse(MARK) == ["Steele Archer", "Fred Aims"]
    table.passes(0).uses(WENDY, "Fred Aims")
    assert table.at("Fred Aims") == "Law Dogs"


@pytest.mark.rule("RC-send-home-booted-04")
@pytest.mark.parametrize("forbidden", [CANNOT_BOOT, CANNOT_MOVE, CANNOT_LEAVE_THE_POSSE])
def test_what_forbids_one_part_forbids_all(monkeypatch: pytest.MonkeyPatch, forbidden: Saying) -> None:
    with_text(monkeypatch, "Olivia Jenks", firm=says(forbidden))
    table = shootout(
        ["Steele Archer | Soul Blast", WENDY],
        ["Olivia Jenks", "Fred Aims"],
        hands=(["7H"], []),
    )
    table.uses("Soul Blast", "Olivia Jenks")
    assert table.events(events.Tested)[-1].passed
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Town Square", False)
    assert table.posse(MARK) == ["Olivia Jenks", "Fred Aims"]
    table.passes(1).uses(WENDY)  # who has only one dude to choose
    assert table.at("Fred Aims") == "The Sloane Gang"


@pytest.mark.rule("RC-send-home-booted-04")
def test_a_dude_whom_cards_cannot_boot_is_not_sent_home() -> None:
    table = shootout([WENDY], ["Fred Aims | Yagn's Mechanical Skeleton"])
    refusal = table.why_not("use", WENDY)
    assert refusal is not None
    assert table.posse(LEADER) == [WENDY]


@pytest.mark.rule("RC-send-home-booted-04")
@pytest.mark.parametrize("where", ["The Sloane Gang", "town square"])
def test_who_cannot_be_moved_need_not_be_to_go_home_booted_at_home(where: str) -> None:
    """As who is booted need not boot for it (ruling 1100)."""
    call = {"leader": WENDY, "mark": "Fred Aims", "step": "plays"}
    table = Playing(
        side("Law Dogs", at={where: [WENDY]}),
        side("The Sloane Gang", at={where: ["Fred Aims | Pedro"]}),
        fight=call,
    )
    assert (table.why_not("use", WENDY) is None) == (where == "The Sloane Gang")


@pytest.mark.rule("RC-shootout-s6-01")
def test_who_stays_at_home_whatever_comes_may_flee_there() -> None:
    """The agent cannot leave home, and does not by fleeing (ruling 1100)."""
    agent = "Agent Provocateur"
    table = Playing(
        side("Law Dogs", at={"home": [agent]}),
        side("The Sloane Gang", at={"Law Dogs": ["Fred Aims"]}),
        fight={"leader": "Fred Aims", "mark": agent, "step": "run"},
    )
    while agent not in table.choices():
        table.answer()
    table.answer(agent)
    assert (table.at(agent), table.booted(agent)) == ("Law Dogs", True)


# --- value and grit ------------------------------------------------------------------------------


@pytest.mark.rule("RC-value-grit-01")
def test_value_is_printed_value_and_all_modifiers() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Cattle Market"],
            at={"Cattle Market": ["Clint Ramsey | Pedro", "Barton Everest | Yagn's Mechanical Skeleton"]},
        ),
        side("The Sloane Gang", at={"home": ["Pancho Castillo | Pedro"]}),
    )
    assert table.value("Pancho Castillo") == 5 - 3
    assert table.value("Clint Ramsey") == 11 - 3 + 3
    assert table.value("Barton Everest") == 5 + 3 + 3


@pytest.mark.rule("RC-value-grit-02")
@pytest.mark.rule("RC-value-grit-03")
def test_value_is_used_as_one_to_thirteen() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Cattle Market"], at={"Cattle Market": ["Max Baine"]}),
        side(
            "The Sloane Gang",
            at={"home": ["Irving Patterson | Pedro"], "Cattle Market": ["Clementine Lepp | Pedro"]},
        ),
    )
    assert table.value("Max Baine") == 13
    assert number(table.state, "value", table.id("Max Baine")) == 15
    assert table.value("Irving Patterson") == 1
    assert number(table.state, "value", table.id("Irving Patterson")) == -2
    assert table.value("Clementine Lepp") == 1  # 1 - 3 + 3, not 1 + 3


@pytest.mark.rule("RC-value-grit-04")
def test_grit_is_value_bullets_and_influence() -> None:
    table = shootout(["Steele Archer | Soul Blast"], ["The Ghostly Gun"], hands=(["KH"], []))
    assert grit(table.state, table.id("The Ghostly Gun")) == 8 + 2 + 2
    table.uses("Soul Blast", "The Ghostly Gun")
    assert table.events(events.Tested)[-1].difficulty == 12


@pytest.mark.rule("RC-value-grit-05")
def test_each_number_is_limited_before_grit_adds_them() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Steele Archer | Blood Curse"]}, deck=["KH"]),
        side("The Sloane Gang", at={"town square": ["Silas Aims"]}),
    )
    table.uses("Blood Curse", "Silas Aims")
    silas = table.id("Silas Aims")
    assert (number(table.state, "bullets", silas), number(table.state, "influence", silas)) == (-1, -1)
    assert grit(table.state, silas) == 8
