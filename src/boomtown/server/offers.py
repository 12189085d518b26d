"""What somebody offers the others at a table, and who has agreed: a draw, or a pause of the clocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from boomtown.server.frames import OfferShown
from boomtown.server.saying import for_all, says
from boomtown.table import Message

What = Literal["draw", "pause"]


class CannotOffer(Exception):
    """An offer that cannot be made now, with the reason."""


class _Offer(msgspec.Struct):
    what: What
    seat: int
    agreed: list[int]


class Offers:
    """The one offer that may lie on a table."""

    def __init__(self) -> None:
        self._open: _Offer | None = None
        self._declined: dict[tuple[int, What], int] = {}

    def make(self, what: What, seat: int, seq: int, people: Sequence[int]) -> None:
        """Put an offer on the table. Raises CannotOffer."""
        if self._open is not None:
            raise CannotOffer(says("another-offer-lies-on"))
        if what == "draw" and list(people) == [seat]:
            raise CannotOffer(says("there-is-nobody-you"))
        if self._declined.get((seat, what), -1) >= seq:
            raise CannotOffer(says("that-was-declined-just"))
        self._open = _Offer(what, seat, [])

    def agree(self, seat: int) -> None:
        """Note that somebody agrees."""
        if self._open is not None and seat != self._open.seat and seat not in self._open.agreed:
            self._open.agreed.append(seat)

    def decline(self, seat: int, seq: int, name: str) -> Message | None:
        """Take the offer off the table, declined or withdrawn; return what is to be told."""
        offer = self._open
        if offer is None:
            return None
        self._open = None
        self._declined[offer.seat, offer.what] = seq
        withdrawn = seat == offer.seat
        if not withdrawn:
            return for_all("does-not-agree", name=name)
        return for_all(
            "no-longer-offers-draw" if offer.what == "draw" else "no-longer-offers-pause", name=name
        )

    def withdraw_if_gone(self, people: Sequence[int]) -> bool:
        """Take the offer off the table if whoever made it has left; whether that was so."""
        gone = self._open is not None and self._open.seat not in people
        if gone:
            self._open = None
        return gone

    def agreed(self, people: Sequence[int]) -> What | None:
        """Take an offer off the table that all have agreed to, and return what it was."""
        offer = self._open
        if offer is None or self._needed(offer, people):
            return None
        self._open = None
        return offer.what

    def clear(self) -> bool:
        """Take whatever there is off the table; whether there was something."""
        was, self._open = self._open, None
        return was is not None

    def shown(self, people: Sequence[int]) -> OfferShown | None:
        """Return the offer as clients show it."""
        offer = self._open
        if offer is None:
            return None
        needed = self._needed(offer, people)
        return OfferShown(what=offer.what, seat=offer.seat, agreed=list(offer.agreed), needed=needed)

    @staticmethod
    def _needed(offer: _Offer, people: Sequence[int]) -> list[int]:
        return [seat for seat in people if seat != offer.seat and seat not in offer.agreed]
