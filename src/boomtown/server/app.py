"""The application: everything wired together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from boomtown.games import GAMES
from boomtown.server import (
    api,
    deck_api,
    health,
    notice_api,
    openapi,
    passkey_api,
    people,
    programs,
    reviews,
    society_api,
    sockets,
    teaching,
    tongues,
)
from boomtown.server.accounts import Accounts
from boomtown.server.bans import Bans
from boomtown.server.decks import Decks
from boomtown.server.forwarding import Forwarder
from boomtown.server.guard import Guard, problem_response
from boomtown.server.guests import Guests
from boomtown.server.house import House
from boomtown.server.hub import Hub
from boomtown.server.limits import Buckets, Rations
from boomtown.server.mailbox import Closed
from boomtown.server.metrics import Metrics
from boomtown.server.notices import Notices
from boomtown.server.pages import pages
from boomtown.server.passkeys import Passkeys
from boomtown.server.problems import Refusal, unusable
from boomtown.server.profiles import Profiles
from boomtown.server.reference import Document
from boomtown.server.reviews import Reviews
from boomtown.server.saying import says
from boomtown.server.settings import Settings
from boomtown.server.society import Society
from boomtown.server.store import NotStored, Store, database_url
from boomtown.server.tongues import Interpreter, known_languages
from boomtown.server.trials import Trials
from boomtown.server.wire import Problem
from boomtown.table.journal import Games

log = logging.getLogger(__name__)


def create_app(settings: Settings, games: Games = GAMES) -> FastAPI:
    """Return the server for these settings and games; the database must have been prepared."""
    metrics, bans = Metrics(), Bans()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database_url(settings.db), metrics.stored, settings.node)
        app.state.hub = Hub()
        house = House(settings, store, games, app.state.hub, bans)
        metrics.gauge("boomtown_tables", "Tables in memory.", house.loaded)
        app.state.settings, app.state.store, app.state.metrics = settings, store, metrics
        newcomers = Buckets(settings.sessions_per_second, settings.session_burst)
        app.state.guests = Guests(store, newcomers, bans)
        app.state.house = house
        app.state.accounts = Accounts(store, app.state.guests)
        decks = app.state.decks = Decks(settings, store, games)
        trials = app.state.trials = Trials(settings, store, decks)
        looking_back = app.state.reviews = Reviews(settings)
        app.state.profiles = Profiles(store, house, decks, trials)
        app.state.rations = Rations(settings)
        app.state.society = Society(store, house, app.state.rations)
        notices = app.state.notices = Notices(settings, store, house.title)
        app.state.passkeys = Passkeys(store, app.state.accounts)
        await house.open()
        await notices.open(app.state.hub)
        await trials.open()
        yield
        notices.close()
        await trials.close()
        await looking_back.close()
        decks.close()
        await house.close()
        await store.close()

    app = FastAPI(title="Boomtown", lifespan=life, docs_url=None, redoc_url=None, openapi_url=None)
    app.include_router(api.router)
    app.include_router(deck_api.router)
    app.include_router(reviews.router)
    app.include_router(people.router)
    app.include_router(programs.router)
    app.include_router(society_api.router)
    app.include_router(notice_api.router)
    app.include_router(passkey_api.router)
    app.include_router(sockets.router)
    app.include_router(teaching.router)

    written: list[Document] = []

    @app.get("/api/openapi.json", include_in_schema=False)
    async def document(request: Request) -> Response:
        if not written:
            written.append(await asyncio.to_thread(lambda: Document.of(openapi.document())))
        return written[0].response(request.headers)

    app.include_router(health.router)
    app.include_router(tongues.router)
    app.include_router(pages(settings.static))
    if settings.node:
        app.add_middleware(Forwarder, where=lambda kind, name: app.state.house.whereabouts(kind, name))
    app.add_middleware(Guard, settings=settings, metrics=metrics, bans=bans)
    app.add_middleware(Interpreter, known=known_languages(settings))
    _add_handlers(app)
    return app


def _add_handlers(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_request: Request, refusal: Refusal) -> Response:
        return problem_response(refusal.problem)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        # What our own code objects to is said as it stands; what does not fit the protocol at all is for programs.
        why = str(first["ctx"]["error"]) if first["type"] == "value_error" else first["msg"]
        return problem_response(unusable(f"{where + ': ' if where else ''}{why}.").problem)

    @app.exception_handler(HTTPException)
    async def http(_request: Request, error: HTTPException) -> Response:
        response = _problem(error.status_code, says("not-possible"), says("this-cannot-be-done"))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(NotStored)
    async def not_stored(_request: Request, error: NotStored) -> Response:
        log.error("the database refused: %s", error)
        return _problem(503, says("not-now"), says("the-server-could-not"))

    @app.exception_handler(Closed)
    async def closed(_request: Request, _error: Closed) -> Response:
        return _problem(503, says("not-now"), says("the-table-is-being"))

    @app.exception_handler(Exception)
    async def failed(_request: Request, error: Exception) -> Response:
        log.error("a request failed", exc_info=error)
        return _problem(500, says("our-mistake"), says("something-went-wrong-on"))


def _problem(status: int, title: str, detail: str) -> Response:
    return problem_response(Problem(type="about:blank", title=title, status=status, detail=detail))
