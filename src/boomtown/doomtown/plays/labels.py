"""What an ability is called when it is offered: the card it is on and, where that is not enough, what it does."""

from __future__ import annotations

from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.text.parts import Ability
from boomtown.table import Message, say


def label_of(state: Doomtown, card: int, ability: Ability | None, key: str = "doomtown-play-use") -> Message:
    """Return the sentence that offers an ability of a card; `key` is that of a plain one.

    Scripts say `told=` where a card has several that could be offered together, and of what they grant.
    """
    if ability is None or not ability.told:
        return say(key, card=title(state, card))
    return say(f"{key}-to", card=title(state, card), told=ability.told)


def short_label_of(ability: Ability | None, key: str = "doomtown-short-use") -> Message:
    """Return what offers an ability where its card stands beside it."""
    return say(key) if ability is None or not ability.told else say(f"{key}-to", told=ability.told)
