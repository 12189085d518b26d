"""What the house itself says, in the language of whoever asks: the sentences of `messages/server.ftl`."""

from __future__ import annotations

from boomtown.table import Message, say, text


def says(key: str, **given: object) -> str:
    """Return a sentence of the house; what is put into it stands there as it is."""
    return text(for_all(key, **given))


def for_all(key: str, **given: object) -> Message:
    """Return what the house says to several, to be put into words for each of them."""
    return say(f"server-{key}", **{name: str(value) for name, value in given.items()})


def in_words(message: Message | None) -> str | None:
    """Return what is said to one of them, if anything is."""
    return None if message is None else text(message)
