"""With which skill a dude invents a Gadget, and the test (Rulebook 7.2.2)."""

from __future__ import annotations

from boomtown.doomtown.active import says_of_both
from boomtown.doomtown.asking import ask_mode
from boomtown.doomtown.events import rule
from boomtown.doomtown.happen import Does
from boomtown.doomtown.numbers import rating, total
from boomtown.doomtown.printed import SKILLS
from boomtown.doomtown.rules.pulls import Outcome, skill_test
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.why import title
from boomtown.table import say


def inventing_skills(state: Doomtown, dude: int, card: int) -> list[str]:
    """Return the skills a dude may invent this Gadget with: Mad Scientist (RB-7.2.2-01), or what a text allows.

    A text may also keep a dude from inventing some Gadgets.
    """
    if says_of_both(state, "cannot invent", dude, card) is not None:
        return []
    return [
        skill
        for skill in SKILLS
        if (skill == "Mad Scientist" or says_of_both(state, f"invents with {skill}", dude, card) is not None)
        and rating(state, dude, skill) is not None
    ]


def invention_test(state: Doomtown, seat: int, card: int, inventor: int, *, easier: int) -> Does[Outcome]:
    """Test the inventor's skill against the Gadget's difficulty (RB-7.2.2-08, -09)."""
    difficulty = total(state, "Gadget", card) - easier
    skills = inventing_skills(state, inventor, card)
    skill = skills[0]
    if len(skills) > 1:
        skill = yield ask_mode(seat, say("doomtown-ask-mode", card=title(state, card)), skills)
    return (yield from skill_test(state, seat, inventor, skill, difficulty, rule("invent", seat, card)))
