"""What the ninth audit found among the last part of the cards, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import enter
from doomtown.scenes import (
    CHEATING,
    an_ability,
    deal,
    happens,
    next_day,
    settle_until,
    shootout,
    showdown,
    total,
)

# --- until Nightfall (ruling 29) ---------------------------------------------------------------------

CONSECRATION = "Consecration"


def anointed_in_the_square(wording: str) -> Playing:
    """Ezrael, in the town square with somebody as influential, has been anointed at lowball; the day is nearly over."""
    table = Playing(
        side(
            "The Spiritual Society",
            at={"town square": [f"Ezrael Jones | {CONSECRATION} | influence -1"]},
            deck=[*deal(1), "KS"],
            hand=["5S"],
        ),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}, deck=list(CHEATING[7])),
        phase="gambling",
        wording=wording,
    )
    return settle_until(table.until(Question.CHEATIN).uses(CONSECRATION), "noon", table.state.day)


@pytest.mark.plays(CONSECRATION)
@pytest.mark.parametrize(("wording", "drawn"), [("compendium", 1), ("weird-west", 0)])
def test_in_the_weird_west_nobody_is_anointed_at_nightfall(wording: str, drawn: int) -> None:
    table = anointed_in_the_square(wording)
    assert (table.influence("Ezrael Jones"), table.influence("Barton Everest")) == (2, 1)
    table.until("Sundown")
    assert table.influence("Ezrael Jones") == (2 if drawn else 0)
    next_day(table)
    assert len(table.hand(0)) == 5 + drawn


# --- a text that is in force, and what a text has done -----------------------------------------------

REMEDY = "Remedy"


@pytest.mark.plays("Huang Li", REMEDY)
def test_what_huang_li_has_learned_after_a_remedy_counts() -> None:
    table = shootout(
        ["Huang Li", f"Laughing Crow | {REMEDY}", "Eve Henry"],
        ["Barton Everest"],
        leader={"hand": ["5S"], "deck": ["KS", "KS"]},
    )
    table.uses(REMEDY, "Huang Li").passes()
    assert table.uses("Huang Li", "Eve Henry").bullets("Huang Li") == 2 + 2


@pytest.mark.plays(REMEDY)
def test_a_remedy_takes_nothing_from_cattle_that_come_later() -> None:
    table = shootout(
        [f"Laughing Crow | {REMEDY}"],
        ["Barton Everest | Mutant Cattle"],
        leader={"deck": ["KS"]},
        mark={"discard": ["Mutant Cattle"]},
    )
    early = table.id("Mutant Cattle")
    table.uses(REMEDY, "Barton Everest")
    assert table.bullets("Barton Everest") == 2  # without its bullet
    late = next(
        card.id for card in table.state.cards.values() if card.face == "Mutant Cattle" and card.id != early
    )
    place = enter(
        table.state, late, table.id("Barton Everest"), an_ability(1, table, "Barton Everest"), attached=True
    )
    happens(place)
    assert table.bullets("Barton Everest") == 2 + 1


# --- what a trait makes of a cost ---------------------------------------------------------------------

TATTOOED = "The Tattooed Man"


@pytest.mark.plays(TATTOOED)
@pytest.mark.rule("RC-paying-costs-02", "RC-paying-costs-03")
@pytest.mark.parametrize(("edition", "better"), [("aeg", 2), ("pinebox", 0)])
def test_a_hex_given_as_a_cost_returns_to_the_tattooed_man_s_hand(edition: str, better: int) -> None:
    """In the 2014-15 edition it is paid all the same; later it was no cost, and has not been discarded (ruling 2)."""
    table = showdown(
        [f"{TATTOOED} | Soul Blast"], ["Barton Everest"], leader={"hand": ["Hex Slingin'"]}, edition=edition
    )
    before = total(table, 0)
    table.uses("Hex Slingin'", "yes")
    assert table.zone("Soul Blast") == "hand"
    assert total(table, 0) - before == better
