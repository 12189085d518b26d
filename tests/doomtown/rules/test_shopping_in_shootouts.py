"""Shoppin' as a Shootout play: what it brings goes to the posse, like everything a Shootout play does (RB-6.1-32)."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import everybody_joins


@pytest.mark.rule("RB-6.1-32", "RB-6.1-27")
@pytest.mark.parametrize("joins", [True, False])
def test_a_gadget_is_invented_by_somebody_in_the_posse(joins: bool) -> None:
    table = Playing(
        side(
            rock=5,
            hand=["Auto-Revolver"],
            deck=["KS"],
            deeds=["The Town Hall"],
            at={"The Town Hall": ["Olivia Jenks", "Roderick Byre"]},
        ),
        side("The Sloane Gang", at={"The Town Hall": ["Fred Aims"]}),
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes")
    everybody_joins(table, ["Roderick Byre"] if joins else [])
    offered = f"shop:{table.id('Auto-Revolver')}" in table.plays()
    assert offered == joins
    if joins:
        table.shops("Auto-Revolver")
        assert table.card("Auto-Revolver").place == table.id("Roderick Byre")
