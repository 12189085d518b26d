"""Requests about a table that another server has are handed on to it, and its answers back."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from boomtown.server.guard import problem_response
from boomtown.server.saying import says
from boomtown.server.wire import LARGEST_MESSAGE, Problem

log = logging.getLogger(__name__)

HANDED_ON = "x-boomtown-handed-on"
COME_BACK = 1012
_ABOUT = re.compile(r"/api/(tables|invitations)/([A-Za-z0-9_-]{1,64})(?:/.*)?")
_OWN = {
    "connection",
    "keep-alive",
    "transfer-encoding",
    "upgrade",
    "host",
    "origin",
    "content-length",
    HANDED_ON,
}
"""What belongs to this one connection; where a request comes from has been looked at."""
_NOT_BACK = {"connection", "keep-alive", "transfer-encoding", "server", "date"}

Where = Callable[[str, str], Awaitable[str | None]]
"""Return the address of the server that has what a path is about, or None: this one."""


class Forwarder:
    """Hands on what concerns tables of other servers."""

    def __init__(self, app: ASGIApp, where: Where) -> None:
        self._app = app
        self._where = where

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or have another server answer."""
        found = _ABOUT.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        address = await self._where(found[1], found[2]) if found else None
        if address is None:
            await self._app(scope, receive, send)
        elif HANDED_ON in Headers(scope=scope):  # two servers that each think the other has it: for a moment
            await _not_now(scope, receive, send)
        elif scope["type"] == "http":
            await _hand_on(address, scope, receive, send)
        else:
            await _converse(address, scope, receive, send)


async def _not_now(scope: Scope, receive: Receive, send: Send) -> None:
    """Send whoever asks away to come back."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": COME_BACK})
        return
    detail = says("the-table-is-moving")
    problem = Problem(type="about:blank", title=says("not-now"), status=503, detail=detail)
    await problem_response(problem)(scope, receive, send)


def _path(scope: Scope) -> str:
    query = scope.get("query_string", b"").decode()
    raw = scope.get("raw_path") or scope["path"].encode()
    return str(raw.decode()) + (f"?{query}" if query else "")


def _headers(scope: Scope) -> list[tuple[str, str]]:
    """Return what is sent along: all but what belongs to this one connection, and for whom it is."""
    kept = [(name, value) for name, value in Headers(scope=scope).items() if name not in _OWN]
    kept = [(name, value) for name, value in kept if not name.startswith(("x-forwarded-", "sec-websocket-"))]
    client = scope.get("client")
    secure = scope.get("scheme") in ("https", "wss")
    return [
        *kept,
        ("x-forwarded-for", client[0] if client else "unknown"),
        ("x-forwarded-proto", "https" if secure else "http"),
        (HANDED_ON, "1"),
    ]


# --- requests ----------------------------------------------------------------------------------------


async def _hand_on(address: str, scope: Scope, receive: Receive, send: Send) -> None:
    parts = urlsplit(address)
    body = (await receive()).get("body", b"")
    try:
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port or 80)
    except OSError as error:
        log.info("%s does not answer: %s", address, error)
        await _not_now(scope, receive, send)
        return
    begun = False
    try:
        lines = [
            f"{scope['method']} {_path(scope)} HTTP/1.0",
            f"host: {parts.netloc}",
            f"origin: {address}",
            f"content-length: {len(body)}",
        ]
        lines += [f"{name}: {value}" for name, value in _headers(scope)]
        writer.write("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
        await writer.drain()
        status, headers = _head(await reader.readuntil(b"\r\n\r\n"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        begun = True
        async for part in _until_gone(reader, receive):
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})
    except (OSError, EOFError) as error:
        log.info("%s has gone: %s", address, error)
        if not begun:
            await _not_now(scope, receive, send)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def _head(head: bytes) -> tuple[int, list[tuple[bytes, bytes]]]:
    first, *rest = head.decode("latin-1").rstrip().split("\r\n")
    pairs: Iterable[tuple[str, str, str]] = (line.partition(":") for line in rest)
    headers = [
        (name.strip().lower().encode("latin-1"), value.strip().encode("latin-1"))
        for name, _, value in pairs
        if name.strip().lower() not in _NOT_BACK
    ]
    return int(first.split(" ", 2)[1]), headers


async def _until_gone(reader: asyncio.StreamReader, receive: Receive) -> AsyncIterator[bytes]:
    """Yield what comes, until either side has gone."""
    leaving = asyncio.ensure_future(receive())
    try:
        while True:
            reading = asyncio.ensure_future(reader.read(65536))
            await asyncio.wait((reading, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                reading.cancel()
                return
            part = reading.result()
            if not part:
                return
            yield part
    finally:
        leaving.cancel()


# --- sockets -----------------------------------------------------------------------------------------


async def _converse(address: str, scope: Scope, receive: Receive, send: Send) -> None:
    headers = [(name, value) for name, value in _headers(scope) if name != "user-agent"]
    await receive()
    await send({"type": "websocket.accept"})
    try:
        async with connect(
            "ws" + address.removeprefix("http") + _path(scope),
            additional_headers=headers,
            origin=Origin(address),
            max_size=None,
            open_timeout=5,
        ) as socket:
            out = asyncio.create_task(_outwards(receive, socket))
            try:
                async for message in socket:
                    await send({"type": "websocket.send", "text": str(message)})
            except ConnectionClosed:
                log.debug("%s has hung up", address)
            finally:
                out.cancel()
            code = socket.close_code
            await send({"type": "websocket.close", "code": COME_BACK if code in (None, 1006) else code})
    except (OSError, TimeoutError, WebSocketException) as error:
        log.info("%s does not answer: %s", address, error)
        with suppress(RuntimeError):  # it may be closed already
            await send({"type": "websocket.close", "code": COME_BACK})


async def _outwards(receive: Receive, socket: ClientConnection) -> None:
    """Carry what the page sends to the other server."""
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            await socket.close()
            return
        text = message.get("text")
        if text is None or len(text) > LARGEST_MESSAGE:
            await socket.close(1003)
            return
        with suppress(ConnectionClosed):
            await socket.send(text)
