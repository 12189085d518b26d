"""Answers, and what goes with them: checking, taking back, hints, looking back, taking the game along."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from boomtown.server.connection import Connection
from boomtown.server.exports import exported
from boomtown.server.frames import (
    AboutMessage,
    AnswerMessage,
    Checked,
    CheckMessage,
    Hint,
    HintMessage,
    UndoMessage,
    accepted,
    refused,
)
from boomtown.server.guests import Guest
from boomtown.server.match import Match, NotAccepted
from boomtown.server.past import Kept
from boomtown.server.picture import prompt_of
from boomtown.server.problems import conflict
from boomtown.server.room.open_hands import OpenHands
from boomtown.server.saying import says
from boomtown.server.wire import GameExport
from boomtown.server.words import Words
from boomtown.table import About, Table

log = logging.getLogger(__name__)


class Playing(OpenHands):
    """What those who play send while they do."""

    async def answer(self, connection: Connection, message: AnswerMessage) -> None:
        """Take an answer; it is accepted or refused, and that is told first."""
        await self._change(
            connection,
            message.id,
            lambda match, seat: match.answer(seat, message.id, message.seq, message.choice),
        )

    async def undo(self, connection: Connection, message: UndoMessage) -> None:
        """Take back, or ask to."""
        await self._change(
            connection, message.id, lambda match, seat: match.undo(seat, message.id, message.seq)
        )

    async def reply(self, connection: Connection, agree: bool) -> None:
        """Agree or not to a request to take back."""
        if self._match is not None and connection.seat is not None:
            await self._match.reply(connection.seat, agree)

    async def check(self, connection: Connection, message: CheckMessage) -> None:
        """Say whether a choice would be legal."""
        try:
            match, seat = self._playing(connection)
            match.check(seat, message.seq, message.choice)
        except NotAccepted as error:
            self._refuse(connection, message.id, error)
        else:
            connection.send(Checked(type="checked", id=message.id))

    async def about(self, connection: Connection, message: AboutMessage) -> None:
        """Say what can be done with a card, why not the rest, and where it could go, to whoever sees it."""
        found = self._match.record.table.about(connection.seat, message.card) if self._match else None
        words = Words(self._seats.names())
        connection.send(words.about(message.id, message.card, found or About()))

    async def hint(self, connection: Connection, message: HintMessage) -> None:
        """Say what can be reckoned of a question and what a bot would do, to somebody who is alone with bots."""
        try:
            match, seat = self._playing(connection)
            match.expect(seat, message.seq)
            if self._seats.persons() != [seat]:
                raise NotAccepted("not_playing", says("hints-are-for-those"))
        except NotAccepted as error:
            self._refuse(connection, message.id, error)
            return
        task = asyncio.create_task(self._advise(connection, message, match.record.table.fork(), seat))
        self._advising.add(task)
        task.add_done_callback(self._advising.discard)

    async def _advise(
        self, connection: Connection, message: HintMessage, fork: Table[Any], seat: int
    ) -> None:
        hint = Hint(type="hint", id=message.id, lines=[], weighed=[])
        try:
            advice = await self._tools.brains.advise(fork, seat, message.choice, message.bot)
            hint = Words(self._seats.names()).hint(message.id, advice)
        except Exception:
            log.exception("table %s: no hint could be given", self.id)
        connection.send(hint)

    async def seen(self, connection: Connection, number: int) -> None:
        """Take note that a page's scenes have been seen, and let bots go on if they only waited for that."""
        if connection.seen is not None:
            connection.seen = number  # after taking back, it may be less
        if self._match is not None:
            self._match.go_on()

    def _playing(self, connection: Connection) -> tuple[Match, int]:
        if connection.seat is None:
            raise NotAccepted("not_asked", says("you-are-watching-those"))
        if self._match is None:
            raise NotAccepted("not_playing", says("not-started-yet"))
        return self._match, connection.seat

    async def _change(
        self, connection: Connection, client_id: str, change: Callable[[Match, int], Awaitable[int]]
    ) -> None:
        """Have the match accept a change by whoever sits there, and tell them what has become of it."""
        try:
            seq = await change(*self._playing(connection))
        except NotAccepted as error:
            self._refuse(connection, client_id, error)
        else:
            connection.send_text(accepted(client_id, seq))

    def _refuse(self, connection: Connection, client_id: str, error: NotAccepted) -> None:
        in_doubt = error.code == "storage"  # what is in memory now is not to be shown
        record = self._match.record if self._match and not in_doubt else None
        seq = record.seq if record else 0
        prompt = prompt_of(record, self._seats, connection.seat) if record else None
        connection.send_text(refused(client_id, error.code, error.reason, error.rule, seq, prompt))

    async def answer_by_post(self, guest: Guest, message: AnswerMessage) -> bytes:
        """Take an answer that came without a page; return what a page would have been told."""
        connection = Connection(guest, self._seats.of_guest(guest.id))
        await self.answer(connection, message)
        frame = await connection.next()
        assert isinstance(frame, bytes)
        return frame

    # --- afterwards ------------------------------------------------------------------------------

    async def export(self, guest: Guest) -> GameExport:
        """Return a finished game to whoever may look at it."""
        self._may_look(guest)
        if self._match is None or not self._match.record.over:
            raise conflict(says("not-over-yet"))
        return exported(
            self._row, self._match.record, self._seats, self._seats.of_guest(guest.id), self._moved
        )

    async def keep(self, guest: Guest, wanted: int | None = None) -> Kept:
        """Hand out the game so far to somebody who may look at it.

        Who watches, and wants to see it as a seat did, gets it as it was a while ago, where the table allows that.
        """
        self._may_look(guest)
        if self._match is None:
            raise conflict(says("the-game-has-not-started"))
        record = self._match.record
        minutes = (self._row.hands or {}).get("after_minutes")
        watches = self._seats.of_guest(guest.id) is None and not record.over
        if minutes is not None and watches and wanted is not None and 0 <= wanted < len(self._seats):
            await self._has_seen(guest, wanted)
            entries = await self._tools.store.entries(self.id)
            count = record.given_before(entries, time.time() - 60 * minutes)
            return Kept(
                table_id=f"{self.id} {count}",
                table=record.table.at(count),
                seats=self._seats.copy(),
                verdict=None,
                over=False,
                whole=record.whole,
                entries=count,
                mine=wanted,
                alone=False,
            )
        return Kept(
            table_id=self.id,
            table=record.table.fork(),
            seats=self._seats.copy(),
            verdict=record.verdict,
            over=record.over,
            whole=record.whole,
            entries=record.entries,
            mine=self._seats.of_guest(guest.id),
            alone=self._seats.only_of(guest.id) and self._seats.first_open() is None,
        )
