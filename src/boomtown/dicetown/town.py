"""Part II of a round: what the player in control does, one function a place of the town."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from boomtown.dicetown.cards import CORRUPTION, CREDITS, DYNAMITE, EVEN_SPLIT, GIRLS, MARSHALL
from boomtown.dicetown.hands import add_to_hand, take_from_hand
from boomtown.dicetown.plays import (
    choose_card,
    choose_player,
    gain_store_card,
    offer_play,
    play_card,
    who_plays,
)
from boomtown.dicetown.state import (
    ACE,
    JACK,
    NINE,
    QUEEN,
    Badge,
    Bank,
    Mine,
    Saloon,
    Stagecoach,
    Steal,
    StealPick,
    Store,
    StorePick,
    StoreVisit,
    Town,
    TownHall,
)
from boomtown.dicetown.telling import tell
from boomtown.table import Asked, Said, Step, Who, below, say
from boomtown.table.steps import then

ROW = 3
"""Deeds face up at the town hall (DT-setup-02)."""


def gold_mine(town: Town, frame: Mine) -> Step:
    """One nugget a 9, twice as many with Dynamite, as long as there are any (DT-mine-01 to 03)."""
    seat = frame.seat
    due = town.players[seat].kept.count(NINE)
    if (yield from offer_play(town, seat, DYNAMITE, "dynamite", nuggets=due)):
        due *= 2
    found = min(due, town.mine)
    town.mine -= found
    town.update(seat, nuggets=town.players[seat].nuggets + found)
    tell(town, "mines", who=Who(seat), nuggets=found)


def bank(town: Town, frame: Bank) -> Step:
    """Every dollar above the bank, half of it to whoever plays Even Split (DT-bank-01, 05)."""
    seat = frame.seat
    loot, town.bank = town.bank, 0
    town.update(seat, dollars=town.players[seat].dollars + loot)
    tell(town, "robs", who=Who(seat), dollars=loot)
    splitters = yield from who_plays(
        town, town.others(seat), EVEN_SPLIT, "split", who=Who(seat), dollars=loot // 2
    )
    for splitter, card in splitters:
        if (yield from play_card(town, splitter, card)):
            share = town.pay(seat, splitter, loot // 2)
            tell(town, "splits", who=Who(splitter), victim=Who(seat), dollars=share)


def stagecoach(town: Town, frame: Stagecoach) -> None:
    """What was spent on dice refills the bank, robbed or not; nobody decides anything (DT-bank-02, 03)."""
    tell(town, "stagecoach", dollars=town.stagecoach)
    town.bank += town.stagecoach
    town.stagecoach = 0


def general_store(town: Town, frame: Store) -> Step:
    """One visit; another in the first round; another with Unlimited Credits (DT-store-03, 04)."""
    visits = 2 if town.round == 1 else 1
    if (yield from offer_play(town, frame.seat, CREDITS, "credits")):
        visits += 1
    then(town, *[StoreVisit(frame.seat)] * visits)


def store_visit(town: Town, frame: StoreVisit) -> None:
    """Draw a card for each J (DT-store-01)."""
    town.drawn = town.draw_store(town.players[frame.seat].kept.count(JACK))
    if town.drawn:
        then(town, StorePick(frame.seat))
    else:
        tell(town, "store-empty", who=Who(frame.seat))


def store_pick(town: Town, frame: StorePick) -> Step:
    """Keep one of the cards drawn, discard the others face down (DT-store-01)."""
    seat = frame.seat
    card = yield from choose_card(town, seat, town.drawn, "store")
    count = len(town.drawn)
    town.store_discards += tuple(other for other in town.drawn if other != card)
    town.drawn = ()
    town.tell_of_new_card("shops", seat, card, count=count)
    yield from gain_store_card(town, seat, card)


def saloon(town: Town, frame: Saloon) -> Step:
    """One theft, two with The Girls; nothing when nobody holds a card (DT-saloon-04, 05)."""
    seat = frame.seat
    if not victims(town, seat):
        tell(town, "saloon-empty", who=Who(seat))
        return
    twice = yield from offer_play(town, seat, GIRLS, "girls")
    then(town, *[Steal(seat)] * (2 if twice else 1))


def victims(town: Town, seat: int) -> list[int]:
    """Return the opponents who hold a card; protected deeds are out of reach (DT-saloon-02, DT-doc-10)."""
    return [other for other in town.others(seat) if town.players[other].hand]


def steal(town: Town, frame: Steal) -> Step:
    """Draw a card for each Q from the hand of an opponent of one's choice (DT-saloon-01, 03)."""
    seat = frame.seat
    possible = victims(town, seat)
    if not possible:
        tell(town, "saloon-empty", who=Who(seat))
        return
    victim = yield from choose_player(town, seat, possible, "victim")
    seen = random_cards(town, victim, town.players[seat].kept.count(QUEEN))
    then(town, StealPick(seat, victim, seen))


def steal_pick(town: Town, frame: StealPick) -> Step:
    """Keep one of the cards drawn, give the rest back (DT-saloon-01)."""
    seat, victim = frame.seat, frame.victim
    card = yield from choose_card(town, seat, frame.seen, "steal", victim=Who(victim))
    take_from_hand(town, victim, card)
    add_to_hand(town, seat, card)
    tell_of_card(town, "steals", seat, victim, card, count=len(frame.seen))


def random_cards(town: Town, victim: int, count: int) -> tuple[int, ...]:
    """Draw at random from a hand, everything if it holds no more."""
    left = list(town.players[victim].hand)
    if len(left) <= count:
        return tuple(left)
    return tuple(left.pop(below(town, len(left))) for _ in range(count))


def tell_of_card(town: Town, key: str, taker: int, giver: int, card: int, **args: Any) -> None:
    """Tell two players which card changed hands between them, and the others only that one did."""
    if town.imagined:
        return
    args |= {"who": Who(taker), "victim": Who(giver)}
    kind = say("dicetown-a-deed" if town.cards[card].is_deed else "dicetown-a-store-card")
    public = say(f"dicetown-{key}", card=kind, **args)
    secret = say(f"dicetown-{key}", card=town.cards[card].name, **args)
    town.record(Said(public, secret, (taker, giver)))


def badge(town: Town, frame: Badge) -> Step:
    """The most Ks make the Sheriff (DT-sheriff-01)."""
    yield from become_sheriff(town, frame.seat)


def become_sheriff(town: Town, seat: int) -> Generator[Asked, Any, None]:
    """Hand the badge over, unless a Marshall keeps the old Sheriff in office (DT-sheriff-04)."""
    if seat == town.sheriff:
        tell(town, "sheriff-stays", who=Who(seat))
        return
    for player, card in (yield from who_plays(town, town.seats, MARSHALL, "marshall", who=Who(seat))):
        if (yield from play_card(town, player, card)):
            tell(town, "marshall", who=Who(town.sheriff))
            return
    town.sheriff = seat
    tell(town, "sheriff", who=Who(seat))


def town_hall(town: Town, frame: TownHall) -> Step:
    """A deed from the bottom up, one more an ace, three at most; then the row is filled (DT-townhall-01 to 03)."""
    seat = frame.seat
    count = min(1 + town.players[seat].kept.count(ACE), len(town.row))
    taken, town.row = town.row[:count], town.row[count:]
    add_to_hand(town, seat, *taken)
    tell(town, "rewarded", who=Who(seat), deeds=town.names(taken))
    if town.deeds and (yield from offer_play(town, seat, CORRUPTION, "corruption")):
        top, town.deeds = town.deeds[0], town.deeds[1:]
        add_to_hand(town, seat, top)
        town.tell_of_new_card("corrupts", seat, top)
    refill_row(town)


def refill_row(town: Town) -> None:
    """Move the deeds down and draw new ones above them (DT-townhall-03)."""
    missing = ROW - len(town.row)
    town.row += town.deeds[:missing]
    town.deeds = town.deeds[missing:]
