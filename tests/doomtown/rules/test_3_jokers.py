"""Rulebook 3.8: jokers."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.verbs.changes import change_player
from boomtown.doomtown.verbs.zones import put
from boomtown.table import text

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
PLAIN = ("2H", "4D", "9H", "JS", "KC")
JOKER = "What does"


def poker(value: int, suit: int) -> int:
    """How a question for a suit and value calls a card."""
    return (value - 1) * 4 + suit


def shootout(mine: tuple[str, ...], theirs: tuple[str, ...] = PLAIN, **more: object) -> Playing:
    """Two dudes without bullets shoot it out with the first five cards of their decks."""
    table = Playing(
        side("The Sloane Gang", at={"town square": ["Silas Aims"]}, deck=mine, **more),
        side("The Sloane Gang", at={"town square": ["Silas Aims"]}, deck=theirs),
    )
    return table.calls_out("Silas Aims @0", "Silas Aims @1").answer("yes")


@pytest.mark.rule("RB-3.8-01")
def test_a_joker_cannot_be_played_from_the_hand() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden"]}, hand=["Joker (red)"], rock=9), side("The Sloane Gang")
    )
    joker = str(table.id("Joker (red)"))
    assert not any(joker in play.split(":") for play in table.plays())
    assert table.why_not("shop", "Joker (red)").rule == "RB-5.3.5-01"
    assert table.why_not("use", "Joker (red)") is not None


@pytest.mark.rule("RB-3.8-01")
def test_nor_in_a_shootout() -> None:
    table = shootout(PLAIN, hand=["Joker (red)"]).until("Shootout play")
    assert table.plays() == ["pass"]
    table.until("Resolution play")
    assert table.plays() == ["pass"]


@pytest.mark.rule("RB-3.8-02")
@pytest.mark.parametrize(("value", "place"), [(7, "Town Square"), (6, "The Fourth Ring")])
def test_a_pulled_joker_is_what_its_owner_says(value: int, place: str) -> None:
    """Shadow Walk has difficulty 7, and Micah's rating is 0."""
    table = Playing(
        side("The Fourth Ring", at={"home": ["Micah Ryse | Shadow Walk"]}, deck=["Joker (red)"]),
        side("The Sloane Gang"),
    )
    table.uses("Shadow Walk", "Town Square")
    assert table.ask.seat == 0
    table.answer(poker(value, HEARTS))
    (pulled,) = table.events(events.Pulled)
    assert (pulled.suit, pulled.value) == ("hearts", value)
    assert table.at("Micah Ryse") == place


@pytest.mark.rule("RB-3.8-02")
@pytest.mark.parametrize(("value", "winner"), [(2, 1), (3, 0)])
def test_a_joker_counts_in_lowball(value: int, winner: int) -> None:
    """As a two it makes a pair of twos, as a three a hand without any pair."""
    table = Playing(
        side("Law Dogs", deck=["Joker (red)", "2C", "6D", "9H", "QS"]),
        side("The Sloane Gang", deck=PLAIN),
        phase="gambling",
    )
    table.answer(poker(value, CLUBS))
    assert table.state.winner == winner


@pytest.mark.rule("RB-3.8-03")
def test_a_jokers_owner_names_it_in_another_players_hand() -> None:
    """However player 0's joker came into player 1's draw hand, before it was shown."""
    table = shootout(PLAIN, hand=["Joker (red)"]).until("Shootout play")
    table.passes(0)
    state = table.state
    put(state, table.id("Joker (red)"), "deck")
    change_player(state, 0, deck=state.players[0].deck[1:])
    change_player(state, 1, deck=(table.id("Joker (red)"), *state.players[1].deck))
    table.passes(1)
    assert JOKER in text(table.ask.message)
    assert table.ask.seat == 0
    assert table.id("Joker (red)") in table.state.players[1].draw.cards


@pytest.mark.rule("RB-3.8-03")
def test_dealt_from_the_bottom_a_joker_is_named_by_its_owner() -> None:
    """Bottom Dealin' gives the cheater five cards of the deck of whoever plays it."""
    table = shootout(
        (*PLAIN, "Joker (red)", "3C", "5D", "7H", "9S"),
        ("KC", "KC", "3D", "5H", "7S"),
        hand=["Bottom Dealin'"],
    ).until("Resolution play")
    table.uses("Bottom Dealin'")
    assert table.ask.seat == 0
    table.answer(poker(9, CLUBS))
    hand = table.state.players[1].draw
    assert hand is not None
    assert table.id("Joker (red)") in hand.cards
    assert rank(table.state, 1) == 2


@pytest.mark.rule("RB-3.8-04")
def test_a_joker_is_named_at_the_reveal_and_stays_what_it_is() -> None:
    table = shootout(("Joker (red)", "2C", "6D", "9H", "QS")).until(JOKER)
    assert table.ask.seat == 0
    assert table.state.players[0].draw.revealed
    table.answer(poker(2, SPADES))
    assert "Resolution" in str(table.ask.message.key) or table.state.fight.step == "resolution"
    assert table.plays() == ["pass"]
    (declared,) = table.state.players[0].draw.declared
    assert (declared.suit, declared.value) == ("spades", 2)
    assert rank(table.state, 0) == 2
    table.until("Noon play")
    assert len(table.events(events.JokerDeclared)) == 1


@pytest.mark.rule("RB-3.8-05")
def test_four_of_a_kind_and_a_joker_are_a_legal_five_of_a_kind() -> None:
    table = shootout(("7C", "7D", "7H", "7S", "Joker (red)")).until(JOKER)
    table.answer(poker(7, CLUBS))
    assert rank(table.state, 0) == 10
    assert is_legal(table.state, 0)


@pytest.mark.rule("RB-3.8-05", "RB-2.5-04")
def test_a_joker_never_makes_a_hand_cheatin() -> None:
    table = shootout(("KC", "QC", "JC", "10C", "Joker (red)")).until(JOKER)
    table.answer(poker(13, CLUBS))
    assert is_legal(table.state, 0)
