"""Swapping a dude for another version of the same character (Compendium: Experienced)."""

from __future__ import annotations

from functools import partial

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.places import dudes
from boomtown.doomtown.verbs.swap import why_not_replace
from boomtown.table import Candidate

# --- experienced dudes -----------------------------------------------------------------------------


def possible_replacements(state: Doomtown, seat: int) -> list[Candidate]:
    """Return a play for each dude that another version is in the hand of."""
    return [
        (f"swap:{card}:{dude}", partial(why_not_replace, state, seat, card, dude))
        for card in state.players[seat].hand
        if (printed := PRINTED[state.cards[card].face]).kind == "dude"
        for dude in dudes(state)
        if PRINTED[state.cards[dude].face].name == printed.name
    ]
