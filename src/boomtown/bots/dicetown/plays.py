"""When to play a card, and when to stop somebody else's."""

from __future__ import annotations

from boomtown.bots.dicetown.keeping import cheat
from boomtown.bots.dicetown.places import dice_at, gain
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
from boomtown.dicetown.plays import PASS, PLAY
from boomtown.dicetown.state import BANK, JACK, NINE, QUEEN, SALOON, SHERIFF
from boomtown.table import Answer, Ask, Message

BETTER_HAND = 2.0
"""What The Brute or a Cheater brings its player: about one place more."""

USUAL_SPLIT = 3
"""Dollars that Even Split usually takes; how many were robbed the board does not say afterwards."""


def dynamite(ask: Ask, situation: Situation) -> Answer:
    """Play Dynamite for a good find, or before the mine runs out."""
    due = int(ask.message.args["nuggets"])
    found = min(due, situation.board.mine)
    return _if_worth(min(2 * due, situation.board.mine) - found, DYNAMITE, situation)


def girls(ask: Ask, situation: Situation) -> Answer:
    """Play The Girls if the second theft is worth it."""
    queens = dice_at(situation, SALOON, situation.seat)
    return _if_worth(gain(situation, SALOON, situation.seat, queens), GIRLS, situation)


def credits(ask: Ask, situation: Situation) -> Answer:
    """Play Unlimited Credits when enough cards are on offer."""
    return _if_worth(best_of_store(situation.me.kept.count(JACK)), CREDITS, situation)


def corruption(ask: Ask, situation: Situation) -> Answer:
    """Play Corruption: a deed is a deed."""
    return _if_worth(MEAN_DEED, CORRUPTION, situation)


def split(ask: Ask, situation: Situation) -> Answer:
    """Play Even Split on a rich loot, all the more if the leader has it."""
    robber = ask.message.args["who"].seat
    dollars = int(ask.message.args["dollars"])
    return _if_worth(dollars * (situation.dollar + DOLLAR * situation.rivalry[robber]), EVEN_SPLIT, situation)


def elixir(ask: Ask, situation: Situation) -> Answer:
    """Follow somebody to Doc Badluck when a good medicine is on show."""
    return _if_worth(situation.medicine(), ELIXIR, situation)


def marshall(ask: Ask, situation: Situation) -> Answer:
    """Keep the badge, or keep it from somebody who is better off than its owner."""
    newcomer = ask.message.args["who"].seat
    return _if_worth(_badge_change(situation, newcomer, situation.board.sheriff), MARSHALL, situation)


def _badge_change(situation: Situation, from_seat: int, to_seat: int) -> float:
    """What it brings us if the badge is not this seat's but that one's."""

    def stake(seat: int) -> float:
        return 1.0 if seat == situation.seat else -situation.rivalry[seat]

    return situation.badge * (stake(to_seat) - stake(from_seat))


def cancel(ask: Ask, situation: Situation) -> Answer:
    """Stop a card that hurts more than waiting with Not So Fast is worth."""
    harm = _harm(ask.message.args["card"], ask.message.args["who"].seat, situation)
    return _if_worth(harm, NOT_SO_FAST, situation)


def _harm(card: Message, player: int, situation: Situation) -> float:
    """What somebody's card costs us if it takes effect."""
    board, rivalry = situation.board, situation.rivalry[player]
    kept = board.players[player].kept
    kind = card.key.removeprefix("dicetown-card-")
    if kind == DYNAMITE:
        return min(kept.count(NINE), board.mine) * rivalry
    if kind == CORRUPTION:
        return MEAN_DEED * rivalry
    if kind == CREDITS:
        return best_of_store(kept.count(JACK)) * rivalry
    if kind == GIRLS:  # they rob us as likely as any other
        return gain(situation, SALOON, player, kept.count(QUEEN)) * (rivalry + 1 / len(situation.others))
    if kind == JOE:  # whom they have chosen is not told before the card is played
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


def _if_worth(brings: float, kind: str, situation: Situation) -> Answer:
    return PLAY if brings > situation.holding(kind) else PASS


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
