"""Shootouts, draw hands and the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from boomtown.doomtown.facts.printed import SUITS
from boomtown.doomtown.state import NOBODY
from boomtown.doomtown.view import Board, SeenCard, SeenPlayer
from boomtown.poker import RANK_NAMES
from boomtown.terminal.doomtown.cards import full_name, in_short, numbers_of, pip, words

SYMBOLS = dict(zip(SUITS, "♣♦♥♠", strict=True))
VALUES = {1: "A", 11: "J", 12: "Q", 13: "K"}


def fight(board: Board, names: Sequence[str]) -> list[RenderableType]:
    """Say who fights whom where, and how far it is."""
    found = board.fight
    if found is None:
        return []
    cards = {card.id: card for card in board.cards}
    where = full_name(cards[found.location].face) if found.location in cards else words("nowhere")
    what = words(
        "job" if found.job is not None else "shootout", where=where, round=found.round, step=found.step
    )
    lines: list[RenderableType] = [Text(what, "bold red")]
    for side, role in enumerate(("leader", "mark")):
        seat = found.seats[side]
        who = names[seat] if seat != NOBODY else words("unopposed")
        posse = [cards[dude] for dude in found.posses[side] if dude in cards]
        people = ", ".join(_fighter(dude, found.shooters[side]) for dude in posse) or words("empty")
        lines.append(Text(f" {who} ({words(role)}): {people}"))
    return lines


def _fighter(dude: SeenCard, shooter: int) -> str:
    shoots = f" ({words('shooter')})" if dude.id == shooter else ""
    return f"{full_name(dude.face)} {numbers_of(dude)}{shoots}"


def draw_hands(board: Board, names: Sequence[str]) -> list[RenderableType]:
    """Show the draw hands that this seat may see, with their ranks; of the others how many cards they are."""
    return [
        Text(f" {words('draws', who=names[player.seat])} {_draw_hand(player)}")
        for player in board.players
        if player.draw is not None
    ]


def _draw_hand(player: SeenPlayer) -> str:
    hand = player.draw
    assert hand is not None
    if not hand.cards:
        return words("hidden", count=hand.size)
    stand_for = {face: f"{VALUES.get(value, value)}{SYMBOLS[suit]}" for face, suit, value in hand.declared}
    cards = " ".join(
        f"{pip(face)}={stand_for[face]}"
        if face in stand_for and pip(face) == "★"
        else stand_for.get(face, pip(face))
        for face in hand.cards
    )
    rank = f" · {hand.rank} {RANK_NAMES[hand.rank]}" if hand.rank else ""
    return cards + rank + (f" · {words('cheatin')}" if hand.cheatin else "")


def own_hand(board: Board) -> list[RenderableType]:
    """List the cards of the own hand."""
    if board.seat is None:
        return []
    if not board.hand:
        return [Text(f" {words('no-hand')}", "dim")]
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=3, justify="right")
    grid.add_column(ratio=1)
    for _, face in board.hand:
        grid.add_row(pip(face), in_short(face))
    return [Text(words("hand"), "bold"), grid]
