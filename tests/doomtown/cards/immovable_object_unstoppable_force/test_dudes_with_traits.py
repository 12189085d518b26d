"""Dudes of Immovable Object, Unstoppable Force who change numbers and rules."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import hand_size, upkeep
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Gained
from doomtown.scenes import (
    HANDS,
    everybody_joins,
    facing,
    guests_join,
    next_day,
    settle_until,
    shootout,
    showdown,
    takes_control,
)

BANDITS = "The 108 Righteous Bandits"

# --- Longwei Fu -------------------------------------------------------------------------------------

LONGWEI = "Longwei Fu"


def far_from(longwei_at: str, leader: str = "Jake Smiley") -> tuple[int, int]:
    """The stud bonuses of both posses in a fight that Longwei is not in."""
    table = shootout(
        [leader], ["Allie Hensman"], leader={"at": {longwei_at: [LONGWEI]}, "deeds": ["Bunkhouse"]}
    )
    return bonuses(table.state, 0)[0], bonuses(table.state, 1)[0]


@pytest.mark.plays(LONGWEI)
def test_longwei_at_home_lends_a_stud_bonus_to_your_posse_anywhere() -> None:
    assert far_from("home") == (1, 0)


@pytest.mark.refuses(LONGWEI)
def test_longwei_elsewhere_lends_nothing() -> None:
    assert far_from("Bunkhouse") == (0, 0)


@pytest.mark.plays(LONGWEI)
@pytest.mark.parametrize(("joins", "bonus"), [(True, 1), (False, 0)])
def test_a_posse_with_a_guest_of_longwei_s_player_has_the_bonus(joins: bool, bonus: int) -> None:
    """Your posse is the one your dudes are in, whoever leads it (ruling 34)."""
    table = shootout(
        ["Jake Smiley"],
        ["Allie Hensman"],
        others=[side(BANDITS, at={"town square": ["Xiaodan Li"], "home": [LONGWEI]})],
        joining=False,
    )
    guests_join(table, *(["Xiaodan Li"] if joins else []))
    assert ("Xiaodan Li" in table.posse(0)) is joins
    assert bonuses(table.state, 0)[0] == bonus


# --- Hiram Capatch ----------------------------------------------------------------------------------

HIRAM = "Hiram Capatch"


def preaching(phase: str) -> Playing:
    return Playing(
        side(
            BANDITS,
            deeds=["Bunkhouse", "General Store"],
            rock=5,
            at={
                "home": [HIRAM],
                "town square": ["Jake Smiley"],
                "Bunkhouse": ["Fred Aims"],
                "General Store": ["Xiaodan Li"],
            },
        ),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"], "home": ["Olivia Jenks"]}),
        phase=phase,
    )


@pytest.mark.plays(HIRAM)
def test_hiram_makes_neighbours_matter_through_upkeep() -> None:
    table = preaching("upkeep")
    assert table.question is Question.UPKEEP
    names = (HIRAM, "Jake Smiley", "Fred Aims", "Xiaodan Li", "Allie Hensman")
    assert [table.influence(name) for name in names] == [1, 1, 1 + 1, 0, 0]  # Fred is in a Bunkhouse


@pytest.mark.refuses(HIRAM)
def test_hiram_does_nothing_at_high_noon() -> None:
    table = preaching("noon")
    assert table.influence("Jake Smiley") == 0


# --- Abuelita Espinoza ------------------------------------------------------------------------------

ABUELITA = "Abuelita Espinoza"


def fed(where: str) -> list[int]:
    """The upkeep of Abuelita, of a friend far away and of a stranger beside her."""
    table = Playing(
        side(
            BANDITS,
            deeds=["Bunkhouse", "General Store"],
            at={where: [ABUELITA], "General Store": ["Steven Wiles"]},
        ),
        side("The Sloane Gang", deeds=["Undertaker"], at={where: ["Lane Healey"]}),
    )
    return [upkeep(table.state, table.id(name)) for name in (ABUELITA, "Steven Wiles", "Lane Healey")]


@pytest.mark.plays(ABUELITA)
def test_at_somebody_else_s_deed_abuelita_feeds_all_your_other_dudes() -> None:
    assert fed("Undertaker") == [2, 5, 2 + 3]


@pytest.mark.refuses(ABUELITA)
@pytest.mark.parametrize("where", ["Bunkhouse", "town square", "home"])
def test_at_your_own_deed_or_where_there_is_none_she_feeds_nobody(where: str) -> None:
    assert fed(where)[:2] == [2, 6]


@pytest.mark.plays(ABUELITA)
def test_whoever_controls_abuelita_is_fed_at_deeds_they_do_not_own() -> None:
    table = Playing(
        side(BANDITS, deeds=["Bunkhouse"], at={"Bunkhouse": [ABUELITA], "home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )
    takes_control(table, 1, ABUELITA)
    assert upkeep(table.state, table.id("Barton Everest")) == 0
    assert upkeep(table.state, table.id("Olivia Jenks")) == 1


# --- Bai Yang Chen ----------------------------------------------------------------------------------

BAI = "Bai Yang Chen"


def visiting(where: str) -> tuple[int, int, int]:
    """Both players' hand sizes, and what Bai Yang costs."""
    table = Playing(side(BANDITS, deeds=["Bunkhouse"], at={where: [BAI]}), side("The Sloane Gang"))
    return hand_size(table.state, 0), hand_size(table.state, 1), upkeep(table.state, table.id(BAI))


@pytest.mark.plays(BAI)
def test_at_another_s_home_bai_yang_is_cheaper_and_your_hand_larger() -> None:
    assert visiting("The Sloane Gang") == (7, 5, 1)


@pytest.mark.refuses(BAI)
@pytest.mark.parametrize("where", [BANDITS, "Bunkhouse", "town square"])
def test_anywhere_else_bai_yang_is_as_ever(where: str) -> None:
    assert visiting(where) == (5, 5, 2)


@pytest.mark.refuses(BAI)
def test_taken_over_at_his_owner_s_home_bai_yang_serves_the_other_player() -> None:
    table = Playing(side(BANDITS, at={"home": [BAI]}), side("The Sloane Gang"))
    takes_control(table, 1, BAI)
    assert (hand_size(table.state, 0), hand_size(table.state, 1)) == (5, 7)


# --- Randall ----------------------------------------------------------------------------------------

WW = " [Weird West]"


def chatting(*, face: str = "Randall", **at: Any) -> int:
    """The hand size of Randall's player, who has a deed in town and one out of it."""
    table = Playing(
        side(BANDITS, deeds=["Bunkhouse", "Blake Ranch"], at=at["mine"]),
        side("The Sloane Gang", at=at.get("theirs", {})),
    )
    assert hand_size(table.state, 1) == 5
    return hand_size(table.state, 0)


@pytest.mark.plays("Randall")
def test_among_two_other_dudes_randall_hears_more() -> None:
    assert (
        chatting(mine={"town square": ["Randall", "Jake Smiley"]}, theirs={"town square": ["Allie Hensman"]})
        == 6
    )
    assert chatting(mine={"town square": ["Randall", "Jake Smiley", "Xiaodan Li"]}) == 6


@pytest.mark.refuses("Randall")
def test_with_one_other_dude_or_two_elsewhere_randall_hears_nothing() -> None:
    assert chatting(mine={"town square": ["Randall", "Jake Smiley"], "home": ["Xiaodan Li"]}) == 5
    assert chatting(mine={"home": ["Randall"], "town square": ["Jake Smiley", "Xiaodan Li"]}) == 5


@pytest.mark.plays("Randall")
def test_in_the_weird_west_randall_counts_the_places_in_town_of_your_dudes() -> None:
    spread = {"town square": [f"Randall{WW}"], "home": ["Jake Smiley"], "Bunkhouse": ["Xiaodan Li"]}
    assert chatting(mine=spread) == 6
    assert chatting(mine={"home": [f"Randall{WW}", "Jake Smiley", "Xiaodan Li"]}) == 5


@pytest.mark.refuses("Randall")
def test_places_out_of_town_and_other_players_dudes_do_not_count() -> None:
    mine = {"town square": [f"Randall{WW}"], "home": ["Jake Smiley"], "Blake Ranch": ["Xiaodan Li"]}
    assert chatting(mine=mine, theirs={"Bunkhouse": ["Allie Hensman"]}) == 5


# --- Yunxu Jiang ------------------------------------------------------------------------------------

YUNXU = "Yunxu Jiang"


def drilled(
    where: str, *mine: str, theirs: str = "Allie Hensman", mark: dict[str, Any] | None = None
) -> Playing:
    return shootout(
        list(mine),
        [theirs],
        where=where,
        leader={"deeds": ["Bunkhouse"]},
        mark={"deeds": ["Undertaker"], **(mark or {})},
    )


@pytest.mark.plays(YUNXU)
def test_where_you_rule_yunxu_makes_your_others_better() -> None:
    table = drilled("Bunkhouse", YUNXU, "Jake Smiley")
    assert (table.bullets("Jake Smiley"), table.value("Jake Smiley")) == (2, 2)
    assert (table.bullets(YUNXU), table.bullets("Allie Hensman")) == (1, 2)


@pytest.mark.refuses(YUNXU)
def test_elsewhere_or_outside_the_posse_or_the_fight_yunxu_drills_nobody() -> None:
    square = drilled("town square", YUNXU, "Jake Smiley")
    assert square.bullets("Jake Smiley") == 1
    peace = facing(
        [YUNXU, "Jake Smiley"], ["Allie Hensman"], where="Bunkhouse", leader={"deeds": ["Bunkhouse"]}
    )
    assert peace.bullets("Jake Smiley") == 1
    away = shootout(
        ["Jake Smiley"],
        ["Allie Hensman"],
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"], "at": {"home": [YUNXU]}},
    )
    assert away.bullets("Jake Smiley") == 1
    lost = drilled("Undertaker", YUNXU, "Jake Smiley", theirs="Lane Healey")
    assert (lost.controller("Undertaker"), lost.bullets("Jake Smiley")) == (1, 1)


@pytest.mark.refuses(YUNXU)
def test_a_friend_who_stayed_out_of_the_posse_is_not_drilled() -> None:
    table = shootout(
        [YUNXU, "Jake Smiley"],
        ["Allie Hensman"],
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"]},
        joining=False,
    )
    everybody_joins(table, ["Allie Hensman"])
    assert (table.posse(0), table.bullets("Jake Smiley")) == ([YUNXU], 1)


@pytest.mark.refuses(YUNXU)
def test_a_job_that_nobody_has_opposed_yet_is_no_shootout() -> None:
    table = Playing(
        side(
            BANDITS,
            deeds=["Bunkhouse"],
            rock=5,
            hand=["Establishin' Who's in Charge"],
            at={"Bunkhouse": [YUNXU, "Jake Smiley"]},
        ),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}),
    ).uses("Establishin' Who's in Charge", YUNXU)
    everybody_joins(table, ["Jake Smiley"])
    assert (table.posse(0), table.bullets("Jake Smiley")) == ([YUNXU, "Jake Smiley"], 1)


# --- Natalya ----------------------------------------------------------------------------------------


def skimmed(
    mine: int, where: str = "Undertaker", theirs: int = 5, third: int = 9, **details: Any
) -> list[int]:
    """What everybody collects when Upkeep begins; the Undertaker makes 1 and is player 1's."""
    table = Playing(
        side(BANDITS, rock=mine, at={where: ["Natalya"]}, **details),
        side("The Sloane Gang", rock=theirs, deeds=["Undertaker"], at={"Undertaker": ["Olivia Jenks"]}),
        side("Law Dogs", rock=third),
        phase="upkeep",
    )
    gained = {event.seat: event.amount for event in table.events(Gained)}
    return [gained[seat] for seat in range(3)]


@pytest.mark.plays("Natalya")
def test_the_poorest_player_s_natalya_takes_what_her_deed_makes() -> None:
    usual = skimmed(5)
    made = skimmed(4)
    assert [now - then for now, then in zip(made, usual, strict=True)] == [1, -1, 0]


@pytest.mark.refuses("Natalya")
@pytest.mark.parametrize(
    ("mine", "where", "third"),
    [(6, "Undertaker", 9), (4, "town square", 9), (4, "Law Dogs", 9), (4, "Undertaker", 3)],
)
def test_natalya_takes_nothing_if_anybody_is_as_poor_or_she_is_at_no_deed(
    mine: int, where: str, third: int
) -> None:
    assert skimmed(mine, where, third=third) == skimmed(5)


@pytest.mark.plays("Natalya")
def test_a_deed_that_makes_nothing_for_its_owner_makes_it_for_natalya() -> None:
    """Natalya controls the deed alone, so its owner would collect nothing either way."""
    table = Playing(
        side(BANDITS, rock=1, at={"Undertaker": ["Natalya"]}),
        side("The Sloane Gang", rock=5, deeds=["Undertaker"]),
        phase="upkeep",
    )
    gained = {event.seat: event.amount for event in table.events(Gained)}
    assert gained == {0: 3 + 1, 1: 3}


@pytest.mark.refuses("Natalya")
def test_the_next_day_is_judged_anew() -> None:
    """Steven Wiles costs so much that his player is the poorer one by then."""
    table = Playing(
        side(BANDITS, rock=1, at={"Undertaker": ["Natalya"], "home": ["Olivia Jenks", "Alexander Sequoia"]}),
        side("The Sloane Gang", rock=4, deeds=["Undertaker"], at={"Undertaker": ["Steven Wiles"]}),
        phase="upkeep",
    )
    assert [event.amount for event in table.events(Gained)] == [3 + 1, 3]
    next_day(settle_until(table, "noon", 1))
    assert [event.amount for event in table.events(Gained)][-2:] == [3, 3 + 1]


# --- Three-Eyed Hawk --------------------------------------------------------------------------------

HAWK = "Three-Eyed Hawk"


@pytest.mark.plays(HAWK)
def test_a_sidekick_from_your_hand_pays_when_hawk_takes_it() -> None:
    table = Playing(
        side(BANDITS, rock=5, hand=["Bluetick"], at={"home": [HAWK, "Olivia Jenks"]}), side("The Sloane Gang")
    ).shops("Bluetick", HAWK)
    assert table.rock(0) == 5 - 2 + 1


@pytest.mark.refuses(HAWK)
def test_other_goods_and_other_dudes_pay_nothing() -> None:
    table = Playing(
        side(BANDITS, rock=9, hand=["Bluetick", "Roan"], at={"home": [HAWK, "Olivia Jenks"]}),
        side("The Sloane Gang"),
    )
    table.shops("Roan", HAWK).passes(1).shops("Bluetick", "Olivia Jenks")
    assert not table.events(Gained)


@pytest.mark.refuses(HAWK)
def test_a_sidekick_that_comes_from_elsewhere_pays_nothing() -> None:
    """A Cavalry Escort is a Horse too, and out of the discard pile."""
    table = Playing(
        side(BANDITS, rock=9, hand=["Horse Wranglin'"], discard=["Cavalry Escort"], at={"home": [HAWK]}),
        side("The Sloane Gang"),
    ).uses("Horse Wranglin'", "Cavalry Escort")
    assert table.card("Cavalry Escort").place == table.id(HAWK)
    assert not table.events(Gained)


@pytest.mark.plays(HAWK)
def test_hawk_s_sidekick_can_be_aced_for_two_casualties() -> None:
    table = showdown([f"{HAWK} | Bluetick"], ["Allie Hensman"], (HANDS[1], HANDS[3])).until(
        Question.CASUALTIES
    )
    assert table.plays() == [
        f"discard:{table.id(HAWK)}",
        f"ace:{table.id(HAWK)}",
        f"discard:{table.id('Bluetick')}",
        f"ace:{table.id('Bluetick')}",
    ]
    table.answer(f"ace:{table.id('Bluetick')}")
    assert (table.zone("Bluetick"), table.zone(HAWK)) == ("hill", "play")


@pytest.mark.refuses(HAWK)
def test_other_dudes_sidekicks_cover_but_one() -> None:
    table = showdown([HAWK, "Jake Smiley | Bluetick"], ["Allie Hensman"], (HANDS[1], HANDS[3])).until(
        Question.CASUALTIES
    )
    assert f"discard:{table.id('Bluetick')}" in table.plays()
    assert f"ace:{table.id('Bluetick')}" not in table.plays()
