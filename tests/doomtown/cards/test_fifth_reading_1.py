"""Beside two oddities at once: what the first half of the fifth reading found wrong, and its kin in other sets."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken
from boomtown.doomtown.text.numbers import CASUALTIES, LEAST_CASUALTIES
from boomtown.doomtown.verbs.changes import change_card, change_fight
from doomtown.scenes import (
    CHEATING,
    HANDS,
    Hands,
    draws,
    shootout,
    total,
)

BARTON = "Barton Everest"

MARIO = "Mario Crane (Exp 1)"


# --- what does not change ranks or casualties changes none of their kinds (rulings 165, 268) ----------

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


# --- what the fourth reading left ---------------------------------------------------------------------


@pytest.mark.plays("Abram Grothe (Exp 1)")
@pytest.mark.plays("Tlaloc's Furies")
def test_abram_silences_what_furies_give_by_their_text() -> None:
    table = shootout(
        ["Abram Grothe (Exp 1)", "Olivia Jenks"],
        ["Travis Moone", "Barton Everest | Tlaloc's Furies"],
        hands=(HANDS[1] * 3, HANDS[1] * 3),
    )
    printed = table.state.printed(table.id(BARTON)).bullets
    change_fight(table.state, round=2)
    assert table.bullets(BARTON) == printed + 1
    table.uses("Abram Grothe (Exp 1)")
    assert table.bullets(BARTON) == printed


@pytest.mark.plays("The Mixer")
@pytest.mark.parametrize("mixers", [1, 2])
def test_two_mixers_leave_as_little_as_one(mixers: int) -> None:
    table = shootout(["Olivia Jenks", "The Mixer"], [BARTON, "The Mixer"])
    change_card(table.state, table.id(BARTON), counters=(("bullets", 3),))
    printed = table.state.printed(table.id(BARTON)).bullets
    assert table.bullets(BARTON) == printed + 3
    table.uses("The Mixer @0", BARTON)
    table.uses("The Mixer @1", BARTON) if mixers == 2 else table.passes(1)
    assert table.bullets(BARTON) == printed


@pytest.mark.plays("Francisco Rosales")
@pytest.mark.parametrize(
    ("wording", "found"),
    [("compendium", ["Faithful Hound", "Roan", "none"]), ("weird-west", ["Faithful Hound", "Roan"])],
)
def test_in_the_weird_west_francisco_attaches_what_he_can(wording: str, found: list[str]) -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            rock=1,
            discard=["Faithful Hound", "Roan", "Shotgun"],
            at={"home": ["Francisco Rosales", "Olivia Jenks"]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
        wording=wording,
    ).uses("Francisco Rosales")
    assert table.until("Sidekick or Horse").choices() == found
    assert table.answer("Roan").answer("Olivia Jenks").card("Roan").place == table.id("Olivia Jenks")
