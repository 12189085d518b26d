"""When an ability is used and what it costs, as cards print it before a colon: said by the script, shown to players.

A card's docstring tells what its text does and need not repeat this.
"""

from __future__ import annotations

from boomtown.doomtown.facts.printed import SPELL_SKILL
from boomtown.doomtown.state import Timing
from boomtown.doomtown.text.parts import Ability, CastTest, PullTest, Script, TechniqueTest

TIMINGS: dict[Timing, str] = {
    "noon": "Noon",
    "shootout": "Shootout",
    "resolution": "Resolution",
    "cheatin": "Cheatin' Resolution",
    "react": "React",
}


SPELLS = {skill: spell for spell, skill in SPELL_SKILL.items()}


def heads(script: Script) -> list[str]:
    """Return a line for each ability, by the name its options have: `ride: Noon, boot`."""
    abilities = (*script.abilities, *script.reacts)
    return [f"{ability.name.replace('_', ' ')}: {head(ability)}" for ability in abilities]


def head(ability: Ability) -> str:
    """Return what stands before the colon: `Controller Noon, boot`, `Repeat Noon, pay 2`, `Shootout Hex 7, boot`."""
    words = [
        "Controller" if ability.role == "controller" else "",
        "Repeat" if ability.repeat else "",
        "/".join(TIMINGS[timing] for timing in ability.timings),
        "Job" if ability.job is not None else "",
        _test(ability),
    ]
    costs = [cost.told for cost in ability.costs]
    return ", ".join([" ".join(word for word in words if word), *costs])


def _test(ability: Ability) -> str:
    match ability.test:
        case CastTest(skill=skill, difficulty=difficulty):
            return f"{SPELLS[skill]} {difficulty if isinstance(difficulty, int) else 'X'}"
        case TechniqueTest(tao=tao):
            return tao or "Technique"
        case PullTest():
            return "Pull"
        case _:
            return ""
