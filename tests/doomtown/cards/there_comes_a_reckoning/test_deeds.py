"""Deeds of There Comes a Reckoning."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, shootout

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
    table = shootout(
        ["Olivia Jenks", "Jake Smiley | booted"],
        ["Philip Swinford"],
        hands=(CHEATING[8], HANDS[1]),
        leader={"deeds": [SALOON]},
        rock=5,
    )
    table.until(Question.REACT).reacts(SALOON)
    assert (table.bounty("Jake Smiley"), table.booted("Jake Smiley"), table.booted(SALOON)) == (
        2,
        False,
        True,
    )


@pytest.mark.refuses(SALOON)
@pytest.mark.rule("RC-abilities-02")
def test_the_oriental_wakes_nobody_who_is_awake() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(CHEATING[8], HANDS[1]),
        leader={"deeds": [SALOON]},
        rock=5,
    )
    table.never_offered(SALOON, until=Question.NOON)


@pytest.mark.refuses(SALOON)
def test_an_honest_hand_earns_no_bounty() -> None:
    for theirs in (HANDS[1], CHEATING[8]):
        table = shootout(
            ["Olivia Jenks"],
            ["Philip Swinford"],
            hands=(HANDS[1], theirs),
            leader={"deeds": [SALOON]},
            rock=5,
        )
        table.never_offered(SALOON, until=Question.RESOLUTION)
        assert not table.booted(SALOON)
        assert table.bounty("Olivia Jenks") == 0
