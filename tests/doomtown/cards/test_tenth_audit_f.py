"""What the sixth part of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import asks

BARTON = "Barton Everest"

# --- what cannot be modified is not reduced (ruling 1075) ------------------------------------------------

TWIST, MCDROSTE, NICOLE = "Mind Twist", "Old Man McDroste", "Nicole Sumner"


@pytest.mark.plays(TWIST)
@pytest.mark.refuses(MCDROSTE)
@pytest.mark.parametrize("order", [(TWIST, MCDROSTE), (MCDROSTE, TWIST)])
def test_a_twisted_mind_keeps_its_influence_whatever_reduces_it(order: tuple[str, str]) -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse"],
            deck=["KS"],
            at={"Bunkhouse": [MCDROSTE, f"Micah Ryse | {TWIST}"]},
        ),
        side("The Sloane Gang", at={"Bunkhouse": [BARTON]}),
        turn=0,
    )
    for card in order:
        table.uses(card, BARTON, part="twist" if card == TWIST else "")
        assert "Noon play" in asks(table)  # only one of the texts forbids anything
        table.passes(1)
    assert table.influence(BARTON) == 1


@pytest.mark.plays(TWIST)
@pytest.mark.refuses(NICOLE)
def test_nicole_s_guilt_cannot_reach_a_twisted_mind() -> None:
    table = Playing(
        side("The Fourth Ring", deck=["KS"], at={"town square": [f"Steele Archer | {TWIST}"]}),
        side("The Sloane Gang", at={"town square": [f"{NICOLE} | bounty 1"]}),
        turn=0,
    )
    assert table.influence(NICOLE) == 0
    table.uses(TWIST, NICOLE, part="twist")
    assert table.influence(NICOLE) == 1


# --- a joker has no suit and no value where none is named for it ------------------------------------------

SHOPPE, RED, BLACK = "Heath's Curiosity Shoppe", "Devil's Joker (Red)", "Devil's Joker (Black)"


@pytest.mark.plays(SHOPPE)
@pytest.mark.refuses(SHOPPE)
def test_heath_gives_nothing_for_two_jokers() -> None:
    table = Playing(
        side("Law Dogs", deeds=[SHOPPE], hand=[RED, BLACK], at={SHOPPE: ["Tommy Harden"]}),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses(SHOPPE)
    assert (table.hand(0), "Noon play" in asks(table)) == ([], True)
