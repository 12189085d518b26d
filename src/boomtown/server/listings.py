"""Games and tables as lists show them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec

from boomtown.bots import bot_names, takes_time
from boomtown.bots.register import every_opponent, opponents
from boomtown.server.record import ENDED, verdict_of
from boomtown.server.seats import Seats
from boomtown.server.store import TableRow
from boomtown.server.wire import (
    GameInfo,
    OpenTable,
    OpponentShown,
    PaceShown,
    ReadyMadeShown,
    Result,
    Status,
    TableSummary,
)
from boomtown.table import Game, Message, help_text, is_known, say, text
from boomtown.table.journal import Games


def summary(games: Games, guest_id: int, row: TableRow, seats: Seats) -> TableSummary:
    """Return a table as it stands in somebody's list."""
    seat = seats.of_guest(guest_id)
    game = games[row.game]() if row.game in games else None
    names = seats.names()
    waiting = [number for number in row.asked if number != seat or seat in row.pending]
    return TableSummary(
        id=row.id,
        game=row.game,
        title=game.title if game else row.game,
        status="over" if row.status == "stuck" else cast(Status, row.status),
        players=names,
        your_seat=seat,
        your_turn=seat in row.pending,
        waiting_for=[names[number] for number in waiting],
        won=seat in row.winners if row.status == "over" and seat is not None else None,
        result=_result(row, seats, guest_id),
        chapter=text(say(f"{row.game}-chapter", number=row.chapter)) if game and row.chapter > 0 else "",
        brought=game.brought(row.config, seat) if game and seat is not None else "",
        created=row.created,
        deadline=row.deadline,
        updated=row.updated,
    )


def _result(row: TableRow, seats: Seats, guest_id: int) -> Result | None:
    """Return what a game came to for somebody who played it."""
    place = seats.place_of(guest_id)
    if place is None:
        return None
    if seats[place].out:
        return "lost"
    if row.status != "over":
        return None
    if row.winners:
        return "won" if place in row.winners else "lost"
    return "ended" if row.verdict is not None and verdict_of(row) == ENDED else "drawn"


def open_table(game: Game[Any], row: TableRow, seats: Seats) -> OpenTable:
    """Return a table as those see it who look for a game."""
    return OpenTable(
        id=row.id,
        invitation=row.invitation,
        game=row.game,
        title=game.title,
        players=seats.names(),
        pace=None if row.pace is None else PaceShown(**row.pace),
        config=game.seen_config(row.config, None),
        created=row.created,
    )


def game_info(game: Game[Any], *, thinkers: bool) -> GameInfo:
    """Return a game as it is offered, with bots that take their time or without."""
    return GameInfo(
        name=game.name,
        title=game.title,
        seat_counts=list(game.seat_counts),
        bots=bot_names(game.name),
        opponents=[
            OpponentShown(
                id=each.id,
                name=each.name,
                about=each.about,
                rating=None if each.measured is None else each.measured.rating,
                takes_time=takes_time(each.id, game.name),
            )
            for each in (every_opponent if thinkers else opponents)(game.name)
        ],
        ready_made=[
            ReadyMadeShown(
                name=each.name,
                title=each.title,
                about=text(each.about),
                face=each.face,
                group=each.group,
                plan=text(each.plan) if each.plan is not None else "",
            )
            for each in game.ready_made()
        ],
        config_schema=_described(game, msgspec.json.schema(game.config_type)),
    )


def _described(game: Game[Any], schema: dict[str, Any]) -> dict[str, Any]:
    """Add to the options what the catalogue says they are, for whoever chooses among them."""
    options = schema["$defs"][game.config_type.__name__]["properties"]
    for name, option in options.items():
        message = say(f"{game.name}-config-{name.replace('_', '-')}")
        if is_known(message):
            option |= {"title": text(message), "description": help_text(message)}
        labels = {value: text(label) for value, label in _labels(game, name, option) if is_known(label)}
        if labels:
            option["x-labels"] = labels
    return schema


def _labels(game: Game[Any], name: str, option: dict[str, Any]) -> Iterator[tuple[str, Message]]:
    """Yield what the values of an option are called, where it is one of a few."""
    for shape in (option, *option.get("anyOf", ())):
        for value in shape.get("enum", ()):
            if isinstance(value, str):
                yield value, say(f"{game.name}-config-{name}-{value}".replace("_", "-"))
