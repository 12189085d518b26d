"""Who controls a place: the most dice of its face, the best hand at the town hall, ties to the Sheriff."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any

from boomtown.dicetown.hands import add_to_hand, take_from_hand
from boomtown.dicetown.plays import card_option
from boomtown.dicetown.state import (
    BANK,
    DICE,
    FACE_OF_PLACE,
    MINE,
    SALOON,
    SHERIFF,
    STORE,
    TOWN_HALL,
    Badge,
    Bank,
    Contest,
    Mine,
    Offer,
    Place,
    Saloon,
    Store,
    Town,
    TownHall,
)
from boomtown.dicetown.telling import tell
from boomtown.poker.dice import rank_dice
from boomtown.table import (
    Ask,
    Asked,
    Composition,
    Describe,
    Id,
    Number,
    OneOf,
    Option,
    SomeOf,
    Step,
    Who,
    say,
)
from boomtown.table.steps import then

VISIT = {MINE: Mine, BANK: Bank, STORE: Store, SALOON: Saloon, SHERIFF: Badge, TOWN_HALL: TownHall}
NAME_OF_PLACE = {place: say(f"dicetown-place-{place}") for place in VISIT}
DECISION = {place: say("dicetown-decide", place=name) for place, name in NAME_OF_PLACE.items()}


def leaders(town: Town, place: Place) -> list[int]:
    """Return who is ahead at a place by the dice set aside so far; nobody without a matching die (DT-actions-03)."""
    strengths: list[Any]
    if place == TOWN_HALL:
        strengths = [_hand_strength(player.kept) for player in town.players]
    else:
        face = FACE_OF_PLACE[place]
        strengths = []
        for player in town.players:
            strengths.append(player.kept.count(face))
    best = max(strengths)
    if not best:
        return []
    if strengths.count(best) == 1:
        return [strengths.index(best)]
    return _places_of(best, strengths)


def _places_of(best: Any, strengths: list[Any]) -> list[int]:
    return [seat for seat, strength in enumerate(strengths) if strength == best]


@cache  # there are fewer than ten thousand rows of up to five dice
def _hand_strength(kept: tuple[int, ...]) -> tuple[int, ...]:
    """Rank a hand; one still being built counts as its groups so far, larger and higher ones first."""
    if len(kept) == DICE:
        return rank_dice(kept)
    groups = sorted(((kept.count(face), face) for face in set(kept)), reverse=True)
    return tuple(number for group in groups for number in group)


def contest(town: Town, frame: Contest) -> Step | None:
    """Decide who controls the place and let them act there (DT-actions-02 to 05)."""
    tied = leaders(town, frame.place)
    if len(tied) > 1:
        return tie(town, frame.place, tied)
    if tied:
        take_control(town, frame.place, tied[0])
    else:
        tell(town, "nobody", place=NAME_OF_PLACE[frame.place])
    return None


def take_control(town: Town, place: Place, seat: int) -> None:
    """Let this player act at the place."""
    if seat not in town.controlled:
        town.controlled += (seat,)
    then(town, VISIT[place](seat))


def tie(town: Town, place: Place, tied: list[int]) -> Step:
    """Let the Sheriff decide: bribes first, then the choice, themself too if tied (DT-actions-04 to 06)."""
    if not town.imagined:
        tell(town, "tie", players=list(map(Who, tied)), place=NAME_OF_PLACE[place])
    bribers = list(tied)
    if town.sheriff in bribers:
        bribers.remove(town.sheriff)
    if bribers and town.config.bribes:
        yield from take_offers(town, bribers, place)
    chosen = yield Ask(town.sheriff, DECISION[place], OneOf(tied, bribed_option(town)))
    tell(town, "decides", who=Who(town.sheriff), chosen=Who(chosen), place=NAME_OF_PLACE[place])
    accept_offer(town, chosen)
    town.offers = ()
    take_control(town, place, chosen)


def bribed_option(town: Town) -> Describe:
    """Return how a tied player is described to the Sheriff: with what they offer."""

    def describe(answer: Id) -> Option:
        return Option(answer, say("dicetown-player", who=Who(int(answer))), offer_message(town, int(answer)))

    return describe


def take_offers(town: Town, seats: list[int], place: Place) -> Generator[Asked, Any, None]:
    """Each tied player lays one open offer before the Sheriff, of what they have (DT-actions-06, 07)."""
    asks = []
    for seat in seats:
        asks.append(offer_ask(town, seat, place))  # noqa: PERF401 - a comprehension would cost more here
    answers = yield tuple(asks)
    for seat, answer in answers.items():
        offer = Offer(seat, answer["nuggets"], answer["dollars"], answer["cards"])
        town.offers += (offer,)
        if not town.imagined and (message := offer_message(town, seat)):
            tell(town, "offers", who=Who(seat), offer=message)


def offer_ask(town: Town, seat: int, place: Place) -> Ask:
    """Ask what a tied player offers the Sheriff."""
    player = town.players[seat]
    parts = {
        "nuggets": Number(0, player.nuggets),
        "dollars": Number(0, player.dollars),
        "cards": SomeOf(player.hand, card_option(town), 0, len(player.hand)),
    }
    return Ask(
        seat, say("dicetown-offer", who=Who(town.sheriff), place=NAME_OF_PLACE[place]), Composition(parts)
    )


def offer_message(town: Town, seat: int) -> Any:
    """Describe what a seat has offered, if anything."""
    for offer in town.offers:
        if offer.seat == seat and (offer.nuggets or offer.dollars or offer.cards):
            return say(
                "dicetown-offer-of",
                nuggets=offer.nuggets,
                dollars=offer.dollars,
                count=len(offer.cards),
                cards=town.names(offer.cards),
            )
    return None


def accept_offer(town: Town, seat: int) -> None:
    """Hand the chosen player's bribe over at once; the others keep theirs."""
    for offer in town.offers:
        if offer.seat == seat:
            town.pay(seat, town.sheriff, offer.dollars)
            town.give_nuggets(seat, town.sheriff, offer.nuggets)
            if offer.cards:
                take_from_hand(town, seat, *offer.cards)
                add_to_hand(town, town.sheriff, *offer.cards)
