"""Build the browser client into the Python package, if its sources changed since the last time.

`python tools/build_web.py` builds; with `--check` it also makes sure that the tools of the client's own checks are
installed (types, axe) and runs svelte-check; with `--test`, its unit tests. The wheel's build hook (hatch_build.py)
uses the same functions.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "boomtown" / "server" / "static"
STAMP = STATIC / "built-from.txt"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".boomtown-installed-from"
RULES = ROOT / "rules"
LEDGERS = {
    "dicetown": {"dicetown": "Rules"},
    "doomtown": {
        "rulebook": "Rules",
        "compendium": "Details and special cases",
        "aeg": "First edition",
        "rulings": "Single cards",
    },
}
"""What the pages of rules are made of: by game, each ledger and what its part is called."""
NOT_SOURCES = {"node_modules", "openapi.json", "README.md", "tests", "vitest.config.ts"}


class CannotBuild(Exception):
    """The client is missing and cannot be built here; the message says what to do."""


def sources() -> list[Path]:
    """Return every file the client is built from."""
    top = [entry for entry in sorted(WEB.iterdir()) if entry.name not in NOT_SOURCES]
    top += [RULES / f"{name}.toml" for parts in LEDGERS.values() for name in parts]
    top.append(RULES / "spoken.toml")
    return [file for entry in top for file in (sorted(entry.rglob("*")) if entry.is_dir() else [entry])]


def fingerprint(files: list[Path]) -> str:
    """Return a hash over the files' names and contents: dates do not survive a checkout or an archive."""
    found = hashlib.sha256()
    for file in files:
        if file.is_file():
            found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def is_stale() -> bool:
    """Whether the built client is missing or older than its sources."""
    built = STAMP.read_text() if STAMP.is_file() else ""
    if not WEB.is_dir():
        return not built
    return built != fingerprint(sources())


def build_if_stale() -> None:
    """Build the client unless what is there was built from these very sources. Raises CannotBuild."""
    if not is_stale():
        return
    if not WEB.is_dir():
        raise CannotBuild("The browser client is not built, and its sources (web/) are not here.")
    install_modules()
    _npm("run", "build")
    for words in sorted(WEB.glob("words/*.json")):
        _npm("run", "build", language=words.stem)
    write_ledgers()
    STAMP.write_text(fingerprint(sources()))


def write_ledgers() -> None:
    """Put the rules of every game beside the client, in our own words, for its pages of rules."""
    folder = STATIC / "ledgers"
    folder.mkdir(exist_ok=True)
    for game, parts in LEDGERS.items():
        book = [
            {"title": title, "sections": _sections(RULES / f"{name}.toml")} for name, title in parts.items()
        ]
        (folder / f"{game}.json").write_text(json.dumps(book, ensure_ascii=False))
        links = {"lines": spoken(game), "cards": _rulings(RULES / f"{name}.toml" for name in parts)}
        (folder / f"{game}-spoken.json").write_text(json.dumps(links, ensure_ascii=False))


def spoken(game: str) -> dict[str, str]:
    """Return which rule each sentence of a game leads to, by the sentence's message."""
    by_rule = tomllib.loads((RULES / "spoken.toml").read_text())[game]
    return {f"{game}-{name}": rule for rule, names in by_rule.items() for name in names}


def _rulings(ledgers: Iterable[Path]) -> dict[str, str]:
    """Return the first ruling about each card that has one, by the card's title."""
    found: dict[str, str] = {}
    for ledger in ledgers:
        for entry in tomllib.loads(ledger.read_text()).get("ruling", []):
            found.setdefault(entry["card"], entry["id"])
    return found


def _sections(ledger: Path) -> list[dict[str, Any]]:
    """Return the statements of a ledger under the headings of their section, or of the card they are about."""
    content = tomllib.loads(ledger.read_text())
    found: dict[str, list[dict[str, str]]] = {}
    for entry in content.get("rule", []) + content.get("ruling", []):
        heading = entry.get("section") or entry["card"]
        found.setdefault(heading, []).append({"id": entry["id"], "text": entry["rule"]})
    return [{"title": title, "rules": rules} for title, rules in found.items()]


def install_modules() -> None:
    """Install what the lock file names, unless that was done already.

    npm writes only the optional binaries of its own platform into some lock files (npm/cli#4828); where those of
    this platform are missing, the bundler does not start, and everything is resolved anew from package.json,
    whose versions are exact.
    """
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if MODULES_STAMP.is_file() and MODULES_STAMP.read_text() == wanted:
        return
    if shutil.which("npm") is None:
        raise CannotBuild(
            "Building the browser client needs Node 20.19 or newer with npm, and there is none."
        )
    try:
        _npm("ci", "--no-audit", "--no-fund")
        _probe()
    except subprocess.CalledProcessError:
        print("The lock file lacks something this platform needs; resolving it anew.", file=sys.stderr)
        shutil.rmtree(MODULES, ignore_errors=True)
        _npm("install", "--no-package-lock", "--no-audit", "--no-fund")
        _probe()
    MODULES_STAMP.write_text(wanted)


def _probe() -> None:
    """Start the bundler: it fails at once when its binary for this platform is missing."""
    subprocess.run(["node", "--eval", "import('vite')"], cwd=WEB, check=True, stderr=subprocess.DEVNULL)


def _npm(*arguments: str, language: str = "en") -> None:
    command = shutil.which("npm")  # npm.cmd on Windows
    assert command is not None
    spoken = {**os.environ, "BOOMTOWN_LANGUAGE": language}
    subprocess.run(
        [command, *arguments, "--loglevel=error"], cwd=WEB, check=True, stdout=sys.stderr, env=spoken
    )


def main() -> None:
    """Build from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="install the client's checks and run svelte-check"
    )
    parser.add_argument(
        "--test", action="store_true", help="install the client's checks and run its unit tests"
    )
    wanted = parser.parse_args()
    scripts = [name for name in ("check", "test") if getattr(wanted, name)]
    try:
        build_if_stale()
        if scripts:
            install_modules()
        for name in scripts:
            _npm("run", name)
    except CannotBuild as reason:
        sys.exit(str(reason))
    except subprocess.CalledProcessError as failed:
        sys.exit(f"{' '.join(map(str, failed.cmd))} failed with {failed.returncode}.")


if __name__ == "__main__":
    main()
