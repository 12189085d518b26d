"""Who may receive goods and spells that come into play (Rulebook 5.3.5, 7.2.3)."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.carrying import attaches_to_locations, stands_aside, why_not_carry
from boomtown.doomtown.plays.inventing import inventing
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.active import own_words, says, says_of_both
from boomtown.doomtown.reading.numbers import controller, dudes_of
from boomtown.doomtown.reading.town import controls
from boomtown.doomtown.reading.why import Refusal, refuse
from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.state.places import is_dude, location_of, locations, side_of
from boomtown.doomtown.text.sayings import (
    ATTACHES_ANYWHERE,
    ATTACHES_IN_SHOOTOUTS,
    ATTACHES_TO_WHO_FIGHTS,
    ATTACHES_WHILE_BOOTED,
    SHOPS_IN_SHOOTOUTS,
)

# --- where attached cards go -----------------------------------------------------------------------


def hosts(state: Doomtown, seat: int, card: int, terms: Terms) -> list[int]:
    """Return what a goods or spell may be attached to on these terms."""
    return list(hosting(state, seat, card, terms))


def hosting(state: Doomtown, seat: int, card: int, terms: Terms) -> Iterator[int]:
    printed = PRINTED[state.cards[card].face]
    invented = "Gadget" in printed.keywords and not terms.ready_made
    if invented and not attaches_to_locations(state, card):
        yield from inventing(state, seat, card, terms)  # RB-7.2.2-10
        return
    for host in [terms.host] if terms.host != NOWHERE else _possible_hosts(state, seat, card):
        if why_not_host(state, seat, card, host, terms) is None:
            yield host


def _possible_hosts(state: Doomtown, seat: int, card: int) -> tuple[int, ...]:
    return locations(state) if attaches_to_locations(state, card) else dudes_of(state, seat)


_OF_FIGHTS = ("shootout", "resolution", "cheatin")
"""Abilities with these timings reach only the posses."""


def why_not_host(state: Doomtown, seat: int, card: int, host: int, terms: Terms) -> Refusal | None:
    """Shopped goods and spells go to unbooted dudes of yours at locations you control (RB-5.3.5-06, -07, -15)."""
    place = location_of(state, host)
    if attaches_to_locations(state, card):
        if not terms.without_shaman and not controls(state, seat, host):
            return refuse("not-controlled", "RB-7.2.3-02")
    elif not is_dude(state, host) or controller(state, host) != seat:
        return refuse("not-yours", "RB-5.3.5-06")
    elif not terms.anywhere and not (side_of(state, host) is not None and goes_to_fighters(state, card)):
        if state.cards[host].booted and says_of_both(state, ATTACHES_WHILE_BOOTED, host, card) is None:
            return refuse("booted-host", "RB-5.3.5-06")
        if stands_aside(state, host):
            return refuse("not-in-posse", "RB-6.1-32")
        if not controls(state, seat, place) and says_of_both(state, ATTACHES_ANYWHERE, host, card) is None:
            return refuse("not-controlled", "RB-5.3.5-07")
        if _shooting(state, terms) and not shops_in_shootouts(state, card) and not takes(state, host, card):
            return refuse("not-now", "RB-6.1-27")
    elif terms.cause.timing in _OF_FIGHTS and stands_aside(state, host):
        return refuse("not-in-posse", "RB-6.1-32")
    return why_not_carry(state, seat, card, host, without_shaman=terms.without_shaman)


def _shooting(state: Doomtown, terms: Terms) -> bool:
    """Tell whether the card would come into play by shopping as a Shootout play."""
    return state.fight is not None and terms.cause.kind == "rule"


def shops_in_shootouts(state: Doomtown, card: int) -> bool:
    """Tell whether a card says that bringing it into play may be a Shootout play (RB-6.1-27)."""
    return says(state, SHOPS_IN_SHOOTOUTS, card) is not None


def goes_to_fighters(state: Doomtown, card: int) -> bool:
    """Tell whether a card says of itself that dudes in a posse can receive it by a Shootout play (Bowie Knife)."""
    return bool(own_words(state, card, ATTACHES_TO_WHO_FIGHTS))


def takes(state: Doomtown, host: int, card: int) -> bool:
    """Tell whether a text lets a dude receive this card by a Shootout play, if in a posse (RC3-prayer-01)."""
    return says_of_both(state, ATTACHES_IN_SHOOTOUTS, host, card) is not None
