"""A table and everyone around it: the actor that owns all of its changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from boomtown.bots import bot_names
from boomtown.server.brains import Brains
from boomtown.server.bringing import bring, taken_along
from boomtown.server.clocks import Clock
from boomtown.server.connection import Connection
from boomtown.server.exports import exported
from boomtown.server.frames import (
    AboutMessage,
    Accepted,
    AnswerMessage,
    BotsPace,
    Chat,
    ChatLine,
    Checked,
    CheckMessage,
    CloseCode,
    Hello,
    Hint,
    HintMessage,
    Lobby,
    OfferChanged,
    OfferShown,
    Players,
    Refused,
    Rematch,
    Snapshot,
    UndoChanged,
    UndoMessage,
    Update,
)
from boomtown.server.guests import Guest
from boomtown.server.hub import Hub, News
from boomtown.server.mailbox import Mailbox
from boomtown.server.match import Match, NotAccepted
from boomtown.server.offers import CannotOffer, Offers, What
from boomtown.server.past import Kept
from boomtown.server.picture import Around, Pictures, prompt_of, status_of
from boomtown.server.problems import Refusal, conflict, forbidden, not_found, unusable
from boomtown.server.record import ENDED, Record, deal
from boomtown.server.rematch import moved_on, played_again
from boomtown.server.saying import says
from boomtown.server.seats import Presence, Seats
from boomtown.server.store import ChatRow, NotStored, Position, Store, TableRow
from boomtown.server.wire import GameExport, HandsShown, PaceShown, TableInfo
from boomtown.server.words import Words
from boomtown.table import About, Outcome, Table, Who, say
from boomtown.table.journal import Games, JournalError

T = TypeVar("T")
log = logging.getLogger(__name__)

CHAT_SHOWN = 200
SLOWEST_FIRST: tuple[BotsPace, ...] = ("held", "slow", "usual", "quick")
COME_BACK = 1012


class Tools(msgspec.Struct, frozen=True):
    """What every room works with."""

    store: Store
    brains: Brains
    games: Games
    pace: float
    most_alone: int
    """Answers after which a game that nobody sits at is ended."""
    most_away: float
    """Seconds after which somebody need not be waited for where there is no clock."""
    opened: float
    """When this server began: what was asked before it cannot have been answered meanwhile."""
    forget: Callable[[str], None]
    hub: Hub
    finished: Callable[[TableRow, Seats, Outcome | None], None]
    """Told of every game that is over, perhaps more than once."""


class Room:
    """One table. Call its methods through `do`, which does them one after the other."""

    def __init__(self, tools: Tools, row: TableRow, seats: Seats, record: Record | None) -> None:
        self.id = row.id
        self.game = row.game
        self.used = time.monotonic()
        self._tools = tools
        self._row = row
        self._seats = seats
        self._connections: list[Connection] = []
        self._mailbox = Mailbox()
        self._offers = Offers()
        self._advising: set[asyncio.Task[None]] = set()
        self._moved = row.updated
        """When the game last moved."""
        self._gone: dict[int, float] = {}
        """When the last page of a guest was closed."""
        self._match: Match | None = None
        if record is not None:
            self._begin(record)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn."""
        self.used = time.monotonic()
        return await self._mailbox.do(work)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        playing = self._match is not None and self._match.busy
        return not self._connections and not playing and self._mailbox.idle

    async def close(self) -> None:
        """Finish what is being done, stop, and send everyone away to come back."""
        if self._match is not None:
            self._match.close()
        await self._mailbox.close()
        for connection in self._connections:
            connection.close(COME_BACK)

    def _begin(self, record: Record) -> Match:
        clock = Clock.of(self._row.pace, self._row.clock, len(self._seats), time.time())
        if clock is not None:
            clock.excuse(self._tools.opened)
        self._match = Match(
            self.id,
            record,
            self._seats,
            audience=self,
            mailbox=self._mailbox,
            store=self._tools.store,
            brains=self._tools.brains,
            pace=self._tools.pace,
            most_alone=self._tools.most_alone,
            clock=clock,
        )
        return self._match

    # --- the audience of the match -------------------------------------------------------------

    def tell_move(self, seats: Sequence[int] | None) -> None:
        """Send updates to these seats, or to everyone."""
        assert self._match is not None
        if seats is None:
            self._moved = time.time()
            self._announce()
        pictures = Pictures(self._match.record, self._seats, self._presence())
        for connection in self._greeted():
            if seats is None or connection.seat in seats:
                whole = connection.catch_up()
                kind = Snapshot if whole else Update
                text, lines = pictures.json(kind, connection.seat, connection.lines, self._around(connection))
                connection.send_picture(text, lines, snapshot=whole)

    def tell_undo(self, notice: str | None) -> None:
        """Send what has become of a request to take back."""
        assert self._match is not None
        for connection in self._greeted():
            undo = self._match.undo_shown(connection.seat)
            connection.send(UndoChanged(type="undo", undo=undo, notice=notice))

    def _around(self, connection: Connection) -> Around:
        assert self._match is not None
        seat = connection.seat
        return Around(self._match.undo_shown(seat), self._match.clock_shown(seat), connection.eyes)

    def is_watched(self) -> bool:
        """Whether any page is open."""
        return bool(self._connections)

    def has_spectators(self) -> bool:
        """Whether somebody without a seat is watching."""
        return any(connection.seat is None for connection in self._connections)

    def has_seen(self, scene: int) -> bool:
        """Whether nobody who counts is still looking at this scene: those who play, or else those who watch."""
        looking = [page for page in self._greeted() if page.seen is not None and page.seen < scene]
        return not looking or (bool(self._seats.persons()) and all(page.seat is None for page in looking))

    def bots_pace(self) -> BotsPace:
        """How quickly bots shall answer: as those want who play, or else those who watch; the slowest wish counts.

        Holding them is for whoever is alone with them.
        """
        playing = self._seats.persons()
        pages = [page for page in self._greeted() if page.seat is not None or not playing]
        wishes = {page.bots for page in pages}
        alone = len(playing) < 2 and len({page.guest.id for page in pages}) < 2
        if "held" in wishes and not alone:
            wishes = wishes - {"held"} | {"slow"}
        return next((pace for pace in SLOWEST_FIRST if pace in wishes), "usual")

    async def hurry_bots(self, connection: Connection, pace: BotsPace) -> None:
        """Take note of how quickly somebody wants bots to answer, and let them go on if they were held."""
        connection.bots = pace
        if self._match is not None:
            self._match.go_on()

    def give_up(self) -> None:
        """Forget what is in memory, at once; whoever comes next gets what is stored."""
        self._mailbox.abandon()
        self._tools.forget(self.id)

    # --- pages ---------------------------------------------------------------------------------

    async def connect(self, guest: Guest) -> Connection:
        """Let a page in: at its guest's seat, or among the spectators."""
        self._may_look(guest)
        connection = Connection(guest, self._seats.of_guest(guest.id))
        connection.unheard = await self._tools.store.society.unheard_by(guest.id)
        self._connections.append(connection)
        return connection

    async def disconnect(self, connection: Connection) -> None:
        """A page has gone."""
        self._connections.remove(connection)
        self._gone[connection.guest.id] = time.time()
        self._tell_players()
        if self._match is not None:
            await self._match.settle()

    async def hello(self, connection: Connection, hello: Hello) -> None:
        """Send a page what it lacks."""
        connection.greeted = True
        held = hello.lines
        record = self._match.record if self._match else None
        if hello.shows:
            connection.seen = record.newest_scene() if record else 0
        connection.bots = hello.bots
        eyes, connection.eyes = connection.eyes, None
        if record and (
            eyes is not None
            or hello.seat != connection.seat
            or not record.shortened <= hello.after <= record.seq
        ):
            held = 0
        self._show_whole(connection, held)
        self._tell_players()
        lines = await self._tools.store.chat(self.id, hello.chat, CHAT_SHOWN)
        self._tell_chat(connection, lines)
        self._show_offer(connection)
        if self._match is not None:
            await self._match.settle()

    def _show_whole(self, connection: Connection, held: int = 0) -> None:
        if self._match is None:
            connection.send(Lobby(type="lobby", table=self.info(connection.guest)))
            return
        pictures = Pictures(self._match.record, self._seats, self._presence())
        connection.catch_up()
        connection.lines = held
        text, lines = pictures.json(Snapshot, connection.seat, held, self._around(connection))
        connection.send_picture(text, lines, snapshot=True)

    def _greeted(self) -> list[Connection]:
        return [connection for connection in self._connections if connection.greeted]

    def _connected(self) -> set[int]:
        return {connection.seat for connection in self._connections if connection.seat is not None}

    def _presence(self) -> Presence:
        connected, people = self._connected(), self._seats.persons()
        away = {seat: self._away_since(seat) for seat in people if seat not in connected}
        return Presence(connected, away, [seat for seat in away if self._is_absent(seat)])

    def _away_since(self, number: int) -> float:
        guest = self._seats[number].guest
        assert guest is not None
        return self._gone.get(guest.id, self._moved)

    def _is_absent(self, number: int) -> bool:
        """Whether the game has waited for long for somebody who is not here, and there is no clock to end that."""
        if self._match is None or self._row.pace is not None or number in self._connected():
            return False
        if number not in self._match.record.pending():
            return False
        return time.time() - max(self._away_since(number), self._moved) >= self._tools.most_away

    def _tell_players(self) -> None:
        here = self._presence()
        spectators = sum(connection.seat is None for connection in self._connections)
        for connection in self._greeted():
            players = self._seats.players(connection.seat, here)
            connection.send(
                Players(type="players", players=players, spectators=spectators, hands=self._hands())
            )

    # --- hands that may be looked into ---------------------------------------------------------

    def _hands(self) -> HandsShown | None:
        rule = self._row.hands
        if rule is None:
            return None
        shows = [number for number in self._seats.persons() if self._seats[number].shows]
        return HandsShown(**rule, shows=shows, open=self._hands_are_open())

    def _hands_are_open(self) -> bool:
        """Whether those who watch may look into hands now."""
        rule = self._row.hands or {}
        return bool(rule.get("teaching") or (rule.get("consent") and self._seats.all_show()))

    async def look_into(self, connection: Connection, number: int | None) -> None:
        """Let somebody who watches look into a hand, where that is allowed. Raises CannotOffer.

        Whoever has seen a hand cannot sit down at another seat of this game.
        """
        if number is not None:
            if connection.seat is not None:
                raise CannotOffer(says("you-play-here-others"))
            if not self._hands_are_open():
                raise CannotOffer(says("those-who-play-do"))
            if not number < len(self._seats) or self._match is None:
                raise CannotOffer(says("there-is-no-hand"))
            await self._has_seen(connection.guest, number)
        connection.eyes = number
        self._show_whole(connection)

    async def _has_seen(self, guest: Guest, number: int) -> None:
        seat = self._seats[number]
        if guest.id not in seat.seen_by:
            seat.seen_by = (*seat.seen_by, guest.id)
            row = self._seats.row(self.id, number)
            await self._stored(self._tools.store.set_seat(row, self._row.config))

    async def let_see(self, connection: Connection, agree: bool) -> None:
        """Let those who watch see one's hand, once all do; or no more. Raises CannotOffer."""
        if connection.seat is None or not (self._row.hands or {}).get("consent"):
            raise CannotOffer(says("at-this-table-there"))
        self._seats[connection.seat].shows = agree
        row = self._seats.row(self.id, connection.seat)
        await self._stored(self._tools.store.set_seat(row, self._row.config))
        self._close_eyes()
        self._tell_players()

    def _close_eyes(self) -> None:
        """Show those who watch no hand any more that is not to be shown."""
        for connection in self._connections:
            if connection.eyes is not None and (connection.seat is not None or not self._hands_are_open()):
                connection.eyes = None
                if connection.greeted:
                    self._show_whole(connection)

    # --- playing -------------------------------------------------------------------------------

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

    async def reply(self, connection: Connection, agree: bool) -> None:
        """Agree or not to a request to take back."""
        if self._match is not None and connection.seat is not None:
            await self._match.reply(connection.seat, agree)

    async def chat(self, connection: Connection, text: str) -> None:
        """Say something to everyone; whoever watches, to those who do."""
        row = ChatRow(
            table_id=self.id,
            seat=connection.seat,
            name=connection.guest.name,
            text=text,
            created=time.time(),
            guest_id=connection.guest.id,
            watching=connection.seat is None,
        )
        try:
            row = await self._tools.store.add_chat(row)
        except NotStored:
            self.give_up()
            raise
        for other in self._greeted():
            self._tell_chat(other, [row])

    def _tell_chat(self, connection: Connection, rows: Sequence[ChatRow]) -> None:
        """Send what was said, as far as it is for this page and its guest wants to hear it.

        What is said among those who watch may be about hands: those who play hear it when the game is over.
        """
        over = self._match is not None and self._match.record.over
        heard = [
            row
            for row in rows
            if row.guest_id not in connection.unheard
            and (not row.watching or connection.seat is None or over)
        ]
        if heard:
            connection.send(_chat(heard, connection.guest.id))

    async def shuns(self, guest_id: int, unheard: frozenset[int]) -> None:
        """Take note of whom a guest does not want to hear from now on."""
        for connection in self._connections:
            if connection.guest.id == guest_id:
                connection.unheard = unheard

    async def send_away(self, is_out: Callable[[int], bool]) -> None:
        """Close the pages of those who are let in no more."""
        for connection in self._connections:
            if is_out(connection.guest.id):
                connection.close(CloseCode.FORBIDDEN)

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
            connection.send(Accepted(type="accepted", id=client_id, seq=seq))

    def _refuse(self, connection: Connection, client_id: str, error: NotAccepted) -> None:
        in_doubt = error.code == "storage"  # what is in memory now is not to be shown
        record = self._match.record if self._match and not in_doubt else None
        connection.send(
            Refused(
                type="refused",
                id=client_id,
                code=error.code,
                reason=error.reason,
                rule=error.rule,
                seq=record.seq if record else 0,
                prompt=prompt_of(record, self._seats, connection.seat) if record else None,
            )
        )

    async def answer_by_post(self, guest: Guest, message: AnswerMessage) -> str:
        """Take an answer that came without a page; return what a page would have been told."""
        connection = Connection(guest, self._seats.of_guest(guest.id))
        await self.answer(connection, message)
        frame = await connection.next()
        assert isinstance(frame, str)
        return frame

    async def export(self, guest: Guest) -> GameExport:
        """Return a finished game to whoever may look at it."""
        self._may_look(guest)
        if self._match is None or not self._match.record.over:
            raise conflict(says("not-over-yet"))
        return exported(
            self._row, self._match.record, self._seats, self._seats.of_guest(guest.id), self._moved
        )

    # --- among people --------------------------------------------------------------------------

    async def offer(self, connection: Connection, what: What) -> None:
        """Offer the others something. Raises CannotOffer."""
        seat = self._at_play(connection)
        if what == "pause" and self._row.pace is None:
            raise CannotOffer(says("there-are-no-clocks"))
        assert self._match is not None
        self._offers.make(what, seat, self._match.record.seq, self._seats.persons())
        await self._review_offer()

    async def reply_to_offer(self, connection: Connection, agree: bool) -> None:
        """Agree or not to what is offered, or withdraw one's own offer. Raises CannotOffer."""
        seat = self._at_play(connection)
        assert self._match is not None
        if agree:
            self._offers.agree(seat)
            await self._review_offer()
        else:
            self.tell_offer(self._offers.decline(seat, self._match.record.seq, self._seats.names()[seat]))

    async def resume(self, connection: Connection) -> None:
        """Let the clocks run again. Raises CannotOffer."""
        seat = self._at_play(connection)
        assert self._match is not None
        await self._match.resume()
        self.tell_offer(says("has-let-the-clocks", name=self._seats.names()[seat]))

    def _at_play(self, connection: Connection) -> int:
        if connection.seat is None:
            raise CannotOffer(says("you-are-watching-those"))
        if self._match is None or self._match.record.over:
            raise CannotOffer(says("there-is-no-game-going"))
        return connection.seat

    async def _review_offer(self) -> None:
        """Do what all have agreed upon; also when somebody has left."""
        people = self._seats.persons()
        if self._offers.withdraw_if_gone(people):
            self.tell_offer(says("the-offer-is-off"))
        what = self._offers.agreed(people)
        if what == "draw":
            await self._decide(Outcome((), reason=say("drawn")))
        elif what == "pause":
            assert self._match is not None
            await self._match.pause()
            self.tell_offer(says("the-clocks-stand-still"))
        elif self._offer_shown() is not None:
            self.tell_offer(None)

    def tell_offer(self, notice: str | None) -> None:
        """Send what is offered, and what has become of it."""
        for connection in self._greeted():
            connection.send(OfferChanged(type="offer", offer=self._offer_shown(), notice=notice))

    def _show_offer(self, connection: Connection) -> None:
        """Send a page that has just come what is offered, and where the game is played again."""
        if self._offer_shown() is not None:
            connection.send(OfferChanged(type="offer", offer=self._offer_shown(), notice=None))
        if self._row.rematch is not None and connection.seat is not None:
            connection.send(Rematch(type="rematch", table=self._row.rematch))

    def _offer_shown(self) -> OfferShown | None:
        return self._offers.shown(self._seats.persons())

    async def concede(self, guest: Guest) -> TableInfo:
        """Let somebody give the game up."""
        number = self._seats.of_guest(guest.id)
        if number is None:
            raise conflict(says("no-seat-of-yours"))
        if self._match is None:
            raise conflict(says("the-game-has-not"))
        self._not_over()
        await self._lose(number, "conceded")
        return self.info(guest)

    async def keep_time(self) -> None:
        """See to those whose time is up."""
        if self._match is not None:
            await self._match.keep_time()

    async def time_is_up(self, seats: Sequence[int]) -> None:
        """Do what the table has decided about those whose clock has come to zero."""
        for number in seats:
            assert self._match is not None
            assert self._row.pace is not None
            if self._match.record.over:
                return
            name = self._seats.names()[number]
            if self._row.pace["at_zero"] == "forfeit":
                await self._lose(number, "out-of-time")
            else:
                self._seats.hand_over(number, self._best_bot(), in_game=True)
                await self._seats_changed(number)
            self.tell_offer(says("the-time-of-is", name=name))

    async def _lose(self, number: int, why: str) -> None:
        """Put a seat out of the game. If somebody is left to play, a bot takes its place; else the others have won."""
        others = [n for n, seat in enumerate(self._seats) if n != number and not seat.out]
        if len(others) == 1 or not any(self._seats[n].guest for n in others):
            await self._decide(Outcome(tuple(others), reason=say(why, who=Who(number))))
        else:
            name = self._seats.names()[number]
            self._seats.hand_over(number, self._best_bot(), in_game=True, out=True)
            await self._seats_changed(number)
            self.tell_offer(says("is-out-of-the", name=name))

    def _best_bot(self) -> str:
        return bot_names(self._row.game)[-1]

    async def play_again(self, guest: Guest, seed: int | None) -> tuple[str, int]:
        """Return the table at which this game is played again, made if need be, and where the guest sits there."""
        place = self._seats.place_of(guest.id)
        if place is None:
            raise conflict(says("you-have-not-played"))
        if self._match is None or not self._match.record.over:
            raise conflict(says("not-over-yet"))
        game = self._tools.games[self._row.game]()
        if self._row.rematch is None:
            row, seats = played_again(game, self._row, self._seats, guest.id, seed)
            await self._stored(self._tools.store.add_table(row, seats, rematch_of=self.id))
            self._row.rematch = row.id
            for connection in self._greeted():
                self._show_offer(connection)
        return self._row.rematch, moved_on(game, self._row.config, len(self._seats))[place]

    # --- seats ---------------------------------------------------------------------------------

    def info(self, guest: Guest) -> TableInfo:
        """Return the table as its lobby shows it to this guest."""
        seat = self._seats.of_guest(guest.id)
        game = self._tools.games[self._row.game]()
        return TableInfo(
            id=self.id,
            game=self._row.game,
            title=game.title,
            status=status_of(self._match.record if self._match else None),
            players=self._seats.players(seat, self._presence()),
            your_seat=seat,
            may_return=self._seats.left_by(guest.id) is not None,
            host=self._is_host(guest),
            invitation=self._row.invitation if seat is not None or self._is_host(guest) else None,
            watchable=self._row.watchable,
            pace=None if self._row.pace is None else PaceShown(**self._row.pace),
            hands=self._hands(),
            rematch=self._row.rematch if seat is not None else None,
            config=game.seen_config(
                self._row.config, seat, status_of(self._match.record if self._match else None)
            ),
        )

    async def look(self, guest: Guest) -> TableInfo:
        """Return the table as its lobby shows it, to those who may see it."""
        self._may_look(guest)
        return self.info(guest)

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

    async def invited(self, guest: Guest) -> TableInfo:
        """Return the table to somebody who has the invitation."""
        return self.info(guest)

    async def join(self, guest: Guest, wanted: int | None, brings: str | None = None) -> TableInfo:
        """Seat somebody who has the invitation, with what they bring. Who sits here already stays where they are."""
        if self._seats.of_guest(guest.id) is not None:
            return self.info(guest)
        self._not_over()
        number = self._seats.first_open() if wanted is None else wanted
        if number is None:
            raise conflict(says("every-seat-at-this"))
        if not 0 <= number < len(self._seats):
            raise unusable(says("there-is-no-seat-at", number=number + 1))
        if not self._seats[number].is_open:
            raise conflict(says("that-seat-is-taken"))
        if self._seats.has_seen_another(guest.id, number):
            raise conflict(says("you-have-seen-another"))
        apart = await self._tools.store.society.apart_from(guest.id)
        if any(seat.guest and seat.guest.id in apart for seat in self._seats):
            raise conflict(says("one-of-you-has"))
        await self._sit(number, guest, self._with(number, brings))
        return self.info(guest)

    async def bring(self, guest: Guest, brings: str) -> TableInfo:
        """Let somebody bring something else to their seat before the start."""
        number = self._seats.of_guest(guest.id)
        if number is None:
            raise conflict(says("no-seat-of-yours"))
        config = self._with(number, brings)
        await self._stored(self._tools.store.set_config(self.id, config))
        self._row.config = config
        return self.info(guest)

    def _with(self, number: int, brings: str | None) -> dict[str, Any]:
        """Return the options with what is brought to a seat; a game that has begun goes on as it is."""
        if brings is None:
            return self._row.config
        if self._match is not None:
            raise conflict(says("the-game-has-started"))
        return bring(self._tools.games[self._row.game](), self._row.config, number, brings)

    async def come_back(self, guest: Guest) -> TableInfo:
        """Give somebody back the seat they left."""
        self._not_over()
        number = self._seats.left_by(guest.id)
        if number is None:
            raise conflict(says("there-is-no-seat-here"))
        await self._sit(number, guest)
        return self.info(guest)

    async def leave(self, guest: Guest, bot: str | None) -> TableInfo:
        """Let somebody leave their seat to a bot, until they come back, or give it up to whoever comes."""
        number = self._seats.of_guest(guest.id)
        if number is None:
            raise conflict(says("no-seat-of-yours"))
        self._check_bot(bot)
        self._not_over()
        self._seats.hand_over(number, bot, in_game=self._match is not None)
        if self._match is None:
            self._row.config = taken_along(self._tools.games[self._row.game](), self._row.config, number)
        await self._seats_changed(number)
        return self.info(guest)

    async def leave_for_good(self, guest: Guest) -> None:
        """Let somebody leave who will not come back: their seat is a bot's, before the start whoever's who comes."""
        if self._seats.of_guest(guest.id) is not None:
            await self.leave(guest, None if self._match is None else self._best_bot())

    async def change_seat(
        self, guest: Guest, number: int, bot: str | None, brings: str | None = None
    ) -> TableInfo:
        """Give an empty seat to a bot; before the game, or with nobody else in it, also a bot's to whoever comes.

        Before the start a bot may be given something to play with; whoever gets its seat then does not get that.
        """
        self._may_change_seats(guest)
        if not 0 <= number < len(self._seats):
            raise not_found(says("there-is-no-seat-at", number=number + 1))
        self._check_bot(bot)
        self._not_over()
        if self._seats[number].guest is not None:
            if bot is None or not self._is_absent(number):
                raise conflict(says("somebody-sits-there"))
            self._seats.hand_over(number, bot, in_game=True)
            await self._seats_changed(number)
            return self.info(guest)
        if self._match is not None and not self._seats[number].is_open and not self._seats.only_of(guest.id):
            raise conflict(says("a-bot-plays-there"))
        if bot is None and self._match is None:
            self._row.config = taken_along(self._tools.games[self._row.game](), self._row.config, number)
        elif bot is not None:
            self._row.config = self._with(number, brings)
        self._seats[number].bot = bot
        await self._seats_changed(number)
        return self.info(guest)

    async def start(self, guest: Guest) -> TableInfo:
        """Start the game."""
        if not self._is_host(guest):
            raise forbidden(says("only-the-host-can"))
        if self._match is not None:
            raise conflict(says("the-game-has-started-already"))
        if self._seats.first_open() is not None:
            raise conflict(says("there-is-still-an"))
        await self._start()
        return self.info(guest)

    async def end(self, guest: Guest) -> TableInfo:
        """End the table for good; its host may."""
        if not self._is_host(guest):
            raise forbidden(says("only-the-host-can-end"))
        self._not_over()
        if self._match is None:
            await self._give_back()
        await self._decide(ENDED)
        return self.info(guest)

    async def _give_back(self) -> None:
        """Let everybody take along what they brought to a game that will not be played: what is over is shown."""
        game, config = self._tools.games[self._row.game](), self._row.config
        for number, seat in enumerate(self._seats):
            if seat.guest is not None:
                config = taken_along(game, config, number)
        await self._stored(self._tools.store.set_config(self.id, config))
        self._row.config = config

    async def _decide(self, outcome: Outcome) -> None:
        """End the game in a way that the rules know nothing of. Raises NotStored."""
        match = self._match or self._dealt()
        try:
            await match.decide(outcome)
        except NotAccepted as error:
            raise NotStored(error.reason) from error
        self._tell_players()
        if self._offers.clear():
            self.tell_offer(None)

    async def start_if_full(self) -> None:
        """Start a game that was to start when its last seat was taken, and did not."""
        if self._match is None and self._seats.first_open() is None:
            await self._start()

    async def settle(self) -> None:
        """Let bots go on where they are asked."""
        if self._match is not None:
            await self._match.settle()
            self._announce()

    def _announce(self) -> None:
        """Tell those whom the game waits for, or all once it is over, wherever they are."""
        assert self._match is not None
        record = self._match.record
        if record.over:
            self._tools.finished(self._row, self._seats.copy(), record.outcome)
        for number in self._seats.persons() if record.over else record.pending():
            guest = self._seats[number].guest
            if guest is not None:
                self._tools.hub.announce(
                    guest.id, News("over" if record.over else "turn", self.id, record.seq)
                )

    async def guest_changed(self, guest: Guest) -> None:
        """Take note of a guest's new name or settings."""
        for connection in self._connections:
            if connection.guest.id == guest.id:
                connection.guest = guest
        number = self._seats.of_guest(guest.id)
        if number is not None:
            self._seats[number].guest = guest
            self._tell_players()
            await self.settle()

    def _dealt(self) -> Match:
        """Set the game up; it is stored and told by whoever calls."""
        try:
            return self._begin(deal(self._tools.games, self._row))
        except JournalError as error:  # the rules have changed since the table was created
            raise conflict(says("this-table-cannot-be", reason=error.reason)) from error

    async def _stored(self, writing: Awaitable[None]) -> None:
        """Wait until a change is stored. What could not be is forgotten."""
        try:
            await writing
        except NotStored:
            self.give_up()
            raise

    async def _start(self) -> None:
        match = self._dealt()
        await self._stored(self._tools.store.append(self.id, [], match.position()))
        self.tell_move(None)
        await match.settle()

    async def _sit(self, number: int, guest: Guest, config: dict[str, Any] | None = None) -> None:
        """Seat somebody. The last one to sit down starts the game; all of it is stored together."""
        seat = self._seats[number]
        was = seat.guest, seat.bot, seat.former_id
        before = self._row.config
        seat.guest, seat.bot, seat.former_id = guest, None, None
        self._row.config = before if config is None else config
        match = None
        if self._match is None and self._seats.first_open() is None:
            try:
                match = self._dealt()
            except Refusal:
                seat.guest, seat.bot, seat.former_id = was
                self._row.config = before
                raise
        if self._match is not None:
            self._match.welcome(number)
        await self._seats_changed(number, match.position() if match else None)

    async def _seats_changed(self, number: int, position: Position | None = None) -> None:
        """Store who sits there now, tell everyone, and show those who sit elsewhere than before their new view.

        With a position, the game starts by it.
        """
        row = self._seats.row(self.id, number)
        stands = self._match.stands() if self._match else None
        await self._stored(self._tools.store.set_seat(row, self._row.config, stands))
        for connection in self._connections:
            seat = self._seats.of_guest(connection.guest.id)
            moved, connection.seat = seat != connection.seat, seat
            if connection.greeted and (moved or self._match is None):
                self._show_whole(connection)
        self._close_eyes()
        self._tell_players()
        if position is not None:
            self.tell_move(None)
        if self._match is not None:
            await self._match.review_request()
            await self._review_offer()
            await self._match.settle()

    def _is_host(self, guest: Guest) -> bool:
        """The creator; once they have left, whoever sits first."""
        persons = self._seats.persons()
        if not persons or self._seats.of_guest(self._row.host_id) is not None:
            return guest.id == self._row.host_id
        return self._seats.of_guest(guest.id) == persons[0]

    def _may_change_seats(self, guest: Guest) -> None:
        """Before the start the host decides about seats, later whoever sits at the table."""
        if self._is_host(guest) or (self._match is not None and self._seats.of_guest(guest.id) is not None):
            return
        if self._match is None:
            raise forbidden(says("only-the-host-decides"))
        raise forbidden(says("only-those-at-the"))

    def _may_look(self, guest: Guest) -> None:
        if not (self._seats.concerns(guest.id) or self._row.watchable or guest.id == self._row.host_id):
            raise forbidden(says("this-table-is-not-open"))

    def _not_over(self) -> None:
        if self._match is not None and self._match.record.over:
            raise conflict(says("over"))

    def _check_bot(self, bot: str | None) -> None:
        names = bot_names(self._row.game)
        if bot is not None and bot not in names:
            raise unusable(says("there-is-no-bot", bot=repr(bot), known=", ".join(names)))


def _chat(rows: Sequence[ChatRow], to: int) -> Chat:
    lines = [
        ChatLine(
            id=row.id,
            seat=row.seat,
            name=row.name,
            text=row.text,
            at=row.created,
            mine=row.guest_id == to,
            watching=row.watching,
        )
        for row in rows
    ]
    return Chat(type="chat", lines=lines)
