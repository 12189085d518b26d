"""`boomtown deck`: whether a deck is legal, what it comes to, and every way to write it down."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from boomtown.cli import deck_report as report
from boomtown.doomtown.decks import (
    KINDS,
    STARTERS,
    Deck,
    DeckFormatError,
    Format,
    SeveralDecks,
    changes,
    check,
    exchanged,
    find_format,
    load_deck,
    parse_decks,
    starter,
    the_one,
    write_deck,
)
from boomtown.doomtown.facts import UnknownCardError

HELP = """
Decks of Doomtown: check, show, convert, compare them, and draw from them.

[bold]FILE[/bold] is a deck file or a starter deck's name. Files are recognised by
themselves: lists as text, dtdb (text, Markdown, BBCode, JSON), Townsquare
(JSON, or what its box holds), OCTGN. A [bold]-[/bold] reads what is piped in.
"""

app = typer.Typer(help=HELP, no_args_is_help=True, add_completion=False, rich_markup_mode="rich")

File = Annotated[str, typer.Argument(metavar="FILE", help="A deck file, a starter's name, or - for a pipe.")]
Files = Annotated[list[str], typer.Argument(metavar="FILE…", help="Deck files or starters' names.")]
Name = Annotated[str | None, typer.Option("--name", help="Which deck, where the file has several.")]
Json = Annotated[bool, typer.Option("--json", help="Print it for programs.")]
FormatName = Annotated[
    str | None,
    typer.Option("--format", help="Also by this format: casual, compendium, old_timer or weird_west."),
]


@contextmanager
def failures_explained() -> Iterator[None]:
    """Say what is wrong with a deck, without a traceback."""
    try:
        yield
    except (DeckFormatError, UnknownCardError, LookupError, OSError) as error:
        said = str(error.args[0]) if isinstance(error, LookupError) and error.args else str(error)
        if isinstance(error, SeveralDecks):
            said += "; choose one with --name"
        Console(stderr=True).print(f"[red]error:[/red] {escape(said)}", highlight=False, soft_wrap=True)
        raise typer.Exit(2) from None


def read(source: str, name: str | None = None) -> Deck:
    """The deck that a FILE argument means."""
    if source == "-":
        return the_one(parse_decks(sys.stdin.buffer.read(), "deck"), name)
    return starter(source) if source in STARTERS else load_deck(Path(source), name)


@app.command("check")
def check_decks(
    files: Files,
    name: Name = None,
    played: FormatName = None,
    as_json: Json = False,
) -> None:
    """Say whether decks are legal, and if not, why and how to mend it. Exits with 1 if one is not."""
    with failures_explained():
        chosen = _format(played)
        found = [(deck, check(deck, chosen)) for deck in (read(file, name) for file in files)]
    if as_json:
        report.show_checks_as_json(found, chosen, len(files) > 1)
    else:
        for deck, result in found:
            report.show_check(deck, result, chosen)
    if not all(result.legal for _, result in found):
        raise typer.Exit(1)


def _format(played: str | None) -> Format | None:
    return find_format(played) if played is not None else None


@app.command("show")
def show(files: Files, name: Name = None, as_json: Json = False) -> None:
    """Show what decks come to: their cards, values by suit, costs, starting gang, and what they draw when."""
    with failures_explained():
        decks = [read(file, name) for file in files]
    report.show_decks(decks, as_json)


@app.command("convert")
def convert(
    file: File,
    to: Annotated[str, typer.Option("--to", help=f"One of {', '.join(KINDS)}.")] = "text",
    name: Name = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write it into this file.")] = None,
    as_json: Json = False,
) -> None:
    """Write a deck for another program. What that cannot keep is told on the error stream, or with --json."""
    if to not in KINDS:
        raise typer.BadParameter(f"there is no kind {to!r}; there are {', '.join(KINDS)}")
    with failures_explained():
        deck = read(file, name)
        written = write_deck(deck, to)
        if out is not None:
            out.write_bytes(written.data)
    if as_json:
        report.show_written_as_json(deck, to, written)
        return
    if out is None:
        sys.stdout.buffer.write(written.data)
        sys.stdout.buffer.flush()
    report.show_losses(KINDS[to], written)


@app.command("diff")
def diff(before: File, after: File, as_json: Json = False) -> None:
    """Show what makes one deck the other."""
    with failures_explained():
        found = list(changes(read(before), read(after)))
    report.show_changes(found, as_json)


@app.command("odds")
def odds(
    file: File,
    name: Name = None,
    swap: Annotated[
        list[str] | None,
        typer.Option(metavar="OUT=IN", help="What if: a copy of one card for another; again for more."),
    ] = None,
    versus: Annotated[str | None, typer.Option(metavar="FILE", help="Beside this deck as well.")] = None,
    aim: Annotated[
        str, typer.Option(help="What draws are discarded for: rank, legal, 6+, legal6+.")
    ] = "legal",
    as_json: Json = False,
) -> None:
    """Show exact draw odds of the posses a deck can really field, its lowball, and what it is likely to suffer."""
    from boomtown.cli.deck_odds import show_odds
    from boomtown.poker.odds import Aim, OddsError

    with failures_explained():
        deck = read(file, name)
        decks = [deck]
        if swap:
            decks.append(exchanged(deck, swap))
        if versus is not None:
            decks.append(read(versus))
    try:
        show_odds(decks, Aim.parse(aim), as_json)
    except OddsError as error:
        raise typer.BadParameter(str(error)) from None


@app.command("swaps")
def swaps(
    file: File,
    name: Name = None,
    stud: Annotated[int, typer.Option(min=0, help="Stud bonus.")] = 2,
    draw: Annotated[int, typer.Option(min=0, help="Draw bonus.")] = 0,
    aim: Annotated[str, typer.Option(help="What to raise: rank, legal, 6+, legal6+.")] = "legal",
    played: FormatName = None,
    most: Annotated[int, typer.Option(min=1, help="How many to show.")] = 5,
    as_json: Json = False,
) -> None:
    """Search the pool for the single exchange of cards that raises what the deck draws most."""
    from boomtown.cli.deck_odds import show_swaps
    from boomtown.cli.odds import progress_bar
    from boomtown.doomtown.decks.swaps import best_swaps
    from boomtown.poker.odds import Aim, OddsError

    with failures_explained():
        deck, chosen = read(file, name), _format(played)
    try:
        goal = Aim.parse(aim)
        with progress_bar("Trying exchanges") as progress:
            before, found = best_swaps(deck, stud, draw, goal, chosen, most, progress)
    except OddsError as error:
        raise typer.BadParameter(str(error)) from None
    show_swaps(found, before, goal, as_json)


@app.command("hands")
def hands(
    files: Files,
    name: Name = None,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=1000, help="How many.")] = 5,
    seed: Annotated[int, typer.Option(help="The same seed, the same hands.")] = 1,
    as_json: Json = False,
) -> None:
    """Draw opening hands from decks."""
    with failures_explained():
        decks = [read(file, name) for file in files]
    report.show_hands_of(decks, count, seed, as_json)
