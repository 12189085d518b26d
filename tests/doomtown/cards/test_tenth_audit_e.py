"""What the fifth part of the tenth audit found, beside the card that shows it."""

from collections.abc import Sequence

import pytest

from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import (
    CHEATING,
    HANDS,
    answers,
    draw_hand,
    draws,
    shootout,
    showdown,
)
from doomtown.third_player import turn_of

# --- what nothing prevents can be answered all the same -----------------------------------------------

CONCORDIA, PETROVIC, RETRIBUTION = "Concordia Cemetery", "Brother Petrovic", "Retribution"


def judged(foe: str, *, deeds: Sequence[str] = (), winner: int = 0) -> Playing:
    """Father Tolarios has called Retribution on this dude, whose player cheats; the hands are shown now."""
    table = shootout(
        [f"Father Tolarios | {RETRIBUTION}"],
        ["Fred Aims | bullets -2", foe],
        hands=(("KS", *HANDS[2]), CHEATING[2]),
        leader={"deeds": list(deeds), "rock": 5},
        winner=winner,
    )
    turn_of(table, 0).uses(RETRIBUTION, foe.partition(" |")[0])
    return draws(table, "Fred Aims", "Father Tolarios")


@pytest.mark.plays(CONCORDIA, RETRIBUTION)
def test_the_cemetery_buries_whom_retribution_has_struck_down() -> None:
    """That an acing cannot be prevented keeps nobody from what comes before it and prevents nothing."""
    table = judged("Barton Everest | bullets -2", deeds=[CONCORDIA])
    deed = table.id(CONCORDIA)
    before = production(table.state, deed)
    table.reacts(CONCORDIA)
    assert (table.zone("Barton Everest"), production(table.state, deed)) == ("hill", before + 1)


@pytest.mark.plays(PETROVIC, RETRIBUTION)
def test_petrovic_s_blood_money_is_due_for_retribution_too() -> None:
    table = judged(f"{PETROVIC} | bullets -2").reacts(PETROVIC)
    assert (table.zone(PETROVIC), table.rock(0), table.rock(1)) == ("hill", 3, 2)


@pytest.mark.plays(RETRIBUTION)
def test_no_helmet_helps_against_retribution() -> None:
    """That opponents' Shootout abilities cannot affect somebody would prevent it, as it would Heartseeker's bolt."""
    table = judged("Barton Everest | bullets -2 | Telepathy Helmet", winner=1)
    assert table.zone("Barton Everest") == "hill"


@pytest.mark.refuses("Byron Decker")
def test_nobody_steps_before_byron_there() -> None:
    table = judged("Byron Decker | bullets -2")
    assert table.zone("Byron Decker") == "hill"


# --- a value is told as players read it ---------------------------------------------------------------

ARRAY = "Decimator Array"


@pytest.mark.plays(ARRAY)
def test_the_array_makes_another_value_of_a_heart() -> None:
    table = showdown(
        [f"Olivia Jenks | {ARRAY}"], ["Philip Swinford"], (("2C", "4D", "7H", "9S", "JC"), HANDS[1])
    )
    table.uses(ARRAY, draw_hand(table, 0)[2])
    told = answers(table)
    assert (len(told), "the value J" in told, "the value 7" in told) == (12, True, False)
