"""Whom to rob, whom to ask, whom to let go first."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.bots.dicetown.worth import JOE_DOLLARS, Situation, least_deed, stolen_card
from boomtown.dicetown.state import QUEEN
from boomtown.table import Answer, Ask, OneOf


def best_seat(ask: Ask, worth: Callable[[int], float]) -> Answer:
    """Choose the seat of the highest worth; of equal ones the first."""
    assert isinstance(ask.form, OneOf)
    return max(ask.form.ids, key=lambda seat: worth(int(seat)))


def victim(ask: Ask, situation: Situation) -> Answer:
    """Rob the hand that promises most, with an eye on who is ahead (DT-saloon-01)."""
    queens = situation.me.kept.count(QUEEN)
    players = situation.board.players
    return best_seat(ask, lambda seat: stolen_card(players[seat], queens) * (1 + situation.rivalry[seat]))


def joe(ask: Ask, situation: Situation) -> Answer:
    """Nervous Joe goes where the dollars are."""
    players = situation.board.players
    return best_seat(
        ask, lambda seat: min(JOE_DOLLARS, players[seat].dollars) * (1 + situation.rivalry[seat])
    )


def domination(ask: Ask, situation: Situation) -> Answer:
    """Whoever has few deeds must give a good one; they choose the least of them (DT-doc-12)."""
    players = situation.board.players
    return best_seat(ask, lambda seat: least_deed(players[seat].deeds) * (1 + situation.rivalry[seat]))


def friendship(ask: Ask, situation: Situation) -> Answer:
    """Whoever has few store cards must give a good one; they choose the least of them (DT-doc-11)."""
    cards = [player.store_cards for player in situation.board.players]
    return best_seat(ask, lambda seat: (1 + situation.rivalry[seat]) / cards[seat] if cards[seat] else 0.0)


def doc_first(ask: Ask, situation: Situation) -> Answer:
    """First to the medicines: ourselves, then whoever is furthest behind (DT-doc-02)."""
    return best_seat(ask, lambda seat: 1.0 if seat == situation.seat else -situation.standing(seat))


def winner(ask: Ask, situation: Situation) -> Answer:
    """The last word of the Sheriff: ourselves, if we are among the best."""
    return best_seat(ask, lambda seat: seat == situation.seat)
