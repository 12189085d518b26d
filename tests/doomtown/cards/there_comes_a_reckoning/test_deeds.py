"""Deeds of There Comes a Reckoning."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.fights import CHEATIN_FOUR, HIGH_CARD, duel

# --- Epitaph Branch Office -------------------------------------------------------------------------

OFFICE = "Epitaph Branch Office"


def evening(where: str, dude: str) -> Playing:
    return Playing(
        side("Law Dogs", deeds=[OFFICE], at={where: [dude]}),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        phase="sundown",
    )


@pytest.mark.plays(OFFICE)
def test_a_visitor_makes_the_front_page() -> None:
    table = evening("The Sloane Gang", "Olivia Jenks")
    table.reacts(OFFICE)
    assert control(table.state, table.id("Olivia Jenks")) == 1


@pytest.mark.refuses(OFFICE)
@pytest.mark.parametrize(
    ("where", "dude"),
    [
        ("home", "Olivia Jenks"),
        ("The Sloane Gang", "Travis Moone"),
        ("The Sloane Gang", "Olivia Jenks | control 1"),
    ],
    ids=["at home", "no influence", "famous already"],
)
def test_others_do_not(where: str, dude: str) -> None:
    assert "react" not in evening(where, dude).ask.message.key


# --- The Oriental Saloon ---------------------------------------------------------------------------

SALOON = "The Oriental Saloon"


@pytest.mark.plays(SALOON)
def test_bullets_control_the_oriental() -> None:
    table = Playing(
        side("Law Dogs", deeds=[SALOON], at={SALOON: ["Olivia Jenks"]}),
        side("The Sloane Gang", at={SALOON: ["Barton Everest", "Allie Hensman"]}),
    )
    assert table.controller(SALOON) == 1  # 4 bullets against 2, though 2 influence against 1


@pytest.mark.plays(SALOON)
def test_cheating_unboots_a_dude_in_town_for_bounty() -> None:
    table = duel(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        my_hand=CHEATIN_FOUR,
        mine_more={"deeds": [SALOON]},
    )
    table.until("React").reacts(SALOON)
    assert (table.bounty("Olivia Jenks"), table.booted(SALOON)) == (2, True)


@pytest.mark.refuses(SALOON)
def test_an_honest_hand_earns_no_bounty() -> None:
    table = duel(["Olivia Jenks"], ["Philip Swinford"], my_hand=HIGH_CARD, mine_more={"deeds": [SALOON]})
    table.until("Resolution")
    assert not table.booted(SALOON)
    assert table.bounty("Olivia Jenks") == 0
