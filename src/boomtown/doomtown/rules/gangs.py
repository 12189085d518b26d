"""Starting gangs: who may be in play when the game begins (Rulebook 4; Compendium: Core, Grifter).

The gang marked in a deck and the gang chosen at the table are judged here alike, by what is printed on the cards
and what their texts say about starting; nothing is in play yet that could change it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from boomtown.doomtown.facts.faces import Faction
from boomtown.doomtown.facts.printed import Printed
from boomtown.doomtown.reading.uniqueness import unique_names
from boomtown.doomtown.reading.why import Refusal, refuse
from boomtown.doomtown.state.rulebook import PINEBOX, Rulebook
from boomtown.doomtown.text.numbers import GANG_GRIFTERS, GANG_SIZE
from boomtown.doomtown.text.parts import SCRIPTS, Gives, Says, Script
from boomtown.doomtown.text.sayings import BRINGS_A_SIDEKICK, CANNOT_START_THE_GAME, MAY_START_THE_GAME
from boomtown.table.frozen import Frozen

MOST_GRIFTERS = 1  # RB-4-08


class OnStarting(Frozen, frozen=True):
    """What a card's text says about starting gangs."""

    size: int = 0
    """How many places more a gang has, with this card in it."""
    grifters: int = 0
    never: bool = False
    may: bool = False
    """It may start although it is a Gadget (RC3-post-a-tron-01)."""
    brings_a_sidekick: bool = False


SAYS_NOTHING = OnStarting()


class Gang(Frozen, frozen=True):
    """A gang to be judged: whose it is, who is in it, and what is paid for it out of which stash."""

    outfit: Printed
    cards: tuple[Printed, ...]
    cost: int
    stash: int


def wrongs(gang: Gang, rules: Rulebook = PINEBOX) -> Iterator[Refusal]:
    """Return everything the rules have against a starting gang."""
    for card in {card.key: card for card in gang.cards}.values():
        refusal = why_not_start(gang.outfit, card)
        if refusal is not None and not (is_sidekick(card) and _is_brought(gang)):
            yield refusal
    yield from _not_together(gang, rules)
    if gang.cost > gang.stash:
        yield refuse("gang-cost", "RB-4-06", cost=gang.cost, stash=gang.stash)


def why_not_start(outfit: Printed, card: Printed) -> Refusal | None:
    """Return why a card is in no starting gang of this outfit, if so."""
    said = on_starting(card.key)
    key = (outfit.key, card.key, said)
    if key not in _judged:
        _judged[key] = _why_not_start(outfit, card, said)
    return _judged[key]


_judged: dict[tuple[str, str, OnStarting], Refusal | None] = {}
"""A face is judged once: gangs are made up by trying card after card, and what is printed never changes."""


def _why_not_start(outfit: Printed, card: Printed, said: OnStarting) -> Refusal | None:
    if said.never:
        return refuse("gang-never", "RC-traits-02", card=card.title)
    if card.kind == "dude" and "Token" not in card.keywords:
        return _why_not_dude(outfit, card, said)
    if card.kind == "deed":
        return _why_not_deed(outfit, card)
    return refuse("gang-kind", "RB-4-05", card=card.title)


def on_starting(face: str) -> OnStarting:
    """Return what the text of a face, by key, says about starting gangs."""
    script = SCRIPTS.get(face)
    return SAYS_NOTHING if script is None else _said_on_starting(script)


@cache
def _said_on_starting(script: Script) -> OnStarting:
    words = {part.word for part in script.standing if isinstance(part, Says)}
    numbers = {GANG_SIZE: 0, GANG_GRIFTERS: 0}
    for part in script.standing:
        if isinstance(part, Gives) and part.number in numbers and isinstance(part.amount, int):
            numbers[part.number] += part.amount
    return OnStarting(
        size=numbers[GANG_SIZE],
        grifters=numbers[GANG_GRIFTERS],
        never=CANNOT_START_THE_GAME in words,
        may=MAY_START_THE_GAME in words,
        brings_a_sidekick=BRINGS_A_SIDEKICK in words,
    )


def _why_not_dude(outfit: Printed, dude: Printed, said: OnStarting) -> Refusal | None:
    """Dudes of the own outfit and drifters start (RB-4-07), Gadgets if their own text lets them (RB-7.2.2-02)."""
    if not _of_faction(outfit, dude):
        rule = "RC-grifter-03" if "Grifter" in dude.keywords else "RB-4-07"
        return refuse("gang-faction", rule, card=dude.title, factions=_labels(dude))
    if "Gadget" in dude.keywords and not said.may:
        return refuse("gang-gadget", "RB-7.2.2-02", card=dude.title)
    return None


def _why_not_deed(outfit: Printed, deed: Printed) -> Refusal | None:
    """Core deeds start, those with symbols for these outfits only (RC-core-03, -04)."""
    if "Core" not in deed.keywords:
        return refuse("gang-deed", "RC-core-01", card=deed.title)
    if not _of_faction(outfit, deed):
        return refuse("gang-core", "RC-core-04", card=deed.title, factions=_labels(deed))
    return None


def _of_faction(outfit: Printed, card: Printed) -> bool:
    return not card.factions or any(faction in outfit.factions for faction in card.factions)


def _labels(card: Printed) -> list[str]:
    return [Faction(faction).label for faction in card.factions]


def _is_brought(gang: Gang) -> bool:
    """A Sidekick may come with somebody whose text says so."""
    return any(on_starting(card.key).brings_a_sidekick for card in gang.cards)


def is_sidekick(card: Printed) -> bool:
    """Tell whether a card is a Sidekick that somebody may bring into a starting gang (RC-traits-02)."""
    return card.kind == "goods" and "Sidekick" in card.keywords


def _not_together(gang: Gang, rules: Rulebook) -> Iterator[Refusal]:
    said = on_starting(gang.outfit.key)
    room, most = rules.gang_size + said.size, MOST_GRIFTERS + said.grifters
    grifters = sidekicks = bringing = 0
    names: set[str] = set()
    twice: set[str] = set()
    for card in gang.cards:
        said = on_starting(card.key)
        room += said.size
        most += said.grifters
        bringing += said.brings_a_sidekick
        if "Grifter" in card.keywords:
            grifters += 1
        elif is_sidekick(card):
            sidekicks += 1
        for name in unique_names(card.key) if card.unique else ():
            (twice if name in names else names).add(name)
    if len(gang.cards) > room:
        deeds = sum(card.kind == "deed" for card in gang.cards)
        rule = "RC-core-02" if deeds else "RB-4-05"
        yield refuse("gang-size", rule, dudes=len(gang.cards) - deeds, deeds=deeds, room=room)
    if grifters > most:
        yield refuse("gang-grifters", "RB-4-08", count=grifters, most=most)
    if sidekicks > bringing > 0:
        yield refuse("gang-sidekicks", "RC-traits-02", count=sidekicks, most=bringing)
    for name in sorted(twice):
        yield refuse("gang-unique", "RC-uniqueness-03", card=name)
    if rules.union_and_confederate_fight:
        keywords = {word for card in gang.cards for word in card.keywords}
        if {"Union", "Confederate"} <= keywords:
            yield refuse("gang-sides", "AEG-cooperatin-07")
