"""One open page at a table: what it has been sent, and what waits to be."""

from __future__ import annotations

import asyncio

from boomtown.server.frames import CloseCode
from boomtown.server.guests import Guest
from boomtown.server.wire import Sent

BACKLOG = 500
"""A page that is this many messages behind is cut off; it can come back and catch up."""


class Connection:
    """A socket as the table sees it: messages go in here, another task carries them away."""

    def __init__(self, guest: Guest, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat
        self.greeted = False
        """Whether it has said hello: only then is it sent anything."""
        self.lines = 0
        """How many log lines it holds."""
        self._out: asyncio.Queue[str | int] = asyncio.Queue()
        self._closing = False

    def send(self, message: Sent) -> None:
        """Have a message sent."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Have a message sent that is JSON already."""
        if self._out.qsize() >= BACKLOG:
            self.close(CloseCode.TOO_SLOW)
        if not self._closing:
            self._out.put_nowait(text)

    def close(self, code: int) -> None:
        """Have the socket closed when all before is sent; nothing is sent after that."""
        if not self._closing:
            self._closing = True
            self._out.put_nowait(code)

    async def next(self) -> str | int:
        """Return the next message to send, or the code to close with."""
        return await self._out.get()
