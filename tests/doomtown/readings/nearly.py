"""The same town but for one thing: a card booted, somebody else's, elsewhere, of another type, with a keyword less …

A text about *your unbooted Deputy here* is only seen to mean every one of these words beside cards that lack just one
of them. Towns that nobody laid out seldom have those. So, where a part of a script comes furthest, the cards it is
about, its own and the town are twisted, one thing at a time, and the part is read again (`reading.nearly`).
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.state import NOBODY, NOWHERE, Card, Cause, Doomtown, Effect, Fight, JobOf, Until
from boomtown.doomtown.state.events import Happening
from boomtown.doomtown.state.places import dudes, locations
from boomtown.doomtown.text import sayings
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.table.chain import Chain
from doomtown.readings import cast
from doomtown.readings.happenings import STEPS, TIMINGS

Twist = tuple[str, Callable[[], Doomtown]]
"""What is otherwise, and what makes the town so."""
Group = tuple[list[Twist], list[Twist]]
"""Twists that show whether any of their kind matters here, and the others."""

OTHER_KIND = {"dude": "goods", "goods": "spell", "spell": "goods", "deed": "goods", "action": "goods"}
_NEAR, _FAR = (-1, 1), (-2, -1, 1, 2)
STEPS_OF: dict[str, dict[str, tuple[int, ...]]] = {
    "dude": {"bullets": _FAR, "influence": _FAR, "value": (-3, *_FAR, 3), "cost": _NEAR, "upkeep": _NEAR},
    "goods": {"cost": _FAR, "bullets": _NEAR, "value": _NEAR},
    "spell": {"cost": _FAR, "value": _NEAR},
    "action": {"cost": _FAR, "value": _NEAR},
    "deed": {"production": _FAR, "control": _FAR, "cost": _NEAR},
}
"""By how much the numbers of a card are otherwise."""
FACTIONS = ("law_dogs", "outlaws", "fearmongers", "entrepreneurs", "first_peoples", "anarchists")
REFUSALS = (
    sayings.CANNOT_BOOT,
    sayings.CANNOT_UNBOOT,
    sayings.CANNOT_MOVE,
    sayings.CANNOT_MOVE_TO,
    sayings.CANNOT_GO_HOME,
    sayings.CANNOT_GO_HOME_BOOTED,
    sayings.CANNOT_BE_DISCARDED,
    sayings.CANNOT_BE_ACED,
    sayings.CANNOT_JOIN,
    sayings.CANNOT_LEAVE_THE_POSSE,
    sayings.CANNOT_CALL_OUT,
    sayings.CANNOT_BE_CALLED_OUT,
    sayings.CANNOT_GAIN_BOUNTY,
    sayings.CANNOT_ATTACH_CARDS,
    sayings.CANNOT_FLEE,
)
GROUPS = (
    ("Abomination", "Harrowed", "Deputy", "Grifter", "Government", "Ranger", "Token", "Agent"),
    ("Huckster", "Blessed", "Shaman", "Mad Scientist", "Kung Fu"),
    ("Weapon", "Horse", "Gadget", "Mystical", "Sidekick", "Attire", "Melee", "Improvement", "Unique"),
    ("Hex", "Miracle", "Spirit", "Totem", "Headline", "Technique"),
    ("Saloon", "Holy Ground", "Ranch", "Casino", "Public", "Strike"),
    ("Private", "Out of Town", "Non-Unique", "Core", "Experimental", "Condition"),
)
"""Keywords that are added together."""


def variant(face: str, what: str, **changed: Any) -> str:
    """The name of a face that is like another but for this, known until the stage is cleared."""
    key = f"{face} ~{what}"
    if key not in PRINTED:
        PRINTED[key] = cast.VARIANTS[key] = replace(PRINTED[face], key=key, **changed)
    if face in SCRIPTS:
        SCRIPTS[key] = SCRIPTS[face]
    return key


def faces_like(face: str) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """What a card could be instead, in groups: its name, what shows whether any of it matters, and each by itself."""
    known = PRINTED[face]
    other = OTHER_KIND.get(known.kind)
    if other is not None:
        yield other, (variant(face, other, kind=other),), ()
    if known.keywords:
        words = list(known.keywords)
        none = variant(face, "no words", keywords={})
        fewer = {
            word: {name: rating for name, rating in known.keywords.items() if name != word} for word in words
        }
        yield "fewer", (none,), tuple(variant(face, f"no {word}", keywords=fewer[word]) for word in words)
    more = [{**dict.fromkeys(words, 1), **known.keywords} for words in GROUPS]
    everything = {name: 1 for words in GROUPS for name in words} | known.keywords
    each = tuple(variant(face, f"more {number}", keywords=words) for number, words in enumerate(more))
    yield "more", (variant(face, "more", keywords=everything),), each
    yield from _other_numbers(known)
    if known.kind == "dude":
        yield "stud", (variant(face, "stud", stud=not known.stud),), ()
    yield "factions", (variant(face, "factions", factions=() if known.factions else FACTIONS),), ()
    if known.suit is not None:
        suit = {"clubs": "hearts", "hearts": "spades", "spades": "diamonds", "diamonds": "clubs"}[known.suit]
        yield "suit", (variant(face, "suit", suit=suit),), ()


def _other_numbers(known: Printed) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    steps = STEPS_OF.get(known.kind, {})
    for name, ways in steps.items():
        numbers = {by: max(0, getattr(known, name) + by) for by in ways}
        changed = {
            by: variant(known.key, f"{name} {by:+}", **{name: number}) for by, number in numbers.items()
        }
        ends = changed[ways[0]], changed[ways[-1]]
        yield name, ends, tuple(changed[by] for by in ways[1:-1])


def twisted(state: Doomtown, card: int, here: int) -> Iterator[Group]:
    """The town with one thing about this card otherwise. `here` is a place that matters."""
    found = state.cards[card]
    for what, ends, rest in faces_like(found.face):
        yield (
            [
                (f"{what} {number}", partial(_with, state, card, face=face))
                for number, face in enumerate(ends)
            ],
            [
                (f"{what} {number} of", partial(_with, state, card, face=face))
                for number, face in enumerate(rest)
            ],
        )
    for step in range(1, len(state.players)):
        yield _alone(
            f"owner +{step}", partial(_with, state, card, owner=(found.owner + step) % len(state.players))
        )
    if found.zone != "play":
        return
    yield _alone("booted", partial(_with, state, card, booted=not found.booted))
    ends = [("wanted", partial(_with, state, card, bounty=0 if found.bounty else 2))]
    ends += [("bounty", partial(_with, state, card, bounty=found.bounty + 3))]
    yield (
        ends,
        [(f"bounty {by:+}", partial(_with, state, card, bounty=max(0, found.bounty + by))) for by in (-1, 1)],
    )
    yield _alone("rock", partial(_with, state, card, rock=0 if found.rock else 2))
    counters = (("bullets", 1), ("control", 1), ("influence", 1))
    yield _alone("for good", partial(_with, state, card, counters=counters))
    if found.cards:
        yield _alone("bare", partial(_without_attached, state, card))
    if not found.attached:
        for what, face in (("goods", cast.GOODS[0].key), ("spell", cast.SPELLS[0].key)):
            yield _alone(
                f"with {what}", partial(_carrying, state, card, variant(face, "all", keywords=ALL_WORDS))
            )
    for what, twin in (*_elsewhere(state, card, here), *_in_posses(state, card)):
        yield _alone(what, twin)
    refusals = [(str(word), partial(_refusing, state, card, word)) for word in REFUSALS]
    yield [("refuses", partial(_refusing, state, card, *REFUSALS))], refusals


def _alone(what: str, twin: Callable[[], Doomtown]) -> Group:
    return [(what, twin)], []


ALL_WORDS = {word: 1 for words in GROUPS[:4] for word in words}


def _with(state: Doomtown, card: int, **changed: Any) -> Doomtown:
    twin = state.copy()
    twin.cards[card] = replace(twin.cards[card], **changed)
    return twin.lean()


def _without_attached(state: Doomtown, card: int) -> Doomtown:
    twin = state.copy()
    gone = set(twin.cards[card].cards)
    for each in gone:
        twin.cards[each] = replace(twin.cards[each], zone="limbo", place=NOWHERE, attached=False)
    twin.cards[card] = replace(twin.cards[card], cards=())
    twin.in_play = tuple(each for each in twin.in_play if each not in gone)
    return twin.lean()


def _carrying(state: Doomtown, card: int, face: str) -> Doomtown:
    twin = state.copy()
    new = max(twin.cards) + 1
    twin.cards[new] = Card(new, face, twin.cards[card].owner, "play", card, attached=True)
    twin.cards[card] = replace(twin.cards[card], cards=(*twin.cards[card].cards, new))
    twin.in_play = (*twin.in_play, new)
    return twin.lean()


def _elsewhere(state: Doomtown, card: int, here: int) -> Iterator[Twist]:
    found = state.cards[card]
    kind = PRINTED[found.face].kind
    if found.attached:
        hosts = [host for host in dudes(state) if host not in (found.place, card)]
        for host in hosts[:1] + hosts[-1:]:
            yield f"on {host}", partial(_moved_to, state, card, host)
    elif kind == "dude":
        home = state.players[found.owner].outfit
        far = [place for place in locations(state) if place not in (found.place, here, home)]
        for place in dict.fromkeys((here, home, *far[:2], *far[-1:])):
            if place != found.place:
                yield f"at {place}", partial(_with, state, card, place=place)


def _moved_to(state: Doomtown, card: int, host: int) -> Doomtown:
    twin = state.copy()
    found = twin.cards[card]
    old = twin.cards[found.place]
    twin.cards[old.id] = replace(old, cards=tuple(each for each in old.cards if each != card))
    twin.cards[host] = replace(twin.cards[host], cards=(*twin.cards[host].cards, card))
    twin.cards[card] = replace(found, place=host)
    return twin.lean()


def _in_posses(state: Doomtown, card: int) -> Iterator[Twist]:
    fight = state.fight
    if fight is None or PRINTED[state.cards[card].face].kind != "dude":
        return
    without = [tuple(dude for dude in posse if dude != card) for posse in fight.posses]
    ways = {
        "out": (without[0], without[1]),
        "leader's": ((*without[0], card), without[1]),
        "mark's": (without[0], (*without[1], card)),
    }
    for what, posses in ways.items():
        if posses != fight.posses:
            yield what, partial(_fighting, state, replace(fight, posses=posses))


def _fighting(state: Doomtown, fight: Fight | None) -> Doomtown:
    twin = state.copy()
    twin.fight = fight
    return twin.lean()


def _refusing(state: Doomtown, card: int, *words: str) -> Doomtown:
    twin = state.copy()
    source, never = state.players[1].outfit, Until("never")
    refusals = [
        Effect(id=200 + number, face="", part="", source=source, seat=1, until=never, on=(card,), word=word)
        for number, word in enumerate(words)
    ]
    twin.effects = (*twin.effects, *refusals)
    return twin.lean()


# --- the town ------------------------------------------------------------------------------------


def towns_like(state: Doomtown, this: int) -> Iterator[Group]:
    """The town with something otherwise that is no card's: money, piles, hands, the fight, the time, the past."""
    for seat in (0, 1):
        stashes = {stash: partial(_player, state, seat, stash=stash) for stash in (0, 20, 1, 2, 3, 5)}
        told = [(f"{seat} has {stash}", twin) for stash, twin in stashes.items()]
        yield told[:2], told[2:] if seat == 0 else []
        for pile in ("hand", "discard", "hill", "deck"):
            some = getattr(state.players[seat], pile)
            few = [partial(_player, state, seat, **{pile: some[len(some) - left :]}) for left in (0, 1, 2)]
            told = [(f"{seat} {pile} {left}", twin) for left, twin in enumerate(few)]
            yield told[:1], told[1:] if pile == "hand" else []
        draw = state.players[seat].draw
        if draw is not None:
            for legal in (True, False):
                hand = replace(draw, considered_legal=legal)
                yield _alone(f"{seat} legal {legal}", partial(_player, state, seat, draw=hand))
            yield _alone(f"{seat} no hand", partial(_player, state, seat, draw=None))
    for phase in ("noon", "upkeep", "sundown", "gambling"):
        yield _alone(phase, partial(_changed, state, phase=phase))
    yield _alone("next day", partial(_changed, state, day=state.day + 1))
    for seat in (0, 1, NOBODY):
        yield _alone(f"winner {seat}", partial(_changed, state, winner=seat))
    yield _alone("no past", partial(_changed, state, log=Chain()))
    fight = state.fight
    if fight is not None:
        for what, twin in _fights_like(state, fight, this):
            yield _alone(what, twin)


def _player(state: Doomtown, seat: int, **changed: Any) -> Doomtown:
    twin = state.copy()
    changed_one = replace(twin.players[seat], **changed)
    twin.players = (*twin.players[:seat], changed_one, *twin.players[seat + 1 :])
    return twin.lean()


def _changed(state: Doomtown, **changed: Any) -> Doomtown:
    return replace(state.copy(), **changed).lean()


def _fights_like(state: Doomtown, fight: Fight, this: int) -> Iterator[Twist]:
    yield "no fight", partial(_fighting, state, None)
    swapped = replace(
        fight, seats=fight.seats[::-1], posses=fight.posses[::-1], casualties=fight.casualties[::-1]
    )
    yield "sides", partial(_fighting, state, swapped)
    work = JobOf(state.players[0].outfit, cast.ACTIONS[2].key, "work", fight.seats[0])
    yield "job", partial(_fighting, state, replace(fight, job=None if fight.job is not None else work))
    for name in ("leader", "mark"):
        for card in dict.fromkeys((this, *fight.everybody[:1], *fight.everybody[-1:], fight.location)):
            if getattr(fight, name) != card:
                yield f"{name} {card}", partial(_fighting, state, replace(fight, **{name: card}))
    for loser in (0, 1, NOBODY):
        if fight.loser != loser:
            yield f"loser {loser}", partial(_fighting, state, replace(fight, loser=loser))
    for round_ in (1, 2, 3):
        yield f"round {round_}", partial(_fighting, state, replace(fight, round=round_))
    for side in (0, 1):
        alone = [posse[:1] if side == of else posse for of, posse in enumerate(fight.posses)]
        yield f"alone {side}", partial(_fighting, state, replace(fight, posses=tuple(alone)))
    for place in locations(state)[:4]:
        if place != fight.location:
            yield f"fight at {place}", partial(_fighting, state, replace(fight, location=place))
    for dude in (this, *fight.everybody[-1:]):
        shooters = (dude, fight.shooters[1]) if dude in fight.posses[0] else (fight.shooters[0], dude)
        yield f"shooter {dude}", partial(_fighting, state, replace(fight, shooters=shooters))
        casualties = ((dude,), ()) if dude in fight.posses[0] else ((), (dude,))
        yield f"casualty {dude}", partial(_fighting, state, replace(fight, casualties=casualties))


def carrying_only(state: Doomtown, card: int) -> list[Twist]:
    """A card with nothing on it but goods, or but a spell, that has every keyword."""
    told = []
    for what, face in (("goods", cast.GOODS[0].key), ("spell", cast.SPELLS[0].key)):
        everything = variant(face, "all", keywords=ALL_WORDS)
        told.append((f"only {what}", partial(_carrying_only, state, card, everything)))
    return told


def _carrying_only(state: Doomtown, card: int, face: str) -> Doomtown:
    return _carrying(_without_attached(state, card), card, face)


def posses_forming(state: Doomtown) -> list[Twist]:
    """The fight before it has begun."""
    fight = state.fight
    if fight is None:
        return []
    return [("forming", partial(_fighting, state, replace(fight, begun=False, step="forming", round=0)))]


# --- events --------------------------------------------------------------------------------------


def events_like(state: Doomtown, event: Happening, this: int) -> Iterator[tuple[str, Happening]]:
    """The same event to somebody else, elsewhere, by another cause."""
    for field in event.__struct_fields__:
        known = getattr(event, field)
        for number, other in enumerate(_others(state, field, known, this)):
            if other != known:
                yield f"{field} {number}", replace(event, **{field: other})


def _others(state: Doomtown, field: str, known: Any, this: int) -> Iterator[Any]:
    seats = range(len(state.players))
    if field == "cause":
        yield from _causes(state, known, this)
    elif field in ("seat", "other", "whose", "winner", "loser"):
        yield from seats
    elif isinstance(known, bool):
        yield not known
    elif field in ("card", "mark", "leader", "dude", "host", "pulled"):
        yield this
        yield from dudes(state)[:3]
        yield from (player.outfit for player in state.players)
        for seat in (0, 1):
            own = [card for card in state.in_play if state.cards[card].owner == seat]
            yield from [card for card in own if state.cards[card].attached][:2]
            yield from [card for card in own if PRINTED[state.cards[card].face].kind == "deed"][:1]
            yield from state.players[seat].hand[:2]
    elif field in ("start", "to", "place", "location") and isinstance(known, int):
        yield from locations(state)[:5]
    elif isinstance(known, int):
        yield from range(known - 3, known + 4)
    elif isinstance(known, tuple) and known and isinstance(known[0], int):
        yield ()
        yield (this,)
        yield known[:1]


def _causes(state: Doomtown, cause: Cause, this: int) -> Iterator[Cause]:
    for seat in range(len(state.players)):
        yield replace(cause, seat=seat)
    for kind in ("ability", "trait", "cost"):
        card = cause.card if cause.card != NOWHERE else this
        yield Cause(kind, "something", cause.seat, card, cause.timing if kind != "trait" else "")  # type: ignore[arg-type]
        if kind == "ability":
            for timing in TIMINGS:
                yield Cause(kind, "something", cause.seat, card, timing)  # type: ignore[arg-type]
    carried = [card for card in state.in_play if state.cards[card].attached]
    for card in (this, *dudes(state)[:2], *carried[:4], state.players[1].outfit):
        yield Cause("ability", "something", cause.seat, card, cause.timing or "noon")
    for step in dict.fromkeys((*STEPS[::5], "casualty", "move", "flee", "refuse", "job over")):
        yield Cause("rule", step, cause.seat)
