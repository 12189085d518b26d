"""Rulebook 5.2: production, debts and upkeep."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.reading.numbers import upkeep
from boomtown.doomtown.rules.upkeep import income
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded, Gained, Paid
from boomtown.table import IllegalAnswer
from doomtown.rules.scenes import takes_control


def upkeep_of(*sides: Any, winner: int = 0) -> Playing:
    """The Upkeep phase begins; everybody is asked, even if there is only one answer."""
    return Playing(*sides, phase="upkeep", winner=winner, stops=True)


def choices(table: Playing) -> list[Sequence[int]]:
    return [tuple(kept) for kept in table.ask.form.choices()]


# --- production ------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.2-01")
def test_everybody_has_production_before_anybody_pays() -> None:
    table = upkeep_of(
        side("Law Dogs", at={"home": ["Abram Grothe"]}),
        side("The Sloane Gang", at={"home": ["Sloane"]}, debt=1),
    )
    assert table.ask.seat == 1
    assert [table.rock(0), table.rock(1)] == [3, 2]
    assert [event.seat for event in table.events(Gained)] == [0, 1]
    assert table.events(Paid) == []


@pytest.mark.rule("RB-5.2-02")
def test_a_deed_produces_for_its_owner_in_control() -> None:
    table = upkeep_of(side("Law Dogs", deeds=["Pony Express"]), side("The Sloane Gang"))
    assert [table.rock(0), table.rock(1)] == [3 + 2, 3]


@pytest.mark.rule("RB-5.2-03", "RB-5.2-04")
def test_a_deed_in_other_hands_produces_for_nobody() -> None:
    table = upkeep_of(
        side("Law Dogs", deeds=["Pony Express"]),
        side("Morgan Cattle Co.", at={"Pony Express": ["Irving Patterson"]}),
    )
    assert table.controller("Pony Express") == 1
    assert [table.rock(0), table.rock(1)] == [3, 3]


@pytest.mark.rule("RB-5.2-05")
def test_an_outfit_produces() -> None:
    table = upkeep_of(side("Law Dogs", rock=1), side("The Sloane Gang"))
    assert [table.rock(0), table.rock(1)] == [1 + 3, 3]


@pytest.mark.rule("RB-5.2-06")
def test_other_cards_produce_for_whoever_controls_them() -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang", at={"home": ["Barton Everest | Monte Bank"]}))
    assert [income(table.state, seat) for seat in (0, 1)] == [3, 4]
    takes_control(table, 0, "Barton Everest")
    assert [income(table.state, seat) for seat in (0, 1)] == [4, 3]


@pytest.mark.rule("RB-3.5-08")
def test_a_plus_on_goods_is_production_and_no_upkeep() -> None:
    table = upkeep_of(side("Law Dogs", at={"home": ["Tommy Harden | Monte Bank"]}), side("The Sloane Gang"))
    assert [table.rock(0), table.rock(1)] == [3 + 1, 3]
    assert table.state.phase == "noon"  # nobody had upkeep to pay


@pytest.mark.rule("RB-3.5-08")
def test_a_number_on_goods_without_a_plus_is_upkeep(monkeypatch: pytest.MonkeyPatch) -> None:
    """No goods printed so far have upkeep, so this horse gets it by pen."""
    monkeypatch.setitem(PRINTED, "Roan", replace(known("Roan"), upkeep=1))
    table = upkeep_of(side("The Sloane Gang"), side("Law Dogs", at={"home": ["Tommy Harden | Roan"]}))
    assert table.choices() == ["Roan"]
    table.answer()
    assert table.zone("Roan") == "discard"
    assert table.zone("Tommy Harden") == "play"


def known(face: str) -> Printed:
    load()
    return PRINTED[face]


# --- upkeep ----------------------------------------------------------------------------------------


def two_with_upkeep(rock: int = 0) -> Playing:
    """Two dudes of upkeep 1 and one of upkeep 0; the outfit produces 3."""
    people = ["Abram Grothe", "Andreas Andregg", "Tommy Harden"]
    return upkeep_of(side("The Sloane Gang"), side("Law Dogs", at={"home": people}, rock=rock))


@pytest.mark.rule("RB-5.2-07")
@pytest.mark.parametrize(
    "kept", [(), ("Abram Grothe",), ("Andreas Andregg",), ("Abram Grothe", "Andreas Andregg")]
)
def test_players_pay_for_whatever_they_want_to_keep(kept: Sequence[str]) -> None:
    table = two_with_upkeep()
    table.answer(*kept)
    assert table.rock(1) == 3 - len(kept)
    for dude in ("Abram Grothe", "Andreas Andregg"):
        assert table.zone(dude) == ("play" if dude in kept else "discard")


@pytest.mark.rule("RB-5.2-07")
def test_nobody_keeps_more_than_they_can_pay_for() -> None:
    table = upkeep_of(
        side("Law Dogs"),
        side("The Sloane Gang", at={"home": ["Sloane", "Pancho Castillo"]}),  # 3 and 2
    )
    with pytest.raises(IllegalAnswer) as refused:
        table.answer("Sloane", "Pancho Castillo")
    assert refused.value.rule == "RB-5.2-07"


@pytest.mark.rule("RB-5.2-08")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_pays_last(winner: int) -> None:
    outfits = ("Law Dogs", "Law Dogs", "Law Dogs")
    table = upkeep_of(*(side(outfit, at={"home": ["Abram Grothe"]}) for outfit in outfits), winner=winner)
    asked = []
    while "upkeep" in table.ask.message.key:
        asked.append(table.ask.seat)
        table.answer(f"{table.choices()[0]}")
    assert asked == [(winner + 1) % 3, (winner + 2) % 3, winner]


@pytest.mark.rule("RB-5.2-09", "RB-3.1-04")
def test_a_dude_of_another_outfit_costs_its_influence_more() -> None:
    table = upkeep_of(
        side("Law Dogs"), side("The Sloane Gang", at={"home": ["Androcles Brocklehurst", "Andreas Andregg"]})
    )
    assert upkeep(table.state, table.id("Andreas Andregg")) == 1 + 2
    table.answer("Andreas Andregg")
    assert table.rock(1) == 0
    assert table.zone("Andreas Andregg") == "play"


@pytest.mark.rule("RB-5.2-09")
def test_it_is_the_present_influence_that_counts() -> None:
    table = upkeep_of(
        side("Law Dogs"), side("The Sloane Gang", at={"home": ["Andreas Andregg | influence +1"]})
    )
    assert upkeep(table.state, table.id("Andreas Andregg")) == 1 + 3


@pytest.mark.rule("RB-5.2-09")
def test_a_dude_of_the_same_outfit_costs_no_more() -> None:
    table = upkeep_of(side("Law Dogs", at={"home": ["Andreas Andregg"]}), side("The Sloane Gang"))
    assert table.influence("Andreas Andregg") == 2
    assert upkeep(table.state, table.id("Andreas Andregg")) == 1


@pytest.mark.rule("RB-5.2-10", "RB-3.1-05")
def test_drifters_cost_no_more_anywhere() -> None:
    table = upkeep_of(side("Law Dogs"), side("The Sloane Gang", at={"home": ["Androcles Brocklehurst"]}))
    table.answer("Androcles Brocklehurst")  # upkeep 1, influence 2
    assert table.rock(1) == 3 - 1


@pytest.mark.rule("RB-3.1-03")
def test_a_dude_of_the_own_outfit_costs_what_is_printed() -> None:
    table = two_with_upkeep()
    assert upkeep(table.state, table.id("Andreas Andregg")) == 1


@pytest.mark.rule("RB-5.2-11")
def test_unpaid_cards_stay_until_everybody_has_paid() -> None:
    table = upkeep_of(
        side("Law Dogs", at={"home": ["Abram Grothe"]}), side("The Sloane Gang", at={"home": ["Sloane"]})
    )
    table.answer(seat=1)  # nothing is kept
    assert table.ask.seat == 0
    assert table.zone("Sloane") == "play"
    table.answer("Abram Grothe")
    assert table.zone("Sloane") == "discard"
    (gone,) = table.events(Discarded)
    assert gone.card == table.id("Sloane")


@pytest.mark.rule("RB-5.2-12")
def test_a_card_without_upkeep_cannot_be_dropped() -> None:
    table = two_with_upkeep()
    assert "Tommy Harden" not in table.choices()
    table.answer()
    assert table.zone("Tommy Harden") == "play"


@pytest.mark.rule("RB-3.7-05")
@pytest.mark.parametrize("paid", [True, False])
def test_an_action_that_stays_in_play_has_upkeep(paid: bool) -> None:
    """Putting The Pieces Together hangs on its player's home and has upkeep 1."""
    card = "Putting The Pieces Together"
    table = Playing(side("Law Dogs", hand=[card]), side("The Sloane Gang"))
    table.uses(card)
    assert table.zone(card) == "play"
    table.passes(1, 0).until("Pay upkeep")
    assert table.choices() == [card]
    table.answer(*([card] if paid else []))
    assert table.zone(card) == ("play" if paid else "discard")


# --- debts -----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.2-13")
def test_what_cannot_be_repaid_stays_owed() -> None:
    table = upkeep_of(side("Law Dogs"), side("The Sloane Gang", debt=4))
    assert table.rock(1) == 0
    assert table.state.players[1].debt == 1
    assert income(table.state, 1) == 3


@pytest.mark.rule("RB-5.2-14")
def test_an_old_debt_is_repaid_as_soon_as_possible_and_before_upkeep() -> None:
    table = upkeep_of(side("Law Dogs"), side("The Sloane Gang", debt=2, at={"home": ["Pancho Castillo"]}))
    assert table.rock(1) == 1
    assert table.state.players[1].debt == 0
    assert choices(table) == [()]  # nothing is left for Pancho's upkeep of 2
