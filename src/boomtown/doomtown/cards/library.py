"""Every script there is: the sets' modules, imported once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from boomtown.doomtown import cards
from boomtown.doomtown.facts import Face, Wording, pool
from boomtown.doomtown.facts.printed import register
from boomtown.doomtown.facts.textless import is_textless
from boomtown.doomtown.facts.wordings import face_key, printed_of
from boomtown.doomtown.text.parts import SCRIPTS


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
    load()
    return tuple([face for face in dict.fromkeys(faces) if face not in SCRIPTS and not is_textless(face)])


def implemented(face: Face, wording: Wording = Wording.COMPENDIUM) -> bool:
    """Whether the engine plays the card's text, and not as blank. This is the one place that knows."""
    key = face_key(face, wording)
    return is_textless(key) or has_script(key)
