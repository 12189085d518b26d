"""What a card's text lets a player choose, once it is being read.

Every word here says what for: `may("pay 2 and take this card back")`, `choose(IN_HAND, "the card that is discarded")`.
It is read in a question, so what one may do is a verb ("do you want to ...?") and what one chooses a noun
("choose ..."), from the side of the player who is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boomtown.doomtown.facts.printed import Suit
from boomtown.doomtown.plays import choosing
from boomtown.doomtown.plays.choosing import candidates, in_secret
from boomtown.doomtown.reading.draw_hands import pip_of
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE
from boomtown.doomtown.state.events import Chosen
from boomtown.doomtown.state.places import is_dude
from boomtown.doomtown.text.intent import ASKS
from boomtown.doomtown.text.parts import Selector, Target
from boomtown.doomtown.text.situation import Situation, seat_of
from boomtown.doomtown.verbs.asking import NONE, ask_card, ask_number, ask_yes
from boomtown.doomtown.verbs.happen import is_heard, would
from boomtown.doomtown.verbs.jokers import ask_pip
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.doing import an_act
from boomtown.table import Message, say


def _question(key: str, play: Situation, purpose: str, **more: str) -> Message:
    """Return a question with its purpose; `face` is for programs: whose text asks may lie where no view shows it."""
    face = play.state.cards[play.source].face
    return say(key, card=title(play.state, play.source), purpose=purpose, face=face, **more)


def _found(play: Situation, target: Target, seat: int | None = None) -> list[int]:
    return play.state.once(candidates, play, target, seat=seat)


@an_act(ASKS, on="seat")
def choose(
    play: Situation,
    what: Selector | Sequence[int],
    purpose: str,
    *,
    optional: bool = False,
    seat: int | None = None,
) -> Does[int]:
    """Choose a card; gives back it, or NOWHERE if there is none or none is wanted."""
    found = _found(play, Target(what), seat) if isinstance(what, Selector) else list(what)
    bluff = isinstance(what, Selector) and _could_be_there(play, what)
    if not found and not bluff:
        return NOWHERE
    if len(found) == 1 and not optional and not in_secret(play.state, found):
        return found[0]
    message = _question("doomtown-ask-target", play, purpose, part="choose")
    way_out = NONE if optional or not found else ""
    chosen = yield ask_card(play.state, seat_of(play, seat), message, found, way_out, about=(play.source,))
    if chosen == NONE:
        return NOWHERE
    (meant,) = yield from _answered(play, seat, (int(chosen),), found)
    return meant


def _answered(
    play: Situation, seat: int | None, picked: tuple[int, ...], found: Sequence[int]
) -> Does[tuple[int, ...]]:
    """Let who controls them answer that a Shootout ability, being resolved, has chosen dudes of theirs (ruling 713)."""
    state, ability = play.state, play.ability
    if ability is None or play.timing != "shootout" or seat_of(play, seat) != play.you:
        return picked
    theirs = [card for card in picked if is_dude(state, card) and controller(state, card) != play.you]
    if not theirs or not is_heard(state, Chosen):
        return picked
    event = Chosen(
        play.cause, play.source, title(state, play.source), play.you, ability.name, play.timing, picked,
        tuple(title(state, card) for card in theirs), tuple(found),
    )  # fmt: skip
    allowed = yield from would(state, event, play)
    return picked if allowed is None else allowed.chosen


def _could_be_there(play: Situation, what: Selector) -> bool:
    """Tell whether a hand that is kept secret could hold such a card, as far as others see."""
    return play.state.rules.hands_kept_secret and what.hidden and bool(what.where(play))


@an_act(ASKS, on="seat")
def choose_some(
    play: Situation,
    what: Selector | Sequence[int],
    least: int,
    most: int,
    purpose: str,
    *,
    seat: int | None = None,
) -> Does[tuple[int, ...]]:
    """Choose several cards; gives back which."""
    found = _found(play, Target(what, least, most), seat) if isinstance(what, Selector) else list(what)
    message = _question("doomtown-ask-targets", play, purpose, part="choose")
    picked = yield from choosing.choose_some(play, "choose", found, least, most, seat=seat, message=message)
    return (yield from _answered(play, seat, picked, found))


@an_act(ASKS, on="seat")
def may(play: Situation, purpose: str, seat: int | None = None) -> Does[bool]:
    """Ask whether you, or the player named, want to do this; gives back whether."""
    message = _question("doomtown-ask-yes", play, purpose)
    return (yield ask_yes(seat_of(play, seat), message, about=(play.source,))) == "yes"  # type: ignore[no-any-return]


@an_act(ASKS, on="seat")
def choose_mode(
    play: Situation, modes: Mapping[str, str], purpose: str, *, seat: int | None = None
) -> Does[str]:
    """Choose one of several things to do, each with what it means to players; gives back its word."""
    return choosing.choose_word(play, modes, purpose, seat=seat_of(play, seat))


@an_act(ASKS, on="seat")
def choose_number(
    play: Situation, least: int, most: int, purpose: str, *, seat: int | None = None
) -> Does[int]:
    """Choose a number; gives it back."""
    if least >= most:
        return least
    message = _question("doomtown-ask-number", play, purpose)
    return (yield ask_number(seat_of(play, seat), message, least, most, about=(play.source,)))  # type: ignore[no-any-return]


@an_act(ASKS, on="seat")
def choose_poker_card(
    play: Situation, purpose: str, *, seat: int | None = None, values: Sequence[int] = range(1, 14)
) -> Does[tuple[Suit, int]]:
    """Choose a suit and value, of these values only if said; gives back the two."""
    message = _question("doomtown-ask-poker-card", play, purpose)
    possible = [pip for pip in range(52) if pip_of(pip)[1] in values]
    return pip_of((yield ask_pip(seat_of(play, seat), message, possible, about=(play.source,))))


@an_act(ASKS)
def whose_draw_hand(play: Situation, purpose: str) -> Does[int]:
    """Choose a player who has a draw hand, by the home; gives back the seat."""
    homes = [player.outfit for player in play.state.players if player.draw is not None]
    home = yield from choose(homes, purpose).do(play)
    return play.state.cards[home].owner
