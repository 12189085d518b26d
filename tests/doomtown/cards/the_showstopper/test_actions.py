"""Actions of The Showstopper."""

import pytest

from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.fights import CHEATIN_FOUR, HIGH_CARD, PAIR, duel

CAVALRY = "Calling the Cavalry"

# --- Calling the Cavalry ---------------------------------------------------------------------------


STUDS_PAIR = ["3C", "3D", *PAIR]  # a stud with 2 bullets draws two cards more; the first two are dropped


def charge(mine: list[str], theirs: list[str], *, more: list[str] | None = None) -> Playing:
    """Player 0 plays the Headline for the first dude; everybody named is in the fight."""
    table = duel(mine, theirs, my_hand=STUDS_PAIR, their_hand=CHEATIN_FOUR, my_cards=[CAVALRY, *(more or [])])
    for dude in (*mine[1:], *theirs[1:]):
        table.until("join").answer(dude.split(" |")[0])
    return table.until("Shootout play").uses(CAVALRY)


def ranks(table: Playing) -> tuple[int, int]:
    decided = table.events(events.RoundDecided)[0].ranks
    return decided[0], decided[1]


@pytest.mark.plays(CAVALRY)
def test_every_horse_is_a_rank_for_its_side() -> None:
    table = charge(["Olivia Jenks | Roan", "Travis Moone | Mustang"], ["Philip Swinford | Pinto"])
    table.answer("Olivia Jenks")
    assert table.stud("Olivia Jenks")
    table.until("Noon play")
    assert ranks(table) == (2 + 2, 8 + 1)


@pytest.mark.ruling("RC3-calling-the-cavalry-01")
def test_horses_are_counted_just_before_hands_are_compared() -> None:
    """Of two riders one is aced during Resolution."""
    table = charge(["Olivia Jenks"], ["Philip Swinford | Pinto", "Allie Hensman | Roan"], more=["Coachwhip!"])
    table.until("Resolution")
    assert rank_total(table.state, 1) == 8  # not yet
    table.uses("Coachwhip!", "Philip Swinford").until("Noon play")
    assert table.zone("Philip Swinford") == "hill"
    assert ranks(table) == (2, 8 + 1)


@pytest.mark.plays(CAVALRY)
def test_the_ranks_are_for_this_round_and_the_stud_for_the_shootout() -> None:
    table = duel(
        ["Olivia Jenks | Roan"],
        ["Philip Swinford", "Allie Hensman"],
        my_hand=["3C", "3D", *HIGH_CARD, *STUDS_PAIR],
        their_hand=[*HIGH_CARD, *HIGH_CARD],
        my_cards=[CAVALRY],
    )
    table.until("join").answer("Allie Hensman").until("Shootout play").uses(CAVALRY)
    table.until("asualt").answer("Allie Hensman").until("Shootout play")  # 1 + 1 against 1
    assert table.stud("Olivia Jenks")
    table.until("Resolution")
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
