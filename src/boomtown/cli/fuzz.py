"""`boomtown fuzz`: random games with random decks, checked after every answer."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from boomtown.cli.progress import progress

if TYPE_CHECKING:
    from boomtown.lab.fuzz import Report

app = typer.Typer(add_completion=False, rich_markup_mode="rich")

FUZZED = ("doomtown",)
FAILED = 1
INTERRUPTED = 130
"""What a shell expects of a command that Ctrl-C has stopped."""

HELP = """
Play random games with random legal decks and look hard at each after every answer.

Every card in one place, ghost rock accounted for, forks and saved games equal,
nothing hidden in anybody's view: whatever does not hold fails the game. A game
that fails is saved as a journal at once, and the command that plays it again is
printed. The same seed plays the same games, whatever --jobs is. At the end come
the abilities that nobody used, and what was in their way. Ctrl-C, or being asked
to stop, ends the run with what is known by then.

With --beside each thing that is used in a game is tried again in forks of it,
where some text lies beside it: cards cannot boot, move, be discarded, aced, changed,
or it is prevented, from the start or once the thing has been declared. Whatever then
happens though it must not is told, and so is what the log tells otherwise than it is.

[bold]Examples[/bold]

  boomtown fuzz doomtown --games 2000 --jobs 2
  boomtown fuzz doomtown --beside --games 300
  boomtown fuzz doomtown --seed 7 --first 123 --games 1
"""


@app.command(help=HELP)
def command(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(FUZZED)}.")],
    games: Annotated[int, typer.Option(help="How many games are played.", min=1)] = 2000,
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    first: Annotated[int, typer.Option(help="The number of the first game, to play one again.", min=0)] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes play at the same time.", min=1)] = 1,
    save: Annotated[Path, typer.Option(help="The folder for journals of games that failed.")] = Path("."),
    beside: Annotated[
        bool, typer.Option("--beside", help="Try what is used beside texts that forbid or prevent.")
    ] = False,
) -> None:
    """Fuzz; the help text proper is HELP."""
    if game not in FUZZED:
        typer.echo(f"there is no fuzzer for {game!r}; there are {', '.join(FUZZED)}", err=True)
        raise typer.Exit(2)
    report = _fuzz(game, games, seed, first, jobs, save, beside)
    _tell(report)
    if report.failures:
        typer.echo(f"failed: games {', '.join(str(failure.number) for failure in report.failures)}")
    if report.games < games:
        typer.echo(f"Stopped after {report.games} of {games} games.", err=True)
    if report.failures:
        raise typer.Exit(FAILED)
    if report.games < games:
        raise typer.Exit(INTERRUPTED)


def _fuzz(game: str, games: int, seed: int, first: int, jobs: int, save: Path, beside: bool) -> "Report":
    """Play with a progress bar; games that fail are saved and told of when they do, for a run may take all night."""
    from boomtown.lab.beside import play as play_beside  # the whole engine; not needed for --help
    from boomtown.lab.fuzz import Failure, fuzz
    from boomtown.lab.workers import ended_by_signals

    def keep(failure: Failure) -> None:
        path = save / f"fuzz-{seed}-{failure.number}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(failure.journal)
        typer.echo(f"\nFAILED: game {failure.number}, saved as {path}; play it again with")
        how = " --beside" if beside else ""
        typer.echo(f"  boomtown fuzz {game}{how} --seed {seed} --first {failure.number} --games 1")
        typer.echo(failure.what)

    with ended_by_signals(), progress(game, games) as done:
        return fuzz(games, seed, jobs, first, done, keep, play_beside if beside else None)


def _tell(report: "Report") -> None:
    endings = ", ".join(f"{count} by {why}" for why, count in sorted(report.endings.items()))
    typer.echo(f"{report.games} games, {report.answers:,} answers; decided: {endings or 'none'}")
    typer.echo(f"abilities used: {report.abilities - len(report.unused)} of {report.abilities}")
    for each in report.unused:
        typer.echo(f"  never used: {each.face}: {each.name} ({each.why})")
