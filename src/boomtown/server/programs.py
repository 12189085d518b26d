"""The HTTP interface for programs: tokens, streams of news and of tables, answers, finished games to take along."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, cast

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import StreamingResponse

from boomtown.server.api import PROBLEM, TheGuest, TheHouse, ThePerson
from boomtown.server.connection import Connection
from boomtown.server.frames import AnswerMessage, Hello
from boomtown.server.guests import Guest, hashed
from boomtown.server.house import House
from boomtown.server.hub import Hub, News
from boomtown.server.limits import NoPlace, Rations
from boomtown.server.mailbox import Closed
from boomtown.server.problems import conflict, not_found, too_fast
from boomtown.server.room import Room
from boomtown.server.saying import says
from boomtown.server.store import Store
from boomtown.server.wire import AnswerGiven, GameExport, NewToken, Scope, TokenMade, TokenShown

ALIVE_SECONDS = 7.0
"""An empty line is sent so often, so that both sides notice when the other has gone."""
MOST_TOKENS = 20
LINES = "application/x-ndjson"

router = APIRouter(prefix="/api", responses=PROBLEM, tags=["programs"])


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


TheStore = Annotated[Store, Depends(_store)]


@router.post("/me/tokens", status_code=201)
async def make_token(new: NewToken, guest: ThePerson, store: TheStore) -> TokenMade:
    """Make a token for a program of mine; it is shown once."""
    if len(await store.tokens_of(guest.id)) >= MOST_TOKENS:
        raise conflict(says("you-have-too-many-tokens"))
    token = f"bt_{secrets.token_urlsafe(32)}"
    await store.add_session(hashed(token), guest.id, new.title, new.scopes)
    return TokenMade(token=token, id=hashed(token)[:16])


@router.get("/me/tokens")
async def list_tokens(guest: ThePerson, store: TheStore) -> list[TokenShown]:
    """List my programs' tokens, without the tokens themselves."""
    return [
        TokenShown(
            id=row.token_hash[:16],
            title=row.title or "",
            scopes=cast(list[Scope], row.scopes),
            created=row.created,
        )
        for row in await store.tokens_of(guest.id)
    ]


@router.delete("/me/tokens/{token}", status_code=204)
async def delete_token(token: str, guest: ThePerson, store: TheStore) -> None:
    """Let a program in no more."""
    found = [row for row in await store.tokens_of(guest.id) if row.token_hash.startswith(token)]
    if len(found) != 1:
        raise not_found(says("you-have-no-such-token"))
    await store.end_session(found[0].token_hash, "")


@router.get("/events", response_class=StreamingResponse)
async def stream_events(request: Request, guest: TheGuest, house: TheHouse) -> Response:
    """Stream news of my games, a JSON object a line: first the turns that wait for me, then what comes."""
    hub: Hub = request.app.state.hub
    return StreamingResponse(_news(house, hub, guest), media_type=LINES)


async def _news(house: House, hub: Hub, guest: Guest) -> AsyncIterator[bytes]:
    with hub.listening(guest.id) as queue:
        told: set[tuple[str, str, int]] = set()
        for summary in await house.tables_of(guest):
            if summary.your_turn:
                yield _line(News("turn", summary.id, 0))
        while True:
            try:
                news = await asyncio.wait_for(queue.get(), ALIVE_SECONDS)
            except TimeoutError:
                yield b"\n"
                continue
            key = (news.type, news.table, news.seq)
            if key not in told:
                told.add(key)
                yield _line(news)


def _line(news: News) -> bytes:
    return msgspec.json.encode(news) + b"\n"


@router.get("/tables/{table}/stream", response_class=StreamingResponse)
async def stream_table(table: str, request: Request, guest: TheGuest, house: TheHouse) -> Response:
    """Stream a table, one of the socket's messages a line: `snapshot` first, then `update` and what else there is."""
    room = await house.room(table)
    connection = await room.do(lambda: room.connect(guest))
    rations: Rations = request.app.state.rations
    return StreamingResponse(_frames(room, connection, rations), media_type=LINES)


async def _frames(room: Room, connection: Connection, rations: Rations) -> AsyncIterator[bytes]:
    try:
        with rations.socket(connection.guest.id, room.id):
            await room.do(lambda: room.hello(connection, Hello(type="hello")))
            while True:
                try:
                    frame = await asyncio.wait_for(connection.next(), ALIVE_SECONDS)
                except TimeoutError:
                    yield b"\n"
                    continue
                if isinstance(frame, int):
                    return
                yield frame + b"\n"
    except NoPlace:
        yield b"\n"
    finally:
        with suppress(Closed):  # the room may have gone first
            await asyncio.shield(room.do(lambda: room.disconnect(connection)))


@router.post("/tables/{table}/answers")
async def answer(
    table: str, given: AnswerGiven, request: Request, guest: TheGuest, house: TheHouse
) -> Response:
    """Answer the question with this `seq`, as on the socket; the reply is its `accepted` or `refused`."""
    rations: Rations = request.app.state.rations
    if not rations.answers.take(guest.id):
        raise too_fast(says("that-was-a-lot"))
    room = await house.room(table)
    message = AnswerMessage(type="answer", id=given.id, seq=given.seq, choice=given.choice)
    frame = await room.do(lambda: room.answer_by_post(guest, message))
    return Response(frame, media_type="application/json")


@router.get("/tables/{table}/export")
async def export_game(table: str, guest: TheGuest, house: TheHouse) -> GameExport:
    """A finished game to take along: how it was set up and came out, its log, and its journal if that is no secret."""
    room = await house.room(table)
    return await room.do(lambda: room.export(guest))
