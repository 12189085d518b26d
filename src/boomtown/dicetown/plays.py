"""Playing General Store cards, and the chance to cancel them.

Who holds what is secret, so a chance to play a card is offered to everybody who might hold it,
whether or not they do (DT-store-11). Whoever does not can only pass.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from boomtown.dicetown.cards import JOE, NOT_SO_FAST
from boomtown.dicetown.state import Town
from boomtown.table import Answers, Ask, Asked, Id, Message, OneOf, Option, Who, gather, say

PASS = "pass"
PLAY = "play"

Play = Generator[Asked, Any, bool]


def chance(town: Town, seat: int, kind: str, occasion: str, **args: Any) -> Ask:
    """Ask a seat whether it plays a card of this kind now; without the card it can only pass."""
    card = town.in_hand(seat, kind)

    def describe(answer: Id) -> Option:
        if answer == PASS or card is None:
            return Option(PASS, say("dicetown-pass"))
        return Option(PLAY, say("dicetown-play-card", card=town.cards[card].name))

    form = OneOf((PASS,) if card is None else (PASS, PLAY), describe)
    return Ask(seat, say(f"dicetown-chance-{occasion}", **args), form)


def offer_play(town: Town, seat: int, kind: str, occasion: str, **args: Any) -> Play:
    """Ask one seat whether it plays its card, and play it. Return whether it took effect."""
    answer = yield chance(town, seat, kind, occasion, **args)
    if answer == PASS:
        return False
    return (yield from play_card(town, seat, kind))


def who_plays(
    town: Town, seats: Iterable[int], kind: str, occasion: str, **args: Any
) -> Generator[Asked, Answers, list[int]]:
    """Ask several seats at once, and return those that play, the Sheriff first, then clockwise (DT-roll-14)."""
    answers = yield from gather([chance(town, seat, kind, occasion, **args) for seat in seats])
    return [seat for seat in town.from_sheriff() if answers.get(seat) == PLAY]


def play_card(town: Town, seat: int, kind: str) -> Play:
    """A player lays down a card of this kind; others may cancel it. Return whether it takes effect."""
    card = town.in_hand(seat, kind)
    assert card is not None, "only a card in hand is offered for play"
    town.discard_from_hand(seat, card)
    name = town.cards[card].name
    town.tell("plays", who=Who(seat), card=name)
    cancelled = yield from _is_cancelled(town, seat, name)
    return not cancelled


def _is_cancelled(town: Town, seat: int, name: Message) -> Play:
    """Everybody else may cancel the card just played (DT-store-07). There is one such card, so one can."""
    cancelling = yield from who_plays(
        town, town.others(seat), NOT_SO_FAST, "cancel", who=Who(seat), card=name
    )
    for canceller in cancelling:
        card = town.in_hand(canceller, NOT_SO_FAST)
        assert card is not None
        town.discard_from_hand(canceller, card)
        town.tell("cancels", who=Who(canceller), card=name, whose=Who(seat))
    return bool(cancelling)


def gain_store_card(town: Town, seat: int, card: int) -> Generator[Asked, Any, None]:
    """A store card comes into a hand. Nervous Joe never stays there (DT-store-06)."""
    town.add_to_hand(seat, card)
    if town.cards[card].kind == JOE:
        yield from _nervous_joe(town, seat)


def _nervous_joe(town: Town, seat: int) -> Generator[Asked, Any, None]:
    victim = yield from choose_player(town, seat, town.others(seat), "joe")
    if (yield from play_card(town, seat, JOE)):
        dollars = town.pay(victim, seat, 4)
        town.tell("joe-takes", who=Who(seat), victim=Who(victim), dollars=dollars)


def choose_player(
    town: Town, seat: int, players: Iterable[int], why: str, **args: Any
) -> Generator[Asked, Any, int]:
    """Ask a seat to choose one of these players."""

    def describe(answer: Id) -> Option:
        return Option(answer, say("dicetown-player", who=Who(int(answer))))

    chosen: int = yield Ask(seat, say(f"dicetown-choose-{why}", **args), OneOf(tuple(players), describe))
    return chosen


def choose_card(
    town: Town, seat: int, cards: tuple[int, ...], why: str, **args: Any
) -> Generator[Asked, Any, int]:
    """Ask a seat to choose one of these cards."""
    chosen: int = yield Ask(seat, say(f"dicetown-choose-{why}", **args), OneOf(cards, card_option(town)))
    return chosen


def card_option(town: Town) -> Any:
    """Return how a card is described among the options."""

    def describe(answer: Id) -> Option:
        card = town.cards[int(answer)]
        return Option(answer, card.name)

    return describe
