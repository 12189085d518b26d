"""The WebSocket of a table: from frames to the room and back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from boomtown.server.cable import EXTENSION
from boomtown.server.connection import Connection
from boomtown.server.frames import (
    AboutMessage,
    AnswerMessage,
    BotsMessage,
    ChatMessage,
    CheckMessage,
    ClientMessage,
    CloseCode,
    Hello,
    HintMessage,
    LookMessage,
    OfferMessage,
    OfferReply,
    Ping,
    Pong,
    ResumeMessage,
    SeenMessage,
    ShowMessage,
    Trouble,
    UndoMessage,
    UndoReply,
    client_message,
)
from boomtown.server.guests import Guests
from boomtown.server.house import House
from boomtown.server.limits import Bucket, NoPlace, Rations
from boomtown.server.mailbox import Closed
from boomtown.server.metrics import Metrics
from boomtown.server.offers import CannotOffer
from boomtown.server.problems import Refusal
from boomtown.server.room import COME_BACK, Room
from boomtown.server.saying import says
from boomtown.server.settings import Settings
from boomtown.server.store import NotStored

log = logging.getLogger(__name__)
router = APIRouter()

PATIENCE = 50
"""How many messages too many a socket may send before it is closed."""

_CLOSE_CODES = {
    401: CloseCode.NO_SESSION,
    403: CloseCode.FORBIDDEN,
    404: CloseCode.UNKNOWN_TABLE,
    409: CloseCode.OTHER_RULES,
    503: COME_BACK,
}


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """Seat or watch, and play."""
    state = socket.app.state
    guests: Guests = state.guests
    house: House = state.house
    settings: Settings = state.settings
    rations: Rations = state.rations
    await socket.accept()
    try:
        guest = await guests.visitor(socket.headers, socket.cookies, "play")
        with rations.socket(guest.id, table):
            room = await house.room(table)
            connection = await room.do(lambda: room.connect(guest))
            await _Session(socket, room, connection, settings, rations, state.metrics).run()
    except Refusal as refusal:
        problem = refusal.problem
        await socket.close(_CLOSE_CODES.get(problem.status, 1011), problem.detail[:120])
    except NoPlace:
        await socket.close(CloseCode.TOO_FAST, says("too-many-pages-are"))
    except (NotStored, Closed) as error:
        log.error("table %s could not be opened: %s", table, error)
        await socket.close(COME_BACK)


class _Session:
    """One socket while it is open."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        connection: Connection,
        settings: Settings,
        rations: Rations,
        metrics: Metrics,
    ) -> None:
        self._socket = socket
        self._room = room
        self._connection = connection
        self._messages = Bucket(settings.messages_per_second, settings.message_burst)
        self._rations = rations
        self._metrics = metrics
        self._ignored = 0

    async def run(self) -> None:
        """Carry messages in both directions until one side has had enough."""
        cable = self._socket.scope.get("extensions", {}).get(EXTENSION)
        if cable is not None:
            self._connection.attach(cable)
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            writing.cancel()
            reading.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)
            await self._leave()

    async def _leave(self) -> None:
        with suppress(Closed):  # the room may have gone first
            await self._room.do(lambda: self._room.disconnect(self._connection))

    async def _write(self) -> None:
        """Send what cannot be sent in passing, and close."""
        while True:
            message = await self._connection.next()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message.decode())

    async def _read(self) -> None:
        while True:
            try:
                text = await self._socket.receive_text()
            except WebSocketDisconnect:
                return
            except KeyError:  # a binary frame
                self._connection.close(CloseCode.NOT_TEXT)
                return
            if not self._messages.take():
                self._ignored += 1
                self._trouble("too_fast", says("that-was-too-fast"))
                if self._ignored >= PATIENCE:
                    self._connection.close(CloseCode.TOO_FAST)
                    return
            else:
                await self._handle(text)

    async def _handle(self, text: str) -> None:
        try:
            message = client_message.validate_json(text)
        except ValidationError as error:
            self._trouble("bad_message", _why(error))
            return
        try:
            await self._dispatch(message)
        except Closed:
            raise
        except CannotOffer as error:
            self._trouble("not_now", str(error))
        except NotStored as error:
            log.error("table %s: a message could not be stored: %s", self._room.id, error)
            self._trouble("failed", says("the-server-could-not-write-this"))
        except Exception:
            log.exception("table %s: a message could not be handled", self._room.id)
            self._trouble("failed", says("something-went-wrong-on-the"))

    async def _dispatch(self, message: ClientMessage) -> None:
        room, connection = self._room, self._connection
        self._metrics.messages[message.type] += 1
        if isinstance(message, Ping):
            connection.send(Pong(type="pong"))
            return
        if not connection.greeted and not isinstance(message, Hello):
            self._trouble("hello_first", says("say-hello-first"))
            return
        if isinstance(message, Hello) and not self._rations.hellos.take(connection.guest.id):
            self._trouble("too_fast", says("slowly-you-have-just"))
            return
        if isinstance(message, ChatMessage) and not self._may_chat():
            return
        with self._metrics.handled.timed() if isinstance(message, AnswerMessage) else nullcontext():
            await room.do(_work(room, connection, message))

    def _may_chat(self) -> bool:
        if not self._rations.chats.take(self._connection.guest.id):
            self._trouble("too_fast", says("slowly-that-was-a"))
            return False
        return True

    def _trouble(self, code: str, detail: str) -> None:
        self._connection.send(Trouble.model_validate({"type": "trouble", "code": code, "detail": detail}))


def _work(room: Room, connection: Connection, message: ClientMessage) -> Callable[[], Awaitable[None]]:
    match message:
        case Hello():
            return lambda: room.hello(connection, message)
        case AnswerMessage():
            return lambda: room.answer(connection, message)
        case CheckMessage():
            return lambda: room.check(connection, message)
        case AboutMessage():
            return lambda: room.about(connection, message)
        case HintMessage():
            return lambda: room.hint(connection, message)
        case SeenMessage():
            return lambda: room.seen(connection, message.number)
        case BotsMessage():
            return lambda: room.hurry_bots(connection, message.pace)
        case UndoMessage():
            return lambda: room.undo(connection, message)
        case UndoReply():
            return lambda: room.reply(connection, message.agree)
        case OfferMessage():
            return lambda: room.offer(connection, message.what)
        case OfferReply():
            return lambda: room.reply_to_offer(connection, message.agree)
        case ResumeMessage():
            return lambda: room.resume(connection)
        case LookMessage():
            return lambda: room.look_into(connection, message.seat)
        case ShowMessage():
            return lambda: room.let_see(connection, message.agree)
        case ChatMessage():
            return lambda: room.chat(connection, message.text)
        case _:
            raise TypeError(f"no way to handle a {type(message).__name__}")


def _why(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return says("this-message-cannot-be", why=f"{where}: {first['msg']}" if where else first["msg"])
