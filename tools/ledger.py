"""Which rules do the tests show? One line a ledger, one for the scripted cards; `--ids` also lists what no test names.

Run by `make ledger`. It collects the tests and reads their markers; it runs none of them.
"""

import contextlib
import io
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import ledgers  # noqa: E402 - it lives with the tests


class Collector:
    """A pytest plugin that only looks at what was collected."""

    items: list[pytest.Item]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Remember every test."""
        self.items = session.items


def report(items: Iterable[pytest.Item], ids: bool) -> Iterator[str]:
    """Say of every ledger and of the cards how many of them these tests show, and also which are missing."""
    shown: set[str] = set()
    cards: dict[str, set[str]] = {"plays": set(), "refuses": set()}
    for item in items:
        shown.update(ledgers.ids_of(item))
        for mark, named in cards.items():
            named.update(ledgers.cards_of(item, mark))
    exempt = ledgers.exempt()
    for name, rules in ledgers.ledgers().items():
        covered = [rule for rule in rules if rule in shown]
        excused = [rule for rule in rules if rule in exempt and rule not in shown]
        yield f"{name} covered={len(covered)} exempt={len(excused)} total={len(rules)}"
        if ids:
            yield from (f"  {rule}" for rule in rules if rule not in shown and rule not in exempt)
    scripted = ledgers.scripted()
    for mark, named in cards.items():
        yield f"cards a test {mark}: {len(named & scripted)} of {len(scripted)} scripted"
        if ids:
            yield from (f"  {card}" for card in sorted(scripted - named))


def main() -> int:
    """Print the coverage of every ledger."""
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()) as noise:
        status = pytest.main(["--collect-only", "-q", str(ROOT / "tests")], plugins=[collector])
    if status:
        print(noise.getvalue())
        return int(status)
    print("\n".join(report(collector.items, "--ids" in sys.argv[1:])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
