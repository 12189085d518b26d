"""Dudes of Frontier Justice."""

import pytest

from boomtown.doomtown.reading.numbers import upkeep
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.offers import usable
from doomtown.shootouts import asks, shootout

LOUIS, POPESCUS, ELMORE = "Louis Pasteur", "The Flying Popescus", "Elmore Rhine"
BENNY, MARION, BYRNE = "Benny McGill", "Marion Seville (Exp 1)", "J.W. Byrne"

# --- Louis Pasteur ---------------------------------------------------------------------------------


def practice(*pulls: str, rock: int = 2) -> Playing:
    """Louis is at home; next door and two doors away are booted dudes, and a better scientist is beside him."""
    return Playing(
        side(
            "Morgan Cattle Co.",
            rock=rock,
            deeds=["Bunkhouse", "Undertaker"],
            at={
                "home": [LOUIS, "Dr. Dayl Burnett"],
                "Bunkhouse": ["Olivia Jenks | booted"],
                "town square": ["Clint Ramsey | booted"],
                "Undertaker": ["Rob Wilby | booted"],
            },
            deck=list(pulls),
        ),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo | booted"]}),
    )


@pytest.mark.plays(LOUIS)
@pytest.mark.refuses(LOUIS)
@pytest.mark.ruling("RC3-louis-pasteur-01")
def test_louis_unboots_his_neighbours_again_and_again() -> None:
    table = practice("8S", "9S").uses(LOUIS)
    (test,) = table.events(events.Tested)
    assert (test.card, test.check, test.difficulty) == (table.id(LOUIS), 8 + 2, 10)
    assert table.choices() == ["Olivia Jenks", "Clint Ramsey"]  # yours, and not two doors away
    table.answer("Olivia Jenks")
    assert not table.booted("Olivia Jenks")
    assert not table.booted(LOUIS)
    table.passes(1).uses(LOUIS)
    assert not table.booted("Clint Ramsey")
    assert table.rock(0) == 0


@pytest.mark.refuses(LOUIS)
def test_a_failed_test_costs_all_the_same_and_nothing_comes_for_nothing() -> None:
    table = practice("7S").uses(LOUIS)
    assert table.booted("Olivia Jenks")
    assert table.rock(0) == 1
    assert not any(":treat" in play for play in practice("KS", rock=0).plays())


# --- The Flying Popescus ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hexes", "influence"),
    [
        pytest.param(["Puppet", "Soul Blast"], 2, marks=pytest.mark.plays(POPESCUS)),
        pytest.param(["Puppet", "Puppet", "Soul Blast"], 2, marks=pytest.mark.plays(POPESCUS)),
        pytest.param(["Puppet", "Spirit Steed"], 1, marks=pytest.mark.refuses(POPESCUS)),
    ],
)
def test_two_hexes_make_the_popescus_famous(hexes: list[str], influence: int) -> None:
    table = Playing(side("The Fourth Ring", at={"home": [" | ".join([POPESCUS, *hexes])]}), side())
    assert table.influence(POPESCUS) == influence


@pytest.mark.parametrize(
    ("goods", "stud"),
    [
        pytest.param("Spirit Steed", True, marks=pytest.mark.plays(POPESCUS)),
        pytest.param("Shotgun", False, marks=pytest.mark.refuses(POPESCUS)),
    ],
)
def test_mystical_goods_make_the_popescus_studs(goods: str, stud: bool) -> None:
    table = shootout([f"{POPESCUS} | {goods}"], ["Jake Smiley"])
    assert not table.stud(POPESCUS)
    table.uses(POPESCUS)  # a sentence with "if" may come to nothing
    assert table.stud(POPESCUS) is stud
    assert table.ask.seat == 1


# --- Elmore Rhine ----------------------------------------------------------------------------------


def fining(*theirs: str, where: str = "Bunkhouse") -> Playing:
    """Others' dudes are at Elmore's deed, at their own, and in the square."""
    return Playing(
        side("Law Dogs", rock=1, deeds=["Bunkhouse"], at={"home": [ELMORE], "Bunkhouse": ["Clint Ramsey"]}),
        side(
            "The Sloane Gang",
            deeds=["Undertaker"],
            at={
                where: list(theirs),
                "Undertaker": ["Pancho Castillo | bounty 2"],
                "town square": ["Sanford Taylor | bounty 2"],
            },
        ),
    )


@pytest.mark.plays(ELMORE)
@pytest.mark.refuses(ELMORE)
def test_elmore_collects_from_whoever_stands_on_others_ground() -> None:
    table = fining("Barton Everest | bounty 3", "Rob Wilby").uses(ELMORE)
    assert table.choices() == ["Barton Everest", "Rob Wilby"]
    table.answer("Barton Everest")
    assert (table.rock(0), table.bounty("Barton Everest"), table.booted(ELMORE)) == (1 + 3, 3, True)


@pytest.mark.refuses(ELMORE)
def test_on_their_own_ground_elmore_fines_nobody() -> None:
    assert not usable(fining("Barton Everest | bounty 3", where="Undertaker"), ELMORE)


# --- Benny McGill ----------------------------------------------------------------------------------


def daring(spell: str, *theirs: str) -> Playing:
    """Benny, who has 1 bullet, is in the square; a better shot is next door."""
    return Playing(
        side("The Sloane Gang", at={"town square": [f"{BENNY} | {spell}", "Clint Ramsey"]}),
        side("Law Dogs", deeds=["Undertaker"], at={"town square": list(theirs), "Undertaker": ["Dulf Zug"]}),
    )


@pytest.mark.plays(BENNY)
@pytest.mark.refuses(BENNY)
def test_benny_dares_a_better_shot_who_cannot_refuse() -> None:
    table = daring("Soul Blast", "Pancho Castillo", "Olivia Jenks", "Tommy Harden").uses(BENNY)
    assert table.choices() == ["Pancho Castillo", "Olivia Jenks"]  # Tommy has 1 bullet too
    table.answer("Pancho Castillo")
    assert table.booted("Soul Blast")
    assert "accept" not in asks(table)
    table.until("Shootout play")
    assert (table.posse(0), table.posse(1)) == ([BENNY], ["Pancho Castillo"])


@pytest.mark.refuses(BENNY)
@pytest.mark.parametrize(
    ("spell", "foe", "offered"),
    [
        ("Soul Blast", "Olivia Jenks", True),
        ("Soul Blast", "Tommy Harden", False),
        ("Soul Blast booted", "Olivia Jenks", False),
        ("Shotgun", "Olivia Jenks", False),
    ],
)
def test_benny_needs_an_unbooted_hex_and_somebody_better(spell: str, foe: str, offered: bool) -> None:
    table = daring(spell, foe)
    assert usable(table, BENNY) is offered


# --- Marion Seville (Exp 1) ------------------------------------------------------------------------


def fencing(weapon: str, *theirs: str) -> Playing:
    return shootout([f"{MARION} | {weapon}"], [*theirs, "Clint Ramsey"])


@pytest.mark.plays(MARION)
@pytest.mark.refuses(MARION)
def test_marion_strikes_a_weapon_down() -> None:
    table = fencing("Jael's Guile", "Olivia Jenks | Shotgun | Roan", "Dulf Zug | Peacemaker")
    assert not table.stud(MARION)
    table.uses(MARION)
    assert table.stud(MARION)
    assert table.choices() == ["Shotgun", "Peacemaker", "none"]
    table.answer("Shotgun")
    assert table.booted("Shotgun")
    assert not table.booted("Olivia Jenks")


@pytest.mark.refuses(MARION)
def test_marion_needs_a_melee_weapon_and_may_spare_the_others() -> None:
    gun = fencing("Shotgun", "Olivia Jenks | Peacemaker").uses(MARION)
    assert (gun.stud(MARION), gun.booted("Peacemaker"), gun.ask.seat) == (False, False, 1)
    spared = fencing("Jael's Guile", "Olivia Jenks | Peacemaker").uses(MARION, "none")
    assert (spared.stud(MARION), spared.booted("Peacemaker")) == (True, False)


# --- J.W. Byrne ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "numbers"),
    [
        pytest.param("Winchester Model 1873", (1 + 1 + 1, 0, 1), marks=pytest.mark.plays(BYRNE)),
        pytest.param("Fancy New Hat", (1, 1 + 1, 1), marks=pytest.mark.plays(BYRNE)),
        pytest.param("Mustang", (1, 0, 0), marks=pytest.mark.plays(BYRNE)),
        pytest.param("Soul Blast", (1, 0, 1), marks=pytest.mark.refuses(BYRNE)),
    ],
)
def test_jw_is_worth_what_he_wears(goods: str, numbers: tuple[int, int, int]) -> None:
    table = Playing(side("Law Dogs", at={"home": [f"{BYRNE} | {goods}"]}), side())
    assert (table.bullets(BYRNE), table.influence(BYRNE), upkeep(table.state, table.id(BYRNE))) == numbers
