"""High Noon: players take turns making plays until all pass in a row (Rulebook 5.3)."""

from __future__ import annotations

from boomtown.doomtown.plays.carrying import check_limits
from boomtown.doomtown.plays.offers import NOON, Moment, make_play, play_or_pass
from boomtown.doomtown.plays.play import PASS
from boomtown.doomtown.plays.using import clear_lingering, put_away_action
from boomtown.doomtown.rules.precedence import settle_contradictions
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Passed, PhaseBegan, PlayMade, rule
from boomtown.doomtown.state.frames import AfterPlay, ExtraPlay, HighNoon, Noon, Sundown
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Ask, Step, say


def high_noon(state: Doomtown, frame: HighNoon) -> Step:
    """The phase begins; the Winner plays first (RB-5.3-01)."""
    del frame
    state.set_time(phase="noon")
    yield from happened(state, PhaseBegan(rule("noon"), "noon"))
    state.then(Noon(state.winner))


def noon(state: Doomtown, frame: Noon) -> Step:
    """One play of one player, or a pass; when all passed in a row the phase is over (RB-5.3-04)."""
    if frame.passes >= len(state.players):
        clear_lingering(state)
        zones.end_effects(state, "noon", "phase")
        state.then(Sundown())
        return
    chosen = yield ask_noon_play(state, frame.seat, NOON)
    following = (frame.seat + 1) % len(state.players)
    if chosen == PASS:
        yield from pass_turn(state, frame.seat)
        state.then(Noon(following, frame.passes + 1))
        return
    yield from make_noon_play(state, frame.seat, NOON, chosen)
    state.then(Noon(following))


def ask_noon_play(state: Doomtown, seat: int, moment: Moment) -> Ask:
    """Return the question which Noon play a player makes."""
    return Ask(seat, say("doomtown-ask-noon"), play_or_pass(state, seat, moment))


def pass_turn(state: Doomtown, seat: int) -> Does[None]:
    """Passing is a play too (RC-making-plays-04)."""
    yield from happened(state, Passed(rule("pass", seat), seat))
    yield from happened(state, PlayMade(rule("play", seat), seat, PASS))


def make_noon_play(state: Doomtown, seat: int, moment: Moment, chosen: str) -> Does[None]:
    """Make the play an id names, and schedule what is due when it is complete."""
    play, card = yield from make_play(state, seat, moment, chosen)
    state.then(AfterPlay(seat, play.word, card))


def after_play(state: Doomtown, frame: AfterPlay) -> Step:
    """The play is complete: discard its action, check limits, then come the plays somebody was granted."""
    put_away_action(state, frame.card)
    yield from check_limits(state)
    yield from settle_contradictions(state)
    zones.end_effects(state, "play")
    yield from happened(state, PlayMade(rule("play", frame.seat), frame.seat, frame.what))
    hand_out_plays(state)


def hand_out_plays(state: Doomtown) -> None:
    """Start the plays somebody was granted. Those granted before a shootout wait for its end (RC3-run-em-down-04)."""
    shooting = state.fight is not None and state.fight.begun
    now = [granted for granted in state.extra if granted.in_shootout == shooting]
    state.extra = tuple(granted for granted in state.extra if not granted.in_shootout) if shooting else ()
    state.then(*(ExtraPlay(granted.seat, granted.limit) for granted in now))
