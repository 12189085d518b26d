"""Dudes of The Showstopper."""

import pytest

from boomtown.doomtown.reading.numbers import rating, technique_rating
from boomtown.doomtown.scenario.playing import Playing, side

SHI_LONG, STANCE = "Shi Long Peng", "Jade King Stance"


def stance(dude: str, top: str) -> Playing:
    return Playing(
        side("The 108 Righteous Bandits", hand=[STANCE], deck=[top], at={"home": [dude]}),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(SHI_LONG)
def test_shi_long_uses_a_technique_by_his_faith() -> None:
    table = stance(f"{SHI_LONG} | booted", "5S").uses(STANCE)  # less than a value of 5 and Blessed 1
    assert (table.booted(SHI_LONG), table.bullets(SHI_LONG)) == (False, 2)


@pytest.mark.refuses(SHI_LONG)
def test_shi_long_is_no_kung_fu_fighter_otherwise() -> None:
    table = stance(f"{SHI_LONG} | booted", "6S").uses(STANCE)
    assert table.booted(SHI_LONG)
    assert table.value(SHI_LONG) == 5
    assert rating(table.state, table.id(SHI_LONG), "Kung Fu") is None


@pytest.mark.refuses(SHI_LONG)
def test_more_kung_fu_is_nothing_to_shi_long_but_more_faith_is() -> None:
    """Ruling 40: the Stance raises a Kung Fu he has not; Benediction raises every skill he has."""
    table = stance(f"{SHI_LONG} | booted", "5S").uses(STANCE)
    assert technique_rating(table.state, table.id(SHI_LONG)) == 1
    prayed = Playing(
        side("Law Dogs", deck=["KS"], at={"home": [SHI_LONG, "Ezrael Jones | Benediction"]}),
        side("The Sloane Gang"),
    ).uses("Benediction")
    assert technique_rating(prayed.state, prayed.id(SHI_LONG)) == 1 + 2


@pytest.mark.refuses(SHI_LONG)
def test_no_other_blessed_uses_techniques() -> None:
    table = stance("Ezrael Jones", "2S")
    assert f"use:{table.id(STANCE)}:stand" not in table.plays()


def test_in_weird_west_shi_long_has_kung_fu_itself() -> None:
    table = stance(f"{SHI_LONG} [Weird West] | booted", "5S").uses(STANCE)
    assert (table.booted(SHI_LONG), table.bullets(SHI_LONG)) == (False, 2)
    assert table.value(SHI_LONG) == 5 + 1 + 2  # his Kung Fu, and what the stance gives
