"""Movin' (Rulebook 5.3.3)."""

from __future__ import annotations

from functools import partial
from typing import Self

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.play import OfCards, called
from boomtown.doomtown.reading.active import active, says_of_both
from boomtown.doomtown.reading.numbers import controller, dudes_of
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.reading.why import NOT_IN_PLAY, Refusal, refuse, title
from boomtown.doomtown.state import NOWHERE, TOWN_SQUARE, Doomtown, Timing
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.places import home_of, is_dude, locations
from boomtown.doomtown.text.sayings import CANNOT_BOOT, CANNOT_MOVE, CANNOT_MOVE_TO, MOVES_WITHOUT_BOOTING
from boomtown.doomtown.verbs.asking import ask_card
from boomtown.doomtown.verbs.cards import boot, move, why_not_boot, why_not_move
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Message, Price, say


@called("move")
class Move(OfCards, frozen=True, gc=False):
    """A dude goes somewhere; where to is asked next."""

    dude: int

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> list[Self]:
        """Return a play for each dude that could perhaps move somewhere."""
        return [cls(dude) for dude in dudes_of(state, seat) if not state.cards[dude].booted]

    @classmethod
    def lots(cls, state: Doomtown, seat: int, timing: Timing) -> tuple[int, ...]:
        """Return the player's dudes."""
        return dudes_of(state, seat)

    @classmethod
    def of_lot(cls, state: Doomtown, seat: int, timing: Timing, lot: int) -> Self | None:
        """Who is booted goes nowhere."""
        return None if state.cards[lot].booted else cls(lot)

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> Refusal | None:
        """Return why this dude cannot move anywhere."""
        return why_not_leave(state, seat, self.dude)

    def label(self, state: Doomtown) -> Message:
        """Return it in words."""
        return say("doomtown-play-move", card=title(state, self.dude))

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Ask where to, boot if the move boots, and go."""
        yield from make_move(state, seat, self.dude)
        return NOWHERE


def why_not_leave(state: Doomtown, seat: int, dude: int) -> Refusal | None:
    """Return why a dude cannot move anywhere: the last reason found."""
    if state.cards[dude].zone != "play" or not is_dude(state, dude):
        return NOT_IN_PLAY
    if _nothing_holds(state, seat, dude):
        return None  # there is the town square, and there are two homes
    refusal = None
    for to in locations(state):
        refusal = why_not_make_move(state, seat, dude, to)
        if refusal is None:
            return None
    return refusal


def _nothing_holds(state: Doomtown, seat: int, dude: int) -> bool:
    """Tell whether a dude may certainly go everywhere: it is unbooted, and no text says anything about moving."""
    said = active(state).says
    return (
        not state.cards[dude].booted
        and controller(state, dude) == seat
        and CANNOT_MOVE not in said
        and CANNOT_MOVE_TO not in said
        and CANNOT_BOOT not in said
    )


def destinations(state: Doomtown, seat: int, dude: int) -> list[int]:
    """Return where a dude may move to."""
    if _nothing_holds(state, seat, dude):
        here = state.cards[dude].place
        return [to for to in locations(state) if to != here]
    return [to for to in locations(state) if why_not_make_move(state, seat, dude, to) is None]


def why_not_make_move(state: Doomtown, seat: int, dude: int, to: int) -> Refusal | None:
    """Any unbooted dude may go to any other location (RB-5.3.3-01, -02, -09)."""
    if controller(state, dude) != seat:
        return refuse("not-yours", "RB-5.3.3-01")
    if state.cards[dude].booted:
        return refuse("booted-move", "RB-5.3.3-02")
    cause = rule("move", seat)
    refusal = why_not_move(state, dude, to, cause)
    if refusal is None and boots_to_move(state, dude, to):
        refusal = why_not_boot(state, dude, cause)
    return refusal


def boots_to_move(state: Doomtown, dude: int, to: int) -> bool:
    """A move boots, except from home to next door and from the square to what is adjacent (RB-5.3.3-03 to -08)."""
    start = state.cards[dude].place
    home = home_of(state, controller(state, dude))
    if says_of_both(state, MOVES_WITHOUT_BOOTING, dude, to) is not None:
        return False
    if not adjacent(state, start, to):
        return True
    if start == home:
        return not _free_from_home(state, to)
    if start == TOWN_SQUARE and to != home:
        return not _free_from_square(state, to)
    return True


def _free_from_home(state: Doomtown, to: int) -> bool:
    everything = state.rules.free_move_to_everything_adjacent
    return everything or PRINTED[state.cards[to].face].kind in ("deed", "square")  # AEG-movin-01


def _free_from_square(state: Doomtown, to: int) -> bool:
    if state.rules.free_move_to_everything_adjacent:  # ruling 22
        return True
    return "Out of Town" not in PRINTED[state.cards[to].face].keywords  # AEG-movin-02


def _price(state: Doomtown, dude: int, to: int) -> Price | None:
    """Return what going there costs."""
    return Price(boots=(dude,)) if boots_to_move(state, dude, to) else None


def make_move(state: Doomtown, seat: int, dude: int) -> Does[None]:
    """Ask where to, boot if the move boots, and go."""
    places = state.once(destinations, state, seat, dude)
    message = say("doomtown-ask-where", card=title(state, dude))
    to = yield ask_card(state, seat, message, places, about=(dude,), price=partial(_price, state, dude))
    cause = rule("move", seat)
    if boots_to_move(state, dude, to):
        yield from boot(state, dude, cause)
    yield from move(state, dude, to, cause)
