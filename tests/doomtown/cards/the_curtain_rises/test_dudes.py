"""Dudes of The Curtain Rises."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import shootout

# --- Tyxarglenak (Exp 1) ---------------------------------------------------------------------------

TYX = "Tyxarglenak (Exp 1)"


def aiming(monster: str) -> Playing:
    """Tyxarglenak and Allie stand together; the other player may choose one of them with Sun in Yer Eyes."""
    table = shootout(
        ["Olivia Jenks"],
        ["Allie Hensman", monster],
        leader={"hand": ["Sun in Yer Eyes"]},
        rock=5,
        joining=False,
    )
    return table.until(Question.JOIN).answer("Tyxarglenak").until(Question.SHOOTOUT)


@pytest.mark.plays(TYX)
def test_a_relic_makes_tyxarglenak_strong_and_hard_to_overlook() -> None:
    table = aiming(f"{TYX} | Doyle's Hoyle")
    assert table.bullets(TYX) == 3 + 2
    table.uses("Sun in Yer Eyes").until(Question.SHOOTOUT)
    assert (table.bullets(TYX), table.bullets("Allie Hensman")) == (3, 2)  # nobody was asked whom


@pytest.mark.refuses(TYX)
@pytest.mark.parametrize("monster", [TYX, f"{TYX} | booted | Doyle's Hoyle", f"{TYX} | Shotgun"])
def test_without_a_mystical_goods_or_booted_tyxarglenak_shields_nobody(monster: str) -> None:
    table = aiming(monster)
    assert table.bullets(TYX) == 3 + ("Shotgun" in monster)
    table.uses("Sun in Yer Eyes")
    assert {"Allie Hensman", "Tyxarglenak"} <= set(table.choices())


@pytest.mark.refuses(TYX)
def test_tyxarglenak_does_not_stop_what_is_no_shootout_action() -> None:
    table = shootout(
        ["Sanford Taylor | Shotgun"], ["Allie Hensman", f"{TYX} | Doyle's Hoyle"], rock=5, joining=False
    )
    table.until(Question.JOIN).answer("Tyxarglenak").until(Question.SHOOTOUT).uses("Shotgun")
    assert table.zone("Allie Hensman") == "hill"  # a goods may choose as it likes


# --- Dr. Dayl Burnett ------------------------------------------------------------------------------


def confiscating(bounty: int) -> Playing:
    """Dayl could invent a Plasma Drill of difficulty 8 with a pull of 4 and a rating of 1."""
    return Playing(
        side("Law Dogs", rock=9, hand=["Plasma Drill"], deck=["4C"], at={"home": ["Dr. Dayl Burnett"]}),
        side("The Sloane Gang", at={"town square": [f"Barton Everest | bounty {bounty}"]}),
    )


@pytest.mark.plays("Dr. Dayl Burnett")
def test_dayl_invents_from_what_the_outlaw_is_wanted_for() -> None:
    table = confiscating(2).uses("Dr. Dayl Burnett")
    assert table.bounty("Barton Everest") == 1
    assert (table.zone("Plasma Drill"), table.booted("Dr. Dayl Burnett")) == ("play", False)
    assert table.rock(0) == 9 - 4


@pytest.mark.refuses("Dr. Dayl Burnett")
def test_dayl_needs_an_opposing_bounty() -> None:
    table = confiscating(0)
    assert f"use:{table.id('Dr. Dayl Burnett')}:confiscate" not in table.plays()
