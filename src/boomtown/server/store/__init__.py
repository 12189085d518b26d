"""The store: guests, tables, seats, answers and chat in a database, SQLite or PostgreSQL."""

from boomtown.server.store.database import UnusableDatabase, database_url, shown
from boomtown.server.store.decks import Content, SavedElsewhere
from boomtown.server.store.journal import Line, Position
from boomtown.server.store.schema import (
    BanRow,
    ChatRow,
    DeckRow,
    DeckVersionRow,
    EntryRow,
    GuestRow,
    LobbyRow,
    MarkRow,
    NoticeRow,
    PasskeyRow,
    RatingRow,
    ReportRow,
    SeatRow,
    TableRow,
    TrialRow,
)
from boomtown.server.store.store import Store
from boomtown.server.store.writer import NotStored

__all__ = [
    "BanRow",
    "ChatRow",
    "Content",
    "DeckRow",
    "DeckVersionRow",
    "EntryRow",
    "GuestRow",
    "Line",
    "LobbyRow",
    "MarkRow",
    "NotStored",
    "NoticeRow",
    "PasskeyRow",
    "Position",
    "RatingRow",
    "ReportRow",
    "SavedElsewhere",
    "SeatRow",
    "Store",
    "TableRow",
    "TrialRow",
    "UnusableDatabase",
    "database_url",
    "shown",
]
