"""A table and those around it: whose pages are open, what each is told, and what the table is to whom."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec

from boomtown.bots import bot_names
from boomtown.server.brains import Brains
from boomtown.server.clocks import Clock
from boomtown.server.connection import Connection
from boomtown.server.frames import BotsPace, CloseCode, Lobby, Players, Snapshot, UndoChanged, Update
from boomtown.server.guests import Guest
from boomtown.server.hub import Hub, News
from boomtown.server.mailbox import Mailbox
from boomtown.server.match import Match
from boomtown.server.offers import Offers
from boomtown.server.picture import Around, Pictures, status_of
from boomtown.server.problems import conflict, forbidden
from boomtown.server.record import Record, deal
from boomtown.server.saying import in_words, says
from boomtown.server.seats import Presence, Seats
from boomtown.server.store import NotStored, Store, TableRow
from boomtown.server.wire import HandsShown, PaceShown, TableInfo
from boomtown.server.words import Parts
from boomtown.table import Message, Outcome
from boomtown.table.journal import Games, JournalError
from boomtown.table.messages import speaking, spoken

T = TypeVar("T")

SLOWEST_FIRST: tuple[BotsPace, ...] = ("held", "slow", "usual", "quick")
COME_BACK = 1012


class Tools(msgspec.Struct, frozen=True):
    """What every room works with."""

    store: Store
    brains: Brains
    thinkers: bool
    """Whether bots that take their time may sit down."""
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


class Gathering(ABC):
    """A table with its game and its pages. All that happens at it is done one after the other, and told from here."""

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
        self._worded: Parts = {}
        self._match: Match | None = None
        if record is not None:
            self._begin(record)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn; what is said of it is said in the language of whoever wants it done."""
        self.used = time.monotonic()
        language = spoken()

        async def done() -> T:
            with speaking(language):
                return await work()

        return await self._mailbox.do(done)

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

    def give_up(self) -> None:
        """Forget what is in memory, at once; whoever comes next gets what is stored."""
        self._mailbox.abandon()
        self._tools.forget(self.id)

    # --- the game --------------------------------------------------------------------------------

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

    async def settle(self) -> None:
        """Let bots go on where they are asked."""
        if self._match is not None:
            await self._match.settle()
            self._announce()

    async def keep_time(self) -> None:
        """See to those whose time is up."""
        if self._match is not None:
            await self._match.keep_time()

    @abstractmethod
    async def time_is_up(self, seats: Sequence[int]) -> None:
        """Do what the table has decided about those whose clock has come to zero."""

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

    def _not_over(self) -> None:
        if self._match is not None and self._match.record.over:
            raise conflict(says("over"))

    def _best_bot(self) -> str:
        """Return the best of the bots that answer at once: who has not chosen a thinker need not wait for one."""
        return bot_names(self._row.game)[-1]

    # --- what is told ----------------------------------------------------------------------------

    def tell_move(self, seats: Sequence[int] | None) -> None:
        """Send updates to these seats, or to everyone."""
        assert self._match is not None
        if seats is None:
            self._moved = time.time()
            self._announce()
        pictures = Pictures(self._match.record, self._seats, self._presence(), self._worded)
        for connection in self._greeted():
            if seats is None or connection.seat in seats:
                whole = connection.catch_up()
                kind = Snapshot if whole else Update
                with speaking(connection.language):
                    around = self._around(connection)
                    frame, lines = pictures.json(kind, connection.seat, connection.lines, around)
                connection.send_picture(frame, lines, snapshot=whole)

    def tell_undo(self, notice: Message | None) -> None:
        """Send what has become of a request to take back."""
        assert self._match is not None
        for connection in self._greeted():
            with speaking(connection.language):
                undo = self._match.undo_shown(connection.seat)
                connection.send(UndoChanged(type="undo", undo=undo, notice=in_words(notice)))

    def _around(self, connection: Connection) -> Around:
        assert self._match is not None
        seat = connection.seat
        return Around(self._match.undo_shown(seat), self._match.clock_shown(seat), connection.eyes)

    def _show_whole(self, connection: Connection, held: int = 0) -> None:
        if self._match is None:
            with speaking(connection.language):
                connection.send(Lobby(type="lobby", table=self.info(connection.guest)))
            return
        pictures = Pictures(self._match.record, self._seats, self._presence(), self._worded)
        connection.catch_up()
        connection.lines = held
        with speaking(connection.language):
            frame, lines = pictures.json(Snapshot, connection.seat, held, self._around(connection))
        connection.send_picture(frame, lines, snapshot=True)

    def _tell_players(self) -> None:
        here = self._presence()
        spectators = sum(connection.seat is None for connection in self._connections)
        for connection in self._greeted():
            with speaking(connection.language):
                players = self._seats.players(connection.seat, here)
            connection.send(
                Players(type="players", players=players, spectators=spectators, hands=self._hands())
            )

    # --- who is here -----------------------------------------------------------------------------

    def is_watched(self) -> bool:
        """Whether any page is open."""
        return bool(self._connections)

    def has_spectators(self) -> bool:
        """Whether somebody without a seat is watching."""
        return any(connection.seat is None for connection in self._connections)

    def has_seen(self, scene: int) -> bool:
        """Whether nobody who counts is still looking at this scene: those who play, or else those who watch.

        Whoever has seen it on one of their pages has seen it: another may be a tab behind, or a line that is dead.
        """
        pages = [page for page in self._greeted() if page.seen is not None]
        done = {page.guest.id for page in pages if page.seen is not None and page.seen >= scene}
        looking = [page for page in pages if page.guest.id not in done]
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

    async def send_away(self, is_out: Callable[[int], bool]) -> None:
        """Close the pages of those who are let in no more."""
        for connection in self._connections:
            if is_out(connection.guest.id):
                connection.close(CloseCode.FORBIDDEN)

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

    # --- what the table is to whom ---------------------------------------------------------------

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

    def _is_host(self, guest: Guest) -> bool:
        """The creator; once they have left, whoever sits first."""
        persons = self._seats.persons()
        if not persons or self._seats.of_guest(self._row.host_id) is not None:
            return guest.id == self._row.host_id
        return self._seats.of_guest(guest.id) == persons[0]

    def _may_look(self, guest: Guest) -> None:
        if not (self._seats.concerns(guest.id) or self._row.watchable or guest.id == self._row.host_id):
            raise forbidden(says("this-table-is-not-open"))
