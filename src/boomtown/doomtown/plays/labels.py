"""What an ability is called when it is offered: the card it is on and, where that is not enough, what it does."""

from __future__ import annotations

from boomtown.doomtown.reading.active import granted_now
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.table import Message, say


def label_of(state: Doomtown, card: int, ability: Ability | None, key: str = "doomtown-play-use") -> Message:
    """Return the sentence that offers an ability of a card; `key` is that of a plain one.

    Scripts say `told=` where a card has several that could be offered together, and of what they grant.
    """
    if ability is None or not ability.told:
        return say(key, card=title(state, card))
    return say(f"{key}-to", card=title(state, card), told=ability.told)


def ability_named(state: Doomtown, card: int, name: str) -> Ability | None:
    """Return the ability of this name that a card has, printed or granted."""
    script = SCRIPTS.get(state.cards[card].face)
    found = script.parts.get(name) if script is not None else None
    if isinstance(found, Ability):
        return found
    granted = (ability for receiver, ability in granted_now(state) if receiver == card)
    return next((ability for ability in granted if ability.name == name), None)
