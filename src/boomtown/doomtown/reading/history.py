"""The game's memory: questions to the log (what happened today, in this shootout, in this round)."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Any, TypeAlias, TypeVar

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import (
    Aced,
    CallAccepted,
    DayBegan,
    Discarded,
    Entered,
    Happening,
    JobStarted,
    LeftPlay,
    OfCard,
    PhaseBegan,
    PossesFormed,
    Reached,
    RoundBegan,
    ShootoutBegan,
    Used,
)

E = TypeVar("E", bound=Happening)
C = TypeVar("C", bound=OfCard)


Kind: TypeAlias = type[Happening] | UnionType


def _since(state: Doomtown, start: Kind, kind: Kind) -> tuple[Any, ...]:
    """Return the events of one kind since the last one of another, newest first.

    What was found is kept, with how far the log had come by then: so nobody looks at an event twice for the same.
    """
    memo, log = state.memo, state.log
    read = memo.history or ()
    if kind not in read or start not in read:
        memo.history = (*read, kind, start)
    upto, known = state.diary.get((start, kind), NEVER)
    if upto is log:
        return known
    found = []
    link = log
    while link is not upto:
        event = link.newest
        if link.before is None or isinstance(event, start):
            known = ()  # older than that, or of a game this one was forked from and has left
            break
        if isinstance(event, kind):
            found.append(event)
        link = link.before
    if found:
        known = (*found, *known)
    state.diary[start, kind] = log, known
    return known


REACHED_OR_ENTERED = Reached | Entered
NEVER: tuple[None, tuple[Any, ...]] = (None, ())


def today(state: Doomtown, kind: type[E]) -> Iterator[E]:
    """Return today's events of one kind, newest first."""
    return iter(_since(state, DayBegan, kind))


def this_phase(state: Doomtown, kind: type[E]) -> Iterator[E]:
    """Return this phase's events of one kind, newest first."""
    return iter(_since(state, PhaseBegan, kind))


def this_shootout(state: Doomtown, kind: type[E]) -> Iterator[E]:
    """Return this shootout's events of one kind, newest first."""
    return iter(_since(state, ShootoutBegan, kind))


def since_posses_formed(state: Doomtown, kind: type[E]) -> Iterator[E]:
    """Return the events of one kind since posses were last formed, newest first: what answered that, too."""
    return iter(_since(state, PossesFormed, kind))


FIGHT_AROSE = CallAccepted | JobStarted


def posses_are_formed(state: Doomtown) -> bool:
    """Tell whether the posses of the fight have been formed: that is answered before the shooting begins."""
    fight = state.fight
    return fight is not None and (fight.begun or any(_since(state, FIGHT_AROSE, PossesFormed)))


def this_round(state: Doomtown, kind: type[E]) -> Iterator[E]:
    """Return this round's events of one kind, newest first."""
    return iter(_since(state, RoundBegan, kind))


def has_left_since_the_fight_arose(state: Doomtown, card: int) -> bool:
    """Tell whether a card has left play since the call-out was accepted or the job started; it may be back."""
    return any(left.card == card for left in _since(state, FIGHT_AROSE, LeftPlay))


def left_since_the_job_began(state: Doomtown) -> frozenset[int]:
    """Return the cards that have left play since the job was started, though they may be back: they are new then."""
    return frozenset(left.card for left in _since(state, JobStarted, LeftPlay))


USED_IN_ROUNDS = Used | LeftPlay | RoundBegan
USED_IN_SHOOTOUTS = Used | LeftPlay | ShootoutBegan


def uses_today(state: Doomtown, card: int, part: str, stretches: UnionType) -> list[int]:
    """Return how often this ability was used in each round, or each shootout, of today, the present one first.

    Only since its card came into play: back, it is new.
    """
    uses = [0]
    for event in _since(state, DayBegan, stretches):
        if isinstance(event, LeftPlay):
            if event.card == card:
                break
        elif not isinstance(event, Used):
            uses.append(0)
        elif (event.card, event.part) == (card, part):
            uses[-1] += 1
    return uses


def today_of(state: Doomtown, card: int, kind: type[C]) -> Iterator[C]:
    """Return today's events of one kind about a card, newest first, since it came into play: back, it is new."""
    for event in _since(state, DayBegan, kind | LeftPlay):
        if event.card == card:
            if isinstance(event, LeftPlay):
                return
            yield event


def reached_today(state: Doomtown, dude: int) -> bool:
    """Tell whether a dude has used a Totem next door today, since it came into play."""
    for event in _since(state, DayBegan, REACHED_OR_ENTERED):
        if event.card == dude:
            return isinstance(event, Reached)
    return False


def had(event: LeftPlay, word: str) -> bool:
    """Tell whether a card had a keyword when it left play, printed or given."""
    return (word in PRINTED[event.name].keywords) != (word in event.changed)


def was_a_dude(event: Discarded | Aced | LeftPlay) -> bool:
    """Tell whether the card that left was a dude until then; one attached to a deed was none any more (ruling 430)."""
    return PRINTED[event.name].kind == "dude" and not event.turned


def as_it_was(event: OfCard) -> Printed:
    """Return what is printed on the card an event tells of.

    By the name it had: it may lie hidden again, and in a world dealt anew hidden cards have other faces.
    """
    return PRINTED[event.name]
