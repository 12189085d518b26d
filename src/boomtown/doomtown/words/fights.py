"""What a card's text does with fights and turns: casualties, other plays, who leads and where."""

from __future__ import annotations

from typing import Unpack

from boomtown.doomtown.facts.spelling import check
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.state import LEADER, MARK, NOWHERE, Limit, Until
from boomtown.doomtown.state.frames import Casualties
from boomtown.doomtown.state.records import LIMITS
from boomtown.doomtown.text.intent import HARMS, HELPS, MOVES, NEUTRAL
from boomtown.doomtown.text.numbers import CASUALTIES
from boomtown.doomtown.text.situation import Situation, seat_of
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.fight import Redirection, break_off, redirect
from boomtown.doomtown.verbs.grant import grant_play
from boomtown.doomtown.verbs.posse import is_over
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words import judging
from boomtown.doomtown.words.doing import an_act


@an_act(lambda how: judging.number(CASUALTIES, how["amount"]), on="seat")
def change_casualties(
    play: Situation, amount: int, seat: int | None = None, until: Until | None = None
) -> Does[int]:
    """You, or the player named, take more or fewer casualties, this round unless said."""
    home = play.state.players[seat_of(play, seat)].outfit
    end = until or Until("round")
    return (yield from lasting.modify(play.state, home, CASUALTIES, amount, play.cause, end))


@an_act(HARMS, on="seat")
def take_casualties(play: Situation, count: int, seat: int) -> None:
    """A player takes casualties apart from the hands; assigned and taken once this step is over (RB-6.1-91)."""
    fight = play.state.fight
    home = play.state.players[seat].outfit
    forbidden = lasting.why_not_modify(play.state, home, CASUALTIES, count, play.cause) is not None
    if fight is not None and seat in fight.seats and not forbidden:
        play.state.then(Casualties(LEADER if fight.seats[0] == seat else MARK, count, "card"))


def _check_limit(seat: int | None = None, limit: str = "", host: int = NOWHERE) -> None:
    del seat, host
    check("restriction", limit, LIMITS)


@an_act(HELPS, on="seat", check=_check_limit)
def another_play(play: Situation, seat: int | None = None, limit: Limit = "", host: int = NOWHERE) -> None:
    """You may make another play once this one is complete (RC3-run-em-down-04); with a `host`, one in a shootout
    with a card that is attached to that dude. What `limit` says is about a Noon play.
    """
    state, player = play.state, seat_of(play, seat)
    fight = state.fight
    goes_on = fight is not None and fight.shooting and not is_over(fight)  # RC-shootout-s1-09
    in_it = fight is not None and any(controller(state, dude) == player for dude in fight.everybody)
    in_shootout = host != NOWHERE or (goes_on and in_it)
    grant_play(state, player, limit, in_shootout=in_shootout, host=host)


@an_act(MOVES)
def change_fight(play: Situation, /, **fields: Unpack[Redirection]) -> None:
    """Change the call-out before posses form: `leader`, `mark`, `location` or which side forms `first`."""
    redirect(play.state, **fields)


@an_act(NEUTRAL)
def end_the_shootout(play: Situation) -> None:
    """The shootout is over at once, even if both posses still have dudes; then nobody has won it."""
    if play.state.fight is not None:
        break_off(play.state)
