"""The words cards are written in: the reference names each, none hides another, and cards use nothing else."""

import builtins
import dis
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from boomtown.doomtown import cards, words
from boomtown.doomtown.cards.library import load
from vocabulary import asked, vocabulary

REFERENCE = Path(__file__).parents[3] / "docs" / "writing-cards.md"
MODULES = sorted(
    ".".join((cards.__name__, path.parent.name, path.stem))
    for path in Path(cards.__path__[0]).glob("*/*.py")
    if path.stem != "__init__"
)


def test_every_word_is_in_the_reference() -> None:
    written = set(re.findall(r"\w+", REFERENCE.read_text()))
    assert [word for word in vocabulary() if word not in written] == []


def test_the_reference_lists_what_the_rules_ask() -> None:
    assert asked() in REFERENCE.read_text(), "write it anew: python tools/vocabulary.py"


def test_no_word_hides_another() -> None:
    for word, module in vocabulary().items():
        assert getattr(words, word) is getattr(import_module(module), word), word


@pytest.mark.parametrize("name", MODULES)
def test_cards_use_nothing_but_words(name: str) -> None:
    load()
    module = import_module(name)
    known = {*vocabulary(), *vars(builtins), *_own(module)}
    assert [used for used in _globals_used(_code(module)) if used not in known] == []


def _own(module: ModuleType) -> set[str]:
    """Return what a module of cards defines itself, or imports by name."""
    taken = set(vars(words))
    own = {name for name, value in vars(module).items() if getattr(words, name, None) is not value}
    return own | (set(vars(module)) - taken)


def _code(module: ModuleType) -> CodeType:
    assert module.__file__ is not None
    path = Path(module.__file__)
    return compile(path.read_text(encoding="utf-8"), str(path), "exec")


def _globals_used(code: CodeType) -> Iterator[str]:
    """Yield the global names that a module's code reads, that of its classes and functions included."""
    steps = list(dis.get_instructions(code))
    stored = {step.argval for step in steps if step.opname == "STORE_NAME"}
    for step in steps:
        if step.opname == "LOAD_GLOBAL" or (step.opname == "LOAD_NAME" and step.argval not in stored):
            yield step.argval
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _globals_used(constant)
