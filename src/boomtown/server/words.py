"""From the kernel's messages, forms and boards to what the wire carries, in words."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from boomtown.server.frames import (
    CompositionShown,
    FormShown,
    NumberShown,
    OneOfShown,
    OptionShown,
    OutcomeShown,
    PartShown,
    PriceShown,
    Prompt,
    SomeOfShown,
)
from boomtown.server.shapes import speaks
from boomtown.server.wire import Said
from boomtown.table import (
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
        plain = _plain(message)
        text, help_ = self._rendered(plain)
        return Said(key=message.key, args=self._shown(plain["args"]), text=text, help=help_)

    def maybe(self, message: Message | None) -> Said | None:
        """Return a message with its words, where there is one."""
        return None if message is None else self.said(message)

    def board(self, view: msgspec.Struct) -> Any:
        """Return a game's view as JSON, with words added to the messages and players in it, if it can have any."""
        plain = _plain(view)
        return self._shown(plain) if speaks(type(view)) else plain

    def prompt(self, ask: Ask, seq: int) -> Prompt:
        """Return a question as a client shows it."""
        return Prompt(
            seq=seq,
            message=self.said(ask.message),
            form=self.form(ask.form),
            about=list(ask.about),
            usual=msgspec.to_builtins(ask.usual),
        )

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
        if isinstance(value, list | tuple):
            return [self._shown(item) for item in value]
        if not isinstance(value, dict):
            return value
        shown = {name: self._shown(item) for name, item in value.items()}
        match value.get("type"):
            case "message":
                shown["text"], shown["help"] = self._rendered(value)
            case "who":
                shown["text"] = self._names[value["seat"]]
        return shown

    def _rendered(self, plain: dict[str, Any]) -> tuple[str, str | None]:
        return _rendered(msgspec.json.encode(plain), self._names)


@lru_cache(maxsize=8192)
def _rendered(encoded: bytes, names: tuple[str, ...]) -> tuple[str, str | None]:
    """Return a message's sentence and its help; most messages of a board are the same all the time.

    A message that the catalogue lacks must not stop a game: it shows its key.
    """
    message = _revived(msgspec.json.decode(encoded))
    try:
        return text(message, names), help_text(message, names)
    except UnknownMessage:
        log.exception("no sentence for %s", message.key)
        return message.key, None


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def _revived(value: Any) -> Any:
    """Return the messages and players that `_plain` turned into dicts."""
    if isinstance(value, list | tuple):
        return [_revived(item) for item in value]
    if isinstance(value, dict):
        if value.get("type") == "message":
            return Message(value["key"], {name: _revived(item) for name, item in value["args"].items()})
        if value.get("type") == "who":
            return Who(value["seat"])
    return value


def _part_label(name: str) -> str:
    """Return what to call a part of a composition: its sentence in the catalogue, or else its name."""
    try:
        return text(say(f"part-{name}"))
    except UnknownMessage:
        return name.replace("_", " ").capitalize()
