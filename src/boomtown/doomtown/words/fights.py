"""What a card's text does with fights and turns: casualties, other plays, who leads and where."""

from __future__ import annotations

from typing import Any

from boomtown.doomtown.facts.spelling import check
from boomtown.doomtown.state import LEADER, MARK, Limit, Until
from boomtown.doomtown.state.frames import Casualties
from boomtown.doomtown.state.records import LIMITS
from boomtown.doomtown.text.numbers import CASUALTIES
from boomtown.doomtown.text.sayings import cannot_raise
from boomtown.doomtown.text.situation import Situation, seat_of
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.cards import why_not
from boomtown.doomtown.verbs.fight import redirect
from boomtown.doomtown.verbs.grant import grant_play
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.doing import Act, Simple


def change_casualties(amount: int, seat: int | None = None, until: Until | None = None) -> Act:
    """You, or the player named, take more or fewer casualties, this round unless said."""

    def do(play: Situation) -> Does[int]:
        home = play.state.players[seat_of(play, seat)].outfit
        end = until or Until("round")
        return (yield from lasting.modify(play.state, home, CASUALTIES, amount, play.cause, end))

    return Simple(do)


def take_casualties(count: int, seat: int) -> Act:
    """A player takes casualties apart from the hands; assigned and taken once this step is over (RB-6.1-91)."""

    def do(play: Situation) -> Does[None]:
        fight = play.state.fight
        home = play.state.players[seat].outfit
        forbidden = why_not(play.state, cannot_raise(CASUALTIES), home, play.cause) is not None
        if fight is not None and seat in fight.seats and not forbidden:
            play.state.then(Casualties(LEADER if fight.seats[0] == seat else MARK, count, "card"))
        yield from ()

    return Simple(do)


def another_play(seat: int | None = None, limit: Limit = "") -> Act:
    """You may make another play once this one is complete (RC3-run-em-down-04)."""
    check("restriction", limit, LIMITS)

    def do(play: Situation) -> Does[None]:
        fight = play.state.fight
        in_shootout = fight is not None and fight.begun
        grant_play(play.state, seat_of(play, seat), limit, in_shootout=in_shootout)
        yield from ()

    return Simple(do)


def change_fight(**fields: Any) -> Act:
    """Change the call-out before posses form: `leader`, `mark`, `location` or which side forms `first`."""

    def do(play: Situation) -> Does[None]:
        redirect(play.state, **fields)
        yield from ()

    return Simple(do)
