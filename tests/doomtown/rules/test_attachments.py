"""How many Weapons, Horses and Attire a dude carries (Compendium: Attachment Limits, Attire, Horses, Weapons; AEG)."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Attached, Discarded
from boomtown.table import text
from doomtown.scenes import CHEATING, HANDS, draws, shootout


def shopper(carried: str, bought: str, edition: str = "pinebox") -> Playing:
    """Player 0's Jon Longstride carries something and gets something else."""
    table = Playing(
        side("Law Dogs", rock=9, at={"home": [f"Jon Longstride | {carried}"]}, hand=[bought]),
        side("The Sloane Gang"),
        edition=edition,
    )
    return table.shops(bought)


def carried(table: Playing, dude: str) -> list[str]:
    return [table.state.printed(card).title for card in table.card(dude).cards]


@pytest.mark.rule("RC-attachment-limits-01", "RC-attachment-limits-02", "RC-weapons-01")
@pytest.mark.parametrize(
    ("lost", "kept"), [("Shotgun", "Legendary Holster"), ("Legendary Holster", "Shotgun")]
)
def test_a_second_weapon_costs_one_of_them_as_the_controller_likes(lost: str, kept: str) -> None:
    table = shopper("Legendary Holster", "Shotgun")
    assert table.ask.seat == 0
    assert table.choices() == ["Legendary Holster", "Shotgun"]
    table.answer(lost)
    assert carried(table, "Jon Longstride") == [kept]
    assert table.id(lost) in table.state.players[0].discard


@pytest.mark.rule("RC-horses-01")
@pytest.mark.parametrize(("lost", "kept"), [("Roan", "Mustang"), ("Mustang", "Roan")])
def test_a_second_horse_costs_one_of_them(lost: str, kept: str) -> None:
    table = shopper("Roan", "Mustang").answer(lost)
    assert carried(table, "Jon Longstride") == [kept]


@pytest.mark.rule("RC-attire-01")
@pytest.mark.parametrize(
    ("lost", "kept"), [("Fancy New Hat", "Dog's Duster"), ("Dog's Duster", "Fancy New Hat")]
)
def test_a_second_attire_costs_one_of_them(lost: str, kept: str) -> None:
    table = shopper("Fancy New Hat", "Dog's Duster").answer(lost)
    assert carried(table, "Jon Longstride") == [kept]


@pytest.mark.rule("RC-attachment-limits-01")
def test_one_of_each_kind_is_no_surplus() -> None:
    table = shopper("Roan | Fancy New Hat", "Shotgun")
    assert carried(table, "Jon Longstride") == ["Roan", "Fancy New Hat", "Shotgun"]


@pytest.mark.rule("RC-attachment-limits-01")
@pytest.mark.plays("Owl's Insight")
def test_what_is_bought_in_lowball_takes_the_place_of_what_was_carried() -> None:
    """A Cheatin' Resolution there is a play as well: nobody sits through Upkeep with two Weapons."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Bowie Knife"],
            deck=[*HANDS[1], "KD"],
            at={"home": ["Black Elk | Owl's Insight | Shotgun"]},
        ),
        side("The Sloane Gang", deck=CHEATING[3]),
        phase="gambling",
    )
    table.uses("Owl's Insight", "Bowie Knife")
    assert (table.state.phase, table.choices()) == ("gambling", ["Shotgun", "Bowie Knife"])
    assert carried(table.answer("Shotgun"), "Black Elk") == ["Owl's Insight", "Bowie Knife"]


@pytest.mark.rule("RC-attachment-limits-01")
@pytest.mark.plays("Drew Beauman")
def test_what_is_invented_as_lowball_hands_are_shown_is_one_too_many_too() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Flame-Thrower"],
            deck=[*HANDS[1], "KD"],
            at={"home": ["Drew Beauman | Shotgun"]},
        ),
        side("The Sloane Gang", deck=CHEATING[3]),
        phase="gambling",
    )
    table.answer("Flame-Thrower")
    assert (table.state.phase, table.choices()) == ("gambling", ["Shotgun", "Flame-Thrower"])
    assert carried(table.answer("Shotgun"), "Drew Beauman") == ["Flame-Thrower"]


@pytest.mark.rule("RC-attachment-limits-01", "RC-making-plays-04")
@pytest.mark.plays("Drew Beauman")
def test_passing_is_a_play_after_which_nobody_carries_two_weapons() -> None:
    """Drew invents one as hands are shown, and nobody makes any other play in that fight."""
    table = shootout(
        ["Drew Beauman | Shotgun"],
        ["Barton Everest"],
        hands=((*HANDS[1], "KD", "KD"), CHEATING[2]),
        leader={"hand": ["Flame-Thrower"], "rock": 9, "deeds": ["Bunkhouse"]},
        where="Bunkhouse",
    )
    draws(table).answer("Flame-Thrower").passes()
    assert table.choices() == ["Shotgun", "Flame-Thrower"]
    assert carried(table.answer("Shotgun"), "Drew Beauman") == ["Flame-Thrower"]
    assert table.state.fight is not None


@pytest.mark.rule("RC-attachment-limits-03")
def test_who_is_no_longer_blessed_loses_the_miracle() -> None:
    table = Playing(
        side(
            "Law Dogs", at={"home": ["Abram Grothe (Exp 1) | Holy Roller | Shotgun"]}, hand=["Abram Grothe"]
        ),
        side("The Sloane Gang"),
    )
    table.answer(next(play for play in table.plays() if play.startswith("swap")))
    assert table.zone("Holy Roller") == "discard"
    assert table.zone("Shotgun") == "play"


@pytest.mark.rule("RC-attachment-limits-04")
def test_two_riders_swap_horses_in_one_trade() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Jon Longstride | Roan", "Travis Moone | Mustang"]}),
        side("The Sloane Gang"),
    )
    table.answer(f"trade:{table.id('Law Dogs')}").answer("Roan")
    assert carried(table, "Travis Moone") == ["Mustang", "Roan"]  # in the middle of the play
    table.answer("Mustang")
    if "trade" in text(table.ask.message).lower():
        table.answer("done")
    assert carried(table, "Jon Longstride") == ["Mustang"]
    assert carried(table, "Travis Moone") == ["Roan"]
    assert table.events(Discarded) == []


@pytest.mark.rule("RC-weapons-02")
def test_a_booted_weapon_still_counts_unless_a_text_says_otherwise() -> None:
    table = shootout(
        ["Jake Smiley | Shotgun booted"], ["Olivia Jenks"], mark={"hand": ["Unprepared"]}, rock=5
    )
    assert table.bullets("Jake Smiley") == 1 + 1
    table.until(Question.SHOOTOUT).passes(0).uses("Unprepared", "Jake Smiley")
    assert table.booted("Shotgun")
    assert table.bullets("Jake Smiley") == 0  # 1, and 1 less, and no Shotgun


@pytest.mark.rule("AEG-shoppin-01")
@pytest.mark.parametrize(("old", "new"), [("Legendary Holster", "Shotgun"), ("Roan", "Mustang")])
def test_by_the_old_book_the_old_one_goes_before_the_new_one_comes(old: str, new: str) -> None:
    table = shopper(old, new, "aeg")
    assert table.ask.seat == 1  # nothing to choose
    assert carried(table, "Jon Longstride") == [new]
    assert table.zone(old) == "discard"
    (gone,), (come,) = table.events(Discarded), table.events(Attached)
    log = list(table.state.log)
    assert log.index(gone) < log.index(come)
