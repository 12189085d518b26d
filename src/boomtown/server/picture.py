"""The table as one seat may see it: everything that goes into a snapshot or an update is chosen here."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from boomtown.server.frames import LogPart, Prompt, Snapshot, UndoShown, Update
from boomtown.server.play import Play
from boomtown.server.seats import Seats
from boomtown.server.wire import Status
from boomtown.server.words import Words


def status_of(play: Play | None) -> Status:
    """Return how far a table has come."""
    if play is None:
        return "lobby"
    return "over" if play.table.over else "playing"


def prompt_of(play: Play, seats: Seats, seat: int | None) -> Prompt | None:
    """Return this seat's question, if one waits for it."""
    ask = play.table.ask_of(seat)
    return None if ask is None else Words(seats.names()).prompt(ask, play.seq)


class Pictures:
    """What everyone sees of one moment, each seat's picture made once however many pages show it."""

    def __init__(self, play: Play, seats: Seats, connected: Container[int]) -> None:
        self._play = play
        self._seats = seats
        self._connected = connected
        self._words = Words(seats.names())
        self._made: dict[tuple[str, int | None, int], tuple[str, int]] = {}

    def json(
        self, kind: type[Snapshot] | type[Update], seat: int | None, held: int, undo: UndoShown
    ) -> tuple[str, int]:
        """Return the frame for a page that holds so many log lines, and how many it holds then."""
        key = (kind.__name__, seat, held)
        if key not in self._made:
            self._made[key] = self._make(kind, seat, held, undo)
        return self._made[key]

    def _make(
        self, kind: type[Snapshot] | type[Update], seat: int | None, held: int, undo: UndoShown
    ) -> tuple[str, int]:
        play, words = self._play, self._words
        view = play.table.view(seat)
        told = play.table.log(seat)
        start = min(held, len(told))
        fields: dict[str, Any] = {
            "type": "snapshot" if kind is Snapshot else "update",
            "seq": play.seq,
            "seat": seat,
            "status": status_of(play),
            "players": self._seats.players(seat, self._connected),
            "board": words.board(view.board),
            "prompt": None if view.ask is None else words.prompt(view.ask, play.seq),
            "waiting": play.asked(),
            "log": LogPart(start=start, lines=[words.said(message) for message in told[start:]]),
            "outcome": words.outcome(view.outcome),
            "undo": undo,
        }
        frame = kind(**fields)
        return frame.model_dump_json(), len(told)
