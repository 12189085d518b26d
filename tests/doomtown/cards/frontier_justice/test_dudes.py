"""Dudes of Frontier Justice."""

import pytest

from boomtown.doomtown import events
from boomtown.doomtown.scenario.playing import Playing, side

LOUIS = "Louis Pasteur"


def practice(*pulls: str, rock: int = 2) -> Playing:
    """Louis is at home; next door and two doors away are booted dudes, and a better scientist is beside him."""
    return Playing(
        side(
            "Morgan Cattle Co.",
            rock=rock,
            deeds=["Bunkhouse", "Undertaker"],
            at={
                "home": [LOUIS, "Dr. Dayl Burnett"],
                "Bunkhouse": ["Olivia Jenks | booted"],
                "town square": ["Clint Ramsey | booted"],
                "Undertaker": ["Rob Wilby | booted"],
            },
            deck=list(pulls),
        ),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo | booted"]}),
    )


@pytest.mark.plays(LOUIS)
@pytest.mark.refuses(LOUIS)
@pytest.mark.ruling("RC3-louis-pasteur-01")
def test_louis_unboots_his_neighbours_again_and_again() -> None:
    table = practice("8S", "9S").uses(LOUIS)
    (test,) = table.events(events.Tested)
    assert (test.card, test.check, test.difficulty) == (table.id(LOUIS), 8 + 2, 10)
    assert table.choices() == ["Olivia Jenks", "Clint Ramsey"]  # yours, and not two doors away
    table.answer("Olivia Jenks")
    assert not table.booted("Olivia Jenks")
    assert not table.booted(LOUIS)
    table.passes(1).uses(LOUIS)
    assert not table.booted("Clint Ramsey")
    assert table.rock(0) == 0


@pytest.mark.refuses(LOUIS)
def test_a_failed_test_costs_all_the_same_and_nothing_comes_for_nothing() -> None:
    table = practice("7S").uses(LOUIS)
    assert table.booted("Olivia Jenks")
    assert table.rock(0) == 1
    assert not any(":treat" in play for play in practice("KS", rock=0).plays())
