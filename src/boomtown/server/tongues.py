"""In which language somebody is told things: as they chose on the page, or else as their browser asks for."""

from __future__ import annotations

from collections.abc import Sequence
from http.cookies import CookieError, SimpleCookie

from fastapi import APIRouter, Request
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from boomtown.server.settings import Settings
from boomtown.server.wire import LanguageShown
from boomtown.table import say, text
from boomtown.table.messages import MADE_UP, languages, speaking

COOKIE = "boomtown_language"
"""What the page keeps a choice in."""
BY_READER = "Accept-Language, Cookie"
"""The headers that decide, for whoever keeps answers."""


def known_languages(settings: Settings) -> tuple[str, ...]:
    """Return the languages that people can have here, that of the house first. Tests bring one of their own."""
    made_up = [MADE_UP] if (settings.static / MADE_UP).is_dir() else []
    others = [each for each in (*languages(), *made_up) if each != settings.language]
    return (settings.language, *others)


def language_for(headers: Headers, known: Sequence[str]) -> str:
    """Return which of the known languages whoever sent these headers wants, the first if none of them."""
    try:
        chosen = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        chosen = None
    if chosen is not None and chosen.value in known:
        return chosen.value
    for wanted in _by_preference(headers.get("accept-language", "")):
        for language in known:
            if wanted == language.lower() or wanted.partition("-")[0] == language.lower():
                return language
    return known[0]


def _by_preference(accepted: str) -> list[str]:
    """Return the languages of an Accept-Language header, the dearest first; what makes no sense there is left out."""
    found: list[tuple[float, str]] = []
    for each in accepted.lower().split(","):
        language, _, quality = each.partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if language.strip() and weight > 0:
            found.append((-weight, language.strip()))
    return [language for _, language in sorted(found, key=lambda each: each[0])]


class Interpreter:
    """The ASGI layer in which everything is said in the language of whoever asks."""

    def __init__(self, app: ASGIApp, known: Sequence[str]) -> None:
        self._app = app
        self._known = known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if len(self._known) == 1 or scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        with speaking(language_for(Headers(scope=scope), self._known)):
            await self._app(scope, receive, send)


router = APIRouter(prefix="/api")


@router.get("/languages", tags=["me"])
async def list_languages(request: Request) -> list[LanguageShown]:
    """List the languages the server and its pages speak, each by its own name.

    A browser's own wish (`Accept-Language`) decides, unless its cookie `boomtown_language` names one of these.
    """
    found = []
    for code in known_languages(request.app.state.settings):
        with speaking(code):
            found.append(LanguageShown(code=code, name=text(say("language"))))
    return found
