"""Cards in words: in short for the picture, at length for whoever asks."""

from __future__ import annotations

from functools import cache

from boomtown.doomtown.facts import Face, Facts, Wording, pool
from boomtown.doomtown.facts.printed import PRINTED, TOWN_SQUARE_FACE
from boomtown.doomtown.facts.text import keyword_line, stat_line, type_line, value_and_suit
from boomtown.doomtown.facts.wordings import face_key
from boomtown.doomtown.reference import text_lines
from boomtown.doomtown.view import Board, SeenCard
from boomtown.table import say, text
from boomtown.terminal.reading import matches


def words(key: str, **args: object) -> str:
    """Return one of the picture's own sentences."""
    return text(say(f"doomtown-picture-{key}", **args))


@cache
def _faces() -> dict[str, tuple[Face, Wording]]:
    """Every face by the key the engine has for it."""
    return {face_key(face, wording): (face, wording) for face in pool().faces for wording in Wording}


def facts_of(face: str) -> Facts | None:
    """Return what is printed on a face; nothing is on the town square."""
    if face == TOWN_SQUARE_FACE:
        return None
    found, wording = _faces()[face]
    return found.facts_in(wording)


def full_name(face: str) -> str:
    """Return what to call a face."""
    return PRINTED[face].full_name


def pip(face: str) -> str:
    """Return a card's value and suit, such as 8♥."""
    facts = facts_of(face)
    return value_and_suit(facts) if facts is not None else ""


def in_short(face: str) -> str:
    """Return what a card that is not in play is and costs: `Shotgun (goods, cost 2)`."""
    facts = facts_of(face)
    assert facts is not None
    stats = ", ".join([facts.type.value, *stat_line(facts).split(" · ")])
    return f"{full_name(face)} ({stats.rstrip(', ')})"


def numbers_of(card: SeenCard) -> str:
    """Return a dude's numbers in play: `2S 1i $2 z`, bullets, influence, bounty, booted."""
    pieces = [f"{card.bullets}{'S' if card.stud else 'D'}", f"{card.influence}i"]
    if card.control:
        pieces.append(f"{card.control}c")
    if card.bounty:
        pieces.append(f"${card.bounty}")
    if card.booted:
        pieces.append("z")
    return " ".join(pieces)


# --- explaining ------------------------------------------------------------------------------------


def explain(face: str) -> list[str]:
    """Return a card at length, line by line: what it is, its numbers, its text in our own words."""
    facts = facts_of(face)
    if facts is None:
        return [full_name(face), words("about-square")]
    found, wording = _faces()[face]
    heading = f"{value_and_suit(facts)} {found.name} · {type_line(facts)}".strip()
    lines = [line for line in (keyword_line(facts), stat_line(facts)) if line]
    return [heading, *lines, *text_lines(found, wording)]


def known_faces(board: Board) -> list[str]:
    """Return the faces this seat can see: its hand, what is in play, the piles everybody may look through."""
    seen = [card.face for card in board.cards]
    seen += [face for _, face in board.hand]
    for player in board.players:
        seen += [*player.discard, *player.hill]
    return list(dict.fromkeys(seen))


def find_faces(board: Board, term: str) -> list[str]:
    """Return the faces a person may mean by a name: first of what is on the table, else of all there are."""
    for faces in (known_faces(board), [face.name for face in pool().faces]):
        names = [full_name(face) for face in faces]
        found = [faces[place] for place in matches(term, names)] if not term.isdecimal() else []
        if found:
            return found
    return []
