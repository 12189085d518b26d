"""The words cards are written in: the reference tells each, none hides another, and cards use nothing else."""

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
from boomtown.doomtown.text import numbers, sayings
from vocabulary import terms, vocabulary
from words_page import PAGE, TO_COME, examples, page

MODULES = sorted(
    ".".join((cards.__name__, path.parent.name, path.stem))
    for path in Path(cards.__path__[0]).glob("*/*.py")
    if path.stem != "__init__"
)


def test_the_reference_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: make words"


def test_the_reference_tells_every_word() -> None:
    told = set(re.findall(r"^(?:### |- `)(\w+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert [word for word in vocabulary() if word not in told] == []


def test_every_word_has_a_docstring() -> None:
    """The text of a saying and the name of a number say enough; whatever else is a word explains itself."""
    self_explaining = [*sayings.SAYINGS.values(), *numbers.NUMBERS.values()]
    silent = [term.name for term in terms() if not term.note]
    assert [name for name in silent if getattr(words, name) not in self_explaining] == []


def test_every_word_is_shown_by_a_card_that_a_test_plays() -> None:
    """Or by a scene, if the rules know it and no card says it yet."""
    assert [term.name for term in terms() if term.name not in examples()] == []


def test_every_scene_for_a_word_to_come_is_needed() -> None:
    """A word that a card says has that card for an example, and its scene goes."""
    shown = {example.title for word, example in examples().items() if word in vocabulary()}
    scenes = re.findall(r"^def test_(\w+)", TO_COME.read_text(encoding="utf-8"), re.MULTILINE)
    assert [scene for scene in scenes if scene.replace("_", " ") not in shown] == []


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
