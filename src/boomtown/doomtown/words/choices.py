"""What a card's text lets a player choose, once it is being read.

Every word here says what for: `may("pay 2 and take this card back")`, `choose(IN_HAND, "the card that is discarded")`.
It is read in a question, so what one may do is a verb ("do you want to ...?") and what one chooses a noun
("choose ..."), from the side of the player who is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boomtown.doomtown.facts.printed import SUITS
from boomtown.doomtown.plays import choosing
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE
from boomtown.doomtown.text.parts import Selector, Target
from boomtown.doomtown.text.situation import Situation, seat_of
from boomtown.doomtown.verbs.asking import NONE, ask_card, ask_number, ask_yes
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.doing import Act, Simple
from boomtown.poker.cards import card_name
from boomtown.table import Ask, Message, OneOf, Option, say


def _question(key: str, play: Situation, purpose: str, **more: str) -> Message:
    return say(key, card=title(play.state, play.source), purpose=purpose, **more)


def choose(
    what: Selector | Sequence[int], purpose: str, *, optional: bool = False, seat: int | None = None
) -> Act:
    """Choose a card; gives back it, or NOWHERE if there is none or none is wanted."""

    def do(play: Situation) -> Does[int]:
        found = candidates(play, Target(what)) if isinstance(what, Selector) else list(what)
        if not found:
            return NOWHERE
        if len(found) == 1 and not optional:
            return found[0]
        message = _question("doomtown-ask-target", play, purpose, part="choose")
        chosen = yield ask_card(play.state, seat_of(play, seat), message, found, NONE if optional else "")
        return NOWHERE if chosen == NONE else int(chosen)

    return Simple(do)


def choose_some(
    what: Selector | Sequence[int], least: int, most: int, purpose: str, *, seat: int | None = None
) -> Act:
    """Choose several cards; gives back which."""

    def do(play: Situation) -> Does[tuple[int, ...]]:
        found = candidates(play, Target(what, least, most)) if isinstance(what, Selector) else list(what)
        message = _question("doomtown-ask-targets", play, purpose, part="choose")
        return (
            yield from choosing.choose_some(play, "choose", found, least, most, seat=seat, message=message)
        )

    return Simple(do)


def may(purpose: str, seat: int | None = None) -> Act:
    """Ask whether you, or the player named, want to do this; gives back whether."""

    def do(play: Situation) -> Does[bool]:
        message = _question("doomtown-ask-yes", play, purpose)
        return (yield ask_yes(seat_of(play, seat), message)) == "yes"  # type: ignore[no-any-return]

    return Simple(do)


def choose_mode(modes: Mapping[str, str], purpose: str, *, seat: int | None = None) -> Act:
    """Choose one of several things to do, each with what it means to players; gives back its word."""
    return Simple(lambda play: choosing.choose_word(play, modes, purpose, seat=seat_of(play, seat)))


def choose_number(least: int, most: int, purpose: str, *, seat: int | None = None) -> Act:
    """Choose a number; gives it back."""

    def do(play: Situation) -> Does[int]:
        if least >= most:
            return least
        message = _question("doomtown-ask-number", play, purpose)
        return (yield ask_number(seat_of(play, seat), message, least, most))  # type: ignore[no-any-return]

    return Simple(do)


def choose_poker_card(purpose: str, *, seat: int | None = None, values: Sequence[int] = range(1, 14)) -> Act:
    """Choose a suit and value, of these values only if said; gives back the two."""

    def do(play: Situation) -> Does[tuple[str, int]]:
        message = _question("doomtown-ask-poker-card", play, purpose)

        def describe(chosen: Any) -> Option:
            return Option(chosen, say("doomtown-option-poker-card", card=card_name(int(chosen))))

        possible = [card for card in range(52) if card // 4 + 1 in values]
        answer = yield Ask(seat_of(play, seat), message, OneOf(possible, describe))
        return SUITS[answer % 4], answer // 4 + 1

    return Simple(do)


def whose_draw_hand(purpose: str) -> Act:
    """Choose a player who has a draw hand, by the home; gives back the seat."""

    def do(play: Situation) -> Does[int]:
        homes = [player.outfit for player in play.state.players if player.draw is not None]
        home = yield from choose(homes, purpose).do(play)
        return play.state.cards[home].owner

    return Simple(do)
