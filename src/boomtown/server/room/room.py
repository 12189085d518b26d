"""A table: pages come and go."""

from __future__ import annotations

import time

from boomtown.server.connection import Connection
from boomtown.server.frames import Hello
from boomtown.server.guests import Guest
from boomtown.server.room.seating import Seating

CHAT_SHOWN = 200


class Room(Seating):
    """One table. Call its methods through `do`, which does them one after the other."""

    async def connect(self, guest: Guest) -> Connection:
        """Let a page in: at its guest's seat, or among the spectators."""
        self._may_look(guest)
        connection = Connection(guest, self._seats.of_guest(guest.id))
        connection.unheard = await self._tools.store.society.unheard_by(guest.id)
        self._connections.append(connection)
        return connection

    async def disconnect(self, connection: Connection) -> None:
        """A page has gone."""
        self._connections.remove(connection)
        self._gone[connection.guest.id] = time.time()
        self._tell_players()
        if self._match is not None:
            await self._match.settle()

    async def hello(self, connection: Connection, hello: Hello) -> None:
        """Send a page what it lacks."""
        connection.greeted = True
        held = hello.lines
        record = self._match.record if self._match else None
        if hello.shows:
            newest = record.newest_scene() if record else 0
            connection.seen = newest if hello.seen is None else hello.seen
        connection.bots = hello.bots
        eyes, connection.eyes = connection.eyes, None
        if record and (
            eyes is not None
            or hello.seat != connection.seat
            or not record.shortened <= hello.after <= record.seq
        ):
            held = 0
        self._show_whole(connection, held)
        self._tell_players()
        lines = await self._tools.store.chat(self.id, hello.chat, CHAT_SHOWN)
        self._tell_chat(connection, lines)
        self._show_offer(connection)
        if self._match is not None:
            await self._match.settle()
