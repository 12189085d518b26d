"""Deeds of Faith and Fear."""

import pytest

from boomtown.doomtown.numbers import rating, upkeep
from boomtown.doomtown.scenario.playing import Playing, side

TAX = "California Tax Office"
CHAPEL = "St. Anthony's Chapel"

# --- California Tax Office -------------------------------------------------------------------------


def audited(*theirs: str, rock: int = 5, more: tuple[str, ...] = ("Rob Wilby",)) -> Playing:
    return Playing(
        side("Law Dogs", deeds=[TAX], at={"home": list(more)}),
        side("The Sloane Gang", rock=rock, at={"home": list(theirs)}),
    )


@pytest.mark.plays(TAX)
def test_the_office_comes_booted() -> None:
    table = Playing(side("Law Dogs", rock=2, hand=[TAX]), side("The Sloane Gang")).shops(TAX, "right")
    assert table.zone(TAX) == "play"
    assert table.booted(TAX)


@pytest.mark.plays(TAX)
def test_the_owner_pays_and_is_free_of_the_next_upkeep() -> None:
    table = audited("Pancho Castillo").uses(TAX)
    assert table.ask.seat == 1
    table.answer("pay")
    assert table.rock(1) == 5 - 2
    assert upkeep(table.state, table.id("Pancho Castillo")) == 0
    table.passes(1, 0).until("Noon play")
    assert table.state.day == 2
    assert table.zone("Pancho Castillo") == "play"  # nobody asked for upkeep
    assert upkeep(table.state, table.id("Pancho Castillo")) == 2


@pytest.mark.plays(TAX)
@pytest.mark.refuses(TAX)
def test_who_does_not_pay_loses_the_dude() -> None:
    assert audited("Pancho Castillo").uses(TAX, "discard").zone("Pancho Castillo") == "discard"
    poor = audited("Pancho Castillo", rock=1).uses(TAX)
    assert poor.zone("Pancho Castillo") == "discard"  # unasked
    assert poor.rock(1) == 1


@pytest.mark.refuses(TAX)
def test_nobody_audits_their_own_gang() -> None:
    table = audited("Pancho Castillo", "Sanford Taylor").uses(TAX)
    assert table.choices() == ["Pancho Castillo", "Sanford Taylor"]
    assert not any(":audit" in play for play in audited().plays())


@pytest.mark.ruling("RC3-california-tax-office-01")
def test_no_upkeep_is_no_upkeep_whatever_comes() -> None:
    """An outsider's upkeep grows with influence; after the audit Yan Li's Tailoring raises it in vain."""
    table = Playing(
        side("Law Dogs", deeds=[TAX]),
        side("The Sloane Gang", rock=5, deeds=["Yan Li's Tailoring"], at={"home": ["Eli Leatherwood"]}),
    )
    eli = table.id("Eli Leatherwood")
    assert upkeep(table.state, eli) == 2 + 2
    table.uses(TAX, "pay").uses("Yan Li's Tailoring")
    assert table.influence("Eli Leatherwood") == 3
    assert upkeep(table.state, eli) == 0
    table.passes(0, 1).until("Noon play")
    assert table.zone("Eli Leatherwood") == "play"


@pytest.mark.ruling("RC3-california-tax-office-02")
def test_outsiders_pay_for_their_influence_here_too() -> None:
    table = audited("Andreas Andregg", rock=4).uses(TAX)  # upkeep 1, influence 2
    assert "pay" in table.choices()
    assert table.answer("pay").rock(1) == 4 - 3


# --- St. Anthony's Chapel --------------------------------------------------------------------------


@pytest.mark.plays(CHAPEL)
@pytest.mark.refuses(CHAPEL)
def test_the_chapel_blesses_its_controller_s_dudes_and_weakens_abominations() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=[CHAPEL],
            at={
                CHAPEL: ["Pancho Castillo", "Olivia Jenks", "Ezrael Jones"],
                "home": ["Shi Long Peng", "Tyxarglenak"],
            },
        ),
        side("The Sloane Gang", at={CHAPEL: ["Steele Archer", "Horace Manse", "The Ghostly Gun"]}),
    )
    state = table.state
    assert rating(state, table.id("Ezrael Jones"), "Blessed") == 1 + 1
    assert rating(state, table.id("Steele Archer"), "Huckster") == 2  # not the controller's
    assert rating(state, table.id("Shi Long Peng"), "Blessed") == 1  # not there
    assert rating(state, table.id("Olivia Jenks"), "Blessed") is None
    assert table.bullets("The Ghostly Gun") == 2 - 1
    assert table.bullets("Tyxarglenak") == 2
    assert table.bullets("Horace Manse") == 3
