"""People who keep their name: a password or a recovery code makes a guest the same person in every browser."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import NoReturn

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from boomtown.server.guests import Guest, Guests, guest_of, hashed
from boomtown.server.limits import Buckets
from boomtown.server.names import likeness
from boomtown.server.problems import Refusal, conflict, too_fast
from boomtown.server.saying import says
from boomtown.server.store import GuestRow, NotStored, Store

CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without signs that are taken for each other."""
CODE_GROUPS, CODE_GROUP = 5, 5
HASHING_AT_ONCE = 2
"""Every one takes 19 MB and some 30 ms of a core."""

TRIES_PER_SECOND, TRIES_AT_ONCE = 0.05, 10


class Accounts:
    """Gives guests a way back to themselves, and lets them in by it."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self._store = store
        self._guests = guests
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._decoy = self._hasher.hash(secrets.token_hex(8))
        self._hashing = asyncio.Semaphore(HASHING_AT_ONCE)
        self._tries_from = Buckets(TRIES_PER_SECOND, TRIES_AT_ONCE)
        self._tries_at = Buckets(TRIES_PER_SECOND, TRIES_AT_ONCE)

    async def set_password(self, guest: Guest, password: str) -> Guest:
        """Keep a guest's name for them by a password. Refuses a name that somebody else keeps."""
        await self._guests.check_name(guest, guest.name)
        async with self._hashing:
            hashed_ = await asyncio.to_thread(self._hasher.hash, password)
        try:
            row = await self._store.change_guest(guest.id, password=hashed_, login=likeness(guest.name))
        except NotStored:
            await self._guests.check_name(guest, guest.name)
            raise
        return guest_of(row)

    async def new_code(self, guest: Guest) -> str:
        """Make a recovery code; the one before is void. Only its hash is stored."""
        groups = [
            "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS)
        ]
        code = "-".join(groups)
        await self._store.change_guest(guest.id, recovery=_code_hash(code))
        return code

    async def enter(self, name: str, password: str, address: str) -> tuple[Guest, str]:
        """Let somebody in by name and password, and return the token of this browser."""
        key = likeness(name)
        self._try(address, key)
        row = await self._store.guest_by_login(key)
        stored = row.password if row is not None and row.password is not None else self._decoy
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, stored, password)
        if row is None or not right:
            _wrong(says("this-name-and-password"))
        return await self.welcomed(row)

    async def enter_by_code(self, code: str, address: str) -> tuple[Guest, str]:
        """Let somebody in by their recovery code."""
        self._try(address, "")
        row = await self._store.guest_by_recovery(_code_hash(code))
        if row is None:
            _wrong(says("nobody-has-this-recovery"))
        return await self.welcomed(row)

    def count_attempt(self, address: str) -> None:
        """Count an attempt of this address to come in."""
        self._try(address, "")

    def _try(self, address: str, key: str) -> None:
        """Count an attempt: of this address, and at this name from wherever."""
        if not self._tries_from.take(address) or (key and not self._tries_at.take(key)):
            raise too_fast(says("that-was-wrong-too"))

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def welcomed(self, row: GuestRow) -> tuple[Guest, str]:
        """Let somebody in who has proved who they are, and return the token of this browser."""
        self._guests.bans.check_guest(row.id, row.name)
        token = secrets.token_urlsafe(32)
        await self._store.add_session(hashed(token), row.id)
        return guest_of(row), token

    async def leave(self, token: str) -> None:
        """Forget a browser."""
        await self._store.end_session(hashed(token), hashed(secrets.token_urlsafe(32)))

    async def leave_elsewhere(self, guest: Guest, token: str) -> None:
        """Forget all browsers and programs of a guest but this one."""
        await self._store.end_other_sessions(guest.id, hashed(token), hashed(secrets.token_urlsafe(32)))

    async def check_can_leave(self, guest: Guest) -> None:
        """Refuse to forget the only browser of somebody who could never come back."""
        if not (guest.kept or guest.recovery or await self._store.keys.passkeys_of(guest.id)):
            raise conflict(says("set-a-password-or"))


def _wrong(detail: str) -> NoReturn:
    raise Refusal(403, says("not-allowed"), detail)


def _code_hash(code: str) -> str:
    """Return the hash of a code, however it is written; it has 125 bits, so a quick one is enough."""
    bare = "".join(sign for sign in code.upper() if sign.isalnum())
    return hashlib.sha256(b"recovery " + bare.encode()).hexdigest()
