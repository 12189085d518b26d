"""Tradin' (Rulebook 5.3.5, the second of that number)."""

from __future__ import annotations

from typing import Self

from boomtown.doomtown.plays.carrying import why_not_carry
from boomtown.doomtown.plays.play import OfCards, called
from boomtown.doomtown.reading.active import says_of_both
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.town import controls
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.state import NOWHERE, Doomtown, Timing
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.places import dudes, dudes_at, locations
from boomtown.doomtown.text.sayings import TRADES_ANYWHERE
from boomtown.doomtown.verbs.asking import DONE, ask_card
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.verbs.trade import trade, why_not_change_hands
from boomtown.table import Message, say


@called("trade")
class Trade(OfCards, frozen=True, gc=False):
    """Goods change hands at a location; which and to whom is asked next."""

    place: int

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> list[Self]:
        """Return a play for each location where goods could perhaps change hands."""
        return [cls(place) for place in _trading_places(state)]

    @classmethod
    def lots(cls, state: Doomtown, seat: int, timing: Timing) -> list[int]:
        """Return these locations."""
        return _trading_places(state)

    @classmethod
    def of_lot(cls, state: Doomtown, seat: int, timing: Timing, lot: int) -> Self | None:
        """Trade there."""
        return cls(lot)

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> Refusal | None:
        """Return why nothing can be traded there."""
        return why_not_trade_at(state, seat, self.place)

    def label(self, state: Doomtown) -> Message:
        """Return it in words."""
        return say("doomtown-play-trade", card=title(state, self.place))

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Move goods one after the other until the player is done."""
        yield from make_trade(state, seat, self.place)
        return NOWHERE


def _trading_places(state: Doomtown) -> list[int]:
    """Return the locations where somebody carries something and is not alone."""
    known = state.spots.trading
    if known is None:
        laden = {state.cards[dude].place for dude in dudes(state) if state.cards[dude].cards}
        known = []
        if laden:
            known += [
                place for place in locations(state) if place in laden and len(dudes_at(state, place)) > 1
            ]
        state.spots.trading = known
    return known


def why_not_trade_at(state: Doomtown, seat: int, place: int) -> Refusal | None:
    """Goods change hands at locations you control, if anybody there may receive any (RB-5.3.5-24)."""
    if _tradable(state, seat, place):
        return None
    if not controls(state, seat, place):
        return refuse("not-controlled", "RB-5.3.5-24")
    return refuse("no-goods", "RB-5.3.5-31")


def _traders(state: Doomtown, seat: int, place: int) -> list[int]:
    return [dude for dude in dudes_at(state, place) if controller(state, dude) == seat]


def _tradable(state: Doomtown, seat: int, place: int) -> list[int]:
    """Return the goods at this location that somebody there may receive; at one of others, what texts allow."""
    traders, yours = _traders(state, seat, place), controls(state, seat, place)
    return [
        goods
        for giver in traders
        for goods in state.cards[giver].cards
        if (yours or says_of_both(state, TRADES_ANYWHERE, giver, goods) is not None)
        and any(why_not_trade(state, seat, goods, taker) is None for taker in traders)
    ]


def why_not_trade(state: Doomtown, seat: int, goods: int, taker: int) -> Refusal | None:
    """Goods change hands as the rules allow it, to a dude who may carry them (RB-5.3.5-26 to -31)."""
    return why_not_change_hands(state, seat, goods, taker) or why_not_carry(state, seat, goods, taker)


def make_trade(state: Doomtown, seat: int, place: int) -> Does[None]:
    """Move goods one after the other until the player is done; at least one moves (RB-5.3.5-25)."""
    moved = False
    while True:
        found = _tradable(state, seat, place)
        if not found:
            return
        message = say("doomtown-ask-trade", place=title(state, place))
        goods = yield ask_card(state, seat, message, found, DONE if moved else "", about=(place,))
        if goods == DONE:
            return
        takers = [
            taker
            for taker in _traders(state, seat, place)
            if why_not_trade(state, seat, goods, taker) is None
        ]
        taker = takers[0]
        if len(takers) > 1:
            message = say("doomtown-ask-taker", card=title(state, goods))
            taker = yield ask_card(state, seat, message, takers, about=(goods,))
        yield from trade(state, goods, taker, rule("trade", seat))
        moved = True
