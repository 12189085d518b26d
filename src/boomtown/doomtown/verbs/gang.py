"""Starting gangs come down and, by a text, go back (Rulebook 4)."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOBODY, Cause, Doomtown
from boomtown.doomtown.state.events import Entered, Paid, rule
from boomtown.doomtown.state.places import home_of
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.cards import leave_play
from boomtown.doomtown.verbs.changes import change_player, record
from boomtown.doomtown.verbs.running import Does


def start_dudes(state: Doomtown, seat: int, dudes: Sequence[int], price: int) -> None:
    """Pay for a gang and put its dudes home; nothing "enters play", so nothing answers (RB-4-10, -11)."""
    change_player(state, seat, stash=state.players[seat].stash - price)
    record(state, Paid(rule("setup", seat), seat, NOBODY, price))
    home = home_of(state, seat)
    for dude in dudes:
        zones.put_in_play(state, dude, home)
        _started(state, seat, dude, home)


def start_deed(state: Doomtown, seat: int, deed: int, *, left: bool) -> None:
    """Put a Core deed of a gang onto its street."""
    zones.build(state, deed, left=left)
    _started(state, seat, deed, deed)


def start_attached(state: Doomtown, seat: int, card: int, dude: int) -> None:
    """Attach a card of a gang to the dude who brings it."""
    zones.put_in_play(state, card, dude, attached=True)
    _started(state, seat, card, dude)


def _started(state: Doomtown, seat: int, card: int, place: int) -> None:
    record(state, Entered(rule("setup", seat), card, title(state, card), seat, place, brought=False))


def take_back(state: Doomtown, dude: int, cause: Cause) -> Does[None]:
    """Put a dude who started back on its deck; what it carries is discarded (RC3-rico-rodegain-01)."""
    yield from leave_play(state, dude, cause, lambda: zones.put(state, dude, "deck"))
