"""The ledgers themselves: no id twice, every exemption real and reasoned."""

import subprocess
import sys
from pathlib import Path

import pytest

import ledger
import ledgers

ROOT = Path(__file__).resolve().parent.parent


def test_no_id_stands_twice() -> None:
    every = [rule for ids in ledgers.ledgers().values() for rule in ids]
    assert len(every) == len(set(every)) == 1169


def test_exemptions_are_real_and_reasoned() -> None:
    exempt = ledgers.exempt().items()
    assert [rule for rule, reason in exempt if rule not in ledgers.known() or len(reason) <= 20] == []


def test_every_rule_and_ruling_is_shown_and_every_scripted_card_played_and_refused(
    request: pytest.FixtureRequest,
) -> None:
    """Whoever scripts a card or adds a rule to a ledger is told what has no test yet."""
    told = list(ledger.report(request.session.items, ids=True)) if is_whole(request.session) else collected()
    assert [line for line in told if line.startswith("  ")] == []
    assert any(line.startswith("cards a test refuses: ") for line in told)


def is_whole(session: pytest.Session) -> bool:
    """Whether this run has collected all the tests there are, so that nobody need do it again."""
    return {item.path for item in session.items} == set((ROOT / "tests").rglob("test_*.py"))


def collected() -> list[str]:
    """What `make ledger` says, for a run of a few tests only."""
    command = [sys.executable, str(ROOT / "tools" / "ledger.py"), "--ids"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def test_what_no_test_names_is_listed() -> None:
    told = list(ledger.report([], ids=True))
    assert "  RB-5.3.3-02" in told
    assert "  Pistol Whip" in told
    assert not any(line.startswith("  ") for line in ledger.report([], ids=False))


def test_an_unknown_id_stops_the_run(tmp_path: Path) -> None:
    bad = tmp_path / "test_bad.py"
    bad.write_text("import pytest\n@pytest.mark.rule('DT-nonsense-01')\ndef test_it(): pass\n")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    command += ["-p", "conftest", str(bad)]
    run = subprocess.run(command, cwd=ROOT / "tests", capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert "DT-nonsense-01" in run.stdout + run.stderr
