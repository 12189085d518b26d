"""The Brute, of Election Day Slaughter: aced as a casualty it spares others."""

import pytest

from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state.events import CasualtiesTaken
from doomtown.shootouts import answers, asks, deal, draws, shootout

BRUTE = "The Brute"


def losing(by: int, *others: str, pulled: str = "2S", elsewhere: tuple[str, ...] = ()) -> Playing:
    """A posse with The Brute loses by so much and names casualties; the next card of its player's deck is known."""
    table = shootout(
        [BRUTE, *others],
        ["Clint Ramsey"],
        hands=((*deal(1), pulled), deal(1 + by)),
        leader={"at": {"home": elsewhere}},
    )
    return draws(table, BRUTE, "Clint Ramsey").until("casualt")


def named(table: Playing, *casualties: tuple[str, str]) -> Playing:
    """Name these, as far as anybody asks."""
    for how, dude in casualties:
        if "casualt" in asks(table):
            table.answer(f"{how}:{table.id(dude)}")
    return table


@pytest.mark.plays(BRUTE)
def test_acing_the_brute_spares_two_of_those_named_after_it() -> None:
    table = losing(4, "Rob Wilby", "Olivia Jenks", "Dulf Zug")
    named(table, ("ace", BRUTE), ("discard", "Rob Wilby"), ("discard", "Olivia Jenks"))
    assert table.zone(BRUTE) == "hill"
    assert "flee" in asks(table)
    assert table.posse(0) == ["Rob Wilby", "Olivia Jenks", "Dulf Zug"]
    taken = [event.cards for event in table.events(CasualtiesTaken) if event.seat == 0]
    assert taken == [(table.id(BRUTE),)]


@pytest.mark.plays(BRUTE)
def test_what_is_still_due_is_named_anew() -> None:
    """Of 5 the two can cover 4; The Brute covers 2 and spares 2, so that the other is discarded, not aced."""
    table = named(losing(5, "Rob Wilby"), ("ace", BRUTE)).until("Noon play")
    assert (table.zone(BRUTE), table.zone("Rob Wilby")) == ("hill", "discard")


@pytest.mark.plays(BRUTE)
def test_what_is_left_after_the_brute_is_chosen_then() -> None:
    table = losing(5, "Rob Wilby", "Olivia Jenks", "Dulf Zug")
    named(table, ("ace", BRUTE), ("ace", "Rob Wilby"), ("discard", "Olivia Jenks"))
    assert sorted(answers(table)) == sorted(
        answer for answer in answers(table) if BRUTE not in answer and "iscard" in answer
    )
    named(table, ("discard", "Dulf Zug")).until("flee")
    assert table.posse(0) == ["Rob Wilby", "Olivia Jenks"]


@pytest.mark.refuses(BRUTE)
def test_whoever_fell_before_stays_down() -> None:
    table = losing(3, "Rob Wilby", "Olivia Jenks")
    named(table, ("discard", "Rob Wilby"), ("ace", BRUTE)).until("flee")
    assert (table.zone(BRUTE), table.zone("Rob Wilby")) == ("hill", "discard")
    assert table.posse(0) == ["Olivia Jenks"]


@pytest.mark.refuses(BRUTE)
def test_discarding_the_brute_spares_nobody() -> None:
    table = losing(2, "Rob Wilby")
    named(table, ("discard", BRUTE), ("discard", "Rob Wilby")).until("Noon play")
    assert (table.zone(BRUTE), table.zone("Rob Wilby")) == ("discard", "discard")


@pytest.mark.refuses(BRUTE)
def test_a_brute_that_is_saved_from_boot_hill_spares_nobody() -> None:
    """Dr. Emanuel Ashbel pulls a king, and The Brute is discarded instead."""
    table = losing(3, "Rob Wilby", pulled="KH", elsewhere=("Dr. Emanuel Ashbel",))
    named(table, ("ace", BRUTE)).until("React").reacts("Dr. Emanuel Ashbel").until("Noon play")
    assert (table.zone(BRUTE), table.zone("Rob Wilby")) == ("discard", "discard")


@pytest.mark.plays(BRUTE)
def test_what_is_left_is_still_a_casualty_of_the_lost_round() -> None:
    """Shield of Faith stops all other casualties, and not the last of these five."""
    table = shootout(
        [BRUTE, "Rob Wilby"],
        ["Sister Lois Otwell | Shield of Faith"],
        hands=(deal(1), ("KH", *deal(6))),
    )
    table.passes(0).uses("Shield of Faith")
    draws(table, BRUTE, "Sister Lois Otwell").until("casualt")
    named(table, ("ace", BRUTE)).until("Noon play")
    assert (table.zone(BRUTE), table.zone("Rob Wilby")) == ("hill", "discard")
