"""The jobs of the Base Set that are actions."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded
from doomtown.shootouts import HANDS, asks, everybody_joins

GANG = "The Sloane Gang"


def refused(table: Playing, card: str) -> str:
    """The rule by which whoever is asked cannot use any ability of a card."""
    refusal = table.why_not("use", card)
    assert refusal is not None
    return refusal.rule


def unopposed(table: Playing) -> Playing:
    """Nobody else joins, nobody opposes."""
    return table.until("Noon play")


# --- Establishin' Who's in Charge --------------------------------------------------------------------


def in_charge(rock: int = 1, leader: str = "Jake Smiley") -> Playing:
    tired = ["Olivia Jenks | booted", "Marion Seville | booted"]
    return Playing(
        side(
            rock=rock,
            hand=["Establishin' Who's in Charge"],
            deeds=["Bunkhouse"],
            at={"home": [leader, *tired]},
        ),
        side(GANG, deeds=["Undertaker", "Blake Ranch"], at={"home": ["Barton Everest | booted"]}),
    )


@pytest.mark.plays("Establishin' Who's in Charge")
def test_establishin_gives_a_deed_a_control_point_for_good() -> None:
    table = in_charge().uses("Establishin' Who's in Charge")
    assert table.choices() == ["Bunkhouse", "Undertaker"]  # not out of town, no home, not the square
    unopposed(table.answer("Undertaker"))
    assert control(table.state, table.id("Undertaker")) == 2 + 1
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley"), table.rock(0)) == ("Law Dogs", True, 0)
    table.passes().passes().until("upkeep")
    assert (table.state.day, control(table.state, table.id("Undertaker"))) == (2, 3)


@pytest.mark.refuses("Establishin' Who's in Charge")
def test_establishin_needs_a_leader_and_ghost_rock() -> None:
    assert refused(in_charge(rock=0), "Establishin' Who's in Charge") == "RB-3.7-04"
    assert refused(in_charge(leader="Jake Smiley | booted"), "Establishin' Who's in Charge") == "RB-6.2-04"


# --- Kidnappin' --------------------------------------------------------------------------------------


def kidnap(*mine: str, mark: str, at: str = "town square", deeds: tuple[str, ...] = ()) -> Playing:
    """Olivia Jenks leads; her posse is about to form."""
    table = Playing(
        side(hand=["Kidnappin'"], at={"home": ["Olivia Jenks", *mine]}),
        side(GANG, deck=HANDS[1], deeds=deeds, at={at: [mark]}),
    )
    table.uses("Kidnappin'")
    return table.answer("Olivia Jenks").answer(mark) if mine else table.answer(mark)


@pytest.mark.plays("Kidnappin'")
def test_the_kidnapped_are_gone_and_the_kidnappers_wanted() -> None:
    table = kidnap("Jake Smiley", mark="Philip Swinford").answer("Jake Smiley")
    unopposed(table)
    assert table.zone("Philip Swinford") == "discard"
    assert (table.bounty("Olivia Jenks"), table.bounty("Jake Smiley")) == (1, 1)


@pytest.mark.refuses("Kidnappin'")
@pytest.mark.parametrize(("mark", "zone"), [("Fred Aims", "play"), ("Philip Swinford", "discard")])
def test_kidnappers_need_more_bullets_than_the_mark(mark: str, zone: str) -> None:
    table = unopposed(kidnap(mark=mark))  # 2 bullets
    assert table.zone(mark) == zone
    assert table.events(JobEnded)[-1].success == (zone == "discard")
    assert (table.bounty("Olivia Jenks"), table.booted("Olivia Jenks")) == (1, True)


@pytest.mark.refuses("Kidnappin'")
def test_kidnappin_boots_its_leader() -> None:
    table = Playing(
        side(hand=["Kidnappin'"], at={"home": ["Olivia Jenks | booted"]}),
        side(GANG, at={"home": ["Fred Aims"]}),
    )
    assert refused(table, "Kidnappin'") == "RB-6.2-04"


@pytest.mark.ruling("RC3-kidnappin-01")
def test_kidnapping_on_private_ground_is_two_crimes() -> None:
    riders = ("Jake Smiley", "Travis Moone | Pinto")
    table = kidnap(*riders, mark="Philip Swinford", at="Bunkhouse", deeds=("Bunkhouse",))
    table.answer("Jake Smiley").answer("done")
    table.until("oppose").answer("yes").until("Shootout play")
    assert (table.bounty("Olivia Jenks"), table.bounty("Jake Smiley")) == (2, 2)
    table.uses("Pinto")
    assert table.bounty("Travis Moone") == 2, "joining later costs as much"


# --- Ambush ------------------------------------------------------------------------------------------


def ambush(bounty: int, *more: str, rock: int = 4) -> Playing:
    return Playing(
        side(rock=rock, hand=["Ambush"], deck=("KS",), at={"home": ["Olivia Jenks | Shotgun", *more]}),
        side(GANG, at={"town square": [f"Philip Swinford | bounty {bounty}", "Fred Aims"]}),
    )


@pytest.mark.plays("Ambush")
def test_an_ambush_aces_its_mark() -> None:
    table = ambush(0).uses("Ambush", "Philip Swinford").until("oppose").answer("no")
    assert table.zone("Philip Swinford") == "hill"
    assert (table.bounty("Olivia Jenks"), table.booted("Olivia Jenks"), table.rock(0)) == (1, True, 0)


@pytest.mark.refuses("Ambush")
def test_an_ambush_costs_4_and_boots_its_leader() -> None:
    assert refused(ambush(0, rock=3), "Ambush") == "RB-3.7-04"
    booted = Playing(
        side(rock=4, hand=["Ambush"], at={"home": ["Olivia Jenks | booted"]}),
        side(GANG, at={"home": ["Fred Aims"]}),
    )
    assert refused(booted, "Ambush") == "RB-6.2-04"


@pytest.mark.ruling("RC3-ambush-01", "RC3-ambush-02")
def test_a_mark_that_has_left_play_is_not_wanted() -> None:
    table = ambush(1, "Travis Moone | Pinto", "Jake Smiley | Pinto").uses(
        "Ambush", "Olivia Jenks", "Philip Swinford"
    )
    table.answer("done").until("oppose").answer("yes")
    everybody_joins(table, ["Philip Swinford", "Fred Aims"])
    table.until("Shootout play")
    assert table.bounty("Olivia Jenks") == 0, "the mark is wanted"
    joiner = table.id("Pinto")
    table.uses("Pinto")
    assert table.bounty("Travis Moone") == 0
    table.passes(1).uses("Shotgun", "Philip Swinford").passes(1)
    assert table.zone("Philip Swinford") == "hill"
    table.answer(next(play for play in table.plays() if play.startswith("use") and str(joiner) not in play))
    assert table.posse(0) == ["Olivia Jenks", "Travis Moone", "Jake Smiley"]
    assert table.bounty("Jake Smiley") == 1


# --- A Coach Comes to Town ---------------------------------------------------------------------------


@pytest.mark.plays("A Coach Comes to Town")
def test_a_coach_that_gets_through_brings_4() -> None:
    table = Playing(
        side(hand=["A Coach Comes to Town"], at={"home": ["Olivia Jenks"]}),
        side(GANG, rock=1, at={"town square": ["Fred Aims"]}),
    )
    table.uses("A Coach Comes to Town")
    assert "oppose" in asks(table), "there is nothing to choose: the square is marked"
    unopposed(table)
    assert (table.rock(0), table.rock(1)) == (4, 1)
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Law Dogs", True)


@pytest.mark.plays("A Coach Comes to Town")
@pytest.mark.refuses("A Coach Comes to Town")
def test_a_robbed_coach_pays_the_robbers() -> None:
    table = Playing(
        side(hand=["A Coach Comes to Town"], deck=HANDS[1], at={"home": ["Olivia Jenks"]}),
        side(GANG, deck=HANDS[7], at={"town square": ["Fred Aims"]}),
    )
    table.uses("A Coach Comes to Town").until("oppose").answer("yes").until("Noon play")
    assert not table.events(JobEnded)[-1].success
    assert (table.rock(0), table.rock(1)) == (0, 4)


@pytest.mark.ruling("RC3-a-coach-comes-to-town-01")
def test_only_who_is_left_at_the_end_shares_in_the_robbery() -> None:
    """Player 2's dude rides with player 1's and falls; player 1's is left."""
    table = Playing(
        side(hand=["A Coach Comes to Town"], deck=("KS", *HANDS[1]), at={"home": ["Olivia Jenks | Shotgun"]}),
        side(GANG, deck=HANDS[7], at={"town square": ["Fred Aims"]}),
        side("Morgan Cattle Co.", at={"town square": ["Jake Smiley"]}),
    )
    table.uses("A Coach Comes to Town").until("oppose").answer("yes")
    everybody_joins(table, ["Fred Aims"])
    table.until("invite").answer("Morgan Cattle Co.")
    everybody_joins(table, ["Jake Smiley"])
    table.until("Shootout play").uses("Shotgun", "Jake Smiley")
    assert table.zone("Jake Smiley") == "hill"
    table.until("Noon play")
    assert [table.rock(seat) for seat in range(3)] == [0, 4, 0]


@pytest.mark.refuses("A Coach Comes to Town")
def test_a_coach_needs_somebody_to_lead_it() -> None:
    table = Playing(side(hand=["A Coach Comes to Town"], at={"home": ["Olivia Jenks | booted"]}), side(GANG))
    assert refused(table, "A Coach Comes to Town") == "RB-6.2-04"


# --- Recruitment Drive -------------------------------------------------------------------------------


def recruit(rock: int, *discard: str) -> Playing:
    """Jake Smiley leads the job, and nobody opposes."""
    table = Playing(
        side(rock=rock, hand=["Recruitment Drive"], discard=discard, at={"home": ["Jake Smiley"]}),
        side(GANG, discard=["Bunkhouse"]),
    )
    return table.uses("Recruitment Drive")


@pytest.mark.plays("Recruitment Drive")
def test_a_drive_recruits_a_dude_or_builds_a_deed_5_cheaper() -> None:
    table = recruit(3, "Clyde Owens", "Undertaker", "Shotgun", "Olivia Jenks", "Wylie Jenks")
    assert table.choices() == ["Clyde Owens", "Undertaker", "Olivia Jenks"]  # Wylie Jenks would still cost 3
    table.answer("Clyde Owens")  # for 2 instead of 7
    assert (table.at("Clyde Owens"), table.rock(0)) == ("Law Dogs", 3 - 1 - 2)
    deed = recruit(1, "Undertaker").answer("left")
    assert (deed.zone("Undertaker"), deed.rock(0)) == ("play", 0)


@pytest.mark.refuses("Recruitment Drive")
def test_a_drive_brings_nobody_who_is_too_expensive_and_no_goods() -> None:
    for rock, card in ((2, "Clyde Owens"), (9, "Shotgun")):
        table = recruit(rock, card)
        assert ("Noon play" in asks(table), table.zone(card)) == (True, "discard")
    alone = Playing(side(rock=1, hand=["Recruitment Drive"], discard=["Jake Smiley"]), side(GANG))
    assert refused(alone, "Recruitment Drive") == "RB-6.2-04"
