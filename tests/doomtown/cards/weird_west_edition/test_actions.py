"""Actions of the Weird West Edition."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import BountyChanged
from doomtown import third_player
from doomtown.scenes import (
    HANDS,
    draws,
    facing,
    next_day,
    settle_until,
    shootout,
    told_of,
    unmoved,
    usable,
    with_text,
)

INQUIRIES, BELLIGERENCE, SNARE, SHORTCUT = (
    "Polite Inquiries",
    "Belligerence",
    "Rabbit's Sweeping Snare",
    "Shortcut",
)
TRICK, CRUSHING, THIRST = "Trick Shooting", "Crushing Inevitability", "Thirst for Blood"

# --- Polite Inquiries ------------------------------------------------------------------------------


def asking(dude: str = "Clyde Owens", where: str = "town square") -> Playing:
    deck = ["Bunkhouse", "Undertaker", "Shotgun", "Roan", "Pinto", "Mustang"]
    return Playing(
        side("Law Dogs", hand=[INQUIRIES, "Soul Blast"], deck=deck, at={where: [dude]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )


@pytest.mark.plays(INQUIRIES)
def test_asking_around_turns_cards_over() -> None:
    table = asking().uses(INQUIRIES)
    assert (table.question, table.booted("Clyde Owens")) == (Question.NUMBER, True)
    table.answer(2).answer("Soul Blast", "Bunkhouse")
    assert table.hand(0) == ["Undertaker", "Shotgun"]
    assert (table.zone("Soul Blast"), table.zone("Bunkhouse")) == ("discard", "discard")


@pytest.mark.plays(INQUIRIES)
@pytest.mark.parametrize(("dude", "most"), [("Clyde Owens", 3), ("Clyde Owens | bullets 4", 4)])
def test_as_many_as_the_dude_has_bullets_four_at_most(dude: str, most: int) -> None:
    table = asking(dude).uses(INQUIRIES)
    assert (table.ask.form.least, table.ask.form.most) == (0, most)  # type: ignore[attr-defined]
    none = asking("Steele Archer").uses(INQUIRIES)
    assert none.hand(0) == ["Soul Blast", "Bunkhouse"]  # unasked: nothing to draw but the last card


@pytest.mark.refuses(INQUIRIES)
@pytest.mark.parametrize(
    ("dude", "where"), [("Clyde Owens", "home"), ("Clyde Owens | booted", "town square")]
)
def test_somebody_unbooted_has_to_be_about(dude: str, where: str) -> None:
    assert not usable(asking(dude, where), INQUIRIES)


# --- Belligerence ----------------------------------------------------------------------------------


def swaggering(*people: str, rock: int = 0) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, hand=[BELLIGERENCE], at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"home": list(people)}),
    )


@pytest.mark.plays(BELLIGERENCE)
def test_a_wanted_dude_swaggers_until_the_next_noon() -> None:
    table = swaggering("Barton Everest | bounty 1").uses(BELLIGERENCE, part="swagger")
    assert (table.bullets("Barton Everest"), table.influence("Barton Everest")) == (3, 2)
    settle_until(table, "upkeep", 2)
    assert (table.bullets("Barton Everest"), table.influence("Barton Everest")) == (3, 2)
    settle_until(table, "noon", 2)
    assert (table.bullets("Barton Everest"), table.influence("Barton Everest")) == (2, 1)


@pytest.mark.plays(BELLIGERENCE)
def test_a_dude_rises_for_a_bounty() -> None:
    table = swaggering("Barton Everest | booted", rock=1).uses(BELLIGERENCE, part="rage")
    assert (table.booted("Barton Everest"), table.bounty("Barton Everest"), table.rock(0)) == (False, 1, 0)


@pytest.mark.refuses(BELLIGERENCE)
def test_nobody_honest_swaggers_and_nobody_rises_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not usable(swaggering("Barton Everest", rock=1), BELLIGERENCE)
    assert not usable(swaggering("Barton Everest | booted"), BELLIGERENCE)
    unmoved(monkeypatch, "Barton Everest", BountyChanged)
    table = swaggering("Barton Everest | booted", rock=1).uses(BELLIGERENCE)
    assert (table.booted("Barton Everest"), table.rock(0)) == (True, 0)
    cannot = words.says(words.CANNOT_GAIN_BOUNTY)
    with_text(monkeypatch, "Barton Everest", cannot=cannot)
    assert not usable(swaggering("Barton Everest | booted", rock=1), BELLIGERENCE)


# --- Rabbit's Sweeping Snare -----------------------------------------------------------------------


def snaring(mine: list[str], theirs: list[str], pulled: str = "AS", **more: Any) -> Playing:
    return shootout(
        mine,
        theirs,
        hands=([pulled], ()),
        leader={"outfit": "The 108 Righteous Bandits", "hand": [SNARE, CRUSHING]},
        **more,
    )


@pytest.mark.plays(SNARE)
def test_the_snare_trips_and_disarms_where_they_are_more() -> None:
    table = snaring(["Yunxu Jiang"], ["Barton Everest | Shotgun | Roan | Fancy New Hat", "Fred Aims"]).uses(
        SNARE
    )
    table.answer("Barton Everest")
    assert (table.stud("Barton Everest"), table.choices()) == (False, ["Shotgun", "Roan", "Fancy New Hat"])
    table.answer("Shotgun", "Roan")
    assert (table.booted("Shotgun"), table.booted("Roan"), table.booted("Fancy New Hat")) == (
        True,
        True,
        False,
    )


@pytest.mark.refuses(SNARE)
def test_it_only_trips_where_they_are_as_many_and_may_fail() -> None:
    table = snaring(["Yunxu Jiang"], ["Barton Everest | Shotgun"]).uses(SNARE)
    assert (table.stud("Barton Everest"), table.booted("Shotgun"), table.ask.seat) == (False, False, 1)
    failed = snaring(["Yunxu Jiang"], ["Barton Everest | Shotgun"], "KS").uses(SNARE)
    assert failed.stud("Barton Everest")
    assert not usable(snaring(["Olivia Jenks"], ["Barton Everest"]), SNARE)


@pytest.mark.plays(SNARE)
def test_guests_of_both_posses_count() -> None:
    more = {0: {"hand": [SNARE], "deck": ["AS"]}}
    alike = third_player.posses(
        ["Yunxu Jiang"], ["Barton Everest | Shotgun", "Fred Aims"], ["Max Baine"], more=more
    ).uses(SNARE, "Barton Everest")
    assert not alike.booted("Shotgun")
    fewer = third_player.posses(
        ["Yunxu Jiang"], ["Barton Everest | Shotgun"], ["Max Baine"], ["Micah Ryse", "Bobo"], more=more
    ).uses(SNARE, "Barton Everest", ("Shotgun",))
    assert fewer.booted("Shotgun")


# --- Crushing Inevitability ------------------------------------------------------------------------


@pytest.mark.plays(CRUSHING)
@pytest.mark.refuses(CRUSHING)
@pytest.mark.parametrize(("foe", "bonus"), [("Barton Everest | booted", (0, 0)), ("Barton Everest", (1, 0))])
def test_who_lies_down_counts_for_nothing(foe: str, bonus: tuple[int, int]) -> None:
    table = snaring(["Yunxu Jiang"], [foe]).uses(CRUSHING)
    assert table.booted("Yunxu Jiang")
    assert bonuses(table.state, 1) == bonus
    assert not usable(snaring(["Olivia Jenks", "Yunxu Jiang | booted"], [foe]), CRUSHING)


@pytest.mark.plays(CRUSHING)
@pytest.mark.parametrize(("foe", "first"), [("Barton Everest", True), ("Barton Everest | value 3", False)])
def test_the_weaker_is_the_first_to_fall(foe: str, first: bool) -> None:
    """Yunxu's value is 8; a single casualty is due, and Fred comes first."""
    posses = shootout(
        ["Yunxu Jiang | bullets -1"],
        ["Fred Aims | bullets -2", f"{foe} | bullets -2"],
        hands=(["AS", *HANDS[3]], HANDS[2]),
        leader={"outfit": "The 108 Righteous Bandits", "hand": [CRUSHING]},
    ).uses(CRUSHING, "Barton Everest")
    table = draws(posses).until(Question.RUN)
    assert (table.zone("Barton Everest") == "discard", table.zone("Fred Aims") == "discard") == (
        first,
        not first,
    )


# --- Shortcut --------------------------------------------------------------------------------------


def cutting(*mine: str, **more: Any) -> Playing:
    return Playing(
        side("Law Dogs", hand=[SHORTCUT], deeds=["Undertaker"], at={"Undertaker": list(mine)}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"town square": ["Fred Aims"]}),
        **more,
    )


@pytest.mark.plays(SHORTCUT)
@pytest.mark.refuses(SHORTCUT)
def test_a_shortcut_leads_anywhere() -> None:
    table = cutting("Clyde Owens", "Tommy Harden | booted").uses(SHORTCUT)
    assert table.choices() == ["Town Square", "Law Dogs", "The Sloane Gang", "Bunkhouse"]  # of Clyde
    table.answer("Bunkhouse")
    assert (table.at("Clyde Owens"), table.booted("Clyde Owens")) == ("Bunkhouse", False)
    assert not usable(cutting("Tommy Harden | booted"), SHORTCUT)


def hurrying(*, where: str = "Undertaker", shortcut: int = 0) -> Playing:
    hands: list[dict[str, Any]] = [{}, {}]
    hands[shortcut] = {"hand": [SHORTCUT]}
    return facing(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={"deeds": ["Undertaker", "Yan Li's Tailoring"], "at": {where: ["Clyde Owens"]}, **hands[0]},
        mark={**hands[1]},
    )


@pytest.mark.plays(SHORTCUT)
def test_who_comes_from_next_door_by_a_shortcut_is_not_tired() -> None:
    table = (
        hurrying().calls_out("Olivia Jenks", "Fred Aims").answer("yes").answer("Clyde Owens").reacts(SHORTCUT)
    )
    assert (table.booted("Clyde Owens"), table.at("Clyde Owens")) == (False, "Town Square")
    assert table.zone(SHORTCUT) == "discard"


@pytest.mark.refuses(SHORTCUT)
def test_no_shortcut_to_a_move_or_for_who_is_there() -> None:
    table = cutting("Clyde Owens").moves("Clyde Owens", "town square")
    table.never_offered(SHORTCUT, until=Question.NOON)
    there = facing(["Olivia Jenks", "Clyde Owens"], ["Fred Aims"], leader={"hand": [SHORTCUT]})
    there.calls_out("Olivia Jenks", "Fred Aims").answer("yes").answer("Clyde Owens")
    there.never_offered(SHORTCUT, until=Question.SHOOTOUT)


@pytest.mark.refuses(SHORTCUT)
def test_no_shortcut_from_farther_away() -> None:
    """Who comes from next door to the leader, not to the shootout, boots as ever."""
    table = Playing(
        side(
            "Law Dogs",
            hand=[SHORTCUT, "Kidnappin'"],
            deeds=["Undertaker"],
            at={"home": ["Clyde Owens"], "Undertaker": ["Tommy Harden"]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Fred Aims"]}),
    ).uses("Kidnappin'", "Clyde Owens", "Fred Aims")
    while table.question is Question.JOIN:
        table.answer("Tommy Harden" if "Tommy Harden" in table.choices() else "done")
    assert (table.booted("Tommy Harden"), table.hand(0)) == (True, [SHORTCUT])


# --- Trick Shooting --------------------------------------------------------------------------------


def shooting(pulled: str, dude: str = "Olivia Jenks") -> Playing:
    deck = [pulled, "Bunkhouse", "Undertaker", "Shotgun", "Roan"]
    return shootout([dude], ["Fred Aims"], hands=(deck, ()), leader={"hand": [TRICK]})


@pytest.mark.plays(TRICK)
@pytest.mark.parametrize("pulled", ["AH", "AD"])
def test_a_red_trick_finds_a_card(pulled: str) -> None:
    table = shooting(pulled).uses(TRICK)
    assert (table.bullets("Olivia Jenks"), table.choices()) == (3, ["Bunkhouse", "Undertaker", "Shotgun"])
    table.answer("Undertaker")
    assert table.hand(0) == ["Undertaker"]
    assert told_of(table, "Undertaker") == [0]
    assert [table.state.printed(card).title for card in table.state.players[0].deck[:2]] == [
        "Bunkhouse",
        "Shotgun",
    ]


@pytest.mark.refuses(TRICK)
@pytest.mark.parametrize("pulled", ["AS", "AC"])
def test_a_black_trick_only_adds_a_bullet(pulled: str) -> None:
    table = shooting(pulled).uses(TRICK)
    assert (table.bullets("Olivia Jenks"), table.hand(0), table.ask.seat) == (3, [], 1)


@pytest.mark.refuses(TRICK)
def test_it_takes_a_dude_of_yours_in_the_fight() -> None:
    table = third_player.posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Max Baine"],
        more={0: {"hand": [TRICK], "deck": ["AS"], "at": {"home": ["Clyde Owens"]}}},
    ).uses(TRICK)
    assert table.bullets("Olivia Jenks") == 3  # unasked: neither a guest's nor who stayed away


# --- Thirst for Blood ------------------------------------------------------------------------------


def thirsting(*mine: str) -> Playing:
    hands = (HANDS[8], HANDS[1])
    side_of_yours = {"hand": [THIRST], "at": {"home": ["Clyde Owens"]}}
    return shootout([*mine], ["Fred Aims"], hands=hands, rock=9, leader=side_of_yours)


@pytest.mark.plays(THIRST)
@pytest.mark.parametrize(
    ("way", "stud", "bullets", "bounty"),
    [("becomes a stud", True, 2, 0), ("2 more", False, 4, 0), ("both", True, 4, 1)],
)
def test_thirst_makes_a_stud_or_a_gun_or_both_at_a_price(
    way: str, stud: bool, bullets: int, bounty: int
) -> None:
    table = thirsting("Olivia Jenks").uses(THIRST, way)
    assert (table.stud("Olivia Jenks"), table.bullets("Olivia Jenks")) == (stud, bullets)
    assert (table.bounty("Olivia Jenks"), table.influence("Olivia Jenks")) == (bounty, 1)
    table.until(Question.NOON)
    assert table.influence("Olivia Jenks") == 1  # though the shootout is over
    assert next_day(table).influence("Olivia Jenks") == 2


@pytest.mark.refuses(THIRST)
def test_only_somebody_of_influence_in_the_fight_thirsts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = thirsting("Olivia Jenks", "Tommy Harden", "Jake Smiley").uses(THIRST)
    assert table.choices() == ["Olivia Jenks", "Tommy Harden"]
    assert not usable(thirsting("Jake Smiley"), THIRST)
    with_text(monkeypatch, "Olivia Jenks", cannot=words.says(words.CANNOT_GAIN_BOUNTY))
    assert len(thirsting("Olivia Jenks").uses(THIRST).choices()) == 2
    unmoved(monkeypatch, "Olivia Jenks", BountyChanged)
    spared = thirsting("Olivia Jenks").uses(THIRST, "both", "2 more")
    assert (spared.stud("Olivia Jenks"), spared.bullets("Olivia Jenks")) == (False, 4)
