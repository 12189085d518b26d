"""Rulebook 5.1: the Gambling phase. Who cheats in it is in test_5_cheatin.py."""

from collections.abc import Sequence

import pytest

from boomtown.doomtown.scenario.data import face_named
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Anted, Drew, HandDealt, LowballWon
from boomtown.table import text

OUTFITS = ("Law Dogs", "The Sloane Gang", "Morgan Cattle Co.")
LOW = ("2C", "3D", "4H", "5S", "7C")
HIGH = ("2H", "4D", "9H", "JS", "KC")
PAIR = ("8C", "8D", "3H", "5H", "7S")
STRAIGHT = ("AC", "2D", "3H", "4S", "5C")
WITH_JOKER = ("Joker (red)", "2C", "6D", "9H", "QS")
"""A hand whose owner is asked something, so that the game stops in the middle of lowball."""


def lowball(*decks: Sequence[str], rock: Sequence[int] = (5, 5, 5), **details: object) -> Playing:
    """A day begins; the players' lowball hands are the first five cards of these decks."""
    sides = [
        side(outfit, rock=stash, deck=deck, hand=["9C", "9D"])
        for outfit, stash, deck in zip(OUTFITS, rock, decks, strict=False)
    ]
    return Playing(*sides, phase="gambling", **details)


def faces(table: Playing, cards: Sequence[int]) -> list[str]:
    return [table.state.cards[card].face for card in cards]


def draw_hand(table: Playing, seat: int) -> list[str]:
    hand = table.state.players[seat].draw
    assert hand is not None
    return faces(table, hand.cards)


def named(cards: Sequence[str]) -> list[str]:
    return [face_named(card) for card in cards]


# --- ante ------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.1-01")
def test_everybody_puts_one_ghost_rock_into_the_pot() -> None:
    table = lowball(WITH_JOKER, HIGH, rock=(4, 2))
    assert [table.rock(0), table.rock(1), table.state.pot] == [3, 1, 2]


@pytest.mark.rule("RB-5.1-01")
@pytest.mark.rule("RB-5.1-02")
def test_each_ante_is_told_from_the_winner_on_and_whether_it_was_borrowed() -> None:
    table = lowball(WITH_JOKER, HIGH, STRAIGHT, rock=(4, 0, 1), winner=1)
    assert [(event.seat, event.borrowed) for event in table.events(Anted)] == [
        (1, True),
        (2, False),
        (0, False),
    ]
    told = [text(event.told(0)) for event in table.events(Anted)]
    assert [line.endswith("borrows the ante.") for line in told] == [True, False, False]


@pytest.mark.rule("RB-5.1-02")
def test_who_has_nothing_borrows_the_ante() -> None:
    table = lowball(WITH_JOKER, HIGH, rock=(4, 0))
    assert table.state.pot == 2
    assert [table.rock(0), table.rock(1)] == [3, 0]
    assert [player.debt for player in table.state.players] == [0, 1]


@pytest.mark.rule("RB-5.1-03")
@pytest.mark.parametrize(("debt", "kept"), [(0, True), (1, False)])
def test_a_borrowed_ante_is_repaid_before_upkeep(debt: int, kept: bool) -> None:
    table = Playing(
        side("Law Dogs"),
        side("The Sloane Gang", at={"home": ["Sloane"]}, debt=debt),  # produces 3, and her upkeep is 3
        phase="upkeep",
        stops=True,
    )
    assert table.ask.seat == 1
    assert table.rock(1) == 3 - debt
    assert table.state.players[1].debt == 0
    assert ((table.id("Sloane"),) in list(table.ask.form.choices())) == kept


# --- lowball ---------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.1-04", "RB-2.3-05")
def test_lowball_hands_are_the_top_five_cards_apart_from_the_play_hands() -> None:
    table = lowball(WITH_JOKER, HIGH)
    assert draw_hand(table, 0) == named(WITH_JOKER)
    assert draw_hand(table, 1) == named(HIGH)
    for player in table.state.players:
        assert faces(table, player.hand) == named(["9C", "9D"])


@pytest.mark.rule("RB-5.1-05")
def test_both_hands_are_shown_before_anybody_chooses_anything() -> None:
    table = lowball(HIGH, WITH_JOKER)
    assert table.ask.seat == 1  # the first question of the day is what the joker stands for
    for seat in (0, 1):
        board = table.table.view(seat).board
        shown = [player.draw for player in board.players]
        assert all(hand is not None and hand.revealed and len(hand.cards) == 5 for hand in shown)


@pytest.mark.rule("RB-5.1-12")
def test_the_lowest_rank_wins() -> None:
    table = lowball(PAIR, HIGH)
    assert table.state.winner == 1


@pytest.mark.rule("RB-5.1-13")
def test_of_equal_ranks_the_lower_hand_wins() -> None:
    table = lowball(("KC", "10D", "7H", "3S", "AC"), ("QC", "10H", "7D", "3C", "AH"))
    assert table.state.winner == 1
    assert len(table.events(HandDealt)) == 2


@pytest.mark.rule("RB-5.1-14")
def test_exact_ties_draw_again_whatever_the_suits() -> None:
    table = lowball((*LOW, *HIGH), ("2D", "3H", "4S", "5C", "7D", *PAIR))
    assert table.state.winner == 0
    assert [event.seat for event in table.events(HandDealt)] == [0, 1, 0, 1]


@pytest.mark.rule("RB-5.1-15")
def test_only_the_tied_draw_again_and_one_of_them_wins() -> None:
    table = lowball((*LOW, *STRAIGHT), ("2D", "3H", "4S", "5C", "7D", *PAIR), HIGH)
    dealt = [event.seat for event in table.events(HandDealt)]
    assert sorted(dealt) == [0, 0, 1, 1, 2]
    assert table.state.winner == 1  # although the third player's hand is now the lowest of all


@pytest.mark.rule("RB-5.1-16")
def test_a_straight_is_a_straight_in_lowball_too() -> None:
    table = lowball(STRAIGHT, PAIR)
    assert table.state.winner == 1


@pytest.mark.rule("RB-5.1-16")
def test_a_hand_is_ranked_as_high_as_its_declared_cards_allow() -> None:
    table = lowball(("Joker (red)", "2D", "3H", "4S", "5C"), PAIR)
    table.answer(0)  # the joker is an ace, and the hand a straight
    assert table.state.winner == 1


@pytest.mark.rule("RB-5.1-17")
def test_chance_decides_between_players_who_would_draw_the_same_cards_for_ever() -> None:
    same = [side(outfit, deck=LOW, fill=False) for outfit in OUTFITS[:2]]
    winners = {Playing(*same, phase="gambling", seed=seed).state.winner for seed in range(12)}
    assert winners == {0, 1}


@pytest.mark.rule("RB-5.1-17")
def test_nothing_but_cards_of_one_value_is_such_a_tie() -> None:
    sevens = ("7C", "7D", "7H", "7S", "7C", "7D", "7H")
    table = Playing(*(side(outfit, deck=sevens, fill=False) for outfit in OUTFITS[:2]), phase="gambling")
    assert table.state.winner in (0, 1)
    assert len(table.events(HandDealt)) == 2


@pytest.mark.rule("RB-5.1-17")
@pytest.mark.parametrize(("more", "dealt"), [((), [0, 1]), (("KC",), [0, 1, 0, 1])])
def test_a_single_card_more_than_a_hand_can_break_a_tie(more: tuple[str, ...], dealt: list[int]) -> None:
    same = [side(outfit, deck=(*LOW, *more), fill=False) for outfit in OUTFITS[:2]]
    table = Playing(*same, phase="gambling")
    assert [event.seat for event in table.events(HandDealt)][:4] == dealt


@pytest.mark.rule("RB-5.1-17")
def test_a_joker_can_still_break_a_tie() -> None:
    """Both have the same five cards; one's is a joker, which is aced, so that the next hand is lower."""
    four = ("2C", "3D", "4H", "5S")
    table = Playing(
        side("Law Dogs", deck=(*four, "7C"), fill=False),
        side("The Sloane Gang", deck=(*four, "Joker (red)"), fill=False),
        phase="gambling",
    )
    table.answer(6 * 4)  # a seven, and the hands are tied
    assert [event.seat for event in table.events(HandDealt)] == [0, 1, 0, 1]
    assert table.state.winner == 1


@pytest.mark.rule("RB-5.1-17")
def test_a_tie_that_new_cards_could_break_is_not_left_to_chance() -> None:
    other = ("2D", "3H", "4S", "5C", "7D")
    for seed in range(6):
        table = Playing(
            side("Law Dogs", deck=LOW, fill=False),
            side("The Sloane Gang", deck=(*other, "KC", "KD", "KH", "QS", "QC"), fill=False),
            phase="gambling",
            seed=seed,
        )
        assert table.state.winner == 0


# --- the Winner ------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.1-18")
def test_the_winner_stays_the_winner_until_the_next_lowball_is_decided() -> None:
    table = lowball(PAIR, (*HIGH, "6H", "6D", "6C", "6S", "KS", *WITH_JOKER), day=1)
    seen = set()
    while table.state.day == 2 or table.state.phase != "gambling":
        seen.add((table.state.day, table.state.phase))
        assert table.state.winner == 1
        table.answer(table.choices()[-1] if table.state.phase == "sundown" else "pass")
    assert seen == {(2, "noon"), (2, "sundown")}
    assert table.state.pot == 2  # the ante of day 3 is in
    assert table.state.winner == 1


@pytest.mark.rule("RB-5.1-19")
def test_the_winner_takes_the_pot() -> None:
    table = lowball(PAIR, HIGH, rock=(5, 5))
    (won,) = table.events(LowballWon)
    assert (won.seat, won.amount) == (1, 2)
    assert table.state.pot == 0
    assert [table.rock(0), table.rock(1)] == [5 - 1 + 3, 5 - 1 + 2 + 3]  # each outfit has produced 3


@pytest.mark.rule("RB-5.1-20")
def test_the_winner_acts_first_in_noon_and_sundown() -> None:
    table = lowball(PAIR, HIGH)
    assert table.ask.seat == 1
    table.passes(1, 0)
    assert table.state.phase == "sundown"
    assert table.ask.seat == 1


@pytest.mark.rule("RB-5.1-20")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_fills_up_first_at_nightfall(winner: int) -> None:
    sides = [side(outfit, deck=["5S", "6S", "7S"], hand=["9C"]) for outfit in OUTFITS]
    table = Playing(*sides, phase="sundown", winner=winner)
    for _ in sides:
        table.answer("none")
    drawn = [event.seat for event in table.events(Drew) if event.cause.what == "sundown"]
    assert drawn == [winner, (winner + 1) % 3, (winner + 2) % 3]


@pytest.mark.rule("RB-5.1-22", "RB-5.1-23")
def test_after_lowball_its_hands_are_discarded_and_play_hands_are_as_before() -> None:
    table = lowball(PAIR, HIGH)
    for seat, hand in ((0, PAIR), (1, HIGH)):
        player = table.state.players[seat]
        assert player.draw is None
        assert sorted(faces(table, player.discard)) == sorted(named(hand))
        assert faces(table, player.hand) == named(["9C", "9D"])
