"""Goods of No Turning Back."""

import pytest

from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import deal, draws, shootout, usable

QUEMA, GUN, HOUND, RAPIER, TONIC = "La Quema", "Asyncoil Gun", "Scoop Hound", "Rapier", "Vitality Tonic"

# --- La Quema --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "numbers"),
    [
        pytest.param(QUEMA, (2 + 3, 2), marks=pytest.mark.plays(QUEMA)),
        pytest.param(f"{QUEMA} | Jael's Guile", (2 + 3, 2 + 1), marks=pytest.mark.plays(QUEMA)),
        pytest.param(f"{QUEMA} | Winchester Model 1873", (2 + 3, 2 + 1), marks=pytest.mark.refuses(QUEMA)),
    ],
)
def test_a_rider_with_a_blade_is_dangerous(goods: str, numbers: tuple[int, int]) -> None:
    table = Playing(side("Law Dogs", at={"home": [f"Olivia Jenks | {goods}"]}), side())
    assert (
        table.value("Olivia Jenks"),
        table.bullets("Olivia Jenks"),
    ) == numbers  # the Winchester is 1 bullet itself


def charging(horse: str = QUEMA) -> Playing:
    return shootout(
        ["Jake Smiley"],
        ["Dulf Zug", "Pancho Castillo"],
        leader={"at": {"home": [f"Clint Ramsey | booted | {horse}"]}},
        mark={"at": {"home": ["Barton Everest"]}},
    )


@pytest.mark.plays(QUEMA)
@pytest.mark.refuses(QUEMA)
def test_la_quema_carries_its_rider_into_the_fight_and_somebody_boots() -> None:
    table = charging().uses(QUEMA)
    assert table.posse(0) == ["Jake Smiley", "Clint Ramsey"]
    assert (table.at("Clint Ramsey"), table.booted(QUEMA)) == ("Town Square", True)
    assert table.choices() == ["Dulf Zug", "Pancho Castillo"]  # not who stays away
    table.answer("Pancho Castillo")
    assert table.booted("Pancho Castillo")
    assert table.ask.seat == 1


@pytest.mark.refuses(QUEMA)
def test_a_booted_horse_carries_nobody_and_who_is_there_needs_no_ride() -> None:
    assert not usable(charging(f"{QUEMA} booted"), QUEMA)
    assert not usable(shootout([f"Jake Smiley | {QUEMA}"], ["Dulf Zug"]), QUEMA)


@pytest.mark.plays(QUEMA)
def test_in_weird_west_nobody_has_to_boot_and_a_blade_is_nothing_more() -> None:
    table = charging(f"{QUEMA} [Weird West]").uses(QUEMA, "none")
    assert table.posse(0) == ["Jake Smiley", "Clint Ramsey"]
    assert not table.booted("Dulf Zug")
    assert not table.booted("Pancho Castillo")
    assert table.value("Clint Ramsey") == 13  # 11 and 3 more, but a king is the most
    rider = Playing(
        side("Law Dogs", at={"home": [f"Rob Wilby | {QUEMA} [Weird West] | Jael's Guile"]}), side()
    )
    assert (rider.value("Rob Wilby"), rider.bullets("Rob Wilby")) == (2 + 3, 1 + 1)  # its printed bullet


# --- Asyncoil Gun ----------------------------------------------------------------------------------


def firing(pulled: str) -> Playing:
    """Olivia has 4 bullets with the gun; in the other posse are values of 1, 5 and 11."""
    table = shootout(
        [f"Olivia Jenks | {GUN}", "Rob Wilby"],
        ["Dulf Zug", "Steele Archer", "Pancho Castillo", "Clint Ramsey"],
        leader={"deck": [pulled]},
        mark={"at": {"home": ["Jake Smiley"]}},
    )
    return table.uses(GUN)


@pytest.mark.plays(GUN)
@pytest.mark.refuses(GUN)
def test_the_gun_disposes_of_somebody_small() -> None:
    table = firing("2H")
    assert table.booted(GUN)
    assert table.choices() == ["Dulf Zug", "Steele Archer"]  # values 1 and 4; Pancho has 5
    table.answer("Steele Archer")
    assert table.zone("Steele Archer") == "discard"


@pytest.mark.plays(GUN)
@pytest.mark.refuses(GUN)
def test_a_club_backfires() -> None:
    table = firing("KC")
    assert table.zone("Olivia Jenks") == table.zone(GUN) == "discard"
    assert table.posse(1) == ["Dulf Zug", "Steele Archer", "Pancho Castillo", "Clint Ramsey"]


# --- Scoop Hound -----------------------------------------------------------------------------------


def pointing(*, uses_hound: bool = True) -> Playing:
    """Xiong sends people home, a Pinto and a Gunslinger bring people in."""
    table = shootout(
        [f"Olivia Jenks | {HOUND}"],
        ['Xiong "Wendy" Cheng'],
        leader={"at": {"home": ["Rob Wilby | Pinto"]}},
        mark={
            "hand": ["Hired Help", "Pistol Whip", "The Stakes Just Rose"],
            "at": {"home": ["Jake Smiley"]},
            "rock": 5,
        },
    )
    return table.uses(HOUND) if uses_hound else table.passes(0)


@pytest.mark.plays(HOUND)
def test_with_the_hound_on_the_scent_nobody_comes_or_goes() -> None:
    free = pointing(uses_hound=False)
    stopped = ('Xiong "Wendy" Cheng', "Pistol Whip", "The Stakes Just Rose", "Hired Help")
    assert all(usable(free, card) for card in stopped)
    table = pointing()
    assert table.booted(HOUND)
    assert not any(usable(table, card) for card in stopped)
    assert not usable(table.passes(1), "Pinto")


@pytest.mark.refuses(HOUND)
def test_the_hound_stops_no_flight_and_is_forgotten_after_the_fight() -> None:
    table = shootout([f"Olivia Jenks | {HOUND}", "Rob Wilby"], ["Dulf Zug"], hands=(deal(1), deal(2))).uses(
        HOUND
    )
    assert table.state.effects
    draws(table, "Olivia Jenks", "Dulf Zug").until(Question.CASUALTIES).answer(
        f"discard:{table.id('Rob Wilby')}"
    )
    table.until(Question.RUN).answer("Olivia Jenks").until(Question.NOON)
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Law Dogs", True)
    assert not table.state.effects


@pytest.mark.refuses(HOUND)
def test_a_booted_hound_sleeps() -> None:
    assert not usable(shootout([f"Olivia Jenks | {HOUND} booted"], ["Jake Smiley"]), HOUND)


# --- Rapier ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("theirs", "bullets"),
    [
        pytest.param("Jake Smiley | Shotgun", 2, marks=pytest.mark.plays(RAPIER)),
        pytest.param("Jake Smiley | Shotgun booted", 2 + 2, marks=pytest.mark.refuses(RAPIER)),
        pytest.param("Jake Smiley | Jael's Guile", 2 + 2, marks=pytest.mark.refuses(RAPIER)),
        pytest.param("Jake Smiley | Mustang", 2 + 2, marks=pytest.mark.refuses(RAPIER)),
    ],
)
def test_a_rapier_is_no_use_against_a_gun(theirs: str, bullets: int) -> None:
    table = shootout(
        [f"Olivia Jenks | {RAPIER}", "Rob Wilby | Shotgun"],
        [theirs],
        mark={"at": {"home": ["Clint Ramsey | Peacemaker"]}},
    )
    assert table.bullets("Olivia Jenks") == bullets


@pytest.mark.plays(RAPIER)
@pytest.mark.refuses(RAPIER)
def test_a_gun_that_boots_gives_the_rapier_its_edge_back() -> None:
    table = shootout([f"Olivia Jenks | {RAPIER}"], ["Jake Smiley | Shotgun"])
    assert (table.bullets("Olivia Jenks"), table.value("Olivia Jenks")) == (2, 2 + 1)
    boots = shootout(
        ["Marion Seville (Exp 1) | Jael's Guile", f"Olivia Jenks | {RAPIER}"], ["Jake Smiley | Shotgun"]
    )
    boots.uses("Marion Seville", "Shotgun")
    assert boots.bullets("Olivia Jenks") == 2 + 2


# --- Vitality Tonic --------------------------------------------------------------------------------


def drinking(pulled: str, *, rock: int = 4) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            at={"town square": [f"Olivia Jenks | booted | {TONIC}"]},
            deck=[pulled, "KH"],
        ),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(TONIC)
@pytest.mark.refuses(TONIC)
def test_the_tonic_wakes_as_often_as_one_pays() -> None:
    table = drinking("2H").uses(TONIC)
    assert has_keyword(table.state, table.id("Olivia Jenks"), "Abomination")
    assert (table.booted("Olivia Jenks"), table.booted(TONIC), table.rock(0)) == (False, False, 4 - 2)
    table.passes(1).uses(TONIC)
    assert table.rock(0) == 0
    table.passes(1)
    assert not usable(table, TONIC)  # nothing left to pay with


@pytest.mark.plays(TONIC)
@pytest.mark.refuses(TONIC)
def test_the_tonic_may_be_too_strong() -> None:
    table = drinking("2C").uses(TONIC)
    assert table.zone("Olivia Jenks") == table.zone(TONIC) == "discard"
    assert not usable(drinking("2H", rock=1), TONIC)


def shot(bearer: str) -> Playing:
    """A Shotgun aims at the bearer of the tonic, who has value 1 or 2."""
    return shootout(["Pancho Castillo | Shotgun"], [f"{bearer} | {TONIC}", "Barton Everest"])


@pytest.mark.plays(TONIC)
def test_who_drank_it_is_only_discarded_in_a_shootout() -> None:
    table = shot("Jake Smiley").uses("Shotgun")
    table.reacts(TONIC)
    assert table.zone("Jake Smiley") == "discard"


@pytest.mark.plays(TONIC)
def test_who_is_aced_from_home_by_what_sent_the_dude_there_is_aced_in_a_shootout() -> None:
    """Dr. Arden sends home first and aces then (ruling 1161)."""
    table = shootout(
        ["Dr. Arden Gillman"], [f"Travis Moone | {TONIC}", "Barton Everest"], leader={"deck": ["KD"]}
    )
    table.uses("Dr. Arden Gillman", "Travis Moone")
    assert table.at("Travis Moone") == "The Sloane Gang"
    assert table.reacts(TONIC).zone("Travis Moone") == "discard"


@pytest.mark.plays(TONIC)
def test_a_casualty_that_drank_it_is_discarded_and_still_covers_two() -> None:
    table = shootout(
        ["Olivia Jenks"],
        [f"Jake Smiley | {TONIC}", "Dulf Zug"],
        hands=(deal(3), deal(1)),
    )
    draws(table, "Olivia Jenks", "Dulf Zug").until(Question.CASUALTIES)
    table.answer(f"ace:{table.id('Jake Smiley')}").reacts(TONIC).until(Question.RUN)
    assert table.zone("Jake Smiley") == "discard"
    assert table.posse(1) == ["Dulf Zug"]


@pytest.mark.refuses(TONIC)
def test_outside_shootouts_and_for_others_the_tonic_does_nothing() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"Olivia Jenks | {TONIC}"]}, hand=["No Turning Back"]), side()
    )
    assert table.uses("No Turning Back").zone("Olivia Jenks") == "hill"
    other = shootout(["Pancho Castillo | Shotgun"], [f"Clint Ramsey | {TONIC}", "Jake Smiley"]).uses(
        "Shotgun"
    )
    assert other.zone("Jake Smiley") == "hill"
