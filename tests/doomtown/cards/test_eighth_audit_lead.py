"""What the fuzz found beside texts that forbid or undo what a card does."""

from __future__ import annotations

import pytest

from boomtown.doomtown.words import (
    CANNOT_BE_AFFECTED,
    ON,
    Declared,
    after,
    dormant,
    last,
    says,
)
from doomtown.scenes import shootout, with_text

RITE = "Rite Of Profane Abstersion"


@pytest.mark.plays(RITE)
def test_what_nothing_can_be_done_to_any_more_is_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer to the play keeps the offering from being affected; the other sentences are read."""

    def keeps_it(play, event):  # type: ignore[no-untyped-def]
        yield last("kept", on=event.chosen)

    with_text(
        monkeypatch,
        "Barton Everest",
        kept=dormant(says(CANNOT_BE_AFFECTED, to=ON)),
        jealous=after(Declared)(keeps_it),
    )
    table = shootout(
        ["Olivia Jenks | Stone Idol", "Steele Archer"],
        ["Barton Everest", "Allie Hensman"],
        leader={"hand": [RITE], "rock": 1},
    )
    table.uses(RITE)
    assert (table.zone("Stone Idol"), table.booted("Stone Idol")) == ("play", False)
    assert (table.posse(0), table.posse(1)) == (["Olivia Jenks"], ["Barton Everest"])
