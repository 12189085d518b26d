"""Dudes of Double Dealin': Leon Cavallo, Gang Yi, Angélica Espinosa and José Morales."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable
from doomtown.shootouts import shootout

# --- Leonardo "Leon" Cavallo -----------------------------------------------------------------------

LEON = 'Leonardo "Leon" Cavallo'


def cursing(pulled: str) -> Playing:
    """Leon, a Huckster of 1, at home; next door, in the square, a dude of value 11; another two streets off."""
    table = Playing(
        side("The Fourth Ring", at={"home": [LEON]}, deck=[pulled]),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            at={"town square": ["Clint Ramsey"], "Bunkhouse": ["Olivia Jenks"]},
        ),
    )
    return table.uses(LEON)


@pytest.mark.plays(LEON)
@pytest.mark.parametrize(("pulled", "booted"), [("10S", True), ("9S", False)])
def test_leon_boots_whom_his_skill_beats(pulled: str, booted: bool) -> None:
    table = cursing(pulled).answer("Clint Ramsey")
    assert table.booted(LEON)
    assert table.booted("Clint Ramsey") is booted  # 1 and the pull against a value of 11


@pytest.mark.refuses(LEON)
def test_leon_reaches_only_next_door() -> None:
    assert cursing("KS").choices() == [LEON, "Clint Ramsey"]
    tired = Playing(
        side("The Fourth Ring", at={"home": [f"{LEON} | booted"]}),
        side("The Sloane Gang", at={"town square": ["Clint Ramsey"]}),
    )
    assert not usable(tired, LEON)


# --- Gang Yi ---------------------------------------------------------------------------------------


def hunting(mark: str = "Pancho Castillo | bounty 1", *, more: str = "Clint Ramsey | bounty 1") -> Playing:
    """Two of the Law Dogs fight one dude in the square, with Gang Yi at a deed and a wanted dude elsewhere."""
    return shootout(
        ["Rob Wilby", "Olivia Jenks"],
        [mark],
        leader={"deeds": ["Bunkhouse"], "at": {"Bunkhouse": ["Gang Yi | booted"]}},
        mark={"at": {"home": [more]}},
    )


@pytest.mark.plays("Gang Yi")
def test_gang_yi_takes_somebody_s_place_against_a_wanted_dude() -> None:
    table = hunting().uses("Gang Yi")
    assert table.choices() == ["Rob Wilby", "Olivia Jenks"]
    table.answer("Olivia Jenks")
    assert table.posse(0) == ["Rob Wilby", "Gang Yi"]
    assert table.at("Gang Yi") == "Town Square"
    assert table.at("Olivia Jenks") == "Bunkhouse"
    assert not table.booted("Olivia Jenks")


@pytest.mark.plays("Gang Yi")
def test_gang_yi_may_replace_the_only_one() -> None:
    table = shootout(
        ["Rob Wilby"], ["Pancho Castillo | bounty 1"], leader={"at": {"home": ["Gang Yi"]}}, joining=False
    )
    table.until("Shootout play").uses("Gang Yi")
    assert table.posse(0) == ["Gang Yi"]
    assert table.at("Rob Wilby") == "Law Dogs"


@pytest.mark.refuses("Gang Yi")
def test_gang_yi_comes_only_from_outside_and_for_somebody_wanted() -> None:
    assert not usable(hunting("Pancho Castillo"), "Gang Yi")  # the wanted one is not in the posse
    inside = shootout(["Rob Wilby", "Gang Yi"], ["Pancho Castillo | bounty 1"])
    assert not usable(inside, "Gang Yi")
    quiet = Playing(
        side("Law Dogs", at={"home": ["Gang Yi"], "town square": ["Rob Wilby"]}),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo | bounty 1"]}),
    )
    assert not usable(quiet, "Gang Yi")


# --- Angélica Espinosa -----------------------------------------------------------------------------

ANGELICA = "Angélica Espinosa"


def sniping(place: str, *, state: str = " | booted") -> Playing:
    """A fight in the town square, with Angélica somewhere."""
    return shootout(
        ["Rob Wilby"],
        ["Olivia Jenks"],
        leader={
            "deeds": ["Bunkhouse", "Jackson's Strike", "Surveyor's Office"],
            "at": {place: [ANGELICA + state]},
        },
        joining=False,
    ).until("Shootout play")


@pytest.mark.plays(ANGELICA)
@pytest.mark.parametrize("state", ["", " | booted"])
def test_angelica_shoots_from_next_door(state: str) -> None:
    table = sniping("Bunkhouse", state=state).uses(ANGELICA)
    assert table.posse(0) == ["Rob Wilby", ANGELICA]
    assert table.at(ANGELICA) == "Bunkhouse"
    assert table.booted(ANGELICA) == bool(state)
    assert ANGELICA in table.until("shooter").choices()


@pytest.mark.refuses(ANGELICA)
def test_from_out_of_town_or_twice_angelica_does_not() -> None:
    assert not usable(sniping("Jackson's Strike"), ANGELICA)
    assert not usable(sniping("Bunkhouse").uses(ANGELICA).passes(1), ANGELICA)
    here = shootout(["Rob Wilby", ANGELICA], ["Olivia Jenks"], joining=False)
    assert not usable(
        here.answer("done").until("Shootout play"), ANGELICA
    )  # in the square, but not in the posse


# --- José Morales ----------------------------------------------------------------------------------

JOSE = "José Morales"


@pytest.mark.plays(JOSE)
def test_in_a_shootout_bullets_are_skill_to_jose() -> None:
    """Soul Blast against Rob Wilby: a grit of 3. José's 0 and a pull of 1 are too little, with 3 bullets enough."""
    table = shootout([f"{JOSE} | Peacemaker | Soul Blast"], ["Rob Wilby"], hands=(("AS",), ()))
    assert rating(table.state, table.id(JOSE), "Huckster") == 3 + 1
    table.uses("Soul Blast", "Rob Wilby")
    assert table.at("Rob Wilby") == "The Sloane Gang"
    assert table.booted("Rob Wilby")


@pytest.mark.refuses(JOSE)
def test_outside_the_posse_jose_has_no_skill_of_note() -> None:
    table = shootout(["Rob Wilby"], ["Olivia Jenks"], leader={"at": {"home": [JOSE]}}, joining=False)
    assert rating(table.state, table.id(JOSE), "Huckster") == 0
    assert rating(table.until("Shootout play").state, table.id(JOSE), "Huckster") == 0
