"""Headlines that answer the forming of posses: no other follows in this shootout."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import refused_by, shootout

# --- a Headline that answers the forming of posses is one of this shootout's --------------------------

DUEL, TWILIGHT, RITE = "Shan Fan Showdown!", "Twilight Is Upon Us", "Rite Of Profane Abstersion"


def duel(*more: str, theirs: tuple[str, ...] = ()) -> Playing:
    """Steele, with a Knife and a Hex, calls out Barton; posses are formed."""
    table = shootout(
        ["Steele Archer | Bowie Knife | Soul Blast"],
        ["Barton Everest | Bowie Knife"],
        rock=9,
        leader={"hand": [DUEL, *more]},
        mark={"hand": list(theirs)},
    )
    assert table.question is Question.REACT
    return table.reacts(DUEL)


@pytest.mark.plays(DUEL)
@pytest.mark.refuses(TWILIGHT, RITE)
@pytest.mark.rule("RC-headline-01")
def test_no_other_headline_follows_a_showdown() -> None:
    table = duel(TWILIGHT, RITE)
    assert table.question is Question.SHOOTOUT
    assert refused_by(table, "use", TWILIGHT) == refused_by(table, "use", RITE) == "RC-headline-01"


@pytest.mark.refuses(DUEL)
@pytest.mark.rule("RC-headline-02")
def test_a_showdown_is_answered_by_no_other_showdown() -> None:
    assert duel(theirs=(DUEL,)).question is Question.SHOOTOUT
