"""Techniques of Immovable Object, Unstoppable Force."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Shuffled
from doomtown.scenes import shootout, usable

FEROCITY, DRAGONS, REWARD, LEAP = "Zhu's Ferocity", "Raking Dragons", "Zhu's Reward", "Rabbit's Lunar Leap"


def kumite(
    *hand: str,
    fighters: tuple[str, ...] = ("Longwei Fu",),
    foes: tuple[str, ...] = ("Jake Smiley",),
    pulls: tuple[str, ...] = ("AC", "AC"),
    home: tuple[str, ...] = (),
) -> Playing:
    """These fighters, Longwei Fu (value 3, Kung Fu 4) unless said, in a shootout with Techniques and known pulls."""
    return shootout(fighters, foes, leader={"hand": hand, "deck": pulls, "at": {"home": home}})


# --- Zhu's Ferocity ---------------------------------------------------------------------------------


@pytest.mark.plays(FEROCITY)
def test_zhu_s_ferocity_moves_a_bullet_from_one_to_the_other_and_may_go_on() -> None:
    table = kumite(FEROCITY, DRAGONS).uses(FEROCITY)
    assert (table.bullets("Longwei Fu"), table.bullets("Jake Smiley")) == (2, 0)
    assert table.choices() == [DRAGONS, "none"]  # 2 are more than 0


@pytest.mark.refuses(FEROCITY)
def test_zhu_s_ferocity_fails_on_a_high_pull_and_does_not_go_on_against_the_better_armed() -> None:
    failed = kumite(FEROCITY, pulls=("7C",)).uses(FEROCITY)  # not below 3 + 4
    assert (failed.bullets("Longwei Fu"), failed.bullets("Jake Smiley")) == (1, 1)
    armed = kumite(FEROCITY, DRAGONS, foes=("Jake Smiley | bullets 2",)).uses(FEROCITY)  # 2 against 2
    assert armed.ask.seat == 1
    assert not usable(kumite(FEROCITY, fighters=("Olivia Jenks",)), FEROCITY)


# --- Raking Dragons ---------------------------------------------------------------------------------


@pytest.mark.plays(DRAGONS)
def test_raking_dragons_boots_and_weakens_and_may_go_on_against_the_weaker() -> None:
    table = kumite(DRAGONS, FEROCITY, foes=("Clint Ramsey", "Travis Moone")).uses(DRAGONS, "Travis Moone")
    assert table.booted("Travis Moone")
    assert table.value("Travis Moone") == 3
    assert table.choices() == [FEROCITY, "none"]  # 3 are less than 7


@pytest.mark.refuses(DRAGONS)
def test_raking_dragons_reaches_the_shootout_only_and_does_not_go_on_against_the_stronger() -> None:
    table = kumite(DRAGONS, FEROCITY, foes=("Clint Ramsey",), home=("Olivia Jenks",)).uses(DRAGONS)
    assert table.choices() == ["Longwei Fu", "Clint Ramsey"]
    table.answer("Clint Ramsey")
    assert table.value("Clint Ramsey") == 9
    assert table.ask.seat == 1  # 9 against 7: no combo


# --- Zhu's Reward -----------------------------------------------------------------------------------


@pytest.mark.plays(REWARD)
def test_zhu_s_reward_sends_home_whose_value_is_below_this_dude_s_bullets() -> None:
    table = kumite(REWARD, fighters=("Longwei Fu | bullets 4",), foes=("Barton Everest", "Tommy Harden"))
    table.uses(REWARD)
    assert table.booted("Longwei Fu")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("The Sloane Gang", True)  # 3 < 5
    assert table.posse(1) == ["Barton Everest"]  # 5 is not below 5


@pytest.mark.refuses(REWARD)
def test_zhu_s_reward_cannot_be_paid_by_a_booted_dude() -> None:
    table = kumite(REWARD, DRAGONS, fighters=("Longwei Fu | bullets 4",), foes=("Barton Everest",))
    assert usable(table, REWARD)
    table.uses(DRAGONS, "Longwei Fu").passes(1)
    assert table.booted("Longwei Fu")
    assert not usable(table, REWARD)


# --- Rabbit's Lunar Leap ----------------------------------------------------------------------------


def leaping(*hand: str, home: str = "Longwei Fu | booted", pulls: tuple[str, ...] = ("AC", "AC")) -> Playing:
    """Olivia Jenks fights Jake Smiley and Clint Ramsey alone, while a Kung Fu fighter is at home."""
    return kumite(
        *hand, fighters=("Olivia Jenks",), foes=("Jake Smiley", "Clint Ramsey"), pulls=pulls, home=(home,)
    )


@pytest.mark.plays(LEAP)
def test_rabbit_s_lunar_leap_brings_a_booted_fighter_in_and_unboots_it() -> None:
    table = leaping(LEAP, "Rabbit's Deception").uses(LEAP, "yes")
    assert table.posse(0) == ["Olivia Jenks", "Longwei Fu"]
    assert (table.at("Longwei Fu"), table.booted("Longwei Fu")) == ("Town Square", False)
    assert table.choices() == ["Rabbit's Deception", "none"]  # two against two


@pytest.mark.refuses(LEAP)
def test_rabbit_s_lunar_leap_fails_with_the_pull_and_is_not_for_those_who_fight_already() -> None:
    failed = leaping(LEAP, pulls=("8C",)).uses(LEAP)
    assert failed.posse(0) == ["Olivia Jenks"]
    assert failed.booted("Longwei Fu")
    assert not usable(kumite(LEAP), LEAP)
    crowd = kumite(
        LEAP, "Rabbit's Deception", fighters=("Olivia Jenks",), foes=("Clint Ramsey",), home=("Longwei Fu",)
    ).uses(LEAP)
    assert crowd.posse(0) == ["Olivia Jenks", "Longwei Fu"]
    assert crowd.ask.seat == 1  # two against one: no combo


# --- Shifu Speaks -----------------------------------------------------------------------------------


def lesson(where: str, pull: str = "AC") -> Playing:
    return Playing(
        side("Law Dogs", hand=["Shifu Speaks"], deck=[pull, "5S", "6S", "7S"], at={where: ["Longwei Fu"]}),
        side("The Sloane Gang"),
    ).uses("Shifu Speaks")


@pytest.mark.plays("Shifu Speaks")
def test_shifu_speaks_to_a_dude_abroad_and_sifts_the_deck() -> None:
    table = lesson("town square").answer(2)
    assert table.influence("Longwei Fu") == 2
    assert rating(table.state, table.id("Longwei Fu"), "Kung Fu") == 6
    discarded = [table.state.printed(card).value for card in table.state.players[0].discard]
    assert sorted(discarded) == [1, 1, 5, 6]  # the pull, Shifu Speaks, and two off the deck


@pytest.mark.plays("Shifu Speaks")
@pytest.mark.rule("RB-2.2-09")
@pytest.mark.parametrize(("deck", "count"), [((), 3), (("5S", "6S"), 4), (("5S", "6S"), 2)])
def test_shifu_speaks_and_a_deck_that_runs_out_is_made_anew(deck: tuple[str, ...], count: int) -> None:
    table = Playing(
        side("Law Dogs", hand=["Shifu Speaks"], deck=["AC", *deck], discard=["8S", "9S", "10S", "JS", "QS"],
             at={"town square": ["Longwei Fu"]}, fill=False),
        side("The Sloane Gang"),
    ).uses("Shifu Speaks").answer(count)  # fmt: skip
    values = sorted(table.state.printed(card).value for card in table.state.players[0].discard)
    renewed = count > len(deck)
    assert len(table.state.players[0].deck) == (len(deck) + 5 - count if renewed else len(deck) - count)
    assert len(values) == count + (0 if renewed else 5) + 2  # the pull and Shifu Speaks go there last
    assert [value for value in values if value in (5, 6)] == [5, 6][: len(deck)]
    assert bool(table.events(Shuffled)) == renewed


@pytest.mark.refuses("Shifu Speaks")
def test_shifu_speaks_to_nobody_at_home_and_to_nobody_who_fails() -> None:
    home = lesson("home").answer(0)
    assert home.influence("Longwei Fu") == 1
    failed = lesson("town square", "KC")
    assert failed.ask.seat == 1
    assert failed.influence("Longwei Fu") == 1
