"""When an ability is used and what it costs, as cards print it before a colon: said by the script, shown to players.

A card's docstring tells what its text does and does not repeat this. A paragraph of it that begins with a colon is that
of an ability, in the order they are written in, what the card grants last. Where a card has one ability and nothing
else, there need be no colon.
"""

from __future__ import annotations

import re
from functools import cache

from boomtown.doomtown.facts.printed import PRINTED, SPELL_SKILL
from boomtown.doomtown.state import Timing
from boomtown.doomtown.text.parts import Ability, CastTest, Grants, PullTest, Script, TechniqueTest

TIMINGS: dict[Timing, str] = {
    "noon": "Noon",
    "shootout": "Shootout",
    "resolution": "Resolution",
    "cheatin": "Cheatin' Resolution",
    "react": "React",
}


SPELLS = {skill: spell for spell, skill in SPELL_SKILL.items()}


def told_text(script: Script) -> list[str]:
    """Return the paragraphs of a card as players read them, the head of each ability in front of its own."""
    heads = iter(_heads(script))
    marked = paragraphs(script)
    if not any(paragraph.startswith(":") for paragraph in marked):
        return [_headed(next(heads, ""), marked[0]), *marked[1:]]
    return [
        _headed(next(heads), paragraph[1:].strip()) if paragraph.startswith(":") else paragraph
        for paragraph in marked
    ]


def paragraphs(script: Script) -> list[str]:
    """Return the paragraphs of a card's docstring, each in a line."""
    return [" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", script.text)]


def _headed(head: str, paragraph: str) -> str:
    return f"{head}: {paragraph[0].upper()}{paragraph[1:]}" if head else paragraph


def _heads(script: Script) -> list[str]:
    leads = PRINTED[script.face].kind in ("action", "deed", "outfit")
    return [head(ability, leader_boots=leads) for ability in (*own_abilities(script), *granted(script))]


def own_abilities(script: Script) -> list[Ability]:
    """Return the abilities of a card in the order they are written in."""
    return [part for part in script.parts.values() if isinstance(part, Ability)]


def granted(script: Script) -> list[Ability]:
    """Return the abilities a card gives to others."""
    return [part.ability for part in script.parts.values() if isinstance(part, Grants)]


def head(ability: Ability, *, leader_boots: bool = False) -> str:
    """Return what stands before the colon: `Controller Noon, boot`, `Repeat Noon, pay 2`, `Shootout Hex 7, boot`.

    `leader_boots`: the card is nobody's, so that whoever leads its job pays a Boot cost (RB-6.2-07).
    """
    words = [
        "Controller" if ability.role == "controller" else "",
        "Repeat" if ability.repeat else "",
        "/".join(TIMINGS[timing] for timing in ability.timings),
        "Job" if ability.job is not None else "",
        _test(ability),
    ]
    by_leader = leader_boots and ability.job is not None
    costs = ["boot the leader" if by_leader and cost.boots_its_card else cost.told for cost in ability.costs]
    pull = ["pull"] if isinstance(ability.test, PullTest) else []
    return ", ".join([" ".join(word for word in words if word), *costs, *pull])


@cache
def ability_words(ability: Ability) -> str:
    """Return what one ability of a card is called beside others: what it does if that is said, else its head."""
    return ability.told or head(ability)


def _test(ability: Ability) -> str:
    match ability.test:
        case CastTest(skill=skill, difficulty=difficulty):
            return f"{SPELLS[skill]} {difficulty if isinstance(difficulty, int) else 'X'}"
        case TechniqueTest(tao=tao):
            return tao or "Technique"
        case _:
            return ""
