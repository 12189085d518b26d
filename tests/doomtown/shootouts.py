"""Shootouts for tests: two posses, known hands, and a table that stops where the test wants to look."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.plays.offering import situation, why_not_use
from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Fight
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Part, Script
from boomtown.table import text

HANDS = {
    1: ("2S", "4C", "6D", "8S", "KD"),
    2: ("5S", "5C", "8D", "9D", "KC"),
    3: ("5S", "5C", "8D", "8H", "KC"),
    4: ("5S", "5C", "5D", "9D", "KC"),
    5: ("4S", "5C", "6D", "7H", "8C"),
    6: ("2H", "4H", "6H", "8H", "KH"),
    7: ("5S", "5C", "5D", "9D", "9C"),
    8: ("5S", "5C", "5D", "5H", "KC"),
    9: ("4S", "5S", "6S", "7S", "8S"),
    11: ("AC", "AS", "8C", "8S", "JD"),
}
"""A legal hand of each rank that needs no joker."""

CHEATING_PAIR = ("5S", "5S", "8D", "9D", "KC")
CHEATING_FULL_HOUSE = ("5S", "5S", "5D", "9D", "9C")


def deal(*ranks: int) -> tuple[str, ...]:
    """The cards of a hand of this rank, and of further hands for further rounds."""
    return tuple(card for rank in ranks for card in HANDS[rank])


def shootout(
    leading: Sequence[str],
    marked: Sequence[str],
    *,
    hands: tuple[Sequence[str], ...] = (HANDS[1], HANDS[1]),
    leader: Mapping[str, Any] | None = None,
    mark: Mapping[str, Any] | None = None,
    others: Sequence[Any] = (),
    where: str = "town square",
    joining: bool = True,
    **details: Any,
) -> Playing:
    """The first of one posse calls out the first of the other, who accepts.

    Everybody at that place joins, and the table stops at the first Shootout play; with `joining=False` it
    stops where the first posse forms. `leader`, `mark` and `others` say more about the players' sides.
    """
    details.setdefault("turn", 0)
    table = Playing(
        _side("Law Dogs", leading, where, hands[0], leader or {}),
        _side("The Sloane Gang", marked, where, hands[1], mark or {}),
        *others,
        **details,
    )
    table.calls_out(name(leading[0]), name(marked[0]))
    if "accept" in text(table.ask.message):
        table.answer("yes")
    return everybody_joins(table, [name(dude) for dude in (*leading, *marked)]) if joining else table


def _side(
    outfit: str, dudes: Sequence[str], where: str, deck: Sequence[str], details: Mapping[str, Any]
) -> Any:
    at = {where: list(dudes)}
    for place, more in details.get("at", {}).items():
        at[place] = [*at.get(place, ()), *more]
    return side(**{"outfit": outfit, "deck": list(deck), **details, "at": at})


def name(dude: str) -> str:
    """The name alone of a dude written with notes."""
    return dude.split(" | ")[0]


def everybody_joins(table: Playing, wanted: Sequence[str]) -> Playing:
    """Let these dudes join when they can, nobody else; stop when posses are formed."""
    while "joins" in text(table.ask.message):
        coming = [dude for dude in table.choices() if dude in wanted]
        table.answer(coming[0] if coming else "done")
    return table


def fight(table: Playing) -> Fight:
    """The fight that is going on."""
    assert table.state.fight is not None
    return table.state.fight


def asks(table: Playing) -> str:
    """What the open question says."""
    return text(table.ask.message)


def answers(table: Playing) -> list[str]:
    """The options of the open question as players read them."""
    return [text(option.label) for option in table.ask.form.options]


def draw_hand(table: Playing, seat: int) -> tuple[int, ...]:
    """The cards of a player's draw hand."""
    hand = table.state.players[seat].draw
    return hand.cards if hand is not None else ()


def draws(table: Playing, *shooters: str) -> Playing:
    """Everybody passes, these dudes shoot, and each keeps the first five cards drawn; stop at what comes next."""
    while True:
        question = asks(table)
        if "Shootout" in question:
            table.passes()
        elif "shooter" in question:
            table.answer(next((dude for dude in table.choices() if dude in shooters), table.choices()[0]))
        elif "Exchange" in question:
            table.answer()
        elif "five cards stay" in question:
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            return table


def with_text(monkeypatch: pytest.MonkeyPatch, face: str, **parts: Part) -> None:
    """Print these paragraphs on a card for one test, where no real card has such a text."""
    load()
    monkeypatch.setitem(SCRIPTS, face, Script(face, "", dict(parts)))


def total(table: Playing, seat: int) -> int:
    """A player's hand rank with all modifiers, not held within 1 to 11."""
    return rank_total(table.state, seat)


def why_not(table: Playing, card: str, ability: Ability, timing: str, seat: int = 0) -> str | None:
    """The rule by which a player cannot use this ability, were it printed on that card; None if they can."""
    refusal = why_not_use(table.state, seat, table.id(card), ability, timing=timing)
    return refusal.rule if refusal is not None else None


def reach(table: Playing, card: str, ability: Ability, timing: str, seat: int = 0) -> list[str]:
    """The titles an ability could choose first, were it printed on that card."""
    play = situation(table.state, seat, table.id(card), ability, timing)
    target = next(iter(ability.targets.values()))
    return [table.state.printed(found).title for found in candidates(play, target)]
