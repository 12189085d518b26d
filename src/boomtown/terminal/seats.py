"""Who sits where: people and bots, as `--seats` names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from boomtown.bots import bot_names, every_bot, is_bot
from boomtown.bots.register import BUDGET
from boomtown.table import Game
from boomtown.table.journal import Loaded
from boomtown.terminal.words import printable, trouble, words

PERSON = "you"
LONGEST_NAME = 14
BOT_NAMES = ("Belle", "Clem", "Dusty", "Etta", "Floyd", "Gus", "Hattie", "Ike")


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: a name, and the bot that plays there unless it is a person."""

    name: str
    bot: str = ""


def default_seats(game: str, players: int) -> str:
    """Return the usual company: you, and the strongest bots that answer at once."""
    return ",".join([PERSON] + [bot_names(game)[-1]] * (players - 1))


def parse_seats(given: str, game: str) -> tuple[Seat, ...]:
    """Read `you:Ann,heuristic,random:Clem,search:1s`. Raises Trouble."""
    parts = [_kind_and_name(part.strip(), game) for part in given.split(",")]
    people = sum(kind == PERSON for kind, _ in parts)
    taken = {name for _, name in parts}
    spare = iter([name for name in BOT_NAMES if name not in taken])
    seats: list[Seat] = []
    for number, (kind, name) in enumerate(parts, 1):
        if kind == PERSON:
            name = name or (words("stranger") if people == 1 else words("player", number=number))
            seats.append(Seat(_checked(name)))
        elif kind in every_bot(game) or (BUDGET in kind and is_bot(kind, game)):
            seats.append(Seat(_checked(name or next(spare, f"{kind} {number}")), kind))
        else:
            raise trouble("bad-seat", seat=kind, known=[PERSON, *every_bot(game)])
    _check_distinct(seats)
    return tuple(seats)


def _kind_and_name(given: str, game: str) -> tuple[str, str]:
    """Split `random:Clem`, or `search:1s:Clem`: how long a bot thinks belongs to the bot."""
    kind, _, rest = given.partition(BUDGET)
    budget, _, name = rest.partition(BUDGET)
    timed = f"{kind}{BUDGET}{budget.strip()}"
    return (timed, name.strip()) if is_bot(timed, game) else (kind, rest.strip())


def _checked(name: str) -> str:
    if len(name) > LONGEST_NAME or name != printable(name):
        raise trouble("bad-name", name=printable(name), most=LONGEST_NAME)
    return name


def _check_distinct(seats: Sequence[Seat]) -> None:
    names = [seat.name.casefold() for seat in seats]
    for seat in seats:
        if names.count(seat.name.casefold()) > 1:
            raise trouble("same-name", name=seat.name)


def check_count(seats: Sequence[Seat], game: Game[Any]) -> None:
    """Refuse more or fewer players than the game is for."""
    counts = game.seat_counts
    if len(seats) not in counts:
        raise trouble("bad-count", title=game.title, least=min(counts), most=max(counts), given=len(seats))


def recorded_names(loaded: Loaded) -> tuple[str, ...]:
    """Return the players' names as a journal has them, fit to be shown, one for each seat."""
    table = loaded.table
    names = [printable(name)[:LONGEST_NAME] for name in loaded.players]
    names += [words("player", number=seat + 1) for seat in range(len(names), table.game.seats(table.config))]
    return tuple(names[: table.game.seats(table.config)])


def recorded_seats(loaded: Loaded) -> tuple[Seat, ...]:
    """Return who sat where when a journal was written. Raises Trouble if it does not say or we lack the bot."""
    game = loaded.table.game.name
    names = recorded_names(loaded)
    if len(loaded.bots) != len(names):
        raise trouble("who-sat-where")
    for bot in loaded.bots:
        if bot and not is_bot(bot, game):
            raise trouble("bad-seat", seat=printable(bot), known=[PERSON, *every_bot(game)])
    return tuple(Seat(name, bot) for name, bot in zip(names, loaded.bots, strict=True))
