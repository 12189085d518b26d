"""Actions of Welcome to Deadwood; more of Fallen Star is in test_hardest_rulings.py."""

import pytest

from doomtown.scenes import shootout

STAR = "Fallen Star"


@pytest.mark.refuses(STAR)
def test_a_fallen_star_saves_nobody_from_your_own_abilities_or_noon_plays() -> None:
    table = shootout(
        ["Olivia Jenks", "Tommy Harden"], ["Fred Aims"], leader={"hand": [STAR, "Sun in Yer Eyes"]}
    )
    table.uses("Sun in Yer Eyes", "Olivia Jenks")
    assert "react" not in table.ask.message.key
    assert table.hand(0) == [STAR]
