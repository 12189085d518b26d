"""`boomtown league`: everybody plays everybody, and ratings say who is how strong."""

import csv
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from boomtown.bots import UnknownBot
from boomtown.cli.duel import INTERRUPTED
from boomtown.cli.progress import progress
from boomtown.games import GAMES, UnknownGame
from boomtown.games import game as game_called
from boomtown.lab.cluster import CLUSTER_HELP, NoCluster, check_cluster
from boomtown.lab.duel import BadDuel
from boomtown.lab.league import BadLeague, League, Plan, Standings, matrix
from boomtown.lab.workers import ended_by_signals
from boomtown.terminal.decks import DECKS
from boomtown.terminal.options import parse_options
from boomtown.terminal.words import Trouble

app = typer.Typer(add_completion=False, rich_markup_mode="rich")

HELP = """
Let everybody play everybody, and rate them.

Entrants are bots ([cyan]--bots[/cyan]), or decks that one bot plays ([cyan]--decks[/cyan], with
[cyan]--bot[/cyan]); bots that play with decks play the starters in turn, each against
each. Two play at a table, and seats change from game to game. Ratings are
those of the Bradley–Terry model on Elo's scale, 1500 in the middle, with
their 95% intervals; below them stands what share each took off each.

The league lives in FOLDER: every game is kept as soon as it is over. Ctrl-C
stops and tells how it stands; the same command goes on where it stopped,
and with more [cyan]--games[/cyan] it goes on for longer. The same seed gives the same
result, whatever --jobs and --cluster are.

[bold]Examples[/bold]

  boomtown league spring --game dicetown --bots random,heuristic --games 100
  boomtown league meta --decks law_dogs,sloane_gang,mine.txt --games 50 --jobs 2
  boomtown league meta --decks law_dogs,sloane_gang,mine.txt --plot meta.svg
  boomtown league spring --game dicetown --bots random,heuristic --csv > spring.csv
  boomtown league meta --decks law_dogs,sloane_gang --cluster local --jobs 2
"""


@app.command(help=HELP)
def command(
    folder: Annotated[Path, typer.Argument(help="Where the league lives; made if it is not there.")],
    game: Annotated[str, typer.Option(help=f"Which game: {', '.join(GAMES)}.")] = "doomtown",
    bots: Annotated[str | None, typer.Option(help="The bots that play, with commas between them.")] = None,
    decks: Annotated[
        str | None, typer.Option(help="Or the decks that are played: starters or files, with commas.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Who plays the decks.")] = "heuristic",
    games: Annotated[int, typer.Option(help="How many games each pairing has.")] = 20,
    seed: Annotated[int, typer.Option(help="Same seed, same games, same result.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes play at the same time.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, key=value, such as day_limit=30."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw who beats whom into this .png or .svg (extra: plot).")
    ] = None,
    cluster: Annotated[str, typer.Option(help=CLUSTER_HELP)] = "",
    as_csv: Annotated[bool, typer.Option("--csv", help="Print who took what off whom as CSV.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line for programs.")] = False,
) -> None:
    """Play the league; the help text proper is HELP."""
    if plot is not None and plot.suffix.lower() not in (".png", ".svg"):
        raise typer.BadParameter(f"{plot} ends neither in .png nor in .svg")
    try:
        plan = _plan(game, bots, decks, bot, games, seed, option or [])
        if cluster:
            check_cluster(cluster)
        league = League(folder, plan)
        stopped = _play(league, jobs, cluster)
    except (BadDuel, BadLeague, NoCluster, UnknownBot, UnknownGame, Trouble) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    except OSError as error:
        typer.echo(f"{folder} cannot be used: {error.strerror or error}", err=True)
        raise typer.Exit(2) from None
    standings = league.standings()
    _tell(standings, as_csv=as_csv, as_json=as_json)
    if plot is not None:
        _plot(standings, plot)
    if stopped:
        typer.echo(f"Stopped after {standings.games} of {standings.of} games.", err=True)
        raise typer.Exit(INTERRUPTED)


def _plan(
    game: str, bots: str | None, decks: str | None, bot: str, games: int, seed: int, option: list[str]
) -> Plan:
    """Return what was asked for. Raises Trouble, BadLeague."""
    rules = game_called(game)
    options = parse_options(option, rules)
    if (bots is None) == (decks is None):
        raise BadLeague("name the bots that play, or the decks: --bots or --decks")
    has_decks = any(field.name == DECKS for field in msgspec.structs.fields(rules.config_type))
    if decks is not None:
        names = _listed(decks)
        if not has_decks:
            raise BadLeague(f"{rules.title} is played without decks")
        brought = _decks(names, options)
        names = [Path(name).stem if Path(name).suffix else name for name in names]
        return Plan(game, tuple(names), games, seed, (bot,) * len(names), brought, options)
    from boomtown.doomtown.decks import STARTERS

    turns = _decks(list(STARTERS), options) if has_decks else ()
    return Plan(game, tuple(_listed(bots or "")), games, seed, (), turns, options)


def _listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _decks(names: list[str], options: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    from boomtown.doomtown.tables import BadDeck, deck_options

    try:
        return tuple(deck_options(names, options.get("edition", "pinebox"))[DECKS])
    except BadDeck as error:
        raise BadLeague(str(error)) from error


def _play(league: League, jobs: int, cluster: str) -> bool:
    """Play with a progress bar; return whether somebody has stopped it."""
    if jobs < 1:
        raise BadLeague(f"a league needs one process or more, not {jobs}")
    total = max(league.total, len(league.done))
    try:
        with ended_by_signals(), progress(league.plan.game, total, len(league.done)) as done:
            league.play(jobs, done, cluster)
    except KeyboardInterrupt:
        return True
    return False


def _tell(standings: Standings, *, as_csv: bool, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(standings)))
    elif as_csv:
        rows = csv.writer(sys.stdout)
        rows.writerow(["", *(each.name for each in standings.ratings)])
        for each, shares in zip(standings.ratings, matrix(standings), strict=True):
            rows.writerow([each.name, *("" if share is None else f"{share:.4f}" for share in shares)])
    else:
        console = Console()
        console.print(_table(standings))
        console.print(_matrix(standings))


def _table(standings: Standings) -> Table:
    shown = Table(
        title=f"{standings.game}, {standings.games} games", title_justify="left", box=None, pad_edge=False
    )
    for heading, side in (
        ("", "left"),
        ("rating", "right"),
        ("95% interval", "right"),
        ("games", "right"),
        ("points", "right"),
    ):
        shown.add_column(heading, justify=side)  # type: ignore[arg-type]  # one of rich's words
    for each in standings.ratings:
        low, high = each.ci95
        shown.add_row(
            each.name, f"{each.rating:.0f}", f"{low:.0f} – {high:.0f}", str(each.games), f"{each.points:g}"
        )
    return shown


def _matrix(standings: Standings) -> Table:
    shown = Table(title="share taken off", title_justify="left", box=None, pad_edge=False)
    shown.add_column("")
    for each in standings.ratings:
        shown.add_column(each.name, justify="right")
    for each, shares in zip(standings.ratings, matrix(standings), strict=True):
        shown.add_row(each.name, *("–" if share is None else f"{share:.0%}" for share in shares))
    return shown


def _plot(standings: Standings, path: Path) -> None:
    """Draw who beats whom as a map of colours."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        typer.echo("Pictures need matplotlib: pip install 'boomtown[plot]'", err=True)
        raise typer.Exit(2) from None
    names = [each.name for each in standings.ratings]
    shares = [[float("nan") if share is None else share for share in row] for row in matrix(standings)]
    size = 2.5 + 0.7 * len(names)
    figure = Figure(figsize=(size + 1.5, size), layout="constrained")
    axes = figure.subplots()
    image = axes.imshow(shares, vmin=0, vmax=1, cmap="RdYlGn")
    axes.set_xticks(range(len(names)), names, rotation=45, ha="right")
    axes.set_yticks(range(len(names)), [f"{each.name} ({each.rating:.0f})" for each in standings.ratings])
    for y, row in enumerate(shares):
        for x, share in enumerate(row):
            if share == share:
                axes.text(x, y, f"{share:.0%}", ha="center", va="center")
    figure.colorbar(image, label="share the row took off the column")
    axes.set_title(f"{standings.game}, {standings.games} games")
    figure.savefig(path)
