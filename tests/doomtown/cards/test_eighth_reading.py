"""What reading all of today's changes once more found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded

RANCH = "The R&D Ranch"


@pytest.mark.plays(RANCH)
def test_the_ranch_itself_discards_whatever_is_carried_there() -> None:
    """Goods and what is built there as well as Hexes: *all cards at this location* (ruling 731)."""
    table = Playing(
        side(deeds=[f"{RANCH} | Auto-Gatling"], deck=["2C"], at={RANCH: ["Olivia Jenks | Shotgun"]}),
        side("The Sloane Gang"),
    ).uses(RANCH)
    gone = {event.name: event.cause.kind for event in table.events(Discarded) if event.zone == "play"}
    assert gone == dict.fromkeys(("Auto-Gatling", "Shotgun", "Olivia Jenks", RANCH), "ability")
