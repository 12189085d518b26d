"""What one seat was told: the log as it grows, not walked again whenever somebody looks."""

from __future__ import annotations

from boomtown.table.chain import Chain
from boomtown.table.messages import Message
from boomtown.table.state import Log


class Told:
    """The messages of a log for one seat (None: a spectator), up to where it was last looked at."""

    __slots__ = ("_ends", "_log", "_messages", "_seat")

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._log: Log = Chain()
        self._messages: list[Message] = []
        self._ends: list[int] = []
        """How many messages there were after each event."""

    def of(self, log: Log) -> list[Message]:
        """Return what the seat was told by the events of this log; what the last one shares with it is kept."""
        known = log.shared(self._log)
        del self._ends[known:]
        del self._messages[self._ends[-1] if self._ends else 0 :]
        for event in log.after(known):
            message = event.told(self._seat)
            if message is not None:
                self._messages.append(message)
            self._ends.append(len(self._messages))
        self._log = log
        return self._messages
