"""Dudes without a text, beyond the base set: what is printed is all they are."""

import pytest

from boomtown.doomtown.reading.numbers import rating, upkeep
from boomtown.doomtown.scenario.playing import Playing, side

# outfit, cost, upkeep there, (bullets, stud, influence), skill and rating
DUDES = {
    "Black Elk": ("Office of Ancestral Affairs", 3, 0, (0, False, 0), ("Shaman", 3)),
    "Bloody Teeth": ("Office of Ancestral Affairs", 6, 1, (1, True, 1), ("Shaman", 1)),
    "Richard Faulkner": ("Office of Ancestral Affairs", 6, 0, (0, False, 3), ("Shaman", None)),
    "Matilda Loomis": ("Office of Ancestral Affairs", 4, 0, (2, False, 1), ("Shaman", 1)),
    "Eli Leatherwood": ("Morgan Cattle Co.", 4, 2, (2, True, 2), ("Mad Scientist", None)),
    "Rob Wilby": ("Law Dogs", 1, 0, (1, False, 0), ("Huckster", None)),
    "El Anónimo": ("Law Dogs", 1, 6, (2, True, 2), ("Huckster", None)),
    "Ezrael Jones": ("Law Dogs", 5, 0, (1, False, 1), ("Blessed", 1)),
}


def shopping(outfit: str, dude: str, rock: int) -> Playing:
    return Playing(side(outfit, rock=rock, hand=[dude]), side("The Sloane Gang"))


@pytest.mark.parametrize(
    ("dude", "printed"),
    [pytest.param(dude, printed, marks=pytest.mark.plays(dude)) for dude, printed in DUDES.items()],
    ids=list(DUDES),
)
def test_a_dude_without_text_comes_into_play_as_printed(
    dude: str, printed: tuple[str, int, int, tuple[int, bool, int], tuple[str, int | None]]
) -> None:
    outfit, cost, due, numbers, (skill, skilled) = printed
    table = shopping(outfit, dude, cost).shops(dude)
    assert (table.at(dude), table.rock(0), table.booted(dude)) == (outfit, 0, False)
    assert (table.bullets(dude), table.stud(dude), table.influence(dude)) == numbers
    assert upkeep(table.state, table.id(dude)) == due
    assert rating(table.state, table.id(dude), skill) == skilled
    table.passes(1).moves(dude, "town square")
    assert table.at(dude) == "Town Square"


@pytest.mark.parametrize(
    ("dude", "printed"),
    [pytest.param(dude, printed, marks=pytest.mark.refuses(dude)) for dude, printed in DUDES.items()],
    ids=list(DUDES),
)
def test_nobody_comes_for_less_than_the_price(dude: str, printed: tuple[str, int]) -> None:
    table = shopping(printed[0], dude, printed[1] - 1)
    refusal = table.why_not("shop", dude)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-02"
