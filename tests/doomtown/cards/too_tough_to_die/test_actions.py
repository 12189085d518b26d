"""Actions of Too Tough to Die."""

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, rating, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.verbs.cards import discard
from doomtown.scenes import CHEATING, HANDS, shootout

# --- I'm Your Huckleberry --------------------------------------------------------------------------

HUCKLEBERRY = "I'm Your Huckleberry"


def switching(mine: list[str], theirs: list[str] = CHEATING[8]) -> Playing:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims", "Allie Hensman"],
        hands=(mine, theirs),
        leader={"hand": [HUCKLEBERRY]},
        rock=5,
        joining=False,
    )
    return table.until(Question.JOIN).answer("Allie Hensman").until(Question.RESOLUTION)


@pytest.mark.plays(HUCKLEBERRY)
@pytest.mark.parametrize(("mine", "chooser"), [(HANDS[5], 0), (["2S", "2S", "3D", "4H", "5C"], 1)])
def test_somebody_of_the_cheaters_switches_sides(mine: list[str], chooser: int) -> None:
    table = switching(mine).uses(HUCKLEBERRY)
    assert table.ask.seat == chooser
    table.answer("Allie Hensman")
    assert (table.posse(0), table.posse(1)) == (["Olivia Jenks", "Allie Hensman"], ["Fred Aims"])
    assert table.controller("Allie Hensman") == 0


@pytest.mark.plays(HUCKLEBERRY)
def test_and_goes_home_booted_afterwards() -> None:
    table = switching(["2S", "3D", "4H", "5C", "6S"], ["2C", "2C", "7H", "9S", "JC"]).uses(
        HUCKLEBERRY, "Allie Hensman"
    )
    table.until(Question.NOON)
    assert table.zone("Fred Aims") == "hill"
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("The Sloane Gang", True)
    assert table.controller("Allie Hensman") == 1


@pytest.mark.refuses(HUCKLEBERRY)
def test_nobody_switches_from_an_honest_player_or_in_lowball() -> None:
    assert switching(HANDS[5], HANDS[1]).plays() == ["pass"]
    lowball = Playing(
        side("Law Dogs", rock=5, hand=[HUCKLEBERRY], at={"home": ["Olivia Jenks"]}, deck=HANDS[1]),
        side("The Sloane Gang", rock=5, at={"home": ["Fred Aims"]}, deck=CHEATING[8]),
        phase="gambling",
    )
    assert "heatin" not in lowball.ask.message.key


# --- Curse of Failure ------------------------------------------------------------------------------

CURSE = "Curse of Failure"


def cursed() -> Playing:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden"]}, hand=[CURSE]),
        side("The Sloane Gang", at={"town square": ["Jonah Essex | control 1 | Shotgun | Soul Blast"]}),
    )
    return table.uses(CURSE).answer("no")


@pytest.mark.plays(CURSE)
def test_a_cursed_dude_is_nobody() -> None:
    table = cursed()
    jonah = table.id("Jonah Essex")
    assert table.card(CURSE).place == jonah
    assert (table.at("Jonah Essex"), table.booted("Jonah Essex")) == ("The Sloane Gang", True)
    assert (table.zone("Shotgun"), table.zone("Soul Blast")) == ("discard", "discard")
    assert (table.bullets("Jonah Essex"), table.influence("Jonah Essex"), control(table.state, jonah)) == (
        0,
        0,
        0,
    )
    assert not has_keyword(table.state, jonah, "Huckster")
    assert upkeep(table.state, jonah) == 2 + 1
    assert table.booted("Tommy Harden")  # who led the job


@pytest.mark.refuses(CURSE)
def test_no_card_lifts_the_curse_but_rules_do() -> None:
    table = cursed()
    curse = table.id(CURSE)
    list(discard(table.state, curse, Cause("ability", "scene", 1, table.id("Jonah Essex"))))
    assert table.zone(CURSE) == "play"
    list(discard(table.state, curse, Cause("rule", "scene", 1)))
    assert table.zone(CURSE) == "discard"


@pytest.mark.refuses(CURSE)
def test_the_curse_needs_a_leader_and_somebody_opposing() -> None:
    for mine, theirs in ((["Tommy Harden | booted"], ["Jonah Essex"]), (["Tommy Harden", "Clyde Owens"], [])):
        table = Playing(
            side("Law Dogs", at={"home": mine}, hand=[CURSE]),
            side("The Sloane Gang", at={"town square": theirs}),
        )
        assert f"use:{table.id(CURSE)}:curse" not in table.plays()


# --- Jade King Stance ------------------------------------------------------------------------------

STANCE = "Jade King Stance"


def stance(dude: str, top: str) -> Playing:
    return Playing(
        side("The 108 Righteous Bandits", hand=[STANCE], deck=[top], at={"home": [dude]}),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(STANCE)
def test_the_stance_strengthens_and_roots() -> None:
    table = stance("Hamshanks | booted", "AC").uses(STANCE).passes(1)
    assert (table.bullets("Hamshanks"), table.booted("Hamshanks")) == (1 + 2, False)
    assert rating(table.state, table.id("Hamshanks"), "Kung Fu") == 1 + 2
    assert table.why_not("move", "Hamshanks", "town square") is not None


@pytest.mark.refuses(STANCE)
def test_the_stance_takes_kung_fu_and_may_fail() -> None:
    failing = stance("Hamshanks | booted", "6C").uses(STANCE)  # a value of 5 and Kung Fu 1: 6 is not less
    assert (failing.bullets("Hamshanks"), failing.booted("Hamshanks")) == (1, True)
    other = stance("Olivia Jenks", "AC")
    assert f"use:{other.id(STANCE)}:stand" not in other.plays()


@pytest.mark.refuses(STANCE)
def test_only_who_is_booted_takes_the_stance() -> None:
    """Its first sentence gates it (ruling 3), and each performer is asked by it."""
    table = Playing(
        side("The 108 Righteous Bandits", hand=[STANCE], deck=["AC"], at={"home": ["Hamshanks", "Yunxu Jiang"]}),
        side("The Sloane Gang"),
    )  # fmt: skip
    assert table.why_not("use", STANCE) is not None
    tired = Playing(
        side("The 108 Righteous Bandits", hand=[STANCE], deck=["AC"],
             at={"home": ["Hamshanks", "Yunxu Jiang | booted"]}),
        side("The Sloane Gang"),
    )  # fmt: skip
    tired.uses(STANCE).passes(1)
    assert (tired.bullets("Yunxu Jiang"), tired.bullets("Hamshanks")) == (1 + 2, 1)
