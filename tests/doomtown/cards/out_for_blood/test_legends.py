"""Legends of Out for Blood."""

import pytest

from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import EVEN, draws, shootout
from doomtown.third_player import LEADS, posses

DOC = "Doc Holliday"


def posse(*mine: str, seat: int = 0, foe: str = "Avie Cline") -> Playing:
    legend = {"legend": DOC}
    leader, mark = (legend, {}) if seat == 0 else ({}, legend)
    return shootout(
        list(mine),
        ["Allie Hensman", foe],
        hands=EVEN,
        leader={**leader, "at": {"home": ["Steele Archer"]}},
        mark=mark,
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(DOC)
@pytest.mark.parametrize(
    ("friend", "bonus"), [("Rob Wilby", 3 - 2), ("Wilber Crowley", 3), ("Black Elk", 3), ("Ezrael Jones", 3)]
)
def test_without_a_spellcaster_doc_s_posse_shoots_worse(friend: str, bonus: int) -> None:
    table = draws(posse("Pancho Castillo", friend), "Pancho Castillo")
    assert bonuses(table.state, 0)[0] == bonus


@pytest.mark.refuses(DOC)
def test_doc_s_cough_is_heard_when_you_lead_and_by_your_posse_only() -> None:
    table = draws(posse("Rob Wilby", seat=1, foe="Clint Ramsey"), "Rob Wilby", "Clint Ramsey")
    assert bonuses(table.state, 1) == (2, 1)
    led = draws(posse("Rob Wilby"), "Rob Wilby", "Allie Hensman")
    assert bonuses(led.state, 1) == (0, 3)


@pytest.mark.plays(DOC)
def test_doc_lends_a_caster_s_skill_to_a_gun() -> None:
    table = posse("Rob Wilby", "Black Elk").uses(DOC)
    assert table.choices() == ["Rob Wilby", "Black Elk"]
    table.answer("Rob Wilby")
    assert table.choices() == ["Black Elk", "Avie Cline"]
    table.answer("Black Elk")
    assert (table.bullets("Rob Wilby"), table.booted(DOC)) == (1 + 3, True)


@pytest.mark.plays(DOC)
@pytest.mark.refuses(DOC)
def test_four_bullets_are_all_there_are() -> None:
    table = posse("Pancho Castillo | bullets 3", "Black Elk").uses(DOC, "Pancho Castillo", "Avie Cline")
    assert table.bullets("Pancho Castillo") == 4  # even with a skill of 0
    assert posse("Rob Wilby").uses(DOC).bullets("Rob Wilby") == 1
    nobody = shootout(["Rob Wilby"], ["Allie Hensman"], leader={"legend": DOC}).until(Question.SHOOTOUT)
    nobody.never_offered(DOC, until=Question.NOON)


@pytest.mark.plays(DOC)
def test_a_guest_who_casts_is_enough() -> None:
    table = posses(["Pancho Castillo"], ["Allie Hensman"], ["Wilber Crowley"], more={LEADS: {"legend": DOC}})
    assert bonuses(draws(table, "Pancho Castillo").state, 0)[0] == 3
