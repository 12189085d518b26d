"""What a number is must not depend on which was asked for first, nor where the card is (found by the fuzzer)."""

import pytest

from boomtown.doomtown.numbers import controller, influence, value
from boomtown.doomtown.scenario.playing import Playing, side


@pytest.mark.parametrize("asked_first", ["nothing", "Tommy Harden", "Allie Hensman"])
def test_who_controls_a_deed_that_changes_influence_there(asked_first: str) -> None:
    """Bunkhouse makes 1 influence 2 and 0 influence 1, so the dude of the other player has more."""
    table = Playing(
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Allie Hensman"]}),
        side("Law Dogs", at={"Bunkhouse": ["Tommy Harden"]}),
    )
    state = table.state
    cards = {state.printed(card).title: card for card in state.in_play}
    state.memo = {}
    if asked_first != "nothing":
        influence(state, cards[asked_first])
    assert controller(state, cards["Bunkhouse"]) == 1


def test_a_dude_out_of_play_is_at_no_location() -> None:
    """Max Baine's text about dudes at Ranches once stumbled over dudes in a discard pile (seed 1, game 385)."""
    table = Playing(
        side("Morgan Cattle Co.", at={"home": ["Max Baine"]}, discard=["Tommy Harden"]), side("Law Dogs")
    )
    state = table.state
    tommy = next(card for card, found in state.cards.items() if found.face == "Tommy Harden")
    assert value(state, tommy) == state.printed(tommy).value
