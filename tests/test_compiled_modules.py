"""What is compiled (`make compiled`) is written so that mypyc takes it as it is, and a difference is told.

mypyc builds all of these without a word, and the game is another one, or hangs: so the source is read for them.
"""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import compile_engine
from compile_engine import SOURCE, first_difference

LISTED = compile_engine.MODULES.read_text().split()

DOORS = [
    "boomtown/doomtown/text/parts.py",
    "boomtown/doomtown/words/piles.py",
    "boomtown/doomtown/words/selectors.py",
    "boomtown/doomtown/words/writing.py",
]
"""Where cards hand in what tells whether something holds."""


def pitfalls(source: str) -> Iterator[tuple[int, str]]:
    """Yield every line that would mean something else once compiled."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Delete(targets=[ast.Name(), *_]):
                yield node.lineno, "deletes a name"
            case ast.Attribute(attr="__new__"):
                yield node.lineno, "makes an object without its __init__, which runs all the same"
            case ast.Name(id="GeneratorType"):
                yield node.lineno, "takes only Python's own generators for generators"
            case ast.Return(value=ast.GeneratorExp()) | ast.Assign(value=ast.GeneratorExp()):
                yield node.lineno, "keeps a generator expression, which becomes a list"
            case ast.ClassDef(keywords=[_, *_]):
                yield from _of_a_record(node)


def _of_a_record(record: ast.ClassDef) -> Iterator[tuple[int, str]]:
    if any(ast.unparse(base) in ("msgspec.Struct", "Struct") for base in record.bases):
        yield record.lineno, "says with keywords, which are dropped, what it should inherit (table/frozen.py)"
    for line in record.body:
        if isinstance(line, ast.Assign):
            yield line.lineno, "has a class attribute, which becomes a field"


@pytest.mark.parametrize("module", LISTED)
def test_what_is_compiled_means_the_same(module: str) -> None:
    assert list(pitfalls((SOURCE / module).read_text())) == []


@pytest.mark.parametrize(
    "source",
    [
        "def step(state, frame):\n    del frame",
        "twin = Table.__new__(Table)",
        "is_one = type(done) is GeneratorType",
        "def sets(self):\n    return (each for each in self.ids)",
        "class Price(msgspec.Struct, frozen=True):\n    amount: int = 0",
        "class Swap(OfCards, frozen=True):\n    word = 'swap'",
    ],
)
def test_what_would_mean_something_else_is_found(source: str) -> None:
    assert len(list(pitfalls(source))) == 1


def promised(source: str) -> Iterator[str]:
    """Yield what a door takes a card's word for: that its test gives back a bool and nothing else."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name, args=args) if name == "__init__" or not name.startswith("_"):
                taken = (each.annotation for each in (*args.args, *args.kwonlyargs) if each.annotation)
            case ast.Assign(value=ast.Subscript() as alias):
                taken = iter((alias,))
            case _:
                continue
        for annotation in map(ast.unparse, taken):
            if "Callable[" in annotation and "], bool]" in annotation:
                yield annotation


@pytest.mark.parametrize("module", DOORS)
def test_a_card_may_answer_yes_with_whatever_it_found(module: str) -> None:
    """`Truth` is no bool to mypy: it finds whoever reads one and promises a bool, which compiled code insists on."""
    assert list(promised((SOURCE / module).read_text())) == []


@pytest.mark.parametrize(
    "source",
    [
        "def when_(holds: Callable[[Situation], bool]) -> Condition: ...",
        "class By:\n    def __init__(self, *, fits: Callable[[Situation, Cause], bool] | None = None): ...",
        "_Which = Callable[[Situation, Ability], bool]",
    ],
)
def test_a_door_that_takes_only_a_bool_is_found(source: str) -> None:
    assert len(list(promised(source))) == 1


ASKS_KIND = """
    cpy_r_r20 = (PyObject *)CPyType_acting___Use;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyObject, ob_type));
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r23 = cpy_r_r22 == cpy_r_r20;
    if (!cpy_r_r23) goto CPyL39;
"""


def test_isinstance_knows_subclasses_that_are_translated_later() -> None:
    """Mypyc compares with the subclasses it has met: whoever was translated before `React` took none for a `Use`."""
    mended = compile_engine.mended(ASKS_KIND)
    assert "cpy_r_r23 = BOOMTOWN_IS_KIND(cpy_r_r22, cpy_r_r20);" in mended
    assert "CPy_DECREF(cpy_r_r19);" in mended
    assert "#define BOOMTOWN_IS_KIND" in compile_engine.HEADER.read_text()


def test_a_mypyc_that_asks_isinstance_otherwise_is_refused() -> None:
    with pytest.raises(compile_engine.CannotCompile, match="isinstance"):
        compile_engine.mended(ASKS_KIND.replace("==", "!="))


def test_who_knows_sooner_is_asked_before_python() -> None:
    asked = (
        "cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2); PyObject_SetAttr(a, b, c); CPyDict_GetItemsIter(d);"
    )
    mended = compile_engine.mended(asked)
    assert (
        mended
        == "cpy_r_r3 = boomtown_item(cpy_r_r1, cpy_r_r2); BOOMTOWN_SET(a, b, c); CPyDict_GetItemsIter(d);"
    )


@pytest.mark.parametrize("known", compile_engine.LOOKUPS.values())
def test_whoever_is_asked_before_python_is_there(known: str) -> None:
    header = compile_engine.LOOKUPS_HEADER.read_text()
    assert f"#define {known}(" in header or re.search(
        rf"^static inline .*\b{known}\($|\b{known}\(.*{{$", header, re.M
    )


DRAWS = """
CPyTagged CPyDef_chance____mixed(CPyTagged cpy_r_word) {
}
CPyTagged CPyDef_chance___below(PyObject *cpy_r_holder, CPyTagged cpy_r_n) {
}
PyObject *CPyDef_chance___shuffled(PyObject *cpy_r_holder, PyObject *cpy_r_items) {
}
CPyTagged CPyDef_chance___Chance_____call__(PyObject *cpy_r_self, CPyTagged cpy_r_n) {
}
"""


def test_chance_is_reckoned_in_machine_words_before_anything_else() -> None:
    found = compile_engine.with_kernels(DRAWS)
    for kernel in ("BOOMTOWN_MIXED", "BOOMTOWN_BELOW", "BOOMTOWN_SHUFFLED", "BOOMTOWN_CHANCE"):
        assert f"{{\n    {kernel}(" in found
        assert f"#define {kernel}(" in compile_engine.KERNELS_HEADER.read_text()


def test_a_mypyc_that_names_functions_otherwise_is_refused() -> None:
    with pytest.raises(compile_engine.CannotCompile, match="names functions"):
        compile_engine.with_kernels(DRAWS.replace("below", "under"))


def test_the_same_games_have_no_difference() -> None:
    told = ["game 0, the starters", "  0: pass", "all 1 games"]
    assert first_difference(iter(told), iter(told)) == ""


def test_the_first_difference_is_told_with_its_game() -> None:
    told = ["game 0, the starters", "  0: pass", "game 1, bots", "  0: call", "  1: pass"]
    other = [*told[:3], "  0: move", "  1: call"]
    assert first_difference(iter(told), iter(other)).split("\n") == [
        "game 1, bots",
        "  interpreted:   0: call",
        "  compiled:      0: move",
    ]


@pytest.mark.parametrize(
    "told", [["game 0, bots", "  raised KeyError: 3", "all 1 games"], ["game 0, bots"], []]
)
def test_what_breaks_off_in_both_is_not_the_same_game(told: list[str]) -> None:
    assert first_difference(iter(told), iter(told)) != ""


@pytest.mark.parametrize("version", [(3, 10), (3, 14)])
def test_other_pythons_are_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, version: tuple[int, int]
) -> None:
    assert compile_engine.why_not() == "" or not (3, 11) <= compile_engine.version() <= (3, 13)
    monkeypatch.setattr(compile_engine, "version", lambda: version)
    assert "3.11 to 3.13" in compile_engine.why_not()
    with pytest.raises(compile_engine.CannotCompile, match=r"3\.11 to 3\.13"):
        compile_engine.build()


def test_what_a_wheel_carries_lies_beside_its_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compile_engine, "BUILT", tmp_path)
    for name in ("all__mypyc.so", "boomtown/table/table.so", "build/lib/boomtown/table/table.so"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert sorted(compile_engine.extensions().values()) == ["all__mypyc.so", "boomtown/table/table.so"]


@pytest.mark.parametrize(
    ("asked", "needs_a_compiler"), [("", False), ("0", False), ("1", True), ("profiled", True)]
)
def test_only_a_wheel_that_is_asked_to_be_compiled_needs_a_compiler(
    monkeypatch: pytest.MonkeyPatch, asked: str, needs_a_compiler: bool
) -> None:
    monkeypatch.setenv("BOOMTOWN_COMPILED", asked)
    builder = WheelBuilder(str(compile_engine.ROOT))
    assert ("mypy" in builder.config.dependencies) is needs_a_compiler


@pytest.mark.parametrize(
    ("stamp", "plain", "profiled"),
    [
        ("one", True, False),
        ("one profiled", True, True),
        ("two profiled", False, False),
        (None, False, False),
    ],
)
def test_a_profiled_build_serves_whoever_asks_for_any(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, stamp: str | None, plain: bool, profiled: bool
) -> None:
    monkeypatch.setattr(compile_engine, "STAMP", tmp_path / "built-from.txt")
    monkeypatch.setattr(compile_engine, "fingerprint", lambda: "one")
    if stamp is not None:
        compile_engine.STAMP.write_text(stamp)
    assert compile_engine.is_built() is plain
    assert compile_engine.is_built(profiled=True) is profiled


def test_training_counts_what_people_and_bots_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(compile_engine.PARTS))
    train = importlib.import_module("train")
    monkeypatch.setattr(train, "PLAYED_OUT", 2)
    monkeypatch.setattr(train, "AT_A_TABLE", 2)
    monkeypatch.setattr(train, "BY_BOTS", 1)
    train.main()


def test_every_listed_module_is_listed_once() -> None:
    assert len(set(LISTED)) == len(LISTED)
    assert all(Path(module).suffix == ".py" for module in LISTED)
