"""Odds, compared with brute force over physical cards that knows nothing of multisets or transforms."""

from collections import Counter
from itertools import combinations, pairwise
from math import comb

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from boomtown.poker import (
    DEVILS_JOKER,
    HERETIC_JOKER,
    JOKER,
    WILD,
    Deck,
    casualties,
    choose_five,
    is_cheatin,
    lowest_strength,
    parse_cards,
    parse_deck,
    rank_change,
    rank_of,
    standing,
)
from boomtown.poker.dealing import can_be_dealt, dealt_outcomes
from boomtown.poker.exact import DrawSolver, _tally, cost, exact_outcomes
from boomtown.poker.lowball import lowball_odds
from boomtown.poker.montecarlo import reasonable_samples
from boomtown.poker.odds import Aim, Odds, OddsError, best_discards, odds, showdown

FOUR_VALUES = parse_deck(
    "4*6C 3*6D 3*6H 3*6S 4*8C 3*8D 3*8H 3*8S 4*JC 3*JD 3*JH 3*JS 4*KC 3*KD 3*KH 3*KS 2*JK"
)
PLAIN = Deck.of(range(52))
SHAPES = (
    "4*6C 3*6D 3*6H 3*6S 4*8C 3*8D 3*8H 3*8S 4*JC 3*JD 3*JH 3*JS 2*JK",
    "2*AC AS 3*2C 2*2H 3*3C 3D 4*4C 2*4S 5C 2*5D JK",
    "2*AC 2*AS AD 2*8C 2*8S 8H 2*JD JH 3*QC 2*JK",
    "9S 3*10C 2*10D 10H 3*JC 2*JD JH 3*QC 2*QD 2*KC KD 2*JK",
)
"""Groups, low sequences in a suit, the dead man's hand, high sequences."""


def outcome(cards):
    best, legal = choose_five(cards), choose_five(cards, legal=True)
    return best.verdict.rank, legal.verdict.rank if legal else 0


def value(pair, aim):
    rank = pair[1] if aim.legal else pair[0]
    return rank if aim.at_least is None else rank >= aim.at_least


def brute_holds(cards, dealt, draw, aim):
    """For every set of discards of the hand at the positions `dealt`, the average of the aim."""
    rest = [position for position in range(len(cards)) if position not in dealt]
    for count in range(min(draw, len(rest)) + 1):
        for discard in combinations(dealt, count):
            held = [position for position in dealt if position not in discard]
            finals = [
                outcome([cards[position] for position in (*held, *drawn)])
                for drawn in combinations(rest, count)
            ]
            yield discard, sum(value(final, aim) for final in finals) / len(finals), finals


def brute_aim(deck, stud, draw, aim):
    """The average of the aim under the best play, over all deals of physical cards."""
    cards = list(deck.cards())
    deals = list(combinations(range(len(cards)), min(5 + stud, len(cards))))
    return sum(max(worth for _, worth, _ in brute_holds(cards, deal, draw, aim)) for deal in deals) / len(
        deals
    )


def measured(found: Odds, aim: Aim) -> float:
    chances = found.legal_rank if aim.legal else found.rank
    if aim.at_least is None:
        return found.expected_legal_rank if aim.legal else found.expected_rank
    return sum(chance for rank, chance in chances.items() if rank >= aim.at_least)


small_decks = st.lists(
    st.one_of(
        st.integers(0, 7),
        st.integers(20, 23),
        st.integers(0, 51),
        st.sampled_from([JOKER, DEVILS_JOKER, HERETIC_JOKER]),
    ),
    min_size=5,
    max_size=8,
).map(Deck.of)
aims = st.sampled_from(["rank", "legal", "3+", "6+", "legal4+"]).map(Aim.parse)


@settings(max_examples=40)
@given(small_decks, st.integers(0, 2))
def test_stud_odds_are_brute_forces(deck, stud):
    cards = list(deck.cards())
    size = min(5 + stud, deck.size)
    counted = Counter(outcome(hand) for hand in combinations(cards, size))
    found = exact_outcomes(deck, stud, 0, Aim().worth())
    expected = {16 * best + legal: count / comb(deck.size, size) for (best, legal), count in counted.items()}
    assert {int(number): found[number] for number in np.flatnonzero(found)} == pytest.approx(
        expected, abs=1e-13
    )


ordinary_decks = st.lists(
    st.one_of(
        st.integers(0, 15),
        st.integers(20, 23),
        st.sampled_from([0, 3, 28, 31, 41]),
        st.integers(0, 51),
        st.just(JOKER),
    ),
    min_size=5,
    max_size=9,
).map(Deck.of)


@settings(max_examples=150)
@example(Deck.of([JOKER] * 5), 5)
@given(ordinary_decks, st.integers(5, 8))
def test_counting_kind_by_kind_is_brute_forces(deck, dealt):
    """Also for cards of the dead man's hand, sequences, suits, and up to nine jokers."""
    dealt = min(dealt, deck.size)
    counted = Counter(outcome(hand) for hand in combinations(deck.cards(), dealt))
    found = dealt_outcomes(deck, dealt)
    assert found is not None
    assert {divmod(int(n), 16): int(found[n]) for n in np.flatnonzero(found)} == counted


@pytest.mark.parametrize("notation", SHAPES)
def test_counting_kind_by_kind_is_counting_hand_by_hand(notation):
    deck = parse_deck(notation)
    for dealt in (5, 7, 8):
        found = dealt_outcomes(deck, dealt)
        assert found is not None
        assert found == pytest.approx(_tally(deck, dealt, None))


def test_few_kinds_are_counted_by_standing_and_the_rest_hand_by_hand(monkeypatch):
    """However many cards are dealt; where standings would be too many, hands are counted after all."""
    counted = odds(FOUR_VALUES, 9)
    assert counted.outcomes.sum() == pytest.approx(1)
    expected = odds(FOUR_VALUES, 3).outcomes
    monkeypatch.setattr("boomtown.poker.exact.dealt_outcomes", lambda *_: None)
    assert odds(FOUR_VALUES, 3).outcomes == pytest.approx(expected, abs=1e-13)
    assert not can_be_dealt(parse_deck("6C JK+2/illegal"))
    assert can_be_dealt(FOUR_VALUES)


@pytest.mark.parametrize("aim", ["rank", "legal", "legal6+"])
@pytest.mark.parametrize(("stud", "draw"), [(0, 2), (1, 3), (2, 1), (0, 5)])
def test_wide_numbers_find_what_narrow_ones_find(monkeypatch, aim, stud, draw):
    goal = Aim.parse(aim)
    deck = parse_deck("4*6C 3*6D 2*7C 7H 8C 3*8D JS 2*JK")
    narrow = odds(deck, stud, draw, goal)
    monkeypatch.setattr(DrawSolver, "_number_type", lambda *_: np.int64)
    assert odds(deck, stud, draw, goal).outcomes == pytest.approx(narrow.outcomes, abs=1e-14)


def test_decks_of_hundreds_are_sampled_where_whole_numbers_do_not_reach():
    heap = parse_deck("99*6C 99*6D 99*KS")
    with pytest.raises(OddsError, match="larger numbers"):
        odds(heap, 11, 11, exact=True)
    assert odds(heap, 0, 5, exact=True).method == "exact"


@settings(max_examples=60)
@given(small_decks, st.integers(0, 1), st.integers(1, 5), aims)
def test_draw_odds_are_optimal_for_the_aim(deck, stud, draw, aim):
    found = odds(deck, stud, draw, aim)
    assert found.outcomes.sum() == pytest.approx(1, abs=1e-12)
    assert measured(found, aim) == pytest.approx(brute_aim(deck, stud, draw, aim), abs=1e-11)


@settings(max_examples=40)
@given(small_decks, st.integers(0, 1), st.integers(1, 3), aims, st.randoms(use_true_random=False))
def test_every_hold_of_a_hand_has_its_exact_value(deck, stud, draw, aim, rng):
    cards = list(deck.cards())
    rng.shuffle(cards)
    size = 5 + stud
    if size >= len(cards):
        return
    holds = best_discards(deck, cards[:size], draw, aim)
    brute = {discard: worth for discard, worth, _ in brute_holds(cards, range(size), draw, aim)}
    assert {hold.discard: hold.worth for hold in holds} == pytest.approx(brute, abs=1e-11)
    assert holds[0].worth == pytest.approx(max(brute.values()), abs=1e-11)
    fewest = min(len(discard) for discard, worth in brute.items() if worth > holds[0].worth - 1e-11)
    assert len(holds[0].discard) == fewest
    assert all(sorted(hold.keep + hold.discard) == list(range(size)) for hold in holds)


def test_the_whole_distribution_under_optimal_play():
    """Where no two holds are equally good, every outcome's chance is brute force's."""
    deck = parse_deck("6C 6D 7C 8D KH 3S JK")
    cards = list(deck.cards())
    total: Counter[tuple[int, int]] = Counter()
    for deal in combinations(range(7), 5):
        holds = sorted(
            brute_holds(cards, deal, 2, Aim()), key=lambda hold: (-round(hold[1], 9), len(hold[0]))
        )
        best = [hold for hold in holds if hold[1] > holds[0][1] - 1e-9 and len(hold[0]) == len(holds[0][0])]
        distributions = {tuple(sorted(finals)) for _, _, finals in best}
        assert len(distributions) == 1, "this deck was chosen to have no ambiguous hands"
        for final in best[0][2]:
            total[final] += 1 / len(best[0][2]) / comb(7, 5)
    found = odds(deck, 0, 2).outcomes
    assert {divmod(int(n), 16): found[n] for n in np.flatnonzero(found > 1e-14)} == pytest.approx(dict(total))


def test_five_cards_of_a_plain_deck():
    found = odds(PLAIN)
    assert found.method == "exact"
    assert found.rank[2] == pytest.approx(1098240 / 2598960)
    assert found.rank[5] == pytest.approx(9180 / 2598960)
    assert found.rank == {rank: found.legal_rank[rank] for rank in found.rank}
    assert found.cheatin == 0


def test_more_bonus_is_never_worse():
    previous = 0.0
    for stud, draw in ((0, 0), (0, 1), (1, 1), (1, 2), (2, 2)):
        found = odds(FOUR_VALUES, stud, draw)
        assert found.expected_rank > previous
        previous = found.expected_rank


def test_each_aim_is_best_at_what_it_aims_for():
    by_aim = {text: odds(FOUR_VALUES, 1, 2, Aim.parse(text)) for text in ("rank", "legal", "8+", "legal7+")}
    for text, best in by_aim.items():
        for other in by_aim.values():
            assert measured(best, Aim.parse(text)) >= measured(other, Aim.parse(text)) - 1e-12


def test_of_equally_good_holds_the_fewest_discards_are_played():
    """Every hand has at least rank 1, so nothing is ever discarded for that aim."""
    assert odds(FOUR_VALUES, 0, 3, Aim.parse("1+")).outcomes == pytest.approx(odds(FOUR_VALUES).outcomes)


def test_cheatin_is_a_best_hand_above_the_legal_one():
    found = odds(parse_deck("5*6C"))
    assert (found.rank[10], found.legal_rank[0], found.cheatin) == (1, 1, 1)
    found = odds(parse_deck("6C 6C 6D 7H 8S 9S"), stud=1)
    assert (found.rank[5], found.legal_rank[5], found.cheatin) == (0, 0, 1)
    assert (found.rank[4], found.legal_rank[2]) == (1, 1)


def test_joker_kinds_in_a_deck():
    found = odds(parse_deck("7C 7D 5H 4S JK+2/illegal"))
    assert (found.rank[6], found.legal_rank[0]) == (1, 1)
    found = odds(parse_deck("7C 7C 7H 4S JK-3/legal"))
    assert (found.rank[5], found.legal_rank[5]) == (1, 1)


def test_short_decks():
    found = odds(parse_deck("9C 9D 4S"), stud=2, draw=3)
    assert (found.rank[2], found.legal_rank[2], found.method) == (1, 1, "exact")
    assert odds(parse_deck("9C 8C 7C 6C"), samples=10).rank[1] == 1


@pytest.mark.parametrize(("stud", "draw", "samples"), [(2, 0, 200_000), (0, 3, 4_000), (1, 1, 4_000)])
def test_samples_are_near_the_exact_odds(stud, draw, samples):
    exact = odds(FOUR_VALUES, stud, draw, exact=True)
    sampled = odds(FOUR_VALUES, stud, draw, samples=samples, seed=3)
    errors = sampled.standard_error()
    assert errors is not None
    assert sampled.method == "monte-carlo"
    # Sampled play may choose a slightly worse hold, never a better one: the margin is wider below.
    slack = 0.05 if draw else 0.0
    difference = sampled.expected_rank - exact.expected_rank
    assert -4 * errors["expected_rank"] - slack < difference < 4 * errors["expected_rank"]
    assert sampled.cheatin == pytest.approx(exact.cheatin, abs=4 * errors["cheatin"] + slack)


def test_the_same_seed_samples_the_same_hands():
    first, again, other = (odds(FOUR_VALUES, 1, 0, samples=1000, seed=seed).rank for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_the_standard_error_is_that_of_the_mean():
    """Over many independent runs the averages scatter by what one run states."""
    runs = [odds(FOUR_VALUES, 0, 0, samples=500, seed=seed) for seed in range(300)]
    scatter = np.std([run.expected_rank for run in runs])
    stated = np.mean([run.standard_error()["expected_rank"] for run in runs])
    assert scatter == pytest.approx(stated, rel=0.15)


def test_what_would_take_too_long_is_sampled(monkeypatch):
    wide = Deck.of([*range(52), JOKER, JOKER])
    assert cost(wide, 5, 3).seconds > 1000
    assert odds(FOUR_VALUES, 2, 1).method == "exact"
    assert reasonable_samples(wide, 5, 0) > reasonable_samples(wide, 3, 3) >= 2_000
    with pytest.raises(OddsError, match="GB of memory"):
        odds(wide, 5, 3, exact=True)
    monkeypatch.setattr("boomtown.poker.odds.PATIENCE_SECONDS", 0.0)
    monkeypatch.setattr("boomtown.poker.odds.reasonable_samples", lambda *_: 100)
    assert odds(FOUR_VALUES, 2, 1).samples == 100
    assert odds(FOUR_VALUES, 2, 1, exact=True).method == "exact"


def test_progress_is_reported_to_the_end():
    for draw in (0, 1):
        calls: list[tuple[int, int]] = []
        odds(FOUR_VALUES, 1, draw, progress=lambda done, total, calls=calls: calls.append((done, total)))
        assert calls[-1][0] == calls[-1][1]
        assert all(before[0] < after[0] for before, after in pairwise(calls))


@settings(max_examples=30)
@given(small_decks)
def test_lowball_is_brute_forces(deck):
    cards = list(deck.cards())
    hands = list(combinations(cards, 5))
    standings = Counter(standing(lowest_strength(hand), rank_change(hand)) for hand in hands)
    found = lowball_odds(deck)
    assert dict(zip(found.standings.tolist(), found.chances.tolist(), strict=True)) == pytest.approx(
        {key: count / len(hands) for key, count in standings.items()}
    )
    assert found.cheatin == pytest.approx(sum(is_cheatin(hand) for hand in hands) / len(hands))
    ranks = Counter(rank_of(key) for key in standings.elements())
    assert {rank: chance for rank, chance in found.rank.items() if chance} == pytest.approx(
        {rank: count / len(hands) for rank, count in ranks.items()}
    )


@pytest.mark.rule("RB-5.1-12", "RB-5.1-13")
def test_the_lowest_hand_wins_lowball():
    pair, high = lowball_odds(parse_deck("6C 6D 2H 3S 4C")), lowball_odds(parse_deck("KC QD 9H 8S 7C"))
    lower_pair = lowball_odds(parse_deck("5C 5D KH QS JC"))
    assert high.against(pair) == (1, 0, 0)
    assert pair.against(high) == (0, 0, 1)
    assert lower_pair.against(pair) == (1, 0, 0)
    assert pair.against(pair) == (0, 1, 0)


def test_lowball_chances_add_up():
    mine, theirs = lowball_odds(PLAIN), lowball_odds(FOUR_VALUES)
    win, tie, lose = mine.against(theirs)
    assert win + tie + lose == pytest.approx(1)
    assert theirs.against(mine) == pytest.approx((lose, tie, win))


def test_showdowns_are_every_pair_of_hands():
    mine, theirs = parse_deck("6C 6D 7C 8D KH KS JK"), parse_deck("2*6C 6D 2*7C 8D KH")
    result = showdown(odds(mine, stud=1), odds(theirs))
    counted: Counter[int] = Counter()
    returned: Counter[int] = Counter()
    pairs = 0
    for my_hand in combinations(mine.cards(), 6):
        for their_hand in combinations(theirs.cards(), 5):
            my_losses, their_losses = casualties(outcome(my_hand)[0], outcome(their_hand)[0])
            counted[my_losses] += 1
            returned[their_losses] += 1
            pairs += 1
    assert {n: chance for n, chance in result.mine.items() if chance} == pytest.approx(
        {n: count / pairs for n, count in counted.items()}
    )
    assert {n: chance for n, chance in result.theirs.items() if chance} == pytest.approx(
        {n: count / pairs for n, count in returned.items()}
    )
    assert result.higher + result.equal + result.lower == pytest.approx(1)


def test_a_legal_aim_shows_the_legal_hand_if_there_is_one():
    deck = parse_deck("2*6C 6D 7H 8S 9S")
    assert odds(deck, stud=1, aim=Aim.parse("legal")).shown_rank[2] == 1
    assert odds(deck, stud=1).shown_rank[4] == 1
    assert odds(parse_deck("5*6C"), aim=Aim.parse("legal")).shown_rank[10] == 1


@pytest.mark.parametrize("text", ["rank", "legal", "6+", "legal11+"])
def test_aims_survive_being_written(text):
    assert str(Aim.parse(text)) == text


@pytest.mark.parametrize("text", ["", "12+", "0+", "best", "6", "illegal"])
def test_nonsense_is_no_aim(text):
    with pytest.raises(OddsError, match="no aim"):
        Aim.parse(text)


@pytest.mark.parametrize(
    ("hand", "draw", "problem"),
    [
        ("6C 6D 8C KC", 1, "at least 5"),
        ("AC 6C 6D 8C KC", 1, "does not have"),
        ("6C 6D 8C KC JK", 0, "nothing"),
    ],
)
def test_discards_of_impossible_hands(hand, draw, problem):
    with pytest.raises(OddsError, match=problem):
        best_discards(FOUR_VALUES, parse_cards(hand), draw)


def test_questions_without_answer():
    with pytest.raises(OddsError, match="not negative"):
        odds(FOUR_VALUES, -1)
    with pytest.raises(OddsError, match="at most 11"):
        odds(FOUR_VALUES, 12)
    with pytest.raises(OddsError, match="99 times"):
        odds(Deck.of([0] * 100))
    with pytest.raises(OddsError, match="no joker"):
        odds(Deck.of([*range(9), WILD]))


def test_the_largest_numbers_still_fit():
    found = odds(parse_deck("99*6C 99*6D 99*KS"), stud=11)
    assert found.outcomes.sum() == pytest.approx(1)
    assert found.rank[10] == pytest.approx(1)
