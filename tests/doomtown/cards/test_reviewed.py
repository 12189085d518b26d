"""The second reading of the cards: its notes name real faces, real texts and known patterns; the page tells them."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from boomtown.doomtown.facts import Face
from reviewed_page import PAGE, PATTERNS, Deviation, Review, page, reviews, to_review

ERRATA = Path(__file__).parents[3] / "rules" / "errata.toml"

TO_REVIEW = to_review()
NOTES = [(folder, key, review) for folder, read in reviews().items() for key, review in read.items()]


@cache
def errata() -> list[dict[str, str]]:
    """All the errata there are."""
    entries: list[dict[str, str]] = tomllib.loads(ERRATA.read_text("utf-8"))["errata"]
    return entries


def texts_of(face: Face) -> set[str]:
    """What a face can be read against: its printings, and the errata about it."""
    return {*face.codes, *(entry["id"] for entry in errata() if entry["card"] == face.name)}


def is_told(deviation: Deviation) -> bool:
    """Whether it is of a known pattern, says what and how mended, and fits into a cell of the page."""
    words = (deviation.what.strip(), deviation.mended.strip())
    return deviation.pattern in PATTERNS and all(words) and "|" not in "".join(words)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "write it anew: make reviewed"


@pytest.mark.parametrize(("folder", "key", "review"), NOTES, ids=[key for _, key, _ in NOTES])
def test_a_note_is_about_a_face_the_engine_plays_and_a_text_of_it(
    folder: str, key: str, review: Review
) -> None:
    assert key in TO_REVIEW[folder], "no face of that set is called so, or nobody has scripted it"
    assert review.text in texts_of(TO_REVIEW[folder][key])
    assert [deviation for deviation in review.found if not is_told(deviation)] == []


def test_every_text_is_counted_once() -> None:
    keys = [key for faces in TO_REVIEW.values() for key in faces]
    assert len(keys) == len(set(keys))
    assert f"of {len(keys)} texts are read" in page()
    assert f"**{len(NOTES)} of" in page()


def test_the_page_lists_whom_nobody_has_read() -> None:
    left, known = page().partition("## Not read yet")[2], reviews()
    for folder, faces in TO_REVIEW.items():
        unread = [key for key in faces if key not in known.get(folder, {})]
        assert not unread or f"- `{folder}`: {', '.join(unread)}." in left.splitlines()
        assert unread or f"- `{folder}`" not in left
