"""With which skill a dude invents a Gadget, and the test (Rulebook 7.2.2)."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.doomtown.facts.printed import PRINTED, SKILLS
from boomtown.doomtown.plays.carrying import (
    attaches_to_locations,
    fits_own_words,
    stands_aside,
    why_not_carry,
)
from boomtown.doomtown.plays.choosing import choose_for
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.active import own_words, says, says_of_both
from boomtown.doomtown.reading.numbers import controller, dudes_of, rating, total
from boomtown.doomtown.reading.town import controls
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown
from boomtown.doomtown.state.events import Invented, rule
from boomtown.doomtown.state.places import location_of
from boomtown.doomtown.text.numbers import RATINGS
from boomtown.doomtown.text.sayings import CANNOT_INVENT, INVENTS_ANYWHERE, IS_INVENTED_ONLY_BY, invents_with
from boomtown.doomtown.verbs.asking import ask_mode
from boomtown.doomtown.verbs.cards import boot, why_not_boot
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.pulls import Outcome, skill_test
from boomtown.doomtown.verbs.running import Does, put_away
from boomtown.table import say


def inventing_skills(state: Doomtown, dude: int, card: int) -> list[str]:
    """Return the skills a dude may invent this Gadget with: Mad Scientist (RB-7.2.2-01), or what a text allows.

    A text may also keep a dude from inventing some Gadgets.
    """
    if says_of_both(state, CANNOT_INVENT, dude, card) is not None:
        return []
    return [
        skill
        for skill in SKILLS
        if rating(state, dude, skill) is not None and _invents_it(state, dude, card, skill)
    ]


def _invents_it(state: Doomtown, dude: int, card: int, skill: str) -> bool:
    """A skill is good for inventing, as texts about the dude say, or the Gadget's own."""
    if skill == "Mad Scientist" or says_of_both(state, invents_with(skill), dude, card) is not None:
        return True
    return bool(own_words(state, card, invents_with(skill)))


def invention_test(state: Doomtown, seat: int, card: int, inventor: int, *, easier: int) -> Does[Outcome]:
    """Test the inventor's skill against the Gadget's difficulty (RB-7.2.2-08, -09)."""
    difficulty = total(state, RATINGS["Gadget"], card) - easier
    skills = inventing_skills(state, inventor, card)
    skill = skills[0]
    if len(skills) > 1:
        purpose = say("doomtown-for-inventing", dude=title(state, inventor))
        message = say("doomtown-ask-mode", card=title(state, card), purpose=purpose)
        skill = yield ask_mode(seat, message, {skill: skill for skill in skills}, about=(card, inventor))
    return (yield from skill_test(state, seat, inventor, skill, difficulty, rule("invent", seat, card)))


# --- gadgets ---------------------------------------------------------------------------------------


def inventors(state: Doomtown, seat: int, card: int, terms: Terms) -> list[int]:
    """Return who may invent a Gadget: with the skill, unbooted, at a location you control (ruling 9)."""
    return list(inventing(state, seat, card, terms))


def inventing(state: Doomtown, seat: int, card: int, terms: Terms) -> Iterator[int]:
    named = terms.inventor
    if named == NOWHERE and is_carried(state, card):  # whoever it is for invents it (rulings 174 and 1049)
        named = terms.host
    for dude in [named] if named != NOWHERE else dudes_of(state, seat):
        if dude != terms.not_by and _may_invent(state, seat, dude, card, terms):
            yield dude


def _may_invent(state: Doomtown, seat: int, dude: int, card: int, terms: Terms) -> bool:
    if controller(state, dude) != seat or not inventing_skills(state, dude, card):
        return False
    if (
        not terms.unbooted_inventor
        and why_not_boot(state, dude, Cause("cost", "invent", seat, card)) is not None
    ):
        return False
    if not terms.anywhere and stands_aside(state, dude):
        return False
    place = location_of(state, dude)
    at_work = not state.rules.invent_at_controlled_location or controls(state, seat, place)
    if not at_work and says(state, INVENTS_ANYWHERE, dude) is None:
        return False
    if not fits_own_words(state, seat, card, IS_INVENTED_ONLY_BY, dude):
        return False
    return not is_carried(state, card) or why_not_carry(state, seat, card, dude) is None


def is_carried(state: Doomtown, card: int) -> bool:
    """A goods that dudes carry, as Improvements are not: a Gadget of the kind stays with its inventor (RB-7.2.2-10)."""
    return PRINTED[state.cards[card].face].kind == "goods" and not attaches_to_locations(state, card)


def invent_started(state: Doomtown, seat: int, card: int, inventor: int = NOWHERE) -> Does[bool]:
    """Invent, for nothing, a Gadget that started the game in play; tell whether it worked (POST-A-TRON).

    By this inventor, if one is named.
    """
    found = inventors(state, seat, card, Terms(rule("invent", seat), inventor=inventor))
    if not found:
        return False
    inventor = yield from choose_for(state, seat, "doomtown-ask-inventor", card, found)
    yield from boot(state, inventor, Cause("cost", "invent", seat, card))
    outcome = yield from invention_test(state, seat, card, inventor, easier=0)
    if outcome.passed:
        cause = rule("invent", seat, card)
        yield from happened(state, Invented(cause, card, title(state, card), seat, inventor))
    put_away(state, outcome.pull)
    return outcome.passed
