"""Dice Town as the terminal draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from boomtown.dicetown.cards import DEED, DEED_POINTS, ELIXIRS, EQUIPMENT, EQUIPMENT_POINTS, STORE_CARDS, Card
from boomtown.dicetown.state import FACE_OF_PLACE, FACES, TOWN_HALL
from boomtown.dicetown.view import Board, PlaceView, PlayerView
from boomtown.poker.dice import DICE_STRAIGHT, rank_dice
from boomtown.table import Answer, Form, Message, SomeOf, View, Who, say, text

FACE_STYLES = ("yellow", "green", "cyan", "magenta", "bright_blue", "red")
FACE_KEYS = {message.key: face for face, message in enumerate(FACES)}

# Which line of the town is being played while a step of the rules runs.
PLACE_OF_STAGE = {
    "stagecoach": "bank",
    "storevisit": "store",
    "storepick": "store",
    "steal": "saloon",
    "stealpick": "saloon",
    "badge": "sheriff",
    "docvisit": "doc",
    "treatment": "doc",
    "medicine": "doc",
}

_HANDS = {(5,): "five", (4,): "four", (3, 2): "full", (3,): "three", (2, 2): "two-pair", (2,): "pair"}


def _words(key: str, names: Sequence[str] = (), **args: Any) -> str:
    return text(say(f"dicetown-picture-{key}", **args), names)


class DiceTownPicture:
    """The town, the players, your dice and your hand."""

    def board(self, view: View, names: Sequence[str]) -> RenderableType:
        """Draw the places in order, then the players, then what is yours."""
        board: Board = view.board
        title = Text(_words("title", round=board.round), "bold")
        return Group(
            Rule(title, align="left", style="dim"),
            _town(board, names),
            _players(view, names),
            *_laid_open(board, names),
            *_own_hand(board),
        )

    def options(self, view: View, form: Form) -> RenderableType | None:
        """Draw dice as faces, with their prices where they are to be kept."""
        faces = _faces_offered(form)
        if faces is None or not isinstance(form, SomeOf):
            return None
        board: Board = view.board
        kept = board.players[view.seat].kept if view.seat is not None else ()
        drawn: list[RenderableType] = [_dice_to_choose(faces, kept)]
        if form.least < form.most:
            drawn.append(Text("  " + _prices(board, form), "dim"))
        return Group(*drawn)

    def warning(self, view: View, form: Form, answer: Answer) -> str | None:
        """Say nothing: an answer does what its options say."""
        return None

    def ending(self, view: View, names: Sequence[str]) -> RenderableType:
        """Lay the points out, the winner first."""
        board: Board = view.board
        scores = board.scores
        assert scores is not None, "a finished game has been scored"
        grid = Grid(box=None, padding=(0, 2), header_style="dim")
        grid.add_column(_words("player"))
        columns = ("nuggets", "dollars", "badge", "equipment", "deeds", "total")
        for column in columns:
            grid.add_column(_words(column), justify="right")
        for seat in sorted(range(len(names)), key=lambda seat: (seat != board.winner, -scores[seat].total)):
            points = [str(getattr(scores[seat], column)) for column in columns]
            grid.add_row(names[seat], *points, style="bold" if seat == board.winner else None)
        return Padding(grid, (1, 0))

    def worth_telling(self, message: Message) -> bool:
        """Everything is."""
        return True

    def about(self, view: View, form: Form, term: str) -> None:
        """Everything has its explanation in the catalogue."""
        return

    def glossary(self) -> Sequence[Message]:
        """Return every card, medicine and place."""
        places = [say(f"dicetown-place-{place}") for place in (*FACE_OF_PLACE, TOWN_HALL)]
        cards = [_worth(DEED, DEED_POINTS), _worth(EQUIPMENT, EQUIPMENT_POINTS)]
        cards += [say(f"dicetown-card-{kind}") for kind, _ in STORE_CARDS]
        elixirs = [say(f"dicetown-elixir-{elixir}") for elixir in ELIXIRS]
        return [*places, say("dicetown-picture-doc"), *cards, *elixirs]


def _worth(kind: str, points: Sequence[int]) -> Message:
    return say(f"dicetown-card-{kind}", points=f"{min(points)}-{max(points)}")


# --- the town ------------------------------------------------------------------------------------


def _town(board: Board, names: Sequence[str]) -> Grid:
    """One line a place: what counts there, what can be had, who is ahead."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    for width in (1, 2, 16, 25):
        grid.add_column(width=width)
    grid.add_column(ratio=1)
    current = board.contested or PLACE_OF_STAGE.get(board.stage, board.stage)
    for place in board.places:
        grid.add_row(
            _marker(place.place == current),
            _face(place),
            _words(f"place-{place.place}"),
            Text(_offered(board, place.place, names), "dim"),
            _ahead(board, place, names),
        )
    grid.add_row(_marker(current == "doc"), "", _words("doc"), _medicine(board), "")
    return grid


def _medicine(board: Board) -> Text:
    """Name the Elixirs on show in short: they are all called Elixir of something."""
    short = [text(Message(elixir.key.replace("-elixir-", "-picture-elixir-"))) for elixir in board.elixir_row]
    return Text(", ".join(short), "dim")


def _marker(here: bool) -> Text:
    return Text("▸" if here else " ", "bold yellow")


def _face(place: PlaceView) -> Text:
    if place.face is None:
        return Text()
    return Text(f"{text(FACES[place.face]):>2}", f"bold {FACE_STYLES[place.face]}")


def _offered(board: Board, place: str, names: Sequence[str]) -> str:
    """Say what can be had at a place."""
    return _words(
        place,
        names,
        nuggets=board.mine,
        dollars=board.bank,
        stagecoach=board.stagecoach,
        cards=board.store + board.store_discards,
        who=Who(board.sheriff),
        count=len(board.row),
        deeds=", ".join(str(card.points) for card in board.row),
        left=board.deeds,
    )


def _ahead(board: Board, place: PlaceView, names: Sequence[str]) -> Text:
    if not place.leaders:
        return Text(_words("nobody"), "dim")
    kept = board.players[place.leaders[0]].kept
    who = ", ".join(names[seat] for seat in place.leaders)
    if place.face is None:
        return Text(f"{who}: {_hand_name(kept)}")
    return Text(f"{who}: {kept.count(place.face)}×{text(FACES[place.face])}")


def _hand_name(kept: tuple[int, ...]) -> str:
    """Name a hand, finished or not."""
    groups = sorted(((kept.count(face), face) for face in set(kept)), reverse=True)
    shape = tuple(count for count, _ in groups if count > 1)
    name = _HANDS.get(shape, "high")
    if len(kept) == 5 and rank_dice(kept)[0] == DICE_STRAIGHT:
        name = "straight"
    return text(say(f"dicetown-hand-{name}", face=FACES[groups[0][1]]))


# --- the players ---------------------------------------------------------------------------------


def _players(view: View, names: Sequence[str]) -> Grid:
    board: Board = view.board
    grid = Grid(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    grid.add_column("", width=1)
    grid.add_column(_words("player"), no_wrap=True)
    for column in ("dollars", "nuggets", "deeds", "store-cards"):
        grid.add_column(_words(column), justify="right")
    grid.add_column(_words("dice"), no_wrap=True)
    for seat, player in enumerate(board.players):
        star = " ★" if seat == board.sheriff else ""
        name = Text(names[seat] + star, "bold" if seat == view.seat else "")
        belongings = (
            player.dollars,
            player.nuggets,
            player.deeds + len(player.protected),
            player.store_cards,
        )
        grid.add_row(_marker(seat in view.waiting), name, *map(str, belongings), _set_aside(player))
    return grid


def _set_aside(player: PlayerView) -> Text:
    line = Text()
    for face in player.kept:
        line.append("[")
        line.append(text(FACES[face]), FACE_STYLES[face])
        line.append("]")
    if player.rolling:
        line.append(" " * bool(player.kept) + _words("cup", count=player.rolling), "dim")
    return line


def _laid_open(board: Board, names: Sequence[str]) -> list[RenderableType]:
    return [
        _indented(_words("open", names, who=Who(seat), deeds=_deeds(player.protected)))
        for seat, player in enumerate(board.players)
        if player.protected
    ]


def _own_hand(board: Board) -> list[RenderableType]:
    if board.you is None:
        return []
    deeds = [card for card in board.you.hand if card.is_deed]
    cards = [_deeds(deeds)] if deeds else []
    cards += [text(card.name) for card in board.you.hand if not card.is_deed]
    return [_indented(_words("hand", cards=cards, points=board.you.points.total), "bold")]


def _deeds(deeds: Sequence[Card]) -> str:
    """Name several deeds in short."""
    points = sorted(card.points for card in deeds)
    return _words("some-deeds", count=len(deeds), points=", ".join(map(str, points)))


def _indented(line: str, style: str = "") -> Padding:
    return Padding(Text(line, style), (0, 0, 0, 2))


# --- dice ----------------------------------------------------------------------------------------


def _faces_offered(form: Form) -> tuple[int, ...] | None:
    """Return the faces among which a form lets choose, if it is dice that it lists."""
    if not isinstance(form, SomeOf) or not form.options:
        return None
    keys = [option.label.key for option in form.options]
    return tuple(FACE_KEYS[key] for key in keys) if all(key in FACE_KEYS for key in keys) else None


def _dice_to_choose(faces: Sequence[int], kept: Sequence[int]) -> Text:
    """Draw numbered dice, and beside them those that are set aside already."""
    lines = [_row(faces, line) for line in range(3)]
    lines.append(Text("".join(f"  {number:^5}" for number in range(1, len(faces) + 1)), "bold"))
    if kept:
        for line in range(3):
            lines[line].append("   │ ", "dim").append_text(_row(kept, line))
        lines[3].append("   │  ", "dim").append(_words("kept"), "not bold dim")
    return Text("\n").join(lines)


def _row(faces: Sequence[int], line: int) -> Text:
    """Draw one of the three lines that a row of dice is made of."""
    drawn = Text()
    for face in faces:
        middle = f"│{text(FACES[face]):^3}│"
        drawn.append("  ").append(("┌───┐", middle, "└───┘")[line], FACE_STYLES[face])
    return drawn


def _prices(board: Board, form: SomeOf) -> str:
    """Say what keeping how many costs, as far as they can be kept."""
    prices = [_words("price-none", price=board.prices[0])] if form.least == 0 else []
    prices += [_words("price", count=count, price=board.prices[count]) for count in range(1, form.most + 1)]
    return _words("prices", prices=" · ".join(prices))


PICTURE = DiceTownPicture()
