"""Jobs: leader, mark, posses, success (Rulebook 6.2)."""

from __future__ import annotations

from boomtown.doomtown.asking import ask_card, ask_yes
from boomtown.doomtown.events import JobEnded, JobStarted, rule
from boomtown.doomtown.frames import FormPosse, JobDone, JobEffect, Oppose, PossesDone
from boomtown.doomtown.happen import Does, happened, run
from boomtown.doomtown.numbers import controller
from boomtown.doomtown.places import dudes, location_of
from boomtown.doomtown.rules.choosing import candidates, choose_one
from boomtown.doomtown.rules.posses import why_not_join_now
from boomtown.doomtown.script.parts import SCRIPTS, Ability, Job, Target
from boomtown.doomtown.script.play import Play
from boomtown.doomtown.state import LEADER, MARK, NOBODY, NOWHERE, Doomtown, Fight, JobOf, Side
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.cards import send_home
from boomtown.doomtown.why import Refusal, refuse, title
from boomtown.table import Step, say

# --- steps 1 and 2: leader and mark ----------------------------------------------------------------


def possible_leaders(play: Play, ability: Ability) -> list[int]:
    """A dude's, goods' or spell's job is led by that dude; others by any eligible unbooted dude (RB-6.2-04 to -06)."""
    state = play.state
    own = state.cards[play.source].zone == "play" and play.dude != NOWHERE
    found = [play.dude] if own else dudes(state)
    job = ability.job
    assert job is not None
    return [
        dude
        for dude in found
        if controller(state, dude) == play.you
        and not state.cards[dude].booted
        and (job.leader is None or job.leader.test(play, dude))
        and _pays_as_leader(play, ability, dude)
    ]


def _pays_as_leader(play: Play, ability: Ability, dude: int) -> bool:
    """Tell whether this dude could pay what the costs ask of the leader (RB-6.2-07, RC3-quaterman-02)."""
    play.chosen["leader"] = dude
    payable = all(cost.why_not(play) is None for cost in ability.costs)
    del play.chosen["leader"]
    return payable


def why_not_job(play: Play, ability: Ability) -> Refusal | None:
    """A job needs a leader and something to mark."""
    assert ability.job is not None
    if not possible_leaders(play, ability):
        return refuse("no-leader", "RB-6.2-04")
    if not candidates(play, Target(ability.job.mark)):
        return refuse("no-mark", "RB-6.2-08")
    return None


def choose_leader(play: Play, ability: Ability) -> Does[None]:
    """Choose who leads, before costs are paid: a Boot cost boots the leader (RB-6.2-07)."""
    found = possible_leaders(play, ability)
    leader = found[0]
    if len(found) > 1:
        message = say("doomtown-ask-leader", card=title(play.state, play.source))
        leader = yield ask_card(play.state, play.you, message, found)
    play.chosen["leader"] = leader


def start_job(play: Play, ability: Ability) -> Does[None]:
    """Choose the mark and let the leader's posse form (RB-6.2-08 to -12)."""
    state, job = play.state, ability.job
    assert job is not None
    mark = yield from choose_one(play, "mark", candidates(play, Target(job.mark)))
    leader = play.chosen["leader"]
    play.chosen["mark"] = mark
    others = tuple((name, card) for name, card in play.chosen.items() if isinstance(card, int))
    face = state.cards[play.source].face
    of = JobOf(play.source, face, ability.name, play.you, others)
    if job.starts is not None:
        yield from run(play, job.starts(play, leader, mark))
    place = location_of(state, mark)
    state.set_fight(Fight(place, leader, mark, (play.you, NOBODY), job=of))
    yield from happened(
        state, JobStarted(play.cause, leader, title(state, leader), mark, title(state, mark), play.you)
    )
    state.then(FormPosse(LEADER))


def job_of(state: Doomtown) -> tuple[Job, Play]:
    """Return the job that is going on and the situation of its text."""
    fight = state.fight
    assert fight is not None
    assert fight.job is not None
    play = job_play(state, fight.job)
    assert play.ability is not None
    assert play.ability.job is not None
    return play.ability.job, play


def job_play(state: Doomtown, of: JobOf) -> Play:
    """Return the situation in which a job's text goes on after its shootout."""
    ability = SCRIPTS[of.face].parts[of.part]
    assert isinstance(ability, Ability)
    play = Play(state, of.card, you=of.seat)
    play.part = play.ability = ability
    play.timing = "noon"
    play.chosen = dict(of.chosen)
    play.dude = play.chosen.get("leader", NOWHERE)
    return play


def joining(state: Doomtown, dude: int, side: Side) -> Does[None]:
    """Let a job do what it does to each dude that joins its leader's posse (RC3-kidnappin-01)."""
    if side == LEADER:
        job, play = job_of(state)
        if job.joining is not None:
            yield from run(play, job.joining(play, dude))


# --- step 3: posses --------------------------------------------------------------------------------


def posse_formed(state: Doomtown, side: Side) -> None:
    """An illegal leader's posse fails the job; else others may oppose it (RB-6.2-22, -32, -33)."""
    fight = state.fight
    assert fight is not None
    job, play = job_of(state)
    if side == LEADER:
        if not fight.posses[LEADER] or (job.posse is not None and not job.posse(play)):
            state.then(JobDone(success=False))
        else:
            state.then(Oppose(_defenders(state, fight)))
    elif fight.posses[MARK] and (job.defenders is None or job.defenders(play)):  # RB-6.2-34
        state.then(PossesDone())
    else:
        state.then(JobDone(success=True))


def _defenders(state: Doomtown, fight: Fight) -> tuple[int, ...]:
    """The mark's controller, its owner, then everybody from the leader's left (RB-6.2-22, -28 to -30, ruling 8)."""
    leader = fight.seats[LEADER]
    order = []
    if fight.mark > 0:
        order += [controller(state, fight.mark), state.cards[fight.mark].owner]
    order += state.seats_from(leader)[1:]
    return tuple(dict.fromkeys(seat for seat in order if seat != leader))


def oppose(state: Doomtown, frame: Oppose) -> Step:
    """Ask the next player who may oppose; nobody left: the job succeeds (RB-6.2-31)."""
    if not frame.seats:
        state.then(JobDone(success=True))
        return
    seat, fight = frame.seats[0], state.fight
    assert fight is not None
    if any(why_not_join_now(state, dude, seat, MARK, "near") is None for dude in dudes(state)):
        message = say("doomtown-ask-oppose", leader=title(state, fight.leader), mark=title(state, fight.mark))
        if (yield ask_yes(seat, message)) == "yes":
            state.change_fight(seats=(fight.seats[LEADER], seat))
            state.then(FormPosse(MARK))
            return
    state.then(Oppose(frame.seats[1:]))


# --- step 5: the end -------------------------------------------------------------------------------


def job_done(state: Doomtown, frame: JobDone) -> Step:
    """The leader's survivors go home booted, then the job has its effect (RB-6.2-37 to -41)."""
    fight = state.fight
    assert fight is not None
    assert fight.job is not None
    seat = fight.seats[LEADER]
    why = "job over" if frame.success else "job failed"
    for dude in fight.posses[LEADER]:
        yield from send_home(state, dude, rule(why, seat, dude))
    name = title(state, fight.leader)
    yield from happened(
        state, JobEnded(rule("job", seat), fight.leader, name, fight.mark, seat, frame.success)
    )
    state.then(JobEffect(fight.job, frame.success, fight.leader, fight.mark, fight.seats[MARK]))


def job_effect(state: Doomtown, frame: JobEffect) -> Step:
    """Do what a successful job does; a mark that left play is not affected (RB-6.2-42 to -44)."""
    play = job_play(state, frame.job)
    assert play.ability is not None
    assert play.ability.job is not None
    play.numbers["opponent"] = frame.opponent
    if state.cards[frame.mark].zone != "play":
        play.chosen["mark"] = NOWHERE
    body = play.ability.body if frame.success else play.ability.job.fails
    if body is not None:
        chosen = {name: card for name, card in play.chosen.items() if name != "leader"}
        yield from run(play, body(play, **chosen))
    zones.end_effects(state, "step", "round", "shootout")
    state.set_fight(None)
