"""Guests: who is behind a cookie. The token is random and only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

import msgspec
from fastapi import Response

from boomtown.server.bans import Bans
from boomtown.server.limits import Buckets
from boomtown.server.names import likeness
from boomtown.server.problems import Refusal, conflict, forbidden, too_fast
from boomtown.server.saying import says
from boomtown.server.store import GuestRow, Store
from boomtown.server.wire import Me, MeChange, Scope

COOKIE = "boomtown_session"
_YEAR = 365 * 24 * 3600


class Guest(msgspec.Struct, frozen=True):
    """A person at this server."""

    id: int
    name: str
    auto_pass: bool
    kept: bool = False
    """Whether their name is kept for them by a password."""
    recovery: bool = False
    """Whether they have a recovery code."""

    def me(self) -> Me:
        """Return what the person may know of themselves."""
        return Me(name=self.name, auto_pass=self.auto_pass, kept=self.kept, recovery=self.recovery)


def guest_of(row: GuestRow) -> Guest:
    """Return the guest a row tells of."""
    return Guest(row.id, row.name, row.auto_pass, row.password is not None, row.recovery is not None)


class Guests:
    """Finds guests by their cookies, and makes new ones."""

    def __init__(self, store: Store, newcomers: Buckets | None = None, bans: Bans | None = None) -> None:
        self._store = store
        self.bans = bans or Bans()
        self._newcomers = newcomers or Buckets(float("inf"), 1)

    async def known(self, cookies: Mapping[str, str]) -> Guest | None:
        """Return the guest whose cookie this is."""
        token = cookies.get(COOKIE)
        found = await self._store.guest_by_token(hashed(token)) if token else None
        if found is None or (found[1] is not None and found[1].scopes):
            return None
        return self._let_in(found[0])

    async def visitor(self, headers: Mapping[str, str], cookies: Mapping[str, str], scope: Scope) -> Guest:
        """Return whoever asks: a program by its token, if it may do this, or the guest of the cookie."""
        token = bearer(headers)
        if token is None:
            return await self.required(cookies)
        found = await self._store.guest_by_token(hashed(token))
        if found is None or found[1] is None or not found[1].scopes:
            raise Refusal(401, says("no-session"), says("nobody-knows-this-token"))
        if scope not in found[1].scopes and not (scope == "read" and "play" in found[1].scopes):
            raise forbidden(says("this-token-does-not", scope=scope))
        return self._let_in(found[0])

    def _let_in(self, row: GuestRow) -> Guest:
        self.bans.check_guest(row.id, row.name)
        return guest_of(row)

    async def required(self, cookies: Mapping[str, str]) -> Guest:
        """Return the guest, or refuse."""
        guest = await self.known(cookies)
        if guest is None:
            raise Refusal(401, says("no-session"), says("nobody-knows-you-here"))
        return guest

    async def welcome(self, cookies: Mapping[str, str], address: str = "") -> tuple[Guest, str | None]:
        """Return the guest, a new one with a new token if need be, but not any number from one address."""
        guest = await self.known(cookies)
        if guest is not None:
            return guest, None
        if not self._newcomers.take(address):
            raise too_fast(says("too-many-new-guests"))
        token = secrets.token_urlsafe(32)
        row = await self._store.add_guest(hashed(token), f"Guest {secrets.randbelow(9000) + 1000}")
        return guest_of(row), token

    async def change(self, guest: Guest, change: MeChange) -> Guest:
        """Change a guest's name or settings."""
        values = change.model_dump(exclude_none=True)
        if change.name is not None:
            await self.check_name(guest, change.name)
            if guest.kept:
                values["login"] = likeness(change.name)
        return guest_of(await self._store.change_guest(guest.id, **values)) if values else guest

    async def check_name(self, guest: Guest, name: str) -> None:
        """Refuse a name that somebody else keeps."""
        self.bans.check_name(name)
        keeper = await self._store.guest_by_login(likeness(name))
        if keeper is not None and keeper.id != guest.id:
            raise conflict(says("somebody-else-keeps-this"))

    def set_cookie(self, response: Response, token: str, secure: bool) -> None:
        """Hand the token over, out of the reach of scripts and of other sites."""
        response.set_cookie(COOKIE, token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


def bearer(headers: Mapping[str, str]) -> str | None:
    """Return the token a program sends."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def hashed(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
