"""Dudes of Bad Medicine who invent."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import HANDS, next_day, shootout, usable

JANOSZ, GUN = "Janosz Pratt", "Flame-Thrower"


def rigging(
    top: str = "KS",
    where: str = "The Place",
    *,
    rock: int = 9,
    discard: tuple[str, ...] = (GUN, "Shotgun", "Mechanical Horse"),
    janosz: str = JANOSZ,
    edition: str = "pinebox",
) -> Playing:
    """Janosz, Mad Scientist 1, fights at a deed of yours: inventing wants a location you control (ruling 9)."""
    leader = {"discard": discard, "rock": rock, "deck": [top, *HANDS[1]], "at": {"home": ["Jake Smiley"]}}
    return shootout(
        ["Olivia Jenks", janosz],
        ["Silas Aims"],
        where=where,
        edition=edition,
        leader={"deeds": ["The Place"], **leader},
        mark={"at": {"home": ["Sloane"]}},
    )


@pytest.mark.plays(JANOSZ)
@pytest.mark.parametrize("who", ["Olivia Jenks", JANOSZ])
def test_janosz_rigs_a_gun_for_a_fight(who: str) -> None:
    table = rigging().uses(JANOSZ)  # no other Gadget Weapon is there
    cost = table.state.printed(table.id(GUN)).cost
    assert set(table.choices()) == {"Olivia Jenks", JANOSZ}
    table.answer(who)
    assert (table.card(GUN).place, table.rock(0)) == (table.id(who), 9 - max(0, cost - 2))
    assert table.booted(JANOSZ)


@pytest.mark.plays(JANOSZ)
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
def test_a_gun_for_somebody_else_takes_no_weapon_from_janosz(edition: str) -> None:
    """It is never his, so that his own makes no room for it where the old one goes first (ruling 21)."""
    table = rigging(janosz=f"{JANOSZ} | Shotgun", discard=(GUN,), edition=edition)
    table.uses(JANOSZ, "Olivia Jenks")
    assert table.card("Shotgun").place == table.id(JANOSZ)
    assert table.card(GUN).place == table.id("Olivia Jenks")


@pytest.mark.plays(JANOSZ)
def test_it_falls_apart_at_the_end_of_the_day() -> None:
    table = rigging().uses(JANOSZ, "Olivia Jenks").until(Question.RUN)
    table.answer("Olivia Jenks").until(Question.NOON)
    assert table.zone(GUN) == "play"
    next_day(table)
    assert table.zone(GUN) != "play"


@pytest.mark.refuses(JANOSZ)
def test_what_fails_is_gone_and_other_things_are_not_rigged() -> None:
    failed = rigging("AS").uses(JANOSZ)
    assert (failed.zone(GUN), failed.question) == ("discard", Question.SHOOTOUT)
    assert not usable(rigging(discard=("Shotgun", "Mechanical Horse")), JANOSZ)
    elsewhere = rigging(where="town square").uses(JANOSZ)
    assert elsewhere.zone(GUN) == "discard", "chosen in vain (ruling 80)"
