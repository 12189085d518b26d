"""Forming posses, for call-outs and for jobs (Rulebook 6.1, 6.2 step 3; the AEG appendix for guests)."""

from __future__ import annotations

from functools import partial

from boomtown.doomtown.reading.active import saying, says
from boomtown.doomtown.reading.jobs import job_of
from boomtown.doomtown.reading.numbers import controller, dudes_of
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.state import LEADER, MARK, NOBODY, Cause, Doomtown, Fight, Side
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.frames import FormPosse, JobDone, Oppose, PossesDone, Stage
from boomtown.doomtown.state.places import location_of
from boomtown.doomtown.text.sayings import (
    JOINS_FROM_ANYWHERE,
    JOINS_UNASKED,
    JOINS_WHILE_BOOTED,
    JOINS_WITHOUT_BOOTING,
    JOINS_WITHOUT_MOVING,
    STAYS_WHERE_IT_IS,
)
from boomtown.doomtown.verbs.asking import DONE, ask_card, ask_cards, ask_yes
from boomtown.doomtown.verbs.cards import boot, move, move_together, why_not_boot, why_not_move
from boomtown.doomtown.verbs.fight import oppose_job, the_fight
from boomtown.doomtown.verbs.lasting import SHOOTOUT, lasting
from boomtown.doomtown.verbs.posse import join, leave_posse, why_not_join
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Price, Step, say
from boomtown.table.steps import then

CALL_STAGES: tuple[Stage, ...] = ("first", "near", "guests")
JOB_STAGES: tuple[Stage, ...] = (
    "first",
    "with leader",
    "near leader",
    "ride",
    "near mark",
    "at mark",
    "guests",
)
FREE_JOB_STAGES: tuple[Stage, ...] = ("first", "anywhere near", "guests")


def stages(state: Doomtown, fight: Fight, side: Side) -> tuple[Stage, ...]:
    """Return the stages of forming this posse; a job's leader goes through more (RB-6.2-16 to -21)."""
    if fight.job is not None and side == LEADER:
        return JOB_STAGES if state.rules.job_posse_in_stages else FREE_JOB_STAGES
    return CALL_STAGES


def form_posse(state: Doomtown, frame: FormPosse) -> Step:
    """One stage, or one dude of it."""
    fight = state.fight
    assert fight is not None
    match frame.stage:
        case "first":
            yield from _automatic(state, fight, frame.side)
        case "ride":
            yield from _ride(state, fight.posses[LEADER])
        case "guests":
            yield from _invite(state, fight, frame)
            return
        case "unasked":
            yield from _unasked(state, fight, frame)
            return
        case _:
            joined = yield from _one_more(state, fight, frame.side, fight.seats[frame.side], frame.stage)
            if joined:
                then(state, frame)
                return
    _next_stage(state, fight, frame)


def _ride(state: Doomtown, posse: tuple[int, ...]) -> Does[None]:
    """All move, one after the other (RB-6.2-18); whoever may only follow waits (RC3-smiling-tom-01).

    Who cannot come at all, as only a leader may find now, is not in the posse (RB-6.2-15).
    """
    waiting = list(posse)
    while waiting:
        fight = state.fight
        assert fight is not None
        dude = next((dude for dude in waiting if _why_not_arrive(state, dude, fight) is None), waiting[0])
        waiting.remove(dude)
        if _why_not_arrive(state, dude, fight) is None:
            yield from come_along(state, dude)
        if not _is_there(state, dude):
            yield from leave_posse(state, dude, rule("join", controller(state, dude), dude))


def _next_stage(state: Doomtown, fight: Fight, frame: FormPosse) -> None:
    """Go on to the next stage; the last, of the guests, goes on by itself."""
    found = stages(state, fight, frame.side)
    then(state, FormPosse(frame.side, found[found.index(frame.stage) + 1]))


def _finish(state: Doomtown, side: Side) -> None:
    """The leader's posse is complete before the other is formed (RB-6.1-06)."""
    fight = state.fight
    assert fight is not None
    if fight.job is not None:
        _job_posse_formed(state, side)
    elif side == fight.first:
        then(state, FormPosse(MARK if side == LEADER else LEADER))
    else:
        then(state, PossesDone())


def _job_posse_formed(state: Doomtown, side: Side) -> None:
    """An illegal leader's posse fails the job; else others may oppose it (RB-6.2-22, -32, -33)."""
    fight = state.fight
    assert fight is not None
    job, play = job_of(state)
    if side == LEADER:
        if not fight.posses[LEADER] or (job.posse is not None and not job.posse(play)):
            then(state, JobDone(success=False))
        else:
            then(state, Oppose(_defenders(state, fight)))
    elif not fight.posses[MARK]:  # nobody got there, so the next may form one (RB-6.2-27, -28, -30)
        order = _defenders(state, fight)
        oppose_job(state, NOBODY)
        then(state, Oppose(order[order.index(fight.seats[MARK]) + 1 :]))
    elif job.defenders is None or job.defenders(play):  # RB-6.2-34
        then(state, PossesDone())
    else:
        then(state, JobDone(success=True))


def _defenders(state: Doomtown, fight: Fight) -> tuple[int, ...]:
    """The mark's controller, its owner, then everybody from the leader's left (RB-6.2-22, -28 to -30, ruling 8)."""
    leader = fight.seats[LEADER]
    order = (controller(state, fight.mark), state.cards[fight.mark].owner, *state.seats_from(leader))
    return tuple(dict.fromkeys(seat for seat in order if seat not in (leader, NOBODY)))


def _automatic(state: Doomtown, fight: Fight, side: Side) -> Does[None]:
    """The leader and the called-out mark join by themselves (RB-6.1-07); the mark of a job does not have to.

    Who is not there yet comes to the shootout like everybody, or is not in it (ruling 720); a job's leader rides later,
    and where posses are declared first all come together.
    """
    dude = fight.leader if side == LEADER else fight.mark
    if side == MARK and fight.job is not None:
        return
    cause = rule("join", fight.seats[side], dude)
    yield from _decide_to_stay(state, dude, fight, cause)
    if fight.job is None and state.rules.dudes_join_one_by_one:
        yield from come_along(state, dude)
        if not _is_there(state, dude):
            return
    yield from join(state, dude, side, cause)


def _one_more(state: Doomtown, fight: Fight, side: Side, seat: int, stage: Stage) -> Does[bool]:
    """Ask who joins next; the dude is declared, boots, moves and joins before the next is asked (RB-6.1-15, -16)."""
    found = state.once(_who_could_join, state, side, seat, stage)
    if not found:
        return False
    needed = side == MARK and fight.job is not None and not fight.posses[MARK]  # RB-6.2-27
    way_out = "" if needed else DONE
    about = (fight.leader, fight.mark)
    dude = yield ask_card(
        state,
        seat,
        say("doomtown-ask-join"),
        found,
        way_out,
        about=about,
        price=partial(_price, state, fight),
    )
    if dude == DONE:
        return False
    yield from join_by_rule(state, dude, side, stage)
    return True


def _who_could_join(state: Doomtown, side: Side, seat: int, stage: Stage) -> list[int]:
    return [
        dude for dude in dudes_of(state, seat) if why_not_join_now(state, dude, seat, side, stage) is None
    ]


def _price(state: Doomtown, fight: Fight, dude: int) -> Price | None:
    """Return what joining costs a dude."""
    return Price(boots=(dude,)) if boots_to_join(state, dude, fight) else None


def join_by_rule(state: Doomtown, dude: int, side: Side, stage: Stage) -> Does[None]:
    """Let a dude join the way the rules have it: boot and move if it has to."""
    fight = state.fight
    assert fight is not None
    cause = rule("join", controller(state, dude), dude)
    yield from _decide_to_stay(state, dude, fight, cause)
    declared_first = not state.rules.dudes_join_one_by_one
    if boots_to_join(state, dude, fight) and not (declared_first and fight.job is None):
        yield from boot(state, dude, cause)
    if declared_first:  # everybody moves once both are, and boots if called out
        yield from join(state, dude, side, cause)
        return
    if stage not in ("with leader", "near leader"):
        yield from come_along(state, dude)
        if not _is_there(state, dude):  # stopped, or sent on before joining (RC-moving-posses-01)
            return
    yield from join(state, dude, side, cause)


def _is_there(state: Doomtown, dude: int) -> bool:
    """Tell whether a dude is where the fight is, or is in it from afar."""
    found, fight = state.cards[dude], the_fight(state)
    return found.place == fight.location or says(state, STAYS_WHERE_IT_IS, dude) is not None


def _decide_to_stay(state: Doomtown, dude: int, fight: Fight, cause: Cause) -> Does[None]:
    """Where a text lets a dude join from where it is, ask whether it does; who could not come does so unasked."""
    said = says(state, JOINS_WITHOUT_MOVING, dude)
    if said is None or state.cards[dude].place == fight.location:
        return
    if _why_not_ride(state, dude, fight) is None:
        purpose = say("doomtown-for-staying", dude=title(state, dude))
        message = say("doomtown-ask-yes", card=title(state, said.play.source), purpose=purpose)
        about = (said.play.source, dude)
        if (yield ask_yes(controller(state, dude), message, about=about)) == "no":
            return
    lasting(state, cause, SHOOTOUT, on=(dude,), word=STAYS_WHERE_IT_IS)


def come_along(state: Doomtown, dude: int) -> Does[None]:
    """Move a dude to the fight unless it is there, or has joined from where it is."""
    fight = state.fight
    assert fight is not None
    if state.cards[dude].place != fight.location and says(state, STAYS_WHERE_IT_IS, dude) is None:
        yield from move(state, dude, fight.location, rule("join", controller(state, dude), dude))


def boots_to_join(state: Doomtown, dude: int, fight: Fight) -> bool:
    """Only dudes who are not there yet boot; the leader of a job never does for joining (RB-6.1-11, RB-6.2-13)."""
    if state.cards[dude].place == fight.location or dude == fight.leader:
        return False
    return says(state, JOINS_WITHOUT_BOOTING, dude) is None and says(state, STAYS_WHERE_IT_IS, dude) is None


def why_not_join_now(state: Doomtown, dude: int, seat: int, side: Side, stage: Stage) -> Refusal | None:
    """Return why a dude cannot join in this stage of forming a posse."""
    fight = state.fight
    assert fight is not None
    if controller(state, dude) != seat:
        return refuse("not-yours", "RB-6.1-18")
    cause = rule("join", seat, dude)
    return (
        why_not_join(state, dude, side, cause)
        or _why_not_near(state, dude, fight, stage)
        or _why_not_come(state, dude, fight)
    )


def _why_not_near(state: Doomtown, dude: int, fight: Fight, stage: Stage) -> Refusal | None:
    """Each stage takes dudes from its own place (RB-6.1-09, RB-6.2-16 to -20)."""
    place = state.cards[dude].place
    base = location_of(state, fight.leader)
    there = place == fight.location
    near = adjacent(state, place, fight.location) or says(state, JOINS_FROM_ANYWHERE, dude) is not None
    match stage:
        case "with leader":
            fits = place == base and not there
        case "near leader":
            fits = adjacent(state, place, base) and not there
        case "near mark":
            fits = near
        case "at mark":
            fits = there
        case "unasked":
            fits = there and says(state, JOINS_UNASKED, dude) is not None
        case "anywhere near":
            fits = there or near or place == base or adjacent(state, place, base)
        case _:
            fits = there or near
    return None if fits else refuse("too-far", "RB-6.1-09")


def _why_not_come(state: Doomtown, dude: int, fight: Fight) -> Refusal | None:
    """Dudes who are there, and those whom a text lets join from afar, need not come."""
    if state.cards[dude].place == fight.location or says(state, JOINS_WITHOUT_MOVING, dude) is not None:
        return None
    return _why_not_ride(state, dude, fight)


def _why_not_ride(state: Doomtown, dude: int, fight: Fight) -> Refusal | None:
    """From elsewhere only unbooted dudes come, and only if they may go there (RB-6.1-12, -14, RB-6.2-15)."""
    tired = state.cards[dude].booted and dude != fight.leader
    if tired and says(state, JOINS_WHILE_BOOTED, dude) is None:
        return refuse("booted-join", "RB-6.1-12")
    if boots_to_join(state, dude, fight):
        refusal = why_not_boot(state, dude, rule("join", controller(state, dude), dude))
        if refusal is not None:
            return refusal
    return _why_not_arrive(state, dude, fight)


def _why_not_arrive(state: Doomtown, dude: int, fight: Fight) -> Refusal | None:
    """Whether a dude can be where the fight is: there already, in it from afar, or able to move there."""
    if state.cards[dude].place == fight.location or says(state, STAYS_WHERE_IT_IS, dude) is not None:
        return None
    return why_not_move(state, dude, fight.location, rule("join", controller(state, dude), dude))


# --- guests ----------------------------------------------------------------------------------------


def _invite(state: Doomtown, fight: Fight, frame: FormPosse) -> Does[None]:
    """With three or more players, whoever forms a posse may invite others, who send dudes as they like."""
    guests = frame.guests
    if not guests:
        stage = _guest_stage(state, fight, frame.side)
        asked = state.once(_possible_guests, state, fight, frame.side, stage)
        chosen: tuple[int, ...] = ()
        if asked:
            homes = [state.players[seat].outfit for seat in asked]
            message = say("doomtown-ask-invite")
            chosen = yield ask_cards(state, fight.seats[frame.side], message, homes, 0, len(homes))
        guests = tuple(state.cards[home].owner for home in chosen)
    if guests:
        stage = _guest_stage(state, fight, frame.side)
        joined = yield from _one_more(state, fight, frame.side, guests[0], stage)
        remaining = guests if joined else guests[1:]
        if remaining:
            then(state, FormPosse(frame.side, "guests", remaining))
            return
    if frame.side == MARK and saying(state, JOINS_UNASKED):
        then(state, FormPosse(MARK, "unasked"))
    else:
        _finish(state, frame.side)


def _unasked(state: Doomtown, fight: Fight, frame: FormPosse) -> Does[None]:
    """Players whom a text lets do so send dudes without being invited (All Or Nothing)."""
    seats = frame.guests or tuple(state.once(_possible_guests, state, fight, frame.side, "unasked"))
    if seats:
        joined = yield from _one_more(state, fight, frame.side, seats[0], "unasked")
        remaining = seats if joined else seats[1:]
        if remaining:
            then(state, FormPosse(frame.side, "unasked", remaining))
            return
    _finish(state, frame.side)


def _guest_stage(state: Doomtown, fight: Fight, side: Side) -> Stage:
    """Guests come like the dudes of the side they join (AEG-multiplayer-02)."""
    if fight.job is not None and side == LEADER and not state.rules.job_posse_in_stages:
        return "anywhere near"
    return "near"


def _possible_guests(state: Doomtown, fight: Fight, side: Side, stage: Stage) -> list[int]:
    """Return the players who could send somebody: on neither side yet, and not the one whose card is marked.

    Who comes unasked may also be who would not lead the defence of their own card (ruling 283).
    """
    if len(state.players) < 3:
        return []
    marked = fight.marked if state.rules.marked_stay_out else controller(state, fight.mark)
    involved = {controller(state, dude) for dude in fight.posses[1 - side]} | {*fight.seats}
    if stage != "unasked":
        involved.add(marked)
    return [
        seat
        for seat in state.seats_from(max(fight.seats[side], 0))
        if seat not in involved
        and any(why_not_join_now(state, dude, seat, side, stage) is None for dude in dudes_of(state, seat))
    ]


def everybody_comes(state: Doomtown) -> Does[None]:
    """In editions where posses are declared first, all dudes now boot and move together (AEG-posses-01 to -03).

    For a job they have booted as they joined; riding there boots nobody (AEG-jobs-03).
    """
    if state.rules.dudes_join_one_by_one:
        return
    fight = the_fight(state)
    coming = [dude for dude in fight.everybody if state.cards[dude].place != fight.location]
    for dude in coming:
        if fight.job is None and boots_to_join(state, dude, fight):
            yield from boot(state, dude, rule("join", controller(state, dude), dude))
    moving = [dude for dude in coming if says(state, STAYS_WHERE_IT_IS, dude) is None]
    causes = [(dude, rule("join", controller(state, dude), dude)) for dude in moving]
    yield from move_together(state, causes, fight.location)
    for dude in coming:
        if not _is_there(state, dude):
            yield from leave_posse(state, dude, rule("join", controller(state, dude), dude))
