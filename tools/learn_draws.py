"""Reckon what decks draw in fights, into src/boomtown/bots/doomtown/draws.json: what bots expect of posses.

    python tools/learn_draws.py --hands 400 --seed 1

For each home a starter has, and for all starters together: by stud and draw bonus, how often the bot's own way with a
hand (what it exchanges, the best legal five it keeps) comes to each rank.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path

import msgspec
import numpy as np

from boomtown.bots.doomtown import draws
from boomtown.bots.doomtown.hands import to_keep
from boomtown.doomtown.decks import STARTERS, starter
from boomtown.doomtown.decks.structure import draw_structure
from boomtown.poker import choose_five
from boomtown.poker.cards import parse_deck
from boomtown.table import Chance, shuffled_by

KEPT = Path(draws.__file__).with_name("draws.json")
Table = list[list[list[float]]]


def rank_drawn(deck: list[int], stud: int, draw: int, chance: Chance) -> int:
    """Draw a hand of a shuffled deck, exchange as the bot does, and return the rank of what it keeps."""
    cards = list(shuffled_by(chance, deck))
    hand, rest = cards[: 5 + stud], cards[5 + stud :]
    keep = set(to_keep(hand)) if draw else set(range(len(hand)))
    loose = [place for place in range(len(hand)) if place not in keep][:draw]
    hand = [card for place, card in enumerate(hand) if place not in loose] + rest[: len(loose)]
    best = choose_five(hand, legal=True) or choose_five(hand)
    assert best is not None
    return best.verdict.rank


def drawn(deck: list[int], hands: int, chance: Chance) -> Table:
    """Return the chances of the ranks by bonuses, with one hand more, spread evenly, so that nothing is impossible."""
    table: Table = []
    for stud in range(draws.MOST_STUD + 1):
        row = []
        for draw in range(draws.MOST_DRAW + 1):
            found = [rank_drawn(deck, stud, draw, chance) for _ in range(hands)]
            share = [
                (found.count(rank) + 1 / draws.RANKS) / (hands + 1) for rank in range(1, draws.RANKS + 1)
            ]
            row.append(share)
        table.append(row)
    return table


def averaged(tables: list[Table]) -> Table:
    """Return the mean of several tables, to four digits."""
    mean = np.round(np.mean(np.array(tables), axis=0), 4)
    found: Table = mean.tolist()
    return found


def main() -> None:
    """Draw, count, keep, tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    chance = Chance(wanted.seed)
    found: dict[str, list[Table]] = defaultdict(list)
    for name in STARTERS:
        listed = starter(name)
        known = parse_deck(draw_structure(listed))
        deck = [kind for kind, count in zip(known.kinds, known.counts, strict=True) for _ in range(count)]
        table = drawn(deck, wanted.hands, chance)
        found[listed.outfit.title].append(table)
        found[draws.ANYBODY].append(table)
        print(f"{name:<20}{[round(draws.average(table[stud][0]), 2) for stud in range(7)]}", flush=True)
    ranks = {home: averaged(tables) for home, tables in sorted(found.items())}
    kept = draws.Draws(wanted.hands, wanted.seed, ranks)
    KEPT.write_bytes(msgspec.json.encode(kept) + b"\n")


if __name__ == "__main__":
    main()
