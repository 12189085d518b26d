"""Horses and other goods of the Base Set that are neither Weapons nor Gadgets."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side

# --- Whiskey Flask ---------------------------------------------------------------------------------


def drinking(dude: str, hand: list[str]) -> Playing:
    return Playing(side("Law Dogs", hand=hand, deck=["Undertaker"], at={"home": [dude]}), side())


@pytest.mark.plays("Whiskey Flask")
def test_a_swig_boots_the_drinker_and_turns_a_card_into_another() -> None:
    table = drinking("Olivia Jenks | Whiskey Flask", ["Bunkhouse", "Shotgun"]).uses(
        "Whiskey Flask", "Bunkhouse"
    )
    assert table.hand(0) == ["Shotgun", "Undertaker"]
    assert table.zone("Bunkhouse") == "discard"
    assert table.booted("Olivia Jenks")
    assert table.booted("Whiskey Flask")


@pytest.mark.refuses("Whiskey Flask")
@pytest.mark.parametrize(
    ("dude", "hand"),
    [
        ("Olivia Jenks | booted | Whiskey Flask", ["Bunkhouse"]),
        ("Olivia Jenks | Whiskey Flask booted", ["Bunkhouse"]),
        ("Olivia Jenks | Whiskey Flask", []),
    ],
)
def test_no_swig_without_dude_flask_and_card(dude: str, hand: list[str]) -> None:
    assert drinking(dude, hand).why_not("use", "Whiskey Flask") is not None
