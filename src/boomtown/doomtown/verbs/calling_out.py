"""Calling a dude out, by the play or by a card (Rulebook 5.3.2)."""

from __future__ import annotations

from boomtown.doomtown.reading.active import says, says_of_both
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import NOT_IN_PLAY, Refusal, forbidden, title
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown, Fight
from boomtown.doomtown.state.events import CallAccepted, CalledOut, rule
from boomtown.doomtown.state.frames import CallOut, FormPosse
from boomtown.doomtown.state.places import is_dude, location_of
from boomtown.doomtown.text.sayings import CANNOT_BE_CALLED_OUT, CANNOT_CALL_OUT
from boomtown.doomtown.verbs.changes import set_fight
from boomtown.doomtown.verbs.fight import end_fight
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import Does
from boomtown.table.steps import then


def why_not_be_called(state: Doomtown, caller: int, mark: int, cause: Cause) -> Refusal | None:
    """Whether any call-out of this dude is possible, by the play or by an effect."""
    if location_of(state, mark) == NOWHERE or not is_dude(state, mark):
        return NOT_IN_PLAY
    said = says_of_both(state, CANNOT_BE_CALLED_OUT, mark, caller, cause)
    said = said or says(state, CANNOT_CALL_OUT, caller, cause)
    return forbidden(state, said) if said is not None else None


def call_out(
    state: Doomtown, caller: int, mark: int, cause: Cause, *, refusable: bool = True, from_afar: bool = False
) -> Does[bool]:
    """Call a dude out. What follows starts when the present step has ended.

    Only where the caller is (RB-5.3.2-01), unless the text says otherwise: who was to come first may have been kept
    from it (ruling 650).
    """
    if why_not_be_called(state, caller, mark, cause) is not None:
        return False
    if not from_afar and location_of(state, caller) != location_of(state, mark):
        return False
    yield from happened(state, CalledOut(cause, caller, title(state, caller), mark, title(state, mark)))
    then(state, CallOut(caller, mark, refusable))
    return True


def accept_call(state: Doomtown, leader: int, mark: int) -> Does[None]:
    """Start a fight at the mark's location; the leader forms a posse first (RB-5.3.2-12, RB-6.1-01 to -06)."""
    seats = (controller(state, leader), controller(state, mark))
    set_fight(state, Fight(location_of(state, mark), leader, mark, seats))
    cause, booted = rule("accept", seats[1], mark), state.cards[mark].booted
    yield from happened(state, CallAccepted(cause, mark, title(state, mark), leader, booted))
    fight = state.fight
    assert fight is not None
    if NOWHERE in (location_of(state, fight.leader), location_of(state, fight.mark)):  # ruling 700
        end_fight(state)
        return
    then(state, FormPosse(fight.first))
