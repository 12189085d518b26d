"""Deeds of Nightmare at Noon."""

from typing import Any

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Pulled
from doomtown.offers import usable
from doomtown.shootouts import CHEATING_PAIR, HANDS, asks, draws, shootout

# --- Flint's Amusements -----------------------------------------------------------------------------

FLINT = "Flint's Amusements"


def at_flints(*, cheating: bool = True) -> Playing:
    """Player 0 owns Flint's and holds a Cheatin' Varmint; the shootout in the square is at its Resolution plays."""
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Philip Swinford", "Allie Hensman"],
        hands=(HANDS[1], CHEATING_PAIR if cheating else HANDS[2]),
        leader={"deeds": [FLINT], "hand": ["Cheatin' Varmint"], "rock": 5},
        mark={"hand": ["Cheatin' Varmint"], "rock": 5},
    )
    draws(table, "Olivia Jenks", "Philip Swinford")
    assert "Resolution" in asks(table)
    return table


def varmint(table: Playing, part: str) -> Playing:
    """Player 0 uses one of the two abilities of Cheatin' Varmint against the opponent's hand."""
    whose = table.state.players[1].outfit
    return table.uses("Cheatin' Varmint @0", whose, part=part)


@pytest.mark.plays(FLINT)
def test_flints_earns_on_a_cheatin_resolution_and_then_draws_a_card() -> None:
    table = varmint(at_flints(), "expose")
    assert table.rock(0) == 6
    table.until("Noon play")
    if table.ask.seat == 1:
        table.passes(1)
    held = len(table.hand(0))
    table.uses(FLINT)
    assert table.booted(FLINT)
    assert len(table.hand(0)) == held + 1


@pytest.mark.plays(FLINT)
def test_flints_earns_on_everybodys_resolutions_too() -> None:
    table = varmint(at_flints(cheating=False), "bribe")
    assert table.rock(0) == 1  # 5 paid, 1 gained
    whose = table.state.players[0].outfit
    table.uses("Cheatin' Varmint @1", whose, part="bribe")
    assert (table.rock(0), table.rock(1)) == (2, 0)


@pytest.mark.refuses(FLINT)
def test_flints_draws_nothing_without_a_cheatin_resolution_and_earns_on_no_other_action() -> None:
    table = varmint(at_flints(cheating=False), "bribe").until("Noon play")
    if table.ask.seat == 1:
        table.passes(1)
    held = len(table.hand(0))
    table.uses(FLINT)
    assert len(table.hand(0)) == held
    other = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        leader={"deeds": [FLINT], "hand": ["Nightmare at Noon"]},
    ).uses("Nightmare at Noon", "your posse")
    assert other.rock(0) == 0


# --- Lula's Exploit ---------------------------------------------------------------------------------

LULA = "Lula's Exploit"


def exploit(rock: int = 0, **details: Any) -> Playing:
    """Player 0 owns Lula's Exploit, and the Teleportation Device at the Bunkhouse where two dudes are."""
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deck=["KS", "KH", "QS"],
            deeds=[LULA, "Bunkhouse"],
            at={"Bunkhouse": ["Jake Smiley", "Philip Swinford", "Teleportation Device"]},
            hand=["Roan", "Buried Treasure"],
            discard=["5S"],
        ),
        side("The Sloane Gang", at={"home": ["Allie Hensman | influence 3"]}),
        **details,
    )


def kept(table: Playing) -> int:
    """The ghost rock on Lula's Exploit."""
    return table.card(LULA).rock


@pytest.mark.plays(LULA)
def test_lulas_exploit_pays_for_a_gadget_until_its_two_ghost_rock_are_gone() -> None:
    table = exploit(phase="upkeep").until("Noon play")
    stash = table.rock(0)
    assert kept(table) == 2
    for dude, left in (("Jake Smiley", 1), ("Philip Swinford", 0)):
        table.uses("Teleportation Device")
        if dude == "Jake Smiley":
            table.answer(dude)
        table.answer("Town Square").passes(1)
        assert table.at(dude) == "Town Square"
        assert (kept(table), table.rock(0)) == (left, stash)


@pytest.mark.refuses(LULA)
def test_lulas_exploit_is_empty_before_upkeep_and_pays_for_nothing_but_gadgets() -> None:
    assert not usable(exploit(), "Teleportation Device")
    assert usable(exploit(rock=1), "Teleportation Device")
    table = exploit(rock=9, phase="upkeep").until("Noon play")
    stash = table.rock(0)
    table.shops("Roan", "Jake Smiley").passes(1)
    table.uses("Buried Treasure").passes(1)
    assert table.rock(0) == stash - 1 - 2 + 3
    assert kept(table) == 2


@pytest.mark.plays(LULA)
def test_lulas_exploit_is_filled_up_to_two_in_the_next_upkeep() -> None:
    table = (
        exploit(phase="upkeep").until("Noon play").uses("Teleportation Device", "Jake Smiley", "Town Square")
    )
    assert kept(table) == 1
    table.until("Sundown").until("Noon play")
    assert table.state.day == 2
    assert kept(table) == 2


# --- Testing Range ----------------------------------------------------------------------------------

RANGE = "Testing Range"
DEVICE = "Teleportation Device"


def inventing(pulled: str, rock: int = 3) -> Playing:
    """Roderick Byre, at home, invents the Device for 1 ghost rock with this pull; it is for the Bunkhouse."""
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deck=[pulled],
            deeds=[RANGE],
            at={"home": ["Roderick Byre"]},
            hand=[DEVICE],
        ),
        side(),
    ).shops(DEVICE)


@pytest.mark.plays(RANGE)
def test_an_inventor_unboots_at_the_testing_range() -> None:
    table = inventing("5S")
    assert table.booted("Roderick Byre")
    table.reacts(RANGE)
    assert not table.booted("Roderick Byre")
    assert (table.booted(RANGE), table.rock(0)) == (True, 0)


@pytest.mark.refuses(RANGE)
@pytest.mark.parametrize(("pulled", "rock"), [("4S", 3), ("5S", 2), ("AC", 3)])
def test_nobody_unboots_for_a_failure_or_without_two_ghost_rock(pulled: str, rock: int) -> None:
    """The Device needs 6 and Roderick has 1. A club for inventing is no club for a card's ability."""
    table = inventing(pulled, rock)
    assert table.ask.seat == 1
    assert "Noon" in asks(table)
    assert table.booted("Roderick Byre")


def beaming(*pulls: str, whose: int = 0) -> Playing:
    """One player uses the Device at the Bunkhouse on Jake Smiley; the Testing Range is player 0's."""
    deeds: list[list[str]] = [[RANGE], []]
    deeds[whose].append("Bunkhouse")
    crowd: list[dict[str, Any]] = [{}, {}]
    crowd[whose] = {"at": {"Bunkhouse": [DEVICE, "Jake Smiley"]}, "deck": list(pulls), "rock": 1}
    table = Playing(*(side(deeds=deeds[seat], **crowd[seat]) for seat in (0, 1)), turn=whose)
    return table.uses(DEVICE)


@pytest.mark.plays(RANGE)
def test_a_club_for_an_experimental_card_is_pulled_again() -> None:
    table = beaming("5C", "7H").reacts(RANGE)
    table.answer("Town Square")
    assert table.at("Jake Smiley") == "Town Square"
    assert table.booted(RANGE)
    assert [(event.suit, event.value) for event in table.events(Pulled)] == [("clubs", 5), ("hearts", 7)]
    assert len(table.state.players[0].discard) == 2  # both pulled cards


@pytest.mark.plays(RANGE)
def test_another_club_counts() -> None:
    table = beaming("5C", "7C").reacts(RANGE)
    assert table.zone("Jake Smiley") == "discard"


@pytest.mark.refuses(RANGE)
def test_other_suits_and_other_players_pulls_stand() -> None:
    assert beaming("5H").answer("Town Square").at("Jake Smiley") == "Town Square"  # nobody is asked to react
    declined = beaming("5C").passes(0)
    assert declined.zone("Jake Smiley") == "discard"
    theirs = beaming("5C", whose=1)
    assert theirs.zone("Jake Smiley") == "discard"
    assert not theirs.booted(RANGE)
