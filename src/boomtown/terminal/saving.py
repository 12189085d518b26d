"""Every answer goes to a file at once: the one that was named, or one of our own choice."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import Any

from platformdirs import user_data_path

from boomtown.games import GAMES
from boomtown.table import Table
from boomtown.table.journal import JournalError, JournalFile, Loaded, read
from boomtown.terminal.seats import Seat
from boomtown.terminal.words import printable, trouble


def load(path: Path) -> Loaded:
    """Read a journal. Raises Trouble that names the file, and the line if it can be named."""
    try:
        return read(path, GAMES)
    except OSError as error:
        raise trouble("cannot-read", path=str(path), reason=_reason(error)) from error
    except JournalError as error:
        reason = printable(error.reason)
        raise trouble("bad-journal", path=str(path), line=str(error.line), reason=reason) from error


def start_saving(path: Path | None, table: Table[Any], seats: Sequence[Seat]) -> JournalFile:
    """Start the journal of a new game. Raises Trouble; never writes over a file that exists."""
    if path is None:
        return _autosave(table, seats)
    if path.exists():
        raise trouble("save-exists", path=str(path))
    try:
        return _journal(path, table, seats)
    except OSError as error:
        raise trouble("cannot-write", path=str(path), reason=_reason(error)) from error


def resume_saving(path: Path, loaded: Loaded) -> JournalFile:
    """Go on with the journal of a loaded game. Raises Trouble."""
    try:
        with path.open("ab"):  # find out now, not after the first decision
            pass
        return JournalFile.resume(path, loaded)
    except OSError as error:
        raise trouble("cannot-write", path=str(path), reason=_reason(error)) from error


def _journal(path: Path, table: Table[Any], seats: Sequence[Seat]) -> JournalFile:
    return JournalFile(path, table, [seat.name for seat in seats], [seat.bot for seat in seats])


def _autosave(table: Table[Any], seats: Sequence[Seat]) -> JournalFile:
    """Save where the user's programs keep their data, or among the temporary files if that cannot be written."""
    try:
        return _journal(_unused(user_data_path("boomtown", appauthor=False) / "games", table), table, seats)
    except OSError:
        try:
            return _journal(_unused(Path(tempfile.mkdtemp(prefix="boomtown-")), table), table, seats)
        except OSError as error:
            raise trouble("cannot-autosave", reason=_reason(error)) from error


def _unused(folder: Path, table: Table[Any]) -> Path:
    stem = f"{table.game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.jsonl"
    return path


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def save(journal: JournalFile, table: Table[Any]) -> None:
    """Write what is new through to the disk. Raises Trouble if the disk refuses."""
    try:
        journal.update(table)
    except OSError as error:
        raise trouble("cannot-write", path=str(journal.path), reason=_reason(error)) from error


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back until the block is done, so that no answer is given but not written, or written twice."""
    pressed = False

    def remember(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
