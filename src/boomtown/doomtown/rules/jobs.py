"""Jobs: leader, mark, posses, success (Rulebook 6.2)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.history import left_since_the_job_began
from boomtown.doomtown.reading.jobs import job_play
from boomtown.doomtown.reading.numbers import dudes_of
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.rules.posses import why_not_join_now
from boomtown.doomtown.state import LEADER, MARK, NOWHERE, Doomtown, Fight, RuleStep
from boomtown.doomtown.state.events import JobEnded, Resolved, rule
from boomtown.doomtown.state.frames import FormPosse, JobDone, JobEffect, Oppose
from boomtown.doomtown.state.places import kind_of
from boomtown.doomtown.text.parts import CastTest
from boomtown.doomtown.verbs.abilities import cast_over
from boomtown.doomtown.verbs.asking import ask_yes
from boomtown.doomtown.verbs.cards import send_home
from boomtown.doomtown.verbs.fight import end_fight, oppose_job
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import run
from boomtown.table import Message, Step, say
from boomtown.table.steps import then


def oppose(state: Doomtown, frame: Oppose) -> Step:
    """Ask the next player who may oppose; nobody left: the job succeeds (RB-6.2-31)."""
    if not frame.seats:
        then(state, JobDone(success=True))
        return
    seat, fight = frame.seats[0], state.fight
    assert fight is not None
    if any(why_not_join_now(state, dude, seat, MARK, "near") is None for dude in dudes_of(state, seat)):
        assert fight.job is not None
        leader, mark = title(state, fight.leader), title(state, fight.mark)
        job = PRINTED[fight.job.face].full_name
        message = say("doomtown-ask-oppose", leader=leader, card=job, mark=mark)
        stakes = _stakes(state, fight)
        done = say("doomtown-then-job", mark=mark, known="yes" if stakes else "no", does=stakes)
        asked = ask_yes(
            seat, message, about=(fight.leader, fight.mark), yes=say("doomtown-then-posse"), no=done
        )
        if (yield asked) == "yes":
            oppose_job(state, seat)
            then(state, FormPosse(MARK))
            return
    then(state, Oppose(frame.seats[1:]))


def _stakes(state: Doomtown, fight: Fight) -> list[Message]:
    """Return what a job does to its mark when it succeeds, in words, as far as they are known."""
    assert fight.job is not None
    ability = job_play(state, fight.job).ability
    assert ability is not None
    phrases = [doing.phrase for doing in ability.intent.doings if doing.target == "mark"]
    return [told for told in phrases if told is not None and told.key != "doomtown-do-counts"]


# --- step 5: the end -------------------------------------------------------------------------------


def job_done(state: Doomtown, frame: JobDone) -> Step:
    """The leader's survivors go home booted, then the job has its effect (RB-6.2-37 to -41)."""
    fight = state.fight
    assert fight is not None
    assert fight.job is not None
    seat, posse = fight.seats[LEADER], fight.posses[LEADER]
    why: RuleStep = "job over" if frame.success else "job failed"
    for dude in sorted(posse, key=lambda dude: dude != fight.leader):  # first, though it left and came back
        yield from send_home(state, dude, rule(why, seat, dude))
    name = title(state, fight.leader)
    yield from happened(
        state, JobEnded(rule("job", seat), fight.leader, name, fight.mark, seat, frame.success, posse)
    )
    then(state, JobEffect(fight.job, frame.success, fight.leader, fight.mark, fight.seats[MARK]))


def _started_it(state: Doomtown, frame: JobEffect) -> tuple[int, ...]:
    """Return who was in play as the job began: its leader, and the card it is on unless that is an action."""
    source = frame.job.card
    return (frame.leader,) if kind_of(state, source) == "action" else (frame.leader, source)


def job_effect(state: Doomtown, frame: JobEffect) -> Step:
    """Do what a successful job does; a mark that left play is not affected (RB-6.2-42 to -44)."""
    play = job_play(state, frame.job)
    assert play.ability is not None
    assert play.ability.job is not None
    play.numbers["opponent"] = frame.opponent
    play.began = (*state.in_play, *_started_it(state, frame))
    play.lost = left_since_the_job_began(state) & {frame.mark, *_started_it(state, frame)}
    if state.cards[frame.mark].zone != "play" or frame.mark in play.lost:
        play.chosen["mark"] = NOWHERE
    body = play.ability.body if frame.success else play.ability.job.fails
    if body is not None:
        chosen = {name: card for name, card in play.chosen.items() if name != "leader"}
        yield from run(play, body(play, **chosen))
    of = frame.job
    if isinstance(play.ability.test, CastTest):
        yield from cast_over(state, of.card)
    name = title(state, of.card)
    yield from happened(state, Resolved(play.cause, of.card, name, of.seat, of.part, play.timing))
    end_fight(state)
