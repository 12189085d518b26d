"""Fights: how posses compare, who joins, shoots, dies and runs."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.bots.doomtown.draws import ANYBODY, MOST_DRAW, MOST_STUD, Hand, clash, strength
from boomtown.bots.doomtown.sight import Sight
from boomtown.doomtown.plays.falling import Fall
from boomtown.doomtown.state import LEADER, MARK, Fight
from boomtown.doomtown.view import SeenCard
from boomtown.table import Answer, Ask, OneOf, SomeOf

COVERS = {"home": 1, "discard": 1, "ace": 2}
PAIN = {"home": 0.3, "discard": 1.0, "ace": 1.3}
"""How much of a card's worth a way of being a casualty costs."""


ACED = 1.3
"""How much more it costs to ace somebody than to discard them, when two casualties are due."""
REFUSED = 0.8
"""What it costs to go home booted from a call-out."""
JOURNEY = 0.4
"""What it costs to come to a fight from next door."""
RUNNING = 1.0
"""What it costs to run."""


def hand_of(sight: Sight, posse: Sequence[SeenCard]) -> Hand:
    """Return what a posse draws with: all of one who shoots, one bonus of everybody else (RB-6.1-44 to -48)."""
    if not posse:
        return Hand(ANYBODY, 0, 0)
    shooting = max(posse, key=lambda dude: _as_shooter(dude))
    stud = draw = 0
    for dude in posse:
        bonus = dude.bullets if dude is shooting else 1
        if dude.stud:
            stud += bonus
        else:
            draw += bonus
    return Hand(sight.home(posse[0].controller), min(MOST_STUD, stud), min(MOST_DRAW, draw))


def _as_shooter(dude: SeenCard) -> float:
    """Return what is gained by letting a dude shoot and not somebody else."""
    return (dude.bullets - 1) * (1.6 if dude.stud else 1.0)


def firepower(sight: Sight, posse: Sequence[SeenCard]) -> float:
    """Return the rank a posse draws on average; nobody draws nothing."""
    return strength(hand_of(sight, posse)) if posse else 0.0


def chance(sight: Sight, mine: Sequence[SeenCard], theirs: Sequence[SeenCard]) -> float:
    """Return how likely the first posse is to win a round."""
    return clash(hand_of(sight, mine), hand_of(sight, theirs)).won


def prospect(sight: Sight, mine: Sequence[SeenCard], theirs: Sequence[SeenCard]) -> float:
    """Return what a round is worth: what they lose on average, less what we lose."""
    if not mine or not theirs:
        return 0.0
    round_ = clash(hand_of(sight, mine), hand_of(sight, theirs))
    return _expected(sight, theirs, round_.theirs) - _expected(sight, mine, round_.mine)


def _expected(sight: Sight, posse: Sequence[SeenCard], chances: Sequence[float]) -> float:
    """Return what a posse loses on average, given the chances of none, one, two casualties and so on."""
    ours = posse[0].controller == sight.seat
    worths = sorted(sight.worth(dude) + (0.0 if ours else 0.3 * dude.bounty) for dude in posse)
    lost = 0.0
    for number, share in enumerate(chances):
        lost += share * _loss(worths, number)
    return lost


def _loss(worths: Sequence[float], casualties: int) -> float:
    """Return what so many casualties cost a posse that gives up its least first, acing where that covers two."""
    lost = 0.0
    for worth in worths:
        if casualties <= 0:
            break
        lost += worth * (ACED if casualties > 1 else 1.0)
        casualties -= 2
    return lost


def eagerness(sight: Sight) -> float:
    """Return how much risk to take: a game that drags on has to be decided."""
    behind = 2.0 if sight.winning() < 0 else 0.0
    return min(4.0, 0.15 * max(0, sight.board.day - 4)) + behind


def posses(sight: Sight, fight: Fight) -> tuple[list[SeenCard], list[SeenCard]]:
    """Return this seat's side of the fight, and the other."""
    found = [[sight.cards[dude] for dude in posse if dude in sight.cards] for posse in fight.posses]
    side = LEADER if fight.seats[LEADER] == sight.seat else MARK
    for place in (LEADER, MARK):
        if any(dude.controller == sight.seat for dude in found[place]):
            side = place
    return found[side], found[1 - side]


def accept(ask: Ask, sight: Sight) -> Answer:
    """Accept a call-out that is worth fighting, or whose refusal would cost more."""
    mark = sight.cards[ask.about[1]]
    there = mark.place
    ours, theirs = sight.in_reach(there, sight.mine), sight.in_reach(there, sight.theirs)
    gone = sight.without(mark)
    fight = prospect(sight, ours, theirs) + (1 - chance(sight, ours, theirs)) * min(0.0, gone)
    return "yes" if fight + eagerness(sight) > gone - REFUSED else "no"


def oppose(ask: Ask, sight: Sight) -> Answer:
    """Oppose a job that can be beaten back, or that hits a dude of ours."""
    fight = sight.board.fight
    if fight is None:
        return "no"
    ours = sight.in_reach(fight.location, sight.mine)
    stake = 2.0 if _hits_us(sight, fight) else 0.0
    worth = prospect(sight, ours, posses(sight, fight)[1]) + stake + eagerness(sight)
    return "yes" if worth > 0 else "no"


def _hits_us(sight: Sight, fight: Fight) -> bool:
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
    enemy = others or sight.in_reach(fight.location, sight.theirs)
    best = max(candidates, key=lambda dude: _better(sight, fight, ours, dude, enemy))
    if "done" not in ask.form.ids or _better(sight, fight, ours, best, enemy) > 0:
        return best.id
    return "done"


def _better(
    sight: Sight, fight: Fight, ours: list[SeenCard], dude: SeenCard, enemy: Sequence[SeenCard]
) -> float:
    """Return how much better a fight becomes by one more dude, less what its journey costs."""
    gain = prospect(sight, [*ours, dude], enemy) - prospect(sight, ours, enemy)
    if fight.job is not None and fight.seats[LEADER] == sight.seat:
        return gain - 1.0  # all of a job's posse goes home booted
    if dude.place == fight.location:
        return gain + 0.2
    comfortable = bool(ours) and chance(sight, ours, enemy) > 0.8
    return gain + sight.without(dude) - JOURNEY - (2.0 if comfortable else 0.0)


def shooter(ask: Ask, sight: Sight) -> Answer:
    """Pick who adds most as the shooter."""
    assert isinstance(ask.form, OneOf)

    return max(ask.form.ids, key=lambda dude: _as_shooter(sight.cards[int(dude)]))


def casualty(ask: Ask, sight: Sight) -> Answer:
    """Name what hurts least for what it covers."""
    assert isinstance(ask.form, OneOf)
    due = ask.message.args.get("due")

    def pain(choice: str) -> float:
        fall = Fall.read(choice)
        assert fall is not None
        found, covered = sight.cards[fall.card], COVERS[fall.way]
        if isinstance(due, int):
            covered = min(covered, due)
        return sight.worth(found) * PAIN[fall.way] / covered

    return min(ask.form.ids, key=lambda choice: pain(str(choice)))


def flee(ask: Ask, sight: Sight) -> Answer:
    """Run when the next round would cost more than going home booted."""
    assert isinstance(ask.form, SomeOf)
    fight = sight.board.fight
    if fight is None:
        return ()
    ours, others = posses(sight, fight)
    mine = [dude for dude in ours if dude.controller == sight.seat]
    stays = prospect(sight, ours, others) + eagerness(sight)
    lost = sum(min(0.0, sight.without(dude)) for dude in mine)
    return tuple(ask.form.ids) if stays < lost - RUNNING else ()
