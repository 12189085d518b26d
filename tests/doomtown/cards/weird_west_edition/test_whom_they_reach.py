"""Whom cards of the Weird West Edition reach: posses with guests on both sides, and everybody carries something."""

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown import third_player
from doomtown.scenes import facing, usable

MINE, THEIRS = (
    ["Olivia Jenks | Shotgun | Fancy New Hat", "Yunxu Jiang"],
    ["Fred Aims | Shotgun", "Travis Moone"],
)


def posses(first: str = "", **mine: Any) -> Playing:
    """Yours, a guest's, theirs and their guest's are in the fight; everybody has somebody at home besides."""
    more = {
        0: {"deck": ["AS"], "at": {"home": ["Clyde Owens | Peacemaker"]}, **mine},
        1: {"at": {"home": ["Allie Hensman | Roan"]}},
    }
    gang = [*MINE, first] if first else MINE
    return third_player.posses(gang, THEIRS, ["Max Baine | Roan"], ["Bobo | Stone Idol"], more=more)


@pytest.mark.refuses("Trick Shooting")
@pytest.mark.refuses("Thirst for Blood")
@pytest.mark.parametrize("action", ["Trick Shooting", "Thirst for Blood"])
def test_your_own_dudes_in_the_fight(action: str) -> None:
    assert posses(hand=[action]).uses(action).choices() == ["Olivia Jenks", "Yunxu Jiang"]


@pytest.mark.refuses("Rabbit's Sweeping Snare")
@pytest.mark.refuses("Crushing Inevitability")
@pytest.mark.parametrize("action", ["Rabbit's Sweeping Snare", "Crushing Inevitability"])
def test_every_opposing_dude_in_the_fight(action: str) -> None:
    assert posses(hand=[action]).uses(action).choices() == ["Fred Aims", "Travis Moone", "Bobo"]


@pytest.mark.refuses("Deborah West (Exp 1)")
def test_deborah_indicts_no_weapon_and_nobody_at_home() -> None:
    table = posses("Deborah West (Exp 1) | Rapier").uses("Deborah West (Exp 1)")
    assert table.choices() == ["Fred Aims", "Travis Moone", "Bobo"]


@pytest.mark.refuses("Laura Banks")
def test_laura_judges_everybody_in_the_fight_and_nothing_they_carry() -> None:
    table = posses("Laura Banks").uses("Laura Banks")
    everybody = {
        "Olivia Jenks",
        "Yunxu Jiang",
        "Laura Banks",
        "Max Baine",
        "Fred Aims",
        "Travis Moone",
        "Bobo",
    }
    assert set(table.choices()) == everybody


@pytest.mark.refuses("Seamus O'Toole")
def test_seamus_leaves_a_guests_gadget_alone() -> None:
    table = third_player.posses(
        ["Seamus O'Toole", "Olivia Jenks | Flame-Thrower | Mechanical Horse | Shotgun"],
        ["Fred Aims"],
        ["Max Baine | Auto-Revolver"],
        more={0: {"deck": ["AH"], "at": {"home": ["Clyde Owens | Flame-Thrower"]}}},
    ).uses("Seamus O'Toole")
    assert (table.bullets("Olivia Jenks"), table.bullets("Max Baine")) == (2 + 1 + 1 + 2, 2 + 1)  # unasked


@pytest.mark.refuses("Rabbit's Sweeping Snare")
def test_the_snare_boots_two_that_stand() -> None:
    foe = "Barton Everest | Shotgun | Roan | Fancy New Hat | Stone Idol booted"
    table = third_player.posses(
        ["Yunxu Jiang | Roan"],
        [foe, "Fred Aims"],
        [],
        more={0: {"deck": ["AS"], "hand": ["Rabbit's Sweeping Snare"]}},
    ).uses("Rabbit's Sweeping Snare", "Barton Everest")
    assert table.choices() == ["Shotgun", "Roan", "Fancy New Hat"]
    assert (table.ask.form.least, table.ask.form.most) == (0, 2)  # type: ignore[attr-defined]


@pytest.mark.refuses("Rattler Young 'Un")
def test_what_a_lone_dude_carries_is_no_company() -> None:
    table = third_player.posses(["Rattler Young 'Un"], ["Fred Aims | Shotgun | Roan"], []).uses(
        "Rattler Young 'Un"
    )
    assert table.stud("Rattler Young 'Un")


EAGLE = "Eagle Woman That All Look At"


@pytest.mark.refuses(EAGLE)
def test_only_your_shamans_call_eagle_woman_with_a_spirit_beside_them() -> None:
    table = facing(
        ["Butch Deuces | Shotgun", "Mariel Lewis"],
        ["Laughing Crow | Shotgun"],
        leader={"outfit": "Eagle Wardens", "at": {"home": [EAGLE, "Bloody Teeth | Spirit Dance"]}},
        turn=0,
    )
    assert not usable(table, "Butch Deuces")  # the Spirit is at home
    assert not usable(table, "Mariel Lewis")
    beside = facing(
        ["Butch Deuces", "Mariel Lewis | Spirit Dance"],
        ["Fred Aims"],
        leader={"outfit": "Eagle Wardens", "at": {"home": [EAGLE]}},
        mark={"at": {"home": ["Barton Everest"], "town square": ["Bloody Teeth"]}},
        turn=0,
    )
    assert usable(beside, "Butch Deuces")
    assert not usable(beside, "Mariel Lewis")
    assert beside.why_not("use", "Bloody Teeth", seat=1) is not None  # she is not his
    beside.uses("Butch Deuces")
    assert "Barton Everest" not in beside.choices()


@pytest.mark.plays(EAGLE)
def test_beside_the_fight_she_still_can_be_called_into_it() -> None:
    table = facing(
        ["Butch Deuces | Spirit Dance", EAGLE], ["Fred Aims"], leader={"outfit": "Eagle Wardens"}, turn=0
    )
    table.calls_out("Butch Deuces", "Fred Aims").answer("yes")
    while table.question is Question.JOIN:
        table.answer("done")
    assert table.posse(0) == ["Butch Deuces"]
    table.uses("Butch Deuces", "none")
    assert table.posse(0) == ["Butch Deuces", EAGLE]


@pytest.mark.refuses("Bass Reeves")
def test_bass_finds_nobody_and_boots_nobody_twice() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Bass Reeves", "Olivia Jenks | bounty 1 | booted"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    ).uses("Bass Reeves")
    assert (table.ask.seat, table.booted("Bass Reeves")) == (1, False)


@pytest.mark.refuses("Ursula, The Worm Queen")
def test_ursula_takes_nothing_from_who_is_no_huckster() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            at={"home": ["Ursula, The Worm Queen", "Sylvester Heath", "Clint Ramsey | Soul Blast"]},
        ),
        side("The Sloane Gang"),
    )
    assert not usable(table, "Ursula, The Worm Queen")
