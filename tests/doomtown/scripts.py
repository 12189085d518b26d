"""Scripts are data, so tests can read all of them: the abilities there are, and what each part is made of."""

from collections.abc import Iterable, Iterator
from types import CodeType, FunctionType, MethodType
from typing import Any

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.text.parts import (
    SCRIPTS,
    Ability,
    Condition,
    Grants,
    Modes,
    Part,
    Selector,
    Target,
    Trigger,
)
from boomtown.doomtown.words.doing import Verb


def parts() -> Iterator[tuple[str, str, Part]]:
    """Every part of every face, and the abilities that some grant, each once; with the face and the part's name."""
    load()
    seen = set()
    for face, script in SCRIPTS.items():
        for part in script.parts.values():
            for found in (part, part.ability) if isinstance(part, Grants) else (part,):
                if id(found) not in seen:
                    seen.add(id(found))
                    yield face, part.name, found


def abilities() -> Iterator[tuple[str, str, Ability]]:
    """Every ability there is, printed or granted, each once; jobs begin with a mark, which is chosen."""
    for face, name, part in parts():
        if isinstance(part, Ability) and part.job is None:
            yield face, name, part


def made_of(part: Part) -> Iterator[Any]:
    """Everything a part of a script is made of, however deep: choices, conditions, events, costs, bodies."""
    match part:
        case Ability():
            trigger = part.trigger.test if part.trigger is not None else None
            yield from _deep((*part.targets.values(), part.requires, trigger, part.costs, part.body), set())
        case Trigger():
            yield from _deep((part.test, part.body), set())
        case _:
            yield from _deep(tuple(vars(part).values()), set())


def _deep(thing: Any, seen: set[int]) -> Iterator[Any]:
    if id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    for inner in inside(thing):
        yield from _deep(inner, seen)


def names_in(function: FunctionType) -> set[str]:
    """The words a function's code names, those of the functions in it as well."""
    return set(_names_in(function.__code__))


def _names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names_in(inner)


def inside(thing: Any) -> Iterable[Any]:
    """What a part of a script is made of: tests, selectors, and what functions hold on to or name."""
    match thing:
        case tuple() | list():
            return thing
        case Selector():
            return (*thing.tests, thing.test)
        case Condition():
            return (thing.holds,)
        case Target():
            return (thing.where, thing.together)
        case Modes():
            return (thing.words,)
        case MethodType():
            return (thing.__func__, thing.__self__)
        case FunctionType():
            return (
                *(cell.cell_contents for cell in thing.__closure__ or ()),
                *_named_in(thing.__code__, thing),
            )
    if type(thing).__module__.startswith("boomtown.doomtown.words"):  # costs, events
        return tuple(getattr(thing, "__dict__", {}).values())
    return ()


def _named_in(code: CodeType, function: FunctionType) -> Iterator[Any]:
    """What the names in a function's code stand for, as far as they are words or helpers of cards."""
    for name in code.co_names:
        found = function.__globals__.get(name)
        of_cards = getattr(found, "__module__", "").startswith("boomtown.doomtown.cards")
        if isinstance(found, Verb | Selector | Condition) or (isinstance(found, FunctionType) and of_cards):
            yield found
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _named_in(inner, function)


def answering() -> Iterator[tuple[str, str, Ability | Trigger, Trigger]]:
    """Every React and every trait that answers events, with what it answers."""
    for face, name, part in parts():
        if isinstance(part, Trigger):
            yield face, name, part, part
        elif isinstance(part, Ability) and part.trigger is not None:
            yield face, name, part, part.trigger
