"""What the fourth part of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events

# --- Henry Moran beside who keeps something of a lowball hand that is discarded -----------------------

HENRY, THEO, STATION = "Henry Moran", "Theo Whateley-Boyer", "Gateway Station"
LOW = ("2S", "4C", "6D", "8S", "10D")


def switching(*thrown: str, **more: object) -> Playing:
    """Henry is about to boot for a Cheatin' lowball hand, which his own player discards then."""
    at = {"home": [HENRY, THEO]}
    return Playing(
        side("The Fourth Ring", rock=5, deck=[*thrown, *LOW], at=at, **more),
        side("Law Dogs", rock=5, deck=["5S", "5C", "5D", "9D", "KC"]),
        phase="gambling",
    )


@pytest.mark.plays(THEO)
def test_theo_pockets_the_joker_of_a_hand_that_henry_discards() -> None:
    table = switching("Joker (red)", "5S", "5S", "8D", "KC").until(Question.REACT)
    assert not table.events(events.HandRevealed)  # before anything is shown
    table.reacts(THEO)
    assert table.card("Joker (red)").place == table.id(THEO)


@pytest.mark.plays(STATION)
def test_a_dude_of_a_hand_that_henry_discards_gets_off_at_the_station() -> None:
    table = switching("Tommy Harden", "5S", "5S", "8D", "KC", deeds=[STATION], hand=["2H"])
    table.until(Question.REACT).reacts(STATION)
    assert (table.zone("Tommy Harden"), table.zone("2 of Hearts")) == ("hand", "discard")
