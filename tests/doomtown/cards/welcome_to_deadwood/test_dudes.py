"""Dudes of Welcome to Deadwood."""

import pytest

from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.rules.duel import duel, facing, next_day

# --- "Dynamite" Jacc -------------------------------------------------------------------------------

JACC = '"Dynamite" Jacc'


@pytest.mark.plays(JACC)
def test_jacc_blows_up_and_takes_two_along() -> None:
    table = duel([JACC, "Olivia Jenks"], ["Fred Aims"]).until("Resolution").uses(JACC)
    assert table.zone(JACC) == "hill"
    assert player_number(table.state, "casualties", 1) == 2
    assert player_number(table.state, "casualties", 0) == 0


@pytest.mark.refuses(JACC)
@pytest.mark.parametrize("jacc", [f"{JACC} | booted"])
def test_a_booted_jacc_does_not(jacc: str) -> None:
    table = duel(["Olivia Jenks", jacc], ["Fred Aims"]).until("Resolution")
    assert JACC in table.posse(0)
    assert table.plays() == ["pass"]


@pytest.mark.refuses(JACC)
def test_jacc_outside_the_posse_does_not() -> None:
    table = facing([JACC, "Olivia Jenks"], ["Fred Aims"])
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").answer("done").until("Resolution")
    assert table.plays() == ["pass"]


# --- The Angler ------------------------------------------------------------------------------------

ANGLER = "The Angler"


def angling(*others: str, hand: list[str] | None = None) -> Playing:
    return facing([ANGLER], list(others), me={"hand": hand or []})


@pytest.mark.plays(ANGLER)
def test_the_angler_hooks_his_own_value() -> None:
    table = angling("Roderick Byre", "Clint Ramsey").uses(ANGLER, part="hook")  # a seven and a jack
    assert table.choices() == ["yes", "no"]
    table.answer("no")
    assert table.at("Roderick Byre") == "The Sloane Gang"


@pytest.mark.plays(ANGLER)
def test_the_angler_takes_on_another_value_for_the_day() -> None:
    table = angling("Clint Ramsey", hand=["JC"]).uses(ANGLER, part="disguise")
    assert (table.value(ANGLER), table.hand(0)) == (11, [])
    table.passes(1).uses(ANGLER, part="hook").answer("no")
    assert table.at("Clint Ramsey") == "The Sloane Gang"
    assert next_day(table).value(ANGLER) == 7


@pytest.mark.refuses(ANGLER)
def test_the_angler_hooks_nobody_else() -> None:
    table = angling("Clint Ramsey")
    assert [play for play in table.plays() if play.startswith(f"use:{table.id(ANGLER)}")] == []


# --- Alferd Packer ---------------------------------------------------------------------------------

ALFERD = "Alferd Packer"


def hungry(*, mine: int = 3, theirs: int = 3) -> Playing:
    """Player 1's Alferd is in the mark's posse, with Fred."""
    return duel(["Olivia Jenks"], ["Fred Aims", ALFERD], me={"rock": mine}, you={"rock": theirs})


@pytest.mark.plays(ALFERD)
def test_alferd_goes_to_whoever_pays() -> None:
    table = hungry(mine=6).uses("Law Dogs", part="lure")
    assert (table.posse(0), table.posse(1)) == (["Olivia Jenks", ALFERD], ["Fred Aims"])
    assert (table.controller(ALFERD), table.rock(0)) == (0, 3)
    table.uses("The Sloane Gang", part="lure").uses("Law Dogs", part="lure")  # again and again
    assert (table.posse(0), table.rock(0), table.rock(1)) == (["Olivia Jenks", ALFERD], 0, 0)


@pytest.mark.refuses(ALFERD)
def test_alferd_costs_three_and_is_not_offered_to_his_own_side() -> None:
    poor = hungry(mine=2)
    assert [play for play in poor.plays() if "lure" in play] == []
    poor.passes(0)
    assert [play for play in poor.plays() if "lure" in play] == []


@pytest.mark.refuses(ALFERD)
def test_alferd_outside_the_shootout_is_not_for_sale() -> None:
    table = Playing(
        side("Law Dogs", rock=9, at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"], "home": [f"{ALFERD} | booted"]}),
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").until("Shootout play")
    assert [play for play in table.plays() if "lure" in play] == []
