"""What numbers and rules are to whom they are given: most of them help, some burden, some forbid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtown.doomtown.facts.faces import Keyword
from boomtown.doomtown.text.intent import HARMS, HELPS, NEUTRAL, Polarity, reverse, signed
from boomtown.doomtown.text.numbers import (
    BULLETS,
    CASUALTIES,
    CASUALTIES_FOR_LOSING,
    CHEATIN_COST,
    COST,
    DIFFICULTY,
    INFLUENCE,
    LEAST_BOUNTY,
    LEAST_CASUALTIES,
    RANK,
    REMAINING_CASUALTIES,
    UPKEEP,
    number_named,
)
from boomtown.doomtown.text.sayings import (
    ATTACHES_ANYWHERE,
    ATTACHES_IN_SHOOTOUTS,
    ATTACHES_WHILE_BOOTED,
    CANNOT_BE_A_CASUALTY,
    CANNOT_BE_ACED,
    CANNOT_BE_AFFECTED,
    CANNOT_BE_CHOSEN,
    CANNOT_BE_DISCARDED,
    CANNOT_BE_REFUSED,
    CANNOT_BE_USED,
    CANNOT_BECOME_A_DRAW,
    CANNOT_BOOT,
    CANNOT_FLEE,
    CANNOT_GO_HOME_BOOTED,
    CANNOT_HAVE_CHEATIN_USED_AGAINST,
    CANNOT_JOIN,
    CANNOT_JOIN_THE_LEADER,
    CANNOT_JOIN_THE_MARK,
    CANNOT_LEAVE_THE_POSSE,
    CANNOT_MOVE,
    CANNOT_OUTRANK_THE_OPPONENT,
    CANNOT_REFUSE,
    CANNOT_UNBOOT,
    CANNOT_USE_ABILITIES,
    CONTRIBUTES_NOTHING,
    DRAWS_BY_INFLUENCE,
    EXCHANGES_BONUSES,
    HAS_AT_LEAST_BULLETS,
    HAS_AT_LEAST_GRIT,
    HAS_AT_MOST_BULLETS,
    IS_A_DRAW,
    IS_A_STUD,
    IS_BLANK,
    IS_REFUSED_FOR_ROCK,
    IS_THE_FIRST_CASUALTY,
    JOINS_UNASKED,
    JOINS_WITHOUT_BOOTING,
    LOSES_TRAITS,
    PRODUCES_FOR_YOU,
    SHOPS_IN_SHOOTOUTS,
    TAKES_NO_CASUALTIES,
    TAKES_TWICE_THE_CASUALTIES,
    THE_JOB_FAILS,
    THE_SHOOTOUT_ENDS_AFTER_THIS_ROUND,
    cannot_change,
    cannot_lower,
    cannot_raise,
    having,
)

BURDENS = frozenset(
    {
        CASUALTIES, CASUALTIES_FOR_LOSING, REMAINING_CASUALTIES, LEAST_CASUALTIES,
        CHEATIN_COST, COST, DIFFICULTY, LEAST_BOUNTY, UPKEEP,
    }
)  # fmt: skip
"""Numbers of which less is better."""


HARMFUL = frozenset(
    {
        CANNOT_BE_USED, CANNOT_FLEE, CANNOT_GO_HOME_BOOTED, CANNOT_JOIN, CANNOT_JOIN_THE_LEADER, CANNOT_JOIN_THE_MARK,
        CANNOT_LEAVE_THE_POSSE,
        CANNOT_MOVE, CANNOT_OUTRANK_THE_OPPONENT, CANNOT_UNBOOT, CANNOT_USE_ABILITIES, cannot_change(RANK),
        CANNOT_REFUSE, CONTRIBUTES_NOTHING, HAS_AT_LEAST_GRIT, HAS_AT_MOST_BULLETS, IS_A_DRAW, IS_BLANK,
        IS_THE_FIRST_CASUALTY, LOSES_TRAITS, PRODUCES_FOR_YOU, TAKES_TWICE_THE_CASUALTIES,
        THE_JOB_FAILS, THE_SHOOTOUT_ENDS_AFTER_THIS_ROUND,
    }
)  # fmt: skip


HELPFUL = frozenset(
    {
        ATTACHES_ANYWHERE, ATTACHES_IN_SHOOTOUTS, ATTACHES_WHILE_BOOTED,
        CANNOT_BE_A_CASUALTY, CANNOT_BE_ACED, CANNOT_BE_AFFECTED, CANNOT_BE_CHOSEN, CANNOT_BE_DISCARDED,
        CANNOT_BE_REFUSED, IS_REFUSED_FOR_ROCK,
        CANNOT_BOOT,
        CANNOT_BECOME_A_DRAW, CANNOT_HAVE_CHEATIN_USED_AGAINST,
        cannot_lower(BULLETS), cannot_lower(INFLUENCE), cannot_raise(CASUALTIES),
        cannot_change(CASUALTIES), cannot_change(RANK),
        DRAWS_BY_INFLUENCE, EXCHANGES_BONUSES, HAS_AT_LEAST_BULLETS,
        IS_A_STUD, JOINS_UNASKED, JOINS_WITHOUT_BOOTING, SHOPS_IN_SHOOTOUTS, TAKES_NO_CASUALTIES,
        *map(having, Keyword),
    }
)  # fmt: skip
"""Rules that texts say for a while, by what they are to whom they are said of."""


def number(name: str, amount: Any) -> Polarity:
    """Return what a change of a number is; an amount that only the game knows counts as more."""
    polarity = signed(amount) if isinstance(amount, int) else HELPS
    return reverse(polarity) if number_named(name) in BURDENS else polarity


def saying(word: Any) -> Polarity:
    """Return what a rule is to the card or player it is said of."""
    if word in HARMFUL:
        return HARMS
    return HELPS if word in HELPFUL else NEUTRAL


def change(arguments: Mapping[str, Any]) -> Polarity:
    """Judge a change of numbers: `modify(dude, bullets=-2)`."""
    return total([number(name, amount) for name, amount in numbers_in(arguments).items()])


def fixed(arguments: Mapping[str, Any]) -> Polarity:
    """Judge numbers that are fixed: a burden at nothing helps, else whoever is fixed would rather not be."""
    found = numbers_in(arguments)
    freed = [number_named(name) in BURDENS and at == 0 for name, at in found.items()]
    return HELPS if freed and all(freed) else HARMS


def numbers_in(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return the numbers among the arguments of a verb that changes some."""
    return {
        name: amount for name, amount in arguments.items() if name not in ("cards", "until", "least", "most")
    }


def total(polarities: list[Polarity]) -> Polarity:
    """Return what several changes at once are: what most of them are, or the first."""
    helps, harms = polarities.count(HELPS), polarities.count(HARMS)
    if helps != harms:
        return HELPS if helps > harms else HARMS
    return polarities[0] if polarities else NEUTRAL
