"""Dudes of Nightmare at Noon whose traits do the work."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import asks, draws, shootout

# --- The Fabulous Mister Miss -----------------------------------------------------------------------

MISS = "The Fabulous Mister Miss"


def called_out(caller: str, answer: str) -> Playing:
    """Mister Miss and Olivia Jenks are in the town square; one of them calls out Sloane."""
    table = Playing(
        side("Law Dogs", hand=["5S"], at={"town square": [MISS, "Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Sloane"], "home": ["Barton Everest"]}),
    )
    return table.calls_out(caller, "Sloane").answer(answer)


@pytest.mark.plays(MISS)
def test_whoever_refuses_mister_miss_loses_influence_until_sundown_is_over() -> None:
    table = called_out(MISS, "no")
    assert table.at("Sloane") == "The Sloane Gang"
    assert table.influence("Sloane") == 0
    assert table.influence("Barton Everest") == 1
    table.until(Question.DISCARD)
    assert table.influence("Sloane") == 0
    table.answer("none")
    assert table.state.day == 2
    assert table.influence("Sloane") == 3


@pytest.mark.refuses(MISS)
def test_nobody_is_scorned_for_accepting_or_for_refusing_somebody_else() -> None:
    assert called_out(MISS, "yes").influence("Sloane") == 3
    refused = called_out("Olivia Jenks", "no")
    assert refused.at("Sloane") == "The Sloane Gang"
    assert refused.influence("Sloane") == 3


# --- Sister Mary Gideon -----------------------------------------------------------------------------

MARY = "Sister Mary Gideon"


@pytest.mark.plays(MARY)
@pytest.mark.parametrize("others", [["Sloane"], ["Sloane", "Barton Everest", "Allie Hensman"]])
def test_mary_alone_has_a_bullet_for_each_who_opposes_her(others: list[str]) -> None:
    table = shootout([MARY], others)
    assert table.bullets(MARY) == len(others)


@pytest.mark.refuses(MARY)
def test_mary_has_nothing_with_company_nor_outside_a_posse() -> None:
    assert shootout([MARY, "Olivia Jenks"], ["Sloane", "Barton Everest"]).bullets(MARY) == 0
    aside = shootout(["Olivia Jenks"], ["Sloane"], leader={"at": {"home": [MARY]}})
    assert aside.bullets(MARY) == 0


# --- Jack O'Hara ------------------------------------------------------------------------------------


def second_weapon(dude: str) -> Playing:
    """A dude at home who has a Shotgun gets another Weapon."""
    table = Playing(
        side("The Sloane Gang", rock=9, hand=["Pearl-Handled Revolver"], at={"home": [f"{dude} | Shotgun"]}),
        side(),
    )
    return table.shops("Pearl-Handled Revolver")


@pytest.mark.plays("Jack O'Hara")
def test_jack_keeps_both_weapons() -> None:
    table = second_weapon("Jack O'Hara")
    assert table.ask.seat == 1
    assert (table.zone("Shotgun"), table.zone("Pearl-Handled Revolver")) == ("play", "play")
    assert table.bullets("Jack O'Hara") == 1 + 1


@pytest.mark.refuses("Jack O'Hara")
def test_jack_has_no_third_weapon_and_others_no_second() -> None:
    assert sorted(second_weapon("Barton Everest").choices()) == ["Pearl-Handled Revolver", "Shotgun"]
    table = second_weapon("Jack O'Hara | Shotgun")
    assert sorted(table.choices()) == ["Pearl-Handled Revolver", "Shotgun", "Shotgun"]  # one is discarded


# --- John "Aces" Radcliffe --------------------------------------------------------------------------

JOHN = 'John "Aces" Radcliffe'


def john(mine: list[str]) -> Playing:
    """John fights beside Olivia Jenks; the opponent holds three cards of no interest."""
    return shootout(
        [JOHN, "Olivia Jenks"],
        ["Sloane", "Barton Everest"],
        leader={"hand": mine},
        mark={"hand": ["8S", "9S", "10S"]},
    )


@pytest.mark.plays(JOHN)
def test_john_is_a_stud_after_a_play_while_your_hand_is_the_biggest_and_then_a_draw() -> None:
    table = john(["5S", "6S", "7S", "Pistol Whip", "Nightmare at Noon"])
    assert not table.stud(JOHN)  # no Shootout play has been made
    table.uses("Nightmare at Noon", "the opposing posse")
    assert len(table.hand(0)) == 4
    assert table.stud(JOHN)
    table.passes(1)
    assert table.stud(JOHN)
    table.uses("Pistol Whip", "Olivia Jenks", "Barton Everest")
    assert len(table.hand(0)) == len(table.hand(1)) == 3
    assert not table.stud(JOHN)


@pytest.mark.plays(JOHN)
def test_passing_is_a_shootout_play_for_john() -> None:
    assert john(["5S", "6S", "7S", "4S"]).passes(0).stud(JOHN)


@pytest.mark.refuses(JOHN)
def test_john_carries_no_weapon_and_an_equal_hand_is_not_enough() -> None:
    shop = Playing(
        side(rock=9, hand=["Shotgun", "Roan"], at={"home": [JOHN]}),
        side(),
    )
    assert shop.why_not("shop", "Shotgun") is not None
    assert shop.why_not("shop", "Roan") is None
    assert not john(["5S", "6S", "7S"]).passes(0).stud(JOHN)


@pytest.mark.refuses(JOHN)
def test_resolution_plays_are_no_shootout_plays_for_john() -> None:
    table = john(["5S", "6S", "7S", "Point Blank"]).passes(0, 1)
    draws(table, JOHN)
    assert "Resolution" in asks(table)
    table.uses("Point Blank")
    assert len(table.hand(0)) == len(table.hand(1)) == 3
    assert table.stud(JOHN)
