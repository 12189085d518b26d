"""A journal is the canonical record of a game: what it was played by, and every answer.

As a file it is JSON Lines: a header, one line an answer (or a line that takes answers back), and the
result. Lines are only ever added, each written through to the disk, so a crash costs at most the
line it interrupts.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, TypeAlias, cast

import msgspec

from boomtown.table.chain import Chain
from boomtown.table.forms import IllegalAnswer
from boomtown.table.game import BadConfig, Game
from boomtown.table.messages import text
from boomtown.table.state import Outcome
from boomtown.table.table import Given, Table

FORMAT = 1

# What decoding raises for bytes that are not JSON, not text, or nested without end.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

Games: TypeAlias = Mapping[str, Callable[[], Game[Any]]]
"""How to get a game's rules by its name."""


class JournalError(Exception):
    """A journal that cannot be played: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: everything that the answers do not say."""

    boomtown: int
    game: str
    rules: str
    seed: int
    config: dict[str, Any]
    players: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """The bot that sat at each seat, or "" for a person; empty when whoever wrote the journal did not say."""


class AnswerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, numbered from 1."""

    n: int
    seat: int
    answer: Any


class UndoLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers taken back, down to the first `undo`."""

    undo: int


class ResultLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended."""

    result: Outcome


Line = AnswerLine | UndoLine | ResultLine


class Loaded(msgspec.Struct, frozen=True):
    """A journal read back: the table as it stood, who played, and whether its last line was cut off."""

    table: Table[Any]
    players: tuple[str, ...]
    bots: tuple[str, ...]
    cut_off: bool
    size: int
    """How many bytes of the file were whole lines; writing goes on from there."""


def header_of(table: Table[Any], players: Sequence[str] = (), bots: Sequence[str] = ()) -> Header:
    """Return what a journal of this table starts with."""
    config = msgspec.to_builtins(table.config)
    game = table.game
    return Header(
        boomtown=FORMAT,
        game=game.name,
        rules=game.rules_version,
        seed=table.seed,
        config=config,
        players=tuple(players),
        bots=tuple(bots),
    )


def dump(table: Table[Any], players: Sequence[str] = (), bots: Sequence[str] = ()) -> bytes:
    """Return the whole journal of a table."""
    lines: list[Any] = [header_of(table, players, bots)]
    lines += [AnswerLine(n, given.seat, given.answer) for n, given in enumerate(table.answers, 1)]
    if table.outcome is not None:
        lines.append(ResultLine(table.outcome))
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def load(data: bytes, games: Games) -> Loaded:
    """Play a journal back. Raises JournalError, which names the line."""
    whole, _, rest = data.rpartition(b"\n")
    lines = whole.split(b"\n") if whole else []
    if not lines:
        raise JournalError(1, "this is not a journal: its first line is missing or cut off")
    header = _header(lines[0])
    table = _set_up(header, games)
    for number, line in enumerate(lines[1:], 2):
        try:
            _replay(table, number, line)
        except JournalError as error:
            raise explained(error, header.rules, table.game) from error
    return Loaded(table, header.players, header.bots, cut_off=bool(rest), size=len(data) - len(rest))


def _header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except _UNREADABLE as error:
        raise JournalError(1, f"this is not a journal's header ({error})") from error
    if header.boomtown != FORMAT:
        raise JournalError(1, f"the journal has format {header.boomtown}; this program reads format {FORMAT}")
    return header


def _set_up(header: Header, games: Games) -> Table[Any]:
    if header.game not in games:
        raise JournalError(1, f"unknown game {header.game!r}; known are {', '.join(games)}")
    game = games[header.game]()
    if header.rules not in (game.rules_version, *game.plays_on):
        raise JournalError(
            1, f"played by rules {header.rules} of {header.game}; this program has {game.rules_version}"
        )
    try:
        return Table(game, config_of(game, header.config, header.rules), header.seed)
    except BadConfig as error:
        raise JournalError(1, text(error.reason)) from error


def config_of(game: Game[Any], config: Mapping[str, Any], rules: str) -> Any:
    """Return the configuration of a game that was begun by these rules. Raises JournalError."""
    try:
        return game.as_begun(msgspec.convert(config, type=game.config_type), rules)
    except msgspec.ValidationError as error:
        raise JournalError(1, f"the configuration does not fit the game ({error})") from error


def explained(error: JournalError, rules: str, game: Game[Any]) -> JournalError:
    """Say so where a game does not go on because it was begun by earlier rules."""
    if rules == game.rules_version:
        return error
    return JournalError(
        error.line,
        f"begun by rules {rules} of {game.name}; by those of this program ({game.rules_version}) it cannot go on"
        f" here: {error.reason}",
    )


def _replay(table: Table[Any], number: int, data: bytes) -> None:
    line = _line(number, data)
    match line:
        case AnswerLine(n, seat, answer):
            if n != len(table.answers) + 1:
                raise JournalError(number, f"answer {n} where answer {len(table.answers) + 1} belongs")
            try:
                table.answer(seat, answer)
            except IllegalAnswer as error:
                raise JournalError(number, f"illegal answer of seat {seat}: {text(error.reason)}") from error
        case UndoLine(to):
            if not 0 <= to <= len(table.answers):
                raise JournalError(number, f"takes back to answer {to} of {len(table.answers)}")
            table.undo(to)
        case ResultLine(result):
            if result != table.outcome:
                raise JournalError(number, "the result is not the one these answers lead to")


def _line(number: int, data: bytes) -> Line:
    for kind in (AnswerLine, UndoLine, ResultLine):
        try:
            return cast(Line, msgspec.json.decode(data, type=kind))
        except msgspec.ValidationError:
            continue
        except _UNREADABLE as error:
            raise JournalError(number, f"not readable ({error})") from error
    raise JournalError(number, "neither an answer, nor an undo, nor a result")


class JournalFile:
    """A journal on disk that follows a table: call `update` after every answer or undo."""

    def __init__(
        self, path: Path, table: Table[Any], players: Sequence[str] = (), bots: Sequence[str] = ()
    ) -> None:
        """Start a new journal at `path`, with all that has been answered already."""
        self.path = path
        self._written: Chain[Given] = table.answers
        self._has_result = table.over
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            _write(file, dump(table, players, bots))

    @classmethod
    def resume(cls, path: Path, loaded: Loaded) -> JournalFile:
        """Go on with a journal that was loaded; a cut-off last line is removed."""
        self = cls.__new__(cls)
        self.path = path
        self._written = loaded.table.answers
        self._has_result = loaded.table.over
        with path.open("rb+") as file:
            file.truncate(loaded.size)
        return self

    def update(self, table: Table[Any]) -> None:
        """Write what the table has and the file has not."""
        lines: list[Any] = []
        common = table.answers.shared(self._written)
        if common < len(self._written):
            lines.append(UndoLine(common))
            self._has_result = False
        for n, given in enumerate(table.answers.after(common), common + 1):
            lines.append(AnswerLine(n, given.seat, given.answer))
        if table.outcome is not None and not self._has_result:
            lines.append(ResultLine(table.outcome))
            self._has_result = True
        if lines:
            with self.path.open("ab") as file:
                _write(file, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self._written = table.answers


def _write(file: IO[bytes], data: bytes) -> None:
    file.write(data)
    file.flush()
    os.fsync(file.fileno())


def read(path: Path, games: Games) -> Loaded:
    """Load the journal in a file. Raises OSError or JournalError."""
    return load(path.read_bytes(), games)


def as_text(table: Table[Any], players: Sequence[str] = (), seat: int | None = None) -> str:
    """Return the game as a person would tell it: what `seat` (or a spectator) was told, line by line."""
    lines = [f"{table.game.title} — seed {table.seed} — {', '.join(players)}", ""]
    lines += [text(message, players) for message in table.log(seat)]
    return "\n".join(lines) + "\n"
