"""Deeds of Blood Moon Rising."""

import pytest

from boomtown.doomtown.reading.numbers import play_cost, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, shootout, usable

COMMISSION = "Gomorra Gaming Commission"


def fined(theirs: list[str], note: str = "") -> Playing:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(HANDS[1], theirs),
        leader={"deeds": [f"{COMMISSION}{note}"]},
        rock=5,
    )
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(COMMISSION)
@pytest.mark.parametrize(("answer", "hand", "rock"), [("no", 1, 5), ("yes", 0, 6)])
def test_a_cheater_pays_or_you_draw(answer: str, hand: int, rock: int) -> None:
    table = fined(CHEATING[8]).uses(COMMISSION).answer(answer)
    assert production(table.state, table.id(COMMISSION)) == 1
    assert (len(table.hand(0)), table.rock(0), table.booted(COMMISSION)) == (hand, rock, True)


@pytest.mark.refuses(COMMISSION)
@pytest.mark.parametrize(("theirs", "note"), [(HANDS[1], ""), (CHEATING[8], " | booted")])
def test_nobody_is_fined_for_honesty_or_by_a_booted_deed(theirs: list[str], note: str) -> None:
    assert fined(theirs, note).plays() == ["pass"]


# --- Nickel Night Inn --------------------------------------------------------------------------------

INN, MORTGAGE, CLIFF = "Nickel Night Inn", "Sherman Mortgage", "Cliff's #4 Saloon"


@pytest.mark.plays(INN)
def test_small_fry_nearby_is_put_to_bed() -> None:
    table = Playing(
        side("Law Dogs", deeds=[INN], at={INN: ["Tommy Harden"], "home": ["Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            at={
                "town square": ["Fred Aims", "Allie Hensman | booted", "Barton Everest"],
                "home": ["Lawrence Blackwood"],
            },
        ),
    )
    table.uses(INN)
    assert set(table.choices()) == {"Tommy Harden", "Olivia Jenks", "Fred Aims"}
    table.answer("Fred Aims")
    assert (table.booted("Fred Aims"), table.booted(INN)) == (True, True)


@pytest.mark.refuses(INN)
def test_whoever_does_not_control_the_inn_boots_nobody_and_four_is_too_much() -> None:
    lost = Playing(
        side("Law Dogs", deeds=[INN], at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={INN: ["Barton Everest"]}),
    )
    assert not usable(lost, INN)
    big = Playing(side("Law Dogs", deeds=[INN], at={INN: ["Steele Archer"]}), side("The Sloane Gang"))
    assert not usable(big, INN)


# --- Sherman Mortgage --------------------------------------------------------------------------------

FOUR = ["The Place", "Charlie's Place", "Circle M Ranch", "Blake Ranch"]


def cost(table: Playing, deed: str) -> int:
    return play_cost(table.state, table.id(deed))


def mortgaged(note: str = "", theirs: list[str] | None = None) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            deeds=[
                f"{MORTGAGE}{note}",
                *[deed for deed in FOUR if deed != "Blake Ranch"],
                "Jackson's Strike",
            ],
            hand=["Pat's Perch"],
            at={"town square": ["Olivia Jenks"]},
        ),
        side(
            "The Sloane Gang",
            deeds=FOUR if theirs is None else theirs,
            hand=["General Store", "Shotgun"],
            at={"town square": ["Fred Aims"]},
        ),
        side("Morgan Cattle Co.", deeds=FOUR[:3], hand=["Smith Family Farm"]),
    )


@pytest.mark.plays(MORTGAGE)
def test_who_owns_four_deeds_pays_more_for_the_next() -> None:
    table, closed = mortgaged(), mortgaged(" | booted")
    assert cost(table, "General Store") == cost(closed, "General Store") + 1
    for other in ("Pat's Perch", "Shotgun", "Smith Family Farm"):
        assert cost(table, other) == cost(closed, other)


@pytest.mark.plays(MORTGAGE)
def test_eight_deeds_cost_two_and_a_shootout_closes_the_office() -> None:
    eight = [*FOUR, "Nickel Night Inn", "Killer Bunnies Casino", "Worm Canyon", "1st Baptist Church"]
    table = mortgaged(theirs=eight)
    before = cost(table, "General Store")
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes")
    assert table.booted(MORTGAGE)
    assert cost(table, "General Store") == before - 2


@pytest.mark.refuses(MORTGAGE)
def test_three_deeds_are_not_enough_and_a_refused_call_closes_nothing() -> None:
    table, closed = mortgaged(theirs=FOUR[:3]), mortgaged(" | booted", FOUR[:3])
    assert cost(table, "General Store") == cost(closed, "General Store")
    table.calls_out("Olivia Jenks", "Fred Aims").answer("no")
    assert not table.booted(MORTGAGE)


# --- Cliff's #4 Saloon -------------------------------------------------------------------------------


@pytest.mark.plays(CLIFF)
def test_cliff_makes_a_man_of_somebody_nearby_on_your_ground() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=[CLIFF, "The Place"],
            at={
                CLIFF: ["Olivia Jenks"],
                "home": ["Jake Smiley"],
                "town square": ["Travis Moone"],
                "The Place": ["Steele Archer"],
                "General Store": ["Clementine Lepp"],
            },
        ),
        side("The Sloane Gang", deeds=["General Store"], at={"The Place": ["Sloane"], CLIFF: ["Fred Aims"]}),
    )
    table.uses(CLIFF)
    assert set(table.choices()) == {"Olivia Jenks", "Jake Smiley"}  # The Place is Sloane's now
    table.answer("Jake Smiley")
    assert (table.stud("Jake Smiley"), table.booted(CLIFF)) == (True, True)


@pytest.mark.refuses(CLIFF)
def test_cliff_serves_nobody_else() -> None:
    table = Playing(
        side("Law Dogs", deeds=[CLIFF], at={"town square": ["Travis Moone"]}),
        side("The Sloane Gang", deeds=["The Place"], at={"The Place": ["Fred Aims"]}),
    )
    assert not usable(table, CLIFF)
