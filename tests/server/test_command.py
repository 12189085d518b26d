"""`boomtown serve` as a person types it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
from typer.testing import CliRunner

from boomtown.cli import app
from patience import PATIENCE
from terminal.driver import run

BOOMTOWN = [sys.executable, "-c", "from boomtown.cli import app; app()", "serve"]


def test_serve_says_where_it_is_keeps_its_data_and_stops_politely(tmp_path: Path) -> None:
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    running = subprocess.Popen([*BOOMTOWN, "--port", "0"], stderr=subprocess.PIPE, text=True, env=env)
    assert running.stderr is not None
    line = running.stderr.readline()
    found = re.search(r"open at (http://127\.0\.0\.1:\d+/)", line)
    assert found, line
    address = found[1].rstrip("/")
    session = httpx.post(address + "/api/session", headers={"Origin": address}, timeout=PATIENCE)
    assert session.status_code == 200
    running.send_signal(signal.SIGINT)
    running.communicate(timeout=PATIENCE)
    kept = list(tmp_path.rglob("boomtown.db"))
    assert len(kept) == 1
    assert str(kept[0]) in line


def test_a_taken_port_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        tried = run(tmp_path, "serve", "--port", port, "--db", tmp_path / "db")
    assert tried.returncode == 1
    assert tried.stderr.startswith(f"Port {port} is taken")
    assert "Traceback" not in tried.stderr


def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("This is not a database, but a letter to my aunt." * 100)
    tried = run(tmp_path, "serve", "--port", 0, "--db", tmp_path / "db")
    assert tried.returncode == 1
    assert tried.stderr.startswith(
        f"Cannot use {tmp_path / 'db'} as Boomtown's database: file is not a database."
    )
    assert "Traceback" not in tried.stderr


def test_openapi_is_printed() -> None:
    printed = CliRunner().invoke(app, ["serve", "--openapi"])
    assert "ServerMessage" in json.loads(printed.stdout)["components"]["schemas"]
