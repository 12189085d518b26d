"""`boomtown play`: a game in the terminal, against bots, friends at the same keyboard, or both."""

from __future__ import annotations

import secrets
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer

from boomtown.games import GAMES, UnknownGame
from boomtown.games import game as game_called
from boomtown.table import Game, Table
from boomtown.table.journal import JournalFile, Loaded
from boomtown.terminal.decks import BLANKS_HELP, DECKS_HELP, situation, with_decks
from boomtown.terminal.options import PLAYERS, SITUATION, parse_options, set_up
from boomtown.terminal.saving import load, resume_saving, start_saving
from boomtown.terminal.screen import Left, Screen
from boomtown.terminal.seats import Seat, check_count, default_seats, parse_seats, recorded_seats
from boomtown.terminal.session import Session
from boomtown.terminal.words import Trouble, trouble, words

app = typer.Typer(add_completion=False, rich_markup_mode="rich")

USUAL_PLAYERS = {"doomtown": 2}
ELSEWHERE = 3
"""How many usually play games not named above."""
SCENARIO_GAME = "doomtown"
INTERRUPTED = 130
SEEDS = 2**63
"""A journal's numbers have 64 bits."""


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: 'you' or 'you:Ann' for people, names of bots for bots, such as "
            "you:Ann,you:Bob,random or you,search:1s. Usually you and two of the strongest bots. "
            "`boomtown bots` tells who they are."
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play: you, and bots for the rest.")] = None,
    decks: Annotated[str | None, typer.Option(help=DECKS_HELP)] = None,
    blanks: Annotated[bool, typer.Option("--blanks", help=BLANKS_HELP)] = False,
    scenario: Annotated[
        Path | None, typer.Option(help="Start from the situation in this file (Doomtown, TOML or JSON).")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Record the game in this file (else in a file of our own choice).")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a recorded game.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, key=value, such as bribes=false."),
    ] = None,
    ask_all: Annotated[
        bool,
        typer.Option(
            "--ask-all",
            help="Ask even where there is only one answer. With several people at the keyboard this also "
            "hides who can react to a card and who cannot.",
        ),
    ] = False,
) -> None:
    """Play a game in the terminal. Every answer is saved at once; q, Ctrl-C or a crash lose nothing."""
    screen = Screen()
    try:
        if resume is not None:
            fixed = {
                "--seed": seed, "--players": players, "--option": option, "--decks": decks,
                "--scenario": scenario,
            }  # fmt: skip
            table, company, journal = _resumed(screen, resume, game, seats, save, fixed)
        else:
            rules, options, count = _options(game, players, option or [], scenario, decks)
            company = _seated(rules, seats, players, count)
            options = with_decks(rules, options, decks, len(company), blanks=blanks)
            table = set_up(rules, len(company), options, _seed(seed))
            journal = start_saving(save, table, company)
        _run(screen, Session(table, company, journal, screen, ask_all), journal)
    except Trouble as error:
        typer.echo(f"boomtown: {error}", err=True)
        raise typer.Exit(2) from None


def _options(
    name: str | None, players: int | None, given: list[str], scenario: Path | None, decks: str | None
) -> tuple[Game[Any], dict[str, Any], int]:
    """Return the game, its options, and how many play it unless the seats say so."""
    if scenario is None:
        game = _game(name)
        options = parse_options(given, game)
        usual = USUAL_PLAYERS.get(game.name, ELSEWHERE) if decks is None else decks.count(",") + 1
        return game, options, players if players is not None else options.get(PLAYERS, usual)
    for option, value in {"--players": players, "--option": given, "--decks": decks}.items():
        if value:
            raise trouble("scenario-fixes", option=option)
    if name not in (None, SCENARIO_GAME):
        raise trouble("no-scenarios", title=_game(name).title)
    options = situation(scenario)
    return _game(SCENARIO_GAME), options, len(options[SITUATION]["sides"])


def _seated(game: Game[Any], seats: str | None, players: int | None, count: int) -> tuple[Seat, ...]:
    """Return who sits where: as given, or you and bots."""
    company = parse_seats(default_seats(game.name, count) if seats is None else seats, game.name)
    if seats is not None and players not in (None, len(company)):
        raise trouble("seats-differ", seats=len(company), players=players)
    check_count(company, game)
    return company


def _seed(given: int | None) -> int:
    """Return the seed, or any."""
    if given is None:
        return secrets.randbits(32)
    if not -SEEDS <= given < SEEDS:
        raise trouble("bad-seed", seed=str(given))
    return given


def _game(name: str | None) -> Game[Any]:
    if name is None:
        raise trouble("which-game", known=list(GAMES))
    try:
        return game_called(name)
    except UnknownGame as error:
        raise Trouble(str(error)) from error


def _resumed(
    screen: Screen,
    path: Path,
    game: str | None,
    seats: str | None,
    save: Path | None,
    fixed: dict[str, Any],
) -> tuple[Table[Any], tuple[Seat, ...], JournalFile]:
    """Go on with a recorded game; with other players or under another name in a new file, else in its own."""
    for option, value in fixed.items():
        if value is not None and value != []:
            raise trouble("resume-fixes", option=option)
    loaded = load(path)
    table = loaded.table
    if game not in (None, table.game.name):
        raise trouble("other-game", recorded=table.game.name, given=game)
    company = _company(loaded, seats)
    if loaded.cut_off:
        screen.show(words("cut-off", path=str(path)), style="yellow")
    if seats is not None or save is not None:
        return table, company, start_saving(save, table, company)
    return table, company, resume_saving(path, loaded)


def _company(loaded: Loaded, seats: str | None) -> tuple[Seat, ...]:
    table = loaded.table
    if seats is None:
        return recorded_seats(loaded)
    company = parse_seats(seats, table.game.name)
    expected = table.game.seats(table.config)
    if len(company) != expected:
        raise trouble("seats-differ", seats=len(company), players=expected)
    return company


def _run(screen: Screen, session: Session, journal: JournalFile) -> None:
    """Play, and on leaving, however that comes, tell where the game is."""
    again = ("saved", f"boomtown play --resume {quote(str(journal.path))}")
    try:
        session.play()
    except Left:
        _tell(screen, *again)
        return
    except KeyboardInterrupt:
        screen.show()
        _tell(screen, *again)
        raise typer.Exit(INTERRUPTED) from None
    except Trouble:  # the disk is full: what was saved before is named in it
        raise
    except BaseException:
        _tell(screen, *again)
        raise
    _tell(screen, "over", f"boomtown replay {quote(str(journal.path))}")


def _tell(screen: Screen, key: str, command: str) -> None:
    screen.show(words(key))
    screen.show_whole(f"  {command}")
