"""Goods of Dirty Deeds."""

import pytest

from boomtown.doomtown.scenario.playing import Playing
from doomtown.offers import usable
from doomtown.shootouts import CHEATING_PAIR, HANDS, draws, shootout

GUILE = "Jael's Guile"


def temptation(
    *theirs: str,
    hands: tuple[tuple[str, ...], ...] = (HANDS[1], CHEATING_PAIR),
    wording: str = "",
) -> Playing:
    """Player 1 cheats; Olivia Jenks has Jael's Guile. It is player 0's Resolution play."""
    table = shootout([f"Olivia Jenks | {GUILE}{wording}", "Jake Smiley"], theirs, hands=hands)
    return draws(table, "Olivia Jenks", theirs[0])


WORDINGS = pytest.mark.parametrize("wording", ["", " [Weird West]"])


@pytest.mark.plays(GUILE)
@WORDINGS
def test_the_cheater_boots_or_discards_twice_the_wanted_first(wording: str) -> None:
    posse = ("Philip Swinford", "Allie Hensman | bounty 1", "Travis Moone")
    table = temptation(*posse, wording=wording).uses(GUILE)
    assert (table.ask.seat, table.choices()) == (1, ["boot", "discard"])  # Allie is wanted
    table.answer("discard")
    assert table.zone("Allie Hensman") == "discard"
    assert table.choices() == ["Philip Swinford", "Travis Moone"]  # nobody is wanted any more
    table.answer("Travis Moone").answer("boot")
    assert table.booted("Travis Moone")
    assert (table.booted(GUILE), table.booted("Olivia Jenks")) == (True, False)


@pytest.mark.plays(GUILE)
@WORDINGS
def test_a_cheater_with_jael_s_guile_boots_for_it(wording: str) -> None:
    cheaters = (CHEATING_PAIR, CHEATING_PAIR)
    table = temptation("Philip Swinford", "Allie Hensman", hands=cheaters, wording=wording).uses(GUILE)
    assert table.booted("Olivia Jenks")


@pytest.mark.refuses(GUILE)
def test_jael_s_guile_needs_a_cheater_and_an_unbooted_dude_if_you_cheat() -> None:
    honest = temptation("Philip Swinford", "Allie Hensman", hands=(HANDS[1], HANDS[1]))
    assert not usable(honest, GUILE)
    booted = shootout(
        [f"Olivia Jenks | {GUILE}", "Jake Smiley"],
        ["Philip Swinford", "Allie Hensman"],
        hands=(CHEATING_PAIR, CHEATING_PAIR),
        leader={"hand": ["Pistol Whip"]},
    )
    booted.uses("Pistol Whip", "Olivia Jenks", "Allie Hensman")
    assert not usable(draws(booted, "Olivia Jenks"), GUILE)


@pytest.mark.ruling("RC3-yagns-mechanical-skeleton-01")
def test_jael_s_guile_does_not_offer_to_boot_who_cannot_be_booted() -> None:
    yagn = "Yagn's Mechanical Skeleton"
    table = temptation(f"Philip Swinford | {yagn}", "Travis Moone").uses(GUILE, "Philip Swinford")
    assert table.zone("Philip Swinford") == "discard"  # nothing else was offered
    free = temptation("Philip Swinford", "Travis Moone").uses(GUILE, "Philip Swinford")
    assert free.choices() == ["boot", "discard"]
