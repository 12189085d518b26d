"""What the third part of the eighth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER
from boomtown.doomtown.verbs.cards import discard, move
from doomtown.scenes import (
    an_ability,
    happens,
    shootout,
)

# --- Amazing Grace ------------------------------------------------------------------------------------

GRACE = "Amazing Grace"


def singing(**more: object) -> Playing:
    """Tommy's influence is 1, as Allie's at her deed, and counts as 1 more."""
    at = {"home": [f"Amity Hopkins | {GRACE}"], "Bunkhouse": ["Tommy Harden"]}
    table = Playing(
        side("Law Dogs", **{"deck": ["KC"], "at": at, **more}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Allie Hensman | influence +1"]}),
    )
    return table.uses(GRACE)


@pytest.mark.plays(GRACE)
@pytest.mark.parametrize("gone", [False, True])
def test_the_song_goes_on_when_the_singer_is_gone(gone: bool) -> None:
    table = singing()
    assert table.controller("Bunkhouse") == 0
    if gone:
        happens(discard(table.state, table.id("Amity Hopkins"), an_ability(1, table, "Allie Hensman")))
    assert table.controller("Bunkhouse") == 0


@pytest.mark.refuses(GRACE)
def test_who_comes_into_play_later_has_nothing_of_the_song() -> None:
    """Ruling 871."""
    table = singing(hand=["Tommy Harden"], rock=9, at={"home": [f"Amity Hopkins | {GRACE}"]})
    table.passes(1).shops("Tommy Harden")
    tommy, deed = table.id("Tommy Harden"), table.id("Bunkhouse")
    happens(move(table.state, tommy, deed, an_ability(0, table, GRACE)))
    assert table.controller("Bunkhouse") == 1


# --- Mischievous Coyote -------------------------------------------------------------------------------

COYOTE = "Mischievous Coyote"


@pytest.mark.plays(COYOTE)
def test_a_second_coyote_switches_the_bonuses_back() -> None:
    """Ruling 870."""
    gang = [f"Rhonda Sageblossom | {COYOTE}", f"Hupirika Sue | {COYOTE}", "Yuan Min"]
    table = shootout(gang, ["Barton Everest"], leader={"deck": ["KS", "KD"]})
    for expected in [(2, 1), (1, 2)]:
        (coyote, *_) = (play for play in table.plays() if play.endswith(":trick"))
        table.answer(coyote).passes(1)
        assert bonuses(table.state, LEADER) == expected
