"""A game played again by the same people, with the seats changed round."""

from __future__ import annotations

import secrets
import time
from typing import Any

from boomtown.server.seats import Seats
from boomtown.server.store import SeatRow, TableRow
from boomtown.table import Game


def moved_on(game: Game[Any], config: dict[str, Any], seats: int) -> list[int]:
    """Return by old seat where everybody sits next: one place on, unless the options are about places."""
    return [(seat + game.moves_on(config)) % seats for seat in range(seats)]


def played_again(
    game: Game[Any], played: TableRow, seats: Seats, host: int, seed: int | None
) -> tuple[TableRow, list[SeatRow]]:
    """Return a table like the one that was played; of its people only the one who asks for it sits down."""
    places = moved_on(game, played.config, len(seats))
    now = time.time()
    row = TableRow(
        id=secrets.token_urlsafe(9),
        invitation=secrets.token_urlsafe(18),
        host_id=host,
        game=played.game,
        rules=game.rules_version,
        seed=secrets.randbits(63) if seed is None else seed,
        config=game.reseated(played.config, places),
        watchable=played.watchable,
        listed=False,
        pace=played.pace,
        status="lobby",
        asked=[],
        pending=[],
        winners=[],
        created=now,
        updated=now,
    )
    rows = []
    for number, seat in enumerate(seats):
        person = seat.guest.id if seat.guest else seat.former_id if seat.out else None
        rows.append(
            SeatRow(
                table_id=row.id,
                seat=places[number],
                guest_id=host if person == host else None,
                bot=seat.bot if person is None else None,
                former_id=None,
                seen_by=[],
                out=False,
            )
        )
    return row, sorted(rows, key=lambda each: each.seat)
