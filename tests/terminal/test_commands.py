"""The command as a whole: what it lists, and that it loads no more than it needs."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import boomtown.cli
from boomtown.cli import SUBCOMMANDS, subcommand
from terminal.driver import invoke

HEAVY = ("numpy", "numba", "sqlalchemy", "fluent", "boomtown.table", "boomtown.dicetown", "boomtown.doomtown")


def loaded_by(*args: str) -> set[str]:
    """Return which of the heavy modules a command loads."""
    code = (
        "import sys; from boomtown.cli import app; app(sys.argv[1:], standalone_mode=False);"
        f"print('loaded', *(name for name in {HEAVY!r} if name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split()[1:])


def test_every_subcommand_is_listed_and_is_there() -> None:
    modules = {each.name for each in iter_modules(boomtown.cli.__path__)}
    apps = {name for name in modules if hasattr(import_module(f"boomtown.cli.{name}"), "app")}
    assert apps == set(SUBCOMMANDS)


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_a_subcommand_tells_what_its_line_promises(name: str, tmp_path: Path) -> None:
    """Its help is its own, under its own name, and asks about nothing but itself."""
    done = invoke(tmp_path, name, "--help")
    assert done.exit_code == 0, done.output
    assert f"Usage: boomtown {name} " in done.output
    assert "completion" not in done.output
    assert subcommand(name).name == name


def test_who_asks_for_help_loads_no_game() -> None:
    assert loaded_by("--help") == set()


def test_who_plays_dice_loads_no_cards() -> None:
    assert loaded_by("play", "--help") == {"fluent", "boomtown.table"}


def test_a_misspelt_subcommand_is_told_with_what_may_be_meant(tmp_path: Path) -> None:
    done = invoke(tmp_path, "dule")
    assert done.exit_code == 2
    assert "Did you mean 'duel'?" in " ".join(done.stderr.split())
