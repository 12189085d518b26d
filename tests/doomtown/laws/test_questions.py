"""Questions and options say which cards they are about, so that nobody has to look one up by its name."""

import pytest

from boomtown.doomtown.state import Doomtown
from boomtown.lab import fuzz
from boomtown.table import Ask, Chance, OneOf, SomeOf, Table

PIPS = ("doomtown-ask-joker", "doomtown-ask-poker-card")
"""Questions whose options are suits and values."""


def played(number: int) -> tuple[Table[Doomtown], list[Ask]]:
    """Play a fuzzed game; return it with every question that was asked, its options described at once."""
    table, chance, asks = fuzz.deal(11, number), Chance(number), []
    for _ in range(300):
        if table.over:
            break
        for ask in table.asks:
            _check_options(table.state, ask)
            asks.append(ask)
        ask = table.asks[chance(len(table.asks))]
        table.give(ask, ask.form.sample(chance))
    return table, asks


def _check_options(state: Doomtown, ask: Ask) -> None:
    form = ask.form
    if not isinstance(form, OneOf | SomeOf) or ask.message.key in PIPS:
        return
    for option in form.options:
        if isinstance(option.id, int):
            assert option.about == (option.id,), (ask.message.key, option)
        if option.about:
            assert option.face == state.cards[option.about[0]].face, (ask.message.key, option)
        if option.price is not None:
            assert all(card in state.cards for card in option.price.boots)
            assert option.price.amount >= 0


@pytest.mark.parametrize("number", range(20))
def test_every_option_with_a_card_says_which(number: int) -> None:
    played(number)


@pytest.mark.parametrize("number", range(20))
def test_every_question_that_names_a_card_says_which(number: int) -> None:
    """Wherever the sentence has a card in it, a client can light it up."""
    for ask in played(number)[1]:
        if "card" in ask.message.args or "leader" in ask.message.args:
            assert ask.about, ask.message
