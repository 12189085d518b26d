"""A play: something a player may do in turn, as a record that can be judged, told, priced, written down and made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from boomtown.doomtown.reading.why import Refusal
from boomtown.doomtown.state import NOWHERE, Doomtown, Timing
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Message, Price, say

PASS = "pass"


class Play(msgspec.Struct, frozen=True, gc=False):
    """What all plays have in common. Each kind of play knows its own rules and nothing of the others."""

    word: ClassVar[str]
    """Its name in ids: `call` in `call:52:54`."""

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> Sequence[Self]:
        """Return the plays of this kind that this player could perhaps make; what cannot be is sorted out cheaply."""
        raise NotImplementedError

    @classmethod
    def lots(cls, state: Doomtown, seat: int, timing: Timing) -> Sequence[Any]:
        """Return what to draw by lot instead: one lot for each candidate, and as many blanks as makes it cheap."""
        return cls.candidates(state, seat, timing)

    @classmethod
    def of_lot(cls, state: Doomtown, seat: int, timing: Timing, lot: Any) -> Self | None:
        """Return the candidate that a lot means, or nothing for a blank."""
        return lot  # type: ignore[no-any-return]

    @classmethod
    def read(cls, rest: str) -> Self | None:
        """Return the play that an id means, given what follows the word; nothing if it means none."""
        raise NotImplementedError

    def __str__(self) -> str:
        """Return the play as journals and the wire write it."""
        raise NotImplementedError

    @property
    def about(self) -> tuple[int, ...]:
        """The cards it is about; the first is the one that does it, or that it is done with."""
        return ()

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> Refusal | None:
        """Return why this player cannot make it now; every reason there is, whoever asks."""
        raise NotImplementedError

    def price(self, state: Doomtown, seat: int, timing: Timing) -> Price | None:
        """Return what it costs, as far as that is known before it is made."""
        return None

    def label(self, state: Doomtown) -> Message:
        """Return it in words."""
        raise NotImplementedError

    def short(self, state: Doomtown) -> Message:
        """Return it in words where its first card stands beside them."""
        return say(f"doomtown-short-{self.word}")

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Do it; return the card that was played for it and is still on its way, or NOWHERE."""
        raise NotImplementedError


P = TypeVar("P", bound=Play)


def called(word: str) -> Callable[[type[P]], type[P]]:
    """Give a kind of play its word. (Written into the record it would be one of its fields once that is compiled.)"""

    def name(kind: type[P]) -> type[P]:
        kind.word = word
        return kind

    return name


@called(PASS)
class Pass(Play, frozen=True, gc=False):
    """Do nothing. Nothing forbids that (RB-5.3-02)."""

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> Sequence[Self]:
        """There is one way to pass."""
        return (cls(),)

    @classmethod
    def read(cls, rest: str) -> Self | None:
        """Return the pass."""
        return None if rest else cls()

    def __str__(self) -> str:
        return PASS

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> None:
        """Nothing is in the way."""

    def label(self, state: Doomtown) -> Message:
        """Return it in words."""
        return say("doomtown-play-pass")

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Whoever counts the passes makes them."""
        yield from ()
        return NOWHERE


class OfCards(Play, frozen=True, gc=False):
    """A play that its cards tell whole; its id is its word and their numbers: `call:52:54`."""

    @classmethod
    def read(cls, rest: str) -> Self | None:
        """Return the play of these cards."""
        found = numbers_in(rest, len(cls.__struct_fields__))
        return cls(*found) if found is not None else None

    def __str__(self) -> str:
        return ":".join((self.word, *map(str, self.about)))

    @property
    def about(self) -> tuple[int, ...]:
        """Its cards, in the order they are named."""
        return msgspec.structs.astuple(self)


def numbers_in(text: str, count: int) -> tuple[int, ...] | None:
    """Return the card numbers of an id, if it has so many and nothing else."""
    pieces = text.split(":")
    if len(pieces) != count or not all(piece.isdecimal() for piece in pieces):
        return None
    found = tuple(map(int, pieces))
    return found if all(str(number) == piece for number, piece in zip(found, pieces, strict=True)) else None
