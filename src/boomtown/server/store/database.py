"""The database itself: its address, its connections, its newest shape."""

from __future__ import annotations

import time
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, InvalidatePoolError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

WRITES = "boomtown_writes"
"""The execution option of connections that write."""

DRIVERS = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg", "sqlite": "sqlite+pysqlite"}
"""What we speak to each kind of database with, whatever driver its address names."""


RESTED = 1.0
"""A connection that was last used so many seconds ago is asked whether it is still there; one in use need not be."""


class UnusableDatabase(Exception):
    """No database, or not one of ours, or one of a later version."""


def database_url(path: Path | str) -> str:
    """Return the address of an SQLite file; an address (`scheme://…`) stays, but for its driver, which is ours."""
    address = str(path)
    if "://" not in address:
        return f"sqlite+pysqlite:///{address}"
    scheme, rest = address.split("://", 1)
    kind = scheme.partition("+")[0]
    return f"{DRIVERS.get(kind, scheme)}://{rest}"


def shown(path: Path | str) -> str:
    """Return a database's address as it may be printed: without its password."""
    if "://" not in str(path):
        return str(path)
    try:
        return make_url(str(path)).render_as_string(hide_password=True)
    except ArgumentError:
        return "the given address"


def connect(url: str, connections: int) -> Engine:
    """Return the way to a database, for so many at once. Raises UnusableDatabase."""
    try:
        engine = create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,
        )
    except NoSuchModuleError as error:
        raise UnusableDatabase("we do not know this kind of database") from error
    except ModuleNotFoundError as error:
        raise UnusableDatabase(
            f"the driver {error.name} is not installed (pip install 'boomtown[postgres]')"
        ) from error
    except (ArgumentError, ValueError) as error:
        raise UnusableDatabase("this is no address of a database") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:  # a file does not hang up
        event.listen(engine, "checkin", _rests)
        event.listen(engine, "checkout", partial(_is_still_there, engine))
    return engine


def prepare(engine: Engine) -> None:
    """Create the database's tables, or bring them to the newest revision. Raises UnusableDatabase."""
    try:
        with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
            migrate(connection)
    except CommandError as error:
        raise UnusableDatabase(str(error)) from error
    except SQLAlchemyError as error:
        raise UnusableDatabase(reason(error)) from error


def migrate(connection: Connection) -> None:
    """Bring the database to the newest revision."""
    command.upgrade(config_for(connection), "head")


def config_for(connection: Connection) -> Config:
    """Return what Alembic has to know."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("boomtown.server.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def reason(error: BaseException) -> str:
    """Return why the database refused, in its own words, but without statements and values."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0].rstrip(".") if said else type(error).__name__


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = (
        None  # the driver would begin transactions too late, and never for migrations
    )
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")  # readers do not wait for the writer
    cursor.execute("PRAGMA synchronous=FULL")  # what is committed survives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _rests(_connection: Any, record: ConnectionPoolEntry) -> None:
    record.info["rests since"] = time.monotonic()


def _is_still_there(engine: Engine, connection: Any, record: ConnectionPoolEntry, _proxy: Any) -> None:
    """Have new connections made instead of those that were cut off while nobody used them."""
    since = record.info.get("rests since")
    if since is not None and time.monotonic() - since > RESTED:
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise InvalidatePoolError from error


def _begin_sqlite(connection: Connection) -> None:
    """Whoever writes says so at once: a reader that turned writer late would be refused, not kept waiting."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
