"""Playing General Store cards, and the chance to cancel them.

Who holds what is secret, so a chance to play a card is offered to everybody who might hold it,
whether or not they do (DT-store-11). Whoever does not can only pass. Not asked is only who, as everybody
can see, cannot hold it: without a store card in hand, or when all such cards have been played. Where nobody
watches, in a game played out in somebody's head, those who can only pass are not asked.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any

from boomtown.dicetown import hands
from boomtown.dicetown.cards import COPIES, FIRST_STORE_CARD, JOE, NOT_SO_FAST
from boomtown.dicetown.hands import add_to_hand, in_hand
from boomtown.dicetown.state import Town
from boomtown.dicetown.telling import tell
from boomtown.table import Answers, Ask, Asked, Describe, Id, Message, OneOf, Option, Who, say

PASS = "pass"
PASSING = Option(PASS, say("dicetown-pass"))
ONLY_PASS = OneOf((PASS,), lambda answer: PASSING)
"""What most are asked most of the time, so it is made once."""

Play = Generator[Asked, Any, bool]


def chance(town: Town, seat: int, kind: str, occasion: str, **args: Any) -> Ask:
    """Ask a seat whether it plays its card of this kind now; without the card it can only pass."""
    return Ask(seat, Message("dicetown-chance-" + occasion, args), pass_or_play(town, seat, kind))


def chances(town: Town, seats: Iterable[int], kind: str, occasion: str, **args: Any) -> tuple[Ask, ...]:
    """Ask those of these seats, all at once, that might hold a card of this kind."""
    offered = []
    for seat in seats:
        if is_offered(town, seat, kind):
            offered.append(seat)  # noqa: PERF401 - half the price
    return _ask_all(town, offered, kind, Message("dicetown-chance-" + occasion, args)) if offered else ()


def _ask_all(town: Town, seats: list[int], kind: str, message: Message) -> tuple[Ask, ...]:
    return tuple([Ask(seat, message, pass_or_play(town, seat, kind)) for seat in seats])


def is_offered(town: Town, seat: int, kind: str) -> bool:
    """Whether a seat gets this chance: for all the others know, it might hold such a card.

    Everybody sees the backs of its cards, and whether one is a store card's. In an imagined game the others are
    nobody, and it must really hold one.
    """
    hand = town.players[seat].hand
    if not hand:
        return False
    if town.imagined:
        return in_hand(town, seat, kind) is not None
    return max(hand) >= FIRST_STORE_CARD and (len(town.played) < COPIES[kind] or not all_played(town, kind))


def all_played(town: Town, kind: str) -> bool:
    """Whether every card of this kind lies on the discards, played for all to see."""
    left = COPIES[kind]
    for card in town.played:
        if town.cards[card].kind == kind:
            left -= 1
    return left == 0


def pass_or_play(town: Town, seat: int, kind: str) -> OneOf:
    """Return the answers a seat can give to a chance: pass, or its card of this kind."""
    card = in_hand(town, seat, kind)
    return ONLY_PASS if card is None else OneOf((PASS, card), _play_option(town))


def _play_option(town: Town) -> Describe:
    def describe(answer: Id) -> Option:
        if answer == PASS:
            return PASSING
        return Option(answer, say("dicetown-play-card", card=town.cards[int(answer)].name))

    return describe


def offer_play(town: Town, seat: int, kind: str, occasion: str, **args: Any) -> Play:
    """Ask one seat, if it might hold such a card, whether it plays it. Return whether it took effect."""
    if not is_offered(town, seat, kind):
        return False
    answer = yield chance(town, seat, kind, occasion, **args)
    return answer != PASS and (yield from play_card(town, seat, answer))


def who_plays(
    town: Town, seats: Iterable[int], kind: str, occasion: str, **args: Any
) -> Generator[Asked, Answers, list[tuple[int, int]]]:
    """Ask several seats at once; return who plays which card, the Sheriff first, then clockwise (DT-roll-14)."""
    asks = chances(town, seats, kind, occasion, **args)
    return in_order(town, (yield asks)) if asks else []


def in_order(town: Town, answers: Answers) -> list[tuple[int, int]]:
    """Return who plays which card, the Sheriff first, then clockwise (DT-roll-14)."""
    playing = []
    for seat in town.from_sheriff():
        answer = answers.get(seat, PASS)
        if answer != PASS:
            playing.append((seat, int(answer)))
    return playing


def play_card(town: Town, seat: int, card: int) -> Play:
    """A player lays down a card; others may cancel it. Return whether it takes effect."""
    lay_down(town, seat, card)
    cancelled = yield from is_cancelled(town, seat, card)
    return not cancelled


def lay_down(town: Town, seat: int, card: int) -> None:
    """Show a card from the hand to everybody and discard it (DT-store-05)."""
    hands.lay_down(town, seat, card)
    tell(town, "plays", who=Who(seat), card=town.cards[card].name)


def is_cancelled(town: Town, seat: int, card: int) -> Play:
    """Everybody else may cancel the card just played (DT-store-07). There is one such card, so one can."""
    name = town.cards[card].name
    cancelling = yield from who_plays(
        town, town.others(seat), NOT_SO_FAST, "cancel", who=Who(seat), card=name
    )
    for canceller, not_so_fast in cancelling:
        hands.lay_down(town, canceller, not_so_fast)
        tell(town, "cancels", who=Who(canceller), card=name, whose=Who(seat))
    return bool(cancelling)


def gain_store_card(town: Town, seat: int, card: int) -> Generator[Asked, Any, None]:
    """A store card comes into a hand. Nervous Joe never stays there (DT-store-06)."""
    add_to_hand(town, seat, card)
    if town.cards[card].kind == JOE:
        yield from nervous_joe(town, seat, card)


def nervous_joe(town: Town, seat: int, card: int) -> Generator[Asked, Any, None]:
    """Joe is shown, his victim named, and unless somebody stops him he takes 4 dollars (DT-store-06)."""
    lay_down(town, seat, card)
    victim = yield from choose_player(town, seat, town.others(seat), "joe")
    tell(town, "joe-wants", who=Who(seat), victim=Who(victim))
    if not (yield from is_cancelled(town, seat, card)):
        dollars = town.pay(victim, seat, 4)
        tell(town, "joe-takes", who=Who(seat), victim=Who(victim), dollars=dollars)


def choose_player(
    town: Town, seat: int, players: Sequence[int], why: str, **args: Any
) -> Generator[Asked, Any, int]:
    """Ask a seat to choose one of these players; everybody sees when there is only one."""
    if len(players) == 1:
        return players[0]

    def describe(answer: Id) -> Option:
        return Option(answer, say("dicetown-player", who=Who(int(answer))))

    chosen: int = yield Ask(seat, say(f"dicetown-choose-{why}", **args), OneOf(tuple(players), describe))
    return chosen


def choose_card(
    town: Town, seat: int, cards: tuple[int, ...], why: str, **args: Any
) -> Generator[Asked, Any, int]:
    """Ask a seat to choose one of these cards; everybody sees when there is only one."""
    if len(cards) == 1:
        return cards[0]
    chosen: int = yield Ask(seat, say(f"dicetown-choose-{why}", **args), OneOf(cards, card_option(town)))
    return chosen


def card_option(town: Town) -> Describe:
    """Return how a card is described among the options."""

    def describe(answer: Id) -> Option:
        card = town.cards[int(answer)]
        return Option(answer, card.name)

    return describe
