"""The town as streets of boxes: homes, deeds to their left and right, the town square between them."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import NOBODY, TOWN_SQUARE
from boomtown.doomtown.view import Board, SeenCard, SeenPlayer
from boomtown.terminal.doomtown.cards import full_name, numbers_of, words

ABREAST = 3
"""Boxes beside each other that 80 columns have room for."""


def town(board: Board, names: Sequence[str]) -> RenderableType:
    """Draw the others' streets, the square, and the own street last."""
    own = board.seat if board.seat is not None else 0
    count = len(board.players)
    order = [(own + step) % count for step in range(1, count)]
    drawn: list[RenderableType] = []
    for seat in order:
        drawn += [_heading(board, board.players[seat], names), _street(board, board.players[seat], names)]
    drawn.append(_square(board, names))
    drawn += [_street(board, board.players[own], names), _heading(board, board.players[own], names)]
    return Group(*drawn)


def _heading(board: Board, player: SeenPlayer, names: Sequence[str]) -> Text:
    """Name a player with what they have."""
    line = Text(names[player.seat], "bold")
    if player.seat == board.winner:
        line.append(" ★", "bold yellow")
    line.append(
        words(
            "player",
            rock=player.stash,
            debt=player.debt,
            hand=player.hand,
            deck=player.deck,
            discard=len(player.discard),
            hill=len(player.hill),
        )
    )
    line.append(words("standing", influence=player.influence, control=player.control), "bold")
    return line


def _street(board: Board, player: SeenPlayer, names: Sequence[str]) -> RenderableType:
    places = [*player.street, *player.outskirts]
    rows = [places[first : first + ABREAST] for first in range(0, len(places), ABREAST)]
    return Group(*(_row(board, row, names) for row in rows))


def _row(board: Board, places: Sequence[int], names: Sequence[str]) -> Grid:
    grid = Grid.grid(expand=True)
    for _ in places:
        grid.add_column(ratio=1)
    columns = 2 if len(places) == 1 else 1
    grid.add_row(*(_location(board, place, names, columns) for place in places))
    return grid


def _square(board: Board, names: Sequence[str]) -> Panel:
    """Draw the square with a column for each player who has somebody there."""
    columns = []
    for player in board.players:
        crowd = _crowd(board, TOWN_SQUARE, player.seat, names, named=False)
        if crowd:
            columns.append(Text("\n").join([Text(f"{names[player.seat]}:", "dim"), *crowd]))
    empty = [Text(words("empty"), "dim")]
    return _box(words("square"), [_laid_out(columns or empty, min(ABREAST, max(2, len(columns))))])


def _location(board: Board, place: int, names: Sequence[str], columns: int) -> Panel:
    """Draw a home or deed: its numbers, who holds it, who is there."""
    card = next(card for card in board.cards if card.id == place)
    seats = [card.owner, *(player.seat for player in board.players if player.seat != card.owner)]
    crowds = [_crowd(board, place, seat, names, named=seat != card.owner) for seat in seats]
    people = [line for crowd in crowds for line in crowd]
    home = PRINTED[card.face].kind == "outfit"
    name = words("home", name=full_name(card.face)) if home else full_name(card.face)
    about = Text(_numbers(board, card, names), "dim")
    if card.cards:
        about.append("\n").append_text(_attached(board, card))
    return _box(name, [about, _laid_out(people, columns)])


def _numbers(board: Board, card: SeenCard, names: Sequence[str]) -> str:
    """Say what a location gives, and whose it is now if not its owner's."""
    pieces = []
    if card.control or PRINTED[card.face].kind == "deed":
        pieces.append(words("control", control=card.control))
    pieces.append(words("makes", rock=card.production))
    if any(card.id in player.outskirts for player in board.players):
        pieces.append(words("outskirts"))
    if card.booted:
        pieces.append("z")
    line = " · ".join(pieces)
    if card.controller not in (card.owner, NOBODY):
        line += f"\n{words('held', who=names[card.controller])}"
    return line


def _crowd(board: Board, place: int, seat: int, names: Sequence[str], *, named: bool) -> list[Text]:
    """List a player's dudes at a place, each with what it carries; `named` says whose they are."""
    dudes = [
        card
        for card in board.cards
        if card.place == place and card.controller == seat and PRINTED[card.face].kind == "dude"
    ]
    lines = []
    for dude in dudes:
        line = Text(f"{names[seat]}: " if named else "", "dim")
        line.append(full_name(dude.face), "bold" if seat == board.seat else "not dim")
        line.append(f" {numbers_of(dude)}", "not dim")
        if dude.cards:
            line.append(" ").append_text(_attached(board, dude))
        lines.append(line)
    return lines


def _attached(board: Board, host: SeenCard) -> Text:
    held = [card for card in board.cards if card.id in host.cards]
    return Text(", ".join(f"+{full_name(card.face)}{' z' if card.booted else ''}" for card in held), "dim")


def _laid_out(lines: Sequence[Text], columns: int) -> Grid:
    """Put lines side by side, one after the other across."""
    grid = Grid.grid(expand=True, padding=(0, 1))
    for _ in range(columns):
        grid.add_column(ratio=1)
    for first in range(0, len(lines), columns):
        grid.add_row(*lines[first : first + columns])
    return grid


def _box(name: str, inside: Sequence[RenderableType]) -> Panel:
    return Panel(
        Group(*inside),
        title=Text(name, "bold"),
        title_align="left",
        box=box.SQUARE,
        border_style="dim",
        padding=(0, 0),
    )
