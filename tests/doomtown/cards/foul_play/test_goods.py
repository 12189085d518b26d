"""Goods of Foul Play."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable
from doomtown.shootouts import shootout


def workshop(inventor: str = "Louis Pasteur | Marty") -> Playing:
    """Somebody with Marty is about to invent an Auto-Revolver, of difficulty 7."""
    return Playing(
        side(
            "Morgan Cattle Co.", rock=5, hand=["Auto-Revolver", "Marty"], deck=["4S"], at={"home": [inventor]}
        ),
        side("Law Dogs"),
    )


@pytest.mark.plays("Marty")
def test_marty_helps_to_invent_and_cleans_up() -> None:
    table = workshop()
    assert rating(table.state, table.id("Louis Pasteur"), "Mad Scientist") == 2 + 1
    table.shops("Auto-Revolver").reacts("Marty")
    assert table.card("Auto-Revolver").place == table.id("Louis Pasteur")  # 4 and 3 make 7
    assert table.card("Louis Pasteur").cards != ()
    assert not table.booted("Louis Pasteur")


@pytest.mark.refuses("Marty")
def test_marty_follows_only_mad_scientists_and_helps_only_after_inventing() -> None:
    other = workshop("Jake Smiley")
    assert other.why_not("shop", "Marty") is not None
    assert workshop("Louis Pasteur").why_not("shop", "Marty") is None
    whipped = shootout(["Louis Pasteur | Marty"], ["Barton Everest"], leader={"hand": ["Pistol Whip"]}).uses(
        "Pistol Whip"
    )
    assert whipped.booted("Louis Pasteur")
    assert not usable(whipped, "Marty")
    tired = workshop("Louis Pasteur | Marty booted").shops("Auto-Revolver")
    assert tired.booted("Louis Pasteur")
    assert not usable(tired, "Marty")
