"""A card reads as it was kept: whoever changes what a text offers, means or does, changes what stands in `kept/`.

The kept words are to be read against the cards' texts by somebody who has not written the scripts, and so is a change
of them. `tools/keep_readings.py` writes them.
"""

import ast
from functools import cache
from pathlib import Path

from boomtown.doomtown import cards
from boomtown.doomtown.cards.library import load
from doomtown.readings.cast import on_stage
from doomtown.readings.crowd import crowded
from doomtown.readings.reading import TOWNS, read
from doomtown.readings.telling import tell
from doomtown.readings.texts import WHERE, said_by
from doomtown.readings.towns import town

CARDS = Path(cards.__file__).parent
KEPT = Path(__file__).parent / "kept"
SAID = KEPT / "said"
SETS = tuple(sorted(path.name for path in CARDS.iterdir() if (path / "facts.json").exists()))


@cache
def faces_of(folder: str) -> tuple[str, ...]:
    """The faces whose scripts stand in this folder, in the order they are written in."""
    found: list[str] = []
    for path in sorted((CARDS / folder).glob("*.py")):
        for node in ast.parse(path.read_bytes()).body:
            for decorator in node.decorator_list if isinstance(node, ast.ClassDef) else ():
                match decorator:
                    case ast.Call(func=ast.Name(id="card"), args=args):
                        found += [str(arg.value) for arg in args if isinstance(arg, ast.Constant)]
    return tuple(found)


@cache
def kept_of(folder: str) -> dict[str, str]:
    """What is kept of each face of a folder."""
    path = KEPT / f"{folder}.txt"
    blocks = path.read_text(encoding="utf-8").split("\n\n") if path.exists() else []
    told = [block.strip() for block in blocks if block.startswith("== ")]
    return {block.removeprefix("== ").partition(" == ")[0]: block for block in told}


@cache
def said_in(folder: str) -> dict[str, str]:
    """What is kept of what each face of a folder says, part by part."""
    path = SAID / f"{folder}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {face: said for face, _, said in (line.partition(" == ") for line in lines)}


def made_ready() -> None:
    """Make all the towns."""
    load()
    with on_stage():
        for seed in range(TOWNS):
            town(seed)
        for seed in WHERE:
            crowded(seed)


def reads_as_kept(folder: str, face: str) -> None:
    """Fail where a card, read in all the towns, comes to something else than is kept."""
    load()
    kept = kept_of(folder).get(face, "")
    digest = kept.partition("\n")[0].rpartition(" == ")[2]
    with on_stage():
        if read(face).digest != digest:
            now = tell(face)
            raise AssertionError(
                f"{face} reads otherwise than kept.\n--- kept\n{kept}\n--- now\n{now}\n{WHAT_NOW}"
            )


def says_as_kept(folder: str, face: str) -> None:
    """Fail where a card's parts, read among decoys and to their end whatever comes of them, say something else."""
    load()
    with on_stage():
        said = said_by(face)
    kept = said_in(folder).get(face, "")
    assert said == kept, f"{face} says something else than kept: {kept} then, {said} now.\n{WHAT_NOW}"


WHAT_NOW = (
    "If this is meant, read what it says now against the card's text and keep it: python tools/keep_readings.py "
    "FOLDER. If only the number differs, some offer, number or effect in one of the towns does: "
    "python tools/keep_readings.py --in-full 'FACE' prints all of it, to be compared with the tree before; what its "
    "parts say among decoys, --said 'FACE'."
)
