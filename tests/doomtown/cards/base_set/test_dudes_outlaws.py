"""The Sloane Gang's dudes of the Base Set, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import BountyChanged
from doomtown.cards.base_set.dude_scenes import CHEATING_LOW_PAIR, EVEN, Hands, can_use, showdown
from doomtown.shootouts import CHEATING_PAIR, HANDS, shootout, total


def points(table: Playing, dude: str) -> int:
    """A dude's control points."""
    return control(table.state, table.id(dude))


# --- control points ----------------------------------------------------------------------------------


@pytest.mark.plays("Allie Hensman")
def test_allie_speaks_in_the_square_and_is_remembered() -> None:
    table = Playing(
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}),
        side(rock=9, at={"home": ["Olivia Jenks"]}),
    )
    table.uses("Allie Hensman")
    assert table.booted("Allie Hensman")
    assert points(table, "Allie Hensman") == 1
    table.passes(1, 0).until("Noon play")
    assert table.state.day == 2
    assert points(table, "Allie Hensman") == 1


@pytest.mark.refuses("Allie Hensman")
def test_allie_speaks_in_vain_elsewhere_and_not_when_booted() -> None:
    """Her sentence begins with "If": she can boot for it anywhere (RC-abilities-02)."""
    table = Playing(side("The Sloane Gang", at={"home": ["Allie Hensman"]}), side()).uses("Allie Hensman")
    assert (table.booted("Allie Hensman"), points(table, "Allie Hensman")) == (True, 0)
    booted = Playing(side("The Sloane Gang", at={"town square": ["Allie Hensman | booted"]}), side())
    assert not can_use(booted, "Allie Hensman")


def squatting(*more: str, mine: bool = False) -> Playing:
    """Lawrence is at a Bunkhouse, his player's or somebody else's."""
    deeds, notes = {"deeds": ["Bunkhouse"]}, "".join(f" | {note}" for note in more)
    lawrence = {"Bunkhouse": [f"Lawrence Blackwood{notes}"]}
    return Playing(
        side("The Sloane Gang", hand=["Back Ways"], at=lawrence, **(deeds if mine else {})),
        side("Law Dogs", at={"home": ["Olivia Jenks"]}, **({} if mine else deeds)),
    )


@pytest.mark.plays("Lawrence Blackwood")
def test_lawrence_squats_and_gives_it_up_by_leaving() -> None:
    table = squatting("bounty 1").uses("Lawrence Blackwood")
    assert (table.booted("Lawrence Blackwood"), points(table, "Lawrence Blackwood")) == (True, 1)
    table.passes(1).uses("Back Ways", "Town Square")
    assert points(table, "Lawrence Blackwood") == 0
    table.passes(1)
    assert not can_use(table, "Lawrence Blackwood")


@pytest.mark.plays("Lawrence Blackwood")
@pytest.mark.rule("RC-duration-06")
def test_what_lawrence_has_by_squatting_is_not_permanent() -> None:
    """It counts for victory at Sundown, but he has to squat again the next day."""
    table = squatting().uses("Lawrence Blackwood").passes(1, 0)
    assert points(table, "Lawrence Blackwood") == 1
    table.until("Noon play")
    assert (table.state.day, points(table, "Lawrence Blackwood")) == (2, 0)


@pytest.mark.refuses("Lawrence Blackwood")
def test_lawrence_gets_nothing_on_his_own_land() -> None:
    table = squatting(mine=True).uses("Lawrence Blackwood")
    assert (table.booted("Lawrence Blackwood"), points(table, "Lawrence Blackwood")) == (True, 0)
    assert not can_use(squatting("booted"), "Lawrence Blackwood")
    for place in ("town square", "Law Dogs"):  # no deeds
        elsewhere = Playing(side("The Sloane Gang", at={place: ["Lawrence Blackwood"]}), side())
        assert points(elsewhere.uses("Lawrence Blackwood"), "Lawrence Blackwood") == 0


@pytest.mark.ruling("RC3-lawrence-blackwood-01")
def test_lawrences_point_comes_on_top_of_the_gangs() -> None:
    table = Playing(
        side("The Sloane Gang", rock=5, at={"town square": ["Lawrence Blackwood"]}),
        side("Law Dogs", rock=5, deeds=["Bunkhouse"]),
    )
    table.uses("The Sloane Gang").until("Sloane Gang").answer("control point").until("Noon play")
    assert points(table, "Lawrence Blackwood") == 1
    while table.ask.seat != 0:
        table.passes()
    table.moves("Lawrence Blackwood", "Bunkhouse").passes(1)
    assert not table.booted("Lawrence Blackwood")
    table.uses("Lawrence Blackwood")
    assert points(table, "Lawrence Blackwood") == 2


# --- bounty ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dude", "numbers"),
    [
        pytest.param("Fred Aims", (2, 3), marks=pytest.mark.plays("Fred Aims")),
        pytest.param("Silas Aims", (3, 0), marks=pytest.mark.plays("Silas Aims")),
        pytest.param("Marion Seville", (1 + 2, 2), marks=pytest.mark.plays("Marion Seville")),
    ],
)
def test_infamy_makes_strong(dude: str, numbers: tuple[int, int]) -> None:
    table = Playing(side("The Sloane Gang", at={"home": [f"{dude} | bounty 3"]}), side())
    assert (table.bullets(dude), table.influence(dude)) == numbers


@pytest.mark.parametrize(
    ("dude", "numbers"),
    [
        pytest.param("Fred Aims", (2, 0), marks=pytest.mark.refuses("Fred Aims")),
        pytest.param("Silas Aims", (0, 0), marks=pytest.mark.refuses("Silas Aims")),
        pytest.param("Marion Seville", (1, 2), marks=pytest.mark.refuses("Marion Seville")),
    ],
)
def test_the_infamy_of_others_helps_nobody(dude: str, numbers: tuple[int, int]) -> None:
    table = Playing(side("The Sloane Gang", at={"home": [dude, "Barton Everest | bounty 3"]}), side())
    assert (table.bullets(dude), table.influence(dude)) == numbers


@pytest.mark.plays("Jonah Essex")
def test_jonah_leads_the_wanted() -> None:
    table = shootout(
        ["Jonah Essex | bounty 1", "Barton Everest | bounty 1", "Olivia Jenks"],
        ["Clint Ramsey | bounty 1"],
        leader={"at": {"home": ["Marion Seville | bounty 1"]}},
    )
    assert table.bullets("Barton Everest") == 2 + 1
    table.until("Noon play")
    assert table.zone("Barton Everest") != "play" or table.bullets("Barton Everest") == 2


@pytest.mark.refuses("Jonah Essex")
def test_jonah_helps_neither_himself_nor_the_honest_nor_the_others() -> None:
    people = {"Jonah Essex": 2, "Olivia Jenks": 2, "Clint Ramsey": 2, "Marion Seville": 3}
    table = shootout(
        ["Jonah Essex | bounty 1", "Olivia Jenks"],
        ["Clint Ramsey | bounty 1"],
        leader={"at": {"home": ["Marion Seville | bounty 1"]}},
    )
    assert {name: table.bullets(name) for name in people} == people
    outside = shootout(
        ["Barton Everest | bounty 1"],
        ["Clint Ramsey"],
        leader={"at": {"home": ["Jonah Essex", "Pancho Castillo | bounty 1"]}},
    )
    assert (outside.bullets("Barton Everest"), outside.bullets("Pancho Castillo")) == (2, 3)
    noon = Playing(side("The Sloane Gang", at={"home": ["Jonah Essex", "Barton Everest | bounty 1"]}), side())
    assert noon.bullets("Barton Everest") == 2


# --- Sloane ------------------------------------------------------------------------------------------


@pytest.mark.plays("Sloane")
@pytest.mark.ruling("RC3-sloane-01")
def test_sloane_comes_with_a_clean_slate_and_never_gets_it_back() -> None:
    table = Playing(
        side("The Sloane Gang", rock=9, hand=["Sloane"]),
        side("Law Dogs", rock=3, at={"home": ["Olivia Jenks | The Evidence", "Clint Ramsey | The Evidence"]}),
    )
    table.shops("Sloane")
    assert table.bounty("Sloane") == 0
    table.uses("The Evidence", "Sloane", part="accuse")
    assert table.bounty("Sloane") == 2
    table.passes(0).uses("The Evidence", part="acquit")
    assert table.bounty("Sloane") == 1
    assert [event.amount for event in table.events(BountyChanged)] == [2, -1]


@pytest.mark.refuses("Sloane")
@pytest.mark.ruling("RC3-sloane-01")
def test_what_takes_bounty_off_somebody_cannot_take_sloanes_last() -> None:
    """Dr. Dayl Burnett has to lower a bounty to do anything else."""

    def burnett(*wanted: str) -> Playing:
        return Playing(
            side("Morgan Cattle Co.", at={"home": ["Dr. Dayl Burnett"]}), side(at={"home": list(wanted)})
        )

    assert not can_use(burnett("Sloane | bounty 1"), "Dr. Dayl Burnett")
    table = burnett("Sloane | bounty 2").uses("Dr. Dayl Burnett")
    assert table.bounty("Sloane") == 1
    assert (
        burnett("Sloane | bounty 1", "Fred Aims | bounty 1").uses("Dr. Dayl Burnett").bounty("Fred Aims") == 0
    )


def riding(*with_sloane: str) -> Playing:
    """A fight on the town square; Sloane is at home with others. The next question is who joins."""
    return shootout(
        ["Fred Aims"],
        ["Clint Ramsey"],
        leader={"at": {"home": ["Sloane", *with_sloane]}},
        joining=False,
    )


@pytest.mark.plays("Sloane")
@pytest.mark.ruling("RC3-sloane-03")
def test_sloanes_company_joins_fresh_with_or_without_her() -> None:
    table = riding("Barton Everest").answer("Barton Everest")
    assert table.at("Barton Everest") == "Town Square"
    assert not table.booted("Barton Everest")
    table.answer("Sloane")
    assert table.posse(0) == ["Fred Aims", "Barton Everest", "Sloane"]
    assert not table.booted("Sloane")


@pytest.mark.refuses("Sloane")
def test_those_elsewhere_boot_to_join() -> None:
    table = shootout(
        ["Fred Aims"],
        ["Clint Ramsey"],
        leader={"deeds": ["Bunkhouse"], "at": {"home": ["Sloane"], "Bunkhouse": ["Barton Everest"]}},
        joining=False,
    )
    table.answer("Barton Everest")
    assert table.booted("Barton Everest")


@pytest.mark.refuses("Sloane")
def test_other_players_dudes_with_sloane_boot_to_join() -> None:
    table = shootout(
        ["Fred Aims"],
        ["Clint Ramsey"],
        leader={"at": {"home": ["Sloane"]}},
        mark={"at": {"Law Dogs": ["Olivia Jenks"]}},
        joining=False,
    )
    table.answer("done").answer("Olivia Jenks")
    assert table.booted("Olivia Jenks")


@pytest.mark.refuses("Sloane")
@pytest.mark.ruling("RC3-sloane-02")
def test_sloane_does_not_wake_the_booted() -> None:
    table = riding("Barton Everest | booted", "Silas Aims")
    assert table.choices() == ["Sloane", "Silas Aims", "done"]


@pytest.mark.refuses("Sloane")
@pytest.mark.ruling("RC3-sloane-04")
@pytest.mark.parametrize(("card", "booted"), [("Kidnappin'", True), ("Recruitment Drive", False)])
def test_sloane_boots_for_a_job_only_as_its_cost(card: str, booted: bool) -> None:
    table = Playing(
        side("The Sloane Gang", rock=9, hand=[card], at={"home": ["Sloane", "Barton Everest"]}),
        side("Law Dogs", at={"home": ["Olivia Jenks"]}),
    )
    table.uses(card, "Sloane")
    while table.state.fight is None:
        table.answer("Olivia Jenks")
    assert table.posse(0) == ["Sloane"]
    assert table.booted("Sloane") == booted


# --- shootouts ---------------------------------------------------------------------------------------


@pytest.mark.plays("Barton Everest")
def test_barton_knows_how_to_cheat() -> None:
    table = showdown(["Barton Everest"], ["Fred Aims"], (CHEATING_PAIR, HANDS[1]))
    assert (total(table, 0), total(table, 1)) == (2 + 1, 1)


@pytest.mark.refuses("Barton Everest")
@pytest.mark.parametrize(
    ("mine", "away", "hands", "rank"),
    [
        ("Barton Everest", "Olivia Jenks", EVEN, 1),  # an honest hand
        ("Barton Everest", "Olivia Jenks", (HANDS[1], CHEATING_PAIR), 1),  # the others cheat
        ("Olivia Jenks", "Barton Everest", (CHEATING_PAIR, HANDS[1]), 2),  # he is not there
    ],
)
def test_barton_gets_nothing(mine: str, away: str, hands: Hands, rank: int) -> None:
    table = showdown([mine], ["Fred Aims"], hands, leader={"at": {"home": [away]}})
    assert total(table, 0) == rank


@pytest.mark.ruling("RC3-barton-everest-01")
def test_bartons_bonus_survives_him_and_adds_up() -> None:
    """Coachwhip! aces him, Hex Slingin' adds its two, and the round is lost by what is left."""
    table = showdown(
        ["Barton Everest", "Steele Archer | Forget"],
        ["Fred Aims"],
        (CHEATING_LOW_PAIR, HANDS[1]),
        leader={"hand": ["Hex Slingin'"]},
        mark={"hand": ["Coachwhip!"]},
        winner=1,
    )
    assert total(table, 0) == 2 + 1
    table.uses("Coachwhip!", "Barton Everest")
    assert table.zone("Barton Everest") == "hill"
    table.uses("Hex Slingin'")
    assert total(table, 0) == 2 + 1 + 2


@pytest.mark.plays("Sanford Taylor")
@pytest.mark.parametrize(("bounty", "asked"), [("", True), (" | bounty 1", False)])
def test_sanford_calls_out_and_nobody_refuses_him_when_wanted(bounty: str, asked: bool) -> None:
    table = Playing(
        side("The Sloane Gang", at={"Bunkhouse": [f"Sanford Taylor{bounty}"]}),
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}),
    )
    table.uses("Sanford Taylor")
    assert table.booted("Sanford Taylor")
    assert (table.choices() == ["yes", "no"]) == asked
    if not asked:
        assert (table.posse(0), table.posse(1)) == (["Sanford Taylor"], ["Olivia Jenks"])


@pytest.mark.refuses("Sanford Taylor")
def test_sanford_needs_a_deed_and_somebody_elses_dude_there() -> None:
    def scene(sanford: str, where: str, olivia: str) -> Playing:
        return Playing(
            side("The Sloane Gang", at={where: [sanford, "Fred Aims"]}),
            side("Law Dogs", deeds=["Bunkhouse"], at={olivia: ["Olivia Jenks | Shotgun", "Clint Ramsey"]}),
        )

    assert scene("Sanford Taylor", "Bunkhouse", "Bunkhouse").uses("Sanford Taylor").choices() == [
        "Olivia Jenks", "Clint Ramsey",
    ]  # fmt: skip

    assert not can_use(scene("Sanford Taylor", "town square", "town square"), "Sanford Taylor")
    assert not can_use(scene("Sanford Taylor", "Bunkhouse", "home"), "Sanford Taylor")
    assert not can_use(scene("Sanford Taylor | booted", "Bunkhouse", "Bunkhouse"), "Sanford Taylor")
