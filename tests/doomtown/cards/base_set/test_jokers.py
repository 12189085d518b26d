"""The jokers, and the compendium's rulings on all of them."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank_total
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.poker.cards import make_card
from doomtown.shootouts import shootout

RED, BLACK = "Joker (red)", "Joker (black)"
BOTH = [pytest.param(joker, marks=pytest.mark.plays(joker)) for joker in (RED, BLACK)]
FIVES = ("5S", "5C", "8D", "KC")
HOYLE = "Doyle's Hoyle"


def with_joker(joker: str = RED, *rest: str, dude: str = "Olivia Jenks") -> Playing:
    """A joker and a pair of fives against nothing."""
    return shootout(
        [dude], ["Philip Swinford"], hands=((joker, *(rest or FIVES)), ("2S", "4C", "6D", "8S", "KD"))
    )


@pytest.mark.parametrize("joker", BOTH)
@pytest.mark.ruling("RC3-all-jokers-01")
def test_a_joker_in_the_final_five_is_what_you_like_and_goes_to_boot_hill(joker: str) -> None:
    table = with_joker(joker).until("stand for").answer("best").until("Resolution")
    assert rank_total(table.state, 0) == 4, "three fives"
    assert is_legal(table.state, 0)
    table.until("Noon play")
    assert table.zone(joker) == "hill"


@pytest.mark.parametrize("joker", BOTH)
def test_a_pulled_joker_is_what_you_like_and_goes_to_boot_hill(joker: str) -> None:
    """The Blood Curse needs 9; the joker is a king."""
    table = Playing(
        side("Law Dogs", deck=[joker], at={"home": ["Steele Archer | Blood Curse"]}),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}),
    )
    table.uses("Blood Curse", "Pancho Castillo").answer(make_card(13, 0))
    assert table.influence("Pancho Castillo") == 1
    assert table.zone(joker) == "hill"


@pytest.mark.parametrize(
    "joker", [pytest.param(joker, marks=pytest.mark.refuses(joker)) for joker in (RED, BLACK)]
)
def test_a_joker_in_the_hand_is_of_no_use(joker: str) -> None:
    table = Playing(side("Law Dogs", rock=9, hand=[joker], at={"home": ["Olivia Jenks"]}), side())
    assert not [play for play in table.plays() if str(table.id(joker)) in play.split(":")]
    refusal = table.why_not("shop", joker)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-01"


def discards_it(declared: int) -> Playing:
    """Doyle's Hoyle takes the place of a joker that was declared in a Resolution play."""
    table = with_joker(RED, *FIVES, dude=f"Olivia Jenks | {HOYLE}").until("stand for").answer(declared)
    return table.until("Resolution").uses(HOYLE, table.id(RED), part="marked_deck")


@pytest.mark.ruling("RC3-all-jokers-01")
def test_a_joker_out_of_the_hand_before_the_end_is_not_aced() -> None:
    table = discards_it(make_card(5, 2))
    assert rank_total(table.state, 0) == 2, "the third five is gone"
    table.until("Noon play")
    assert table.zone(RED) == "discard"


@pytest.mark.ruling("RC3-all-jokers-02")
def test_a_discarded_joker_is_no_longer_the_two_it_stood_for() -> None:
    table = discards_it(make_card(2, 2))
    assert rank_total(table.state, 0) == 2, "a pair, and no rank for a 2"
