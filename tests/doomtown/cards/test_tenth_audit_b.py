"""What the second part of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Looked
from doomtown.scenes import shootout

OLIVIA, BARTON = "Olivia Jenks", "Barton Everest"
PORT = "Any Port in a Storm"

# --- who was in the posse to the end of a job ----------------------------------------------------------------


@pytest.mark.plays("Desolation Row", PORT)
def test_a_leader_who_goes_ashore_was_in_the_posse_to_the_end_of_the_raid() -> None:
    table = Playing(
        side("Desolation Row", at={"town square": ["Clint Ramsey"]}, hand=[PORT], deeds=["Hustings"]),
        side("Law Dogs"),
        turn=0,
    )
    table.uses("Desolation Row").reacts(PORT)
    assert table.at("Clint Ramsey") == "Hustings"
    assert (table.bounty("Clint Ramsey"), table.rock(0)) == (2, table.bullets("Clint Ramsey"))


# --- what is revealed is shown to everybody ------------------------------------------------------------------


@pytest.mark.plays("Funtime Freddy", "Dr. JT Goodenough")
@pytest.mark.parametrize(
    ("grifter", "named", "prizes"),
    [
        ("Funtime Freddy", [], ["Soul Blast", "Puppet"]),
        ("Dr. JT Goodenough", ["Law Dogs"], ["Flame-Thrower", "Holy Wheel Gun"]),
    ],
)
def test_a_third_player_sees_what_a_grifter_reveals_too(
    grifter: str, named: list[str], prizes: list[str]
) -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": [grifter, OLIVIA]}, deck=prizes * 6, fill=False),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": [BARTON]}),
        phase="setup",
    )
    table.reacts(grifter, *named, *prizes)
    assert table.ask.seat == 1  # who chooses between the two
    assert [(event.seat, set(event.names)) for event in table.events(Looked)] == [
        (1, set(prizes)),
        (2, set(prizes)),
    ]


@pytest.mark.plays("Murdered in Tombstone")
def test_what_the_other_posse_s_leader_finds_and_reveals_is_shown_to_you() -> None:
    table = shootout(
        [OLIVIA],
        [BARTON],
        rock=1,
        leader={"hand": ["Murdered in Tombstone"], "deck": ["Bottom Dealin'"]},
        mark={"hand": ["6S"], "deck": ["Ricochet"]},
    )
    table.uses("Murdered in Tombstone", "yes", "Bottom Dealin'").answer("yes").answer("Ricochet")
    assert [(event.seat, event.names) for event in table.events(Looked)] == [
        (1, ("Bottom Dealin'",)),
        (0, ("Ricochet",)),
    ]


# --- who has gone home from the shootout ---------------------------------------------------------------------


@pytest.mark.plays("Rick Henderson", "Absalom Hotchkiss")
def test_rick_is_paid_by_who_goes_home_and_calls_a_friend_there_on_arriving() -> None:
    rick, absalom = "Rick Henderson", "Absalom Hotchkiss"
    table = shootout(
        [OLIVIA, rick],
        [absalom, BARTON, "Jake Smiley"],
        rock=1,
        leader={"hand": ["Pistol Whip"]},
        mark={"at": {"home": ["The Brute"]}},
    )
    table.uses("Pistol Whip", OLIVIA, absalom).reacts(absalom, BARTON)
    assert table.at(BARTON) == table.at(absalom) == "The Sloane Gang"
    table.reacts(rick).answer("give 1 ghost rock")
    assert (table.rock(0), table.rock(1)) == (2, 0)
