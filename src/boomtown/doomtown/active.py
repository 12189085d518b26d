"""What is in force: the standing parts of every card in play and of every lasting effect, sorted once per layout.

The index is made again only when a card enters or leaves play, changes hands or face, or an effect comes
or goes; asking it about something no text mentions costs one look-up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtown.doomtown.script.parts import SCRIPTS, Gives, Grants, Ignores, Part, Says, Selector, Trigger
from boomtown.doomtown.script.play import Play
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown, Effect

ON = Selector(lambda play, card: card in play.on, only="on")


class Standing:
    """A part in force, with the card or effect it comes from."""

    __slots__ = ("effect", "part", "source")

    def __init__(self, part: Any, source: int, effect: Effect | None) -> None:
        self.part = part
        self.source = source
        self.effect = effect

    def play(self, state: Doomtown) -> Play:
        """Return the situation in which the part is read."""
        play = Play(state, self.source, effect=self.effect)
        play.part = self.part
        return play

    def about(self, state: Doomtown, card: int) -> Play | None:
        """Return the situation if this part applies to the card now."""
        part = self.part
        only = part.to.only
        if only is not None and not self._means(state, only, card):
            return None
        play = self.play(state)
        play.subject = card
        if part.when is not None and not part.when.holds(play):
            return None
        return play if part.to.test(play, card) else None

    def _means(self, state: Doomtown, only: str, card: int) -> bool:
        """Rule out cards that a selector meaning just one card cannot mean."""
        if only == "self":
            return self.source == card
        if only == "on":
            return self.effect is not None and card in self.effect.on
        return self.source == card or state.cards[self.source].place == card


class Active:
    """The index of everything in force."""

    __slots__ = ("gives", "grants", "ignores", "says", "triggers")

    def __init__(self) -> None:
        self.gives: dict[str, list[Standing]] = {}
        self.says: dict[str, list[Standing]] = {}
        self.ignores: list[Standing] = []
        self.grants: list[Standing] = []
        self.triggers: dict[tuple[str, type], list[Standing]] = {}

    def add(self, part: Part, source: int, effect: Effect | None = None) -> None:
        """Sort one part in."""
        standing = Standing(part, source, effect)
        if isinstance(part, Gives):
            self.gives.setdefault(part.number, []).append(standing)
        elif isinstance(part, Says):
            self.says.setdefault(part.word, []).append(standing)
        elif isinstance(part, Trigger):
            for event in part.events:
                self.triggers.setdefault((part.window, event), []).append(standing)
        elif isinstance(part, Ignores):
            self.ignores.append(standing)
        elif isinstance(part, Grants):
            self.grants.append(standing)


def active(state: Doomtown) -> Active:
    """Return the index for this layout."""
    known = state.layout.get("active")
    if known is None:
        known = state.layout["active"] = _index(state)
    return known


def _index(state: Doomtown) -> Active:
    index = Active()
    blank = blanked(state)
    for card in state.in_play:
        script = SCRIPTS.get(state.cards[card].face)
        if script is None or card in blank:
            continue
        for part in script.standing:
            if "play" in part.zones:
                index.add(part, card)
    for card in _elsewhere(state):
        found = state.cards[card]
        for part in SCRIPTS[found.face].standing:
            if found.zone in part.zones:
                index.add(part, card)
    for effect in state.effects:
        index.add(part_of(effect), effect.source, effect)
    return index


def _elsewhere(state: Doomtown) -> Iterator[int]:
    """Cards out of play with a part that works there (RC-traits-02 to -05)."""
    if WORKS_ELSEWHERE.isdisjoint(_faces(state)):
        return
    for player in state.players:
        for zone in (player.hand, player.discard, player.hill):
            for card in zone:
                if state.cards[card].face in WORKS_ELSEWHERE:
                    yield card


def _faces(state: Doomtown) -> frozenset[str]:
    """Return every face of this game; they never come or go, tokens apart."""
    known = state.faces
    if known is None or len(state.cards) != known[0]:
        known = state.faces = (len(state.cards), frozenset(card.face for card in state.cards.values()))
    return known[1]


WORKS_ELSEWHERE: set[str] = set()
"""Faces with a standing part that works outside play; the `card` decorator fills it."""


def blanked(state: Doomtown) -> frozenset[int]:
    """Return the cards that have lost their traits and abilities."""
    known = state.layout.get("blank")
    if known is None:
        found = [card for effect in state.effects if effect.word == "is blank" for card in effect.on]
        for card in state.in_play:
            script = SCRIPTS.get(state.cards[card].face)
            for part in script.standing if script else ():
                if isinstance(part, Says) and part.word == "is blank":
                    standing = Standing(part, card, None)
                    found += [other for other in state.in_play if standing.about(state, other)]
        known = state.layout["blank"] = frozenset(card for card in found if not _keeps_traits(state, card))
    return known


def _keeps_traits(state: Doomtown, card: int) -> bool:
    """A card may say that nothing takes its traits away."""
    script = SCRIPTS.get(state.cards[card].face)
    return script is not None and any(
        isinstance(part, Says) and part.word == "keeps its traits" for part in script.standing
    )


def part_of(effect: Effect) -> Part:
    """Return the part that says what a lasting effect means."""
    if effect.face:
        return SCRIPTS[effect.face].parts[effect.part]
    if effect.part == "number":
        return Gives(effect.word, effect.amount, ON)
    if effect.part == "set":
        return Gives(effect.word, effect.amount, ON, sets=True)
    if effect.part == "fixed":
        return Gives(effect.word, effect.amount, ON, fixed=True)
    return Says(effect.word, ON, rating=effect.amount)


class Said:
    """A rule by name, found to apply."""

    __slots__ = ("part", "play")

    def __init__(self, part: Says, play: Play) -> None:
        self.part = part
        self.play = play


def saying(state: Doomtown, word: str) -> list[Standing]:
    """Return every text in force that says this."""
    return active(state).says.get(word, [])


def says(state: Doomtown, word: str, card: int, cause: Cause | None = None) -> Said | None:
    """Return the first text that says this about a card, given why it is asked."""
    index = state.layout.get("active") or active(state)  # asked all the time, mostly in vain
    for standing in index.says.get(word, ()):
        play = standing.about(state, card)
        if play is None:
            continue
        by = standing.part.by
        if by is None or (cause is not None and by.fits(play, cause)):
            return Said(standing.part, play)
    return None


def says_of_both(
    state: Doomtown, word: str, card: int, other: int, cause: Cause | None = None
) -> Said | None:
    """Return the first text that says this about a card together with another; one without `other` means any."""
    for standing in saying(state, word):
        play = standing.about(state, card)
        part = standing.part
        if play is None or (part.by is not None and (cause is None or not part.by.fits(play, cause))):
            continue
        if part.other is None or part.other.test(play, other):
            return Said(part, play)
    return None


def last_word(state: Doomtown, words: tuple[str, str], card: int) -> str | None:
    """Return which of two contradicting words was said last about a card: traits first, then effects in order."""
    last: tuple[int, str] | None = None
    for word in words:
        for standing in active(state).says.get(word, ()):
            age = standing.effect.id if standing.effect is not None else 0
            if (last is None or age >= last[0]) and standing.about(state, card) is not None:
                last = (age, word)
    return last[1] if last else None


__all__ = [
    "NOWHERE",
    "ON",
    "Active",
    "Said",
    "Standing",
    "active",
    "blanked",
    "last_word",
    "saying",
    "says",
    "says_of_both",
]
