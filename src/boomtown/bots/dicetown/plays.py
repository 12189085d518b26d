"""When to play a card, and when to stop somebody else's."""

from __future__ import annotations

from boomtown.bots.dicetown.keeping import cheat, play_if
from boomtown.bots.dicetown.places import dice_at, gain
from boomtown.bots.dicetown.reading import card_in, number_in, seat_in
from boomtown.bots.dicetown.worth import DOLLAR, JOE_DOLLARS, MEAN_DEED, Situation, best_of_store
from boomtown.dicetown.cards import (
    CORRUPTION,
    CREDITS,
    DYNAMITE,
    ELIXIR,
    EVEN_SPLIT,
    GIRLS,
    JOE,
    MARSHALL,
    NOT_SO_FAST,
)
from boomtown.dicetown.state import BANK, JACK, NINE, QUEEN, SALOON, SHERIFF
from boomtown.table import Answer, Ask

BETTER_HAND = 2.0
"""What The Brute or a Cheater brings its player: about one place more."""

USUAL_SPLIT = 3
"""Dollars that Even Split usually takes; how many were robbed the board does not say afterwards."""


def dynamite(ask: Ask, situation: Situation) -> Answer:
    """Play Dynamite for a good find, or before the mine runs out."""
    due = number_in(ask.message, "nuggets")
    found = min(due, situation.board.mine)
    return play_if(min(2 * due, situation.board.mine) - found > situation.holding(DYNAMITE), ask)


def girls(ask: Ask, situation: Situation) -> Answer:
    """Play The Girls if the second theft is worth it."""
    queens = dice_at(situation, SALOON, situation.seat)
    return play_if(gain(situation, SALOON, situation.seat, queens) > situation.holding(GIRLS), ask)


def credits(ask: Ask, situation: Situation) -> Answer:
    """Play Unlimited Credits when enough cards are on offer."""
    return play_if(best_of_store(situation.me.kept.count(JACK)) > situation.holding(CREDITS), ask)


def corruption(ask: Ask, situation: Situation) -> Answer:
    """Play Corruption: a deed is a deed."""
    return play_if(situation.holding(CORRUPTION) < MEAN_DEED, ask)


def split(ask: Ask, situation: Situation) -> Answer:
    """Play Even Split on a rich loot, all the more if the leader has it."""
    robber = seat_in(ask.message, "who")
    dollars = number_in(ask.message, "dollars")
    return play_if(
        dollars * (situation.dollar + DOLLAR * situation.rivalry[robber]) > situation.holding(EVEN_SPLIT), ask
    )


def elixir(ask: Ask, situation: Situation) -> Answer:
    """Follow somebody to Doc Badluck when a good medicine is on show."""
    return play_if(situation.medicine() > situation.holding(ELIXIR), ask)


def marshall(ask: Ask, situation: Situation) -> Answer:
    """Keep the badge, or keep it from somebody who is better off than its owner."""
    newcomer = seat_in(ask.message, "who")
    return play_if(
        _badge_change(situation, newcomer, situation.board.sheriff) > situation.holding(MARSHALL), ask
    )


def _badge_change(situation: Situation, from_seat: int, to_seat: int) -> float:
    """What it brings us if the badge is not this seat's but that one's."""

    def stake(seat: int) -> float:
        return 1.0 if seat == situation.seat else -situation.rivalry[seat]

    return situation.badge * (stake(to_seat) - stake(from_seat))


def cancel(ask: Ask, situation: Situation) -> Answer:
    """Stop a card that hurts more than waiting with Not So Fast is worth."""
    harm = _harm(card_in(ask.message, "card"), seat_in(ask.message, "who"), situation)
    return play_if(harm > situation.holding(NOT_SO_FAST), ask)


def _harm(kind: str, player: int, situation: Situation) -> float:
    """What somebody's card costs us if it takes effect."""
    board, rivalry = situation.board, situation.rivalry[player]
    kept = board.players[player].kept
    if kind == DYNAMITE:
        return min(kept.count(NINE), board.mine) * rivalry
    if kind == CORRUPTION:
        return MEAN_DEED * rivalry
    if kind == CREDITS:
        return best_of_store(kept.count(JACK)) * rivalry
    if kind == GIRLS:  # they rob us as likely as any other
        return gain(situation, SALOON, player, kept.count(QUEEN)) * (rivalry + 1 / len(situation.others))
    if kind == JOE:  # whom they have named the board does not say
        return JOE_DOLLARS * (situation.dollar / len(situation.others) + DOLLAR * rivalry)
    if kind == ELIXIR:
        return situation.medicine() * rivalry
    if kind == MARSHALL:
        return _badge_change(situation, board.sheriff, _most_likely(SHERIFF, situation))
    if kind == EVEN_SPLIT:
        robbed = _most_likely(BANK, situation) == situation.seat
        return USUAL_SPLIT * ((situation.dollar if robbed else 0.0) + DOLLAR * rivalry)
    return BETTER_HAND * rivalry  # The Brute, a Cheater


def _most_likely(place: str, situation: Situation) -> int:
    """Who controls a place, as far as the dice tell: ourselves, if we are among those tied."""
    leaders = next(view.leaders for view in situation.board.places if view.place == place)
    if situation.seat in leaders or not leaders:
        return situation.seat
    return leaders[0]


CHANCES = {
    "cheat": cheat,
    "cancel": cancel,
    "dynamite": dynamite,
    "split": split,
    "credits": credits,
    "girls": girls,
    "marshall": marshall,
    "corruption": corruption,
    "elixir": elixir,
}
"""What to do with a chance to play a card, by its occasion."""
