"""Messages: a key and its arguments. What a person reads comes from the catalogues in `boomtown/messages`.

Those beside each other there are English; another language has a folder with its own, and what it lacks is said in
English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor


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
    """Return the message as a sentence in the language that is spoken; `names` are the players' names by seat."""
    found = _format(message.key, message.args, names)
    if found is None:
        raise UnknownMessage(message.key)
    return found


def is_known(message: Message) -> bool:
    """Tell whether the catalogue has this sentence."""
    return _catalogue(spoken()).has_message(message.key)


def help_text(message: Message, names: Sequence[str] = ()) -> str | None:
    """Return the longer explanation that goes with a message (its `.help` in the catalogue), if it has one."""
    return _format(message.key, message.args, names, attribute="help")


def _format(
    key: str, args: Mapping[str, Any], names: Sequence[str], attribute: str | None = None
) -> str | None:
    catalogue = _catalogue(spoken())
    if not catalogue.has_message(key):
        return None
    message = catalogue.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    words = {name: _words(value, names) for name, value in args.items()}
    pieces = _pieces(spoken(), key, attribute)
    put_in = None if pieces is None else _put_in(pieces, words)
    if put_in is not None:
        return put_in
    sentence, errors = catalogue.format_pattern(pattern, words)
    if errors:
        raise UnknownMessage(f"{key}: {errors[0]}")
    return str(sentence)


class _Blank(str):
    """What an argument goes in place of, by its name."""


@cache
def _pieces(language: str, key: str, attribute: str | None) -> tuple[str | _Blank, ...] | None:
    """Return the pieces of a sentence that nothing but its arguments go into, as they are; None for all others."""
    message = _catalogue(language).get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    pieces: list[str | _Blank] = []
    for element in pattern.elements if isinstance(pattern, resolver.Pattern) else [pattern]:
        inside = getattr(element, "expression", None)
        if isinstance(element, resolver.TextElement):
            pieces.append(element.value)
        elif isinstance(inside, resolver.VariableReference):
            pieces.append(_Blank(inside.id.name))
        else:
            return None
    return tuple(pieces)


UNGROUPED = 1000
"""Numbers below it are written alike everywhere."""


def _put_in(pieces: Sequence[str | _Blank], words: Mapping[str, int | str]) -> str | None:
    """Return the sentence as Fluent would say it, only sooner; None where it has to be asked after all."""
    said = [words.get(piece) if isinstance(piece, _Blank) else piece for piece in pieces]
    if any(part is None or (isinstance(part, int) and not 0 <= part < UNGROUPED) for part in said):
        return None
    return "".join([str(part) for part in said])


def _words(value: Any, names: Sequence[str]) -> int | str:
    """Turn one argument into what Fluent takes: a number or a piece of text."""
    match value:
        case Who(seat):
            return names[seat] if seat < len(names) else text(say("player", number=seat + 1))
        case Message(args=args):
            return text(value, names) if args else _name(value.key, spoken())
        case list() | tuple():
            return _listed([str(_words(item, names)) for item in value])
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case _:
            return str(value)


@cache
def _name(key: str, _language: str) -> str:
    """Return a message that nothing goes into, as a card, a place or a face: most of what goes into others is such."""
    return text(Message(key))


def _listed(parts: list[str]) -> str:
    if not parts:
        return text(say("nothing"))
    if len(parts) == 1:
        return parts[0]
    return text(say("listed", names=", ".join(parts[:-1]), last=parts[-1]))


ENGLISH = "en"
MADE_UP = "made-up"
"""A language for tests: every letter of every sentence is another one; whatever came from no catalogue stands out."""
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_OTHER = "àƀçðéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ"


class UnknownLanguage(ValueError):
    """A language without catalogues; the text says which there are."""


def languages() -> list[str]:
    """Return the languages that there are catalogues for."""
    folder = resources.files("boomtown.messages")
    return [ENGLISH, *sorted(entry.name for entry in folder.iterdir() if _is_catalogue(entry))]


def speak(language: str) -> None:
    """Say everything in this language from now on, but to those who want another. Raises UnknownLanguage."""
    if language not in (*languages(), MADE_UP):
        raise UnknownLanguage(f"there are no messages in {language!r}; known are {', '.join(languages())}")
    _house.language = language


def spoken() -> str:
    """Return the language in which things are said here and now."""
    return _wanted.get() or _house.language


@contextmanager
def speaking(language: str | None) -> Iterator[None]:
    """Say everything in this language while somebody who wants it is told; None is the language of the house."""
    before = _wanted.set(language)
    try:
        yield
    finally:
        _wanted.reset(before)


class _House:
    language = ENGLISH


_house = _House()
_wanted: ContextVar[str | None] = ContextVar("language", default=None)


@cache
def _catalogue(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("boomtown.messages")
    own = folder / language
    for place in (folder, own) if _is_catalogue(own) else (folder,):
        for entry in sorted(place.iterdir(), key=lambda e: e.name):
            if entry.name.endswith(".ftl"):
                resource = FluentResource(entry.read_text(encoding="utf-8"))
                if language == MADE_UP:
                    _MakeUp().visit(resource.body)
                bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _is_catalogue(entry: Traversable) -> bool:
    return entry.is_dir() and any(file.name.endswith(".ftl") for file in entry.iterdir())


class _MakeUp(Visitor):
    """Writes every letter of what is said otherwise, and leaves what is put in as it is."""

    _table = str.maketrans(_PLAIN, _OTHER)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - so the visitor calls it
        """Write it otherwise."""
        node.value = node.value.translate(self._table)
