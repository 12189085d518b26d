"""Jokers of Ghost Town."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, draws, shootout

HERETICS = ("Heretic Joker (Red)", "Heretic Joker (Black)")
PLAYED = [pytest.param(name, marks=pytest.mark.plays(name)) for name in HERETICS]
REFUSED = [pytest.param(name, marks=pytest.mark.refuses(name)) for name in HERETICS]


def revealed(*hand: str) -> Playing:
    """Player 0 reveals this hand and declares its jokers as well as can be."""
    table = draws(shootout(["Olivia Jenks"], ["Philip Swinford"], hands=(hand, HANDS[1])))
    while table.question == Question.JOKER:
        table.answer("best")
    return table


@pytest.mark.parametrize("joker", PLAYED)
def test_a_heretic_joker_makes_any_hand_legal_and_three_ranks_worse(joker: str) -> None:
    table = revealed("5S", "5S", "5D", "KC", joker)
    assert (rank(table.state, 0), is_legal(table.state, 0)) == (8 - 3, True)
    plain = revealed("5S", "5S", "5D", "KC", "Joker (red)")
    assert (rank(plain.state, 0), is_legal(plain.state, 0)) == (8, False)


@pytest.mark.parametrize("joker", PLAYED)
def test_a_heretic_joker_is_discarded_after_use(joker: str) -> None:
    table = revealed("5S", "5C", "5D", "KC", joker).until(Question.NOON)
    assert table.zone(joker) == "discard"
    pulled = Playing(
        side("Law Dogs", deck=[joker], at={"town square": ["Steele Archer | Shadow Walk"]}), side()
    )
    pulled.uses("Shadow Walk", "Law Dogs").answer("5H")
    assert (pulled.at("Steele Archer"), pulled.zone(joker)) == ("Law Dogs", "discard")


@pytest.mark.parametrize("joker", REFUSED)
def test_a_heretic_joker_is_never_played_from_the_hand(joker: str) -> None:
    table = Playing(side("Law Dogs", rock=20, hand=[joker, "Jake Smiley"]), side())
    assert table.why_not("shop", joker) is not None
    assert table.why_not("shop", "Jake Smiley") is None


@pytest.mark.parametrize("joker", REFUSED)
def test_beside_a_devil_s_joker_the_heretic_keeps_the_hand_legal(joker: str) -> None:
    table = revealed("5S", "5C", "5D", "Devil's Joker (Red)", joker)
    assert is_legal(table.state, 0)
    assert rank(table.state, 0) == 10 - 3 + 2  # five of a kind, the heretic's three and the devil's two
    table.until(Question.NOON)
    assert (table.zone(joker), table.zone("Devil's Joker (Red)")) == ("discard", "hill")
