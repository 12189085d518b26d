"""From the kernel's messages, forms and boards to what the wire carries, in words."""

from __future__ import annotations

import logging
from collections.abc import Sequence
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
    Prompt,
    SomeOfShown,
)
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
        self.names = list(names)

    def text(self, message: Message) -> str:
        """Return a message's sentence; one that the catalogue lacks must not stop a game, so it shows its key."""
        try:
            return text(message, self.names)
        except UnknownMessage:
            log.exception("no sentence for %s", message.key)
            return message.key

    def said(self, message: Message) -> Said:
        """Return a message with its words."""
        args = {name: self._shown(_plain(value)) for name, value in message.args.items()}
        return Said(key=message.key, args=args, text=self.text(message), help=self._help(message))

    def maybe(self, message: Message | None) -> Said | None:
        """Return a message with its words, where there is one."""
        return None if message is None else self.said(message)

    def board(self, view: Any) -> Any:
        """Return a game's view as JSON, with words added to the messages and players in it."""
        return self._shown(_plain(view))

    def prompt(self, ask: Ask, seq: int) -> Prompt:
        """Return a question as a client shows it."""
        return Prompt(seq=seq, message=self.said(ask.message), form=self.form(ask.form))

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
        return [
            OptionShown(id=option.id, label=self.said(option.label), effect=self.maybe(option.effect))
            for option in options
        ]

    def _help(self, message: Message) -> str | None:
        try:
            return help_text(message, self.names)
        except UnknownMessage:
            log.exception("no help for %s", message.key)
            return None

    def _shown(self, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [self._shown(item) for item in value]
        if not isinstance(value, dict):
            return value
        shown = {name: self._shown(item) for name, item in value.items()}
        match value.get("type"):
            case "message":
                message = _revived(value)
                shown["text"] = self.text(message)
                shown["help"] = self._help(message)
            case "who":
                shown["text"] = self.names[value["seat"]]
        return shown


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
