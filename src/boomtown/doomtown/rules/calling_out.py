"""Callin' out: the play, accepting and refusing (Rulebook 5.3.2)."""

from __future__ import annotations

from functools import partial

from boomtown.doomtown.active import says
from boomtown.doomtown.asking import ask_yes
from boomtown.doomtown.events import CallAccepted, CalledOut, CallRefused, rule
from boomtown.doomtown.frames import CallOut, FormPosse
from boomtown.doomtown.happen import Does, happened
from boomtown.doomtown.numbers import controller
from boomtown.doomtown.places import dudes, dudes_at, is_dude, location_of
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown, Fight
from boomtown.doomtown.town import at_home
from boomtown.doomtown.verbs.cards import send_home, why_not_send_home
from boomtown.doomtown.why import NOT_IN_PLAY, Refusal, forbidden, refuse, title
from boomtown.table import Candidate, Step, say


def possible_call_outs(state: Doomtown, seat: int) -> list[Candidate]:
    """Return a play for each dude of this player's that could perhaps call out a dude where it is."""
    found: list[Candidate] = []
    for place in _meeting_places(state, seat):
        present = dudes_at(state, place)
        for caller in present:
            if controller(state, caller) == seat and not state.cards[caller].booted:
                found += [
                    (f"call:{caller}:{mark}", partial(why_not_call, state, seat, caller, mark))
                    for mark in present
                    if controller(state, mark) != seat
                ]
    return found


def _meeting_places(state: Doomtown, seat: int) -> list[int]:
    """Return the locations where dudes of this player and of another meet, in the order the others came."""
    known: list[int] | None = state.spots.get(("meetings", seat))
    if known is None:
        mine, others = set(), []
        for dude in dudes(state):
            place = state.cards[dude].place
            if controller(state, dude) == seat:
                mine.add(place)
            else:
                others.append(place)
        known = state.spots[("meetings", seat)] = [place for place in dict.fromkeys(others) if place in mine]
    return known


def why_not_call(state: Doomtown, seat: int, caller: int, mark: int) -> Refusal | None:
    """An unbooted dude may call out another player's dude at its location, but not at home (RB-5.3.2-01 to -06)."""
    if controller(state, caller) != seat or not is_dude(state, caller):
        return refuse("not-yours", "RB-5.3.2-01")
    if state.cards[caller].booted:
        return refuse("booted-call", "RB-5.3.2-02")
    if controller(state, mark) == seat:
        return refuse("own-dude", "RB-5.3.2-03")
    if location_of(state, caller) != location_of(state, mark):
        return refuse("elsewhere", "RB-5.3.2-01")
    if at_home(state, mark):
        return refuse("at-home", "RB-5.3.2-06")
    return why_not_be_called(state, caller, mark, rule("call out", seat, caller))


def why_not_be_called(state: Doomtown, caller: int, mark: int, cause: Cause) -> Refusal | None:
    """Whether any call-out of this dude is possible, by the play or by an effect."""
    if location_of(state, mark) == NOWHERE or not is_dude(state, mark):
        return NOT_IN_PLAY
    said = says(state, "cannot be called out", mark, cause) or says(state, "cannot call out", caller, cause)
    return forbidden(state, said) if said is not None else None


def call_out(
    state: Doomtown, caller: int, mark: int, cause: Cause, *, refusable: bool = True, by_effect: bool = True
) -> Does[bool]:
    """Call a dude out. What follows starts when the present step has ended."""
    if why_not_be_called(state, caller, mark, cause) is not None:
        return False
    yield from happened(state, CalledOut(cause, caller, title(state, caller), mark, title(state, mark)))
    state.then(CallOut(caller, mark, by_effect, refusable, cause.card))
    return True


def answer_call(state: Doomtown, frame: CallOut) -> Step:
    """The mark accepts or, if unbooted, refuses by going home booted (RB-5.3.2-07, -08, -11)."""
    leader, mark = frame.leader, frame.mark
    if state.cards[leader].zone != "play" or state.cards[mark].zone != "play":
        return
    seat = controller(state, mark)
    cause = rule("refuse", seat, mark)
    accepts = True
    if frame.refusable and why_not_refuse(state, leader, mark) is None:
        message = say("doomtown-ask-accept", leader=title(state, leader), mark=title(state, mark))
        accepts = (yield ask_yes(seat, message)) == "yes"
    if accepts:
        yield from _accept(state, leader, mark)
        return
    yield from send_home(state, mark, cause)
    yield from happened(state, CallRefused(cause, mark, title(state, mark), leader))


def why_not_refuse(state: Doomtown, leader: int, mark: int) -> Refusal | None:
    """A booted dude must accept; so must one that cannot go home or whom a text compels."""
    if state.cards[mark].booted:
        return refuse("booted-refuse", "RB-5.3.2-08")
    cause = rule("refuse", controller(state, mark), leader)
    said = says(state, "cannot refuse", mark, cause) or says(state, "cannot be refused", leader, cause)
    if said is not None and (said.part.other is None or said.part.other.test(said.play, mark)):
        return forbidden(state, said)
    return why_not_send_home(state, mark, cause)


def _accept(state: Doomtown, leader: int, mark: int) -> Does[None]:
    """A shootout starts at the mark's location; the leader forms a posse first (RB-5.3.2-12, RB-6.1-01 to -06)."""
    seats = (controller(state, leader), controller(state, mark))
    state.set_fight(Fight(location_of(state, mark), leader, mark, seats))
    yield from happened(state, CallAccepted(rule("accept", seats[1], mark), mark, title(state, mark), leader))
    fight = state.fight
    if fight is not None and location_of(state, fight.mark) == NOWHERE:
        state.set_fight(None)
        return
    assert fight is not None
    state.then(FormPosse(fight.first))
