"""The workshop of Doomtown: decks read in any format, judged, reckoned with, and written for others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

import msgspec

from boomtown.doomtown.bringing import WORDINGS
from boomtown.doomtown.decks import (
    KINDS,
    STARTERS,
    Change,
    Deck,
    DeckFormatError,
    Format,
    Reading,
    Report,
    changes,
    check,
    draw_structure,
    find_format,
    formats,
    insight,
    read_decks,
    starter,
    the_one,
    to_text,
    write_deck,
)
from boomtown.doomtown.decks.errors import either
from boomtown.doomtown.decks.model import total
from boomtown.doomtown.decks.reckoning import Insight, Reckoning
from boomtown.doomtown.decks.swaps import best_swaps
from boomtown.doomtown.facts import Face, Faction, UnknownCardError, Wording, pool
from boomtown.doomtown.facts.wordings import face_key
from boomtown.poker import parse_deck
from boomtown.poker.exact import cost
from boomtown.poker.odds import Aim, OddsError
from boomtown.table import Brought, CannotBring, Problem, say, text
from boomtown.table.bringing import Line, Unread
from boomtown.table.chance import Chance, shuffled_by
from boomtown.table.messages import speaking, spoken
from boomtown.table.workshop import (
    Altered,
    Choices,
    Named,
    Progress,
    Question,
    Terms,
    Workshop,
    WrittenDown,
)

UNNAMED = "A deck without a name"
LONGEST = 100_000
SWAP_SECONDS = 15.0
"""What a search for the best exchange may take, by the cost of one of the some hundred odds it reckons."""
SWAPS_TRIED = 130
AIMS = ("legal", "rank", "legal6+", "6+", "legal7+", "legal8+")


class SwapFound(msgspec.Struct, frozen=True):
    """Take one of these out for one of those."""

    out: tuple[str, ...]
    into: tuple[str, ...]
    """Examples of cards with the value and suit wanted."""
    out_faces: tuple[str, ...]
    into_faces: tuple[str, ...]
    value: float
    """What the aim comes to then."""


class Swaps(msgspec.Struct, frozen=True):
    """The exchanges of one card that raise an aim most."""

    aim: str
    stud: int
    draw: int
    before: float
    swaps: tuple[SwapFound, ...]


class SampleCard(msgspec.Struct, frozen=True):
    """A card of a sample hand."""

    title: str
    face: str


class SampleHand(msgspec.Struct, frozen=True):
    """An opening hand, and what the deck would bring next."""

    hand: tuple[SampleCard, ...]
    next: tuple[SampleCard, ...]


class SampleHands(msgspec.Struct, frozen=True):
    """Sample hands of a deck; the same seed gives the same again."""

    seed: int
    hands: tuple[SampleHand, ...]


class DeckWorkshop(Workshop):
    """Decks of Doomtown."""

    insight_type = Insight
    swaps_type = Swaps
    hands_type = SampleHands

    def choices(self) -> Choices:
        """Return kinds of files, formats, wordings, sets, factions and aims."""
        return _choices(spoken())

    def look(self, what: str, terms: Terms) -> Brought:
        """Return what is to be said of a list."""
        return _looked(what, terms, spoken())

    def changes(self, before: str, after: str) -> Sequence[Altered]:
        """Return what makes one list the other."""
        return [_altered(change) for change in changes(_deck(before), _deck(after))]

    def insight(self, question: Question) -> Insight:
        """Return grid, costs, gang, odds, lowball and what comes when."""
        deck = _deck(question.list)
        beside = _deck(question.beside) if question.beside is not None else None
        swap = (question.out, question.into) if question.out and question.into else None
        try:
            wanted = Reckoning(
                question.aim,
                _wording(question.terms),
                question.played_a_day,
                question.sets,
                deep=question.deep,
            )
            return wanted.insight(deck, beside, swap)
        except (OddsError, DeckFormatError, UnknownCardError) as error:
            raise CannotBring(f"{_capital(str(error))}.") from error

    def swaps(
        self,
        what: str,
        aim: str,
        stud: int | None,
        draw: int | None,
        terms: Terms,
        most: int,
        progress: Progress | None = None,
    ) -> Swaps:
        """Return the best exchanges: for two of the starting gang, or one if that takes too long, unless told."""
        deck = _deck(what)
        structure = draw_structure(deck)
        if not structure:
            raise CannotBring("There is nothing to draw in this deck.")
        fielded = _affordable(deck, structure, _wording(terms))
        bonus = fielded.stud if stud is None else stud
        drawn = fielded.draw if draw is None else draw
        if not _is_affordable(structure, bonus, drawn):
            raise CannotBring("With such bonuses this would take too long; ask with lower ones.")
        try:
            goal = Aim.parse(aim)
            before, found = best_swaps(deck, bonus, drawn, goal, _format(terms), most, progress)
        except OddsError as error:
            raise CannotBring(f"{_capital(str(error))}.") from error
        wording = _wording(terms)
        return Swaps(
            str(goal),
            bonus,
            drawn,
            before,
            tuple(
                SwapFound(
                    swap.out, swap.into, _keys(swap.out, wording), _keys(swap.into, wording), swap.value
                )
                for swap in found
            ),
        )

    def hands(self, what: str, seed: int, count: int) -> SampleHands:
        """Return opening hands."""
        deck = _deck(what)
        cards = [face for face, copies in deck.draw_deck() for _ in range(copies)]
        chance = Chance(seed)
        shuffled = [shuffled_by(chance, cards) for _ in range(count)]
        five = insight.OPENING_HAND
        return SampleHands(
            seed,
            tuple(SampleHand(_cards(order[:five]), _cards(order[five : 2 * five])) for order in shuffled),
        )

    def convert(self, what: str, to: str, name: str | None) -> WrittenDown:
        """Return a deck as another program reads it."""
        if to not in KINDS:
            raise CannotBring(f"Decks are written as {', '.join(KINDS)}.")
        deck = _reading(what, name).deck
        written = write_deck(deck, to)
        lost = [f"{_capital(str(change))}." for change in written.lost]
        if written.name_lost:
            lost.insert(0, text(say("doomtown-deck-lost-name")))
        return WrittenDown(written.data.decode(), f"{_file_name(deck.name)}{KINDS[to].suffix}", tuple(lost))


def _affordable(deck: Deck, structure: str, wording: Wording) -> insight.Posse:
    """Return two of the starting gang, or the best one, or nobody: whoever an exchange can be searched for."""
    of_the_gang = [posse for posse in insight.posses(deck, wording) if posse.label != insight.BEST_OF_ALL]
    for posse in of_the_gang[1::-1]:
        if _is_affordable(structure, posse.stud, posse.draw):
            return posse
    return insight.Posse("nobody", 0, 0)


def _is_affordable(structure: str, stud: int, draw: int) -> bool:
    return cost(parse_deck(structure), stud, draw).seconds * SWAPS_TRIED <= SWAP_SECONDS


def _reading(what: str, name: str | None = None) -> Reading:
    readings = _readings(what, spoken())
    if name is None:
        return readings[0]
    try:
        chosen = the_one([reading.deck for reading in readings], name)
    except DeckFormatError as error:
        raise CannotBring(f"{_capital(str(error))}.") from error
    return next(reading for reading in readings if reading.deck is chosen)


@lru_cache(64)
def _readings(what: str, language: str) -> tuple[Reading, ...]:
    """Return the decks that are written there; what is said of lines that cannot be read is in this language."""
    with speaking(language):
        return _read(what)


def _read(what: str) -> tuple[Reading, ...]:
    if len(what) > LONGEST:
        raise CannotBring("This is too long to be a deck.")
    if what in STARTERS:
        return (Reading(starter(what), "text"),)
    if not what.strip():
        return (Reading(Deck(UNNAMED, ()), "text"),)
    try:
        readings = read_decks(what.encode(), UNNAMED)
    except DeckFormatError as error:
        raise CannotBring(f"This cannot be read as a deck: {error}.") from error
    if not readings:
        raise CannotBring("There is no deck in this.")
    return tuple(readings)


def _deck(what: str) -> Deck:
    return _reading(what).deck


@lru_cache(1024)
def _looked(what: str, terms: Terms, language: str) -> Brought:
    """Return what a list is; what is said of it is in this language."""
    with speaking(language):
        return _look(what, terms)


def _look(what: str, terms: Terms) -> Brought:
    reading = _reading(what, terms.name)
    deck, wording = reading.deck, _wording(terms)
    report = check(deck, _format(terms), wording)
    return Brought(
        title=deck.name,
        face=face_key(deck.outfit, wording) if deck.outfit is not None else "",
        count=total(deck.slots),
        problems=tuple(_problems(reading, report)),
        unplayed=tuple(face.name for face in report.unplayed),
        lines=tuple(_lines(deck, wording)),
        unread=tuple(map(_unread, reading.unread)),
        kind=reading.kind,
        lost=tuple(_lost(reading)),
        titles=tuple(each.deck.name for each in _readings(what, spoken())),
        text=to_text(deck),
        outfit=deck.outfit.name if deck.outfit is not None else "",
        legend=deck.legend.name if deck.legend is not None else "",
        faction=_faction(deck.outfit),
    )


def _problems(reading: Reading, report: Report) -> Iterator[Problem]:
    for error in reading.unread:
        mend = say("doomtown-deck-unread-out")
        if error.nearest:
            mend = say("doomtown-deck-unread-mend", nearest=either(error.nearest, ""))
        yield Problem(_sentence(error), (), text(mend))
    for found in report.violations:
        yield Problem(found.text, found.cards, found.mend, found.rule)


def _sentence(error: DeckFormatError) -> str:
    return _capital(error.wrong).rstrip(".") + "."


def _unread(error: DeckFormatError) -> Unread:
    return Unread(error.line, error.written, _sentence(error), error.nearest)


def _lines(deck: Deck, wording: Wording) -> Iterator[Line]:
    for slot in deck.slots:
        yield Line(
            title=slot.face.name,
            face=face_key(slot.face, wording),
            code=slot.code,
            count=slot.copies,
            starting=slot.starting,
            section=slot.face.facts.type.value,
        )


def _lost(reading: Reading) -> Iterator[str]:
    """Tell what a way of writing cannot say, where it would have mattered."""
    deck, kind = reading.deck, reading.kind
    if kind in ("paste", "o8d") and deck.name == UNNAMED:
        yield text(say("doomtown-deck-lost-name"))
    if kind == "paste" and deck.outfit is None:
        yield text(say("doomtown-deck-lost-outfit"))
    if kind == "dtdb-json" and not deck.starting:
        yield text(say("doomtown-deck-lost-gang"))


def _faction(outfit: Face | None) -> str:
    return outfit.facts.factions[0].value if outfit is not None and outfit.facts.factions else ""


def _altered(change: Change) -> Altered:
    return Altered(
        change.name,
        face_key(change.face),
        change.before,
        change.after,
        change.starting_before,
        change.starting_after,
    )


def _format(terms: Terms) -> Format | None:
    if not terms.format:
        return None
    try:
        return find_format(terms.format)
    except LookupError as error:
        raise CannotBring(f"{_capital(str(error.args[0]))}.") from error


def _wording(terms: Terms) -> Wording:
    """Return the wording wanted, or that of the format."""
    if not terms.wording:
        played = _format(terms)
        return played.wording if played is not None else Wording.COMPENDIUM
    code = terms.wording.replace("_", "-")
    for known, wording in WORDINGS.items():
        if code == known:
            return wording
    raise CannotBring(f"There is no wording {terms.wording}; there are {', '.join(WORDINGS)}.")


def _keys(names: Sequence[str], wording: Wording) -> tuple[str, ...]:
    return tuple(face_key(pool().face(name), wording) for name in names)


def _cards(faces: Sequence[Face]) -> tuple[SampleCard, ...]:
    return tuple(SampleCard(face.name, face_key(face)) for face in faces)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _file_name(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "deck"


def _aim_word(aim: str) -> str:
    """Return an aim as the catalogue names its variants, which begin with a letter and have no signs."""
    word = aim.replace("+", "plus")
    return word if word[0].isalpha() else f"any{word}"


@cache
def _choices(language: str) -> Choices:
    """Return what can be chosen; what is said of it is in this language."""
    with speaking(language):
        return _chosen_from()


def _chosen_from() -> Choices:
    return Choices(
        kinds=tuple(Named(kind.code, kind.about, kind.suffix) for kind in KINDS.values()),
        formats=tuple(
            Named(each.code, each.name, text(say(f"doomtown-format-{each.code.replace('_', '-')}")))
            for each in formats()
        ),
        format_wordings={each.code: each.wording.value.replace("_", "-") for each in formats()},
        wordings=tuple(Named(code, text(say(f"doomtown-wording-{code}"))) for code in WORDINGS),
        sets=tuple(
            (
                each.code,
                each.name,
                tuple(dict.fromkeys(face_key(printing.face) for printing in pool().printed_in(each))),
            )
            for each in pool().sets
        ),
        factions=tuple(Named(faction.value, faction.label) for faction in Faction),
        aims=tuple(Named(aim, text(say("doomtown-aim", aim=_aim_word(aim)))) for aim in AIMS),
    )
