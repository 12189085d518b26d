"""The reference of the words cards are written in: `make words` writes it to docs/words.md.

Each word stands there with its docstring and one example: the shortest scripted card that uses it and that a test
plays, or, for what no card says yet, the test that shows it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple, TypeGuard

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from boomtown.doomtown.state.records import BOUNDARIES, LIMITS, RULE_STEPS, TIMINGS  # noqa: E402
from boomtown.doomtown.text import numbers, sayings  # noqa: E402
from boomtown.doomtown.text.numbers import AS_KEYWORD  # noqa: E402
from vocabulary import Term, terms  # noqa: E402

PAGE = ROOT / "docs" / "words.md"
CARDS = ROOT / "src" / "boomtown" / "doomtown" / "cards"
TESTS = ROOT / "tests" / "doomtown"
TO_COME = TESTS / "words" / "test_words_to_come.py"
"""Scenes for words that the rules know and no card says yet."""

WEIRD_WEST = "[Weird West]"
"""Behind the title of a face in that wording; marks of tests name the card only."""

WORDS, TEXT = "boomtown.doomtown.words", "boomtown.doomtown.text"
TOPICS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Writing a card", (f"{WORDS}.writing",)),
    ("Costs", (f"{WORDS}.costs",)),
    ("Who, where and when", (f"{WORDS}.selectors",)),
    ("Choosing", (f"{WORDS}.choices",)),
    ("Acts on cards", (f"{WORDS}.verbs", f"{WORDS}.doing")),
    ("Acts on players", (f"{WORDS}.players",)),
    ("Pulls, tests and draw hands", (f"{WORDS}.draws",)),
    ("Hands and piles", (f"{WORDS}.piles",)),
    ("Fights and turns", (f"{WORDS}.fights", f"{WORDS}.granting")),
    ("Effects, events and what takes their place", (f"{WORDS}.effects",)),
    ("Abilities of cards", (f"{WORDS}.using",)),
    ("Sayings", (f"{TEXT}.sayings",)),
    ("Numbers", (f"{TEXT}.numbers",)),
    ("Events", ("boomtown.doomtown.state.events",)),
    ("Questions to the game", ("boomtown.doomtown.reading", "boomtown.doomtown.state.places")),
    ("Behind the words", ("",)),
)
"""The parts of the page, each with the modules whose words it tells; the last takes what is left."""

INTRODUCTION = """\
# Words of the cards

Every word a card can be written with, by what it is for. `make words` writes this page from the docstrings and the
cards; a test fails when it is out of date. How a card is written with them is told in
[writing-cards.md](writing-cards.md).

Each example is a card that a test plays. In signatures, what follows `*` is given by name, and `…` stands for a
default that the text explains. Acts are done with `yield`; `cards` is one card, several, or a selector, which in a body
means all it selects. Events stand with their fields; besides, all have `cause`, and those of a card `card` and `name`.
"""


class Example(NamedTuple):
    """A card, or a test, that shows words: what it is called, where it stands, and the lines to read."""

    title: str
    path: Path
    source: str
    test: str
    words: frozenset[str]


def page() -> str:
    """Return the whole page."""
    parts = [INTRODUCTION, _contents()]
    for topic, found in _by_topic():
        parts.append(f"## {topic}\n\n" + "\n".join(_told(found)))
    parts.append(_closed_lists())
    return "\n".join(parts)


def without_example() -> list[str]:
    """Return the words that no card a test plays uses, and no scene shows."""
    return [term.name for term in terms() if term.name not in examples()]


def _contents() -> str:
    topics = [topic for topic, _ in _by_topic()] + [CLOSED]
    return " · ".join(f"[{topic}](#{_anchor(topic)})" for topic in topics) + "\n"


def _anchor(heading: str) -> str:
    kept = [letter for letter in heading.lower() if letter.isalnum() or letter in " -_"]
    return "".join(kept).replace(" ", "-")


def _by_topic() -> list[tuple[str, list[Term]]]:
    left = terms()
    found = []
    for topic, modules in TOPICS:
        mine = [term for module in modules for term in left if term.module.startswith(module)]
        left = [term for term in left if term not in mine]
        found.append((topic, mine))
    return found


def _told(found: list[Term]) -> Iterator[str]:
    """Yield the entries of a part: constants in lines, what takes arguments with its example in full."""
    for takes_arguments, group in groupby(found, key=lambda term: term.takes_arguments):
        if takes_arguments:
            for term in group:
                yield from _in_full(term)
        else:
            yield from (_in_a_line(term) for term in group)
            yield ""


def _in_a_line(term: Term) -> str:
    return f"- `{term.called}`: {_note(term)} {_link(examples()[term.name])}"


def _in_full(term: Term) -> Iterator[str]:
    example = examples()[term.name]
    yield f"### {term.name}\n"
    yield f"`{term.called}`\n"
    yield f"{_note(term)}\n"
    if _is_first_with(example, term.name):
        yield f"{_link(example)}, played by `{example.test}`:\n"
        yield f"```python\n{example.source}\n```\n"
    else:
        shown = _shown_at()[example.title]
        yield f"{_link(example)}, shown under [{shown}](#{_anchor(shown)}), played by `{example.test}`.\n"


@cache
def _shown_at() -> dict[str, str]:
    """Return under which word each example stands in full: the first it is the example of."""
    found: dict[str, str] = {}
    for _, terms_ in _by_topic():
        for term in terms_:
            if term.takes_arguments:
                found.setdefault(examples()[term.name].title, term.name)
    return found


def _is_first_with(example: Example, name: str) -> bool:
    return _shown_at()[example.title] == name


def _note(term: Term) -> str:
    """Return a word's docstring; of a saying or a number with its text in front."""
    text = getattr(sayings, term.name, None) or getattr(numbers, term.name, None)
    said = f"“{text}”." if isinstance(text, str) and not term.takes_arguments else ""
    return " ".join(found for found in (said, term.note) if found)


def _link(example: Example) -> str:
    return f"[{example.title}](../{example.path.relative_to(ROOT).as_posix()})"


CLOSED = "Steps, timings, ends"


def _closed_lists() -> str:
    """Return the words that stand in quotes, where only certain ones do."""
    families = ("Huckster", "Huckster_check", "Huckster_check_on_clubs", "extra_Weapon", "Kung_Fu", "Gadget")
    lists = {
        "`step(...)`, `paid_in(...)`": sorted(RULE_STEPS),
        "`timed(...)`": sorted(TIMINGS),
        "`Until(...)`": sorted(BOUNDARIES),
        "`another_play(limit=...)`": sorted(LIMITS - {""}),
        "numbers of skills and kinds, as keyword arguments": families,
    }
    lines = [f"- {head}: {', '.join(f'`{word}`' for word in words)}" for head, words in lists.items()]
    return f"## {CLOSED}\n\n" + "\n".join(lines) + "\n"


# --- examples ----------------------------------------------------------------------------------------


@cache
def examples() -> Mapping[str, Example]:
    """Return the example of each word: the shortest card that uses it, or the scene for what no card says yet."""
    found: dict[str, Example] = {}
    cards = sorted(_cards(), key=lambda card: (WEIRD_WEST in card.title, card.source.count("\n"), card.title))
    for example in (*cards, *_scenes()):
        for word in example.words:
            found.setdefault(word, example)
    return found


def _cards() -> Iterator[Example]:
    """Yield every scripted card that a test plays, together with what its module defines for it."""
    played = _played()
    for path in sorted(CARDS.glob("*/*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        body = ast.parse("\n".join(lines)).body
        helpers = {name: node for node in body for name in _helper(node)}
        for node in body:
            title = _title(node)
            if title and title in played:
                nodes = [*_needed(node, helpers), node]
                source = "\n\n\n".join(_source(found, lines) for found in nodes)
                words = frozenset(word for found in nodes for word in _used(found))
                yield Example(title, path, source, played[title], words)


def _title(node: ast.stmt) -> str:
    """Return the card a class is the script of."""
    for call in node.decorator_list if isinstance(node, ast.ClassDef) else ():
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "card":
            title = call.args[0]
            return title.value if isinstance(title, ast.Constant) else ""
    return ""


def _helper(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else ()
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _needed(node: ast.AST, helpers: Mapping[str, ast.stmt]) -> list[ast.stmt]:
    """Return what of its module a piece of a card's text uses, and what that uses."""
    found: list[ast.stmt] = []
    for name in sorted(_used(node) & set(helpers)):
        helper = helpers[name]
        found += (
            [one for one in (*_needed(helper, helpers), helper) if one not in found]
            if helper is not node
            else []
        )
    return found


def _used(node: ast.AST) -> set[str]:
    """Return the names a piece of text uses; a number also by its keyword argument."""
    names = {found.id for found in ast.walk(node) if isinstance(found, ast.Name)}
    keywords = {found.arg for found in ast.walk(node) if isinstance(found, ast.keyword)}
    constants = {str(value): name for name, value in vars(numbers).items() if isinstance(value, str)}
    return names | {constants.get(AS_KEYWORD[word], "") for word in keywords if word in AS_KEYWORD}


def _source(node: ast.stmt, lines: list[str]) -> str:
    decorators = node.decorator_list if isinstance(node, ast.ClassDef | ast.FunctionDef) else ()
    first = min([node.lineno, *(found.lineno for found in decorators)])
    assert node.end_lineno is not None
    return "\n".join(lines[first - 1 : node.end_lineno])


@cache
def _played() -> Mapping[str, str]:
    """Return a test that plays each card, by the names in its marks. That they are right is held by `make ledger`."""
    found: dict[str, str] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        constants = _constants(body)
        for test in body:
            for title in _marked(test, constants) if isinstance(test, ast.FunctionDef) else ():
                name = f"{path.relative_to(ROOT).as_posix()}::{test.name}"
                found.setdefault(title, name)
                if _plays_weird_west(test, constants):
                    found.setdefault(f"{title} {WEIRD_WEST}", name)
    return found


def _constants(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """Return what the names of a module stand for: `SHOTGUN = "Shotgun"`, several in a line, lists of them."""
    found: dict[str, ast.expr] = {}
    for node in body:
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            several = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            pairs = zip(target.elts, value.elts, strict=True) if several else [(target, value)]
            found |= {name.id: meant for name, meant in pairs if isinstance(name, ast.Name)}
    return found


def _marked(test: ast.FunctionDef, constants: Mapping[str, ast.expr]) -> Iterator[str]:
    """Yield every string in the decorators that say `plays`, through the module's names."""
    for decorator in test.decorator_list:
        reached = list(_reached(decorator, constants))
        if any(isinstance(node, ast.Attribute) and node.attr == "plays" for node in reached):
            yield from (node.value for node in reached if _is_string(node))


def _reached(node: ast.AST, constants: Mapping[str, ast.expr]) -> Iterator[ast.AST]:
    for found in ast.walk(node):
        yield found
        if isinstance(found, ast.Name) and found.id in constants:
            yield from _reached(constants[found.id], constants)


def _plays_weird_west(test: ast.FunctionDef, constants: Mapping[str, ast.expr]) -> bool:
    """Tell whether a test is about that wording: it names it, or tries several."""
    strings = [str(node.value) for node in _reached(test, constants) if _is_string(node)]
    return any(WEIRD_WEST in string for string in strings) or "wording" in ast.dump(test)


def _is_string(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _scenes() -> Iterator[Example]:
    """Yield the scenes for words to come, one a test."""
    if not TO_COME.exists():
        return
    lines = TO_COME.read_text(encoding="utf-8").splitlines()
    for node in ast.parse("\n".join(lines)).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            name = f"{TO_COME.relative_to(ROOT).as_posix()}::{node.name}"
            title = node.name.removeprefix("test_").replace("_", " ")
            yield Example(title, TO_COME, _source(node, lines), name, frozenset(_used(node)))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
