"""What the second part of the sixth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import shootout, usable

OLIVIA, BARTON = "Olivia Jenks", "Barton Everest"


# --- what a Shootout ability chooses while it is resolved is chosen, too (ruling 713) -----------------

FASTER, STAR = "Faster on the Draw", "Fallen Star"


def outdrawn(*theirs: str, action: str = FASTER, mine: str = "Tommy Harden") -> Playing:
    """Player 0 plays an action which chooses one of theirs only after its first sentence."""
    return shootout([mine], list(theirs), leader={"hand": [action]}, mark={"hand": [STAR]}, rock=3).uses(
        action
    )


@pytest.mark.plays(STAR, FASTER)
def test_somebody_else_is_outdrawn() -> None:
    table = outdrawn("Jake Smiley", BARTON).answer(BARTON)
    before = (table.bullets("Jake Smiley"), table.bullets(BARTON))
    assert table.stud("Tommy Harden")  # the first sentences are done by now
    table.reacts(STAR)
    assert (table.bullets("Jake Smiley"), table.bullets(BARTON)) == (max(0, before[0] - 2), before[1])
    assert (table.booted("Jake Smiley"), table.booted(BARTON)) == (True, False)


@pytest.mark.refuses(STAR)
@pytest.mark.parametrize("theirs", [(BARTON,), ("Jake Smiley | booted", BARTON)])
def test_without_another_to_boot_who_was_outdrawn_is(theirs: tuple[str, ...]) -> None:
    table = outdrawn(*theirs)
    if len(theirs) > 1:
        table.answer(BARTON)
    assert (table.question, usable(table, STAR)) == (Question.SHOOTOUT, False)


@pytest.mark.refuses(STAR)
def test_whoever_is_chosen_for_their_own_side_needs_no_stand_in() -> None:
    """Calling the Cavalry chooses one of its player's own posse."""
    table = shootout(
        ["Tommy Harden", OLIVIA],
        [BARTON, "Jake Smiley"],
        leader={"hand": ["Calling the Cavalry"]},
        mark={"hand": [STAR]},
        rock=3,
    )
    table.uses("Calling the Cavalry").answer(OLIVIA)
    assert (table.stud(OLIVIA), table.question, usable(table, STAR)) == (True, Question.SHOOTOUT, False)
