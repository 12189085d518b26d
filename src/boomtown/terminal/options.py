"""A game's own options, as `--option key=value` gives them, checked against its configuration type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec

from boomtown.table import BadConfig, Game, Table, text
from boomtown.terminal.words import trouble

PLAYERS = "players"
"""The option that says how many play, in every game that lets the table choose; it follows from the seats."""

SITUATION = "scenario"
"""The option that starts from a situation instead of the beginning; who plays what follows from it."""


def parse_options(given: Sequence[str], game: Game[Any]) -> dict[str, Any]:
    """Read `key=value` pairs. Raises Trouble, which names the key."""
    types = {field.name: field.type for field in msgspec.structs.fields(game.config_type)}
    options: dict[str, Any] = {}
    for pair in given:
        key, equals, value = (piece.strip() for piece in pair.partition("="))
        if not equals:
            raise trouble("bad-pair", pair=pair)
        if key not in types:
            raise trouble("unknown-option", option=key, title=game.title, known=sorted(types))
        options[key] = _parsed(key, value, types[key])
    return options


def _parsed(key: str, value: str, kind: Any) -> Any:
    """Read a value as JSON (`false`, `3`, `null`), as it stands, or as a list without brackets (`1,2,3`)."""
    reason = ""
    for attempt in (value, f'"{value}"', f"[{value}]"):
        try:
            return msgspec.json.decode(attempt, type=kind)
        except msgspec.ValidationError as error:
            reason = reason or str(error)
        except msgspec.DecodeError:
            continue
    if get_origin(kind) is Literal:
        reason = f"it is one of {', '.join(get_args(kind))}"
    raise trouble("bad-value", option=key, value=value, reason=reason.replace("`", "") or "not readable")


def set_up(game: Game[Any], players: int, options: dict[str, Any], seed: int) -> Table[Any]:
    """Deal a game. Raises Trouble."""
    if SITUATION not in options:
        options = game.usual(players) | options
    try:
        config = msgspec.convert(options, type=game.config_type)
        table = Table(game, config, seed)
    except BadConfig as error:
        raise trouble("bad-config", reason=text(error.reason)) from error
    except msgspec.ValidationError as error:
        raise trouble("bad-config", reason=str(error)) from error
    if game.seats(config) != players:
        raise trouble("seats-differ", seats=players, players=game.seats(config))
    return table
