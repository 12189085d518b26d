"""High Noon: players take turns making plays until all pass in a row (Rulebook 5.3)."""

from __future__ import annotations

from boomtown.doomtown.plays.carrying import check_limits
from boomtown.doomtown.plays.offers import NOON, Moment, make_play, play_or_pass
from boomtown.doomtown.plays.play import PASS
from boomtown.doomtown.rules.precedence import settle_contradictions
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Passed, PlayDue, PlayMade, rule
from boomtown.doomtown.state.frames import ActionOver, AfterPlay, HighNoon, Noon, Sundown
from boomtown.doomtown.verbs.actions import clear_lingering, put_away_action
from boomtown.doomtown.verbs.grant import hand_out_plays
from boomtown.doomtown.verbs.happen import announce, happened
from boomtown.doomtown.verbs.lasting import end_effects, end_effects_of_play
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.verbs.time import begin_phase
from boomtown.table import Ask, Step, say
from boomtown.table.steps import then


def high_noon(state: Doomtown, _frame: HighNoon) -> Step:
    """The phase begins; the Winner plays first (RB-5.3-01)."""
    yield from begin_phase(state, "noon")
    then(state, Noon(state.winner))


def noon(state: Doomtown, frame: Noon) -> Step:
    """One play of one player, or a pass; when all passed in a row the phase is over (RB-5.3-04)."""
    if frame.passes >= len(state.players):
        clear_lingering(state)
        end_effects(state, "noon", "phase")
        then(state, Sundown())
        return
    yield from play_due(state, frame.seat)
    chosen = yield ask_noon_play(state, frame.seat, NOON)
    following = (frame.seat + 1) % len(state.players)
    if chosen == PASS:
        yield from pass_turn(state, frame.seat)
        yield from check_limits(state)  # of who was given something when nobody made a play
        then(state, Noon(following, frame.passes + 1))
        return
    yield from make_noon_play(state, frame.seat, NOON, chosen)
    then(state, Noon(following))


def play_due(state: Doomtown, seat: int) -> Does[None]:
    """Before a play comes what texts do before one, so that it can be paid for with that (Old Marge's Manor)."""
    yield from announce(state, PlayDue(rule("play", seat), seat))


ASK_NOON = say("doomtown-ask-noon")


def ask_noon_play(state: Doomtown, seat: int, moment: Moment) -> Ask:
    """Return the question which Noon play a player makes."""
    return Ask(seat, ASK_NOON, play_or_pass(state, seat, moment))


def pass_turn(state: Doomtown, seat: int) -> Does[None]:
    """Passing is a play too (RC-making-plays-04)."""
    yield from happened(state, Passed(rule("pass", seat), seat))
    yield from happened(state, PlayMade(rule("play", seat), seat, PASS))


def make_noon_play(state: Doomtown, seat: int, moment: Moment, chosen: str) -> Does[None]:
    """Make the play an id names, and schedule what is due when it is complete."""
    before = state.spent
    play, card = yield from make_play(state, seat, moment, chosen)
    then(state, AfterPlay(seat, play.word, card, before))


def after_play(state: Doomtown, frame: AfterPlay) -> Step:
    """The play is complete: discard its action, check limits, then come the plays somebody was granted."""
    put_away_action(state, frame.card)
    yield from check_limits(state)
    yield from settle_contradictions(state)
    end_effects_of_play(state, frame.before)
    yield from happened(state, PlayMade(rule("play", frame.seat), frame.seat, frame.what))
    hand_out_plays(state)


def action_over(state: Doomtown, frame: ActionOver) -> Step:
    """Discard an action that was played for another card's text, unless it went elsewhere or lingers."""
    put_away_action(state, frame.card)
    yield from ()
