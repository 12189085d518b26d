"""A fight that is going on when a scenario begins."""

from __future__ import annotations

from typing import Literal

import msgspec

from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.rules.shootout import first_player
from boomtown.doomtown.scenario.names import BadScenario, Where, unknown
from boomtown.doomtown.state import LEADER, NOBODY, NOWHERE, Doomtown, DrawHand, Fight
from boomtown.doomtown.state.events import RoundBegan, ShootoutBegan, rule
from boomtown.doomtown.state.frames import (
    AnyFrame,
    DrawHands,
    FormPosse,
    Lumps,
    Noon,
    PickShooters,
    Reveal,
    RunOrGun,
    ShootoutPlays,
)
from boomtown.doomtown.state.places import dudes, location_of
from boomtown.doomtown.verbs.changes import change_card, change_player, set_fight
from boomtown.table import say

HAND = 5
Step = Literal["forming", "plays", "shooters", "draw", "resolution", "lumps", "run"]


class Shooting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A call-out that was accepted: who leads, who was called, who else is in the posses, and how far it is.

    Dudes are written by title, with `@1` behind it for the one player 1 owns. The fight is where the mark is.
    """

    leader: str
    mark: str
    leading: tuple[str, ...] = ()
    """Who else is in the leader's posse."""
    marked: tuple[str, ...] = ()
    """Who else is in the mark's posse."""
    step: Step = "plays"
    round: int = 1
    shooters: tuple[str, ...] = ()
    """The leader's and the mark's shooter; leader and mark themselves if not said."""


def begin(state: Doomtown, shooting: Shooting, turn: int) -> tuple[AnyFrame, ...]:
    """Let a fight be going on; return where the game stands then."""
    leader, mark = _find(state, shooting.leader, "leader"), _find(state, shooting.mark, "mark")
    seats = (controller(state, leader), controller(state, mark))
    if seats[0] == seats[1]:
        raise BadScenario(say("doomtown-bad-fight", leader=shooting.leader, mark=shooting.mark))
    forming = shooting.step == "forming"
    posses = (
        (leader, *(_find(state, name, "leading") for name in shooting.leading)),
        (mark, *(_find(state, name, "marked") for name in shooting.marked)),
    )
    place = location_of(state, mark)
    for dude in posses[0] + posses[1]:
        if location_of(state, dude) != place:
            raise BadScenario(say("doomtown-bad-fighter", card=state.printed(dude).title))
    shooters = [_find(state, name, "shooters") for name in shooting.shooters] or [leader, mark]
    fight = Fight(place, leader, mark, seats)
    if not forming:
        picked = shooting.step not in ("plays", "shooters")
        fight = msgspec.structs.replace(
            fight,
            posses=posses,
            begun=True,
            round=shooting.round,
            step=shooting.step,
            shooters=(shooters[0], shooters[1]) if picked else (NOWHERE, NOWHERE),
        )
    set_fight(state, fight)
    if not forming:
        state.record(ShootoutBegan(rule("shootout"), state.printed(place).title))
        state.record(RoundBegan(rule("round"), shooting.round))
    if shooting.step in ("resolution", "lumps", "run"):
        for seat in seats:
            _deal(state, seat, revealed=shooting.step != "resolution")
    following = (seats[0] + 1) % len(state.players)
    return (Noon(following), _frame(state, shooting.step, turn, seats))


def _frame(state: Doomtown, step: Step, turn: int, seats: tuple[int, int]) -> AnyFrame:
    match step:
        case "forming":
            return FormPosse(LEADER)
        case "plays":
            return ShootoutPlays(turn if turn != NOBODY else first_player(state))
        case "shooters":
            return PickShooters()
        case "draw":
            return DrawHands()
        case "resolution":
            return Reveal()
        case "lumps":
            return Lumps()
        case "run":
            return RunOrGun(seats)


def _find(state: Doomtown, written: str, field: str) -> int:
    """Return the dude in play so called."""
    name, _, whose = written.partition(" @")
    for dude in dudes(state):
        card = state.cards[dude]
        if name in (state.printed(dude).title, card.face) and whose in ("", str(card.owner)):
            return dude
    known = [state.printed(dude).title for dude in dudes(state)]
    raise unknown("fighter", written, Where(f"fight.{field}"), known)


def _deal(state: Doomtown, seat: int, *, revealed: bool) -> None:
    """Make the top five cards of a deck its player's draw hand."""
    player = state.players[seat]
    hand = player.deck[:HAND]
    for card in hand:
        change_card(state, card, zone="draw")
    change_player(
        state, seat, deck=player.deck[HAND:], draw=DrawHand(hand, revealed=revealed, short=len(hand) < HAND)
    )
