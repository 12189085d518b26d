"""Names of people: to be seen, and to be nobody else's."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from boomtown.bots import every_bot
from boomtown.bots.register import names_of
from boomtown.games import GAMES
from boomtown.server.saying import says

BLANKS = {"\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"}
"""Letters, as far as Unicode knows, that show nothing."""
RESERVED = {"openseat", "boomtown", "admin", "administrator", "moderator", "server", "system"}
MOST_MARKS = 2
"""Accents a letter may carry; more climb over the lines around."""
_MARKS = re.compile(r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
_ALIKE = ("LATIN", "CYRILLIC", "GREEK")
"""Alphabets with letters that look the same."""


def proper_name(given: str) -> str:
    """Return a name as it is kept: composed, with single spaces, without what cannot be seen. Raises ValueError."""
    shown = "".join(" " if _is_blank(sign) else sign for sign in unicodedata.normalize("NFC", given))
    name = " ".join("".join(sign for sign in shown if unicodedata.category(sign)[0] != "C").split())
    if not any(unicodedata.category(sign)[0] in "LNSP" for sign in name):
        raise ValueError(says("a-name-must-have"))
    if re.search(rf"(?:{_MARKS.pattern}){{{MOST_MARKS + 1}}}", unicodedata.normalize("NFD", name)):
        raise ValueError(says("a-name-must-not"))
    if any(len(_alphabets(word)) > 1 for word in name.split()):
        raise ValueError(says("a-word-of-a"))
    bare = likeness(name)
    if bare in RESERVED or re.fullmatch(rf"(?:{_bots()})\d*", bare):
        raise ValueError(says("this-name-would-be"))
    return name


def likeness(name: str) -> str:
    """Return what is left of a name at a glance: two that are alike in this are taken for each other."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in plain if sign.isalnum()) or name


@lru_cache(maxsize=4096)
def apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names of which no two can be taken for each other: those that come later are numbered."""
    met: set[str] = set()
    told = []
    for name in names:
        number, shown = 1, name
        while likeness(shown) in met:
            number += 1
            shown = f"{name} ({number})"
        met.add(likeness(shown))
        told.append(shown)
    return tuple(told)


def _is_blank(sign: str) -> bool:
    return sign in BLANKS or unicodedata.category(sign)[0] == "Z" or sign.isspace()


def _alphabets(word: str) -> set[str]:
    told = (unicodedata.name(sign, "") for sign in word if sign.isalpha())
    return {alphabet for name in told for alphabet in _ALIKE if name.startswith(alphabet)}


def _bots() -> str:
    """Return what names of bots look like: as people meet them, and by what programs call them."""
    known = {bot for game in GAMES for bot in every_bot(game)}
    called = {likeness(name) for bot in known for name in names_of(bot)}
    return "|".join([*sorted(called), *(f"{likeness(bot)}bots?" for bot in sorted(known))])
