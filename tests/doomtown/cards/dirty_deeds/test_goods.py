"""Goods of Dirty Deeds."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side
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


# --- Disingenuine Currency Press --------------------------------------------------------------------

PRESS = "Disingenuine Currency Press"


def invention(wording: str, pulled: str) -> Playing:
    """Elander Boldman (Mad Scientist 2) invents the press, pulling this card; the next card is the ace of hearts."""
    table = Playing(
        side(
            "Morgan Cattle Co.",
            rock=2,
            hand=[f"{PRESS}{wording}"],
            deck=[pulled, "AH"],
            at={"home": ["Elander Boldman"]},
        ),
        side("The Sloane Gang"),
    )
    return table.shops(PRESS)


@pytest.mark.plays(PRESS)
@pytest.mark.parametrize(("wording", "gained", "booted"), [("", 5, False), (" [Weird West]", 4, True)])
def test_the_press_prints_ghost_rock_once_invented(wording: str, gained: int, booted: bool) -> None:
    table = invention(wording, "KS")
    assert (table.zone(PRESS), table.rock(0)) == ("play", gained)
    assert table.booted("Elander Boldman") == booted


@pytest.mark.refuses(PRESS)
@WORDINGS
def test_a_press_that_is_not_invented_prints_nothing(wording: str) -> None:
    table = invention(wording, "2S")
    assert (table.zone(PRESS), table.rock(0)) == ("discard", 2 - 2)
    assert table.booted("Elander Boldman")
    assert table.hand(0) == []  # it was never in play


@pytest.mark.plays(PRESS)
@WORDINGS
def test_the_owner_of_a_discarded_press_draws(wording: str) -> None:
    table = Playing(
        side(
            "Law Dogs",
            hand=["No Turning Back"],
            deck=["AH"],
            at={"home": [f"Jake Smiley | {PRESS}{wording}"]},
        ),
        side("The Sloane Gang"),
    )
    table.uses("No Turning Back")
    assert (table.zone(PRESS), len(table.hand(0))) == ("discard", 1)


# --- Tlaloc's Furies --------------------------------------------------------------------------------

FURIES = "Tlaloc's Furies"


@pytest.mark.plays(FURIES)
def test_each_of_your_furies_strengthens_the_bearer() -> None:
    table = Playing(
        side(
            "Law Dogs",
            at={"home": [f"Elander Boldman | {FURIES}"], "town square": [f"Olivia Jenks | {FURIES}"]},
        ),
        side("The Sloane Gang", at={"home": [f"Philip Swinford | {FURIES}"]}),
    )
    assert table.bullets("Elander Boldman") == 0 + 2
    assert rating(table.state, table.id("Elander Boldman"), "Mad Scientist") == 2 + 2
    assert table.bullets("Olivia Jenks") == 2 + 2
    assert table.bullets("Philip Swinford") == 1 + 1  # others' do not count


@pytest.mark.refuses(FURIES)
@pytest.mark.parametrize(
    ("weapon", "more"), [("Shotgun", 0), ("Shotgun booted", 1), ("Bowie Knife", 1), ("Roan", 1)]
)
def test_furies_give_no_bullets_against_an_unbooted_gun(weapon: str, more: int) -> None:
    table = shootout([f"Elander Boldman | {FURIES}"], [f"Philip Swinford | {weapon}"])
    assert table.bullets("Elander Boldman") == 0 + more
    assert rating(table.state, table.id("Elander Boldman"), "Mad Scientist") == 2 + 1


# --- Personal Ornithopter ---------------------------------------------------------------------------

ORNITHOPTER = "Personal Ornithopter"


def flight(rock: int = 5) -> Playing:
    """Jake Smiley fights; Olivia Jenks, booted at home, has an Ornithopter."""
    return shootout(
        ["Jake Smiley"],
        ["Philip Swinford"],
        leader={"rock": rock, "at": {"home": [f"Olivia Jenks | booted | {ORNITHOPTER}"]}},
    )


@pytest.mark.plays(ORNITHOPTER)
def test_the_ornithopter_flies_in_and_out_and_in_again() -> None:
    table = flight().uses(ORNITHOPTER, part="fly_in")
    assert (table.posse(0), table.at("Olivia Jenks")) == (["Jake Smiley", "Olivia Jenks"], "Town Square")
    assert (table.rock(0), table.booted(ORNITHOPTER)) == (5 - 1, False)
    table.passes(1).uses(ORNITHOPTER, part="fly_out")
    assert (table.posse(0), table.at("Olivia Jenks")) == (["Jake Smiley"], "Law Dogs")
    assert (table.booted("Olivia Jenks"), table.booted(ORNITHOPTER)) == (True, True)
    table.passes(1).uses(ORNITHOPTER, part="fly_in")  # it repeats and needs no unbooted machine
    assert (table.posse(0), table.rock(0)) == (["Jake Smiley", "Olivia Jenks"], 5 - 2)


@pytest.mark.refuses(ORNITHOPTER)
def test_the_ornithopter_needs_ghost_rock_to_come_and_a_fight_to_leave() -> None:
    poor = flight(rock=0)
    assert not usable(poor, ORNITHOPTER)
    table = flight()
    assert not usable(table, ORNITHOPTER, "fly_out")  # not in the shootout
    table.uses(ORNITHOPTER, part="fly_in").passes(1)
    assert not usable(table, ORNITHOPTER, "fly_in")  # in it already
