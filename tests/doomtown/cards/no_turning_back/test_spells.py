"""Spells of No Turning Back."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, deal, draws, shootout, usable

CONSECRATION, PESTILENCE = "Consecration", "Mark of Pestilence"

# --- Consecration ----------------------------------------------------------------------------------


def anointing(*, pulled: str = "6S", theirs: tuple[str, ...] = CHEATING[7]) -> Playing:
    """Ezrael, Blessed 1, holds the worse hand against a Cheatin' full house."""
    table = shootout(
        [f"Ezrael Jones | {CONSECRATION}", "Rob Wilby"],
        ["Dulf Zug"],
        hands=((*deal(4), pulled), theirs),
        leader={"at": {"home": ["Jake Smiley"]}},
    )
    return draws(table, "Rob Wilby", "Dulf Zug")


@pytest.mark.plays(CONSECRATION)
@pytest.mark.refuses(CONSECRATION)
def test_the_anointed_rises_and_three_casualties_are_spared() -> None:
    table = anointing().uses(CONSECRATION)
    assert table.choices() == ["Ezrael Jones", "Rob Wilby"]  # who is in the shootout
    table.answer("Rob Wilby")
    assert (table.bullets("Rob Wilby"), table.influence("Rob Wilby"), table.stud("Rob Wilby")) == (3, 2, True)
    table.until(Question.RUN)  # lost by three
    assert table.posse(0) == ["Ezrael Jones", "Rob Wilby"]
    table.until(Question.NOON)
    assert (table.bullets("Rob Wilby"), table.influence("Rob Wilby"), table.stud("Rob Wilby")) == (3, 2, True)
    table.passes().passes().until(Question.NOON)
    assert table.state.day == 2
    assert (table.bullets("Rob Wilby"), table.influence("Rob Wilby"), table.stud("Rob Wilby")) == (
        1,
        0,
        False,
    )


@pytest.mark.refuses(CONSECRATION)
def test_a_prayer_that_fails_spares_nobody_and_a_legal_hand_needs_none() -> None:
    failed = anointing(pulled="5S").uses(CONSECRATION, "Rob Wilby").until(Question.CASUALTIES)
    assert failed.bullets("Rob Wilby") == 1
    assert usable(anointing(), CONSECRATION)
    assert not usable(anointing(theirs=deal(7)), CONSECRATION)


@pytest.mark.plays(CONSECRATION)
def test_in_lowball_anybody_is_anointed() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"Ezrael Jones | {CONSECRATION}", "Rob Wilby"]}, deck=[*deal(1), "KS"]),
        side("The Sloane Gang", at={"home": ["Dulf Zug"]}, deck=list(CHEATING[7])),
        phase="gambling",
    )
    table.until(Question.CHEATIN).uses(CONSECRATION, "Rob Wilby").until(Question.NOON)
    assert (table.bullets("Rob Wilby"), table.influence("Rob Wilby"), table.stud("Rob Wilby")) == (3, 2, True)


# --- Mark of Pestilence ----------------------------------------------------------------------------


def sickening(pulled: str, *theirs: str) -> Playing:
    """Steele Archer, Huckster 2: 7 is needed."""
    return shootout(
        [f"Steele Archer | {PESTILENCE}", "Rob Wilby"],
        list(theirs),
        leader={"deck": [pulled], "at": {"home": ["Jake Smiley"]}},
    )


@pytest.mark.plays(PESTILENCE)
@pytest.mark.refuses(PESTILENCE)
def test_everybody_but_the_huckster_boots() -> None:
    table = sickening("7S", "Dulf Zug", "Clint Ramsey").uses(PESTILENCE)
    fallen = ("Rob Wilby", "Dulf Zug", "Clint Ramsey", PESTILENCE)
    assert all(table.booted(card) for card in fallen)
    assert not table.booted("Steele Archer")
    assert not table.booted("Jake Smiley")  # not in the shootout


@pytest.mark.refuses(PESTILENCE)
def test_the_plague_needs_its_hex_and_somebody_awake() -> None:
    table = sickening("6S", "Dulf Zug").uses(PESTILENCE)
    assert not table.booted("Dulf Zug")
    asleep = shootout([f"Steele Archer | {PESTILENCE}"], ["Dulf Zug | booted"])
    assert not usable(asleep, PESTILENCE)
