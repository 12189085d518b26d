"""Breaks that nobody could notice, with the reason: read from `nobody.toml`, known by file, function and diff."""

import tomllib
from functools import cache
from pathlib import Path

from mutants.breaks import ROOT, SOURCE, Break

FILE = Path(__file__).with_name("nobody.toml")

Known = tuple[str, str, str]


def key(broken: Break) -> Known:
    """Return what a break is known by, wherever in its file the function stands."""
    lines = broken.diff((ROOT / broken.path).read_bytes()).splitlines()
    told = "\n".join(line[0] + " " + line[1:].strip() for line in lines if line[:1] in "+-")
    return str(Path(broken.path).relative_to(SOURCE)), broken.function, told


@cache
def reasons() -> dict[Known, str]:
    """Return why nobody could notice, by break."""
    entries = tomllib.loads(FILE.read_text(encoding="utf-8")).get("nobody", [])
    return {(entry["file"], entry["function"], entry["diff"].strip()): entry["why"] for entry in entries}


def why_nobody(broken: Break) -> str | None:
    """Return why nobody could notice a break, if somebody has found out."""
    return reasons().get(key(broken))
