"""Which abilities a player may use now, and why not the others (Rulebook 5.3.1, 6.1 step 1, 7.1 to 7.3)."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.choosing import said_of, satisfiable
from boomtown.doomtown.plays.jobs import why_not_job
from boomtown.doomtown.reading.active import (
    Usable,
    active,
    blanked,
    granted_now,
    has_traits,
    in_hands,
    saying,
    says,
    says_of_both,
)
from boomtown.doomtown.reading.draw_hands import is_legal
from boomtown.doomtown.reading.history import as_it_was, posses_are_formed, reached_today, since_posses_formed
from boomtown.doomtown.reading.numbers import (
    casting_rating,
    controller,
    dudes_of,
    has_keyword,
    play_cost,
    player_number,
    rating,
    technique_rating,
    total,
)
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.reading.why import Refusal, forbidden, refuse, title
from boomtown.doomtown.state import NOWHERE, Doomtown, Timing, TimingOrNone, Zone
from boomtown.doomtown.state.events import Used
from boomtown.doomtown.state.places import bearer_of, is_dude, kind_of, location_of, side_of
from boomtown.doomtown.text.numbers import CHEATIN_ALLOWED, CHEATIN_COST, EXTRA_USES
from boomtown.doomtown.text.parts import SCRIPTS, Ability, CastTest, Condition, Cost, TechniqueTest, Truth
from boomtown.doomtown.text.sayings import (
    ACTS_FROM_OUTSIDE,
    CANNOT_BE_USED,
    CANNOT_CAST,
    CANNOT_HAVE_CHEATIN_USED_AGAINST,
    CANNOT_USE_ABILITIES,
    USES,
    USES_ADJACENT_TOTEMS,
    cannot_use,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.happen import Occurrence
from boomtown.doomtown.verbs.rock import purse, why_not_spend
from boomtown.table import Price

# --- what can be used ------------------------------------------------------------------------------


def possible_uses(state: Doomtown, seat: int, timing: Timing) -> list[Usable]:
    """Return the abilities this player could perhaps use now."""
    return [
        (card, ability)
        for card, ability in _with_timing(state, seat, timing)
        if worth_asking(state, seat, card, ability)
    ]


def perhaps_usable(state: Doomtown, seat: int, timing: Timing) -> list[Usable]:
    """Return the abilities that could be this player's to use, whether or not `worth_asking`."""
    index = active(state)
    if index.grants or state.layout.active is None:  # texts that hold for as long as something else does
        return _with_timing(state, seat, timing)
    known = state.layout.uses.get((seat, timing))
    if known is None:
        known = [
            (card, ability)
            for card, ability in index.abilities.get(timing, ())
            if controller(state, card) == seat or _is_shared(state, card, ability)
        ]
        state.layout.uses[seat, timing] = known
    held = in_hands(state).abilities.get((seat, timing))
    return known if held is None else known + held


def _is_shared(state: Doomtown, card: int, ability: Ability) -> bool:
    """Tell whether somebody else than who controls a card in play may use an ability, or who does may soon change."""
    return (
        card not in state.layout.controllers
        or ability.role == "owner"
        or is_totem(state, card)
        or bool(saying(state, USES))
    )


def ability_named(state: Doomtown, card: int, part: str) -> Ability | None:
    """Return the ability of a card, printed or granted, that has this name."""
    for ability in _printed_on(state, card):
        if ability.name == part:
            return ability
    granted = granted_now(state, lambda own: own.name == part)
    return next((own for to, own in granted if to == card), None)


def price_of_use(state: Doomtown, seat: int, card: int, ability: Ability, timing: Timing) -> Price:
    """Return what using an ability costs: the price of an action, and what stands before the colon."""
    play = situation(state, seat, card, ability, timing)
    amount = card_price(state, card, timing) if state.cards[card].zone != "play" else 0
    prices = [cost.price(play) for cost in ability.costs]
    return Price(
        amount + sum(price.amount for price in prices),
        tuple(boots for price in prices for boots in price.boots),
        tuple(message for price in prices for message in price.also),
    )


def worth_asking(state: Doomtown, seat: int, card: int, ability: Ability) -> bool:
    """Sort out, cheaply, most of what cannot be used; `why_not_use` has the last word."""
    found = state.cards[card]
    if ability.needs_unbooted and found.booted:
        return False
    if found.used and _why_used(state, card, ability) is not None:
        return False
    if found.zone != "play" or ability.role == "owner":
        return found.owner == seat
    return controller(state, card) == seat or is_totem(state, card) or bool(saying(state, USES))


def _with_timing(state: Doomtown, seat: int, timing: Timing) -> list[Usable]:
    """Return the abilities with this timing on cards in play and in this player's hand: printed, then granted."""
    index = active(state)
    found = [*index.abilities.get(timing, ()), *in_hands(state).abilities.get((seat, timing), ())]
    found += granted_now(state, lambda ability: timing in ability.timings)
    return found


def abilities_of(state: Doomtown, card: int) -> Sequence[Ability]:
    """Return the abilities a card has where it is now: printed, unless blank, and granted."""
    granted = [ability for receiver, ability in granted_now(state) if receiver == card]
    return (*_printed_on(state, card), *granted)


def _printed_on(state: Doomtown, card: int) -> Sequence[Ability]:
    found = state.cards[card]
    script = SCRIPTS.get(found.face)
    return () if script is None or card in blanked(state) else script.usable.get(found.zone, ())


def situation(
    state: Doomtown,
    seat: int,
    card: int,
    ability: Ability,
    timing: TimingOrNone,
    occurrence: Occurrence | None = None,
) -> Situation:
    """Return the situation in which an ability is used."""
    play = Situation(state, card, you=seat)
    play.part = play.ability = ability
    play.timing = timing or ability.timings[0]
    play.occurrence = occurrence
    play.event = occurrence.event if occurrence is not None else None
    return play


def why_not_use(
    state: Doomtown,
    seat: int,
    card: int,
    ability: Ability,
    *,
    timing: TimingOrNone = "",
    occurrence: Occurrence | None = None,
    as_in_hand: bool = False,
    discount: int = 0,
    guessing: bool = False,
    free: bool = False,
) -> Refusal | None:
    """Return why this player may not use an ability now, or nothing; a text may let a card count as in the hand.

    `discount` is how much cheaper a text makes the action; `free` leaves out Boot costs, and whether it was used.
    `guessing` is how others see it: what a hand would have to hold, it may hold.
    """
    play = situation(state, seat, card, ability, timing, occurrence)
    play.discount = discount
    play.guessing = guessing
    play.free = free
    refusal = (
        _why_not_yours(play, ability, "hand" if as_in_hand else state.cards[card].zone)
        or (None if free else _why_used(state, card, ability))
        or _why_not_now(play)
        or _why_not_here(play, ability)
        or why_forbidden(play)
    )
    if refusal is not None:
        return refusal
    if ability.trigger is not None and (
        occurrence is None or not ability.trigger.test(play, occurrence.event)
    ):
        return refuse("no-trigger", "RB-7.1-01")
    if ability.requires is not None and not _holds(play, ability.requires):
        return refuse("requirement", "RB-5.3.1-06")
    performers = who_performs(play, ability)
    if performers is None:
        return why_not_payable(play, ability) or why_no_targets(play, ability)
    refusal = refuse(
        "no-performer", "RB-7.3.1-01" if isinstance(ability.test, TechniqueTest) else "RB-7.2.1-01"
    )
    for dude in performers:
        play.dude = dude
        refusal = why_not_payable(play, ability) or why_no_targets(play, ability)
        if refusal is None:
            return None
    return refusal


def _holds(play: Situation, condition: Condition) -> Truth:
    return (play.guessing and condition.hidden) or condition.holds(play)


def _why_not_yours(play: Situation, ability: Ability, zone: Zone) -> Refusal | None:
    """Abilities are used by the card's controller, from the hand by its owner (RB-3.9-03, RB-5.3.1-12)."""
    found = play.state.cards[play.source]
    if zone not in ability.zones:
        return refuse("zone", "RB-5.3.1-01")
    if zone != "play" or ability.role == "owner":
        return None if found.owner == play.you else refuse("not-yours", "RB-5.3.1-01")
    if is_totem(play.state, play.source):
        return None  # anybody with a Shaman there may use it (RB-7.2.3-05)
    if controller(play.state, play.source) == play.you or said_of(play, USES, play.source) is not None:
        return None
    return refuse("not-yours", "RB-5.3.1-12")


def _why_used(state: Doomtown, card: int, ability: Ability) -> Refusal | None:
    """Each ability once a day, unless Repeat (RB-5.3.1-09, -11); in some editions each spell once (ruling 4)."""
    used = state.cards[card].used
    if ability.repeat or not used:
        return None
    more = total(state, EXTRA_USES, card) if _is_its_own(state, card, ability) else 0
    if ability.name in used and used.count(ability.name) > more:
        return refuse("used", "RB-5.3.1-09")
    if state.rules.one_ability_per_spell and kind_of(state, card) == "spell" and len(used) > more:
        return refuse("used", "AEG-actin-03")  # but for what a text adds to that one use (RB-2.1-01)
    return None


def _is_its_own(state: Doomtown, card: int, ability: Ability) -> bool:
    """What an outfit has been given its player has: it is none of the outfit's abilities (ruling 911)."""
    return kind_of(state, card) != "outfit" or ability in _printed_on(state, card)


def _why_not_now(play: Situation) -> Refusal | None:
    """Headlines once a shootout (RC-headline-01), Cheatin' Resolutions only against a cheater (ruling 13)."""
    state = play.state
    if play.timing == "cheatin" and not cheaters(state, play.you):
        return refuse("nobody-cheats", "RB-6.1-63")
    if posses_are_formed(state) and has_keyword(state, play.source, "Headline"):
        for event in since_posses_formed(state, Used):
            if "Headline" in as_it_was(event).keywords:
                return refuse("headline", "RC-headline-01")
    return None


def cheaters(state: Doomtown, seat: int) -> list[int]:
    """Return the players whose hand lets this player use a Cheatin' Resolution now."""
    found = []
    for player in state.players:
        hand = player.draw
        if hand is None or not hand.revealed or (player.seat == seat):
            continue
        shielded = says(state, CANNOT_HAVE_CHEATIN_USED_AGAINST, player.outfit) is not None
        limit = 1 + _extra_cheatin(state, player.seat)
        if not shielded and hand.cheated < limit and not is_legal(state, player.seat):
            found.append(player.seat)
    return found


def _extra_cheatin(state: Doomtown, seat: int) -> int:
    return player_number(state, CHEATIN_ALLOWED, seat)


def _why_not_here(play: Situation, ability: Ability) -> Refusal | None:
    """In a shootout abilities come from actions, deeds, Improvements, the outfit or the posse (RB-6.1-28 to -31)."""
    state, fight = play.state, play.state.fight
    if play.timing == "noon" or fight is None or ability.trigger is not None:
        return None
    found = state.cards[play.source]
    if found.zone != "play":
        return None
    kind = kind_of(state, play.source)
    if kind in ("deed", "outfit", "legend") or has_keyword(state, play.source, "Improvement"):
        return None
    if is_totem(state, play.source):
        return None  # who casts it must be in the posse, see who_performs
    side = side_of(state, play.source)
    if side is not None and controller(state, play.source) == play.you:
        return None
    if said_of(play, ACTS_FROM_OUTSIDE, play.source) is not None:
        return None
    if isinstance(
        ability.brings_in, Condition
    ):  # it may fail, and from outside has to bring somebody (ruling 834)
        return None if ability.brings_in.holds(play) else refuse("not-in-posse", "RB-6.1-31")
    if ability.brings_in:
        return None
    return refuse("not-in-posse", "RB-6.1-30")


def why_forbidden(play: Situation) -> Refusal | None:
    """A text may forbid a card's abilities, or a kind of ability to everybody."""
    state = play.state
    said = said_of(play, CANNOT_BE_USED, play.source)
    if said is None and play.ability is not None:
        said = said_of(play, cannot_use(play.ability.name), play.source)
    if said is None:
        said = said_of(play, CANNOT_USE_ABILITIES, state.players[play.you].outfit)
    return forbidden(state, said) if said is not None else None


def why_not_payable(play: Situation, ability: Ability) -> Refusal | None:
    state = play.state
    price = price_played(play) if state.cards[play.source].zone != "play" else 0
    play.paid = price
    refusal = why_not_spend(state, play.you, price, purse(play.timing), "RB-3.7-04", play.source)
    if refusal is not None:
        return refusal
    for cost in costs_but_booting(ability) if play.free else ability.costs:
        refusal = cost.why_not(play)
        if refusal is not None:
            return refusal  # type: ignore[no-any-return]
    return None


def price_played(play: Situation) -> int:
    """Return the ghost rock cost of the card that is being played, on the terms of whatever lets it be played."""
    return max(0, card_price(play.state, play.source, play.timing) - play.discount)


def card_price(state: Doomtown, card: int, timing: TimingOrNone) -> int:
    """Return the ghost rock cost of a card that is being played for an ability with this timing."""
    dearer = total(state, CHEATIN_COST, card) if timing == "cheatin" else 0
    return play_cost(state, card) + dearer


# --- who performs ----------------------------------------------------------------------------------


def is_totem(state: Doomtown, card: int) -> bool:
    return "Totem" in PRINTED[state.cards[card].face].keywords


def who_performs(play: Situation, ability: Ability) -> list[int] | None:
    """Return the dudes who could cast, or test their Kung Fu; None if nobody has to."""
    state = play.state
    if isinstance(ability.test, TechniqueTest):
        return [
            dude for dude in dudes_of(state, play.you)
            if technique_rating(state, dude) is not None
            and (_in_fight(play, dude) or ability.brings_in)
        ]  # fmt: skip
    if isinstance(ability.test, CastTest):
        casters = _who_casts(play, ability, ability.test.skill)
        return [
            dude
            for dude in casters
            if says_of_both(state, CANNOT_CAST, dude, play.source, play.cause) is None
        ]
    return None


def _who_casts(play: Situation, ability: Ability, skill: str) -> list[int]:
    """Return the dudes with the skill for a spell: who has it, or for a Totem any Shaman there (RB-7.2.3-05)."""
    state = play.state
    if is_totem(state, play.source):
        if not _is_planted(state, play.source):
            return []
        place = location_of(state, play.source)
        return [
            dude for dude in dudes_of(state, play.you)
            if casting_rating(state, dude, skill, play.source) is not None
            and (state.cards[dude].place == place or _reaches_totem(play, dude, place))
            and (_in_fight(play, dude) or ability.brings_in)
        ]  # fmt: skip
    return [play.dude] if play.dude != NOWHERE and rating(state, play.dude, skill) is not None else []


def _is_planted(state: Doomtown, totem: int) -> bool:
    """A Totem on a dude is planted where a trait of that dude says so, or nowhere (ruling 177)."""
    host = state.cards[totem].place
    return not is_dude(state, host) or (bearer_of(state, totem) != NOWHERE and has_traits(state, host))


def _reaches_totem(play: Situation, dude: int, place: int) -> bool:
    """A text may let a Shaman use a Totem next door, once a day (Kabeda Hakurei)."""
    state = play.state
    if play.timing != "noon" or says(state, USES_ADJACENT_TOTEMS, dude) is None:
        return False
    if state.cards[play.source].booted or not adjacent(state, place, state.cards[dude].place):
        return False
    return not reached_today(state, dude)


def _in_fight(play: Situation, dude: int) -> bool:
    """Outside shootouts everybody is; in one only a dude of the posse is."""
    fight = play.state.fight
    return fight is None or fight.side_of(dude) is not None


def costs_but_booting(ability: Ability) -> list[Cost]:
    """Return what a use that leaves out Boot costs still has to pay."""
    return [cost for cost in ability.costs if not cost.boots]


def why_no_targets(play: Situation, ability: Ability) -> Refusal | None:
    """Return a refusal unless everything the ability must choose can be chosen."""
    if ability.targets and not satisfiable(play, list(ability.targets.items())):
        return refuse("no-target", "RB-5.3.1-06", card=title(play.state, play.source))
    if ability.job is not None:
        return why_not_job(play, ability)
    return None
