"""The starting gang marked in a deck. Who may start, `boomtown.doomtown.rules.gangs` knows."""

from collections.abc import Iterator

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.decks.model import Deck, Slot
from boomtown.doomtown.decks.violation import Violation, sentence
from boomtown.doomtown.facts import Face, Keyword, Wording
from boomtown.doomtown.facts.wordings import printed_of
from boomtown.doomtown.rules.gangs import Gang, wrongs
from boomtown.table import text

GRIFTER_DISCOUNT_OF = {"Den of Thieves": 1}
"""At the table its text makes Grifters cheaper; a deck is checked before any text is in force."""


def starting_violations(deck: Deck, wording: Wording = Wording.COMPENDIUM) -> Iterator[Violation]:
    """What the rules have against the cards marked to start in play; without an outfit nothing can be said."""
    if deck.outfit is None:
        return
    load()
    for slot in deck.starting:
        if slot.starting > slot.copies:
            name = slot.face.name
            found = sentence("illegal-starting", count=slot.starting, card=name, copies=slot.copies)
            yield Violation("RB-4-04", found, (name,), sentence("mend-mark", count=slot.copies))
    cards = [printed_of(slot.face, wording) for slot in deck.starting for _ in range(slot.starting)]
    gang = Gang(
        printed_of(deck.outfit, wording), tuple(cards), starting_cost(deck, wording), starting_stash(deck)
    )
    names = {slot.face.title: slot.face.name for slot in deck.starting}
    for wrong in wrongs(gang):
        about = names.get(str(wrong.reason.args.get("card", "")))
        concerned = (about,) if about else tuple(names.values())
        mend = sentence("mend-unmark", card=about) if about else sentence("mend-start-with-others")
        yield Violation(wrong.rule, text(wrong.reason), concerned, mend)


def starting_stash(deck: Deck) -> int:
    """Ghost rock before anything is paid: the outfit's, changed by the legend (RB-4-03)."""
    return sum((face.facts.stash or 0) for face in (deck.outfit, deck.legend) if face is not None)


def starting_cost(deck: Deck, wording: Wording = Wording.COMPENDIUM) -> int:
    """What the starting gang costs together."""
    return sum(slot.starting * _cost(deck.outfit, slot, wording) for slot in deck.starting)


def _cost(outfit: Face | None, slot: Slot, wording: Wording) -> int:
    facts = slot.face.facts_in(wording)
    cost = facts.cost or 0
    if outfit is not None and facts.has(Keyword.GRIFTER):
        cost -= GRIFTER_DISCOUNT_OF.get(outfit.name, 0)
    return max(cost, 0)
