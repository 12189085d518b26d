"""What a card says after its source has gone, was silenced or changed hands; and eight rulings about single cards."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken, Drew, Pulled
from doomtown.scenes import HANDS, declines, draws, shootout

BARTON, TOMMY, TRAVIS = "Barton Everest", "Tommy Harden", "Travis Moone"
CATTLE, DENISE, BRUTE, CURSE = "Mutant Cattle", "Denise Brancini", "The Brute", "Curse of Failure"


# --- what a card says of its own leaving it says as it was until then (ruling 280) -------------------


@pytest.mark.plays(CATTLE, "Test of Wills")
@pytest.mark.refuses(CATTLE)
@pytest.mark.parametrize("silenced", [False, True])
def test_cattle_that_have_lost_their_traits_do_not_burst(silenced: bool) -> None:
    table = shootout(
        [f"Jake Smiley | {CATTLE}", "Fred Aims"],
        [TRAVIS, BARTON],
        hands=(HANDS[1], (*HANDS[2], "KC", "KC")),
        mark={"hand": ["Test of Wills"]},
        rock=5,
    )
    table.passes(0)
    if silenced:
        table.uses("Test of Wills", CATTLE)
    draws(table).until(Question.CASUALTIES).answer(CATTLE)
    assert table.zone(CATTLE) == "discard"
    assert len(table.events(Pulled)) == (0 if silenced else 1)


@pytest.mark.plays(DENISE, CURSE)
@pytest.mark.refuses(DENISE)
@pytest.mark.parametrize("cursed", [False, True])
def test_denise_goes_without_a_word_if_she_was_cursed(cursed: bool) -> None:
    """The curse leaves with her: what counts is that she had no traits until then."""
    notes = f" | {CURSE} (owned by 1)" if cursed else ""
    table = Playing(
        side("Law Dogs", at={"home": [DENISE + notes]}),
        side("The Sloane Gang", hill=["Joker (red)"], at={"home": ["Fred Aims"]}),
        phase="upkeep",
    )
    table.answer()  # nobody pays for her
    assert table.zone(DENISE) == "discard"
    assert (table.question is Question.YES) is not cursed


@pytest.mark.plays(BRUTE, CURSE)
@pytest.mark.refuses(BRUTE)
@pytest.mark.parametrize(("notes", "fallen"), [("", 1), (f" | {CURSE} (owned by 1)", 3)])
def test_a_cursed_brute_spares_nobody(notes: str, fallen: int) -> None:
    """Four casualties: The Brute covers 2, and the other 2 are spared unless it is cursed."""
    table = shootout(
        [TOMMY, BRUTE + notes, "Olivia Jenks", "Jon Longstride"], [BARTON], hands=(HANDS[1], HANDS[5])
    )
    draws(table, TOMMY, BARTON).until(Question.CASUALTIES).answer(f"ace:{table.id(BRUTE)}")
    for dude in ("Olivia Jenks", "Jon Longstride"):
        if table.question == Question.CASUALTIES:
            table.answer(f"discard:{table.id(dude)}")
    (taken,) = [event for event in table.events(CasualtiesTaken) if event.seat == 0]
    assert len(taken.cards) == fallen


@pytest.mark.plays("Scratch", "Disingenuine Currency Press", "Unprepared")
@pytest.mark.refuses("Scratch", "Disingenuine Currency Press")
@pytest.mark.parametrize("carried", ["Scratch", "Disingenuine Currency Press"])
@pytest.mark.parametrize("silenced", [False, True])
def test_what_hangs_on_an_unprepared_dude_gives_nothing_as_it_goes(carried: str, silenced: bool) -> None:
    table = shootout(
        [TOMMY, f"Olivia Jenks | {carried}"],
        [BARTON],
        hands=((*HANDS[1], "QC"), HANDS[2]),
        leader={"hand": ["6S"]},
        mark={"hand": ["Unprepared"]},
    )
    table.passes(0)
    if silenced:
        table.uses("Unprepared", "Olivia Jenks")
    draws(table, TOMMY, BARTON).until(Question.CASUALTIES).answer(f"discard:{table.id('Olivia Jenks')}")
    assert table.zone(carried) == "discard"
    assert len(table.events(Drew)) == (0 if silenced else 1)


@pytest.mark.plays(DENISE)
def test_whoever_controlled_denise_is_not_asked() -> None:
    """She is player 1's by right and player 0's for now: the other two may shuffle their jokers."""
    table = Playing(
        side("Law Dogs", hill=["Joker (red)"], at={"home": [f"{DENISE} | owned by 1 | controlled by 0"]}),
        side("The Sloane Gang", hill=["Joker (red)"]),
        side("The Fourth Ring", hill=["Joker (red)"]),
        phase="upkeep",
    )
    table.answer()
    asked = []
    while table.question is Question.YES:
        asked.append(table.ask.seat)
        declines(table)
    assert asked == [1, 2]
