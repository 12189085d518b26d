"""What a second reading of the first four sets found: right by itself, wrong beside something."""

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK
from doomtown.scenes import shootout

WEIRD_WEST = {"wording": "weird-west"}


# --- what an ability called up is still that ability's ------------------------------------------------


def pinned(carrying: str, **details: Any) -> tuple[Playing, int]:
    """Fred Aims, with many bullets and this, is pinned down and then the shooter: what that has cost him."""
    table = shootout(
        ["Olivia Jenks"],
        [f"Fred Aims | {carrying} | bullets +5"],
        leader={"hand": ["Pinned Down"]},
        winner=MARK,
        turn=LEADER,
        rock=3,
        **details,
    )
    before = table.bullets("Fred Aims")
    table.passes(1).uses("Pinned Down", "Fred Aims").until(Question.EXCHANGE)
    return table, before - table.bullets("Fred Aims")


@pytest.mark.refuses("Peacemaker")
@pytest.mark.plays("Pinned Down")
@pytest.mark.parametrize("wording", [{}, WEIRD_WEST], ids=["", "weird west"])
@pytest.mark.parametrize(("gun", "less"), [("Peacemaker", 0), ("Buffalo Rifle", 3)])
def test_a_pinned_shooter_with_a_peacemaker_keeps_the_bullets(
    gun: str, less: int, wording: dict[str, str]
) -> None:
    assert pinned(gun, **wording)[1] == less


@pytest.mark.refuses("Telepathy Helmet")
@pytest.mark.parametrize(("carrying", "less"), [("Telepathy Helmet", 0), ("Roan", 3)])
def test_who_cannot_be_affected_is_not_affected_later_either(carrying: str, less: int) -> None:
    table, lost = pinned(carrying)
    assert lost == less
    assert bool(table.state.effects) == bool(less)


@pytest.mark.refuses("Rumors")
@pytest.mark.parametrize(("hat", "less"), [("Fancy New Hat", 0), ("Roan", 1)])
def test_nobody_whispers_about_a_fancy_new_hat(hat: str, less: int) -> None:
    table = Playing(
        side("Law Dogs", hand=["Rumors"], rock=3),
        side("The Sloane Gang", at={"town square": [f"Allie Hensman | influence +2 | {hat}"]}),
        turn=0,
    )
    before = table.influence("Allie Hensman")
    table.uses("Rumors", *(["Allie Hensman"] if table.question == Question.TARGET else []))
    assert table.influence("Allie Hensman") == before - less
