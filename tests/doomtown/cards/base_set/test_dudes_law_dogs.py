"""The Law Dogs of the Base Set, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import BountyChanged, CasualtyNamed, Drew, HandRevealed, RankChanged
from doomtown.cards.base_set.dude_scenes import (
    CHEATING_LOW_PAIR,
    CHEATING_TWO_PAIR,
    Hand,
    Hands,
    can_use,
    of_draw_hand,
    showdown,
)
from doomtown.shootouts import CHEATING_PAIR, HANDS, asks, draws, shootout, total

LUCY = 'Lucinda "Lucy" Clover'
WENDY = 'Xiong "Wendy" Cheng'


# --- against cheaters --------------------------------------------------------------------------------


@pytest.mark.plays("Philip Swinford")
def test_philip_trades_a_card_when_somebody_cheats() -> None:
    table = showdown(
        ["Philip Swinford"], ["Fred Aims"], (HANDS[1], CHEATING_PAIR), leader={"hand": ["QS", "QH"]}
    )
    assert table.ask.seat == 0
    assert table.plays()[-1] == "none"
    table.answer(table.state.players[0].hand[1])
    assert [(event.seat, event.count) for event in table.events(Drew)] == [(0, 1)]
    assert len(table.hand(0)) == 2
    assert len(table.state.players[0].discard) == 1


@pytest.mark.plays("Philip Swinford")
def test_philip_does_not_have_to_and_need_not_be_there() -> None:
    table = showdown(
        ["Olivia Jenks"],
        ["Fred Aims"],
        (HANDS[1], CHEATING_PAIR),
        leader={"hand": ["QS"], "at": {"home": ["Philip Swinford"]}},
    )
    table.answer("none")
    assert len(table.hand(0)) == 1
    assert not table.events(Drew)
    assert "Resolution" in asks(table)


@pytest.mark.plays("Philip Swinford")
def test_philip_watches_lowball_too() -> None:
    table = Playing(
        side("Law Dogs", rock=1, deck=HANDS[1], hand=["QS"], at={"home": ["Philip Swinford"]}),
        side("The Sloane Gang", rock=1, deck=CHEATING_PAIR),
        phase="gambling",
    )
    assert table.ask.seat == 0
    table.answer(table.state.players[0].hand[0])
    assert [(event.seat, event.count) for event in table.events(Drew)] == [(0, 1)]


@pytest.mark.refuses("Philip Swinford")
@pytest.mark.parametrize(
    ("hands", "cards"),
    [
        ((HANDS[1], HANDS[2]), ["QS"]),  # nobody cheats
        ((CHEATING_LOW_PAIR, CHEATING_PAIR), ["QS"]),  # Philip's player does as well
        ((CHEATING_LOW_PAIR, HANDS[1]), ["QS"]),  # only Philip's player does
        ((HANDS[1], CHEATING_PAIR), []),  # nothing to discard
    ],
)
def test_philip_gets_nothing(hands: Hands, cards: list[str]) -> None:
    table = showdown(["Philip Swinford"], ["Fred Aims"], hands, leader={"hand": cards})
    assert "Resolution" in asks(table)
    assert not table.events(Drew)


@pytest.mark.refuses("Philip Swinford")
def test_philip_watches_only_hands_his_own_player_competes_with() -> None:
    """Two others shoot it out, and one of them cheats."""
    third = side("Morgan Cattle Co.", hand=["QS"], at={"home": ["Philip Swinford | booted"]})
    table = showdown(["Olivia Jenks"], ["Fred Aims"], (HANDS[1], CHEATING_PAIR), others=[third])
    assert "Resolution" in asks(table)
    assert table.ask.seat == 0
    assert not table.events(Drew)


@pytest.mark.refuses("Tommy Harden")
@pytest.mark.refuses("Sheriff Dave Montreal")
@pytest.mark.refuses(LUCY)
@pytest.mark.refuses("Barton Everest")
def test_lowball_is_no_shootout() -> None:
    table = Playing(
        side("Law Dogs", rock=1, deck=HANDS[1], at={"home": ["Tommy Harden", "Sheriff Dave Montreal", LUCY]}),
        side("The Sloane Gang", rock=1, deck=CHEATING_PAIR, at={"home": ["Barton Everest"]}),
        phase="gambling",
    )
    assert any(event.cheatin for event in table.events(HandRevealed))
    assert not table.events(RankChanged)
    assert not table.events(BountyChanged)
    assert not table.state.effects


@pytest.mark.plays("Tommy Harden")
@pytest.mark.parametrize(("hand", "rank"), [(HANDS[1], 1 + 2), (CHEATING_LOW_PAIR, 2 + 1)])
def test_tommy_profits_from_cheaters_more_if_he_is_honest(hand: Hand, rank: int) -> None:
    table = showdown(["Tommy Harden"], ["Fred Aims"], (hand, CHEATING_PAIR))
    assert (total(table, 0), total(table, 1)) == (rank, 2)


@pytest.mark.refuses("Tommy Harden")
@pytest.mark.parametrize("hands", [(HANDS[1], HANDS[2]), (CHEATING_LOW_PAIR, HANDS[2])])
def test_tommy_gets_nothing_from_an_honest_opponent(hands: Hands) -> None:
    table = showdown(["Tommy Harden"], ["Fred Aims"], hands)
    assert total(table, 0) == (1 if hands[0] == HANDS[1] else 2)


@pytest.mark.refuses("Tommy Harden")
def test_tommy_has_to_be_in_the_shootout() -> None:
    table = showdown(
        ["Olivia Jenks"], ["Fred Aims"], (HANDS[1], CHEATING_PAIR), leader={"at": {"home": ["Tommy Harden"]}}
    )
    assert total(table, 0) == 1


@pytest.mark.ruling("RC3-tommy-harden-01")
def test_tommys_bonus_stays_whatever_becomes_of_him_and_of_the_hand() -> None:
    """The Ghostly Gun takes the place of the card too much; then Point Blank aces Tommy."""
    table = showdown(
        ["Tommy Harden", "Olivia Jenks"],
        ["Pancho Castillo", "The Ghostly Gun"],
        (HANDS[1], CHEATING_PAIR),
        mark={"hand": ["Point Blank"]},
        winner=1,
    )
    assert total(table, 0) == 3
    table.uses("The Ghostly Gun", "AH", of_draw_hand(table, 1, 1)).passes(0)
    assert total(table, 0) == 3
    table.uses("Point Blank", "Tommy Harden")
    assert table.zone("Tommy Harden") == "hill"
    assert total(table, 0) == 3


@pytest.mark.plays(LUCY)
def test_lucy_reports_a_whole_posse_of_cheaters() -> None:
    table = showdown([LUCY], ["Fred Aims", "Silas Aims | bounty 2"], (HANDS[1], CHEATING_PAIR))
    assert (table.bounty("Fred Aims"), table.bounty("Silas Aims"), table.bounty(LUCY)) == (1, 3, 0)


@pytest.mark.refuses(LUCY)
@pytest.mark.parametrize(
    ("mine", "away", "hands"),
    [
        (LUCY, "Olivia Jenks", (HANDS[1], HANDS[2])),  # nobody cheats
        (LUCY, "Olivia Jenks", (CHEATING_LOW_PAIR, HANDS[2])),  # only her own player does
        ("Olivia Jenks", LUCY, (HANDS[1], CHEATING_PAIR)),  # she is not there
    ],
)
def test_lucy_has_nothing_to_report(mine: str, away: str, hands: Hands) -> None:
    table = showdown([mine], ["Fred Aims"], hands, leader={"at": {"home": [away]}})
    assert (table.bounty("Fred Aims"), table.bounty(mine)) == (0, 0)


def losing_with_dave(mine: list[str], hands: Hands) -> Playing:
    """Player 0 loses the round; the table stops where fleeing or a next round begins."""
    table = showdown(mine, ["Fred Aims"], hands)
    return table.until("flee")


@pytest.mark.plays("Sheriff Dave Montreal")
def test_dave_keeps_honest_people_alive() -> None:
    table = losing_with_dave(["Sheriff Dave Montreal", "Olivia Jenks"], (HANDS[1], CHEATING_PAIR))
    assert table.events(CasualtyNamed) == []
    assert table.posse(0) == ["Sheriff Dave Montreal", "Olivia Jenks"]


@pytest.mark.refuses("Sheriff Dave Montreal")
@pytest.mark.parametrize("hands", [(HANDS[1], HANDS[2]), (CHEATING_LOW_PAIR, CHEATING_TWO_PAIR)])
def test_dave_protects_only_the_honest_from_cheaters(hands: Hands) -> None:
    table = losing_with_dave(["Sheriff Dave Montreal", "Olivia Jenks"], hands)
    assert len(table.events(CasualtyNamed)) == 1


@pytest.mark.refuses("Sheriff Dave Montreal")
def test_dave_protects_neither_cheaters_nor_dogs() -> None:
    won = showdown(["Sheriff Dave Montreal"], ["Fred Aims"], (HANDS[4], CHEATING_PAIR)).until("Noon play")
    assert [event.name for event in won.events(CasualtyNamed)] == ["Fred Aims"]
    table = losing_with_dave(["Sheriff Dave Montreal", "Olivia Jenks | Bluetick"], (HANDS[1], CHEATING_PAIR))
    assert [event.name for event in table.events(CasualtyNamed)] == ["Bluetick"]


@pytest.mark.refuses("Sheriff Dave Montreal")
def test_dave_protects_nobody_in_the_next_round() -> None:
    table = showdown(
        ["Sheriff Dave Montreal", "Olivia Jenks"],
        ["Fred Aims"],
        ((*HANDS[1], *["3C"], *HANDS[1]), (*CHEATING_PAIR, *HANDS[4])),
    )
    table.until("Shootout play")
    draws(table, "Olivia Jenks")
    table.until("casualt")
    assert table.ask.seat == 0


# --- what they can do --------------------------------------------------------------------------------


@pytest.mark.plays("Judge Harry Somerset")
def test_harry_has_a_wanted_dude_hanged() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Judge Harry Somerset"]}),
        side(
            "The Sloane Gang", at={"home": ["Fred Aims | bounty 1", "Silas Aims | bounty 2", "Olivia Jenks"]}
        ),
    )
    table.uses("Judge Harry Somerset")
    assert table.booted("Judge Harry Somerset")  # before he is at work
    assert table.choices() == ["Fred Aims", "Silas Aims"]
    table.answer("Silas Aims").until("Noon play")
    assert table.zone("Silas Aims") == "hill"
    assert table.rock(0) == 2
    assert table.at("Judge Harry Somerset") == "Law Dogs"
    assert table.booted("Judge Harry Somerset")


@pytest.mark.refuses("Judge Harry Somerset")
@pytest.mark.parametrize(("harry", "fred"), [("", ""), (" | booted", " | bounty 1")])
def test_harry_needs_a_culprit_and_his_strength(harry: str, fred: str) -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"Judge Harry Somerset{harry}"]}),
        side("The Sloane Gang", at={"home": [f"Fred Aims{fred}"]}),
    )
    assert not can_use(table, "Judge Harry Somerset")


@pytest.mark.plays(WENDY)
def test_wendy_throws_somebody_out() -> None:
    table = shootout([WENDY], ["Fred Aims", "Silas Aims"])
    table.uses(WENDY, "Silas Aims")
    assert table.posse(1) == ["Fred Aims"]
    assert (table.at("Silas Aims"), table.booted("Silas Aims")) == ("The Sloane Gang", True)
    assert table.booted(WENDY)


@pytest.mark.refuses(WENDY)
def test_wendy_takes_only_the_other_posse_and_unbooted() -> None:
    table = shootout(
        [WENDY, "Olivia Jenks"],
        ["Fred Aims | Shotgun", "Silas Aims"],
        mark={"at": {"home": ["Allie Hensman"]}},
    )
    table.uses(WENDY)
    assert table.choices() == ["Fred Aims", "Silas Aims"]
    booted = shootout([f"{WENDY} | booted", "Olivia Jenks"][::-1], ["Fred Aims"])
    assert not can_use(booted, WENDY)


@pytest.mark.plays("Clyde Owens")
@pytest.mark.parametrize(("bounty", "asked"), [("", True), (" | bounty 1", False)])
def test_clyde_calls_out_and_the_wanted_cannot_refuse(bounty: str, asked: bool) -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens"]}),
        side("The Sloane Gang", at={"town square": [f"Fred Aims{bounty}"]}),
    )
    table.uses("Clyde Owens")
    assert (table.choices() == ["yes", "no"]) == asked
    if asked:
        table.answer("no")
        assert table.at("Fred Aims") == "The Sloane Gang"
    else:
        assert (table.posse(0), table.posse(1)) == (["Clyde Owens"], ["Fred Aims"])
    assert not table.booted("Clyde Owens")


@pytest.mark.refuses("Clyde Owens")
def test_clyde_calls_out_only_others_where_he_is_and_once_a_day() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens", "Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            at={"town square": ["Fred Aims | Shotgun", "Silas Aims"], "home": ["Allie Hensman"]},
        ),
    )
    table.uses("Clyde Owens")
    assert table.choices() == ["Fred Aims", "Silas Aims"]
    table.answer("Fred Aims").answer("no").passes(1)
    assert not can_use(table, "Clyde Owens")


@pytest.mark.plays("Abram Grothe")
def test_abram_clears_a_church() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Abram Grothe", "Tommy Harden"]}),
        side(
            "The Fourth Ring",
            deeds=["Gomorra Parish"],
            at={"Gomorra Parish": ["Bobo", "Fred Aims | bounty 2", "Avie Cline"], "home": ["Tyxarglenak"]},
        ),
    )
    table.uses("Abram Grothe")
    assert table.booted("Abram Grothe")  # as he sets out
    table.until("Noon play")
    assert [table.zone(name) for name in ("Bobo", "Fred Aims", "Avie Cline", "Tyxarglenak")] == [
        "discard", "discard", "play", "play",
    ]  # fmt: skip
    assert table.rock(0) == 2


@pytest.mark.plays("Abram Grothe")
def test_abrams_own_people_ride_home_before_the_church_is_cleared() -> None:
    table = Playing(
        side("Law Dogs", at={"Gomorra Parish": ["Abram Grothe | bounty 1", "Fred Aims | bounty 1"]}),
        side("The Fourth Ring", deeds=["Gomorra Parish"]),
    )
    table.uses("Abram Grothe").until("Noon play")
    assert (table.zone("Abram Grothe"), table.at("Abram Grothe")) == ("play", "Law Dogs")
    assert table.zone("Fred Aims") == "discard"  # he did not join


@pytest.mark.refuses("Abram Grothe")
def test_abram_marks_only_holy_ground() -> None:
    def choices(*deeds: str) -> Playing:
        return Playing(
            side("Law Dogs", at={"home": ["Abram Grothe"]}), side("The Fourth Ring", deeds=list(deeds))
        )

    assert not can_use(choices("Bunkhouse", "Dead Dog Tavern"), "Abram Grothe")
    table = choices("Bunkhouse", "Gomorra Parish", "1st Baptist Church").uses("Abram Grothe")
    assert table.choices() == ["Gomorra Parish", "1st Baptist Church"]


@pytest.mark.refuses("Abram Grothe")
def test_a_job_of_abrams_that_fails_clears_nothing() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Abram Grothe"]}, deck=["2S", *HANDS[1]]),
        side(
            "The Fourth Ring",
            deeds=["Gomorra Parish"],
            at={"Gomorra Parish": ["Avie Cline", "Bobo"]},
            deck=HANDS[8],
        ),
    )
    table.uses("Abram Grothe").answer("yes").answer("Avie Cline").answer("done").until("Noon play")
    assert table.zone("Abram Grothe") == "hill"
    assert table.zone("Bobo") == "play"


# --- who they are ------------------------------------------------------------------------------------


@pytest.mark.plays("Prescott Utter")
def test_prescott_counts_law_dogs_around_him() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Prescott Utter | Shotgun", "Tommy Harden"], "home": [LUCY]}),
        side("The Sloane Gang", at={"town square": ["Clyde Owens", "Fred Aims"]}),
    )
    assert (table.bullets("Prescott Utter"), table.influence("Prescott Utter")) == (3 + 1, 3)
    table.moves("Tommy Harden", "Law Dogs")
    assert (table.bullets("Prescott Utter"), table.influence("Prescott Utter")) == (2 + 1, 2)


@pytest.mark.refuses("Prescott Utter")
def test_prescott_counts_no_other_cards_and_no_other_people() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Prescott Utter", "Olivia Jenks", "Fred Aims"]}),
        side("The Sloane Gang"),
    )
    assert (table.bullets("Prescott Utter"), table.influence("Prescott Utter")) == (1, 1)
