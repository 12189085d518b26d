"""Every card of Doomtown to look up: printed facts, and its text in our own words."""

from __future__ import annotations

from boomtown.doomtown.cards.library import implemented, load
from boomtown.doomtown.facts import Face, Facts, Wording, pool
from boomtown.doomtown.facts.faces import CardType
from boomtown.doomtown.facts.printed import PRINTED, TOWN_SQUARE_FACE
from boomtown.doomtown.facts.query import QueryError, parse
from boomtown.doomtown.facts.text import type_line
from boomtown.doomtown.facts.wordings import face_key
from boomtown.doomtown.scenario.plain import PLAIN_CARDS
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.words.heads import told_text
from boomtown.table import say, text
from boomtown.table.reference import BadQuery, CardKeyword, CardNumber, CardText


def reference() -> tuple[CardText, ...]:
    """Return every face in every wording the engine knows, each key once, plain cards, and the town square."""
    load()
    found = {TOWN_SQUARE_FACE: _square()}
    for face in (*pool().faces, *PLAIN_CARDS.values()):
        for wording in Wording:
            key = face_key(face, wording)
            if key not in found:
                found[key] = _card(key, face, wording)
    return tuple(found.values())


def find(query: str) -> tuple[str, ...]:
    """Return the keys of what a search finds, in the language of `boomtown cards`. Raises BadQuery."""
    try:
        found = parse(query, pool()).search(pool())
    except QueryError as error:
        raise BadQuery(f"“{error.query[error.start : error.end]}”: {error.reason}.") from error
    return tuple(dict.fromkeys(face_key(each.face, wording) for each in found for wording in Wording))


def _square() -> CardText:
    title = PRINTED[TOWN_SQUARE_FACE].title
    about = text(say("doomtown-picture-about-square"))
    return CardText(
        key=TOWN_SQUARE_FACE,
        title=title,
        name=title,
        type="square",
        line="location",
        text=about,
        played=True,
        keywords=(CardKeyword("Public"),),
    )


def _card(key: str, face: Face, wording: Wording) -> CardText:
    facts = face.facts_in(wording)
    played = implemented(face, wording)
    return CardText(
        key=key,
        title=face.title,
        name=face.name,
        type=facts.type.value,
        line=type_line(facts),
        text="\n\n".join(own_words(key, played)),
        played=played,
        suit=facts.suit.value if facts.suit is not None else None,
        value=facts.value,
        groups=tuple(faction.value for faction in facts.factions),
        keywords=tuple(CardKeyword(rated.keyword.value, rated.rating) for rated in facts.keywords),
        numbers=tuple(_numbers(facts)),
        packs=tuple(dict.fromkeys(pool().set(each.set).name for each in pool().printings_of(face))),
    )


def text_lines(face: Face, wording: Wording = Wording.COMPENDIUM) -> list[str]:
    """Return a card's text in our own words, paragraph by paragraph; each ability says when it is used and its cost."""
    return own_words(face_key(face, wording), implemented(face, wording))


def own_words(key: str, played: bool) -> list[str]:
    """Return what a card does, paragraph by paragraph."""
    script = SCRIPTS.get(key)
    if script is not None:
        return told_text(script)
    return [text(say("doomtown-picture-no-text" if played else "doomtown-picture-not-played"))]


def _numbers(facts: Facts) -> list[CardNumber]:
    """Return the printed numbers; what goods and legends add has its sign."""
    adds = facts.type is CardType.GOODS
    raises = facts.type is CardType.LEGEND
    signed = {"bullets": adds, "influence": adds, "production": raises, "stash": raises}
    kind = f" {facts.kind}" if facts.kind is not None and not adds else ""
    found = [
        CardNumber(name, f"{number:+}" if signed.get(name) else f"{number}", number)
        for name in ("cost", "upkeep", "bullets", "influence", "production", "control", "stash")
        if (number := getattr(facts, name)) is not None
    ]
    found = [
        CardNumber(each.name, each.text + kind, each.value) if each.name == "bullets" else each
        for each in found
    ]
    if facts.difficulty:
        levels = facts.difficulty
        only = levels[0] if len(levels) == 1 and isinstance(levels[0], int) else None
        found.append(CardNumber("difficulty", " and ".join(map(str, levels)), only))
    return found
