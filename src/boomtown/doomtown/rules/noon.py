"""High Noon: players take turns making plays until all pass in a row (Rulebook 5.3)."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.doomtown.plays.acting import use_by_id
from boomtown.doomtown.plays.calling_out import possible_call_outs
from boomtown.doomtown.plays.carrying import check_limits
from boomtown.doomtown.plays.moving import make_move, possible_moves
from boomtown.doomtown.plays.offering import possible_uses
from boomtown.doomtown.plays.play import PASS, kind_of_play, play_or_pass
from boomtown.doomtown.plays.shopping import bring, possible_shopping
from boomtown.doomtown.plays.swapping import possible_replacements
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.plays.trading import make_trade, possible_trades
from boomtown.doomtown.rules.precedence import settle_contradictions
from boomtown.doomtown.state import NOWHERE, Doomtown, Limit
from boomtown.doomtown.state.events import Passed, PlayMade, rule
from boomtown.doomtown.state.frames import AfterPlay, HighNoon, Noon, Sundown
from boomtown.doomtown.verbs.actions import clear_lingering, put_away_action
from boomtown.doomtown.verbs.calling_out import call_out
from boomtown.doomtown.verbs.grant import hand_out_plays
from boomtown.doomtown.verbs.happen import announce, happened, is_heard
from boomtown.doomtown.verbs.lasting import end_effects
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.verbs.swap import replace_dude
from boomtown.doomtown.verbs.time import begin_phase
from boomtown.table import Ask, Candidate, Step, say


def high_noon(state: Doomtown, frame: HighNoon) -> Step:
    """The phase begins; the Winner plays first (RB-5.3-01)."""
    del frame
    yield from begin_phase(state, "noon")
    state.then(Noon(state.winner))


def noon(state: Doomtown, frame: Noon) -> Step:
    """One play of one player, or a pass; when all passed in a row the phase is over (RB-5.3-04)."""
    if frame.passes >= len(state.players):
        clear_lingering(state)
        end_effects(state, "noon", "phase")
        state.then(Sundown())
        return
    chosen = yield ask_noon_play(state, frame.seat, "")
    following = (frame.seat + 1) % len(state.players)
    if chosen == PASS:
        yield from pass_turn(state, frame.seat)
        state.then(Noon(following, frame.passes + 1))
        return
    yield from make_noon_play(state, frame.seat, chosen)
    state.then(Noon(following))


def ask_noon_play(state: Doomtown, seat: int, limit: Limit) -> Ask:
    """Return the question which Noon play a player makes."""
    return Ask(
        seat,
        say("doomtown-ask-noon"),
        play_or_pass(state, lambda: noon_plays(state, seat, limit)),
    )


def noon_plays(state: Doomtown, seat: int, limit: Limit = "") -> list[Candidate]:
    """Return every Noon play this player could perhaps make; `limit` names a restriction of an extra play."""
    if limit == "tradin'":
        return possible_trades(state, seat)
    plays = [] if limit == "not actin" else possible_uses(state, seat, ("noon",))
    plays += possible_call_outs(state, seat)
    plays += possible_moves(state, seat)
    plays += possible_shopping(state, seat)
    plays += possible_replacements(state, seat)
    plays += possible_trades(state, seat)
    return plays


def pass_turn(state: Doomtown, seat: int) -> Does[None]:
    """Passing is a play too (RC-making-plays-04)."""
    yield from happened(state, Passed(rule("pass", seat), seat))
    yield from happened(state, PlayMade(rule("play", seat), seat, PASS))


def make_noon_play(state: Doomtown, seat: int, chosen: str) -> Does[None]:
    """Make the play an id names, and schedule what is due when it is complete."""
    kind, _, rest = chosen.partition(":")
    card = NOWHERE
    if kind == "use":
        card = yield from use_by_id(state, seat, chosen, "noon")
    elif (yield from declare_play(state, seat, chosen, noon_plays)):
        yield from _do_as_declared(state, seat, kind, rest)
    state.then(AfterPlay(seat, kind_of_play(chosen), card))


def declare_play(
    state: Doomtown, seat: int, chosen: str, possible: Callable[[Doomtown, int], list[Candidate]]
) -> Does[bool]:
    """Let answers to a declared play come; tell whether it is still possible. An ability declares itself."""
    if not is_heard(state, PlayMade):
        return True
    yield from announce(state, PlayMade(rule("play", seat), seat, kind_of_play(chosen)))
    return any(play == chosen and why_not() is None for play, why_not in possible(state, seat))


def _do_as_declared(state: Doomtown, seat: int, kind: str, rest: str) -> Does[None]:
    match kind:
        case "call":
            caller, mark = map(int, rest.split(":"))
            yield from call_out(state, caller, mark, rule("call out", seat, caller))
        case "move":
            yield from make_move(state, seat, int(rest))
        case "shop":
            yield from bring(state, seat, int(rest), Terms(rule("shop", seat)))
        case "swap":
            new, dude = map(int, rest.split(":"))
            yield from replace_dude(state, new, dude, rule("replace", seat))
        case "trade":
            yield from make_trade(state, seat, int(rest))


def after_play(state: Doomtown, frame: AfterPlay) -> Step:
    """The play is complete: discard its action, check limits, then come the plays somebody was granted."""
    put_away_action(state, frame.card)
    yield from check_limits(state)
    yield from settle_contradictions(state)
    end_effects(state, "play")
    yield from happened(state, PlayMade(rule("play", frame.seat), frame.seat, frame.what))
    hand_out_plays(state)
