"""One open page at a table: what it has been sent, and what waits to be."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from boomtown.server.cable import Cable
from boomtown.server.frames import BotsPace, CloseCode
from boomtown.server.guests import Guest
from boomtown.server.wire import Sent
from boomtown.table.messages import spoken

BEHIND = 64 * 1024
"""With so many bytes unsent a page is behind: of pictures of the table it gets the latest only."""
BACKLOG = 1024 * 1024
"""A page that is this many bytes behind, pictures apart, is cut off; it can come back and catch up."""


class _Frame(msgspec.Struct, eq=False):
    """A message that waits to be sent. A picture of the table replaces the one before it, if that still waits."""

    text: bytes
    picture: bool = False
    held: int = 0
    """With a picture: how many log lines the page holds before it."""
    snapshot: bool = False


class Connection:
    """A socket as the table sees it: messages go in here, and are sent once whoever put them in has done so.

    With a cable all that waits goes out in one go; otherwise, and while the other end does not keep up, a task takes
    one after the other (`next`).
    """

    def __init__(self, guest: Guest, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat
        self.language = spoken()
        """What it is told is in this language: that of whoever opened it."""
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
        self._cable: Cable | None = None
        self._flushing: asyncio.Handle | None = None

    def attach(self, cable: Cable) -> None:
        """Send by this from now on."""
        self._cable = cable

    def send(self, message: Sent) -> None:
        """Have a message sent."""
        self.send_text(message.model_dump_json().encode())

    def send_text(self, text: bytes) -> None:
        """Have a message sent that is JSON already."""
        self._put(_Frame(text))

    def send_picture(self, text: bytes, lines: int, snapshot: bool) -> None:
        """Have the table sent as it stands now; the page holds so many log lines after it."""
        self._put(_Frame(text, picture=True, held=self.lines, snapshot=snapshot))
        self.lines = lines

    def catch_up(self) -> bool:
        """Withdraw the pictures that still wait, if the page is behind; whether the next must be a whole snapshot."""
        if self._bytes < BEHIND:
            return False
        pictures = [frame for frame in self._out if isinstance(frame, _Frame) and frame.picture]
        if not pictures:
            return False
        self._out = deque(frame for frame in self._out if frame not in pictures)
        self._bytes -= sum(len(frame.text) for frame in pictures)
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
        self._bytes += len(frame.text)
        self._hurry()

    def close(self, code: int) -> None:
        """Have the socket closed when all before is sent; nothing is sent after that."""
        if not self._closing:
            self._closing = True
            self._out.append(code)
            self._hurry()

    def _hurry(self) -> None:
        """Have what waits carried away, once all that belongs together is here."""
        if self._cable is None or self._something.is_set():
            self._something.set()
        elif self._flushing is None:
            self._flushing = asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        """Send all that waits in one go; what cannot be sent so is left to whoever waits for `next`."""
        self._flushing = None
        if self._something.is_set() or not self._out:
            return
        frames = [frame for frame in self._out if isinstance(frame, _Frame)]
        if len(frames) < len(self._out) or not self._send_at_once(frames):
            self._something.set()
            return
        self._out.clear()
        self._bytes = 0

    def _send_at_once(self, frames: list[_Frame]) -> bool:
        return self._cable is not None and self._cable.send_at_once([frame.text for frame in frames])

    async def next(self) -> bytes | int:
        """Return the next message to send, or the code to close with, when it has to be sent by hand."""
        while not self._out:
            self._something.clear()
            await self._something.wait()
        self._something.set()  # until whoever took this comes back for more, nothing else is sent
        frame = self._out.popleft()
        if isinstance(frame, int):
            return frame
        self._bytes -= len(frame.text)
        return frame.text
