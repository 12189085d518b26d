"""Joining and leaving posses (Rulebook 6.1, Compendium: Moving into Posses, Bounty)."""

from __future__ import annotations

from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.history import posses_are_formed
from boomtown.doomtown.reading.jobs import job_of
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.town import is_private, owner_of
from boomtown.doomtown.reading.why import NOT_IN_PLAY, Refusal, forbidden, refuse, title
from boomtown.doomtown.state import LEADER, MARK, NOWHERE, Cause, Doomtown, Fight, Side, with_side
from boomtown.doomtown.state.events import Joined, LeftPosse, rule
from boomtown.doomtown.state.places import is_dude
from boomtown.doomtown.text.sayings import (
    CANNOT_JOIN,
    CANNOT_JOIN_THE_LEADER,
    CANNOT_JOIN_THE_MARK,
    CANNOT_LEAVE_THE_POSSE,
)
from boomtown.doomtown.verbs.changes import change_fight
from boomtown.doomtown.verbs.happen import happened, would
from boomtown.doomtown.verbs.rock import change_bounty
from boomtown.doomtown.verbs.running import Does, run


def why_not_join(state: Doomtown, dude: int, side: Side, cause: Cause) -> Refusal | None:
    """Whether a dude may be in this posse at all; how it gets there is the rules' or the ability's affair."""
    fight = state.fight
    if fight is None:
        return refuse("no-shootout", "RB-6.1-01")
    if state.cards[dude].zone != "play" or not is_dude(state, dude):
        return NOT_IN_PLAY
    if fight.side_of(dude) is not None:
        return refuse("in-posse", "RB-6.1-08")
    if not fight.posses[side] and posses_are_formed(state):  # RC-shootout-s1-10
        return refuse("posse-empty", "RC-shootout-s1-10")
    seat = controller(state, dude)
    if any(controller(state, other) == seat for other in fight.posses[1 - side]):  # RB-6.1-18, -19
        return refuse("both-posses", "RB-6.1-18")
    if fight.seats[1 - side] == seat:
        return refuse("both-posses", "RB-6.1-19")
    return why_kept_out(state, dude, side, cause)


def why_kept_out(state: Doomtown, dude: int, side: Side, cause: Cause) -> Refusal | None:
    """Return which text keeps a dude out of this posse, wherever the dude is now."""
    fight = state.fight
    said = says(state, CANNOT_JOIN, dude, cause)
    if said is None and fight is not None and dude not in (fight.leader, fight.mark):  # whose posses they are
        said = says(state, CANNOT_JOIN_THE_MARK if side == MARK else CANNOT_JOIN_THE_LEADER, dude, cause)
    return forbidden(state, said) if said is not None else None


def join(state: Doomtown, dude: int, side: Side, cause: Cause) -> Does[bool]:
    """Put a dude into a posse. Later joiners at a Private location gain bounty at once (RC-bounty-05, -06)."""
    if why_not_join(state, dude, side, cause) is not None:
        return False
    event = yield from would(state, Joined(cause, dude, title(state, dude), side, controller(state, dude)))
    fight = state.fight
    if event is None or fight is None or state.cards[dude].zone != "play":
        return False
    change_fight(state, posses=with_side(fight.posses, side, (*fight.posses[side], dude)))
    yield from happened(state, event)
    if fight.job is not None:
        yield from _join_job(state, dude, side)
    if state.fight is not None and state.fight.begun:
        yield from trespass(state, dude)
    return True


def _join_job(state: Doomtown, dude: int, side: Side) -> Does[None]:
    """Let a job do what it does to each dude that joins its leader's posse (RC3-kidnappin-01)."""
    if side == LEADER:
        job, play = job_of(state)
        if job.joining is not None:
            yield from run(play, job.joining(play, dude))


def trespass(state: Doomtown, dude: int) -> Does[None]:
    """A dude in a shootout at a Private location gains bounty, unless the location's owner controls it.

    Dudes in a posse with dudes of the owner are exempt as well (ruling 12, RC-bounty-07).
    """
    fight = state.fight
    if fight is None or not is_private(state, fight.location):
        return
    side = fight.side_of(dude)
    owner = owner_of(state, fight.location)
    if side is None or any(controller(state, other) == owner for other in fight.posses[side]):
        return
    yield from change_bounty(state, dude, 1, rule("trespass", owner, fight.location))


def why_not_leave_posse(state: Doomtown, dude: int, cause: Cause) -> Refusal | None:
    """A dude leaves a posse unless a text forbids it."""
    if state.fight is None or state.fight.side_of(dude) is None:
        return None
    said = says(state, CANNOT_LEAVE_THE_POSSE, dude, cause)
    return forbidden(state, said) if said is not None else None


def leave_posse(state: Doomtown, dude: int, cause: Cause) -> Does[None]:
    """Take a dude out of its posse, if it is in one."""
    fight = state.fight
    if fight is None:
        return
    side = fight.side_of(dude)
    if side is None:
        return
    staying = tuple(other for other in fight.posses[side] if other != dude)
    change_fight(state, posses=with_side(fight.posses, side, staying))
    if fight.shooters[side] == dude:  # nor is who comes back (ruling 206)
        change_fight(state, shooters=with_side(fight.shooters, side, NOWHERE))
    yield from happened(state, LeftPosse(cause, dude, title(state, dude), side))


def is_over(fight: Fight) -> bool:
    """Tell whether a posse has been emptied, which ends a shootout before casualties (RC-shootout-s1-09), or a text
    has ended it.
    """
    return fight.broken_off or not fight.posses[0] or not fight.posses[1]
