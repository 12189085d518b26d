"""What playing every face from Foul Play to There Comes a Reckoning found: right by itself, wrong beside something."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import LeftGame
from boomtown.doomtown.verbs.cards import discard
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    declines,
    draws,
    everybody_joins,
    facing,
    guests_join,
    happens,
    refused,
    shootout,
    showdown,
    usable,
)

ALLIE, BARTON, PHILIP, TOMMY = "Allie Hensman", "Barton Everest", "Philip Swinford", "Tommy Harden"


# --- the end of a job is no flight from the shootout (ruling 167) ----------------------------------


@pytest.mark.refuses("Rick Henderson")
def test_nobody_owes_rick_for_going_home_with_the_job() -> None:
    table = facing(
        [TOMMY, "Rick Henderson"],
        [BARTON],
        hands=(HANDS[8], HANDS[1]),
        leader={"hand": ["Kidnappin'"]},
        rock=3,
        turn=0,
    )
    table.uses("Kidnappin'", TOMMY, BARTON)
    everybody_joins(table, ["Rick Henderson"]).answer("yes")
    draws(everybody_joins(table, [BARTON]), TOMMY)
    table.never_offered("Rick Henderson", until=Question.NOON)
    assert table.booted("Rick Henderson")


# --- who falls, and on whose side (ruling 96) ------------------------------------------------------


@pytest.mark.refuses("Darius Hellstromme")
@pytest.mark.plays("Wang Men Wu")
def test_a_gunslinger_who_is_dismissed_has_fallen_to_nobody() -> None:
    table = facing(
        [TOMMY, "Janosz Pratt | Flame-Thrower"],
        ["Wang Men Wu"],
        hands=(HANDS[1], HANDS[1]),
        leader={"legend": "Darius Hellstromme"},
        mark={"outfit": "The 108 Righteous Bandits"},
        turn=0,
        winner=0,
    )
    table.calls_out(TOMMY, "Wang Men Wu").answer("yes")
    everybody_joins(table, ["Janosz Pratt"]).reacts("Wang Men Wu")
    table.never_offered("Darius Hellstromme", until="Pick your shooter")
    assert table.events(LeftGame)


def beside(*guests: str) -> Playing:
    """Player 0's Abomination fights beside player 2's dude; the Blighted lies in the discard pile."""
    table = Playing(
        side("Law Dogs", discard=["The Blighted"], rock=5, at={"town square": ["The Harvester"]}),
        side("The Sloane Gang", at={"town square": [BARTON, ALLIE]}),
        side("Morgan Cattle Co.", at={"town square": [PHILIP]}),
        turn=0,
        winner=0,
    )
    return guests_join(table.calls_out("The Harvester", BARTON).answer("yes"), *guests)


@pytest.mark.refuses("The Blighted")
def test_the_blighted_does_not_rise_for_a_friend() -> None:
    table = beside(PHILIP)
    assert table.posse(0) == ["The Harvester", PHILIP]
    happens(discard(table.state, table.id(PHILIP), an_ability(1, table, BARTON)))
    assert table.zone("The Blighted") == "discard"


@pytest.mark.plays("The Blighted")
@pytest.mark.parametrize(("guests", "fallen"), [((PHILIP,), BARTON), ((), PHILIP)])
def test_the_blighted_rises_for_foes_and_bystanders(guests: tuple[str, ...], fallen: str) -> None:
    table = beside(*guests)
    with pytest.raises(AssertionError, match="The Blighted"):  # its player is asked
        happens(discard(table.state, table.id(fallen), an_ability(0, table, "The Harvester")))


# --- the second half of the first sentence has to be possible (ruling 213) -------------------------


@pytest.mark.refuses("Eva Bright Eyes")
@pytest.mark.rule("RB-5.3.1-06")
def test_eva_does_not_ride_home_out_of_a_nightmare() -> None:
    table = shootout(
        ["Micah Ryse | Nightmare Realm"],
        ["Eva Bright Eyes | Roan"],
        hands=(("KS", *HANDS[1]), HANDS[1]),
        winner=0,
    )
    table.uses("Nightmare Realm")
    assert table.ask.seat == 1
    assert refused(table, "Eva Bright Eyes") == "RB-5.3.1-06"
    assert usable(shootout(["Eva Bright Eyes | Roan"], [BARTON], winner=0), "Eva Bright Eyes")


@pytest.mark.refuses("Spirit Steed")
@pytest.mark.rule("RB-5.3.1-06")
def test_a_steed_carries_nobody_whom_cards_cannot_move() -> None:
    def roaming(turn: int) -> Playing:
        return Playing(
            side("Beyond the Veil", at={"town square": ["Laughing Crow | Spirit Steed | Guiding Wind"]}),
            side("Full Moon Brotherhood", at={"home": [BARTON]}),
            turn=turn,
        )

    assert usable(roaming(0), "Spirit Steed", "roam")
    table = roaming(1).uses("Full Moon Brotherhood")
    assert not usable(table, "Spirit Steed", "roam")


# --- what a shootout reaches (RB-6.1-32) -----------------------------------------------------------


@pytest.mark.refuses("Owl's Insight")
@pytest.mark.rule("RB-6.1-32")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_in_a_shootout_the_owl_arms_only_the_posse(wording: str) -> None:
    table = showdown(
        ["Black Elk | Owl's Insight", TOMMY],
        [BARTON],
        (("2C", *HANDS[1]), CHEATING[2]),
        BARTON,
        leader={"hand": ["Roan"], "at": {"home": [PHILIP]}},
        rock=9,
        winner=0,
        wording=wording,
    )
    while table.question is not Question.RESOLUTION or table.ask.seat != 0:
        declines(table)
    table.uses("Owl's Insight", "Roan")
    assert sorted(table.choices()) == ["Black Elk", TOMMY]


# --- who is sent on before joining joins nothing (RC-moving-posses-01) -----------------------------


def poisoned(*helpers: str, at: str) -> Playing:
    """Erin has poured a Blight Serum out at General Store, where she calls Barton out; helpers are elsewhere."""
    table = Playing(
        side(
            "Law Dogs",
            deeds=["General Store"],
            at={"General Store": ["Erin Knight | Blight Serum"], at: list(helpers)},
        ),
        side("The Sloane Gang", at={"General Store": [BARTON]}),
        turn=0,
    )
    table.uses("Blight Serum").passes(1).calls_out("Erin Knight", BARTON)
    return table.answer("yes")


@pytest.mark.plays("Blight Serum")
@pytest.mark.rule("RC-moving-posses-01", "RB-6.1-14")
def test_who_sickens_on_the_way_is_in_no_posse() -> None:
    table = everybody_joins(poisoned(PHILIP, at="town square"), [PHILIP])
    assert (table.at(PHILIP), table.booted(PHILIP), table.posse(0)) == ("Law Dogs", True, ["Erin Knight"])


@pytest.mark.plays("Blight Serum", "Erin Knight")
@pytest.mark.rule("RC-moving-posses-01")
def test_a_deputy_who_sickens_on_the_way_is_in_no_posse() -> None:
    table = everybody_joins(poisoned("Abram Grothe", at="home"), [])
    table.uses("Erin Knight")
    assert (table.at("Abram Grothe"), table.posse(0)) == ("Law Dogs", ["Erin Knight"])
