"""Dudes of Faith and Fear."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.shootouts import asks, everybody_joins, shootout

# --- William Specks --------------------------------------------------------------------------------

WILLIAM = "William Specks"
PLANS = ["Circle M Ranch", "Gomorra Gaming Commission", "Undertaker", "Force Field", "Roan"]


def drafting(*others: str, rock: int = 9) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, at={"home": [WILLIAM, *others]}, hand=PLANS, deck=["KS"]),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(WILLIAM)
@pytest.mark.refuses(WILLIAM)
def test_william_builds_ranches_and_out_of_town_deeds_for_less() -> None:
    table = drafting().uses(WILLIAM)
    assert table.choices() == ["Circle M Ranch", "Gomorra Gaming Commission"]
    table.answer("Circle M Ranch").answer("right")
    assert table.zone("Circle M Ranch") == "play"
    assert table.rock(0) == 9 - (3 - 2)
    assert table.booted(WILLIAM)


@pytest.mark.refuses(WILLIAM)
@pytest.mark.ruling("RC3-william-specks-01")
def test_a_gadget_needs_another_inventor_than_william() -> None:
    assert "Force Field" not in drafting("Olivia Jenks", "Andreas Andregg | booted").uses(WILLIAM).choices()
    table = drafting("Roderick Byre").uses(WILLIAM, "Force Field")
    assert table.booted("Roderick Byre")
    assert table.state.cards[table.id("Force Field")].place == table.id("Roderick Byre")
    assert table.rock(0) == 9  # 1 less 2


@pytest.mark.refuses(WILLIAM)
def test_what_cannot_be_paid_is_not_drafted() -> None:
    assert (
        drafting(rock=0).uses(WILLIAM).zone("Gomorra Gaming Commission") == "play"
    )  # the only one for nothing


# --- Lane Healey (Exp 1) ---------------------------------------------------------------------------

LANE = "Lane Healey (Exp 1)"


def riding(lane: str) -> Playing:
    """Lane is at home; next door, in the square and two doors away are others."""
    return Playing(
        side("Morgan Cattle Co.", deeds=["Bunkhouse", "Undertaker"], at={"home": [lane]}),
        side(
            "The Sloane Gang",
            at={
                "Bunkhouse": ["Pancho Castillo", "Clint Ramsey | booted"],
                "town square": ["Barton Everest"],
                "Undertaker": ["Dulf Zug"],
            },
        ),
    )


@pytest.mark.plays(LANE)
@pytest.mark.refuses(LANE)
def test_lane_rides_next_door_and_calls_out_who_is_there() -> None:
    table = riding(f"{LANE} | Roan").uses(LANE)
    assert table.choices() == ["Pancho Castillo", "Clint Ramsey"]
    table.answer("Pancho Castillo")
    assert table.booted("Roan")
    assert table.booted("Pancho Castillo")
    assert not table.booted(LANE)
    assert table.at(LANE) == "Bunkhouse"
    assert "joins" in asks(table)  # a booted dude cannot refuse
    assert table.posse(0) == ["Lane Healey"]


@pytest.mark.refuses(LANE)
@pytest.mark.parametrize("lane", [LANE, f"{LANE} | Roan booted", f"{LANE} | Shotgun"])
def test_without_a_fresh_horse_lane_stays(lane: str) -> None:
    assert not any(":ride_down" in play for play in riding(lane).plays())


# --- The Fixer -------------------------------------------------------------------------------------

FIVE = ["Kidnappin'", "Sun in Yer Eyes", "Roan", "Shotgun", "Mustang"]


def fixing(deck: list[str], who: str = "The Fixer") -> Playing:
    """The deck is shuffled, the opening hand is drawn."""
    return Playing(
        side("The Sloane Gang", rock=5, at={"home": [who]}, deck=deck, fill=False),
        side("Law Dogs"),
        phase="setup",
    )


@pytest.mark.plays("The Fixer")
@pytest.mark.ruling("RC3-the-fixer-01")
def test_the_fixer_discards_the_top_five_and_keeps_one() -> None:
    table = fixing(FIVE * 3)
    top = [table.state.printed(card).title for card in table.state.players[0].deck[:5]]
    table.reacts("The Fixer")
    assert table.choices() == [*top, "none"]
    discarded = [table.state.printed(card).title for card in table.state.players[0].discard]
    assert discarded == top
    table.answer("none")
    assert table.booted("The Fixer")
    assert len(table.hand(0)) == 5  # the opening hand


@pytest.mark.plays("The Fixer")
@pytest.mark.refuses("The Fixer")
@pytest.mark.parametrize(("kept", "fresh"), [("Kidnappin'", True), ("Sun in Yer Eyes", False)])
def test_a_job_unboots_the_fixer(kept: str, fresh: bool) -> None:
    table = fixing([kept] * 10).reacts("The Fixer").answer(kept)
    assert table.hand(0) == [kept] * 6
    assert table.booted("The Fixer") != fresh


@pytest.mark.refuses("The Fixer")
def test_later_or_booted_the_fixer_fixes_nothing() -> None:
    assert "React" in asks(fixing(FIVE * 3))
    assert "React" not in asks(fixing(FIVE * 3, who="The Fixer | booted"))
    table = fixing(FIVE * 3).passes().until("Noon play")
    assert not any(":fix" in play for play in table.plays())


# --- Maria Kingsford -------------------------------------------------------------------------------

MARIA = "Maria Kingsford | bounty 3"


def checks(table: Playing) -> list[int]:
    return [event.check for event in table.events(events.Tested)]


@pytest.mark.plays("Maria Kingsford")
@pytest.mark.refuses("Maria Kingsford")
def test_maria_s_bounty_helps_her_hexes_in_a_shootout_alone() -> None:
    fighting = shootout([f"{MARIA} | Blood Curse"], ["Olivia Jenks"], hands=(("6S",), ()))
    fighting.uses("Blood Curse")
    assert checks(fighting) == [6 + 0 + 3]
    assert fighting.bullets("Olivia Jenks") == 0
    peaceful = Playing(
        side("Law Dogs", at={"town square": [f"{MARIA} | Blood Curse"]}, deck=["6S"]),
        side("The Sloane Gang", at={"town square": ["Olivia Jenks"]}),
    )
    peaceful.uses("Blood Curse", "Olivia Jenks")
    assert checks(peaceful) == [6]


@pytest.mark.ruling("RC3-maria-kingsford-01")
def test_on_her_way_into_a_shootout_maria_has_no_help() -> None:
    table = shootout(
        ["Rob Wilby"],
        ["Olivia Jenks"],
        hands=(("6S",), ()),
        leader={"at": {"home": [f"{MARIA} | Shadow Walk"]}},
        joining=False,
    )
    everybody_joins(table, []).until("Shootout play").uses("Shadow Walk")
    assert checks(table) == [6]
    assert table.posse(0) == ["Rob Wilby"]


@pytest.mark.refuses("Maria Kingsford")
def test_her_bounty_helps_no_other_skill() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            at={"town square": [MARIA]},
            hand=["Prayer", "Holy Roller"],
            deck=["6S"],
        ),
        side("The Sloane Gang", at={"town square": ["Olivia Jenks"]}),
    )
    table.uses("Prayer").passes(1).shops("Holy Roller").passes(1)
    table.calls_out("Maria Kingsford", "Olivia Jenks").answer("yes").until("Shootout play")
    table.uses("Holy Roller")
    assert checks(table) == [6]


# --- Félix Amador ----------------------------------------------------------------------------------


@pytest.mark.plays("Félix Amador")
def test_a_miracle_shows_felix_the_next_card() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Félix Amador | Lay On Hands"]}, deck=["Shotgun", "Roan"]),
        side("The Sloane Gang"),
    )
    table.uses("Félix Amador")
    assert table.booted("Lay On Hands")
    (looked,) = table.events(events.Looked)
    assert looked.cards == (table.id("Shotgun"),)
    assert table.zone("Shotgun") == "deck"


@pytest.mark.refuses("Félix Amador")
@pytest.mark.parametrize(
    "felix", ["Félix Amador", "Félix Amador | Lay On Hands booted", "Félix Amador | Roan"]
)
def test_without_an_unbooted_miracle_there_is_no_vision(felix: str) -> None:
    table = Playing(side("Law Dogs", at={"home": [felix]}), side("The Sloane Gang"))
    assert not any(":vision" in play for play in table.plays())


# --- Nicodemus Whateley ----------------------------------------------------------------------------

NICODEMUS = "Nicodemus Whateley"


def flock(*people: str, nicodemus: str = NICODEMUS, where: str = "Undertaker", **more: object) -> Playing:
    at = {"Undertaker": list(people)}
    at[where] = [*at.get(where, []), nicodemus]
    return Playing(
        side("Law Dogs", rock=9, deeds=["Undertaker", "Jackson's Strike"], at=at, **more),
        side("The Sloane Gang", rock=9, at={"home": ["Steven Wiles"]}),
    )


def points(table: Playing) -> int:
    return control(table.state, table.id(NICODEMUS))


@pytest.mark.plays(NICODEMUS)
@pytest.mark.ruling("RC3-nicodemus-whateley-01")
def test_the_flock_and_he_himself_make_nicodemus_powerful() -> None:
    table = flock("Olivia Jenks").uses("Olivia Jenks", part="preach")
    assert table.booted("Olivia Jenks")
    assert points(table) == 1
    table.passes(1).uses(NICODEMUS, part="preach")
    assert table.booted(NICODEMUS)
    assert points(table) == 2


@pytest.mark.ruling("RC4-nicodemus-whateley-01")
def test_three_points_are_the_most() -> None:
    table = flock("Olivia Jenks", "Clint Ramsey", "Dulf Zug", "Pancho Castillo")
    for preacher in ("Olivia Jenks", "Clint Ramsey", "Dulf Zug", "Pancho Castillo"):
        table.uses(preacher, part="preach").passes(1)
    assert points(table) == 3
    assert table.booted("Pancho Castillo")


@pytest.mark.refuses(NICODEMUS)
def test_who_has_no_influence_or_is_not_at_a_deed_in_town_does_not_help() -> None:
    table = flock("Rob Wilby", where="town square").uses("Rob Wilby", part="preach")
    assert points(table) == 0
    assert table.booted("Rob Wilby")
    far = flock(where="Jackson's Strike")
    assert not any(":preach" in play for play in far.plays())
    square = flock(where="town square")
    assert not any(":preach" in play for play in square.plays())


@pytest.mark.plays(NICODEMUS)
def test_the_night_takes_his_points() -> None:
    table = flock("Olivia Jenks").uses("Olivia Jenks", part="preach").passes(1)
    assert points(table) == 1
    table.passes(0).until("upkeep")
    assert points(table) == 0
    assert table.at(NICODEMUS) == "Undertaker"


@pytest.mark.ruling("RC3-nicodemus-whateley-02")
def test_at_home_he_has_no_points_wherever_they_came_from() -> None:
    table = flock("Olivia Jenks", nicodemus=f"{NICODEMUS} | control 1")
    table.uses("Olivia Jenks", part="preach").passes(1)
    assert points(table) == 2
    table.moves(NICODEMUS, "Law Dogs")
    assert points(table) == 0
    home = flock("Olivia Jenks", where="home").uses("Olivia Jenks", part="preach")
    assert points(home) == 0  # lost as soon as given
