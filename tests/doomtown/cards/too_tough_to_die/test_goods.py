"""Goods of Too Tough to Die."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import RankChanged
from boomtown.doomtown.verbs.cards import boot
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    draws,
    happens,
    next_day,
    shootout,
    showdown,
    total,
    usable,
    with_text,
)

QUARTER, PUMP, CLAWS = "Quarter Horse", "Electrostatic Pump Gun", "Claws"
COGNISIZER, BIBLE, DRAGOONS = "Analytical Cognisizer", "Ranger's Bible", "Stone's Colt Dragoons"

CHARGE = "Establishin' Who's in Charge"

# --- Quarter Horse ---------------------------------------------------------------------------------


def working(horse: str = QUARTER) -> Playing:
    """A job against a deed, with nobody to oppose it."""
    gang = [f"Tommy Harden | {horse}", "Clyde Owens"]
    return Playing(
        side("Law Dogs", rock=5, hand=[CHARGE], at={"home": gang}),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
    )


@pytest.mark.plays(QUARTER)
def test_a_quarter_horse_waits_where_the_job_was_done() -> None:
    table = working().uses(CHARGE, "Tommy Harden")
    while table.question is Question.JOIN:
        table.answer("Clyde Owens" if "Clyde Owens" in table.choices() else "done")
    table.reacts(QUARTER)
    assert (table.at("Tommy Harden"), table.at("Clyde Owens")) == ("Bunkhouse", "Law Dogs")
    assert (table.booted(QUARTER), table.booted("Clyde Owens")) == (True, True)


@pytest.mark.refuses(QUARTER)
def test_a_tired_horse_does_not_wait() -> None:
    table = working(horse=f"{QUARTER} booted").uses(CHARGE, "Tommy Harden")
    table.never_offered(QUARTER, until=Question.NOON)
    assert table.at("Tommy Harden") == "Law Dogs"


@pytest.mark.refuses(QUARTER)
def test_at_your_own_home_and_after_a_shootout_there_is_nothing_to_wait_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No job of a real card that the gang could lead here is against your home."""

    @words.noon_job(mark=words.YOUR_HOME)
    def keep_watch(play, mark):  # type: ignore[no-untyped-def]
        yield words.gain(1)

    fled = shootout([f"Tommy Harden | {QUARTER}"], ["Fred Aims | bullets -2"], hands=(HANDS[2], HANDS[2]))
    fled.never_offered(QUARTER, until=Question.NOON)
    with_text(monkeypatch, "Clyde Owens", keep_watch=keep_watch)
    gang = {"home": ["Clyde Owens"], "town square": [f"Tommy Harden | {QUARTER}"]}
    table = (
        Playing(side("Law Dogs", at=gang), side("The Sloane Gang")).uses("Clyde Owens").answer("Tommy Harden")
    )
    table.never_offered(QUARTER, until=Question.NOON)
    assert (table.rock(0), table.at("Tommy Harden"), table.booted("Tommy Harden")) == (1, "Law Dogs", True)


# --- Electrostatic Pump Gun ------------------------------------------------------------------------


@pytest.mark.plays(PUMP)
@pytest.mark.refuses(PUMP)
@pytest.mark.parametrize(
    ("foe", "pulled", "bullets", "stud"),
    [
        ("Tommy Harden", "AS", 0, False),
        ("Tommy Harden", "AC", 0, True),
        ("Clyde Owens", "AS", 2, True),
    ],
)
def test_a_shock_takes_a_bullet_and_perhaps_the_nerve(
    foe: str, pulled: str, bullets: int, stud: bool
) -> None:
    table = shootout([f"Olivia Jenks | {PUMP}"], [foe], hands=([pulled], ())).uses(PUMP)
    assert (table.bullets(foe), table.stud(foe), table.booted(PUMP)) == (bullets, stud, True)


# --- Claws -----------------------------------------------------------------------------------------


@pytest.mark.plays(CLAWS)
@pytest.mark.refuses(CLAWS)
@pytest.mark.parametrize(
    ("foe", "bullets", "stud"),
    [
        ("Fred Aims", 3, True),
        ("Fred Aims | Shotgun", 1, False),
        ("Fred Aims | Shotgun booted", 3, True),
        ("Fred Aims | Rapier", 3, True),
    ],
)
def test_claws_are_no_use_against_a_gun(foe: str, bullets: int, stud: bool) -> None:
    """Hamshanks has 1 bullet and is a draw."""
    table = shootout([f"Hamshanks | {CLAWS}"], [foe])
    assert (table.bullets("Hamshanks"), table.stud("Hamshanks")) == (bullets, stud)


@pytest.mark.refuses(CLAWS)
def test_they_grow_on_monsters_only() -> None:
    table = Playing(
        side(
            "The 108 Righteous Bandits",
            rock=9,
            hand=[CLAWS],
            at={"home": ["Hamshanks", "Bloody Teeth", "Yunxu Jiang"]},
        ),
        side("Law Dogs"),
    )
    table.answer(f"shop:{table.id(CLAWS)}")
    assert table.choices() == ["Hamshanks", "Bloody Teeth"]
    assert has_keyword(table.state, table.id("Bloody Teeth"), "Harrowed")


@pytest.mark.plays(CLAWS)
def test_nothing_of_the_others_touches_them() -> None:
    table = shootout([f"Hamshanks | {CLAWS}"], ["Tonton Macoute"])
    table.passes(0).uses("Tonton Macoute")  # who boots nothing that cannot be affected (ruling 320)
    assert (table.booted(CLAWS), table.bullets("Hamshanks")) == (False, 1)
    happens(boot(table.state, table.id(CLAWS), an_ability(0, table, "Hamshanks")))
    assert table.booted(CLAWS)  # your own cards do


# --- Analytical Cognisizer -------------------------------------------------------------------------


def inventing(top: str = "KS") -> Playing:
    return Playing(
        side(
            "Morgan Cattle Co.",
            rock=5,
            hand=[COGNISIZER],
            deck=[top, "Bunkhouse"],
            at={"home": ["Elander Boldman"]},
        ),
        side("Law Dogs"),
    ).shops(COGNISIZER)


@pytest.mark.plays(COGNISIZER)
@pytest.mark.refuses(COGNISIZER)
def test_inventing_it_pays_at_once() -> None:
    table = inventing()
    assert (table.booted("Elander Boldman"), table.hand(0)) == (False, ["Bunkhouse"])
    failed = inventing("2S")
    assert (failed.booted("Elander Boldman"), failed.hand(0), failed.zone(COGNISIZER)) == (
        True,
        [],
        "discard",
    )


def recomputing(
    gadget: str = "Flame-Thrower", where: str = "town square", hand: tuple[str, ...] = ("Roan", "Bunkhouse")
) -> Playing:
    """Somebody with the machine is at home, next door to the town square."""
    return shootout(
        ["Olivia Jenks | Electrostatic Pump Gun"],
        ["Tommy Harden"],
        hands=(["AC"], ()),
        leader={"hand": list(hand), "at": {"home": [f"Elander Boldman | {COGNISIZER}"]}},
    )


@pytest.mark.plays(COGNISIZER)
def test_a_pull_for_a_gadget_next_door_becomes_a_heart() -> None:
    table = recomputing().uses(PUMP).reacts(COGNISIZER)
    assert (table.zone("Roan"), table.hand(0), table.booted(COGNISIZER)) == ("discard", ["Bunkhouse"], True)
    assert not table.stud("Tommy Harden")  # a club would have left him one


@pytest.mark.refuses(COGNISIZER)
def test_goods_are_what_it_feeds_on_and_gadgets_what_it_works_for() -> None:
    recomputing(hand=("Bunkhouse",)).uses(PUMP).never_offered(COGNISIZER, until=Question.SHOOTOUT)
    trick = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        hands=(["AC"], ()),
        leader={"hand": ["Trick Shooting", "Roan"], "at": {"home": [f"Elander Boldman | {COGNISIZER}"]}},
    )
    trick.uses("Trick Shooting").never_offered(COGNISIZER, until=Question.SHOOTOUT)


# --- Ranger's Bible --------------------------------------------------------------------------------


def condemning(
    mine: tuple[str, ...], theirs: tuple[str, ...], reader: str = "Olivia Jenks | bullets -2"
) -> Playing:
    return showdown([f"{reader} | {BIBLE}"], ["Fred Aims | bullets -2"], (mine, theirs)).until(
        Question.RESOLUTION
    )


@pytest.mark.plays(BIBLE)
@pytest.mark.parametrize(
    ("reader", "lowered"), [("Olivia Jenks | bullets -2", 3), ("Olivia Jenks | bullets -2 | influence 5", 4)]
)
def test_the_bible_condemns_a_cheat(reader: str, lowered: int) -> None:
    table = condemning(HANDS[5], CHEATING[7], reader).uses(BIBLE)
    assert table.choices() == ["Law Dogs", "The Sloane Gang"]
    table.answer("The Sloane Gang")
    assert (total(table, 1), table.booted(BIBLE)) == (7 - lowered, True)


@pytest.mark.refuses(BIBLE)
def test_who_cheats_preaches_in_vain() -> None:
    table = condemning(CHEATING[3], CHEATING[7]).uses(BIBLE)
    assert (total(table, 1), table.booted(BIBLE)) == (7, True)
    assert not usable(condemning(HANDS[5], HANDS[7]), BIBLE)
    lowball = Playing(
        side("Law Dogs", rock=5, deck=HANDS[1], at={"home": [f"Olivia Jenks | {BIBLE}"]}),
        side("The Sloane Gang", rock=5, deck=CHEATING[2], at={"home": ["Fred Aims"]}),
        phase="gambling",
    )
    lowball.until(Question.CHEATIN).uses(BIBLE)
    assert lowball.events(RankChanged) == []


# --- Stone's Colt Dragoons -------------------------------------------------------------------------


def ambushed(dragoons: str = DRAGOONS, *, seat: int = 1) -> Playing:
    """Somebody comes in by The Stakes Just Rose, against the Dragoons or on their side."""
    hands: list[dict[str, Any]] = [{}, {}]
    hands[seat] = {"hand": ["The Stakes Just Rose"], "at": {"home": ["Barton Everest"]}}
    table = shootout(
        [f"Olivia Jenks | bullets -2 | {dragoons}"],
        ["Fred Aims"],
        leader=hands[0],
        mark=hands[1],
        hands=(HANDS[1], HANDS[2]),
        rock=9,
    )
    return table.passes(0).uses("The Stakes Just Rose") if seat == 1 else table.uses("The Stakes Just Rose")


@pytest.mark.plays(DRAGOONS)
def test_a_newcomer_is_shot_down_and_lies_there_all_night() -> None:
    table = ambushed().reacts(DRAGOONS)
    assert (table.booted("Barton Everest"), table.booted(DRAGOONS)) == (True, True)
    draws(table).until(Question.NOON)
    assert (next_day(table).booted("Barton Everest"), table.zone("Barton Everest")) == (True, "play")


@pytest.mark.refuses(DRAGOONS)
def test_not_a_friend_and_not_by_a_tired_gun() -> None:
    ambushed(seat=0).never_offered(DRAGOONS, until=Question.SHOOTOUT)
    ambushed(f"{DRAGOONS} booted").never_offered(DRAGOONS, until=Question.SHOOTOUT)
    forming = shootout([f"Olivia Jenks | {DRAGOONS}"], ["Fred Aims", "Allie Hensman"])
    assert (forming.question, forming.booted("Allie Hensman")) == (Question.SHOOTOUT, False)
    assert draws(forming) is forming
