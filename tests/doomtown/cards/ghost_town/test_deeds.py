"""Deeds of Ghost Town."""

import pytest

from boomtown.doomtown.reading.numbers import control, production
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events

# --- Wagner Memorial Ranch -------------------------------------------------------------------------

RANCH = "Wagner Memorial Ranch"


def inventing(gadget: str, top: str, *, where: str = RANCH) -> Playing:
    """Roderick, a Mad Scientist 1, starts to invent a Gadget with this card on top of the deck."""
    table = Playing(
        side(
            "Morgan Cattle Co.",
            rock=9,
            deeds=[RANCH, "Bunkhouse"],
            at={where: ["Roderick Byre"]},
            hand=[gadget],
            deck=[top],
        ),
        side("The Sloane Gang"),
    )
    return table.shops(gadget)


@pytest.mark.plays("Wagner Memorial Ranch")
def test_the_ranch_makes_a_horse_easier_and_lives_off_it() -> None:
    table = inventing("Mechanical Horse", "2S").reacts(RANCH)  # 2 + 1 against 5 - 2
    assert table.events(events.Tested)[-1].difficulty == 3
    assert table.zone("Mechanical Horse") == "play"
    assert (table.booted("Roderick Byre"), table.booted(RANCH)) == (False, True)
    assert production(table.state, table.id(RANCH)) == 1


def test_other_gadgets_do_not_make_the_ranch_grow() -> None:
    table = inventing("Force Field", "2S").reacts(RANCH)
    assert table.zone("Force Field") == "play"
    assert not table.booted("Roderick Byre")
    assert production(table.state, table.id(RANCH)) == 0


def test_a_failed_invention_leaves_the_scientist_booted() -> None:
    table = inventing("Mechanical Horse", "AS").reacts(RANCH)  # 1 + 1 is less than 3
    assert table.zone("Mechanical Horse") == "discard"
    assert table.booted("Roderick Byre")
    assert production(table.state, table.id(RANCH)) == 0
    assert table.state.effects == ()  # nothing is left of it for the next test


@pytest.mark.refuses("Wagner Memorial Ranch")
def test_the_ranch_helps_nobody_elsewhere() -> None:
    table = inventing("Mechanical Horse", "2S", where="Bunkhouse")
    assert table.zone("Mechanical Horse") == "discard"  # 2 + 1 against 5, and nobody was asked
    assert not table.booted(RANCH)


# --- Companhurst's ---------------------------------------------------------------------------------


def shizeng(mine: int, theirs: int, deeds: list[str]) -> int:
    """Shizeng Lu, at the other player's Undertaker, takes 2 control points from it if you are the poorest."""
    table = Playing(
        side("The 108 Righteous Bandits", rock=mine, deeds=deeds, at={"Undertaker": ["Shizeng Lu"]}),
        side("The Sloane Gang", rock=theirs, deeds=["Undertaker"]),
    )
    return control(table.state, table.id("Undertaker"))


@pytest.mark.plays("Companhurst's")
def test_at_companhursts_a_tie_makes_you_the_poorest() -> None:
    assert shizeng(3, 3, []) == 2
    assert shizeng(3, 3, ["Companhurst's"]) == 0


@pytest.mark.refuses("Companhurst's")
def test_at_companhursts_the_richer_is_not_the_poorest() -> None:
    assert shizeng(4, 3, ["Companhurst's"]) == 2


def test_companhursts_serves_whoever_controls_it() -> None:
    table = Playing(
        side("The 108 Righteous Bandits", rock=3, at={"Undertaker": ["Shizeng Lu"]}),
        side(
            "The Sloane Gang",
            rock=3,
            deeds=["Undertaker", "Companhurst's"],
            at={"Companhurst's": ["Marion Seville"]},
        ),
    )
    assert control(table.state, table.id("Undertaker")) == 2


# --- Epidemic Laboratory ---------------------------------------------------------------------------


def laboratory(*people: str) -> Playing:
    return Playing(
        side("Law Dogs", deeds=["Epidemic Laboratory"], at={"home": list(people)}), side("The Sloane Gang")
    )


@pytest.mark.ruling("RC3-epidemic-laboratory-01")
@pytest.mark.plays("Epidemic Laboratory")
def test_the_leader_boots_for_the_laboratorys_job() -> None:
    table = laboratory("Roderick Byre").uses("Epidemic Laboratory")
    deed = table.id("Epidemic Laboratory")
    assert (control(table.state, deed), production(table.state, deed)) == (1, 1)
    assert (table.booted("Roderick Byre"), table.booted("Epidemic Laboratory")) == (True, False)


@pytest.mark.refuses("Epidemic Laboratory")
@pytest.mark.parametrize("people", [["Olivia Jenks"], ["Roderick Byre | booted"], ["Xiaodan Li"]])
def test_the_laboratory_wants_an_unbooted_dude_with_a_skill(people: list[str]) -> None:
    table = laboratory(*people)  # Kung Fu is no skill
    assert f"use:{table.id('Epidemic Laboratory')}:research" not in table.plays()
