"""What a game brings to the terminal: how it looks, and what can be explained."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from rich.console import RenderableType

from boomtown.table import Answer, Form, Message, View


class Picture(Protocol):
    """A game as the terminal shows it; it is given views, so it cannot show what a seat may not see."""

    def board(self, view: View, names: Sequence[str]) -> RenderableType:
        """Draw the table, and what the seat that looks holds in secret."""
        ...

    def options(self, view: View, form: Form) -> RenderableType | None:
        """Draw the numbered options of a form the way the game does; None: a plain list will do."""
        ...

    def warning(self, view: View, form: Form, answer: Answer) -> str | None:
        """Say what this answer would do that one could fail to see; None: nothing that need be said."""
        ...

    def ending(self, view: View, names: Sequence[str]) -> RenderableType:
        """Lay out how a finished game was won."""
        ...

    def worth_telling(self, message: Message) -> bool:
        """Tell whether something that happened is news, or only the ticking of the rules."""
        ...

    def about(self, view: View, form: Form, term: str) -> RenderableType | None:
        """Explain what somebody names, a number of an option or a name, the game's own way; None: it cannot."""
        ...

    def glossary(self) -> Sequence[Message]:
        """Return everything that can be explained by name: cards, places."""
        ...


# Each module has a PICTURE; imported when its game is shown.
_MODULES = {"dicetown": "boomtown.terminal.dicetown", "doomtown": "boomtown.terminal.doomtown"}


def picture_of(game: str) -> Picture:
    """Return how this game looks in the terminal."""
    picture: Picture = import_module(_MODULES[game]).PICTURE
    return picture
