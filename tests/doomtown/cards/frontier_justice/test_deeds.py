"""Deeds of Frontier Justice."""

import pytest

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import Table
from doomtown.scenes import asks, everybody_joins, name, shootout, usable

JAIL = "Gomorra Jail"


def arrest(mark: str, *, jail: str = JAIL) -> Playing:
    """Kidnappin' is about to discard a dude at High Noon, or has."""
    table = Playing(
        side("Law Dogs", deeds=[jail], at={"town square": ["Pancho Castillo"]}, hand=["Kidnappin'"]),
        side("The Sloane Gang", at={"home": [mark]}),
    )
    return everybody_joins(table.uses("Kidnappin'", name(mark)), []).answer("no")  # nobody opposes


@pytest.mark.plays(JAIL)
def test_the_jail_grows_with_a_wanted_dude() -> None:
    table = arrest("Rob Wilby | bounty 1").reacts(JAIL)
    assert table.zone("Rob Wilby") == "discard"
    assert table.booted(JAIL)
    assert control(table.state, table.id(JAIL)) == 1 + 1
    table.passes(1, 0).until(Question.NOON)
    assert control(table.state, table.id(JAIL)) == 1 + 1  # for good


@pytest.mark.refuses(JAIL)
@pytest.mark.parametrize(
    ("mark", "jail"), [("Rob Wilby", JAIL), ("Rob Wilby | bounty 1", f"{JAIL} | booted")]
)
def test_the_jail_takes_wanted_dudes_only_and_only_unbooted(mark: str, jail: str) -> None:
    table = arrest(mark, jail=jail)
    assert "Noon play" in asks(table)  # nobody was asked to react
    assert table.zone("Rob Wilby") == "discard"
    assert control(table.state, table.id(JAIL)) == 1


@pytest.mark.refuses(JAIL)
def test_nobody_is_jailed_for_unpaid_upkeep() -> None:
    table = Playing(
        side("Law Dogs", deeds=[JAIL]),
        side("The Sloane Gang", at={"home": ["Steven Wiles | bounty 2"]}),
        phase="upkeep",
    )
    assert "Noon play" in asks(table)
    assert table.zone("Steven Wiles") == "discard"
    assert control(table.state, table.id(JAIL)) == 1


@pytest.mark.rule("RC-core-05")
@pytest.mark.parametrize(("outfit", "starts"), [("Law Dogs", True), ("The Sloane Gang", False)])
def test_law_dogs_may_start_with_the_jail(outfit: str, starts: bool) -> None:
    Playing(side(), side())  # the library is loaded
    deck = DeckList(outfit, (JAIL, "Rob Wilby", *["Undertaker"] * 10))
    table = Table(GAME, Config(decks=(deck, deck)), 1)
    offered = {table.state.cards[card].face for card in table.asks[0].form.ids}  # type: ignore[attr-defined]
    assert (JAIL in offered) == starts
    assert "Rob Wilby" in offered


# --- Shane & Graves Security -----------------------------------------------------------------------

SECURITY = "Shane & Graves Security"


def guarded(where: str, *, deed: str = SECURITY, more: tuple[str, ...] = ()) -> Playing:
    """A shootout, at the deed, next door, or farther away."""
    return shootout(
        ["Olivia Jenks"],
        ["Dulf Zug"],
        where=where,
        leader={"deeds": [deed, "Bunkhouse", "Undertaker"]},
        mark={"at": {SECURITY: list(more)}},
    )


@pytest.mark.plays(SECURITY)
@pytest.mark.parametrize("where", [SECURITY, "Bunkhouse"])
def test_a_guard_comes_to_this_deed_and_next_door(where: str) -> None:
    table = guarded(where).uses(SECURITY)
    assert table.booted(SECURITY)
    assert table.posse(0) == ["Olivia Jenks", "Gunslinger"]
    assert (table.at("Gunslinger"), table.bullets("Gunslinger"), table.stud("Gunslinger")) == (where, 2, True)
    table.until(Question.NOON)
    assert table.zone("Gunslinger") == "away"


@pytest.mark.refuses(SECURITY)
@pytest.mark.parametrize("where", ["Undertaker", "town square", "Law Dogs"])
def test_no_guard_goes_farther_or_where_there_is_no_deed(where: str) -> None:
    assert not usable(guarded(where), SECURITY)


@pytest.mark.refuses(SECURITY)
def test_the_guards_obey_whoever_controls_the_deed_and_a_booted_deed_has_none() -> None:
    assert not usable(guarded("Bunkhouse", deed=f"{SECURITY} | booted"), SECURITY)
    table = guarded("Bunkhouse", more=("Pancho Castillo",))
    assert not usable(table, SECURITY)
    table.passes(0).uses(SECURITY)
    assert table.posse(1) == ["Dulf Zug", "Gunslinger"]
