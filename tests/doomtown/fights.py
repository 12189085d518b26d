"""Fights set up with few words, for tests."""

from typing import Any

from boomtown.doomtown.scenario.playing import Playing, side

STRAIGHT = ["2S", "3D", "4H", "5C", "6S"]  # rank 5, legal
CHEATIN_FOUR = ["KS", "KS", "KD", "KH", "2C"]  # rank 8, Cheatin'
HIGH_CARD = ["2C", "4D", "7H", "9S", "JC"]  # rank 1
PAIR = ["2C", "2D", "7H", "9S", "JC"]  # rank 2
FLUSH = ["2C", "4C", "7C", "9C", "JC"]  # rank 6
FULL_HOUSE = ["2C", "2D", "2H", "9S", "9C"]  # rank 7


def duel(
    mine: list[str],
    theirs: list[str],
    *,
    my_hand: list[str] | None = None,
    their_hand: list[str] | None = None,
    my_cards: list[str] | None = None,
    their_cards: list[str] | None = None,
    where: str = "town square",
    rock: int = 5,
    mine_more: dict[str, Any] | None = None,
    theirs_more: dict[str, Any] | None = None,
    **details: Any,
) -> Playing:
    """Player 0's first dude calls out player 1's first dude, who accepts; `*_hand` are draw hands on top of the decks.

    Use draws as dudes: a stud draws more cards than five.
    """
    table = Playing(
        side(
            "Law Dogs",
            rock=rock,
            at={where: mine},
            hand=my_cards or [],
            deck=my_hand or HIGH_CARD,
            **(mine_more or {}),
        ),
        side(
            "The Sloane Gang",
            rock=rock,
            at={where: theirs},
            hand=their_cards or [],
            deck=their_hand or HIGH_CARD,
            **(theirs_more or {}),
        ),
        **details,
    )
    table.calls_out(first(mine), first(theirs))
    if table.choices() == ["yes", "no"]:
        table.answer("yes")
    return table


def first(people: list[str]) -> str:
    """The title of the first of these."""
    return people[0].split("|")[0].strip()
