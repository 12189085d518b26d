"""What a text means to do: whom it helps, harms, moves or makes pay, known without reading it aloud.

The words a text is written in declare it, `boomtown.doomtown.words.intent` finds it in a text; here is only what
there is to be said, for whoever asks: questions, bots, references.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec

from boomtown.table import Message


class Polarity(Enum):
    """What an act is to whom it is done."""

    HELPS = "helps"
    HARMS = "harms"
    MOVES = "moves"
    """It takes a card elsewhere: good or bad, as the place is."""
    PAYS = "pays"
    """It is what something else is done for: a requirement, a price."""
    REVEALS = "reveals"
    NEUTRAL = "neutral"
    ASKS = "asks"
    """It only asks somebody, or chance; what comes of it is done by other acts."""


HELPS, HARMS, MOVES, PAYS = Polarity.HELPS, Polarity.HARMS, Polarity.MOVES, Polarity.PAYS
REVEALS, NEUTRAL, ASKS = Polarity.REVEALS, Polarity.NEUTRAL, Polarity.ASKS


def signed(amount: object) -> Polarity:
    """More helps and less harms; what nobody knows beforehand does neither."""
    if not isinstance(amount, int) or amount == 0:
        return NEUTRAL
    return HELPS if amount > 0 else HARMS


def reverse(polarity: Polarity) -> Polarity:
    """Return what the opposite would be."""
    return {HELPS: HARMS, HARMS: HELPS}.get(polarity, polarity)


class Whom(Enum):
    """To whom something is done."""

    TARGET = "target"
    """What the ability chooses, by the name of the choice; the mark of a job too."""
    CHOSEN = "chosen"
    """What somebody chooses while the text is read."""
    THIS = "this"
    """This card, or the dude it is on."""
    YOU = "you"
    """You, or all of yours that fit."""
    OPPONENT = "opponent"
    """An opponent, or all of theirs that fit."""
    EVENT = "event"
    """What the event is about that a React answers."""
    ANYBODY = "anybody"
    """Everybody, or nobody can tell who."""


class Doing(msgspec.Struct, frozen=True, gc=False):
    """One thing a text does: by which verb, what that is to whom, and how it is told of the target."""

    verb: str
    polarity: Polarity
    whom: Whom
    target: str = ""
    phrase: Message | None = None
    whose: Whom = Whom.ANYBODY
    """Of a target: whose it can only be, where its selector says so."""

    def __repr__(self) -> str:
        """Show it as cards write it, with what it is: `boot(theirs) harms`."""
        return f"{self.verb}({self.target or self.whom.value}) {self.polarity.value}"


class Purpose(msgspec.Struct, frozen=True, gc=False):
    """What something is chosen for: how the question says it, and what that is to the chosen."""

    told: Message
    polarity: Polarity


class Intent(msgspec.Struct, frozen=True):
    """Everything a text does, in its order, and what each of its choices is for."""

    doings: tuple[Doing, ...] = ()
    purposes: dict[str, Purpose] = {}

    def of(self, *whom: Whom) -> Polarity:
        """Return what it comes to for these."""
        return leaning([doing for doing in self.doings if doing.whom in whom])


def leaning(doings: Sequence[Doing]) -> Polarity:
    """Return what several things done to the same come to: what it pays counts only where it gains nothing."""
    kinds = [doing.polarity for doing in doings]
    helps, harms = kinds.count(HELPS), kinds.count(HARMS)
    if helps > harms:
        return HELPS
    if PAYS in kinds:
        return PAYS
    if harms > helps:
        return HARMS
    if helps:
        return next(kind for kind in kinds if kind in (HELPS, HARMS))
    return next((kind for kind in (MOVES, REVEALS) if kind in kinds), NEUTRAL)
