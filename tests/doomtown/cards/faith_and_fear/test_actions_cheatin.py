"""This'll Hurt in the Mornin', of Faith and Fear."""

import pytest

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.draw_hands import cards_rank, is_legal
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state import events
from doomtown.fights import CHEATIN_FOUR, HIGH_CARD, duel

HURT = "This'll Hurt in the Mornin'"
CHEATIN_PAIR = ["2C", "2C", "7H", "9S", "JC"]


def hurting(
    mine: list[str], theirs: list[str] = CHEATIN_FOUR, *, then: tuple[str, ...] = ("5D", "6D"), rock: int = 5
) -> Playing:
    """Player 0 may answer what player 1 shows; more cards follow on player 1's deck."""
    table = duel(
        ["Olivia Jenks"], ["Fred Aims"], my_hand=mine, their_hand=[*theirs, *then], my_cards=[HURT], rock=rock
    )
    return table.until("Resolution")


def shown(table: Playing) -> tuple[int, ...]:
    hand = table.state.players[1].draw
    assert hand is not None
    return hand.cards


def values(table: Playing) -> list[int]:
    return sorted(PRINTED[table.state.cards[card].face].value for card in shown(table))


@pytest.mark.ruling("RC3-thisll-hurt-in-the-morning-01")
@pytest.mark.plays(HURT)
def test_each_card_is_paid_for_or_aced_before_any_is_replaced() -> None:
    table = hurting(HIGH_CARD)
    first, second = shown(table)[:2]
    table.uses(HURT, (first, second))
    assert (table.ask.seat, table.ask.message.key) == (1, "doomtown-ask-yes")
    assert table.state.cards[second].zone == "draw"  # one after the other
    table.answer("yes")
    assert (table.rock(0), table.rock(1), table.state.cards[first].zone) == (6, 4, "discard")
    assert len(shown(table)) == 3  # nothing is replaced yet
    table.answer("no")
    assert table.state.cards[second].zone == "hill"
    assert values(table) == [2, 5, 6, 13, 13]
    assert is_legal(table.state, 1)
    assert cards_rank(table.state, 1) == 2


@pytest.mark.plays(HURT)
def test_who_cannot_pay_has_the_card_aced() -> None:
    table = hurting(HIGH_CARD, rock=0)
    (first, *_) = shown(table)
    table.uses(HURT, (first,))
    assert table.state.cards[first].zone == "hill"
    assert values(table) == [2, 5, 13, 13, 13]


@pytest.mark.refuses(HURT)
def test_a_cheater_makes_nobody_pay() -> None:
    table = hurting(CHEATIN_PAIR)
    (first, *_) = shown(table)
    table.uses(HURT, (first,))
    assert (table.state.cards[first].zone, table.rock(0), table.rock(1)) == ("discard", 5, 5)
    assert [event.card for event in table.events(events.Aced)] == []
    assert len(shown(table)) == 5


@pytest.mark.refuses(HURT)
def test_an_honest_hand_does_not_hurt() -> None:
    assert hurting(HIGH_CARD, HIGH_CARD).plays() == ["pass"]


@pytest.mark.plays(HURT)
def test_a_joker_that_comes_in_is_declared() -> None:
    table = hurting(HIGH_CARD, then=("Joker (red)",), rock=0)
    (first, *_) = shown(table)
    table.uses(HURT, (first,))
    assert (table.ask.seat, table.ask.message.key) == (1, "doomtown-ask-joker")
