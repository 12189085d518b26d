"""The documents say what is so: their examples run or stand in the source, what they name is there.

A fenced block of Python is run, block after block of a page in one place. Its info string may say more:
`python quoted PATH`: each piece of it stands word for word in a file at or below that path.
`python cards`: its cards are registered, in a copy of the registry where their faces have no script yet.
`python test`: it is written into a file and pytest runs it.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import ledgers
from boomtown.doomtown import words
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.text.parts import SCRIPTS

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    *sorted((ROOT / "docs").rglob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")),
]
GENERATED = ROOT / "docs" / "words.md"
"""Its examples are cut out of the source; another test holds that they still are what stands there."""


class Block(NamedTuple):
    """A fenced block of Python, where it stands and how it is to be tried."""

    page: Path
    line: int
    info: str
    source: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """Yield the Python of a page."""
    text = page.read_text(encoding="utf-8")
    for found in re.finditer(r"^```python ?(.*)\n((?:.*\n)*?)```$", text, re.MULTILINE):
        yield Block(page, text.count("\n", 0, found.start()) + 1, found[1], found[2])


BLOCKS = [block for page in PAGES if page != GENERATED for block in blocks(page)]


def of_kind(kind: str) -> list[Block]:
    """Return the blocks that are to be tried this way."""
    return [block for block in BLOCKS if block.info.partition(" ")[0] == kind]


def test_every_block_is_tried_and_both_pages_have_some() -> None:
    assert [
        str(block)
        for block in BLOCKS
        if block not in [*of_kind(""), *of_kind("quoted"), *of_kind("cards"), *of_kind("test")]
    ] == []
    assert {"architecture.md", "writing-cards.md"} <= {block.page.name for block in BLOCKS}


@pytest.mark.parametrize("block", of_kind(""), ids=str)
def test_examples_run(block: Block) -> None:
    exec(compile(block.source, str(block), "exec"), {"__name__": "example"})


@pytest.mark.parametrize("block", of_kind("quoted"), ids=str)
def test_quotations_stand_in_the_source(block: Block) -> None:
    path = ROOT / block.info.partition(" ")[2]
    files = [path] if path.is_file() else sorted(path.rglob("*.py"))
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    pieces = [piece.strip("\n") for piece in block.source.split("\n\n\n")]
    assert pieces[0]
    assert [piece for piece in pieces if f"\n{piece}\n" not in source] == []


@pytest.mark.parametrize("block", of_kind("cards"), ids=str)
def test_cards_of_the_examples_load(block: Block, monkeypatch: pytest.MonkeyPatch) -> None:
    load()
    faces = re.findall(r"^@card\([\"'](.+)[\"']\)$", block.source, re.MULTILINE)
    for face in faces:
        monkeypatch.delitem(SCRIPTS, face, raising=False)
    exec(compile(block.source, str(block), "exec"), {**vars(words), "__name__": "example"})
    registered = {face: SCRIPTS.pop(face) for face in faces}  # before monkeypatch puts the real ones back
    assert registered
    assert all(script.text and script.parts for script in registered.values())


@pytest.mark.parametrize("block", of_kind("test"), ids=str)
def test_tests_of_the_examples_pass(block: Block, tmp_path: Path) -> None:
    test = tmp_path / "test_example.py"
    test.write_text(block.source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-c", str(ROOT / "pyproject.toml")]
    command += ["--rootdir", str(tmp_path), "-p", "conftest", str(test)]
    paths = [str(ROOT / folder) for folder in ("src", "tests", "tools")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    run = subprocess.run(command, cwd=ROOT / "tests", env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"^\.+ ", run.stdout, re.MULTILINE), run.stdout


# --- what is named is there ------------------------------------------------------------------------

ROOMS = ("benchmarks", "docs", "examples", "rules", "src", "tests", "tools", "web/src", "web/tests")
TREE = {
    f"/{path.relative_to(ROOT).as_posix()}"
    for found in (ROOT.glob("*"), ROOT.glob("web/*"), *((ROOT / room).rglob("*") for room in ROOMS))
    for path in found
}
"""Everything there is. A document names a file by as much of its path as tells which one it is."""

MADE = ("src/boomtown/server/static", "docs/cards.new")
"""What make makes."""

PATH = re.compile(r"`((?:[\w.-]+/)*[\w.-]+(?:/|\.(?:py|md|toml|json|jsonl|ts|svelte|ftl|txt)))(?:::(\w+))?`")


def named_paths(page: Path) -> list[tuple[str, str]]:
    """Return the paths in backticks, and the test each names, if any."""
    return [found for found in PATH.findall(_outside_fences(page)) if found[0] not in MADE]


def _outside_fences(page: Path) -> str:
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_named_exists(page: Path) -> None:
    missing = [
        path
        for path, _ in named_paths(page)
        if not any(found.endswith(f"/{path.rstrip('/')}") for found in TREE)
    ]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(#[^)]*)?\)", _outside_fences(page))
    assert [target for target, _ in links if not (page.parent / target).exists()] == []


def test_every_test_named_exists() -> None:
    for path, test in {found for page in PAGES for found in named_paths(page) if found[1]}:
        assert f"\ndef {test}(" in (ROOT / path).read_text(encoding="utf-8"), f"{path}::{test}"


def test_every_make_target_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    told = {
        target
        for page in PAGES
        for line in re.findall(
            r"`make ([^`]+)`|^ {4}make (\S+)", page.read_text(encoding="utf-8"), re.MULTILINE
        )
        for target in "".join(line).split()
        if "=" not in target
    }
    assert {"play", "test", "words"} <= told
    assert told - targets == set()


def test_the_readme_counts_as_the_cards_and_the_ledgers_do() -> None:
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    played, faces = re.findall(r"\*\*(\d+) of (\d+) faces", (ROOT / "docs" / "cards.md").read_text())[0]
    assert f"{played} faces are played in full" in readme
    assert f"of all {faces} faces" in readme
    ids = {name: len(found) for name, found in ledgers.ledgers().items()}
    assert f"all {ids['rulebook'] + ids['compendium'] + ids['aeg']} statements" in readme
    assert f"all {ids['rulings']} rulings and all {ids['errata']} errata" in readme
    assert f"{ids['dicetown']} of {ids['dicetown']} rules" in readme
