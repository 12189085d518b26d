"""What a sweep through all texts for numbers, and for when they are answered, found in the tenth audit."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, showdown

# --- when ---------------------------------------------------------------------------------------------

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
