"""Dudes of A Grand Entrance."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, name, shootout

# --- Jim Hexter ------------------------------------------------------------------------------------


@pytest.mark.ruling("RC4-jim-hexter-01")
@pytest.mark.plays("Jim Hexter")
def test_jim_pays_the_other_player_to_be_a_stud() -> None:
    table = shootout(["Jim Hexter"], ["Philip Swinford"], rock=2).until(Question.SHOOTOUT)
    table.uses("Jim Hexter")
    assert table.stud("Jim Hexter")
    assert (table.rock(0), table.rock(1)) == (1, 3)
    table.until(Question.NOON)
    assert not table.stud("Jim Hexter")


@pytest.mark.ruling("RC4-jim-hexter-01")
def test_jim_may_do_so_once_a_day() -> None:
    table = (
        shootout(["Jim Hexter"], ["Philip Swinford"], rock=5)
        .until(Question.SHOOTOUT)
        .uses("Jim Hexter")
        .passes(1)
    )
    assert table.plays() == ["pass"]


@pytest.mark.refuses("Jim Hexter")
def test_jim_cannot_pay_without_ghost_rock_nor_from_outside() -> None:
    poor = shootout(["Jim Hexter"], ["Philip Swinford"], rock=0).until(Question.SHOOTOUT)
    assert poor.plays() == ["pass"]
    away = shootout(["Olivia Jenks", "Jim Hexter"], ["Philip Swinford"], rock=5, joining=False).until(
        Question.SHOOTOUT
    )
    assert away.plays() == ["pass"]  # Jim stands by and has not joined


# --- Lucy Clover (Exp 1) ---------------------------------------------------------------------------

LUCY, LUCINDA = "Lucy Clover (Exp 1)", 'Lucinda "Lucy" Clover'


def facing(*outlaws: str) -> Playing:
    table = shootout([LUCY], list(outlaws), rock=5, joining=False)
    for outlaw in outlaws[1:]:
        table.until(Question.JOIN).answer(name(outlaw))
    return table


@pytest.mark.plays(LUCY)
def test_lucy_is_a_stud_against_outlaws_wanted_enough() -> None:
    table = facing("Allie Hensman | bounty 1", "Travis Moone | bounty 1").until(Question.REACT).reacts(LUCY)
    assert table.stud(LUCY)
    table.until(Question.NOON)
    assert not table.stud(LUCY)


@pytest.mark.plays(LUCY)
def test_lucy_may_do_so_again_the_same_day() -> None:
    table = shootout(
        [LUCY],
        ["Allie Hensman | bounty 2", "Travis Moone | bounty 2"],
        hands=(["2S", *HANDS[3]], HANDS[1]),
        rock=5,
        joining=False,
    )
    table.until(Question.REACT).reacts(LUCY).until(Question.NOON).passes(1)
    table.calls_out(LUCY, "Travis Moone").answer("yes").until(Question.REACT).reacts(LUCY)
    assert table.stud(LUCY)


@pytest.mark.refuses(LUCY)
@pytest.mark.parametrize(
    "outlaws", [["Allie Hensman | bounty 1"], ["Allie Hensman", "Travis Moone | bounty 1"]]
)
def test_one_bounty_is_not_enough_for_lucy(outlaws: list[str]) -> None:
    table = facing(*outlaws).never_offered(LUCY, until=Question.SHOOTOUT)
    assert not table.stud(LUCY)


@pytest.mark.refuses(LUCY)
@pytest.mark.rule("RC-bounty-03")
@pytest.mark.parametrize("bounty", [1, 2])
def test_who_is_wanted_enough_only_by_trespassing_is_so_too_late_for_lucy(bounty: int) -> None:
    """Ruling 39."""
    table = shootout(
        [LUCY],
        [f"Allie Hensman | bounty {bounty}"],
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"]},
        joining=False,
    )
    if bounty == 2:
        assert table.until(Question.REACT).reacts(LUCY).stud(LUCY)
    else:
        assert not table.never_offered(LUCY, until=Question.SHOOTOUT).stud(LUCY)
        assert table.bounty("Allie Hensman") == 1 + 1


@pytest.mark.ruling("RC3-lucy-clover-exp-1-01")
def test_lucy_is_lucinda() -> None:
    table = Playing(
        side("Law Dogs", rock=9, at={"town square": [f"{LUCINDA} | bounty 1"]}, hand=[LUCY]),
        side("The Sloane Gang"),
    )
    refusal = table.why_not("shop", LUCY)
    assert refusal is not None
    assert refusal.rule == "RC-uniqueness-03"
    table.answer(f"swap:{table.id(LUCY)}:{table.id(LUCINDA)}")
    assert (table.at(LUCY), table.bounty(LUCY), table.rock(0)) == ("Town Square", 1, 9)
