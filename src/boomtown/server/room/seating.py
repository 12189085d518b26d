"""Who sits where: joining, bringing, leaving, coming back, bots; and how the game starts."""

from __future__ import annotations

from typing import Any

from boomtown.bots import offered
from boomtown.server.bringing import bring, given_back, taken_along
from boomtown.server.guests import Guest
from boomtown.server.problems import Refusal, conflict, forbidden, not_found, unusable
from boomtown.server.record import ENDED
from boomtown.server.room.bargaining import Bargaining
from boomtown.server.saying import says
from boomtown.server.wire import TableInfo


class Seating(Bargaining):
    """The seats of a table, before the start and while it is played."""

    async def look(self, guest: Guest) -> TableInfo:
        """Return the table as its lobby shows it, to those who may see it."""
        self._may_look(guest)
        return self.info(guest)

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

    # --- the start, and an early end -------------------------------------------------------------

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

    async def start_if_full(self) -> None:
        """Start a game that was to start when its last seat was taken, and did not."""
        if self._match is None and self._seats.first_open() is None:
            await self._start()

    async def _start(self) -> None:
        match = self._dealt()
        await self._stored(self._tools.store.append(self.id, [], match.position()))
        self.tell_move(None)
        await match.settle()

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
        game = self._tools.games[self._row.game]()
        config = given_back(game, self._row.config, self._seats.persons())
        await self._stored(self._tools.store.set_config(self.id, config))
        self._row.config = config

    # --- sitting down ----------------------------------------------------------------------------

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

    def _may_change_seats(self, guest: Guest) -> None:
        """Before the start the host decides about seats, later whoever sits at the table."""
        if self._is_host(guest) or (self._match is not None and self._seats.of_guest(guest.id) is not None):
            return
        if self._match is None:
            raise forbidden(says("only-the-host-decides"))
        raise forbidden(says("only-those-at-the"))

    def _check_bot(self, bot: str | None) -> None:
        names = offered(self._row.game, thinkers=self._tools.thinkers)
        if bot is not None and bot not in names:
            raise unusable(says("there-is-no-bot", bot=repr(bot), known=", ".join(names)))
