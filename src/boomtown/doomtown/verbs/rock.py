"""Ghost rock: gaining, paying, bounties (Compendium: Bounty, Wanted Dudes)."""

from __future__ import annotations

from typing import TypeAlias

from boomtown.doomtown.reading.active import saying, says, says_of_both
from boomtown.doomtown.reading.numbers import bounty, controller, least_bounty
from boomtown.doomtown.reading.why import Refusal, forbidden, refuse, title
from boomtown.doomtown.state import NOBODY, NOWHERE, Cause, Doomtown, TimingOrNone
from boomtown.doomtown.state.events import BountyChanged, BountyCollected, Gained, Paid, RockTaken
from boomtown.doomtown.state.places import is_dude, side_of
from boomtown.doomtown.text.sayings import (
    CANNOT_GAIN_BOUNTY,
    CANNOT_LOSE_BOUNTY,
    CANNOT_LOSE_GHOST_ROCK,
    PAYS_FOR_ABILITIES_OF,
    PAYS_FOR_SHOOTOUT_ABILITIES,
    Saying,
)
from boomtown.doomtown.verbs.asking import ask_card
from boomtown.doomtown.verbs.changes import change_card, change_player, record
from boomtown.doomtown.verbs.happen import happened, would
from boomtown.doomtown.verbs.running import Does
from boomtown.table import say


def gain(state: Doomtown, seat: int, amount: int, cause: Cause) -> Does[int]:
    """Give a player ghost rock from the bank."""
    if amount <= 0:
        return 0
    event = yield from would(state, Gained(cause, seat, amount))
    if event is None:
        return 0
    change_player(state, event.seat, stash=state.players[event.seat].stash + event.amount)
    yield from happened(state, event)
    return event.amount  # type: ignore[no-any-return]


def why_not_spend(
    state: Doomtown, seat: int, amount: int, purpose: Saying | None, rule_id: str, used: int = NOWHERE
) -> Refusal | None:
    """A player pays out of the stash, and out of ghost rock kept on cards where that is allowed.

    `used` is the card in play whose ability is paid for.
    """
    if state.players[seat].stash < amount and spendable(state, seat, purpose, used) < amount:
        return refuse("ghost-rock", rule_id, amount=amount, stash=state.players[seat].stash)
    return None


def pay(
    state: Doomtown, seat: int, amount: int, cause: Cause, *, to: int = NOBODY, taken: bool = False
) -> Does[bool]:
    """Let a player pay the bank or another player, who may have `taken` it; all of it or nothing."""
    if amount <= 0:
        return True
    if state.players[seat].stash < amount:
        return False
    change_player(state, seat, stash=state.players[seat].stash - amount)
    if to != NOBODY:
        change_player(state, to, stash=state.players[to].stash + amount)
    yield from happened(state, Paid(cause, seat, to, amount, taken))
    return True


def purse(timing: TimingOrNone) -> Saying | None:
    """Return what a card says whose own ghost rock pays for abilities of this timing (James Ghetty)."""
    return PAYS_FOR_SHOOTOUT_ABILITIES if timing == "shootout" else None


def payers(state: Doomtown, seat: int, purpose: Saying | None, used: int = NOWHERE) -> list[int]:
    """Return the cards whose own ghost rock may pay: for this purpose, or for what is on the card used."""
    if (purpose is None or not saying(state, purpose)) and not saying(state, PAYS_FOR_ABILITIES_OF):
        return []
    return [
        card
        for card in state.in_play
        if state.cards[card].rock > 0
        and controller(state, card) == seat
        and _pays(state, card, purpose, used)
    ]


def _pays(state: Doomtown, card: int, purpose: Saying | None, used: int) -> bool:
    if purpose is not None and says(state, purpose, card) is not None:  # James Ghetty
        return True
    return used != NOWHERE and says_of_both(state, PAYS_FOR_ABILITIES_OF, card, used) is not None


def spendable(state: Doomtown, seat: int, purpose: Saying | None, used: int = NOWHERE) -> int:
    """Return how much a player can spend for this purpose: the stash and ghost rock on cards that may pay."""
    kept = sum(state.cards[card].rock for card in payers(state, seat, purpose, used))
    return state.players[seat].stash + kept


Payment: TypeAlias = dict[int, int]
"""How much was paid out of where: ghost rock on cards, and the stash (`NOWHERE`)."""


def spend(
    state: Doomtown, seat: int, amount: int, purpose: Saying | None, cause: Cause, used: int = NOWHERE
) -> Does[Payment]:
    """Pay for a purpose, ghost rock on cards first (ruling 360); all of it or nothing. Return where it came from."""
    payment: Payment = {}
    if spendable(state, seat, purpose, used) < amount:
        return payment
    for card in (yield from _in_order(state, seat, amount, payers(state, seat, purpose, used))):
        payment[card] = min(amount, state.cards[card].rock)
        change_card(state, card, rock=state.cards[card].rock - payment[card])
        amount -= payment[card]
    payment[NOWHERE] = amount
    yield from pay(state, seat, amount, cause)
    return payment


def _in_order(state: Doomtown, seat: int, amount: int, cards: list[int]) -> Does[list[int]]:
    """Let a player say whose ghost rock is spent before that of others, where not all of it is."""
    order: list[int] = []
    while len(cards) > 1 and 0 < amount < sum(state.cards[card].rock for card in cards):
        message = say("doomtown-ask-purse", amount=amount)
        order.append((yield ask_card(state, seat, message, cards)))
        cards = [card for card in cards if card not in order]
        amount -= state.cards[order[-1]].rock
    return [*order, *cards]


def keep_rock(state: Doomtown, card: int, amount: int) -> None:
    """Set the ghost rock kept on a card, which is no bounty."""
    change_card(state, card, rock=amount)


def take_kept(state: Doomtown, card: int, seat: int, cause: Cause) -> Does[int]:
    """Move all ghost rock kept on a card to a player's stash, which is no gain; return how much it was."""
    amount = state.cards[card].rock
    if amount:
        keep_rock(state, card, 0)
        change_player(state, seat, stash=state.players[seat].stash + amount)
        yield from happened(state, RockTaken(cause, card, title(state, card), seat, amount))
    return amount


def repay(state: Doomtown, seat: int) -> None:
    """Return borrowed ghost rock as far as possible; the rest stays owed (RB-5.2-13, -14)."""
    player = state.players[seat]
    amount = min(player.debt, player.stash)
    change_player(state, seat, debt=player.debt - amount, stash=player.stash - amount)


def give_back(state: Doomtown, seat: int, payment: Payment, cause: Cause) -> None:
    """Return what was paid as a cost to where it came from; nothing answers that (RC-paying-costs-01)."""
    owed = 0
    for card, amount in payment.items():
        if card != NOWHERE and state.cards[card].zone == "play":
            change_card(state, card, rock=state.cards[card].rock + amount)
        else:
            owed += amount
    if owed > 0:
        change_player(state, seat, stash=state.players[seat].stash + owed)
        record(state, Gained(cause, seat, owed))


def take(state: Doomtown, seat: int, amount: int, victim: int, cause: Cause) -> Does[int]:
    """Take up to this much ghost rock from another player; return how much it was."""
    if says(state, CANNOT_LOSE_GHOST_ROCK, state.players[victim].outfit, cause) is not None:
        return 0
    amount = min(amount, state.players[victim].stash)
    if amount > 0:
        yield from pay(state, victim, amount, cause, to=seat, taken=True)
    return amount


def why_not_change_bounty(state: Doomtown, card: int, amount: int, cause: Cause) -> Refusal | None:
    """Only dudes have bounty (RC-wanted-10), and texts may forbid a change."""
    if not is_dude(state, card) or state.cards[card].zone != "play":
        return refuse("no-dude", "RC-wanted-10")
    if amount < 0 and 0 < state.cards[card].bounty <= least_bounty(state, card):
        return refuse("text", "RC3-sloane-01", card=title(state, card))
    said = says(state, CANNOT_GAIN_BOUNTY if amount > 0 else CANNOT_LOSE_BOUNTY, card, cause)
    return forbidden(state, said) if said is not None else None


def change_bounty(state: Doomtown, card: int, amount: int, cause: Cause) -> Does[int]:
    """Raise or lower a dude's bounty; return by how much it changed."""
    if why_not_change_bounty(state, card, amount, cause) is not None:
        return 0
    now = state.cards[card].bounty
    amount = max(amount, least_bounty(state, card) - now)
    if amount == 0:
        return 0
    event = yield from would(state, BountyChanged(cause, card, title(state, card), amount))
    if event is None:
        return 0
    change_card(state, card, bounty=now + event.amount)
    yield from happened(state, event)
    return event.amount  # type: ignore[no-any-return]


def take_bounty(state: Doomtown, card: int, seat: int, cause: Cause) -> Does[int]:
    """Move 1 bounty of a dude to a player's stash, which is no gain; return how much it was."""
    amount = -(yield from change_bounty(state, card, -1, cause))
    if amount:
        change_player(state, seat, stash=state.players[seat].stash + amount)
        yield from happened(state, RockTaken(cause, card, title(state, card), seat, amount))
    return amount


def collect_bounty(state: Doomtown, card: int, cause: Cause) -> Does[None]:
    """Pay the bounty of a dude that is leaving play to whoever earned it (RC-wanted-05 to -07)."""
    found = state.cards[card]
    seat = _earner(state, card, cause)
    amount = bounty(state, card)
    if amount == 0 or seat == NOBODY or seat in (found.owner, controller(state, card)):
        return
    change_player(state, seat, stash=state.players[seat].stash + amount)
    change_card(state, card, bounty=0)
    yield from happened(state, BountyCollected(cause, card, title(state, card), seat, amount))


def _earner(state: Doomtown, card: int, cause: Cause) -> int:
    """Casualties pay the other side, cards pay whoever used them; upkeep and the like pay nobody."""
    if cause.kind in ("ability", "trait"):
        return cause.seat
    fight = state.fight
    if cause.is_step("casualty") and fight is not None:
        side = side_of(state, card)
        if side is None:  # already out of the posse when the casualty is resolved
            side = 0 if card in fight.casualties[0] else 1
        return fight.seats[1 - side]
    return NOBODY
