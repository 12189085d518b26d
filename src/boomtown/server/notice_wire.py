"""What crosses the wire about being told of one's turn, and about passkeys."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from boomtown.server.wire import Received, Sent

Address = Annotated[str, StringConstraints(min_length=8, max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]
Key = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]
Title = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f]+$")]


class PushKey(Sent):
    """The key by which a browser knows this server (`applicationServerKey`)."""

    key: str


class PushSubscription(Received):
    """Where and how a browser is told, as its PushManager says."""

    endpoint: Address
    p256dh: Key
    auth: Key


class Hook(Received):
    """An address of mine to which my turns are posted."""

    url: Address


class HookMade(Sent):
    """The secret of a new hook, shown this once: every post is signed with it."""

    secret: str


class NoticeShown(Sent):
    """Where I am told of my turns."""

    id: int
    kind: Literal["push", "hook"]
    address: str
    failures: int
    """How often in a row I could not be reached there."""


class Options(Sent):
    """What the browser's `navigator.credentials` wants, as JSON; and the challenge, to be sent back with its answer."""

    options: dict[str, Any]


class NewPasskey(Received):
    """What the browser has made, and what to call it."""

    title: Title
    credential: dict[str, Any]


class PasskeyUsed(Received):
    """What the browser has signed."""

    credential: dict[str, Any]


class PasskeyShown(Sent):
    """A device by which I come in."""

    id: str
    title: str
    created: float
