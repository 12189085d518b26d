"""Several servers on one PostgreSQL: a table belongs to one of them as long as that one's heart beats.

The database's clock decides, so the servers' own need not agree. Whoever writes a table's journal names its server: one
that was taken for dead, and goes on, is refused.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from boomtown.server.store.database import reason
from boomtown.server.store.writer import NotStored, Writer

T = TypeVar("T")
log = logging.getLogger(__name__)

BEAT_SECONDS = 2.0
DEAD_AFTER = 6.0
"""Seconds without a beat after which a server's tables are anybody's."""
CHANNEL = "boomtown"
MATCHING = 0xB007
"""The number by which the database knows the lock of whoever brings guests together."""

_NOW = "extract(epoch from clock_timestamp())"
_ALIVE = f"(select id from nodes where beat > {_NOW} - {DEAD_AFTER})"


class Nodes:
    """What the servers of one database know of each other."""

    def __init__(self, engine: Engine, writer: Writer, me: str, address: str) -> None:
        self._engine = engine
        self._writer = writer
        self.me = me
        self._address = address
        self._stopped = threading.Event()

    async def beat(self) -> None:
        """Say that this server lives. Raises NotStored."""
        said = text(
            f"insert into nodes (id, address, beat) values (:me, :address, {_NOW})"
            " on conflict (id) do update set beat = excluded.beat"
        )
        await self._write(said, me=self.me, address=self._address)

    async def leave(self) -> None:
        """Let others have this server's tables at once."""
        await self._write(text("delete from nodes where id = :me"), me=self.me)

    async def claim(self, table_id: str) -> str | None:
        """Take a table that nobody alive has; return the address of the server that has it, or None: this one."""
        take = text(
            "update tables set node = :me where id = :table and"
            f" (node is null or node = :me or node not in {_ALIVE})"
        )
        await self._write(take, me=self.me, table=table_id)
        owner = text(
            "select nodes.address from tables join nodes on nodes.id = tables.node"
            " where tables.id = :table and tables.node <> :me"
        )
        values = {"me": self.me, "table": table_id}

        def work(connection: Connection) -> str | None:
            found = connection.execute(owner, values).scalar()
            return None if found is None else str(found)

        return await self._read(work)

    async def orphans(self) -> dict[str, bool]:
        """Return the running games of servers that are dead, and whether a clock runs there."""
        lost = text(
            "select id, deadline is not null from tables where status = 'playing' and node is not null"
            f" and node <> :me and node not in {_ALIVE}"
        )

        def work(connection: Connection) -> dict[str, bool]:
            return {str(table): bool(timed) for table, timed in connection.execute(lost, {"me": self.me})}

        return await self._read(work)

    async def take_trials(self) -> list[str]:
        """Take the unfinished trials of servers that are dead; return which. Raises NotStored."""
        take = text(
            "update trials set node = :me where status in ('queued', 'playing') and node is not null"
            f" and node <> :me and node not in {_ALIVE} returning id"
        )
        return await self._writer.do(
            lambda connection: [str(trial) for (trial,) in connection.execute(take, {"me": self.me})]
        )

    async def tidy(self) -> None:
        """Forget servers that have been dead for a day."""
        await self._write(text(f"delete from nodes where beat < {_NOW} - 86400"))

    async def tell(self, news: dict[str, Any]) -> None:
        """Tell the other servers something. Raises NotStored."""
        payload = json.dumps({"from": self.me, **news})
        await self._write(text("select pg_notify(:channel, :payload)"), channel=CHANNEL, payload=payload)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Bring guests together while no other server does. Raises NotStored."""

        def lock() -> Connection:
            try:
                connection = self._engine.connect()
                connection.execute(text("select pg_advisory_lock(:key)"), {"key": MATCHING})
            except SQLAlchemyError as error:
                raise NotStored(reason(error)) from None
            return connection

        def unlock() -> None:
            with suppress(SQLAlchemyError):  # a line that broke has let go of it
                held.execute(text("select pg_advisory_unlock(:key)"), {"key": MATCHING})
            held.close()

        held = await asyncio.to_thread(lock)
        try:
            yield
        finally:
            await asyncio.to_thread(unlock)

    def listen(self, told: Callable[[dict[str, Any]], None]) -> None:
        """Have `told` called in this loop with whatever the others tell, until the server stops."""
        loop = asyncio.get_running_loop()

        def hear() -> None:
            while not self._stopped.is_set():
                with suppress(RuntimeError):  # the loop has been closed
                    self._hear(lambda news: loop.call_soon_threadsafe(told, news))

        threading.Thread(target=hear, name="listener", daemon=True).start()

    def _hear(self, told: Callable[[dict[str, Any]], object]) -> None:
        try:
            with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql(f"LISTEN {CHANNEL}")
                driver: Any = connection.connection.driver_connection
                while not self._stopped.is_set():
                    for note in driver.notifies(timeout=1.0):
                        news = json.loads(note.payload)
                        if news.pop("from", None) != self.me:
                            told(news)
        except Exception as error:  # the database may be away; whoever listens tries again
            if not self._stopped.wait(1.0):
                log.warning("the other servers cannot be heard: %s", reason(error))

    def stop(self) -> None:
        """Listen no more."""
        self._stopped.set()

    async def _write(self, statement: Any, **values: Any) -> None:
        await self._writer.do(lambda connection: connection.execute(statement, values).close())

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            try:
                with self._engine.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                raise NotStored(reason(error)) from None

        return await asyncio.to_thread(reading)
