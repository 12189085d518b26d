"""What is the same for everybody, such as a game's cards: written once, and sent only to those who lack it."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from fastapi import Response

from boomtown.table import Game

ASK_AGAIN = "no-cache"
"""Keep it, but ask whether it still holds: another version of the server may know more cards."""


@dataclass(frozen=True)
class Document:
    """Something in JSON as it is sent."""

    body: bytes
    packed: bytes
    """The same with gzip, a ninth of it."""
    etag: str
    """Weak, for it stands for both."""

    @classmethod
    def of(cls, content: Any) -> Document:
        """Write something down."""
        body = msgspec.json.encode(content)
        return cls(body, gzip.compress(body, mtime=0), f'W/"{hashlib.sha256(body).hexdigest()[:32]}"')

    def response(self, asked: Mapping[str, str]) -> Response:
        """Return it, or nothing to somebody who holds it, by the headers of the request."""
        headers = {"ETag": self.etag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
        held = {tag.strip() for tag in asked.get("if-none-match", "").split(",")}
        if self.etag in held or "*" in held:
            return Response(status_code=304, headers=headers)
        if "gzip" not in asked.get("accept-encoding", ""):
            return Response(self.body, media_type="application/json", headers=headers)
        return Response(
            self.packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"}
        )


@dataclass(frozen=True)
class Reference:
    """The cards of a game."""

    count: int
    document: Document

    @classmethod
    def of(cls, game: Game[Any]) -> Reference:
        """Write down the cards of a game; this may take seconds, for all of them have to be loaded."""
        cards = game.cards()
        return cls(len(cards), Document.of(cards))
