"""Which names a card has for uniqueness, and who else has one of them (Compendium: Uniqueness)."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.active import has_traits
from boomtown.doomtown.reading.why import Refusal, refuse
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.text.parts import SCRIPTS


def unique_names(face: str) -> tuple[str, ...]:
    """Return the names a face has for uniqueness, the printed one first; its text may add some (Mario Crane, Exp 1)."""
    script, name = SCRIPTS.get(face), PRINTED[face].name
    return (name, *script.counts_as) if script is not None and script.counts_as else (name,)


def why_not_unique(state: Doomtown, seat: int, card: int) -> Refusal | None:
    """A unique card needs that its owner has none of its names in play or in Boot Hill (RC-uniqueness-03, -04)."""
    face = state.cards[card].face
    if not PRINTED[face].unique:
        return None
    names = unique_names(face)
    return _why_not_in_play(state, seat, names, card) or _why_not_in_hill(state, seat, names, card)


def why_not_in_place_of(state: Doomtown, seat: int, card: int, dude: int) -> Refusal | None:
    """Another version needs the same, but for the names its owner has in play by that very dude (ruling 267)."""
    names, old = unique_names(state.cards[card].face), state.cards[dude]
    new = tuple(name for name in names if old.owner != seat or name not in unique_names(old.face))
    return _why_not_in_play(state, seat, names, dude) or _why_not_in_hill(state, seat, new, card)


def _why_not_in_play(state: Doomtown, seat: int, names: tuple[str, ...], but: int) -> Refusal | None:
    for name in names:
        if any(other != but for other in _bearing(state, seat, name)):
            return refuse("unique-play", "RC-uniqueness-03", card=name)
    return None


def _why_not_in_hill(state: Doomtown, seat: int, names: tuple[str, ...], but: int) -> Refusal | None:
    buried = [unique_names(state.cards[other].face) for other in state.players[seat].hill if other != but]
    for name in names:
        if any(name in others for others in buried):
            return refuse("unique-hill", "RC-uniqueness-04", card=name)
    return None


def _bearing(state: Doomtown, seat: int, name: str) -> Iterator[int]:
    """Yield a player's cards in play that have this name; one that a text adds goes with the traits."""
    for card in bearers(state).get((seat, name), ()):
        if PRINTED[state.cards[card].face].name == name or has_traits(state, card):
            yield card


def bearers(state: Doomtown) -> dict[tuple[int, str], list[int]]:
    """Return the cards in play by owner and by each name they have."""
    known = state.layout.names
    if known is None:
        known = {}
        for found in map(state.cards.__getitem__, state.in_play):
            for name in unique_names(found.face):
                known.setdefault((found.owner, name), []).append(found.id)
        state.layout.names = known
    return known
