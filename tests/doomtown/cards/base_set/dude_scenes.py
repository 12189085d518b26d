"""Scenes and questions that the tests of the Base Set's dudes share."""

from collections.abc import Sequence
from typing import Any

from boomtown.doomtown.scenario.playing import Playing
from doomtown.shootouts import HANDS, draws, shootout

CHEATING_LOW_PAIR = ("2S", "2S", "4C", "6D", "8S")  # rank 2
CHEATING_TWO_PAIR = ("5S", "5S", "8D", "8H", "KC")  # rank 3

Hand = Sequence[str]
Hands = tuple[Hand, Hand]
EVEN: Hands = (HANDS[1], HANDS[1])


def showdown(
    mine: Sequence[str], theirs: Sequence[str], hands: Hands = EVEN, *shooters: str, **details: Any
) -> Playing:
    """Both posses have passed and the draw hands lie open; the next question is whatever comes of that."""
    return draws(shootout(mine, theirs, hands=hands, **details), *shooters)


def can_use(table: Playing, card: str) -> bool:
    """Whether the player who is asked may use an ability of this card now, or react with it."""
    number = str(table.id(card))
    words = [play.split(":") for play in table.plays()]
    return any(found[:2] in (["use", number], ["cheat", number]) or found[0] == number for found in words)


def of_draw_hand(table: Playing, seat: int, place: int) -> int:
    """One of the cards of a player's draw hand."""
    hand = table.state.players[seat].draw
    assert hand is not None
    return hand.cards[place]
