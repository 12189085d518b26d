"""Gadgets of the Base Set, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.reading.numbers import total
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.shootouts import HANDS, asks, draw_hand, draws, shootout

# --- Flame-Thrower ---------------------------------------------------------------------------------

KINGS = ("KS", "KC", "8D", "9D", "2C")
THREES = ("3S", "3C", "8D", "9D", "2C")
WORSE_THREES = ("3S", "3C", "7D", "9D", "2C")


def burning(mine: tuple[str, ...], theirs: tuple[str, ...], *, rock: int = 1) -> Playing:
    """Steele Archer, no bullets of his own, has the Flame-Thrower; its first cards are to be dropped."""
    return shootout(
        ["Steele Archer | Flame-Thrower", "Travis Moone", "Jake Smiley"],
        ["Philip Swinford", "Olivia Jenks", "Lawrence Blackwood", "Clementine Lepp"],
        hands=(("AS", "AD", *mine), theirs),
        leader={"rock": rock},
    )


def lots(table: Playing) -> list[tuple[int, int]]:
    """Who has to name casualties, and how many, until the round is over."""
    found = []
    table.until("casualt")
    while "due" in table.ask.message.args:
        seat, due = table.ask.seat, table.ask.message.args["due"]
        found.append((seat, due))
        while table.ask.seat == seat and "due" in table.ask.message.args:
            table.answer("Discard")
    return found


@pytest.mark.plays("Flame-Thrower")
@pytest.mark.ruling("RC3-flame-thrower-01")
def test_the_flame_thrower_burns_its_own_side_as_well() -> None:
    table = burning(HANDS[2], HANDS[4])
    assert table.stud("Steele Archer")
    assert table.bullets("Steele Archer") == 1
    table.uses("Flame-Thrower")
    assert table.bullets("Steele Archer") == 2
    assert total(table.state, "bullets", table.id("Flame-Thrower")) == 2, "the Gadget has the bullets"
    assert table.rock(0) == 0
    assert table.booted("Flame-Thrower")
    assert lots(table) == [(0, 2 + 1)]


@pytest.mark.plays("Flame-Thrower")
def test_the_flame_thrower_burns_the_loser_of_every_round() -> None:
    table = burning((*HANDS[2], "AS", "AD", *HANDS[2]), (*HANDS[1], *HANDS[1])).uses("Flame-Thrower")
    assert lots(table) == [(1, 1 + 1)]
    table.until("Shootout play")
    assert lots(table) == [(1, 1 + 1)]


@pytest.mark.ruling("RC3-flame-thrower-02")
def test_on_equal_ranks_the_worse_hand_loses_one_more() -> None:
    assert lots(burning(THREES, KINGS).uses("Flame-Thrower")) == [(0, 2), (1, 1)]
    assert lots(burning(THREES, WORSE_THREES).uses("Flame-Thrower")) == [(1, 2), (0, 1)]


@pytest.mark.ruling("RC3-flame-thrower-03")
def test_with_the_very_same_hands_nobody_loses_one_more() -> None:
    assert lots(burning(THREES, THREES).uses("Flame-Thrower")) == [(0, 1), (1, 1)]


@pytest.mark.refuses("Flame-Thrower")
def test_the_flame_thrower_needs_fuel_and_burns_up_to_three() -> None:
    assert burning(HANDS[1], HANDS[1], rock=0).why_not("use", "Flame-Thrower") is not None
    table = burning(HANDS[1], HANDS[1], rock=9).uses("Flame-Thrower")
    assert list(table.ask.form.choices()) == [1, 2, 3]


@pytest.mark.refuses("Flame-Thrower")
def test_without_fuel_nobody_burns() -> None:
    assert lots(burning(HANDS[2], HANDS[4])) == [(0, 2)]


# --- Auto Cattle-Feeder ----------------------------------------------------------------------------

FEEDER = "Auto Cattle-Feeder"


def inventing(*deeds: str, feeders: int = 1, pull: str = "KS") -> Playing:
    """Andreas Andregg is at home; difficulty 7."""
    return Playing(
        side(
            "Law Dogs",
            hand=[FEEDER] * feeders,
            deck=[pull, pull],
            deeds=list(deeds),
            at={"home": ["Andreas Andregg", "Prof. Eustace True"]},
        ),
        side("The Sloane Gang", deeds=["Blake Ranch"]),
    )


@pytest.mark.plays("Auto Cattle-Feeder")
@pytest.mark.ruling("RC3-auto-cattle-feeder-01")
def test_the_feeder_goes_to_a_ranch_elsewhere_and_feeds() -> None:
    table = inventing("Circle M Ranch", "Bunkhouse").shops(FEEDER, "Andreas Andregg")
    assert table.at("Andreas Andregg") == "Law Dogs"
    assert table.booted("Andreas Andregg")
    assert table.at(FEEDER) == "Circle M Ranch"
    table.passes(1).uses(FEEDER)
    assert table.rock(0) == 1
    assert table.booted(FEEDER)


@pytest.mark.ruling("RC3-auto-cattle-feeder-02")
def test_two_feeders_stand_at_one_ranch() -> None:
    table = inventing("Circle M Ranch", feeders=2).shops(FEEDER, "Andreas Andregg").passes(1)
    table.answer(f"shop:{table.state.players[0].hand[0]}").passes(1)
    first, second = table.state.cards[table.id("Circle M Ranch")].cards
    table.answer(f"use:{first}:feed").passes(1).answer(f"use:{second}:feed")
    assert table.rock(0) == 2


@pytest.mark.refuses("Auto Cattle-Feeder")
def test_a_feeder_needs_a_ranch_of_yours_and_whoever_controls_that_uses_it() -> None:
    refusal = inventing("Bunkhouse").why_not("shop", FEEDER)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-08"
    taken = Playing(
        side("Law Dogs", deeds=["Circle M Ranch"], at={"Circle M Ranch": [FEEDER]}),
        side("The Sloane Gang", at={"Circle M Ranch": ["Olivia Jenks"]}),
    )
    assert taken.why_not("use", FEEDER) is not None
    taken.passes(0).uses(FEEDER)
    assert (taken.rock(0), taken.rock(1)) == (0, 1)


@pytest.mark.refuses("Auto Cattle-Feeder")
def test_a_failed_invention_feeds_nobody() -> None:
    table = inventing("Circle M Ranch", pull="6S").shops(FEEDER, "Andreas Andregg")
    assert table.zone(FEEDER) == "discard"


# --- Auto-Revolver ---------------------------------------------------------------------------------

REVOLVER = "Auto-Revolver"


def arming(where: str, rock: int = 1, *, pull: str = "7S") -> Playing:
    """Andreas Andregg, Mad Scientist 0, fights with the Auto-Revolver in the hand; difficulty 7."""
    return shootout(
        ["Andreas Andregg"],
        ["Philip Swinford"],
        where=where,
        leader={"rock": rock, "hand": [REVOLVER], "deck": [pull], "deeds": ["Bunkhouse"]},
        mark={"deeds": ["Undertaker"], "at": {"Undertaker": ["Sloane"]}},
        joining=False,
    ).until("Shootout play")


@pytest.mark.plays("Auto-Revolver")
@pytest.mark.ruling("RC3-auto-revolver-01")
def test_the_auto_revolver_is_invented_in_a_shootout_at_the_usual_cost() -> None:
    table = arming("Bunkhouse").shops(REVOLVER)
    assert table.rock(0) == 0
    assert table.booted("Andreas Andregg")
    assert table.card(REVOLVER).place == table.id("Andreas Andregg")
    assert table.bullets("Andreas Andregg") == 1 + 1
    assert asks(table) == "Your Shootout play."
    assert table.ask.seat == 1


@pytest.mark.refuses("Auto-Revolver")
@pytest.mark.ruling("RC3-auto-revolver-01")
@pytest.mark.parametrize(("where", "rock"), [("town square", 1), ("Undertaker", 1), ("Bunkhouse", 0)])
def test_no_auto_revolver_where_others_rule_nor_without_ghost_rock(where: str, rock: int) -> None:
    assert arming(where, rock).plays() == ["pass"]


@pytest.mark.refuses("Auto-Revolver")
def test_an_auto_revolver_that_fails_is_gone() -> None:
    table = arming("Bunkhouse", pull="6S").shops(REVOLVER)
    assert table.zone(REVOLVER) == "discard"
    assert table.rock(0) == 0


def exchanging(*dudes: str) -> Playing:
    """Olivia Jenks, 3 bullets with the Auto-Revolver, may exchange three cards."""
    table = shootout(list(dudes), ["Philip Swinford"], leader={"deck": ["2S", "4C", "6D", "8S", "KD"]})
    return table.until("Exchange")


def exchange(table: Playing, discards: int, seat: int = 0) -> None:
    """A player exchanges the first so many cards, the other none."""
    while "Exchange" in asks(table):
        table.answer(*(draw_hand(table, seat)[:discards] if table.ask.seat == seat else ()))


@pytest.mark.plays("Auto-Revolver")
@pytest.mark.ruling("RC4-auto-revolver-01")
@pytest.mark.parametrize(("discards", "extra", "held"), [(1, 1, 6), (1, 0, 5), (2, 1, 6)])
def test_the_auto_revolver_draws_one_more_if_you_like(discards: int, extra: int, held: int) -> None:
    table = exchanging(f"Olivia Jenks | {REVOLVER}")
    exchange(table, discards)
    assert list(table.ask.form.choices()) == [0, 1]
    table.answer(extra)
    assert len(draw_hand(table, 0)) == held


@pytest.mark.ruling("RC3-auto-revolver-02")
def test_two_auto_revolvers_draw_two_more() -> None:
    table = exchanging(f"Olivia Jenks | {REVOLVER}", f"Jake Smiley | {REVOLVER}")
    exchange(table, 1)
    assert list(table.ask.form.choices()) == [0, 1, 2]
    table.answer(2)
    assert len(draw_hand(table, 0)) == 5 + 2


@pytest.mark.refuses("Auto-Revolver")
def test_no_extra_card_without_a_discard_nor_from_outside() -> None:
    table = exchanging(f"Olivia Jenks | {REVOLVER}")
    exchange(table, 1, seat=1)
    assert asks(table) == "Your Resolution play.", "the opponent draws no more"
    table = draws(exchanging(f"Olivia Jenks | {REVOLVER}"))
    assert len(draw_hand(table, 0)) == 5
    assert asks(table) == "Your Resolution play."
    absent = shootout(
        ["Olivia Jenks"], ["Philip Swinford"], leader={"at": {"home": [f"Jake Smiley | {REVOLVER}"]}}
    ).until("Exchange")
    exchange(absent, 1)
    assert asks(absent) == "Your Resolution play."
    assert len(draw_hand(absent, 0)) == 5


# --- Mechanical Horse ------------------------------------------------------------------------------

HORSE = "Mechanical Horse"


@pytest.mark.plays("Mechanical Horse")
def test_the_mechanical_horse_trots_as_often_as_it_is_fed() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deeds=["Bunkhouse"], at={"home": [f"Olivia Jenks | booted | {HORSE}"]}),
        side(),
    )
    table.uses(HORSE, part="trot")
    assert set(table.choices()) == {"Town Square", "Bunkhouse", "Law Dogs"}
    assert table.state.players[0].outfit not in table.ask.form.ids, "the other home"
    table.answer("Bunkhouse").passes(1).uses(HORSE, "Town Square", part="trot")
    assert table.at("Olivia Jenks") == "Town Square"
    assert table.rock(0) == 5 - 2 - 2
    assert not table.booted(HORSE)
    table.passes(1)
    assert table.why_not("use", HORSE) is not None, "1 ghost rock is not enough"


@pytest.mark.refuses("Mechanical Horse")
def test_the_mechanical_horse_needs_feeding_and_no_booted_rider_joins_on_it() -> None:
    hungry = Playing(side("Law Dogs", rock=1, at={"home": [f"Olivia Jenks | {HORSE}"]}), side())
    refusal = hungry.why_not("use", HORSE)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-04"
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        leader={"at": {"home": [f"Jake Smiley | booted | {HORSE}"]}},
        joining=False,
    ).until("Shootout play")
    assert table.posse(0) == ["Olivia Jenks"]
