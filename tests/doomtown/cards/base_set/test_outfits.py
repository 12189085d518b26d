"""The four outfits of the Base Set; Law Dogs play in `test_hardest_rulings`."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import text

# --- The Fourth Ring -------------------------------------------------------------------------------


def cursing(where: str, *, pull: str, hand: list[str] | None = None) -> Playing:
    """Steele Archer, Huckster 2, curses a dude in the town square: 9 is needed."""
    table = Playing(
        side(
            "The Fourth Ring",
            deck=[pull, "Undertaker"],
            hand=["Bunkhouse"] if hand is None else hand,
            at={where: ["Steele Archer | Blood Curse"]},
        ),
        side("Law Dogs", at={"town square": ["Pancho Castillo"]}),
    )
    return table.uses("Blood Curse", "Pancho Castillo")


@pytest.mark.plays("The Fourth Ring")
def test_a_spell_that_works_in_town_trades_a_card_for_ghost_rock_and_another() -> None:
    table = cursing("town square", pull="8S")
    table.reacts("The Fourth Ring")
    assert table.booted("The Fourth Ring")
    assert table.zone("Bunkhouse") == "discard"
    assert table.hand(0) == ["Undertaker"]
    assert table.rock(0) == 1
    assert table.influence("Pancho Castillo") == 1, "the spell works all the same"


@pytest.mark.refuses("The Fourth Ring")
@pytest.mark.parametrize(
    ("where", "pull", "hand"),
    [
        ("home", "8S", ["Bunkhouse"]),  # at home
        ("town square", "6S", ["Bunkhouse"]),  # the spell fails
        ("town square", "8S", []),  # nothing to discard
    ],
)
def test_no_ritual_at_home_nor_after_a_failure_nor_without_a_card(
    where: str, pull: str, hand: list[str]
) -> None:
    table = cursing(where, pull=pull, hand=hand)
    assert "Noon play" in text(table.ask.message), "nobody is asked to react"
    assert table.rock(0) == 0


# --- Morgan Cattle Co. -----------------------------------------------------------------------------


def investing(rock: int, *dudes: str, hand: str = "Undertaker") -> Playing:
    """The Undertaker costs 4."""
    return Playing(side("Morgan Cattle Co.", rock=rock, hand=[hand], at={"home": list(dudes)}), side())


@pytest.mark.plays("Morgan Cattle Co.")
@pytest.mark.ruling("RC4-morgan-cattle-co-01")
def test_a_dude_makes_a_deed_cheaper_and_goes_there() -> None:
    table = investing(2, "Olivia Jenks").uses("Morgan Cattle Co.", "left")
    assert table.rock(0) == 2 - (4 - 2)
    assert table.zone("Undertaker") == "play"
    assert table.at("Olivia Jenks") == "Undertaker"
    assert table.booted("Olivia Jenks")
    assert table.booted("Morgan Cattle Co.")


@pytest.mark.refuses("Morgan Cattle Co.")
def test_only_an_unbooted_dude_with_enough_influence_invests() -> None:
    assert investing(2, "Olivia Jenks | booted").why_not("use", "Morgan Cattle Co.") is not None
    assert investing(1, "Olivia Jenks").why_not("use", "Morgan Cattle Co.") is not None
    assert investing(9, "Olivia Jenks", hand="Shotgun").why_not("use", "Morgan Cattle Co.") is not None
    table = investing(2, "Olivia Jenks", "Clint Ramsey").uses("Morgan Cattle Co.", "left")
    assert table.at("Olivia Jenks") == "Undertaker", "with Clint's 1 it would still cost 3: nobody was asked"
    rich = investing(9, "Olivia Jenks | Roan", "Clint Ramsey", "Pancho Castillo | booted").uses(
        "Morgan Cattle Co."
    )
    assert set(rich.choices()) == {"Olivia Jenks", "Clint Ramsey"}


# --- Law Dogs --------------------------------------------------------------------------------------


@pytest.mark.refuses("Law Dogs")
def test_the_law_dogs_boot_unbooted_dudes_and_nothing_else() -> None:
    table = Playing(
        side(
            "Law Dogs", at={"home": ["Tommy Harden | Roan", "Clint Ramsey", "Judge Harry Somerset | booted"]}
        ),
        side("The Sloane Gang", at={"home": ["Travis Moone", "Olivia Jenks"]}),
    )
    table.uses("Law Dogs")
    assert "Olivia Jenks" not in table.choices(), "Tommy and Clint have 2 together, no more than she"
    table.answer("Travis Moone")
    assert set(table.choices()) == {"Tommy Harden", "Clint Ramsey"}


# --- The Sloane Gang -------------------------------------------------------------------------------


def showing_off(dude: str = "Olivia Jenks", *others: object) -> Playing:
    table = Playing(
        side("The Sloane Gang", hand=["2C"], at={"town square": [dude]}),
        side("Law Dogs", at={"home": ["Judge Harry Somerset"]}),
        *others,  # type: ignore[arg-type]
    )
    return table.uses("The Sloane Gang")


@pytest.mark.plays("The Sloane Gang")
def test_who_stays_in_the_square_until_sundown_earns_ghost_rock() -> None:
    table = showing_off("Olivia Jenks", side("Morgan Cattle Co.", at={"home": ["Max Baine"]}))
    assert table.booted("Olivia Jenks")
    assert table.booted("The Sloane Gang")
    table.passes(1, 2, 0).answer("ghost rock")
    assert table.rock(0) == 2, "one for each other player"
    assert control(table.state, table.id("Olivia Jenks")) == 0


@pytest.mark.plays("The Sloane Gang")
@pytest.mark.ruling("RC3-the-sloane-gang-01")
def test_the_control_point_comes_after_the_victory_check() -> None:
    """The others have no influence at all, so a single control point would win."""
    table = Playing(
        side("The Sloane Gang", at={"town square": ["Lawrence Blackwood"]}),
        side("Law Dogs", at={"home": ["Travis Moone"]}),
    )
    table.uses("The Sloane Gang").passes(1, 0).answer("control point")
    assert control(table.state, table.id("Lawrence Blackwood")) == 1
    assert not table.table.over
    table.until("Noon play").passes().passes()
    assert table.table.over
    assert table.state.victors == (0,), "it counts the next day"


@pytest.mark.ruling("RC3-the-sloane-gang-02")
def test_whoever_showed_off_chooses_though_the_dude_has_changed_sides() -> None:
    table = Playing(
        side("The Sloane Gang", hand=["2C"], at={"town square": ["Olivia Jenks"]}),
        side("The Fourth Ring", at={"town square": ["Steele Archer | Puppet"]}, deck=["KS"]),
    )
    table.uses("The Sloane Gang").uses("Puppet", "Olivia Jenks")
    assert table.controller("Olivia Jenks") == 1
    table.passes(0, 1)
    assert table.ask.seat == 0
    table.answer("ghost rock")
    assert (table.rock(0), table.rock(1)) == (1, 0)


@pytest.mark.refuses("The Sloane Gang")
def test_no_reward_for_who_has_left_the_square() -> None:
    table = showing_off("Olivia Jenks | Mustang").passes(1).uses("Mustang", "The Sloane Gang")
    table.passes(1, 0)
    assert "discard" in text(table.ask.message), "Sundown goes on without a question"
    assert table.rock(0) == 0
    assert control(table.state, table.id("Olivia Jenks")) == 0


@pytest.mark.refuses("The Sloane Gang")
def test_a_second_control_point_is_not_offered() -> None:
    table = showing_off("Olivia Jenks | control 1").passes(1, 0)
    assert table.rock(0) == 1, "ghost rock without a question"
    assert control(table.state, table.id("Olivia Jenks")) == 1


@pytest.mark.refuses("The Sloane Gang")
@pytest.mark.parametrize(
    ("place", "dude"), [("home", "Olivia Jenks"), ("town square", "Olivia Jenks | booted")]
)
def test_only_an_unbooted_dude_in_the_square_shows_off(place: str, dude: str) -> None:
    table = Playing(side("The Sloane Gang", at={place: [dude]}), side())
    refusal = table.why_not("use", "The Sloane Gang")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-06"
