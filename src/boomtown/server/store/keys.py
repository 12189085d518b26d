"""What is stored of keys: the house's own, people's passkeys, and where they want to be told of their turn."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from boomtown.server.store.decks import Transact
from boomtown.server.store.schema import GuestRow, NoticeRow, PasskeyRow, SecretRow


class KeyCupboard:
    """Keys and addresses. Each method is one transaction."""

    def __init__(self, read: Transact, write: Transact) -> None:
        self._read = read
        self._write = write

    async def secret(self, name: str, new: str) -> str:
        """Return a key of the house; the first who asks brings it. Servers that ask at once all get the same."""

        def work(session: Session) -> str:
            row = session.get(SecretRow, name)
            if row is None:
                row = SecretRow(name=name, value=new)
                session.add(row)
                session.flush()
            return row.value

        return await self._write(work)

    # --- notices -------------------------------------------------------------------------------

    async def add_notice(
        self, guest_id: int, kind: str, address: str, secrets: dict[str, str], language: str, most: int
    ) -> bool:
        """Write down where and how somebody wants to be told; not, if they have so many. A place counts once."""
        mine = select(NoticeRow).where(NoticeRow.guest_id == guest_id)

        def work(session: Session) -> bool:
            session.execute(delete(NoticeRow).where(NoticeRow.kind == kind, NoticeRow.address == address))
            if len(session.scalars(mine).all()) >= most:
                return False
            session.add(
                NoticeRow(
                    guest_id=guest_id,
                    kind=kind,
                    address=address,
                    secrets=secrets,
                    language=language,
                    created=time.time(),
                )
            )
            return True

        return await self._write(work)

    async def notices_of(self, guest_id: int) -> list[NoticeRow]:
        """Return where somebody wants to be told."""
        query = select(NoticeRow).where(NoticeRow.guest_id == guest_id).order_by(NoticeRow.id)
        return await self._read(lambda session: list(session.scalars(query)))

    async def wanting_notices(self) -> frozenset[int]:
        """Return who wants to be told at all."""
        query = select(NoticeRow.guest_id).distinct()
        return await self._read(lambda session: frozenset(session.scalars(query)))

    async def drop_notice(self, guest_id: int, number: int) -> bool:
        """Tell somebody there no more; whether they had wanted it."""
        query = delete(NoticeRow).where(NoticeRow.id == number, NoticeRow.guest_id == guest_id)
        return await self._write(lambda session: bool(session.execute(query).rowcount))  # type: ignore[attr-defined]

    async def note_failures(self, number: int, failures: int) -> None:
        """Take note how often in a row somebody could not be told there."""
        query = update(NoticeRow).where(NoticeRow.id == number).values(failures=failures)

        def work(session: Session) -> None:
            session.execute(query)

        await self._write(work)

    # --- passkeys ------------------------------------------------------------------------------

    async def add_passkey(self, row: PasskeyRow) -> None:
        """Write down a device by which somebody comes in."""

        def work(session: Session) -> None:
            session.add(row)

        await self._write(work)

    async def passkeys_of(self, guest_id: int) -> Sequence[PasskeyRow]:
        """Return the devices by which somebody comes in."""
        query = select(PasskeyRow).where(PasskeyRow.guest_id == guest_id).order_by(PasskeyRow.created)
        return await self._read(lambda session: list(session.scalars(query)))

    async def passkey(self, number: str) -> tuple[PasskeyRow, GuestRow] | None:
        """Find a device, and whose it is."""

        def work(session: Session) -> tuple[PasskeyRow, GuestRow] | None:
            row = session.get(PasskeyRow, number)
            return None if row is None else (row, session.get_one(GuestRow, row.guest_id))

        return await self._read(work)

    async def used_passkey(self, number: str, uses: int) -> None:
        """Take note how often a device says it was used."""
        query = update(PasskeyRow).where(PasskeyRow.id == number).values(uses=uses)

        def work(session: Session) -> None:
            session.execute(query)

        await self._write(work)

    async def drop_passkey(self, guest_id: int, number: str) -> bool:
        """Let a device in no more; whether it was."""
        query = delete(PasskeyRow).where(PasskeyRow.id == number, PasskeyRow.guest_id == guest_id)
        return await self._write(lambda session: bool(session.execute(query).rowcount))  # type: ignore[attr-defined]
