"""One open page at a table: what it has been sent, and what waits to be."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from boomtown.server.frames import BotsPace, CloseCode
from boomtown.server.guests import Guest
from boomtown.server.wire import Sent

BEHIND = 64 * 1024
"""With so many bytes unsent a page is behind: of pictures of the table it gets the latest only."""
BACKLOG = 1024 * 1024
"""A page that is this many bytes behind, pictures apart, is cut off; it can come back and catch up."""


class _Frame(msgspec.Struct, eq=False):
    """A message that waits to be sent. A picture of the table replaces the one before it, if that still waits."""

    text: str
    size: int
    picture: bool = False
    held: int = 0
    """With a picture: how many log lines the page holds before it."""
    snapshot: bool = False


class Connection:
    """A socket as the table sees it: messages go in here, another task carries them away."""

    def __init__(self, guest: Guest, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat
        self.unheard: frozenset[int] = frozenset()
        """The guests whose chat is not for it."""
        self.eyes: int | None = None
        """Whose hand it shows, without a seat of its own."""
        self.greeted = False
        """Whether it has said hello: only then is it sent anything."""
        self.lines = 0
        """How many log lines it holds, when all that waits is sent."""
        self.seen: int | None = None
        """Up to which scene whoever looks at it has seen; None: it does not say, and nobody waits for it."""
        self.bots: BotsPace = "usual"
        """How quickly whoever looks at it wants bots to answer."""
        self._out: deque[_Frame | int] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self._closing = False

    def send(self, message: Sent) -> None:
        """Have a message sent."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Have a message sent that is JSON already."""
        self._put(_Frame(text, len(text)))

    def send_picture(self, text: str, lines: int, snapshot: bool) -> None:
        """Have the table sent as it stands now; the page holds so many log lines after it."""
        self._put(_Frame(text, len(text), picture=True, held=self.lines, snapshot=snapshot))
        self.lines = lines

    def catch_up(self) -> bool:
        """Withdraw the pictures that still wait, if the page is behind; whether the next must be a whole snapshot."""
        if self._bytes < BEHIND:
            return False
        pictures = [frame for frame in self._out if isinstance(frame, _Frame) and frame.picture]
        if not pictures:
            return False
        self._out = deque(frame for frame in self._out if frame not in pictures)
        self._bytes -= sum(frame.size for frame in pictures)
        self.lines = pictures[0].held
        return any(frame.snapshot for frame in pictures)

    def _put(self, frame: _Frame) -> None:
        if self._closing:
            return
        if self._bytes >= BACKLOG:
            self._out.clear()  # it would not take it
            self.close(CloseCode.TOO_SLOW)
            return
        self._out.append(frame)
        self._bytes += frame.size
        self._something.set()

    def close(self, code: int) -> None:
        """Have the socket closed when all before is sent; nothing is sent after that."""
        if not self._closing:
            self._closing = True
            self._out.append(code)
            self._something.set()

    async def next(self) -> str | int:
        """Return the next message to send, or the code to close with."""
        while not self._out:
            self._something.clear()
            await self._something.wait()
        frame = self._out.popleft()
        if isinstance(frame, int):
            return frame
        self._bytes -= frame.size
        return frame.text
