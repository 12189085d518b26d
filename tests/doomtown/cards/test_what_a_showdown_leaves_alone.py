"""What does not change ranks or casualties changes none of their kinds: ammunition and flames in a showdown."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state.events import CasualtiesTaken
from boomtown.doomtown.text.numbers import CASUALTIES, LEAST_CASUALTIES
from doomtown.scenes import CHEATING, HANDS, Hands, draws, shootout, total

# --- what does not change ranks or casualties changes none of their kinds (rulings 165, 268) ----------

MARIO = "Mario Crane (Exp 1)"
FLUSH_BUT_ONE = ("2H", "4H", "6H", "8H", "KC")


@pytest.mark.plays("See-Through Spectacles")
@pytest.mark.plays("Magnum Rounds")
@pytest.mark.parametrize(
    ("loaded", "theirs", "rank"), [(False, HANDS[2], 6), (True, HANDS[2], 1), (True, CHEATING[2], 6)]
)
def test_magnum_rounds_do_not_look_through_spectacles(
    loaded: bool, theirs: tuple[str, ...], rank: int
) -> None:
    table = shootout(
        ["Olivia Jenks | See-Through Spectacles"],
        ["Fred Aims | Magnum Rounds"],
        hands=(FLUSH_BUT_ONE, theirs),
    )
    table.passes(0)
    table.uses("Magnum Rounds") if loaded else table.passes(1)
    draws(table).until(Question.RESOLUTION)
    table.uses("See-Through Spectacles", "King of Clubs")
    assert total(table, 0) == rank


SHOWDOWN = "Shan Fan Showdown!"


def duel(mine: str, *, fair: bool, hands: Hands, **leader: Any) -> Playing:
    """Player 0 is called out by who may play Shan Fan Showdown!; the first Shootout play is next."""
    table = shootout(
        [mine, "Fred Aims", "Olivia Jenks"],
        ["Travis Moone | Bowie Knife", "Silas Aims", "Barton Everest"],
        hands=hands,
        rock=5,
        leader=leader,
        mark={"hand": [SHOWDOWN]},
    )
    table.reacts(SHOWDOWN) if fair else table.answer("pass")
    return table


@pytest.mark.plays(SHOWDOWN)
@pytest.mark.plays("Flame-Thrower")
@pytest.mark.parametrize(("fair", "due"), [(False, 2), (True, 1)])
def test_flames_burn_nobody_more_in_a_showdown(fair: bool, due: int) -> None:
    table = duel("Jake Smiley | Flame-Thrower", fair=fair, hands=(HANDS[1] * 3, HANDS[2] * 3))
    table.uses("Flame-Thrower").answer(1)
    draws(table).until(Question.CASUALTIES)
    assert table.ask.message.args["due"] == due


@pytest.mark.plays(SHOWDOWN)
@pytest.mark.plays(MARIO)
@pytest.mark.parametrize(("fair", "least"), [(False, 1), (True, 0)])
def test_mario_changes_no_casualties_in_a_showdown(fair: bool, least: int) -> None:
    table = duel(MARIO, fair=fair, hands=(("2S",) * 12, HANDS[2] * 3))
    draws(table, "Fred Aims").until(Question.RESOLUTION)
    table.uses(MARIO)
    assert player_number(table.state, LEAST_CASUALTIES, 0) == least
    assert player_number(table.state, CASUALTIES, 0) == -2 * least


@pytest.mark.plays(SHOWDOWN)
@pytest.mark.plays("No Turning Back")
@pytest.mark.parametrize("fair", [False, True])
def test_a_last_stand_spares_nobody_in_a_showdown(fair: bool) -> None:
    table = duel("Jake Smiley", fair=fair, hands=(HANDS[1] * 3, HANDS[2] * 3), hand=["No Turning Back"])
    draws(table).until(Question.RESOLUTION)
    table.uses("No Turning Back", "Fred Aims").answer("Jake Smiley")
    table.until(Question.RUN)
    taken = {event.seat: len(event.cards) for event in table.events(CasualtiesTaken)}
    assert taken[0] == int(fair)
