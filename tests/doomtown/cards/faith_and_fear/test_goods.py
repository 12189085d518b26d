"""Goods of Faith and Fear."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.rules.duel import duel, facing

NEUTRALIZER = "Bio-Charge Neutralizer"  # the compendium calls it Bio-Charged; the first printing did as well
BEARER = f"Olivia Jenks | {NEUTRALIZER}"


def attacked(card: str, *answers: str) -> Playing:
    """Player 1 uses a card against Olivia, who carries the Neutralizer."""
    mine = {"hand": [card]} if card != "Faithful Hound" else {"deck": ["AS"]}
    leader = "Fred Aims | Faithful Hound" if card == "Faithful Hound" else "Fred Aims"
    table = duel([leader], [BEARER], me={"rock": 9, **mine})
    return table.uses(card, *answers)


@pytest.mark.plays(NEUTRALIZER)
def test_the_neutralizer_makes_a_stud_of_its_bearer() -> None:
    table = facing([BEARER], [])
    assert (table.stud("Olivia Jenks"), table.bullets("Olivia Jenks")) == (True, 2 + 2)


@pytest.mark.ruling("RC3-bio-charged-neutralizer-01")
@pytest.mark.refuses(NEUTRALIZER)
def test_what_is_done_to_the_bearer_is_done() -> None:
    table = attacked("Sun in Yer Eyes", "Olivia Jenks").until("Shootout play")
    assert not table.stud("Olivia Jenks")


@pytest.mark.ruling("RC3-bio-charged-neutralizer-01")
@pytest.mark.plays(NEUTRALIZER)
def test_what_is_done_to_the_neutralizer_is_not() -> None:
    hound = attacked("Faithful Hound")
    assert (hound.zone(NEUTRALIZER), hound.booted(NEUTRALIZER)) == ("play", False)
    table = attacked("Unprepared", "Olivia Jenks")
    assert (table.booted("Olivia Jenks"), table.booted(NEUTRALIZER)) == (True, False)
    assert table.stud("Olivia Jenks")  # its text is not gone
    assert table.bullets("Olivia Jenks") == 2 + 2 - 1  # nor its bonus; the dude has lost a bullet


@pytest.mark.refuses(NEUTRALIZER)
def test_the_neutralizer_is_never_traded() -> None:
    for goods, offered in ((NEUTRALIZER, False), ("Shotgun", True)):
        table = Playing(
            side("Law Dogs", at={"home": [f"Olivia Jenks | {goods}", "Tommy Harden"]}),
            side("The Sloane Gang"),
        )
        assert (f"trade:{table.id('Law Dogs')}" in table.plays()) is offered
