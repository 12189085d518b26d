"""What the first quarter of the fifth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from doomtown.scenes import HANDS, facing, usable

ESCORT = "Cavalry Escort"
PRIME = "QUATERMAN PRIME"


@pytest.mark.plays(ESCORT)
@pytest.mark.refuses(ESCORT)
@pytest.mark.parametrize(
    ("dude", "comes"), [(PRIME, False), (f"{PRIME} | booted", True), ("Allie Hensman", True)]
)
def test_nobody_comes_booted_who_cannot_boot(dude: str, comes: bool) -> None:
    """Ruling 640: no card boots Prime, who stands there; booted already he comes as the cavalry brings him."""
    table = facing(
        ["Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[2], HANDS[1]),
        mark={"at": {"town square": [f"{dude} | {ESCORT}"]}},
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    while table.question is Question.JOIN:
        table.answer("done")
    if comes:
        table.until(Question.REACT).reacts(ESCORT)
        assert len(table.posse(1)) == 2
    else:
        table.never_offered(ESCORT, until=Question.NOON)
    assert usable(table, ESCORT) is False
