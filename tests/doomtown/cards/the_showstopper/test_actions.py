"""Actions of The Showstopper."""

from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.scenes import (
    CHEATING,
    HANDS,
    answers,
    draws,
    everybody_joins,
    hangs,
    name,
    refused_by,
    shootout,
    usable,
)
from doomtown.third_player import posses

CAVALRY = "Calling the Cavalry"

# --- Calling the Cavalry ---------------------------------------------------------------------------


STUDS_PAIR = ["3C", "3D", *HANDS[2]]  # a stud with 2 bullets draws two cards more; the first two are dropped


def charge(mine: list[str], theirs: list[str], *, more: list[str] | None = None) -> Playing:
    """Player 0 plays the Headline for the first dude; everybody named is in the fight."""
    table = shootout(
        mine,
        theirs,
        hands=(STUDS_PAIR, CHEATING[8]),
        leader={"hand": [CAVALRY, *(more or [])]},
        rock=5,
        joining=False,
    )
    for dude in (*mine[1:], *theirs[1:]):
        table.until(Question.JOIN).answer(name(dude))
    return table.until(Question.SHOOTOUT).uses(CAVALRY)


def ranks(table: Playing) -> tuple[int, int]:
    decided = table.events(events.RoundDecided)[0].ranks
    return decided[0], decided[1]


@pytest.mark.plays(CAVALRY)
def test_every_horse_is_a_rank_for_its_side() -> None:
    table = charge(["Olivia Jenks | Roan", "Travis Moone | Mustang"], ["Philip Swinford | Pinto"])
    table.answer("Olivia Jenks")
    assert table.stud("Olivia Jenks")
    table.until(Question.NOON)
    assert ranks(table) == (2 + 2, 8 + 1)


@pytest.mark.ruling("RC3-calling-the-cavalry-01")
def test_horses_are_counted_just_before_hands_are_compared() -> None:
    """Of two riders one is aced during Resolution."""
    table = charge(["Olivia Jenks"], ["Philip Swinford | Pinto", "Allie Hensman | Roan"], more=["Coachwhip!"])
    table.until(Question.RESOLUTION)
    assert rank_total(table.state, 1) == 8  # not yet
    table.uses("Coachwhip!", "Philip Swinford").until(Question.NOON)
    assert table.zone("Philip Swinford") == "hill"
    assert ranks(table) == (2, 8 + 1)


@pytest.mark.plays(CAVALRY)
def test_the_ranks_are_for_this_round_and_the_stud_for_the_shootout() -> None:
    table = shootout(
        ["Olivia Jenks | Roan"],
        ["Philip Swinford", "Allie Hensman"],
        hands=(["3C", "3D", *HANDS[1], *STUDS_PAIR], [*HANDS[1], *HANDS[1]]),
        leader={"hand": [CAVALRY]},
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Allie Hensman").until(Question.SHOOTOUT).uses(CAVALRY)
    table.until(Question.CASUALTIES).answer("Allie Hensman").until(Question.SHOOTOUT)  # 1 + 1 against 1
    assert table.stud("Olivia Jenks")
    table.until(Question.RESOLUTION)
    assert rank_total(table.state, 0) == 2  # the pair alone


@pytest.mark.refuses(CAVALRY)
def test_one_headline_a_shootout_and_only_in_one() -> None:
    table = charge(["Olivia Jenks"], ["Philip Swinford"], more=["A Fight They'll Never Forget"]).passes(1)
    assert table.plays() == ["pass"]
    noon = Playing(side("Law Dogs", at={"home": ["Tommy Harden"]}, hand=[CAVALRY]), side("The Sloane Gang"))
    assert f"use:{noon.id(CAVALRY)}:bugle" not in noon.plays()


# --- Showboating -----------------------------------------------------------------------------------


def walking(top: str, *, rock: int = 1, hand: tuple[str, ...] = ("Showboating",)) -> Playing:
    """Steele, a Huckster 2, casts Shadow Walk, of difficulty 7, with this card on top of the deck."""
    table = Playing(
        side(
            "The Fourth Ring", rock=rock, hand=hand, deck=[top], at={"home": ["Steele Archer | Shadow Walk"]}
        ),
        side("The Sloane Gang"),
    )
    return table.uses("Shadow Walk", "Town Square")


@pytest.mark.plays("Showboating")
def test_a_test_passed_by_five_makes_famous() -> None:
    table = walking("KC").reacts("Showboating")
    assert (table.rock(0), control(table.state, table.id("Steele Archer"))) == (0, 1)


@pytest.mark.plays("Showboating")
def test_a_pulled_feat_costs_nothing() -> None:
    table = walking("Showboating", rock=0, hand=()).answer("yes")  # a jack
    assert control(table.state, table.id("Steele Archer")) == 1


@pytest.mark.refuses("Showboating")
@pytest.mark.parametrize(("top", "rock"), [("9C", 1), ("KC", 0)])
def test_a_narrow_success_or_an_empty_purse_makes_nobody_famous(top: str, rock: int) -> None:
    table = walking(top, rock=rock)
    assert "react" not in table.ask.message.key
    assert table.at("Steele Archer") == "Town Square"


# --- Rite Of Profane Abstersion ---------------------------------------------------------------------

RITE = "Rite Of Profane Abstersion"


def rite(
    *mine: str, foes: tuple[str, ...] = ("Barton Everest", "Allie Hensman | Bluetick"), rock: int = 1
) -> Playing:
    return shootout(
        list(mine),
        list(foes),
        leader={"hand": [RITE], "rock": rock, "at": {"home": ["Jake Smiley | Evanor | Bluetick"]}},
    )


@pytest.mark.plays(RITE)
def test_the_weak_go_home_and_the_beasts_to_hand() -> None:
    table = rite(
        "Olivia Jenks | Doyle's Hoyle | Roan | Scoop Hound",
        "Steele Archer",
        foes=("Barton Everest | Faithful Hound", "Allie Hensman"),
    ).uses(RITE)
    assert answers(table) == ["it boots", "it is discarded"]
    table.answer("it boots")
    assert (table.booted("Doyle's Hoyle"), table.rock(0)) == (True, 0)
    assert table.posse(0) == ["Olivia Jenks"]  # Steele has no bullets
    assert table.posse(1) == ["Barton Everest"]  # Allie is an ace
    assert [table.booted(dude) for dude in ("Steele Archer", "Allie Hensman")] == [True, True]
    assert (table.hand(0), table.hand(1)) == (["Scoop Hound"], ["Faithful Hound"])
    assert table.zone("Roan") == "play"


@pytest.mark.plays(RITE)
def test_a_booted_relic_can_only_be_discarded() -> None:
    table = rite("Olivia Jenks | Stone Idol booted", "Tommy Harden | Mayfair Family Deck").uses(RITE)
    assert sorted(table.choices()) == ["Mayfair Family Deck", "Stone Idol"]
    table.answer("Stone Idol")
    assert table.zone("Stone Idol") == "discard"


@pytest.mark.refuses(RITE)
@pytest.mark.parametrize("mine", ["Olivia Jenks", "Olivia Jenks | Shotgun"])
def test_without_an_offering_there_is_no_rite(mine: str) -> None:
    assert not usable(rite(mine), RITE)


@pytest.mark.refuses(RITE)
def test_what_a_guest_carries_is_no_offering_of_yours() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Barton Everest"],
        ["Philip Swinford | Stone Idol"],
        more={0: {"hand": [RITE], "rock": 1}},
    )
    assert not usable(table, RITE)


@pytest.mark.refuses(RITE)
@pytest.mark.rule("RC-headline-01")
def test_it_is_the_only_headline_of_its_shootout() -> None:
    table = shootout(
        ["Olivia Jenks | Stone Idol"],
        ["Barton Everest"],
        leader={"hand": [RITE, "Calling the Cavalry"], "rock": 1},
    )
    table.uses("Calling the Cavalry").passes(1)
    assert not usable(table, RITE)


# --- All Or Nothing ---------------------------------------------------------------------------------

ALL = "All Or Nothing"


def razing(mark: str, **more: Any) -> Playing:
    return Playing(
        side("Law Dogs", rock=1, hand=[ALL], at={"home": ["Tommy Harden"]}),
        side(
            "The Sloane Gang",
            deeds=["Undertaker | Spirit Trail", "Bunkhouse"],
            at={
                "Undertaker": ["Barton Everest", "Allie Hensman | bounty 1", "Pagliaccio"],
                "Bunkhouse": ["Jake Smiley"],
                "home": ["Steven Wiles"],
            },
        ),
        **more,
    ).uses(ALL, mark)


@pytest.mark.plays(ALL)
def test_a_razed_deed_is_empty() -> None:
    table = razing("Undertaker").until(Question.NOON)
    zones = [table.zone(card) for card in ("Spirit Trail", "Allie Hensman", "Pagliaccio", "Undertaker")]
    assert zones == ["discard", "discard", "discard", "play"]
    assert (table.at("Barton Everest"), table.booted("Barton Everest")) == ("The Sloane Gang", True)
    assert (table.at("Jake Smiley"), table.booted("Steven Wiles"), table.rock(0)) == (
        "Bunkhouse",
        False,
        0 + 1,
    )


@pytest.mark.plays(ALL)
def test_at_a_home_only_what_is_attached_to_it_goes() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=[ALL], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", hand=["Fiddle Game"], at={"home": ["Barton Everest | bounty 1"]}),
    )
    hangs(table, "Fiddle Game", "The Sloane Gang")
    table.uses(ALL, "The Sloane Gang").until(Question.NOON)
    assert (table.zone("Fiddle Game"), table.zone("Barton Everest"), table.booted("Barton Everest")) == (
        "discard",
        "play",
        False,
    )


@pytest.mark.refuses(ALL)
def test_a_failed_job_razes_nothing_and_needs_a_leader() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=[ALL], deck=HANDS[1], at={"home": ["Philip Swinford"]}),
        side(
            "The Sloane Gang",
            deeds=["Undertaker"],
            deck=HANDS[8],
            at={"Undertaker": ["Barton Everest", "Jake Smiley"]},
        ),
    )
    table.uses(ALL, "Undertaker").until(Question.OPPOSE).answer("yes")
    draws(everybody_joins(table, ["Barton Everest", "Jake Smiley"]).until(Question.SHOOTOUT)).until(
        Question.NOON
    )
    assert [table.at(dude) for dude in ("Barton Everest", "Jake Smiley")] == ["Undertaker", "Undertaker"]
    nobody = Playing(side("Law Dogs", rock=1, hand=[ALL], at={"home": ["Tommy Harden | booted"]}), side())
    assert refused_by(nobody, "use", ALL) == "RB-6.2-04"


@pytest.mark.plays(ALL)
def test_who_stands_there_joins_the_defenders_unasked() -> None:
    """Player 1 defends the square; player 2's Irving is there, and player 2's Clint is at home."""
    table = Playing(
        side("Law Dogs", rock=1, hand=[ALL], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        side("Morgan Cattle Co.", at={"town square": ["Irving Patterson"], "home": ["Clint Ramsey"]}),
    ).uses(ALL, "Town Square")
    while table.question != Question.OPPOSE:
        table.answer() if table.question == Question.INVITE else table.answer("done")
    table.answer("yes")
    while table.question == Question.INVITE or (table.question == Question.JOIN and table.ask.seat == 1):
        table.answer() if table.question == Question.INVITE else table.answer("Barton Everest")
    assert (table.ask.seat, table.question) == (2, Question.JOIN)
    assert "Clint Ramsey" not in table.choices()
    table.answer("Irving Patterson")
    assert table.until(Question.SHOOTOUT).posse(1) == ["Barton Everest", "Irving Patterson"]
