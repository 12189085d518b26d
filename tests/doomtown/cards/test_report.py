"""docs/cards.md: how many cards are played in full."""

import json
from pathlib import Path

from typer.testing import CliRunner

from boomtown.cli import app
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts import pool
from boomtown.doomtown.facts.textless import TEXTLESS
from boomtown.doomtown.text.parts import SCRIPTS

PAGE = Path(__file__).parents[3] / "docs" / "cards.md"


def run(*words: str) -> str:
    return CliRunner().invoke(app, ["cards", *words]).stdout


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == run("--report"), "run `make cards`"


def test_implemented_is_what_has_a_script_or_no_text() -> None:
    load()
    rows = json.loads(run("--json"))
    played = {row["code"] for row in rows if row["implemented"]}
    known = {
        row["code"]
        for row in rows
        if (name := pool().printing(row["code"]).face.name) in SCRIPTS or name in TEXTLESS
    }
    assert played == known
    assert len(played) > 0


def test_the_page_counts_the_faces_of_the_registry() -> None:
    load()
    names = [face.name for face in pool().faces]
    count = sum(name in SCRIPTS or name in TEXTLESS for name in names)
    assert f"**{count} of {len(names)} faces" in run("--report")
