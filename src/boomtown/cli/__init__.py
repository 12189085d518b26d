"""The `boomtown` command: one module a subcommand."""

import typer

from boomtown.cli import duel

app = typer.Typer(
    name="boomtown",
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Play Doomtown: Reloaded and Dice Town, and measure everything about them.",
)
app.command("duel", help=duel.HELP)(duel.command)


@app.callback()
def main() -> None:
    """Without a callback, typer makes an app of one command into that command."""
