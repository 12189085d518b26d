"""Goods of Nightmare at Noon."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable
from doomtown.shootouts import shootout


def square(mine: str, *others: str, theirs: list[str]) -> Playing:
    """The wearer and friends meet these in the town square."""
    return Playing(
        side("Law Dogs", at={"town square": [mine, *others]}),
        side("The Sloane Gang", at={"town square": theirs}),
    )


@pytest.mark.plays("Dog's Duster")
def test_dog_s_duster_gives_influence_and_calls_out_the_wanted() -> None:
    table = square("Olivia Jenks | Dog's Duster", theirs=["Barton Everest | bounty 1"])
    assert table.influence("Olivia Jenks") == 3
    table.uses("Dog's Duster").answer("yes").until("Shootout play")
    assert table.posse(0) + table.posse(1) == ["Olivia Jenks", "Barton Everest"]
    assert table.booted("Dog's Duster")
    assert not table.booted("Olivia Jenks")


@pytest.mark.plays("Dog's Duster")
@pytest.mark.parametrize(("wearer", "bounty"), [("Tommy Harden", 0), ("Olivia Jenks", 1)])
def test_a_deputy_in_dog_s_duster_does_not_trespass(wearer: str, bounty: int) -> None:
    table = shootout(
        [f"{wearer} | Dog's Duster"], ["Barton Everest"], where="Bunkhouse", mark={"deeds": ["Bunkhouse"]}
    )
    assert table.bounty(wearer) == bounty


@pytest.mark.refuses("Dog's Duster")
def test_dog_s_duster_does_nothing_for_the_wanted_or_a_booted_wearer_and_takes_only_the_wanted() -> None:
    assert square("Olivia Jenks | bounty 1 | Dog's Duster", theirs=[]).influence("Olivia Jenks") == 2
    wanted = ["Barton Everest | bounty 1"]
    booted = square("Olivia Jenks | booted | Dog's Duster", "Jake Smiley", theirs=wanted)
    assert not usable(booted, "Dog's Duster")
    innocent = square("Olivia Jenks | Dog's Duster", theirs=["Barton Everest"])
    assert not usable(innocent, "Dog's Duster")
    choice = square(
        "Olivia Jenks | Dog's Duster", theirs=[*wanted, "Allie Hensman", "Travis Moone | bounty 2"]
    ).uses("Dog's Duster")
    assert choice.choices() == ["Barton Everest", "Travis Moone"]
