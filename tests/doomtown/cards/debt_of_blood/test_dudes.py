"""Dudes of Debt of Blood."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, draws, facing, shootout, usable

FRANK = "Frank Bryant"


@pytest.mark.plays(FRANK)
def test_frank_comes_with_a_reputation() -> None:
    table = Playing(side("The Sloane Gang", rock=5, hand=[FRANK]), side("Law Dogs"))
    table.shops(FRANK).reacts(FRANK)
    assert table.bounty(FRANK) == 1


@pytest.mark.plays(FRANK)
def test_whoever_is_wanted_less_has_to_face_frank() -> None:
    table = facing([f"{FRANK} | bounty 2"], ["Olivia Jenks | bounty 1"]).calls_out(FRANK, "Olivia Jenks")
    assert table.choices() != ["yes", "no"]
    table.until(Question.SHOOTOUT)
    assert table.posse(1) == ["Olivia Jenks"]


@pytest.mark.refuses(FRANK)
@pytest.mark.parametrize("bounty", [2, 3])
def test_whoever_is_wanted_as_much_may_refuse(bounty: int) -> None:
    table = facing([f"{FRANK} | bounty 2"], [f"Olivia Jenks | bounty {bounty}"]).calls_out(
        FRANK, "Olivia Jenks"
    )
    assert table.choices() == ["yes", "no"]


@pytest.mark.plays("Tin Star")
@pytest.mark.parametrize(
    ("star", "bounty", "compelled"), [(True, 2, True), (True, 0, True), (False, 2, False)]
)
def test_frank_with_a_star_compels_by_either_text(star: bool, bounty: int, compelled: bool) -> None:
    """Frank's own text leaves out who is wanted more than he is; the star's is asked all the same."""
    frank = f"{FRANK} | bounty 1" + (" | Tin Star" if star else "")
    mark = f"Olivia Jenks | bounty {bounty}"
    table = facing([frank], [mark], leader={"outfit": "The Sloane Gang"}).calls_out(FRANK, "Olivia Jenks")
    assert (table.choices() != ["yes", "no"]) == compelled


@pytest.mark.refuses(FRANK)
def test_frank_starting_the_game_did_not_enter_play() -> None:
    table = Playing(side("The Sloane Gang", at={"home": [FRANK]}), side("Law Dogs"), phase="setup")
    table.never_offered(FRANK, until=Question.NOON)
    assert table.bounty(FRANK) == 0


@pytest.mark.refuses(FRANK)
def test_somebody_else_entering_play_is_no_news_of_frank() -> None:
    table = Playing(
        side("The Sloane Gang", rock=5, hand=["Clint Ramsey"], at={"home": [FRANK]}), side("Law Dogs")
    )
    table.shops("Clint Ramsey").never_offered(FRANK, until=Question.NOON)
    assert (table.zone("Clint Ramsey"), table.bounty(FRANK)) == ("play", 0)


# --- SuAnne Bettelyuon ------------------------------------------------------------------------------

SUANNE = "SuAnne Bettelyuon"


@pytest.mark.plays(SUANNE)
@pytest.mark.refuses(SUANNE)
@pytest.mark.parametrize(("card", "more"), [("Shifu Speaks", 1), ("Shotgun", 0)])
def test_suanne_stands_her_ground_once_a_shootout(card: str, more: int) -> None:
    table = shootout([SUANNE], ["Fred Aims"], leader={"hand": [card, "5S"]})
    value = table.value(SUANNE)
    table.uses(SUANNE, card)
    assert (table.stud(SUANNE), table.bullets(SUANNE), table.value(SUANNE)) == (True, 1 + more, value + more)
    assert table.hand(0) == ["5 of Spades"]
    assert not usable(table.passes(1), SUANNE)


@pytest.mark.plays(SUANNE)
@pytest.mark.refuses(SUANNE)
def test_suanne_may_do_it_again_in_another_shootout_and_needs_a_card() -> None:
    again = shootout([f"{SUANNE} | used"], ["Fred Aims"], leader={"hand": ["5S"]})
    assert usable(again, SUANNE)
    assert not usable(shootout([SUANNE], ["Fred Aims"]), SUANNE)


@pytest.mark.plays(SUANNE)
@pytest.mark.refuses(SUANNE)
def test_no_card_takes_suanne_away_but_she_may_run() -> None:
    table = shootout([SUANNE, "Jake Smiley"], ['Xiong "Wendy" Cheng']).passes(0).uses('Xiong "Wendy" Cheng')
    assert table.posse(0) == [SUANNE]  # only Jake could be sent away
    hands = ((*HANDS[1], *HANDS[1]), HANDS[2])
    fled = draws(shootout([SUANNE, "Jake Smiley"], ["Fred Aims"], hands=hands)).until(Question.CASUALTIES)
    fled.answer("Discard Jake Smiley").until(Question.RUN)
    assert SUANNE in fled.choices()
