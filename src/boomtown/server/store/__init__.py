"""The store: guests, tables, seats, answers and chat in a database, through SQLAlchemy."""

from boomtown.server.store.schema import ChatRow, EntryRow, GuestRow, SeatRow, TableRow
from boomtown.server.store.store import Position, Store, UnusableDatabase, database_url

__all__ = [
    "ChatRow",
    "EntryRow",
    "GuestRow",
    "Position",
    "SeatRow",
    "Store",
    "TableRow",
    "UnusableDatabase",
    "database_url",
]
