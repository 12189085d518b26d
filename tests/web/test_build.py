"""What the client is made from: types that match the server, a lock file that names no host, a wheel that has it."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import build_web
from boomtown.server.openapi import document

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    wire = tmp_path / "openapi.json"
    wire.write_text(json.dumps(document()))
    scripts = json.loads((WEB / "package.json").read_text())["scripts"]
    _, source, *options, target = scripts["types"].split()
    assert (source, options[-1]) == ("openapi.json", "--output")
    made = tmp_path / "schema.ts"
    command = ["node", WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js", wire, *options, made]
    subprocess.run(command, check=True, capture_output=True)
    assert made.read_text() == (WEB / target).read_text(), "run `make wire`"


def test_games_do_not_describe_their_boards_themselves() -> None:
    """A game's folder draws what the server says its board is: it takes every type from there, and writes none."""
    boards = sorted((WEB / "src" / "games").glob("*/board.ts"))
    assert boards
    for file in boards:
        text = file.read_text()
        assert f"Schemas['{file.parent.name}.Board']" in text, file
        assert "interface" not in text, file


def test_the_lock_file_names_no_host_and_every_platform() -> None:
    lock = (WEB / "package-lock.json").read_text()
    packages = json.loads(lock)["packages"]
    assert "resolved" not in lock
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert {name for name in wanted if f"node_modules/{name}" not in packages} == set()


def test_only_its_own_folder_knows_a_game() -> None:
    """The shell serves any game: no file outside a game's folder names it."""
    games = [folder.name for folder in (WEB / "src" / "games").iterdir() if folder.is_dir()]
    assert games
    for file in (WEB / "src").rglob("*.*"):
        if file.parent.parent.name != "games" and file.name != "schema.ts":
            text = file.read_text().lower().replace(" ", "")
            assert not [game for game in games if game in text], file


MOST_AT_FIRST = 150_000
"""Bytes, packed, until somebody can play."""


def test_what_is_fetched_before_somebody_plays_is_light_and_holds_no_workshop() -> None:
    """The shell and a game's table with everything they import; where decks are built is fetched by who builds."""
    assert not build_web.is_stale(), "the client is not built from these sources: run `make web`"
    shell = _parts((build_web.STATIC / "index.html").read_text())
    for game in ("dicetown", "doomtown"):
        tables = {file.name for file in (build_web.STATIC / "assets").glob(f"{game}-*")}
        fetched = _with_imports(shell | tables)
        packed = sum(
            len(gzip.compress((build_web.STATIC / "assets" / name).read_bytes())) for name in fetched
        )
        assert len(fetched) > len(shell | tables)  # imports are followed
        assert packed < MOST_AT_FIRST, game
        assert not [name for name in fetched if name.startswith("decks-")]
    assert [*(build_web.STATIC / "assets").glob("decks-*.js")]


def _parts(text: str) -> set[str]:
    """Return the files of ours that a page or a script needs before it runs; what `import()` fetches comes later."""
    later = re.compile(r"import\(\s*[\"'`][^\"'`]*[\"'`]\s*\)|__vite__mapDeps=\(.*?\)\s*=>", re.DOTALL)
    return set(re.findall(r"[\"'`](?:\./|/assets/)([\w.-]+\.(?:js|css))[\"'`]", later.sub("", text)))


def _with_imports(names: set[str]) -> set[str]:
    found, waiting = set[str](), [*names]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            if name.endswith(".js"):
                waiting += _parts((build_web.STATIC / "assets" / name).read_text())
    return found


def test_the_wheel_carries_the_client(tmp_path: Path) -> None:
    """Built from the source archive's files without Node: the built client is among them."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("tools", "rules"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    build = "from hatchling.build import build_wheel; print(build_wheel('dist'))"
    done = subprocess.run(
        [sys.executable, "-c", build],
        cwd=tmp_path,
        env={"PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    with zipfile.ZipFile(tmp_path / "dist" / done.stdout.strip().splitlines()[-1]) as wheel:
        names = wheel.namelist()
    assert "boomtown/server/static/index.html" in names
    assert "boomtown/server/static/ledgers/doomtown.json" in names
    assert [name for name in names if name.startswith("boomtown/server/static/assets/index-")]
