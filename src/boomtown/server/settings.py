"""What can be set about a server."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A server's settings; the defaults are for a machine at home."""

    db: str
    hosts: frozenset[str] = frozenset()
    """Host names under which the server may be addressed, besides numbers and this machine's own."""
    origins: frozenset[str] = frozenset()
    """Addresses of pages besides our own that may act for their visitors."""
    pace: float = 0.6
    """Seconds between what bots do, when somebody watches; also how long an automatic answer takes."""
    bot_workers: int = 2
    idle_seconds: float = 300
    """After how long without a visitor a table is put out of memory."""
    messages_per_second: float = 10
    message_burst: int = 40
    requests_per_second: float = 20
    request_burst: int = 300
    chats_per_second: float = 1
    chat_burst: int = 8
    tables_per_guest: int = 100
    seed: int | None = None
    """What every table is dealt from, for tests; nobody could foresee the deals of a server without it."""
    static: Path = Path(__file__).parent / "static"


def default_db() -> Path:
    """Return where the database lies when nobody says otherwise: the user's data directory."""
    return user_data_path("boomtown", appauthor=False) / "boomtown.db"
