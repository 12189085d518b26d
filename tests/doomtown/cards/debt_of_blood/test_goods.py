"""Goods of Debt of Blood."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import shootout, usable
from doomtown.third_player import GUEST, posses, turn_of

SAFE = "Jacc's Fail Safe"


def threatening(answer: str | None = None, *, note: str = "") -> Playing:
    table = Playing(
        side("Law Dogs", at={"home": [f"Tommy Harden | {SAFE}{note}"]}),
        side("The Sloane Gang", at={"town square": ["Marion Seville"]}),
    )
    return table if answer is None else table.uses(SAFE).answer("no").answer(answer)


@pytest.mark.plays(SAFE)
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hill"), ("no", "play")])
def test_the_fail_safe_takes_both_or_neither(answer: str, zone: str) -> None:
    table = threatening(answer)
    assert (table.zone("Tommy Harden"), table.zone("Marion Seville")) == (zone, zone)


@pytest.mark.parametrize(
    ("phase", "influence"),
    [
        pytest.param("upkeep", 1 + 2, marks=pytest.mark.plays(SAFE)),
        pytest.param("noon", 1, marks=pytest.mark.refuses(SAFE)),
    ],
)
def test_the_fail_safe_impresses_during_upkeep(phase: str, influence: int) -> None:
    table = Playing(
        side("Law Dogs", rock=5, at={"home": [f"Tommy Harden | {SAFE}", "Olivia Jenks"]}),
        side("The Sloane Gang"),
        phase=phase,
    )
    assert table.state.phase == phase
    assert table.influence("Tommy Harden") == influence


@pytest.mark.refuses(SAFE)
def test_a_booted_fail_safe_or_nobody_to_threaten() -> None:
    booted = threatening(note=" booted")
    assert f"use:{booted.id(SAFE)}:detonate" not in booted.plays()
    alone = Playing(side("Law Dogs", at={"home": [f"Tommy Harden | {SAFE}"]}), side("The Sloane Gang"))
    assert f"use:{alone.id(SAFE)}:detonate" not in alone.plays()


# --- The Father's Cross -----------------------------------------------------------------------------

CROSS = "The Father's Cross"


@pytest.mark.plays(CROSS)
@pytest.mark.refuses(CROSS)
@pytest.mark.parametrize(
    ("dude", "skill", "rated"),
    [("Ezrael Jones", "Blessed", 2), ("Steele Archer", "Huckster", 2), ("Steele Archer", "Blessed", None)],
)
def test_the_cross_helps_only_the_blessed(dude: str, skill: str, rated: int | None) -> None:
    table = Playing(side("Law Dogs", at={"home": [f"{dude} | {CROSS}"]}), side("The Sloane Gang"))
    assert rating(table.state, table.id(dude), skill) == rated


# --- Rattler-Hide Coat ------------------------------------------------------------------------------

COAT = "Rattler-Hide Coat"


@pytest.mark.plays(COAT)
@pytest.mark.refuses(COAT)
def test_a_coat_of_rattler_lets_bullets_decide() -> None:
    def town(dude: str, *theirs: str) -> Playing:
        return Playing(
            side("Law Dogs", at={"Undertaker": [dude]}),
            side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": list(theirs)}),
        )

    table = town(f"Fred Aims | {COAT}", "Barton Everest")
    assert (table.controller("Undertaker"), table.value("Fred Aims")) == (
        0,
        2 + 3,
    )  # 2 bullets against 1 influence
    assert town("Fred Aims", "Barton Everest").controller("Undertaker") == 1
    timid = town(f"Steele Archer | {COAT}", "Barton Everest")
    assert timid.controller("Undertaker") == 1  # 2 influence do not count, no bullets do
    mixed = town(f"Fred Aims | {COAT}", "Olivia Jenks")
    assert mixed.controller("Undertaker") == 1  # theirs still counts influence


# --- Articulated Reloading Manager ------------------------------------------------------------------

ARM = "Articulated Reloading Manager"


@pytest.mark.plays(ARM)
def test_the_arm_reloads_what_the_dude_carries() -> None:
    table = Playing(
        side(
            "Law Dogs",
            at={
                "home": [
                    f"Roderick Byre | {ARM} | Shotgun booted | Roan booted | Bluetick | Soul Blast booted"
                ]
            },
        ),
        side("The Sloane Gang", at={"home": ["Fred Aims | Pinto booted"]}),
    )
    table.uses(ARM)
    assert table.choices() == ["Shotgun", "Roan"]
    table.answer("Roan")
    assert (table.booted("Roan"), table.booted(ARM)) == (False, True)


@pytest.mark.plays(ARM)
def test_a_gun_fires_twice() -> None:
    table = shootout(
        [f"Rob Wilby | {ARM} | Scattergun"], ["Allie Hensman", "Fred Aims", "Jake Smiley"]
    ).until(Question.SHOOTOUT)
    table.uses("Scattergun", "Allie Hensman", part="pin_down").passes(1).uses(ARM).passes(1)
    assert usable(table, "Scattergun", "pin_down")


@pytest.mark.refuses(ARM)
def test_one_arm_is_enough_and_nothing_unbooted_is_reloaded() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            hand=[ARM],
            deck=["KS"],
            at={"home": [f"Roderick Byre | {ARM} | Roan", "Olivia Jenks | Pinto booted"]},
        ),
        side("The Sloane Gang"),
    )
    assert not usable(table, f"{ARM} @0")
    assert f"shop:{table.state.players[0].hand[0]}" not in table.plays()


# --- Colt-Patterson Model '36 -----------------------------------------------------------------------

COLT = "Colt-Patterson Model '36"


@pytest.mark.plays(COLT)
@pytest.mark.refuses(COLT)
def test_the_colt_makes_a_stud() -> None:
    table = (
        shootout([f"Rob Wilby | {COLT}", "Jake Smiley"], ["Allie Hensman"])
        .until(Question.SHOOTOUT)
        .uses(COLT)
    )
    assert (table.bullets("Rob Wilby"), table.stud("Rob Wilby"), table.booted(COLT)) == (3, True, True)
    assert not table.stud("Jake Smiley")
    tired = shootout([f"Rob Wilby | {COLT} booted"], ["Allie Hensman"]).until(Question.SHOOTOUT)
    assert not usable(tired, COLT)


# --- Whistle Stop -----------------------------------------------------------------------------------

WHISTLE = "Whistle Stop"


def whistled(top: str) -> Playing:
    table = shootout(
        [f"Jake Smiley | {WHISTLE}", "Olivia Jenks | Roan"],
        ["Allie Hensman | Pinto", "Fred Aims"],
        leader={"deck": [top], "at": {"home": ["Clint Ramsey"]}},
        mark={"at": {"home": ["Pancho Castillo"]}},
    ).until(Question.SHOOTOUT)
    return table.uses(WHISTLE)


@pytest.mark.plays(WHISTLE)
@pytest.mark.refuses(WHISTLE)
@pytest.mark.parametrize(("top", "mine"), [("9S", 2), ("9C", 1), ("9H", 2)])
def test_a_whistle_frightens_them_and_at_clubs_you(top: str, mine: int) -> None:
    table = whistled(top)
    assert (table.bullets("Allie Hensman"), table.bullets("Fred Aims"), table.bullets("Pancho Castillo")) == (
        1,
        1,
        3,
    )
    assert (table.bullets("Olivia Jenks"), table.bullets("Clint Ramsey")) == (mine, 2)
    assert (table.zone(WHISTLE), len(table.state.players[0].discard)) == ("discard", 2)


@pytest.mark.refuses(WHISTLE)
def test_outside_of_the_posse_nobody_whistles() -> None:
    table = shootout(["Rob Wilby"], ["Allie Hensman"], leader={"at": {"home": [f"Jake Smiley | {WHISTLE}"]}})
    assert not usable(table.until(Question.SHOOTOUT), WHISTLE)


@pytest.mark.plays(WHISTLE)
def test_a_guest_s_whistle_spares_the_host() -> None:
    table = posses(
        ["Olivia Jenks"], ["Allie Hensman"], [f"Jake Smiley | {WHISTLE}"], more={GUEST: {"deck": ["9C"]}}
    )
    turn_of(table, GUEST).uses(WHISTLE)
    assert (table.bullets("Olivia Jenks"), table.bullets("Jake Smiley"), table.bullets("Allie Hensman")) == (
        2,
        0,
        1,
    )
