"""The ledgers themselves: no id twice, every exemption real and reasoned."""

import subprocess
import sys
from pathlib import Path

import ledgers

ROOT = Path(__file__).resolve().parent.parent


def test_no_id_stands_twice() -> None:
    every = [rule for ids in ledgers.ledgers().values() for rule in ids]
    assert len(every) == len(set(every)) == 1169


def test_exemptions_are_real_and_reasoned() -> None:
    exempt = ledgers.exempt().items()
    assert [rule for rule, reason in exempt if rule not in ledgers.known() or len(reason) <= 20] == []


def test_every_rule_and_ruling_is_shown_and_every_scripted_card_played_and_refused() -> None:
    """Whoever scripts a card or adds a rule to a ledger is told what has no test yet."""
    command = [sys.executable, str(ROOT / "tools" / "ledger.py"), "--ids"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert [line for line in run.stdout.splitlines() if line.startswith("  ")] == []
    assert "cards a test refuses: " in run.stdout


def test_an_unknown_id_stops_the_run(tmp_path: Path) -> None:
    bad = tmp_path / "test_bad.py"
    bad.write_text("import pytest\n@pytest.mark.rule('DT-nonsense-01')\ndef test_it(): pass\n")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    command += ["-p", "conftest", str(bad)]
    run = subprocess.run(command, cwd=ROOT / "tests", capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert "DT-nonsense-01" in run.stdout + run.stderr
