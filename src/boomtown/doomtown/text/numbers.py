"""The numbers that texts change and the rules read, each a constant or made by a function that checks its argument.

At run time a number's name is a plain `str`, for numbers are read all the time. In keyword arguments of `gives`,
`modify` and the like spaces are underscores: `gives(hand_size=+1)`, `modify(dude, Huckster_check=+1)`.
"""

from __future__ import annotations

from typing import NewType

from boomtown.doomtown.facts.printed import LIMITED, SKILLS, SUITS
from boomtown.doomtown.facts.spelling import unknown

Number = NewType("Number", str)
"""The name of a number. Only this module makes them."""

NUMBERS: dict[str, Number] = {}
"""Every number there is."""

AS_KEYWORD: dict[str, Number] = {}
"""Every number by how it is written as a keyword argument, or given as one by its name."""


def _number(name: str) -> Number:
    NUMBERS[name] = AS_KEYWORD[name] = AS_KEYWORD[name.replace(" ", "_")] = Number(name)
    return NUMBERS[name]


# Of cards
BULLETS = _number("bullets")
INFLUENCE = _number("influence")
VALUE = _number("value")
VALUE_TO_OPPONENTS = _number("value to opponents")
"""Added to a dude's value where a card of another player asks for it."""
COST = _number("cost")
CHEATIN_COST = _number("cheatin cost")
"""Added to what an action costs if a Cheatin' Resolution of it is used."""
UPKEEP = _number("upkeep")
PRODUCTION = _number("production")
CONTROL = _number("control")
SKILL = _number("skill")
"""Added to every skill a dude has."""
PRESENCE = _number("presence")
"""What a dude adds to its influence for controlling deeds."""
BOUNTY = _number("bounty")
"""Added to what a dude's bounty counts as; the bounty itself is kept in its record."""
LEAST_BOUNTY = _number("least bounty")
"""Below this a dude's bounty, once that high, never falls."""
DIFFICULTY = _number("difficulty")
"""Added to the difficulty of each test of a dude."""
CHECK = _number("check")
"""Added to each skill check of a dude."""
EXTRA_USES = _number("extra uses")
"""How many times more each ability of a card can be used today."""
INFLUENCE_COUNTERS = _number("influence counters")
"""Counters on a card that only the card itself asks about (Ballot Counter)."""

# Of players, said of the outfit
HAND_SIZE = _number("hand size")
SUNDOWN_DISCARDS = _number("sundown discards")
RANK = _number("rank")
"""Added to the rank of the draw hand."""
CASUALTIES = _number("casualties")
CASUALTIES_FOR_LOSING = _number("casualties for losing")
"""Said of anybody: whoever loses a round takes so many more."""
LEAST_CASUALTIES = _number("least casualties")
REMAINING_CASUALTIES = _number("remaining casualties")
"""Of those that are being taken (The Brute)."""
STUD_BONUS = _number("stud bonus")
DRAW_BONUS = _number("draw bonus")
BACKUP_STUDS = _number("backup studs")
BACKUP_DRAWS = _number("backup draws")
"""Dudes who count as if they stood beside the shooter, studs and draws, and like those (Dies Irae)."""
REDRAW = _number("redraw")
"""How many cards more its player may draw when exchanging cards of a draw hand."""
CHEATIN_ALLOWED = _number("cheatin allowed")
"""How many Cheatin' Resolutions more may be used against a draw hand of this player."""
CONTROL_POINTS = _number("control points")
GANG_SIZE = _number("gang size")
"""How many dudes more may start."""
GANG_GRIFTERS = _number("gang grifters")

# With an argument
RATINGS = {keyword: _number(keyword) for keyword in (*SKILLS, "Kung Fu", "Gadget")}
"""The number behind a keyword: a skill's rating, a Gadget's difficulty."""
CHECKS = {skill: _number(f"{skill} check") for skill in SKILLS}
"""Added to checks of one skill."""
CHECKS_ON: dict[tuple[str, str], Number] = {
    (skill, suit): _number(f"{skill} check on {suit}") for skill in SKILLS for suit in SUITS
}
"""Added to checks of one skill if this suit was pulled."""
EXTRA = {keyword: _number(f"extra {keyword}") for keyword in LIMITED}
"""How many cards more of a limited kind a dude can carry."""


def number_named(name: str) -> Number:
    """Return the number meant by a keyword argument; an unknown one is refused."""
    if name not in AS_KEYWORD:
        raise unknown("number", name, AS_KEYWORD)
    return AS_KEYWORD[name]


def check_number(name: str) -> None:
    """Refuse what is no number."""
    if name not in NUMBERS:
        raise unknown("number", name, NUMBERS)
