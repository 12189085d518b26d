"""The language of card searches."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boomtown.doomtown.facts import Keyword, pool
from boomtown.doomtown.facts.query import NAMES, NUMBERS, QueryError, parse


def found(query: str) -> list[str]:
    return [printing.face.name for printing in parse(query, pool()).search(pool())]


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("pistol whip", ["Pistol Whip"]),
        ('"pistol whip"', ["Pistol Whip"]),
        ("remy", ["Rémy LaPointe"]),
        ("title:holdup", ["This is a Holdup!"]),
        ("suit:clubs value:8 set:DTR", ["Bounty Hunter", "Reserves", "Rumors"]),
        ("suit:♣ value=8 set:base_set", ["Bounty Hunter", "Reserves", "Rumors"]),
        ("set:DTR value:q type:spell", ["Blood Curse"]),
        ("set:DTR stash>18", ["The Fourth Ring", "Law Dogs"]),
        ("set:DTR faction:outlaws kind:stud influence<2", ["Sanford Taylor", "Barton Everest"]),
        ("set:DTR faction:sloane-gang kind:stud influence<2", ["Sanford Taylor", "Barton Everest"]),
        ("set:DTR keyword:grifter", ["Travis Moone"]),
        ("set:DTR mad-scientist>=2", ["Elander Boldman", "Harold Aimslee"]),
        ('set:DTR keyword:"mad scientist" -faction:entrepreneurs', ["Andreas Andregg", "Dr. Dawn Edwards"]),
        ("set:DTR type:goods bullets!=1 bullets>0", ["Legendary Holster"]),
        ("set:DTR type:dude faction:drifter upkeep>2", ["Steven Wiles"]),
        ("set:DTR difficulty>=9", ["Blood Curse"]),
        ("set:DTR difficulty<6", ["Force Field", "Mechanical Horse"]),
        ("experience:2", ["Abram Grothe (Exp 2)"]),
        ("code:24155", ["Mustang"]),
        ("SET:dtr TYPE:Legend", []),
    ],
)
def test_what_is_found(query: str, names: list[str]) -> None:
    assert found(query) == names


def test_words_find_keywords_too() -> None:
    assert "Micah Ryse" in found("huckster")
    assert all(
        pool().face(name).facts.has(Keyword.HUCKSTER) or "uckster" in name for name in found("huckster")
    )


def test_each_card_is_found_once_as_first_printed_unless_sets_are_named() -> None:
    assert [p.code for p in parse("mustang", pool()).search(pool())] == ["01086"]
    assert [p.code for p in parse("mustang set:DT2", pool()).search(pool())] == ["24155"]
    assert [p.code for p in parse("mustang set!=DT2", pool()).search(pool())] == ["01086", "00013"]
    assert [p.code for p in parse("mustang cost:2 set:DT2", pool()).search(pool())] == ["24155"]
    assert found("mustang cost:2") == []


def test_the_empty_query_finds_every_face() -> None:
    assert len(found("")) == 970


@pytest.mark.parametrize(
    ("query", "culprit", "reason"),
    [
        ("bulets>=3", "bulets", 'nothing is called "bulets"; did you mean "bullets"?'),
        ("cost<=2 bullets>=many", "many", '"bullets" is compared with a number'),
        ("pistol keyword:huckstr", "huckstr", 'there is no keyword "huckstr"; did you mean "Huckster"?'),
        pytest.param("cost<" + "9" * 5000, "9" * 5000, '"cost" is compared with a number', id="huge number"),
        ("suit:cups", "cups", 'there is no suit "cups"'),
        ("type:dragon", "dragon", 'there is no card type "dragon"'),
        ("faction:outlws", "outlws", 'did you mean "outlaws"?'),
        ("set:XYZ", "XYZ", 'there is no set "XYZ"'),
        ("suit>clubs", "clubs", '"suit" is no number; ask for suit:clubs'),
        ("cost>=", "cost>=", "nothing to compare with"),
        ('pistol "whip', '"', "has no partner"),
        ("!!!", "!!!", "neither a word nor a comparison"),
        ("-bulets:3", "bulets", "did you mean"),
        ("--sett", "--sett", "there is no such option"),
        ("zzzzzz:1", "zzzzzz", 'nothing is called "zzzzzz"'),
    ],
)
def test_nonsense_is_pointed_at(query: str, culprit: str, reason: str) -> None:
    with pytest.raises(QueryError) as caught:
        parse(query, pool())
    error = caught.value
    assert query[error.start : error.end] == culprit
    assert reason in error.reason
    shown, pointer = str(error).splitlines()
    assert shown == query
    assert pointer.startswith(" " * query.index(culprit) + "^" * len(culprit) + " ")


@given(st.text(max_size=40))
def test_any_text_is_a_query_or_an_error(text: str) -> None:
    try:
        fine = parse(text, pool()).matches(pool().printings[0]) in (True, False)
    except QueryError as error:
        fine = 0 <= error.start < len(text)
    assert fine


@settings(max_examples=40)
@given(st.sampled_from([*NUMBERS, "huckster", "gadget"]), st.sampled_from(["<", ">="]), st.integers(-2, 20))
def test_a_comparison_and_its_opposite_share_the_cards_that_have_the_number(
    field: str, sign: str, number: int
) -> None:
    opposite = {"<": ">=", ">=": "<"}[sign]
    some, others = set(found(f"{field}{sign}{number}")), set(found(f"{field}{opposite}{number}"))
    everyone = set(found(f"{field}>=-99"))
    assert some | others == everyone
    if field != "difficulty":  # a spell has one for each ability
        assert not some & others


def test_a_minus_turns_any_term_round() -> None:
    every = set(found(""))
    for term in ("cost>3", "keyword:deputy", "pistol", "faction:neutral", "kind:stud"):
        assert set(found(f"-{term}")) == every - set(found(term))


def test_the_names_of_fields_do_not_clash() -> None:
    assert not set(NUMBERS) & set(NAMES)
