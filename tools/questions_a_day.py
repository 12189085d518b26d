"""Count what one player of Doomtown is asked a day, where bots answer as people would.

Three counts: every question with more than one answer; those left when the browser composes what belongs together (a
posse, casualties, a play and where it leads); and those left for whoever wants every comfort.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from pathlib import Path

from boomtown.bots import make_bot
from boomtown.games import game
from boomtown.lab.duel import configured
from boomtown.table import Answer, Ask, Eyes, Table
from boomtown.table.company import luck

PICTURE = Path(__file__).parent.parent / "web" / "src" / "games" / "doomtown" / "index.ts"
LED_ON = {"doomtown-ask-where": ("move:",), "doomtown-ask-end": ("shop:",)}
"""Questions that are answered with the play before them, and how those plays begin."""
IN_A_ROW = ("doomtown-ask-join", "doomtown-ask-casualty")
"""Questions that come once for each card, composed as one."""


def spared() -> list[str]:
    """Return the questions that the client's comforts answer, by key."""
    listed = PICTURE.read_text(encoding="utf-8").partition("comforts: [")[2].partition("],")[0]
    return re.findall(r"question: '([a-z-]+)'", listed)


def count(games: int, most: int = 3000) -> tuple[int, Counter[str], Counter[str], Counter[str]]:
    """Return the days of so many games, and what was asked, what is left composed, and what is left with comforts."""
    asked, composed, comfortable = Counter[str](), Counter[str](), Counter[str]()
    rules, comforts, days = game("doomtown"), spared(), 0
    for number in range(games):
        table = Table(rules, configured("doomtown", 2, {"hands": "secret"}), 1000 + number)
        before: tuple[str, Answer] | None = None
        while not table.over and len(table.answers) < most:
            ask = table.asks[0]
            answer = make_bot("heuristic", "doomtown", luck(table, ask.seat)).choose(
                ask, Eyes(table, ask.seat)
            )
            if ask.seat == 0 and ask.form.sole() is None:
                key = ask.message.key
                asked[key] += 1
                if not _belongs(key, before):
                    composed[key] += 1
                    comfortable[key] += not (key in comforts and _has_usual(table, ask))
                before = (key, answer)
            table.answer(ask.seat, answer)
        days += table.state.day
    return days, asked, composed, +comfortable


def _belongs(key: str, before: tuple[str, Answer] | None) -> bool:
    """Whether this is answered with the question before it."""
    if before is None:
        return False
    led = str(before[1]).startswith(LED_ON.get(key, ("-",)))
    return (led and before[0] == "doomtown-ask-noon") or (key in IN_A_ROW and before[0] == key)


def _has_usual(table: Table[object], ask: Ask) -> bool:
    return ask.usual is not None or table.game.sensible(table.state, ask) is not None


def main() -> None:
    """Print how many questions a day there are, and which."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=20)
    days, *counts = count(parser.parse_args().games)
    for title, found in zip(("asked", "composed", "with every comfort"), counts, strict=True):
        print(f"{title}: {found.total() / days:.1f} a day ({found.total()} in {days} days)")
    for key, number in counts[-1].most_common():
        print(f"{number / days:8.2f}  {key}  (asked {counts[0][key] / days:.2f})")


if __name__ == "__main__":
    main()
