"""Guests."""

from __future__ import annotations

from boomtown.server.wire import Me


class Guest:
    def me(self) -> Me: ...


class Guests: ...
