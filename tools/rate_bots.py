"""Measure how strong the bots are, into src/boomtown/bots/ratings.json: a league of all bots of each game.

    python tools/rate_bots.py --games 100 --seed 1 --bots doomtown=random,novice,heuristic

Everybody plays everybody, seats and (in Doomtown) starter decks in turn. Ratings are Bradley–Terry's on the scale of
Elo, their mean 1500. Games that are not named keep what was measured before. A bot may be named with its budget
(`search:8`); what is measured is then kept for that bot.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import msgspec

from boomtown.bots import bot_names, register
from boomtown.doomtown.decks import STARTERS
from boomtown.doomtown.tables import deck_options
from boomtown.games import GAMES
from boomtown.lab.league import League, Plan, Standings

KEPT = Path(register.__file__).with_name("ratings.json")


def measured(game: str, bots: tuple[str, ...], games: int, seed: int) -> Standings:
    """Play the league of one game."""
    brought = deck_options(STARTERS)["decks"] if game == "doomtown" else ()
    plan = Plan(game, bots, games, seed, brought=tuple(brought))
    with tempfile.TemporaryDirectory() as folder:
        league = League(Path(folder), plan)
        league.play()
        return league.standings()


def main() -> None:
    """Play, keep, tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100, help="of each pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--bots", action="append", default=[], help="game=bot,bot; else all that answer at once"
    )
    wanted = parser.parse_args()
    named = dict(each.split("=") for each in wanted.bots)
    kept = dict(register.ratings())
    for game in named or GAMES:
        bots = tuple(named[game].split(",")) if named else tuple(bot_names(game))
        standings = measured(game, bots, wanted.games, wanted.seed)
        kept[game] = {
            each.name.partition(register.BUDGET)[0]: register.Measured(
                round(each.rating), (round(each.ci95[0]), round(each.ci95[1])), each.games
            )
            for each in standings.ratings
        }
        print(game, standings.names, standings.points)
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")


if __name__ == "__main__":
    main()
