"""`boomtown bots`: who there is to play against, and how strong they have been measured to be."""

from __future__ import annotations

import json
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from boomtown.bots.register import Opponent, every_opponent
from boomtown.games import GAMES, UnknownGame
from boomtown.games import game as game_called

app = typer.Typer(add_completion=False, rich_markup_mode="rich")

HELP = """
Tell who there is to play against: what commands call them ([cyan]--seats[/cyan],
[cyan]--bots[/cyan]), their names, what they are like, and their strength as measured in
a league of bots (1500 is its middle; 200 points more win three games of four).
"""


@app.command(help=HELP)
def command(
    game: Annotated[str | None, typer.Argument(help=f"Of one game only: {', '.join(GAMES)}.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line for programs.")] = False,
) -> None:
    """List the bots; the help text proper is HELP."""
    try:
        games = [game_called(game)] if game is not None else [known() for known in GAMES.values()]
    except UnknownGame as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    found = {each.name: every_opponent(each.name) for each in games}
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(found)))
        return
    for each in games:
        Console().print(_listed(each.title, found[each.name]))


def _listed(title: str, bots: list[Opponent]) -> Table:
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for heading in ("bot", "name", "strength", ""):
        table.add_column(heading, justify="right" if heading == "strength" else "left")
    for bot in bots:
        measured = bot.measured
        spread = 0 if measured is None else (measured.ci95[1] - measured.ci95[0]) / 2
        strength = "" if measured is None else f"{measured.rating} ± {spread:.0f}"
        table.add_row(bot.id, bot.name, strength, bot.about)
    return table
