"""What could only half be done is refused beforehand, and nobody is chosen whom a text protects, on any road.

All faces were gone over for it: whose text takes an event's place, and which texts choose from a list of their own.
"""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.text.sayings import CANNOT_MOVE
from boomtown.doomtown.words import BEARER
from doomtown.scenes import HANDS, draws, shootout, usable, with_text

Patch = pytest.MonkeyPatch

BLESSED = "Rev. Perry Inbody"


# --- in an event's place ------------------------------------------------------------------------------


@pytest.mark.rule("RB-2.1-02")
@pytest.mark.refuses("Lay On Hands")
@pytest.mark.refuses("We Stand Amazed")
@pytest.mark.parametrize("miracle", ["Lay On Hands", "Lay On Hands [Weird West]", "We Stand Amazed"])
@pytest.mark.parametrize(("rob", "offered"), [("Rob Wilby | Roan", True), ("Rob Wilby | Shotgun", False)])
def test_nobody_prays_for_a_casualty_that_cannot_go_home(
    monkeypatch: Patch, miracle: str, rob: str, offered: bool
) -> None:
    with_text(monkeypatch, "Shotgun", stuck=words.says(CANNOT_MOVE, to=BEARER))
    table = shootout(
        [rob, "Jake Smiley", f"{BLESSED} | {miracle}"],
        ["Fred Aims"],
        hands=((*HANDS[1], "KS"), HANDS[2]),
    )
    draws(table, "Rob Wilby", "Fred Aims").until(Question.CASUALTIES).answer("Discard Rob Wilby")
    assert usable(table, miracle) is offered
    if not offered:
        assert (table.zone("Rob Wilby"), table.booted(BLESSED)) == ("discard", False)
