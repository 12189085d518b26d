"""The Upkeep phase: production, debts, upkeep (Rulebook 5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.doomtown.reading.active import last_said
from boomtown.doomtown.reading.numbers import controller, production, upkeep
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.frames import HighNoon, PayUpkeep, Unpaid, Upkeep
from boomtown.doomtown.state.places import kind_of
from boomtown.doomtown.text.sayings import PRODUCES_FOR_YOU
from boomtown.doomtown.verbs.asking import ask_cards
from boomtown.doomtown.verbs.cards import discard
from boomtown.doomtown.verbs.lasting import end_effects
from boomtown.doomtown.verbs.rock import gain, pay, repay
from boomtown.doomtown.verbs.time import begin_phase
from boomtown.table import Ask, Condition, Price, Step, say
from boomtown.table.steps import then


def start(state: Doomtown, _frame: Upkeep) -> Step:
    """Everybody collects production, then pays debts (RB-5.2-01 to -06, RB-5.1-03)."""
    yield from begin_phase(state, "upkeep")
    incomes = {player.seat: state.once(income, state, player.seat) for player in state.players}
    for seat, amount in incomes.items():
        yield from gain(state, seat, amount, rule("production", seat))
    end_effects(state, "production")  # a phase of its own in the Weird West (ruling 29)
    for player in state.players:
        repay(state, player.seat)
    order = state.turn_order()
    if state.rules.winner_pays_upkeep_last:  # RB-5.2-08
        order = (*order[1:], order[0])
    then(state, PayUpkeep(order))


def income(state: Doomtown, seat: int) -> int:
    """Return a player's production: deeds owned and controlled, the outfit, other cards controlled."""
    return sum(production(state, card) for card in state.in_play[1:] if _produces_for(state, card, seat))


def _produces_for(state: Doomtown, card: int, seat: int) -> bool:
    said = last_said(state, PRODUCES_FOR_YOU, card)  # what lasts keeps it from who else collects (ruling 301)
    if said is not None:
        return said.play.you == seat
    if controller(state, card) != seat:
        return False  # RB-5.2-03
    kind = kind_of(state, card)
    if kind == "deed":
        return state.cards[card].owner == seat  # RB-5.2-04
    if kind == "legend":
        return False  # counted with its outfit
    return kind == "outfit" or not state.rules.only_deeds_and_outfits_produce


def pay_upkeep(state: Doomtown, frame: PayUpkeep) -> Step:
    """The next player pays for whatever is to stay (RB-5.2-07)."""
    if not frame.seats:
        then(state, Unpaid(frame.unpaid))
        return
    seat = frame.seats[0]
    costs = state.once(upkeep_costs, state, seat)
    unpaid = frame.unpaid
    if costs:
        kept = yield _ask_upkeep(state, seat, costs)
        yield from pay(state, seat, sum(costs[card] for card in kept), rule("upkeep", seat))
        leaving = tuple(card for card in costs if card not in kept)
        if state.rules.unpaid_leave_at_once:
            yield from _leave(state, leaving)
        else:
            unpaid += leaving
    then(state, PayUpkeep(frame.seats[1:], unpaid))


def upkeep_costs(state: Doomtown, seat: int) -> dict[int, int]:
    """Return the upkeep of each card this player controls that has any (RB-5.2-12)."""
    costs = {}
    for card in state.in_play:
        if state.rules.only_dudes_have_upkeep and kind_of(state, card) != "dude":
            continue
        if controller(state, card) == seat:
            amount = upkeep(state, card)
            if amount > 0:
                costs[card] = amount
    return costs


def _ask_upkeep(state: Doomtown, seat: int, costs: dict[int, int]) -> Ask:
    stash = state.players[seat].stash

    def affordable(kept: Sequence[int]) -> bool:
        return sum(costs[card] for card in kept) <= stash

    condition = Condition(say("doomtown-no-upkeep", stash=stash), affordable, "RB-5.2-07")
    message = say("doomtown-ask-upkeep", total=sum(costs.values()), stash=stash)
    everybody = tuple(costs)
    return ask_cards(
        state,
        seat,
        message,
        everybody,
        0,
        len(everybody),
        condition,
        usual=everybody if affordable(everybody) else None,
        price=lambda card: Price(costs[card]),
    )


def unpaid(state: Doomtown, frame: Unpaid) -> Step:
    """What was not paid for leaves once everybody has paid (RB-5.2-11)."""
    yield from _leave(state, frame.cards)
    end_effects(state, "upkeep", "phase")
    then(state, HighNoon())


def _leave(state: Doomtown, cards: tuple[int, ...]) -> Step:
    for card in cards:
        if state.cards[card].zone == "play":
            yield from discard(state, card, rule("upkeep", controller(state, card), card))
