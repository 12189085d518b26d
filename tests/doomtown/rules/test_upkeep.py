"""Rulebook 5.2: production and upkeep; ledger AEG-upkeep."""

import pytest

from boomtown.doomtown.reading.numbers import upkeep
from boomtown.doomtown.scenario.playing import Playing, side


def morning(*sides: object, **details: object) -> Playing:
    return Playing(*sides, phase="upkeep", stops=True, **details)


@pytest.mark.rule("RB-5.2-01", "RB-5.2-02", "RB-5.2-05")
def test_deeds_owned_and_controlled_and_the_outfit_produce() -> None:
    table = morning(
        side("Law Dogs", deeds=["Bank of California"]), side("The Sloane Gang", at={"home": ["Sloane"]})
    )
    assert table.rock(0) == 3 + 3
    assert table.rock(1) == 3


@pytest.mark.rule("RB-5.2-03", "RB-5.2-04")
def test_a_deed_somebody_else_controls_produces_for_nobody() -> None:
    table = morning(
        side("Law Dogs", deeds=["Bank of California"]),
        side("The Sloane Gang", at={"Bank of California": ["Pancho Castillo"]}),
    )
    assert (table.rock(0), table.rock(1)) == (3, 3)


@pytest.mark.rule("RB-5.2-06", "RB-3.5-08")
def test_other_cards_produce_for_whoever_controls_them() -> None:
    table = morning(side("Law Dogs", at={"home": ["Olivia Jenks | Monte Bank"]}), side())
    assert table.rock(0) == 3 + 1


@pytest.mark.rule("AEG-upkeep-01")
def test_in_aeg_only_deeds_and_outfits_produce() -> None:
    table = morning(side("Law Dogs", at={"home": ["Olivia Jenks | Monte Bank"]}), side(), edition="aeg")
    assert table.rock(0) == 3


@pytest.mark.rule("RB-3.2-04")
def test_a_legend_changes_its_outfits_production() -> None:
    for legend in ("Jasper Stone", "Raven", "Doc Holliday"):
        with_legend = morning(side("Law Dogs", legend=legend, at={"home": ["Olivia Jenks"]}), side())
        change = with_legend.state.printed(with_legend.id(legend)).production
        assert with_legend.rock(0) == max(0, 3 + change)


@pytest.mark.rule("RB-5.1-03", "RB-5.2-13", "RB-5.2-14")
def test_debts_are_paid_before_upkeep_as_far_as_possible() -> None:
    table = morning(side("Law Dogs", debt=5, at={"home": ["Olivia Jenks"]}), side())
    assert table.rock(0) == 0
    assert table.state.players[0].debt == 2


@pytest.mark.rule("RB-5.2-08")
def test_the_winner_pays_last() -> None:
    table = morning(
        side("Law Dogs", at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        winner=0,
    )
    assert table.ask.seat == 1


@pytest.mark.rule("AEG-upkeep-05")
def test_in_aeg_the_winner_pays_first() -> None:
    table = morning(
        side("Law Dogs", at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        winner=0,
        edition="aeg",
    )
    assert table.ask.seat == 0


@pytest.mark.rule("RB-5.2-07", "RB-5.2-11")
def test_unpaid_cards_leave_after_everybody_has_paid() -> None:
    table = morning(
        side("Law Dogs", at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        winner=0,
    )
    table.answer()
    assert table.zone("Sloane") == "play"
    table.answer("Olivia Jenks")
    assert table.zone("Sloane") == "discard"
    assert table.zone("Olivia Jenks") == "play"
    assert table.rock(0) == 3 - 1


@pytest.mark.rule("AEG-upkeep-03", "RB-2.2-12")
def test_unpaid_dudes_take_their_cards_with_them() -> None:
    table = morning(side("Law Dogs", at={"home": ["Olivia Jenks | Roan"]}), side("The Sloane Gang"), winner=1)
    table.answer()
    assert table.zone("Roan") == "discard"


@pytest.mark.rule("RB-5.2-09", "RB-3.1-04", "AEG-upkeep-04")
def test_foreigners_cost_their_influence_more() -> None:
    table = morning(side("Law Dogs", at={"home": ["Pancho Castillo"]}), side(), winner=1)
    assert upkeep(table.state, table.id("Pancho Castillo")) == 2 + 2


@pytest.mark.rule("RB-5.2-10", "RB-3.1-05", "RB-3.1-03")
def test_drifters_and_own_dudes_do_not() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Olivia Jenks", "Clyde Owens"]}), side())
    assert upkeep(table.state, table.id("Olivia Jenks")) == 1
    assert upkeep(table.state, table.id("Clyde Owens")) == 2


@pytest.mark.rule("RB-5.2-12")
def test_cards_without_upkeep_are_never_asked_for() -> None:
    table = morning(
        side("Law Dogs", at={"home": ["Tommy Harden", "Olivia Jenks"]}), side("The Sloane Gang"), winner=1
    )
    assert table.choices() == ["Olivia Jenks"]
    table.answer()
    assert table.zone("Tommy Harden") == "play"
