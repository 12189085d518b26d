"""Faces in their wordings: how the engine calls each, and what is printed on it."""

from __future__ import annotations

from boomtown.doomtown.facts import Face, Facts, Wording
from boomtown.doomtown.facts.printed import PRINTED, Printed

SUFFIX = {Wording.COMPENDIUM: "", Wording.WEIRD_WEST: " [Weird West]", Wording.ORIGINAL: " [original]"}


def face_key(face: Face, wording: Wording = Wording.COMPENDIUM) -> str:
    """Return how the engine calls a face in a wording; wordings without a difference share a key."""
    differs = face.facts_in(wording) != face.facts or (wording is Wording.WEIRD_WEST and face.reworded)
    return face.name + (SUFFIX[wording] if differs else "")


def worded(key: str, wording: Wording) -> str:
    """Return how the engine calls the face of a key in another wording."""
    name = key
    for suffix in SUFFIX.values():
        name = name.removesuffix(suffix)
    other = name + SUFFIX[wording]
    return other if other in PRINTED else name


def printed_of(face: Face, wording: Wording = Wording.COMPENDIUM) -> Printed:
    """Return a face's printed facts as the rules want them."""
    facts = face.facts_in(wording)
    return Printed(
        key=face_key(face, wording),
        title=face.title,
        kind=facts.type.value,
        suit=facts.suit.value if facts.suit is not None else None,
        value=facts.value or 0,
        factions=tuple(faction.value for faction in (*facts.factions, *facts.core_for)),
        keywords=_keywords(facts),
        cost=facts.cost or 0,
        upkeep=facts.upkeep or 0,
        production=facts.production or 0,
        bullets=facts.bullets or 0,
        stud=facts.kind is not None and facts.kind.value == "stud",
        influence=facts.influence or 0,
        control=facts.control or 0,
        stash=facts.stash or 0,
        experience=face.experience,
        character=face.character,
    )


def _keywords(facts: Facts) -> dict[str, int]:
    return {rated.keyword.value: rated.rating or 0 for rated in facts.keywords}
