"""Compendium: Abilities, Duration of Abilities, Day."""

import pytest

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import PhaseBegan
from boomtown.doomtown.verbs.changes import change_card
from doomtown.rules.duel import CHEATIN, LEGAL_LOW, duel, next_day

KEVIN = "Kevin Wainwright"


def refused(table: Playing, card: str) -> str:
    """The rule that keeps a card from being used now; empty if it can be used."""
    refusal = table.why_not("use", card, seat=0)
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("RC-abilities-01")
def test_an_ability_has_its_timing() -> None:
    table = duel([KEVIN], ["Barton Everest"], me={"at": {"home": ["Micah Ryse"]}})
    assert refused(table, KEVIN) == "RC-abilities-01"
    assert table.choices() == ["pass"]
    noon = Playing(side("Law Dogs", at={"home": [KEVIN], "town square": ["Micah Ryse"]}), side())
    assert refused(noon, KEVIN) == ""


@pytest.mark.rule("RC-abilities-01")
def test_an_ability_needs_its_costs() -> None:
    table = Playing(
        side("Law Dogs", deeds=["The Pharmacy | booted"], at={"home": ["Tommy Harden | booted"]}), side()
    )
    assert refused(table, "The Pharmacy") == "RB-2.6-03"


@pytest.mark.rule("RC-abilities-02")
def test_the_first_sentence_has_to_be_possible() -> None:
    table = duel(["Tommy Harden"], ["Barton Everest"], me={"hand": ["Pistol Whip"]}, winner=1)
    change_card(table.state, table.id("Tommy Harden"), booted=True)
    table.passes(1)
    assert refused(table, "Pistol Whip") == "RB-5.3.1-06"
    change_card(table.state, table.id("Tommy Harden"), booted=False)
    assert refused(table, "Pistol Whip") == ""


@pytest.mark.rule("RC-abilities-02")
@pytest.mark.parametrize(("dude", "rule"), [("Tommy Harden", ""), ("Tommy Harden | booted", "RB-5.3.1-06")])
def test_a_condition_of_the_first_sentence_has_to_hold(dude: str, rule: str) -> None:
    """Nothing has to be chosen for booting the dude who has the Whiskey Flask, but it must be possible."""
    table = Playing(side("Law Dogs", at={"home": [f"{dude} | Whiskey Flask"]}, hand=["5S"]), side())
    assert refused(table, "Whiskey Flask") == rule


@pytest.mark.rule("RC-abilities-03")
def test_a_first_sentence_with_if_may_fail() -> None:
    table = Playing(side("The Sloane Gang", at={"home": ["Allie Hensman"]}), side())
    table.uses("Allie Hensman")
    assert table.booted("Allie Hensman")
    assert numbers.control(table.state, table.id("Allie Hensman")) == 0


@pytest.mark.rule("RC-abilities-04")
def test_after_a_failed_if_the_rest_is_still_done() -> None:
    table = duel(
        ["Judge Harry Somerset | Jael's Guile"],
        ["Allie Hensman", "Fred Aims"],
        me={"deck": LEGAL_LOW},
        you={"deck": CHEATIN},
    )
    table.until("Resolution").uses("Jael's Guile")
    assert not table.booted("Judge Harry Somerset")  # my hand is legal
    assert (table.ask.seat, table.choices()) == (1, ["Allie Hensman", "Fred Aims"])
    table.answer("Allie Hensman").answer("boot").answer("Fred Aims").answer("discard")
    assert table.booted("Allie Hensman")
    assert table.zone("Fred Aims") == "discard"


@pytest.mark.rule("RC-abilities-05")
def test_what_comes_after_the_first_sentence_is_no_choice() -> None:
    table = duel(
        ["Pancho Castillo"], ["Barton Everest", "Fred Aims"], me={"hand": ["Pistol Whip"], "rock": 5}
    )
    table.uses("Pistol Whip", "Barton Everest")
    assert table.at("Barton Everest") == "The Sloane Gang"
    assert table.bullets("Pancho Castillo") == 2
    assert table.ask.seat == 1


def confiscating(bounty: int, top: str = "KC") -> Playing:
    """Dayl Burnett and a Gadget of difficulty 8 against a dude with some bounty."""
    return Playing(
        side("Law Dogs", rock=9, hand=["Flame-Thrower"], deck=[top], at={"home": ["Dr. Dayl Burnett"]}),
        side("The Sloane Gang", at={"town square": [f"Barton Everest | bounty {bounty}"]}),
    )


@pytest.mark.rule("RC-abilities-06")
def test_of_do_x_to_achieve_y_only_x_is_required() -> None:
    assert refused(confiscating(0), "Dr. Dayl Burnett") == "RB-5.3.1-06"
    assert refused(confiscating(1), "Dr. Dayl Burnett") == ""
    empty = Playing(
        side("Law Dogs", at={"home": ["Dr. Dayl Burnett"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest | bounty 1"]}),
    )
    assert refused(empty, "Dr. Dayl Burnett") == ""  # even without any Gadget to invent


@pytest.mark.rule("RC-abilities-07")
def test_of_do_x_to_achieve_y_comes_after_x() -> None:
    table = confiscating(1, "3C")  # 3 + 1 is less than 8 - 3
    table.uses("Dr. Dayl Burnett")
    assert table.bounty("Barton Everest") == 0
    assert table.zone("Flame-Thrower") == "discard"
    assert not table.booted("Dr. Dayl Burnett")


@pytest.mark.rule("RC-abilities-08")
@pytest.mark.rule("RB-5.3.1-05")
@pytest.mark.parametrize(("foe", "usable"), [("Barton Everest", False), ("Allie Hensman", True)])
def test_waiving_costs_waives_no_requirement(foe: str, usable: bool) -> None:
    # Vasilis shoots a booted Shotgun for free, but still only at somebody it could hit.
    table = duel(["Vasilis the Boar | Shotgun booted"], [foe])
    change_card(table.state, table.id("Vasilis the Boar"), counters=(("bullets", -2),))
    assert table.bullets("Vasilis the Boar") in range(1, 5)  # enough for Allie's value 1, not for Barton's 5
    assert (refused(table, "Vasilis the Boar") == "") is usable


@pytest.mark.rule("RC-abilities-09")
def test_an_ability_is_used_once_a_day() -> None:
    table = Playing(
        side("Law Dogs", rock=20, at={"home": [KEVIN], "town square": ["Micah Ryse"]}),
        side("The Sloane Gang", rock=20, at={"home": ["Jonah Essex"]}),
    )
    table.uses(KEVIN, "Town Square").passes(1)
    assert refused(table, KEVIN) == "RB-5.3.1-09"
    next_day(table.passes(0))
    change_card(table.state, table.id(KEVIN), place=table.id("Law Dogs"))
    assert refused(table, KEVIN) == ""


@pytest.mark.rule("RC-abilities-10")
def test_a_repeat_ability_is_used_as_often_as_it_is_paid() -> None:
    table = Playing(side("Law Dogs", rock=3, at={"home": ["Louis Pasteur"]}), side("Law Dogs"))
    for _ in range(3):
        assert refused(table, "Louis Pasteur") == ""
        table.uses("Louis Pasteur").passes(1)
    assert refused(table, "Louis Pasteur") == "RB-5.3.1-04"


# --- how long ----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-duration-01")
def test_what_simply_happens_is_not_undone() -> None:
    table = duel(["Mongwau The Mighty | Soul Blast"], ["Barton Everest"])
    table.uses("Mongwau The Mighty")
    assert table.zone("Soul Blast") == "discard"
    table.until("Noon play")
    assert table.state.fight is None
    assert table.zone("Soul Blast") == "discard"


@pytest.mark.rule("RC-duration-02")
@pytest.mark.rule("RC-day-01")
def test_noon_effects_last_until_the_end_of_sundown() -> None:
    table = Playing(
        side("Law Dogs", rock=20, deeds=["Yan Li's Tailoring"], hand=["5C"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", rock=20, at={"home": ["Barton Everest"]}),
    )
    table.uses("Yan Li's Tailoring", "Tommy Harden")
    assert table.influence("Tommy Harden") == 2
    table.until("Sundown: discard")
    assert table.influence("Tommy Harden") == 2
    next_day(table)
    assert table.influence("Tommy Harden") == 1


@pytest.mark.rule("RC-duration-02")
def test_noon_effects_count_for_victory() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Yan Li's Tailoring"], hand=["5C"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Pony Express"], hand=["5C"], at={"home": ["Sloane"]}),
    )
    change_card(table.state, table.id("Pony Express"), counters=(("control", 1),))
    assert numbers.player_control(table.state, 1) == 2
    table.uses("Yan Li's Tailoring", "Tommy Harden").until("Sundown: discard")
    assert not table.table.over  # 2 control is not more than 2 influence


@pytest.mark.rule("RC-duration-03")
def test_shootout_effects_last_through_all_rounds() -> None:
    table = duel(
        ["Barton Everest", "Fred Aims"],
        ["Sloane", "Allie Hensman", "Silas Aims"],
        me={"hand": ["Sun in Yer Eyes"], "deck": ["9D", "9H", *LEGAL_LOW, "9D", "9H", *LEGAL_LOW]},
        you={"deck": [*LEGAL_LOW, *LEGAL_LOW]},
    )
    table.uses("Sun in Yer Eyes", "Sloane")
    assert not table.stud("Sloane")
    table.until("casualty").answer(f"discard:{table.id('Fred Aims')}")
    table.answer(f"discard:{table.id('Allie Hensman')}").until("Shootout play")
    assert table.state.fight is not None
    assert table.state.fight.round == 2
    assert not table.stud("Sloane")
    table.until("casualty").answer(f"discard:{table.id('Silas Aims')}").until("Noon play")
    assert table.zone("Sloane") == "play"
    assert table.stud("Sloane")


@pytest.mark.rule("RC-duration-05")
@pytest.mark.rule("RC-duration-06")
def test_permanent_means_until_the_card_leaves_play() -> None:
    table = Playing(
        side("Law Dogs", rock=20, hand=["War Paint"], at={"home": ["Clementine Lepp"]}),
        side("The Sloane Gang", rock=20, at={"town square": ["Allie Hensman"], "home": ["Sloane"]}),
        winner=1,
    )
    table.uses("Allie Hensman").uses("War Paint")
    assert table.bullets("Clementine Lepp") == 2
    next_day(table)
    assert numbers.control(table.state, table.id("Allie Hensman")) == 1
    assert table.bullets("Clementine Lepp") == 0


@pytest.mark.rule("RC-duration-05")
def test_a_permanent_change_leaves_with_its_card() -> None:
    table = duel(
        ["Tommy Harden | Shotgun"],
        ["Allie Hensman", "Barton Everest"],
        you={"hand": ["Hired Guns"], "at": {"home": ["Dr. Emanuel Ashbel"]}, "deck": ["KC"], "rock": 9},
    )
    change_card(table.state, table.id("Allie Hensman"), counters=(("control", 1),))
    table.uses("Shotgun").reacts("Dr. Emanuel Ashbel")
    assert table.zone("Allie Hensman") == "discard"
    table.until("Noon play")
    if table.ask.seat == 0:
        table.passes(0)
    table.uses("Hired Guns", "Allie Hensman").passes(0).shops("Allie Hensman")
    assert table.zone("Allie Hensman") == "play"
    assert numbers.control(table.state, table.id("Allie Hensman")) == 0


@pytest.mark.rule("RC-duration-07")
def test_counters_stay_when_the_effect_is_over() -> None:
    table = Playing(
        side("Law Dogs", rock=20, at={"home": ["Sheriff Dave Montreal"]}),
        side("The Sloane Gang", rock=20, at={"home": ["Barton Everest"]}),
    )
    table.uses("Law Dogs", "Barton Everest")
    assert table.bounty("Barton Everest") == 1
    next_day(table)
    assert table.bounty("Barton Everest") == 1


@pytest.mark.rule("RC-day-02")
def test_a_day_has_four_phases() -> None:
    table = Playing(side("Law Dogs", rock=9), side("The Sloane Gang", rock=9), phase="gambling")
    next_day(table.until("Noon play"))
    phases = [event.phase for event in table.events(PhaseBegan)]
    day = ["gambling", "upkeep", "noon", "sundown"]
    assert phases[-7:] == [*day, *day[:3]]
