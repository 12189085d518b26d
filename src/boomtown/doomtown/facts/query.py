"""The language of card searches: `bullets>=3 faction:outlaws keyword:huckster -type:dude "pistol whip"`.

A query is a list of terms that must all hold. A term is a word of the title (or a keyword), a comparison of
a number, or a name such as `suit:clubs`; a minus in front of a term turns it round.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeVar

from boomtown.doomtown.facts.faces import (
    RATED_KEYWORDS,
    BulletKind,
    CardType,
    Faction,
    Keyword,
    Printing,
    Suit,
)
from boomtown.doomtown.facts.load import Pool
from boomtown.doomtown.facts.titles import plain, title_key

TOKEN = re.compile(r'(?:"[^"]*"|[^\s"])+')


COMPARISON = re.compile(r"(?P<field>[^\W\d][\w-]*)(?P<sign>[<>!]=|[<>=:])(?P<value>.*)", re.DOTALL)


NUMBER = re.compile(r"-?\d{1,9}")


Compare = Callable[[int, int], bool]


Test = Callable[[Printing], bool]


Reader = Callable[[Printing], tuple[int, ...]]


Name = TypeVar("Name", bound=str)


COMPARE: dict[str, Compare] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


FACE_VALUES = {"a": 1, "ace": 1, "j": 11, "jack": 11, "q": 12, "queen": 12, "k": 13, "king": 13}


NO_FACTION = frozenset({"neutral", "drifter", "drifters", "none"})


FACTION_NAMES = {title_key(faction.value): faction for faction in Faction} | {
    "lawdog": Faction.LAW_DOGS,
    "outlaw": Faction.OUTLAWS,
    "sloane": Faction.OUTLAWS,
    "sloanegang": Faction.OUTLAWS,
    "thesloanegang": Faction.OUTLAWS,
    "morgan": Faction.ENTREPRENEURS,
    "morgancattleco": Faction.ENTREPRENEURS,
    "morgancattlecompany": Faction.ENTREPRENEURS,
    "entrepreneur": Faction.ENTREPRENEURS,
    "fourthring": Faction.FEARMONGERS,
    "thefourthring": Faction.FEARMONGERS,
    "fearmonger": Faction.FEARMONGERS,
    "108righteousbandits": Faction.ANARCHISTS,
    "righteousbandits": Faction.ANARCHISTS,
    "anarchist": Faction.ANARCHISTS,
    "eaglewardens": Faction.FIRST_PEOPLES,
}


SUIT_NAMES = {
    name: suit
    for suit in Suit
    for name in (suit.value, suit.value.removesuffix("s"), suit.value[0], suit.symbol)
} | {"diams": Suit.DIAMONDS}


TYPE_NAMES = {name: kind for kind in CardType for name in (kind.value, f"{kind.value}s")}


KIND_NAMES = {name: kind for kind in BulletKind for name in (kind.value, f"{kind.value}s")}


KEYWORD_NAMES = {title_key(keyword.value): keyword for keyword in Keyword}


class QueryError(ValueError):
    """A query that says nothing sensible; the message shows it with the culprit underlined."""

    def __init__(self, query: str, start: int, end: int, reason: str) -> None:
        self.query = query
        self.start = start
        self.end = end
        self.reason = reason
        super().__init__(f"{query}\n{' ' * start}{'^' * max(end - start, 1)} {reason}")


@dataclass(frozen=True)
class Term:
    """One condition of a query."""

    holds: Test
    about_printing: bool = False
    """Whether reprints must be looked at too, and not only the printing that introduced a card."""

    def turned_round(self) -> Term:
        """The term that holds where this one does not."""
        return Term(lambda printing: not self.holds(printing), self.about_printing)


@dataclass(frozen=True)
class Query:
    """Conditions that must all hold."""

    terms: tuple[Term, ...]

    def matches(self, printing: Printing) -> bool:
        """Whether the card is what was asked for."""
        return all(term.holds(printing) for term in self.terms)

    def search(self, pool: Pool) -> list[Printing]:
        """What matches, in the order printed: each card once, unless the query names sets or codes."""
        every = any(term.about_printing for term in self.terms)
        looked_at = pool.printings if every else (pool.first_printing(face) for face in pool.faces)
        return [printing for printing in looked_at if self.matches(printing)]


@dataclass(frozen=True)
class Token:
    """A piece of the query and where it stands."""

    query: str
    start: int
    end: int

    @property
    def text(self) -> str:
        """The piece."""
        return self.query[self.start : self.end]

    def after(self, count: int) -> Token:
        """The piece without its first characters."""
        return Token(self.query, self.start + count, self.end)

    def first(self, count: int) -> Token:
        """Its first characters only."""
        return Token(self.query, self.start, self.start + count)

    def error(self, reason: str) -> QueryError:
        """An error that points here."""
        return QueryError(self.query, self.start, self.end, reason)


def parse(query: str, pool: Pool) -> Query:
    """Read a query, or raise `QueryError`."""
    return Query(tuple(_term(token, pool) for token in _tokens(query)))


def _tokens(query: str) -> Iterator[Token]:
    if query.count('"') % 2:
        last = query.rindex('"')
        raise QueryError(query, last, last + 1, "this quotation mark has no partner")
    for found in TOKEN.finditer(query):
        yield Token(query, found.start(), found.end())


def _term(token: Token, pool: Pool) -> Term:
    if token.text.startswith("--"):
        raise token.error("there is no such option")
    if token.text.startswith("-") and len(token.text) > 1:
        return _term(token.after(1), pool).turned_round()
    comparison = COMPARISON.fullmatch(token.text)
    if comparison is None:
        return _word(token)
    field = token.first(comparison.end("field"))
    value = token.after(comparison.start("value"))
    if not _unquoted(value):
        raise token.error("there is nothing to compare with")
    return _comparison(field, comparison["sign"], value, pool)


def _word(token: Token) -> Term:
    wanted = plain(_unquoted(token))
    if not wanted:
        raise token.error("this is neither a word nor a comparison")
    keyword = KEYWORD_NAMES.get(title_key(wanted))
    return Term(
        lambda printing: (
            wanted in plain(printing.face.name) or (keyword is not None and printing.facts.has(keyword))
        )
    )


def _unquoted(token: Token) -> str:
    return token.text.replace('"', "")


def _comparison(field: Token, sign: str, value: Token, pool: Pool) -> Term:
    name = field.text.lower().replace("_", "-")
    read = _reader(name)
    if read is not None:
        return _number_term(name, read, sign, value)
    if name not in NAMES:
        raise field.error(_unknown_field(name))
    if sign not in (":", "=", "!="):
        raise value.error(f'"{name}" is no number; ask for {name}:{_unquoted(value)}')
    term = NAMES[name](value, pool)
    return term.turned_round() if sign == "!=" else term


def _unknown_field(name: str) -> str:
    known = [*NUMBERS, *NAMES, *(key for key, keyword in KEYWORD_NAMES.items() if keyword in RATED_KEYWORDS)]
    close = get_close_matches(name, known, n=1)
    return f'nothing is called "{name}"' + (f'; did you mean "{close[0]}"?' if close else "")


# Numbers
def _stat(name: str) -> Reader:
    def read(printing: Printing) -> tuple[int, ...]:
        number = getattr(printing.facts, name)
        return () if number is None else (number,)

    return read


def _difficulties(printing: Printing) -> tuple[int, ...]:
    gadget = printing.facts.rating(Keyword.GADGET)
    known = tuple(number for number in printing.facts.difficulty if isinstance(number, int))
    return known if gadget is None else (*known, gadget)


NUMBERS: dict[str, Reader] = {
    name: _stat(name)
    for name in ("value", "cost", "upkeep", "production", "bullets", "influence", "control", "stash")
} | {
    "experience": lambda printing: (printing.face.experience,),
    "copies": lambda printing: (printing.copies,),
    "difficulty": _difficulties,
}
"""What can be compared. A card without the number matches no comparison."""


def _reader(name: str) -> Reader | None:
    """What reads the number of this name: a stat, or the rating of a keyword."""
    if name in NUMBERS:
        return NUMBERS[name]
    keyword = KEYWORD_NAMES.get(title_key(name))
    return _rating(keyword) if keyword in RATED_KEYWORDS else None


def _rating(keyword: Keyword) -> Reader:
    def read(printing: Printing) -> tuple[int, ...]:
        rating = printing.facts.rating(keyword)
        return () if rating is None else (rating,)

    return read


def _number_term(name: str, read: Reader, sign: str, value: Token) -> Term:
    text = _unquoted(value).lower()
    if name == "value" and text in FACE_VALUES:
        wanted = FACE_VALUES[text]
    elif NUMBER.fullmatch(text):
        wanted = int(text)
    else:
        raise value.error(f'"{name}" is compared with a number')
    compare = COMPARE[sign]
    return Term(lambda printing: any(compare(number, wanted) for number in read(printing)))


# Names
def _one_of(value: Token, names: dict[str, Name], what: str) -> Name:
    """What the value stands for."""
    text = _unquoted(value).lower()
    found = names.get(text, names.get(title_key(text)))
    if found is not None:
        return found
    close = get_close_matches(title_key(text), names, n=1, cutoff=0.6)
    meant = f'; did you mean "{names[close[0]]}"?' if close else ""
    raise value.error(f'there is no {what} "{_unquoted(value)}"{meant}')


def _keyword(value: Token, pool: Pool) -> Term:
    keyword = _one_of(value, KEYWORD_NAMES, "keyword")
    return Term(lambda printing: printing.facts.has(keyword))


def _faction(value: Token, pool: Pool) -> Term:
    if title_key(_unquoted(value)) in NO_FACTION:
        return Term(lambda printing: not printing.facts.factions)
    faction = _one_of(value, FACTION_NAMES, "faction")
    return Term(lambda printing: faction in printing.facts.factions)


def _suit(value: Token, pool: Pool) -> Term:
    suit = _one_of(value, SUIT_NAMES, "suit")
    return Term(lambda printing: printing.facts.suit is suit)


def _type(value: Token, pool: Pool) -> Term:
    card_type = _one_of(value, TYPE_NAMES, "card type")
    return Term(lambda printing: printing.facts.type is card_type)


def _kind(value: Token, pool: Pool) -> Term:
    kind = _one_of(value, KIND_NAMES, "kind of bullets")
    return Term(lambda printing: printing.facts.kind is kind)


def _set(value: Token, pool: Pool) -> Term:
    names = {
        key: card_set.code
        for card_set in pool.sets
        for key in (card_set.code.lower(), title_key(card_set.name), title_key(card_set.folder))
    }
    code = _one_of(value, names, "set")
    return Term(lambda printing: printing.set == code, about_printing=True)


def _title(value: Token, pool: Pool) -> Term:
    wanted = plain(_unquoted(value))
    return Term(lambda printing: wanted in plain(printing.face.name))


def _code(value: Token, pool: Pool) -> Term:
    wanted = _unquoted(value)
    return Term(lambda printing: printing.code == wanted, about_printing=True)


NAMES: dict[str, Callable[[Token, Pool], Term]] = {
    "title": _title,
    "keyword": _keyword,
    "faction": _faction,
    "suit": _suit,
    "type": _type,
    "kind": _kind,
    "set": _set,
    "code": _code,
}
