"""Deeds of Out for Blood."""

import pytest

from boomtown.doomtown.reading.numbers import control, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, asks, declines, everybody_joins, facing, shootout, usable

SHOPPE = "Hart's Tea Shoppe"


@pytest.mark.plays(SHOPPE)
def test_tea_boots_an_opposing_card() -> None:
    table = shootout(
        ["Olivia Jenks | Roan"], ["Fred Aims | Shotgun | Pinto booted"], leader={"deeds": [SHOPPE]}, rock=5
    )
    table.until(Question.SHOOTOUT).uses(SHOPPE)
    assert set(table.choices()) == {"Fred Aims", "Shotgun"}
    table.answer("Shotgun")
    assert (table.booted("Shotgun"), table.booted(SHOPPE)) == (True, True)


@pytest.mark.refuses(SHOPPE)
def test_tea_needs_somebody_awake_and_is_for_the_controller() -> None:
    asleep = shootout(["Olivia Jenks"], ["Fred Aims | booted"], leader={"deeds": [SHOPPE]}, rock=5).until(
        Question.SHOOTOUT
    )
    assert asleep.plays() == ["pass"]
    held = facing(
        ["Olivia Jenks"], ["Fred Aims"], leader={"deeds": [SHOPPE]}, mark={"at": {SHOPPE: ["Marion Seville"]}}
    )
    held.calls_out("Olivia Jenks", "Fred Aims").answer("yes").until(Question.SHOOTOUT)
    assert held.plays() == ["pass"]
    assert held.passes(0).plays() == ["pass", f"use:{held.id(SHOPPE)}:tea"]


# --- Steph & Gertie's Tonsorium, Gage Export Co. ----------------------------------------------------

TONSORIUM, EXPORT = "Steph & Gertie's Tonsorium", "Gage Export Co."


def business(deed: str, *, intruder: str = "", **mine: list[str]) -> Playing:
    return Playing(
        side("Law Dogs", deeds=[deed], deck=["7S", "8S"], fill=False, **mine),
        side("The Sloane Gang", hand=["QS"], discard=["KS"], at={deed: [intruder]} if intruder else {}),
    )


@pytest.mark.plays(TONSORIUM)
def test_a_card_of_the_hand_is_trimmed_away() -> None:
    table = business(TONSORIUM, hand=["2S", "3S"], discard=["9S"]).uses(TONSORIUM)
    table.answer(table.id("3 of Spades"))
    player = table.state.players[0]
    assert (len(player.hand), len(player.deck), len(player.discard)) == (1, 2, 2)
    assert table.booted(TONSORIUM)
    assert player.discard[-1] != table.id("9 of Spades")


@pytest.mark.plays(EXPORT)
def test_a_discarded_card_is_shipped_back() -> None:
    table = business(EXPORT, hand=["2S"], discard=["9S"]).uses(EXPORT)
    player = table.state.players[0]
    assert (len(player.hand), len(player.deck), len(player.discard), table.booted(EXPORT)) == (1, 2, 1, True)


@pytest.mark.refuses(TONSORIUM, EXPORT)
def test_business_needs_a_card_and_is_the_controller_s() -> None:
    assert not usable(business(TONSORIUM, discard=["9S"]), TONSORIUM)
    assert not usable(business(EXPORT, hand=["2S"]), EXPORT)
    for deed in (TONSORIUM, EXPORT):
        table = business(deed, hand=["2S"], discard=["9S"], intruder="Steven Wiles")
        assert not usable(table, deed)
        assert usable(table.passes(0), deed)


# --- Gateway Station --------------------------------------------------------------------------------

STATION = "Gateway Station"


def gambling(
    hand: list[str], *, rock: int = 5, play_hand: tuple[str, ...] = ("2S",), deed: str = STATION
) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, deck=hand, hand=list(play_hand), deeds=[deed]),
        side("The Sloane Gang", rock=5, deck=list(HANDS[1])),
        phase="gambling",
    )


LOWBALL = ["Tommy Harden", "Rob Wilby", "Roan", "KD", "QC"]


@pytest.mark.plays(STATION)
def test_a_dude_of_the_lowball_hand_gets_off_at_the_station() -> None:
    table = gambling(LOWBALL, rock=2).until(Question.REACT)  # the ante, and this
    assert asks(table) == "Player 1 is about to discard a draw hand. Do you answer with a React?"
    table.reacts(STATION)
    assert table.choices() == ["Tommy Harden", "Rob Wilby"]
    table.answer("Tommy Harden").until(Question.NOON)
    assert (table.zone("Tommy Harden"), table.zone("2 of Spades"), table.zone("Rob Wilby")) == (
        "hand",
        "discard",
        "discard",
    )
    assert table.booted(STATION)


@pytest.mark.plays(STATION)
def test_without_a_dude_the_card_is_gone_for_nothing() -> None:
    table = (
        gambling(["Roan", "Pinto", "3H", "KD", "QC"])
        .until(Question.REACT)
        .reacts(STATION)
        .until(Question.NOON)
    )
    assert (table.hand(0), table.zone("2 of Spades")) == ([], "discard")


@pytest.mark.refuses(STATION)
def test_the_station_costs_a_card_and_a_ghost_rock() -> None:
    gambling(LOWBALL, play_hand=()).never_offered(STATION, until=Question.NOON)
    gambling(LOWBALL, rock=1).never_offered(STATION, until=Question.NOON)  # that is the ante
    gambling(LOWBALL, deed=f"{STATION} | booted").never_offered(STATION, until=Question.NOON)


@pytest.mark.refuses(STATION)
def test_other_hands_pass_through() -> None:
    fight = shootout(
        ["Jake Smiley"], ["Allie Hensman"], leader={"deeds": [STATION], "hand": ["2S"], "rock": 5}
    )
    fight.never_offered(STATION, until=Question.NOON)
    table, offers = gambling(LOWBALL), 0
    while table.question != Question.NOON:
        offers += table.question == Question.REACT and usable(table, STATION)
        declines(table)
    assert offers == 1  # the other player's hand is no stop


# --- Bird Cage Theater ------------------------------------------------------------------------------

THEATER = "Bird Cage Theater"


def matinee(*theirs: str, leader: str = "Rob Wilby") -> Playing:
    return Playing(
        side("Law Dogs", deeds=[THEATER], at={"home": [leader, "Jake Smiley | control 1"]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"town square": list(theirs)}),
    )


@pytest.mark.plays(THEATER)
def test_a_scandal_costs_a_dude_the_control_points() -> None:
    table = matinee("Fred Aims | control 2", "Allie Hensman", "Olivia Jenks | control 1").uses(
        THEATER, "Rob Wilby"
    )
    assert table.choices() == ["Fred Aims", "Olivia Jenks"]
    table.answer("Fred Aims").until(Question.NOON)
    deed = table.id(THEATER)
    assert (control(table.state, table.id("Fred Aims")), control(table.state, deed)) == (0, 2)
    assert (production(table.state, deed), table.booted("Rob Wilby")) == (2, True)
    assert control(table.state, table.id("Olivia Jenks")) == 1


@pytest.mark.refuses(THEATER)
def test_only_a_dude_with_control_points_is_worth_a_scandal() -> None:
    assert not usable(matinee("Allie Hensman"), THEATER)
    tired = Playing(
        side("Law Dogs", deeds=[THEATER], at={"home": ["Rob Wilby | booted"]}),
        side("The Sloane Gang", at={"home": ["Fred Aims | control 1"]}),
    )
    assert not usable(tired, THEATER)
    stolen = Playing(
        side("Law Dogs", deeds=[THEATER], at={"home": ["Rob Wilby"]}),
        side("The Sloane Gang", at={THEATER: ["Olivia Jenks | control 1"]}),
    )
    assert not usable(stolen, THEATER)


# --- Cochise County Courthouse ----------------------------------------------------------------------

COURT = "Cochise County Courthouse"


def trial(*posse: str, rock: int = 1) -> Playing:
    table = Playing(
        side("Law Dogs", rock=rock, deeds=[COURT], at={"home": [*posse, "Jake Smiley"]}),
        side(
            "The Sloane Gang",
            at={"home": ["Barton Everest | Roan | Shotgun", "Olivia Jenks | Pinto", "Fred Aims"]},
        ),
    )
    table.uses(COURT, "Steven Wiles")
    return everybody_joins(table, posse)


def decide(table: Playing) -> Playing:
    while table.question not in (Question.NOON, Question.TARGET):
        declines(table)
    return table


@pytest.mark.plays(COURT)
def test_the_court_brings_in_whom_it_pays_for() -> None:
    table = decide(trial("Steven Wiles", "Rob Wilby"))
    assert set(table.choices()) == {"Barton Everest", "Fred Aims", "none"}  # Olivia would cost 2
    table.answer("Barton Everest")
    assert (table.at("Barton Everest"), table.booted("Barton Everest"), table.rock(0)) == (
        "Town Square",
        True,
        0,
    )
    assert (table.booted("Roan"), table.booted("Shotgun"), table.booted("Pinto")) == (True, True, False)


@pytest.mark.refuses(COURT)
def test_the_court_need_not_and_fewer_than_four_bullets_cannot() -> None:
    table = decide(trial("Steven Wiles", "Rob Wilby")).answer("none")
    assert (table.rock(0), table.at("Barton Everest")) == (1, "The Sloane Gang")
    tired = Playing(
        side("Law Dogs", rock=1, deeds=[COURT], at={"home": ["Steven Wiles | booted"]}),
        side("The Sloane Gang", at={"home": ["Fred Aims"]}),
    )
    assert not usable(tired, COURT)
    weak = trial("Steven Wiles")
    weak.never_offered(COURT, until=Question.NOON)
    assert weak.rock(0) == 1
