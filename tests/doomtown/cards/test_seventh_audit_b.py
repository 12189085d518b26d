"""What the second part of the seventh audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import shootout, usable

# --- a Hex is cast when it has done what it does (ruling 770) -----------------------------------------

DAVE, WINDAGE, HELL, BEAST = 'Dave "Slim" Gorman', "Kentucky Windage", "Raising Hell", "Tyxarglenak"


def casting(hex_: str, *pulls: str) -> Playing:
    """Dave fights Tommy Harden, can pay for Tyxarglenak, and pulls these cards."""
    return shootout(
        [f"{DAVE} | {hex_}"],
        ["Tommy Harden"],
        rock=9,
        leader={"hand": ["Roan"], "hill": [BEAST], "deck": pulls},
    )


@pytest.mark.plays(DAVE)
def test_dave_makes_a_draw_of_whom_the_hex_made_a_stud() -> None:
    table = casting(WINDAGE, "KS")
    table.uses(WINDAGE, part="aim").reacts(DAVE)
    assert (table.stud(DAVE), table.stud("Tommy Harden"), table.zone(WINDAGE)) == (False, False, "discard")


@pytest.mark.refuses(DAVE)
def test_dave_does_not_keep_a_hex_from_being_aced() -> None:
    table = casting(HELL, "KS").uses(HELL)
    assert (table.question, table.zone(HELL), table.zone(BEAST)) == (Question.SHOOTOUT, "hill", "play")
    assert not usable(table, DAVE)


@pytest.mark.plays(DAVE)
def test_dave_burns_a_hex_that_failed() -> None:
    table = casting(HELL, "2S").uses(HELL).reacts(DAVE)
    assert (table.zone(HELL), table.zone(BEAST), table.stud("Tommy Harden")) == ("discard", "hill", False)
