"""Spells of Faith and Fear that move and unboot dudes."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import everybody_joins, shootout, usable

# --- Phantasm --------------------------------------------------------------------------------------

PHANTASM = "Phantasm"


def haunted(*there: str, pulled: str = "KS", square: tuple[str, ...] = ("Clint Ramsey",)) -> Playing:
    """Steele Archer, whose skill is 2, is with these dudes at a deed next to home; others are in the square."""
    return Playing(
        side(
            "Law Dogs",
            deeds=["Undertaker", "Bunkhouse"],
            at={"Undertaker": [f"Steele Archer | {PHANTASM}", "Olivia Jenks"]},
            deck=[pulled],
        ),
        side(
            "The Sloane Gang",
            at={"Undertaker": list(there), "town square": list(square), "home": ["Dulf Zug"]},
        ),
    )


@pytest.mark.plays(PHANTASM)
@pytest.mark.refuses(PHANTASM)
def test_an_unbooted_dude_nearby_is_lured_next_door() -> None:
    table = haunted("Pancho Castillo", "Barton Everest | booted", pulled="7S").uses(PHANTASM, part="lure")
    assert table.choices() == ["Pancho Castillo", "Clint Ramsey"]  # none of yours, none booted, none far away
    table.answer("Pancho Castillo")
    assert table.choices() == ["Town Square", "Law Dogs", "Bunkhouse"]
    table.answer("Bunkhouse")
    assert table.at("Pancho Castillo") == "Bunkhouse"
    assert not table.booted("Pancho Castillo")
    assert table.booted(PHANTASM)


@pytest.mark.plays(PHANTASM)
def test_who_is_lured_from_next_door_goes_to_what_is_next_to_that() -> None:
    table = haunted().uses(PHANTASM, part="lure")
    assert table.choices() == ["Law Dogs", "The Sloane Gang", "Undertaker", "Bunkhouse"]
    assert table.answer("The Sloane Gang").at("Clint Ramsey") == "The Sloane Gang"


@pytest.mark.plays(PHANTASM)
@pytest.mark.refuses(PHANTASM)
def test_a_booted_dude_here_is_dragged_next_door() -> None:
    table = haunted(
        "Pancho Castillo", "Barton Everest | booted", pulled="10S", square=("Clint Ramsey | booted",)
    )
    table.uses(PHANTASM, part="drag")
    assert table.choices() == ["Town Square", "Law Dogs", "Bunkhouse"]  # it can be Barton only
    table.answer("Town Square")
    assert table.at("Barton Everest") == "Town Square"
    assert table.booted("Barton Everest")


@pytest.mark.refuses(PHANTASM)
@pytest.mark.parametrize(("part", "pulled"), [("lure", "6S"), ("drag", "9S")])
def test_a_failed_phantasm_moves_nobody(part: str, pulled: str) -> None:
    table = haunted("Barton Everest | booted", pulled=pulled).uses(PHANTASM, part=part)
    if part == "drag":
        table.answer("Town Square")
    assert table.at("Barton Everest") == "Undertaker"
    assert table.at("Clint Ramsey") == "Town Square"
    assert table.booted(PHANTASM)


@pytest.mark.refuses(PHANTASM)
def test_without_a_fitting_dude_there_is_no_phantasm() -> None:
    table = haunted("Pancho Castillo", square=())
    assert (usable(table, PHANTASM, "lure"), usable(table, PHANTASM, "drag")) == (True, False)
    table = haunted("Pancho Castillo | booted", square=("Clint Ramsey | booted",))
    assert (usable(table, PHANTASM, "lure"), usable(table, PHANTASM, "drag")) == (False, True)


# --- Walk The Path ---------------------------------------------------------------------------------

PATH = "Walk The Path"


def scattered(pulled: str) -> Playing:
    """Félix, whose skill is 2, is in the square; a friend is far away and another with him."""
    return Playing(
        side(
            "Law Dogs",
            deeds=["Jackson's Strike"],
            at={
                "town square": [f"Félix Amador | {PATH}", "Olivia Jenks"],
                "Jackson's Strike": ["Tommy Harden"],
                "home": ["Philip Swinford | booted"],
            },
            deck=[pulled],
        ),
        side("The Sloane Gang", at={"home": ["Dulf Zug"]}),
    )


@pytest.mark.plays(PATH)
@pytest.mark.refuses(PATH)
def test_a_friend_finds_the_way_from_anywhere() -> None:
    table = scattered("4S").uses(PATH)
    assert table.choices() == ["Tommy Harden", "Philip Swinford"]  # others are here already, or not yours
    table.answer("Tommy Harden")
    assert table.at("Tommy Harden") == "Town Square"
    assert not table.booted("Tommy Harden")
    assert scattered("3S").uses(PATH, "Tommy Harden").at("Tommy Harden") == "Jackson's Strike"


def beset(pulled: str, *, blessed_fights: bool = True) -> Playing:
    """Félix or Olivia is called out in the square; Tommy is far away, and booted."""
    table = shootout(
        ["Clint Ramsey"],
        ["Olivia Jenks", f"Félix Amador | {PATH}"],
        hands=((), (pulled,)),
        mark={"deeds": ["Jackson's Strike"], "at": {"Jackson's Strike": ["Tommy Harden | booted"]}},
        joining=False,
    )
    everybody_joins(table, ["Félix Amador"] if blessed_fights else [])
    return table.until(Question.SHOOTOUT).passes(0)


@pytest.mark.plays(PATH)
@pytest.mark.refuses(PATH)
def test_a_friend_joins_the_posse_from_anywhere_and_unboots() -> None:
    table = beset("5S").uses(PATH)  # 5 + 2 against 7
    assert table.posse(1) == ["Olivia Jenks", "Félix Amador", "Tommy Harden"]
    assert table.at("Tommy Harden") == "Town Square"
    assert not table.booted("Tommy Harden")
    failed = beset("4S").uses(PATH)
    assert failed.posse(1) == ["Olivia Jenks", "Félix Amador"]
    assert failed.booted("Tommy Harden")


@pytest.mark.refuses(PATH)
def test_a_blessed_who_is_in_no_posse_calls_nobody_to_it() -> None:
    assert usable(beset("5S"), PATH)
    assert not usable(beset("5S", blessed_fights=False), PATH)


# --- Soothe ----------------------------------------------------------------------------------------

SOOTHE = "Soothe"


def weary(pulled: str, *, blessed: str = "Félix Amador", soothe: str = SOOTHE) -> Playing:
    """Booted dudes are with the Blessed at home, next door in the square, and far away."""
    return Playing(
        side(
            "Law Dogs",
            deeds=["Jackson's Strike"],
            at={
                "home": [f"{blessed} | {soothe}", "Olivia Jenks | booted", "Philip Swinford"],
                "Jackson's Strike": ["Tommy Harden | booted"],
            },
            deck=[pulled],
        ),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo | booted"]}),
    )


@pytest.mark.plays(SOOTHE)
@pytest.mark.refuses(SOOTHE)
@pytest.mark.parametrize("patient", ["Olivia Jenks", "Pancho Castillo"])
def test_the_blessed_boots_and_somebody_nearby_unboots(patient: str) -> None:
    table = weary("8S").uses(SOOTHE)  # 8 + 2 against 10
    assert table.choices() == ["Olivia Jenks", "Pancho Castillo"]
    table.answer(patient)
    assert not table.booted(patient)
    assert table.booted("Félix Amador")
    assert table.booted(SOOTHE)


@pytest.mark.refuses(SOOTHE)
def test_a_failed_test_or_a_booted_blessed_soothes_nobody() -> None:
    table = weary("7S").uses(SOOTHE)
    assert table.booted("Olivia Jenks")
    assert not table.booted("Félix Amador")
    assert not usable(weary("KS", blessed="Félix Amador | booted"), SOOTHE)


@pytest.mark.plays(SOOTHE)
@pytest.mark.refuses(SOOTHE)
@pytest.mark.parametrize(("pulled", "works"), [("6S", True), ("5S", False)])
def test_in_weird_west_it_is_easier(pulled: str, works: bool) -> None:
    table = weary(pulled, soothe=f"{SOOTHE} [Weird West]").uses(SOOTHE)
    if works:
        table.answer("Olivia Jenks")
    assert table.booted("Olivia Jenks") is not works


@pytest.mark.plays(SOOTHE)
@pytest.mark.rule("RC-abilities-06")
def test_it_may_be_prayed_with_nobody_to_soothe() -> None:
    """Booting the Blessed is all it asks for."""
    table = Playing(
        side("Law Dogs", at={"home": [f"Félix Amador | {SOOTHE}"]}, deck=["KS"]), side("The Sloane Gang")
    )
    table.uses(SOOTHE)
    assert (table.booted(SOOTHE), table.booted("Félix Amador")) == (True, True)
