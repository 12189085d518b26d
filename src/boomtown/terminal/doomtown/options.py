"""Options grouped by the card they are about, with the numbers that choose them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from boomtown.doomtown.view import Board, SeenCard
from boomtown.table import Form, Id, OneOf, Option, SomeOf, View, text
from boomtown.terminal.doomtown.cards import face_named, facts_of, full_name, in_short, numbers_of, pip, words

PLAYS = ("use", "call", "move", "shop", "swap", "trade", "cheat")


def options(view: View, form: Form) -> RenderableType | None:
    """Draw plays by card, cards with their numbers; anything else is a plain list."""
    if not isinstance(form, OneOf | SomeOf) or not form.ids:
        return None
    if any(card_of(chosen) is not None and isinstance(chosen, str) for chosen in form.ids):
        return _plays(view.board, form)
    if any(isinstance(chosen, int) for chosen in form.ids) and _are_cards(form):
        return _cards(view.board, form)
    return None


def card_of(chosen: Id) -> int | None:
    """Return the card an option is about, if its id says so."""
    if isinstance(chosen, int):
        return chosen
    pieces = chosen.split(":")
    if pieces[0] in PLAYS:
        pieces = pieces[1:]
    found = pieces[0] if pieces[0].isdigit() else pieces[1] if len(pieces) > 1 else ""
    return int(found) if found.isdigit() else None


def face_of(board: Board, option: Option) -> str:
    """Return the face an option is about as far as this seat knows it."""
    card = card_of(option.id)
    found = next((seen.face for seen in board.cards if seen.id == card), "")
    return found or dict(board.hand).get(-1 if card is None else card, "")


# --- plays -----------------------------------------------------------------------------------------


def _plays(board: Board, form: OneOf | SomeOf) -> RenderableType:
    """One line a card: its name, then each play with its number."""
    numbered = list(enumerate(form.options, 1))
    loose = [(number, option) for number, option in numbered if card_of(option.id) is None]
    groups: dict[int, list[tuple[int, Option]]] = {}
    for number, option in numbered:
        card = card_of(option.id)
        if card is not None:
            groups.setdefault(card, []).append((number, option))
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=36, no_wrap=True, overflow="ellipsis")
    grid.add_column(ratio=1)
    for card, plays in groups.items():
        name = _named(board, card, plays[0][1])
        grid.add_row(name, _line(plays, name_of(board, plays[0][1])))
    return Group(*(Text(f"  {number} {text(option.label)}", "bold") for number, option in loose), grid)


def name_of(board: Board, option: Option) -> str:
    """Return the name of the card an option is about."""
    face = face_of(board, option)
    return full_name(face) if face else str(option.label.args.get("card", ""))


def _named(board: Board, card: int, option: Option) -> str:
    seen = {found.id: found for found in board.cards}
    here = words("in-hand") if card in dict(board.hand) else ""
    if card in seen and seen[card].place in seen and seen[card].place != card:
        place, owner = seen[card].place, seen[card].controller
        at_home = any(player.outfit == place and player.seat == owner for player in board.players)
        here = words("at-home") if at_home else full_name(seen[place].face)
    return f"{name_of(board, option)}" + (f" ({here})" if here else "")


def _line(plays: list[tuple[int, Option]], name: str) -> Text:
    line = Text()
    for place, (number, option) in enumerate(plays):
        line.append("  " if place else "").append(str(number), "bold").append(f" {_short(option, name)}")
    return line


def _short(option: Option, name: str) -> str:
    """Return what a play is without the name of its card, which stands at the head of the line."""
    kind = str(option.id).partition(":")[0]
    if kind in ("move", "shop", "trade"):
        return words(f"play-{kind}")
    if kind in ("call", "swap"):
        return words(f"play-{kind}", other=str(option.label.args.get("with", "")))
    if kind in ("use", "cheat") or option.label.key.startswith("doomtown-option-use"):
        play = "play-cheat" if kind == "cheat" else "play-use"
        told = option.label.args.get("told")
        return words(play) if told is None else words(f"{play}-to", told=str(told))
    label = text(option.label)
    return label.replace(f" {name}", "") if name else label


# --- cards -----------------------------------------------------------------------------------------


def _are_cards(form: OneOf | SomeOf) -> bool:
    return all("card" in option.label.args for option in form.options if isinstance(option.id, int))


def _cards(board: Board, form: OneOf | SomeOf) -> RenderableType:
    """One line an option: number, suit and value, the card and its numbers."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=4, justify="right")
    grid.add_column(width=3, justify="right")
    grid.add_column(ratio=1)
    seen = {card.id: card for card in board.cards}
    faces = _faces(board, form)
    for number, option in enumerate(form.options, 1):
        face = faces.get(option.id, "")
        shown = face and facts_of(face) is not None and option.id not in seen
        line = Text(in_short(face) if shown else text(option.label))
        if option.id in seen and isinstance(option.id, int):
            line.append(_stats(seen[option.id]), "dim")
        grid.add_row(Text(str(number), "bold"), pip(face) if face else "", line)
    return grid


def _stats(card: SeenCard) -> str:
    facts = facts_of(card.face)
    if facts is None or facts.type.value != "dude":
        return ""
    return f"  {numbers_of(card)}" + (f" · {words('upkeep', upkeep=card.upkeep)}" if card.upkeep else "")


def _faces(board: Board, form: OneOf | SomeOf) -> dict[Id, str]:
    """Return the faces of the options: seen, held, of the draw hand in its order, or by name."""
    hand = board.players[board.seat].draw if board.seat is not None else None
    known: dict[Id, str] = {card.id: card.face for card in board.cards}
    known.update(dict(board.hand))
    ids = list(form.ids)
    if hand is not None and hand.cards and len(ids) == len(hand.cards) and not any(i in known for i in ids):
        return dict(zip(ids, hand.cards, strict=True))
    found: dict[Id, str] = {}
    for option in form.options:
        if option.id in known:
            found[option.id] = known[option.id]
        elif isinstance(option.id, int):
            found[option.id] = face_named(board, str(option.label.args.get("card", "")))
    return found


def known_face(board: Board, form: OneOf | SomeOf, option: Option) -> str:
    """Return the face an option is about, whichever way this seat knows it."""
    return _faces(board, form).get(option.id, "") or face_of(board, option)
