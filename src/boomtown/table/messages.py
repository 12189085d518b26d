"""Messages: a key and its arguments. What a person reads comes from one catalogue, in `boomtown/messages`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource


class Who(msgspec.Struct, frozen=True, gc=False, tag="who"):
    """A player, as an argument of a message; shown by name."""

    seat: int


class Message(msgspec.Struct, frozen=True, gc=False, tag="message"):
    """Something to be told: the key of a sentence and what goes into it.

    An argument may itself be a message (a card's name, a place), a player, or several of these.
    """

    key: str
    args: dict[str, Arg] = {}


Part: TypeAlias = bool | int | str | Who | Message
Arg: TypeAlias = Part | list[Part]


def say(key: str, **args: Any) -> Message:
    """Write a message; argument names are those of the catalogue's sentence."""
    return Message(key, args)


class UnknownMessage(KeyError):
    """A key that the catalogue does not have: a mistake in the program, never in the input."""


def text(message: Message, names: Sequence[str] = ()) -> str:
    """Return the message as an English sentence; `names` are the players' names by seat."""
    found = _format(message.key, message.args, names)
    if found is None:
        raise UnknownMessage(message.key)
    return found


def is_known(message: Message) -> bool:
    """Tell whether the catalogue has this sentence."""
    return _catalogue().has_message(message.key)


def help_text(message: Message, names: Sequence[str] = ()) -> str | None:
    """Return the longer explanation that goes with a message (its `.help` in the catalogue), if it has one."""
    return _format(message.key, message.args, names, attribute="help")


def _format(
    key: str, args: Mapping[str, Any], names: Sequence[str], attribute: str | None = None
) -> str | None:
    catalogue = _catalogue()
    if not catalogue.has_message(key):
        return None
    message = catalogue.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    words = {name: _words(value, names) for name, value in args.items()}
    sentence, errors = catalogue.format_pattern(pattern, words)
    if errors:
        raise UnknownMessage(f"{key}: {errors[0]}")
    return str(sentence)


def _words(value: Any, names: Sequence[str]) -> int | str:
    """Turn one argument into what Fluent takes: a number or a piece of text."""
    match value:
        case Who(seat):
            return names[seat] if seat < len(names) else f"Player {seat + 1}"
        case Message():
            return text(value, names)
        case list() | tuple():
            return _listed([str(_words(item, names)) for item in value])
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case _:
            return str(value)


def _listed(parts: list[str]) -> str:
    if not parts:
        return text(say("nothing"))
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


@cache
def _catalogue() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    folder = resources.files("boomtown.messages")
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle
