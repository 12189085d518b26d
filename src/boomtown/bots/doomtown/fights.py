"""Fights: how posses compare, who joins, shoots, dies and runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from boomtown.bots.doomtown.draws import ANYBODY, MOST_DRAW, MOST_STUD, RANKS, Hand, clash, strength
from boomtown.bots.doomtown.sight import Sight
from boomtown.doomtown.plays.falling import Fall
from boomtown.doomtown.state import LEADER, MARK, Fight
from boomtown.doomtown.view import AnyCard
from boomtown.table import Answer, Ask, OneOf, SomeOf

COVERS = {"home": 1, "discard": 1, "ace": 2}
PAIN = {"home": 0.3, "discard": 1.0, "ace": 1.3}
"""How much of a card's worth a way of being a casualty costs."""


ACED = 1.3
"""How much more it costs to ace somebody than to discard them, when two casualties are due."""
DECISIVE = 0.4
"""How much it counts in a fight that influence is lost by which the game would be decided tonight."""
REFUSED = 0.8
"""What it costs to go home booted from a call-out."""
JOURNEY = 0.4
"""What it costs to come to a fight from next door."""
RUNNING = 1.0
"""What it costs to run."""


def hand_of(sight: Sight, posse: Sequence[AnyCard]) -> Hand:
    """Return what a posse draws with: all of who shoots best, one bonus of everybody else (RB-6.1-44 to -48)."""
    if not posse:
        return Hand(ANYBODY, 0, 0)
    key = tuple([dude.id for dude in posse])
    known = sight.hands.get(key)
    if known is None:
        home = sight.home(posse[0].controller)
        known = sight.hands[key] = _best(home, tuple([(dude.stud, dude.bullets) for dude in posse]))
    return known


def hands_of(sight: Sight, posse: Sequence[AnyCard]) -> list[Hand]:
    """Return what a posse draws with, by who shoots."""
    home = sight.home(posse[0].controller)
    return _hands(home, [(dude.stud, dude.bullets) for dude in posse])


Shooter = tuple[bool, int]
"""Whether somebody is a stud, and with how many bullets."""


@lru_cache(16384)
def _best(home: str, posse: tuple[Shooter, ...]) -> Hand:
    """Return the best a posse draws with; posses of the same kind come again and again."""
    return max(_hands(home, posse), key=strength)


def _hands(home: str, posse: Sequence[Shooter]) -> list[Hand]:
    studs = sum([stud for stud, _ in posse])
    draws = len(posse) - studs
    return [
        Hand(home, min(MOST_STUD, studs + bullets - 1), min(MOST_DRAW, draws))
        if stud
        else Hand(home, min(MOST_STUD, studs), min(MOST_DRAW, draws + bullets - 1))
        for stud, bullets in posse
    ]


def firepower(sight: Sight, posse: Sequence[AnyCard]) -> float:
    """Return the rank a posse draws on average; nobody draws nothing."""
    return strength(hand_of(sight, posse)) if posse else 0.0


def chance(sight: Sight, mine: Sequence[AnyCard], theirs: Sequence[AnyCard]) -> float:
    """Return how likely the first posse is to win a round."""
    return clash(hand_of(sight, mine), hand_of(sight, theirs)).won


def prospect(sight: Sight, mine: Sequence[AnyCard], theirs: Sequence[AnyCard]) -> float:
    """Return what a round is worth: what they lose on average, less what we lose."""
    if not mine or not theirs:
        return 0.0
    key = (tuple([dude.id for dude in mine]), tuple([dude.id for dude in theirs]))
    known = sight.rounds.get(key)
    if known is None:
        round_ = clash(hand_of(sight, mine), hand_of(sight, theirs))
        known = _expected(sight, theirs, round_.theirs) - _expected(sight, mine, round_.mine)
        sight.rounds[key] = known
    return known


def _expected(sight: Sight, posse: Sequence[AnyCard], chances: Sequence[float]) -> float:
    """Return what a posse loses on average, given the chances of none, one, two casualties and so on."""
    ordered = sorted(posse, key=sight.worth)
    key = tuple([dude.id for dude in ordered])
    losses = sight.losses.get(key)
    if losses is None:
        losses = sight.losses[key] = _losses(sight, ordered)
    lost = 0.0
    for share, loss in zip(chances, losses, strict=True):
        lost += share * loss
    return lost


def _losses(sight: Sight, ordered: Sequence[AnyCard]) -> list[float]:
    """Return what no, one, two casualties and so on cost a posse that gives up who is worth least first."""
    seat = ordered[0].controller
    ours = seat == sight.seat
    worths = [sight.worth(dude) + (0.0 if ours else 0.3 * dude.bounty) for dude in ordered]
    gone = [0]
    for dude in ordered:
        gone.append(gone[-1] + dude.influence)
    sign = -DECISIVE if ours else DECISIVE
    decided = [sight.gaining(seat, -influence) * sign for influence in gone]
    most = len(ordered)
    aced = _aced(worths)
    found = []
    for number in range(RANKS):
        pairs = min(most, number // 2)
        loss = aced[pairs]
        if number % 2 and pairs < most:
            loss += worths[pairs]
        found.append(loss + decided[min(most, (number + 1) // 2)])
    return found


def _aced(worths: Sequence[float]) -> list[float]:
    """Return what it costs a posse to give up none, its least one, its least two and so on, acing each for two."""
    lost = [0.0]
    for worth in worths:
        lost.append(lost[-1] + worth * ACED)
    return lost


def eagerness(sight: Sight) -> float:
    """Return how much risk to take: a game that drags on has to be decided."""
    known = sight.eagerness
    if known is None:
        behind = 2.0 if sight.winning() < 0 else 0.0
        known = sight.eagerness = min(4.0, 0.15 * max(0, sight.board.day - 4)) + behind
    return known


def posses(sight: Sight, fight: Fight) -> tuple[list[AnyCard], list[AnyCard]]:
    """Return this seat's side of the fight, and the other."""
    found = [[sight.cards[dude] for dude in posse if dude in sight.cards] for posse in fight.posses]
    side = LEADER if fight.seats[LEADER] == sight.seat else MARK
    for place in (LEADER, MARK):
        if any(dude.controller == sight.seat for dude in found[place]):
            side = place
    return found[side], found[1 - side]


def accept(ask: Ask, sight: Sight) -> Answer:
    """Accept a call-out that is worth fighting, or whose refusal would cost more."""
    fighting, refusing = accepting(ask, sight)
    return "yes" if fighting > refusing else "no"


def accepting(ask: Ask, sight: Sight) -> tuple[float, float]:
    """Return what it is worth to fight when called out, and to refuse."""
    mark = sight.cards[ask.about[1]]
    there = mark.place
    ours, theirs = sight.about(there, ours=True), sight.about(there, ours=False)
    gone = sight.without(mark)
    fight = prospect(sight, ours, theirs) + (1 - chance(sight, ours, theirs)) * min(0.0, gone)
    return fight + eagerness(sight), gone - REFUSED


def oppose(ask: Ask, sight: Sight) -> Answer:
    """Oppose a job that can be beaten back, or that hits a dude of ours."""
    fight = sight.board.fight
    return "yes" if fight is not None and opposing(sight, fight) > 0 else "no"


def opposing(sight: Sight, fight: Fight) -> float:
    """Return what it is worth to oppose a job, beside letting it be."""
    ours = sight.about(fight.location, ours=True)
    stake = 2.0 if hits_us(sight, fight) else 0.0
    return prospect(sight, ours, posses(sight, fight)[1]) + stake + eagerness(sight)


def hits_us(sight: Sight, fight: Fight) -> bool:
    """Tell whether a job is against a card of ours."""
    mark = sight.cards.get(fight.mark)
    return mark is not None and mark.controller == sight.seat


def join(ask: Ask, sight: Sight) -> Answer:
    """Add whoever makes the fight better, dudes on the spot first."""
    fight = sight.board.fight
    assert isinstance(ask.form, OneOf)
    candidates = [sight.cards[dude] for dude in ask.form.ids if dude in sight.cards]
    if fight is None or not candidates:
        return ask.form.ids[-1]
    ours, others = posses(sight, fight)
    enemy = others or sight.about(fight.location, ours=False)
    gains = [better(sight, fight, ours, dude, enemy) for dude in candidates]
    most = max(gains)
    return candidates[gains.index(most)].id if most > 0 or "done" not in ask.form.ids else "done"


def better(sight: Sight, fight: Fight, ours: list[AnyCard], dude: AnyCard, enemy: Sequence[AnyCard]) -> float:
    """Return how much better a fight becomes by one more dude, less what its journey costs."""
    gain = prospect(sight, [*ours, dude], enemy) - prospect(sight, ours, enemy)
    if fight.job is not None and fight.seats[LEADER] == sight.seat:
        return gain - 1.0  # all of a job's posse goes home booted
    if dude.place == fight.location:
        return gain + 0.2
    comfortable = bool(ours) and chance(sight, ours, enemy) > 0.8
    return gain + sight.without(dude) - JOURNEY - (2.0 if comfortable else 0.0)


def shooter(ask: Ask, sight: Sight) -> Answer:
    """Let shoot who draws best with the others behind."""
    assert isinstance(ask.form, OneOf)
    fight = sight.board.fight
    ours = posses(sight, fight)[0] if fight is not None else []
    drawn = dict(
        zip([dude.id for dude in ours], map(strength, hands_of(sight, ours) if ours else ()), strict=True)
    )
    return max(ask.form.ids, key=lambda dude: drawn.get(int(dude), 0.0))


def casualty(ask: Ask, sight: Sight) -> Answer:
    """Name what hurts least for what it covers."""
    assert isinstance(ask.form, OneOf)
    due = ask.message.args.get("due")

    return min(ask.form.ids, key=lambda choice: _pain(sight, str(choice), due))


def _pain(sight: Sight, choice: str, due: object) -> float:
    fall = Fall.read(choice)
    assert fall is not None
    found, covered = sight.cards[fall.card], COVERS[fall.way]
    if isinstance(due, int):
        covered = min(covered, due)
    return sight.worth(found) * PAIN[fall.way] / covered


def flee(ask: Ask, sight: Sight) -> Answer:
    """Run when the next round would cost more than going home booted."""
    assert isinstance(ask.form, SomeOf)
    fight = sight.board.fight
    if fight is None:
        return ()
    staying, running = fleeing(sight, fight)
    return tuple(ask.form.ids) if staying < running else ()


def fleeing(sight: Sight, fight: Fight) -> tuple[float, float]:
    """Return what it is worth to stay for another round, and to run."""
    ours, others = posses(sight, fight)
    mine = [dude for dude in ours if dude.controller == sight.seat]
    lost = sum(min(0.0, sight.without(dude)) for dude in mine)
    return prospect(sight, ours, others) + eagerness(sight), lost - RUNNING
