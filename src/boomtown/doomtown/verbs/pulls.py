"""Pulls, skill tests and Kung Fu tests (Rulebook 7.2, 7.3)."""

from __future__ import annotations

from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.draw_hands import goes_when_used
from boomtown.doomtown.reading.numbers import (
    casting_rating,
    controller,
    rating,
    technique_rating,
    total,
    value,
)
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOBODY, NOWHERE, Cause, Doomtown
from boomtown.doomtown.state.events import Happening, Pulled, Tested, rule
from boomtown.doomtown.text.numbers import CHECK, CHECKS, CHECKS_ON, DIFFICULTY
from boomtown.doomtown.text.parts import SCRIPTS, Trigger
from boomtown.doomtown.text.situation import Pull, Situation
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.changes import record
from boomtown.doomtown.verbs.happen import announce, happened, would
from boomtown.doomtown.verbs.jokers import declare_pulled
from boomtown.doomtown.verbs.running import Does, put_away, run


def pull(state: Doomtown, seat: int, cause: Cause, dude: int = NOWHERE) -> Does[Pull]:
    """Reveal the top card; without any card the pull is the ace of clubs (RB-7.2-05 to -07)."""
    proposed = yield from _reveal(state, seat, cause, dude)
    event = yield from would(state, proposed)
    if event is None:
        return Pull(NOWHERE, "clubs", 1)
    yield from happened(state, event)
    yield from _feat(state, seat, event.card, event.dude, event)
    return Pull(event.card, event.suit, min(13, max(1, event.value)))


def _reveal(state: Doomtown, seat: int, cause: Cause, dude: int) -> Does[Pulled]:
    taken = zones.take_top(state, seat, 1)
    card = taken[0] if taken else NOWHERE
    suit, found = "clubs", 1
    if card != NOWHERE:
        printed = PRINTED[state.cards[card].face]
        suit, found = printed.suit or "clubs", printed.value
        if printed.kind == "joker":
            suit, found = yield from declare_pulled(state, seat, card)
    name = title(state, card) if card != NOWHERE else ""
    return Pulled(cause, card, name, seat, suit, found, dude)


def pull_for_order(state: Doomtown, seat: int) -> Does[int]:
    """Pull for who goes first; a joker counts as an ace, the lowest card its owner would choose (RB-5.1-08)."""
    taken = zones.take_top(state, seat, 1)
    if not taken:
        return 1
    printed = PRINTED[state.cards[taken[0]].face]
    found = printed.value or 1
    event = Pulled(
        rule("order", seat), taken[0], printed.full_name, seat, printed.suit or "clubs", found, NOBODY
    )
    zones.put(state, taken[0], goes_when_used(state, taken[0]))
    yield from happened(state, event)
    return found


def ignored(state: Doomtown, pulled: Pulled) -> Does[Pulled]:
    """Put away a pull whose result does not count, and make another for the same reason (Testing Range)."""
    record(state, pulled)  # everybody saw it, but nothing answers it
    put_away(state, Pull(pulled.card, pulled.suit, pulled.value))
    return (yield from _reveal(state, pulled.seat, pulled.cause, pulled.dude))


def _feat(state: Doomtown, seat: int, card: int, dude: int, event: Happening) -> Does[None]:
    """A Feat that was pulled does at once, and for nothing, what it says for that case (RC-feat-01 to -03)."""
    if card == NOWHERE or state.cards[card].zone != "limbo":
        return
    script = SCRIPTS.get(state.cards[card].face)
    for part in script.standing if script is not None else ():
        if isinstance(part, Trigger) and part.zones == ("limbo",) and type(event) in part.events:
            play = Situation(state, card, you=seat)
            play.part, play.event, play.dude = part, event, dude
            if part.test(play, event):
                yield from run(play, part.body(play, event))


class Outcome:
    """What came of a test."""

    __slots__ = ("margin", "passed", "pull")

    def __init__(self, pull: Pull, passed: bool, margin: int) -> None:
        self.pull = pull
        self.passed = passed
        self.margin = margin


def skill_test(
    state: Doomtown, seat: int, dude: int, skill: str, difficulty: int, cause: Cause
) -> Does[Outcome]:
    """Pull and add the rating; at least the difficulty passes (RB-7.2-08, RB-7.2.1-03)."""
    ahead = Tested(cause, dude, title(state, dude), skill, 0, difficulty, False, 0)
    announced = yield from announce(state, ahead)
    difficulty = announced.difficulty + total(state, DIFFICULTY, dude)
    pulled = yield from pull(state, seat, cause, dude)
    bonus = total(state, CHECK, dude) + total(state, CHECKS[skill], dude)
    rated = casting_rating(state, dude, skill, cause.card, announced.more) or 0
    check = _worth(state, dude, skill, pulled) + rated + bonus
    return (yield from _outcome(state, dude, skill, check, difficulty, check - difficulty, pulled, cause))


def _worth(state: Doomtown, dude: int, skill: str, pulled: Pull) -> int:
    """Return what a pull adds to a skill check: its value, and what texts add for its suit (Antheia Pansofia)."""
    return pulled.value + total(state, CHECKS_ON[skill, pulled.suit], dude)


def kung_fu_test(state: Doomtown, seat: int, dude: int, cause: Cause, *, harder: int = 0) -> Does[Outcome]:
    """Pull; less than the dude's value passes (RB-7.3.1-02 to -04). A text may add to what was pulled."""
    yield from announce(
        state, Tested(cause, dude, title(state, dude), "Kung Fu", 0, _technique_goal(state, dude), False, 0)
    )
    pulled = yield from pull(state, seat, cause, dude)
    goal, check = _technique_goal(state, dude), pulled.value + harder
    return (yield from _outcome(state, dude, "Kung Fu", check, goal, goal - check - 1, pulled, cause))


def _technique_goal(state: Doomtown, dude: int) -> int:
    """Return a dude's value, with what a text lets it have of Kung Fu for Techniques only."""
    more = (technique_rating(state, dude) or 0) - (rating(state, dude, "Kung Fu") or 0)
    return min(13, value(state, dude) + more)


def _outcome(
    state: Doomtown,
    dude: int,
    skill: str,
    check: int,
    difficulty: int,
    margin: int,
    pulled: Pull,
    cause: Cause,
) -> Does[Outcome]:
    """Let responses have the test made again, then note what came of it."""
    proposed = Tested(
        cause, dude, title(state, dude), skill, check, difficulty, margin >= 0, margin,
        pulled.card, pulled.suit, pulled.value,
    )  # fmt: skip
    event: Tested = (yield from would(state, proposed)) or proposed
    yield from happened(state, event)
    yield from _feat(state, controller(state, dude), event.pulled, dude, event)
    return Outcome(Pull(event.pulled, event.suit, event.value), event.passed, event.margin)


def pull_again(state: Doomtown, seat: int, test: Tested, cause: Cause) -> Does[Tested]:
    """Make a skill test again: another pull takes the place of the first, which is put away."""
    pulled = yield from pull(state, seat, cause, test.card)
    first = Pull(test.pulled, test.suit, test.value)
    put_away(state, first)
    better = _worth(state, test.card, test.skill, pulled) - _worth(state, test.card, test.skill, first)
    check = test.check + better
    margin = check - test.difficulty
    return replace(
        test, check=check, passed=margin >= 0, margin=margin,
        pulled=pulled.card, suit=pulled.suit, value=pulled.value,
    )  # fmt: skip
