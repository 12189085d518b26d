"""Doomtown as the terminal draws it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from boomtown.doomtown.view import Board
from boomtown.table import Answer, Form, Message, OneOf, SomeOf, View
from boomtown.terminal.doomtown import fight, options, town
from boomtown.terminal.doomtown.cards import explain, find_faces, full_name, words

TICKING = {f"doomtown-log-{event}" for event in ("play-made", "affected", "resolved", "hand-discarded")}


class DoomtownPicture:
    """The town, the fight, the draw hands and your hand."""

    def board(self, view: View, names: Sequence[str]) -> RenderableType:
        """Draw the streets, then what is going on, then what is yours."""
        board: Board = view.board
        winner = names[board.winner] if board.winner >= 0 else "nobody"
        heading = words("title", day=board.day, phase=board.phase, pot=board.pot, winner=winner)
        return Group(
            Rule(Text(heading, "bold"), align="left", style="dim"),
            town.town(board, names),
            *fight.fight(board, names),
            *fight.draw_hands(board, names),
            *fight.own_hand(board),
            Text(words("legend"), "dim"),
        )

    def options(self, view: View, form: Form) -> RenderableType | None:
        """Draw plays grouped by card, and cards with their numbers."""
        return options.options(view, form)

    def warning(self, view: View, form: Form, answer: Answer) -> str | None:
        """Tell whom an answer would let go for want of upkeep (RB-5.2-11)."""
        if view.ask is None or view.ask.message.key != "doomtown-ask-upkeep" or not isinstance(form, SomeOf):
            return None
        leaving = [option.label for option in form.options if option.id not in answer]
        return words("unpaid", cards=leaving, count=len(leaving)) if leaving else None

    def ending(self, view: View, names: Sequence[str]) -> RenderableType:
        """Lay out everybody's control and influence, the winner first."""
        board: Board = view.board
        winners = view.outcome.winners if view.outcome is not None else ()
        grid = Grid(box=None, padding=(0, 2), header_style="dim")
        grid.add_column(words("who"))
        for column in ("control-points", "influence", "rock"):
            grid.add_column(words(column), justify="right")
        for player in sorted(board.players, key=lambda found: (found.seat not in winners, -found.control)):
            numbers = (str(player.control), str(player.influence), str(player.stash))
            grid.add_row(names[player.seat], *numbers, style="bold" if player.seat in winners else None)
        return Padding(grid, (1, 0))

    def worth_telling(self, message: Message) -> bool:
        """Leave out what another line or the picture says already."""
        return message.key not in TICKING

    def about(self, view: View, form: Form, term: str) -> RenderableType | None:
        """Explain a card: by the number of an option, or by name."""
        board: Board = view.board
        faces = _meant(board, form, term)
        if not faces:
            return None
        if len({full_name(face) for face in faces}) > 1 + 3:
            return Text(words("could-be", cards=sorted({full_name(face) for face in faces})[:12]))
        return Group(*(_explained(face) for face in dict.fromkeys(faces)))

    def glossary(self) -> Sequence[Message]:
        """Return nothing: there are too many cards to tell of all; each is explained by its name."""
        return ()


def _meant(board: Board, form: Form, term: str) -> list[str]:
    if not term.isdecimal():
        return find_faces(board, term)
    if isinstance(form, OneOf | SomeOf) and 1 <= int(term) <= len(form.ids):
        face = form.options[int(term) - 1].face
        return [face] if face else []
    return []


def _explained(face: str) -> Text:
    heading, *lines = explain(face)
    return Text(heading, "bold").append("".join(f"\n  {line}" for line in lines), "not bold")


PICTURE = DoomtownPicture()
