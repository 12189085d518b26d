"""Spells of Too Tough to Die."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side

HUCKSTER = "Steele Archer | Gateway"  # a Huckster 2, so a 4 is enough


def at_home(*people: str, top: str = "4S") -> Playing:
    return Playing(
        side("The Fourth Ring", deck=[top], at={"home": [HUCKSTER, *people], "town square": ["The Angler"]}),
        side("Law Dogs", deeds=["Bunkhouse"]),
    )


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.plays("Gateway")
def test_an_abomination_goes_anywhere() -> None:
    table = at_home("Bobo | booted").uses("Gateway", "Bunkhouse")
    assert (table.at("Bobo"), table.booted("Gateway")) == ("Bunkhouse", True)


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.refuses("Gateway")
def test_only_an_abomination_dude_of_yours_here_goes() -> None:
    """Steele himself, an Abomination goods and Abominations elsewhere do not count."""
    table = at_home("Olivia Jenks")
    assert f"use:{table.id('Gateway')}:step_through" not in table.plays()
    failing = at_home("Bobo", top="3S").uses("Gateway", "Bunkhouse")
    assert failing.at("Bobo") == "The Fourth Ring"


def in_a_shootout(where: dict[str, list[str]], *, monster: str = "Bobo", top: str = "4S") -> Playing:
    """A fight in the town square; the Abomination is at the Bunkhouse."""
    table = Playing(
        side("The Fourth Ring", deck=[top], deeds=["Undertaker"], at={**where, "Bunkhouse": [monster]}),
        side("Law Dogs", deeds=["Bunkhouse"], at={"town square": ["Tommy Harden"]}),
    )
    table.calls_out("Olivia Jenks", "Tommy Harden").answer("yes")
    while "join" in table.ask.message.key:
        table.answer(
            "Steele Archer" if "town square" in where and "Steele Archer" in table.choices() else "done"
        )
    return table


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.plays("Gateway")
@pytest.mark.parametrize(
    "where",
    [
        {"town square": ["Olivia Jenks", HUCKSTER]},
        {"town square": ["Olivia Jenks"], "home": [HUCKSTER]},  # cast from outside: it brings somebody in
    ],
    ids=["caster in the posse", "caster at home"],
)
def test_an_abomination_comes_into_the_fight(where: dict[str, list[str]]) -> None:
    table = in_a_shootout(where, monster="Bobo | booted").uses("Gateway")
    assert table.posse(0)[-1] == "Bobo"
    assert table.at("Bobo") == "Town Square"


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.refuses("Gateway")
def test_nobody_else_comes_through() -> None:
    table = in_a_shootout({"town square": ["Olivia Jenks", HUCKSTER]}, monster="Clint Ramsey")
    assert table.plays() == ["pass"]


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.refuses("Gateway")
def test_an_abomination_that_is_no_dude_is_out_of_reach() -> None:
    """Ol' Howard, attached to a deed at the caster's side, is an Abomination but no dude any more."""
    table = Playing(
        side(
            "The Fourth Ring",
            deck=["4S"],
            deeds=["Undertaker | Ol' Howard"],
            at={"Undertaker": [HUCKSTER]},
        ),
        side("Law Dogs"),
    )
    assert f"use:{table.id('Gateway')}:step_through" not in table.plays()
