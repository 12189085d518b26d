"""Ties: what to offer the Sheriff, and whom to favour as Sheriff."""

from __future__ import annotations

from math import floor

from boomtown.bots.dicetown.people import best_seat
from boomtown.bots.dicetown.places import dice_at, gain
from boomtown.bots.dicetown.worth import Situation
from boomtown.dicetown.view import OfferView
from boomtown.table import Answer, Ask

GENEROSITY = 0.4
"""The part of a place's gain offered for it: enough to outbid others, and we keep more than we give."""

RESERVE = 2
"""Dollars never offered: they pay for the dice of the next round."""


def decide(ask: Ask, situation: Situation) -> Answer:
    """Break a tie: for our own gain, or for the bribe that outweighs what the bribed one gains."""
    offers = {offer.seat: offer for offer in situation.board.offers}

    def worth(seat: int) -> float:
        gains = _gain_of_tie(situation, seat)
        if seat == situation.seat:
            return gains
        return _bribe(situation, offers.get(seat)) - gains * situation.rivalry[seat]

    return best_seat(ask, worth)


def _gain_of_tie(situation: Situation, seat: int) -> float:
    """What the contested place would bring this seat."""
    place = situation.board.contested
    assert place is not None, "ties are broken where a place is contested"
    return gain(situation, place, seat, dice_at(situation, place, seat))


def _bribe(situation: Situation, offer: OfferView | None) -> float:
    """What somebody's offer is worth to us."""
    if offer is None:
        return 0.0
    cards = sum(situation.card(card.kind, card.points) for card in offer.cards)
    return offer.nuggets + offer.dollars * situation.dollar + cards


def offer(ask: Ask, situation: Situation) -> Answer:
    """Offer dollars, less than the place is worth; nothing to a Sheriff who is tied and would rather win."""
    board = situation.board
    tied = next(view.leaders for view in board.places if view.place == board.contested)
    dollars = 0
    if board.sheriff not in tied:
        affordable = max(0, situation.me.dollars - RESERVE)
        worth = max(0.0, _gain_of_tie(situation, situation.seat))  # some deeds are worth less than nothing
        dollars = min(affordable, floor(GENEROSITY * worth / situation.dollar))
    return {"nuggets": 0, "dollars": dollars, "cards": ()}
