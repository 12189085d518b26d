"""Everything else that is asked: gangs, upkeep, discards, and small questions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from boomtown.bots.doomtown.sight import Sight, worth_of
from boomtown.doomtown.facts.printed import PRINTED, SPELL_SKILL, Printed
from boomtown.table import Answer, Ask, Id, Number, OneOf, SomeOf

GANG = 5
FEW = 2
"""With so few dudes nobody is let go who can be paid."""
BODY = 2.5
"""What anybody is worth in the gang who only stands there: to hold a deed, to carry, to fall for somebody better."""
STANDING = 1.5
"""What a point of influence is worth in it: what others need more control than to win, from the first day on."""
SHOOTING, STEADY = 0.5, 1.35
"""What a bullet is worth there, and how much more a stud's is."""
SKILLED = 0.4
SAVED = 0.9
"""What ghost rock left over from the gang is worth: it buys the first deeds."""
ENOUGH_SAVED = 12
TOO_DEAR = -100.0
DAILY = 3.0
"""What each ghost rock of upkeep costs: it is due every day, from before the first Noon on..."""
BURDEN = 1.5
"""... and how much more beyond the home's production."""
DEAR = 4
OF_USE = 1.4
"""A card of less use than this is better exchanged for whatever comes."""
WORTH_KEEPING = 2.2
"""How much a dude whose upkeep is dear must be worth for each ghost rock of it."""


def gang(ask: Ask, sight: Sight) -> Answer:
    """Start with the dudes worth most for what they cost."""
    form = ask.form
    assert isinstance(form, SomeOf)
    faces = [(option.id, PRINTED.get(option.face)) for option in form.options]
    members = [Member(card, face.cost, face.upkeep, _member_worth(face)) for card, face in faces if face]
    stash, income = sight.me.stash, sight.income()
    gangs, worths = _gangs(members, stash, income)
    for place in sorted(range(len(gangs)), key=worths.__getitem__, reverse=True):
        ids = tuple([member.id for member in gangs[place]])
        if form.condition is None or form.condition.holds(ids):
            return ids
    return ()


class Member(NamedTuple):
    """Somebody who could be in the gang; looked at once, since there are thousands of gangs."""

    id: Id
    cost: int
    upkeep: int
    worth: float


def _member_worth(face: Printed) -> float:
    """Return what somebody is worth who starts: less for bullets, and much less for upkeep, than later on."""
    shot = SHOOTING * face.bullets * (STEADY if face.stud else 1.0)
    skills = SKILLED * sum(rating > 0 for rating in face.keywords.values())
    return BODY + STANDING * face.influence + shot + skills - DAILY * face.upkeep


def _gangs(members: Sequence[Member], stash: int, income: int) -> tuple[list[Sequence[Member]], list[float]]:
    """Return all gangs there could be, and what each is worth."""
    costs, upkeeps = [member.cost for member in members], [member.upkeep for member in members]
    gangs: list[Sequence[Member]] = []
    worths: list[float] = []
    for size in range(GANG, 0, -1):
        first = len(gangs)
        gangs += combinations(members, size)
        spent, burdens = map(sum, combinations(costs, size)), map(sum, combinations(upkeeps, size))
        for found, cost, upkeep in zip(gangs[first:], spent, burdens, strict=True):
            worths.append(_gang_worth(found, stash - cost, upkeep, income) if cost <= stash else TOO_DEAR)
    return gangs, worths


def _gang_worth(found: Sequence[Member], left: int, upkeep: int, income: int) -> float:
    """Return what a gang is worth that leaves so much ghost rock and costs so much a day."""
    worth = 0.0
    for member in found:
        worth += member.worth
    burden = max(0, upkeep - income)
    unpaid = max(0, burden + 1 - left)  # on the first day, after the ante
    return worth + SAVED * min(left, ENOUGH_SAVED) - BURDEN * burden - 2 * unpaid


def upkeep(ask: Ask, sight: Sight) -> Answer:
    """Pay for those worth it, the best first."""
    form = ask.form
    assert isinstance(form, SomeOf)
    kept: tuple[int, ...] = ()
    for card in sorted(form.ids, key=lambda card: -_per_rock(sight, int(card))):
        if _is_wanted(sight, int(card)) and (
            form.condition is None or form.condition.holds((*kept, int(card)))
        ):
            kept = (*kept, int(card))
    return tuple(card for card in form.ids if card in kept)


def _per_rock(sight: Sight, card: int) -> float:
    found = sight.cards[card]
    return (sight.worth(found) + found.upkeep) / max(1, found.upkeep)


def _is_wanted(sight: Sight, card: int) -> bool:
    cheap = sight.cards[card].upkeep < DEAR
    return cheap or len(sight.mine) <= FEW or _per_rock(sight, card) >= WORTH_KEEPING


def sundown(ask: Ask, sight: Sight) -> Answer:
    """Let go of the card that is least likely to be of use."""
    form = ask.form
    if isinstance(form, SomeOf):
        ranked = sorted(form.ids, key=lambda card: _use(sight, int(card)))
        useless = [card for card in ranked if _use(sight, int(card)) < OF_USE]
        return tuple(useless[: form.most])
    assert isinstance(form, OneOf)
    cards = [int(card) for card in form.ids if isinstance(card, int)]
    least = min(cards, key=lambda card: _use(sight, card))
    return least if _use(sight, least) < OF_USE else "none"


def hand(ask: Ask, sight: Sight) -> Answer:
    """Discard what is of least use."""
    form = ask.form
    assert isinstance(form, SomeOf)
    return tuple(sorted(form.ids, key=lambda card: _use(sight, int(card)))[: form.least])


def _use(sight: Sight, card: int) -> float:
    """Return how much a card of the hand may still do."""
    printed = PRINTED[sight.face(card)]
    if printed.unique and _is_gone(sight, printed):
        return 0.0
    if printed.kind == "joker":
        return 0.0  # nobody plays it: it is of use in the deck, where draw hands come from
    if printed.kind == "spell" and not _has_caster(sight, printed):
        return 0.2
    out_of_reach = max(0, printed.cost - sight.income() - sight.me.stash)
    return worth_of(printed) - 0.4 * printed.cost - out_of_reach


def _has_caster(sight: Sight, spell: Printed) -> bool:
    """Tell whether somebody in play or in hand could cast a spell."""
    wanted = {skill for kind, skill in SPELL_SKILL.items() if kind in spell.keywords}
    faces = [*(dude.face for dude in sight.mine), *sight.hand.values()]
    return not wanted or any(skill in PRINTED[face].keywords for face in faces for skill in wanted)


def _is_gone(sight: Sight, printed: Printed) -> bool:
    """Tell whether a unique card of this name is in play or in Boot Hill already."""
    in_play = [card.face for card in sight.board.cards if card.owner == sight.seat]
    return any(PRINTED[face].name == printed.name for face in (*in_play, *sight.me.hill))


def leader(ask: Ask, sight: Sight) -> Answer:
    """Let the best shooter lead."""
    assert isinstance(ask.form, OneOf)
    return max(ask.form.ids, key=lambda dude: sight.cards[int(dude)].bullets)


def least(ask: Ask, sight: Sight) -> Answer:
    """Choose what is worth least."""
    assert isinstance(ask.form, OneOf)
    return min(ask.form.ids, key=lambda card: sight.worth(sight.cards[int(card)]))


def yes(ask: Ask, sight: Sight) -> Answer:
    """Texts that ask whether we want to are rarely against us."""
    return "yes"


def number(ask: Ask, sight: Sight) -> Answer:
    """Pay no more than has to be paid."""
    assert isinstance(ask.form, Number)
    return ask.form.least


def nobody(ask: Ask, sight: Sight) -> Answer:
    """Invite nobody: allies of today are rivals at Sundown."""
    return ()


def best(ask: Ask, sight: Sight) -> Answer:
    """Let jokers be what is best; one that is pulled, the highest card."""
    assert isinstance(ask.form, OneOf)
    return "best" if "best" in ask.form.ids else ask.form.ids[-1]


def first(ask: Ask, sight: Sight) -> Answer:
    """Take whatever comes first."""
    return next(iter(ask.form.choices()))
