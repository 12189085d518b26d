"""Abilities, judged simply: when they are used, what they cost, whom they help or harm by our own words for them."""

from __future__ import annotations

from boomtown.bots.doomtown.fights import chance, eagerness
from boomtown.bots.doomtown.sight import Sight, worth_of
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.acting import Cheat, Use
from boomtown.doomtown.plays.offers import read
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.doomtown.words.costs import BootCost, BootDude, Pay
from boomtown.table import Answer, Ask, OneOf, SomeOf

HARM = (
    "less", "discard", "aced", "aces", "sent home", "send", "home booted", "lose", "lower", "boots",
    "bounty", "casualty", "cannot", "called out", "calls", "against a dude", "worse", "becomes a draw",
)  # fmt: skip
HELP = ("more", "better", "unboot", "joins your", "gain", "draw a card", "becomes a stud", "raise", "protect")
GIVEN_UP = ("boot your", "give up", "discard a card", "boot a dude of yours", "ace a card")
PRIZES = {"control point": 4.0, "discarded": 4.0, "aced": 4.0, "ghost rock": 2.5}
"""What jobs promise, in words of their texts."""
BOOTED_LEADER = 1.0
USEFUL = {"noon": 1.2, "shootout": 2.0, "resolution": 2.0, "cheatin": 3.0, "react": 1.5}


def ability_of(sight: Sight, card: int, part: str) -> Ability | None:
    """Return an ability by its card and name, if it is the card's own."""
    script = SCRIPTS.get(sight.face(card))
    found = script.parts.get(part) if script is not None else None
    return found if isinstance(found, Ability) else None


def text_of(face: str) -> str:
    """Return our words for a card's text, in lower case."""
    script = SCRIPTS.get(face)
    return script.text.casefold() if script is not None else ""


def harms(face: str) -> bool:
    """Tell whether a text speaks more of harm than of help."""
    text = text_of(face)
    return sum(word in text for word in HARM) > sum(word in text for word in HELP)


def score(sight: Sight, card: int, part: str, timing: str) -> float:
    """Return what using an ability now seems worth; less than nothing: better not."""
    ability = ability_of(sight, card, part)
    worth = USEFUL[timing]
    if ability is None:
        return worth
    found = sight.cards.get(card)
    if ability.repeat and (timing == "noon" or (found is not None and part in found.used)):
        return -1.0  # it could go on for ever
    if ability.job is not None:
        return _job(sight, sight.face(card))
    if timing == "noon" and harms(sight.face(card)) and not sight.theirs:
        return -1.0
    for cost in ability.costs:
        if isinstance(cost, Pay):
            worth -= 0.5 * cost.least + (5.0 if cost.least > sight.spare() else 0.0)
        elif isinstance(cost, BootDude) or (isinstance(cost, BootCost) and _is_dude(sight, card)):
            worth -= 0.9 if timing == "noon" else 0.3
    if timing in ("resolution", "cheatin") and sight.board.phase == "gambling":
        worth -= 1.5  # cards are better kept for shootouts than for an ante
    return worth


def _is_dude(sight: Sight, card: int) -> bool:
    printed = sight.printed(card)
    return printed is not None and printed.kind == "dude"


def _job(sight: Sight, face: str) -> float:
    """A job is worth what it promises, if those who could come against it are too few; its posse goes home booted."""
    text = text_of(face)
    prize = max((worth for words, worth in PRIZES.items() if words in text), default=0.5)
    ready = [dude for dude in sight.mine if not dude.booted]
    against = [dude for dude in sight.theirs if not dude.booted]
    odds = chance(ready, against) if against else 1.0
    return prize * odds - 4.0 * max(0.0, 0.6 - odds) + 0.3 * eagerness(sight) - BOOTED_LEADER


def play_of_choice(ask: Ask, sight: Sight, timing: str) -> Answer:
    """Choose the most useful ability on offer, or pass."""
    assert isinstance(ask.form, OneOf)
    best, most = "pass", 0.0
    for chosen in ask.form.ids:
        play = read(chosen)
        if not isinstance(play, Use):
            continue
        worth = score(sight, play.card, play.part, "cheatin" if isinstance(play, Cheat) else timing)
        if worth > most:
            best, most = str(chosen), worth
    return best


# --- choosing whom ---------------------------------------------------------------------------------


def target(ask: Ask, sight: Sight) -> Answer:
    """Choose whom an ability is to hit or help."""
    assert isinstance(ask.form, OneOf)
    cards = [card for card in ask.form.ids if isinstance(card, int)]
    if not cards:
        return ask.form.ids[0]
    return max(cards, key=lambda card: _aim(sight, card, ask))


def targets(ask: Ask, sight: Sight) -> Answer:
    """Choose everybody worth choosing, as many as may or must be."""
    form = ask.form
    assert isinstance(form, SomeOf)
    ranked = sorted(form.ids, key=lambda card: -_aim(sight, int(card), ask))
    wanted = [card for card in ranked if _aim(sight, int(card), ask) > 0]
    chosen = ranked[: max(form.least, min(form.most, len(wanted)))]
    answer = tuple(card for card in form.ids if card in chosen)
    if form.condition is None or form.condition.holds(answer):
        return answer
    return next(iter(form.choices()))


def _aim(sight: Sight, card: int, ask: Ask) -> float:
    """Return how good a choice a card is for the text that asks."""
    source = str(ask.message.args.get("card", ""))
    text = text_of(source)
    worth = _worth(sight, card)
    found = sight.cards.get(card)
    if found is None:  # in a hand, a pile, a deck: what is given up is the least, what is fetched the best
        return -worth if card in sight.hand else worth
    if found.controller != sight.seat:
        return worth if harms(source) else -worth
    if any(words in text for words in GIVEN_UP):
        return 8.0 - worth
    return -worth if harms(source) else worth


def _worth(sight: Sight, card: int) -> float:
    found = sight.cards.get(card)
    if found is not None:
        return sight.worth(found)
    printed = PRINTED.get(sight.face(card))
    return worth_of(printed) if printed is not None else 1.0
