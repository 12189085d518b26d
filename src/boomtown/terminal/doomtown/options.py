"""Options grouped by the card they are about, with the numbers that choose them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from boomtown.doomtown.view import Board, SeenCard
from boomtown.table import Form, OneOf, Option, SomeOf, View, text
from boomtown.terminal.doomtown.cards import facts_of, full_name, in_short, numbers_of, pip, words


def options(view: View, form: Form) -> RenderableType | None:
    """Draw plays by card, cards with their numbers; anything else is a plain list."""
    if not isinstance(form, OneOf | SomeOf) or not form.ids:
        return None
    if any(option.about and isinstance(option.id, str) for option in form.options):
        return _plays(view.board, form)
    if any(option.face and isinstance(option.id, int) for option in form.options):
        return _cards(view.board, form)
    return None


# --- plays -----------------------------------------------------------------------------------------


def _plays(board: Board, form: OneOf | SomeOf) -> RenderableType:
    """One line a card: its name, then each play with its number."""
    numbered = list(enumerate(form.options, 1))
    loose = [(number, option) for number, option in numbered if not option.about]
    groups: dict[int, list[tuple[int, Option]]] = {}
    for number, option in numbered:
        if option.about:
            groups.setdefault(option.about[0], []).append((number, option))
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=36, no_wrap=True, overflow="ellipsis")
    grid.add_column(ratio=1)
    for card, plays in groups.items():
        name = _named(board, card, plays[0][1])
        grid.add_row(name, _line(plays))
    return Group(*(Text(f"  {number} {text(option.label)}", "bold") for number, option in loose), grid)


def _named(board: Board, card: int, option: Option) -> str:
    seen = {found.id: found for found in board.cards}
    here = words("in-hand") if card in dict(board.hand) else ""
    if card in seen and seen[card].place in seen and seen[card].place != card:
        place, owner = seen[card].place, seen[card].controller
        at_home = any(player.outfit == place and player.seat == owner for player in board.players)
        here = words("at-home") if at_home else full_name(seen[place].face)
    return full_name(option.face) + (f" ({here})" if here else "")


def _line(plays: list[tuple[int, Option]]) -> Text:
    line = Text()
    for place, (number, option) in enumerate(plays):
        line.append("  " if place else "").append(str(number), "bold").append(
            f" {text(option.short or option.label)}"
        )
        line.append(_price(option), "dim")
    return line


def _price(option: Option) -> str:
    """Return what a play costs, in brackets; beside a card that is chosen stands its cost already."""
    price = option.price
    if price is None:
        return ""
    parts = [words("price-rock", amount=price.amount)] if price.amount and option.short is not None else []
    parts += [words("price-boots")] if price.boots else []
    parts += [text(message) for message in price.also]
    return f" ({', '.join(parts)})" if parts else ""


# --- cards -----------------------------------------------------------------------------------------


def _cards(board: Board, form: OneOf | SomeOf) -> RenderableType:
    """One line an option: number, suit and value, the card and its numbers."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=4, justify="right")
    grid.add_column(width=3, justify="right")
    grid.add_column(ratio=1)
    seen = {card.id: card for card in board.cards}
    for number, option in enumerate(form.options, 1):
        face = option.face
        shown = face and facts_of(face) is not None and option.id not in seen
        line = Text(in_short(face) if shown else text(option.label))
        if option.id in seen and isinstance(option.id, int):
            line.append(_stats(seen[option.id]), "dim")
        line.append(_price(option), "dim")
        grid.add_row(Text(str(number), "bold"), pip(face) if face else "", line)
    return grid


def _stats(card: SeenCard) -> str:
    facts = facts_of(card.face)
    if facts is None or facts.type.value != "dude":
        return ""
    return f"  {numbers_of(card)}" + (f" · {words('upkeep', upkeep=card.upkeep)}" if card.upkeep else "")
