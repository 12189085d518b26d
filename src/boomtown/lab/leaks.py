"""Whether a seat learns what is hidden from it: what it sees must be the same in any world it cannot tell apart."""

from __future__ import annotations

from typing import Any

from boomtown.table import Composition, Draw, Form, Message, OneOf, SomeOf, Table

CHOICES = 64
"""Answers that are compared; a form may have very many."""


def leaks(table: Table[Any], seat: int | None, draw: Draw) -> list[str]:
    """Deal anew behind this seat's back and name whatever it sees differently; None is a spectator."""
    other = table.redealt(seat, draw)
    past = table.state.log.shared(other.state.log)  # of steps before this one, which both worlds have had
    seen = {
        "board": (table.view(seat).board, other.view(seat).board),
        "log": (_told(table, seat, past), _told(other, seat, past)),
        "question": (_asked(table, seat), _asked(other, seat)),
    }
    return [f"the {what} of seat {seat}" for what, (here, there) in seen.items() if here != there]


def _told(table: Table[Any], seat: int | None, past: int) -> list[Message | None]:
    return [event.told(seat) for event in table.state.log.after(past)]


def _asked(table: Table[Any], seat: int | None) -> Any:
    ask = table.ask_of(seat)
    if ask is None:
        return None
    words = _words(ask.form)  # first: a form that has found them all lists them without judging any again
    return ask.message, list(zip(range(CHOICES), ask.form.choices(), strict=False)), words


def _words(form: Form) -> Any:
    if isinstance(form, Composition):
        return {name: _words(part) for name, part in form.parts.items()}
    return form.options if isinstance(form, OneOf | SomeOf) else None
