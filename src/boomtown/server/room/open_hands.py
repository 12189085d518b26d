"""Hands that those who watch may look into."""

from __future__ import annotations

from boomtown.server.connection import Connection
from boomtown.server.guests import Guest
from boomtown.server.offers import CannotOffer
from boomtown.server.room.talking import Talking
from boomtown.server.saying import says


class OpenHands(Talking):
    """Whoever watches may look into hands where the table allows it; it is remembered who has."""

    async def look_into(self, connection: Connection, number: int | None) -> None:
        """Let somebody who watches look into a hand, where that is allowed. Raises CannotOffer.

        Whoever has seen a hand cannot sit down at another seat of this game.
        """
        if number is not None:
            if connection.seat is not None:
                raise CannotOffer(says("you-play-here-others"))
            if not self._hands_are_open():
                raise CannotOffer(says("those-who-play-do"))
            if not number < len(self._seats) or self._match is None:
                raise CannotOffer(says("there-is-no-hand"))
            await self._has_seen(connection.guest, number)
        connection.eyes = number
        self._show_whole(connection)

    async def _has_seen(self, guest: Guest, number: int) -> None:
        seat = self._seats[number]
        if guest.id not in seat.seen_by:
            seat.seen_by = (*seat.seen_by, guest.id)
            row = self._seats.row(self.id, number)
            await self._stored(self._tools.store.set_seat(row, self._row.config))

    async def let_see(self, connection: Connection, agree: bool) -> None:
        """Let those who watch see one's hand, once all do; or no more. Raises CannotOffer."""
        if connection.seat is None or not (self._row.hands or {}).get("consent"):
            raise CannotOffer(says("at-this-table-there"))
        self._seats[connection.seat].shows = agree
        row = self._seats.row(self.id, connection.seat)
        await self._stored(self._tools.store.set_seat(row, self._row.config))
        self._close_eyes()
        self._tell_players()

    def _close_eyes(self) -> None:
        """Show those who watch no hand any more that is not to be shown."""
        for connection in self._connections:
            if connection.eyes is not None and (connection.seat is not None or not self._hands_are_open()):
                connection.eyes = None
                if connection.greeted:
                    self._show_whole(connection)
