"""The town: what is next to what, what is private, who is at home (Rulebook 2.4)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.active import active, saying, says
from boomtown.doomtown.reading.numbers import controller, has_keyword
from boomtown.doomtown.state import MARK, NOBODY, NOWHERE, TOWN_SQUARE, Cause, Doomtown
from boomtown.doomtown.state.places import dudes, home_of, in_town, location_of, locations
from boomtown.doomtown.text.sayings import (
    CANNOT_JOIN,
    CANNOT_JOIN_THE_LEADER,
    CANNOT_JOIN_THE_MARK,
    IS_ADJACENT_TO,
    IS_NOT_ADJACENT_TO,
    Saying,
)


def side_of_seat(state: Doomtown, seat: int) -> int | None:
    """Return the side of the fight a player is on: as its leader, or with a dude in a posse."""
    fight = state.fight
    if fight is None:
        return None
    if seat in fight.seats:
        return fight.seats.index(seat)
    for side, posse in enumerate(fight.posses):
        if any(controller(state, dude) == seat for dude in posse):
            return side
    return None


def newcomers_can_join(state: Doomtown, seat: int, cause: Cause) -> bool:
    """Tell whether a player has a posse that somebody who enters play could join.

    A text that keeps everybody out says so of who is in already; of who is to come nobody can ask yet.
    """
    side = side_of_seat(state, seat)
    posse = state.fight.posses[side] if state.fight is not None and side is not None else ()
    if all(says(state, CANNOT_JOIN, dude, cause) is not None for dude in posse):
        return False
    word = CANNOT_JOIN_THE_MARK if side == MARK else CANNOT_JOIN_THE_LEADER  # which keep somebody out, or all
    return any(says(state, word, dude, cause) is None for dude in dudes(state))


def adjacent(state: Doomtown, one: int, other: int) -> bool:
    """Tell whether two locations are adjacent. Adjacency is always mutual (RC-adjacency-01, -02).

    What is out of play is nowhere, and that is adjacent to nothing, whatever is said.
    """
    if one in (other, NOWHERE) or other == NOWHERE:
        return False
    said = active(state).says
    for word, verdict in ((IS_NOT_ADJACENT_TO, False), (IS_ADJACENT_TO, True)):  # cannot beats can
        if word in said and (_said_of(state, word, one, other) or _said_of(state, word, other, one)):
            return verdict
    return _neighbours(state, one, other)


def _said_of(state: Doomtown, word: Saying, one: int, other: int) -> bool:
    for standing in saying(state, word):
        play = standing.about(state, one)
        if play is not None and (standing.part.other is None or standing.part.other.test(play, other)):
            return True
    return False


def _neighbours(state: Doomtown, one: int, other: int) -> bool:
    """Tell whether the map alone makes two locations adjacent (RB-2.4-08 to -12)."""
    if not (in_town(state, one) and in_town(state, other)):
        return False
    if TOWN_SQUARE in (one, other):
        return True
    street = state.players[state.cards[one].owner].street
    if one not in street or other not in street:
        return False
    return abs(street.index(one) - street.index(other)) == 1


def adjacent_to(state: Doomtown, location: int) -> tuple[int, ...]:
    """Return every location adjacent to this one."""
    return tuple(other for other in locations(state) if adjacent(state, location, other))


def is_private(state: Doomtown, location: int) -> bool:
    """Tell whether a location is Private: a home always, the square never, a deed by keyword (RB-6.1-23 to -25)."""
    if location == NOWHERE:
        return False
    kind = PRINTED[state.cards[location].face].kind
    return kind == "outfit" or has_keyword(state, location, "Private")


def owner_of(state: Doomtown, location: int) -> int:
    """Return the owner of a location; nobody owns the town square (RB-3.9-13)."""
    return NOBODY if location == TOWN_SQUARE else state.cards[location].owner


def controls(state: Doomtown, seat: int, location: int) -> bool:
    """Tell whether a player controls a location: homes by owning them, the square by no rule (RB-3.9-13, -14)."""
    return location != NOWHERE and controller(state, location) == seat


def at_home(state: Doomtown, dude: int) -> bool:
    """Tell whether a dude is at the home of whoever controls it."""
    return location_of(state, dude) == home_of(state, controller(state, dude))
