"""The job that is going on, and the situation in which its text is read."""

from __future__ import annotations

from boomtown.doomtown.state import NOWHERE, Doomtown, JobOf
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Grants, Job
from boomtown.doomtown.text.situation import Situation


def job_of(state: Doomtown) -> tuple[Job, Situation]:
    """Return the job that is going on and the situation of its text."""
    fight = state.fight
    assert fight is not None
    assert fight.job is not None
    play = job_play(state, fight.job)
    assert play.ability is not None
    assert play.ability.job is not None
    return play.ability.job, play


def job_play(state: Doomtown, of: JobOf) -> Situation:
    """Return the situation in which a job's text goes on after its shootout."""
    parts = SCRIPTS[of.face].parts
    ability = parts.get(of.part)
    if not isinstance(ability, Ability):
        granted = [part.ability for part in parts.values() if isinstance(part, Grants)]
        ability = next(own for own in granted if own.name == of.part)
    play = Situation(state, of.card, you=of.seat)
    play.part = play.ability = ability
    play.timing = "noon"
    play.chosen = dict(of.chosen)
    play.dude = play.chosen.get("leader", NOWHERE)
    return play
