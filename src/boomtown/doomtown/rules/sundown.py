"""Sundown: victory, then the night (Rulebook 5.4)."""

from __future__ import annotations

from boomtown.doomtown.reading.numbers import hand_size, player_control, player_influence, player_number
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import HandRefilled, PhaseEnded, VictoryChecked, rule
from boomtown.doomtown.state.frames import DayOver, NewDay, Nightfall, Sundown, SundownDiscard, SundownOver
from boomtown.doomtown.text.numbers import SUNDOWN_DISCARDS
from boomtown.doomtown.verbs.abilities import refresh_all
from boomtown.doomtown.verbs.asking import NONE, ask_card, ask_cards
from boomtown.doomtown.verbs.cards import discard, unboot
from boomtown.doomtown.verbs.hands import draw
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.lasting import end_effects
from boomtown.doomtown.verbs.time import begin_night, begin_phase, end_game
from boomtown.table import Step, say
from boomtown.table.steps import then


def sundown(state: Doomtown, _frame: Sundown) -> Step:
    """What lasts during Sundown starts, then victory is checked (RB-5.4-01 to -07)."""
    yield from begin_phase(state, "sundown")
    winners = state.once(victors, state)
    if winners:
        end_game(state, winners, "control")
        return
    if state.rules.day_limit and state.day >= state.rules.day_limit:
        end_game(state, (), "day limit")
        return
    end_effects(state, "nightfall")  # ruling 29
    yield from happened(state, VictoryChecked(rule("victory")))
    then(state, SundownDiscard(state.turn_order()), Nightfall())


def victors(state: Doomtown) -> tuple[int, ...]:
    """Return who wins: control above every rival's influence, then most control, then most influence; else nobody."""
    seats = range(len(state.players))
    control = {seat: player_control(state, seat) for seat in seats}
    influence = {seat: player_influence(state, seat) for seat in seats}

    def beats(seat: int) -> bool:
        rivals = [control[seat] > influence[other] for other in seats if other != seat]
        return any(rivals) if state.rules.beat_one_rival_wins else all(rivals)

    winning = [seat for seat in seats if beats(seat)]
    if not winning:
        return ()
    most = max(control[seat] for seat in winning)
    winning = [seat for seat in winning if control[seat] == most]
    most = max(influence[seat] for seat in winning)
    winning = [seat for seat in winning if influence[seat] == most]
    return tuple(winning) if len(winning) == 1 else ()


def sundown_discard(state: Doomtown, frame: SundownDiscard) -> Step:
    """Each player from the Winner on may discard a card (RB-5.4-08, -09)."""
    if not frame.seats:
        return
    seat = frame.seats[0]
    hand = state.players[seat].hand
    allowed = 1 + player_number(state, SUNDOWN_DISCARDS, seat)
    chosen: tuple[int, ...] = ()
    if not hand or allowed <= 0:
        pass
    elif allowed == 1:
        card = yield ask_card(state, seat, say("doomtown-ask-sundown"), hand, NONE, usual=NONE)
        chosen = () if card == NONE else (card,)
    else:
        most = min(allowed, len(hand))
        chosen = yield ask_cards(state, seat, say("doomtown-ask-sundown"), hand, 0, most, usual=())
    for card in chosen:
        yield from discard(state, card, rule("sundown", seat))
    then(state, SundownDiscard(frame.seats[1:]))


def nightfall(state: Doomtown, _frame: Nightfall) -> Step:
    """Fill or trim hands, unboot (RB-5.4-10 to -13)."""
    for seat in state.turn_order():
        yield from _fit_hand(state, seat)
    cause = rule("sundown")
    for card in state.in_play:
        yield from unboot(state, card, cause)
    yield from happened(state, PhaseEnded(cause, "sundown"))  # the last that can answer Sundown (RB-5.4-14)
    then(state, SundownOver())


def sundown_over(state: Doomtown, _frame: SundownOver) -> Step:
    """Nobody can answer Sundown any more; what applies during it ends, traits as well (RB-5.4-14, -15)."""
    begin_night(state)
    then(state, DayOver())
    yield from ()


def day_over(state: Doomtown, _frame: DayOver) -> Step:
    """What lasts until the end of the day ends only now, then abilities refresh (RB-5.4-16 to -18)."""
    end_effects(state, "day")
    refresh_all(state)
    then(state, NewDay())
    yield from ()


def _fit_hand(state: Doomtown, seat: int) -> Step:
    size = hand_size(state, seat)
    hand = state.players[seat].hand
    if len(hand) > size:
        surplus = len(hand) - size
        chosen = yield ask_cards(state, seat, say("doomtown-ask-hand", count=surplus), hand, surplus, surplus)
        for card in chosen:
            yield from discard(state, card, rule("hand size", seat))
    cause = rule("sundown", seat)
    yield from draw(state, seat, size - len(state.players[seat].hand), cause)
    yield from happened(state, HandRefilled(cause, seat))
