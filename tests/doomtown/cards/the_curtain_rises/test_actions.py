"""Actions of The Curtain Rises."""

import pytest

from boomtown.doomtown.reading.draw_hands import cards_rank, is_legal, rank_total
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.fights import CHEATIN_FOUR, FLUSH, HIGH_CARD, PAIR, STRAIGHT, duel

ROSES = "Comin' Up Roses"
CLUBS = ["2C", "3C", "4C", "5C", "9H"]  # one card short of a flush


def poker(value: int, suit: int = 0) -> int:
    """A card as poker numbers it: clubs first, then diamonds."""
    return 4 * (value - 1) + suit


def roses(mine: list[str], theirs: list[str] = HIGH_CARD) -> Playing:
    table = duel(["Olivia Jenks"], ["Philip Swinford"], my_hand=mine, their_hand=theirs, my_cards=[ROSES])
    return table.until("Resolution")


def nth(table: Playing, place: int) -> int:
    hand = table.state.players[0].draw
    assert hand is not None
    return hand.cards[place]


@pytest.mark.plays(ROSES)
def test_a_lone_card_changes_suit() -> None:
    table = roses(CLUBS)
    table.uses(ROSES, nth(table, 4), "clubs", part="bloom")
    assert cards_rank(table.state, 0) == 6


@pytest.mark.refuses(ROSES)
def test_a_paired_card_does_not_change_suit() -> None:
    table = roses(PAIR)
    table.uses(ROSES, part="bloom")
    assert sorted(table.plays()) == sorted(str(nth(table, place)) for place in (2, 3, 4))


@pytest.mark.ruling("RC3-comin-up-roses-01")
@pytest.mark.plays(ROSES)
@pytest.mark.parametrize(
    ("place", "value", "natural"), [(4, 1, 9), (4, 13, 6)], ids=["straight flush", "flush"]
)
def test_legal_runs_are_two_ranks_better_against_a_cheater(place: int, value: int, natural: int) -> None:
    table = roses(CLUBS, CHEATIN_FOUR)
    table.uses(ROSES, (nth(table, place),), poker(value), part="arrange")
    assert is_legal(table.state, 0)
    assert (cards_rank(table.state, 0), rank_total(table.state, 0)) == (natural, natural + 2)


@pytest.mark.ruling("RC3-comin-up-roses-01")
def test_a_straight_counts_too_and_in_later_rounds_as_well() -> None:
    table = duel(
        ["Olivia Jenks", "Travis Moone"],
        ["Philip Swinford", "Allie Hensman"],
        my_hand=[*CLUBS, *STRAIGHT],
        their_hand=[*CHEATIN_FOUR, *HIGH_CARD],
        my_cards=[ROSES],
    )
    table.until("join").answer("Travis Moone").until("join").answer("Allie Hensman").until("Resolution")
    table.uses(ROSES, (nth(table, 4),), poker(6, 1), part="arrange")  # the six of diamonds
    assert rank_total(table.state, 0) == 5 + 2
    table.until("Shootout play").until("Resolution")
    assert rank_total(table.state, 0) == 5 + 2


@pytest.mark.ruling("RC3-comin-up-roses-01")
@pytest.mark.refuses(ROSES)
def test_a_cheatin_flush_is_worth_no_more() -> None:
    table = roses(["2C", "3C", "4C", "4C", "9H"], CHEATIN_FOUR)
    table.uses(ROSES, (nth(table, 4),), poker(13), part="arrange")
    assert not is_legal(table.state, 0)
    assert rank_total(table.state, 0) == 6


@pytest.mark.refuses(ROSES)
def test_new_values_match_no_other_and_nobody_cheats_means_no_second_way() -> None:
    table = roses(CLUBS, CHEATIN_FOUR)
    table.uses(ROSES, (nth(table, 0), nth(table, 4)), part="arrange")
    offered = {int(card) // 4 + 1 for card in table.plays()}
    assert offered == set(range(1, 14)) - {3, 4, 5}  # but the two that change may take each other's
    table.answer(poker(9))
    assert {int(card) // 4 + 1 for card in table.plays()} == set(range(1, 14)) - {3, 4, 5, 9}
    honest = roses(CLUBS)
    assert [play for play in honest.plays() if play.endswith("arrange")] == []


# --- Putting The Pieces Together -------------------------------------------------------------------

PIECES = "Putting The Pieces Together"


def scheming(note: str, mine: list[str]) -> Playing:
    table = Playing(
        side(
            "Law Dogs", rock=5, at={"town square": ["Olivia Jenks"], "home": [f"{PIECES}{note}"]}, deck=mine
        ),
        side("The Sloane Gang", rock=5, at={"town square": ["Philip Swinford"]}, deck=HIGH_CARD),
    )
    table.calls_out("Olivia Jenks", "Philip Swinford").answer("yes")
    return table.until("Resolution")


@pytest.mark.plays(PIECES)
def test_the_plan_hangs_on_your_home_booted() -> None:
    table = Playing(side("Law Dogs", hand=[PIECES]), side("The Sloane Gang"))
    table.uses(PIECES)
    assert (table.at(PIECES), table.booted(PIECES)) == ("Law Dogs", True)


@pytest.mark.plays(PIECES)
@pytest.mark.parametrize(("note", "by"), [("", +1), (" | booted", -1)])
def test_the_plan_changes_your_shootout_hands(note: str, by: int) -> None:
    table = scheming(note, FLUSH)
    assert rank_total(table.state, 0) == 6 + by
    assert rank_total(table.state, 1) == 1


@pytest.mark.refuses(PIECES)
def test_cheating_boots_the_plan() -> None:
    table = scheming("", CHEATIN_FOUR)
    assert table.booted(PIECES)
    assert rank_total(table.state, 0) == 8 - 1


@pytest.mark.refuses(PIECES)
def test_the_plan_is_not_for_lowball() -> None:
    table = Playing(
        side("Law Dogs", rock=5, at={"home": [PIECES, "Tommy Harden"]}, deck=PAIR),
        side("The Sloane Gang", rock=5, deck=["2C", "2D", "7H", "9S", "KC"]),
        phase="gambling",
    )
    assert table.state.winner == 0  # the lower pair by its kicker; a rank more would have lost
