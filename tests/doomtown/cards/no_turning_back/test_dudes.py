"""Dudes of No Turning Back."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import shootout

MAX = "Max Baine (Exp 1)"
EBEN = "Ebenezer Springfield"
AVIE = "Avie Cline (Exp 1)"
HIGHBINDER = "Harry Highbinder"

# --- Max Baine (Exp 1) -----------------------------------------------------------------------------


def reformer(
    where: str, *, rock: int = 6, hand: tuple[str, ...] = ("Clint Ramsey", "Olivia Jenks")
) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=["The Town Hall", "Circle M Ranch"],
            at={where: [MAX]},
            hand=list(hand),
        ),
        side("The Sloane Gang", deeds=["Undertaker"]),
    )


@pytest.mark.parametrize(
    ("where", "points"),
    [
        pytest.param("town square", 0, marks=pytest.mark.plays(MAX)),
        pytest.param("The Town Hall", 0, marks=pytest.mark.plays(MAX)),
        pytest.param("Undertaker", 1, marks=pytest.mark.refuses(MAX)),
        pytest.param("home", 1, marks=pytest.mark.refuses(MAX)),
    ],
)
def test_ranches_count_nothing_while_max_governs(where: str, points: int) -> None:
    table = reformer(where)
    assert control(table.state, table.id("Circle M Ranch")) == points
    assert control(table.state, table.id("The Town Hall")) == 2


@pytest.mark.plays(MAX)
@pytest.mark.refuses(MAX)
def test_max_brings_somebody_of_value_where_he_is() -> None:
    table = reformer("town square", rock=2).uses(MAX)  # Clint has value 11, Olivia 2
    assert table.card("Clint Ramsey").zone == "play"
    assert table.card("Clint Ramsey").place == table.place("town square")
    assert table.rock(0) == 2 - (5 - 3)
    assert table.booted(MAX)
    assert table.hand(0) == ["Olivia Jenks"]


@pytest.mark.refuses(MAX)
def test_max_recruits_nobody_of_less_value_or_who_is_too_dear() -> None:
    assert not any(":recruit" in play for play in reformer("town square", rock=1).plays())
    assert not any(":recruit" in play for play in reformer("town square", hand=("Olivia Jenks",)).plays())


# --- Ebenezer Springfield --------------------------------------------------------------------------


def accusing(where: str, *others: str) -> Playing:
    """An opposing Huckster is about to curse somebody in the square."""
    return Playing(
        side("Law Dogs", deeds=["Jackson's Strike"], at={where: [EBEN], "town square": ["Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            at={"town square": ["Steele Archer | Blood Curse", "Pancho Castillo | bounty 1", *others]},
            deck=["KS"],
        ),
        winner=1,
    )


@pytest.mark.plays(EBEN)
@pytest.mark.refuses(EBEN)
def test_ebenezer_accuses_who_harms_his_friends() -> None:
    table = accusing("home", "Rob Wilby").uses("Blood Curse", "Olivia Jenks").reacts(EBEN)
    assert table.choices() == ["Steele Archer", "Rob Wilby"]  # not Pancho, who is wanted
    table.answer("Rob Wilby")
    assert table.bounty("Rob Wilby") == 1


@pytest.mark.refuses(EBEN)
def test_far_away_or_for_others_ebenezer_says_nothing() -> None:
    far = accusing("Jackson's Strike").uses("Blood Curse", "Olivia Jenks")
    assert far.ask.seat == 0
    assert not any(":accuse" in play for play in far.plays())
    own = accusing("home").uses("Blood Curse", "Pancho Castillo")
    assert not any(":accuse" in play for play in own.plays())


@pytest.mark.plays(EBEN)
def test_ebenezer_accuses_for_a_friend_who_was_sent_far_away_from_his_side() -> None:
    """Allie stands beside him out of town as she is ridden down; her home is not next to it."""
    table = Playing(
        side("The Sloane Gang", deeds=["Jackson's Strike"], at={"Jackson's Strike": [EBEN, "Allie Hensman"]}),
        side("Law Dogs", at={"Jackson's Strike": ["Rob Wilby | Roan"]}, hand=["Ridden Down"]),
        turn=1,
    )
    table.uses("Ridden Down", "Allie Hensman").reacts(EBEN)
    assert table.at("Allie Hensman") == "The Sloane Gang"
    assert table.bounty("Rob Wilby") == 1


@pytest.mark.plays(EBEN)
def test_ebenezer_accuses_for_himself() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Jackson's Strike"], at={"Jackson's Strike": [EBEN]}),
        side("The Sloane Gang", at={"Jackson's Strike": ["Rob Wilby | Roan"]}, hand=["Ridden Down"]),
        turn=1,
    )
    table.uses("Ridden Down").reacts(EBEN)
    assert (table.at(EBEN), table.bounty("Rob Wilby")) == ("Law Dogs", 1)


@pytest.mark.plays(EBEN)
def test_ebenezer_accuses_for_a_friend_who_was_aced() -> None:
    table = shootout(["Sanford Taylor | Shotgun"], [EBEN, "Allie Hensman"]).uses("Shotgun")
    assert table.zone("Allie Hensman") == "hill"
    assert table.reacts(EBEN).bounty("Sanford Taylor") == 1


@pytest.mark.plays(EBEN)
def test_ebenezer_accuses_who_takes_his_friend() -> None:
    """Control of Olivia goes to the third player; she was yours as it happened."""
    table = Playing(
        side("Law Dogs", at={"town square": [EBEN, "Olivia Jenks"]}),
        side("Morgan Cattle Co."),
        side("The Fourth Ring", at={"town square": ["Steele Archer | Puppet"]}, deck=["KS"] * 3),
        turn=2,
    )
    table.uses("Puppet", "Olivia Jenks")
    assert table.controller("Olivia Jenks") == 2
    table.reacts(EBEN, "Steele Archer")
    assert table.bounty("Steele Archer") == 1


@pytest.mark.refuses(EBEN)
def test_ebenezer_says_nothing_for_whom_only_the_ability_brought_near() -> None:
    """Olivia is ridden down far away and comes home, where he is."""
    table = Playing(
        side(
            "Law Dogs", deeds=["Jackson's Strike"], at={"Jackson's Strike": ["Olivia Jenks"], "home": [EBEN]}
        ),
        side("The Sloane Gang", at={"Jackson's Strike": ["Rob Wilby | Roan"]}, hand=["Ridden Down"]),
        turn=1,
    )
    table.uses("Ridden Down")
    assert table.at("Olivia Jenks") == table.at(EBEN)
    assert not any(":accuse" in play for play in table.plays())


# --- Avie Cline (Exp 1) ----------------------------------------------------------------------------


def summoning(where: str) -> Playing:
    """Avie has 3 influence; about are weaker ones and Lillian Morgan, who has 5."""
    return Playing(
        side("The Fourth Ring", deeds=["Bunkhouse", "Blake Ranch"], at={where: [AVIE]}),
        side(
            "The Sloane Gang",
            deeds=["Jackson's Strike"],
            at={
                "home": ["Pancho Castillo", "Lillian Morgan"],
                "town square": ["Dulf Zug"],
                "Bunkhouse": ["Barton Everest"],
                "Jackson's Strike": ["Rob Wilby"],
            },
        ),
    )


@pytest.mark.plays(AVIE)
@pytest.mark.refuses(AVIE)
def test_avie_draws_a_lesser_soul_to_her_deed() -> None:
    table = summoning("Bunkhouse").uses(AVIE)
    assert table.choices() == ["Pancho Castillo", "Dulf Zug", "Barton Everest"]  # Barton in vain (ruling 80)
    table.answer("Pancho Castillo")
    assert table.at("Pancho Castillo") == "Bunkhouse"
    assert (table.booted(AVIE), table.booted("Pancho Castillo")) == (True, False)


@pytest.mark.refuses(AVIE)
@pytest.mark.parametrize("where", ["town square", "home", "Blake Ranch"])
def test_elsewhere_avie_boots_in_vain(where: str) -> None:
    table = summoning(where).uses(AVIE)
    assert (table.booted(AVIE), table.ask.seat) == (True, 1)
    assert table.at("Pancho Castillo") == "The Sloane Gang"


# --- Harry Highbinder ------------------------------------------------------------------------------


def ruling(*mine: str, theirs: tuple[str, ...] = ("Pancho Castillo",), where: str = "town square") -> Playing:
    """Harry has 3 influence, Pancho 2; Rob Wilby in the square wants a horse."""
    friends = ["Rob Wilby", *mine]
    at = (
        {where: [HIGHBINDER], "town square": friends}
        if where != "town square"
        else {where: [HIGHBINDER, *friends]}
    )
    return Playing(
        side(
            "The Sloane Gang",
            rock=5,
            at=at,
            hand=["Roan", "Shotgun"],
        ),
        side("Law Dogs", at={"town square": list(theirs)}),
    )


@pytest.mark.plays(HIGHBINDER)
def test_harry_controls_the_square_and_people_shop_there() -> None:
    table = ruling()
    assert table.controller("Town Square") == 0
    table.shops("Roan", "Rob Wilby")
    assert table.card("Roan").place == table.id("Rob Wilby")


@pytest.mark.refuses(HIGHBINDER)
@pytest.mark.parametrize(
    ("theirs", "where"),
    [
        (("Pancho Castillo", "Barton Everest"), "town square"),  # three against three
        (("Pancho Castillo", "Dulf Zug"), "town square"),
        ((), "home"),
    ],
)
def test_without_harry_or_with_others_as_strong_nobody_controls_the_square(
    theirs: tuple[str, ...], where: str
) -> None:
    table = ruling("Jake Smiley", theirs=theirs, where=where)
    assert table.controller("Town Square") == -1
    if where == "town square":
        assert table.why_not("shop", "Roan").rule == "RB-5.3.5-08"
    else:
        assert table.answer(f"shop:{table.id('Roan')}").card("Roan").place == table.id(HIGHBINDER)


@pytest.mark.plays(HIGHBINDER)
@pytest.mark.refuses(HIGHBINDER)
def test_harry_takes_no_weapon_but_his_friends_do() -> None:
    table = ruling("Dulf Zug")
    table.answer(f"shop:{table.id('Shotgun')}")
    assert table.choices() == ["Rob Wilby", "Dulf Zug"]
    horse = ruling().answer(f"shop:{table.id('Roan')}")
    assert horse.choices() == [HIGHBINDER, "Rob Wilby"]
