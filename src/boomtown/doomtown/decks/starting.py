"""The starting gang: who may be in play when the game begins (Rulebook section 4, Compendium Core and Grifter).

A few cards change these rules by what their text says. What they say is here as numbers, since a deck is
checked before any card is in play.
"""

from collections import Counter
from collections.abc import Iterator

from boomtown.doomtown.cards import CardType, Face, Faction, Facts, Keyword, Wording
from boomtown.doomtown.decks.model import Deck, Slot
from boomtown.doomtown.decks.violation import Violation, counted

MOST_STARTING = 5
MOST_GRIFTERS = 1

PLACES_TAKEN = {"Xiaodan Li": 0, "The Harvester": 3}
"""How many of the five places a dude takes, where it is not one."""

MOST_GRIFTERS_OF = {"Den of Thieves": 2}
GRIFTER_DISCOUNT_OF = {"Den of Thieves": 1}

NEVER_STARTING = {
    ("Denise Brancini", Wording.COMPENDIUM),
    ("Denise Brancini", Wording.WEIRD_WEST),
    ("Judge Harry Somerset (Exp 1)", Wording.WEIRD_WEST),
}

STARTING_GADGETS = {"POST-A-TRON": Faction.ENTREPRENEURS}
"""Gadget dudes that may start, and with whose outfits (RC3-post-a-tron-01)."""

BRINGS_A_SIDEKICK = '"Lucky" Sky Borne'


def starting_violations(deck: Deck, wording: Wording = Wording.COMPENDIUM) -> Iterator[Violation]:
    """What the rules have against the cards marked to start in play; without an outfit nothing can be said."""
    if deck.outfit is None:
        return
    for slot in deck.starting:
        yield from _may_not_start(deck, slot, wording)
    yield from _too_many(deck, wording)
    yield from _too_expensive(deck, wording)


def starting_stash(deck: Deck) -> int:
    """Ghost rock before anything is paid: the outfit's, changed by the legend (RB-4-03)."""
    return sum((face.facts.stash or 0) for face in (deck.outfit, deck.legend) if face is not None)


def starting_cost(deck: Deck, wording: Wording = Wording.COMPENDIUM) -> int:
    """What the starting gang costs together."""
    return sum(slot.starting * _cost(deck, slot, wording) for slot in deck.starting)


def _cost(deck: Deck, slot: Slot, wording: Wording) -> int:
    facts = slot.face.facts_in(wording)
    discount = GRIFTER_DISCOUNT_OF.get(_outfit_name(deck), 0) if facts.has(Keyword.GRIFTER) else 0
    return max((facts.cost or 0) - discount, 0)


def _outfit_name(deck: Deck) -> str:
    return deck.outfit.name if deck.outfit else ""


def _outfit_factions(deck: Deck) -> tuple[Faction, ...]:
    return deck.outfit.facts.factions if deck.outfit else ()


def _may_not_start(deck: Deck, slot: Slot, wording: Wording) -> Iterator[Violation]:
    face, facts = slot.face, slot.face.facts_in(wording)
    if slot.starting > slot.copies:
        yield Violation(
            "RB-4-04", f"{slot.starting} copies of {face.name} start, but the deck has {slot.copies}."
        )
    if facts.unique and slot.starting > 1:
        yield Violation("RC-uniqueness-03", f"{face.name} is unique; only one copy may start in play.")
    if (face.name, wording) in NEVER_STARTING:
        yield Violation("RC-traits-02", f"{face.name} cannot be in a starting gang, says the card itself.")
    if facts.type is CardType.DUDE:
        yield from _dude_may_not_start(deck, face, facts)
    elif facts.type is CardType.DEED:
        yield from _deed_may_not_start(deck, face, facts)
    elif not (facts.has(Keyword.SIDEKICK) and _starts(deck, BRINGS_A_SIDEKICK)):
        yield Violation("RB-4-05", f"{face.name} cannot start in play: only dudes and Core deeds can.")


def _dude_may_not_start(deck: Deck, face: Face, facts: Facts) -> Iterator[Violation]:
    ours = _outfit_factions(deck)
    if facts.factions and not set(facts.factions) & set(ours):
        theirs = " and ".join(faction.label for faction in facts.factions)
        rule = "RC-grifter-03" if facts.has(Keyword.GRIFTER) else "RB-4-07"
        yield Violation(
            rule, f"{face.name} is of the {theirs}; only drifters and dudes of your own outfit may start."
        )
    elif facts.has(Keyword.GADGET) and STARTING_GADGETS.get(face.name) not in ours:
        rule = "RC3-post-a-tron-01" if face.name in STARTING_GADGETS else "RB-7.2.2-02"
        yield Violation(rule, f"{face.name} is a Gadget: it must be invented and cannot start in play.")


def _deed_may_not_start(deck: Deck, face: Face, facts: Facts) -> Iterator[Violation]:
    if not facts.has(Keyword.CORE):
        yield Violation("RC-core-01", f"{face.name} cannot start in play: it is no Core deed.")
    elif facts.core_for and not set(facts.core_for) & set(_outfit_factions(deck)):
        theirs = " and ".join(faction.label for faction in facts.core_for)
        yield Violation("RC-core-04", f"{face.name} starts in play only with an outfit of the {theirs}.")


def _starts(deck: Deck, name: str) -> bool:
    return any(slot.face.name == name for slot in deck.starting)


def _too_many(deck: Deck, wording: Wording) -> Iterator[Violation]:
    types: Counter[CardType] = Counter()
    places = grifters = 0
    for slot in deck.starting:
        facts = slot.face.facts_in(wording)
        types[facts.type] += slot.starting
        places += slot.starting * PLACES_TAKEN.get(slot.face.name, 1)
        grifters += slot.starting * facts.has(Keyword.GRIFTER)
    if places > MOST_STARTING:
        deeds = types[CardType.DEED]
        rule = "RC-core-02" if deeds else "RB-4-05"
        what = (
            f"{counted(deeds, 'Core deed')} and {types[CardType.DUDE]} dudes" if deeds else f"{places} dudes"
        )
        yield Violation(rule, f"The starting gang is {what}; there is room for {MOST_STARTING}.")
    most = MOST_GRIFTERS_OF.get(_outfit_name(deck), MOST_GRIFTERS)
    if grifters > most:
        yield Violation("RB-4-08", f"The starting gang has {grifters} Grifters; it may have {most} at most.")


def _too_expensive(deck: Deck, wording: Wording) -> Iterator[Violation]:
    cost, stash = starting_cost(deck, wording), starting_stash(deck)
    if cost > stash:
        yield Violation("RB-4-06", f"The starting gang costs {cost} ghost rock, and the stash is {stash}.")
