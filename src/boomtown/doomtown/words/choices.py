"""What a card's text lets a player choose, once it is being read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtown.doomtown.facts.printed import SUITS
from boomtown.doomtown.plays import choosing
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE
from boomtown.doomtown.text.intent import ASKS
from boomtown.doomtown.text.parts import Selector, Target
from boomtown.doomtown.text.situation import Situation, seat_of
from boomtown.doomtown.verbs.asking import NONE, ask_card, ask_number, ask_yes
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.doing import an_act
from boomtown.poker.cards import card_name
from boomtown.table import Ask, OneOf, Option, say


@an_act(ASKS, on="seat")
def choose(
    play: Situation, what: Selector | Sequence[int], *, optional: bool = False, seat: int | None = None
) -> Does[int]:
    """Choose a card; gives back it, or NOWHERE if there is none or none is wanted."""
    found = candidates(play, Target(what)) if isinstance(what, Selector) else list(what)
    if not found:
        return NOWHERE
    if len(found) == 1 and not optional:
        return found[0]
    message = say("doomtown-ask-target", card=title(play.state, play.source), part="choose")
    chosen = yield ask_card(play.state, seat_of(play, seat), message, found, NONE if optional else "")
    return NOWHERE if chosen == NONE else int(chosen)


@an_act(ASKS, on="seat")
def choose_some(
    play: Situation, what: Selector | Sequence[int], least: int, most: int, *, seat: int | None = None
) -> Does[tuple[int, ...]]:
    """Choose several cards; gives back which."""
    found = candidates(play, Target(what, least, most)) if isinstance(what, Selector) else list(what)
    return (yield from choosing.choose_some(play, "choose", found, least, most, seat=seat))


@an_act(ASKS, on="seat")
def may(play: Situation, seat: int | None = None) -> Does[bool]:
    """Ask whether you, or the player named, want to; gives back whether."""
    message = say("doomtown-ask-yes", card=title(play.state, play.source))
    return (yield ask_yes(seat_of(play, seat), message)) == "yes"  # type: ignore[no-any-return]


@an_act(ASKS, on="seat")
def choose_mode(play: Situation, *modes: str, seat: int | None = None) -> Does[Any]:
    """Choose one of several things to do; gives back its word."""
    return choosing.choose_word(play, modes, seat=seat_of(play, seat))


@an_act(ASKS, on="seat")
def choose_number(play: Situation, least: int, most: int, seat: int | None = None) -> Does[int]:
    """Choose a number; gives it back."""
    if least >= most:
        return least
    message = say("doomtown-ask-number", card=title(play.state, play.source))
    return (yield ask_number(seat_of(play, seat), message, least, most))  # type: ignore[no-any-return]


@an_act(ASKS, on="seat")
def choose_poker_card(
    play: Situation, seat: int | None = None, values: Sequence[int] = range(1, 14)
) -> Does[tuple[str, int]]:
    """Choose a suit and value, of these values only if said; gives back the two."""
    message = say("doomtown-ask-joker", card=title(play.state, play.source), lowball=False)

    def describe(chosen: Any) -> Option:
        return Option(chosen, say("doomtown-option-poker-card", card=card_name(int(chosen))))

    possible = [card for card in range(52) if card // 4 + 1 in values]
    answer = yield Ask(seat_of(play, seat), message, OneOf(possible, describe))
    return SUITS[answer % 4], answer // 4 + 1


@an_act(ASKS)
def whose_draw_hand(play: Situation) -> Does[int]:
    """Choose a player who has a draw hand; gives back the seat."""
    homes = [player.outfit for player in play.state.players if player.draw is not None]
    home = yield from choose(homes).do(play)
    return play.state.cards[home].owner
