"""What a fourth reading of the first five sets, by playing them, found wrong beside something."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import (
    EVEN,
    asks,
    deal,
    declines,
    draw_hand,
    everybody_joins,
    facing,
    shootout,
    usable,
)

BARTON, TOMMY = "Barton Everest", "Tommy Harden"
WEIRD_WEST = {"wording": "weird-west"}
EAGLE = "Eagle Woman That All Look At"
CROW, FROG = "Laughing Crow", "Smiling Frog"


# --- who fetches somebody into a shootout reaches nobody else outside it (RB-6.1-32) ----------------


def eagle_is_called(crow: str, *bystanders: str) -> Playing:
    """Laughing Crow fights Barton alone; whoever stands by in the square has not joined; Eagle Woman is at home."""
    table = facing(
        [crow, *bystanders], [BARTON, "Allie Hensman"], hands=EVEN, leader={"at": {"home": [EAGLE]}}, turn=0
    )
    table.calls_out(CROW, BARTON).answer("yes")
    return everybody_joins(table, [CROW, BARTON])


@pytest.mark.plays(EAGLE)
@pytest.mark.rule("RB-6.1-32")
def test_whoever_only_watches_is_not_booted_as_eagle_woman_comes() -> None:
    table = eagle_is_called(f"{CROW} | Guiding Wind", "Fred Aims").uses(CROW, part="call")
    assert set(table.choices()) == {CROW, EAGLE, BARTON, "none"}
    assert table.answer(BARTON).booted(BARTON)


@pytest.mark.refuses(EAGLE)
@pytest.mark.rule("RB-6.1-32")
def test_no_bystander_s_spirit_calls_eagle_woman() -> None:
    assert not usable(eagle_is_called(CROW, f"{FROG} | Guiding Wind"), CROW, "call")


@pytest.mark.plays(EAGLE)
def test_at_noon_eagle_woman_boots_whoever_is_there() -> None:
    table = facing([CROW, f"{FROG} | Guiding Wind"], [BARTON], leader={"at": {"home": [EAGLE]}}, turn=0)
    table.uses(CROW, BARTON, part="call")
    assert (table.at(EAGLE), table.booted(BARTON)) == ("Town Square", True)


# --- the first sentence, and what it is done to -----------------------------------------------------


@pytest.mark.refuses("Farnum's Consortium")
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize(("rock", "cards", "possible"), [(1, 1, False), (2, 1, True), (1, 0, True)])
def test_nobody_invests_what_is_not_there(rock: int, cards: int, possible: bool) -> None:
    """Ruling 150: where the "if" holds, it asks to pay; where it does not, there is nothing to pay."""
    table = Playing(
        side("Farnum's Consortium", rock=rock),
        side("The Sloane Gang", hand=["Reserves"] * cards),
        turn=0,
        **WEIRD_WEST,
    )
    assert usable(table, "Farnum's Consortium") == possible


@pytest.mark.refuses("Micah Ryse", "Prof. Eustace True")
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize(("dude", "price"), [("Micah Ryse", "Forget"), ("Prof. Eustace True", "Force Field")])
def test_who_can_only_go_next_door_travels_no_further(dude: str, price: str) -> None:
    """Ruling 213: where they move stands in the same sentence as what they give for it."""
    table = Playing(
        side("Law Dogs", deeds=["Charlie's Place"], at={"home": [f"{dude} | {price} | Lost to the Plague"]}),
        side("The Sloane Gang", deeds=["General Store"]),
        turn=0,
    )
    table.uses(dude)
    assert set(table.choices()) == {"Town Square", "Charlie's Place"}


# --- once, or every time ----------------------------------------------------------------------------


@pytest.mark.plays("Pinned Down")
@pytest.mark.parametrize("wording", [{}, WEIRD_WEST], ids=["", "weird west"])
def test_pinned_down_counts_once_however_often_a_dude_shoots(wording: dict[str, str]) -> None:
    """Ruling 220."""
    table = shootout(
        [TOMMY, "Sheriff Dave Montreal", "Philip Swinford"],
        [f"{BARTON} | bullets +7"],
        hands=(deal(1, 1), deal(2, 2)),
        leader={"hand": ["Pinned Down"]},
        winner=0,
        **wording,
    )
    table.uses("Pinned Down", BARTON)
    before = table.bullets(BARTON)
    while table.question is not Question.RESOLUTION or table.state.fight.round < 2:  # type: ignore[union-attr]
        stay = "five cards stay" in asks(table)
        table.answer(*draw_hand(table, table.ask.seat)[5:]) if stay else declines(table)
    assert table.bullets(BARTON) == before - 3


# --- where a Gadget is made -------------------------------------------------------------------------


@pytest.mark.refuses("Concealed Weapons")
@pytest.mark.rule("RC3-auto-revolver-01")
@pytest.mark.parametrize(("place", "possible"), [("town square", False), ("home", True)])
def test_under_a_coat_nobody_invents(place: str, possible: bool) -> None:
    """Ruling 221: goods go to dudes anywhere, but a Gadget is invented where you control the location."""
    table = Playing(
        side("Law Dogs", hand=["Concealed Weapons", "Force Field"], rock=9, at={place: ["Elander Boldman"]}),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses("Concealed Weapons").until(Question.NOON).passes(1)
    assert (table.why_not("shop", "Force Field", seat=0) is None) == possible
