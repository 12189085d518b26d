"""The Gambling phase: ante, lowball, the Winner (Rulebook 5.1)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.bluffing import could_cheat
from boomtown.doomtown.plays.carrying import check_limits
from boomtown.doomtown.plays.offers import LOWBALL, Plays, make_play, pass_only, play_or_pass
from boomtown.doomtown.plays.play import PASS
from boomtown.doomtown.reading.draw_hands import final_strength, is_legal
from boomtown.doomtown.rules.draw_hands import reveal
from boomtown.doomtown.state import NOBODY, Doomtown
from boomtown.doomtown.state.events import Passed, rule
from boomtown.doomtown.state.frames import LowballEnd, LowballPlays, LowballReveal, NewDay, Upkeep
from boomtown.doomtown.verbs.actions import put_away_action
from boomtown.doomtown.verbs.ante import ante, crown
from boomtown.doomtown.verbs.hands import deal, discard_draw_hand
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.lasting import end_effects
from boomtown.doomtown.verbs.pulls import pull_for_order
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.verbs.time import begin_day, let_go_first
from boomtown.table import Ask, Form, Step, below, say
from boomtown.table.steps import then


def new_day(state: Doomtown, _frame: NewDay) -> Step:
    """Everybody antes and draws five cards (RB-5.1-01 to -04)."""
    yield from begin_day(state)
    yield from ante(state)
    seats = state.turn_order()
    for seat in seats:
        yield from deal(state, seat, 5, rule("lowball", seat))
    then(state, LowballReveal(seats))


def lowball_reveal(state: Doomtown, frame: LowballReveal) -> Step:
    """Reveal at once; a Cheatin' hand opens the window for Cheatin' Resolutions (RB-5.1-05, -06)."""
    yield from reveal(state, frame.seats, lowball=True)
    if any(not is_legal(state, seat) for seat in frame.seats):
        order = yield from _cheatin_order(state)
        then(state, LowballPlays(frame.seats, order))
    else:
        then(state, LowballEnd(frame.seats))


def _cheatin_order(state: Doomtown) -> Does[tuple[int, ...]]:
    """From the previous Winner on; on the first day, if anybody can act at all, by lowest pull (RB-5.1-07, -08)."""
    seats = state.turn_order()
    if state.winner != NOBODY or not state.once(_anybody_acts, state):
        return seats
    tied = list(seats)
    while len(tied) > 1:
        pulls = {}
        for seat in tied:
            pulls[seat] = yield from pull_for_order(state, seat)
        lowest = min(pulls.values())
        tied = [seat for seat in tied if pulls[seat] == lowest]
    let_go_first(state, tied[0])
    return state.seats_from(tied[0])


def _anybody_acts(state: Doomtown) -> bool:
    return any(_has_an_answer(state, seat) or could_cheat(state, seat) for seat in state.turn_order())


def _has_an_answer(state: Doomtown, seat: int) -> bool:
    """Tell whether a player could use a Cheatin' Resolution."""
    return any(Plays(state, seat, LOWBALL).legal())


def lowball_plays(state: Doomtown, frame: LowballPlays) -> Step:
    """One player uses a Cheatin' Resolution or passes, until all pass in a row (ruling 14)."""
    if frame.passes >= len(frame.order):
        yield from check_limits(state)  # of who has invented something as hands were shown, too
        then(state, LowballEnd(frame.seats))
        return
    seat = frame.order[frame.turn % len(frame.order)]
    answer = PASS
    if state.once(_has_an_answer, state, seat):
        answer = yield _ask(state, seat, play_or_pass(state, seat, LOWBALL))
    elif state.once(could_cheat, state, seat) and not state.imagined:
        yield _ask(state, seat, pass_only(state, seat, LOWBALL))
    passes = frame.passes + 1
    if answer == PASS:
        yield from happened(state, Passed(rule("pass", seat), seat))
    else:
        passes = 0
        _, card = yield from make_play(state, seat, LOWBALL, answer)
        put_away_action(state, card)
        yield from check_limits(state)  # a play like any other (RC-attachment-limits-01)
        end_effects(state, "play")
    then(state, LowballPlays(frame.seats, frame.order, frame.turn + 1, passes))


def _ask(state: Doomtown, seat: int, form: Form) -> Ask:
    return Ask(seat, say("doomtown-ask-cheatin"), form, secret=state.rules.hands_kept_secret)


def lowball_end(state: Doomtown, frame: LowballEnd) -> Step:
    """The lowest hand wins; exact ties draw again, and if that can never help, chance decides (RB-5.1-12 to -17)."""
    strengths = {seat: final_strength(state, seat) for seat in frame.seats}
    lowest = min(strengths.values())
    tied = tuple(seat for seat in frame.seats if strengths[seat] == lowest)
    if len(tied) > 1 and not _hopeless(state, tied):
        for seat in tied:
            yield from discard_draw_hand(state, seat, rule("tie", seat), lowball=True)
            yield from deal(state, seat, 5, rule("lowball", seat))
        then(state, LowballReveal(tied))
        return
    winner = tied[0] if len(tied) == 1 else tied[below(state, len(tied))]
    yield from crown(state, winner)
    for seat in state.turn_order():
        yield from discard_draw_hand(state, seat, rule("lowball over", seat), lowball=True)
    end_effects(state, "lowball", "phase", "round")
    then(state, Upkeep())


def _hopeless(state: Doomtown, tied: tuple[int, ...]) -> bool:
    """Tell whether every tied player could only draw the same hand again and again."""
    return all(_draws_the_same_for_ever(state, seat) for seat in tied)


def _draws_the_same_for_ever(state: Doomtown, seat: int) -> bool:
    """The last five cards, or nothing but cards of one value; jokers are aced and so change the next hand."""
    player = state.players[seat]
    assert player.draw is not None
    cards = (*player.deck, *player.discard, *player.draw.cards)
    faces = [PRINTED[state.cards[card].face] for card in cards]
    if any(face.kind == "joker" for face in faces):
        return False
    return len(faces) <= 5 or len({face.value for face in faces}) == 1
