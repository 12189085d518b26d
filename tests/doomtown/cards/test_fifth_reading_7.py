"""What an audit found of who steps in for a bout, of what is invented for nothing, and of who stays where he is."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, shootout

CAGE, WRETCHED, BAYOU = "Soul Cage", "The Wretched", "Bayou Vermilion Railroad"


def caged(*inventors: str, pull: str = "KS") -> Playing:
    """Somebody cheats at lowball; player 0 has Soul Cage, and the Gadget among the Abominations is discarded."""
    return Playing(
        side(
            BAYOU,
            rock=9,
            deck=[*HANDS[1], pull],
            discard=[WRETCHED],
            hand=["Stone Idol"],
            at={"home": [f"Olivia Jenks | {CAGE}", "Steele Archer", *inventors]},
        ),
        side("The Sloane Gang", rock=2, deck=list(CHEATING[2])),
        phase="gambling",
    )


@pytest.mark.refuses(CAGE, WRETCHED)
def test_a_gadget_leaves_the_soul_cage_for_no_player_without_an_inventor() -> None:
    """Ruling 370, RB-7.2.2-05."""
    caged().never_offered(CAGE, until=Question.NOON)
    caged("Elander Boldman").until(Question.CHEATIN)


@pytest.mark.plays(CAGE, WRETCHED, BAYOU)
@pytest.mark.parametrize(("pull", "zone"), [("KS", "play"), ("2S", "discard")])
def test_a_gadget_out_of_the_soul_cage_is_tested_for_and_is_not_played(pull: str, zone: str) -> None:
    """It costs no ghost rock and is not the first Mystical card of the day that is played (rulings 370, 371)."""
    table = caged("Elander Boldman", pull=pull).until(Question.CHEATIN)
    before = table.rock(0)
    table.uses(CAGE)
    if zone == "play":
        table.answer("Olivia Jenks")
    assert table.card("Elander Boldman").booted
    assert table.zone(WRETCHED) == zone
    table.until(Question.UPKEEP)
    table.answer(*table.choices()).until(Question.NOON)
    if table.ask.seat:
        table.passes()
    before = table.rock(0)
    table.shops("Stone Idol", "Steele Archer")
    assert before - table.rock(0) == 1


# --- what an audit was in doubt about -----------------------------------------------------------------

SUANNE, HUCKLEBERRY = "SuAnne Bettelyuon", "I'm Your Huckleberry"

MONK = "Longwei Fu"


@pytest.mark.plays(SUANNE, HUCKLEBERRY)
def test_who_cannot_leave_a_shootout_can_change_sides_in_it() -> None:
    """Ruling 372."""
    table = shootout(
        ["Tommy Harden"],
        [SUANNE, "Fred Aims"],
        leader={"hand": [HUCKLEBERRY]},
        hands=(HANDS[5], CHEATING[8]),
        rock=5,
    )
    table.until(Question.RESOLUTION).uses(HUCKLEBERRY, SUANNE)
    assert table.controller(SUANNE) == 0


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
