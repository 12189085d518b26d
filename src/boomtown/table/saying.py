"""An answer as a person would say it: by the labels of what was chosen."""

from __future__ import annotations

from typing import Any

from boomtown.table.forms import Answer, Composition, Form, Number, OneOf, SomeOf
from boomtown.table.messages import Message, say


def said(form: Form, answer: Answer) -> Message:
    """Return a legal answer in words."""
    if isinstance(form, OneOf):
        return next(option.label for option in form.options if option.id == answer)
    if isinstance(form, SomeOf):
        chosen: list[Any] = [option.label for option in form.options if option.id in answer]
        return say("review-listed", items=chosen) if chosen else say("review-nothing")
    if isinstance(form, Composition):
        parts: list[Any] = [
            say("review-part", part=name, what=said(part, answer[name])) for name, part in form.parts.items()
        ]
        return say("review-listed", items=parts)
    assert isinstance(form, Number), "there are no other forms"
    return say("review-number", number=answer)
