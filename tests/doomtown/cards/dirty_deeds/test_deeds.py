"""Deeds of Dirty Deeds."""

import pytest

from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Pulled

HIDEOUT = "Maza Gang Hideout"


@pytest.mark.plays(HIDEOUT)
@pytest.mark.parametrize(("deeds", "made"), [([HIDEOUT], 1), ([HIDEOUT, "Undertaker"], 2)])
def test_maza_gang_hideout_produces_one_for_each_neighbour(deeds: list[str], made: int) -> None:
    table = Playing(side("Law Dogs", deeds=deeds), side())
    assert production(table.state, table.id(HIDEOUT)) == made


@pytest.mark.refuses(HIDEOUT)
def test_nobody_walks_into_the_hideout_from_the_town_square() -> None:
    table = Playing(
        side("Law Dogs", deeds=[HIDEOUT, "Undertaker"], at={"town square": ["Jake Smiley"]}), side()
    )
    square = table.place("town square")
    assert not adjacent(table.state, table.id(HIDEOUT), square)
    assert adjacent(table.state, table.id("Undertaker"), square)
    table.answer(f"move:{table.id('Jake Smiley')}")
    assert "Undertaker" in table.choices()


# --- Miasmatic Purifier -----------------------------------------------------------------------------

PURIFIER = "Miasmatic Purifier"


def evening(pulled: str, *, controls: int = 0) -> Playing:
    """Booted dudes at player 0's Purifier and elsewhere; it is Noon, and the top card of each deck is this one."""
    most = ["Olivia Jenks | booted", "Travis Moone | booted"]
    guests = [most, ["Philip Swinford | booted"]] if controls == 0 else [["Travis Moone | booted"], most[:1]]
    return Playing(
        side(
            "Law Dogs",
            deck=[pulled],
            deeds=[PURIFIER],
            at={PURIFIER: guests[0], "home": ["Barton Everest | booted", "Tommy Harden"]},
        ),
        side("The Sloane Gang", deck=[pulled], at={PURIFIER: guests[1], "home": ["Sister Lois Otwell"]}),
    )


@pytest.mark.plays(PURIFIER)
def test_a_club_sickens_everybody_at_the_purifier_before_victory_is_checked() -> None:
    table = evening("5C")
    assert (table.influence("Olivia Jenks"), table.influence("Philip Swinford")) == (2, 1)
    table.passes(0, 1).until("pkeep")
    assert table.state.day == 2
    assert table.zone(PURIFIER) == "discard"
    assert [table.booted(name) for name in ("Olivia Jenks", "Travis Moone", "Philip Swinford")] == [True] * 3
    assert not table.booted("Barton Everest")
    assert (table.influence("Olivia Jenks"), table.influence("Philip Swinford")) == (2, 1)  # a new day


@pytest.mark.plays(PURIFIER)
def test_the_fumes_may_decide_the_game() -> None:
    """Player 1's control beats player 0's influence only without what the fumes take away."""
    for pulled, over in (("5C", True), ("5D", False)):
        table = Playing(
            side("Law Dogs", deck=[pulled], deeds=[PURIFIER], at={PURIFIER: ["Olivia Jenks"]}),
            side("The Sloane Gang", at={"home": ["Philip Swinford | control 2 | influence 4"]}),
        )
        assert table.influence("Olivia Jenks") == 2
        table.passes(0, 1).until("pkeep")
        assert table.table.over == over


@pytest.mark.refuses(PURIFIER)
def test_any_other_suit_is_harmless() -> None:
    table = evening("5D").passes(0, 1).until("pkeep")
    assert (table.state.day, table.zone(PURIFIER), table.booted("Olivia Jenks")) == (2, "play", False)


@pytest.mark.plays(PURIFIER)
@pytest.mark.parametrize("controls", [0, 1])
def test_whoever_controls_the_purifier_pulls(controls: int) -> None:
    table = evening("5D", controls=controls)
    assert table.controller(PURIFIER) == controls
    table.passes(0, 1).until("pkeep")
    (pulled,) = table.events(Pulled)
    assert pulled.seat == controls
