"""What an administrator does to the database, with or without a server running on it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Engine, delete, func, or_, select, update
from sqlalchemy.orm import Session

from boomtown.server.store.database import WRITES
from boomtown.server.store.schema import BanRow, DeckRow, EntryRow, GuestRow, ReportRow, SeatRow, TableRow
from boomtown.table import Outcome, say


class TableTold(msgspec.Struct, frozen=True):
    """A table, as an administrator's list tells it."""

    id: str
    game: str
    status: str
    who: list[str]
    answers: int
    updated: float


class PersonTold(msgspec.Struct, frozen=True):
    """A guest, as an administrator's list tells them."""

    id: int
    name: str
    tables: int
    created: float


def list_tables(engine: Engine, limit: int, finished: bool) -> Iterator[TableTold]:
    """Yield the tables, the latest first."""
    answers = select(func.count()).where(EntryRow.table_id == TableRow.id).scalar_subquery()
    query = select(TableRow, answers).order_by(TableRow.updated.desc()).limit(limit)
    if not finished:
        query = query.where(TableRow.status != "over")
    with Session(engine) as session:
        for row, count in session.execute(query).all():
            seats = select(SeatRow.bot, GuestRow.name).outerjoin(GuestRow, GuestRow.id == SeatRow.guest_id)
            seated = session.execute(seats.where(SeatRow.table_id == row.id).order_by(SeatRow.seat))
            who = [name or (f"{bot} bot" if bot else "nobody") for bot, name in seated]
            yield TableTold(row.id, row.game, row.status, who, count, row.updated)


def list_people(engine: Engine, limit: int) -> Iterator[PersonTold]:
    """Yield the guests, the latest first."""
    at = select(func.count()).where(or_(SeatRow.guest_id == GuestRow.id)).scalar_subquery()
    query = select(GuestRow, at).order_by(GuestRow.id.desc()).limit(limit)
    with Session(engine) as session:
        for row, count in session.execute(query):
            yield PersonTold(row.id, row.name, count, row.created)


def unpublish_deck(engine: Engine, code: str) -> bool:
    """Let nobody read a published deck any more; whether there was one."""
    change = update(DeckRow).where(DeckRow.code == code, DeckRow.published.is_not(None))
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        return connection.execute(change.values(published=None, listed=False)).rowcount == 1


GivenBack = Callable[[str, dict[str, Any], list[int]], dict[str, Any]]
"""Given a game, its options and the seats of people: the options without what they have brought."""


def end_table(engine: Engine, table_id: str, given_back: GivenBack) -> bool:
    """End a table for good; whether there was one to end. What was brought to a game not begun stays a secret."""
    verdict = msgspec.to_builtins(Outcome((), reason=say("ended")))
    over: dict[str, Any] = {
        "status": "over",
        "asked": [],
        "pending": [],
        "winners": [],
        "verdict": verdict,
        "updated": time.time(),
    }
    change = update(TableRow).where(TableRow.id == table_id, TableRow.status != "over")
    lobby = select(TableRow.game, TableRow.config).where(TableRow.id == table_id, TableRow.status == "lobby")
    people = select(SeatRow.seat).where(SeatRow.table_id == table_id, SeatRow.guest_id.is_not(None))
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        waiting = connection.execute(lobby.with_for_update()).first()
        if waiting is not None:
            over["config"] = given_back(waiting.game, waiting.config, list(connection.scalars(people)))
        return connection.execute(change.values(over)).rowcount == 1


class ReportTold(msgspec.Struct, frozen=True):
    """A report, as an administrator reads it."""

    id: int
    by: str
    by_id: int
    about: str
    about_id: int
    table: str | None
    said: str | None
    why: str
    created: float
    handled: bool


class BanTold(msgspec.Struct, frozen=True):
    """Somebody who is let in no more, as an administrator reads it."""

    id: int
    kind: str
    value: str
    why: str
    until: float | None


def list_reports(engine: Engine, limit: int, handled: bool) -> list[ReportTold]:
    """Return what guests have told the house about others, the latest first."""
    query = (
        select(ReportRow, GuestRow.name)
        .join(GuestRow, GuestRow.id == ReportRow.guest_id)
        .order_by(ReportRow.id.desc())
        .limit(limit)
    )
    if not handled:
        query = query.where(ReportRow.handled.is_(None))
    with Session(engine) as session:
        return [
            ReportTold(
                row.id,
                by,
                row.guest_id,
                row.name,
                row.other_id,
                row.table_id,
                row.said,
                row.why,
                row.created,
                row.handled is not None,
            )
            for row, by in session.execute(query)
        ]


def handle_report(engine: Engine, number: int) -> bool:
    """Take note that a report was looked at; whether there was one."""
    change = update(ReportRow).where(ReportRow.id == number, ReportRow.handled.is_(None))
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        return connection.execute(change.values(handled=time.time())).rowcount == 1


def ban(engine: Engine, kind: str, value: str, why: str, until: float | None) -> int:
    """Let somebody in no more; return the ban's number."""
    row = BanRow(kind=kind, value=value, why=why, until=until, created=time.time())
    with (
        engine.connect().execution_options(**{WRITES: True}) as connection,
        connection.begin(),
        Session(connection) as session,
    ):
        session.add(row)
        session.flush()
        return row.id


def list_bans(engine: Engine) -> list[BanTold]:
    """Return who is let in no more, the latest first."""
    query = select(BanRow).order_by(BanRow.id.desc())
    with Session(engine) as session:
        return [BanTold(row.id, row.kind, row.value, row.why, row.until) for row in session.scalars(query)]


def lift_ban(engine: Engine, number: int) -> bool:
    """Let somebody in again; whether they were not."""
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        return connection.execute(delete(BanRow).where(BanRow.id == number)).rowcount == 1
