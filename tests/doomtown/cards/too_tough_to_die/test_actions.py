"""Actions of Too Tough to Die."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, production, rating, upkeep
from boomtown.doomtown.reading.town import controls
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE, Cause
from boomtown.doomtown.verbs.cards import discard
from doomtown import third_player
from doomtown.scenes import CHEATING, HANDS, shootout, showdown, usable

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


# --- Murdered in Tombstone -------------------------------------------------------------------------

MURDERED = "Murdered in Tombstone"


def headline(**more: Any) -> Playing:
    return shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        rock=1,
        leader={"hand": [MURDERED, "5S"], "deck": ["Bottom Dealin'", "Pistol Whip"], "discard": ["Ricochet"]},
        mark={"hand": ["6S"], "deck": ["Pistol Whip", "Ricochet"]},
        **more,
    )


@pytest.mark.plays(MURDERED)
def test_both_sides_look_for_an_answer_to_cheats() -> None:
    table = headline().uses(MURDERED)
    assert (table.stud("Olivia Jenks"), table.ask.seat) == (True, 0)
    table.answer("yes")
    assert table.choices() == ["Bottom Dealin'", "Ricochet", "none"]  # deck and discard pile, nothing else
    table.answer("Ricochet")
    assert table.choices() == ["5 of Spades", "Ricochet"]
    table.answer("5 of Spades")
    assert (table.hand(0), table.ask.seat) == (["Ricochet"], 1)
    table.answer("yes")
    assert table.choices() == ["Ricochet", "none"]
    table.answer("none")
    assert table.hand(1) == ["6 of Spades"]  # who took nothing discards nothing


@pytest.mark.refuses(MURDERED)
def test_who_does_not_search_keeps_the_deck_as_it_lies() -> None:
    table = headline().uses(MURDERED)
    decks = [player.deck for player in table.state.players]
    table.answer("no").answer("no")
    assert [player.deck for player in table.state.players] == decks
    assert table.question is Question.SHOOTOUT


@pytest.mark.refuses(MURDERED)
def test_it_is_printed_about_somebody_of_yours_in_the_fight() -> None:
    table = third_player.posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Max Baine"],
        more={2: {"hand": [MURDERED], "rock": 1, "at": {"home": ["Lane Healey"]}}},
    )
    third_player.turn_of(table, 2).uses(MURDERED)
    assert (table.stud("Max Baine"), table.stud("Olivia Jenks")) == (True, False)
    assert {table.ask.seat} == {
        0
    } or table.question is Question.SHOOTOUT  # those who lead posses search, not a guest


# --- Hostile Takeover ------------------------------------------------------------------------------

TAKEOVER = "Hostile Takeover"


def seizing(dude: str = "Clyde Owens", deed: str = "Cattle Market", where: str = "Cattle Market") -> Playing:
    return Playing(
        side("Law Dogs", hand=[TAKEOVER], deeds=["Undertaker"], at={where: [dude]}),
        side("The Sloane Gang", deeds=[deed], at={"home": ["Fred Aims"]}),
    )


@pytest.mark.plays(TAKEOVER)
@pytest.mark.parametrize(("answer", "zone", "more"), [("yes", "hill", 1), ("no", "discard", 0)])
def test_a_stud_takes_a_deed_over(answer: str, zone: str, more: int) -> None:
    table = seizing("Clyde Owens | bullets 1")
    points = control(table.state, table.id("Cattle Market"))
    table.uses(TAKEOVER, answer)
    assert (table.booted("Clyde Owens"), table.booted("Cattle Market"), table.rock(0)) == (True, True, 3)
    assert (control(table.state, table.id("Cattle Market")) - points, table.influence("Clyde Owens")) == (
        more,
        2 + more,
    )
    assert table.zone(TAKEOVER) == zone


@pytest.mark.plays(TAKEOVER)
def test_a_lesser_gun_takes_less_and_a_booted_deed_gives_nothing() -> None:
    assert seizing("Tommy Harden").uses(TAKEOVER, "no").rock(0) == 1
    tired = seizing(deed="Cattle Market | booted").uses(TAKEOVER)
    assert (tired.rock(0), tired.booted("Clyde Owens"), tired.ask.seat) == (0, True, 1)


@pytest.mark.refuses(TAKEOVER)
@pytest.mark.parametrize(
    ("dude", "where"),
    [
        ("Clyde Owens | booted", "Cattle Market"),
        ("Olivia Jenks", "Cattle Market"),
        ("Clyde Owens", "Undertaker"),
        ("Clyde Owens", "town square"),
        ("Clyde Owens | influence -2", "Cattle Market"),
    ],
    ids=["booted", "no stud", "your own", "no deed", "not under control"],
)
def test_no_takeover(dude: str, where: str) -> None:
    assert not usable(seizing(dude, where=where), TAKEOVER)


@pytest.mark.refuses(TAKEOVER)
def test_the_town_square_is_no_deed_though_it_is_under_control() -> None:
    table = Playing(
        side("Law Dogs", hand=[TAKEOVER], at={"town square": ["Clyde Owens", "Harry Highbinder"]}),
        side("The Sloane Gang", at={"home": ["Fred Aims"]}),
    )
    assert controls(table.state, 0, TOWN_SQUARE)
    assert not usable(table, TAKEOVER)


# --- Heist -----------------------------------------------------------------------------------------

HEIST = "Heist"


def robbing(*mine: str) -> Playing:
    return Playing(
        side("The Sloane Gang", hand=[HEIST], deeds=["Undertaker"], at={"home": list(mine)}),
        side("Law Dogs", deeds=["Bank of California", "Blake Ranch"]),
    ).uses(HEIST)


def goes_on(table: Playing, *friends: str) -> Playing:
    while table.question is Question.JOIN:
        coming = [dude for dude in table.choices() if dude in friends]
        table.answer(coming[0] if coming else "done")
    return table.until(Question.NOON)


@pytest.mark.plays(HEIST)
@pytest.mark.parametrize(("deed", "booted"), [("Bank of California", False), ("Undertaker", True)])
def test_a_heist_pays_and_makes_infamous(deed: str, booted: bool) -> None:
    table = robbing("Pancho Castillo")
    assert set(table.choices()) == {"Undertaker", "Bank of California"}
    made = production(table.state, table.id(deed))
    goes_on(table.answer(deed))
    assert (table.rock(0), table.bounty("Pancho Castillo")) == (made, 2)
    assert (table.booted("Pancho Castillo"), table.at("Pancho Castillo")) == (booted, "The Sloane Gang")


@pytest.mark.refuses(HEIST)
def test_a_heist_takes_three_bullets() -> None:
    def started() -> Playing:
        return (
            robbing("Barton Everest", "Lawrence Blackwood")
            .answer("Barton Everest")
            .answer("Bank of California")
        )

    weak = goes_on(started())
    assert (weak.rock(0), weak.bounty("Barton Everest")) == (0, 0)
    together = (
        robbing("Barton Everest", "Lawrence Blackwood").answer("Barton Everest").answer("Bank of California")
    )
    goes_on(together, "Lawrence Blackwood")
    assert (together.bounty("Barton Everest"), together.bounty("Lawrence Blackwood")) == (2, 0)


# --- Monkey Goes to the Mountain -------------------------------------------------------------------

MONKEY = "Monkey Goes to the Mountain"


def climbing(monk: str = "Yunxu Jiang", foe: str = "Tommy Harden | booted", pull: str = "AS") -> Playing:
    return shootout(
        ["Olivia Jenks", monk],
        ["Fred Aims", foe],
        hands=([pull], ()),
        leader={
            "outfit": "The 108 Righteous Bandits",
            "hand": [MONKEY],
            "deeds": ["Undertaker", "Blake Ranch"],
        },
        mark={"deeds": ["Cattle Market"]},
    )


@pytest.mark.plays(MONKEY)
def test_two_leave_for_the_mountain() -> None:
    """Yunxu's Kung Fu is 1: Tommy may go along, Fred with 2 bullets not."""
    table = climbing().uses(MONKEY)
    assert table.choices() == ["Undertaker", "Cattle Market"]  # next to the square, and no home
    table.answer("Cattle Market")
    assert (table.at("Yunxu Jiang"), table.at("Tommy Harden")) == ("Cattle Market", "Cattle Market")
    assert (table.posse(0), table.posse(1)) == (["Olivia Jenks"], ["Fred Aims"])
    assert (table.booted("Yunxu Jiang"), table.booted("Tommy Harden")) == (False, True)


@pytest.mark.refuses(MONKEY)
def test_nobody_leaves_with_a_better_gun_or_lying_down() -> None:
    for table in (climbing(foe="Barton Everest"), climbing("Yunxu Jiang | booted"), climbing(pull="KS")):
        table.uses(MONKEY)
        assert (len(table.posse(0)), len(table.posse(1)), table.ask.seat) == (2, 2, 1)


# --- Ricochet --------------------------------------------------------------------------------------

RICOCHET = "Ricochet"


def bouncing(mine: tuple[str, ...], theirs: tuple[str, ...] = CHEATING[8]) -> Playing:
    return showdown(
        ["Olivia Jenks | bullets -2"],
        ["Fred Aims | bullets -2", "Allie Hensman | bullets -2"],
        (mine, theirs),
        "Allie Hensman",
        leader={"hand": [RICOCHET]},
    ).until(Question.RESOLUTION)


@pytest.mark.plays(RICOCHET)
def test_the_cheaters_shooter_goes_and_the_honest_suffer_nothing() -> None:
    table = bouncing(HANDS[1]).uses(RICOCHET)
    assert (table.zone("Allie Hensman"), table.zone("Fred Aims"), len(table.hand(0))) == (
        "discard",
        "play",
        1,
    )
    table.until(Question.RUN)
    assert table.zone("Olivia Jenks") == "play"


@pytest.mark.refuses(RICOCHET)
def test_another_cheat_only_gets_rid_of_the_shooter() -> None:
    table = bouncing(CHEATING[2]).uses(RICOCHET)
    assert (table.zone("Allie Hensman"), table.hand(0)) == ("discard", [])
    table.until(Question.NOON)
    assert table.zone("Olivia Jenks") != "play"
    assert not usable(bouncing(HANDS[1], HANDS[8]), RICOCHET)
    lowball = Playing(
        side("Law Dogs", rock=5, hand=[RICOCHET], at={"home": ["Olivia Jenks"]}, deck=HANDS[1]),
        side("The Sloane Gang", rock=5, at={"home": ["Fred Aims"]}, deck=CHEATING[8]),
        phase="gambling",
    )
    lowball.never_offered(RICOCHET, until=Question.NOON)
