"""What is said at a table, and who hears it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from boomtown.server.connection import Connection
from boomtown.server.frames import Chat, ChatLine
from boomtown.server.room.gathering import Gathering
from boomtown.server.store import ChatRow, NotStored


class Talking(Gathering):
    """Those at a table talk to each other, those who watch among themselves."""

    async def chat(self, connection: Connection, text: str) -> None:
        """Say something to everyone; whoever watches, to those who do."""
        row = ChatRow(
            table_id=self.id,
            seat=connection.seat,
            name=connection.guest.name,
            text=text,
            created=time.time(),
            guest_id=connection.guest.id,
            watching=connection.seat is None,
        )
        try:
            row = await self._tools.store.add_chat(row)
        except NotStored:
            self.give_up()
            raise
        for other in self._greeted():
            self._tell_chat(other, [row])

    def _tell_chat(self, connection: Connection, rows: Sequence[ChatRow]) -> None:
        """Send what was said, as far as it is for this page and its guest wants to hear it.

        What is said among those who watch may be about hands: those who play hear it when the game is over.
        """
        over = self._match is not None and self._match.record.over
        heard = [
            row
            for row in rows
            if row.guest_id not in connection.unheard
            and (not row.watching or connection.seat is None or over)
        ]
        if heard:
            connection.send(_chat(heard, connection.guest.id))

    async def shuns(self, guest_id: int, unheard: frozenset[int]) -> None:
        """Take note of whom a guest does not want to hear from now on."""
        for connection in self._connections:
            if connection.guest.id == guest_id:
                connection.unheard = unheard


def _chat(rows: Sequence[ChatRow], to: int) -> Chat:
    lines = [
        ChatLine(
            id=row.id,
            seat=row.seat,
            name=row.name,
            text=row.text,
            at=row.created,
            mine=row.guest_id == to,
            watching=row.watching,
        )
        for row in rows
    ]
    return Chat(type="chat", lines=lines)
