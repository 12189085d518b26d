"""The `boomtown` command: one module a subcommand, with an `app` of its own.

Only the subcommand that is called is loaded: what `boomtown --help` tells of each stands here, so that asking for help
costs neither the cards nor numpy.
"""

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

SUBCOMMANDS = {
    "play": "Play a game in the terminal. Every answer is saved at once; q, Ctrl-C or a crash lose nothing.",
    "replay": "Step through a game, forth and back, as any player saw it.",
    "serve": "Serve the tables: play in the browser, alone against bots or with friends.",
    "cards": "Search the Doomtown cards and show them.",
    "bots": "Tell who there is to play against, and how strong they are.",
    "duel": "Let bots play each other, and tell who wins how often, with what, from where and why.",
    "league": "Let everybody play everybody, and rate them.",
    "review": "Look back at a game: who was likely to win at every decision, and which ones cost most.",
    "fuzz": "Play random games with random legal decks and look hard at each after every answer.",
    "odds": "The odds of a deck's draw hands: how likely each poker rank is, for the best hand and the best legal one.",
    "deck": "Decks of Doomtown: check, show, convert, compare them, and draw from them.",
    "db": "Look after the server's database: upgrade, backup, restore, check.",
    "admin": "Look after a server's tables and people.",
}
"""What each does, in a line; its module is called the same and tells the rest."""


class Subcommands(TyperGroup):
    """Lists subcommands by their lines, and loads the one that is called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: TyperCommand(name, help=line) for name, line in SUBCOMMANDS.items()}

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the subcommand that is meant, itself and not its line, and what it is given."""
        name, _, rest = super().resolve_command(ctx, args)
        return name, subcommand(name) if name is not None else None, rest


def subcommand(name: str) -> Any:
    """Load a subcommand."""
    command = typer.main.get_command(import_module(f"boomtown.cli.{name}").app)
    command.name = name
    return command


app = typer.Typer(name="boomtown", cls=Subcommands, no_args_is_help=True, rich_markup_mode="rich")


@app.callback()
def boomtown() -> None:
    """Play Doomtown: Reloaded and Dice Town, and measure everything about them."""
