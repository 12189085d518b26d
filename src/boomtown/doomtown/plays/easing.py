"""What makes a card cheaper as it is paid for: dudes who boot for it, or somebody it comes to (Compendium: Traits)."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.doomtown.plays.carrying import fits_own_words
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.active import own_words
from boomtown.doomtown.reading.numbers import dudes_of
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown
from boomtown.doomtown.state.places import home_of, location_of
from boomtown.doomtown.text.parts import Amount
from boomtown.doomtown.text.sayings import IS_CHEAPER_BESIDE, IS_CHEAPER_FOR_BOOTING, Saying
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.asking import NONE, ask_card, ask_cards, ask_yes
from boomtown.doomtown.verbs.cards import boot, why_not_boot
from boomtown.doomtown.verbs.rock import spendable
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Condition, say


def most_eased(state: Doomtown, seat: int, card: int) -> int:
    """Return by how much its own text can make a card cheaper at most, as it is paid for."""
    booting = _helpers(state, seat, card, IS_CHEAPER_FOR_BOOTING)
    beside = _helpers(state, seat, card, IS_CHEAPER_BESIDE)
    return sum(booting.values()) + max(beside.values(), default=0)


def ease(state: Doomtown, seat: int, card: int, terms: Terms) -> Does[None]:
    """Ask for what makes the card cheaper, do it, and lower what it costs on these terms."""
    yield from _come_beside(state, seat, card, terms)
    yield from _boot_for_less(state, seat, card, terms)


def _helpers(state: Doomtown, seat: int, card: int, word: Saying) -> dict[int, int]:
    """Return the dudes who make the card cheaper in this way, and by how much."""
    said = own_words(state, card, word)
    if not said:
        return {}
    play = Situation(state, card, you=seat)
    found = {
        dude: _amount(play, said[0].rating, dude)
        for dude in dudes_of(state, seat)
        if fits_own_words(state, seat, card, word, dude)
    }
    return {
        dude: amount for dude, amount in found.items() if _can_help(state, seat, card, word, dude, amount)
    }


def _amount(play: Situation, rating: Amount, dude: int) -> int:
    return rating if isinstance(rating, int) else rating(play, dude)


def _can_help(state: Doomtown, seat: int, card: int, word: Saying, dude: int, amount: int) -> bool:
    """Who boots for it has to be able to, and to be of use; to whom it comes it may come for nothing."""
    if word == IS_CHEAPER_BESIDE:
        return True
    return amount > 0 and why_not_boot(state, dude, Cause("cost", "shop", seat, card)) is None


def _cost(terms: Terms) -> int:
    assert terms.cost is not None, "nobody eases what has not been declared"
    return terms.cost


def _due(terms: Terms, saved: int = 0) -> int:
    return terms.due(_cost(terms) - saved)


def _enough(state: Doomtown, seat: int, terms: Terms, saved: int) -> bool:
    return _due(terms, saved) <= spendable(state, seat, terms.purpose(state))


def _come_beside(state: Doomtown, seat: int, card: int, terms: Terms) -> Does[None]:
    """Ask to whom the card comes; the more that dude takes off, the less there is to pay, and it may enter there."""
    helpers = _helpers(state, seat, card, IS_CHEAPER_BESIDE)
    found = [dude for dude, saved in helpers.items() if _enough(state, seat, terms, saved)]
    if not found:
        return
    payable = _enough(state, seat, terms, 0)
    message = say("doomtown-ask-come-beside", card=title(state, card), cost=_due(terms))
    ask = ask_card(state, seat, message, found, NONE if payable else "", about=(card,))
    friend = found[0] if ask.form.sole() is not None else (yield ask)
    if friend == NONE:
        return
    terms.cost = _cost(terms) - helpers[friend]
    place = location_of(state, friend)
    if terms.place == NOWHERE and place != home_of(state, seat):
        message = say("doomtown-ask-enter-there", card=title(state, card), place=title(state, place))
        if (yield ask_yes(seat, message, about=(card, place))) == "yes":
            terms.place = place


def _boot_for_less(state: Doomtown, seat: int, card: int, terms: Terms) -> Does[None]:
    """Ask who boots to make the card cheaper."""
    helpers = _helpers(state, seat, card, IS_CHEAPER_FOR_BOOTING)
    if not helpers or not _due(terms):
        return

    def holds(chosen: Sequence[int]) -> bool:
        return _enough(state, seat, terms, sum(helpers[dude] for dude in chosen))

    stash = spendable(state, seat, terms.purpose(state))
    condition = Condition(say("doomtown-no-upkeep", stash=stash), holds, "RB-5.3.5-02")
    message = say("doomtown-ask-boot-for-less", card=title(state, card), cost=_due(terms))
    ask = ask_cards(state, seat, message, list(helpers), 0, len(helpers), condition, about=(card,))
    only = ask.form.sole()
    chosen = only if only is not None else (yield ask)
    for dude in chosen:
        yield from boot(state, dude, Cause("cost", "shop", seat, card))
    terms.cost = _cost(terms) - sum(helpers[dude] for dude in chosen)
