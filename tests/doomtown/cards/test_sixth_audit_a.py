"""What the first part of the sixth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, EVEN, HANDS, Hands, asks, draws, everybody_joins, facing, usable

# --- nobody leads who has vanished (ruling 700) --------------------------------------------------------

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


# --- only influence is held down (ruling 701) ---------------------------------------------------------

COAT, REGULATORS = "Rattler-Hide Coat", "Morgan Regulators"


def at_sundown(*mine: str, wording: str = "weird-west") -> Playing:
    """Theirs have 7 influence at their General Store, of which 5 count; there was no shootout today."""
    table = Playing(
        side("Law Dogs", hand=["5S"], at={"General Store": list(mine)}),
        side(
            REGULATORS,
            hand=["6S"],
            deeds=["General Store"],
            at={"General Store": ["Allie Hensman | influence 7"]},
        ),
        turn=0,
        winner=0,
        wording=wording,
    )
    table.passes(0, 1)
    assert table.state.phase == "sundown"
    return table


@pytest.mark.plays(COAT)
@pytest.mark.plays(REGULATORS)
def test_bullets_that_control_are_not_influence_and_all_count() -> None:
    assert at_sundown(f"Tommy Harden | bullets 9 | {COAT}").controller("General Store") == 0
    assert at_sundown("Tommy Harden | influence 9").controller("General Store") == 1  # 5 against 5


@pytest.mark.plays(REGULATORS)
def test_influence_beside_such_bullets_is_held_down() -> None:
    """Tommy's single bullet comes to the 5 that count of Olivia's influence: 6 against 5."""
    table = at_sundown(f"Tommy Harden | bullets 1 | {COAT}", "Olivia Jenks | influence 9")
    more = table.bullets("Tommy Harden")
    assert (more > 0, table.controller("General Store")) == (True, 0)
    assert at_sundown("Olivia Jenks | influence 9").controller("General Store") == 1


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


# --- a React reaches who is not in the shootout -------------------------------------------------------

INTERCESSION = "Intercession"


@pytest.mark.plays(INTERCESSION)
def test_a_react_makes_a_stud_of_somebody_who_is_not_in_the_shootout() -> None:
    """Presence is asked of Shootout and Resolution abilities only (RB-6.1-32, RC3-ace-in-the-hole-01)."""
    hands: Hands = (("KS", *EVEN[0]), EVEN[1])
    table = facing(
        ["Olivia Jenks"],
        ["Allie Hensman"],
        hands=hands,
        leader={"at": {"home": [f"Father Tolarios | {INTERCESSION}"]}},
        mark={"hand": ["Calling the Cavalry"]},
        turn=0,
        rock=3,
    )
    table.calls_out("Olivia Jenks", "Allie Hensman")
    if table.question is Question.ACCEPT:
        table.answer("yes")
    everybody_joins(table, []).passes().uses("Calling the Cavalry").reacts(INTERCESSION)
    assert set(table.choices()) == {"Olivia Jenks", "Father Tolarios"}, asks(table)
    table.answer("Father Tolarios")
    assert (table.stud("Father Tolarios"), table.stud("Olivia Jenks")) == (True, False)
    assert not usable(table, INTERCESSION, "embolden")  # a Shootout ability needs its Blessed in the posse
