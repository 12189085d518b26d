"""What the house itself says, in its language: the sentences of `messages/server.ftl`."""

from __future__ import annotations

from boomtown.table import say, text


def says(key: str, **given: object) -> str:
    """Return a sentence of the house; what is put into it stands there as it is."""
    return text(say(f"server-{key}", **{name: str(value) for name, value in given.items()}))
