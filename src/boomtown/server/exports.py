"""A finished game to take along."""

from __future__ import annotations

from boomtown.server.record import Record
from boomtown.server.seats import Seats
from boomtown.server.store import TableRow
from boomtown.server.wire import GameExport
from boomtown.table import text
from boomtown.table.journal import dump


def exported(row: TableRow, record: Record, seats: Seats, seat: int | None, ended: float) -> GameExport:
    """Return a game as this seat, or (None) a spectator, may have it."""
    table, names = record.table, seats.names()
    seen = table.game.seen_config(row.config, seat, "over")
    outcome = record.outcome
    assert outcome is not None, "only finished games are exported"
    whole = seen == row.config and record.answers == len(table.answers)
    bots = [each.bot or "" for each in seats]
    return GameExport(
        game=row.game,
        title=table.game.title,
        rules=row.rules,
        players=names,
        bots=[each.bot for each in seats],
        config=seen,
        winners=list(outcome.winners),
        reason=None if outcome.reason is None else text(outcome.reason, names),
        began=row.created,
        ended=ended,
        log=[text(line, names) for line in table.log(seat)],
        journal=dump(table, names, bots).decode() if whole else None,
    )
