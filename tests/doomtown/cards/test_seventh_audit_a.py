"""What the first part of the seventh audit found, beside the card that shows it."""

import pytest

from doomtown.scenes import HANDS, usable
from doomtown.third_player import GUEST, posses, turn_of

# --- a guest who leaves by the first sentence (ruling 760) --------------------------------------------

DECEPTION = "Rabbit's Deception"


@pytest.mark.plays(DECEPTION)
def test_a_guest_s_only_dude_takes_one_of_the_other_posse_along() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Clint Ramsey", "Jake Smiley"],
        ["Longwei Fu"],
        more={GUEST: {"hand": [DECEPTION], "deck": ["AC", *HANDS[1]]}},
    )
    turn_of(table, GUEST).uses(DECEPTION, "yes")
    assert table.choices() == ["Clint Ramsey", "Jake Smiley"]
    table.answer("Jake Smiley")
    assert (table.posse(0), table.posse(1)) == (["Olivia Jenks"], ["Clint Ramsey"])
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley")) == ("The Sloane Gang", True)
    assert not usable(table, DECEPTION)
