"""Shoppin': bringing cards into play (Rulebook 5.3.5, 7.2.2, 7.2.3; Compendium: Uniqueness, Attachment Limits)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.plays.carrying import (
    attaches_to_locations,
    fits_own_words,
    make_room,
    rebate,
)
from boomtown.doomtown.plays.choosing import choose_for
from boomtown.doomtown.plays.easing import ease, most_eased
from boomtown.doomtown.plays.entering import why_not_enter, why_not_enter_at
from boomtown.doomtown.plays.hosting import goes_to_fighters, hosting, hosts, shops_in_shootouts, takes
from boomtown.doomtown.plays.inventing import inventing, invention_test, inventors
from boomtown.doomtown.plays.play import OfCards, called
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.active import active, own_words, saying
from boomtown.doomtown.reading.numbers import dudes_of, play_cost
from boomtown.doomtown.reading.town import newcomers_can_join, side_of_seat
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.state import LEADER, MARK, NOWHERE, Cause, Doomtown, Timing
from boomtown.doomtown.state.events import Invented, rule
from boomtown.doomtown.state.places import dudes, home_of, in_town, location_of
from boomtown.doomtown.text.numbers import COST
from boomtown.doomtown.text.parts import SCRIPTS, Says
from boomtown.doomtown.text.sayings import (
    ATTACHES_IN_SHOOTOUTS,
    IS_CHEAPER_BESIDE,
    IS_CHEAPER_FOR_BOOTING,
    IS_CHEAPER_ON,
    IS_PAID_BY_BOOTING,
    SHOPS_IN_SHOOTOUTS,
    Saying,
)
from boomtown.doomtown.verbs.asking import ENDS, NONE, ask_card, ask_mode
from boomtown.doomtown.verbs.cards import boot, discard, enter, why_not_boot
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.pile import set_aside
from boomtown.doomtown.verbs.posse import join
from boomtown.doomtown.verbs.rock import spend, spendable, why_not_spend
from boomtown.doomtown.verbs.running import Does, put_away
from boomtown.table import Message, Price, say

SHOPPED = ("dude", "deed", "goods", "spell")  # RB-5.3.5-01


@called("shop")
class Shop(OfCards, frozen=True, gc=False):
    """A card of the hand comes into play."""

    card: int

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> list[Self]:
        """Return a play for each card of the hand that this player could perhaps bring into play."""
        if timing == "shootout":
            return [cls(card) for card in _for_shootouts(state, seat)]
        terms = Terms(rule("shop", seat))
        purse = spendable(state, seat, terms.purpose(state))
        return [cls(card) for card in state.players[seat].hand if _in_reach(state, seat, card, terms, purse)]

    @classmethod
    def lots(cls, state: Doomtown, seat: int, timing: Timing) -> Sequence[Any]:
        """Return the cards of the hand."""
        return cls.candidates(state, seat, timing) if timing == "shootout" else state.players[seat].hand

    @classmethod
    def of_lot(cls, state: Doomtown, seat: int, timing: Timing, lot: Any) -> Self | None:
        """Who cannot afford a card does not think about it."""
        if timing == "shootout":
            return lot  # type: ignore[no-any-return]
        terms = Terms(rule("shop", seat))
        purse = spendable(state, seat, terms.purpose(state))
        return cls(lot) if _in_reach(state, seat, lot, terms, purse) else None

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> Refusal | None:
        """Return why this card cannot come into play now."""
        return why_not_shop(state, seat, self.card, timing)

    def price(self, state: Doomtown, seat: int, timing: Timing) -> Price:
        """Return its cost; who invents a Gadget boots, and is asked for next."""
        terms = Terms(rule("shop", seat))
        gadget = "Gadget" in PRINTED[state.cards[self.card].face].keywords
        also = (say("doomtown-price-inventor"),) if gadget else ()
        return Price(least_price(state, seat, self.card, terms), also=also)

    def label(self, state: Doomtown) -> Message:
        """Return it in words."""
        return say("doomtown-play-shop", card=title(state, self.card))

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Pay for it and bring it into play."""
        if timing == "shootout" and PRINTED[state.cards[self.card].face].kind == "dude":
            yield from _bring_into_posse(state, seat, self.card)
        else:
            yield from bring(state, seat, self.card, Terms(rule("shop", seat)))
        return NOWHERE


def _bring_into_posse(state: Doomtown, seat: int, dude: int) -> Does[None]:
    """A dude that a text lets be shopped in a shootout comes where that is, into the player's posse."""
    fight, side = state.fight, side_of_seat(state, seat)
    assert fight is not None
    cause = rule("shop", seat)
    yield from bring(state, seat, dude, Terms(cause, place=fight.location))
    if location_of(state, dude) == fight.location:  # or taken elsewhere (RC3-stagecoach-office-01)
        yield from join(state, dude, LEADER if side == LEADER else MARK, cause)


def why_not_shop(state: Doomtown, seat: int, card: int, timing: Timing) -> Refusal | None:
    """Cards are shopped from the own hand; in a shootout only where a text makes that a play (RB-6.1-27)."""
    if card not in state.players[seat].hand:
        return refuse("zone", "RB-5.3.5-01")
    if timing == "shootout" and not _may_be_shot_for(state, card):
        return refuse("not-now", "RB-6.1-27")
    cause = rule("shop", seat)
    is_dude = PRINTED[state.cards[card].face].kind == "dude"
    if timing == "shootout" and is_dude and not newcomers_can_join(state, seat, cause):
        return refuse("not-now", "RB-6.1-27")
    return why_not_bring(state, seat, card, Terms(cause))


def price(state: Doomtown, card: int, terms: Terms, host: int = NOWHERE) -> int:
    """Return what a card costs on these terms, attached to this card if one is named."""
    if terms.for_nothing:
        return 0
    cost = play_cost(state, card) if terms.cost is None else terms.cost
    return terms.due(cost, 0 if host == NOWHERE else rebate(state, card, host))


def _in_reach(state: Doomtown, seat: int, card: int, terms: Terms, purse: int) -> bool:
    """Tell whether a card of the hand is one to shop for, and perhaps costs no more than this."""
    record = state.cards[card]
    printed = PRINTED[record.face]
    if printed.kind not in SHOPPED:
        return False
    script = SCRIPTS.get(record.face)
    if not record.counters and (script is None or not script.about_its_price):
        index = active(state)
        if COST not in index.gives and IS_CHEAPER_ON not in index.says:
            return printed.cost <= purse
    return _affords(state, seat, card, terms, purse)


def _affords(state: Doomtown, seat: int, card: int, terms: Terms, purse: int) -> bool:
    """Tell whether a player with so much could perhaps pay for a card; texts are asked only where it hangs on them."""
    return (
        _surely_costs_at_most(state, card, purse)
        or least_price(state, seat, card, terms) <= purse
        or bool(own_words(state, card, IS_PAID_BY_BOOTING))
    )


def _surely_costs_at_most(state: Doomtown, card: int, most: int) -> bool:
    """Tell, without asking which texts apply, whether they leave a card no dearer than this, whichever do."""
    record = state.cards[card]
    script = SCRIPTS.get(record.face)
    if script is not None and script.about_its_price:
        return False
    most -= PRINTED[record.face].cost + record.counter(COST)
    if most < 0:
        return False
    for standing in active(state).gives.get(COST, ()):
        part = standing.part
        if standing.could_mean(state, card):
            if part.sets or part.fixed or not isinstance(part.amount, int):
                return False
            most -= max(0, part.amount)
    return most >= 0


def least_price(state: Doomtown, seat: int, card: int, terms: Terms) -> int:
    """Return what a card costs at least, wherever it may go."""
    least = price(state, card, terms)
    script = SCRIPTS.get(state.cards[card].face)
    said = script.says if script is not None else NOTHING_SAID
    if IS_CHEAPER_ON in said or saying(state, IS_CHEAPER_ON):
        for host in hosting(state, seat, card, terms):
            least = min(least, price(state, card, terms, host))
    if IS_CHEAPER_FOR_BOOTING in said or IS_CHEAPER_BESIDE in said:
        cost = play_cost(state, card) if terms.cost is None else terms.cost
        least = min(least, terms.due(cost - most_eased(state, seat, card)))
    return least


NOTHING_SAID: Mapping[Saying, tuple[Says, ...]] = {}


def _affordable(state: Doomtown, seat: int, card: int, terms: Terms) -> list[int]:
    """Return what a card may be attached to for what its player has."""
    if _booters(state, seat, card):
        return hosts(state, seat, card, terms)
    purse = spendable(state, seat, terms.purpose(state))
    return [host for host in hosts(state, seat, card, terms) if price(state, card, terms, host) <= purse]


def why_not_bring(state: Doomtown, seat: int, card: int, terms: Terms) -> Refusal | None:
    """Return why a card cannot come into play on these terms, if it cannot."""
    printed = PRINTED[state.cards[card].face]
    if printed.kind not in SHOPPED:
        return refuse("no-shopping", "RB-5.3.5-01")
    refusal = None if _booters(state, seat, card) else _why_not_pay(state, seat, card, terms)
    refusal = refusal or why_not_enter(state, seat, card, terms.cause)
    refusal = refusal or why_not_enter_at(state, seat, card, terms.place)
    if refusal is not None:
        return refusal
    if _is_invented(printed, terms) and next(inventing(state, seat, card, terms), None) is None:
        return refuse("no-inventor", "RB-5.3.5-22")
    if printed.kind in ("goods", "spell") and next(hosting(state, seat, card, terms), None) is None:
        return refuse("no-host", "RB-5.3.5-08")
    return None


def _is_invented(printed: Printed, terms: Terms) -> bool:
    """Gadgets are, unless a text brings them ready made (Dr. JT Goodenough)."""
    return "Gadget" in printed.keywords and not terms.ready_made


def _why_not_pay(state: Doomtown, seat: int, card: int, terms: Terms) -> Refusal | None:
    left = state.players[seat].stash + min(0, terms.discount)  # a text may also make it dearer (The Blighted)
    if terms.cost is None and _surely_costs_at_most(state, card, left):
        return None
    due = least_price(state, seat, card, terms)
    return why_not_spend(state, seat, due, terms.purpose(state), "RB-5.3.5-02")


def _booters(state: Doomtown, seat: int, card: int) -> list[int]:
    """Return who may boot instead of the card being paid for, where its text says so (Bacillus Pasteuria)."""
    if not own_words(state, card, IS_PAID_BY_BOOTING):
        return []
    return [
        dude
        for dude in dudes_of(state, seat)
        if fits_own_words(state, seat, card, IS_PAID_BY_BOOTING, dude)
        and why_not_boot(state, dude, Cause("cost", "shop", seat, card)) is None
    ]


def _boots_to_pay(state: Doomtown, seat: int, card: int, terms: Terms) -> Does[bool]:
    """Ask who boots instead of the card being paid for; tell whether somebody did."""
    found = _booters(state, seat, card)
    if not found:
        return False
    payable = _why_not_pay(state, seat, card, terms) is None
    chosen: int | str = found[0]
    if payable or len(found) > 1:
        message = say("doomtown-ask-boot-to-pay", card=title(state, card), cost=price(state, card, terms))
        chosen = yield ask_card(state, seat, message, found, NONE if payable else "", about=(card,))
    if chosen == NONE:
        return False
    yield from boot(state, int(chosen), Cause("cost", "shop", seat, card))
    return True


def _for_shootouts(state: Doomtown, seat: int) -> list[int]:
    """Return the cards of the hand that a text lets come into play as a Shootout play."""
    hand = state.players[seat].hand
    if not saying(state, SHOPS_IN_SHOOTOUTS) and not saying(state, ATTACHES_IN_SHOOTOUTS):
        return [card for card in hand if goes_to_fighters(state, card)]
    return [card for card in hand if _may_be_shot_for(state, card)]


def _may_be_shot_for(state: Doomtown, card: int) -> bool:
    if goes_to_fighters(state, card) or shops_in_shootouts(state, card):
        return True
    return any(takes(state, dude, card) for dude in dudes(state))


# --- bringing into play ----------------------------------------------------------------------------


def bring(state: Doomtown, seat: int, card: int, terms: Terms) -> Does[bool]:
    """Pay for a card and bring it into play by the rules of its type (RB-5.3.5-17, -18)."""
    printed = PRINTED[state.cards[card].face]
    gadget = _is_invented(printed, terms)
    terms.origin = state.cards[card].zone
    terms.cost = state.once(
        play_cost, state, card
    )  # a text may ask where it is played from (Encroaching Darkness)
    set_aside(state, card)  # declared: everybody sees it from now on
    inventor = NOWHERE
    if gadget:
        inventor = yield from choose_for(
            state, seat, "doomtown-ask-inventor", card, state.once(inventors, state, seat, card, terms)
        )
        if not terms.unbooted_inventor:
            yield from boot(state, inventor, Cause("cost", "invent", seat, card))
    host = NOWHERE
    if printed.kind in ("goods", "spell") and not (gadget and not attaches_to_locations(state, card)):
        host = yield from choose_for(
            state, seat, "doomtown-ask-host", card, state.once(_affordable, state, seat, card, terms)
        )
    if not terms.for_nothing:
        yield from ease(state, seat, card, terms)
    if not (yield from _boots_to_pay(state, seat, card, terms)):
        due = state.once(price, state, card, terms, host)
        terms.saved = terms.cost - due
        yield from spend(state, seat, due, terms.purpose(state), Cause("cost", terms.cause.what, seat, card))
    if not gadget:
        yield from _enter(state, seat, card, printed, host, terms)
        return state.cards[card].zone == "play"
    outcome = yield from invention_test(state, seat, card, inventor, easier=terms.easier)
    if outcome.passed:
        if terms.takers is not None and (found := state.once(terms.takers)):
            host = yield from choose_for(state, seat, "doomtown-ask-host", card, found)
        yield from _enter(state, seat, card, printed, host if host != NOWHERE else inventor, terms)
        yield from happened(state, Invented(terms.cause, card, title(state, card), seat, inventor))
    else:  # the ghost rock is gone (RB-7.2.2-11)
        yield from discard(state, card, rule("invent", seat, card))
    put_away(state, outcome.pull)
    return state.cards[card].zone == "play"


def _enter(state: Doomtown, seat: int, card: int, printed: Printed, host: int, terms: Terms) -> Does[None]:
    origin, played = terms.origin, not terms.for_nothing
    if printed.kind == "dude":
        place = terms.place if terms.place != NOWHERE else location_of(state, host)  # RB-7.2.2-12
        if place == NOWHERE:  # nobody invented it, or whoever did has left play (ruling 821)
            place = home_of(state, seat)
        yield from enter(state, card, place, terms.cause, origin=origin, played=played)
    elif printed.kind == "deed":
        left = False
        if in_town(state, card):
            message = say("doomtown-ask-end", card=printed.full_name)
            answer = yield ask_mode(seat, message, ENDS, about=(card,))
            left = answer == "left"
        yield from enter(state, card, card, terms.cause, left=left, origin=origin, played=played)
    elif state.cards[host].zone != "play":  # whoever was to have it has left in the meantime (ruling 821)
        yield from discard(state, card, rule("shop", seat, card))
    else:
        if state.rules.old_attachment_goes_first:
            yield from make_room(state, card, host)
        yield from enter(
            state, card, host, terms.cause, attached=True, booted=terms.booted, origin=origin, played=played
        )
