"""Rulebook 5.3.5: shoppin' and tradin'; Compendium: attachment limits, uniqueness, experience."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded, Entered, Replaced


def shop(*hand: str, rock: int = 9, **details: object) -> Playing:
    details.setdefault("at", {"home": ["Tommy Harden"]})
    return Playing(side("Law Dogs", rock=rock, hand=list(hand), **details), side("The Sloane Gang"))


def rule_of(table: Playing, *names: str) -> str:
    refusal = table.why_not("shop", *names)
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("RB-5.3.5-01", "RB-5.3.5-02", "RB-5.3.5-04", "RB-3.3-04", "RB-2.6-02")
def test_a_dude_is_paid_for_and_starts_at_home_unbooted() -> None:
    table = shop("Clyde Owens").shops("Clyde Owens")
    assert table.at("Clyde Owens") == "Law Dogs"
    assert table.rock(0) == 2
    assert not table.booted("Clyde Owens")
    assert [event.name for event in table.events(Entered)] == ["Clyde Owens"]


@pytest.mark.rule("RB-5.3.5-18", "RB-3.4-05")
def test_what_cannot_be_paid_is_not_played() -> None:
    assert rule_of(shop("Bank of California", rock=4), "Bank of California") == "RB-5.3.5-02"


@pytest.mark.rule("RB-5.3.5-06", "RB-5.3.5-15")
def test_goods_and_spells_need_an_unbooted_dude() -> None:
    table = shop("Roan", at={"home": ["Tommy Harden | booted"]})
    assert rule_of(table, "Roan", "Tommy Harden") == "RB-5.3.5-06"
    table = shop("Soul Blast", at={"home": ["Steele Archer | booted"]})
    assert rule_of(table, "Soul Blast", "Steele Archer") == "RB-5.3.5-06"


@pytest.mark.rule("RB-5.3.5-07")
def test_goods_need_a_location_you_control() -> None:
    table = shop("Roan", at={"town square": ["Tommy Harden"]})
    assert rule_of(table, "Roan", "Tommy Harden") == "RB-5.3.5-07"


@pytest.mark.rule("RB-3.6-03", "RB-3.6-04", "RB-3.6-05", "RB-5.3.5-08", "RB-5.3.5-21")
@pytest.mark.parametrize(
    ("spell", "rule"),
    [("Soul Blast", "RB-3.6-03"), ("Lay On Hands", "RB-3.6-04"), ("Spirit Dance", "RB-3.6-05")],
)
def test_spells_need_their_skill(spell: str, rule: str) -> None:
    assert rule_of(shop(spell), spell, "Tommy Harden") == rule


@pytest.mark.rule("RB-3.5-03", "RB-3.5-02", "RB-3.5-07", "RB-5.3.5-09", "RB-3.5-04")
def test_goods_add_bullets_and_travel_along() -> None:
    table = shop("Shotgun").shops("Shotgun")
    assert table.bullets("Tommy Harden") == 2
    assert table.stud("Tommy Harden")
    table.passes(1).moves("Tommy Harden", "town square")
    assert table.at("Shotgun") == "Town Square"


@pytest.mark.rule(
    "RB-5.3.5-11", "RB-5.3.5-13", "RC-attachment-limits-01", "RC-attachment-limits-02", "RC-weapons-01"
)
def test_a_second_weapon_costs_one_of_them() -> None:
    table = shop("Shotgun", at={"home": ["Tommy Harden | Peacemaker"]}).shops("Shotgun")
    assert sorted(table.choices()) == ["Peacemaker", "Shotgun"]
    table.answer("Peacemaker")
    assert table.zone("Peacemaker") == "discard"
    assert table.zone("Shotgun") == "play"


@pytest.mark.rule("RB-5.3.5-12", "RC-horses-01")
def test_a_second_horse_too() -> None:
    table = shop("Roan", at={"home": ["Tommy Harden | Mustang"]}).shops("Roan", "Mustang")
    assert table.zone("Mustang") == "discard"


@pytest.mark.rule("RB-5.3.5-10", "RB-5.3.5-16", "RC-sidekicks-02")
def test_other_goods_and_spells_have_no_limit() -> None:
    table = shop("Shadow Walk", at={"home": ["Steele Archer | Soul Blast | Bluetick | Bluetick"]}).shops(
        "Shadow Walk"
    )
    assert len(table.card("Steele Archer").cards) == 4


@pytest.mark.rule("RC-uniqueness-01", "RC-uniqueness-03", "AEG-unique-03")
def test_a_unique_dude_comes_once() -> None:
    table = shop("Tommy Harden")
    in_hand = table.state.players[0].hand[0]
    assert f"shop:{in_hand}" not in table.plays()


@pytest.mark.rule("RC-uniqueness-04", "AEG-unique-04")
def test_not_with_a_copy_in_boot_hill() -> None:
    assert rule_of(shop("Clyde Owens", hill=["Clyde Owens"]), "Clyde Owens") == "RC-uniqueness-04"


@pytest.mark.rule("RC-uniqueness-05", "AEG-unique-05")
def test_another_players_copy_does_not_matter() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Clyde Owens"]),
        side("Law Dogs", at={"home": ["Clyde Owens"]}, hill=["Clyde Owens"]),
    )
    assert f"shop:{table.state.players[0].hand[0]}" in table.plays()


@pytest.mark.rule("RC-uniqueness-07", "AEG-unique-07", "AEG-unique-02")
def test_goods_are_not_unique() -> None:
    table = shop("Bluetick", at={"home": ["Tommy Harden | Bluetick"]})
    assert f"shop:{table.state.players[0].hand[0]}" in table.plays()
    table = shop("Legendary Holster", at={"home": ["Tommy Harden | Legendary Holster"]})
    assert f"shop:{table.state.players[0].hand[0]}" not in table.plays()


@pytest.mark.rule("RC-experienced-02", "RC-experienced-03", "RC-experienced-05", "RC-experienced-09")
def test_an_experienced_version_takes_over() -> None:
    table = Playing(
        side(
            "Law Dogs",
            hand=["Philip Swinford (Exp 1)"],
            at={"town square": ["Philip Swinford | booted | bounty 2 | Roan"]},
        ),
        side("The Sloane Gang"),
    )
    dude = table.id("Philip Swinford")
    table.answer(f"swap:{table.state.players[0].hand[0]}:{dude}")
    found = table.state.cards[dude]
    assert found.face == "Philip Swinford (Exp 1)"
    assert (found.booted, found.bounty, len(found.cards)) == (True, 2, 1)
    assert [table.state.cards[card].face for card in table.state.players[0].discard] == ["Philip Swinford"]
    assert table.events(Replaced)
    assert not table.events(Entered)
    assert not table.events(Discarded)


@pytest.mark.rule("RC-experienced-08", "AEG-experienced-06", "RC-experienced-07", "RC-experienced-06")
def test_a_dude_is_replaced_once_a_day() -> None:
    table = Playing(
        side(
            "Law Dogs", hand=["Philip Swinford (Exp 1)", "Philip Swinford"], at={"home": ["Philip Swinford"]}
        ),
        side("The Sloane Gang"),
    )
    dude = table.state.in_play[-1]
    new, back = table.state.players[0].hand
    table.answer(f"swap:{new}:{dude}").passes(1)
    assert not any(play.startswith("swap") for play in table.plays())
    del back


@pytest.mark.rule("RB-5.3.5-24", "RB-5.3.5-25", "RB-5.3.5-28", "RB-5.3.5-30")
def test_goods_are_traded_where_you_control() -> None:
    table = shop(at={"home": ["Tommy Harden | booted | Roan | Shotgun", "Clyde Owens"]})
    table.answer(f"trade:{table.id('Law Dogs')}").answer("Roan")
    table.answer("Shotgun")
    assert len(table.card("Clyde Owens").cards) == 2
    elsewhere = shop(at={"town square": ["Tommy Harden | Roan", "Clyde Owens"]})
    assert not any(play.startswith("trade") for play in elsewhere.plays())


@pytest.mark.rule("RB-5.3.5-26")
def test_a_booted_dude_receives_nothing() -> None:
    table = shop(at={"home": ["Tommy Harden | Roan", "Clyde Owens | booted"]})
    assert table.why_not("trade", "Roan", "Clyde Owens").rule == "RB-5.3.5-26"


@pytest.mark.rule("RB-5.3.5-31")
def test_spells_are_not_traded() -> None:
    table = shop(at={"home": ["Steele Archer | Soul Blast", "Micah Ryse"]})
    assert table.why_not("trade", "Soul Blast", "Micah Ryse").rule == "RB-5.3.5-31"


@pytest.mark.rule("RB-5.3.5-29")
def test_traded_goods_stay_for_the_day() -> None:
    table = shop(at={"home": ["Tommy Harden | Roan", "Clyde Owens"]})
    table.answer(f"trade:{table.id('Law Dogs')}").passes(1)
    assert table.why_not("trade", "Roan", "Tommy Harden").rule == "RB-5.3.5-29"


@pytest.mark.rule("RB-5.3.5-22", "RB-7.2.2-01", "RB-7.2.2-06", "RB-7.2.2-04")
def test_a_gadget_needs_an_unbooted_mad_scientist() -> None:
    assert rule_of(shop("Force Field"), "Force Field") == "RB-5.3.5-22"
    booted = shop("Force Field", at={"home": ["Andreas Andregg | booted"]})
    assert rule_of(booted, "Force Field") == "RB-5.3.5-22"


@pytest.mark.rule("RB-7.2.2-08", "RB-7.2.2-09", "RB-7.2.2-10", "RB-7.2.2-07", "RB-7.2-02")
def test_an_invention_that_works() -> None:
    table = shop("Force Field", at={"home": ["Andreas Andregg"]}, deck=["5S"]).shops("Force Field")
    assert table.card("Force Field").place == table.id("Andreas Andregg")
    assert table.booted("Andreas Andregg")
    assert table.rock(0) == 8


@pytest.mark.rule("RB-7.2.2-11", "AEG-invent-02")
def test_an_invention_that_fails_is_discarded_and_paid() -> None:
    table = shop("Force Field", at={"home": ["Andreas Andregg"]}, deck=["4S"]).shops("Force Field")
    assert table.zone("Force Field") == "discard"
    assert table.rock(0) == 8


@pytest.mark.rule("AEG-invent-01")
def test_inventors_work_where_you_control() -> None:
    table = shop("Force Field", at={"town square": ["Andreas Andregg"]})
    assert rule_of(table, "Force Field") == "RB-5.3.5-22"
