"""From what somebody typed to an answer: numbers of the list, or names, whole or shortened."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from boomtown.table import Answer, Form, Number, OneOf, SomeOf, text
from boomtown.terminal.words import words

NONE = ("", "-", "none")


class NotUnderstood(Exception):
    """What was typed names nothing, or too many things; in words for the one who typed it."""


def labels_of(form: Form, names: Sequence[str]) -> list[str]:
    """Return the options of a form as they are shown."""
    return [text(option.label, names) for option in form.options] if isinstance(form, OneOf | SomeOf) else []


def read_answer(form: Form, line: str, names: Sequence[str]) -> Answer:
    """Return the answer that was typed; the form has still to check it. Raises NotUnderstood."""
    labels = labels_of(form, names)
    match form:
        case OneOf():
            return form.ids[find_one(line, labels)]
        case SomeOf():
            return tuple(form.ids[place] for place in _find_some(line, labels))
        case Number():
            return read_number(line.removeprefix("$"))
    raise TypeError(f"no way to type an answer to a {type(form).__name__}")


def read_number(line: str) -> int:
    """Read a whole number. Raises NotUnderstood."""
    try:
        return int(line)
    except ValueError:
        raise NotUnderstood(words("not-a-number", given=_short(line))) from None


def matches(word: str, labels: Sequence[str]) -> list[int]:
    """Return the places in the list that a word can mean: its number, its name, or the beginning of one."""
    if word.isdecimal() and len(word) < 5 and 1 <= int(word) <= len(labels):
        return [int(word) - 1]
    word = word.casefold()
    plain = [label.casefold() for label in labels]
    every = range(len(plain))
    return (
        [place for place in every if plain[place] == word]
        or [place for place in every if plain[place].startswith(word)]
        or [place for place in every if f" {word}" in plain[place]]
    )


def find_one(word: str, labels: Sequence[str], taken: Collection[int] = ()) -> int:
    """Return the one place in the list that a word means; of equal names the first not taken."""
    if not word:
        raise NotUnderstood(words("say-something", most=len(labels)))
    found = matches(word, labels)
    if not found:
        raise NotUnderstood(words("not-in-list", given=_short(word)))
    if len({labels[place] for place in found}) > 1:
        raise NotUnderstood(words("ambiguous", given=_short(word), could=[labels[place] for place in found]))
    return next((place for place in found if place not in taken), found[0])


def _find_some(line: str, labels: Sequence[str]) -> list[int]:
    """Return the places that several words mean; commas part them, or else spaces, unless all is one name."""
    if line.casefold() in NONE:
        return []
    plain = [label.casefold() for label in labels]
    if line.casefold() in plain:
        return [plain.index(line.casefold())]
    pieces = line.split(",") if "," in line else line.split()
    found: list[int] = []
    for word in (piece.strip() for piece in pieces):
        if word:
            found.append(find_one(word, labels, found))
    return found


def _short(line: str) -> str:
    return line if len(line) <= 30 else f"{line[:29]}…"
