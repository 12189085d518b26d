"""Telling people who are not here that it is their turn: in a browser that is closed, or at an address of theirs.

Nobody is told unless they ask for it. Whoever answers within a moment is not told either.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial

import msgspec

from boomtown.server import webpush
from boomtown.server.guests import Guest
from boomtown.server.hub import Hub, News
from boomtown.server.notice_wire import HookMade, NoticeShown, PushSubscription
from boomtown.server.problems import conflict, not_found, unusable
from boomtown.server.reaching import Unreachable, check_address, post
from boomtown.server.saying import says
from boomtown.server.settings import Settings
from boomtown.server.store import NoticeRow, NotStored, Store
from boomtown.table.messages import MADE_UP, languages, speaking, spoken

log = logging.getLogger(__name__)

MOST_NOTICES = 10
TRIES = 4
MOST_FAILURES = 5
"""After so many turns in a row that could not be told, a place is forgotten."""
LOOK_SECONDS = 5.0
GONE = (404, 410)


class Told(msgspec.Struct, frozen=True):
    """What is sent: to an address of somebody's as it is, to a browser sealed."""

    type: str
    table: str
    seq: int
    game: str
    text: str
    """In the language of whoever asked to be told, as they spoke it when they asked."""
    path: str


class Notices:
    """Knows who wants to be told where, and tells them."""

    def __init__(self, settings: Settings, store: Store, title: Callable[[str], str]) -> None:
        self._settings = settings
        self._store = store
        self._title = title
        self._wanting: frozenset[int] = frozenset()
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: dict[tuple[int, str], News] = {}
        """What was last told of each table to each who wants it."""

    async def open(self, hub: Hub) -> None:
        """Begin to listen for turns."""
        self._wanting = await self._store.keys.wanting_notices()
        hub.also(self.heard)
        self._begin(self._keep_looking())

    def close(self) -> None:
        """Tell nobody any more."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, work: asyncio._CoroutineLike[None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_looking(self) -> None:
        """Another server may have been asked to tell somebody."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self._wanting = await self._store.keys.wanting_notices()
            except NotStored as error:
                log.warning("who wants to be told could not be looked up: %s", error)

    # --- what people ask for -------------------------------------------------------------------

    async def public_key(self) -> str:
        """Return the key by which browsers know this house; it is made when it is first wanted, and kept."""
        return webpush.public_half(await self._private())

    async def _private(self) -> str:
        return await self._store.keys.secret("vapid", webpush.new_key())

    async def subscribe(self, guest: Guest, given: PushSubscription) -> list[NoticeShown]:
        """Tell somebody in this browser from now on."""
        self._check(given.endpoint)
        if not webpush.is_subscription(given.p256dh, given.auth):
            raise unusable(says("these-are-no-keys"))
        return await self._add(guest, "push", given.endpoint, {"p256dh": given.p256dh, "auth": given.auth})

    async def hook(self, guest: Guest, url: str) -> HookMade:
        """Tell somebody at this address from now on; return the secret by which they know it is us."""
        self._check(url)
        secret = secrets.token_urlsafe(32)
        await self._add(guest, "hook", url, {"secret": secret})
        return HookMade(secret=secret)

    def _check(self, address: str) -> None:
        try:
            check_address(address, private=self._settings.private_hooks)
        except Unreachable as error:
            raise unusable(says("nothing-can-be-sent", error=error)) from error

    async def _add(self, guest: Guest, kind: str, address: str, keys: dict[str, str]) -> list[NoticeShown]:
        if not await self._store.keys.add_notice(guest.id, kind, address, keys, spoken(), MOST_NOTICES):
            raise conflict(says("you-are-told-at"))
        self._wanting |= {guest.id}
        return await self.of(guest)

    async def of(self, guest: Guest) -> list[NoticeShown]:
        """Return where somebody wants to be told."""
        return [
            NoticeShown.model_validate(
                {"id": row.id, "kind": row.kind, "address": row.address, "failures": row.failures}
            )
            for row in await self._store.keys.notices_of(guest.id)
        ]

    async def drop(self, guest: Guest, number: int) -> list[NoticeShown]:
        """Tell somebody there no more."""
        if not await self._store.keys.drop_notice(guest.id, number):
            raise not_found(says("you-are-not-told"))
        return await self.of(guest)

    # --- telling -------------------------------------------------------------------------------

    def heard(self, guest_id: int, news: News) -> None:
        """Take note that something may be told to somebody. It costs nothing where nobody wants it."""
        if guest_id in self._wanting and self._told.get((guest_id, news.table)) != news:
            self._told[guest_id, news.table] = news
            self._begin(self._tell(guest_id, news))

    async def _tell(self, guest_id: int, news: News) -> None:
        await asyncio.sleep(self._settings.notice_seconds)
        try:
            row = await self._store.table(news.table)
            if row is None:
                return
            seats = (await self._store.seats([news.table]))[news.table]
            mine = [seat.seat for seat, _ in seats if seat.guest_id == guest_id]
            if news.type == "turn" and not set(mine) & set(row.pending):
                return  # answered meanwhile
            notices = await self._store.keys.notices_of(guest_id)
            title = self._title(row.game)
            await asyncio.gather(*(self._deliver(notice, _told(news, title, notice)) for notice in notices))
        except NotStored as error:
            log.warning("somebody could not be told of their turn: %s", error)

    async def _deliver(self, notice: NoticeRow, told: Told) -> None:
        """Try to tell somebody at one place, again after a while and a longer while; then give up."""
        for attempt in range(TRIES):
            try:
                status = await asyncio.to_thread(partial(self._send, await self._private(), notice, told))
            except Unreachable as error:
                log.info("notice %d: %s", notice.id, error)
                status = 0
            if 200 <= status < 300:
                if notice.failures:
                    await self._store.keys.note_failures(notice.id, 0)
                return
            if status in GONE:
                break
            if attempt < TRIES - 1:
                await asyncio.sleep(self._settings.notice_retry_seconds * 5**attempt)
        if status in GONE or notice.failures + 1 >= MOST_FAILURES:
            await self._store.keys.drop_notice(notice.guest_id, notice.id)
        else:
            await self._store.keys.note_failures(notice.id, notice.failures + 1)

    def _send(self, private: str, notice: NoticeRow, told: Told) -> int:
        body = msgspec.json.encode(told)
        if notice.kind == "push":
            contact = self._settings.contact or "mailto:nobody@localhost"
            body, headers = webpush.message(private, contact, notice.address, notice.secrets, body.decode())
        else:
            headers = {"Content-Type": "application/json", **signature(notice.secrets["secret"], body)}
        return post(notice.address, body, headers, private=self._settings.private_hooks)


def _told(news: News, title: str, notice: NoticeRow) -> Told:
    known = notice.language if notice.language in (*languages(), MADE_UP) else None
    with speaking(known):
        words = says("your-turn" if news.type == "turn" else "your-game-is-over")
    return Told(
        type=news.type, table=news.table, seq=news.seq, game=title, text=words, path=f"/table/{news.table}"
    )


def signature(secret: str, body: bytes, now: float | None = None) -> dict[str, str]:
    """Return the headers by which whoever is told knows that we did, and when."""
    at = str(int(time.time() if now is None else now))
    signed = hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()
    return {"X-Boomtown-Time": at, "X-Boomtown-Signature": f"sha256={signed}"}
