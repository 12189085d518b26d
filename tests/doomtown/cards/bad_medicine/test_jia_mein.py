"""Jia Mein (Exp 1), who plays Conditions and gets them back (ruling 204)."""

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.words import CONDITION, Declared, gives, instead, named, would
from doomtown.scenes import refused_by, takes_control, unmoved, usable, with_text

JIA, RING = "Jia Mein (Exp 1)", "The Fourth Ring"
INCUBATION, PLAGUE = "Incubation", "Lost to the Plague"


def jia(*hand: str, notes: str = "", **details: Any) -> Playing:
    """Jia at home with these cards in hand; Barton Everest (value 5) lies booted at his home."""
    at = {"home": [JIA + notes, "Steele Archer"]}
    return Playing(
        side(RING, hand=list(hand), at=at, **details),
        side("The Sloane Gang", at={"home": ["Barton Everest | booted"]}),
    )


@pytest.mark.plays(JIA)
@pytest.mark.parametrize(("rock", "left"), [(2, 2), (0, 0)])
def test_jia_plays_a_condition_for_two_less_and_is_a_stud(rock: int, left: int) -> None:
    table = jia(INCUBATION, rock=rock)  # it costs 2
    assert not table.stud(JIA)
    table.uses(JIA, part="spread")
    assert table.card(INCUBATION).place == table.id("Barton Everest")
    assert (table.rock(0), table.stud(JIA)) == (left, True)
    assert table.ask.seat == 1  # that was the whole play


@pytest.mark.plays(JIA)
def test_a_condition_may_come_of_a_job() -> None:
    job = "Forced Quarantine"  # against Barton, who has lost a bullet
    table = Playing(
        side(RING, hand=[job], at={"home": [JIA, "Steele Archer"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest | bullets -1", "Allie Hensman"]}),
    )
    table.uses(JIA, "Steele Archer", part="spread")
    assert (table.zone(job), table.stud(JIA)) == ("limbo", True)  # until the job is over
    table.until(Question.NOON)  # nobody opposes it
    assert (table.card(job).place, table.booted("Barton Everest")) == (table.id("Barton Everest"), True)


@pytest.mark.refuses(JIA)
def test_jia_plays_no_other_action_and_no_condition_that_cannot_be_played() -> None:
    table = jia("Hired Guns", "Inner Struggle", discard=["Travis Moone"], rock=5)
    assert refused_by(table, "use", JIA) == "RB-5.3.1-06"
    healthy = Playing(
        side(RING, hand=[INCUBATION], at={"home": [JIA]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )
    assert not usable(healthy, JIA)


@pytest.mark.refuses(JIA)
def test_a_condition_that_is_too_dear_even_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Barton Everest", tax=gives(cost=+1, to=CONDITION)[0])
    assert not usable(jia(INCUBATION, rock=0), JIA)
    table = jia(INCUBATION, rock=1).uses(JIA, part="spread")
    assert table.rock(0) == 0


@pytest.mark.refuses(JIA)
def test_jia_is_no_stud_for_a_condition_that_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def hush(play: Any, event: Any) -> Any:
        yield instead()

    with_text(monkeypatch, "Barton Everest", hush=would(Declared, named(INCUBATION), instead=True)(hush))
    table = jia(INCUBATION, rock=2).uses(JIA, part="spread")
    assert (table.zone(INCUBATION), table.stud(JIA)) == ("discard", False)


@pytest.mark.plays(JIA)
def test_jia_takes_a_condition_back_for_a_spell_and_a_ghost_rock() -> None:
    table = jia(notes=" | Soul Blast", discard=[INCUBATION, "Hired Guns", PLAGUE], rock=2)
    table.uses(JIA, part="recall")
    assert table.choices() == [INCUBATION, PLAGUE]
    table.answer(PLAGUE)
    assert (table.hand(0), table.rock(0), table.booted("Soul Blast")) == ([PLAGUE], 1, True)
    assert not table.booted(JIA)


@pytest.mark.refuses(JIA)
@pytest.mark.parametrize(
    ("notes", "rock"), [(" | Soul Blast", 0), (" | Soul Blast (booted)", 2), (" | Shotgun", 2), ("", 2)]
)
def test_jia_takes_nothing_back_without_spell_and_ghost_rock(notes: str, rock: int) -> None:
    table = jia(notes=notes, discard=[INCUBATION], rock=rock)
    assert not usable(table, JIA)


@pytest.mark.refuses(JIA)
def test_jia_pays_nothing_and_takes_nothing_if_the_spell_stays_up(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Soul Blast", Booted)
    table = jia(notes=" | Soul Blast", discard=[INCUBATION], rock=2).uses(JIA, part="recall")
    assert (table.hand(0), table.rock(0), table.zone(INCUBATION)) == ([], 2, "discard")


@pytest.mark.plays(JIA)
def test_who_has_taken_jia_plays_conditions_of_the_own_hand() -> None:
    table = Playing(
        side("Law Dogs", hand=[INCUBATION], rock=0, at={"home": ["Tommy Harden"]}),
        side(RING, hand=[INCUBATION], rock=5, at={"town square": [JIA], "home": ["Steele Archer | booted"]}),
    )
    takes_control(table, 0, JIA)
    table.uses(JIA, part="spread")
    assert table.card(f"{INCUBATION} @0").place == table.id("Steele Archer")
    assert (table.zone(f"{INCUBATION} @1"), table.rock(1)) == ("hand", 5)
