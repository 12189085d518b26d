"""Law 5: only verbs change a state of Doomtown. Whoever sets a game up may as well, and nobody else."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import pytest

from boomtown.doomtown.state import Card, Doomtown, Fight, Player
from boomtown.doomtown.state.doomtown import REMEMBERED
from boomtown.doomtown.verbs.changes import CardFields, FightFields, PlayerFields

ROOT = Path(__file__).parent.parent / "src" / "boomtown"

VERBS = "verbs"
BUILDERS = ("game.py", "redeal.py", "scenario/data.py", "scenario/fights.py", "scenario/notes.py")
"""Those who set a game up: from decks, from a scenario, and in a bot's imagination."""

SETTERS = ("boomtown.doomtown.verbs.changes", "boomtown.doomtown.verbs.zones")
"""What changes a state without asking any rule: for verbs, and for builders."""

FIELDS = frozenset(Doomtown.__struct_fields__) - frozenset(REMEMBERED)

METHODS = frozenset({"add", "append", "clear", "extend", "pop", "popitem", "remove", "setdefault", "update"})
"""What would change the one container in a state, its cards."""


def breaches(source: str) -> Iterator[tuple[int, str]]:
    """Yield every line of a module that changes a state, or could by what it imports."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module=str(module)):
                names = [f"{module}.{alias.name}" for alias in node.names]
                for name in names:
                    if name.startswith(SETTERS):
                        yield node.lineno, f"imports {name}"
            case ast.Import():
                for alias in node.names:
                    if alias.name.startswith(SETTERS):
                        yield node.lineno, f"imports {alias.name}"
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                yield from _assigned(targets)
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                yield from _assigned([target])
            case ast.Call(func=ast.Attribute(attr="record", value=held)) if _is_state(held):
                yield node.lineno, "records an event"
            case ast.Call(func=ast.Attribute(attr=method, value=ast.Attribute(attr="cards", value=held))):
                if method in METHODS and _is_state(held):
                    yield node.lineno, f"changes its cards ({method})"
            case ast.Call(func=ast.Name(id="setattr"), args=[held, *_]) if _is_state(held):
                yield node.lineno, "sets an attribute"


def _assigned(targets: list[ast.expr]) -> Iterator[tuple[int, str]]:
    for target in targets:
        if isinstance(target, ast.Tuple | ast.List):
            yield from _assigned(target.elts)
        elif isinstance(target, ast.Starred | ast.Subscript):
            yield from _assigned([target.value])
        elif isinstance(target, ast.Attribute) and target.attr in FIELDS and _is_state(target.value):
            yield target.lineno, f"changes `{target.attr}`"


def _is_state(held: ast.expr) -> bool:
    """Anything may be a state under another name, but nothing of these floors is one itself."""
    return not (isinstance(held, ast.Name) and held.id in ("self", "cls"))


def others() -> list[Path]:
    """Return the modules that have to leave states alone: all of Doomtown, and all that play it."""
    doomtown = ROOT / "doomtown"
    free = [doomtown / VERBS, doomtown / "state" / "doomtown.py", *(doomtown / name for name in BUILDERS)]
    played = [
        path for room in ("doomtown", "bots", "lab", "terminal") for path in (ROOT / room).rglob("*.py")
    ]
    return sorted(path for path in played if not any(path == one or one in path.parents for one in free))


def test_only_verbs_change_a_state() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line} {what}"
        for path in others()
        for line, what in breaches(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def to_lent_cards(source: str) -> Iterator[int]:
    """Yield every line that writes to a state's cards though they may be another state's too (`Doomtown.twin`)."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Subscript(value=ast.Attribute(attr="cards"), ctx=ast.Store() | ast.Del()):
                yield node.lineno
            case ast.Call(func=ast.Attribute(attr=method, value=ast.Attribute(attr="cards"))) if (
                method in METHODS
            ):
                yield node.lineno


def test_verbs_write_to_cards_that_are_the_states_own() -> None:
    """Who sets a game up has a state of its own to write to; a verb has one that a checkpoint shares its cards with."""
    for path in (ROOT / "doomtown" / VERBS).rglob("*.py"):
        assert list(to_lent_cards(path.read_text(encoding="utf-8"))) == [], path
    assert list(to_lent_cards("state.cards[3] = card")) == list(to_lent_cards("state.cards.pop(3)")) == [1]


def test_those_let_in_are_there_and_need_it() -> None:
    for name in BUILDERS:
        assert list(breaches((ROOT / "doomtown" / name).read_text(encoding="utf-8"))), name
    assert any((ROOT / "doomtown" / VERBS).glob("*.py"))


@pytest.mark.parametrize(
    "line",
    [
        "from boomtown.doomtown.verbs.changes import change_card",
        "from boomtown.doomtown.verbs import zones",
        "import boomtown.doomtown.verbs.zones as raw",
        "state.pot += 1",
        "play.state.extra = ()",
        "amount, state.pot = state.pot, 0",
        "state.cards[3] = card",
        "del state.cards[3]",
        "other.cards.pop(3)",
        "state.first: int = 2",
        "state.record(event)",
        "setattr(state, 'day', 3)",
    ],
)
def test_every_way_to_change_a_state_is_noticed(line: str) -> None:
    assert len(list(breaches(line))) == 1


@pytest.mark.parametrize(
    "line",
    ["state.then(frame)", "found = state.cards[3]", "self.cards = cards", "state.layout.kinds = found"],
)
def test_reading_remembering_and_scheduling_are_free(line: str) -> None:
    assert list(breaches(line)) == []


@pytest.mark.parametrize(
    ("fields", "record", "never"),
    [
        (CardFields, Card, {"id"}),
        (PlayerFields, Player, {"seat", "outfit", "legend"}),
        (FightFields, Fight, {"job", "marked"}),
    ],
)
def test_changes_are_typed_as_the_records_are(fields: type, record: type, never: set[str]) -> None:
    """So that the type checker knows what may be changed, and to what."""
    whole = get_type_hints(record)
    assert get_type_hints(fields) == {name: kind for name, kind in whole.items() if name not in never}
