"""Rulebook 3.9: who owns a card and who controls it."""

import pytest

from boomtown.doomtown.reading import town
from boomtown.doomtown.reading.numbers import player_control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import NOBODY, TOWN_SQUARE


def owner(table: Playing, name: str) -> int:
    return table.card(name).owner


@pytest.mark.rule("RB-3.9-05")
def test_without_any_effect_cards_are_controlled_by_their_owners() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden | Shotgun"]}, hand=["Reserves"]),
        side("The Sloane Gang", at={"town square": ["Sloane | Roan"], "Law Dogs": ["Pancho Castillo"]}),
    )
    mine = ["Tommy Harden", "Shotgun", "Law Dogs", "Reserves"]
    theirs = ["Sloane", "Roan", "Pancho Castillo", "The Sloane Gang"]
    assert [(owner(table, name), table.controller(name)) for name in mine] == [(0, 0)] * 4
    assert [(owner(table, name), table.controller(name)) for name in theirs] == [(1, 1)] * 4


@pytest.mark.rule("RB-3.9-07")
def test_most_influence_at_a_deed_controls_it() -> None:
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": ["Judge Harry Somerset"]}),  # influence 3
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Pancho Castillo"]}),  # influence 2
    )
    assert table.controller("Bunkhouse") == 0


@pytest.mark.rule("RB-3.9-08", "RB-3.4-03")
def test_control_of_a_deed_follows_every_change_of_influence() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Judge Harry Somerset", "Andreas Andregg"]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"town square": ["Sloane", "Pancho Castillo"]}),
    )
    seen = []
    for dude in (
        "Andreas Andregg",
        "Sloane",
        "Judge Harry Somerset",
    ):  # 2 against 0, then 3, then 5 against 3
        table.moves(dude, "Undertaker")
        seen.append(table.controller("Undertaker"))
        assert [player_control(table.state, seat) for seat in (0, 1)] == [
            2 * (seat == seen[-1]) for seat in (0, 1)
        ]
    assert seen == [0, 1, 0]


@pytest.mark.rule("RB-3.9-09")
def test_a_deed_that_changes_hands_stays_as_and_where_it_is() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Judge Harry Somerset"]}),
        side("The Sloane Gang", deeds=["Bunkhouse", "Undertaker"]),
    )
    before, street = table.card("Bunkhouse"), table.state.players[1].street
    table.moves("Judge Harry Somerset", "Bunkhouse")
    assert table.controller("Bunkhouse") == 0
    assert table.card("Bunkhouse") == before
    assert table.state.players[1].street == street


@pytest.mark.rule("RB-3.9-10")
def test_a_tie_leaves_a_deed_to_its_owner() -> None:
    table = Playing(
        side("Law Dogs", at={"Undertaker": ["Andreas Andregg"]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Pancho Castillo"]}),
    )
    assert table.controller("Undertaker") == 1
    table.moves("Andreas Andregg", "town square").moves("Pancho Castillo", "town square")
    assert table.controller("Undertaker") == 1


@pytest.mark.rule("RB-3.9-11")
def test_a_tie_of_two_visitors_leaves_a_deed_to_its_absent_owner() -> None:
    table = Playing(
        side("Law Dogs", at={"Undertaker": ["Andreas Andregg"]}),
        side("The Sloane Gang", at={"Undertaker": ["Pancho Castillo"]}),
        side("Morgan Cattle Co.", deeds=["Undertaker"]),
    )
    assert table.controller("Undertaker") == 2


@pytest.mark.rule("RB-3.9-13")
def test_nobody_owns_or_controls_the_town_square() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden", "Judge Harry Somerset", "Andreas Andregg"]}),
        side("The Sloane Gang"),
    )
    assert town.owner_of(table.state, TOWN_SQUARE) == NOBODY
    assert not any(town.controls(table.state, seat, TOWN_SQUARE) for seat in (0, 1))


@pytest.mark.rule("RB-3.9-13")
def test_goods_cannot_be_shopped_in_the_town_square_however_many_stand_there() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden", "Judge Harry Somerset"]}, hand=["Roan"], rock=1),
        side("The Sloane Gang"),
    )
    refusal = table.why_not("shop", "Roan", "Tommy Harden")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-07"


@pytest.mark.rule("RB-3.9-14")
def test_a_home_is_its_players_whoever_stands_there() -> None:
    table = Playing(
        side("Law Dogs"),
        side("The Sloane Gang", at={"Law Dogs": ["Sloane", "Pancho Castillo"]}),  # influence 5
    )
    assert owner(table, "Law Dogs") == 0
    assert table.controller("Law Dogs") == 0


# --- control by effects ----------------------------------------------------------------------------


def puppet(victim: str) -> Playing:
    """A Huckster pulls the strings of another player's dude until the day is over."""
    table = Playing(
        side("The Fourth Ring", at={"town square": ["Steele Archer | Puppet"]}, deck=["KC"]),
        side("The Sloane Gang", at={"town square": [victim, "Pancho Castillo"]}),
    )
    return table.uses("Puppet", victim.split(" |")[0])


@pytest.mark.rule("RB-3.9-01", "RB-3.9-02", "RB-3.9-06")
def test_who_takes_control_of_a_card_controls_it_and_its_owner_still_owns_it() -> None:
    table = puppet("Allie Hensman")
    assert (table.controller("Allie Hensman"), owner(table, "Allie Hensman")) == (0, 1)
    table.passes(1, 0).until("Noon play")  # the day is over
    assert table.state.day == 2
    assert (table.controller("Allie Hensman"), owner(table, "Allie Hensman")) == (1, 1)


@pytest.mark.rule("RB-3.9-03")
def test_the_controller_decides_what_a_card_does() -> None:
    table = puppet("Allie Hensman")
    allie = table.id("Allie Hensman")
    assert table.ask.seat == 1
    assert not any(play.split(":")[1:2] == [str(allie)] for play in table.plays())
    assert table.why_not("use", "Allie Hensman").rule == "RB-5.3.1-12"
    table.passes(1)
    assert {f"move:{allie}", f"call:{allie}:{table.id('Pancho Castillo')}"} <= set(table.plays())
    table.uses("Allie Hensman")
    assert player_control(table.state, 0) == 1  # the point is hers, and she is player 0's


@pytest.mark.rule("RB-3.9-04")
def test_you_means_the_controller() -> None:
    """Irving Patterson gains ghost rock for his player when he joins a posse."""
    table = puppet("Irving Patterson")
    before = [table.rock(0), table.rock(1)]
    table.passes(1).calls_out("Irving Patterson", "Pancho Castillo").answer("yes").until("Shootout play")
    assert "Irving Patterson" in table.posse(0)
    assert [table.rock(0), table.rock(1)] == [before[0] + 1, before[1]]


@pytest.mark.rule("RB-3.9-12")
def test_whoever_controls_a_dude_controls_what_it_carries() -> None:
    table = puppet("Allie Hensman | Shotgun | Mustang")
    for goods in ("Shotgun", "Mustang"):
        assert (table.controller(goods), owner(table, goods)) == (0, 1)
    table.passes(1).uses("Mustang", "The Fourth Ring")
    assert table.at("Allie Hensman") == "The Fourth Ring"


@pytest.mark.rule("RB-3.9-12")
def test_whoever_controls_a_deed_controls_what_is_attached_to_it() -> None:
    table = Playing(
        side("Law Dogs", at={"Circle M Ranch": ["Andreas Andregg"]}),
        side("The Sloane Gang", deeds=["Circle M Ranch | Auto Cattle-Feeder"]),
    )
    assert (table.controller("Auto Cattle-Feeder"), owner(table, "Auto Cattle-Feeder")) == (0, 1)
