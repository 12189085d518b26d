"""What a game stands on: frozen records in a container that copies in a microsecond."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec

from boomtown.table.chain import Chain
from boomtown.table.forms import Answer, Form
from boomtown.table.messages import Message


class Frame(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Where the game stands: one entry of the stack, naming a step of the rules and how far it got."""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened. `told` decides what each seat learns of it."""

    def told(self, seat: int | None) -> Message | None:
        """Return what this seat is told (None stands for a spectator), or nothing."""
        raise NotImplementedError


class Said(Event, frozen=True):
    """An event that is only its telling: `secret` for the seats named, `public` (or nothing) for all others."""

    public: Message | None
    secret: Message | None = None
    seats: tuple[int, ...] = ()

    def told(self, seat: int | None) -> Message | None:
        """Return the secret for those in on it."""
        return self.secret if seat in self.seats else self.public


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat: what it is about, and the form its answer must have.

    Where nearly everybody would give the same answer, that is the `usual` one; it is legal, and a client offers it
    to be confirmed.
    """

    seat: int
    message: Message
    form: Form
    about: tuple[int, ...] = ()
    """The cards it is about, by number: who is to move, whose text asks, who calls out whom."""
    usual: Answer | None = None
    secret: bool = False
    """Whether it is asked so that nobody can tell who has an answer: when it is given must not tell either."""


Asked = Ask | tuple[Ask, ...]
"""What a step yields: one question, or several seats' questions at the same time."""

Step = Generator[Asked, Any, None]
"""One step of the rules. It is sent the answer, or for several asks the answers by seat.

A step that asks nothing need not be a generator: a plain function that returns nothing will do, and is
cheaper. A plain function may also return a generator; until then it may look at the state but not change it.
"""

Answers = dict[int, Answer]


if TYPE_CHECKING:
    Log = Chain[Any]
else:
    Log = Any  # `Game.encode` writes the log as a list, and not as the records within records that a chain is


Notes = list[Any] | Iterator[Any] | None
"""A list to write to, one to read from, or nothing: nobody runs a step, or nobody will come back to it."""


class State(msgspec.Struct, kw_only=True, gc=False):
    """A game's state. The container may be changed by the rules; every value in it is immutable.

    Games add fields. A game that keeps records in dicts overrides `copy` to copy those dicts too.
    Data has no cycles, so the garbage collector need not look for any.
    """

    frames: tuple[Frame, ...] = ()
    rng: int = 0
    log: Log = msgspec.field(default_factory=Chain)
    scheduled: tuple[Frame, ...] = ()
    imagined: bool = False
    """Whether this game is only played out in somebody's head: nobody is told anything, and nobody could learn
    anything from who is asked."""

    takes_notes: ClassVar[bool] = False
    """Whether steps of this game work out what is worth remembering while they run (`note_down`)."""

    def copy(self) -> Self:
        """Return an independent copy, sharing every immutable value."""
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # what copy.copy calls, twice as fast
        return twin

    def twin(self) -> Self:
        """Return a copy to play on with, or to keep as it is: what only the rules' own verbs change, they may share.

        Who overrides `copy` overrides this.
        """
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # as in `copy`, written out
        return twin

    def lean(self) -> Self:
        """Return it without what can be derived again, to be kept for long."""
        return self

    def packed(self) -> Any:
        """Return it as it is kept among the past of a table, the smaller the better; `unpacked` makes it of that."""
        return self.lean()

    @classmethod
    def unpacked(cls, packed: Any) -> Self:
        """Return the state that was packed; nobody changes it."""
        return packed  # type: ignore[no-any-return]

    def note_down(self, notes: Notes) -> None:
        """While a step runs it may write down here what it works out, or read what it worked out when it ran before."""

    def then(self, *frames: Frame) -> None:
        """Schedule frames: they replace the running one when its step has ended, and run in this order."""
        self.scheduled += frames

    def next_frames(self, stay: int) -> tuple[Frame, ...]:
        """End a step: so many frames stay below it, and what it scheduled comes onto them. Return them all."""
        self.frames = (
            self.frames[:stay] + self.scheduled[::-1]
        )  # who unwound the stack has left fewer already
        self.scheduled = ()
        return self.frames

    def unwind(self, to: int) -> None:
        """Drop the frames above the first `to`, the running one among them, and whatever was scheduled."""
        self.frames = self.frames[:to]
        self.scheduled = ()

    def record(self, event: Event) -> None:
        """Write down what happened. A game whose rules ask the log for the past does so in imagined games too."""
        if not self.imagined:
            self.log = self.log.add(event)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won (several share a win; nobody: a draw), and each seat's points if any."""

    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()
    reason: Message | None = None


def gather(asks: Sequence[Ask]) -> Generator[tuple[Ask, ...], Answers, Answers]:
    """Ask these seats at once and return their answers by seat; with nobody to ask, go on."""
    if not asks:
        return {}
    return (yield tuple(asks))
