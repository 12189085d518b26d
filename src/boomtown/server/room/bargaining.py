"""What people at a table settle among themselves or by the clock: draws, pauses, giving up, playing again."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.server.connection import Connection
from boomtown.server.frames import OfferChanged, OfferShown, Rematch
from boomtown.server.guests import Guest
from boomtown.server.match import NotAccepted
from boomtown.server.offers import CannotOffer, What
from boomtown.server.problems import conflict
from boomtown.server.rematch import moved_on, played_again
from boomtown.server.room.playing import Playing
from boomtown.server.saying import for_all, in_words, says
from boomtown.server.store import NotStored, Position
from boomtown.server.wire import TableInfo
from boomtown.table import Message, Outcome, Who, say
from boomtown.table.messages import speaking


class Bargaining(Playing):
    """Offers to the others, and ends of the game that its rules know nothing of."""

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
        self.tell_offer(for_all("has-let-the-clocks", name=self._seats.names()[seat]))

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
            self.tell_offer(for_all("the-offer-is-off"))
        what = self._offers.agreed(people)
        if what == "draw":
            await self._decide(Outcome((), reason=say("drawn")))
        elif what == "pause":
            assert self._match is not None
            await self._match.pause()
            self.tell_offer(for_all("the-clocks-stand-still"))
        elif self._offer_shown() is not None:
            self.tell_offer(None)

    def tell_offer(self, notice: Message | None) -> None:
        """Send what is offered, and what has become of it."""
        for connection in self._greeted():
            with speaking(connection.language):
                told = in_words(notice)
            connection.send(OfferChanged(type="offer", offer=self._offer_shown(), notice=told))

    def _show_offer(self, connection: Connection) -> None:
        """Send a page that has just come what is offered, and where the game is played again."""
        if self._offer_shown() is not None:
            connection.send(OfferChanged(type="offer", offer=self._offer_shown(), notice=None))
        if self._row.rematch is not None and connection.seat is not None:
            connection.send(Rematch(type="rematch", table=self._row.rematch))

    def _offer_shown(self) -> OfferShown | None:
        return self._offers.shown(self._seats.persons())

    # --- the end ---------------------------------------------------------------------------------

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
            self.tell_offer(for_all("the-time-of-is", name=name))

    async def _lose(self, number: int, why: str) -> None:
        """Put a seat out of the game. If somebody is left to play, a bot takes its place; else the others have won."""
        others = [n for n, seat in enumerate(self._seats) if n != number and not seat.out]
        if len(others) == 1 or not any(self._seats[n].guest for n in others):
            await self._decide(Outcome(tuple(others), reason=say(why, who=Who(number))))
        else:
            name = self._seats.names()[number]
            self._seats.hand_over(number, self._best_bot(), in_game=True, out=True)
            await self._seats_changed(number)
            self.tell_offer(for_all("is-out-of-the", name=name))

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

    # --- whoever sits there now ------------------------------------------------------------------

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
