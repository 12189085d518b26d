"""Legends of Hell's Comin' With Me."""

import pytest

from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state.events import ShooterPicked
from doomtown.rules.duel import duel, facing

# --- Andrew Lane -----------------------------------------------------------------------------------


def lane(mine: list[str], hand: list[str], *, rock: int = 5) -> Playing:
    return duel(mine, ["Fred Aims"], me={"legend": "Andrew Lane", "hand": hand, "rock": rock})


@pytest.mark.plays("Andrew Lane")
def test_the_ghost_arms_a_dude_of_the_posse() -> None:
    table = lane(["Olivia Jenks", "Clyde Owens | booted"], ["Shotgun"])
    assert (table.bullets("Olivia Jenks"), table.bullets("Clyde Owens")) == (2 - 1, 3 - 1)
    table.uses("Andrew Lane", "Clyde Owens")
    assert (table.bullets("Clyde Owens"), table.rock(0)) == (3 + 1, 5 - 3)
    assert table.booted("Andrew Lane")


@pytest.mark.refuses("Andrew Lane")
@pytest.mark.parametrize(
    ("mine", "hand", "rock"),
    [
        (["Olivia Jenks"], ["Legendary Holster"], 9),
        (["Olivia Jenks"], ["Roan"], 9),
        (["Olivia Jenks"], ["Shotgun"], 2),
        (["Gunslinger"], ["Shotgun"], 9),
    ],
    ids=["unique", "no Weapon", "too dear", "a token"],
)
def test_the_ghost_does_not_arm_just_anybody(mine: list[str], hand: list[str], rock: int) -> None:
    assert lane(mine, hand, rock=rock).plays() == ["pass"]


@pytest.mark.refuses("Andrew Lane")
def test_who_is_called_out_keeps_all_bullets() -> None:
    table = facing(["Fred Aims"], ["Olivia Jenks"], you={"legend": "Andrew Lane"})
    table.calls_out("Fred Aims", "Olivia Jenks").answer("yes")
    assert table.bullets("Olivia Jenks") == 2


# --- Hank Ketchum ----------------------------------------------------------------------------------

HANK = "Hank Ketchum"


def hank(mine: list[str], **more: object) -> Playing:
    return duel(mine, ["Fred Aims"], me={"legend": HANK}, **more)


@pytest.mark.plays(HANK)
def test_the_leader_with_hank_shoots_with_most_grit() -> None:
    table = hank(["Olivia Jenks", "Clint Ramsey", "Tommy Harden"]).until("Resolution")
    assert table.events(ShooterPicked)[0].name == "Clint Ramsey"


@pytest.mark.plays(HANK)
def test_a_lone_dude_with_influence_is_harrowed_for_a_round() -> None:
    table = hank(["Olivia Jenks"]).until("Resolution").uses(HANK)
    assert has_keyword(table.state, table.id("Olivia Jenks"), "Harrowed")
    assert table.booted(HANK)
    table.until("Noon play")
    assert not has_keyword(table.state, table.id("Olivia Jenks"), "Harrowed")


@pytest.mark.refuses(HANK)
@pytest.mark.parametrize(
    "mine", [["Olivia Jenks", "Tommy Harden"], ["Travis Moone"], ["Travis Moone | influence 1"]]
)
def test_company_or_no_printed_influence_means_no_harrowed(mine: list[str]) -> None:
    table = hank(mine).until("Resolution").uses(HANK)
    assert not any(has_keyword(table.state, table.id(dude.split(" |")[0]), "Harrowed") for dude in mine)


@pytest.mark.refuses(HANK)
def test_who_is_called_out_picks_freely() -> None:
    table = facing(["Fred Aims"], ["Olivia Jenks", "Clint Ramsey"], you={"legend": HANK})
    table.calls_out("Fred Aims", "Olivia Jenks").answer("yes").answer("Clint Ramsey").until("shooter")
    assert table.choices() == ["Olivia Jenks", "Clint Ramsey"]
