"""What was used today, and what may be used again (Rulebook 5.3.1, 5.4)."""

from __future__ import annotations

from msgspec.structs import asdict

from boomtown.doomtown.reading.history import today
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import Cause, Doomtown
from boomtown.doomtown.state.events import Cast, CastOver, Reached
from boomtown.doomtown.verbs.changes import change_card, record
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import Does


def note_use(state: Doomtown, card: int, ability: str) -> None:
    """An ability of a card counts as used today (RB-5.3.1-09)."""
    change_card(state, card, used=(*state.cards[card].used, ability))


def refresh(state: Doomtown, card: int, ability: str = "") -> bool:
    """Let each used ability of a card, or the one named, be used once more today; tell whether any was used.

    Once, however often a text has let it be used before.
    """
    used = state.cards[card].used
    kept = list(used)
    for name in dict.fromkeys(used):
        if ability in ("", name):
            kept.remove(name)
    change_card(state, card, used=tuple(kept))
    return len(kept) != len(used)


def refresh_all(state: Doomtown) -> None:
    """A day is over: every ability in play may be used again (RB-5.4-17)."""
    for card in state.in_play:
        if state.cards[card].used:
            change_card(state, card, used=())


def note_reach(state: Doomtown, dude: int, totem: int, cause: Cause) -> None:
    """A Shaman uses a Totem next door, once a day (Kabeda Hakurei). It is part of the cost: nothing answers it."""
    record(state, Reached(cause, dude, title(state, dude), title(state, totem)))


def cast_over(state: Doomtown, spell: int) -> Does[None]:
    """A spell that was cast today has done what it does, or there was nothing to do (ruling 770)."""
    for cast in today(state, Cast):
        if cast.card == spell:
            yield from happened(state, CastOver(**asdict(cast)))
            return
