"""An act of a text in words: for the lines that are compared by number, for people by what a card is to the text."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from boomtown.doomtown.state import NOWHERE
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words.doing import Act

CARDS = ("card", "cards", "dude", "host", "to", "mark", "on", "saved", "place", "leader", "what", "at")
"""What an act is given that is a card."""
MANY_BULLETS = 25
"""No text has a higher number that is not the number of a card; but for one that stands for any number."""


PLAIN = (str, int, bool)
"""Most of what is told is one of these."""


@cache
def _defaults(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    return tuple((each.name, each.default) for each in fields(kind))


def plain(value: Any) -> str:
    """A record as text, without what it has by default: a field that is added later changes nothing."""
    if type(value) in PLAIN:
        return str(value)
    if isinstance(value, Struct):
        told = [
            f"{name}={plain(getattr(value, name))}"
            for name, usual in _defaults(type(value))
            if getattr(value, name) != usual
        ]
        return f"{type(value).__name__}({', '.join(told)})"
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(plain, value))}]"
    if type(value).__repr__ is object.__repr__:  # where it lies in memory says nothing
        return type(value).__name__.lower()
    return str(value)


def tried(question: Callable[..., Any], *given: Any) -> Any:
    """What a question comes to; "?" where it cannot be asked here."""
    try:
        return question(*given)
    except Exception:
        return "?"


def shown(play: Situation, value: Any, *, named: bool = False, card: bool = False) -> str:
    """An act or what it is given, for the lines by number, for people by name."""
    match value:
        case Act():
            return f"{value.verb.name}({', '.join(given(play, value, named=named))})"
        case bool() | str() | None:
            return repr(value)
        case int() if named and card:
            return name_of(play, value)
        case tuple() | list() if named and card:
            return " and ".join(dict.fromkeys(name_of(play, each) for each in value)) or "nobody"
        case tuple() | list():
            return f"[{', '.join(shown(play, each, named=named, card=card) for each in value)}]"
        case dict():
            told = [
                f"{name}: {shown(play, each, named=named, card=each not in range(14))}"
                for name, each in value.items()
            ]
            return f"{{{', '.join(told)}}}"
        case _ if hasattr(value, "of") and hasattr(value, "tests"):
            found = tried(value.of, play)
            return "all such" if named else str(found)
        case _ if callable(value):
            return "text"
    return plain(value)


def given(play: Situation, act: Act, *, named: bool) -> Iterator[str]:
    """What an act is done with: for people players are you or another, cards what they are to the text."""
    found = tried(lambda: act.arguments)
    for name, value in sorted(found.items()) if found != "?" else ():
        if named and type(value) is int and (name == "seat" or (act.verb.name, name) == ("pay", "to")):
            yield f"{name}={'you' if value == play.you else 'another'}"
            continue
        card = name == act.verb.on or name in CARDS or (type(value) is int and value > MANY_BULLETS)
        yield f"{name}={shown(play, value, named=named, card=card)}"


def name_of(play: Situation, card: int) -> str:
    """What a card is to the text."""
    for name, found in play.chosen.items():
        if card == found:
            return name
    if card == play.source:
        return "this"
    return {NOWHERE: "nobody", play.dude: "this dude", play.location: "here"}.get(card, "that")
