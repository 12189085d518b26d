"""Doubts that three audits left, each settled by a ruling: a dude that is none, halves, and twos."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.changes import change_card

UNDERTAKER = "Undertaker"


# --- what twos make: Incubation, Companhurst's, a Horse with two abilities ----------------------------

SICK, WILBER = "Incubation", "Wilber Crowley"


@pytest.mark.refuses(SICK)
def test_two_incubations_are_one_ability() -> None:
    """Ruling 431: who has rested once today, and is on his feet again, does not rest twice."""
    table = Playing(side(), side(at={"home": [f"{WILBER} | {SICK} | {SICK}"]}), turn=1)
    table.uses(WILBER, table.card(WILBER).cards[1], part="rest")
    change_card(table.state, table.id(WILBER), booted=False)
    table.passes(0)
    assert len(table.card(WILBER).cards) == 1
    assert not any(play.endswith(":rest") for play in table.plays())


BANDITS, COMPANHURSTS = "The 108 Righteous Bandits", "Companhurst's"


@pytest.mark.plays(COMPANHURSTS)
@pytest.mark.refuses(COMPANHURSTS)
@pytest.mark.parametrize(("guests", "poor"), [([], True), (["Marion Seville"], False)])
def test_companhursts_does_nothing_for_an_owner_who_has_lost_it(guests: list[str], poor: bool) -> None:
    """Ruling 438. Shizeng Lu takes two control points from a deed if his player is the poorest."""
    table = Playing(
        side(BANDITS, rock=3, deeds=[COMPANHURSTS], at={UNDERTAKER: ["Shizeng Lu"]}),
        side(rock=3, deeds=[UNDERTAKER], at={COMPANHURSTS: guests}),
    )
    assert control(table.state, table.id(UNDERTAKER)) == (0 if poor else 2)


JON, MULE = "Jon Longstride", "Ragged Mule"


@pytest.mark.plays(JON)
@pytest.mark.refuses(JON)
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_jons_horse_does_again_one_of_two_things_it_has_done(wording: str) -> None:
    """Ruling 437."""
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [f"{JON} | {MULE}"]}, deeds=["Bunkhouse"]),
        side(),
        wording=wording,
    )
    change_card(table.state, table.id(MULE), booted=True, used=("plod", "trot"))
    table.uses(JON)
    assert len(table.choices()) == 2
    table.answer("trot")
    assert table.card(MULE).used == ("plod",)
