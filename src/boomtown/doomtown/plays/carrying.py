"""What may be attached to what, and how much of it (Rulebook 5.3.5; Compendium: Attachment Limits)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import LIMITED, PRINTED, SPELL_SKILL
from boomtown.doomtown.reading.active import active, own_words, saying, says, says_of_both
from boomtown.doomtown.reading.numbers import controller, has_keyword, rating, total
from boomtown.doomtown.reading.why import Refusal, forbidden, refuse, title
from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.places import dudes, dudes_at, is_dude
from boomtown.doomtown.text.numbers import EXTRA
from boomtown.doomtown.text.sayings import (
    ATTACHES_ONLY_TO,
    CANNOT_ATTACH_CARDS,
    IS_CHEAPER_ON,
    Saying,
    attaches,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.asking import ask_card
from boomtown.doomtown.verbs.cards import discard
from boomtown.doomtown.verbs.running import Does
from boomtown.table import say


def attaches_to_locations(state: Doomtown, card: int) -> bool:
    """Totems (RB-7.2.3-01) and Improvements go to locations, everything else to dudes."""
    keywords = PRINTED[state.cards[card].face].keywords
    return "Totem" in keywords or "Improvement" in keywords


def stands_aside(state: Doomtown, dude: int) -> bool:
    """Tell whether a shootout is going on without this dude; what is shopped then goes to the posse (RB-6.1-32)."""
    return state.fight is not None and state.fight.begun and state.fight.side_of(dude) is None


def why_not_carry(
    state: Doomtown, seat: int, card: int, host: int, *, without_shaman: bool = False
) -> Refusal | None:
    """Return why this card may not be on this host at all (RB-5.3.5-08, RB-3.6-03 to -05)."""
    printed = PRINTED[state.cards[card].face]
    if "Totem" in printed.keywords:
        if is_dude(state, host):
            if not _reads(state, host, "Totem") or _other_totem(state, host, card):
                return refuse("no-shaman", "RB-7.2.3-01")
        elif not without_shaman and not any(_is_shaman(state, dude, seat) for dude in dudes_at(state, host)):
            return refuse("no-shaman", "RB-7.2.3-03")
    elif printed.kind == "spell":
        for spell, skill in SPELL_SKILL.items():
            if (
                spell in printed.keywords
                and not has_keyword(state, host, skill)
                and not _reads(state, host, spell)
            ):
                return refuse("no-skill", _SKILL_RULE[spell], skill=skill)
    said = says_of_both(state, CANNOT_ATTACH_CARDS, host, card)
    if said is not None:
        return forbidden(state, said)
    if not fits_own_words(state, seat, card, ATTACHES_ONLY_TO, host):
        return refuse("text", "RB-5.3.5-08", card=printed.full_name)
    return None


_SKILL_RULE = {"Hex": "RB-3.6-03", "Miracle": "RB-3.6-04", "Spirit": "RB-3.6-05"}


def _is_shaman(state: Doomtown, dude: int, seat: int) -> bool:
    return (
        controller(state, dude) == seat
        and not state.cards[dude].booted
        and rating(state, dude, "Shaman") is not None
    )


def _other_totem(state: Doomtown, dude: int, card: int) -> bool:
    """Tell whether a dude has another Totem than this one."""
    return any(
        other != card and "Totem" in PRINTED[state.cards[other].face].keywords
        for other in state.cards[dude].cards
    )


def _reads(state: Doomtown, host: int, spell: str) -> bool:
    return says(state, attaches(spell), host) is not None


def fits_own_words(state: Doomtown, seat: int, card: int, word: Saying, other: int) -> bool:
    """Tell whether another card is such as this card wants for its playing."""
    said = own_words(state, card, word)
    if not said:
        return True
    play = Situation(state, card, you=seat)
    return all(part.other is None or part.other.test(play, other) for part in said)


def rebate(state: Doomtown, card: int, host: int) -> int:
    """Return by how much a card is cheaper if it is attached to this one: by its own text or by one in play."""
    if host == NOWHERE:
        return 0
    said = [(part, Situation(state, card)) for part in own_words(state, card, IS_CHEAPER_ON)]
    for standing in saying(state, IS_CHEAPER_ON):
        play = standing.about(state, card)
        if play is not None:
            said.append((standing.part, play))
    fitting = [
        (part.rating, play) for part, play in said if part.other is None or part.other.test(play, host)
    ]
    return sum(amount if isinstance(amount, int) else amount(play, host) for amount, play in fitting)


def make_room(state: Doomtown, card: int, host: int) -> Does[None]:
    """Discard what the new card takes the place of, so that both are never attached together (AEG-shoppin-01)."""
    for word in LIMITED:
        if has_keyword(state, card, word):
            yield from _drop_surplus(state, host, word, spare=1)


# --- limits ----------------------------------------------------------------------------------------


def check_limits(state: Doomtown) -> Does[None]:
    """After each play surplus and unfit attachments are discarded (RC-attachment-limits-01 to -04)."""
    for dude in dudes(state):
        carried = state.cards[dude].cards
        if not carried:
            continue
        seat = controller(state, dude)
        for card in carried:
            if _is_unfit(state, seat, card, dude):
                yield from discard(state, card, rule("limit", seat, dude))
        if len(state.cards[dude].cards) > 1 and not _carries_different_kinds(state, dude):
            for word in LIMITED:
                yield from _drop_surplus(state, dude, word)


def _carries_different_kinds(state: Doomtown, dude: int) -> bool:
    """Tell, cheaply, whether nothing a dude carries is limited twice; False where a text would have to be asked."""
    index = active(state)
    if not index.keywords.isdisjoint(_OF_LIMITS) or not index.gives.keys().isdisjoint(EXTRA.values()):
        return False
    found = state.cards[dude]
    worn: list[str] = []
    for card in found.cards:
        keywords = PRINTED[state.cards[card].face].keywords
        worn += [word for word in LIMITED if word in keywords]
    return not found.counters and len(worn) == len(set(worn))


_OF_LIMITS = frozenset({*LIMITED, "keywords"})
"""The kinds a dude carries one of each, and all keywords that a text takes away at once."""


def _is_unfit(state: Doomtown, seat: int, card: int, dude: int) -> bool:
    """Tell whether a dude may no longer carry goods or a spell, or nothing at all by a text that excepts nothing."""
    printed = PRINTED[state.cards[card].face]
    if printed.kind in ("goods", "spell"):
        return why_not_carry(state, seat, card, dude) is not None
    said = says_of_both(state, CANNOT_ATTACH_CARDS, dude, card)
    return said is not None and said.part.other is None


def _drop_surplus(state: Doomtown, dude: int, word: str, *, spare: int = 0) -> Does[None]:
    """Let the controller choose which cards of a limited kind go, until so many more would fit."""
    found = _bearing(state, dude, word)
    if not found:
        return  # as nearly always
    seat = controller(state, dude)
    while len(found) > _limit(state, dude, word) - spare:  # which may change with what goes
        card = found[0]
        if len(found) > 1:
            message = say("doomtown-ask-surplus", card=title(state, dude), keyword=word)
            card = yield ask_card(state, seat, message, found, about=(dude,))
        if not (yield from discard(state, card, rule("limit", seat, dude))):
            return  # a text keeps it
        found = _bearing(state, dude, word)


def _limit(state: Doomtown, dude: int, word: str) -> int:
    """Return how many of a limited kind a dude can have; texts that let there be two do not add up (ruling 361)."""
    return 2 if total(state, EXTRA[word], dude) > 0 else 1


def _bearing(state: Doomtown, dude: int, word: str) -> list[int]:
    """Return the cards with a keyword that are attached to a dude."""
    return [card for card in state.cards[dude].cards if has_keyword(state, card, word)]
