"""Abilities, judged simply: when they are used, what they cost, whom their acts help or harm."""

from __future__ import annotations

from boomtown.bots.doomtown.fights import chance, eagerness
from boomtown.bots.doomtown.sight import Sight, worth_of
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.acting import Cheat, Use
from boomtown.doomtown.plays.offers import read
from boomtown.doomtown.plays.reacting import React
from boomtown.doomtown.text.intent import Doing, Polarity, Whom, leaning
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Target
from boomtown.doomtown.words.costs import BootCost, BootDude, Pay
from boomtown.table import Answer, Ask, OneOf, SomeOf

PRIZES = {"ace": 4.0, "discard": 4.0, "permanently": 4.0, "gain": 2.5, "take_rock": 2.5, "play_card": 2.5}
"""What jobs promise, by what they do; anything else is worth a little."""
SMALL_PRIZE = 0.5
AT_NOON = {
    "ace": 4.0, "discard": 3.0, "put_into_play": 2.0, "play_card": 2.0, "permanently": 2.0,
    "gain": 1.6, "take_rock": 1.6, "send_home_booted": 1.6, "play_one": 1.5, "attach": 1.5, "draw": 1.4,
    "boot": 1.2, "unboot": 1.2, "refresh": 0.8, "blank": 0.8, "modify": 0.8, "make_stud": 0.6, "make_draw": 0.6,
    "fix": 0.6, "say_of": 0.5, "raise_bounty": 0.4, "lower_bounty": 0.2, "take_bounty": 1.6,
}  # fmt: skip
"""What is done at Noon, and what that is worth if it is good for whoever does it; anything else next to nothing."""
NEXT_TO_NOTHING = 0.3
BESIDES = 0.4
"""How much of its worth something has that is done besides something better."""
BOOTED_LEADER = 1.0
BOOTING = 0.9
GIVEN_UP = 8.0
"""What a card must be worth so that it is better kept than given for something."""
FOR_THE_OTHERS = 9.0
"""What it costs to save an enemy, or to shoot a friend."""
FOR_EVER = -1000.0
"""What using something again and again is worth: it could go on for ever."""
USEFUL = {"noon": 1.2, "shootout": 2.0, "resolution": 2.0, "cheatin": 3.0, "react": 1.5}


def ability_of(sight: Sight, card: int, part: str) -> Ability | None:
    """Return an ability by its card and name, if it is the card's own."""
    script = SCRIPTS.get(sight.face(card))
    found = script.parts.get(part) if script is not None else None
    return found if isinstance(found, Ability) else None


def aims_at_others(ability: Ability) -> bool:
    """Tell whether an ability is there to harm somebody, and gives its player nothing."""
    harmed = ability.intent.of(Whom.TARGET, Whom.CHOSEN, Whom.OPPONENT, Whom.ANYBODY)
    return harmed is Polarity.HARMS and ability.intent.of(Whom.YOU, Whom.THIS) is not Polarity.HELPS


def score(sight: Sight, card: int, part: str, timing: str) -> float:
    """Return what using an ability now seems worth; less than nothing: better not."""
    ability = ability_of(sight, card, part)
    worth = USEFUL[timing]
    if ability is None:
        return worth
    found = sight.cards.get(card)
    if ability.repeat and (timing == "noon" or (found is not None and part in found.used)):
        return FOR_EVER
    if ability.job is not None:
        return _job(sight, ability)
    if timing == "noon":
        worth = _at_noon(sight, card, ability)
    for cost in ability.costs:
        if isinstance(cost, Pay):
            worth -= 0.5 * cost.least + (5.0 if cost.least > sight.spare() else 0.0)
        elif isinstance(cost, BootDude) or (isinstance(cost, BootCost) and _is_dude(sight, card)):
            worth -= BOOTING if timing == "noon" else 0.3
    worth -= sum(_price(ability, name, timing) for name in ability.intent.purposes)
    if timing in ("resolution", "cheatin") and sight.board.phase == "gambling":
        worth -= 1.5  # cards are better kept for shootouts than for an ante
    return worth


def _at_noon(sight: Sight, card: int, ability: Ability) -> float:
    """Return what an ability does at Noon, before its costs: the best of it, and a little for the rest."""
    if aims_at_others(ability) and not sight.theirs:
        return -1.0
    gains = sorted((gain(sight, card, doing) for doing in ability.intent.doings), reverse=True)
    good = [gain for gain in gains if gain > 0]
    bad = sum(gain for gain in gains if gain < 0)
    return (good[0] + BESIDES * sum(good[1:]) if good else 0.0) + bad


def gain(sight: Sight, card: int, doing: Doing) -> float:
    """Return what one thing done is worth to us: help for our own, harm to others, where it changes anything."""
    worth = AT_NOON.get(doing.verb, NEXT_TO_NOTHING)
    own = doing.whom in (Whom.YOU, Whom.THIS)
    if doing.polarity is Polarity.HARMS:
        if own:
            return -worth
        idle = doing.verb == "boot" and all(dude.booted for dude in sight.theirs)
        return 0.0 if idle else worth
    if doing.polarity is Polarity.HELPS:
        if doing.whom is Whom.OPPONENT:
            return -worth
        idle = doing.verb == "unboot" and not _is_worth_unbooting(sight, card, own)
        return 0.0 if idle else worth
    return NEXT_TO_NOTHING if doing.polarity in (Polarity.MOVES, Polarity.REVEALS) else 0.0


def _is_worth_unbooting(sight: Sight, card: int, own: bool) -> bool:
    """Tell whether there is somebody booted to unboot: this very card, or any of ours."""
    found = sight.cards.get(card)
    if own and found is not None:
        return found.booted
    return any(dude.booted for dude in sight.mine)


def _price(ability: Ability, name: str, timing: str) -> float:
    """Return what a choice costs that is only there to pay: dearest are dudes at Noon, whose day it takes."""
    found = ability.targets.get(name)
    if not isinstance(found, Target) or ability.intent.purposes[name].polarity is not Polarity.PAYS:
        return 0.0
    dear = timing == "noon" and found.where.among == "dude"
    return (BOOTING if dear else 0.3) * min(found.most, 2)


def _is_dude(sight: Sight, card: int) -> bool:
    printed = sight.printed(card)
    return printed is not None and printed.kind == "dude"


def _job(sight: Sight, ability: Ability) -> float:
    """A job is worth what it promises, if those who could come against it are too few; its posse goes home booted."""
    prize = max((_prize(doing) for doing in ability.intent.doings), default=SMALL_PRIZE)
    odds = odds_of_job(sight)
    return prize * odds - 4.0 * max(0.0, 0.6 - odds) + 0.3 * eagerness(sight) - BOOTED_LEADER


def odds_of_job(sight: Sight) -> float:
    """Return how likely everybody who is ready wins a round against everybody who could come."""
    ready = [dude for dude in sight.mine if not dude.booted]
    against = [dude for dude in sight.theirs if not dude.booted]
    return chance(sight, ready, against) if against else 1.0


def _prize(doing: Doing) -> float:
    """Return what one thing done by a job is worth: harm to others, help to its player."""
    own = doing.whom in (Whom.YOU, Whom.THIS)
    good = {Polarity.HELPS: doing.whom is not Whom.OPPONENT, Polarity.HARMS: not own}
    return PRIZES.get(doing.verb, SMALL_PRIZE) if good.get(doing.polarity) else SMALL_PRIZE


def play_of_choice(ask: Ask, sight: Sight, timing: str) -> Answer:
    """Choose the most useful ability on offer, or pass."""
    best, most = "pass", 0.0
    for chosen, worth in scores(ask, sight, timing).items():
        if worth > most:
            best, most = chosen, worth
    return best


def scores(ask: Ask, sight: Sight, timing: str) -> dict[str, float]:
    """Return what every ability on offer seems worth."""
    assert isinstance(ask.form, OneOf)
    found = {}
    for chosen in ask.form.ids:
        play = read(chosen)
        if isinstance(play, Use):
            worth = score(sight, play.card, play.part, "cheatin" if isinstance(play, Cheat) else timing)
            found[str(chosen)] = worth + _answer(sight, ask, play)
    return found


def _answer(sight: Sight, ask: Ask, play: Use) -> float:
    """Return what a React is worth by what it does to the card that something happens to."""
    ability = ability_of(sight, play.card, play.part) if isinstance(play, React) else None
    found = sight.cards.get(ask.about[0]) if ask.about else None
    if ability is None or found is None:
        return 0.0
    done = ability.intent.of(Whom.EVENT)
    if done not in (Polarity.HELPS, Polarity.HARMS):
        return 0.0
    good = (done is Polarity.HELPS) == (found.controller == sight.seat)
    return 0.3 * sight.worth(found) if good else -FOR_THE_OTHERS


# --- choosing whom ---------------------------------------------------------------------------------


def target(ask: Ask, sight: Sight) -> Answer:
    """Choose whom an ability is to hit or help."""
    assert isinstance(ask.form, OneOf)
    cards = [card for card in ask.form.ids if isinstance(card, int)]
    if not cards:
        return ask.form.ids[0]
    way = way_of(ask)
    if way is Polarity.HELPS and sight.board.fight is not None and _brings(ask):
        return max(cards, key=lambda card: _as_help(sight, card))
    return max(cards, key=lambda card: _aim(sight, card, way))


def _brings(ask: Ask) -> bool:
    """Tell whether a question is whom a card is to bring into a fight."""
    script = SCRIPTS.get(str(ask.message.args.get("face", "")))
    parts = script.parts.values() if script is not None else ()
    return any(
        doing.verb == "join_posse"
        for part in parts
        if isinstance(part, Ability)
        for doing in part.intent.doings
    )


def _as_help(sight: Sight, card: int) -> float:
    """Return how good it is to have somebody in a fight: who shoots well, and would not be missed much."""
    found = sight.cards.get(card)
    if found is None or found.controller != sight.seat:
        return -FOR_THE_OTHERS
    return 2.0 * found.bullets * (1.6 if found.stud else 1.0) - 0.6 * sight.worth(found)


def targets(ask: Ask, sight: Sight) -> Answer:
    """Choose everybody worth choosing, as many as may or must be; where they are a price, as few as will do."""
    form = ask.form
    assert isinstance(form, SomeOf)
    way = way_of(ask)
    ranked = sorted(form.ids, key=lambda card: -_aim(sight, int(card), way))
    wanted = [card for card in ranked if _aim(sight, int(card), way) > 0]
    most = max(form.least, min(form.most, len(wanted)))
    for size in range(form.least, form.most + 1) if way is Polarity.PAYS else (most,):
        answer = tuple(card for card in form.ids if card in ranked[:size])
        if form.condition is None or form.condition.holds(answer):
            return answer
    return next(iter(form.choices()))


def way_of(ask: Ask) -> Polarity:
    """Return what being chosen is to the chosen: as the question says, or by what the card does to what is chosen."""
    way = ask.message.args.get("way")
    if isinstance(way, str):
        return Polarity(way)
    script = SCRIPTS.get(str(ask.message.args.get("face", "")))
    parts = script.parts.values() if script is not None else ()
    abilities = [part for part in parts if isinstance(part, Ability)]
    return leaning(
        [doing for found in abilities for doing in found.intent.doings if doing.whom is Whom.CHOSEN]
    )


def _aim(sight: Sight, card: int, way: Polarity) -> float:
    """Return how good a choice a card is for what is done to it."""
    worth = _worth(sight, card)
    found = sight.cards.get(card)
    if found is None:  # in a hand, a pile, a deck: what is given up is the least, what is fetched the best
        given_up = way in (Polarity.HARMS, Polarity.PAYS) or (
            card in sight.hand and way is not Polarity.HELPS
        )
        return -worth if given_up else worth
    if way is Polarity.PAYS:
        return GIVEN_UP - worth
    mine = found.controller == sight.seat
    if way in (Polarity.MOVES, Polarity.REVEALS):
        return worth  # ours to where we want them, theirs to where we want them
    return worth if mine == (way is not Polarity.HARMS) else -worth


def _worth(sight: Sight, card: int) -> float:
    found = sight.cards.get(card)
    if found is not None:
        return sight.worth(found)
    printed = PRINTED.get(sight.face(card))
    return worth_of(printed) if printed is not None else 1.0
