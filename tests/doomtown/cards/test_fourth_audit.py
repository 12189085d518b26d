"""What the second half of the fourth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, asks, declines, draw_hand, next_day, shootout, usable

DOG = "Rich Man's Guard Dog"


@pytest.mark.plays(DOG)
def test_the_dog_runs_to_the_posse_whoever_lets_it_loose() -> None:
    """Drew Beauman, not in the shootout, invents it: it is attached to a dude of the posse all the same."""
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        leader={
            "rock": 9,
            "hand": [DOG],
            "at": {"home": ["Drew Beauman"]},
            "deck": [*HANDS[1], *["KS"] * 5],
        },
        hands=((), CHEATING[2]),
    )
    while table.zone(DOG) == "hand":
        if "that Drew invents" in asks(table):
            table.answer(DOG)
        elif "at once" in asks(table):
            table.answer("no")
        elif table.question is Question.KEEP_FIVE:
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    assert table.state.cards[table.id(DOG)].place == table.id("Olivia Jenks")


@pytest.mark.plays("The Spiritual Society")
@pytest.mark.plays("Morgan Regulators")
@pytest.mark.parametrize(("outfit", "drawn"), [("Morgan Regulators", 6), ("Law Dogs", 5)])
def test_influence_in_the_square_is_limited_at_nightfall_too(outfit: str, drawn: int) -> None:
    """8 influence against 6 are 5 against 5 where there was no shootout, so the Society has as much as anybody."""
    table = Playing(
        side(outfit, rock=9, at={"town square": ["Sloane | influence 8"]}, deck=["2S"] * 20),
        side(
            "The Spiritual Society",
            rock=9,
            at={"town square": ["Jarrett Blake | influence 6"]},
            deck=["2S"] * 20,
        ),
        turn=0,
        wording="weird-west",
    )
    next_day(table)
    assert len(table.state.players[1].hand) == drawn


@pytest.mark.plays("Mario Crane")
def test_a_hand_shown_legal_spares_mario_though_it_is_made_cheatin() -> None:
    """Den of Thieves answers the reveal (ruling 480): he cannot be named."""
    table = shootout(
        ["Olivia Jenks", "Mario Crane", "Tommy Harden"],
        ["Barton Everest"],
        hands=((*HANDS[2], "2D"), HANDS[4]),
        leader={"outfit": "Den of Thieves", "rock": 3, "at": {"home": ["The Fixer"]}},
    )
    used = False
    while table.question is not Question.CASUALTIES:
        if not used and usable(table, "Den of Thieves"):
            table.answer(next(play for play in table.plays() if play.endswith(":palm")))
            used = True
        elif table.question is Question.KEEP_FIVE:
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    assert used
    named = {play.rpartition(":")[2] for play in table.plays()}
    assert named == {str(table.id("Olivia Jenks")), str(table.id("Tommy Harden"))}
