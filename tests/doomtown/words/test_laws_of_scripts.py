"""What no script may say, whatever its card: each law was broken by one, or could be without any scene noticing."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType

import pytest

import boomtown
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.text import sayings
from boomtown.doomtown.text.parts import Ability, Cost, Grants, Part, Says, Selector, Trigger
from boomtown.doomtown.words import IN_POSSE, OPPOSING
from doomtown.scripts import made_of, names_in, parts

SOURCE = Path(boomtown.__file__).parent

# --- opposing while posses form -------------------------------------------------------------------------------------


def answers_events(part: Part) -> bool:
    """Whether a part is a React, or a trait that answers an event."""
    return isinstance(part, Trigger) or (isinstance(part, Ability) and part.trigger is not None)


def means_whoever_is_not_mine_in_a_posse(thing: object) -> bool:
    """Whether a selector is, or a function makes, what another player has in either posse until the fight begins."""
    if isinstance(thing, Selector):
        return OPPOSING.test in thing.tests and IN_POSSE.test in thing.tests
    return isinstance(thing, FunctionType) and {"OPPOSING", "IN_POSSE"} <= names_in(thing)


def test_what_answers_an_event_asks_for_the_posse_that_is_opposed() -> None:
    """While posses form, `OPPOSING` is whatever another player controls: guests on your own side, too."""
    found = [
        (face, name)
        for face, name, part in parts()
        if answers_events(part) and any(map(means_whoever_is_not_mine_in_a_posse, made_of(part)))
    ]
    assert found == [], "IN_OPPOSING_POSSE is the word"


def test_such_a_selector_is_seen_however_it_is_written() -> None:
    def body() -> object:
        return OPPOSING & IN_POSSE

    assert means_whoever_is_not_mine_in_a_posse(OPPOSING & IN_POSSE)
    assert means_whoever_is_not_mine_in_a_posse(body)
    assert not means_whoever_is_not_mine_in_a_posse(OPPOSING)


# --- do X to achieve Y ----------------------------------------------------------------------------------------------


def gated_as_an_effect(tree: ast.AST) -> Iterator[str]:
    """The choices to which the text does X, that ask whether X can be done as any effect: `able` for `payable`."""
    for text in ast.walk(tree):
        if isinstance(text, ast.FunctionDef):
            paid = {
                ast.unparse(call.args[0])
                for call in ast.walk(text)
                if isinstance(call, ast.Call) and called(call) == "requirement"
            }
            for choice in [word for call in text.decorator_list for word in getattr(call, "keywords", ())]:
                for asked in [node for node in ast.walk(choice.value) if isinstance(node, ast.Call)]:
                    if called(asked) == "able" and f"{ast.unparse(asked.args[0])}({choice.arg})" in paid:
                        yield f"{text.name}: {choice.arg}"


def test_who_is_chosen_for_a_requirement_can_pay_it_where_it_is_a_cost() -> None:
    """In the 2014-15 edition X is a cost (AEG-actin-01), and a text may forbid it as one (Lost to the Plague)."""
    scripts = sorted((SOURCE / "doomtown" / "cards").rglob("*.py"))
    assert [
        f"{path}: {found}" for path in scripts for found in gated_as_an_effect(ast.parse(path.read_text()))
    ] == []
    whip = "@shootout(mine=YOUR & able(boot))\ndef whip(play, mine):\n    yield requirement(boot(mine))"
    assert list(gated_as_an_effect(ast.parse(whip))) == ["whip: mine"]


# --- what is granted ------------------------------------------------------------------------------------------------


def test_nothing_is_granted_to_a_card_that_has_an_ability_of_that_name() -> None:
    """What was used is known by card and name: used as its own, a granted ability of that name would be used up."""
    granting = [(face, part) for face, _, part in parts() if isinstance(part, Grants)]
    granted = [part.ability for _, part in granting]
    printed = [
        (name, face) for face, name, part in parts() if isinstance(part, Ability) and part not in granted
    ]
    found = [
        (face, name, other)
        for face, part in granting
        for name, other in printed
        if name == part.ability.name and part.to.among in ("", PRINTED[other].kind)
    ]
    assert found == []


# --- what is said ---------------------------------------------------------------------------------------------------

ASKING = {"says", "why_not"}
"""Who asks for the first text that says something of one card."""


def asked_as(word: str) -> Iterator[tuple[str, ast.Call]]:
    """Where the engine asks whether a text says this of a card: the file and the call."""
    for path in sorted((SOURCE / "doomtown").rglob("*.py")):
        if "cards" not in path.relative_to(SOURCE / "doomtown").parts[:1]:
            for call in calls(path):
                names = {
                    node.id for found in call.args for node in ast.walk(found) if isinstance(node, ast.Name)
                }
                if word in names and called(call) in ASKING:
                    yield f"{path.name}:{call.lineno}", call


@cache
def calls(path: Path) -> list[ast.Call]:
    return [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def said(about: str) -> list[str]:
    """The sayings that some card says of a second card (`other`), or of some causes only (`by`)."""
    names = {
        value: name for name, value in vars(sayings).items() if name.isupper() and isinstance(value, str)
    }
    words = {
        part.word for _, _, part in parts() if isinstance(part, Says) and getattr(part, about) is not None
    }
    return sorted(names[word] for word in words if word in names)


@pytest.mark.parametrize("word", said("other"))
def test_what_is_said_of_two_cards_is_asked_of_both(word: str) -> None:
    """Else the first text would be asked alone, and another that fits the second card would not (Frank Bryant)."""
    assert [where for where, _ in asked_as(word)] == []


@pytest.mark.parametrize("word", said("by"))
def test_what_is_said_of_some_causes_is_asked_with_the_cause(word: str) -> None:
    assert [where for where, call in asked_as(word) if len(call.args) < 4] == []


# --- what is paid ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cost", Cost.__subclasses__(), ids=lambda cost: cost.__name__)
def test_every_cost_can_be_given_back(cost: type[Cost]) -> None:
    """A stopped ability is paid for with nothing, whatever its cost was (RC3-a-slight-modification-02)."""
    pay = cost.pay
    assert isinstance(pay, FunctionType)
    assert "refunds" in names_in(pay)
