"""From the kernel's messages, forms and boards to what the wire carries, in words of whoever reads them.

Every answer is told to everybody at its table, so what goes into those pictures is made as it is sent, without models
in between, and with blanks for the players' names: then a sentence is put into words once for all tables, in each
language that somebody reads.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from boomtown.server.brains import Advice
from boomtown.server.frames import AboutCard, Hint, OutcomeShown, ReachShown, VerdictShown, WeighedShown
from boomtown.server.shapes import fields, speaks
from boomtown.server.wire import Said
from boomtown.table import (
    About,
    Answer,
    Ask,
    Composition,
    Form,
    Message,
    Number,
    OneOf,
    Option,
    Outcome,
    Price,
    SomeOf,
    Who,
    help_text,
    say,
    text,
)
from boomtown.table.messages import UnknownMessage, speaking, spoken

log = logging.getLogger(__name__)


class Words:
    """Renders for one table, in the language that is spoken: it knows the names, and what was said there before."""

    def __init__(self, names: Sequence[str], before: Parts | None = None) -> None:
        self._names = tuple(names)
        self._language = spoken()
        self._before: Parts = {} if before is None else before
        self._said_here: dict[int, tuple[Any, msgspec.Raw]] = {}
        """Parts of boards that were put into words already: those of one moment are shown to several."""

    def said(self, message: Message) -> Said:
        """Return a message with its words."""
        return _said(msgspec.json.encode(message), self._names, self._language)

    def line(self, message: Message) -> msgspec.Raw:
        """Return a message with its words, as it is sent."""
        return _line(msgspec.json.encode(message), self._names, self._language)

    def maybe(self, message: Message | None) -> Said | None:
        """Return a message with its words, where there is one."""
        return None if message is None else self.said(message)

    def board(self, view: msgspec.Struct) -> Any:
        """Return a game's view, ready to be encoded, with words added to the messages and players in it."""
        kind = type(view)
        if not speaks(kind):
            return view
        shown = _tag(kind)
        for name, field, has_words in fields(kind):
            part = getattr(view, field)
            shown[name] = self._part(part) if has_words and part else part
        return shown

    def _part(self, part: Any) -> msgspec.Raw:
        """Return a part of a board as it is sent. Most are as they were a moment ago, or as another seat sees them."""
        here = self._said_here.get(id(part))
        if here is not None:
            return here[1]
        key, before = (self._language, msgspec.json.encode(part)), self._before
        known = before.get(key)
        if known is None:
            if len(before) >= MOST_PARTS:
                del before[next(iter(before))]
            known = before[key] = msgspec.Raw(msgspec.json.encode(self._shown(part)))
        self._said_here[id(part)] = (part, known)
        return known

    def prompt(self, ask: Ask, seq: int, offered: Answer | None) -> dict[str, Any]:
        """Return a question as a client shows it, with the answer chosen already: what `Prompt` says, to be encoded."""
        return {
            "seq": seq,
            "message": self.line(ask.message),
            "form": self._form(ask.form),
            "about": ask.about,
            "usual": offered,
        }

    def hint(self, id_: str, advice: Advice) -> Hint:
        """Return what can be told of a question, and what a bot thinks of it."""
        weighed = [
            WeighedShown(
                choice=msgspec.to_builtins(line.answer),
                what=self.said(line.what),
                worth=self.maybe(line.worth),
                reasons=[self.said(reason) for reason in line.reasons],
            )
            for line in advice.lines
        ]
        return Hint(type="hint", id=id_, lines=[self.said(line) for line in advice.odds], weighed=weighed)

    def about(self, id_: str, card: int, about: About) -> AboutCard:
        """Return what can be told of a card as a client shows it."""
        plays = [
            VerdictShown(what=self.said(each.what), reason=self.maybe(each.reason), rule=each.rule)
            for each in about.plays
        ]
        reach = [ReachShown(place=each.place, boots=each.boots, near=each.near) for each in about.reach]
        return AboutCard(type="about", id=id_, card=card, plays=plays, reach=reach)

    def _form(self, form: Form) -> dict[str, Any]:
        match form:
            case OneOf():
                return {"kind": "one_of", "options": self._options(form.options)}
            case SomeOf():
                return {
                    "kind": "some_of",
                    "options": self._options(form.options),
                    "least": form.least,
                    "most": form.most,
                    "condition": self._maybe(form.condition.message if form.condition else None),
                }
            case Number():
                return {"kind": "number", "least": form.least, "most": form.most}
            case Composition():
                parts = [
                    {"name": name, "label": _part_label(name, self._language), "form": self._form(part)}
                    for name, part in form.parts.items()
                ]
                condition = self._maybe(form.condition.message if form.condition else None)
                return {"kind": "composition", "parts": parts, "condition": condition}
        raise TypeError(f"no way to show a {type(form).__name__}")

    def outcome(self, outcome: Outcome | None) -> OutcomeShown | None:
        """Return how the game ended, if it has."""
        if outcome is None:
            return None
        return OutcomeShown(
            winners=list(outcome.winners), scores=list(outcome.scores), reason=self.maybe(outcome.reason)
        )

    def _maybe(self, message: Message | None) -> msgspec.Raw | None:
        return None if message is None else self.line(message)

    def _options(self, options: Sequence[Option]) -> list[dict[str, Any]]:
        return [
            {
                "id": option.id,
                "label": self.line(option.label),
                "effect": self._maybe(option.effect),
                "short": self._maybe(option.short),
                "about": option.about,
                "face": option.face,
                "price": self._price(option.price),
            }
            for option in options
        ]

    def _price(self, price: Price | None) -> dict[str, Any] | None:
        if price is None:
            return None
        return {
            "amount": price.amount,
            "boots": price.boots,
            "also": [self.line(message) for message in price.also],
        }

    def _shown(self, value: Any) -> Any:
        """Put words to whatever can have any; the rest is left as it is, for it is encoded as it is."""
        kind: Any = type(value)
        if kind in _PLAIN or not value:
            return value
        if kind is list or kind is tuple:
            return [self._shown(item) for item in value]
        if kind is dict:
            return {name: self._shown(item) for name, item in value.items()}
        if kind is Message:
            return _inner(msgspec.json.encode(value), self._names, self._language)
        if kind is Who:
            return {"type": "who", "seat": value.seat, "text": self._names[value.seat]}
        if not isinstance(value, msgspec.Struct) or not speaks(kind):
            return value
        shown = _tag(kind)
        for name, field, has_words in fields(kind):
            part = getattr(value, field)
            shown[name] = self._shown(part) if has_words else part
        return shown


_PLAIN = frozenset({str, int, float, bool, type(None)})

MOST_PARTS = 24
Parts: TypeAlias = dict[tuple[str, bytes], msgspec.Raw]
"""Parts of a table's boards with their words, by language and what they are without; the oldest go first."""

# --- names, filled in at the end -----------------------------------------------------------------------

MOST_SEATS = 16
BLANKS = tuple(f"\ue000{seat:x}" for seat in range(MOST_SEATS))
"""What stands for the players' names: no name has a sign of that kind (`names.proper_name`)."""
_BLANKS = tuple(blank.encode() for blank in BLANKS)


def filled(encoded: bytes, names: Sequence[str]) -> bytes:
    """Return what was written with blanks, as JSON, with the players' names."""
    for blank, name in zip(_BLANKS, names, strict=False):
        encoded = encoded.replace(blank, msgspec.json.encode(name)[1:-1])
    return encoded


# --- sentences -----------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _said(encoded: bytes, names: tuple[str, ...], language: str) -> Said:
    """Return a message with its words; most messages are the same all the time, and nobody changes what is said.

    A message that the catalogue lacks must not stop a game: it shows its key.
    """
    message = msgspec.json.decode(encoded, type=Message)
    args = _worded(_plain(message.args), names, language)
    try:
        with speaking(language):
            return Said(key=message.key, args=args, text=text(message, names), help=help_text(message, names))
    except UnknownMessage:
        log.exception("no sentence for %s", message.key)
        return Said(key=message.key, args=args, text=message.key, help=None)


@lru_cache(maxsize=32768)
def _line(encoded: bytes, names: tuple[str, ...], language: str) -> msgspec.Raw:
    return msgspec.Raw(_said(encoded, names, language).model_dump_json().encode())


@lru_cache(maxsize=8192)
def _inner(encoded: bytes, names: tuple[str, ...], language: str) -> msgspec.Raw:
    """Return a message within a board, as it is sent."""
    return msgspec.Raw(
        msgspec.json.encode({"type": "message"} | _said(encoded, names, language).model_dump())
    )


def _worded(value: Any, names: tuple[str, ...], language: str) -> Any:
    """Return plain arguments with the words of the messages and players among them."""
    if isinstance(value, list | tuple):
        return [_worded(item, names, language) for item in value]
    if not isinstance(value, dict):
        return value
    match value.get("type"):
        case "message":
            return {"type": "message"} | _said(msgspec.json.encode(value), names, language).model_dump()
        case "who":
            return value | {"text": names[value["seat"]]}
    return {name: _worded(item, names, language) for name, item in value.items()}


def _tag(record: type[msgspec.Struct]) -> dict[str, Any]:
    config = record.__struct_config__
    return {} if config.tag_field is None else {config.tag_field: config.tag}


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


@lru_cache
def _part_label(name: str, language: str) -> str:
    """Return what to call a part of a composition: its sentence in the catalogue, or else its name."""
    try:
        with speaking(language):
            return text(say(f"part-{name}"))
    except UnknownMessage:
        return name.replace("_", " ").capitalize()
