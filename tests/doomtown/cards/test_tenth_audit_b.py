"""What the second part of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side

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
