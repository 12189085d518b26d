"""Passkeys (WebAuthn): a device proves that it is somebody's, and nothing that could be stolen is kept here."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from boomtown.server.accounts import Accounts
from boomtown.server.guests import Guest
from boomtown.server.notice_wire import PasskeyShown
from boomtown.server.problems import Refusal, conflict, not_found, unusable
from boomtown.server.saying import says
from boomtown.server.store import NotStored, PasskeyRow, Store
from boomtown.server.webpush import decode, encode

# The library is loaded when somebody first comes with a passkey: most servers start without one.

VALID_SECONDS = 300
MOST_PASSKEYS = 20
NONCE, MARK = 16, 16


class Passkeys:
    """Makes devices known, and lets people in by them."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._store = store
        self._accounts = accounts
        self._used: dict[bytes, float] = {}
        """Challenges that have done their work, until they are too old anyway."""

    # --- a new device --------------------------------------------------------------------------

    async def offer(self, guest: Guest, origin: str) -> dict[str, Any]:
        """Return what a browser needs to make a passkey for somebody."""
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self._store.keys.passkeys_of(guest.id)
        if len(known) >= MOST_PASSKEYS:
            raise conflict(says("you-have-many-passkeys"))
        options = webauthn.generate_registration_options(
            rp_id=_host(origin),
            rp_name="Boomtown",
            user_name=guest.name,
            user_id=hashlib.sha256(f"boomtown guest {guest.id}".encode()).digest(),
            challenge=await self._challenge(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=decode(row.id)) for row in known],
        )
        return _plain(webauthn.options_to_json(options))

    async def add(
        self, guest: Guest, credential: dict[str, Any], title: str, origin: str
    ) -> list[PasskeyShown]:
        """Make a device known by which somebody comes in."""
        import webauthn

        challenge = await self._answered(credential)
        try:
            found = await asyncio.to_thread(
                webauthn.verify_registration_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_host(origin),
                expected_origin=origin,
            )
        except Exception as error:  # whatever the library thinks of what a stranger sends
            raise unusable(says("this-passkey-cannot-be")) from error
        row = PasskeyRow(
            id=encode(found.credential_id),
            guest_id=guest.id,
            public_key=found.credential_public_key,
            uses=found.sign_count,
            title=title,
            created=time.time(),
        )
        try:
            await self._store.keys.add_passkey(row)
        except NotStored as error:
            if await self._store.keys.passkey(row.id) is not None:
                raise conflict(says("this-passkey-is-known")) from error
            raise
        return await self.of(guest)

    async def of(self, guest: Guest) -> list[PasskeyShown]:
        """Return the devices by which somebody comes in."""
        rows = await self._store.keys.passkeys_of(guest.id)
        return [PasskeyShown(id=row.id, title=row.title, created=row.created) for row in rows]

    async def drop(self, guest: Guest, number: str) -> list[PasskeyShown]:
        """Let a device in no more."""
        if not await self._store.keys.drop_passkey(guest.id, number):
            raise not_found(says("you-have-no-such"))
        return await self.of(guest)

    # --- coming in -----------------------------------------------------------------------------

    async def ask(self, origin: str) -> dict[str, Any]:
        """Return what a browser needs to show a passkey; the device knows whose it is."""
        import webauthn
        from webauthn.helpers.structs import UserVerificationRequirement

        options = webauthn.generate_authentication_options(
            rp_id=_host(origin),
            challenge=await self._challenge(),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return _plain(webauthn.options_to_json(options))

    async def enter(self, credential: dict[str, Any], origin: str, address: str) -> tuple[Guest, str]:
        """Let somebody in by a passkey, and return the token of this browser."""
        import webauthn

        self._accounts.count_attempt(address)
        challenge = await self._answered(credential)
        known = await self._store.keys.passkey(str(credential.get("id", ""))[:400])
        if known is None:
            raise Refusal(403, says("not-allowed"), says("nobody-here-has-this"))
        row, guest = known
        try:
            found = await asyncio.to_thread(
                webauthn.verify_authentication_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_host(origin),
                expected_origin=origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.uses,
            )
        except Exception as error:
            raise Refusal(403, says("not-allowed"), says("this-passkey-did-not")) from error
        await self._store.keys.used_passkey(row.id, found.new_sign_count)
        return await self._accounts.welcomed(guest)

    # --- challenges ----------------------------------------------------------------------------

    async def _challenge(self) -> bytes:
        """Return something new to be signed; it says itself that it is ours and until when, so any server knows it."""
        body = secrets.token_bytes(NONCE) + (int(time.time()) + VALID_SECONDS).to_bytes(8, "big")
        return body + await self._mark(body)

    async def _mark(self, body: bytes) -> bytes:
        key = await self._store.keys.secret("challenges", secrets.token_urlsafe(32))
        return hmac.new(key.encode(), body, hashlib.sha256).digest()[:MARK]

    async def _answered(self, credential: dict[str, Any]) -> bytes:
        """Return the challenge that was signed, if it is one of ours, not too old, and used for the first time."""
        try:
            told = json.loads(decode(credential["response"]["clientDataJSON"]))
            challenge = decode(told["challenge"])
        except (KeyError, TypeError, ValueError) as error:
            raise unusable(says("this-is-no-answer")) from error
        body, mark = challenge[:-MARK], challenge[-MARK:]
        now = time.time()
        self._used = {used: until for used, until in self._used.items() if until > now}
        until = int.from_bytes(body[NONCE:], "big")
        if not hmac.compare_digest(mark, await self._mark(body)) or until < now or challenge in self._used:
            raise unusable(says("that-took-too-long"))
        self._used[challenge] = until
        return challenge


def _host(origin: str) -> str:
    """Return the name a passkey is for."""
    name = urlsplit(origin).hostname or ""
    if name.replace(".", "").isdigit() or ":" in name:
        raise conflict(says("passkeys-need-a-server"))
    return name


def _plain(options: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(options)
    return plain
