"""Compendium: Making Plays and Passing, Noon/Shootout Abilities, Winner, This."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, facing, shootout


@pytest.mark.rule("RC-making-plays-01")
@pytest.mark.parametrize(("players", "winner", "order"), [(2, 1, [1, 0, 1, 0]), (4, 2, [2, 3, 0, 1, 2])])
def test_noon_starts_with_the_winner_and_goes_round(players: int, winner: int, order: list[int]) -> None:
    sides = [
        side("Law Dogs", deeds=["Pony Express"], hand=["Reserves", "Pistol Whip"]) for _ in range(players)
    ]
    table = Playing(*sides, winner=winner, phase="upkeep")
    asked = []
    for turn in range(len(order)):
        asked.append(table.ask.seat)
        table.uses(f"Pony Express @{table.ask.seat}", "Reserves") if turn < players else table.passes()
    assert asked == order


@pytest.mark.rule("RC-making-plays-02")
@pytest.mark.parametrize("winner", [0, 1])
def test_shootout_and_resolution_plays_start_with_the_winner(winner: int) -> None:
    table = shootout(["Judge Harry Somerset"], ["Fred Aims"], winner=winner)
    assert ("shootout" in table.ask.message.key, table.ask.seat) == (True, winner)
    table.passes(winner)
    assert table.ask.seat == 1 - winner
    table.until(Question.RESOLUTION)
    assert table.ask.seat == winner
    table.passes(winner)
    assert ("resolution" in table.ask.message.key, table.ask.seat) == (True, 1 - winner)


@pytest.mark.rule("RC-making-plays-03")
@pytest.mark.rule("RC-making-plays-04")
@pytest.mark.rule("RC-making-plays-05")
def test_noon_ends_when_all_pass_in_a_row() -> None:
    table = Playing(
        side("Law Dogs", hand=["5C", "Reserves"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", hand=["Reserves"], at={"home": ["Barton Everest"]}),
    )
    table.passes(0)
    assert table.ask.seat == 1  # a pass is a play: the next player's turn
    table.uses("Reserves @1")
    assert f"use:{table.id('Reserves @0')}:rainy_day" in table.plays()  # whoever passed may play again
    table.passes(0)
    assert table.state.phase == "noon"
    table.passes(1)
    assert table.state.phase == "sundown"


@pytest.mark.rule("RC-making-plays-06")
def test_an_action_card_is_in_no_pile_while_it_works() -> None:
    table = facing(
        [], [], leader={"hand": ["Hired Guns"], "discard": ["Tommy Harden", "Clyde Owens"], "rock": 5}
    )
    table.uses("Hired Guns")
    assert table.zone("Hired Guns") == "limbo"
    assert table.choices() == ["Tommy Harden", "Clyde Owens"]
    table.answer("Clyde Owens")
    assert table.ask.seat == 1
    assert table.zone("Hired Guns") == "discard"


@pytest.mark.rule("RC-making-plays-07")
def test_a_react_interrupts_a_play_which_then_goes_on() -> None:
    table = shootout(
        ["Pancho Castillo", "Tommy Harden | Wendy's Teethkickers"],
        ["Barton Everest", "Fred Aims"],
        leader={"hand": ["Pistol Whip"], "rock": 5},
    )
    table.uses("Pistol Whip", "Pancho Castillo", "Barton Everest")
    assert "react" in table.ask.message.key  # Barton went home booted from here
    assert table.bullets("Pancho Castillo") == 3
    table.reacts("Wendy's Teethkickers")
    assert table.bullets("Pancho Castillo") == 2  # the rest of Pistol Whip
    assert table.ask.seat == 1  # and the turn order is what it was


# --- Noon/Shootout -----------------------------------------------------------------------------------


@pytest.mark.rule("RC-noon-shootout-01")
@pytest.mark.rule("RC-noon-shootout-04")
def test_in_a_shootout_a_noon_shootout_ability_reaches_only_the_shootout() -> None:
    people = (
        ["Auntie Sinister | Phantom Fingers"],
        ["Fred Aims | Shotgun", "Allie Hensman | Pearl-Handled Revolver"],
    )
    next_door = {"at": {"home": ["Silas Aims | Mustang"]}}
    noon = facing(*people, mark=next_door)
    noon.uses("Phantom Fingers")
    assert sorted(noon.choices()) == ["Mustang", "Pearl-Handled Revolver", "Shotgun"]

    table = facing(*people, leader={"deck": ["8C"]}, mark=next_door)
    table.calls_out("Auntie Sinister", "Fred Aims").answer("yes").answer("done")
    table.uses("Phantom Fingers")
    assert table.booted(
        "Shotgun"
    )  # the only one that could be chosen: neither the bystander's nor next door's


@pytest.mark.rule("RC-noon-shootout-02")
def test_bringing_somebody_into_the_shootout_is_no_exception_needed() -> None:
    table = shootout(
        ["Mongwau The Mighty"], ["Fred Aims"], leader={"at": {"home": ["Kevin Wainwright (Exp 1)"]}}
    )
    table.uses("Kevin Wainwright")
    assert table.posse(0) == ["Mongwau The Mighty", "Kevin Wainwright"]
    assert table.stud("Kevin Wainwright")


def grim_servant(at_home: str) -> Playing:
    """Player 0 calls out and plays Grim Servant O' Death on the one at player 1's home."""
    table = shootout(
        ["Judge Harry Somerset"],
        ["Fred Aims"],
        leader={"hand": ["Grim Servant O' Death"], "rock": 5, "deck": HANDS[1]},
        mark={"at": {"home": [at_home]}, "deck": HANDS[2]},
    )
    return table.uses("Grim Servant O' Death")


@pytest.mark.rule("RC-noon-shootout-03")
def test_a_text_may_reach_outside_the_shootout() -> None:
    table = grim_servant("Silas Aims")
    assert table.ask.seat == 1
    table.answer("yes")
    assert table.posse(1) == ["Fred Aims", "Silas Aims"]
    assert table.bullets("Judge Harry Somerset") == 1


@pytest.mark.rule("RC-prevention-10")
def test_who_cannot_be_moved_cannot_come_either() -> None:
    table = grim_servant("Silas Aims | Yagn's Mechanical Skeleton")
    assert "shootout" in table.ask.message.key  # nobody was asked to come
    assert table.posse(1) == ["Fred Aims"]
    assert table.stud("Judge Harry Somerset")
    assert table.bullets("Judge Harry Somerset") == 3


# --- Winner, This ------------------------------------------------------------------------------------


@pytest.mark.rule("RC-winner-01")
@pytest.mark.parametrize(("winner", "bullets"), [(1, 2), (0, 0)])
def test_the_winner_is_who_won_lowball_whoever_wins_a_round(winner: int, bullets: int) -> None:
    table = shootout(
        ["Judge Harry Somerset", 'Lucinda "Lucy" Clover'],
        ["Fred Aims | Telepathy Helmet", "Allie Hensman"],
        leader={"hand": ["Sun in Yer Eyes"], "deck": [*HANDS[2]]},
        mark={"deck": [*HANDS[1]]},
        winner=winner,
    )
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Allie Hensman')}").until(Question.SHOOTOUT)
    if table.ask.seat == 1:
        table.passes(1)
    assert table.state.fight is not None
    assert table.state.fight.round == 2  # player 0 has won the first one
    table.uses("Sun in Yer Eyes", "Fred Aims")
    assert table.bullets("Fred Aims") == bullets  # the Helmet shields only the lowball Winner's dude


@pytest.mark.rule("RC-this-01")
def test_this_location_is_where_the_card_is_now() -> None:
    table = facing(
        ["Tommy Harden"],
        ["Barton Everest", "Allie Hensman"],
        leader={"at": {"home": ["Micah Ryse | Paralysis Mark", "Clyde Owens"]}},
    )
    table.moves("Micah Ryse", "town square").passes(1)
    table.uses("Paralysis Mark")
    assert sorted(table.choices()) == ["Allie Hensman", "Barton Everest", "Micah Ryse", "Tommy Harden"]


@pytest.mark.rule("RC-this-02")
def test_sanford_calls_out_at_his_deed_only() -> None:
    at_square = facing(
        ["Sanford Taylor"],
        ["Barton Everest"],
        leader={"outfit": "The Sloane Gang"},
        mark={"outfit": "Law Dogs"},
    )
    assert at_square.why_not("use", "Sanford Taylor") is not None
    table = facing(
        [],
        ["Barton Everest"],
        leader={"deeds": ["Pony Express"], "at": {"Pony Express": ["Sanford Taylor"]}},
        mark={"at": {"Pony Express": ["Fred Aims"]}},
    )
    table.uses("Sanford Taylor").answer("yes")
    assert table.state.fight is not None
    assert table.state.fight.mark == table.id("Fred Aims")
