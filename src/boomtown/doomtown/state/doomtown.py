"""A whole game of Doomtown. Only verbs change it (`boomtown.doomtown.verbs.changes`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, ParamSpec, Self, TypeVar

import msgspec
from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.state.frames import AnyFrame
from boomtown.doomtown.state.records import (
    NOBODY,
    Card,
    Decided,
    Effect,
    Extra,
    Fight,
    Phase,
    Player,
)
from boomtown.doomtown.state.remembered import Diary, Faces, Held, Layout, Memo, Spots
from boomtown.doomtown.state.rulebook import PINEBOX, Rulebook
from boomtown.table.chain import Chain
from boomtown.table.state import Event, Notes, State

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = ("faces", "memo", "spots", "held", "layout", "diary", "notes", "lent")
"""Fields that can be derived from the others (`state.remembered`) or are of no account, and are never compared."""


class Doomtown(State, kw_only=True):
    """A whole game. Everything in it is data; the fields `REMEMBERED` only remember what was derived from the rest."""

    frames: tuple[AnyFrame, ...] = ()  # a union, so that a saved game can be read
    scheduled: tuple[AnyFrame, ...] = ()
    rules: Rulebook = PINEBOX
    cards: dict[int, Card] = msgspec.field(default_factory=dict)
    players: tuple[Player, ...] = ()
    in_play: tuple[int, ...] = ()
    """Cards in play in the order they came, the town square first."""
    effects: tuple[Effect, ...] = ()
    fight: Fight | None = None
    day: int = 0
    phase: Phase = "setup"
    winner: int = NOBODY
    first: int = 0
    """Who comes first while there is no Winner yet (RB-4-14, RB-5.1-08)."""
    pot: int = 0
    spent: int = 0
    """The last number given to an effect."""
    lingering: tuple[int, ...] = ()
    """Action cards that stay on the table until their step or phase ends (RB-7.3.2-10)."""
    extra: tuple[Extra, ...] = ()
    decided: Decided = ""
    """Why the game is over, once it is."""
    victors: tuple[int, ...] = ()
    faces: Faces | None = None
    memo: Memo = msgspec.field(default_factory=Memo)
    spots: Spots = msgspec.field(default_factory=Spots)
    held: Held = msgspec.field(default_factory=Held)
    layout: Layout = msgspec.field(default_factory=Layout)
    diary: Diary = msgspec.field(default_factory=dict)
    """What has been looked up in the log, by since when and of what kind (`reading.history`)."""

    takes_notes: ClassVar[bool] = True
    notes: Any = None
    """What the running step has worked out (`once`); nothing between steps, and in games that are played out."""

    lent: bool = False
    """Whether another state may have the same dict of cards: whoever changes one takes a dict of its own first."""

    def copy(self) -> Self:
        """Return an independent copy; what is remembered stays true until one of the two changes."""
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # as in State
        twin.cards = self.cards.copy()
        twin.lent = False
        twin.notes = None
        return twin

    def twin(self) -> Self:
        """Return a copy that has the same cards, as long as no verb changes one of either."""
        self.lent = True
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # as in State
        twin.notes = None
        return twin

    def with_face(self, card: int, face: str) -> Self:
        """Return the game as it would be if a card of a hand had this face."""
        twin = self.copy()
        twin.cards[card] = replace(self.cards[card], face=face)
        twin.memo = Memo()
        return twin

    def lean(self) -> Self:
        """Return a copy that remembers nothing it could derive again, as it is saved."""
        return replace(
            self,
            faces=None,
            memo=Memo(),
            spots=Spots(),
            held=Held(),
            layout=Layout(),
            diary={},
            notes=None,
            lent=False,
        )

    def packed(self) -> tuple[Self, tuple[Card, ...]]:
        """Return it without what can be derived again, and its cards in a row: a sixth of what the dict takes."""
        lean = self.lean()
        lean.cards = {}
        return lean, tuple(self.cards.values())

    @classmethod
    def unpacked(cls, packed: tuple[Self, tuple[Card, ...]]) -> Self:
        """Return the state that was packed, its cards by their ids again."""
        lean, cards = packed
        return replace(lean, cards={card.id: card for card in cards})

    def __eq__(self, other: object) -> bool:
        """Equal games; what is only remembered does not count."""
        if not isinstance(other, Doomtown):
            return NotImplemented
        return all(
            getattr(self, field) == getattr(other, field)
            for field in self.__struct_fields__
            if field not in REMEMBERED
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    def note_down(self, notes: Notes) -> None:
        """Give a step that runs its notes, or take them away."""
        self.notes = notes

    def once(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Return what a step works out on its way to a question; whoever runs it again up to there need not.

        To be called by steps, and by what they yield from: always in the same order. The work changes nothing, and
        what comes of it is nobody's to change, and not bound to this state, for forks share it.
        """
        notes = self.notes
        if notes is None:
            return work(*args, **named)
        if type(notes) is not list:
            return next(notes)  # type: ignore[no-any-return]
        self.notes = None  # what it works out in turn is known with it
        found = work(*args, **named)
        self.notes = notes
        notes.append(found)
        return found

    def record(self, event: Event) -> None:
        """Write down what happened; numbers that were read off the history are worked out again."""
        log = self.log
        self.log = Chain(log, event, log.length + 1)  # `add`, written out
        read = self.memo.history
        if read and isinstance(event, read):
            self.memo = Memo()

    # --- looking -------------------------------------------------------------------------------

    def printed(self, card: int) -> Printed:
        """Return what is printed on this card."""
        return PRINTED[self.cards[card].face]

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """Return all seats clockwise, starting with this one."""
        return _clockwise(seat, len(self.players))

    def turn_order(self) -> tuple[int, ...]:
        """Return all seats clockwise from the Winner (RB-5.1-21)."""
        return self.seats_from(self.winner if self.winner >= 0 else self.first)


@cache
def _clockwise(seat: int, seats: int) -> tuple[int, ...]:
    return tuple((seat + step) % seats for step in range(seats))
