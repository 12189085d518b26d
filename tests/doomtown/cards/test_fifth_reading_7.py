"""What an audit found of who steps in for a bout, of what is invented for nothing, and of who stays where he is."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, shootout, usable

HOWELL, BEEF = "Howling Howell Melton", "We Got A Beef!"


def bout(*, beef_of: int) -> Playing:
    """Howell has called out Fred Aims in the square, who accepts; one of the players has We Got A Beef!."""
    trick = {"rock": 1, "hand": [BEEF]}
    table = Playing(
        side(
            "Morgan Cattle Co.",
            at={"town square": [HOWELL, "Jake Smiley"], "home": ["Rob Wilby"]},
            deck=list(HANDS[2]),
            **(trick if beef_of == 0 else {}),
        ),
        side(
            "Law Dogs",
            at={"town square": ["Fred Aims", "Allie Hensman"], "home": ["Barton Everest"]},
            deck=list(HANDS[1]),
            **(trick if beef_of == 1 else {}),
        ),
    )
    table.uses(HOWELL, "Fred Aims")
    if table.question == Question.ACCEPT:
        table.answer("yes")
    return table.reacts(BEEF)


@pytest.mark.plays(HOWELL, BEEF)
@pytest.mark.parametrize(
    ("beef_of", "old", "new", "posses"),
    [
        (0, HOWELL, "Rob Wilby", (["Rob Wilby"], ["Fred Aims"])),
        (1, "Fred Aims", "Barton Everest", ([HOWELL], ["Barton Everest"])),
    ],
)
def test_who_steps_into_howells_bout_fights_it(
    beef_of: int, old: str, new: str, posses: tuple[list[str], list[str]]
) -> None:
    table = bout(beef_of=beef_of).answer(old)
    if table.question == Question.TARGET:
        table.answer(new)
    assert table.state.fight is not None
    assert (table.posse(0), table.posse(1)) == posses
    table.until(Question.SHOOTOUT)
    assert (table.posse(0), table.posse(1)) == posses


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


# --- what an audit was in doubt about ----------------------------------------------------------------

SUANNE, HUCKLEBERRY, FRIEND, ANTOINE = (
    "SuAnne Bettelyuon",
    "I'm Your Huckleberry",
    "Feathered Friend",
    "Antoine Peterson",
)
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


@pytest.mark.refuses(FRIEND)
@pytest.mark.parametrize("cards", [0, 1])
def test_the_feathered_friend_looks_at_no_empty_hand(cards: int) -> None:
    """Ruling 373."""
    table = shootout([f"Tommy Harden | {FRIEND}"], ["Fred Aims"], mark={"hand": ["Roan"] * cards})
    if table.ask.seat:
        table.passes()
    assert usable(table, FRIEND) == bool(cards)


@pytest.mark.plays(ANTOINE)
def test_antoine_gives_a_bounty_to_who_is_up_already() -> None:
    """Ruling 374."""
    table = Playing(
        side("The Sloane Gang", rock=9, hand=[ANTOINE], at={"home": ["Barton Everest"]}),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
    ).shops(ANTOINE)
    table.reacts(ANTOINE).answer("Barton Everest")
    assert table.bounty("Barton Everest") == 2


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
