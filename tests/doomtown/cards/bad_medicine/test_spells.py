"""Spells of Bad Medicine."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import LowballWon, PotChanged

# --- Fool's Gold ------------------------------------------------------------------------------------

GOLD = "Fool's Gold"


def palming(pull: str = "3H", where: str = "town square", gold: str = GOLD, winner: int = 1) -> Playing:
    """A new day begins; Steele Archer's Huckster is 2."""
    return Playing(
        side(
            "The Fourth Ring",
            rock=3,
            deck=[pull, "KS", "KD", "QH", "JC", "9S"],
            at={where: [f"Steele Archer | {gold}"]},
        ),
        side("Law Dogs", rock=3, deck=["2S", "3D", "4H", "6C", "8S"]),
        side("The Sloane Gang", rock=3, deck=["2S", "3D", "4H", "6C", "9S"]),
        phase="gambling",
        winner=winner,
    )


@pytest.mark.plays(GOLD)
def test_fool_s_gold_takes_a_ghost_rock_out_of_the_pot() -> None:
    table = palming()
    assert (table.state.pot, table.rock(0)) == (3, 2)
    table.reacts(GOLD)
    assert next((event.seat, event.amount) for event in table.events(PotChanged)) == (0, 1)
    assert (table.bounty("Steele Archer"), table.booted(GOLD)) == (1, True)
    table.until(Question.NOON)
    assert [event.amount for event in table.events(LowballWon)] == [2]


@pytest.mark.refuses(GOLD)
def test_a_trick_that_fails_takes_nothing() -> None:
    table = palming("2H").reacts(GOLD).until(Question.NOON)  # 2 and 2 are less than 5
    assert [event.amount for event in table.events(LowballWon)] == [3]
    assert table.bounty("Steele Archer") == 0


@pytest.mark.refuses(GOLD)
def test_fool_s_gold_is_offered_once_in_the_square_and_unbooted_only() -> None:
    palming().passes().never_offered(GOLD, until=Question.NOON)
    palming(where="home").never_offered(GOLD, until=Question.NOON)
    palming(gold=f"{GOLD} booted").never_offered(GOLD, until=Question.NOON)
