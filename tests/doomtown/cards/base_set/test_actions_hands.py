"""Resolutions and Cheatin' Resolutions of the Base Set that are actions."""

from collections.abc import Sequence
from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Aced
from doomtown.scenes import CHEATING, HANDS, asks, draw_hand, draws, refused, shootout, total, usable

LEGAL = HANDS[1]


def resolution(
    *hand: str,
    mine: Sequence[str] = LEGAL,
    theirs: Sequence[str] = LEGAL,
    my_dudes: Sequence[str] = ("Olivia Jenks",),
    their_dudes: Sequence[str] = ("Fred Aims",),
    their_hand: Sequence[str] = (),
    **leader: Any,
) -> Playing:
    """Both draw these hands; player 0, who has these actions, is asked for a Resolution play."""
    table = shootout(
        my_dudes,
        their_dudes,
        hands=(mine, theirs),
        leader={"hand": hand, **leader},
        mark={"hand": their_hand},
    )
    return draws(table)


def lowball(
    mine: Sequence[str], theirs: Sequence[str], *hand: str, dudes: Sequence[str] = ("Fred Aims",)
) -> Playing:
    """A day begins, and these are the hands."""
    return Playing(
        side("Law Dogs", rock=1, hand=hand, deck=mine),
        side("The Sloane Gang", rock=1, deck=theirs, at={"home": list(dudes)}),
        phase="gambling",
    )


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(action, marks=pytest.mark.refuses(action))
        for action in ("Bottom Dealin'", "One Good Turn…", "Magical Distraction", "Coachwhip!")
    ],
)
def test_nothing_is_exposed_where_nobody_cheats(action: str) -> None:
    table = resolution(action, my_dudes=("Steele Archer | Soul Blast",))
    assert refused(table, action) == "RB-6.1-63"
    mine = resolution(action, mine=CHEATING[2], my_dudes=("Steele Archer | Soul Blast",))
    assert refused(mine, action) == "RB-6.1-63", "to cheat oneself is not enough"


# --- Bottom Dealin' ----------------------------------------------------------------------------------


@pytest.mark.plays("Bottom Dealin'")
def test_the_cheaters_hand_comes_from_your_deck() -> None:
    table = resolution("Bottom Dealin'", mine=(*HANDS[3], *HANDS[2]), theirs=CHEATING[7])
    old = draw_hand(table, 1)
    table.uses("Bottom Dealin'")
    assert (rank(table.state, 1), is_legal(table.state, 1)) == (2, True)
    assert set(old) <= set(table.state.players[1].discard)
    new = draw_hand(table, 1)
    table.until(Question.NOON)
    assert set(new) <= set(table.state.players[0].discard)


@pytest.mark.plays("Bottom Dealin'")
def test_bottom_dealin_works_in_lowball() -> None:
    table = lowball((*HANDS[3], *HANDS[7]), CHEATING[2], "Bottom Dealin'").uses("Bottom Dealin'")
    assert table.state.winner == 0, "two pairs are lower than the full house"


FULL = ("6C", "6D", "6H", "9S", "9D")


def dealt(*theirs: str, deck: Sequence[str] = FULL, cheats: bool = False) -> Playing:
    """Player 1 cheats and has got five cards of player 0's deck instead."""
    mine = CHEATING[2] if cheats else LEGAL
    table = shootout(
        ["Jake Smiley"],
        theirs,
        hands=((*mine, *deck), (*CHEATING[7], "KS")),
        leader={"hand": ["Bottom Dealin'"]},
    )
    return draws(table).uses("Bottom Dealin'")


@pytest.mark.ruling("RC3-bottom-dealin-02")
def test_doyles_hoyle_takes_the_place_of_a_card_dealt() -> None:
    table = dealt("Olivia Jenks | Doyle's Hoyle")
    lost = draw_hand(table, 1)[3]
    table.uses("Doyle's Hoyle", lost)
    assert lost in table.state.players[0].discard, "it goes to its owner's pile"
    assert table.id("Doyle's Hoyle") in draw_hand(table, 1)


@pytest.mark.ruling("RC3-bottom-dealin-02")
def test_pistols_change_a_card_dealt() -> None:
    table = dealt("Olivia Jenks | Pair of Six-Shooters", cheats=True)
    table.uses("Pair of Six-Shooters", draw_hand(table, 1)[3], "6S")
    assert rank(table.state, 1) == 8


@pytest.mark.ruling("RC3-bottom-dealin-02")
def test_the_ghostly_gun_takes_the_place_of_a_card_dealt() -> None:
    table = dealt("Olivia Jenks", "The Ghostly Gun")
    lost = draw_hand(table, 1)[4]
    table.uses("The Ghostly Gun", "6S", lost)
    assert rank(table.state, 1) == 8
    assert lost in table.state.players[0].discard


@pytest.mark.ruling("RC3-bottom-dealin-03")
def test_fetch_brings_none_of_the_cards_dealt() -> None:
    table = dealt("Steele Archer | Fetch", "Olivia Jenks | Doyle's Hoyle", cheats=True)
    table.uses("Fetch").passes(0).uses("Doyle's Hoyle", draw_hand(table, 1)[3])
    table.until(Question.TARGET)
    assert (table.ask.seat, table.choices()) == (1, ["Doyle's Hoyle", "none"])
    table.answer("Doyle's Hoyle")
    assert table.hand(1) == ["Doyle's Hoyle"]


@pytest.mark.ruling("RC3-bottom-dealin-04")
def test_who_dealt_them_says_what_jokers_are() -> None:
    table = dealt("Olivia Jenks", deck=("6C", "6D", "6H", "Joker (red)", "9D"))
    assert (table.ask.seat, "Joker" in asks(table)) == (0, True)
    table.answer("2S")
    assert rank(table.state, 1) == 4, "three of a kind, not four"


# --- One Good Turn -----------------------------------------------------------------------------------


@pytest.mark.plays("One Good Turn…")
def test_one_good_turn_draws_a_card_or_pays_3_against_a_cheater() -> None:
    noon = Playing(side(hand=["One Good Turn…"], deck=["Roan"]), side())
    noon.uses("One Good Turn…")
    assert noon.hand(0) == ["Roan"]
    table = resolution("One Good Turn…", theirs=CHEATING[2]).uses("One Good Turn…")
    assert table.rock(0) == 3


# --- Cheatin' Varmint --------------------------------------------------------------------------------


@pytest.mark.plays("Cheatin' Varmint")
@pytest.mark.parametrize(("theirs", "part", "rock"), [(HANDS[7], "bribe", 0), (CHEATING[7], "expose", 5)])
def test_a_varmint_is_two_ranks_worse_off(theirs: tuple[str, ...], part: str, rock: int) -> None:
    table = resolution("Cheatin' Varmint", theirs=theirs, rock=5)
    table.uses("Cheatin' Varmint", "The Sloane Gang", part=part)
    assert (total(table, 0), total(table, 1)) == (1, 7 - 2)
    assert table.rock(0) == rock


@pytest.mark.refuses("Cheatin' Varmint")
def test_without_a_cheater_a_varmint_costs_5() -> None:
    assert refused(resolution("Cheatin' Varmint", rock=4), "Cheatin' Varmint") in ("RB-5.3.1-06", "RB-6.1-63")
    table = resolution("Cheatin' Varmint", rock=5)
    assert [play.split(":")[2] for play in table.plays() if play != "pass"] == ["bribe"]


@pytest.mark.plays("Cheatin' Varmint")
@pytest.mark.refuses("Old Marge's Manor")
@pytest.mark.ruling("RC3-james-ghetty-02")
@pytest.mark.parametrize(("stash", "pays"), [(0, False), (5, True)])
def test_the_manor_bribes_no_varmint(stash: int, pays: bool) -> None:
    """What the text asks for is no price of the action (ruling 1200)."""
    table = resolution("Cheatin' Varmint", rock=stash, deeds=["Old Marge's Manor | rock 5"])
    assert usable(table, "Cheatin' Varmint") is pays
    if pays:
        table.uses("Cheatin' Varmint", "The Sloane Gang")
        assert (table.card("Old Marge's Manor").rock, table.rock(0)) == (5, 0)


@pytest.mark.ruling("RC3-cheatin-varmint-01")
@pytest.mark.parametrize(("whose", "ranks"), [("Law Dogs", (-1, 2)), ("The Sloane Gang", (1, 0))])
def test_any_hand_can_be_lowered_even_your_own(whose: str, ranks: tuple[int, int]) -> None:
    table = resolution("Cheatin' Varmint", theirs=CHEATING[2]).uses("Cheatin' Varmint")
    assert table.choices() == ["Law Dogs", "The Sloane Gang"]
    table.answer(whose)
    assert (total(table, 0), total(table, 1)) == ranks


@pytest.mark.ruling("RC3-cheatin-varmint-02")
def test_one_card_is_used_once() -> None:
    table = resolution("Cheatin' Varmint", theirs=CHEATING[7], rock=5)
    assert [play.split(":")[2] for play in table.plays() if play != "pass"] == ["bribe", "expose"]
    table.uses("Cheatin' Varmint", "The Sloane Gang", part="bribe").passes(1)
    assert table.zone("Cheatin' Varmint") == "discard"
    assert table.plays() == ["pass"]
    assert total(table, 1) == 7 - 2


# --- Magical Distraction -----------------------------------------------------------------------------

WITCH = "Steele Archer | Soul Blast"


@pytest.mark.plays("Magical Distraction")
@pytest.mark.parametrize(("pull", "found"), [("9D", 9), ("2D", 2), ("KD", 11)])
def test_a_distraction_makes_the_pull_your_rank(pull: str, found: int) -> None:
    table = resolution("Magical Distraction", mine=(*LEGAL, pull), theirs=CHEATING[2], my_dudes=(WITCH,))
    table.uses("Magical Distraction")
    assert rank(table.state, 0) == found
    assert table.zone("Soul Blast") == "discard"


@pytest.mark.refuses("Magical Distraction")
@pytest.mark.ruling("RC3-magical-distraction-04")
def test_a_distraction_needs_a_spell_in_your_posse() -> None:
    table = resolution(
        "Magical Distraction",
        theirs=CHEATING[2],
        their_dudes=(WITCH,),
        at={"home": ["Wilber Crowley | Shadow Walk"]},
    )
    assert refused(table, "Magical Distraction") == "RB-5.3.1-06"


@pytest.mark.ruling("RC3-magical-distraction-01")
def test_a_distraction_makes_no_honest_man_of_you() -> None:
    table = resolution(
        "Magical Distraction",
        mine=(*CHEATING[2], "9D"),
        theirs=CHEATING[2],
        my_dudes=(WITCH,),
        their_hand=["One Good Turn…"],
    )
    hand = draw_hand(table, 0)
    table.uses("Magical Distraction")
    assert (draw_hand(table, 0), is_legal(table.state, 0)) == (hand, False)
    table.uses("One Good Turn…")
    assert table.rock(1) == 3


@pytest.mark.ruling("RC3-magical-distraction-03")
def test_nobody_makes_the_pull_of_a_distraction() -> None:
    table = resolution(
        "Magical Distraction",
        mine=(*LEGAL, "9D"),
        theirs=CHEATING[2],
        my_dudes=(f"{WITCH} | Doyle's Hoyle",),
    )
    table.uses("Magical Distraction")
    assert "React" not in asks(table)
    assert (rank(table.state, 0), table.zone("Doyle's Hoyle")) == (9, "play")


# --- Hex Slingin' ------------------------------------------------------------------------------------


@pytest.mark.plays("Hex Slingin'")
def test_hex_slingin_gives_up_a_hex_for_two_ranks() -> None:
    table = resolution("Hex Slingin'", mine=HANDS[3], my_dudes=(WITCH,)).uses("Hex Slingin'")
    assert (rank(table.state, 0), table.zone("Soul Blast")) == (5, "discard")


@pytest.mark.refuses("Hex Slingin'")
def test_hex_slingin_needs_a_hex_in_your_posse() -> None:
    miracle = resolution(
        "Hex Slingin'",
        my_dudes=("Félix Amador | Lay On Hands",),
        their_dudes=(WITCH,),
        at={"home": ["Wilber Crowley | Shadow Walk"]},
    )
    assert refused(miracle, "Hex Slingin'") == "RB-5.3.1-06"


# --- Point Blank -------------------------------------------------------------------------------------


def point_blank(*theirs: str, stud: str = "Clint Ramsey") -> Playing:
    mine = ("Olivia Jenks", stud, "Allie Hensman | bullets -2")  # the last could be no victim
    return resolution("Point Blank", my_dudes=mine, their_dudes=theirs)


@pytest.mark.plays("Point Blank")
def test_your_opponent_aces_somebody_with_fewer_bullets() -> None:
    table = point_blank("Fred Aims", "Philip Swinford | Roan", "Silas Aims").uses("Point Blank")
    assert table.booted("Clint Ramsey")
    assert (table.ask.seat, table.choices()) == (1, ["Philip Swinford", "Silas Aims"])  # less than 2
    table.answer("Silas Aims")
    assert table.zone("Silas Aims") == "hill"


@pytest.mark.refuses("Point Blank")
def test_point_blank_needs_an_unbooted_stud_and_spares_who_has_as_many_bullets() -> None:
    assert refused(point_blank("Fred Aims", stud="Jake Smiley"), "Point Blank") == "RB-5.3.1-06"
    assert refused(point_blank("Fred Aims", stud="Clint Ramsey | booted"), "Point Blank") == "RB-5.3.1-06"
    table = point_blank("Fred Aims").uses("Point Blank")
    assert table.booted("Clint Ramsey")
    assert table.events(Aced) == []


# --- Coachwhip! --------------------------------------------------------------------------------------


@pytest.mark.plays("Coachwhip!")
@pytest.mark.ruling("RC4-coachwhip-01")
@pytest.mark.parametrize(("mine", "chooser"), [(LEGAL, 0), (CHEATING[2], 1)])
def test_a_coachwhip_aces_a_dude_of_the_cheaters(mine: tuple[str, ...], chooser: int) -> None:
    table = resolution(
        "Coachwhip!", mine=mine, theirs=CHEATING[2], their_dudes=("Fred Aims", "Silas Aims")
    ).uses("Coachwhip!")
    assert (table.ask.seat, table.choices()) == (chooser, ["Fred Aims", "Silas Aims"])
    table.answer("Silas Aims")
    assert table.zone("Silas Aims") == "hill"


@pytest.mark.plays("Coachwhip!")
@pytest.mark.ruling("RC4-coachwhip-01")
@pytest.mark.parametrize(("mine", "chooser"), [(LEGAL, 0), (CHEATING[2], 1)])
def test_in_lowball_a_coachwhip_boots(mine: tuple[str, ...], chooser: int) -> None:
    table = lowball(
        mine, CHEATING[2], "Coachwhip!", dudes=("Fred Aims", "Silas Aims", "Jake Smiley | booted")
    )
    table.uses("Coachwhip!")
    assert (table.ask.seat, table.choices()) == (chooser, ["Fred Aims", "Silas Aims"])
    table.answer("Silas Aims")
    assert (table.zone("Silas Aims"), table.booted("Silas Aims")) == ("play", True)
