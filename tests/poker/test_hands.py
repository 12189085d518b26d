"""Single hands: ranks, ties, jokers, cheatin', modifiers, choosing and declaring."""

import random
import subprocess
import sys
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boomtown.poker import (
    DEVILS_JOKER,
    HERETIC_JOKER,
    JOKER,
    RANK_NAMES,
    WILD,
    Legality,
    card_name,
    casualties,
    choose_five,
    declare,
    is_cheatin,
    judge,
    lowest_strength,
    parse_cards,
    rank_of,
    standing,
    strength,
    wild_card,
    wild_kind,
)
from boomtown.poker.hands import counting
from poker import reference


def rank(text: str) -> int:
    return judge(parse_cards(text)).rank


def beats(better: str, worse: str) -> bool:
    return judge(parse_cards(better)).standing > judge(parse_cards(worse)).standing


EXAMPLES = {
    11: "AC AS 8C 8S JD",
    10: "AC AC AD AS AH",
    9: "AD 2D 3D 4D 5D",
    8: "AC AS AH AD 7H",
    7: "AC AD AS KC KS",
    6: "AS 5S 7S 8S 10S",
    5: "AC 2D 3S 4D 5D",
    4: "AC AD AS 10S KS",
    3: "AC AD KS KC 8S",
    2: "AC AD 7S JC KS",
    1: "AC 3D 7S JC KS",
}


@pytest.mark.rule("RB-7.4-01")
def test_eleven_ranks_in_order():
    by_strength = sorted(EXAMPLES.values(), key=lambda text: strength(parse_cards(text)))
    assert [rank(text) for text in by_strength] == list(range(1, 12))
    assert list(RANK_NAMES) == list(range(1, 12))


@pytest.mark.parametrize(
    "of_rank",
    [
        pytest.param(number, marks=pytest.mark.rule(f"RB-7.4-{13 - number:02}"), id=RANK_NAMES[number])
        for number in EXAMPLES
    ],
)
def test_each_rank_of_the_book(of_rank):
    assert rank(EXAMPLES[of_rank]) == of_rank


@pytest.mark.rule("RB-7.4-02")
def test_dead_mans_hand_is_those_five_cards_only():
    for substitute in set(range(52)) - {41}:
        hand = [*parse_cards("AC AS 8C 8S"), substitute]
        assert judge(hand).rank < 11, card_name(substitute)
    assert rank("AC AC 8C 8S JD") == 3
    assert rank("AC AS 8C 8C JD") == 3


@pytest.mark.rule("RB-7.4-02")
@pytest.mark.parametrize("jokers", range(1, 6))
def test_jokers_stand_for_any_cards_of_the_dead_mans_hand(jokers):
    for held in combinations(parse_cards("AC AS 8C 8S JD"), 5 - jokers):
        assert judge([*held, *[JOKER] * jokers]).rank == 11


@pytest.mark.rule("RB-7.4-13")
def test_ace_is_low_only():
    assert rank("10C JD QS KH AC") == 1
    assert rank("10C JC QC KC AC") == 6
    assert rank("KC AC 2C 3C 4C") == 6
    assert rank("9C 10D JS QH KC") == 5


@pytest.mark.rule("RB-7.4-14")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("JC JD JH 2S 3S", "AC AD AH KS QS"),
        ("KC KD 2S 3S 5S", "AC AD KS QS JH"),
        ("3C 3D 3H 2S 2H", "2C 2D 2H KS KH"),
        ("KC KD 3S 3H 2S", "QC QD JS JH 10S"),
        ("2C 3D 4H 5S 6C", "AC 2D 3H 4S 5C"),
        ("KS 5S 4S 3S 2S", "QC JC 9C 8C 7C"),
        ("2C 2D 2H 2S AC", "AC AD AH AS KC"),
    ],
)
def test_equal_ranks_compare_by_values(better, worse):
    assert rank(better) == rank(worse)
    assert beats(better, worse)


@pytest.mark.rule("RB-7.4-15")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("JC JD JH 9S 2H", "JC JD JS 8S 7H"),
        ("JC JD 9H 8S 7H", "JH JS 9D 8C 6H"),
        ("JC JD 9H 9S 7H", "JH JS 9D 9C 6H"),
        ("KC 10D 9H 8S 2H", "KD 10S 9D 7C 6H"),
        ("KC KC KC KC 2H", "KD KS KC KH AH"),
    ],
)
def test_kickers_break_ties(better, worse):
    assert beats(better, worse)


@pytest.mark.rule("RB-7.4-16")
def test_suits_never_count():
    assert strength(parse_cards("KH JH 9H 7H 5H")) == strength(parse_cards("KC JC 9C 7C 5C"))
    assert strength(parse_cards("KC JH 9H 7H 5H")) == strength(parse_cards("KH JC 9S 7C 5D"))


@pytest.mark.rule("RB-6.1-70", "RB-5.1-16")
def test_a_hand_counts_at_its_highest_rank():
    assert rank("AC AD AS KC KS") == 7
    assert rank("6C 6C 7C 8C 9C") == 6
    assert rank_of(lowest_strength(parse_cards("AC 2D 3S 4D 5D"))) == 5


ANY, FEW_VALUES, OF_THE_DEAD_MAN = range(52), range(12), (0, 3, 28, 31, 41)
MIXED = [
    some[number % len(some)] for number in range(64) for some in (ANY, ANY[::-1], FEW_VALUES, OF_THE_DEAD_MAN)
]
"""Which card a byte stands for: half of the time any, else one of few values or of the dead man's hand."""


def dealt(drawn: bytes) -> list[list[int]]:
    """Hands of five out of bytes: to draw card by card costs Hypothesis more than everything that is compared."""
    cards = [MIXED[each] for each in drawn]
    return [cards[start : start + 5] for start in range(0, len(cards) - 4, 5)]


hands = st.binary(min_size=5, max_size=5).map(lambda drawn: dealt(drawn)[0])


@settings(max_examples=500)
@given(st.binary(min_size=5 * 20, max_size=5 * 60).map(dealt), st.integers(0, 2**32))
def test_strength_is_the_references(batch, seed):
    """Some twenty thousand hands: any cards, few values, parts of the dead man's hand; up to two jokers."""
    rng = random.Random(seed)
    for natural in batch:
        jokers = rng.choices((0, 1, 2), (80, 19, 1))[0]
        hand = natural[jokers:] + [JOKER] * jokers
        rng.shuffle(hand)
        keys = reference.keys(hand)
        assert reference.strength_key(strength(hand)) == max(keys)
        assert reference.strength_key(lowest_strength(hand)) == min(keys)
        assert is_cheatin(hand) == reference.cheatin(hand)


def test_many_jokers_are_the_references():
    for natural in ([28, 31], [28, 0], [5, 9], [7, 51], [12, 13], [4, 4]):
        hand = [*natural, JOKER, JOKER, JOKER]
        keys = reference.keys(hand)
        assert reference.strength_key(strength(hand)) == max(keys)
        assert reference.strength_key(lowest_strength(hand)) == min(keys)
    assert judge([JOKER] * 5).rank == 11
    assert declare([JOKER] * 5, "lowest") is not None
    assert reference.strength_key(lowest_strength([JOKER] * 5)) == (1, [6, 4, 3, 2, 1])


@pytest.mark.rule("AEG-values-04")
@given(st.lists(st.integers(0, 52), max_size=4))
def test_short_hands_make_groups_only(hand):
    """Four of one suit in sequence are a high card (ruling 18)."""
    if not hand:
        assert judge(hand).rank == 1
    elif hand.count(JOKER) < 3:
        assert reference.strength_key(strength(hand)) == max(reference.keys(hand))
    assert rank("9C 8C 7C 6C") == 1
    assert rank("9C 9D 4S") == 2
    assert rank("9C 9D 4S 4H") == 3


@pytest.mark.rule("RB-2.5-01", "RB-2.5-02")
def test_cheatin_is_one_suit_and_value_twice():
    assert not judge(parse_cards("KC KD KH KS QC")).cheatin
    assert judge(parse_cards("KC KC 5H 4S QC")).cheatin
    assert judge(parse_cards("KC 5H KC JK QC")).cheatin


@pytest.mark.rule("RB-2.5-01", "RB-2.5-04", "RB-3.8-05")
def test_a_joker_never_makes_a_hand_cheatin():
    verdict = judge(parse_cards("7C 7D 7H 7S JK"))
    assert (verdict.rank, verdict.cheatin) == (10, False)
    hand = parse_cards("KC QD 5H 4S JK")
    assert not judge(hand, declared=parse_cards("KC QD 5H 4S KC")).cheatin
    assert not judge(parse_cards("JK JK JK 2C 3C")).cheatin


def test_a_declared_joker_counts_as_declared():
    verdict = judge(parse_cards("KC QD 5H 4S JK"), declared=parse_cards("KC QD 5H 4S 2C"))
    assert verdict.rank == 1


def test_special_jokers_change_rank_and_legality():
    devil = judge([*parse_cards("7C 7D 5H 4S"), DEVILS_JOKER])
    assert (devil.rank, devil.total, devil.cheatin) == (6, 6, True)
    heretic = judge([*parse_cards("7C 7C 7H 4S"), HERETIC_JOKER])
    assert (heretic.rank, heretic.total, heretic.cheatin) == (5, 5, False)
    both = judge([*parse_cards("7C 7C 7H"), DEVILS_JOKER, HERETIC_JOKER])
    assert (both.total, both.cheatin) == (9, False), "a hand that cannot be illegal is not"


@given(st.integers(-5, 5), st.sampled_from(Legality))
def test_wild_card_numbers_tell_their_kind(change, legality):
    assert wild_kind(wild_card(change, legality)) == (change, legality)


def test_a_wild_card_changes_the_rank_by_at_most_five():
    with pytest.raises(ValueError, match="at most 5"):
        wild_card(6)


@pytest.mark.rule("RC-hand-rank-01", "RC-shootout-s5-01")
def test_modifiers_add_up():
    assert judge(parse_cards("AC AC AS KC KS"), change=-2).rank == 5
    assert judge(parse_cards("AC AD KS KC 8S"), change=2 + 1).rank == 6


@pytest.mark.rule("RB-6.1-73")
def test_raised_is_the_worst_hand_of_the_new_rank():
    raised = judge(parse_cards("KC KD 7S JC QS"), change=1)
    assert raised.rank == 3
    assert raised.standing < judge(parse_cards("3C 3D 2H 2S AC")).standing
    assert raised.standing == judge(parse_cards("AC 3D 5S 7C 9S"), change=2).standing
    assert raised.standing == judge(parse_cards("2C 2D AS AC 3S")).standing, "the worst natural hand ties"


@pytest.mark.rule("RB-6.1-75")
def test_lowered_is_the_best_hand_of_the_new_rank():
    lowered = judge(parse_cards("AC AD AS 2C 2S"), change=-1)
    assert lowered.rank == 6
    assert lowered.standing > judge(parse_cards("KC JC 9C 7C 5C")).standing
    for natural in ("KC QC JC 10C 8C", "KC KC QC QC JC"):
        assert lowered.standing >= judge(parse_cards(natural)).standing


@pytest.mark.rule("RB-6.1-74", "RC-shootout-s5-03", "RC-shootout-s5-04")
def test_ranks_beyond_the_ends_are_kept_but_count_as_the_ends():
    dead_mans = judge(parse_cards("AC AS 8C 8S JD"))
    high = judge(parse_cards("AC AD AH AS AC"), change=3)
    assert (high.rank, high.total, high.standing) == (11, 13, dead_mans.standing)
    assert judge(parse_cards("AC AS AH AD 7H"), change=+6 - 2).total == 12
    assert judge(parse_cards("AC AS AH AD 7H"), change=+6 - 2).rank == 11


@pytest.mark.rule("RB-6.1-76")
def test_lowered_below_one_is_the_worst_hand_of_all():
    low = judge(parse_cards("KC KD 7S JC QS"), change=-4)
    assert (low.rank, low.total) == (1, -2)
    assert low.standing < judge(parse_cards("AC 2D 3S 4C 7S")).standing
    assert (
        judge(parse_cards("KC KD 7S JC QS"), change=-1).standing
        >= judge(parse_cards("KC QD JS 10C 8S")).standing
    )


@given(hands, st.integers(-12, 12))
def test_standing_keeps_every_rank_between_its_bounds(hand, change):
    natural = strength(hand)
    result = standing(natural, change)
    assert rank_of(result) == max(1, min(11, rank_of(natural) + change))
    assert change or result == natural


@pytest.mark.rule("RB-6.1-77", "RB-6.1-78")
def test_casualties_are_the_difference_of_ranks():
    assert casualties(8, 5) == (0, 3)
    assert casualties(5, 8) == (3, 0)
    assert casualties(4, 4) == (1, 1)


many = st.lists(
    st.one_of(st.integers(0, 51), st.integers(0, 15), st.sampled_from([JOKER, DEVILS_JOKER, HERETIC_JOKER])),
    min_size=5,
    max_size=8,
)


@given(many, st.booleans())
def test_choose_five_is_the_best_of_all_fives(cards, legal):
    choice = choose_five(cards, legal)
    fives = [judge(five) for five in combinations(cards, 5)]
    allowed = [verdict.standing for verdict in fives if not (legal and verdict.cheatin)]
    if choice is None:
        assert legal
        assert not allowed
        return
    assert choice.verdict == judge([cards[position] for position in choice.keep])
    assert choice.verdict.standing == max(allowed)
    assert sorted(choice.keep + choice.discard) == list(range(len(cards)))
    assert len(choice.keep) == 5
    if choice.verdict.cheatin:
        assert not any(v.standing == choice.verdict.standing and not v.cheatin for v in fives)


def test_choose_five_keeps_a_short_hand():
    choice = choose_five(parse_cards("KC KC"))
    assert choice is not None
    assert choice.keep == (0, 1)


@given(st.lists(st.integers(0, 52), min_size=5, max_size=5), st.sampled_from(["best", "lowest"]))
def test_declare_reaches_the_goal_with_natural_cards(hand, aim):
    declared = declare(hand, aim)
    assert declared is not None
    assert all(card < 52 for card in declared)
    assert [card for card in hand if card < 52] == [
        d for d, card in zip(declared, hand, strict=True) if card < 52
    ]
    assert strength(declared) == (strength if aim == "best" else lowest_strength)(hand)


def test_a_wild_card_that_is_no_joker_can_cheat():
    """Four sixes and such a card: five of a kind if it may cheat, else four of a kind with a king."""
    hand = [*parse_cards("6C 6D 6H 6S"), WILD]
    best, legal = declare(hand), declare(hand, "legal")
    assert best is not None
    assert legal is not None
    assert judge(best).rank == 10
    assert is_cheatin(best)
    assert judge(legal).standing == judge(parse_cards("6C 6D 6H 6S KC")).standing
    assert not is_cheatin(legal)


def test_no_legal_declaration_of_a_cheatin_hand():
    assert declare(parse_cards("6C 6C 2D 3H JK"), "legal") is None
    assert declare(parse_cards("6C 6D 6H 6S JK"), "legal") is not None


def test_more_than_five_cards_are_no_hand():
    with pytest.raises(ValueError, match="at most 5"):
        strength(list(range(6)))


def test_the_scalar_calls_import_no_numpy():
    """The terminal game must start fast."""
    code = "import sys, boomtown.poker as p; p.judge([52] * 5); print({'numpy', 'numba'} & set(sys.modules))"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        == "set()\n"
    )


@pytest.mark.parametrize(
    ("cards", "places"),
    [
        ("2C 4D 6H 9S JD", ()),
        ("2C 4D 2H 9S JD", (0, 2)),
        ("2C 4D 2H 4S JD", (0, 1, 2, 3)),
        ("2C 9D 2H 9S 9C", (0, 1, 2, 3, 4)),
        ("2C 3D 4H 5S 6D", (0, 1, 2, 3, 4)),
        ("8C 8D 8H KS 8S", (0, 1, 2, 4)),
    ],
)
def test_the_cards_that_make_the_rank(cards: str, places: tuple[int, ...]) -> None:
    assert counting(parse_cards(cards)) == places
