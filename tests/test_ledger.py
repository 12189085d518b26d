"""The ledgers themselves: no id twice, every exemption real and reasoned."""

import subprocess
import sys
from pathlib import Path

import pytest

import build_web
import ledger
import ledgers
from boomtown.doomtown.facts import pool

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


NO_RULE = {"doomtown-log-blank", "doomtown-log-quick", "doomtown-log-scenario"}
"""Lines that are about this table, not about the game."""


def sentences(game: str, part: str) -> dict[str, bool]:
    """The messages under a heading of a game's catalogue, and whether each has a help."""
    content = (ROOT / "src" / "boomtown" / "messages" / f"{game}.ftl").read_text()
    lines = content.partition(f"\n## {part}\n")[2].partition("\n## ")[0].splitlines()
    found: dict[str, bool] = {}
    for line in lines:
        if line.startswith(game):
            found[line.partition(" = ")[0]] = False
        elif line.startswith("    .help"):
            found[next(reversed(found))] = True
    return found


@pytest.mark.parametrize(("game", "questions"), [("doomtown", "Questions"), ("dicetown", "Decisions")])
def test_every_question_and_line_of_the_log_leads_to_a_rule(game: str, questions: str) -> None:
    """Rules at the finger: whoever reads one of these sentences and wonders is led to what is ruled."""
    led = build_web.spoken(game)
    assert [rule for rule in led.values() if rule not in ledgers.known()] == []
    told = {key for key, helped in sentences(game, questions).items() if helped}
    told |= set(sentences(game, "What happened")) - NO_RULE
    of_cards = {key for key in led if key.startswith(f"{game}-type-")}
    assert set(led) - of_cards == told
    if game == "doomtown":
        assert of_cards == {f"doomtown-type-{face.facts.type}" for face in pool().faces}
