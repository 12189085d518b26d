"""What is stored of people among people: the lobby's chat, who keeps away from whom, reports, bans, what is watched."""

from __future__ import annotations

import time
from typing import Literal

from sqlalchemy import and_, delete, func, or_, select
from sqlalchemy.orm import Session

from boomtown.server.store.decks import Transact
from boomtown.server.store.schema import (
    BanRow,
    ChatRow,
    GuestRow,
    LobbyRow,
    NoticeRow,
    PasskeyRow,
    RatingRow,
    ReportRow,
    SeatRow,
    ShunRow,
    TableRow,
    WatchedRow,
)

Shunning = Literal["mute", "block"]


class Society:
    """Who says what to whom, and who would rather not hear it. Each method is one transaction."""

    def __init__(self, read: Transact, write: Transact) -> None:
        self._read = read
        self._write = write

    # --- the lobby -----------------------------------------------------------------------------

    async def say(self, guest_id: int, name: str, text: str) -> LobbyRow:
        """Write down what somebody says in the lobby."""
        row = LobbyRow(guest_id=guest_id, name=name, text=text, created=time.time())

        def work(session: Session) -> LobbyRow:
            return session.merge(row)

        return await self._write(work)

    async def heard(self, guest_id: int, after: int, limit: int) -> list[LobbyRow]:
        """Return the lobby's latest lines after a given one, oldest first, as far as a guest wants to hear them."""
        unheard = select(ShunRow.other_id).where(ShunRow.guest_id == guest_id)
        query = (
            select(LobbyRow)
            .where(LobbyRow.id > after, LobbyRow.guest_id.not_in(unheard), LobbyRow.text != "")
            .order_by(LobbyRow.id.desc())
            .limit(limit)
        )
        return (await self._read(lambda session: list(session.scalars(query))))[::-1]

    async def said_by(self, guest_id: int) -> list[tuple[str, float]]:
        """Return what a guest has said in the lobby, and when."""
        query = select(LobbyRow).where(LobbyRow.guest_id == guest_id).order_by(LobbyRow.id)
        return await self._read(lambda session: [(row.text, row.created) for row in session.scalars(query)])

    async def line(self, number: int) -> LobbyRow | None:
        """Find a line of the lobby."""
        return await self._read(lambda session: session.get(LobbyRow, number))

    async def chat_line(self, table_id: str, number: int) -> ChatRow | None:
        """Find something said at a table."""
        query = select(ChatRow).where(ChatRow.id == number, ChatRow.table_id == table_id)
        return await self._read(lambda session: session.scalar(query))

    async def at_seat(self, table_id: str, seat: int) -> int | None:
        """Return who sits at a seat, or left it last."""
        query = select(func.coalesce(SeatRow.guest_id, SeatRow.former_id)).where(
            SeatRow.table_id == table_id, SeatRow.seat == seat
        )
        return await self._read(lambda session: session.scalar(query))

    # --- keeping away --------------------------------------------------------------------------

    async def shun(self, guest_id: int, other_id: int, kind: Shunning) -> None:
        """Write down that a guest does not want to hear another, or to have anything to do with them."""
        row = ShunRow(guest_id=guest_id, other_id=other_id, kind=kind, created=time.time())

        def work(session: Session) -> None:
            session.merge(row)

        await self._write(work)

    async def forgive(self, guest_id: int, other_id: int) -> bool:
        """Forget that; whether it was so."""
        query = delete(ShunRow).where(ShunRow.guest_id == guest_id, ShunRow.other_id == other_id)
        return await self._write(lambda session: bool(session.execute(query).rowcount))  # type: ignore[attr-defined]

    async def shunned_by(self, guest_id: int) -> list[tuple[ShunRow, GuestRow]]:
        """Return whom a guest does not want to hear, the latest first."""
        query = (
            select(ShunRow, GuestRow)
            .join(GuestRow, GuestRow.id == ShunRow.other_id)
            .where(ShunRow.guest_id == guest_id)
            .order_by(ShunRow.created.desc())
        )
        return await self._read(lambda session: [(row, guest) for row, guest in session.execute(query)])

    async def unheard_by(self, guest_id: int) -> frozenset[int]:
        """Return whom a guest does not want to hear, by number."""
        query = select(ShunRow.other_id).where(ShunRow.guest_id == guest_id)
        return await self._read(lambda session: frozenset(session.scalars(query)))

    async def apart_from(self, guest_id: int) -> frozenset[int]:
        """Return those whom a guest has blocked, and those who have blocked them: they do not meet."""
        mine = select(ShunRow.other_id).where(ShunRow.guest_id == guest_id, ShunRow.kind == "block")
        theirs = select(ShunRow.guest_id).where(ShunRow.other_id == guest_id, ShunRow.kind == "block")
        return await self._read(
            lambda session: frozenset(session.scalars(mine)) | frozenset(session.scalars(theirs))
        )

    # --- reports -------------------------------------------------------------------------------

    async def report(self, row: ReportRow, most: int) -> bool:
        """Write a report down; not, if somebody has made so many that nobody has looked at yet."""
        count = (
            select(func.count())
            .select_from(ReportRow)
            .where(ReportRow.guest_id == row.guest_id, ReportRow.handled.is_(None))
        )

        def work(session: Session) -> bool:
            if session.scalar(count) >= most:  # type: ignore[operator]
                return False
            session.merge(row)
            return True

        return await self._write(work)

    # --- bans ----------------------------------------------------------------------------------

    async def bans(self) -> list[BanRow]:
        """Return who is let in no more."""
        query = select(BanRow).where(or_(BanRow.until.is_(None), BanRow.until > time.time()))
        return await self._read(lambda session: list(session.scalars(query)))

    # --- watching ------------------------------------------------------------------------------

    async def watch(self, guest_id: int, table_id: str) -> None:
        """Put a table on a guest's list of those they watch."""
        row = WatchedRow(guest_id=guest_id, table_id=table_id, created=time.time())

        def work(session: Session) -> None:
            session.merge(row)

        await self._write(work)

    async def unwatch(self, guest_id: int, table_id: str) -> None:
        """Take it off."""
        query = delete(WatchedRow).where(WatchedRow.guest_id == guest_id, WatchedRow.table_id == table_id)

        def work(session: Session) -> None:
            session.execute(query)

        await self._write(work)

    async def watched_by(self, guest_id: int, limit: int) -> list[TableRow]:
        """Return the tables a guest watches, those where something happened last first."""
        query = (
            select(TableRow)
            .join(WatchedRow, and_(WatchedRow.table_id == TableRow.id, WatchedRow.guest_id == guest_id))
            .order_by(TableRow.updated.desc())
            .limit(limit)
        )
        return await self._read(lambda session: list(session.scalars(query)))


def forget_society_of(session: Session, guest_id: int, name: str) -> None:
    """Leave nothing of what a guest said in the lobby, whom they shunned, and by which ways they could be reached."""
    for row in session.scalars(select(LobbyRow).where(LobbyRow.guest_id == guest_id)):
        row.name, row.text = name, ""
    for shun in (ShunRow.guest_id, ShunRow.other_id):
        session.execute(delete(ShunRow).where(shun == guest_id))
    for row_type in (WatchedRow, RatingRow, NoticeRow, PasskeyRow):
        session.execute(delete(row_type).where(row_type.guest_id == guest_id))
    for report in session.scalars(select(ReportRow).where(ReportRow.other_id == guest_id)):
        report.name, report.said = name, None
