"""Goods of Ghost Town."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side


@pytest.mark.plays("Spirit Steed")
def test_the_steed_goes_where_a_spirit_is() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Black Elk | Spirit Steed"]}),
        side("The Sloane Gang", deeds=["Bunkhouse | Spirit Trail"]),
    )
    table.uses("Spirit Steed", part="follow")
    assert table.at("Black Elk") == "Bunkhouse"
    assert (table.booted("Spirit Steed"), table.booted("Black Elk")) == (True, False)


@pytest.mark.refuses("Spirit Steed")
def test_the_steed_needs_a_spirit() -> None:
    rider = "Black Elk | Spirit Steed | Many Speak As One booted"
    table = Playing(side("Law Dogs", at={"home": [rider]}), side("The Sloane Gang", deeds=["Bunkhouse"]))
    steed = table.id("Spirit Steed")
    assert [
        play for play in table.plays() if f":{steed}:" in play
    ] == []  # no Spirit elsewhere, none unbooted here


@pytest.mark.refuses("Spirit Steed")
def test_only_a_shaman_rides_the_steed() -> None:
    table = Playing(
        side("Law Dogs", rock=5, at={"home": ["Olivia Jenks"]}, hand=["Spirit Steed"]),
        side("The Sloane Gang"),
    )
    refusal = table.why_not("shop", "Spirit Steed")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-08"
