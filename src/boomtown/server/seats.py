"""Who sits where at one table."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Mapping, Set
from copy import copy
from functools import lru_cache
from typing import Any

import msgspec

from boomtown.bots.register import names_of
from boomtown.server.guests import Guest, guest_of
from boomtown.server.names import apart
from boomtown.server.store import GuestRow, SeatRow
from boomtown.server.wire import Player
from boomtown.table import say, text
from boomtown.table.messages import speaking, spoken


class Seat(msgspec.Struct):
    """A person, a bot or nobody; `former_id` is the guest who left it last, `seen_by` all who left it in the game."""

    guest: Guest | None
    bot: str | None
    former_id: int | None
    seen_by: tuple[int, ...] = ()
    out: bool = False
    """Whoever sat here has conceded, or lost by time: nobody comes back to it."""
    shows: bool = False
    """Whoever sits here lets those who watch see the hand, if all do."""

    @property
    def is_open(self) -> bool:
        """Nobody sits here."""
        return self.guest is None and self.bot is None


class Presence(msgspec.Struct, frozen=True):
    """Whose pages are open, by seat."""

    connected: Set[int] = frozenset()
    away: Mapping[int, float] = {}
    """Since when the others have not been seen."""
    absent: Collection[int] = ()
    """Those who have been away for so long that the game need not wait for them."""


class Seats:
    """The seats of a table, in order."""

    def __init__(self, seats: list[Seat]) -> None:
        self._seats = seats

    @classmethod
    def of(cls, rows: list[tuple[SeatRow, GuestRow | None]]) -> Seats:
        """Return the seats as the store has them."""
        return cls(
            [
                Seat(
                    guest=guest_of(guest) if guest else None,
                    bot=row.bot,
                    former_id=row.former_id,
                    seen_by=tuple(row.seen_by),
                    out=row.out,
                    shows=bool(row.shows),
                )
                for row, guest in rows
            ]
        )

    def __getitem__(self, number: int) -> Seat:
        return self._seats[number]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    def copy(self) -> Seats:
        """Return who sits here now, whoever comes and goes."""
        return Seats([copy(seat) for seat in self])

    def row(self, table_id: str, number: int) -> SeatRow:
        """Return one seat as the store keeps it."""
        seat = self._seats[number]
        guest_id = seat.guest.id if seat.guest else None
        return SeatRow(
            table_id=table_id,
            seat=number,
            guest_id=guest_id,
            bot=seat.bot,
            former_id=seat.former_id,
            seen_by=list(seat.seen_by),
            out=seat.out,
            shows=seat.shows,
        )

    def of_guest(self, guest_id: int) -> int | None:
        """Return where this guest sits."""
        return next(
            (n for n, seat in enumerate(self._seats) if seat.guest and seat.guest.id == guest_id), None
        )

    def left_by(self, guest_id: int) -> int | None:
        """Return the seat this guest left, if no other person has taken it."""
        if self.of_guest(guest_id) is not None:
            return None
        left = (
            n
            for n, seat in enumerate(self._seats)
            if seat.former_id == guest_id and not seat.guest and not seat.out
        )
        return next(left, None)

    def place_of(self, guest_id: int) -> int | None:
        """Return where this guest plays, or played until they conceded."""
        owners = [
            seat.guest.id if seat.guest else seat.former_id if seat.out else None for seat in self._seats
        ]
        return owners.index(guest_id) if guest_id in owners else None

    def played_by(self) -> dict[int, int]:
        """Return the people who play here, or did until they conceded, by seat; who left to a bot has not finished."""
        owners = [
            seat.guest.id if seat.guest else seat.former_id if seat.out else None for seat in self._seats
        ]
        return {n: owner for n, owner in enumerate(owners) if owner is not None}

    def hand_over(self, number: int, bot: str | None, *, in_game: bool, out: bool = False) -> None:
        """Let a bot, or whoever comes, have the seat of the person who sits there."""
        seat = self._seats[number]
        assert seat.guest is not None
        seat.former_id, seat.out = seat.guest.id, out
        if in_game:
            seat.seen_by = (*seat.seen_by, seat.guest.id)
        seat.guest, seat.bot, seat.shows = None, bot, False

    def has_seen_another(self, guest_id: int, number: int) -> bool:
        """Tell whether this guest has seen what a seat other than this one holds."""
        return any(guest_id in seat.seen_by for n, seat in enumerate(self._seats) if n != number)

    def concerns(self, guest_id: int) -> bool:
        """Tell whether this guest sits here, or left a seat last."""
        return any(
            guest_id in (seat.guest.id if seat.guest else None, seat.former_id) for seat in self._seats
        )

    def welcomes(self, guest_id: int, apart: Container[int]) -> bool:
        """Tell whether there is a free seat for a guest, who is not here yet, with nobody they keep apart from."""
        others = [seat.guest.id for seat in self if seat.guest]
        return (
            self.first_open() is not None
            and not self.concerns(guest_id)
            and not any(other in apart for other in others)
        )

    def only_of(self, guest_id: int) -> bool:
        """Tell whether nobody but this guest has a seat here, or one to come back to."""
        owners = [seat.guest.id if seat.guest else seat.former_id for seat in self._seats]
        return all(owner in (None, guest_id) for owner in owners)

    def all_show(self) -> bool:
        """Tell whether all people who sit here let others see their hands."""
        people = self.persons()
        return bool(people) and all(self._seats[number].shows for number in people)

    def first_open(self) -> int | None:
        """Return the first seat that is free."""
        return next((n for n, seat in enumerate(self._seats) if seat.is_open), None)

    def persons(self) -> list[int]:
        """Return the seats where people sit."""
        return [n for n, seat in enumerate(self._seats) if seat.guest]

    def bots(self) -> dict[int, str]:
        """Return the bots by seat."""
        return {n: seat.bot for n, seat in enumerate(self._seats) if seat.bot is not None}

    def in_a_hurry(self) -> list[int]:
        """Return the seats of people who want to be answered for where there is but one answer."""
        return [n for n, seat in enumerate(self._seats) if seat.guest and seat.guest.auto_pass]

    def names(self) -> list[str]:
        """Return what to call each seat; bots of one kind have different names."""
        sitting = tuple((seat.guest.name if seat.guest else None, seat.bot) for seat in self._seats)
        return list(_called(sitting, spoken()))

    def players(self, you: int | None, here: Presence) -> list[Player]:
        """Return the seats as clients show them."""
        return [Player(**player) for player in self.told(you, here)]

    def told(self, you: int | None, here: Presence) -> list[dict[str, Any]]:
        """Return the seats as clients show them: what `Player` says, ready to be encoded."""
        return [
            {
                "seat": n,
                "name": name,
                "kind": "person" if seat.guest else "bot" if seat.bot else "open",
                "bot": seat.bot,
                "connected": seat.bot is not None or n in here.connected,
                "away_since": here.away.get(n),
                "absent": n in here.absent,
                "you": n == you,
            }
            for n, (seat, name) in enumerate(zip(self, self.names(), strict=True))
        ]


@lru_cache(maxsize=4096)
def _called(seats: tuple[tuple[str | None, str | None], ...], language: str) -> tuple[str, ...]:
    """Return what to call seats, each given by its person and its bot, in this language."""
    with speaking(language):
        nobody = text(say("seat-open"))
    names = [
        name if name is not None else _bot_at(number, bot) if bot else nobody
        for number, (name, bot) in enumerate(seats)
    ]
    told = iter(apart(tuple(name for name in names if name != nobody)))
    return tuple(name if name == nobody else next(told) for name in names)


def _bot_at(seat: int, bot: str) -> str:
    """Return what a bot is called at this seat, whoever else comes and goes.

    The seat next to the host's has the name that people chose the bot by: against one bot that is whom they meet.
    """
    names = names_of(bot)
    return names[(seat - 1) % len(names)]
