"""The `boomtown` command: one module a subcommand."""

import typer

from boomtown.cli.play import play
from boomtown.cli.replay import replay

app = typer.Typer(
    name="boomtown",
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Play Doomtown: Reloaded and Dice Town, and measure everything about them.",
)
app.command()(play)
app.command()(replay)
