"""The store: guests, tables, seats, answers and chat in a database, SQLite or PostgreSQL."""

from boomtown.server.store.database import UnusableDatabase, database_url, shown
from boomtown.server.store.schema import ChatRow, EntryRow, GuestRow, MarkRow, SeatRow, TableRow
from boomtown.server.store.store import Line, Position, Store
from boomtown.server.store.writer import NotStored

__all__ = [
    "ChatRow",
    "EntryRow",
    "GuestRow",
    "Line",
    "MarkRow",
    "NotStored",
    "Position",
    "SeatRow",
    "Store",
    "TableRow",
    "UnusableDatabase",
    "database_url",
    "shown",
]
