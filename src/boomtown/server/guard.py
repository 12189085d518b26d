"""What every request passes on its way in and out: host, origin, size, rate; and the headers of every answer."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import SplitResult, urlsplit

from fastapi.responses import Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boomtown.server.bans import Bans
from boomtown.server.guests import bearer
from boomtown.server.limits import Buckets, Places
from boomtown.server.metrics import Metrics
from boomtown.server.problems import Refusal, forbidden, too_fast
from boomtown.server.saying import says
from boomtown.server.settings import Settings
from boomtown.server.wire import LARGEST_MESSAGE, Problem

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
RETRY_SECONDS = 2
LARGEST_FILE = 256 * 1024
_WITH_DECKS = re.compile(
    r"/api/(?:games/[^/]+/(?:look|insight|swaps|hands|convert)|decks(?:/[^/]+)?|trials)$"
)

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # an invitation's address is a secret
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def problem_response(problem: Problem) -> Response:
    """Return a problem as an HTTP response."""
    headers = {"Retry-After": str(RETRY_SECONDS)} if problem.status == 429 else None
    return Response(
        problem.model_dump_json(), problem.status, headers=headers, media_type="application/problem+json"
    )


class Guard:
    """The ASGI layer around everything else."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, bans: Bans) -> None:
        self._app = app
        self._bans = bans
        self._metrics = metrics
        self._hosts = {"localhost", *_own_names(), *settings.hosts}
        self._origins = settings.origins
        self._requests = Buckets(settings.requests_per_second, settings.request_burst)
        self._reads = Buckets(settings.reads_per_second, settings.read_burst)
        self._sockets = Places(settings.sockets_per_address)
        self._patience = settings.request_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if scope["type"] == "http":
            send = self._counted(send)
        try:
            self._check(scope, Headers(scope=scope))
            if scope["type"] == "http":
                receive = await self._whole(scope, receive)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, send)
            return
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self._converse(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through; asked for the head only, answer as to GET, without the body."""
        send = _with_headers(scope, send)
        if scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        await self._app(scope, receive, send)

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a WebSocket through while its address has places left."""
        who = _who(scope)
        if not self._sockets.take(who):
            await _refuse(too_fast(says("there-are-too-many")), scope, receive, send)
            return
        self._metrics.sockets += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._metrics.sockets -= 1
            self._sockets.leave(who)

    def _counted(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests[f"{message['status'] // 100}xx"] += 1
            await send(message)

        return sending

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        self._check_host(host)
        self._bans.check_address(_who(scope))
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not _is_program(headers):
            self._check_origin(headers, host)
        if not (self._requests if changes else self._reads).take(_who(scope), _cost(scope)):
            raise too_fast(says("that-was-a-lot"))
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _largest(scope):
            raise _too_large(scope)

    async def _whole(self, scope: Scope, receive: Receive) -> Receive:
        """Wait for the whole body, but not for ever."""
        try:
            async with asyncio.timeout(self._patience):
                return _read_again(await _body(scope, receive), receive)
        except TimeoutError:
            raise Refusal(408, says("too-slow"), says("the-request-did-not")) from None

    def _check_host(self, host: str) -> None:
        """Refuse names that are not ours: a stranger's name may lead to this machine (DNS rebinding)."""
        name = _split(f"//{host}").hostname or ""
        if name not in self._hosts and not _is_address(name):
            raise forbidden(says("this-server-does-not", quoted=repr(name), name=name))

    def _check_origin(self, headers: Headers, host: str) -> None:
        """Refuse what another site's page asks in its visitor's name."""
        origin = headers.get("origin")
        if origin is None:
            raise forbidden(says("the-request-does-not"))
        if _split(origin).netloc != host and origin not in self._origins:
            raise forbidden(says("pages-of-may-not", origin=origin))


def _is_program(headers: Headers) -> bool:
    """Whether a token is sent, and no cookie that a page of another site could have its visitor send."""
    return bearer(headers) is not None and "cookie" not in headers


def _split(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _own_names() -> Iterable[str]:
    name = socket.gethostname().lower()
    return (name, f"{name}.local")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _who(scope: Scope) -> str:
    """Return whose requests to count: the machine's, for sessions are made for the asking."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def _cost(scope: Scope) -> float:
    """Return what a request counts for: a page's files are many and cost next to nothing."""
    return 1.0 if scope["path"].startswith("/api") else 0.25


def _largest(scope: Scope) -> int:
    """Return how many bytes a request may have; a file with several decks is larger than anything else."""
    return LARGEST_FILE if _WITH_DECKS.match(scope["path"]) else LARGEST_MESSAGE


def _too_large(scope: Scope) -> Refusal:
    return Refusal(413, says("too-large"), says("a-request-may-have", most=_largest(scope)))


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":  # before it is accepted, this is an HTTP 403
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.problem.title})
        return
    await problem_response(refusal.problem)(scope, receive, _with_headers(scope, send))


async def _body(scope: Scope, receive: Receive) -> bytes:
    """Read the body, which is small, and count it: it need not be as long as its header says."""
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > _largest(scope):
            raise _too_large(scope)
    return body


def _read_again(body: bytes, receive: Receive) -> Receive:
    """Return a way to receive what has been read already."""
    read = False

    async def again() -> Message:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _with_headers(scope: Scope, send: Send) -> Send:
    private = scope["path"].startswith("/api")
    safe = scope.get("scheme") == "https"

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if safe:
                headers["Strict-Transport-Security"] = "max-age=31536000"
            if private:
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


def _without_body(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return sending
