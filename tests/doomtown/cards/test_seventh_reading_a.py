"""What a seventh reading of the first sets found beside a second card: who has left, who is kept out, what is due."""

import pytest

from doomtown.scenes import shootout


@pytest.mark.plays("Vasilis the Boar")
def test_a_weapon_that_took_vasilis_along_is_not_aced_out_of_the_discard_pile() -> None:
    """Ruling 590: a club turns the Asyncoil Gun on him."""
    table = shootout(["Vasilis the Boar | Asyncoil Gun"], ["Barton Everest"], leader={"deck": ["2C"] * 9})
    table.uses("Vasilis the Boar")
    assert (table.zone("Vasilis the Boar"), table.zone("Asyncoil Gun")) == ("discard", "discard")


@pytest.mark.plays("The Stakes Just Rose")
@pytest.mark.plays("Ramiro Mendoza")
def test_who_is_gone_as_soon_as_he_has_come_becomes_nothing() -> None:
    """Ruling 590: nothing lasts on a card in the discard pile."""
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        leader={"hand": ["The Stakes Just Rose"], "at": {"home": ["Ramiro Mendoza"]}},
    )
    table.uses("The Stakes Just Rose")
    assert table.zone("Ramiro Mendoza") == "discard"
    assert not table.state.effects
