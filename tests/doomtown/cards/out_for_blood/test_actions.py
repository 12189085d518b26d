"""Actions of Out for Blood."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from doomtown.scenes import draws, facing, fight, shootout, unmoved, usable
from doomtown.third_player import GUEST, LEADS, posses, turn_of

# --- Ten-Foot Punch ---------------------------------------------------------------------------------

PUNCH = "Ten-Foot Punch"
FIVE = ["Roan", "Focusing Chi", "Zhu's Reward", "Shifu Speaks", "Pinto"]


def punch(*foes: str, top: str = "2S", performer: str = "Longwei Fu", deck: Any = FIVE) -> Playing:
    """Longwei has Kung Fu and stands outside; the pull has to be below his value."""
    return shootout(
        ["Jake Smiley"],
        list(foes),
        leader={
            "hand": [PUNCH],
            "deck": [top, *deck, "Bunkhouse"],
            "at": {"home": [performer, "Clint Ramsey"]},
        },
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(PUNCH)
def test_a_fighter_leaps_in_and_finds_a_technique() -> None:
    table = punch("Pancho Castillo | bullets 2", "Steven Wiles | bullets 3").uses(PUNCH)
    assert (table.posse(0), table.at("Longwei Fu")) == (["Jake Smiley", "Longwei Fu"], "Town Square")
    assert table.choices() == ["Focusing Chi", "Shifu Speaks", "none"]
    assert rating(table.state, table.id("Longwei Fu"), "Kung Fu") == 4 + 1
    table.answer("Focusing Chi")
    assert [table.zone(name) for name in FIVE] == ["discard", "hand", "discard", "discard", "discard"]
    assert table.zone("Bunkhouse") == "deck"


@pytest.mark.plays(PUNCH)
@pytest.mark.refuses(PUNCH)
def test_nothing_need_be_taken_and_nothing_is_found_against_faster_guns() -> None:
    table = punch("Rob Wilby").uses(PUNCH).answer("none")
    assert {table.zone(name) for name in FIVE} == {"discard"}
    fast = punch("Pancho Castillo | bullets 3 | Bluetick").uses(PUNCH)  # 6 against 5
    assert ("Longwei Fu" in fast.posse(0), {fast.zone(name) for name in FIVE}) == (True, {"deck"})


@pytest.mark.refuses(PUNCH)
def test_who_is_in_the_posse_or_knows_no_kung_fu_does_not_leap() -> None:
    assert not usable(punch("Rob Wilby", performer="Olivia Jenks"), PUNCH)
    inside = shootout(["Longwei Fu"], ["Rob Wilby"], leader={"hand": [PUNCH]}).until(Question.SHOOTOUT)
    assert not usable(inside, PUNCH)
    failed = punch("Rob Wilby", top="KS").uses(PUNCH)
    assert failed.posse(0) == ["Jake Smiley"]


# --- Fleet-Footed -----------------------------------------------------------------------------------

FLEET = "Fleet-Footed"


@pytest.mark.plays(FLEET)
@pytest.mark.refuses(FLEET)
def test_the_fleet_are_home_soon() -> None:
    table = facing(
        ["Jake Smiley", "Rob Wilby"],
        ["Allie Hensman"],
        leader={"hand": [FLEET], "at": {"home": ["Olivia Jenks | booted"]}},
    ).uses(FLEET)
    assert set(table.choices()) <= {"Jake Smiley", "Rob Wilby", "Olivia Jenks"}
    assert {"Jake Smiley", "Rob Wilby"} <= set(table.choices())
    table.answer("Rob Wilby")
    assert (table.at("Rob Wilby"), table.booted("Rob Wilby")) == ("Law Dogs", True)


@pytest.mark.plays(FLEET)
def test_the_fleet_dodge() -> None:
    table = shootout(
        ["Jake Smiley", "Rob Wilby"],
        ["Allie Hensman", "Fred Aims"],
        leader={"hand": [FLEET], "at": {"home": ["Clint Ramsey"]}},
        mark={"at": {"home": ["Olivia Jenks"]}},
    ).until(Question.SHOOTOUT)
    table.uses(FLEET)
    assert table.choices() == ["Jake Smiley", "Rob Wilby"]
    table.answer("Rob Wilby")
    assert table.choices() == ["Allie Hensman", "Fred Aims"]
    table.answer("Fred Aims")
    assert (table.bullets("Rob Wilby"), table.bullets("Fred Aims"), table.bullets("Jake Smiley")) == (2, 1, 1)


# --- You're A Daisy If You Do -----------------------------------------------------------------------

DAISY = "You're A Daisy If You Do"


def taunt(mine: str = "Clint Ramsey", theirs: str = "Fred Aims | booted") -> Playing:
    return Playing(
        side("Law Dogs", hand=[DAISY], at={"town square": [mine, "Rob Wilby"], "home": ["Pancho Castillo"]}),
        side(
            "The Sloane Gang",
            at={"home": [theirs, "Olivia Jenks"], "town square": ["Allie Hensman", "Barton Everest"]},
        ),
    )


@pytest.mark.plays(DAISY)
@pytest.mark.parametrize(
    ("mine", "theirs", "booted"),
    [
        ("Clint Ramsey", "Fred Aims | control 1", True),
        ("Clint Ramsey | control 1", "Fred Aims | booted | control 1", False),
        ("Clint Ramsey", "Fred Aims | booted", False),
    ],
)
def test_a_stud_calls_out_whom_he_lured_to_the_square(mine: str, theirs: str, booted: bool) -> None:
    table = taunt(mine, theirs).uses(DAISY)
    assert table.choices() == ["Fred Aims", "Olivia Jenks"]
    table.answer("Fred Aims")
    assert (table.at("Fred Aims"), table.booted("Fred Aims"), table.booted("Clint Ramsey")) == (
        "Town Square",
        booted,
        True,
    )
    if not booted:  # who is booted cannot refuse
        assert (table.ask.seat, table.question) == (1, Question.ACCEPT)
        table.answer("yes")
    assert (fight(table).leader, fight(table).mark) == (table.id("Clint Ramsey"), table.id("Fred Aims"))


@pytest.mark.refuses(DAISY)
def test_only_an_unbooted_stud_in_the_square_taunts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not usable(taunt("Clint Ramsey | booted"), DAISY)
    assert not usable(taunt("Jake Smiley"), DAISY)
    unmoved(monkeypatch, "Clint Ramsey", Booted)
    table = taunt().uses(DAISY, "Fred Aims")
    assert (table.at("Fred Aims"), table.question) == ("The Sloane Gang", Question.NOON)


# --- Twilight Is Upon Us ----------------------------------------------------------------------------

TWILIGHT = "Twilight Is Upon Us"


def dusk(
    *home: str,
    mine: tuple[str, ...] = ("Jake Smiley",),
    theirs: tuple[str, ...] = ("Allie Hensman", "Fred Aims"),
) -> Playing:
    return shootout(
        list(mine),
        list(theirs),
        leader={"hand": [TWILIGHT], "rock": 1, "at": {"home": list(home)}},
        mark={"at": {"home": ["Avie Cline"]}},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(TWILIGHT)
def test_at_dusk_the_skilled_come_and_their_shooters_aim_better() -> None:
    table = dusk(
        "Wilber Crowley", "Roderick Byre", "Black Elk", "Ezrael Jones", "Olivia Jenks", "Longwei Fu"
    ).uses(TWILIGHT)
    assert table.choices() == ["Wilber Crowley", "Roderick Byre", "Black Elk", "Ezrael Jones"]
    table.answer("Roderick Byre")
    assert (table.posse(0), table.rock(0)) == (["Jake Smiley", "Roderick Byre"], 0)
    draws(table, "Jake Smiley", "Allie Hensman")
    assert (table.bullets("Jake Smiley"), table.bullets("Roderick Byre")) == (1 + 2, 1)
    assert table.bullets("Allie Hensman") == 2  # nobody there has a skill


@pytest.mark.plays(TWILIGHT)
@pytest.mark.refuses(TWILIGHT)
def test_dusk_falls_on_both_sides_and_nobody_need_come() -> None:
    table = dusk("Olivia Jenks", theirs=("Allie Hensman", "Dulf Zug", "Steele Archer")).uses(TWILIGHT)
    assert table.posse(0) == ["Jake Smiley"]
    draws(table, "Jake Smiley", "Allie Hensman")
    assert (table.bullets("Jake Smiley"), table.bullets("Allie Hensman"), table.bullets("Dulf Zug")) == (
        1,
        4,
        2,
    )
    poor = shootout(["Jake Smiley"], ["Fred Aims"], leader={"hand": [TWILIGHT]}).until(Question.SHOOTOUT)
    assert not usable(poor, TWILIGHT)


@pytest.mark.plays(TWILIGHT)
def test_a_guest_s_skill_is_enough() -> None:
    table = posses(
        ["Jake Smiley"],
        ["Allie Hensman"],
        ["Wilber Crowley"],
        more={GUEST: {"hand": [TWILIGHT], "rock": 1}, LEADS: {"at": {"home": ["Steele Archer"]}}},
    )
    turn_of(table, GUEST).uses(TWILIGHT)
    assert table.posse(0) == ["Jake Smiley", "Wilber Crowley"]  # the host's Huckster is not the guest's
    draws(table, "Jake Smiley", "Allie Hensman")
    assert (table.bullets("Jake Smiley"), table.bullets("Allie Hensman")) == (3, 2)


# --- Test of Wills ----------------------------------------------------------------------------------

WILLS = "Test of Wills"


def broken(answer: str) -> Playing:
    table = shootout(
        ["Jake Smiley | Pinto"],
        ["Allie Hensman | Fancy New Hat | Shotgun | Roan booted"],
        leader={"hand": [WILLS]},
        mark={"at": {"home": ["Olivia Jenks"]}},
    ).until(Question.SHOOTOUT)
    table.uses(WILLS)
    assert set(table.choices()) == {"Allie Hensman", "Fancy New Hat", "Shotgun"}
    return table.answer(answer)


@pytest.mark.plays(WILLS)
@pytest.mark.parametrize(
    ("target", "bullets", "influence"), [("Shotgun", 2, 1), ("Fancy New Hat", 3, 0), ("Allie Hensman", 3, 1)]
)
def test_what_is_carried_loses_everything(target: str, bullets: int, influence: int) -> None:
    table = broken(target)
    assert table.booted(target)
    assert (table.bullets("Allie Hensman"), table.influence("Allie Hensman")) == (bullets, influence)


@pytest.mark.plays(WILLS)
def test_a_dude_keeps_its_text() -> None:
    table = shootout(["Jake Smiley"], ["Klah | Bluetick"], leader={"hand": [WILLS]}).until(Question.SHOOTOUT)
    table.uses(WILLS, "Klah")
    assert table.booted("Klah")
    assert not any(effect.word == "is blank" for effect in table.state.effects)


def stare(mine: str, theirs: list[str]) -> Playing:
    return shootout(
        [mine],
        ["Allie Hensman"],
        leader={"hand": [WILLS, "Pistol Whip"]},
        mark={"hand": theirs, "rock": 5, "at": {"home": ["Wilber Crowley"]}},
        joining=False,
    )


@pytest.mark.plays(WILLS)
def test_the_stronger_posse_lets_nobody_in_or_out() -> None:
    table = stare("Pancho Castillo", [TWILIGHT, "Pistol Whip"]).until(Question.REACT).reacts(WILLS)
    table.until(Question.SHOOTOUT)
    assert not usable(table, "Pistol Whip @0")
    table.passes(0)
    assert not usable(table, "Pistol Whip @1")
    table.uses(TWILIGHT)
    assert table.posse(1) == ["Allie Hensman"]


@pytest.mark.refuses(WILLS)
@pytest.mark.parametrize("mine", ["Olivia Jenks", "Rob Wilby"])
def test_a_posse_that_is_not_stronger_does_not_stare(mine: str) -> None:
    stare(mine, []).never_offered(WILLS, until=Question.SHOOTOUT)


@pytest.mark.refuses(TWILIGHT)
def test_nobody_is_asked_for_who_cannot_join() -> None:
    table = shootout(
        ["Jake Smiley | Scoop Hound"],
        ["Allie Hensman"],
        leader={"hand": [TWILIGHT], "rock": 1, "at": {"home": ["Wilber Crowley", "Black Elk"]}},
    ).until(Question.SHOOTOUT)
    table.uses("Scoop Hound").passes(1).uses(TWILIGHT)
    assert (table.question, table.posse(0)) == (Question.SHOOTOUT, ["Jake Smiley"])
