"""Rulebook 2.6: booting."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import return_to_hand, why_not_boot
from doomtown.scenes import an_ability, happens


@pytest.mark.rule("RB-2.6-01")
def test_a_booted_card_cannot_boot_again() -> None:
    """The Law Dogs boot dudes of theirs for a bounty; a booted one is not among those they may choose."""
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden | booted", "Clyde Owens", "Abram Grothe"]}),
        side("The Sloane Gang", at={"home": ["Fred Aims"]}),
    )
    table.uses("Law Dogs", "Fred Aims")
    assert table.choices() == ["Clyde Owens", "Abram Grothe"]
    refusal = why_not_boot(table.state, table.id("Tommy Harden"), an_ability(0, table, "Law Dogs"))
    assert refusal is not None
    assert refusal.rule == "RB-2.6-01"


@pytest.mark.rule("RB-2.6-02")
def test_cards_enter_play_unbooted() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Clyde Owens"]}, hand=["Tommy Harden", "Roan", "Bunkhouse"], rock=9),
        side("The Sloane Gang"),
    )
    table.shops("Tommy Harden").passes(1).shops("Roan", "Clyde Owens").passes(1).shops("Bunkhouse", "left")
    for card in ("Tommy Harden", "Roan", "Bunkhouse"):
        assert table.zone(card) == "play"
        assert not table.booted(card)


@pytest.mark.rule("RB-2.6-03")
def test_a_booted_card_cannot_pay_by_booting_itself() -> None:
    table = Playing(side("Law Dogs", deeds=["Pony Express | booted"], hand=["2C"]), side("The Sloane Gang"))
    assert table.plays() == ["pass"]
    refusal = table.why_not("use", "Pony Express")
    assert refusal is not None
    assert refusal.rule == "RB-2.6-03"


@pytest.mark.rule("RB-2.6-03")
def test_unbooted_it_can() -> None:
    table = Playing(side("Law Dogs", deeds=["Pony Express"], hand=["2C"]), side("The Sloane Gang"))
    assert table.why_not("use", "Pony Express") is None
    table.uses("Pony Express")
    assert table.booted("Pony Express")


@pytest.mark.rule("RB-2.6-04")
@pytest.mark.parametrize(
    ("dude", "usable"), [("Irving Patterson", True), ("Irving Patterson | booted", False)]
)
def test_boot_a_dude_to_do_something_takes_an_unbooted_dude(dude: str, usable: bool) -> None:
    """Morgan Cattle Co. boots a dude to build a deed."""
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [dude]}, hand=["Bunkhouse"], rock=9), side("The Sloane Gang")
    )
    assert (table.why_not("use", "Morgan Cattle Co.") is None) == usable
    assert any(play.startswith("use") for play in table.plays()) == usable


@pytest.mark.rule("RB-2.6-05")
def test_a_booted_dude_counts_like_any_other() -> None:
    table = Playing(
        side("Law Dogs", at={"Undertaker": ["Andreas Andregg | booted"]}),  # influence 2
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Barton Everest"]}),  # influence 1
    )
    assert table.controller("Undertaker") == 0


@pytest.mark.rule("RB-2.6-06")
def test_only_cards_in_play_boot() -> None:
    table = Playing(
        side("Law Dogs", hand=["Roan"], deck=["Mustang"], discard=["Shotgun"], hill=["Pinto"]),
        side("The Sloane Gang"),
    )
    for card in ("Roan", "Mustang", "Shotgun", "Pinto"):
        refusal = why_not_boot(table.state, table.id(card), an_ability(0, table, "Law Dogs"))
        assert refusal is not None
        assert refusal.rule == "RB-2.6-06"


@pytest.mark.rule("RB-2.6-07")
def test_a_card_that_leaves_play_is_no_longer_booted() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden | booted"]}, rock=5),
        side("The Sloane Gang"),
        turn=1,
    )
    happens(return_to_hand(table.state, table.id("Tommy Harden"), an_ability(0, table, "Law Dogs")))
    assert table.hand(0) == ["Tommy Harden"]
    table.passes(1)
    table.shops("Tommy Harden")
    assert table.zone("Tommy Harden") == "play"
    assert not table.booted("Tommy Harden")
