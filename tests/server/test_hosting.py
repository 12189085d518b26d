"""For whoever hosts: health, metrics, settings, proxies, and a database that can be looked after."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from boomtown.cli import app
from boomtown.server.settings import BadSetting, Settings, from_environment
from boomtown.server.store import NotStored, Store, database_url, shown
from boomtown.server.store.database import UnusableDatabase, connect
from patience import PATIENCE
from server.driver import Server
from terminal.driver import run

BOOMTOWN = [sys.executable, "-c", "from boomtown.cli import app; app()"]


def boomtown(*arguments: str) -> str:
    """Run a command that must succeed, and return what it said."""
    done = CliRunner().invoke(app, list(arguments))
    assert done.exit_code == 0, done.output
    return done.output


def test_it_lives_it_is_ready_and_it_counts(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        page = await ann.sit((await ann.create("me", "random"))["id"])
        await page.answer([0])
        for path, text in (("/healthz", "ok\n"), ("/readyz", "ready\n")):
            assert (await ann.http.get(path)).text == text
        told = (await ann.http.get("/metrics")).text
        assert re.search(r'boomtown_messages_total\{type="answer"\} [1-9]', told)
        assert re.search(r"boomtown_answer_seconds_count [1-9]", told)
        assert re.search(r"boomtown_store_seconds_count [1-9]", told)
        assert re.search(r"boomtown_sockets [1-9]", told)
        assert re.search(r"boomtown_tables [1-9]", told)
        assert "Ann" not in told
        await page.close()

    asyncio.run(story())


def test_metrics_are_for_those_who_may_know(tmp_path: Path) -> None:
    server = Server(tmp_path / "boomtown.db", monitors=["10.1.2.3"])
    try:
        assert httpx.get(server.address + "/metrics", timeout=PATIENCE).status_code == 404
        trusted = httpx.get(
            server.address + "/metrics", headers={"X-Forwarded-For": "10.1.2.3"}, timeout=PATIENCE
        )
        assert trusted.status_code == 200, "a proxy on this machine is believed"
    finally:
        server.kill()


def test_a_proxy_is_believed_if_it_is_ours(tmp_path: Path) -> None:
    by_tls = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    server = Server(tmp_path / "boomtown.db", proxies=["10.0.0.1"])
    try:
        stranger = httpx.post(
            server.address + "/api/session", headers={"Origin": server.address, **by_tls}, timeout=PATIENCE
        )
        assert "Secure" not in stranger.headers["set-cookie"]
        assert "strict-transport-security" not in stranger.headers
    finally:
        server.kill()
    server = Server(tmp_path / "boomtown.db", proxies=["127.0.0.1"])
    try:
        ours = httpx.post(
            server.address + "/api/session", headers={"Origin": server.address, **by_tls}, timeout=PATIENCE
        )
        assert "Secure" in ours.headers["set-cookie"]
        assert "max-age" in ours.headers["strict-transport-security"]
    finally:
        server.kill()


def test_a_database_that_does_not_answer_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("This is not a database, but a letter to my aunt." * 100)

    async def story() -> None:
        store = Store(database_url(tmp_path / "db"))
        with pytest.raises(NotStored):
            await store.answers()
        await store.close()

    asyncio.run(story())


def test_settings_come_from_the_environment_and_flags_win() -> None:
    environment = {
        "BOOMTOWN_PACE": "0.25",
        "BOOMTOWN_HOSTS": "a.example, b.example",
        "BOOMTOWN_LOG_FORMAT": "json",
        "BOOMTOWN_DB": "not here",
        "PATH": "/bin",
    }
    settings = from_environment(environment, db="x.db", pace=0.5)
    assert settings == Settings(
        db="x.db", pace=0.5, hosts=frozenset({"a.example", "b.example"}), log_format="json"
    )


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("BOOMTOWN_PACE", "fast"),
        ("BOOMTOWN_SPEED", "1"),
        ("BOOMTOWN_UNCHECKED", "true"),
        ("BOOMTOWN_SEED", "1"),
        ("BOOMTOWN_LOG_FORMAT", "xml"),
    ],
)
def test_a_setting_that_means_nothing_is_told(variable: str, value: str) -> None:
    with pytest.raises(BadSetting, match=variable):
        from_environment({variable: value}, db="x.db")


@pytest.mark.parametrize(
    ("variable", "value", "rather"),
    [
        ("BOOMTOWN_IDLE_SECONDS", "soon", "a number"),
        ("BOOMTOWN_BOT_WORKERS", "2.5", "a whole number"),
        ("BOOMTOWN_THINKING_WORKERS", "one", "a whole number"),
        ("BOOMTOWN_LOG_FORMAT", "xml", "'text' or 'json'"),
        ("BOOMTOWN_COMPRESS", "maybe", "true or false"),
    ],
)
def test_what_a_setting_can_be_is_told_in_words(variable: str, value: str, rather: str) -> None:
    with pytest.raises(BadSetting) as refused:
        from_environment({variable: value}, db="x.db")
    assert str(refused.value) == f"{variable} cannot be {value!r}; it is {rather}."


def test_serve_takes_its_settings_from_the_environment(tmp_path: Path) -> None:
    env = {
        **os.environ,
        "BOOMTOWN_DB": str(tmp_path / "games.db"),
        "BOOMTOWN_PORT": "0",
        "BOOMTOWN_SPEED": "1",
    }
    refused = run(tmp_path, "serve", **env)
    assert refused.returncode == 1
    assert refused.stderr.startswith("There is no setting BOOMTOWN_SPEED")
    del env["BOOMTOWN_SPEED"]
    running = subprocess.Popen([*BOOMTOWN, "serve"], env=env, stderr=subprocess.PIPE, text=True)
    assert running.stderr is not None
    assert str(tmp_path / "games.db") in running.stderr.readline()
    running.send_signal(signal.SIGTERM)
    running.communicate(timeout=PATIENCE)


def test_a_password_is_never_shown(tmp_path: Path) -> None:
    address = "postgresql://boomtown:hush-hush@127.0.0.1:1/games"
    assert shown(address) == "postgresql://boomtown:***@127.0.0.1:1/games"
    tried = run(tmp_path, "serve", "--port", 0, "--db", address)
    assert tried.returncode == 1
    assert "Cannot use postgresql://boomtown:***@127.0.0.1:1/games" in tried.stderr
    assert "hush-hush" not in tried.stderr + tried.stdout
    assert "Traceback" not in tried.stderr


@pytest.mark.parametrize("address", ["nosuch://x/y", "sqlite://%", "postgresql://["])
def test_an_address_that_leads_nowhere_is_told_in_a_sentence(address: str) -> None:
    done = CliRunner().invoke(app, ["db", "check", "--db", address])
    assert done.exit_code == 1
    assert "Traceback" not in done.output


def test_drivers_are_ours_whatever_the_address_says() -> None:
    assert database_url("postgresql+asyncpg://a@b/c") == "postgresql+psycopg://a@b/c"
    assert database_url("sqlite+aiosqlite:////x.db") == "sqlite+pysqlite:////x.db"
    with pytest.raises(UnusableDatabase):
        connect("nosuch://x/y", 1)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The database of a server that has been played on, and stopped."""
    server = Server(tmp_path / "boomtown.db")

    async def story() -> None:
        ann = await server.guest("Ann")
        await ann.create("me", "open")
        page = await ann.sit((await ann.create("me", "random"))["id"])
        await page.send(type="chat", text="Hello")
        await page.answer([0])

    asyncio.run(story())
    server.stop()
    with sqlite3.connect(server.db) as connection:
        connection.execute(
            "insert into marks select id, 99, '1', 'f', 3, 3, x'00ff10', 1, 0 from tables limit 1"
        )
    return server.db


def rows(db: Path) -> dict[str, list[str]]:
    """All there is, however JSON is spaced."""
    with sqlite3.connect(db) as connection:
        return {
            table: sorted(repr(row).replace(" ", "") for row in connection.execute(f"select * from {table}"))
            for table in ("guests", "tables", "seats", "entries", "marks", "chats", "alembic_version")
        }


def test_a_backup_brings_everything_back(played: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.jsonl.gz", tmp_path / "other.db"
    assert "is whole" in boomtown("db", "check", "--db", str(played))
    boomtown("db", "backup", str(copy), "--db", str(played))
    boomtown("db", "restore", str(copy), "--db", str(other))
    assert rows(other) == rows(played)
    again = CliRunner().invoke(app, ["db", "restore", str(copy), "--db", str(other)])
    assert again.exit_code == 1
    assert "not empty" in again.output
    server = Server(other)
    assert server.stop() == ""


def test_a_backup_cut_short_restores_nothing(played: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.jsonl.gz", tmp_path / "other.db"
    boomtown("db", "backup", str(copy), "--db", str(played))
    for broken in (copy.read_bytes()[:-20], b"a letter to my aunt", gzip.compress(b'{"x": 1}\n')):
        copy.write_bytes(broken)
        tried = CliRunner().invoke(app, ["db", "restore", str(copy), "--db", str(other)])
        assert tried.exit_code == 1
        assert "Nothing was restored" in tried.output
    boomtown("db", "upgrade", "--db", str(other))
    assert rows(other)["guests"] == []


def test_what_is_wrong_with_a_database_is_found(played: Path) -> None:
    with sqlite3.connect(played) as connection:
        connection.execute("delete from entries where n = 1")
        connection.execute("update alembic_version set version_num = '0001'")
        connection.execute("pragma foreign_keys = off")
        connection.execute("delete from guests")
    found = CliRunner().invoke(app, ["db", "check", "--db", str(played)])
    assert found.exit_code == 1
    for wrong in ("has revision 0001", "The journal of table", "belongs to one of guests"):
        assert wrong in found.output


def test_an_administrator_lists_and_ends_tables_of_a_running_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "boomtown.db")

    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random")
        page = await ann.sit(table["id"])
        assert table["id"] in boomtown("admin", "tables", "--db", str(server.db))
        assert "Ann" in boomtown("admin", "people", "--db", str(server.db))
        assert "is over" in boomtown("admin", "end", table["id"], "--db", str(server.db))
        refused = await page.answer([0])
        assert refused["code"] == "storage", "what comes after the end does not count"
        assert await page.until_closed() == 1012
        again = await ann.sit(table["id"])
        assert again.table["outcome"]["reason"]["key"] == "ended"
        assert table["id"] not in boomtown("admin", "tables", "--db", str(server.db))
        twice = CliRunner().invoke(app, ["admin", "end", table["id"], "--db", str(server.db)])
        assert twice.exit_code == 1

    try:
        asyncio.run(story())
    finally:
        server.kill()


def test_stopping_sends_everybody_away_to_come_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "boomtown.db")

    async def story() -> None:
        ann = await server.guest("Ann")
        page = await ann.sit((await ann.create("me", "random"))["id"])
        await asyncio.to_thread(server.stop)
        assert await page.until_closed() == 1012

    asyncio.run(story())
    with socket.socket() as closed, pytest.raises(ConnectionRefusedError):
        closed.connect(("127.0.0.1", server.port))


def test_the_page_for_hosts_tells_every_setting_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| `BOOMTOWN_")]
    told = {
        name.strip(" `"): value.strip(" `")
        for names, values in rows
        for name, value in zip(
            names.split(","), values.split("`,") if "`," in values else [values], strict=False
        )
    }
    fields = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    for name in ("unchecked", "seed", "static"):
        del fields[name]
    assert {name.removeprefix("BOOMTOWN_").lower() for name in told} == {*fields, "host", "port"}
    for name, default in fields.items():
        if isinstance(default, int | float):
            assert float(told[f"BOOMTOWN_{name.upper()}"]) == default, name
