"""Formats: which sets are played, in which wording, and which cards are banned or restricted."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from boomtown.doomtown.decks.model import Deck
from boomtown.doomtown.decks.violation import Violation, sentence
from boomtown.doomtown.facts import Face, Wording, pool
from boomtown.doomtown.facts.titles import close_names


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way of playing that narrows the cards allowed."""

    code: str
    name: str
    wording: Wording
    sets: tuple[str, ...] = ()
    """The sets to choose from; empty: all. A reprint elsewhere of a card from them is the same card."""
    also: tuple[str, ...] = ()
    """Single cards allowed besides."""
    banned: dict[str, str] = {}
    """Cards that are not allowed, with the rule that bans them."""
    restricted: dict[str, str] = {}
    """Cards of which a deck may have one only, in as many copies as it likes, with the rule that says so."""

    def violations(self, deck: Deck) -> Iterator[Violation]:
        """What the format has against the deck."""
        for face in dict.fromkeys(slot.face for slot in deck.slots):
            if face.name in self.banned:
                found = sentence("illegal-banned", card=face.name, format=self.name)
                yield self._against(self.banned[face.name], found, face)
            elif not self.includes(face):
                found = sentence("illegal-set", card=face.name, format=self.name)
                yield self._against(f"format:{self.code}", found, face)
        yield from self._restricted(deck)

    def _restricted(self, deck: Deck) -> Iterator[Violation]:
        names = tuple(
            dict.fromkeys(slot.face.name for slot in deck.slots if slot.face.name in self.restricted)
        )
        if len(names) > 1:
            found = sentence("illegal-restricted", cards=list(names), format=self.name)
            yield Violation(self.restricted[names[1]], found, names, sentence("mend-keep-one"))

    def _against(self, rule: str, found: str, face: Face) -> Violation:
        return Violation(rule, found, (face.name,), sentence("mend-out-or-format", card=face.name))

    def includes(self, face: Face) -> bool:
        """Whether some printing of the card is in a set of the format."""
        printed_in = (printing.set for printing in pool().printings_of(face))
        return not self.sets or face.name in self.also or any(code in self.sets for code in printed_in)


@cache
def formats() -> tuple[Format, ...]:
    """Every format known."""
    data = (Path(__file__).parent / "formats.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Format, ...])


def find_format(code: str) -> Format:
    """The format of this code or name."""
    wanted = code.lower().replace(" ", "_").replace("-", "_")
    for known in formats():
        if wanted in (known.code, known.name.lower().replace(" ", "_")):
            return known
    names = [known.code for known in formats()]
    meant = "".join(f'; did you mean "{name}"?' for name in close_names(code, names, most=1))
    raise LookupError(f'there is no format "{code}"' + (meant or f"; the formats are {', '.join(names)}"))
