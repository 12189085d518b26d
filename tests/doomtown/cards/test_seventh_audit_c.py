"""What the third part of the seventh audit found, beside the cards that show it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side

# --- goods alone change a machine's bullets (RC3-quaterman-01 says only what cannot) -------------------


@pytest.mark.refuses("QUATERMAN", "QUATERMAN PRIME")
@pytest.mark.parametrize("machine", ["QUATERMAN", "QUATERMAN PRIME"])
def test_a_sickness_hangs_on_the_machine_and_leaves_its_guns_alone(machine: str) -> None:
    """Incubation is attached, and is an action; what it takes of influence and value it takes."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Incubation"]),
        side("The Sloane Gang", at={"home": [f"{machine} | booted | influence +1 | Shotgun"]}),
        turn=0,
    )
    before = (table.bullets(machine), table.influence(machine))
    table.uses("Incubation")
    assert (table.card("Incubation").place, table.bullets(machine)) == (table.id(machine), before[0])
    assert table.influence(machine) < before[1]
