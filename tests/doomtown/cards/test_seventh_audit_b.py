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


# --- "this location" on a Technique is where the dude stands (ruling 771) ------------------------------

ROUNDS, SAGE = "Two Hundred Fifty Rounds", "Great Sage Matching Heaven"


def from_next_door(where: str, stand: str) -> Playing:
    """Longwei Fu's Bunkhouse is beside the square; the rifle lets him fight here from there."""
    table = shootout(
        ["Jake Smiley"],
        ["Travis Moone"],
        where=where,
        leader={
            "hand": [ROUNDS, SAGE],
            "deck": ["AC", "AC", "AC"],
            "deeds": ["Bunkhouse"],
            "at": {stand: ["Longwei Fu | Buffalo Rifle"]},
        },
        joining=False,
    )
    table.answer("Longwei Fu")
    if table.question is Question.YES:  # he could come over as well
        table.answer("yes")
    while table.question is Question.JOIN:
        table.answer("done")
    assert table.card("Longwei Fu").place == table.place(stand)
    return table.uses(ROUNDS)


@pytest.mark.plays(ROUNDS)
def test_rounds_go_on_for_who_shoots_from_a_deed_you_control() -> None:
    assert from_next_door("town square", "Bunkhouse").choices() == [SAGE, "none"]


@pytest.mark.refuses(ROUNDS)
def test_rounds_do_not_go_on_for_who_shoots_from_the_square() -> None:
    assert SAGE not in from_next_door("Bunkhouse", "town square").choices()
