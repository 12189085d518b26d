"""A table as it is asked for: checked, dealt, and ready to be stored."""

from __future__ import annotations

import secrets
import time
from typing import Any

from boomtown.bots import offered
from boomtown.lessons import Lesson
from boomtown.server.bringing import bring
from boomtown.server.guests import Guest
from boomtown.server.problems import unusable
from boomtown.server.record import Record, deal
from boomtown.server.saying import says
from boomtown.server.settings import Settings
from boomtown.server.store import SeatRow, TableRow
from boomtown.server.wire import MOST, BotSeat, MySeat, NewTable, OpenSeat
from boomtown.table import Game, text
from boomtown.table.journal import Games, JournalError


def new_id() -> str:
    """Return a new table's id. One with a dash in front would be taken for an option by `boomtown admin end`."""
    found = secrets.token_urlsafe(9)
    return new_id() if found.startswith("-") else found


def set_up(
    games: Games,
    settings: Settings,
    guest: Guest,
    new: NewTable,
    options: dict[str, Any],
    lesson: Lesson | None = None,
) -> tuple[TableRow, Record]:
    """Return a new table and its game. Refuses what cannot be played; of lessons we know that they can be."""
    if not _is_small(new.config):
        raise unusable(says("the-options-have-a"))
    taught = lesson is not None
    game = _game(games, new, thinkers=settings.thinking_workers > 0, taught=taught)
    config, now = _config(game, new, options), time.time()
    row = TableRow(
        id=new_id(),
        invitation=secrets.token_urlsafe(18),
        host_id=guest.id,
        game=game.name,
        rules=game.rules_version,
        seed=_chance(settings, lesson),
        config=game.unattended(config) if is_for_bots(new) else config,
        watchable=new.watchable,
        listed=new.listed,
        pace=None if new.pace is None else new.pace.model_dump(),
        hands=None if new.hands is None else new.hands.model_dump(),
        status="lobby",
        asked=[],
        pending=[],
        winners=[],
        created=now,
        updated=now,
        request=new.id,
    )
    try:
        record = deal(games, row)
    except JournalError as error:
        raise unusable(says("the-table-cannot-be-set", reason=error.reason)) from error
    count = game.seats(record.table.config)
    if count != len(new.seats):
        raise unusable(says("the-options-are-for", count=count, seats=len(new.seats)))
    objection = None if settings.unchecked or taught else game.objection(record.table.config)
    if objection is not None:
        raise unusable(says("the-table-cannot-be", why=text(objection)))
    return row, record


def _chance(settings: Settings, lesson: Lesson | None) -> int:
    """Return the seed of a table: a lesson's own, where its coach counts on what comes; or else the house's, or any."""
    if lesson is not None and lesson.seed is not None:
        return lesson.seed
    return secrets.randbits(63) if settings.seed is None else settings.seed


def _game(games: Games, new: NewTable, *, thinkers: bool, taught: bool) -> Game[Any]:
    if new.game not in games:
        raise unusable(says("there-is-no-game-here", name=repr(new.game), known=", ".join(games)))
    game = games[new.game]()
    if len(new.seats) not in game.seat_counts:
        counts = game.seat_counts
        raise unusable(says("is-for-to-players", title=game.title, first=counts[0], last=counts[-1]))
    if sum(isinstance(plan, MySeat) for plan in new.seats) > 1:
        raise unusable(says("you-can-take-one"))
    bots = offered(game.name, thinkers=thinkers)
    for plan in new.seats:
        if isinstance(plan, BotSeat) and plan.bot not in bots and not taught:
            raise unusable(
                says("there-is-no-bot-for", bot=repr(plan.bot), title=game.title, known=", ".join(bots))
            )
    return game


def _config(game: Game[Any], new: NewTable, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options: those of the table to be played again or else the usual ones, and what the host changes."""
    config = (game.usual(len(new.seats)) | dict(game.among_people) | options) | new.config
    for seat, plan in enumerate(new.seats):
        if not isinstance(plan, OpenSeat) and plan.brings is not None:
            config = bring(game, config, seat, plan.brings)
    return config


def is_for_bots(new: NewTable) -> bool:
    """Whether nobody but bots is to play."""
    return all(isinstance(plan, BotSeat) for plan in new.seats)


def _is_small(value: Any) -> bool:
    """Whether all numbers in this are such as games can use."""
    if isinstance(value, dict):
        return all(_is_small(part) for part in value.values())
    if isinstance(value, list):
        return all(_is_small(part) for part in value)
    return not isinstance(value, int | float) or -MOST <= value <= MOST


def seat_row(table_id: str, number: int, guest: Guest, plan: Any) -> SeatRow:
    """Return a seat as it is planned."""
    return SeatRow(
        table_id=table_id,
        seat=number,
        guest_id=guest.id if isinstance(plan, MySeat) else None,
        bot=plan.bot if isinstance(plan, BotSeat) else None,
        former_id=None,
        seen_by=[],
    )
