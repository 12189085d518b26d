"""Keep journals of every version of the rules, and what they come to: `make journals`.

    python tools/keep_journals.py             write down what is missing for the present versions
    python tools/keep_journals.py doomtown    that game's anew, whose present version nobody has got yet

`tests/test_journals.py` plays all of them. If one comes to something else than is written here, the same answers lead
to another game: raise the game's `rules_version`, decide about `plays_on`, and run this.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from boomtown.games import GAMES
from boomtown.lab.fuzz import deal
from boomtown.table import Chance, Game, Table
from boomtown.table.journal import dump, load

TESTS = Path(__file__).parent.parent / "tests"
EVERY = 25
"""Answers between two fingerprints."""
SHORT = 12
"""Digits of a fingerprint that are kept: more than enough to see a difference."""

Fingerprints = dict[str, dict[str, list[str]]]
"""By journal and by the version of the rules that played it."""


def folder(game: str) -> Path:
    """Return where a game's journals are kept."""
    return TESTS / game / "journals"


def written(game: str) -> Fingerprints:
    """Return what the journals of a game came to when it was written down."""
    path = folder(game) / "fingerprints.json"
    found: Fingerprints = json.loads(path.read_text()) if path.exists() else {}
    return found


def fingerprints(data: bytes, game: Game[Any]) -> list[str]:
    """Play a journal by this game's rules; return what it comes to every so many answers, and at last."""
    table = load(data, {game.name: lambda: game}).table
    counts = [*range(0, len(table.answers), EVERY), len(table.answers)]
    return [table.at(count).fingerprint()[:SHORT] for count in counts]


def keep(anew: Collection[str] = ()) -> None:
    """Write down what is missing, and all of the present version of these games."""
    for name, known in GAMES.items():
        game: Game[Any] = known()
        again = name in anew
        path, kept = folder(name), written(name)
        mine = [file for file in path.glob("*.jsonl") if _begun_by(file) == game.rules_version]
        if again or not mine:
            for file in mine:
                file.unlink()
                kept.pop(file.name, None)
            for number, table in enumerate(_tables(game)):
                file = path / f"begun-by-rules-{game.rules_version}-{number}.jsonl"
                file.write_bytes(dump(_played(table, number)))
        for file in sorted(path.glob("*.jsonl")):
            versions = kept.setdefault(file.name, {})
            if again or game.rules_version not in versions:
                versions[game.rules_version] = fingerprints(file.read_bytes(), game)
        (path / "fingerprints.json").write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n")


def _begun_by(journal: Path) -> str:
    with journal.open() as lines:
        rules: str = json.loads(next(lines))["rules"]
        return rules


def _tables(game: Game[Any]) -> list[Table[Any]]:
    """Return the tables that are played to be kept: a few of each kind."""
    if game.name == "doomtown":
        dealt = [deal(5, number) for number in (0, 4, 8)]
        ways = (None, "secret", "secret")
        configs = [
            replace(table.config, day_limit=6, hands=way) for table, way in zip(dealt, ways, strict=True)
        ]
        return [Table(game, config, table.seed) for config, table in zip(configs, dealt, strict=True)]
    return [Table(game, game.config_type(players=players), players) for players in (2, 4)]


def _played(table: Table[Any], seed: int) -> Table[Any]:
    chance = Chance(seed)
    while not table.over:
        ask = table.asks[chance(len(table.asks))]
        table.answer(ask.seat, ask.form.sample(chance))
    return table


if __name__ == "__main__":
    keep(sys.argv[1:])
