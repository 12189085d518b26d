"""`boomtown duel`: let bots play each other and tell who wins how often."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from boomtown.bots import UnknownBot
from boomtown.cli.progress import progress
from boomtown.games import GAMES, UnknownGame
from boomtown.games import game as game_called
from boomtown.lab.cluster import CLUSTER_HELP, NoCluster, check_cluster
from boomtown.lab.duel import BadDuel, Duel, Split, Standing, check, duel
from boomtown.lab.sprt import Sprt
from boomtown.lab.stories import DAYS, FIRST
from boomtown.lab.workers import ended_by_signals
from boomtown.table import Game
from boomtown.terminal.decks import BLANKS_HELP, DECKS, DECKS_HELP, with_decks
from boomtown.terminal.options import SITUATION, parse_options
from boomtown.terminal.words import Trouble

app = typer.Typer(add_completion=False, rich_markup_mode="rich")

INTERRUPTED = 130
"""What a shell expects of a command that Ctrl-C has stopped."""

HELP = """
Let bots play each other, and tell who wins how often, with what, from where
and why.

One bot a player: the number of names in [cyan]--bots[/cyan] is the number of players,
and a bot may be named several times. Seats are rotated from game to game;
in Doomtown the starters are played in turn, each against each, unless
[cyan]--decks[/cyan] names those of the seats. The share of games a bot has won is given
with its 95% interval (Wilson's); of two bots whose intervals do not
overlap, one is better. Below stand the shares by deck, by seat and for
whoever had the first say (the first Winner, the first Sheriff), how long
games took and why they ended.

[cyan]--sprt 0.55[/cyan] plays no more games than it takes to tell whether the first bot
wins 55% or only its fair share (Wald's test, wrong one time in twenty at
most). [cyan]--save DIR[/cyan] keeps a journal of every game, for [cyan]boomtown replay[/cyan] and
[cyan]review[/cyan].

The same seed gives the same result, whatever --jobs and --cluster are:
every game has its own seed, made from the run's seed and the game's number
(but bots that think by the clock play as the clock lets them). On Ray a
worker that dies costs time and nothing else. Ctrl-C stops early and tells
the results so far.

With [cyan]--json[/cyan] the last line on standard output is for programs. The progress
bar with the time that is left goes to standard error.

[bold]Examples[/bold]

  boomtown duel dicetown --bots heuristic,random
  boomtown duel dicetown --bots heuristic,random,random --games 300 --seed 7
  boomtown duel doomtown --bots search:200ms,heuristic --sprt 0.6 --jobs 2
  boomtown duel dicetown --bots heuristic,random --save games
  boomtown duel doomtown --bots search,heuristic --cluster ray://head:10001
"""


@app.command(help=HELP)
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
    sprt: Annotated[
        float | None, typer.Option(help="Stop when it is clear whether the first bot wins this share.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Keep a journal of every game in this folder.")] = None,
    cluster: Annotated[str, typer.Option(help=CLUSTER_HELP)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one line for programs.")] = False,
) -> None:
    """Play the duel; the help text proper is HELP."""
    names = [name.strip() for name in bots.split(",")]
    try:
        rules = game_called(game)
        options = with_decks(rules, parse_options(option or [], rules), decks, len(names), blanks=blanks)
        check(game, names, games, jobs, options)
        if cluster:
            check_cluster(cluster)
        with ended_by_signals(), progress(game, games) as done:
            result = duel(
                game, names, games, seed, jobs, done, options,
                turns=in_turn(rules, options), better=sprt, save=save, cluster=cluster,
            )  # fmt: skip
    except (BadDuel, NoCluster, UnknownBot, UnknownGame, Trouble) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    except OSError as error:
        typer.echo(f"{save} cannot be used: {error.strerror or error}", err=True)
        raise typer.Exit(2) from None
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(rounded(result), str_keys=True)))
    else:
        _print(result)
    if result.games < games and (result.sprt is None or result.sprt.verdict == "undecided"):
        typer.echo(f"Stopped after {result.games} of {games} games.", err=True)
        raise typer.Exit(INTERRUPTED)


def in_turn(rules: Game[Any], options: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    """Return the decks that bots play in turn where nobody says which: the starters."""
    plays_with_decks = any(field.name == DECKS for field in msgspec.structs.fields(rules.config_type))
    if not plays_with_decks or DECKS in options or SITUATION in options:
        return ()
    from boomtown.doomtown.decks import STARTERS
    from boomtown.doomtown.tables import deck_options

    return tuple(deck_options(list(STARTERS), options.get("edition", "pinebox"))[DECKS])


def _print(result: Duel) -> None:
    console = Console()
    console.print(standings(result))
    if result.sprt is not None:
        console.print(verdict(result.results[0].bot, result.sprt))
    for by, heading in (("deck", "with"), ("seat", "at seat"), ("first", FIRST.get(result.game, "first"))):
        rows = [split for split in result.splits if split.by == by]
        if rows:
            console.print(split_table(heading, rows))
    if result.games:
        mean = sum(days * games for days, games in result.days.items()) / result.games
        called = DAYS.get(result.game, "days")
        console.print(f"{called}: {mean:.1f} on average, {min(result.days)} to {max(result.days)}")
        for reason, count in result.reasons.items():
            console.print(f"{count / result.games:>6.1%}  {reason}")


def verdict(bot: str, test: Sprt) -> str:
    """What the sequential test says, in a sentence."""
    claim = {
        "better": f"{bot} is better: it wins {test.wanted:.0%} rather than {test.fair:.0%}",
        "not better": f"{bot} is not that much better: it wins {test.fair:.0%} rather than {test.wanted:.0%}",
        "undecided": f"undecided whether {bot} wins {test.wanted:.0%} or {test.fair:.0%}",
    }[test.verdict]
    return f"{claim} ({test.games} games, evidence {test.evidence:+.2f})"


def split_table(heading: str, rows: Sequence[Split]) -> Table:
    """One line a deck or seat, a column a bot."""
    table = Table(box=None, pad_edge=False)
    bots = {row.place: row.bot for row in rows}
    table.add_column(heading)
    for place in sorted(bots):
        table.add_column(bots[place], justify="right")
    for name in sorted({row.name for row in rows}):
        cells = {row.place: f"{row.share:.1%} of {row.games}" for row in rows if row.name == name}
        table.add_row(name, *(cells.get(place, "–") for place in sorted(bots)))
    return table


def rounded(result: Duel) -> Duel:
    """The result with its shares to four places: finer than any number of games anybody plays."""
    shares: Callable[[Any], Any] = _rounded
    return msgspec.structs.replace(
        result, results=tuple(map(shares, result.results)), splits=tuple(map(shares, result.splits))
    )


def _rounded(standing: Standing | Split) -> Standing | Split:
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
