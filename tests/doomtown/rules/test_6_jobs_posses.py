"""Rulebook 6.2, step 3: forming the posses of a job."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Joined, Moved

LUCY = 'Lucinda "Lucy" Clover'


def big_job(**theirs: object) -> Playing:
    """A job of Tommy's, who is at home, against a deed at the other end of town, with friends everywhere."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"], deeds=["Pony Express", "Blake Ranch"],
             at={"home": ["Tommy Harden", "Philip Swinford"], "Pony Express": ["Andreas Andregg"],
                 "The Sloane Gang": [LUCY], "General Store": ["Prescott Utter | booted"],
                 "Blake Ranch": ["Abram Grothe"]}),
        side("The Sloane Gang", deeds=["General Store"], **theirs),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge", "Tommy Harden")
    if table.state.fight is None:
        table.answer("General Store")
    return table


@pytest.mark.rule("RB-6.2-12")
def test_the_leader_is_in_first_and_the_posse_is_complete_before_anybody_opposes() -> None:
    table = big_job(at={"home": ["Marion Seville"]})
    assert table.posse(0) == ["Tommy Harden"]
    while table.choices() != ["yes", "no"]:
        assert table.ask.seat == 0
        table.answer("done")
    assert table.ask.seat == 1


@pytest.mark.rule("RB-6.2-13", "RB-6.2-16")
def test_dudes_with_the_leader_boot_to_join() -> None:
    table = big_job()
    assert table.choices() == ["Philip Swinford", "done"]
    table.answer("Philip Swinford")
    assert table.posse(0) == ["Tommy Harden", "Philip Swinford"]
    assert table.booted("Philip Swinford")
    assert not table.booted("Tommy Harden"), "the leader boots only for a cost"


@pytest.mark.rule("RB-6.2-16")
def test_a_booted_dude_with_the_leader_does_not_join() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"],
             at={"home": ["Tommy Harden", "Philip Swinford | booted"], "town square": [LUCY]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge", "Tommy Harden")
    assert table.choices() == [LUCY, "done"]


@pytest.mark.rule("RB-6.2-17")
def test_dudes_next_to_the_leader_boot_to_join_and_stay_for_now() -> None:
    table = big_job().answer("done")
    assert table.choices() == ["Andreas Andregg", "done"]
    # A second one next door keeps the stage open, so that the table can be seen between joining and riding.
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"], deeds=["Pony Express"],
             at={"home": ["Tommy Harden"], "Pony Express": ["Andreas Andregg", LUCY]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge", "Tommy Harden", "General Store").answer("Andreas Andregg")
    assert table.posse(0) == ["Tommy Harden", "Andreas Andregg"]
    assert table.booted("Andreas Andregg")
    assert table.at("Andreas Andregg") == "Pony Express"


@pytest.mark.rule("RB-6.2-18")
def test_then_the_posse_rides_one_after_the_other_without_booting_again() -> None:
    table = big_job().answer("Philip Swinford").answer("Andreas Andregg")
    posse = ["Tommy Harden", "Philip Swinford", "Andreas Andregg"]
    assert [event.name for event in table.events(Moved)] == posse
    assert [table.at(dude) for dude in posse] == ["General Store"] * 3
    assert [event.name for event in table.events(Booted)] == ["Philip Swinford", "Andreas Andregg"]
    names = [type(event).__name__ for event in table.state.log if isinstance(event, Joined | Moved)]
    assert names == ["Joined"] * 3 + ["Moved"] * 3


@pytest.mark.rule("RB-6.2-19")
def test_dudes_next_to_the_mark_boot_and_come() -> None:
    table = big_job().answer("done").answer("done")
    assert table.choices() == [LUCY, "done"]
    table.answer(LUCY)
    assert table.posse(0) == ["Tommy Harden", LUCY]
    assert table.booted(LUCY)
    assert table.at(LUCY) == "General Store"


@pytest.mark.rule("RB-6.2-14", "RB-6.2-20")
def test_dudes_at_the_mark_join_last_booted_or_not_without_booting() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"],
             at={"home": ["Tommy Harden"], "General Store": ["Prescott Utter | booted", LUCY]}),
        side("The Sloane Gang", deeds=["General Store"], at={"home": ["Marion Seville"]}),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge", "Tommy Harden")
    assert table.choices() == ["Prescott Utter", LUCY, "done"]
    table.answer("Prescott Utter").answer(LUCY)
    assert table.posse(0) == ["Tommy Harden", "Prescott Utter", LUCY]
    assert not table.booted(LUCY)
    assert not table.events(Booted)
    assert table.ask.seat == 1, "the leader's posse is closed"


@pytest.mark.rule("RB-6.2-13")
def test_where_leader_and_mark_are_together_nobody_there_boots() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"],
             at={"General Store": ["Tommy Harden", "Philip Swinford"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"home": ["Marion Seville"]}),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge", "Tommy Harden").answer("Philip Swinford")
    assert table.posse(0) == ["Tommy Harden", "Philip Swinford"]
    assert not table.events(Booted)


@pytest.mark.rule("RB-6.2-21")
def test_who_was_passed_over_is_not_offered_again() -> None:
    table = big_job()
    offered = []
    while table.choices() != ["yes", "no"] and table.ask.seat == 0 and "done" in table.choices():
        offered.append(table.choices()[:-1])
        table.answer("done")
    assert offered == [["Philip Swinford"], ["Andreas Andregg"], [LUCY], ["Prescott Utter"]]


@pytest.mark.rule("RB-6.2-21")
def test_who_was_passed_over_may_still_come_by_a_later_stage() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"],
             at={"town square": ["Tommy Harden", "Philip Swinford"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge", "Tommy Harden").answer("done")
    assert table.choices() == ["Philip Swinford", "done"], "the square is next to the mark as well"


# --- the other side --------------------------------------------------------------------------------


def plain_job(**theirs: object) -> Playing:
    """Tommy's job against General Store, up to the question whether the other player opposes."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store", "Pat's Perch"], **theirs),
    )
    return table.uses("Establishin' Who's in Charge")


@pytest.mark.rule("RB-6.2-22")
def test_the_marks_controller_may_oppose() -> None:
    table = plain_job(at={"home": ["Marion Seville"]})
    assert (table.ask.seat, table.choices()) == (1, ["yes", "no"])
    table.answer("yes")
    assert table.posse(1) == ["Marion Seville"]


@pytest.mark.rule("RB-6.2-23")
def test_only_dudes_at_or_next_to_the_mark_oppose() -> None:
    table = plain_job(
        at={"home": ["Marion Seville"], "General Store": ["Silas Aims"], "Pat's Perch": ["Allie Hensman"],
            "Law Dogs": ["Fred Aims"], "town square": ["Lawrence Blackwood"]},
    )  # fmt: skip
    table.answer("yes")
    assert table.choices() == ["Marion Seville", "Silas Aims", "Lawrence Blackwood"]


@pytest.mark.rule("RB-6.2-24")
def test_opposing_dudes_boot_unless_they_are_there() -> None:
    table = plain_job(
        at={
            "home": ["Marion Seville", "Allie Hensman | booted"],
            "General Store": ["Silas Aims | booted", "Fred Aims"],
        }
    )
    table.answer("yes")
    assert table.choices() == ["Marion Seville", "Silas Aims", "Fred Aims"]
    table.answer("Marion Seville").answer("Silas Aims").answer("Fred Aims")
    assert table.posse(1) == ["Marion Seville", "Silas Aims", "Fred Aims"]
    assert [event.name for event in table.events(Booted)] == ["Marion Seville"]


@pytest.mark.rule("RB-6.2-25")
def test_opposing_dudes_come_one_at_a_time() -> None:
    table = plain_job(at={"home": ["Marion Seville"], "town square": ["Fred Aims"]})
    table.answer("yes").answer("Marion Seville")
    assert (table.at("Marion Seville"), table.booted("Marion Seville")) == ("General Store", True)
    assert table.posse(1) == ["Marion Seville"]
    assert table.choices() == ["Fred Aims", "done"]


@pytest.mark.rule("RB-6.2-26")
def test_the_mark_need_not_join() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Ambush"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Marion Seville", "Silas Aims"]}),
    )
    table.uses("Ambush", "Marion Seville").answer("yes").answer("Silas Aims").answer("done")
    assert table.posse(1) == ["Silas Aims"]


@pytest.mark.rule("RB-6.2-27")
def test_a_player_without_an_eligible_dude_is_not_asked() -> None:
    table = plain_job(at={"home": ["Marion Seville | booted"], "Pat's Perch": ["Silas Aims"]})
    assert table.state.fight is None, "nobody could oppose, so the job has succeeded"


@pytest.mark.rule("RB-6.2-27")
def test_who_opposes_sends_at_least_one_dude() -> None:
    table = plain_job(at={"home": ["Marion Seville"], "town square": ["Fred Aims"]})
    table.answer("yes")
    assert table.choices() == ["Marion Seville", "Fred Aims"], "no way out yet"


def contested_deed() -> Playing:
    """A job of the Law Dogs against a deed that the Sloane Gang owns and the Fourth Ring controls."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"home": ["Marion Seville"]}),
        side("The Fourth Ring", at={"General Store": ["Steele Archer"]}),
    )
    assert table.controller("General Store") == 2
    return table.uses("Establishin' Who's in Charge").answer()  # no guests invited


@pytest.mark.rule("RB-6.2-22", "RB-6.2-28")
def test_if_the_controller_declines_the_owner_is_asked() -> None:
    table = contested_deed()
    assert (table.ask.seat, table.choices()) == (2, ["yes", "no"])
    table.answer("no")
    assert (table.ask.seat, table.choices()) == (1, ["yes", "no"])
    table.answer("yes").until(Question.SHOOTOUT)
    assert table.posse(1) == ["Marion Seville"]


@pytest.mark.rule("RB-6.2-29")
def test_if_the_controller_opposes_the_owner_does_not() -> None:
    table = contested_deed().answer("yes")
    assert table.posse(1) == ["Steele Archer"]
    table.answer()  # no guests either
    assert (table.ask.seat, table.choices()) != (1, ["yes", "no"])


@pytest.mark.rule("RB-6.2-30")
def test_a_mark_nobody_controls_is_defended_by_the_first_from_the_leaders_left_who_wants() -> None:
    table = Playing(
        side("Morgan Cattle Co.", at={"town square": ["Olivia Jenks"]}),
        side("Law Dogs", hand=["A Coach Comes to Town"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": ["Marion Seville"]}),
        side("The Fourth Ring", at={"home": ["Steele Archer"]}),
        winner=1,
    )
    table.uses("A Coach Comes to Town").answer()  # no guests invited
    asked = []
    for answer in ("no", "no", "yes"):
        asked.append(table.ask.seat)
        table.answer(answer)
    assert asked == [2, 3, 0]
    assert table.posse(1) == ["Olivia Jenks"]


@pytest.mark.rule("RB-6.2-27", "RB-6.2-30")
def test_who_forms_no_posse_for_nobody_got_there_leaves_it_to_the_next() -> None:
    """An Ancestor Spirit is all that player 1 has nearby, and it fades on the way."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"], at={"Bunkhouse": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"town square": ["Ancestor Spirit"]}),
        side("The Fourth Ring", at={"town square": ["Steele Archer"]}),
        turn=0,
    )
    table.uses("Establishin' Who's in Charge").answer()  # no guests invited
    table.answer("yes", seat=1).answer()  # who fades, and no guests either
    assert table.zone("Ancestor Spirit") == "away"
    assert (table.ask.seat, table.question) == (2, Question.OPPOSE)
    table.answer("yes").until(Question.SHOOTOUT)
    assert table.posse(1) == ["Steele Archer"]


@pytest.mark.rule("RB-6.2-31")
def test_unopposed_the_job_succeeds_without_a_shootout() -> None:
    table = plain_job(at={"home": ["Marion Seville"]}).answer("no")
    assert table.state.fight is None
    assert table.card("General Store").counter("control") == 1
    assert not [event for event in table.state.log if type(event).__name__ == "ShootoutBegan"]


@pytest.mark.rule(
    "RB-6.2-16", "RB-6.2-17", "RB-6.2-18", "RB-6.2-19", "RB-6.2-20", "RB-6.2-21", "RB-6.2-13", "RB-6.2-14"
)
def test_the_five_stages_of_the_leaders_posse_come_one_after_the_other() -> None:
    people = {
        "home": ["Olivia Jenks", "Clyde Owens"],
        "Bunkhouse": ["Steele Archer"],
        "The Sloane Gang": ["Clint Ramsey"],
        "Charlie's Place": ["Tommy Harden | booted"],
    }
    table = Playing(
        side("Law Dogs", rock=5, deeds=["Bunkhouse"], at=people, hand=["Establishin' Who's in Charge"]),
        side("The Sloane Gang", deeds=["Charlie's Place"]),
    )
    table.uses("Establishin' Who's in Charge", "Olivia Jenks", "Charlie's Place")
    assert table.choices() == ["Clyde Owens", "done"]
    table.answer("Clyde Owens")
    assert table.booted("Clyde Owens")
    assert table.choices() == ["Steele Archer", "done"]
    table.answer("Steele Archer")
    assert table.at("Steele Archer") == "Charlie's Place"  # everybody has ridden there by now
    assert table.at("Olivia Jenks") == "Charlie's Place"
    assert not table.booted("Olivia Jenks")
    assert table.choices() == ["Clint Ramsey", "done"]
    table.answer("Clint Ramsey")
    assert table.booted("Clint Ramsey")
    assert table.choices() == ["Tommy Harden", "done"]
