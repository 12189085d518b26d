"""Goods of Election Day Slaughter."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side

PAPERS = "The Evidence"


def court(rock: int = 1) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, at={"home": [f"Olivia Jenks | {PAPERS}"]}),
        side("The Sloane Gang", at={"home": ["Pancho Castillo | bounty 3", "Barton Everest"]}),
    )


@pytest.mark.plays(PAPERS)
@pytest.mark.refuses(PAPERS)
def test_the_evidence_acquits_whoever_is_wanted() -> None:
    table = court().uses(PAPERS, part="acquit")  # nobody to choose: one dude only is wanted
    assert table.bounty("Pancho Castillo") == 0
    assert table.zone(PAPERS) == "discard"
    assert table.rock(0) == 1


@pytest.mark.plays(PAPERS)
def test_the_evidence_accuses_anybody_for_a_ghost_rock() -> None:
    table = court().uses(PAPERS, "Barton Everest", part="accuse")
    assert table.bounty("Barton Everest") == 2
    assert table.zone(PAPERS) == "hill"
    assert table.rock(0) == 0


@pytest.mark.refuses(PAPERS)
def test_nobody_is_acquitted_twice_nor_accused_for_nothing() -> None:
    assert not any(":accuse" in play for play in court(rock=0).plays())
    innocent = Playing(
        side("Law Dogs", rock=1, at={"home": [f"Olivia Jenks | {PAPERS}"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )
    assert not any(":acquit" in play for play in innocent.plays())
