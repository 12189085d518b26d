"""What the first part of the sixth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, draws, everybody_joins, facing

# --- nobody leads who has vanished (ruling 700) -------------------------------------------------------

ROPE = "Rope and Ride"


@pytest.mark.plays(ROPE)
def test_a_spirit_that_fades_on_the_ride_leads_nobody() -> None:
    """Philip could come to the General Store from home, were there anybody to follow."""
    table = Playing(
        side("Law Dogs", hand=[ROPE], at={"town square": ["Ancestor Spirit", "Philip Swinford"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"town square": ["Barton Everest"]}),
        turn=0,
    )
    table.calls_out("Ancestor Spirit", "Barton Everest").answer("yes").reacts(ROPE, "General Store")
    assert (table.zone("Ancestor Spirit"), table.at("Barton Everest")) == ("away", "General Store")
    assert (table.question, table.state.fight) == (Question.NOON, None)


# --- a Feat is used, and may be forbidden (ruling 704) ------------------------------------------------

BOAST, HUSH = "Showboating", "No Funny Stuff"


def boasting(*hushes: str) -> Playing:
    """Steele Archer fetches with a pull of a jack, 8 more than is needed; the pull is the boast."""
    table = facing(
        ["Steele Archer | Fetch"],
        ["Barton Everest"],
        hands=((*HANDS[1], BOAST), CHEATING[2]),
        leader={"outfit": "The Fourth Ring"},
        mark={"hand": [HUSH]},
        turn=0,
        rock=3,
        winner=1,
    )
    table.calls_out("Steele Archer", "Barton Everest")
    if table.question is Question.ACCEPT:
        table.answer("yes")
    everybody_joins(table, [])
    for hush in hushes:
        table.uses(hush)
    draws(table)
    if table.ask.seat == 1:
        table.passes()
    return table.uses("Fetch")


@pytest.mark.plays(BOAST)
def test_a_boast_that_was_pulled_for_a_cheatin_hex_is_made_at_once() -> None:
    table = boasting().answer("yes")
    assert control(table.state, table.id("Steele Archer")) == 1


@pytest.mark.refuses(BOAST)
def test_nobody_boasts_where_reacts_cannot_be_used() -> None:
    table = boasting(HUSH)
    assert (table.question, table.zone(BOAST)) == (Question.RESOLUTION, "discard")
    assert control(table.state, table.id("Steele Archer")) == 0
