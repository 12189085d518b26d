"""Action cards on the table: put away when their play is over, or lingering (Rulebook 7.3.2)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.verbs import zones


def put_away_action(state: Doomtown, card: int, *, stopped: bool = False) -> None:
    """Discard an action card whose play is over, unless it went elsewhere or lingers (RB-7.3.2-10).

    One that was stopped has not resolved and does not linger (ruling 375).
    """
    if card == NOWHERE or state.cards[card].zone != "limbo":
        return
    keywords = PRINTED[state.cards[card].face].keywords
    lingers = not stopped and not state.rules.actions_always_leave
    if lingers and any(word.startswith("Tao of") for word in keywords):
        if card not in state.lingering:
            state.lingering = (*state.lingering, card)
        return
    zones.put(state, card, "discard")


def clear_lingering(state: Doomtown) -> None:
    """Discard the Tao Techniques that stayed on the table (RB-7.3.2-11, -12)."""
    for card in state.lingering:
        zones.put(state, card, "discard")
    state.lingering = ()
