"""Callin' out: the play, accepting and refusing (Rulebook 5.3.2)."""

from __future__ import annotations

from boomtown.doomtown.reading.active import says_of_both
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import Refusal, forbidden, refuse, title
from boomtown.doomtown.state import Cause, Doomtown
from boomtown.doomtown.state.events import CallRefused, WentHome, rule
from boomtown.doomtown.state.frames import CallOut
from boomtown.doomtown.state.places import location_of
from boomtown.doomtown.text.intent import Polarity
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_REFUSED,
    CANNOT_REFUSE,
    IS_REFUSED_FOR_A_CARD,
    IS_REFUSED_FOR_ROCK,
)
from boomtown.doomtown.verbs.asking import ask_card, ask_yes
from boomtown.doomtown.verbs.calling_out import accept_call
from boomtown.doomtown.verbs.cards import discard, send_home, why_not_send_home
from boomtown.doomtown.verbs.happen import happened, has_substitute, would
from boomtown.doomtown.verbs.rock import pay
from boomtown.table import Step, say


def answer_call(state: Doomtown, frame: CallOut) -> Step:
    """The mark accepts or, if unbooted, refuses by going home booted (RB-5.3.2-07, -08, -11)."""
    leader, mark = frame.leader, frame.mark
    if state.cards[leader].zone != "play" or state.cards[mark].zone != "play":
        return
    seat = controller(state, mark)
    cause = rule("refuse", seat, mark)
    accepts = True
    if frame.refusable and why_not_refuse(state, leader, mark) is None:
        price = _price_of_refusing(state, leader, mark)
        message = say(
            "doomtown-ask-accept", leader=title(state, leader), mark=title(state, mark), price=price
        )
        fight = say("doomtown-then-fight", place=title(state, location_of(state, mark)))
        home = say("doomtown-then-home", card=title(state, mark))
        accepts = (yield ask_yes(seat, message, about=(leader, mark), yes=fight, no=home)) == "yes"
    if accepts:
        yield from accept_call(state, leader, mark)
        return
    yield from _pay_for_refusing(state, leader, mark)
    yield from _leave(state, mark, cause)
    yield from happened(state, CallRefused(cause, mark, title(state, mark), leader))


def _leave(state: Doomtown, mark: int, cause: Cause) -> Step:
    """Go home booted for refusing; who could not stays by the text that lets it, which has had its say then."""
    if why_not_send_home(state, mark, cause) is None:
        yield from send_home(state, mark, cause)
    else:
        yield from would(state, _going_home(state, mark, cause))


def _going_home(state: Doomtown, mark: int, cause: Cause) -> WentHome:
    return WentHome(cause, mark, title(state, mark), True, location_of(state, mark))


def _price_of_refusing(state: Doomtown, leader: int, mark: int) -> str:
    """Return in a word what a text makes refusing cost besides going home booted."""
    card = says_of_both(state, IS_REFUSED_FOR_A_CARD, leader, mark) is not None
    rock = says_of_both(state, IS_REFUSED_FOR_ROCK, leader, mark) is not None
    return ("both" if rock else "card") if card else ("rock" if rock else "nothing")


def _pay_for_refusing(state: Doomtown, leader: int, mark: int) -> Step:
    """Discard a card of the hand and pay ghost rock, where texts ask for it."""
    seat = controller(state, mark)
    price = _price_of_refusing(state, leader, mark)
    if price in ("rock", "both"):
        yield from pay(state, seat, 1, Cause("cost", "refuse", seat, leader), to=controller(state, leader))
    if price not in ("card", "both"):
        return
    purpose = say("doomtown-for-giving", verb="discard")
    message = say(
        "doomtown-ask-target",
        card=title(state, leader),
        part="choose",
        purpose=purpose,
        way=Polarity.PAYS.value,
    )
    card = yield ask_card(state, seat, message, state.players[seat].hand, about=(leader,))
    yield from discard(state, card, Cause("cost", "refuse", seat, leader))


def why_not_refuse(state: Doomtown, leader: int, mark: int) -> Refusal | None:
    """A booted dude must accept; so must one whom a text compels, or that cannot go home and would have to."""
    if state.cards[mark].booted:
        return refuse("booted-refuse", "RB-5.3.2-08")
    cause = rule("refuse", controller(state, mark), mark)
    said = says_of_both(state, CANNOT_REFUSE, mark, leader, cause) or says_of_both(
        state, CANNOT_BE_REFUSED, leader, mark, cause
    )
    if said is not None:
        return forbidden(state, said)
    player = state.players[controller(state, mark)]
    for word, has in ((IS_REFUSED_FOR_A_CARD, player.hand), (IS_REFUSED_FOR_ROCK, player.stash)):
        said = None if has else says_of_both(state, word, leader, mark)
        if said is not None:
            return forbidden(state, said)
    if has_substitute(state, _going_home(state, mark, cause)):  # Friends in High Places (ruling 322)
        return None
    return why_not_send_home(state, mark, cause)
