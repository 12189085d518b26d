"""Cards and decks as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.poker import (
    DEVILS_JOKER,
    HERETIC_JOKER,
    JOKER,
    WILD,
    Deck,
    NotationError,
    card_name,
    make_card,
    parse_cards,
    parse_deck,
    suit_of,
    value_of,
)

any_card = st.one_of(st.integers(0, 51), st.sampled_from([JOKER, DEVILS_JOKER, HERETIC_JOKER, WILD]))


@given(st.lists(any_card))
def test_cards_survive_being_written(cards):
    assert parse_cards(" ".join(map(card_name, cards))) == cards


@given(st.lists(any_card, min_size=1))
def test_decks_survive_being_written(cards):
    deck = Deck.of(cards)
    assert parse_deck(str(deck)) == deck
    assert sorted(deck.cards()) == sorted(cards)
    assert deck.size == len(cards)


def test_a_deck_as_people_write_it():
    deck = parse_deck("4*6c, 2*10H  # the sixes\n6C KS\n2*jk JK+2/illegal")
    assert str(deck) == "5*6C 2*10H KS 2*JK JK+2/illegal"


def test_values_and_suits():
    assert [(value_of(card), suit_of(card)) for card in parse_cards("AC 10D KS")] == [
        (1, 0),
        (10, 1),
        (13, 3),
    ]
    assert make_card(13, 3) == 51


@pytest.mark.parametrize(
    ("text", "token", "problem"),
    [
        ("4*6C 4*6X 2*JK", "6X", "no suit"),
        ("4*6C 4*11C", "11C", "no value"),
        ("4*6C x*6D", "x", "number of copies"),
        ("0*6C", "0", "number of copies"),
        ("4* 6C", "4*", "missing"),
        ("6C ²*6D", "²", "number of copies"),
        ("*6C", "", "number of copies"),
        ("6C JK+9", "JK+9", "at most 5"),
        ("6C JKx", "JKx", "no joker"),
        ("nonsense", "nonsense", "no card"),
        ("100*6C", "100", "number of copies"),
    ],
)
def test_errors_point_at_the_token(text, token, problem):
    with pytest.raises(NotationError, match=problem) as raised:
        parse_deck(text)
    assert raised.value.token == token
    _, line, pointer = str(raised.value).split("\n")
    assert line[2:] == text
    start = pointer.index("^")
    assert line[start : start + pointer.count("^")].startswith(token)
    assert raised.value.start == start - 2


def test_errors_in_files_name_the_line():
    with pytest.raises(NotationError, match="line 3: '6X'"):
        parse_deck("4*6C\n# 7X is a comment\n4*6X\n")


@pytest.mark.parametrize("empty", ["", "  \n", "# nothing"])
def test_an_empty_deck_is_none(empty):
    with pytest.raises(NotationError, match="no cards"):
        parse_deck(empty)
