"""Texts that forbid each other: the Winner says which of them counts (Rulebook 2.1)."""

from __future__ import annotations

from boomtown.doomtown.reading.active import Standing, active
from boomtown.doomtown.reading.numbers import choices_of, fixing, modifiers
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.text.numbers import Number
from boomtown.doomtown.text.sayings import prevails_on
from boomtown.doomtown.verbs.asking import ask_card
from boomtown.doomtown.verbs.lasting import NEVER, lasting
from boomtown.doomtown.verbs.running import Does
from boomtown.table import say


def settle_contradictions(state: Doomtown) -> Does[None]:
    """Ask the Winner wherever two texts fix one number of a card and neither lets the other change it (RB-2.1-03)."""
    for name, card in _contested(state):
        sources = _contradicting(state, name, card)
        winner = state.turn_order()[0]
        message = say("doomtown-ask-precedence", card=title(state, card))
        chosen = yield ask_card(state, winner, message, sources, about=(card,))
        cause = rule("precedence", winner, chosen)
        lasting(state, cause, NEVER, on=(card, *sources), word=prevails_on(name))


def _contested(state: Doomtown) -> list[tuple[Number, int]]:
    """Return each number of each card that texts contradict each other about, if that is not settled yet."""
    return [
        (name, card)
        for name, texts in active(state).gives.items()
        if len(fixing := [text for text in texts if text.part.fixed]) > 1
        for card in state.in_play
        if _could_clash(state, fixing, card) and _is_open(state, name, card)
    ]


def _could_clash(state: Doomtown, fixing: list[Standing], card: int) -> bool:
    """Tell, cheaply, whether more than one of these texts could be about a card."""
    return sum([text.could_mean(state, card) for text in fixing]) > 1


def _is_open(state: Doomtown, name: Number, card: int) -> bool:
    sources = {card, *_contradicting(state, name, card)}
    settled = any(sources <= set(choice.on) for choice in choices_of(state, name))
    return len(sources) > 2 and not settled


def _contradicting(state: Doomtown, name: Number, card: int) -> list[int]:
    """Return the cards that fix a number, if they fix it at different amounts."""
    fixed = fixing(modifiers(state, name, card))
    amounts = {modifier.amount for modifier in fixed}
    return [modifier.source for modifier in fixed] if len(amounts) > 1 else []
