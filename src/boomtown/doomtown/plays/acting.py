"""Actin': the play of using an ability, and the combos that may follow (Rulebook 5.3.1)."""

from __future__ import annotations

from boomtown.doomtown.plays.kung_fu import combo
from boomtown.doomtown.plays.offering import abilities_of
from boomtown.doomtown.plays.using import use_ability
from boomtown.doomtown.state import Doomtown, TimingOrNone
from boomtown.doomtown.text.parts import Ability, TechniqueTest
from boomtown.doomtown.verbs.running import Does

# --- using -----------------------------------------------------------------------------------------


def use_by_id(state: Doomtown, seat: int, chosen: str, timing: TimingOrNone) -> Does[int]:
    """Use the ability an id of a play names; return the card it is on."""
    _, card, part = chosen.split(":", 2)
    ability = next(found for found in abilities_of(state, int(card)) if found.name == part)
    yield from use_and_chain(state, seat, int(card), ability, timing)
    return int(card)


def use_and_chain(
    state: Doomtown, seat: int, card: int, ability: Ability, timing: TimingOrNone
) -> Does[None]:
    """Use an ability; a Technique may be the first of a combo."""
    play = yield from use_ability(state, seat, card, ability, timing=timing)
    if isinstance(ability.test, TechniqueTest) and ability.combo is not None:
        yield from combo(play)
