"""Techniques: by which Kung Fu, where, and who counts as performing them."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, everybody_joins, shootout, usable

# --- "this location" on a Technique is where the dude stands (ruling 771) -----------------------------

ROUNDS, SAGE = "Two Hundred Fifty Rounds", "Great Sage Matching Heaven"


def from_next_door(where: str, stand: str) -> Playing:
    """Longwei Fu's Bunkhouse is beside the square; the rifle lets him fight here from there."""
    table = shootout(
        ["Jake Smiley"],
        ["Travis Moone"],
        where=where,
        leader={
            "hand": [ROUNDS, SAGE],
            "deck": ["AC", "AC", "AC"],
            "deeds": ["Bunkhouse"],
            "at": {stand: ["Longwei Fu | Buffalo Rifle"]},
        },
        joining=False,
    )
    table.answer("Longwei Fu")
    if table.question is Question.YES:  # he could come over as well
        table.answer("yes")
    while table.question is Question.JOIN:
        table.answer("done")
    assert table.card("Longwei Fu").place == table.place(stand)
    return table.uses(ROUNDS)


@pytest.mark.plays(ROUNDS)
def test_rounds_go_on_for_who_shoots_from_a_deed_you_control() -> None:
    assert from_next_door("town square", "Bunkhouse").choices() == [SAGE, "none"]


@pytest.mark.refuses(ROUNDS)
def test_rounds_do_not_go_on_for_who_shoots_from_the_square() -> None:
    assert SAGE not in from_next_door("Bunkhouse", "town square").choices()


# --- El Armadillo De Hierro ---------------------------------------------------------------------------

ARMADILLO = "El Armadillo De Hierro"
LEAP, FEROCITY = "Rabbit's Lunar Leap", "Zhu's Ferocity"


def fighting_alone(leader: dict[str, object]) -> Playing:
    """The Armadillo has called Clint out in the square and goes there alone."""
    table = shootout([ARMADILLO], ["Clint Ramsey"], joining=False, leader=leader)
    return everybody_joins(table, ["Clint Ramsey"])


@pytest.mark.plays(ARMADILLO)
def test_a_technique_inspires_him_that_a_friend_beside_him_joins_by() -> None:
    """Xiaodan stands in the square as he leaps into the fight there."""
    table = fighting_alone(
        {"hand": [LEAP], "at": {"town square": ["Xiaodan Li"]}, "deck": ["AC", *HANDS[1]]}
    ).uses(LEAP)
    assert "Xiaodan Li" in table.posse(0)
    assert table.bullets(ARMADILLO) == 1 + 1


@pytest.mark.refuses(ARMADILLO)
def test_a_technique_performed_next_door_with_a_rifle_inspires_nobody_in_the_square() -> None:
    """Longwei fights from the Bunkhouse, where he performs (ruling 771)."""
    table = Playing(
        side(
            "Law Dogs", hand=[FEROCITY], deck=["AC", *HANDS[1]],
            at={"town square": [ARMADILLO], "Bunkhouse": ["Longwei Fu | Buffalo Rifle [Weird West]"]},
            deeds=["Bunkhouse"],
        ),
        side("The Sloane Gang", deck=HANDS[1], at={"town square": ["Clint Ramsey"]}),
        turn=0,
    )  # fmt: skip
    table.calls_out(ARMADILLO, "Clint Ramsey").answer("yes")
    everybody_joins(table, ["Clint Ramsey"])
    table.uses("Buffalo Rifle").passes(1)
    assert ("Longwei Fu" in table.posse(0), table.at("Longwei Fu")) == (True, "Bunkhouse")
    table.uses(FEROCITY, "Longwei Fu")
    assert table.bullets(ARMADILLO) == 1


# --- Jade King Stance ---------------------------------------------------------------------------------


@pytest.mark.plays("Jade King Stance")
@pytest.mark.refuses("Jade King Stance")
@pytest.mark.parametrize("drilled", [False, True])
def test_who_took_the_stance_at_a_deed_that_is_gone_is_rooted_no_more(drilled: bool) -> None:
    """Nobody pays for the Bunkhouse, which the drill undermines; Yunxu finds himself at home, and may ride."""
    table = Playing(
        side(
            "Law Dogs",
            hand=["Jade King Stance"],
            deck=["AC"] * 5,
            at={"Bunkhouse": ["Yunxu Jiang | booted | Mustang"]},
        ),
        side("The Sloane Gang", rock=1, at={"home": ["Fred Aims | Plasma Drill"]}, deeds=["Bunkhouse"]),
        turn=0,
    ).uses("Jade King Stance")
    if drilled:
        table.uses("Plasma Drill")
    else:
        table.passes(1)
    assert table.at("Yunxu Jiang") == ("Law Dogs" if drilled else "Bunkhouse")
    assert usable(table, "Mustang") is drilled


# --- Kung Fu that a text lets somebody have for Techniques --------------------------------------------

SHI_LONG, PUNCH, MONKEY = "Shi Long Peng", "Ten-Foot Punch", "Monkey Goes to the Mountain"
FIVE = ["Roan", "Focusing Chi", "Zhu's Reward", "Pinto", "Bunkhouse"]


@pytest.mark.plays(SHI_LONG, PUNCH)
@pytest.mark.parametrize(("foe", "found"), [("Jake Smiley", True), ("Fred Aims", False)])
def test_shi_long_punches_as_far_as_his_faith_reaches(foe: str, found: bool) -> None:
    table = shootout(
        ["Olivia Jenks"],
        [foe],
        leader={"hand": [PUNCH], "deck": ["2S", *FIVE], "at": {"home": [SHI_LONG]}},
    ).until(Question.SHOOTOUT)
    table.uses(PUNCH)
    assert SHI_LONG in table.posse(0)
    assert (table.zone("Bunkhouse") != "deck") is found


@pytest.mark.plays(SHI_LONG, MONKEY)
@pytest.mark.refuses(MONKEY)
@pytest.mark.parametrize(("foe", "goes"), [("Jake Smiley", True), ("Fred Aims", False)])
def test_shi_long_climbs_with_who_has_no_more_bullets_than_his_faith(foe: str, goes: bool) -> None:
    table = shootout(
        ["Olivia Jenks", SHI_LONG],
        [foe],
        hands=(["AS"], ()),
        leader={
            "outfit": "The 108 Righteous Bandits",
            "hand": [MONKEY],
            "deeds": ["Undertaker", "Blake Ranch"],
        },
    ).until(Question.SHOOTOUT)
    table.uses(MONKEY)
    assert (table.at(SHI_LONG) == "Undertaker") is goes


# --- a Tao Technique that was stopped -----------------------------------------------------------------

MONK = "Longwei Fu"


@pytest.mark.ruling("RC3-a-slight-modification-01")
def test_a_tao_technique_that_was_stopped_is_discarded_at_once() -> None:
    """Ruling 375; one that resolved stays on the table (RB-7.3.2-10)."""
    revenge, stop = "Rabbit Takes Revenge", "A Slight Modification"
    for answer, zone in ((stop, "discard"), ("", "limbo")):
        table = shootout(
            [MONK],
            ["Philip Swinford | Auto-Revolver"],
            leader={"hand": [revenge], "rock": 5},
            mark={"hand": [stop], "rock": 5},
            hands=(("AS", *HANDS[2]), HANDS[1]),
        )
        if table.ask.seat:
            table.passes()
        table.uses(revenge)
        if answer:
            table.reacts(stop)
        table.until(Question.SHOOTOUT)
        assert table.zone(revenge) == zone
