"""Dudes of A Grand Entrance."""

from typing import Any

import pytest

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.numbers import upkeep
from boomtown.doomtown.rules.gangs import Gang, why_not_start, wrongs
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import discard, why_not_move
from doomtown.scenes import HANDS, an_ability, asks, everybody_joins, happens, name, shootout, usable

# --- Jim Hexter ------------------------------------------------------------------------------------


@pytest.mark.ruling("RC4-jim-hexter-01")
@pytest.mark.plays("Jim Hexter")
def test_jim_pays_the_other_player_to_be_a_stud() -> None:
    table = shootout(["Jim Hexter"], ["Philip Swinford"], rock=2).until(Question.SHOOTOUT)
    table.uses("Jim Hexter")
    assert table.stud("Jim Hexter")
    assert (table.rock(0), table.rock(1)) == (1, 3)
    table.until(Question.NOON)
    assert not table.stud("Jim Hexter")


@pytest.mark.ruling("RC4-jim-hexter-01")
def test_jim_may_do_so_once_a_day() -> None:
    table = (
        shootout(["Jim Hexter"], ["Philip Swinford"], rock=5)
        .until(Question.SHOOTOUT)
        .uses("Jim Hexter")
        .passes(1)
    )
    assert table.plays() == ["pass"]


@pytest.mark.refuses("Jim Hexter")
def test_jim_cannot_pay_without_ghost_rock_nor_from_outside() -> None:
    poor = shootout(["Jim Hexter"], ["Philip Swinford"], rock=0).until(Question.SHOOTOUT)
    assert poor.plays() == ["pass"]
    away = shootout(["Olivia Jenks", "Jim Hexter"], ["Philip Swinford"], rock=5, joining=False).until(
        Question.SHOOTOUT
    )
    assert away.plays() == ["pass"]  # Jim stands by and has not joined


# --- Lucy Clover (Exp 1) ---------------------------------------------------------------------------

LUCY, LUCINDA = "Lucy Clover (Exp 1)", 'Lucinda "Lucy" Clover'


def facing(*outlaws: str) -> Playing:
    table = shootout([LUCY], list(outlaws), rock=5, joining=False)
    for outlaw in outlaws[1:]:
        table.until(Question.JOIN).answer(name(outlaw))
    return table


@pytest.mark.plays(LUCY)
def test_lucy_is_a_stud_against_outlaws_wanted_enough() -> None:
    table = facing("Allie Hensman | bounty 1", "Travis Moone | bounty 1").until(Question.REACT).reacts(LUCY)
    assert table.stud(LUCY)
    table.until(Question.NOON)
    assert not table.stud(LUCY)


@pytest.mark.plays(LUCY)
def test_lucy_may_do_so_again_the_same_day() -> None:
    table = shootout(
        [LUCY],
        ["Allie Hensman | bounty 2", "Travis Moone | bounty 2"],
        hands=(["2S", *HANDS[3]], HANDS[1]),
        rock=5,
        joining=False,
    )
    table.until(Question.REACT).reacts(LUCY).until(Question.NOON).passes(1)
    table.calls_out(LUCY, "Travis Moone").answer("yes").until(Question.REACT).reacts(LUCY)
    assert table.stud(LUCY)


@pytest.mark.refuses(LUCY)
@pytest.mark.parametrize(
    "outlaws", [["Allie Hensman | bounty 1"], ["Allie Hensman", "Travis Moone | bounty 1"]]
)
def test_one_bounty_is_not_enough_for_lucy(outlaws: list[str]) -> None:
    table = facing(*outlaws).never_offered(LUCY, until=Question.SHOOTOUT)
    assert not table.stud(LUCY)


@pytest.mark.refuses(LUCY)
@pytest.mark.rule("RC-bounty-03")
@pytest.mark.parametrize("bounty", [1, 2])
def test_who_is_wanted_enough_only_by_trespassing_is_so_too_late_for_lucy(bounty: int) -> None:
    """Ruling 39."""
    table = shootout(
        [LUCY],
        [f"Allie Hensman | bounty {bounty}"],
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"]},
        joining=False,
    )
    if bounty == 2:
        assert table.until(Question.REACT).reacts(LUCY).stud(LUCY)
    else:
        assert not table.never_offered(LUCY, until=Question.SHOOTOUT).stud(LUCY)
        assert table.bounty("Allie Hensman") == 1 + 1


@pytest.mark.ruling("RC3-lucy-clover-exp-1-01")
def test_lucy_is_lucinda() -> None:
    table = Playing(
        side("Law Dogs", rock=9, at={"town square": [f"{LUCINDA} | bounty 1"]}, hand=[LUCY]),
        side("The Sloane Gang"),
    )
    refusal = table.why_not("shop", LUCY)
    assert refusal is not None
    assert refusal.rule == "RC-uniqueness-03"
    table.answer(f"swap:{table.id(LUCY)}:{table.id(LUCINDA)}")
    assert (table.at(LUCY), table.bounty(LUCY), table.rock(0)) == ("Town Square", 1, 9)


# --- El Armadillo De Hierro -------------------------------------------------------------------------

ARMADILLO = "El Armadillo De Hierro"
FEROCITY, LEAP = "Zhu's Ferocity", "Rabbit's Lunar Leap"


def inspiring(*pulls: str, mine: tuple[str, ...] = (ARMADILLO, "Xiaodan Li"), **more: Any) -> Playing:
    home = more.pop("home", [])
    return shootout(
        list(mine),
        ["Clint Ramsey", "Barton Everest"],
        leader={
            "hand": [FEROCITY, LEAP, "Raking Dragons"],
            "deck": [*pulls, *HANDS[1]],
            "at": {"home": home},
        },
        **more,
    )


@pytest.mark.plays(ARMADILLO)
def test_every_technique_in_his_shootout_inspires_the_armadillo() -> None:
    table = inspiring("AC")
    assert table.bullets(ARMADILLO) == 1
    table.uses(FEROCITY, "Xiaodan Li", "Clint Ramsey")
    assert table.bullets(ARMADILLO) == 1 + 1
    table.until(Question.NOON)
    assert table.zone(ARMADILLO) != "play" or table.bullets(ARMADILLO) == 1


@pytest.mark.plays(ARMADILLO)
def test_a_technique_that_brings_him_counts_and_one_that_brings_others_does_not() -> None:
    leapt = inspiring("AC", mine=("Olivia Jenks",), home=[ARMADILLO])
    leapt.uses(LEAP)
    assert ARMADILLO in leapt.posse(0)
    assert leapt.bullets(ARMADILLO) == 1 + 1
    other = inspiring("AC", mine=(ARMADILLO,), home=["Xiaodan Li"])
    other.uses(LEAP)
    assert "Xiaodan Li" in other.posse(0)
    assert other.bullets(ARMADILLO) == 1


@pytest.mark.refuses(ARMADILLO)
def test_a_failed_technique_and_a_plain_play_inspire_nobody() -> None:
    failed = inspiring("9C").uses(FEROCITY, "Xiaodan Li", "Clint Ramsey")
    assert failed.bullets(ARMADILLO) == 1
    spell = shootout(
        [ARMADILLO, "Steele Archer | Corporeal Twist"], ["Clint Ramsey"], leader={"deck": ["KS", *HANDS[1]]}
    ).uses("Corporeal Twist")
    assert spell.bullets(ARMADILLO) == 1


# --- The Mixer --------------------------------------------------------------------------------------

MIXER = "The Mixer"


def mixing(wording: str = "", target: str = "Olivia Jenks", first: str = "") -> Playing:
    """Olivia carries a Shotgun (+2); both players can blind people, and the mixer's friend Fearless too."""
    table = shootout(
        [f"{MIXER}{wording}", "Olivia Jenks | Shotgun"],
        ["Barton Everest", "Jake Smiley"],
        leader={"hand": ["Sun in Yer Eyes"], "at": {"home": ["Clint Ramsey"]}},
        mark={"hand": ["Sun in Yer Eyes"]},
    )
    if first:
        table.uses("Sun in Yer Eyes @0", first).passes(1)
    table.uses(MIXER)
    assert sorted(table.choices()) == ["Barton Everest", "Jake Smiley", "Olivia Jenks", MIXER]
    return table.answer(target)


@pytest.mark.plays(MIXER)
def test_only_what_one_carries_counts_after_the_draught() -> None:
    before = shootout([MIXER, "Olivia Jenks | Shotgun"], ["Barton Everest"]).bullets("Olivia Jenks")
    table = mixing(first="Olivia Jenks")
    assert table.bullets("Olivia Jenks") == before
    table.uses("Sun in Yer Eyes @1", "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == before
    table.until(Question.NOON)
    assert table.state.effects == ()


@pytest.mark.plays(MIXER)
def test_in_the_weird_west_what_you_do_yourself_still_counts() -> None:
    before = shootout([MIXER, "Olivia Jenks | Shotgun"], ["Barton Everest"]).bullets("Olivia Jenks")
    own = mixing(" [Weird West]", first="Olivia Jenks")
    assert own.bullets("Olivia Jenks") == before - 2
    own.uses("Sun in Yer Eyes @1", "Olivia Jenks")
    assert own.bullets("Olivia Jenks") == before - 2


@pytest.mark.refuses(MIXER)
def test_nobody_else_is_steadied() -> None:
    table = mixing(target="Barton Everest").uses("Sun in Yer Eyes @1", "Olivia Jenks")
    before = shootout([MIXER, "Olivia Jenks | Shotgun"], ["Barton Everest"]).bullets("Olivia Jenks")
    assert table.bullets("Olivia Jenks") == before - 2


# --- Hupirika Sue -----------------------------------------------------------------------------------

SUE = "Hupirika Sue"


def haunting(
    place: str = "Undertaker", *, caller: str = "Black Elk", spell: str = "Ghostly Communion"
) -> Playing:
    """A Shaman of yours moves by a Noon Spirit to a deed where Barton is."""
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KS", *HANDS[2]],
            deeds=["Gomorra Parish"],
            at={"home": [f"{caller} | {spell}", SUE]},
        ),
        side(
            "The Sloane Gang",
            deeds=["1st Baptist Church"],
            at={"1st Baptist Church": ["Barton Everest"], "town square": ["Allie Hensman"]},
        ),
    )
    return table.uses("Ghostly Communion", place)


@pytest.mark.plays(SUE)
def test_sue_sends_whoever_arrives_by_spirit_into_a_fight() -> None:
    table = haunting("1st Baptist Church")
    table.reacts(SUE)
    assert table.question == Question.ACCEPT
    everybody_joins(table.answer("yes"), ["Black Elk", "Barton Everest"])
    assert table.bullets("Black Elk") == 0 + 2
    table.until(Question.NOON)
    assert table.zone("Black Elk") != "play" or table.bullets("Black Elk") == 0


@pytest.mark.refuses(SUE)
def test_there_is_nobody_to_call_out_and_a_walk_is_no_spirit() -> None:
    haunting("Gomorra Parish").never_offered(SUE, until=Question.NOON)
    haunting("Town Square").never_offered(SUE, until=Question.NOON)  # no deed
    walk = Playing(
        side("Eagle Wardens", at={"town square": ["Black Elk"], "home": [SUE]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Barton Everest"]}),
    )
    walk.moves("Black Elk", "Bunkhouse").never_offered(SUE, until=Question.NOON)


@pytest.mark.refuses(SUE)
def test_who_refuses_leaves_no_fury_for_later() -> None:
    table = haunting("1st Baptist Church").reacts(SUE).answer("no")
    assert table.state.effects == ()


# --- The Harvester ----------------------------------------------------------------------------------

HARVESTER = "The Harvester"


@pytest.mark.plays(HARVESTER)
def test_the_harvester_takes_three_places() -> None:
    outfit = PRINTED["The Fourth Ring"]
    cards = [PRINTED[face] for face in (HARVESTER, "Bobo", "The Brute")]
    assert not _sizes(outfit, cards)
    assert _sizes(outfit, [*cards, PRINTED["Jake Smiley"]])
    assert not _sizes(
        outfit, [PRINTED[face] for face in ("Bobo", "The Brute", "Jake Smiley", "Olivia Jenks", "Eve Henry")]
    )


def _sizes(outfit: Any, cards: list[Any]) -> list[Any]:
    """What is wrong with a gang as to its size."""
    found = wrongs(Gang(outfit, tuple(cards), 0, 99))
    return [refusal for refusal in found if refusal.rule in ("RB-4-05", "RC-core-02")]


@pytest.mark.refuses(HARVESTER)
def test_the_harvester_is_never_shopped_but_can_be_summoned() -> None:
    table = Playing(side("The Fourth Ring", rock=20, hand=[HARVESTER, "Bobo"]), side())
    assert table.why_not("shop", "Bobo") is None
    assert table.why_not("shop", HARVESTER) is not None
    summoned = Playing(
        side("The 108 Righteous Bandits", rock=20, hand=[HARVESTER], at={"home": ["He Fang"]}), side()
    ).uses("He Fang")
    assert summoned.zone(HARVESTER) == "play"


@pytest.mark.refuses(HARVESTER)
def test_the_harvester_goes_only_next_door_and_home() -> None:
    table = Playing(
        side("The Fourth Ring", deeds=["Bunkhouse", "Undertaker"], at={"Undertaker": [HARVESTER]}),
        side("Law Dogs", deeds=["General Store"]),
    )
    cause = an_ability(0, table, HARVESTER)
    places = ("Bunkhouse", "The Fourth Ring", "Town Square", "General Store", "Law Dogs")
    able = [
        why_not_move(table.state, table.id(HARVESTER), table.place(place), cause) is None for place in places
    ]
    assert able == [True, True, True, False, False]


# --- Buckin' Billy Ballard --------------------------------------------------------------------------

BILLY = "Buckin' Billy Ballard"


def bucking(horse: str = "Roan", **more: Any) -> Playing:
    return Playing(
        side(
            "Morgan Cattle Co.",
            deck=["Bluetick"],
            at={"town square": [f"{BILLY} | {horse}", "Tommy Harden | booted"]},
        ),
        side("The Sloane Gang", at={"town square": ["Barton Everest"], "home": ["Allie Hensman"]}),
        **more,
    )


@pytest.mark.plays(BILLY)
def test_billy_s_horse_brings_a_card_and_throws_somebody() -> None:
    table = bucking()
    assert (table.bullets(BILLY), table.influence(BILLY)) == (2, 2)
    table.uses(BILLY)
    assert (table.booted("Roan"), table.hand(0)) == (True, ["Bluetick"])
    assert sorted(table.choices()) == ["Barton Everest", BILLY, "none"]
    table.answer("Barton Everest")
    assert table.booted("Barton Everest")
    assert not bucking().uses(BILLY, "none").booted("Barton Everest")


@pytest.mark.refuses(BILLY)
@pytest.mark.parametrize("horse", ["Roan booted", "Shotgun"])
def test_without_a_fresh_horse_billy_does_nothing(horse: str) -> None:
    table = bucking(horse)
    assert not usable(table, BILLY)
    assert table.influence(BILLY) == (2 if "Roan" in horse else 1)


@pytest.mark.plays(BILLY)
def test_in_a_shootout_billy_throws_somebody_of_the_posses() -> None:
    table = shootout(
        [f"{BILLY} | Roan"],
        ["Barton Everest"],
        mark={"at": {"town square": ["Jake Smiley | booted", "Allie Hensman"]}},
        joining=False,
    )
    everybody_joins(table, [BILLY, "Barton Everest"]).uses(BILLY)
    assert sorted(table.choices()) == ["Barton Everest", BILLY, "none"]


# --- Antoine Peterson -------------------------------------------------------------------------------

ANTOINE = "Antoine Peterson"


def planning(*discard: str, hand: tuple[str, ...] = (), friends: tuple[str, ...] = ()) -> Playing:
    return Playing(
        side("The Sloane Gang", rock=9, hand=[ANTOINE, *hand], discard=discard, at={"home": list(friends)}),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
    ).shops(ANTOINE)


@pytest.mark.plays(ANTOINE)
def test_antoine_has_a_plan_and_rouses_an_outlaw() -> None:
    table = planning(
        "Technological Exhibition",
        "Reserves",
        "Judge Harry Somerset",
        hand=("Roan",),
        friends=("Barton Everest | booted", "Olivia Jenks | booted", "Allie Hensman"),
    ).reacts(ANTOINE)
    assert table.choices() == ["Technological Exhibition", "none"]
    table.answer("Technological Exhibition")
    assert sorted(table.choices()) == ["Roan", "Technological Exhibition"]
    table.answer("Roan")
    assert table.choices() == ["Barton Everest", "Allie Hensman", ANTOINE, "none"]  # ruling 374
    table.answer("Barton Everest")
    assert (table.booted("Barton Everest"), table.bounty("Barton Everest")) == (False, 2)
    assert (table.hand(0), table.zone("Roan")) == (["Technological Exhibition"], "discard")


@pytest.mark.plays(ANTOINE)
def test_antoine_may_find_nothing_and_rouse_nobody() -> None:
    table = planning("Technological Exhibition", friends=("Barton Everest | booted",)).reacts(ANTOINE, "none")
    table.answer("none")
    assert (table.booted("Barton Everest"), table.hand(0)) == (True, [])


@pytest.mark.refuses(ANTOINE)
def test_antoine_plans_only_for_himself() -> None:
    table = Playing(
        side("The Sloane Gang", rock=9, hand=["Jake Smiley"], at={"home": [ANTOINE]}), side("Law Dogs")
    )
    table.shops("Jake Smiley").never_offered(ANTOINE, until=Question.NOON)


# --- Denise Brancini --------------------------------------------------------------------------------

DENISE = "Denise Brancini"


def haunted(phase: str = "noon", rock: int = 9) -> Playing:
    return Playing(
        side("The Sloane Gang", rock=rock, hill=["Joker (red)", "Roan"], at={"home": [DENISE]}),
        side("Law Dogs", hill=["Joker (red)", "Joker (black)"], at={"home": ["Tommy Harden"]}),
        side("Morgan Cattle Co.", hill=["Joker (black)", "Bluetick"]),
        phase=phase,
        winner=1,
    )


@pytest.mark.plays(DENISE)
def test_every_buried_joker_haunts_denise() -> None:
    table = haunted()
    assert (table.bullets(DENISE), upkeep(table.state, table.id(DENISE))) == (0 + 4, 0 + 4)


@pytest.mark.plays(DENISE)
def test_if_she_is_not_paid_the_others_may_have_their_jokers_back() -> None:
    table = haunted("upkeep")
    assert (table.ask.seat, table.choices()) == (0, [DENISE])
    table.answer()
    assert (table.ask.seat, "jokers of your Boot Hill" in asks(table)) == (1, True)
    table.answer("yes")
    assert table.ask.seat == 2
    table.answer("no")
    assert [len(player.hill) for player in table.state.players] == [2, 0, 2]
    assert table.zone(DENISE) == "discard"


@pytest.mark.refuses(DENISE)
def test_denise_starts_no_game_and_her_end_elsewhere_frees_no_joker() -> None:
    assert why_not_start(PRINTED["The Sloane Gang"], PRINTED[DENISE]) is not None
    assert why_not_start(PRINTED["The Sloane Gang"], PRINTED["Jake Smiley"]) is None
    table = haunted()
    happens(discard(table.state, table.id(DENISE), an_ability(1, table, "Tommy Harden")))
    assert [len(player.hill) for player in table.state.players] == [2, 2, 2]
