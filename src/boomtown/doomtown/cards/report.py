"""How many cards the engine plays in full, as the page `docs/cards.md`."""

from collections.abc import Iterable

from boomtown.doomtown.cards.library import implemented
from boomtown.doomtown.facts import Face, Printing, Wording, pool

HEAD = """# Cards

Every face is known with its printed facts. This page counts those whose text the engine plays as well; a face
without text counts as played. `make cards` writes it, and a test fails when it is out of date.
`boomtown cards --json` says for each card whether it is `implemented`.
"""


def report() -> str:
    """Return the page: all faces, faces by type, and printings by set in the wording of that set."""
    faces = pool().faces
    lines = [
        HEAD,
        f"**{_played(faces)} of {len(faces)} faces are played in full**, in the compendium's wording.",
    ]
    reworded = [face for face in faces if face.reworded]
    lines.append(
        "Faces that Weird West words differently, played in that wording too: "
        f"{_played(reworded, Wording.WEIRD_WEST)} of {len(reworded)}."
    )
    return "\n".join([*lines, "", *_by_type(faces), "", *_by_set(), ""])


def _played(faces: Iterable[Face], wording: Wording = Wording.COMPENDIUM) -> int:
    return sum(implemented(face, wording) for face in faces)


def _by_type(faces: Iterable[Face]) -> list[str]:
    groups: dict[str, list[Face]] = {}
    for face in faces:
        groups.setdefault(face.facts.type.value, []).append(face)
    rows = [f"| {name} | {_played(group)} | {len(group)} |" for name, group in sorted(groups.items())]
    return ["| type | played | faces |", "|---|--:|--:|", *rows]


def _by_set() -> list[str]:
    rows = []
    for card_set in pool().sets:
        printings = list(pool().printed_in(card_set))
        rows.append(
            f"| {card_set.name} | {card_set.code} | {_played_as_printed(printings)} | {len(printings)} |"
        )
    return ["| set | code | played | printings |", "|---|---|--:|--:|", *rows]


def _played_as_printed(printings: Iterable[Printing]) -> int:
    return sum(implemented(printing.face, printing.wording) for printing in printings)
