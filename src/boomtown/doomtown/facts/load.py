"""All cards there are, read once from the sets' `facts.json` when somebody first asks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path

import msgspec

from boomtown.doomtown.facts.faces import CardSet, CardType, Face, Facts, Printing, Wording
from boomtown.doomtown.facts.titles import UnknownCardError, close_names, title_key

SET_FOLDERS = (
    "base_set",
    "new_town_new_rules",
    "double_dealin",
    "election_day_slaughter",
    "faith_and_fear",
    "frontier_justice",
    "no_turning_back",
    "nightmare_at_noon",
    "immovable_object_unstoppable_force",
    "the_light_shineth",
    "dirty_deeds",
    "foul_play",
    "bad_medicine",
    "ghost_town",
    "the_curtain_rises",
    "a_grand_entrance",
    "the_showstopper",
    "blood_moon_rising",
    "there_comes_a_reckoning",
    "too_tough_to_die",
    "out_for_blood",
    "hells_comin_with_me",
    "welcome_to_deadwood",
    "weird_west_edition",
    "debt_of_blood",
    "promos",
)
"""The sets in the order they came out; the promotional printings, which have no date, last."""


WEIRD_WEST_SETS = frozenset({"DT2", "DofB"})


SETS = Path(__file__).parents[1] / "cards"
"""Where the folders of the sets are: the facts lie beside the scripts of the same cards."""
FACT_NAMES = frozenset(Facts.__struct_fields__)


Row = dict[str, object]


class SetFile(msgspec.Struct, forbid_unknown_fields=True):
    """A `facts.json`, its rows not yet looked at."""

    code: str
    name: str
    cards: list[Row]
    released: str | None = None


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """What a row says besides facts.

    A row is a new face, with its title and all its facts; or it `reprints` the face that an earlier code
    introduced, and then carries only the facts that it shows differently.
    """

    code: str
    copies: int
    title: str = ""
    reprints: str | None = None
    experience: int = 0
    character: str | None = None
    original: Row | None = None
    reworded: bool = False
    octgn: str | None = None
    printed_title: str | None = None
    set: str = ""
    facts: Row = {}


class Pool:
    """The sets, their printings and the faces printed."""

    def __init__(self, sets: tuple[CardSet, ...], printings: tuple[Printing, ...]) -> None:
        self.sets = sets
        self.printings = printings
        self.faces = tuple(entry.face for entry in printings if entry.code == entry.face.first_code)
        self._by_code = {entry.code: entry for entry in printings}

    def printing(self, code: str) -> Printing:
        """The printing with this code, such as 01119."""
        try:
            return self._by_code[code]
        except KeyError:
            raise UnknownCardError(code) from None

    def face(self, title: str) -> Face:
        """The face of this title; an experienced one is asked for as "Ivor Hawley (Exp 1)"."""
        found = self.find(title)
        if found is None:
            raise UnknownCardError(title, close_names(title, (face.name for face in self.faces)))
        return found

    def find(self, title: str) -> Face | None:
        """The face of this title, or nothing."""
        return self._by_title.get(title_key(title))

    def by_octgn(self, octgn: str) -> Printing:
        """The printing OCTGN knows by this id; where a promotional card shares it, the one of the set."""
        try:
            return self._by_octgn[octgn.lower()]
        except KeyError:
            raise UnknownCardError(octgn) from None

    def set(self, code: str) -> CardSet:
        """The set with this code or name."""
        found = self._sets_by_key.get(title_key(code))
        if found is None:
            known = ", ".join(card_set.code for card_set in self.sets)
            raise LookupError(f'there is no set "{code}"; the sets are {known}')
        return found

    def first_printing(self, face: Face) -> Printing:
        """The printing that introduced the face."""
        return self._by_code[face.first_code]

    def printings_of(self, face: Face) -> Iterator[Printing]:
        """Every printing of the face, the first one first."""
        return (self._by_code[code] for code in face.codes)

    def printed_in(self, card_set: CardSet) -> Iterator[Printing]:
        """The cards of a set in the order of their codes."""
        return (self._by_code[code] for code in card_set.codes)

    def of_type(self, card_type: CardType) -> tuple[Face, ...]:
        """All faces of one type."""
        return tuple(face for face in self.faces if face.facts.type is card_type)

    @cached_property
    def _by_title(self) -> dict[str, Face]:
        """By title, and by the other spellings of it that were printed."""
        known = {
            title_key(entry.printed_title): entry.face for entry in self.printings if entry.printed_title
        }
        return known | {title_key(face.name): face for face in self.faces}

    @cached_property
    def _sets_by_key(self) -> dict[str, CardSet]:
        return {
            title_key(name): card_set
            for card_set in self.sets
            for name in (card_set.code, card_set.name, card_set.folder)
        }

    @cached_property
    def _by_octgn(self) -> dict[str, Printing]:
        known: dict[str, Printing] = {}
        for entry in self.printings:
            if entry.octgn:
                known.setdefault(entry.octgn, entry)
        return known


@cache
def titles() -> frozenset[str]:
    """Return the titles of all faces, to be checked against."""
    return frozenset(face.title for face in pool().faces)


@cache
def pool() -> Pool:
    """Every card, loaded at the first call."""
    files = {folder: read_set(folder) for folder in SET_FOLDERS}
    entries = [_entry(file.code, row) for file in files.values() for row in file.cards]
    faces = _faces(entries)
    printings = tuple(_printing(entry, faces[entry.reprints or entry.code]) for entry in entries)
    return Pool(tuple(_card_set(folder, file) for folder, file in files.items()), printings)


def read_set(folder: str) -> SetFile:
    """The set's file as it stands."""
    path = SETS / folder / "facts.json"
    return msgspec.json.decode(path.read_bytes(), type=SetFile)


def _card_set(folder: str, file: SetFile) -> CardSet:
    codes = tuple(str(row["code"]) for row in file.cards)
    return CardSet(file.code, file.name, folder, file.released, codes)


def _entry(set_code: str, row: Row) -> Entry:
    facts = {name: value for name, value in row.items() if name in FACT_NAMES}
    rest = {name: value for name, value in row.items() if name not in FACT_NAMES}
    return msgspec.convert(rest | {"set": set_code, "facts": facts}, Entry)


def _faces(entries: list[Entry]) -> dict[str, Face]:
    """The faces by the code of their first printing."""
    reprints: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.reprints:
            reprints.setdefault(entry.reprints, []).append(entry)
    return {entry.code: _face(entry, reprints.get(entry.code, [])) for entry in entries if not entry.reprints}


def _face(first: Entry, again: list[Entry]) -> Face:
    weird_west = next((entry for entry in again if entry.set in WEIRD_WEST_SETS), None)
    return Face(
        title=first.title,
        experience=first.experience,
        character=first.character or first.title,
        facts=msgspec.convert(first.facts, Facts),
        first_code=first.code,
        codes=(first.code, *(entry.code for entry in again)),
        weird_west=_changed(first.facts, weird_west.facts) if weird_west and weird_west.facts else None,
        original=_changed(first.facts, first.original) if first.original is not None else None,
        reworded=weird_west is not None and weird_west.reworded,
    )


def _changed(facts: Row, changes: Row) -> Facts:
    return msgspec.convert(facts | changes, Facts)


def _printing(entry: Entry, face: Face) -> Printing:
    wording = Wording.WEIRD_WEST if entry.set in WEIRD_WEST_SETS else Wording.COMPENDIUM
    return Printing(
        code=entry.code,
        set=entry.set,
        face=face,
        facts=face.facts_in(wording),
        copies=entry.copies,
        wording=wording,
        octgn=entry.octgn,
        printed_title=entry.printed_title,
    )
