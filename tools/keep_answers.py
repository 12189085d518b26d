"""Keep what a bot answers over fixed seeds, so that nobody changes how it plays unnoticed: `heuristic1`'s, by which
later bots are measured, are in tests/bots/heuristic1.json.

    python tools/keep_answers.py heuristic1

Each decision is kept with a number that hangs on all its seat saw. Where a rule has changed, a game leads elsewhere
from there on and says nothing more of the bot; when too little is left to compare, run this, with the bot as it was.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from boomtown.bots import make_bot
from boomtown.doomtown.decks import STARTERS
from boomtown.doomtown.tables import deck_options
from boomtown.games import game
from boomtown.lab.duel import configured
from boomtown.table import Eyes, Table
from boomtown.table.company import luck

TESTS = Path(__file__).parent.parent / "tests" / "bots"
GAMES = 4
DAYS = 5
"""A game is followed so long; what comes later is more of the same."""

Decision = tuple[int, Any]
"""What its seat saw, as a number, and what the bot answered."""


def kept(bot: str) -> Path:
    """Return where a bot's answers are kept."""
    return TESTS / f"{bot}.json"


def answers(bot: str, number: int) -> list[Decision]:
    """Let a bot play both seats of a game, with two of the starters, and return all it decided."""
    decks = [STARTERS[number % len(STARTERS)], STARTERS[(number * 3 + 1) % len(STARTERS)]]
    rules = game("doomtown")
    table: Table[Any] = Table(rules, configured("doomtown", 2, deck_options(decks)), number + 1)
    found: list[Decision] = []
    while not table.over and table.state.day <= DAYS:
        for ask in table.asks:
            seen = msgspec.json.encode((table.view(ask.seat).board, ask.message.key, list(ask.about)))
            answer = make_bot(bot, "doomtown", luck(table, ask.seat)).choose(ask, Eyes(table, ask.seat))
            table.give(ask, ask.form.check(answer))
            found.append((crc32(seen), answer))
    return found


def main() -> None:
    """Play and keep."""
    bot = sys.argv[1]
    games = [answers(bot, number) for number in range(GAMES)]
    lines = ",\n".join(json.dumps(found) for found in games)
    kept(bot).write_text(f"[\n{lines}\n]\n")
    print(f"{sum(map(len, games))} answers of {bot} in {GAMES} games")


if __name__ == "__main__":
    main()
