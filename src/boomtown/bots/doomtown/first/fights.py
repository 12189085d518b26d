"""Fights: how posses compare, who joins, shoots, dies and runs."""

from __future__ import annotations

import math
from collections.abc import Sequence

from boomtown.bots.doomtown.first.sight import Sight
from boomtown.doomtown.plays.falling import Fall
from boomtown.doomtown.state import LEADER, MARK, Fight
from boomtown.doomtown.view import SeenCard
from boomtown.table import Answer, Ask, OneOf, SomeOf

PER_STUD = 0.85
PER_DRAW = 0.5
SPREAD = 1.8
"""How far ranks scatter around what the bonuses promise."""
COVERS = {"home": 1, "discard": 1, "ace": 2}
PAIN = {"home": 0.3, "discard": 1.0, "ace": 1.3}
"""How much of a card's worth a way of being a casualty costs."""


def firepower(posse: Sequence[SeenCard]) -> float:
    """Return the ranks a posse's bonuses are worth with its best shooter."""
    if not posse:
        return 0.0
    others = [PER_STUD if dude.stud else PER_DRAW for dude in posse]
    return max(sum(others) - others[place] + shooting(dude) for place, dude in enumerate(posse))


def shooting(dude: SeenCard) -> float:
    """Return the ranks a dude's own bullets are worth as shooter."""
    return dude.bullets * (PER_STUD if dude.stud else PER_DRAW)


def chance(mine: Sequence[SeenCard], theirs: Sequence[SeenCard]) -> float:
    """Return how likely the first posse is to win a round."""
    return 1 / (1 + math.exp((firepower(theirs) - firepower(mine)) / SPREAD))


def prospect(sight: Sight, mine: Sequence[SeenCard], theirs: Sequence[SeenCard]) -> float:
    """Return what a fight is worth: what they would lose if we win, less what we would lose."""
    if not mine or not theirs:
        return 0.0
    odds = chance(mine, theirs)
    ahead = firepower(mine) - firepower(theirs)
    gain = _loss(sight, theirs, 1.6 + max(0.0, ahead)) + sum(dude.bounty for dude in theirs) * 0.3
    return odds * gain - (1 - odds) * _loss(sight, mine, 1.6 + max(0.0, -ahead))


def _loss(sight: Sight, posse: Sequence[SeenCard], casualties: float) -> float:
    """Return what so many casualties cost a posse that gives up its least first."""
    lost = 0.0
    for worth in sorted(sight.worth(dude) for dude in posse):
        if casualties <= 0:
            break
        lost += worth * min(1.0, casualties)
        casualties -= 1
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
    fight = prospect(sight, sight.in_reach(there, sight.mine), sight.in_reach(there, sight.theirs))
    return "yes" if fight + eagerness(sight) > sight.without(mark) - 0.8 else "no"


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
    comfortable = firepower(ours) - firepower(enemy) > 2.5
    return gain + sight.without(dude) - 0.4 - (2.0 if comfortable else 0.0)


def shooter(ask: Ask, sight: Sight) -> Answer:
    """Pick who adds most as the shooter."""
    assert isinstance(ask.form, OneOf)

    def gain(dude: int) -> float:
        found = sight.cards[dude]
        return shooting(found) - (PER_STUD if found.stud else PER_DRAW)

    return max(ask.form.ids, key=lambda dude: gain(int(dude)))


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
    return tuple(ask.form.ids) if stays < lost - 1.0 else ()
