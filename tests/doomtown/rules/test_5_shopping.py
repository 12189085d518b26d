"""Rulebook 5.3.5: shoppin'."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import NOBODY
from boomtown.doomtown.state.events import Discarded, Entered, Paid
from doomtown.scenes import refused_by


def shopper(*, hand: list[str], rock: int = 20, **details: object) -> Playing:
    """A player of the Law Dogs who wants to buy something."""
    return Playing(side("Law Dogs", rock=rock, hand=hand, **details), side("The Sloane Gang"))


def on_sale(table: Playing) -> list[str]:
    """The cards that may be shopped now."""
    ids = [int(play.partition(":")[2]) for play in table.plays() if play.startswith("shop:")]
    return [table.state.printed(card).title for card in ids]


@pytest.mark.rule("RB-5.3.5-01")
def test_dudes_deeds_goods_and_spells_are_shopped_but_not_actions() -> None:
    table = shopper(
        hand=["Olivia Jenks", "Pony Express", "Shotgun", "Soul Blast", "Reserves"],
        at={"home": ["Steele Archer"]},
    )
    assert on_sale(table) == ["Olivia Jenks", "Pony Express", "Shotgun", "Soul Blast"]
    assert refused_by(table, "shop", "Reserves") == "RB-5.3.5-01"


@pytest.mark.rule("RB-5.3.5-01")
def test_a_card_that_is_not_in_the_hand_is_not_shopped() -> None:
    table = shopper(hand=[], discard=["Olivia Jenks"])
    assert refused_by(table, "shop", "Olivia Jenks") == "RB-5.3.5-01"


@pytest.mark.rule("RB-5.3.5-02")
def test_the_cost_goes_to_the_bank() -> None:
    table = shopper(hand=["Olivia Jenks"], rock=5).shops("Olivia Jenks")
    assert table.rock(0) == 2
    assert [(paid.amount, paid.other) for paid in table.events(Paid)] == [(3, NOBODY)]


@pytest.mark.rule("RB-5.3.5-02")
def test_what_cannot_be_paid_cannot_be_shopped() -> None:
    table = shopper(hand=["Olivia Jenks"], rock=2)
    assert refused_by(table, "shop", "Olivia Jenks") == "RB-5.3.5-02"
    assert not on_sale(table)


@pytest.mark.rule("RB-5.3.5-04")
def test_a_dude_enters_at_home_unbooted() -> None:
    table = shopper(hand=["Olivia Jenks"]).shops("Olivia Jenks")
    assert table.at("Olivia Jenks") == "Law Dogs"
    assert not table.booted("Olivia Jenks")


@pytest.mark.rule("RB-5.3.5-05")
def test_an_out_of_town_deed_stays_off_the_street() -> None:
    table = shopper(hand=["Blake Ranch"], deeds=["Pony Express"])
    before = table.state.players[0].street
    table.shops("Blake Ranch")
    assert table.zone("Blake Ranch") == "play"
    assert table.state.players[0].street == before
    assert table.state.players[0].outskirts == (table.id("Blake Ranch"),)


@pytest.mark.rule("RB-5.3.5-06")
def test_goods_do_not_go_to_a_booted_dude() -> None:
    table = shopper(hand=["Shotgun"], at={"home": ["Tommy Harden | booted"]})
    assert refused_by(table, "shop", "Shotgun", "Tommy Harden") == "RB-5.3.5-06"
    assert not on_sale(table)


@pytest.mark.rule("RB-5.3.5-06")
def test_goods_go_to_a_dude_of_yours() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Shotgun"]),
        side("The Sloane Gang", at={"Law Dogs": ["Silas Aims"]}),
    )
    assert refused_by(table, "shop", "Shotgun", "Silas Aims") == "RB-5.3.5-06"
    assert not on_sale(table)


@pytest.mark.rule("RB-5.3.5-07")
def test_goods_go_to_a_dude_at_a_location_you_control() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Shotgun"], at={"home": ["Tommy Harden"], "town square": ["Philip Swinford"],
             "General Store": ["Andreas Andregg"], "Bunkhouse": ["Lucinda \"Lucy\" Clover"]}),
        side("The Sloane Gang", deeds=["General Store", "Bunkhouse"], at={"Bunkhouse": ["Sloane"]}),
    )  # fmt: skip
    assert refused_by(table, "shop", "Shotgun", "Philip Swinford") == "RB-5.3.5-07"
    assert refused_by(table, "shop", "Shotgun", 'Lucinda "Lucy" Clover') == "RB-5.3.5-07"
    table.shops("Shotgun")
    assert table.choices() == ["Tommy Harden", "Andreas Andregg"]


@pytest.mark.rule("RB-5.3.5-09")
def test_goods_and_spells_go_where_their_dude_goes() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Steele Archer | Shotgun | Soul Blast"]}), side("The Sloane Gang")
    )
    table.moves("Steele Archer", "town square")
    assert [table.at(card) for card in ("Shotgun", "Soul Blast")] == ["Town Square"] * 2
    assert len(table.card("Steele Archer").cards) == 2


@pytest.mark.rule("RB-5.3.5-10")
def test_a_dude_carries_any_number_of_other_goods() -> None:
    table = shopper(
        hand=["Doyle's Hoyle"],
        at={"home": ["Tommy Harden | Tin Star | Whiskey Flask | Whiskey Flask | Shotgun"]},
    )
    table.shops("Doyle's Hoyle").passes(1)
    assert len(table.card("Tommy Harden").cards) == 5
    assert not table.events(Discarded)


@pytest.mark.rule("RB-5.3.5-11", "RB-5.3.5-13")
def test_a_new_weapon_takes_the_place_of_the_old_one() -> None:
    table = shopper(hand=["Shotgun"], at={"home": ["Tommy Harden | Peacemaker"]})
    table.shops("Shotgun")
    assert table.choices() == ["Peacemaker", "Shotgun"]
    table.answer("Peacemaker")
    assert table.zone("Peacemaker") == "discard"
    assert table.card("Tommy Harden").cards == (table.id("Shotgun"),)
    order = [
        type(event).__name__
        for event in table.state.log
        if getattr(event, "name", "") in ("Shotgun", "Peacemaker")
    ]
    assert order == ["Entered", "Attached", "Discarded", "LeftPlay"]


@pytest.mark.rule("RB-5.3.5-12", "RB-5.3.5-13")
def test_a_new_horse_takes_the_place_of_the_old_one() -> None:
    table = shopper(hand=["Mustang"], at={"home": ["Tommy Harden | Roan"]})
    table.shops("Mustang").answer("Roan")
    assert table.zone("Roan") == "discard"
    assert table.card("Tommy Harden").cards == (table.id("Mustang"),)


@pytest.mark.rule("RB-5.3.5-11", "RB-5.3.5-12")
def test_one_weapon_and_one_horse_go_together() -> None:
    table = shopper(hand=["Mustang"], at={"home": ["Tommy Harden | Shotgun"]})
    table.shops("Mustang").passes(1)
    assert len(table.card("Tommy Harden").cards) == 2


@pytest.mark.rule("RB-5.3.5-15")
def test_spells_go_to_unbooted_dudes_at_locations_you_control() -> None:
    table = shopper(
        hand=["Soul Blast"], at={"home": ["Steele Archer | booted"], "town square": ["Micah Ryse"]}
    )
    assert refused_by(table, "shop", "Soul Blast", "Steele Archer") == "RB-5.3.5-06"
    assert refused_by(table, "shop", "Soul Blast", "Micah Ryse") == "RB-5.3.5-07"
    assert not on_sale(table)


@pytest.mark.rule("RB-5.3.5-15")
def test_a_spell_goes_to_whoever_has_its_skill() -> None:
    table = shopper(hand=["Soul Blast"], at={"home": ["Steele Archer", "Tommy Harden"]})
    assert refused_by(table, "shop", "Soul Blast", "Tommy Harden") == "RB-3.6-03"
    table.shops("Soul Blast")
    assert table.card("Soul Blast").place == table.id("Steele Archer")


@pytest.mark.rule("RB-5.3.5-16")
def test_a_dude_has_any_number_of_spells() -> None:
    table = shopper(
        hand=["Ace in the Hole"],
        at={"home": ["Steele Archer | Soul Blast | Shadow Walk | Blood Curse | Raising Hell"]},
    )
    table.shops("Ace in the Hole").passes(1)
    assert len(table.card("Steele Archer").cards) == 5
    assert not table.events(Discarded)


@pytest.mark.rule("RB-5.3.5-22")
def test_a_gadget_needs_a_mad_scientist() -> None:
    table = shopper(hand=["Auto-Revolver"], at={"home": ["Tommy Harden"]})
    assert refused_by(table, "shop", "Auto-Revolver") == "RB-5.3.5-22"
    assert not on_sale(table)


@pytest.mark.rule("RB-5.3.5-22")
def test_a_mad_scientist_invents_it() -> None:
    table = shopper(hand=["Auto-Revolver"], deck=["KC"], at={"home": ["Tommy Harden", "Andreas Andregg"]})
    table.shops("Auto-Revolver")
    assert table.card("Auto-Revolver").place == table.id("Andreas Andregg")
    assert table.booted("Andreas Andregg")


@pytest.mark.rule("RB-5.3.5-03")
def test_a_new_card_may_be_used_from_the_next_turn_on() -> None:
    table = shopper(hand=["Railroad Station"], at={"home": ["Tommy Harden"]})
    table.shops("Railroad Station", "right")
    assert table.ask.seat == 1, "the play is over"
    table.passes(1).moves("Tommy Harden", "Railroad Station").passes(1)
    assert table.why_not("use", "Railroad Station") is None


@pytest.mark.rule("RB-5.3.5-08")
def test_goods_go_only_to_dudes_who_may_have_them() -> None:
    table = shopper(hand=["Marty"], at={"home": ["Tommy Harden", "Andreas Andregg"]})
    assert refused_by(table, "shop", "Marty", "Tommy Harden") == "RB-5.3.5-08"
    table.shops("Marty")
    assert table.card("Marty").place == table.id("Andreas Andregg")


@pytest.mark.rule("RB-5.3.5-08")
def test_goods_nobody_may_have_are_not_shopped() -> None:
    table = shopper(hand=["Marty"], at={"home": ["Tommy Harden"]})
    assert refused_by(table, "shop", "Marty") == "RB-5.3.5-08"
    assert not on_sale(table)


@pytest.mark.rule("RB-5.3.5-14")
def test_goods_that_say_so_go_to_deeds() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Legal Instruments"], deeds=["Pony Express", "Bunkhouse", "Blake Ranch"],
             at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )  # fmt: skip
    table.shops("Legal Instruments")
    assert table.choices() == ["Pony Express", "Bunkhouse"], "in town and controlled; no dude, no home"
    table.answer("Bunkhouse")
    assert table.card("Legal Instruments").place == table.id("Bunkhouse")


# --- brought into play by cards --------------------------------------------------------------------


@pytest.mark.rule("RB-5.3.5-17")
def test_a_dude_brought_by_a_card_enters_at_home_unbooted() -> None:
    table = shopper(
        hand=["Recruitment Drive"], discard=["Olivia Jenks"], rock=1, at={"town square": ["Tommy Harden"]}
    )
    table.uses("Recruitment Drive")
    assert table.at("Olivia Jenks") == "Law Dogs"
    assert not table.booted("Olivia Jenks")


@pytest.mark.rule("RB-5.3.5-17")
def test_a_deed_brought_by_a_card_goes_to_an_end_of_the_street() -> None:
    table = shopper(
        hand=["Recruitment Drive"],
        discard=["Bunkhouse"],
        deeds=["Pony Express"],
        at={"home": ["Tommy Harden"]},
    )
    table.uses("Recruitment Drive", "left")
    assert table.state.players[0].street[0] == table.id("Bunkhouse")


def at_the_store(ware: str, dude: str = "Tommy Harden", rock: int = 9, place: str = "home") -> Playing:
    """A player who controls the General Store, which sells goods and spells for 2 ghost rock less."""
    return shopper(hand=[ware], rock=rock, deeds=["General Store"], at={place: [dude]})


@pytest.mark.rule("RB-5.3.5-18")
def test_what_a_card_brings_is_paid_for() -> None:
    table = at_the_store("Shotgun", rock=4).uses("General Store")
    assert table.card("Shotgun").place == table.id("Tommy Harden")
    assert table.rock(0) == 3


@pytest.mark.rule("RB-5.3.5-18")
def test_what_cannot_be_paid_for_is_no_choice() -> None:
    table = at_the_store("Shotgun", rock=0)
    assert refused_by(table, "use", "General Store") == "RB-5.3.1-06"
    table = at_the_store("Shotgun", rock=1)
    assert table.why_not("use", "General Store") is None


@pytest.mark.rule("RB-5.3.5-19")
def test_a_card_attaches_goods_to_a_booted_dude() -> None:
    table = at_the_store("Shotgun", "Tommy Harden | booted").uses("General Store")
    assert table.card("Shotgun").place == table.id("Tommy Harden")


@pytest.mark.rule("RB-5.3.5-20")
def test_a_card_attaches_goods_and_spells_anywhere() -> None:
    table = at_the_store("Shotgun", place="town square").uses("General Store")
    assert table.card("Shotgun").place == table.id("Tommy Harden")
    table = at_the_store("Soul Blast", "Steele Archer", place="town square").uses("General Store")
    assert table.card("Soul Blast").place == table.id("Steele Archer")


@pytest.mark.rule("RB-5.3.5-21")
@pytest.mark.parametrize("ware", ["Soul Blast", "Marty"])
def test_a_card_does_not_let_a_dude_carry_what_the_dude_must_not(ware: str) -> None:
    table = at_the_store(ware)
    assert refused_by(table, "use", "General Store") == "RB-5.3.1-06"


@pytest.mark.rule("RB-5.3.5-01", "RB-5.3.5-02", "RB-5.3.5-04", "RB-3.3-04", "RB-2.6-02")
def test_a_dude_is_paid_for_and_starts_at_home_unbooted() -> None:
    table = shopper(hand=["Clyde Owens"], rock=9).shops("Clyde Owens")
    assert table.at("Clyde Owens") == "Law Dogs"
    assert table.rock(0) == 2
    assert not table.booted("Clyde Owens")
    assert [event.name for event in table.events(Entered)] == ["Clyde Owens"]


@pytest.mark.rule("RB-5.3.5-18", "RB-3.4-05")
def test_a_deed_that_cannot_be_paid_is_not_built() -> None:
    table = shopper(hand=["Bank of California"], rock=4)
    assert refused_by(table, "shop", "Bank of California") == "RB-5.3.5-02"
