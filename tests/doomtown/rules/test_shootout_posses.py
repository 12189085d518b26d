"""Rulebook 6.1 before step 1: roles, forming posses, bounty at Private places."""

import pytest

from boomtown.doomtown.reading.numbers import is_wanted
from boomtown.doomtown.reading.town import is_private
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK
from boomtown.doomtown.state.events import Joined, Moved, rule
from boomtown.doomtown.verbs.cards import why_not_take_over
from boomtown.doomtown.verbs.posse import why_not_join
from boomtown.doomtown.words import LOCATION, Situation
from doomtown.scenes import asks, fight, shootout

DEEDS = {"deeds": ["Bunkhouse", "Undertaker"]}
"""Two Private deeds of the mark's, side by side."""


# --- roles and place -----------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-01")
@pytest.mark.rule("RB-6.1-02")
@pytest.mark.rule("RB-6.1-03")
@pytest.mark.rule("RB-6.1-04")
def test_an_accepted_call_out_starts_a_shootout_where_the_mark_stands() -> None:
    table = shootout(
        ["Tommy Harden", "Olivia Jenks"], ["Barton Everest"], mark=DEEDS, where="Bunkhouse", joining=False
    )
    assert "joins your posse" in asks(table)
    assert table.ask.seat == 0
    assert (fight(table).leader, fight(table).mark) == (table.id("Tommy Harden"), table.id("Barton Everest"))
    assert fight(table).seats == (0, 1)
    assert fight(table).location == table.id("Bunkhouse")


@pytest.mark.rule("RB-6.1-05")
def test_the_place_stays_when_the_mark_leaves() -> None:
    table = shootout(
        ['Xiong "Wendy" Cheng'], ["Barton Everest", "Allie Hensman"], mark=DEEDS, where="Undertaker"
    )
    table.uses('Xiong "Wendy" Cheng', "Barton Everest")
    assert table.at("Barton Everest") == "The Sloane Gang"
    assert fight(table).location == table.id("Undertaker")


# --- forming posses ------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-06")
@pytest.mark.rule("RB-6.1-17")
def test_the_mark_forms_a_posse_when_the_leaders_is_complete() -> None:
    table = shootout(
        ["Tommy Harden", "Olivia Jenks", "Travis Moone"],
        ["Barton Everest"],
        mark={"at": {"home": ["Fred Aims", "Allie Hensman"]}},
        joining=False,
    )
    assert table.ask.seat == 0
    table.answer("Olivia Jenks")
    assert table.ask.seat == 0
    table.answer("Travis Moone")
    assert table.ask.seat == 1
    assert table.posse(LEADER) == ["Tommy Harden", "Olivia Jenks", "Travis Moone"]
    table.answer("Fred Aims")
    assert table.ask.seat == 1
    assert table.booted("Fred Aims")
    assert table.at("Fred Aims") == "Town Square"
    assert table.choices() == ["Allie Hensman", "done"]


@pytest.mark.rule("RB-6.1-07")
def test_leader_and_mark_are_in_their_posses_from_the_start() -> None:
    table = shootout(["Tommy Harden", "Olivia Jenks"], ["Barton Everest", "Fred Aims"], joining=False)
    assert table.posse(LEADER) == ["Tommy Harden"]
    assert table.choices() == ["Olivia Jenks", "done"]
    table.answer("done")
    assert table.posse(MARK) == ["Barton Everest"]
    assert table.choices() == ["Fred Aims", "done"]


@pytest.mark.rule("RB-6.1-08")
def test_leader_and_mark_join_like_everybody_else() -> None:
    table = shootout(["Irving Patterson"], ["Barton Everest"])
    assert table.rock(0) == 1
    table = shootout(["Barton Everest"], ["Irving Patterson"])
    assert table.rock(1) == 1
    assert [event.name for event in table.events(Joined)] == ["Barton Everest", "Irving Patterson"]


@pytest.mark.rule("RB-6.1-09")
def test_only_dudes_there_or_next_door_may_join() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest", "Fred Aims"],
        mark={**DEEDS, "at": {"Bunkhouse": ["Allie Hensman"], "home": ["Lawrence Blackwood"]}},
        where="Undertaker",
        joining=False,
    )
    assert table.choices() == ["Fred Aims", "Allie Hensman", "done"]


@pytest.mark.rule("RB-6.1-10")
@pytest.mark.rule("RB-6.1-11")
def test_dudes_who_are_there_join_as_they_are() -> None:
    table = shootout(["Tommy Harden", "Olivia Jenks | booted", "Travis Moone"], ["Barton Everest"])
    assert table.posse(LEADER) == ["Tommy Harden", "Olivia Jenks", "Travis Moone"]
    assert table.booted("Olivia Jenks")
    assert not table.booted("Travis Moone")


@pytest.mark.rule("RB-6.1-12")
@pytest.mark.rule("RB-6.1-13")
def test_from_next_door_come_only_unbooted_dudes_who_boot() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={"at": {"town square": ["Olivia Jenks | booted", "Travis Moone"]}},
        mark=DEEDS,
        where="Bunkhouse",
        joining=False,
    )
    assert table.choices() == ["Travis Moone", "done"]
    table.answer("Travis Moone")
    assert table.booted("Travis Moone")
    assert table.at("Travis Moone") == "Bunkhouse"


@pytest.mark.rule("RB-6.1-12")
def test_a_booted_dude_stays_away_even_where_joining_does_not_boot() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={"at": {"home": ["Sloane", "Olivia Jenks | booted", "Travis Moone"]}},
        joining=False,
    )
    assert table.choices() == ["Sloane", "Travis Moone", "done"]
    table.answer("Travis Moone")
    assert not table.booted("Travis Moone")


@pytest.mark.rule("RB-6.1-14")
def test_who_cannot_move_there_cannot_join() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side(
            "The Sloane Gang",
            hand=["Jade King Stance"],
            deck=["AC"],
            at={"town square": ["Barton Everest"], "home": ["Xui Yin Chen | booted", "Fred Aims"]},
        ),
        turn=1,
    )
    table.uses("Jade King Stance")
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    assert table.ask.seat == 1
    assert table.choices() == ["Fred Aims", "done"]


@pytest.mark.rule("RB-6.1-15")
def test_each_joiner_pays_before_the_next_is_declared() -> None:
    table = shootout(
        ["Tommy Harden", "Ramiro Mendoza", "Olivia Jenks"],
        ["Barton Everest"],
        leader={"rock": 1},
        joining=False,
    )
    table.answer("Ramiro Mendoza").answer("yes")
    assert "joins" in asks(table)
    assert table.choices() == ["Olivia Jenks", "done"]
    assert table.rock(0) == 0
    assert "Ramiro Mendoza" in table.posse(LEADER)


@pytest.mark.rule("RB-6.1-16")
def test_reacts_to_a_joiner_come_before_the_next_is_declared() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={"at": {"home": ["Olivia Jenks | Roan", "Travis Moone"]}},
        joining=False,
    )
    table.answer("Olivia Jenks")
    assert "React" in asks(table)
    table.reacts("Roan")
    assert not table.booted("Olivia Jenks")
    assert table.at("Olivia Jenks") == "Town Square"
    assert table.choices() == ["Travis Moone", "done"]


@pytest.mark.rule("RB-6.1-18")
@pytest.mark.rule("RB-6.1-19")
def test_nobody_has_dudes_in_both_posses() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader={"at": {"home": ["Travis Moone"]}})
    refusal = why_not_join(table.state, table.id("Travis Moone"), MARK, rule("join"))
    assert refusal is not None
    assert refusal.rule == "RB-6.1-18"
    taking = why_not_take_over(table.state, table.id("Barton Everest"), 0)
    assert taking is not None
    assert taking.rule == "RB-6.1-19"
    assert why_not_take_over(table.state, table.id("Barton Everest"), 1) is None


@pytest.mark.rule("RB-6.1-18")
def test_a_guest_of_one_side_is_not_invited_by_the_other() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
        side("Morgan Cattle Co.", at={"town square": ["Irving Patterson", "James Ghetty"]}),
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes")
    table.until(Question.INVITE).answer("Morgan Cattle Co.").answer("James Ghetty").answer("done")
    assert table.posse(LEADER) == ["Tommy Harden", "James Ghetty"]
    assert "Shootout" in asks(table)  # the mark had nobody to invite
    assert table.posse(MARK) == ["Fred Aims"]


# --- bounty --------------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-20")
@pytest.mark.rule("RB-6.1-22")
def test_strangers_in_a_shootout_at_a_private_deed_become_wanted() -> None:
    table = shootout(
        ["Tommy Harden", "Olivia Jenks"],
        ["Barton Everest"],
        leader={"at": {"Bunkhouse": ["Travis Moone"]}},
        mark=DEEDS,
        where="Bunkhouse",
    )
    assert (table.bounty("Tommy Harden"), table.bounty("Olivia Jenks")) == (1, 1)
    assert is_wanted(table.state, table.id("Tommy Harden"))
    assert table.bounty("Barton Everest") == 0
    assert table.bounty("Travis Moone") == 0  # there, but not in the shootout


@pytest.mark.rule("RB-6.1-21")
def test_the_bounty_comes_whoever_started_the_shootout() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader={"deeds": ["Bunkhouse"]}, where="Bunkhouse")
    assert (table.bounty("Tommy Harden"), table.bounty("Barton Everest")) == (0, 1)


@pytest.mark.rule("RB-6.1-23")
def test_no_bounty_at_a_public_deed() -> None:
    table = shootout(
        ["Tommy Harden"], ["Barton Everest"], mark={"deeds": ["Charlie's Place"]}, where="Charlie's Place"
    )
    assert table.bounty("Tommy Harden") == 0


@pytest.mark.rule("RB-6.1-24")
def test_homes_are_private() -> None:
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Clyde Owens"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest | booted"]}),
    )
    table.uses("Clyde Owens")
    assert "Shootout" in asks(table)
    assert (table.bounty("Clyde Owens"), table.bounty("Barton Everest")) == (1, 0)


@pytest.mark.rule("RB-6.1-25")
def test_the_town_square_is_public() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"])
    assert (table.bounty("Tommy Harden"), table.bounty("Barton Everest")) == (0, 0)


# --- moving into posses --------------------------------------------------------------------------


@pytest.mark.rule("RC-moving-posses-01")
@pytest.mark.rule("RC-shootout-s1-05")
def test_a_dude_already_there_is_moved_into_the_posse_without_moving() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={
            "hand": ["The Stakes Just Rose"],
            "at": {"town square": ["Travis Moone"], "home": ["Olivia Jenks"]},
        },
    )
    assert table.posse(LEADER) == ["Tommy Harden"]
    table.uses("The Stakes Just Rose", "Travis Moone")
    assert table.posse(LEADER) == ["Tommy Harden", "Travis Moone"]
    assert table.events(Moved) == []


@pytest.mark.rule("RC-moving-posses-01")
def test_a_dude_from_elsewhere_moves_into_the_posse() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={"hand": ["The Stakes Just Rose"], "at": {"home": ["Olivia Jenks"]}},
    )
    table.uses("The Stakes Just Rose")
    assert table.posse(LEADER) == ["Tommy Harden", "Olivia Jenks"]
    assert table.at("Olivia Jenks") == "Town Square"
    assert not table.booted("Olivia Jenks")


@pytest.mark.rule("RC-moving-posses-02")
def test_a_posse_is_no_location() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], mark={"deeds": ["Bunkhouse"]})
    places = LOCATION.of(Situation(table.state, table.id("Tommy Harden")))
    titles = [table.state.printed(place).title for place in places]
    assert titles == ["Town Square", "Law Dogs", "The Sloane Gang", "Bunkhouse"]


@pytest.mark.rule("RB-6.1-23", "RB-6.1-24", "RB-6.1-25", "RC-bounty-04")
def test_homes_and_private_deeds_are_private_and_the_rest_of_town_is_not() -> None:
    table = Playing(side("Law Dogs", left=["Pony Express"], deeds=["Bunkhouse"]), side("The Sloane Gang"))
    assert is_private(table.state, table.place("Law Dogs"))
    assert is_private(table.state, table.place("The Sloane Gang"))
    assert is_private(table.state, table.place("Bunkhouse"))
    assert not is_private(table.state, table.place("Pony Express"))
    assert not is_private(table.state, table.place("town square"))
