"""Which rules do the tests show? One line a ledger, one for the scripted cards; `--ids` also lists what no test names.

Run by `make ledger`. It collects the tests and reads their markers; it runs none of them.
"""

import contextlib
import io
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import ledgers  # noqa: E402 - it lives with the tests


class Collector:
    """A pytest plugin that only looks at what was collected."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.cards: dict[str, set[str]] = {"plays": set(), "refuses": set()}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Remember every id and every card that a test promises to show."""
        for item in session.items:
            self.shown.update(ledgers.ids_of(item))
            for mark, cards in self.cards.items():
                cards.update(ledgers.cards_of(item, mark))


def main() -> int:
    """Print the coverage of every ledger."""
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()) as noise:
        status = pytest.main(["--collect-only", "-q", str(ROOT / "tests")], plugins=[collector])
    if status:
        print(noise.getvalue())
        return int(status)
    exempt = ledgers.exempt()
    for name, ids in ledgers.ledgers().items():
        covered = [rule for rule in ids if rule in collector.shown]
        excused = [rule for rule in ids if rule in exempt and rule not in collector.shown]
        print(f"{name} covered={len(covered)} exempt={len(excused)} total={len(ids)}")
        list_missing(rule for rule in ids if rule not in collector.shown and rule not in exempt)
    scripted = ledgers.scripted()
    for mark, cards in collector.cards.items():
        print(f"cards a test {mark}: {len(cards & scripted)} of {len(scripted)} scripted")
        list_missing(sorted(scripted - cards))
    return 0


def list_missing(names: Iterable[str]) -> None:
    """Print what no test names, if asked to."""
    if "--ids" in sys.argv[1:]:
        for name in names:
            print(f"  {name}")


if __name__ == "__main__":
    sys.exit(main())
