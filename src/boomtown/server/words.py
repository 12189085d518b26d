"""From the kernel's messages, forms and boards to what the wire carries, in words."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from boomtown.server.frames import (
    AboutCard,
    CompositionShown,
    FormShown,
    NumberShown,
    OneOfShown,
    OptionShown,
    OutcomeShown,
    PartShown,
    PriceShown,
    Prompt,
    ReachShown,
    SomeOfShown,
    VerdictShown,
)
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
from boomtown.table.messages import UnknownMessage

log = logging.getLogger(__name__)


class Words:
    """Renders for one table: it knows the players' names."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)

    def said(self, message: Message) -> Said:
        """Return a message with its words."""
        return _said(msgspec.json.encode(message), self._names)

    def line(self, message: Message) -> msgspec.Raw:
        """Return a message with its words, as it is sent."""
        return _line(msgspec.json.encode(message), self._names)

    def maybe(self, message: Message | None) -> Said | None:
        """Return a message with its words, where there is one."""
        return None if message is None else self.said(message)

    def board(self, view: msgspec.Struct) -> Any:
        """Return a game's view, ready to be encoded, with words added to the messages and players in it."""
        return self._shown(view) if speaks(type(view)) else view

    def prompt(self, ask: Ask, seq: int, offered: Answer | None) -> Prompt:
        """Return a question as a client shows it, with the answer that is chosen already."""
        return Prompt(
            seq=seq,
            message=self.said(ask.message),
            form=self.form(ask.form),
            about=list(ask.about),
            usual=msgspec.to_builtins(offered),
        )

    def about(self, id_: str, card: int, about: About) -> AboutCard:
        """Return what can be told of a card as a client shows it."""
        plays = [
            VerdictShown(what=self.said(each.what), reason=self.maybe(each.reason), rule=each.rule)
            for each in about.plays
        ]
        reach = [ReachShown(place=each.place, boots=each.boots, near=each.near) for each in about.reach]
        return AboutCard(type="about", id=id_, card=card, plays=plays, reach=reach)

    def form(self, form: Form) -> FormShown:
        """Return a form as a client shows it."""
        match form:
            case OneOf():
                return OneOfShown(kind="one_of", options=self._options(form.options))
            case SomeOf():
                return SomeOfShown(
                    kind="some_of",
                    options=self._options(form.options),
                    least=form.least,
                    most=form.most,
                    condition=self.maybe(form.condition.message if form.condition else None),
                )
            case Number():
                return NumberShown(kind="number", least=form.least, most=form.most)
            case Composition():
                parts = [
                    PartShown(name=name, label=_part_label(name), form=self.form(part))
                    for name, part in form.parts.items()
                ]
                condition = self.maybe(form.condition.message if form.condition else None)
                return CompositionShown(kind="composition", parts=parts, condition=condition)
        raise TypeError(f"no way to show a {type(form).__name__}")

    def outcome(self, outcome: Outcome | None) -> OutcomeShown | None:
        """Return how the game ended, if it has."""
        if outcome is None:
            return None
        return OutcomeShown(
            winners=list(outcome.winners), scores=list(outcome.scores), reason=self.maybe(outcome.reason)
        )

    def _options(self, options: Sequence[Option]) -> list[OptionShown]:
        return [self._option(option) for option in options]

    def _option(self, option: Option) -> OptionShown:
        return OptionShown(
            id=option.id,
            label=self.said(option.label),
            effect=self.maybe(option.effect),
            short=self.maybe(option.short),
            about=list(option.about),
            face=option.face,
            price=self._price(option.price),
        )

    def _price(self, price: Price | None) -> PriceShown | None:
        if price is None:
            return None
        also = [self.said(message) for message in price.also]
        return PriceShown(amount=price.amount, boots=list(price.boots), also=also)

    def _shown(self, value: Any) -> Any:
        """Put words to whatever can have any; the rest is left as it is, for it is encoded as it is."""
        if isinstance(value, msgspec.Struct):
            if isinstance(value, Message):
                return _inner(msgspec.json.encode(value), self._names)
            if isinstance(value, Who):
                return {"type": "who", "seat": value.seat, "text": self._names[value.seat]}
            if not speaks(type(value)):
                return value
            shown = {
                name: self._shown(getattr(value, field)) if speaking else getattr(value, field)
                for name, field, speaking in fields(type(value))
            }
            return shown | _tag(type(value))
        if isinstance(value, list | tuple):
            return [self._shown(item) for item in value] if value else value
        if isinstance(value, dict):
            return {name: self._shown(item) for name, item in value.items()}
        return value


@lru_cache(maxsize=8192)
def _said(encoded: bytes, names: tuple[str, ...]) -> Said:
    """Return a message with its words; most messages are the same all the time, and nobody changes what is said.

    A message that the catalogue lacks must not stop a game: it shows its key.
    """
    message = msgspec.json.decode(encoded, type=Message)
    args = _worded(_plain(message.args), names)
    try:
        return Said(key=message.key, args=args, text=text(message, names), help=help_text(message, names))
    except UnknownMessage:
        log.exception("no sentence for %s", message.key)
        return Said(key=message.key, args=args, text=message.key, help=None)


@lru_cache(maxsize=8192)
def _line(encoded: bytes, names: tuple[str, ...]) -> msgspec.Raw:
    return msgspec.Raw(_said(encoded, names).model_dump_json().encode())


@lru_cache(maxsize=8192)
def _inner(encoded: bytes, names: tuple[str, ...]) -> msgspec.Raw:
    """Return a message within a board, as it is sent."""
    return msgspec.Raw(msgspec.json.encode({"type": "message"} | _said(encoded, names).model_dump()))


def _worded(value: Any, names: tuple[str, ...]) -> Any:
    """Return plain arguments with the words of the messages and players among them."""
    if isinstance(value, list | tuple):
        return [_worded(item, names) for item in value]
    if not isinstance(value, dict):
        return value
    match value.get("type"):
        case "message":
            return {"type": "message"} | _said(msgspec.json.encode(value), names).model_dump()
        case "who":
            return value | {"text": names[value["seat"]]}
    return {name: _worded(item, names) for name, item in value.items()}


@cache
def _tag(record: type[msgspec.Struct]) -> dict[str, Any]:
    config = record.__struct_config__
    return {} if config.tag_field is None else {config.tag_field: config.tag}


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def _part_label(name: str) -> str:
    """Return what to call a part of a composition: its sentence in the catalogue, or else its name."""
    try:
        return text(say(f"part-{name}"))
    except UnknownMessage:
        return name.replace("_", " ").capitalize()
