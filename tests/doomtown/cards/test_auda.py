"""Seventy-two faces read once more: what stands beside two special cards, or before a third player."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import EVEN, everybody_joins, facing

# --- Old Marge's Manor ------------------------------------------------------------------------------

MANOR = "Old Marge's Manor"


def hoarded(*, rock: int = 3, manor: str = MANOR) -> Playing:
    """The other player calls out Jake Smiley; the first Shootout play is due."""
    table = facing(
        ["Jake Smiley"],
        ["Allie Hensman"],
        leader={
            "deeds": [manor, f"Bunkhouse | rock {rock}"],
            "hand": ["Hired Help"],
            "at": {"home": ["Fred Aims"]},
        },
        hands=EVEN,
        turn=1,
    )
    table.calls_out("Allie Hensman", "Jake Smiley").answer("yes")
    return everybody_joins(table, ["Jake Smiley", "Allie Hensman"])


@pytest.mark.plays(MANOR)
def test_what_goes_to_the_manor_before_a_play_pays_for_that_play() -> None:
    table = hoarded()
    assert table.question is Question.REACT
    table.reacts(MANOR)
    assert (table.card(MANOR).rock, table.card("Bunkhouse").rock, table.booted(MANOR)) == (3, 0, True)
    table.uses("Hired Help")
    assert (table.card(MANOR).rock, table.rock(0)) == (0, 0)


@pytest.mark.refuses(MANOR)
@pytest.mark.parametrize(("rock", "manor"), [(0, MANOR), (3, f"{MANOR} | booted")])
def test_nothing_goes_to_the_manor_where_there_is_nothing_or_the_manor_is_booted(
    rock: int, manor: str
) -> None:
    table = hoarded(rock=rock, manor=manor)
    table.never_offered(MANOR, until=Question.RESOLUTION)


# --- Justice In Exile -------------------------------------------------------------------------------

EXILE = "Justice In Exile"


def kidnapped(watcher: str) -> Playing:
    table = Playing(
        side(EXILE, at={"town square": ["Max Baine | Shotgun", watcher]}, hand=["Kidnappin'"]),
        side("The Sloane Gang", at={"town square": ["Allie Hensman | bounty 2"]}),
    )
    table.uses("Kidnappin'", "Max Baine", "Allie Hensman").answer("done").answer("no")
    assert table.zone("Allie Hensman") == "discard"
    return table


@pytest.mark.plays(EXILE)
def test_the_case_is_closed_where_a_job_takes_a_wanted_dude_who_was_in_no_posse() -> None:  # ruling 563
    table = kidnapped("Philip Swinford").reacts(EXILE).answer("yes")
    assert (table.zone("Allie Hensman"), table.rock(0)) == ("hill", 2 + 2)


@pytest.mark.refuses(EXILE)
def test_no_deputy_saw_the_kidnappers() -> None:
    kidnapped("Olivia Jenks").never_offered(EXILE, until=Question.NOON)
