"""`boomtown duel`: let bots play each other and tell who wins how often."""

import json
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from boomtown.bots import UnknownBot
from boomtown.cli.progress import progress
from boomtown.games import GAMES, UnknownGame
from boomtown.games import game as game_called
from boomtown.lab.duel import BadDuel, Duel, Standing, check, duel
from boomtown.lab.workers import ended_by_signals
from boomtown.terminal.decks import BLANKS_HELP, DECKS_HELP, with_decks
from boomtown.terminal.options import parse_options
from boomtown.terminal.words import Trouble

INTERRUPTED = 130
"""What a shell expects of a command that Ctrl-C has stopped."""

HELP = """
Let bots play each other, and tell who wins how often.

One bot a player: the number of names in [cyan]--bots[/cyan] is the number of
players, and a bot may be named several times. Seats are rotated from game
to game. The share of games a bot has won is given with its 95% interval
(Wilson's); of two bots whose intervals do not overlap, one is better.

The same seed gives the same result, whatever --jobs is: every game has its
own seed, made from the run's seed and the game's number. Ctrl-C stops early
and tells the results so far.

With [cyan]--json[/cyan] the last line on standard output is for programs: the game,
the games played, and wins, share and interval of each bot in the order of
--bots. The progress bar goes to standard error.

[bold]Examples[/bold]

  boomtown duel dicetown --bots heuristic,random
  boomtown duel dicetown --bots heuristic,random,random --games 300 --seed 7
  boomtown duel dicetown --bots heuristic,random --json | tail -1
  boomtown duel doomtown --bots heuristic,random --decks law_dogs,law_dogs
"""


def command(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")],
    bots: Annotated[str, typer.Option(help="The bots that play, with commas between (see `boomtown bots`).")],
    games: Annotated[int, typer.Option(help="How many games they play.")] = 100,
    seed: Annotated[int, typer.Option(help="Same seed, same games, same result.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes play at the same time.")] = 1,
    decks: Annotated[str | None, typer.Option(help=DECKS_HELP)] = None,
    blanks: Annotated[bool, typer.Option("--blanks", help=BLANKS_HELP)] = False,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, key=value, such as day_limit=30."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line for programs.")] = False,
) -> None:
    """Play the duel; the help text proper is HELP."""
    names = [name.strip() for name in bots.split(",")]
    try:
        rules = game_called(game)
        options = with_decks(rules, parse_options(option or [], rules), decks, len(names), blanks=blanks)
        check(game, names, games, jobs, options)
    except (BadDuel, UnknownBot, UnknownGame, Trouble) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    result = _play(game, names, games, seed, jobs, options)
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(rounded(result))))
    else:
        Console().print(standings(result))
    if result.games < games:
        typer.echo(f"Stopped after {result.games} of {games} games.", err=True)
        raise typer.Exit(INTERRUPTED)


def _play(game: str, bots: list[str], games: int, seed: int, jobs: int, options: dict[str, Any]) -> Duel:
    """Play with a progress bar."""
    with ended_by_signals(), progress(game, games) as done:
        return duel(game, bots, games, seed, jobs, done, options)


def rounded(result: Duel) -> Duel:
    """The result with its shares to four places: finer than any number of games anybody plays."""
    return msgspec.structs.replace(result, results=tuple(map(_rounded, result.results)))


def _rounded(standing: Standing) -> Standing:
    low, high = standing.ci95
    return msgspec.structs.replace(
        standing, share=round(standing.share, 4), ci95=(round(low, 4), round(high, 4))
    )


def standings(result: Duel) -> Table:
    """One line a bot."""
    table = Table(
        title=f"{result.game}, {result.games} games", title_justify="left", box=None, pad_edge=False
    )
    table.add_column("bot")
    for heading in ("wins", "share", "95% interval"):
        table.add_column(heading, justify="right")
    for standing in result.results:
        low, high = standing.ci95
        table.add_row(standing.bot, str(standing.wins), f"{standing.share:.1%}", f"{low:.1%} – {high:.1%}")
    return table
