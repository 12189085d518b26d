"""`boomtown odds`: what a deck draws.

numpy and numba are imported by the functions that need them, so that other commands start without.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from boomtown.poker import Deck, NotationError, parse_cards, parse_deck

if TYPE_CHECKING:
    from boomtown.poker.exact import Progress as ProgressCall
    from boomtown.poker.odds import Aim, Odds

app = typer.Typer(add_completion=False, rich_markup_mode="rich")

HELP = """
The odds of a deck's draw hands: how likely each poker rank is, for the
best hand and for the best legal one, with a stud and a draw bonus.

[bold]DECK[/bold] is a deck file (OCTGN, Townsquare, a list of cards), a starter
deck's name, or what matters of a deck written out:

  [cyan]4*6C 3*6D 2*KH 2*JK[/cyan]  count*value+suit, JK being a joker;
                       values A 2-10 J Q K, suits C D H S
  [cyan]JK+2/illegal[/cyan]         a joker that adds 2 ranks and makes the hand
                       illegal
  [cyan]JK-3/legal[/cyan]           one that takes 3 and keeps the hand legal

A file may hold the same notation, with # comments. Cards that start in
play are left out of a deck file's draw deck.

[bold]--aim[/bold] says what the discards of a draw bonus are chosen for:

  [cyan]rank[/cyan]     the highest average rank of the best hand
  [cyan]legal[/cyan]    the same of the best legal hand (0 if there is none)
  [cyan]6+[/cyan]       the highest chance of a best hand of rank 6 or more
  [cyan]legal6+[/cyan]  the same of the best legal hand

Odds are exact if that takes less than about half a minute: every hand is
counted, and every way to discard from it is weighed over all
replacements. Otherwise hands are sampled and the standard error is given.
[bold]--exact[/bold] and [bold]--samples[/bold] insist on one or the other.

[bold]Examples[/bold]

  boomtown odds law_dogs --stud 2 --draw 1 --aim legal
  boomtown odds my.o8d --stud 2 --versus their.o8d --versus-stud 1
  boomtown odds my.txt --draw 2 --hand "6C 6D KH 8S JK"
  boomtown odds my.txt --lowball
  boomtown odds "13*6C 13*8D 13*JH 13*KS 2*JK" --stud 1 --plot odds.svg
"""

_FIRST_WORD = re.compile(r"^(?:\s|#[^\n]*\n)*([^\s,#]+)")
_NOTATION = re.compile(r"\d+\*.*|JK.*|([2-9]|10|[AJQK])[CDHS]", re.IGNORECASE)


@app.command(help=HELP)
def odds(
    deck: Annotated[
        str, typer.Argument(metavar="DECK", help="A deck file, a starter's name, or the notation.")
    ],
    stud: Annotated[int, typer.Option(min=0, help="Stud bonus: cards dealt beyond five.")] = 0,
    draw: Annotated[int, typer.Option(min=0, help="Draw bonus: cards that may be replaced.")] = 0,
    aim: Annotated[str, typer.Option(help="What to discard for: rank, legal, 6+ or legal6+.")] = "rank",
    hand: Annotated[str | None, typer.Option(help="Weigh the discards of this dealt hand instead.")] = None,
    lowball: Annotated[
        bool, typer.Option("--lowball", help="Odds of five cards in lowball instead.")
    ] = False,
    versus: Annotated[
        str | None, typer.Option(metavar="DECK", help="Also the casualties against this deck.")
    ] = None,
    versus_stud: Annotated[int, typer.Option(min=0, help="Its stud bonus.")] = 0,
    versus_draw: Annotated[int, typer.Option(min=0, help="Its draw bonus.")] = 0,
    exact: Annotated[bool, typer.Option("--exact", help="Count, however long it takes.")] = False,
    samples: Annotated[int | None, typer.Option(min=1, help="Sample this many hands.")] = None,
    seed: Annotated[int, typer.Option(help="For samples: the same seed, the same numbers.")] = 1,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the odds into a .png or .svg file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print numbers for programs.")] = False,
) -> None:
    """Compute and show; the help text proper is HELP."""
    if exact and samples:
        raise typer.BadParameter("--exact and --samples exclude each other")
    if plot and plot.suffix.lower() not in (".png", ".svg"):
        raise typer.BadParameter(f"{plot} ends neither in .png nor in .svg")
    with _failures_explained():
        from boomtown.cli import odds_report as report
        from boomtown.poker.odds import Aim, showdown

        goal = Aim.parse(aim)
        mine = read_deck(deck)
        theirs = read_deck(versus) if versus else None
        if lowball:
            report.show_lowball(mine, theirs, as_json)
        elif hand is not None:
            _weigh_discards(mine, hand, draw, goal, as_json)
        else:
            method = Method(exact, samples, seed)
            found = _compute(mine, stud, draw, goal, method)
            other = _compute(theirs, versus_stud, versus_draw, goal, method) if theirs else None
            report.show_odds(found, showdown(found, other) if other else None, as_json)
            if plot:
                report.plot_odds(found, plot)


@contextmanager
def _failures_explained() -> Iterator[None]:
    """Say what is wrong with a deck or a question, without a traceback."""
    from boomtown.doomtown.decks import DeckFormatError
    from boomtown.poker.odds import OddsError

    try:
        yield
    except (NotationError, OddsError, DeckFormatError, OSError) as error:
        Console(stderr=True).print(f"[red]error:[/red] {escape(str(error))}", highlight=False, soft_wrap=True)
        raise typer.Exit(2) from None


def read_deck(source: str) -> Deck:
    """The deck that a DECK argument means: a file, a starter deck, or the notation itself."""
    from boomtown.doomtown.decks import STARTERS, draw_structure, load_deck, starter

    if source in STARTERS:
        return parse_deck(draw_structure(starter(source)))
    if not _names_a_file(source):
        return parse_deck(source)
    path = Path(source)
    try:
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        text = ""
    first = _FIRST_WORD.match(text)
    if first and _NOTATION.fullmatch(first[1]):
        return parse_deck(text)
    return parse_deck(draw_structure(load_deck(path)))


def _names_a_file(source: str) -> bool:
    """Whether the argument is a path: the notation has neither folders nor suffixes."""
    looks_like_one = re.fullmatch(r"\S*(\.\w+|[/\\]\S*)", source) is not None and not _NOTATION.fullmatch(
        source
    )
    try:
        return looks_like_one or Path(source).is_file()
    except OSError:
        return False


@contextmanager
def progress_bar(text: str) -> Iterator[ProgressCall]:
    """Show how far a long computation is, on the error stream and only on a terminal."""
    columns = (TextColumn(text), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text)
        yield lambda done, total: bar.update(task, completed=done, total=total)


class Method(NamedTuple):
    """How odds are to be found."""

    exact: bool
    samples: int | None
    seed: int


def _compute(deck: Deck, stud: int, draw: int, aim: Aim, method: Method) -> Odds:
    from boomtown.poker.odds import odds as compute

    exact, samples, seed = method
    with progress_bar("Dealing hands") as progress:
        return compute(deck, stud, draw, aim, exact=exact, samples=samples, seed=seed, progress=progress)


def _weigh_discards(deck: Deck, hand: str, draw: int, aim: Aim, as_json: bool) -> None:
    from boomtown.cli import odds_report as report
    from boomtown.poker.odds import best_discards

    cards = parse_cards(hand)
    with progress_bar("Weighing every hold") as progress:
        holds = best_discards(deck, cards, draw, aim, progress)
    report.show_holds(cards, holds, aim, as_json)
