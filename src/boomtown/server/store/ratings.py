"""What is stored of people's strength."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from boomtown.server.ratings import Rating
from boomtown.server.store.decks import Transact
from boomtown.server.store.schema import RatingRow, TableRow


class RatingShelf:
    """Everybody's ratings. Each method is one transaction."""

    def __init__(self, read: Transact, write: Transact) -> None:
        self._read = read
        self._write = write

    async def of(self, guest_id: int) -> list[RatingRow]:
        """Return somebody's ratings."""
        query = select(RatingRow).where(RatingRow.guest_id == guest_id)
        query = query.order_by(RatingRow.game, RatingRow.pace)
        return await self._read(lambda session: list(session.scalars(query)))

    async def settle(
        self,
        table_id: str,
        kind: tuple[str, str],
        guests: Sequence[int],
        reckon: Callable[[Mapping[int, Rating]], Mapping[int, Rating]],
    ) -> bool:
        """Let a game count, once; whether it had not yet. `kind` is the game and the pace."""
        game, pace = kind
        counted = update(TableRow).where(TableRow.id == table_id, TableRow.rated.is_(False))

        def work(session: Session) -> bool:
            if session.execute(counted.values(rated=True)).rowcount != 1:  # type: ignore[attr-defined]
                return False
            rows = {guest: session.get(RatingRow, (guest, game, pace)) for guest in sorted(guests)}
            before = {
                guest: Rating() if row is None else Rating(row.rating, row.deviation, row.volatility)
                for guest, row in rows.items()
            }
            for guest, rating in reckon(before).items():
                row = rows[guest]
                session.merge(
                    RatingRow(
                        guest_id=guest,
                        game=game,
                        pace=pace,
                        rating=rating.rating,
                        deviation=rating.deviation,
                        volatility=rating.volatility,
                        games=1 if row is None else row.games + 1,
                        updated=time.time(),
                    )
                )
            return True

        return await self._write(work)
