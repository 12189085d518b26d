"""Looking cards up: by title as people type it, by code, by OCTGN id."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.doomtown.facts import CardType, Facts, UnknownCardError, pool
from boomtown.doomtown.facts.load import Entry
from boomtown.doomtown.facts.titles import plain, title_key


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("pistol whip", "Pistol Whip"),
        ("Remy Lapointe", "Rémy LaPointe"),
        ("RÉMY  LAPOINTE", "Rémy LaPointe"),
        ("its who you know", "...It's Who You Know"),
        ("One Good Turn...", "One Good Turn…"),
        ("Baird's Build and Loan", "Baird's Build & Loan"),
        ("Hot Lead Flyin’", "Hot Lead Flyin'"),
        ("This'll Hurt in the Morning'", "This'll Hurt in the Mornin'"),
        ("Bio-Charged Neutralizer", "Bio-Charge Neutralizer"),
        ("Disgenuine Currency Press", "Disingenuine Currency Press"),
        ("Ivor Hawley", "Ivor Hawley"),
        ("Ivor Hawley (Exp.1)", "Ivor Hawley (Exp 1)"),
        ("abram grothe exp 2", "Abram Grothe (Exp 2)"),
    ],
)
def test_titles_are_found_however_they_are_typed(typed: str, name: str) -> None:
    assert pool().face(typed).name == name


@given(st.data())
def test_every_title_is_found_in_any_case_without_punctuation(data: st.DataObject) -> None:
    face = data.draw(st.sampled_from(pool().faces))
    typed = data.draw(st.sampled_from([str.upper, str.lower, str.title, plain]))(face.name)
    assert pool().face(typed) is face


def test_no_two_names_are_confused() -> None:
    assert len({title_key(face.name) for face in pool().faces}) == 970


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Pistol Wip", "Pistol Whip"), ("Remy LaPiont", "Rémy LaPointe"), ("Grothe", "Abram Grothe")],
)
def test_an_unknown_title_says_what_was_perhaps_meant(typed: str, meant: str) -> None:
    with pytest.raises(UnknownCardError) as caught:
        pool().face(typed)
    assert caught.value.suggestions[0] == meant
    assert str(caught.value).startswith(f'no card is called "{typed}"; did you mean "{meant}"')


def test_nothing_is_suggested_for_nonsense() -> None:
    with pytest.raises(UnknownCardError, match=r'no card is called "xyzzy"$'):
        pool().face("xyzzy")


def test_codes() -> None:
    assert pool().printing("01119").face.title == "Pistol Whip"
    with pytest.raises(UnknownCardError, match="99999"):
        pool().printing("99999")
    with pytest.raises(UnknownCardError, match="no-such-id"):
        pool().by_octgn("no-such-id")


@pytest.mark.parametrize("asked", ["DT2", "dt2", "Weird West Edition", "weird_west_edition"])
def test_sets(asked: str) -> None:
    assert pool().set(asked).code == "DT2"


def test_an_unknown_set_lists_the_sets() -> None:
    with pytest.raises(LookupError, match='no set "XYZ"; the sets are DTR, NTNR'):
        pool().set("XYZ")


def test_queries_by_type() -> None:
    assert {face.facts.type for face in pool().of_type(CardType.LEGEND)} == {CardType.LEGEND}
    assert len(pool().of_type(CardType.LEGEND)) == 8


@pytest.mark.parametrize(
    "broken",
    [
        {"type": "dude", "keywords": [["Gunslinger"]]},
        {"type": "horse"},
        {"type": "dude", "text": "Noon: win."},
        {"type": "dude", "cost": "X"},
    ],
)
def test_facts_outside_the_closed_lists_do_not_load(broken: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(broken, Facts)


def test_a_row_with_anything_else_in_it_does_not_load() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"code": "1", "copies": 1, "flavor": "no"}, Entry)
