"""Outfits of The Light Shineth."""

import pytest

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.reading.numbers import play_cost, rating
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown
from boomtown.table import IllegalAnswer, Table
from doomtown.scenes import HANDS, draws, shootout, usable

SANATORIUM, DEN = "The Sanatorium", "Den of Thieves"

# --- The Sanatorium ---------------------------------------------------------------------------------


def ward(mine: str = "Micah Ryse") -> Playing:
    """A dude at the Undertaker, others at the same place, next door, and two streets away."""
    return Playing(
        side(SANATORIUM, deeds=["Undertaker", "Yan Li's Tailoring"], at={"Undertaker": [mine]}),
        side(
            "The Sloane Gang",
            deeds=["Cattle Market"],
            at={
                "Undertaker": ["Barton Everest"],
                "Yan Li's Tailoring": ["Travis Moone"],
                "Cattle Market": ["Allie Hensman"],
            },
        ),
    )


@pytest.mark.plays(SANATORIUM)
@pytest.mark.parametrize(("mode", "influence", "huckster"), [("influence", 2, 0), ("Huckster", 1, 1)])
def test_the_sanatorium_strengthens_one_and_weakens_another(mode: str, influence: int, huckster: int) -> None:
    table = ward().uses(SANATORIUM, "Travis Moone", mode)
    micah = table.id("Micah Ryse")
    assert (table.influence("Micah Ryse"), rating(table.state, micah, "Huckster")) == (influence, huckster)
    assert (table.bullets("Travis Moone"), table.value("Travis Moone")) == (1, 4)
    assert table.booted(SANATORIUM)


@pytest.mark.refuses(SANATORIUM)
def test_the_sanatorium_reaches_next_door_and_needs_another_dude() -> None:
    table = ward().uses(SANATORIUM)
    assert table.choices() == ["Barton Everest", "Travis Moone"]  # neither Micah himself nor Allie
    assert not usable(Playing(side(SANATORIUM, at={"home": ["Micah Ryse"]}), side()), SANATORIUM)


@pytest.mark.refuses(SANATORIUM)
@pytest.mark.ruling("RC3-the-sanatorium-01")
def test_who_is_no_huckster_gets_influence_from_the_sanatorium() -> None:
    table = ward("Jake Smiley").uses(SANATORIUM, "Barton Everest")
    assert table.ask.seat == 1  # nothing was left to choose
    assert table.influence("Jake Smiley") == 1
    assert rating(table.state, table.id("Jake Smiley"), "Huckster") is None
    assert ward().uses(SANATORIUM, "Barton Everest").choices() == ["influence", "Huckster"]


# --- Den of Thieves ---------------------------------------------------------------------------------


def thieves(outfit: str, *names: str) -> tuple[Table[Doomtown], tuple[int, ...]]:
    """Player 0 is asked for a starting gang of these, with their numbers."""
    load()
    deck = DeckList(outfit, (*names, *["Pistol Whip"] * 8))
    table: Table[Doomtown] = Table(GAME, Config(decks=(deck, deck)), 1)
    return table, tuple(table.asks[0].form.ids)  # type: ignore[attr-defined]


@pytest.mark.plays(DEN)
def test_den_of_thieves_starts_with_two_cheaper_grifters() -> None:
    table, gang = thieves(DEN, "Travis Moone", "Rico Rodegain")
    stash = table.state.players[0].stash
    table.answer(0, gang)
    table.answer(1, ())
    assert table.state.players[0].stash == stash - (2 - 1) - (3 - 1)


@pytest.mark.refuses(DEN)
def test_a_third_grifter_or_another_outfit_with_two_is_refused() -> None:
    for outfit, more in ((DEN, ["The Fixer"]), ("The Sloane Gang", [])):
        table, gang = thieves(outfit, "Travis Moone", "Rico Rodegain", *more)
        with pytest.raises(IllegalAnswer) as error:
            table.answer(0, gang)
        assert error.value.rule == "RB-4-08"


def heist(grifter: str = "Travis Moone") -> Playing:
    """Hands of a shootout are being revealed; a Grifter sits at home."""
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(HANDS[2], HANDS[3]),
        leader={"outfit": DEN, "at": {"home": [grifter]}, "rock": 0},
    )
    return draws(table)


@pytest.mark.plays(DEN)
def test_a_grifter_s_bounty_betters_the_hand_of_the_den_of_thieves() -> None:
    table = heist().reacts(DEN)
    assert (rank(table.state, 0), is_legal(table.state, 0)) == (3, False)
    assert (table.bounty("Travis Moone"), table.rock(0), table.booted(DEN)) == (1, 1, True)


@pytest.mark.refuses(DEN)
def test_the_den_of_thieves_palms_nothing_without_a_grifter_and_sells_others_at_their_price() -> None:
    table = heist("Jake Smiley")
    assert rank(table.state, 0) == 2
    assert not usable(table, DEN)
    costs = Playing(side(DEN, hand=["Travis Moone", "Jake Smiley"]), side())
    assert play_cost(costs.state, costs.id("Travis Moone")) == 1
    assert play_cost(costs.state, costs.id("Jake Smiley")) == 2
