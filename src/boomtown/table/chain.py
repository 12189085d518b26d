"""An append-only list that costs nothing to share: the log, the answers, the checkpoints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar, cast

import msgspec

T = TypeVar("T")


class Chain(msgspec.Struct, Generic[T], frozen=True, eq=False):
    """Each link holds one item and the chain before it; adding makes a new chain and leaves the old one alone.

    A fork therefore shares its whole past with its parent, whatever its length. (The garbage collector must
    know the links: those it does not know are freed one inside the other, and a long chain has too many.)
    """

    before: Chain[T] | None = None
    newest: T | None = None
    length: int = 0

    @classmethod
    def of(cls, items: Iterable[T]) -> Chain[T]:
        """A chain of these items, oldest first."""
        chain: Chain[T] = cls()
        for item in items:
            chain = chain.add(item)
        return chain

    def add(self, item: T) -> Chain[T]:
        """This chain and one more item."""
        return Chain(self, item, self.length + 1)

    def __len__(self) -> int:
        return self.length

    def backwards(self) -> Iterator[T]:
        """The items, newest first: what questions to the history want."""
        link = self
        while link.before is not None:
            yield cast(T, link.newest)
            link = link.before

    def after(self, count: int) -> list[T]:
        """The items that follow the first `count`, oldest first."""
        found = []
        link = self
        while link.length > count:
            assert link.before is not None
            found.append(cast(T, link.newest))
            link = link.before
        found.reverse()
        return found

    def first(self, count: int) -> Chain[T]:
        """The chain as it was when it held `count` items."""
        link = self
        while link.length > count:
            assert link.before is not None
            link = link.before
        return link

    def shared(self, other: Chain[T]) -> int:
        """How many items two chains have in common as links; chains of one past share links, so this is short."""
        count = min(self.length, other.length)
        one, two = self.first(count), other.first(count)
        while one is not two and one.before is not None:
            assert two.before is not None, "they are as long as each other"
            one, two = one.before, two.before
        return one.length

    def __iter__(self) -> Iterator[T]:
        return iter(self.after(0))

    def __eq__(self, other: object) -> bool:
        """Equal content; links shared by both are not walked."""
        if not isinstance(other, Chain):
            return NotImplemented
        if self.length != other.length:
            return False
        mine, theirs = self, other
        while mine is not theirs and mine.before is not None:
            assert theirs.before is not None, "they are as long as each other"
            if mine.newest != theirs.newest:
                return False
            mine, theirs = mine.before, theirs.before
        return True

    __hash__ = None  # type: ignore[assignment]  # compared by content, never a key

    def __repr__(self) -> str:
        return f"Chain.of({list(self)!r})"
