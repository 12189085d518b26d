"""What a sweep through all texts for numbers, and for when they are answered, found in the tenth audit."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, shootout, showdown

# --- a number that a text takes no notice of -----------------------------------------------------------

GRASP, TENT = "Festering Grasp", "Quarantine Tent"


@pytest.mark.refuses(GRASP)
@pytest.mark.plays(TENT)
@pytest.mark.parametrize(("where", "zone", "value"), [(TENT, "play", 6), ("town square", "hill", None)])
def test_nobody_dies_of_a_grasp_that_takes_nothing_off_in_the_tent(
    where: str, zone: str, value: int | None
) -> None:
    """Bobo's value of 6 would be gone; in the Tent that penalty is ignored, so it is not."""
    table = shootout(
        [f"Steele Archer | {GRASP}", "Olivia Jenks"],
        ["Fred Aims", "Bobo"],
        leader={"deck": ["KS", *HANDS[1]]},
        mark={"deeds": [TENT]},
        where=where,
    ).uses(GRASP, "Bobo")
    assert table.zone("Bobo") == zone
    assert value is None or table.value("Bobo") == value


# --- Kung Fu that a text lets somebody have for Techniques ---------------------------------------------

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


# --- when ----------------------------------------------------------------------------------------------

PADRE, ACE = "Padre Ernesto de Diaz", "Ace in the Hole"


@pytest.mark.plays(PADRE)
def test_the_padre_has_his_card_before_an_ace_comes_out_of_the_hole() -> None:
    """*Whenever* they show a Cheatin' hand is before whatever answers *when* one shows one's own with a React."""
    table = showdown(
        ["Olivia Jenks | bullets -2"],
        ["Fred Aims | bullets -2"],
        (HANDS[2], CHEATING[7]),
        leader={"at": {"home": [f"Steele Archer | {ACE}", f"{PADRE} | Confession"]}},
    )
    assert (table.ask.seat, table.choices()) == (0, ["Confession", "none"])
    assert len(table.answer("Confession").hand(0)) == 1
    assert table.question == Question.REACT  # and only now the Ace, which may be that card


SHOWBOATING, TONIC = "Showboating", "Vitality Tonic"


@pytest.mark.plays(SHOWBOATING)
def test_an_invention_is_applauded_when_it_is_there() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=[SHOWBOATING, TONIC], deck=["KC"], at={"home": ["Quincy Washburne"]}),
        side("The Sloane Gang"),
        turn=0,
    ).shops(TONIC)
    table.until(Question.REACT)
    assert table.zone(TONIC) == "play"
    table.reacts(SHOWBOATING)
    assert control(table.state, table.id("Quincy Washburne")) == 1


@pytest.mark.refuses(SHOWBOATING)
def test_no_applause_for_what_blows_up() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=[SHOWBOATING, TONIC], deck=["AC"], at={"home": ["Quincy Washburne"]}),
        side("The Sloane Gang"),
        turn=0,
    ).shops(TONIC)
    table.never_offered(SHOWBOATING, until=Question.NOON)
    assert table.zone(TONIC) == "discard"


TRAVIS = "Travis Moone (Exp 1)"


@pytest.mark.refuses(TRAVIS)
def test_travis_does_not_answer_that_nobody_could_draw_a_card() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Circle M Ranch"], fill=False),
        side("The Sloane Gang", deck=["5S", "5C"], at={"home": [TRAVIS]}),
    ).uses("Circle M Ranch")
    table.never_offered(TRAVIS, until=Question.NOON)
    assert not table.hand(0)


MCDROSTE, HAT, TAILOR = "Old Man McDroste", "Fancy New Hat", "Yan Li's Tailoring"


@pytest.mark.refuses(MCDROSTE)
@pytest.mark.plays(HAT)
@pytest.mark.parametrize(("hat", "later"), [(f" | {HAT} | influence -1", 1), ("", 0)])
def test_who_cannot_be_lowered_is_not_held_at_none_later(hat: str, later: int) -> None:
    """With no influence there is nothing to take off, but what comes later the Hat keeps, too."""
    table = Playing(
        side("Law Dogs", deeds=["Undertaker"], at={"Undertaker": [MCDROSTE]}),
        side("The Sloane Gang", deeds=[TAILOR], at={"Undertaker": [f"Fred Aims{hat}"]}),
    )
    assert table.influence("Fred Aims") == 0
    table.uses(MCDROSTE, "Fred Aims").uses(TAILOR, "Fred Aims")
    assert table.influence("Fred Aims") == later
