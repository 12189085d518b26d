"""How well calibrated the chances of a review are, measured on games of bots that no model was made from.

    python tools/calibrate_review.py --game doomtown --games 100 --seed 900

Of some decisions of each game the chance of whoever decides is noted, and in the end whether they won. Told are, by
tenths of the chance said, how often it came true, and how far off the chances are on average (Brier's score, and the
expected calibration error).
"""

from __future__ import annotations

import argparse

import msgspec

from boomtown.bots import seated
from boomtown.games import game
from boomtown.lab.review.judges import judge_of
from boomtown.table import Chance, Company, Table, seeded

ONE_IN = 4
"""Of so many questions one is noted."""


def noted(name: str, number: int, seed: int, bot: str) -> list[tuple[float, bool]]:
    """Play one game and return chances said with whether they came true."""
    rules, chance, judge = game(name), Chance(seeded(seed) + number), judge_of(name)
    players = 2 if name == "doomtown" else 2 + chance(4)
    options = rules.unattended(rules.usual(players))
    if name == "doomtown":
        from boomtown.doomtown.decks import STARTERS

        for seat in range(players):
            options = rules.bring(options, seat, STARTERS[chance(len(STARTERS))])
    table = Table(rules, msgspec.convert(options, rules.config_type), chance(1 << 62))
    company = Company(seated(dict.fromkeys(range(players), bot), name))
    said = []
    while not table.over:
        if chance(ONE_IN) == 0:
            seat = table.asks[chance(len(table.asks))].seat
            said.append((seat, judge.chances(table.state)[seat]))
        company.play_on(table, questions=1)
    winners = table.outcome.winners if table.outcome is not None else ()
    return [(share, seat in winners) for seat, share in said] if winners else []


def main() -> None:
    """Play, compare, tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="doomtown")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=900)
    parser.add_argument("--bot", default="heuristic")
    wanted = parser.parse_args()
    found = [
        each for number in range(wanted.games) for each in noted(wanted.game, number, wanted.seed, wanted.bot)
    ]
    off = 0.0
    print("| said | mean said | came true | decisions |\n|---|---|---|---|")
    for tenth in range(10):
        inside = [(share, won) for share, won in found if min(9, int(share * 10)) == tenth]
        if inside:
            mean, won = (sum(float(each[place]) for each in inside) / len(inside) for place in (0, 1))
            off += abs(mean - won) * len(inside) / len(found)
            print(f"| {tenth * 10}–{tenth * 10 + 10}% | {mean:.0%} | {won:.0%} | {len(inside)} |")
    brier = sum((share - won) ** 2 for share, won in found) / len(found)
    base = sum(won for _, won in found) / len(found)
    print(
        f"\n{len(found)} decisions of {wanted.games} games ({wanted.bot}, seed {wanted.seed}); Brier {brier:.3f} "
        f"(always saying {base:.0%}: {base * (1 - base):.3f}); calibration error {off:.3f}"
    )


if __name__ == "__main__":
    main()
