"""Halves that nobody had noticed broken: who passes is heard of, who is marked is no guest, who stays has stayed."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Until
from boomtown.doomtown.state.events import Drew, Moved, Passed, PlayMade, rule
from boomtown.doomtown.text.numbers import CONTROL
from boomtown.doomtown.text.sayings import CANNOT_MOVE_TO
from boomtown.doomtown.verbs.hands import draw
from boomtown.doomtown.verbs.lasting import modify
from boomtown.doomtown.words import DEED, DUDE, OPPONENTS, SELF, UNBOOTED, another_play
from doomtown.scenes import CHEATING, HANDS, an_ability, declines, happens, with_text

Patch = pytest.MonkeyPatch
JOB = "Establishin' Who's in Charge"

# --- passing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-making-plays-04")
def test_passing_on_a_play_one_was_granted_is_a_play(monkeypatch: Patch) -> None:
    with_text(monkeypatch, "Olivia Jenks", again=words.noon(another_play()))
    table = Playing(side("Law Dogs", at={"home": ["Olivia Jenks"]}), side("The Sloane Gang"))
    table.uses("Olivia Jenks")
    assert table.ask.seat == 0
    table.passes(0)
    assert [event.seat for event in table.events(Passed)] == [0]
    assert [event.what for event in table.events(PlayMade)] == ["use", "pass"]


@pytest.mark.rule("RB-5.1-07")
def test_everybody_hears_who_passes_on_a_cheatin_resolution_in_lowball() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=HANDS[1], hand=["One Good Turn…"]),
        side("The Sloane Gang", rock=5, deck=CHEATING[2]),
        phase="gambling",
        day=1,
    )
    assert table.question == Question.CHEATIN
    table.passes(0)
    assert [event.seat for event in table.events(Passed)] == [0, 1]


# --- drawing nothing ------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.4-10")
@pytest.mark.parametrize("count", [0, -1])
def test_who_draws_nothing_draws_no_cards(count: int) -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang"))
    assert happens(draw(table.state, 0, count, rule("sundown", 0))) == ()
    assert table.events(Drew) == []


# --- posses ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AEG-multiplayer-01", "RB-6.2-22")
def test_whose_deed_is_marked_is_not_invited_against_it() -> None:
    """Player 2's dude stands as near as player 1's; with Tommy there the deed is player 0's for the time being."""
    table = Playing(
        side("Law Dogs", rock=9, hand=[JOB], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"town square": ["Fred Aims"]}),
        side("Morgan Cattle Co.", at={"town square": ["Max Baine"]}),
    )
    table.uses(JOB)
    assert (table.question, table.ask.seat, table.choices()) == (Question.INVITE, 0, ["Morgan Cattle Co."])


@pytest.mark.rule("AEG-multiplayer-01", "RB-6.2-22")
def test_who_controls_what_is_marked_is_not_invited_against_it_but_its_owner_is() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=[JOB], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"town square": ["Fred Aims"]}),
        side("Morgan Cattle Co.", at={"General Store": ["Max Baine | influence 5", "Jake Smiley"]}),
    )
    table.uses(JOB)
    assert table.controller("General Store") == 2
    assert (table.question, table.ask.seat, table.choices()) == (Question.INVITE, 0, ["The Sloane Gang"])


@pytest.mark.rule("RB-6.2-16", "RB-6.2-20")
def test_who_is_where_the_mark_is_need_not_come_with_the_leader() -> None:
    """A leader who is there, too, has nobody to bring along: they join as those who are there, and need not boot."""
    table = Playing(
        side("Law Dogs", rock=9, hand=[JOB], at={"General Store": ["Tommy Harden", "Philip Swinford"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )
    asked = []
    table.uses(JOB, "Tommy Harden")
    while table.question == Question.JOIN:
        asked.append(table.choices())
        table.answer("done")
    assert asked == [["Philip Swinford", "done"]]


# --- staying --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-duration-06", "RC-shootout-s6-01")
def test_who_flees_home_from_home_has_not_left_it() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"Law Dogs": ["Fred Aims"]}),
        fight={"leader": "Fred Aims", "mark": "Tommy Harden", "step": "run"},
    )
    tommy, home = table.id("Tommy Harden"), table.place("Law Dogs")
    stays = Until("day", stays_at=home)
    happens(modify(table.state, tommy, CONTROL, 1, an_ability(0, table, "Law Dogs"), stays))
    while table.question == Question.RUN:
        table.answer(*(["Tommy Harden"] if "Tommy Harden" in table.choices() else []))
    assert [event.card for event in table.events(Moved)] == [tommy]  # fleeing is a move, from home too
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("Law Dogs", True)
    assert control(table.state, tommy) == 1


# --- what is said of two cards and of some causes -------------------------------------------------------------


@pytest.mark.rule("RB-2.1-02")
def test_a_text_about_two_cards_may_mean_some_causes_only(monkeypatch: Patch) -> None:
    """Other players' cards cannot move Tommy to deeds; he goes there on his own."""
    firm = words.says(CANNOT_MOVE_TO, to=SELF, other=DEED, by=OPPONENTS)
    with_text(monkeypatch, "Tommy Harden", firm=firm)
    shove = words.noon(dude=DUDE & UNBOOTED, place=words.open_to("dude"))(_shove)
    with_text(monkeypatch, "Fred Aims", shove=shove)
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"home": ["Tommy Harden", "Olivia Jenks"]}),
        side("The Sloane Gang", at={"home": ["Fred Aims"]}),
        turn=1,
    )
    table.uses("Fred Aims", "Tommy Harden")
    assert "Bunkhouse" not in table.choices()
    assert "Town Square" in table.choices()
    table.answer("Law Dogs" if "Law Dogs" in table.choices() else "Town Square")
    table.moves("Tommy Harden", "Bunkhouse")
    assert table.at("Tommy Harden") == "Bunkhouse"


def _shove(play: Any, dude: int, place: int) -> Any:
    yield words.move(dude, to=place)


# --- secret hands ---------------------------------------------------------------------------------------------


@pytest.mark.refuses("Rich Man's Guard Dog")
def test_who_could_let_the_dog_loose_out_of_a_secret_hand_may_pass() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=2,
            deck=HANDS[1],
            hand=["Rich Man's Guard Dog"],
            at={"town square": ["Jake Smiley"], "home": ["Louis Pasteur"]},
        ),
        side("The Sloane Gang", deck=CHEATING[2], at={"town square": ["Allie Hensman"]}),
        hands="secret",
    )
    table.calls_out("Jake Smiley", "Allie Hensman").answer("yes")
    offered = 0
    while table.question is not Question.RESOLUTION:
        offered += any("let_loose" in str(play) for play in getattr(table.ask.form, "ids", ()))
        declines(table)
    assert (offered, table.zone("Rich Man's Guard Dog")) == (1, "hand")
