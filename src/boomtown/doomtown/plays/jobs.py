"""Starting a job: who leads it and what it marks (Rulebook 6.2, steps 1 and 2)."""

from __future__ import annotations

from boomtown.doomtown.plays.choosing import candidates, choose_one
from boomtown.doomtown.reading.active import face_with
from boomtown.doomtown.reading.numbers import controller, dudes_of
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.state import NOWHERE, JobOf
from boomtown.doomtown.text.parts import Ability, Target
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.asking import ask_card
from boomtown.doomtown.verbs.fight import begin_job
from boomtown.doomtown.verbs.running import Does, run
from boomtown.table import say

# --- steps 1 and 2: leader and mark ----------------------------------------------------------------


def possible_leaders(play: Situation, ability: Ability) -> list[int]:
    """A dude's, goods' or spell's job is led by that dude; others by any eligible unbooted dude (RB-6.2-04 to -06)."""
    state = play.state
    own = state.cards[play.source].zone == "play" and play.dude != NOWHERE
    found = [play.dude] if own else dudes_of(state, play.you)
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


def _pays_as_leader(play: Situation, ability: Ability, dude: int) -> bool:
    """Tell whether this dude could pay what the costs ask of the leader (RB-6.2-07, RC3-quaterman-02)."""
    play.chosen["leader"] = dude
    payable = all(cost.why_not(play) is None for cost in ability.costs)
    del play.chosen["leader"]
    return payable


def why_not_job(play: Situation, ability: Ability) -> Refusal | None:
    """A job needs a leader and something to mark."""
    assert ability.job is not None
    if not possible_leaders(play, ability):
        return refuse("no-leader", "RB-6.2-04")
    if not candidates(play, Target(ability.job.mark)):
        return refuse("no-mark", "RB-6.2-08")
    return None


def choose_leader(play: Situation, ability: Ability, wanted: int = NOWHERE) -> Does[None]:
    """Choose who leads, before costs are paid: a Boot cost boots the leader (RB-6.2-07).

    A text may want somebody to lead, who does if that dude can (De Annulos Mysteriis).
    """
    able = play.state.once(possible_leaders, play, ability)
    found = [wanted] if wanted in able else able
    leader = found[0]
    if len(found) > 1:
        message = say("doomtown-ask-leader", card=title(play.state, play.source))
        leader = yield ask_card(play.state, play.you, message, found, about=(play.source,))
    play.chosen["leader"] = leader


def start_job(play: Situation, ability: Ability) -> Does[None]:
    """Choose the mark and let the leader's posse form (RB-6.2-08 to -12)."""
    state, job = play.state, ability.job
    assert job is not None
    marks = state.once(candidates, play, Target(job.mark))
    mark = yield from choose_one(play, "mark", marks)
    if mark == NOWHERE:  # what could be marked is gone by now
        play.passed = False
        return
    leader = play.chosen["leader"]
    play.chosen["mark"] = mark
    face = face_with(state, play.source, ability)
    of = JobOf(play.source, face, ability.name, play.you, tuple(play.chosen.items()))
    if job.starts is not None:
        yield from run(play, job.starts(play, leader, mark))
    yield from begin_job(state, of, leader, mark, play.cause)
