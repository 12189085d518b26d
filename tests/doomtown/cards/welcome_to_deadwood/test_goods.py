"""Goods of Welcome to Deadwood."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Looked
from doomtown.scenes import CHEATING, HANDS, Hand, draws, fight, shootout, showdown, usable
from doomtown.third_player import posses, turn_of

# --- Feathered Friend -------------------------------------------------------------------------------

FRIEND = "Feathered Friend"


def looked(table: Playing) -> list[tuple[int, int]]:
    """Who looked at how many cards of whom."""
    return [(event.seat, len(event.cards)) for event in table.events(Looked)]


@pytest.mark.plays(FRIEND)
@pytest.mark.refuses(FRIEND)
def test_a_bird_looks_into_the_hand_of_who_is_here() -> None:
    table = Playing(
        side(at={"town square": [f"Olivia Jenks | {FRIEND}"], "home": ["Rob Wilby"]}, hand=["5S"]),
        side(
            "The Sloane Gang", at={"town square": ["Fred Aims"], "home": ["Allie Hensman"]}, hand=["6S", "7S"]
        ),
    )
    table.uses(FRIEND)
    assert table.choices() == ["Olivia Jenks", "Fred Aims"]
    table.answer("Fred Aims")
    (event,) = table.events(Looked)
    assert (event.seat, len(event.cards), table.booted(FRIEND)) == (0, 1, True)
    assert set(event.cards) <= set(table.state.players[1].hand)
    assert (len(table.hand(1)), table.booted("Olivia Jenks")) == (2, False)


@pytest.mark.plays(FRIEND)
@pytest.mark.refuses(FRIEND)
def test_in_a_shootout_the_bird_looks_at_the_opponent() -> None:
    more = {1: {"hand": ["6S", "8S"]}, 2: {"hand": ["7S"]}}
    table = posses([f"Olivia Jenks | {FRIEND}"], ["Fred Aims"], ["Rob Wilby"], more=more)
    table.uses(FRIEND)
    (event,) = table.events(Looked)
    assert (len(event.cards), set(event.cards) <= set(table.state.players[1].hand)) == (1, True)
    tired = shootout([f"Olivia Jenks | {FRIEND} (booted)"], ["Fred Aims"], mark={"hand": ["6S"]})
    assert not usable(tired, FRIEND)


# --- Bulletproof Vest -------------------------------------------------------------------------------

VEST = "Bulletproof Vest"


@pytest.mark.plays(VEST)
@pytest.mark.refuses(VEST)
def test_who_wears_a_vest_comes_along_only_where_no_boot_is_needed() -> None:
    def joiners(dude: str, where: str) -> list[str]:
        table = shootout(
            ["Olivia Jenks"],
            ["Fred Aims"],
            joining=False,
            leader={"at": {where: [dude, "Rob Wilby"]}},
        )
        return [found for found in table.choices() if found != "done"]

    assert joiners(f"Jake Smiley | {VEST}", "home") == ["Rob Wilby"]  # ruling 171
    walker = Playing(side(deeds=["Bunkhouse"], at={"Bunkhouse": [f"Jake Smiley | {VEST}"]}), side())
    assert walker.moves("Jake Smiley", "Law Dogs").booted("Jake Smiley")  # for other things the dude boots
    assert joiners(f"Jake Smiley | {VEST}", "town square") == ["Jake Smiley", "Rob Wilby"]


@pytest.mark.plays("Sloane")
@pytest.mark.refuses(VEST)
@pytest.mark.parametrize(
    ("carried", "friend", "comes"),
    [("", "Rob Wilby", False), (" | Roan", "Rob Wilby", False), (" | Mechanical Horse", "Rob Wilby", False),
     ("", "Sloane", True)],
)  # fmt: skip
def test_a_horse_lets_nobody_come_who_could_not_boot(carried: str, friend: str, comes: bool) -> None:
    """It answers booting, which never comes to that (ruling 1102); at Sloane's side nobody boots in the first place."""
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        joining=False,
        leader={"at": {"home": [f"Jake Smiley | {VEST}{carried}", friend]}},
    )
    assert ("Jake Smiley" in table.choices()) == comes


def vested(dude: str = f"Olivia Jenks | {VEST}", hand: tuple[str, ...] = ("5S", "6S")) -> Playing:
    table = showdown([dude, "Rob Wilby"], ["Fred Aims"], leader={"hand": list(hand)})
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(VEST)
@pytest.mark.refuses(VEST)
def test_a_vest_and_a_card_spare_a_casualty() -> None:
    table = vested().uses(VEST, "6 of Spades")
    assert (player_number(table.state, "casualties", 0), table.hand(0), table.booted(VEST)) == (
        -1,
        ["5 of Spades"],
        True,
    )
    assert not usable(vested(hand=()), VEST)
    assert not usable(vested(f"Olivia Jenks | {VEST} (booted)"), VEST)


@pytest.mark.plays(VEST)
def test_a_guest_s_vest_spares_the_posse() -> None:
    more = {2: {"hand": ["5S"]}}
    table = posses(["Olivia Jenks"], ["Fred Aims"], [f"Rob Wilby | {VEST}"], more=more)
    table.until(Question.RESOLUTION)
    turn_of(table, 2).uses(VEST)
    assert [player_number(table.state, "casualties", seat) for seat in range(3)] == [-1, 0, 0]


# --- Pale Horse -------------------------------------------------------------------------------------

PALE = "Pale Horse"


def reaping(mine: Hand = HANDS[1], theirs: Hand = CHEATING[2], horse: str = PALE) -> Playing:
    foes = ["Fred Aims", "Allie Hensman | Roan", "Jake Smiley"]
    more = {"at": {"home": ["Marion Seville"]}}
    table = showdown(
        [f"Olivia Jenks | {horse}", "Rob Wilby"], foes, (mine, theirs), "Olivia Jenks", "Fred Aims", mark=more
    )
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(PALE)
@pytest.mark.refuses(PALE)
@pytest.mark.parametrize(("mine", "spared"), [(HANDS[1], 2), (CHEATING[3], 0)])
def test_the_pale_horse_takes_who_is_afoot(mine: Hand, spared: int) -> None:
    table = reaping(mine).uses(PALE)
    assert table.choices() == ["Fred Aims", "Jake Smiley", "none"]
    table.answer("Jake Smiley")
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley")) == ("The Sloane Gang", True)
    assert player_number(table.state, "casualties", 0) == -spared
    assert table.booted(PALE)


@pytest.mark.plays(PALE)
@pytest.mark.refuses(PALE)
def test_nobody_need_be_taken_and_honest_hands_leave_it_idle() -> None:
    table = reaping().uses(PALE, "none")
    assert (len(table.posse(1)), player_number(table.state, "casualties", 0)) == (3, -2)
    assert not usable(reaping(theirs=HANDS[2]), PALE)
    assert not usable(reaping(horse=f"{PALE} (booted)"), PALE)


# --- Kinetic Accretion Actualizer -------------------------------------------------------------------

KINETIC = "Kinetic Accretion Actualizer"


@pytest.mark.plays(KINETIC)
@pytest.mark.refuses(KINETIC)
def test_the_actualizer_grows_once_a_round_until_sundown() -> None:
    hands: Any = ((*HANDS[1], *HANDS[7]), (*HANDS[1], *HANDS[1]))
    table = shootout(
        [f"Olivia Jenks | {KINETIC}", "Rob Wilby"],
        ["Fred Aims", "Jake Smiley"],
        hands=hands,
        rock=9,
        leader={"hand": ["5S"]},
    )
    assert table.bullets("Olivia Jenks") == 2 + 1
    table.uses(KINETIC)
    assert (table.bullets("Olivia Jenks"), table.booted(KINETIC)) == (4, False)
    table.passes(1)
    assert not usable(table, KINETIC)
    draws(table, "Olivia Jenks", "Fred Aims").until(Question.CASUALTIES)
    while table.question is Question.CASUALTIES:
        table.answer("Rob Wilby" if table.ask.seat == 0 else "Jake Smiley")
    table.until(Question.SHOOTOUT)
    assert fight(table).round == 2
    table.uses(KINETIC)
    assert table.bullets("Olivia Jenks") == 5
    table.until(Question.NOON)
    assert table.bullets("Olivia Jenks") == 5
    table.until("Sundown")
    assert table.bullets("Olivia Jenks") == 3
