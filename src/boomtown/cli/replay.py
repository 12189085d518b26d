"""`boomtown replay`: step through a recorded game, or print it as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from boomtown.table.journal import as_text
from boomtown.terminal.replaying import Replay
from boomtown.terminal.saving import load
from boomtown.terminal.screen import Left, Screen
from boomtown.terminal.seats import recorded_names
from boomtown.terminal.words import Trouble, trouble, words

app = typer.Typer(add_completion=False, rich_markup_mode="rich")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    seat: Annotated[
        str | None, typer.Option(help="Watch as this player, by name or number from 0; else as a spectator.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="Show the position after this many answers.", min=0)] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the record as text instead.")] = False,
) -> None:
    """Step through a game: Enter or n for the next position, b back, a number to jump, q to quit."""
    screen = Screen()
    try:
        loaded = load(file)
        names = recorded_names(loaded)
        viewer = seat_called(seat, names)
        last = len(loaded.table.answers)
        if at is not None and at > last:
            raise trouble("replay-bounds", all=str(last))
    except Trouble as error:
        typer.echo(f"boomtown: {error}", err=True)
        raise typer.Exit(2) from None
    if loaded.cut_off:
        typer.echo(words("cut-off", path=str(file)), err=True)
    player = Replay(loaded.table, names, viewer, screen)
    if text or (at is None and not screen.interactive):
        typer.echo(as_text(loaded.table.at(last if at is None else at), names, viewer), nl=False)
    elif not screen.interactive:
        player.show(at or 0)
    else:
        _step_through(player, at or 0)


def _step_through(player: Replay, start: int) -> None:
    try:
        player.step_through(start)
    except (Left, KeyboardInterrupt):
        return


def seat_called(given: str | None, names: Sequence[str]) -> int | None:
    """Read a seat's number or its player's name. Raises Trouble."""
    if given is None:
        return None
    numbers = {str(number): number for number in range(len(names))}
    named = {name.casefold(): number for number, name in enumerate(names)}
    found = numbers.get(given, named.get(given.casefold()))
    if found is None:
        known = [f"{number} ({name})" for number, name in enumerate(names)]
        raise trouble("no-such-seat", seat=given, known=known)
    return found
