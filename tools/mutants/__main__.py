"""Draw a sample of mutants, try them out, tell of them: see the package's own words."""

import argparse
import math
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable

import mutants
from mutants.breaks import ROOT, Break, breaks_of
from mutants.judge import STILLBORN, Verdict, try_out
from mutants.nobody import key, why_nobody
from mutants.scripts import Scripts
from mutants.seen import Map, seen

QUICK = 0.4
"""Seconds: tests that take longer play whole games, and few of them notice what no scene does."""


class Tally:
    """What is known so far."""

    def __init__(self, found: Map, of: int) -> None:
        self.found, self.of, self.began = found, of, time.monotonic()
        self.verdicts: list[Verdict] = []

    def add(self, verdict: Verdict) -> None:
        """Tell of one mutant."""
        if verdict.by == STILLBORN:
            self.of -= 1
            return
        self.verdicts.append(verdict)
        count = f"{len(self.verdicts):>{len(str(self.of))}}/{self.of}"
        word = verdict.by.rsplit("/", 1)[-1] if verdict.by else f"SURVIVES {verdict.of} tests"
        broken = verdict.broken
        print(f"{count} {broken.where}  {broken.kind}  {verdict.seconds:.1f} s  {word}", flush=True)

    def report(self) -> None:
        """Print a table by floor and by kind, and the survivors."""
        if not self.verdicts:
            return
        keys: dict[str, Callable[[Verdict], str]] = {
            "floor": lambda each: each.broken.where.rsplit("/", 1)[0],
            "kind": lambda each: each.broken.kind,
        }
        for title, by in keys.items():
            print(f"\n{title:<24}{'mutants':>8}{'noticed':>9}")
            for name, total in sorted(Counter(map(by, self.verdicts)).items()):
                print(
                    f"{name:<24}{total:>8}{sum(by(each) == name and bool(each.by) for each in self.verdicts):>9}"
                )
        survivors = [each for each in self.verdicts if not each.by]
        for each in survivors:
            self.survivor(each)
        hits, of = len(self.verdicts) - len(survivors), len(self.verdicts)
        low, high = interval(hits, of)
        worked = sum(each.seconds for each in self.verdicts) / of
        clock = (time.monotonic() - self.began) / of
        print(f"\n{hits} of {of} noticed = {hits / of:.1%} (95% interval {low:.0%} to {high:.0%}).")
        print(f"A mutant took {worked:.1f} s of work, {clock:.1f} s by the clock.")

    def survivor(self, verdict: Verdict) -> None:
        """Print a survivor as `nobody.toml` would name it."""
        broken = verdict.broken
        where, function, told = key(broken)
        passers = self.found.passers(broken)
        print(f"\n# {broken.where}: {broken.kind}; {passers} tests come by, {verdict.of} were asked")
        print(f"[[nobody]]\nfile = {where!r}\nfunction = {function!r}\ndiff = '''\n{told}\n'''\nwhy = ''")


def interval(hits: int, of: int) -> tuple[float, float]:
    """Return Wilson's 95% interval of a share."""
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def drawn(places: list[Break], number: int, seed: int) -> list[Break]:
    """Return a sample; what nobody could notice is left out."""
    random.Random(seed).shuffle(places)
    sample = places[:number] if number else places
    known = [each for each in sample if why_nobody(each) is not None]
    print(
        f"{len(sample)} of {len(places)} mutants, seed {seed}; {len(known)} of them nobody could notice",
        flush=True,
    )
    return [each for each in sample if each not in known]


def asked() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m mutants",
        description=mutants.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--number", "-n", type=int, default=40, help="how many mutants; 0 for all (default 40)"
    )
    parser.add_argument("--seed", type=int, default=1, help="which sample (default 1)")
    parser.add_argument("--jobs", "-j", type=int, default=1, help="mutants at the same time (default 1)")
    parser.add_argument(
        "--only", default="", help="only files whose path contains this, such as verbs/rock.py"
    )
    parser.add_argument("--at", default="", help="only this place, such as plays/swapping.py:31")
    parser.add_argument("--set", default="", help="break the cards of a set, such as base_set, or of all")
    parser.add_argument(
        "--quick",
        action="store_true",
        help=f"watch and ask no test that plays whole games or takes over {QUICK} s: fewer are noticed",
    )
    parser.add_argument(
        "--anew", action="store_true", help="watch the whole suite again, not only test files that changed"
    )
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    return parser.parse_args()


def main() -> int:
    """Draw, try out, tell. 0 if all were noticed, 1 if some survive, 2 if the unbroken tree fails."""
    wanted = asked()
    # A shell without job control has its background jobs ignore Ctrl-C; and being ended is to tell what is known.
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.default_int_handler)
    cards = Scripts(wanted.set) if wanted.set else None
    places = breaks_of(wanted.only, wanted.at) if cards is None else cards.breaks
    sample = drawn(places, 0 if wanted.at else wanted.number, wanted.seed)
    if wanted.list:
        for each in sorted(sample, key=lambda each: (each.path, each.line)):
            print(f"{each.where}  {each.kind}\n{each.diff((ROOT / each.path).read_bytes())}")
        return 0
    found = (
        seen(anew=wanted.anew, quick=wanted.quick) if cards is None else Map({})
    )  # whom to ask about a card is known unwatched
    if isinstance(found, list):
        print("The unbroken tree fails already:", *found, sep="\n  ")
        return 2
    if wanted.quick:
        found.tests = {test: what for test, what in found.tests.items() if what.seconds <= QUICK}
    tally = Tally(found, len(sample))
    try:
        try_out(found, sample, max(1, wanted.jobs), tally.add, cards)
    except KeyboardInterrupt:
        print("\nStopped. What is known by now:")
    tally.report()
    return int(any(not each.by for each in tally.verdicts) or len(tally.verdicts) < tally.of)


if __name__ == "__main__":
    sys.exit(main())
