"""What numbers and rules are to whom they are given: most of them help, some burden, some forbid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtown.doomtown.text.intent import HARMS, HELPS, NEUTRAL, Polarity, reverse, signed

BURDENS = frozenset(
    {
        "casualties", "casualties for losing", "remaining casualties", "least casualties",
        "cost", "difficulty", "least bounty", "upkeep",
    }
)  # fmt: skip
"""Numbers of which less is better."""


HARMFUL = frozenset(
    {
        "cannot be used", "cannot flee", "cannot go home booted", "cannot join", "cannot leave the posse",
        "cannot move", "cannot outrank the opponent", "cannot unboot", "cannot use abilities",
        "is a draw", "is blank", "is the first casualty",
    }
)  # fmt: skip


HELPFUL = frozenset(
    {
        "attaches anywhere", "attaches in shootouts", "attaches while booted",
        "cannot be a casualty", "cannot be aced", "cannot be affected", "cannot be chosen", "cannot be discarded",
        "cannot have Cheatin' used against", "cannot raise casualties",
        "draws by influence", "is a stud", "joins without booting", "shops in shootouts", "takes no casualties",
    }
)  # fmt: skip
"""Rules that texts say for a while, by what they are to whom they are said of."""


def number(name: str, amount: Any) -> Polarity:
    """Return what a change of a number is; an amount that only the game knows counts as more."""
    polarity = signed(amount) if isinstance(amount, int) else HELPS
    return reverse(polarity) if name.replace("_", " ") in BURDENS else polarity


def saying(word: Any) -> Polarity:
    """Return what a rule is to the card or player it is said of."""
    told = str(getattr(word, "value", word))
    if told in HARMFUL:
        return HARMS
    return HELPS if told in HELPFUL or told.startswith("has ") else NEUTRAL


def change(arguments: Mapping[str, Any]) -> Polarity:
    """Judge a change of numbers: `modify(dude, bullets=-2)`."""
    return total([number(name, amount) for name, amount in numbers_in(arguments).items()])


def fixed(arguments: Mapping[str, Any]) -> Polarity:
    """Judge numbers that are fixed: a burden at nothing helps, else whoever is fixed would rather not be."""
    found = numbers_in(arguments)
    return HELPS if found and all(name in BURDENS and at == 0 for name, at in found.items()) else HARMS


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
