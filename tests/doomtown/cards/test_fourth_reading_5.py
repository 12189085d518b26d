"""What the ninety faces that were only read before showed when they were played, and who it is that calls out."""

import pytest

from doomtown.scenes import shootout

BARTON = "Barton Everest"


# --- what is left of a dude's bullets -----------------------------------------------------------------


@pytest.mark.plays("The Mixer")
@pytest.mark.parametrize(
    ("notes", "left"), [("bullets +2", 2), ("bullets -1", 2), ("bullets +2 | Shotgun", 3)]
)
def test_the_draught_takes_a_bullet_gained_for_good(notes: str, left: int) -> None:
    """Barton has 2 bullets, a Shotgun gives 1; whatever else modifies them, for good or not, does not count."""
    table = shootout(["The Mixer"], [f"{BARTON} | {notes}"]).uses("The Mixer", BARTON)
    assert table.bullets(BARTON) == left
