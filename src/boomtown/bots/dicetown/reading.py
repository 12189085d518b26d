"""What a question says: the arguments of its message, as what they are."""

from __future__ import annotations

from boomtown.table import Message, Who


def number_in(message: Message, name: str) -> int:
    """Return an argument that is a number."""
    value = message.args[name]
    assert isinstance(value, int)
    return value


def seat_in(message: Message, name: str) -> int:
    """Return the seat of an argument that is a player."""
    value = message.args[name]
    assert isinstance(value, Who)
    return value.seat


def kind_of_card(name: Message) -> str:
    """Return a card's kind by its name."""
    return name.key.removeprefix("dicetown-card-")


def card_in(message: Message, name: str) -> str:
    """Return the kind of an argument that is a card's name."""
    value = message.args[name]
    assert isinstance(value, Message)
    return kind_of_card(value)
