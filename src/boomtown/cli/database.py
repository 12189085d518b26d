"""Which database a command is about, and what to say when it cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

if TYPE_CHECKING:
    from sqlalchemy import Engine

Db = Annotated[
    str | None,
    typer.Option(
        "--db",
        envvar="BOOMTOWN_DB",
        help="The database: a file, or an address such as postgresql://user@host/name. Without it, a file in your "
        "data directory.",
        show_default=False,
    ),
]
out = Console(stderr=True, highlight=False, soft_wrap=True)


def chosen(db: str | None) -> str:
    """Return the database's address or path; the folder of a file is made. Exits where it cannot be."""
    from boomtown.server.settings import default_db

    if db is not None and "://" in db:
        return db
    path = Path(db) if db is not None else default_db()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        out.print(f"Cannot use {path.parent} for the database: {error.strerror}. Choose another with --db.")
        raise typer.Exit(1) from None
    return str(path)


@contextmanager
def opened(db: str | None) -> Iterator[Engine]:
    """Open the database for a command. Exits with a sentence where it cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    from boomtown.server.store import UnusableDatabase, database_url, shown
    from boomtown.server.store.database import connect, reason

    address = chosen(db)
    try:
        engine = connect(database_url(address), 2)
        yield engine
    except UnusableDatabase as error:
        out.print(f"Cannot use {shown(address)} as Boomtown's database: {error}. Choose another with --db.")
        raise typer.Exit(1) from None
    except SQLAlchemyError as error:
        out.print(f"Cannot use {shown(address)} as Boomtown's database: {reason(error)}.")
        raise typer.Exit(1) from None
    engine.dispose()
