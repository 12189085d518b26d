"""What is stored of decks and of trials with them. Each method is one transaction."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.orm import Session

from boomtown.server.store.schema import DeckRow, DeckVersionRow, GuestRow, TrialRow

T = TypeVar("T")
Saved: TypeAlias = tuple[DeckRow, DeckVersionRow]
Published: TypeAlias = tuple[DeckRow, DeckVersionRow, GuestRow]

UNFINISHED = ("queued", "playing")


class Transact(Protocol):
    """Runs some work in a transaction."""

    def __call__(self, work: Callable[[Session], T]) -> Awaitable[T]:
        """Return what the work does."""


class Content(msgspec.Struct, frozen=True):
    """What a version of a deck says."""

    name: str
    list: str
    notes: str
    format: str
    wording: str
    auto: bool = False


class SavedElsewhere(msgspec.Struct, frozen=True):
    """Another device has saved the deck since; this is the version it is at now."""

    version: int


class DeckShelf:
    """Everybody's decks."""

    def __init__(self, read: Transact, write: Transact) -> None:
        self._read = read
        self._write = write

    # --- one's own -----------------------------------------------------------------------------

    async def of(self, guest_id: int) -> list[Saved]:
        """Return somebody's decks as they stand, the latest saved first."""
        query = (
            select(DeckRow, DeckVersionRow)
            .join(
                DeckVersionRow, (DeckVersionRow.deck_id == DeckRow.id) & (DeckVersionRow.n == DeckRow.version)
            )
            .where(DeckRow.guest_id == guest_id)
            .order_by(DeckVersionRow.saved.desc(), DeckRow.id)
        )
        return await self._read(lambda session: [(deck, version) for deck, version in session.execute(query)])

    async def find(self, guest_id: int, deck_id: str, version: int | None = None) -> Saved | None:
        """Return a deck of somebody's at a version, or as it stands."""

        def work(session: Session) -> Saved | None:
            deck = session.get(DeckRow, deck_id)
            if deck is None or deck.guest_id != guest_id:
                return None
            found = session.get(DeckVersionRow, (deck_id, deck.version if version is None else version))
            return None if found is None else (deck, found)

        return await self._read(work)

    async def add(self, deck_id: str, guest_id: int, game: str, content: Content, most: int) -> Saved | None:
        """Save a new deck; None, if somebody has so many already."""
        now = time.time()
        has = select(func.count()).select_from(DeckRow).where(DeckRow.guest_id == guest_id)

        def work(session: Session) -> Saved | None:
            if (session.scalar(has) or 0) >= most:
                return None
            deck = DeckRow(
                id=deck_id, guest_id=guest_id, game=game, version=1, created=now, listed=False, description="",
                faction="", words="",
            )  # fmt: skip
            session.add(deck)
            session.flush()
            return deck, _add_version(session, deck_id, 1, content, now)

        return await self._write(work)

    async def save(
        self, guest_id: int, deck_id: str, base: int, content: Content, most: int
    ) -> Saved | SavedElsewhere | None:
        """Save a new version, of which the last so many are kept.

        It takes the place of one before it that was only kept by itself: whoever keeps one on purpose
        sees what they changed since they last did.
        """
        now = time.time()

        def work(session: Session) -> Saved | SavedElsewhere | None:
            deck = session.get(DeckRow, deck_id, with_for_update=True)
            if deck is None or deck.guest_id != guest_id:
                return None
            if deck.version != base:
                return SavedElsewhere(deck.version)
            before = session.get_one(DeckVersionRow, (deck_id, base))
            if before.auto and deck.published != base:
                session.delete(before)
            deck.version = base + 1
            version = _add_version(session, deck_id, deck.version, content, now)
            _forget_old(session, deck, most)
            return deck, version

        return await self._write(work)

    async def versions(self, guest_id: int, deck_id: str) -> list[DeckVersionRow]:
        """Return the versions of a deck of somebody's that are kept, the oldest first."""
        query = (
            select(DeckVersionRow)
            .join(DeckRow, DeckRow.id == DeckVersionRow.deck_id)
            .where(DeckRow.id == deck_id, DeckRow.guest_id == guest_id)
            .order_by(DeckVersionRow.n)
        )
        return await self._read(lambda session: list(session.scalars(query)))

    async def delete(self, guest_id: int, deck_id: str) -> bool:
        """Forget a deck; whether there was one."""

        def work(session: Session) -> bool:
            deck = session.get(DeckRow, deck_id)
            if deck is None or deck.guest_id != guest_id:
                return False
            _forget(session, [deck_id])
            return True

        return await self._write(work)

    # --- published -----------------------------------------------------------------------------

    async def publish(self, guest_id: int, deck_id: str, **values: Any) -> None:
        """Change how others may see a deck."""
        change = update(DeckRow).where(DeckRow.id == deck_id, DeckRow.guest_id == guest_id)

        def work(session: Session) -> None:
            session.execute(change.values(**values))

        await self._write(work)

    async def published(
        self, words: Sequence[str], faction: str, game: str, skip: int, limit: int
    ) -> tuple[int, list[Published]]:
        """Return how many listed decks have all these words, and some of them, the latest first."""
        fitting: list[ColumnElement[bool]] = [DeckRow.listed.is_(True), DeckRow.published.is_not(None)]
        fitting += [DeckRow.words.contains(word, autoescape=True) for word in words]
        if faction:
            fitting.append(DeckRow.faction == faction)
        if game:
            fitting.append(DeckRow.game == game)
        count = select(func.count()).select_from(DeckRow).where(*fitting)
        query = (
            _published().where(*fitting)
            .order_by(DeckRow.published_at.desc(), DeckRow.id)
            .offset(skip)
            .limit(limit)
        )  # fmt: skip

        def work(session: Session) -> tuple[int, list[Published]]:
            found = [(deck, version, guest) for deck, version, guest in session.execute(query)]
            return session.scalar(count) or 0, found

        return await self._read(work)

    async def by_code(self, code: str) -> Published | None:
        """Return a published deck."""
        query = _published().where(DeckRow.code == code)

        def work(session: Session) -> Published | None:
            found = session.execute(query).first()
            return None if found is None else (found[0], found[1], found[2])

        return await self._read(work)

    # --- trials --------------------------------------------------------------------------------

    async def add_trial(self, trial: TrialRow) -> None:
        """Write down what somebody wants to try."""

        def work(session: Session) -> None:
            session.merge(trial)

        await self._write(work)

    async def trial(self, guest_id: int, trial_id: str) -> TrialRow | None:
        """Return a trial of somebody's."""
        query = select(TrialRow).where(TrialRow.id == trial_id, TrialRow.guest_id == guest_id)
        return await self._read(lambda session: session.scalar(query))

    async def trials_of(self, guest_id: int, limit: int) -> list[TrialRow]:
        """Return somebody's trials, the latest first."""
        query = (
            select(TrialRow)
            .where(TrialRow.guest_id == guest_id)
            .order_by(TrialRow.created.desc())
            .limit(limit)
        )
        return await self._read(lambda session: list(session.scalars(query)))

    async def unfinished_trials(self) -> list[TrialRow]:
        """Return the trials that wait or are being played, by whichever server, the oldest first."""
        query = (
            select(TrialRow).where(TrialRow.status.in_(UNFINISHED)).order_by(TrialRow.created, TrialRow.id)
        )
        return await self._read(lambda session: list(session.scalars(query)))

    async def set_trial(self, trial_id: str, **values: Any) -> bool:
        """Write down how far a trial has come; False for one that has ended, which stays as it ended, or is gone."""
        change = update(TrialRow).where(TrialRow.id == trial_id, TrialRow.status.in_(UNFINISHED))

        def work(session: Session) -> bool:
            result: Any = session.execute(change.values(**values, updated=time.time()))
            return bool(result.rowcount == 1)

        return await self._write(work)

    async def forget_trials(self, guest_id: int, but: int) -> None:
        """Forget all trials of somebody that have ended, but the latest."""
        kept = (
            select(TrialRow.id)
            .where(TrialRow.guest_id == guest_id)
            .order_by(TrialRow.created.desc())
            .limit(but)
        )

        def work(session: Session) -> None:
            ids = list(session.scalars(kept))
            session.execute(
                delete(TrialRow).where(
                    TrialRow.guest_id == guest_id, TrialRow.id.not_in(ids), TrialRow.status.not_in(UNFINISHED)
                )
            )

        await self._write(work)


def forget_decks_of(session: Session, guest_id: int) -> None:
    """Forget everything of decks that belongs to somebody."""
    _forget(session, list(session.scalars(select(DeckRow.id).where(DeckRow.guest_id == guest_id))))
    session.execute(delete(TrialRow).where(TrialRow.guest_id == guest_id))


def _add_version(session: Session, deck_id: str, n: int, content: Content, now: float) -> DeckVersionRow:
    version = DeckVersionRow(deck_id=deck_id, n=n, saved=now, **msgspec.structs.asdict(content))
    session.add(version)
    return version


def _forget_old(session: Session, deck: DeckRow, most: int) -> None:
    """Keep the last so many versions, and the published one."""
    session.flush()
    old = (
        select(DeckVersionRow.n)
        .where(DeckVersionRow.deck_id == deck.id, DeckVersionRow.n != (deck.published or 0))
        .order_by(DeckVersionRow.n.desc())
        .offset(most)
    )
    numbers = list(session.scalars(old))
    session.execute(
        delete(DeckVersionRow).where(DeckVersionRow.deck_id == deck.id, DeckVersionRow.n.in_(numbers))
    )


def _forget(session: Session, deck_ids: Sequence[str]) -> None:
    session.execute(delete(DeckVersionRow).where(DeckVersionRow.deck_id.in_(deck_ids)))
    session.execute(delete(DeckRow).where(DeckRow.id.in_(deck_ids)))


def _published() -> Any:
    return (
        select(DeckRow, DeckVersionRow, GuestRow)
        .join(
            DeckVersionRow, (DeckVersionRow.deck_id == DeckRow.id) & (DeckVersionRow.n == DeckRow.published)
        )
        .join(GuestRow, GuestRow.id == DeckRow.guest_id)
    )
