"""Legends of There Comes a Reckoning."""

import pytest

from boomtown.doomtown.reading.numbers import control, player_control, player_number
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, draws, shootout

DARIUS, JASPER = "Darius Hellstromme", "Jasper Stone"
GUN = "Flame-Thrower"  # a Gadget Weapon

# --- Darius Hellstromme ------------------------------------------------------------------------------


def demonstration(
    mine: list[str], foes: list[str] | None = None, rank: int = 2, home: tuple[str, ...] = ()
) -> Playing:
    """Player 0, with Darius, wins by so much."""
    table = shootout(
        mine,
        foes or ["Fred Aims"],
        hands=((*HANDS[rank], "2S", "2S", "2S", "2S"), HANDS[1]),
        leader={"legend": DARIUS, "at": {"home": list(home)}},
    )
    return draws(table, "Olivia Jenks").passes(0, 1)


@pytest.mark.plays(DARIUS)
def test_a_leader_s_shooter_without_a_machine_shoots_badly() -> None:
    table = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"legend": DARIUS})
    assert table.bullets("Olivia Jenks") == 2
    table.passes(0, 1)
    assert (table.bullets("Olivia Jenks"), table.bullets("Fred Aims")) == (0, 2)
    armed = shootout([f"Olivia Jenks | {GUN}"], ["Fred Aims"], leader={"legend": DARIUS})
    before = armed.bullets("Olivia Jenks")
    assert armed.passes(0, 1).bullets("Olivia Jenks") == before


@pytest.mark.refuses(DARIUS)
def test_who_is_marked_shoots_as_usual() -> None:
    table = shootout(["Fred Aims"], ["Olivia Jenks"], mark={"legend": DARIUS}).passes(0, 1)
    assert table.bullets("Olivia Jenks") == 2


@pytest.mark.plays(DARIUS)
def test_a_death_by_machine_is_remembered() -> None:
    table = demonstration([f"Olivia Jenks | {GUN}", "Jake Smiley"], home=("Travis Moone",)).reacts(DARIUS)
    assert (table.booted(GUN), control(table.state, table.id("Olivia Jenks"))) == (True, 1)
    assert table.zone("Fred Aims") == "hill"  # was discarded


@pytest.mark.refuses(DARIUS)
@pytest.mark.parametrize("gun", ["Shotgun", f"{GUN} booted"])
def test_no_demonstration_without_a_fresh_machine(gun: str) -> None:
    table = demonstration([f"Olivia Jenks | {gun}"])
    table.never_offered(DARIUS, until=Question.NOON)


@pytest.mark.refuses(DARIUS)
def test_a_death_on_your_own_side_demonstrates_nothing() -> None:
    table = shootout(
        [f"Olivia Jenks | {GUN}", "Jake Smiley"],
        ["Fred Aims"],
        hands=((*HANDS[1], "2S", "2S", "2S", "2S"), HANDS[2]),
        leader={"legend": DARIUS},
    )
    draws(table, "Olivia Jenks").passes(0, 1).until(Question.CASUALTIES)
    table.answer(f"discard:{table.id('Jake Smiley')}").never_offered(DARIUS, until=Question.RUN)


# --- Jasper Stone ------------------------------------------------------------------------------------


def stared(*mine: str, where: str = "town square", reacts: str = "Fred Aims", rank: int = 2) -> Playing:
    table = shootout(
        mine or ("Olivia Jenks", "Jake Smiley"),
        ["Fred Aims", "Silas Aims"],
        hands=((*HANDS[rank], "2S", "2S", "2S", "2S"), HANDS[1]),
        where=where,
        leader={"legend": JASPER},
        mark={"at": {"home": ["Allie Hensman"]}},
    )
    return table.reacts(JASPER, reacts) if reacts else table.answer("pass")


@pytest.mark.plays(JASPER)
@pytest.mark.parametrize(("where", "others"), [("town square", 0), ("Law Dogs", 1)])
def test_only_the_shooter_counts_except_at_home(where: str, others: int) -> None:
    table = stared(where=where, reacts="").passes(0, 1).answer("Olivia Jenks")
    assert bonuses(table.state, 0) == (0, 2 + others)
    while "shooter" in table.ask.message.key:
        table.answer(table.choices()[0])
    assert sum(bonuses(table.state, 1)) > 1  # the others' posse is as ever


@pytest.mark.plays(JASPER)
def test_the_shooter_hunts_whom_jasper_looks_at() -> None:
    table = stared().passes(0, 1).answer("Olivia Jenks")
    assert (table.bullets("Olivia Jenks"), table.bullets("Jake Smiley")) == (2 + 2, 1)
    plain = stared(reacts="").passes(0, 1).answer("Olivia Jenks")
    assert plain.bullets("Olivia Jenks") == 2


@pytest.mark.plays(JASPER)
@pytest.mark.parametrize(("marked", "point"), [("Fred Aims", 1), ("Silas Aims", 0)])
def test_if_that_dude_is_aced_the_shooter_is_a_legend(marked: str, point: int) -> None:
    table = stared(reacts=marked, rank=3)  # two casualties
    draws(table, "Olivia Jenks").passes(0, 1).until(Question.CASUALTIES)
    table.answer(f"ace:{table.id('Fred Aims')}").until(Question.RUN)
    olivia = table.id("Olivia Jenks")
    assert (control(table.state, olivia), table.state.cards[olivia].counter("bullets")) == (point, point)


@pytest.mark.refuses(JASPER)
def test_jasper_looks_at_nobody_of_yours_or_elsewhere() -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Fred Aims", "Silas Aims"],
        leader={"legend": JASPER},
        mark={"at": {"home": ["Allie Hensman"]}},
    )
    table.reacts(JASPER)
    assert set(table.choices()) == {"Fred Aims", "Silas Aims"}


@pytest.mark.refuses(JASPER)
def test_a_discarded_foe_makes_no_legend() -> None:
    table = stared(rank=2)
    draws(table, "Olivia Jenks").passes(0, 1).until(Question.CASUALTIES)
    table.answer(f"discard:{table.id('Fred Aims')}").until(Question.RUN)
    assert control(table.state, table.id("Olivia Jenks")) == 0


# --- Raven -------------------------------------------------------------------------------------------

RAVEN = "Raven"


@pytest.mark.plays(RAVEN)
@pytest.mark.parametrize(("foe", "penalty"), [("Sloane", -2), ("Fred Aims", 0)])
def test_a_leader_with_fewer_bullets_is_careful(foe: str, penalty: int) -> None:
    table = shootout(["Olivia Jenks"], [foe], leader={"legend": RAVEN})
    assert player_number(table.state, "stud bonus", 0) == penalty


@pytest.mark.refuses(RAVEN)
def test_a_mark_is_not() -> None:
    table = shootout(["Sloane"], ["Olivia Jenks"], mark={"legend": RAVEN})
    assert [player_number(table.state, "stud bonus", seat) for seat in (0, 1)] == [0, 0]


def evening(mine: dict[str, list[str]], theirs: dict[str, list[str]], phase: str = "sundown") -> Playing:
    return Playing(
        side("Law Dogs", legend=RAVEN, deeds=["General Store"], at=mine, hand=["5S"]),
        side("The Sloane Gang", deeds=["The Place", "Blake Ranch"], at={"home": ["Sloane"], **theirs}),
        phase=phase,
    )


@pytest.mark.plays(RAVEN)
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ({"The Place": ["Clementine Lepp"]}, {}, 1 + 1 + 1),
        ({}, {}, 1 + 1),
        ({}, {"General Store": ["Lawrence Blackwood"]}, 0),
        ({"Blake Ranch": ["Clementine Lepp"]}, {"General Store": ["Lawrence Blackwood"]}, 0),
    ],
    ids=["more", "none at all", "fewer", "out of town"],
)
def test_at_sundown_conquests_count(
    mine: dict[str, list[str]], theirs: dict[str, list[str]], points: int
) -> None:
    table = evening(mine, theirs)
    assert (table.state.phase, player_control(table.state, 0)) == ("sundown", points)


@pytest.mark.refuses(RAVEN)
def test_at_noon_they_do_not() -> None:
    assert player_control(evening({"The Place": ["Clementine Lepp"]}, {}, "noon").state, 0) == 1 + 1


def claimed(deed: str, *, fights: bool = True, note: str = "") -> Playing:
    table = Playing(
        side("Law Dogs", legend=RAVEN, at={"The Place": [f"Olivia Jenks{note}"]}, deck=HANDS[2], hand=["5S"]),
        side(
            "The Sloane Gang",
            deeds=["The Place", "General Store", "Blake Ranch"],
            at={"The Place": ["Fred Aims"], "home": ["Sloane"]},
            deck=HANDS[1],
        ),
    )
    table.uses(RAVEN)
    assert set(table.choices()) == {"The Place", "General Store"}
    table.answer(deed)
    if fights:
        table.passes(1).calls_out("Olivia Jenks", "Fred Aims").answer("yes").until(Question.EXCHANGE)
    return table


def for_good(table: Playing) -> int:
    return table.card("Olivia Jenks").counter("bullets")


@pytest.mark.plays(RAVEN)
@pytest.mark.parametrize(("deed", "more"), [("The Place", 2), ("General Store", 0)])
def test_on_claimed_turf_the_shooter_shoots_better_and_learns(deed: str, more: int) -> None:
    table = claimed(deed)
    assert table.bullets("Olivia Jenks") == 2 + more
    table.until(Question.NOON)
    assert for_good(table) == more // 2


@pytest.mark.plays(RAVEN)
@pytest.mark.parametrize(
    ("deed", "note", "more"),
    [("The Place", "", 1), ("General Store", "", 0), ("The Place", " | bullets 1", 1)],
)
def test_who_holds_claimed_turf_at_sundown_learns_once(deed: str, note: str, more: int) -> None:
    table = claimed(deed, fights=False, note=note)
    while table.question == Question.NOON:
        table.passes()
    assert for_good(table) == more


@pytest.mark.refuses(RAVEN)
def test_whoever_won_there_learns_nothing_more_at_sundown() -> None:
    table = claimed("The Place").until(Question.NOON)
    while table.question == Question.NOON:
        table.passes()
    assert for_good(table) == 1


@pytest.mark.refuses(JASPER)
def test_tokens_alone_are_no_match_and_jasper_looks_once() -> None:
    table = shootout(
        ["Gunslinger"],
        ["Fred Aims"],
        leader={"legend": JASPER, "at": {"home": ["Olivia Jenks"]}},
        mark={"at": {"home": ["Silas Aims"]}},
    )
    table.reacts(JASPER).passes(0, 1)
    assert (table.bullets("Gunslinger"), table.booted(JASPER)) == (2, True)
