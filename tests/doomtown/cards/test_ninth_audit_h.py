"""What the eighth part of the ninth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side

# --- the 2014–15 edition: who is declared first comes, and boots, later ---------------------------------

FRANK = "Frank Stillwell"


@pytest.mark.plays(FRANK)
@pytest.mark.rule("AEG-posses-02")
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
@pytest.mark.parametrize(("bounty", "rests"), [(1, False), (0, True)])
def test_wanted_frank_is_up_again_once_he_has_come(edition: str, bounty: int, rests: bool) -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            at={"town square": ["Barton Everest"], "home": [f"{FRANK} | bounty {bounty}"]},
        ),
        edition=edition,
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").answer(FRANK)
    table.until(Question.SHOOTOUT)
    assert table.posse(1) == ["Barton Everest", FRANK]
    assert table.booted(FRANK) == rests
