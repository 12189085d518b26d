"""Lillian Morgan (Exp 1), who plays actions a second time."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import play_cost
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.fights import PAIR
from doomtown.offers import usable
from doomtown.shootouts import shootout

LILLIAN = "Lillian Morgan (Exp 1)"
MORGAN = "Morgan Cattle Co."


def lillian(*discard: str, spell: str = "", **details: Any) -> Playing:
    """Lillian at home with these cards in the discard pile, and Barton Everest in the town square."""
    at = {"home": [LILLIAN + spell, "Jake Smiley"], **details.pop("at", {})}
    return Playing(
        side(MORGAN, discard=list(discard), at=at, **details),
        side("The Sloane Gang", at={"town square": ["Barton Everest | Shotgun | Roan"]}),
    )


@pytest.mark.plays(LILLIAN)
def test_lillian_is_cheaper_for_horses_and_ranches() -> None:
    table = Playing(
        side(
            MORGAN,
            rock=7,
            hand=[LILLIAN],
            deeds=["Circle M Ranch", "Undertaker"],
            at={"home": ["Jake Smiley | Roan", "Olivia Jenks | Pinto | Shotgun"]},
        ),
        side("The Sloane Gang", deeds=["Cattle Market"], at={"home": ["Barton Everest | Mustang"]}),
    )
    assert play_cost(table.state, table.id(LILLIAN)) == 10 - 3
    table.shops(LILLIAN)
    assert table.rock(0) == 0


@pytest.mark.plays(LILLIAN)
def test_lillian_plays_a_noon_action_again_for_its_cost_and_aces_it() -> None:
    table = lillian("Hired Guns", "Travis Moone", "Clint Ramsey", rock=1).uses(LILLIAN, "Clint Ramsey")
    assert table.hand(0) == ["Clint Ramsey"]
    assert table.rock(0) == 0
    assert table.zone("Hired Guns") == "hill"  # there is no spell to boot instead


@pytest.mark.plays(LILLIAN)
@pytest.mark.parametrize(
    ("paid", "action", "booted"), [("Pistol Whip", "hill", False), ("Blood Curse", "discard", True)]
)
def test_lillian_plays_a_shootout_action_and_pays_with_it_or_with_a_spell(
    paid: str, action: str, booted: bool
) -> None:
    table = shootout(
        [f"{LILLIAN} | Blood Curse", "Olivia Jenks"],
        ["Philip Swinford", "Jake Smiley"],
        leader={"outfit": MORGAN, "discard": ["Pistol Whip"]},
    )
    table.uses(LILLIAN, "Olivia Jenks", "Philip Swinford")
    assert table.at("Philip Swinford") == "The Sloane Gang"
    assert table.booted("Olivia Jenks")
    assert sorted(table.choices()) == ["Blood Curse", "Pistol Whip"]
    table.answer(paid)
    assert (table.zone("Pistol Whip"), table.booted("Blood Curse")) == (action, booted)


@pytest.mark.plays(LILLIAN)
def test_lillian_settles_a_job_only_when_it_is_over() -> None:
    """Mugging against Barton Everest, who defends himself and loses."""
    table = lillian("Mugging", deck=PAIR, spell=" | Blood Curse", at={"town square": ["Olivia Jenks"]})
    table.uses(LILLIAN, "Olivia Jenks", ("Roan",)).until("oppose").answer("yes").until("Shootout play")
    assert table.zone("Mugging") == "limbo"
    assert table.booted("Roan")
    table.until(f"{LILLIAN}: choose")
    assert sorted(table.choices()) == ["Blood Curse", "Mugging"]
    assert table.state.fight is None
    table.answer("Mugging")
    assert table.zone("Mugging") == "hill"
    assert table.ask.seat == 1


@pytest.mark.refuses(LILLIAN)
def test_lillian_recalls_only_actions_that_could_be_played_now_and_paid_for() -> None:
    assert not usable(lillian("Pistol Whip"), LILLIAN)  # a Shootout action at Noon
    assert not usable(lillian("Shotgun", "Undertaker"), LILLIAN)  # no actions
    assert not usable(lillian("Hired Guns", "Travis Moone", rock=0), LILLIAN)
    others = shootout(
        ["Olivia Jenks"], ["Jake Smiley"], leader={"at": {"home": [LILLIAN]}, "discard": ["Pistol Whip"]}
    )
    assert not usable(others, LILLIAN)  # she is not in the posse


@pytest.mark.refuses(LILLIAN)
def test_lillian_costs_others_the_whole_price() -> None:
    table = Playing(side("Law Dogs", rock=9, hand=[LILLIAN], deeds=["Circle M Ranch"]), side())
    assert table.why_not("shop", LILLIAN) is not None
