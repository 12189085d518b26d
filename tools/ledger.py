"""Which rules do the tests show? One line a ledger; `--ids` also lists the ids no test names.

Run by `make ledger`. It collects the tests and reads their markers; it runs none of them.
"""

import contextlib
import io
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import ledgers  # noqa: E402 - it lives with the tests


class Collector:
    """A pytest plugin that only looks at what was collected."""

    def __init__(self) -> None:
        self.shown: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Remember every id that a test promises to show."""
        for item in session.items:
            self.shown.update(ledgers.ids_of(item))


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
        if "--ids" in sys.argv[1:]:
            for rule in ids:
                if rule not in collector.shown and rule not in exempt:
                    print(f"  {rule}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
