"""De Annulos Mysteriis, which finds a job in the discard pile (ruling 201)."""

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Aced
from boomtown.doomtown.words import GOODS, instead, would
from doomtown.scenes import HANDS, draws, refused_by, usable, with_text

BOOK, COACH = "De Annulos Mysteriis", "A Coach Comes to Town"


def library(
    *discard: str, reader: str = "Philip Swinford", foes: tuple[str, ...] = (), **details: Any
) -> Playing:
    """A reader at home with the book, a friend, and these cards in the discard pile."""
    return Playing(
        side(
            "Law Dogs", discard=list(discard), at={"home": [f"{reader} | {BOOK}", "Tommy Harden"]}, **details
        ),
        side("The Sloane Gang", at={"town square": list(foes)}, deck=HANDS[1]),
    )


def unopposed(table: Playing) -> Playing:
    """Nobody joins or opposes the job until it is over."""
    while table.state.fight is not None:
        table.answer("done" if table.question == Question.JOIN else "no")
    return table


@pytest.mark.plays(BOOK)
def test_a_job_out_of_the_discard_pile_is_led_by_the_reader() -> None:
    table = library(COACH, "Kidnappin'", "Hired Guns", foes=("Barton Everest",)).uses(BOOK, COACH)
    assert table.zone(BOOK) == "hill"
    fight = table.state.fight
    assert fight is not None
    assert fight.leader == table.id("Philip Swinford")
    assert fight.job is not None
    assert fight.job.card == table.id(COACH)
    assert (table.bullets("Philip Swinford"), table.stud("Philip Swinford")) == (1 + 1, True)
    assert table.bullets("Tommy Harden") == 1
    unopposed(table)
    assert (table.rock(0), table.zone(COACH)) == (4, "discard")
    assert (table.bullets("Philip Swinford"), table.stud("Philip Swinford")) == (1, False)


@pytest.mark.plays(BOOK)
def test_only_jobs_against_locations_are_found() -> None:
    charge = "Establishin' Who's in Charge"
    table = library(
        COACH, charge, "Kidnappin'", "Hired Guns", deeds=["Cattle Market"], foes=("Fred Aims",), rock=1
    )
    assert table.uses(BOOK).choices() == [COACH, charge, "none"]


@pytest.mark.plays(BOOK)
def test_the_action_costs_what_it_costs() -> None:
    assert not usable(library("Recruitment Drive", rock=0), BOOK)
    assert library("Recruitment Drive", rock=1).uses(BOOK, "Recruitment Drive").rock(0) == 0


@pytest.mark.refuses(BOOK)
@pytest.mark.parametrize("discard", [["Kidnappin'"], ["Hired Guns", "Travis Moone"], []])
def test_without_such_a_job_the_book_stays_shut(discard: list[str]) -> None:
    table = library(*discard, foes=("Barton Everest",), rock=5)
    assert refused_by(table, "use", BOOK) == "RB-5.3.1-06"


@pytest.mark.plays(BOOK)
def test_a_booted_reader_lets_another_lead_and_has_nothing_of_it() -> None:
    table = library(COACH, reader="Philip Swinford | booted", foes=("Fred Aims",)).uses(BOOK, COACH)
    fight = table.state.fight
    assert fight is not None
    assert fight.leader == table.id("Tommy Harden")
    assert (table.bullets("Philip Swinford"), table.stud("Philip Swinford")) == (1, False)
    assert table.bullets("Tommy Harden") == 1


@pytest.mark.plays(BOOK)
@pytest.mark.rule("RC-searching-01")
def test_who_searches_the_pile_need_not_play_what_is_there() -> None:
    table = library(COACH, foes=("Fred Aims",)).uses(BOOK, "none")
    assert (table.zone(BOOK), table.zone(COACH)) == ("hill", "discard")
    assert table.state.fight is None


@pytest.mark.refuses(BOOK)
def test_a_book_that_is_not_aced_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def save(play: Any, event: Any) -> Any:
        yield instead()

    with_text(monkeypatch, "Tommy Harden", keep=would(Aced, GOODS, instead=True)(save))
    table = library(COACH).uses(BOOK)
    assert table.state.fight is None
    assert (table.zone(BOOK), table.zone(COACH)) == ("play", "discard")


@pytest.mark.plays(BOOK)
def test_the_reader_is_a_stud_in_the_shootout_and_not_in_the_next() -> None:
    table = library(COACH, foes=("Barton Everest",), deck=[*HANDS[4], *HANDS[4]]).uses(BOOK, COACH)
    while table.question in (Question.JOIN, Question.OPPOSE):
        table.answer("yes" if table.question == Question.OPPOSE else table.choices()[0])
    assert (table.bullets("Philip Swinford"), table.stud("Philip Swinford")) == (2, True)
    draws(table).until(Question.NOON)
    assert (table.bullets("Philip Swinford"), table.stud("Philip Swinford")) == (1, False)
    assert table.zone(COACH) == "discard"


@pytest.mark.plays(BOOK)
def test_a_third_player_may_oppose_such_a_job() -> None:
    table = Playing(
        side("Law Dogs", discard=[COACH], at={"home": [f"Philip Swinford | {BOOK}"]}),
        side("The Sloane Gang"),
        side("Morgan Cattle Co.", at={"town square": ["Jake Smiley"]}),
    )
    table.uses(BOOK, COACH).until(Question.OPPOSE)
    assert table.ask.seat == 2
    table.answer("yes").until(Question.SHOOTOUT)
    assert table.stud("Philip Swinford")
