"""What the heuristic bot reckons with: who controls what, what posses draw, how near the end is, what is wasted."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.bots import make_bot
from boomtown.bots.doomtown.abilities import FOR_EVER
from boomtown.bots.doomtown.draws import ANYBODY, Hand, clash, ranks, strength
from boomtown.bots.doomtown.fights import prospect
from boomtown.bots.doomtown.noon import DRAGS, HUNTED, _last_resorts, danger, shopping
from boomtown.bots.doomtown.sight import Sight
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import shootout

BOT = make_bot("heuristic", "doomtown", 1)


def sight(table: Playing, seat: int = 0) -> Sight:
    return Sight(table.table.view(seat).board, seat)  # type: ignore[attr-defined]


def choice(table: Playing) -> Any:
    return BOT.choose(table.ask, lambda: table.table.view(table.ask.seat))


# --- who controls what -------------------------------------------------------------------------------


def test_bullets_take_dead_dog_tavern_and_influence_does_not() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ['Lucinda "Lucy" Clover', "Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Dead Dog Tavern", "Bank of California"]),
    )
    seen = sight(table)
    tavern, bank = table.id("Dead Dog Tavern"), table.id("Bank of California")
    lucy, tommy = (seen.cards[table.id(name)] for name in ('Lucinda "Lucy" Clover', "Tommy Harden"))
    assert (lucy.bullets, lucy.influence) == (0, 2)
    assert seen.with_also(lucy, tavern) == 0
    assert seen.with_also(tommy, tavern) > 0
    assert seen.with_also(lucy, bank) > 0


def test_a_deed_is_worth_more_when_nobody_can_come_to_take_it_back() -> None:
    def taking(*guards: str) -> float:
        table = Playing(
            side("Law Dogs", at={"town square": ["Tommy Harden"]}),
            side("The Sloane Gang", deeds=["Bank of California"], at={"town square": guards}),
        )
        seen = sight(table)
        return seen.with_also(seen.cards[table.id("Tommy Harden")], table.id("Bank of California"))

    assert taking("Barton Everest | booted") > taking("Barton Everest") > 0


def test_points_count_for_more_near_the_end() -> None:
    far = sight(Playing(side(), side("The Sloane Gang", at={"home": ["Pancho Castillo", "Barton Everest"]})))
    near = sight(Playing(side(), side("The Sloane Gang", at={"home": ["Lawrence Blackwood"]})))
    assert near.point(0) > far.point(0)
    assert near.influence_point(1) > far.influence_point(1)


def test_who_boots_to_get_somewhere_can_be_hunted_there_by_no_stronger_a_dude() -> None:
    """Lost games were lost so: booted dudes were taken one by one by whoever chose whether to call them out."""

    def danger_for(booted: bool, *others: str) -> float:
        table = Playing(
            side("Law Dogs", at={"home": ["Tommy Harden"]}),
            side("The Sloane Gang", deeds=["Bank of California"], at={"town square": others}),
        )
        seen = sight(table)
        tommy = seen.cards[table.id("Tommy Harden")]
        return danger(seen, tommy, table.id("Bank of California"), booted)

    assert danger_for(True, "Pancho Castillo") >= HUNTED > danger_for(False, "Pancho Castillo")
    assert danger_for(True, "Pancho Castillo | booted") == danger_for(True) == 0


# --- what is thrown away -----------------------------------------------------------------------------


def test_it_builds_no_deed_that_wins_the_game_for_somebody_else() -> None:
    def building(rival: str) -> float:
        table = Playing(
            side("Law Dogs", rock=9, hand=["The Town Hall"], at={"home": ["Tommy Harden | booted"]}),
            side("The Sloane Gang", at={"town square": [rival]}),
        )
        return shopping(sight(table), table.id("The Town Hall"))

    assert building("Pancho Castillo") < 0  # two control points against one influence
    assert building("Pancho Castillo | booted") > 0


def test_who_is_brought_into_a_fight_can_shoot() -> None:
    table = shootout(
        ["Clyde Owens"],
        ["Allie Hensman", "Olivia Jenks"],
        leader={
            "hand": ["The Stakes Just Rose"],
            "at": {"home": ['Lucinda "Lucy" Clover', "Ramiro Mendoza"]},
        },
    )
    table.until("Shootout play").uses("The Stakes Just Rose")
    assert table.state.printed(choice(table)).title == "Ramiro Mendoza"


# --- what posses draw --------------------------------------------------------------------------------


@pytest.mark.parametrize("home", [ANYBODY, "Law Dogs", "a home nobody knows"])
def test_chances_of_ranks_are_chances_and_bonuses_help(home: str) -> None:
    for stud in range(8):
        for draw in range(6):
            assert sum(ranks(Hand(home, stud, draw))) == pytest.approx(1, abs=0.01)
    assert strength(Hand(home, 4, 0)) > strength(Hand(home, 2, 0)) > strength(Hand(home, 0, 0))
    assert strength(Hand(home, 0, 2)) > strength(Hand(home, 0, 0))


def test_a_clash_is_the_same_from_either_side() -> None:
    mine, theirs = Hand(ANYBODY, 3, 1), Hand("Law Dogs", 1, 2)
    here, there = clash(mine, theirs), clash(theirs, mine)
    assert here.won + there.won == pytest.approx(1, abs=0.01)
    assert here.mine == pytest.approx(there.theirs)
    assert here.won > 0.5
    assert clash(mine, mine).won == pytest.approx(0.5, abs=0.01)


def test_a_fight_is_worth_what_they_lose_less_what_we_lose() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens", "Olivia Jenks"]}),
        side("Law Dogs", at={"town square": ["Clyde Owens", "Olivia Jenks"]}),
    )
    here, there = sight(table, 0), sight(table, 1)
    even = prospect(here, here.mine, here.theirs)
    assert even == pytest.approx(0, abs=0.1)
    assert prospect(there, there.mine, there.theirs) == pytest.approx(0, abs=0.1)
    assert (
        prospect(here, here.mine, here.theirs[:1]) > 0.5 > -0.5 > prospect(here, here.mine[:1], here.theirs)
    )


def test_who_would_lose_tonight_recruits_though_tomorrow_is_not_paid() -> None:
    """Two control points against one influence; one dude more keeps the game open."""

    def recruiting(*deeds: str) -> float:
        table = Playing(
            side("Law Dogs", rock=5, hand=["Tommy Harden"], at={"home": ["Philip Swinford", "Clyde Owens"]}),
            side("The Sloane Gang", deeds=deeds),
        )
        seen = sight(table)
        return shopping(seen, table.id("Tommy Harden"))

    assert recruiting("The Town Hall", "Bank of California") > 20
    assert recruiting() < 20


# --- how the day would end ---------------------------------------------------------------------------


def evening(mine: str = "", theirs: str = "", **ours: Any) -> Playing:
    """Each has a dude with 1 influence at home and a deed with 1 control point, or more as noted."""
    return Playing(
        side("Law Dogs", at={"home": ["Tommy Harden"]}, deeds=[f"Hustings{mine}"], **ours),
        side("The Sloane Gang", at={"home": ["Marion Seville"]}, deeds=[f"Bunkhouse{theirs}"]),
    )


def test_who_wins_if_the_day_ends_now_lets_it_end() -> None:
    """There is a deed to build; but every play gives the others one more."""
    even = evening(hand=["Bank of California"], rock=9)
    ahead = evening(" | control +2", hand=["Bank of California"], rock=9)
    assert (sight(even).winning(), sight(ahead).winning()) == (0, 1)
    assert choice(even) != "pass"
    assert choice(ahead) == "pass"


def test_who_loses_if_the_day_ends_now_does_not_pass() -> None:
    """Nothing that can be done is worth anything by itself: but waiting loses."""
    behind = evening(theirs=" | control +2", rock=0)
    assert sight(behind).winning() == -1
    assert "pass" in behind.ask.form.ids
    assert choice(behind) != "pass"


def test_of_two_who_could_win_the_one_with_more_control_does() -> None:
    """RB-5.4-04, -06: both have more control than the other has influence; who have as much of both play on."""
    assert sight(evening(" | control +2", " | control +3")).winning() == -1
    assert sight(evening(" | control +3", " | control +2")).winning() == 1
    assert sight(evening(" | control +2", " | control +2")).winning() == 0


def test_where_nobody_stirs_somebody_has_to_in_the_end() -> None:
    """Nothing promises enough, today as on every day before; some day something is risked all the same."""
    table = Playing(
        side("Law Dogs", at={"home": ["Philip Swinford"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest", "Allie Hensman"]}),
    )
    assert choice(table) == "pass"
    table.state.day = DRAGS
    assert choice(table) == "pass"
    table.state.day = DRAGS + 20
    assert choice(table) == f"move:{table.id('Philip Swinford')}"


def test_what_could_go_on_for_ever_is_no_way_out() -> None:
    assert _last_resorts({"trade:3": 0.5, "use:7:again": FOR_EVER, "move:4": -2.0, "pass": 0.0}) == ["move:4"]
    assert _last_resorts({"trade:3": 0.5, "use:7:again": FOR_EVER - 0.3, "pass": 0.0}) == []


def test_a_joker_in_hand_is_the_first_to_go() -> None:
    """It is of use in the deck, and no play is made with it."""
    table = evening(hand=["Joker (red)", "Bank of California"], rock=5).until(Question.DISCARD)
    while table.ask.seat != 0:
        table.answer(BOT.choose(table.ask, lambda: table.table.view(table.ask.seat)))
    chosen = choice(table)
    assert chosen in (table.id("Joker (red)"), (table.id("Joker (red)"),))
