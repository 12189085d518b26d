"""Rulebook 1 and 5.4: winning, and the night."""

import pytest

from boomtown.doomtown.rules.sundown import victors
from boomtown.doomtown.scenario.playing import Playing, side


def ending(*sides: object, **details: object) -> Playing:
    return Playing(*sides, phase="sundown", **details)


@pytest.mark.rule("RB-1-01", "RB-5.4-03", "RB-5-02")
def test_more_control_than_influence_wins() -> None:
    table = ending(
        side("Law Dogs", deeds=["Bank of California", "The Town Hall"]),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
    )
    assert table.table.over
    assert table.table.outcome.winners == (0,)


@pytest.mark.rule("RB-1-02")
def test_as_much_control_as_influence_does_not() -> None:
    table = ending(
        side("Law Dogs", deeds=["Bank of California", "Pony Express"]),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
    )
    assert not table.table.over


@pytest.mark.rule("RB-1-03")
def test_control_at_noon_does_not_win() -> None:
    table = Playing(side("Law Dogs", deeds=["Bank of California"]), side("The Sloane Gang"))
    assert not table.table.over
    assert victors(table.state) == (0,)


@pytest.mark.rule("RB-1-04")
def test_rivals_do_not_add_up() -> None:
    table = ending(
        side("Law Dogs", deeds=["Bank of California", "The Town Hall"]),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        side("The Fourth Ring", at={"home": ["Ivor Hawley"]}),
    )
    assert table.table.outcome.winners == (0,)


@pytest.mark.rule("RB-5.4-04")
def test_of_several_the_most_control_wins() -> None:
    table = ending(
        side("Law Dogs", deeds=["Bank of California"]),
        side("The Sloane Gang", deeds=["The Town Hall", "Pony Express"]),
    )
    assert table.table.outcome.winners == (1,)


@pytest.mark.rule("RB-5.4-05")
def test_then_the_most_influence() -> None:
    table = ending(
        side("Law Dogs", deeds=["Bank of California"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["The Town Hall"]),
    )
    assert table.table.outcome.winners == (0,)


@pytest.mark.rule("RB-5.4-06", "AEG-victory-01")
def test_a_full_tie_plays_on() -> None:
    table = ending(
        side("Law Dogs", deeds=["Bank of California"]), side("The Sloane Gang", deeds=["The Town Hall"])
    )
    assert not table.table.over


@pytest.mark.rule("AEG-multiplayer-14")
def test_the_short_variant_beats_any_one_rival() -> None:
    from msgspec.structs import replace

    from boomtown.doomtown.state.rulebook import PINEBOX

    table = Playing(
        side("Law Dogs", deeds=["Bank of California"]),
        side("The Sloane Gang"),
        side("The Fourth Ring", at={"home": ["Ivor Hawley"]}),
    )
    assert victors(table.state) == ()
    table.state.rules = replace(PINEBOX, beat_one_rival_wins=True)
    assert victors(table.state) == (0,)


def quiet_night(**details: object) -> Playing:
    return ending(
        side("Law Dogs", at={"home": ["Tommy Harden | booted"]}, **details),
        side("The Sloane Gang", at={"home": ["Sloane"]}, rock=9),
    )


@pytest.mark.rule("RB-5.4-08", "RB-5.4-09")
def test_each_may_discard_one_from_the_winner_on() -> None:
    table = quiet_night(hand=["Reserves", "War Paint"])
    assert table.ask.seat == 0
    table.answer("Reserves")
    assert table.zone("Reserves") == "discard"


@pytest.mark.rule("RB-5.4-11", "RB-5.4-12")
def test_hands_are_filled_to_five() -> None:
    table = quiet_night(hand=["Reserves", "War Paint"]).until("upkeep")
    assert len(table.hand(0)) == 5


@pytest.mark.rule("RB-5.4-10")
def test_hands_above_five_are_cut() -> None:
    table = quiet_night(hand=["Reserves"] * 4 + ["War Paint"] * 3)
    table.answer("none").until("too large")
    table.answer(*table.state.players[0].hand[:2])
    assert len(table.hand(0)) == 5


@pytest.mark.ruling("RC3-1st-baptist-church-01")
def test_a_church_holds_one_card_more() -> None:
    table = quiet_night(deeds=["1st Baptist Church"]).until("upkeep")
    assert len(table.hand(0)) == 6


@pytest.mark.rule("RB-5.4-13", "RB-5.4-17", "RB-5.3.1-13", "RC-duration-02")
def test_the_night_unboots_ends_effects_and_refreshes() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Yan Li's Tailoring"], at={"home": ["Tommy Harden | booted"]}),
        side("The Sloane Gang", at={"home": ["Sloane"]}, rock=9),
    )
    table.uses("Yan Li's Tailoring", "Tommy Harden")
    assert table.influence("Tommy Harden") == 2
    assert table.booted("Yan Li's Tailoring")
    table.passes(1, 0)
    table.until("upkeep")
    assert table.influence("Tommy Harden") == 1
    assert not table.booted("Tommy Harden")
    assert not table.booted("Yan Li's Tailoring")
    assert table.card("Yan Li's Tailoring").used == ()
    assert table.state.day == 2
