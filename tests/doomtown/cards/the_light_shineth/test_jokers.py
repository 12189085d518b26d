"""Jokers of The Light Shineth."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import HandRevealed
from doomtown.scenes import HANDS, draws, shootout

DEVILS = ("Devil's Joker (Red)", "Devil's Joker (Black)")
PLAYED = [pytest.param(name, marks=pytest.mark.plays(name)) for name in DEVILS]
REFUSED = [pytest.param(name, marks=pytest.mark.refuses(name)) for name in DEVILS]
THREE_FIVES = ("5S", "5C", "5D", "KC")


def bargain(joker: str, *, mine: str = "Olivia Jenks", cards: tuple[str, ...] = THREE_FIVES) -> Playing:
    """Player 0 reveals four cards and a joker, and declares it as well as can be."""
    table = shootout([mine], ["Philip Swinford"], hands=((*cards, joker), HANDS[1]))
    return draws(table).answer("best")


@pytest.mark.parametrize("joker", PLAYED)
def test_the_devil_s_joker_is_wild_and_worth_two_ranks_and_cheatin(joker: str) -> None:
    table = bargain(joker)
    assert rank(table.state, 0) == 8 + 2  # four fives, and the bargain
    assert not is_legal(table.state, 0)
    plain = bargain("Joker (red)")
    assert (rank(plain.state, 0), is_legal(plain.state, 0)) == (8, True)
    table.until(Question.NOON)
    assert table.zone(joker) == "hill"


@pytest.mark.parametrize("joker", PLAYED)
def test_a_devil_s_joker_is_shown_as_a_joker_and_by_its_name(joker: str) -> None:
    """Whatever else it does to the hand is told where that is told."""
    shown = next(event for event in bargain(joker).events(HandRevealed) if event.seat == 0)
    assert [name for name in shown.names if "JK" in name] == [f"JK {joker}"]


@pytest.mark.parametrize("joker", PLAYED)
def test_a_devil_s_joker_pulled_is_whatever_you_say_and_aced(joker: str) -> None:
    table = Playing(
        side("Law Dogs", deck=[joker], at={"town square": ["Steele Archer | Shadow Walk"]}), side()
    )
    table.uses("Shadow Walk", "Law Dogs").answer("5H")  # 5 and 2: just enough
    assert table.at("Steele Archer") == "Law Dogs"
    assert table.zone(joker) == "hill"


@pytest.mark.parametrize("joker", REFUSED)
def test_a_devil_s_joker_is_never_played_from_the_hand(joker: str) -> None:
    table = Playing(side("Law Dogs", rock=20, hand=[joker, "Jake Smiley"]), side())
    assert table.why_not("shop", joker) is not None
    assert table.why_not("shop", "Jake Smiley") is None


@pytest.mark.ruling("RC3-devils-joker-01")
def test_the_bargain_ends_when_the_devil_s_joker_leaves_the_hand() -> None:
    """In Resolution Doyle's Hoyle takes the joker's place."""
    joker = "Devil's Joker (Red)"
    table = bargain(joker, mine="Olivia Jenks | Doyle's Hoyle")
    assert (rank(table.state, 0), is_legal(table.state, 0)) == (10, False)
    table.until(Question.RESOLUTION).uses("Doyle's Hoyle", joker)
    assert (rank(table.state, 0), is_legal(table.state, 0)) == (4, True)  # three fives
    assert table.zone(joker) == "discard"
