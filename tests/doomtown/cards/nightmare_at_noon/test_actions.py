"""Actions of Nightmare at Noon."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable
from doomtown.shootouts import HANDS, draws, shootout

FIGHT = "A Fight They'll Never Forget"
CHEATING_TWO_PAIRS = ("5S", "5S", "8D", "8H", "KC")


@pytest.mark.plays(FIGHT)
def test_an_aced_casualty_makes_the_shooter_of_the_other_posse_famous() -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Philip Swinford"],
        hands=(HANDS[8], HANDS[1]),
        leader={"hand": [FIGHT]},
    ).uses(FIGHT)
    assert (table.bullets("Olivia Jenks"), table.bullets("Jake Smiley")) == (3, 2)
    assert table.bullets("Philip Swinford") == 1
    draws(table, "Olivia Jenks").until("Noon play")
    assert table.zone("Philip Swinford") == "hill"
    assert control(table.state, table.id("Olivia Jenks")) == 1  # for good: the shootout is over
    assert control(table.state, table.id("Jake Smiley")) == 0
    assert table.zone(FIGHT) == "hill"


@pytest.mark.refuses(FIGHT)
def test_a_second_headline_is_refused_and_discarded_casualties_earn_nothing() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(HANDS[2], HANDS[1]),
        leader={"hand": [FIGHT, "No Funny Stuff"]},
    )
    assert usable(table, "No Funny Stuff")
    table.uses(FIGHT).passes(1)
    assert not usable(table, "No Funny Stuff")
    table.until("Noon play")
    assert table.zone("Philip Swinford") == "discard"
    assert control(table.state, table.id("Olivia Jenks")) == 0


@pytest.mark.ruling("RC3-a-fight-theyll-never-forget-01")
@pytest.mark.parametrize(("sent_home", "points"), [((), 1), (("Olivia Jenks",), 0)])
def test_a_shooter_who_has_left_the_shootout_earns_nothing(sent_home: tuple[str, ...], points: int) -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Steven Wiles", "Allie Hensman"],
        hands=(CHEATING_TWO_PAIRS, HANDS[1]),
        leader={"hand": [FIGHT]},
        mark={"hand": ["Flight of the Lepus"]},
    )
    draws(table.uses(FIGHT), "Olivia Jenks", "Steven Wiles").passes(0)
    table.uses("Flight of the Lepus", sent_home)
    table.until("casualty").answer(f"ace:{table.id('Steven Wiles')}")
    assert table.zone("Olivia Jenks") == "play"
    assert control(table.state, table.id("Olivia Jenks")) == points
    assert control(table.state, table.id("Jake Smiley")) == 0


# --- Buried Treasure --------------------------------------------------------------------------------


def digging(discard: list[str], rock: int = 2) -> Playing:
    """A player with a Buried Treasure and this discard pile; a Roan is on top of the deck."""
    return Playing(
        side("Law Dogs", rock=rock, hand=["Buried Treasure"], discard=discard, deck=["Roan"]), side()
    )


@pytest.mark.plays("Buried Treasure")
def test_a_card_out_of_the_discard_pile_is_aced_for_ghost_rock_and_a_card() -> None:
    table = digging(["Shotgun", "Mustang"]).uses("Buried Treasure")
    assert table.choices() == ["Shotgun", "Mustang"]
    table.answer("Mustang")
    assert (table.zone("Mustang"), table.zone("Shotgun")) == ("hill", "discard")
    assert table.rock(0) == 3  # 2 paid for the card, 3 gained
    assert table.hand(0) == ["Roan"]
    assert table.zone("Buried Treasure") == "discard"


@pytest.mark.refuses("Buried Treasure")
@pytest.mark.parametrize(("discard", "rock"), [([], 2), (["Mustang"], 1)])
def test_nothing_is_buried_in_an_empty_pile_and_digging_costs_two(discard: list[str], rock: int) -> None:
    assert not usable(digging(discard, rock), "Buried Treasure")


# --- Nightmare at Noon ------------------------------------------------------------------------------

NIGHTMARE = "Nightmare at Noon"


def nightmare(*more: str) -> Playing:
    """Two studs meet two studs; Nightmare at Noon is in the leader's hand."""
    return shootout(
        ["Jack O'Hara", "Nathan Shane | bullets 2"],
        ["Barton Everest", "Sloane"],
        leader={"hand": [NIGHTMARE, *more]},
    )


@pytest.mark.plays(NIGHTMARE)
@pytest.mark.parametrize(
    ("posse", "numbers", "studs"),
    [
        ("the opposing posse", (1, 3, 1, 3), (False, True, False, True)),
        ("your posse", (0, 2, 2, 4), (False, True, True, True)),
    ],
)
def test_one_posse_has_fewer_bullets_and_the_weak_of_both_become_draws(
    posse: str, numbers: tuple[int, ...], studs: tuple[bool, ...]
) -> None:
    table = nightmare().uses(NIGHTMARE, posse)
    everybody = ("Jack O'Hara", "Nathan Shane", "Barton Everest", "Sloane")
    assert tuple(table.bullets(dude) for dude in everybody) == numbers
    assert tuple(table.stud(dude) for dude in everybody) == studs


@pytest.mark.refuses(NIGHTMARE)
def test_the_nightmare_is_of_one_posse_in_a_shootout_and_a_headline() -> None:
    peace = Playing(side(hand=[NIGHTMARE], at={"town square": ["Jack O'Hara"]}), side())
    assert not usable(peace, NIGHTMARE)
    table = nightmare(FIGHT)
    assert usable(table, FIGHT)
    table.uses(NIGHTMARE)
    assert table.choices() == ["your posse", "the opposing posse"]
    table.answer("your posse").passes(1)
    assert not usable(table, FIGHT)
