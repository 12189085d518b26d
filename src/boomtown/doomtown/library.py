"""Every card the engine knows: printed facts from the sets' data, scripts from their modules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from boomtown.doomtown import cards
from boomtown.doomtown.cards import Face, Facts, Wording, pool
from boomtown.doomtown.cards.textless import is_textless
from boomtown.doomtown.printed import PRINTED, Printed, register
from boomtown.doomtown.script.parts import SCRIPTS

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


@cache
def load() -> None:
    """Make every face and every script known. Whoever starts a game calls this first."""
    for face in pool().faces:
        for wording in Wording:
            register(printed_of(face, wording))
    for entry in iter_modules(cards.__path__):
        if entry.ispkg:
            package = import_module(f"{cards.__name__}.{entry.name}")
            for module in iter_modules(package.__path__):
                import_module(f"{package.__name__}.{module.name}")
    for face in pool().faces:
        base = SCRIPTS.get(face.name)
        for wording in Wording:
            reworded = wording is Wording.WEIRD_WEST and face.reworded
            if base is not None and not reworded:
                SCRIPTS.setdefault(face_key(face, wording), base)


def has_script(key: str) -> bool:
    """Tell whether a face's text is scripted."""
    load()
    return key in SCRIPTS


def unscripted(faces: Iterable[str]) -> tuple[str, ...]:
    """Return those of these faces, by key, whose text the engine does not play; each once, in this order."""
    return tuple(face for face in dict.fromkeys(faces) if not has_script(face) and not is_textless(face))


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
