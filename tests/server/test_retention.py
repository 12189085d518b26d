"""What a host does not want to keep is deleted by itself, and nothing else."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import msgspec

from boomtown.server.settings import Settings
from server.driver import Server

AGES = 100 * 24 * 3600
ROOT = Path(__file__).parents[2]


def counts(db: Path) -> dict[str, int]:
    with sqlite3.connect(db) as connection:
        tables = ("guests", "tables", "seats", "entries", "lobby_lines")
        return {name: connection.execute(f"select count(*) from {name}").fetchone()[0] for name in tables}


def test_old_games_words_and_guests_go_and_what_somebody_could_miss_stays(own_db: Path) -> None:
    server = Server(own_db)

    async def story() -> None:
        ann, bob, _ = [await server.guest(name) for name in ("Ann", "Bob", "Passer-by")]
        kept = await server.guest("Keeper")
        await kept.put("/api/me/password", {"password": "a long password"})
        over = await ann.create("me", "random")
        await ann.post(f"/api/tables/{over['id']}/concede")
        await bob.create("me", "open")
        await bob.post("/api/lobby/chat", {"text": "long ago"})

    asyncio.run(story())
    server.kill()
    before = counts(own_db)
    assert (before["guests"], before["tables"], before["lobby_lines"]) == (4, 2, 1)
    with sqlite3.connect(own_db) as db:
        for table, column in (("guests", "created"), ("tables", "updated"), ("lobby_lines", "created")):
            db.execute(f"update {table} set {column} = {column} - ?", [AGES])

    unchanged = Server(own_db, keep_lobby_days=0)
    asyncio.run(unchanged.guest("Anybody"))
    unchanged.kill()
    assert counts(own_db)["tables"] == 2, "nothing goes unless the host says so"
    assert counts(own_db)["lobby_lines"] == 1

    strict = Server(own_db, keep_lobby_days=1, keep_finished_days=30, keep_guests_days=30)

    async def gone() -> None:
        while counts(own_db)["tables"] > 1:
            await asyncio.sleep(0.05)

    asyncio.run(gone())
    strict.kill()
    left = counts(own_db)
    assert (left["tables"], left["lobby_lines"]) == (1, 0)
    with sqlite3.connect(own_db) as db:
        names = {name for (name,) in db.execute("select name from guests")}
    assert names == {"Bob", "Keeper", "Anybody"}, "who has a table, a kept name, or has just come"


def test_what_compose_sets_is_a_setting() -> None:
    told = set(
        re.findall(
            r"^\s+(?:environment: \{[^}]*)?(BOOMTOWN_[A-Z]+):", (ROOT / "compose.yaml").read_text(), re.M
        )
    )
    known = {f"BOOMTOWN_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    assert {"BOOMTOWN_DB", "BOOMTOWN_NODE", "BOOMTOWN_HOSTS"} <= told <= known
