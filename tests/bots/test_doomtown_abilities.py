"""The heuristic bot judges abilities by what they do: it hits the others, helps its own, and pays with the least."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.bots import make_bot
from boomtown.bots.doomtown import abilities
from boomtown.bots.doomtown.sight import Sight
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from doomtown.scenes import asks, deal, draws, everybody_joins, shootout

BOT = make_bot("heuristic", "doomtown", 1)


def choice(table: Playing) -> Any:
    """What the bot answers to the open question."""
    return BOT.choose(table.ask, lambda: table.table.view(table.ask.seat))


def chosen(table: Playing) -> str:
    """The title of the card the bot chooses."""
    return table.state.printed(choice(table)).title


def sight(table: Playing, seat: int) -> Sight:
    return Sight(table.table.view(seat).board, seat)  # type: ignore[attr-defined]


def ability(face: str, part: str) -> Ability:
    found = SCRIPTS[face].parts[part]
    assert isinstance(found, Ability)
    return found


def test_shotgun_aces_the_stronger_of_two() -> None:
    table = shootout(["Clyde Owens | Shotgun"], ["Allie Hensman", "Olivia Jenks"])
    table.until("Shootout play").uses("Shotgun")
    assert asks(table) == "Shotgun: choose the dude that is aced."
    assert chosen(table) == "Olivia Jenks"


def test_soul_blast_is_not_turned_on_friends() -> None:
    table = shootout(
        ["Steele Archer | Soul Blast", "Clyde Owens"], ["Allie Hensman", "Barton Everest"], hands=((), ())
    )
    table.until("Shootout play").uses("Soul Blast")
    assert chosen(table) == "Barton Everest"


def test_pistol_whip_is_paid_by_the_least_and_hits_the_best() -> None:
    table = shootout(
        ["Clyde Owens", "Philip Swinford"],
        ["Allie Hensman", "Olivia Jenks"],
        leader={"hand": ["Pistol Whip"]},
    )
    table.until("Shootout play").uses("Pistol Whip")
    assert chosen(table) == "Philip Swinford"
    table.answer("Philip Swinford")
    assert chosen(table) == "Olivia Jenks"


def test_who_has_to_lose_one_loses_the_least() -> None:
    """The other player is asked while the text is read; what it does to the chosen says enough."""
    table = shootout(
        ["Clint Ramsey"],
        ["Philip Swinford", "Silas Aims", "Lawrence Blackwood"],
        leader={"hand": ["Point Blank"]},
        hands=(deal(3), deal(1)),
    )
    draws(table, "Clint Ramsey").until("Resolution").uses("Point Blank")
    assert asks(table).startswith("Point Blank: choose")
    assert table.ask.seat == 1
    weak = {dude: sight(table, 1).worth(sight(table, 1).cards[table.id(dude)]) for dude in table.choices()}
    assert len(weak) > 1
    assert chosen(table) == min(weak, key=lambda dude: weak[dude])


def healer(seat: int) -> Playing:
    """Olivia Jenks falls as a casualty; one of the players has a Blessed next door who could save her."""
    blessed = {"at": {"home": ["Félix Amador | Lay On Hands"]}}
    table = shootout(
        ["Olivia Jenks", "Rob Wilby"],
        ["Dulf Zug"],
        hands=((*deal(1), "6S"), deal(3)),
        leader=blessed if seat == 0 else {},
        mark=blessed if seat == 1 else {},
        joining=False,
    )
    everybody_joins(table, ["Rob Wilby"]).until("Shootout play")
    draws(table, "Olivia Jenks").until("casualt")
    table.answer(f"ace:{table.id('Olivia Jenks')}")
    return table if "React" in asks(table) else table.until("React")


def test_lay_on_hands_saves_ones_own() -> None:
    table = healer(0)
    assert table.ask.seat == 0
    assert choice(table) == f"{table.id('Lay On Hands')}:heal"


def test_lay_on_hands_saves_nobody_elses() -> None:
    table = healer(1)
    assert table.ask.seat == 1
    assert choice(table) == "pass"


def test_puppet_takes_from_the_others() -> None:
    table = Playing(
        side("The Fourth Ring", at={"town square": ["Steele Archer | Puppet", "Clyde Owens"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman", "Barton Everest"]}),
    )
    table.uses("Puppet")
    assert chosen(table) == "Barton Everest"


def test_as_few_as_will_do_boot_for_a_warrant() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Clyde Owens", "Philip Swinford", "Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman", "Barton Everest"]}),
    )
    table.uses("Law Dogs")
    assert chosen(table) in ("Allie Hensman", "Barton Everest")
    table.answer("Allie Hensman")  # no influence: one with any will do
    assert len(choice(table)) == 1


def test_harm_needs_somebody_to_harm() -> None:
    alone = Playing(side("Law Dogs", at={"home": ["Olivia Jenks"]}, hand=["Rumors", "War Paint"]), side())
    rumors, paint = alone.id("Rumors"), alone.id("War Paint")
    assert abilities.score(sight(alone, 0), rumors, "whisper", "noon") < 0
    assert abilities.score(sight(alone, 0), paint, "paint", "noon") > 0


@pytest.mark.parametrize(
    ("face", "part", "others"),
    [
        ("Shotgun", "blast", True),
        ("Rumors", "whisper", True),
        ("Puppet", "strings", True),
        ("War Paint", "paint", False),
        ("Lay On Hands", "heal", False),
        ("Hustled", "swindle", False),  # it gains ghost rock as well
    ],
)
def test_what_is_there_to_harm_others(face: str, part: str, others: bool) -> None:
    assert abilities.aims_at_others(ability(face, part)) is others


def test_a_job_is_worth_what_it_does() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Olivia Jenks", "Clyde Owens"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest | booted"]}),
    )
    jobs = {"Ambush": "spring", "A Coach Comes to Town": "escort", "Election Day Slaughter": "slaughter"}
    seen = sight(table, 0)
    worth = {face: abilities._job(seen, ability(face, part)) for face, part in jobs.items()}
    assert worth["Ambush"] == worth["Election Day Slaughter"] > worth["A Coach Comes to Town"]
