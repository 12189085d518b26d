"""People among people: what is said in the lobby, who keeps away from whom, what the house is told, what is watched."""

from __future__ import annotations

import time

from boomtown.server.guests import Guest
from boomtown.server.house import House
from boomtown.server.limits import Rations
from boomtown.server.problems import conflict, not_found, too_fast, unusable
from boomtown.server.saying import says
from boomtown.server.society_wire import LobbyLine, Report, Shun, Shunned, Somebody, WatchedTable
from boomtown.server.store import LobbyRow, ReportRow, Store

SHOWN = 100
MOST_SHUNNED = 500
MOST_REPORTS = 20
"""So many reports of one guest may wait to be looked at."""


class Society:
    """What guests do to each other, besides playing."""

    def __init__(self, store: Store, house: House, rations: Rations) -> None:
        self._store = store
        self._house = house
        self._rations = rations

    # --- the lobby -----------------------------------------------------------------------------

    async def say(self, guest: Guest, text: str) -> LobbyLine:
        """Say something in the lobby."""
        if not self._rations.chats.take(guest.id):
            raise too_fast(says("slowly-that-was-a"))
        return _line(await self._store.society.say(guest.id, guest.name, text), guest)

    async def heard(self, guest: Guest, after: int) -> list[LobbyLine]:
        """Return what was said in the lobby lately, oldest first."""
        return [_line(row, guest) for row in await self._store.society.heard(guest.id, after, SHOWN)]

    # --- keeping away --------------------------------------------------------------------------

    async def shun(self, guest: Guest, shun: Shun) -> list[Shunned]:
        """Keep somebody away from now on."""
        other, _ = await self._meant(guest, shun.who)
        if len(await self._store.society.unheard_by(guest.id)) >= MOST_SHUNNED:
            raise conflict(says("you-keep-too-many"))
        await self._store.society.shun(guest.id, other, shun.kind)
        return await self._shuns(guest)

    async def forgive(self, guest: Guest, other: int) -> list[Shunned]:
        """Hear somebody again."""
        if not await self._store.society.forgive(guest.id, other):
            raise not_found(says("you-do-not-keep"))
        return await self._shuns(guest)

    async def shunned(self, guest: Guest) -> list[Shunned]:
        """Return whom a guest keeps away."""
        found = await self._store.society.shunned_by(guest.id)
        return [
            Shunned.model_validate(
                {"id": row.other_id, "name": other.name, "kind": row.kind, "since": row.created}
            )
            for row, other in found
        ]

    async def _shuns(self, guest: Guest) -> list[Shunned]:
        await self._house.shuns_changed(guest)
        return await self.shunned(guest)

    async def report(self, guest: Guest, report: Report) -> None:
        """Tell the house about somebody."""
        other, said = await self._meant(guest, report.who)
        row = ReportRow(
            guest_id=guest.id,
            other_id=other,
            name=(await self._store.guest(other)).name,
            table_id=report.who.table,
            said=said,
            why=report.why,
            created=time.time(),
        )
        if not await self._store.society.report(row, MOST_REPORTS):
            raise conflict(says("the-house-has-not"))

    async def _meant(self, guest: Guest, who: Somebody) -> tuple[int, str | None]:
        """Return whom somebody means, and what they said. Refuses oneself, bots, and tables one may not look at."""
        found: int | None = None
        said: str | None = None
        if who.table is not None:
            await self._house.info(guest, who.table)
        if who.lobby_line is not None:
            line = await self._store.society.line(who.lobby_line)
            found, said = (line.guest_id, line.text) if line else (None, None)
        elif who.table is not None and who.chat_line is not None:
            chat = await self._store.society.chat_line(who.table, who.chat_line)
            found, said = (chat.guest_id, chat.text) if chat else (None, None)
        elif who.table is not None and who.seat is not None:
            found = await self._store.society.at_seat(who.table, who.seat)
        if found is None:
            raise not_found(says("there-is-nobody-like"))
        if found == guest.id:
            raise unusable(says("that-is-you"))
        return found, said

    # --- watching ------------------------------------------------------------------------------

    async def watch(self, guest: Guest, table_id: str) -> None:
        """Put a table on one's list of those one watches."""
        await self._house.info(guest, table_id)
        await self._store.society.watch(guest.id, table_id)

    async def unwatch(self, guest: Guest, table_id: str) -> None:
        """Take it off."""
        await self._store.society.unwatch(guest.id, table_id)

    async def watched(self, guest: Guest) -> list[WatchedTable]:
        """Return the tables a guest watches and still may."""
        rows = await self._store.society.watched_by(guest.id, SHOWN)
        summaries = {each.id: each for each in await self._house.summaries_of(guest.id, rows)}
        return [
            WatchedTable.model_validate(
                {name: getattr(summaries[row.id], name) for name in _OF_SUMMARY} | {"pace": row.pace}
            )
            for row in rows
            if row.watchable or summaries[row.id].your_seat is not None
        ]


_OF_SUMMARY = ("id", "game", "title", "status", "players", "chapter", "updated")


def _line(row: LobbyRow, guest: Guest) -> LobbyLine:
    return LobbyLine(id=row.id, name=row.name, text=row.text, at=row.created, mine=row.guest_id == guest.id)
