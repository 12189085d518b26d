"""The second reading of the cards: `make reviewed` writes it to docs/cards-reviewed.md.

Whoever compares a script with its card's text has not written it, and notes the outcome by face in
`rules/reviewed/<folder of the face's first set>.toml`, in the order of the printings:

    ["Pistol Whip"]
    text = "01119"

    ["Jarrett Blake"]
    text = "01031"
    found = [
        { pattern = "gate", what = "A partner who cannot move was swapped by half.", mended = "Half a swap is none" },
    ]

A face is called as the engine calls it: `"Title"`, `"Title (Exp 1)"`, and `"Title [Weird West]"` where that wording
is scripted by itself. `text` names what the script was read against: the code of a printing of it, or the id of an
erratum. `found` is left out where nothing deviated. `pattern` is a word of PATTERNS below; `what` says in our own words
what was wrong; `mended` is the subject of the commit that mended it, or the ruling by which the script is right after
all ("ruling 80").
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from boomtown.doomtown.cards.library import implemented
from boomtown.doomtown.facts import Face, Wording, pool
from boomtown.doomtown.facts.wordings import face_key

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "rules" / "reviewed"
PAGE = ROOT / "docs" / "cards-reviewed.md"

PATTERNS = {
    "requirement": "a requirement that was prevented stops the body",
    "costs": "costs come back if the ability is stopped; who pays",
    "event": "state read after the event that changed it",
    "when": "*when* against *after* against *would*",
    "may": "may against must",
    "number": "up to against exactly; least and most; a wrong number",
    "whose": "own against opposing against anybody's",
    "where": "here, nearby, adjacent, this location, home",
    "booted": "booted or not",
    "uses": "once a day against repeat; uses belong to the ability",
    "duration": "how long it lasts",
    "casualties": "zero casualties, casualties a card asks for",
    "players": "more than two players: guests, bystanders, leaders",
    "gate": "the first sentence gates; half-done acts are refused beforehand",
    "leaving": "what hangs on a card that leaves play",
    "keyword": "a keyword replaced against added",
    "search": "a search touches only the pile it must",
    "scope": "*cannot*, *this*, and what else a text reaches",
    "text": "the text shown to players is complete enough to play from",
}
"""What went wrong so far, and what each face is gone over for."""

INTRODUCTION = """\
# Cards read a second time

Somebody who did not write it has compared each script with the text of its card, going over a list of patterns that
went wrong before. `make reviewed` writes this page from the notes in `rules/reviewed/`; a test fails when it is out of
date. A face that Weird West words differently is read in both wordings.
"""


class Deviation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a script did not do what its card's text says, and how that was mended."""

    pattern: str
    what: str
    mended: str


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The outcome of one reading: against which text, and what deviated."""

    text: str
    found: tuple[Deviation, ...] = ()


def to_review() -> dict[str, dict[str, Face]]:
    """Return by folder every face the engine plays, in every wording with a text of its own, by key."""
    found: dict[str, dict[str, Face]] = {}
    for card_set in pool().sets:
        faces = [face for face in pool().faces if face.first_code in card_set.codes]
        found[card_set.folder] = {key: face for face in faces for key in _keys(face)}
    return {folder: faces for folder, faces in found.items() if faces}


def _keys(face: Face) -> Iterator[str]:
    if implemented(face):
        yield face_key(face)
    if face.reworded and implemented(face, Wording.WEIRD_WEST):
        yield face_key(face, Wording.WEIRD_WEST)


def reviews() -> dict[str, dict[str, Review]]:
    """Return what readers have noted, by folder and face."""
    read = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(DATA.glob("*.toml"))}
    return {folder: msgspec.convert(entries, dict[str, Review]) for folder, entries in read.items()}


def page() -> str:
    """Return the page: counts by set, deviations by pattern and by face, and what nobody has read yet."""
    wanted, noted = to_review(), reviews()
    return "\n".join(
        [
            INTRODUCTION,
            *_counts(wanted, noted),
            "",
            *_by_pattern(noted),
            "",
            *_deviations(noted),
            "",
            *_unread(wanted, noted),
            "",
        ]
    )


def _counts(wanted: Mapping[str, Mapping[str, Face]], noted: Mapping[str, Mapping[str, Review]]) -> list[str]:
    rows = []
    for folder, faces in wanted.items():
        read = noted.get(folder, {})
        deviating = sum(bool(review.found) for review in read.values())
        rows.append((len(read), len(faces), deviating, folder))
    read, all_, deviating = (sum(row[column] for row in rows) for column in range(3))
    names = {card_set.folder: card_set.name for card_set in pool().sets}
    return [
        f"**{read} of {all_} texts are read**; {deviating} of them deviated in some situation and are mended.",
        "",
        "| set | read | texts | deviated |",
        "|---|--:|--:|--:|",
        *(f"| {names[folder]} | {done} | {total} | {bad} |" for done, total, bad, folder in rows),
    ]


def _by_pattern(noted: Mapping[str, Mapping[str, Review]]) -> list[str]:
    every = [item.pattern for read in noted.values() for review in read.values() for item in review.found]
    count = Counter(every)
    rows = [f"| {meaning} | {count[pattern] or 'none'} |" for pattern, meaning in PATTERNS.items()]
    return ["## By pattern", "", "| gone over for | deviations |", "|---|--:|", *rows]


def _deviations(noted: Mapping[str, Mapping[str, Review]]) -> list[str]:
    rows = [
        f"| {key} | {review.text} | {item.what} | {item.mended} |"
        for read in noted.values()
        for key, review in read.items()
        for item in review.found
    ]
    head = ["| face | read against | what deviated | mended by |", "|---|---|---|---|"]
    return ["## What deviated", "", *(head + rows if rows else ["Nothing."])]


def _unread(wanted: Mapping[str, Mapping[str, Face]], noted: Mapping[str, Mapping[str, Review]]) -> list[str]:
    lines = []
    for folder, faces in wanted.items():
        left = [key for key in faces if key not in noted.get(folder, {})]
        if left:
            lines.append(f"- `{folder}`: {', '.join(left)}.")
    return ["## Not read yet", "", *(lines or ["Nothing."])]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
