"""Bluffing: who could hold an answer, as far as others see (ruling 120).

Where hands are kept secret, a question that a hand alone decides is put to everybody who could hold a card for it.
Others see how many cards a hand has, and all that lies open; so a player could answer if any card there is, held in
place of one of theirs, could be used now, whatever else the hand may have to hold for it. Who is asked, and how
often, then hangs on nothing that is hidden. Without such a card one can only pass, and programs pass unasked.

Nobody watches a game that is only imagined, and there only those are asked who have an answer.
"""

from __future__ import annotations

from boomtown.doomtown.plays.offering import why_not_use
from boomtown.doomtown.reading.active import granted_reacts, in_any_hand, reacts
from boomtown.doomtown.state import Doomtown, Timing, Window
from boomtown.doomtown.text.parts import Ability
from boomtown.doomtown.verbs.happen import Occurrence


def could_cheat(state: Doomtown, seat: int) -> bool:
    """Tell whether, as far as others see, this player could use a Cheatin' Resolution from the hand."""
    if not state.rules.hands_kept_secret:
        return False
    found = in_any_hand().abilities.get("cheatin", ())
    return any(_could_use(state, seat, face, ability, "cheatin") for face, ability in found)


def could_react(
    state: Doomtown, seat: int, occurrence: Occurrence, window: Window, instead: bool | None
) -> bool:
    """Tell whether somebody who has no React to this event is asked all the same."""
    if not state.rules.hands_kept_secret or state.imagined:
        return False
    kind = type(occurrence.event)
    for face, react in in_any_hand().reacts.get((window, kind), ()):
        if _fits(react, instead) and _could_use(state, seat, face, react, "react", occurrence):
            return True
    granted = granted_reacts(state, window, kind)
    return any(
        _fits(react, instead)
        and (card, react.name) not in occurrence.done
        and state.cards[card].zone == "play"
        and why_not_use(state, seat, card, react, occurrence=occurrence, guessing=True) is None
        for card, react in (*reacts(state, window, kind), *granted)
    )


def _fits(react: Ability, instead: bool | None) -> bool:
    assert react.trigger is not None
    return instead is None or react.trigger.instead == instead


def _could_use(
    state: Doomtown,
    seat: int,
    face: str,
    ability: Ability,
    timing: Timing,
    occurrence: Occurrence | None = None,
) -> bool:
    """Tell whether this ability could be used now if a card of the hand had this face."""
    hand = state.players[seat].hand
    if not hand:
        return False
    held = state.with_face(hand[0], face)
    return (
        why_not_use(held, seat, hand[0], ability, timing=timing, occurrence=occurrence, guessing=True) is None
    )
