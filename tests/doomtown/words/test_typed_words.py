"""What cards say is typed: a misspelt word fails when its card is loaded, and no word is said or asked in vain."""

import ast
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import boomtown
from boomtown.doomtown import words
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.faces import FACTIONS, KEYWORDS
from boomtown.doomtown.facts.load import titles
from boomtown.doomtown.facts.printed import SKILLS, SUITS, Kind
from boomtown.doomtown.state.frames import Stage
from boomtown.doomtown.state.records import BOUNDARIES, LIMITS, RULE_STEPS, TIMINGS, ZONES, Phase
from boomtown.doomtown.text import numbers, sayings
from boomtown.doomtown.text.numbers import AS_KEYWORD, NUMBERS
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.text.sayings import CANNOT_USE_ABILITIES, SAYINGS, cannot_use
from boomtown.doomtown.words.writing import _parts

SOURCE = Path(boomtown.__file__).parent
TEXT = SOURCE / "doomtown" / "text"
CARDS = SOURCE / "doomtown" / "cards"
WORDS = SOURCE / "doomtown" / "words"

load()

# --- a misspelling fails when its card is loaded ---------------------------------------------------

MISSPELT = {
    "gives(upkep=+1)": "upkeep",
    "sets(bulets=3)": "bullets",
    "fixes(influenc=0, to=BEARER)": "influence",
    "says('cannot unbot')": "cannot unboot",
    "says(having('Wepon'))": "Weapon",
    "says(cannot_raise('bulets'))": "bullets",
    "says(cannot_lower('bulets'))": "bullets",
    "says(cannot_change('bulets'))": "bullets",
    "says(cannot_raise_for_good('contrl'))": "control",
    "says(invents_with('Hukster'))": "Huckster",
    "says(attaches('Hexx'))": "Hex",
    "says(losing('Wepon'))": "Weapon",
    "has_keyword('Wepon')": "Weapon",
    "ignores('bulets', which=lambda play, modifier: True)": "bullets",
    "noon(BOOT, modify(DUDE, bulets=+1, least=0))": "bullets",
    "noon(BOOT, permanently(DUDE, contrl=+1))": "control",
    "noon(BOOT, fix(DUDE, influenc=1))": "influence",
    "noon(BOOT, strip(DUDE, number='contrl'))": "control",
    "noon(BOOT, say_of(DUDE, word='cannot fle'))": "cannot flee",
    "noon(BOOT, give_keyword(DUDE, word='Harowed'))": "Harrowed",
    "noon(BOOT, say_of_player('takes no casualtys'))": "takes no casualties",
    "noon(BOOT, change_player('hand sise', 1))": "hand size",
    "noon(BOOT, another_play(limit='not actng'))": "not actin",
    "noon(BOOT, end_effects_of('Town Councill'))": "Town Council",
    "noon(BOOT, modify(DUDE, bullets=+1, until=Until('rond')))": "round",
    "noon(give('discrad', IN_HAND), gain(1))": "discard",
    "resolution(technique('Tao of Zhu Baji'), gain(1))": "Tao of Zhu Bajie",
    "says(CANNOT_UNBOOT, by=step('sundwon'))": "sundown",
    "says(CANNOT_BOOT, by=timed('shotout'))": "shootout",
    "says(CANNOT_BOOT, by=paid_in('invnt'))": "invent",
    "says(CANNOT_BOOT, to=keyword('Wepon'))": "Weapon",
    "says(CANNOT_BOOT, to=named('Shotgum'))": "Shotgun",
    "says(CANNOT_BOOT, to=faction('law_dog'))": "law_dogs",
    "says(CANNOT_BOOT, to=with_ability('cheating'))": "cheatin",
    "elsewhere(says(CANNOT_BOOT), 'hil')": "hill",
    "after(Moved, SELF, zones=('hil',))": "hill",
    "noon(BOOT, gain(1), zones=('hnd',))": "hand",
    "counts_as('Sloan')": "Sloane",
}


@pytest.mark.parametrize(("text", "meant"), MISSPELT.items())
def test_a_misspelt_word_fails_when_its_card_is_loaded(text: str, meant: str) -> None:
    with pytest.raises(ValueError, match=r"there is no") as refused:
        _write_card(text)
    assert repr(meant) in str(refused.value)


@pytest.mark.parametrize("text", ["says(CANNOT_UNBOT)", "gives(bullets=+1, to=BERER)"])
def test_a_misspelt_constant_fails_when_its_card_is_loaded(text: str) -> None:
    with pytest.raises(NameError):
        _write_card(text)


def test_the_same_lines_load_when_spelled_well() -> None:
    """Or the test before would show nothing."""
    for text in ("gives(upkeep=+1)", "says(CANNOT_UNBOOT, by=step('sundown'))", "says(cannot_use('whip'))"):
        _write_card(text)


def _write_card(text: str) -> None:
    """Run a module with one card on which this is written, as importing it would."""
    exec(f"class Card:\n    part = {text}\n", dict(vars(words)))


def test_only_actions_are_used_out_of_a_hand() -> None:
    """Whatever is used there is played as an action is: paid for, and discarded. A dude would end up nowhere."""
    with pytest.raises(ValueError, match="is no action"):
        _parts(type("Card", (), {"part": words.noon(words.gain(1), zones=("hand",))}), "Tommy Harden")


# --- no word is said or asked in vain --------------------------------------------------------------

FOR_CARDS_TO_COME = {
    "CANNOT_BECOME_A_STUD", "CANNOT_BE_THE_SHOOTER", "CANNOT_LOSE_BOUNTY",
}  # fmt: skip
"""Sayings that the rules ask and no card written so far says. Take off the list what your card says."""

NUMBERS_FOR_CARDS_TO_COME = {
    "CHECK",
}  # fmt: skip

ASKING = {"says", "saying", "says_of_both", "why_not"}
SAYING = {"_say", "_become"}


def test_every_saying_is_asked_by_the_rules() -> None:
    names = _names_of_sayings()
    assert names - _asked(names, SAYING) == set()


def test_every_saying_is_said_by_a_card_or_a_verb() -> None:
    names = _names_of_sayings()
    assert names - _said(names, SAYING) == FOR_CARDS_TO_COME


def test_every_number_is_asked_by_the_rules() -> None:
    names = _names_of_numbers()
    assert names - _asked(names, {"modify"}) == {"INFLUENCE_COUNTERS"}  # its card asks for it


def test_every_number_is_changed_by_a_card() -> None:
    names = _names_of_numbers()
    told = {str(value): name for name, value in vars(numbers).items() if isinstance(value, str)}
    families = {
        str(number): name
        for name, value in vars(numbers).items()
        if isinstance(value, dict) and name in names
        for number in value.values()
    }
    changed = {
        (told | families)[AS_KEYWORD[keyword.arg]]
        for path in _modules(CARDS)
        for call in _calls(
            path, {"gives", "sets", "fixes", "reduces", "modify", "permanently", "fix", "reduce_to"}
        )
        for keyword in call.keywords
        if keyword.arg in AS_KEYWORD
    }
    assert names - changed - _said(names, {"modify"}) == NUMBERS_FOR_CARDS_TO_COME


def test_every_ability_that_cannot_be_used_exists() -> None:
    used = {
        call.args[0].value
        for path in _modules(CARDS)
        for call in _calls(path, {"cannot_use"})
        if isinstance(call.args[0], ast.Constant)
    }
    known = {ability.name for script in SCRIPTS.values() for ability in (*script.abilities, *script.reacts)}
    assert used
    assert used <= known
    assert cannot_use("abilities") == CANNOT_USE_ABILITIES
    assert "abilities" not in known, "to forbid it would forbid all others"


def test_every_step_is_a_step_of_the_rules() -> None:
    """Some rule makes something happen by each of them."""
    done = _literals("rule") | _literals("begin_phase") | _annotated("RuleStep")
    assert RULE_STEPS - done == set()


def test_every_boundary_comes() -> None:
    assert BOUNDARIES - _literals("end_effects") == {"never"}
    by_cards = _literals("Until") | _literals("_collects") | _literals("_stirs_up")
    assert BOUNDARIES - by_cards == {"phase"}  # for cards to come


def test_every_stage_and_every_restriction_of_a_play_is_used() -> None:
    stages = ast.parse((SOURCE / "doomtown" / "rules" / "posses.py").read_text(encoding="utf-8"))
    assert set(get_args(Stage)) <= set(_strings(stages))
    assert LIMITS - {""} <= _literals("grant_play") | _literals("another_play")


def test_every_timing_is_printed_on_a_card() -> None:
    printed = {
        timing
        for script in SCRIPTS.values()
        for ability in (*script.abilities, *script.reacts)
        for timing in ability.timings
    }
    assert printed == TIMINGS


def _names_of_sayings() -> set[str]:
    """The constants, and the functions that make sayings."""
    constants = {name for name, value in vars(sayings).items() if isinstance(value, str) and value in SAYINGS}
    return constants | {
        name
        for name, value in vars(sayings).items()
        if callable(value)
        and not name.startswith("_")
        and getattr(value, "__annotations__", {}).get("return") == "Saying"
    }


def _names_of_numbers() -> set[str]:
    families = {"RATINGS", "CHECKS", "CHECKS_ON", "EXTRA"}
    return families | {
        name for name, value in vars(numbers).items() if isinstance(value, str) and value in NUMBERS
    }


def _asked(names: set[str], saying: set[str]) -> set[str]:
    """Those that the rules look for; in the vocabulary only what it asks, since the rest is what cards say."""
    found: set[str] = set()
    for path in _modules(SOURCE):
        if CARDS in path.parents or path in (TEXT / "sayings.py", TEXT / "numbers.py"):
            continue
        if WORDS in path.parents:
            found |= {name for call in _calls(path, ASKING) for name in _loaded(call)}
        else:
            said = {node for part in _said_in(path, saying) for node in ast.walk(part)}
            found |= {node.id for node in _names(_tree(path)) if node not in said}
    return found & names


def _said(names: set[str], saying: set[str]) -> set[str]:
    """Those that a card says, or a verb."""
    found: set[str] = set()
    for path in _modules(SOURCE / "doomtown"):
        if CARDS in path.parents:
            found |= set(_loaded(_tree(path)))
        else:
            found |= {name for part in _said_in(path, saying) for name in _loaded(part)}
    found |= {"having"}  # `has_keyword` says it for cards
    return found & names


def _said_in(path: Path, saying: set[str]) -> Iterator[ast.AST]:
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.keyword) and node.arg == "word":
            yield node.value
        elif isinstance(node, ast.Call) and _name(node.func) in saying:
            yield from node.args[2:3]  # after the situation and the card


# --- words that run late, inside the bodies of cards -----------------------------------------------


Known = Collection[str]

ARGUMENTS: dict[str, Known] = {
    "step": RULE_STEPS,
    "paid_in": RULE_STEPS,
    "timed": TIMINGS,
    "with_ability": TIMINGS,
    "usable_abilities": TIMINGS,
    "keyword": KEYWORDS,
    "has_keyword": KEYWORDS,
    "having": KEYWORDS,
    "losing": KEYWORDS,
    "rating": KEYWORDS,
    "named": titles(),
    "faction": FACTIONS,
    "Until": BOUNDARIES,
    "end_effects_of": titles(),
}
"""Words whose arguments, if they are written out, are of these."""

COMPARED: dict[str, Known] = {
    "timing": TIMINGS,
    "phase": get_args(Phase),
    "zone": ZONES,
    "origin": ZONES,
    "skill": (*SKILLS, "Kung Fu"),
    "suit": SUITS,
    "kind": (*get_args(Kind), "rule", "ability", "trait", "cost"),
    "what": (),
    "number": (),
    "word": (),
}
"""What is compared with a word in a card's body, and the words it can be."""

OWN_PARTS = {"surrender"}
"""Names of parts that a card compares a cause with to tell its own doing."""

NUMBERED = {"modify", "permanently", "fix", "reduce_to"}


def test_words_in_the_bodies_of_cards_exist() -> None:
    wrong = [
        f"{path.name}:{node.lineno}: {node.value!r}"
        for path in _modules(CARDS)
        for words_used, known in _late_words(path)
        for node in words_used
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in known
    ]
    assert wrong == []


def _late_words(path: Path) -> Iterator[tuple[list[ast.expr], Known]]:
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Call) and _name(node.func) in ARGUMENTS:
            yield node.args, ARGUMENTS[_name(node.func)]
        elif isinstance(node, ast.Call) and _name(node.func) == "give_keyword":
            yield (
                [keyword.value for keyword in node.keywords if keyword.arg in ("word", "instead_of")],
                KEYWORDS,
            )
        elif isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute):
            yield (
                (
                    [one for other in node.comparators for one in _elements(other)],
                    {*COMPARED[node.left.attr], *OWN_PARTS},
                )
                if node.left.attr in COMPARED
                else ([], ())
            )


def _elements(node: ast.expr) -> list[ast.expr]:
    return list(node.elts) if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]


def test_numbers_in_the_bodies_of_cards_exist() -> None:
    wrong = [
        f"{path.name}:{call.lineno}: {keyword.arg}"
        for path in _modules(CARDS)
        for call in _calls(path, NUMBERED)
        for keyword in call.keywords
        if keyword.arg is not None and keyword.arg not in (*AS_KEYWORD, "until", "least", "most")
    ]
    assert wrong == []


def test_parts_that_cards_call_up_exist() -> None:
    wrong = []
    for path in _modules(CARDS):
        parts = {
            name for statement in ast.walk(_tree(path)) if isinstance(statement, ast.ClassDef)
            for name in _attributes(statement)
        }  # fmt: skip
        for call in _calls(path, {"last"}):
            part = call.args[0]
            if isinstance(part, ast.Constant) and part.value.split(" ")[0] not in parts:
                wrong.append(f"{path.name}:{call.lineno}: {part.value}")
    assert wrong == []


def _attributes(statement: ast.ClassDef) -> Iterator[str]:
    for line in statement.body:
        if isinstance(line, ast.FunctionDef):
            yield line.name
        elif isinstance(line, ast.Assign):
            yield from (target.id for target in line.targets if isinstance(target, ast.Name))


# --- nobody goes on writing strings ----------------------------------------------------------------


def test_no_saying_and_no_number_is_written_as_a_string() -> None:
    """A number of one word is an ordinary word too; of those mypy and the tests above take care."""
    kept = {*SAYINGS, *(name for name in NUMBERS if " " in name)} - {"Mad Scientist", "Kung Fu", "hand size"}
    written = [
        f"{path.relative_to(SOURCE)}:{node.lineno}: {node.value!r}"
        for path in _modules(SOURCE / "doomtown")
        if path.parent != TEXT
        for node in _string_nodes(_tree(path))
        if node.value in kept
    ]
    assert written == []


def test_cards_make_no_words_of_pieces() -> None:
    """`word=f"cannot use {ability}"` would pass every other test."""
    made = [
        f"{path.name}:{node.value.lineno}"
        for path in _modules(CARDS)
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.keyword) and node.arg in ("word", "number")
        if isinstance(node.value, ast.JoinedStr | ast.BinOp)
    ]
    assert made == []


# --- reading the tree ------------------------------------------------------------------------------


def _modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _calls(path: Path, names: Collection[str]) -> Iterator[ast.Call]:
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Call) and _name(node.func) in names:
            yield node


def _names(tree: ast.AST) -> Iterator[ast.Name]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Name))


def _loaded(tree: ast.AST) -> Iterator[str]:
    return (node.id for node in _names(tree))


def _strings(tree: ast.AST) -> Iterator[str]:
    return (
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _string_nodes(tree: ast.AST) -> Iterator[ast.Constant]:
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node


def _literals(function: str) -> set[str]:
    """Every string written in a call of this function, in the whole tree."""
    return {
        text
        for path in _modules(SOURCE / "doomtown")
        for call in _calls(path, {function})
        for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        for text in _strings(argument)
    }


def _annotated(kind: str) -> set[str]:
    return {
        text
        for path in _modules(SOURCE / "doomtown")
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name)
        if node.annotation.id == kind and node.value is not None
        for text in _strings(node.value)
    }
