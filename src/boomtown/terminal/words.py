"""What the terminal itself says; the sentences are in `boomtown/messages/terminal.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtown.table import Message, help_text, say, text


class Trouble(Exception):
    """Something the person who typed the command can mend, in words for them."""


def words(key: str, **args: Any) -> str:
    """Return one of the terminal's own sentences."""
    return text(say(f"terminal-{key}", **args))


def trouble(key: str, **args: Any) -> Trouble:
    """Return a Trouble that says one of the terminal's own sentences."""
    return Trouble(words(key, **args))


def explained(message: Message, names: Sequence[str]) -> str | None:
    """Return the help that goes with a message, or with what it is about: "Play X" is explained by X."""
    found = help_text(message, names)
    for argument in message.args.values():
        if found is None and isinstance(argument, Message):
            found = explained(argument, names)
    return found


def printable(line: str) -> str:
    """Return the line without control characters, which could do anything to a terminal."""
    return "".join(character if character.isprintable() else " " for character in line)
