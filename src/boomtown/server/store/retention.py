"""What is deleted by itself after a while, as far as the host has said so."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from boomtown.server.store.decks import Transact
from boomtown.server.store.schema import (
    DeckRow,
    GuestRow,
    LobbyRow,
    PasskeyRow,
    ReportRow,
    SeatRow,
    SessionRow,
    TableRow,
    TrialRow,
)
from boomtown.server.store.society import forget_society_of

DAY = 24 * 3600
AT_ONCE = 200
"""So many are deleted in one transaction: nobody who plays waits for long."""


class Deleted(msgspec.Struct, frozen=True):
    """How much was deleted."""

    lines: int
    tables: int
    guests: int


class Retention:
    """Deletes what is old. Each method is one transaction."""

    def __init__(self, write: Transact) -> None:
        self._write = write

    async def tidy(self, lobby_days: int, finished_days: int, guests_days: int) -> Deleted:
        """Delete what is older than so many days; 0: never."""
        now = time.time()

        def work(session: Session) -> Deleted:
            return Deleted(
                _lines(session, now - lobby_days * DAY) if lobby_days else 0,
                _tables(session, now - finished_days * DAY) if finished_days else 0,
                _guests(session, now - guests_days * DAY) if guests_days else 0,
            )

        return await self._write(work)


def _lines(session: Session, before: float) -> int:
    found = session.execute(delete(LobbyRow).where(LobbyRow.created < before))
    return int(found.rowcount)  # type: ignore[attr-defined]


def _tables(session: Session, before: float) -> int:
    from boomtown.server.store.store import delete_tables

    old = select(TableRow.id).where(TableRow.status.in_(("over", "stuck")), TableRow.updated < before)
    found = list(session.scalars(old.limit(AT_ONCE)))
    delete_tables(session, found)
    return len(found)


def _guests(session: Session, before: float) -> int:
    """Delete guests who came once and left nothing, so that nobody could miss them."""
    query = select(GuestRow.id).where(
        GuestRow.created < before,
        GuestRow.login.is_(None),
        GuestRow.recovery.is_(None),
        GuestRow.id.not_in(select(TableRow.host_id)),
        GuestRow.id.not_in(select(SeatRow.guest_id).where(SeatRow.guest_id.is_not(None))),
        GuestRow.id.not_in(select(SeatRow.former_id).where(SeatRow.former_id.is_not(None))),
        *(GuestRow.id.not_in(select(rows.guest_id)) for rows in (DeckRow, TrialRow, PasskeyRow, SessionRow)),
        GuestRow.id.not_in(select(ReportRow.guest_id)),
        GuestRow.id.not_in(select(ReportRow.other_id)),
    )
    found = list(session.scalars(query.limit(AT_ONCE)))
    for guest_id in found:
        forget_society_of(session, guest_id, "")
        session.execute(delete(LobbyRow).where(LobbyRow.guest_id == guest_id))
    session.execute(delete(GuestRow).where(GuestRow.id.in_(found)))
    return len(found)
