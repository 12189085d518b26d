"""Goods of Foul Play."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import shootout, usable


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


# --- Blight Serum ----------------------------------------------------------------------------------


@pytest.mark.plays("Blight Serum")
@pytest.mark.rule("RC-traits-09")
@pytest.mark.parametrize("winner", [0, 1])
def test_two_serums_are_used_up_by_who_takes_the_deed_over_and_leaves_it(winner: int) -> None:
    """He controls the deed until the first serum sends him home; the second is the owner's again (ruling 1221)."""
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse | Blight Serum | Blight Serum"]),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        winner=winner,
        turn=1,
    )
    table.moves("Barton Everest", "Bunkhouse").answer("Blight Serum")
    assert (table.at("Barton Everest"), table.booted("Barton Everest")) == ("The Sloane Gang", True)
    assert len(table.state.players[0].hill) == 2
