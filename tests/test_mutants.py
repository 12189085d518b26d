"""The tool that breaks rules on purpose: what it breaks, who it thinks comes by, and what it lists as unnoticeable."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boomtown.table import messages
from mutants.breaks import ROOT, SOURCE, Break, Finder, Place, Spot, breaks_of, ids_in
from mutants.carry import Numbers, carried, shape_of, visited
from mutants.nobody import key, reasons
from mutants.scripts import ScriptFinder, Scripts
from mutants.seen import MARKS, Marker, Marks, size_of
from mutants.swap import functions, swap

RULE = b'''
def may(state, card):
    """RB-5.1-12 to -14."""
    if card.booted and not card.home:
        return refuse("booted")
    return max(0, state.rock - 1) >= card.cost

def step(state):
    state.then(1)
    yield from state.each(card for card in state.cards if card.ready)
    return True
'''


def breaks(source: bytes) -> list[Break]:
    """Every break of some code."""
    finder = Finder("rule.py", source)
    finder.visit(ast.parse(source))
    return finder.found


def test_what_is_broken() -> None:
    assert {(each.kind, each.instead) for each in breaks(RULE)} == {
        ("way out closed", "False"),
        ("and/or exchanged", "(card.booted or not card.home)"),
        ("condition forgotten", "(not card.home)"),
        ("condition forgotten", "(card.booted)"),
        ("not forgotten", "(card.home)"),
        ("refusal dropped", "None"),
        ("comparison turned", "(max(0, state.rock - 1) > card.cost)"),
        ("limit left out", "(state.rock - 1)"),
        ("one too many", "1"),
        ("one too many", "2"),
        ("plus/minus exchanged", "(state.rock + 1)"),
        ("statement left out", "pass"),
        ("statement left out", "yield from ()"),
        ("condition dropped", "True"),
        ("answer exchanged", "False"),
    }


CARD = b'''
NEAR = DUDE & HERE

@card("Some Deed")
class SomeDeed:
    """Text."""

    pays = gives(production=+1, when=there_is(NEAR & ~BOOTED))

    @noon(BOOT, dude=YOUR & DUDE)
    def help(play, dude):
        yield gain(2)
'''


def test_what_is_broken_of_a_card() -> None:
    finder = ScriptFinder("cards.py", CARD)
    finder.visit(ast.parse(CARD))
    assert {(each.kind, each.instead) for each in finder.found if each.function == "SomeDeed"} == {
        ("one too many", "(2)"),
        ("when forgotten", "(gives(production=+1))"),
        ("word forgotten", "(~BOOTED)"),
        ("word forgotten", "(NEAR)"),
        ("not forgotten", "(BOOTED)"),
        ("cost or condition forgotten", "(noon(dude=YOUR & DUDE))"),
        ("word forgotten", "(DUDE)"),
        ("word forgotten", "(YOUR)"),
        ("one too many", "(3)"),
    }
    assert finder.titles_of("SomeDeed") == finder.titles_of("NEAR") == ("Some Deed",)


def test_every_mutant_is_python_and_only_its_function_changes() -> None:
    whole = ast.parse(RULE).body
    for each in breaks(RULE):
        mutant = ast.parse(each.applied(RULE)).body
        changed = [
            node for node, other in zip(whole, mutant, strict=True) if ast.unparse(node) != ast.unparse(other)
        ]
        assert [node.name for node in changed if isinstance(node, ast.FunctionDef)] == [each.function]


def test_a_function_names_its_rules() -> None:
    assert breaks(RULE)[0].rules == ("RB-5.1-12", "RB-5.1-13", "RB-5.1-14")
    assert ids_in("RC-bounty-02, -05 and RB-4-01") == ["RC-bounty-02", "RC-bounty-05", "RB-4-01"]


def watched(**state: object) -> set[str]:
    """What is marked when `may` is called: the lines executed, and the breaks that make a difference."""
    numbers: dict[Spot | Place, int] = {}
    tree = Marker("rule.py", RULE, numbers).marked()
    assert {each.spot for each in breaks(RULE)} <= set(numbers)
    marks = Marks(len(numbers))
    space: dict[str, Any] = {MARKS: marks, "refuse": lambda why: why}
    exec(compile(tree, "rule.py", "exec"), space)
    space["may"](SimpleNamespace(**state), SimpleNamespace(**state))
    made = [what for what, number in numbers.items() if marks.made[number]]
    return {f"line {what[1]}" if len(what) == 3 else what[3] for what in made}


def test_marks_tell_which_statements_were_executed_and_which_breaks_made_a_difference() -> None:
    assert watched(booted=True, home=False) == {"line 4", "line 5", "False"}
    at_home = {"line 4", "line 6", "(card.booted or not card.home)", "(card.booted)"}
    assert watched(booted=True, home=True, rock=5, cost=9) == {*at_home, "(state.rock + 1)"}
    ready = {"line 4", "line 6", "(card.booted or not card.home)", "(not card.home)"}
    spent = {"(state.rock - 1)", "(state.rock + 1)", "(max(0, state.rock - 1) > card.cost)"}
    assert watched(booted=False, home=False, rock=0, cost=0) == {*ready, *spent}


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A function of the kernel gets its own code back."""
    monkeypatch.setattr(messages._listed, "__code__", messages._listed.__code__)


def test_a_loaded_function_is_broken_in_place(listed: None) -> None:
    assert messages._listed(["one", "two"]) == "one and two"
    places = [each for each in breaks_of("table/messages.py") if each.function == "_listed"]
    swap(next(each for each in places if each.kind == "comparison turned"), functions())
    assert messages._listed(["one", "two"]) == "one"


def test_what_nobody_could_notice_is_there_and_has_a_reason() -> None:
    told = {(file, function) for file, function, _ in reasons()}
    near = [
        each
        for each in (*breaks_of(), *Scripts("all").breaks)
        if (str(Path(each.path).relative_to(SOURCE)), each.function) in told
    ]
    places = {key(each) for each in near}
    assert [known for known, why in reasons().items() if known not in places or len(why) < 20] == []


TRY = """
import json, sys
from mutants.breaks import breaks_of
from mutants.judge import try_out
from mutants.seen import watched

sample = [each for each in breaks_of("table/messages.py") if each.function in ("_listed", "_catalogue")]
verdicts = []
try_out(watched(["tests/table/test_small_parts.py"]), sample, 2, verdicts.append)
found = [(each.broken.function, each.broken.kind, bool(each.by), each.of) for each in verdicts]
with open(sys.argv[1], "w") as told:
    json.dump(found, told)
"""


def test_a_break_is_noticed_by_the_tests_that_come_by(tmp_path: Path) -> None:
    """The catalogue is made before any test, so a process of its own makes it broken, and every test is asked."""
    told = tmp_path / "told.json"
    paths = {"PYTHONPATH": str(ROOT / "tools")}
    subprocess.run([sys.executable, "-c", TRY, str(told)], cwd=ROOT, env=paths, check=True)
    verdicts = [tuple(each) for each in json.loads(told.read_text())]
    assert ("_listed", "comparison turned", True, 1) in verdicts
    assert ("_listed", "way out closed", False, 0) in verdicts  # nobody lists nothing there
    assert ("_catalogue", "statement left out", True, 12) in verdicts


# --- what was seen of a former tree ----------------------------------------------------------------------------------

LATER = RULE.replace(b"state.then(1)", b"state.then(2)").replace(b"\ndef may", b"import this\n\n\ndef may")
"""`may` stands two lines further down, `step` says something else, and an import more changes nothing."""


def test_what_is_known_of_a_function_moves_along_with_it() -> None:
    before, now = {"rule.py": shape_of(RULE)}, {"rule.py": shape_of(LATER)}
    numbers: Numbers = {}
    Marker("rule.py", RULE, numbers).marked()
    kept = carried(numbers, before, now)
    anew: Numbers = {}
    Marker("rule.py", LATER, anew).marked()
    assert {what for what in kept if len(what) == 3} == {
        ("rule.py", 6, 4),
        ("rule.py", 7, 8),
        ("rule.py", 8, 4),
    }
    assert set(kept) < set(anew)  # each stands where a mark would be made now
    assert all(
        number == numbers[what[0], what[1] - 2, what[2]] for what, number in kept.items() if len(what) == 3
    )


def test_who_came_by_a_function_comes_by_all_that_it_says_now() -> None:
    before, now = {"rule.py": shape_of(RULE)}, {"rule.py": shape_of(LATER)}
    old = {("rule.py", "may"): 0b0011, ("rule.py", "step"): 0b0100}
    new = {("rule.py", "may"): 0b0011, ("rule.py", "step"): 0b1000}
    assert visited(old, new, before, now) == [(0b0100, 0b1000)]


def test_a_new_function_is_visited_by_whoever_came_by_what_has_changed_beside_it() -> None:
    before, now = {"rule.py": shape_of(RULE)}, {"rule.py": shape_of(LATER.replace(b"step", b"stride"))}
    old = {("rule.py", "may"): 0b0011, ("rule.py", "step"): 0b0100}
    new = {("rule.py", "may"): 0b0011, ("rule.py", "stride"): 0b1000}
    assert visited(old, new, before, now) == [(0b0100, 0b1000)]
    other = {"rule.py": shape_of(RULE + b"def more():\n    pass\n")}
    assert visited(old, {("rule.py", "more"): 0b1000}, before, other) == [(0b0111, 0b1000)]
    assert visited({}, {("rule.py", "may"): 0b1000}, {}, now) == [(-1, 0b1000)]


def test_statements_get_numbers_beside_those_they_have() -> None:
    numbers: Numbers = {("rule.py", 4, 4): 7}
    Marker("rule.py", RULE, numbers).marked()
    assert numbers["rule.py", 4, 4] == 7
    assert size_of(numbers) == 7 + len(numbers)
