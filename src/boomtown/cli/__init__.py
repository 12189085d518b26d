"""The `boomtown` command: one module a subcommand."""

import typer

from boomtown.cli.serve import serve

app = typer.Typer(
    name="boomtown",
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Play Doomtown: Reloaded and Dice Town, and measure everything about them.",
)


@app.callback()
def boomtown() -> None:
    """Play and measure; each command has its own --help."""


app.command()(serve)
