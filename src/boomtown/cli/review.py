"""`boomtown review`: look back at a game, and see which decisions cost most."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from boomtown.cli.progress import progress
from boomtown.cli.replay import seat_called
from boomtown.lab.review.report import as_data, as_page, as_text, draw
from boomtown.lab.review.reviewing import LOOK, people, review
from boomtown.terminal.saving import load
from boomtown.terminal.seats import recorded_names
from boomtown.terminal.words import Trouble, words

app = typer.Typer(add_completion=False, rich_markup_mode="rich")

HELP = """
Look back at a game: who was likely to win at every decision, and which ones
cost most.

The chances are those of a small model learnt from games of bots, with all
cards on the table; how well it is calibrated stands in docs/lab.md. A
decision is judged by what its player could know: the answer given and
others are tried in the same worlds that this player could have been in,
played on to the end of the day or the round by a simpler bot. What is
called worse is so nineteen times in twenty; the reason is what differs most
where those worlds end.

Judged are the decisions of people, or of everybody where only bots played;
[cyan]--seat[/cyan] says whose. It takes some seconds to some minutes; [cyan]--worlds[/cyan] says how
closely to look. The same seed gives the same review.

[bold]Examples[/bold]

  boomtown review game.jsonl
  boomtown review game.jsonl --seat Ann --html game.html
  boomtown review game.jsonl --plot game.svg --json | tail -1
"""


@app.command(help=HELP)
def command(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    seat: Annotated[
        str | None, typer.Option(help="Judge this player's decisions only, by name or number from 0.")
    ] = None,
    worlds: Annotated[
        int, typer.Option(help="Worlds in which a decision is looked at closely.", min=4)
    ] = LOOK,
    seed: Annotated[int, typer.Option(help="Same seed, same review.")] = 1,
    html: Annotated[Path | None, typer.Option(help="Write the review as a page into this file.")] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the chances into this .png or .svg (extra: plot).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line for programs.")] = False,
) -> None:
    """Look back; the help text proper is HELP."""
    if plot is not None and plot.suffix.lower() not in (".png", ".svg"):
        raise typer.BadParameter(f"{plot} ends neither in .png nor in .svg")
    try:
        loaded = load(file)
        names = recorded_names(loaded)
        chosen = seat_called(seat, names)
    except Trouble as error:
        typer.echo(f"boomtown: {error}", err=True)
        raise typer.Exit(2) from None
    if loaded.cut_off:
        typer.echo(words("cut-off", path=str(file)), err=True)
    seats = (chosen,) if chosen is not None else people(loaded.bots, len(names))
    with progress("looking back", 100) as done:
        found = review(
            loaded.table, names, seats, worlds=worlds, seed=seed,
            progress=lambda ready, of: done(round(100 * ready / of)),
        )  # fmt: skip
    try:
        if html is not None:
            html.write_text(as_page(found), encoding="utf-8")
        if plot is not None:
            draw(found, plot)
    except ImportError:
        typer.echo("Pictures need matplotlib: pip install 'boomtown[plot]'", err=True)
        raise typer.Exit(2) from None
    except OSError as error:
        typer.echo(f"{error.filename} cannot be written: {error.strerror}", err=True)
        raise typer.Exit(2) from None
    if as_json:
        typer.echo(json.dumps(as_data(found)))
    else:
        Console(highlight=False).print(as_text(found), end="", markup=False, soft_wrap=True)
