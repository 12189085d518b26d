"""Rulebook 7.2.2: inventing Gadgets."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Invented, Paid, Pulled

INVENTOR = "Elander Boldman"  # Mad Scientist 2


def workshop(
    gadget: str, top: str = "KC", *, inventor: str = INVENTOR, rock: int = 9, **details: object
) -> Playing:
    """A Gadget in hand, a Mad Scientist at home, a deck with this card on top."""
    at = details.pop("at", {"home": [inventor]} if inventor else {})
    return Playing(
        side("Morgan Cattle Co.", rock=rock, hand=[gadget], deck=[top], at=at, **details),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
    )


def refused(table: Playing, gadget: str) -> str:
    """The rule that keeps a card from being brought into play; empty if nothing does."""
    refusal = table.why_not("shop", gadget)
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("RB-7.2.2-01")
def test_a_gadget_needs_a_mad_scientist() -> None:
    table = workshop("Force Field", inventor="Clementine Lepp")
    assert refused(table, "Force Field") == "RB-5.3.5-22"
    assert refused(workshop("Force Field"), "Force Field") == ""


@pytest.mark.rule("RB-7.2.2-02")
@pytest.mark.parametrize("gadget", ["QUATERMAN", "Secured Stockyard"])
def test_gadget_dudes_and_deeds_are_invented_too(gadget: str) -> None:
    assert refused(workshop(gadget, inventor="Clementine Lepp"), gadget) == "RB-5.3.5-22"
    table = workshop(gadget).shops(gadget)
    assert table.booted(INVENTOR)
    assert len(table.events(Pulled)) == 1


@pytest.mark.rule("RB-7.2.2-03")
def test_inventing_is_bringing_a_gadget_into_play() -> None:
    table = workshop("Holy Wheel Gun", inventor="Quincy Washburne")
    table.shops("Holy Wheel Gun").reacts("Quincy Washburne")
    assert not table.booted("Quincy Washburne")
    assert len(table.events(Invented)) == 1


@pytest.mark.rule("RB-7.2.2-04")
def test_inventing_is_a_noon_play() -> None:
    table = workshop("Force Field")
    assert f"shop:{table.id('Force Field')}" in table.plays()


@pytest.mark.rule("RB-7.2.2-05")
def test_an_ability_that_plays_a_card_still_asks_for_the_invention() -> None:
    details = {"at": {"home": [f"{INVENTOR} | booted"]}, "deeds": ["Long Strides Ranch"]}
    assert workshop("Personal Ornithopter", **details).why_not("use", "Long Strides Ranch") is not None

    details["at"] = {"home": [INVENTOR]}
    table = workshop("Clown Carriage", "6C", rock=0, **details)
    assert refused(table, "Clown Carriage") == "RB-5.3.5-02"
    table.uses("Long Strides Ranch")  # 2 cheaper, so it costs nothing
    assert table.booted(INVENTOR)
    assert len(table.events(Pulled)) == 1
    assert table.card("Clown Carriage").place == table.id(INVENTOR)


@pytest.mark.rule("RB-7.2.2-06")
def test_the_mad_scientist_has_to_boot() -> None:
    assert refused(workshop("Force Field", inventor=f"{INVENTOR} | booted"), "Force Field") == "RB-5.3.5-22"
    table = workshop("Force Field").shops("Force Field")
    assert table.booted(INVENTOR)


@pytest.mark.rule("RB-7.2.2-07")
def test_a_gadget_costs_its_ghost_rock() -> None:
    assert refused(workshop("Plasma Drill", rock=3), "Plasma Drill") == "RB-5.3.5-02"
    table = workshop("Plasma Drill", rock=4).shops("Plasma Drill")
    assert table.rock(0) == 0


@pytest.mark.rule("RB-7.2.2-08")
def test_boot_then_pay_then_pull() -> None:
    table = workshop("Force Field").shops("Force Field")
    order = [type(event) for event in table.state.log if isinstance(event, Booted | Paid | Pulled)]
    assert order == [Booted, Paid, Pulled]


@pytest.mark.rule("RB-7.2.2-09")
@pytest.mark.rule("RB-7.2.2-10")
def test_a_check_that_equals_the_difficulty_attaches_the_gadget_to_its_inventor() -> None:
    table = workshop("Flame-Thrower", "6C", at={"home": ["Clementine Lepp", INVENTOR]}).shops("Flame-Thrower")
    assert table.zone("Flame-Thrower") == "play"
    assert table.card("Flame-Thrower").place == table.id(INVENTOR)
    assert table.booted(INVENTOR)


@pytest.mark.rule("RB-7.2.2-11")
def test_a_failed_gadget_is_discarded() -> None:
    table = workshop("Flame-Thrower", "5C", rock=2).shops("Flame-Thrower")
    assert table.zone("Flame-Thrower") == "discard"
    assert table.booted(INVENTOR)
    assert table.rock(0) == 0


@pytest.mark.rule("RB-7.2.2-12")
@pytest.mark.rule("RB-7.2.2-13")
def test_a_gadget_dude_stands_beside_its_inventor() -> None:
    table = workshop("QUATERMAN", deeds=["Circle M Ranch"], at={"Circle M Ranch": [INVENTOR]})
    table.shops("QUATERMAN")
    assert table.at("QUATERMAN") == "Circle M Ranch"
    assert not table.card("QUATERMAN").attached
    table.passes(1)
    table.moves("QUATERMAN", "town square")
    assert (table.at("QUATERMAN"), table.at(INVENTOR)) == ("Town Square", "Circle M Ranch")


@pytest.mark.rule("RB-7.2.2-14")
@pytest.mark.parametrize(("end", "street"), [("left", 0), ("right", 2)])
def test_a_gadget_deed_is_built_like_any_deed(end: str, street: int) -> None:
    table = workshop("Secured Stockyard", deeds=["Circle M Ranch"])
    table.shops("Secured Stockyard", end)
    assert table.state.players[0].street.index(table.id("Secured Stockyard")) == street
