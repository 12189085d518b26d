"""A game being played at a table: answers, automatic answers, bots and taking back.

Every change is applied, stored, and only then told. Everything here runs in the table's mailbox but for the
tasks that wait or think, which come back through it.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import chain
from typing import Any, Protocol

import msgspec

from boomtown.bots import seated, takes_time
from boomtown.server import pacing
from boomtown.server.brains import Brains, Moves, Stuck
from boomtown.server.clocks import Clock
from boomtown.server.frames import BotsPace, ClockShown, RefusedCode, UndoRequest, UndoShown
from boomtown.server.keeping import Keeper
from boomtown.server.mailbox import Closed, Mailbox
from boomtown.server.record import ENDED, Answered, Entry, Record, TakenBack
from boomtown.server.saying import for_all, says
from boomtown.server.seats import Seats
from boomtown.server.store import Line, NotStored, Position, Store
from boomtown.server.wire import Said
from boomtown.server.words import Words
from boomtown.table import Answer, Company, IllegalAnswer, Message, Outcome, Table, text

log = logging.getLogger(__name__)

SHOWN_FOR = 120.0
"""Seconds for which bots wait at most until everybody has seen what was shown."""

AHEAD = 40
"""How many questions bots answer in one go when nobody watches; where one of them takes its time, it is one."""


class NotAccepted(Exception):
    """An answer or undo that does not count; nothing has changed."""

    def __init__(self, code: RefusedCode, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


class Audience(Protocol):
    """Whom a match tells; the room."""

    def tell_move(self, seats: Sequence[int] | None) -> None:
        """Send updates to these seats, or to everyone."""

    def tell_undo(self, notice: Message | None) -> None:
        """Send what has become of a request to take back."""

    async def time_is_up(self, seats: Sequence[int]) -> None:
        """Do what the table has decided about those whose clock has come to zero."""

    def is_watched(self) -> bool:
        """Whether any page is open."""

    def has_spectators(self) -> bool:
        """Whether somebody without a seat is watching."""

    def has_seen(self, scene: int) -> bool:
        """Whether nobody who counts is still looking at this scene."""

    def bots_pace(self) -> BotsPace:
        """How quickly bots shall answer."""

    def give_up(self) -> None:
        """Forget what is in memory: it may not be what is stored. Whoever comes next loads it again."""


class _Request(msgspec.Struct):
    """A person asks to take back their decision: the one after the first `to` answers."""

    seat: int
    to: int
    id: str
    agreed: list[int]


class Match:
    """The game at one table."""

    def __init__(
        self,
        table_id: str,
        record: Record,
        seats: Seats,
        *,
        audience: Audience,
        mailbox: Mailbox,
        store: Store,
        brains: Brains,
        pace: float,
        most_alone: int,
        clock: Clock | None = None,
    ) -> None:
        self.table_id = table_id
        self.record = record
        self._seats = seats
        self._audience = audience
        self._mailbox = mailbox
        self._store = store
        self._brains = brains
        self._pace = pace
        self._most_alone = most_alone
        self._request: _Request | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._passing: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._told = 0
        self._decided: dict[tuple[int, bool], tuple[int, int | None]] = {}
        """By seat, and whether it is spared questions: how many answers were looked through, and what was found."""
        self._before: dict[int, tuple[int, Table[Any]]] = {}
        """By seat: after how many answers it last decided something, and the game as it stood."""
        self._stuck_at: int | None = None
        """The answers after which the rules failed, whatever a bot answered."""
        self._shown = record.newest_scene()
        self._showing: asyncio.Task[None] | None = None
        self._chance = random.SystemRandom()
        self._keeper = Keeper(table_id, record)
        self._clock = clock
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._tick()
        self._set_alarm()

    @property
    def busy(self) -> bool:
        """Whether a bot or an automatic answer is on its way."""
        return self._thinking is not None or bool(self._passing)

    def close(self) -> None:
        """Stop what is on its way."""
        for task in (self._thinking, self._showing, *(task for _, task in self._passing.values())):
            if task is not None:
                task.cancel()
        self._thinking = self._showing = None
        self._passing.clear()
        if self._alarm is not None:
            self._alarm.cancel()

    def _company(self) -> Company:
        """Who sits here now; seats change while a game is played."""
        return Company(
            seated(self._seats.bots(), self.record.table.game.name), spared=self._seats.in_a_hurry()
        )

    # --- people --------------------------------------------------------------------------------

    async def answer(self, seat: int, client_id: str, seq: int, choice: Answer) -> int:
        """Accept a person's answer and return the moment it belongs to. Raises NotAccepted."""
        accepted = self.record.known(seat, client_id)
        if accepted is not None:
            return accepted
        self.expect(seat, seq)
        await self._change([Answered(seat, choice, id=client_id)])
        return seq

    def check(self, seat: int, seq: int, choice: Answer) -> None:
        """Accept a choice that would be a legal answer. Raises NotAccepted."""
        self.expect(seat, seq)
        ask = self.record.table.ask_of(seat)
        assert ask is not None, "a question was expected, and it was there"
        try:
            ask.form.check(choice)
        except IllegalAnswer as error:
            raise _illegal(error, self._seats.names()) from error

    def expect(self, seat: int, seq: int) -> None:
        """Refuse an answer to anything but the question that waits for this seat."""
        if seq != self.record.seq:
            raise NotAccepted("stale", says("the-table-has-moved"))
        if self.record.over:
            raise NotAccepted("not_playing", says("over"))
        if self.record.table.ask_of(seat) is None:
            raise NotAccepted("not_asked", says("you-are-not-being"))

    # --- changing ------------------------------------------------------------------------------

    async def settle(self) -> None:
        """Let everything go on that needs no person."""
        await self._change([])

    async def _change(self, entries: Sequence[Entry]) -> None:
        """Apply entries, store them, tell everyone concerned, and let bots go on."""
        seq, count = self.record.seq, self.record.entries
        try:
            rows = [self._apply(entry) for entry in chain(entries, self._at_once())]
        except Exception as error:
            if self.record.entries != count:  # some were applied, and none is stored
                self._audience.give_up()
            if isinstance(error, IllegalAnswer):
                raise _illegal(error, self._seats.names()) from error
            raise
        self._tick()
        if rows:
            await self._save(rows)
        self._tell(seq, [row.seat for row in rows])
        self._keep()
        self._set_alarm()
        self.go_on()

    def _apply(self, entry: Entry) -> Line:
        count = len(self.record.table.answers)
        before = self.record.table.fork() if self._decides(entry) else None
        done = self.record.apply(entry)
        if isinstance(done, TakenBack):
            self._decided.clear()
            self._before.clear()
        elif before is not None:
            self._decided[done.seat, done.seat in self._seats.in_a_hurry()] = (count + 1, count)
            self._before[done.seat] = (count, before)
        return Line(
            table_id=self.table_id,
            n=self.record.entries,
            seat=done.seat,
            answer=done.answer if isinstance(done, Answered) else None,
            undo=done.to if isinstance(done, TakenBack) else None,
            auto=isinstance(done, Answered) and done.auto,
            client_id=done.id,
            created=time.time(),
        )

    def _decides(self, entry: Entry) -> bool:
        """Whether this is somebody's decision; asked before it is made, it need not be looked for in the past."""
        ask = self.record.table.ask_of(entry.seat)
        if not isinstance(entry, Answered) or entry.auto or ask is None:
            return False
        return self._company().sole(ask) is None

    async def _save(self, lines: Sequence[Line]) -> None:
        try:
            await self._store.append(self.table_id, lines, self.position())
        except NotStored as error:
            self._audience.give_up()
            log.error("table %s could not be stored: %s", self.table_id, error)
            reason = says("the-server-could-not-write")
            raise NotAccepted("storage", reason) from error

    def _keep(self) -> None:
        """Have what the game has come to marked, where that is due. Nobody waits for it: the journal is whole."""
        mark = self._keeper.due()
        if mark is not None:
            self._store.add_mark(mark).add_done_callback(self._marked)

    def _marked(self, told: asyncio.Future[None]) -> None:
        if not told.cancelled() and told.exception() is not None:
            log.warning("table %s could not be marked: %s", self.table_id, told.exception())

    def _tell(self, seq: int, seats: Sequence[int]) -> None:
        """Tell of a change. An answer that still lies hidden concerns nobody but who gave it."""
        if self.record.seq == seq:
            if seats:
                self._audience.tell_move(seats)
            return
        if self._request and not self._can_still_be_taken_back(self._request):
            self._request = None
            self._audience.tell_undo(for_all("the-request-to-take"))
        self._audience.tell_move(None)

    # --- what needs no person ------------------------------------------------------------------

    def go_on(self) -> None:
        """Set bots thinking and automatic answers waiting, for whoever of them is asked and once all is seen."""
        if self._is_shown_something():
            return
        if self.record.over or self._stuck_at == self.record.entries:
            return
        asked = any(seat in self._seats.bots() for seat in self.record.pending())
        if asked and self._thinking is None and self._audience.bots_pace() != "held":
            self._thinking = asyncio.create_task(self._think())
        for seat, _ in self._sole_answers():
            known = self._passing.get(seat)
            if known is None or known[0] != self.record.seq:
                if known is not None:
                    known[1].cancel()
                task = asyncio.create_task(self._pass_later(seat, self.record.seq))
                self._passing[seat] = (self.record.seq, task)

    def _is_shown_something(self) -> bool:
        """Whether somebody still looks at what everybody was shown last; nobody is waited for too long."""
        scene = self.record.newest_scene()
        if scene > self._shown and not self._audience.has_seen(scene):
            if self._showing is None:
                self._showing = asyncio.create_task(self._show(scene))
            return True
        self._shown = scene
        if self._showing is not None:
            self._showing.cancel()
            self._showing = None
        return False

    async def _show(self, scene: int) -> None:
        """Go on after a while, seen or not."""
        await asyncio.sleep(SHOWN_FOR)

        async def go_on() -> None:
            self._showing = None
            self._shown = max(self._shown, scene)
            self.go_on()

        await self._post(go_on)

    def _at_once(self) -> Iterator[Entry]:
        """Answer for a person alone with bots, as long as there is only one legal answer: nobody can learn from it."""
        if self._audience.has_spectators() or len(self._seats.persons()) > 1:
            return
        while found := next(self._sole_answers(), None):
            seat, answer = found
            yield Answered(seat, answer, auto=True)

    def _sole_answers(self) -> Iterator[tuple[int, Answer]]:
        """Find the people who want to be answered for and have one legal answer only."""
        company = self._company()
        for ask in self.record.table.asks:
            answer = company.sole(ask)
            if answer is not None:
                yield ask.seat, answer

    async def _pass_later(self, seat: int, seq: int) -> None:
        """Answer for a person after a pause such as a person might make, so that others cannot tell."""
        quick = self.record.table.game.is_quick(self.record.table.config)
        await asyncio.sleep((pacing.as_a_bot if quick else pacing.as_a_person)(self._pace, self._chance))

        async def give() -> None:
            if self._passing[seat][0] == seq:
                del self._passing[seat]
            sole = dict(self._sole_answers())
            if self.record.seq == seq and seat in sole:
                await self._change([Answered(seat, sole[seat], auto=True)])

        await self._post(give)

    async def _think(self) -> None:
        """Let the bots answer, and come back with what they chose; they think while they wait."""
        pause = self._pause()
        record, watched = self.record, self._audience.is_watched()
        seq, entries = record.seq, record.entries
        bots = Company(
            self._company().bots
        )  # people's answers do not come at once, even where there is but one
        thinkers = self._thinkers()
        questions = 1 if watched or thinkers else AHEAD
        slow = not thinkers.isdisjoint(record.pending())
        thinking = self._brains.answers(record.table.fork(), bots, questions, watched, slow)
        try:
            moves, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
        except Stuck:
            log.error("table %s cannot go on after %d answers: no answer works", self.table_id, entries)
            self._stuck_at, self._thinking = entries, None
            return

        async def give() -> None:
            self._thinking = None
            await self._bots_answer(moves, seq, entries)

        await self._post(give)

    def _thinkers(self) -> set[int]:
        """The seats of bots that take their time."""
        game = self.record.table.game.name
        return {seat for seat, bot in self._seats.bots().items() if takes_time(bot, game)}

    async def _bots_answer(self, moves: Moves, seq: int, entries: int) -> None:
        record, bots = self.record, self._seats.bots()
        if record.over:  # somebody has ended it meanwhile
            return
        if (
            record.entries != entries
        ):  # somebody was quicker: what they changed may make some of this obsolete
            waiting = set(record.pending()) & set(bots) if record.seq == seq else set()
            first = {seat: answer for seat, answer in reversed(moves) if seat in waiting}
            moves = list(first.items())
        moves = moves if all(seat in bots for seat, _ in moves) else []
        await self._change([Answered(seat, answer, auto=True) for seat, answer in moves])
        if not self._seats.persons() and not record.over and record.entries >= self._most_alone:
            await self.decide(ENDED)

    async def decide(self, outcome: Outcome) -> None:
        """End the game as the rules have not decided it. Raises NotAccepted."""
        self.close()
        self._request = None
        self.record.verdict = outcome
        await self._save([])
        self._audience.tell_move(None)

    async def _post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have work done in the mailbox by a task that nobody waits for."""
        try:
            await self._mailbox.do(work)
        except Closed:
            log.info("table %s is closed", self.table_id)
        except NotAccepted as error:
            log.error("table %s: %s", self.table_id, error.reason)
        except Exception:
            log.exception("table %s cannot go on", self.table_id)

    def _pause(self) -> float:
        """Return how long bots wait: a moment when there is something new to read, for whoever reads it.

        It depends on nothing but what everyone has been told, and on chance where nobody shall be able to tell whether
        they had anything to think about. Of a bot that takes its time that is so at every question: with a card to play
        it thinks, and without one it has nothing to think about.
        """
        watched = self._audience.is_watched()
        told = len(self.record.table.log(None)) if watched else 0
        news, self._told = told > self._told, told
        reading = pacing.for_reading(self._pace, self._audience.bots_pace()) if news else 0.0
        if watched and not self._thinkers().isdisjoint(self.record.pending()):
            return max(reading, pacing.as_a_thinker(self._pace, self._chance))
        secret = watched and any(ask.secret for ask in self.record.table.asks)
        return pacing.as_a_bot(self._pace, self._chance) if secret and not news else reading

    # --- time ----------------------------------------------------------------------------------

    def position(self) -> Position:
        """Return where the game and its clocks stand."""
        return self.record.position(self._clock)

    def stands(self) -> Position:
        """Return where they stand now that somebody has come to a seat or left it."""
        self._tick()
        return self.position()

    def _tick(self) -> None:
        self.record.tick(self._clock, self._seats.persons(), time.time())

    def _set_alarm(self) -> None:
        """Be there when the next clock comes to zero."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = None if self._clock is None or self.record.over else self._clock.deadline()
        if deadline is not None:
            wait = max(0.0, deadline - time.time())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._ringing = asyncio.create_task(self._post(self.keep_time))

    async def keep_time(self) -> None:
        """See to those whose time is up."""
        if self._clock is None or self.record.over:
            return
        expired = self._clock.expired(time.time())
        if expired:
            await self._audience.time_is_up(expired)
        self._set_alarm()

    async def pause(self) -> None:
        """Let the clocks stand still. Raises NotAccepted."""
        if self._clock is not None and not self._clock.paused:
            self._clock.pause(time.time())
            await self._save([])
            self._set_alarm()
            self._audience.tell_move(None)

    async def resume(self) -> None:
        """Let the clocks run again. Raises NotAccepted."""
        if self._clock is not None and self._clock.paused:
            thinking = [seat for seat in self.record.pending() if seat in self._seats.persons()]
            self._clock.resume(time.time(), thinking)
            await self._save([])
            self._set_alarm()
            self._audience.tell_move(None)

    def welcome(self, seat: int) -> None:
        """Let whoever has come to a seat have a moment to think."""
        if self._clock is not None:
            self._clock.welcome(seat)

    def clock_shown(self, to: int | None) -> ClockShown | None:
        """Return the clocks as a seat, or (None) a spectator, is told of them."""
        clock = self._clock
        if clock is None or self.record.over:
            return None
        now, asked, people = time.time(), self.record.asked(), self._seats.persons()
        running = [] if clock.paused else [seat for seat in asked if seat in people]
        if to in running and self.record.table.ask_of(to) is None:
            running.remove(to)
        return ClockShown(
            **msgspec.structs.asdict(clock.pace),
            paused=clock.paused,
            left=[
                round(clock.left(now, seat, asked, to), 1) if seat in people else None
                for seat in range(len(self._seats))
            ],
            running=running,
        )

    # --- taking back ---------------------------------------------------------------------------

    async def undo(self, seat: int, client_id: str, seq: int) -> int:
        """Take back this seat's last decision, or ask the others. Raises NotAccepted."""
        accepted = self.record.known(seat, client_id)
        if accepted is not None:
            return accepted
        if self._request and self._request.id == client_id and self._request.seat == seat:
            return seq
        if seq != self.record.seq:
            raise NotAccepted("stale", says("the-table-has-moved-on"))
        to = self._last_decision(seat)
        if to is None or self.record.over:
            raise NotAccepted("no_undo", says("there-is-nothing-you"))
        if self._request:
            raise NotAccepted("no_undo", says("somebody-is-already-asking"))
        if self._needs_consent(seat, to):
            self._request = _Request(seat, to, client_id, [])
            self._audience.tell_undo(None)
        else:
            await self._change(self.record.undo_entries(seat, to, client_id))
        return seq

    async def reply(self, seat: int, agree: bool) -> None:
        """Agree or not to the open request, or withdraw one's own."""
        request = self._request
        if request is None:
            return
        name = self._seats.names()[seat]
        if not agree:
            self._request = None
            withdrawn = seat == request.seat
            self._audience.tell_undo(
                for_all("no-longer-asks-to" if withdrawn else "does-not-agree", name=name)
            )
        elif seat != request.seat and seat not in request.agreed:
            request.agreed.append(seat)
            await self.review_request()

    async def review_request(self) -> None:
        """Take back if all who must have agreed; also when somebody has left, or come."""
        request = self._request
        if request is None:
            return
        if request.seat not in self._seats.persons() or not self._can_still_be_taken_back(request):
            self._request = None
            self._audience.tell_undo(for_all("the-request-to-take-back"))
        elif self._needed(request.seat, request.agreed):
            self._audience.tell_undo(None)
        else:
            self._request = None
            await self._change(self.record.undo_entries(request.seat, request.to, request.id))
            self._audience.tell_undo(for_all("taken-back-as-all"))

    def _can_still_be_taken_back(self, request: _Request) -> bool:
        return not self.record.over and self._last_decision(request.seat) == request.to

    def _last_decision(self, seat: int) -> int | None:
        """Return after how many answers this seat last decided something; only what is new has to be looked through."""
        known = (seat, seat in self._seats.in_a_hurry())
        looked, found = self._decided.get(known, (0, None))
        if looked == len(self.record.table.answers):
            return found
        newer = self._company().last_decision(self.record.table, [seat], looked)
        found = found if newer is None else newer
        self._decided[known] = (len(self.record.table.answers), found)
        return found

    def undo_shown(self, seat: int | None) -> UndoShown:
        """Return what this seat can take back, and what is being asked."""
        request = self._request
        shown = None
        if request:
            needed = self._needed(request.seat, request.agreed)
            decision = self._led_to(request.to)
            shown = UndoRequest(seat=request.seat, agreed=request.agreed, needed=needed, decision=decision)
        to = None if seat is None or self.record.over else self._last_decision(seat)
        if seat is None or to is None:
            return UndoShown(possible=False, needs_consent=False, back=False, request=shown)
        back = self._is_half_made(seat, to)
        consent = not (back or self.record.is_hidden(to)) and bool(self._needed(seat, []))
        return UndoShown(possible=request is None, needs_consent=consent, back=back, request=shown)

    def _led_to(self, to: int) -> Said | None:
        """Return what everybody was told first after so many answers: it gives nothing away to anybody."""
        before = len(self.record.table.at(to).log(None))
        told = self.record.table.log(None, before)
        return Words(self._seats.names()).said(told[0]) if told else None

    def _needs_consent(self, seat: int, to: int) -> bool:
        free = self.record.is_hidden(to) or self._is_half_made(seat, to)
        return not free and bool(self._needed(seat, []))

    def _is_half_made(self, seat: int, to: int) -> bool:
        count, then = self._before.get(seat, (None, None))
        return self.record.table.is_half_made(to, then if count == to else None)

    def _needed(self, asker: int, agreed: Sequence[int]) -> list[int]:
        return [seat for seat in self._seats.persons() if seat != asker and seat not in agreed]


def _illegal(error: IllegalAnswer, names: Sequence[str]) -> NotAccepted:
    return NotAccepted("illegal", text(error.reason, names), error.rule)
