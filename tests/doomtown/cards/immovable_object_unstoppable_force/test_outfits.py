"""Outfits of Immovable Object, Unstoppable Force."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Moved
from doomtown.scenes import refused, takes_control, unmoved

BANDITS, WARDENS = "The 108 Righteous Bandits", "Eagle Wardens"

# --- The 108 Righteous Bandits ----------------------------------------------------------------------


def bandits(*, booted: str = "", **places: list[str]) -> Playing:
    return Playing(
        side(
            BANDITS,
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [f"Xiaodan Li{booted}"], "town square": ["Travis Moone"]},
        ),
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Allie Hensman"]}),
    )


@pytest.mark.plays(BANDITS)
def test_a_booted_bandit_comes_to_a_friend_and_stays_as_it_was() -> None:
    table = bandits(booted=" | booted").uses(BANDITS)
    assert table.choices() == ["Xiaodan Li", "Travis Moone"]  # no Allie
    table.answer("Xiaodan Li")  # there is but one place where another one of yours is
    assert (table.at("Xiaodan Li"), table.booted("Xiaodan Li"), table.booted(BANDITS)) == (
        "Town Square",
        True,
        True,
    )


@pytest.mark.plays(BANDITS)
def test_bandits_choose_among_the_places_of_their_friends_only() -> None:
    table = bandits()
    takes_control(table, 0, "Allie Hensman")
    table.uses(BANDITS, "Xiaodan Li")
    assert table.choices() == ["Town Square", "Undertaker"]  # not home, where nobody is
    table.answer("Undertaker")
    assert (table.at("Xiaodan Li"), table.booted("Xiaodan Li")) == ("Undertaker", False)


@pytest.mark.refuses(BANDITS)
def test_bandits_without_a_friend_elsewhere_or_an_unbooted_outfit_stay_where_they_are() -> None:
    alone = Playing(
        side(BANDITS, at={"home": ["Xiaodan Li", "Travis Moone"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}),
    )
    assert refused(alone, BANDITS) == "RB-5.3.1-06"
    table = bandits().uses(BANDITS, "Xiaodan Li").passes(1)
    table.moves("Xiaodan Li", "Bunkhouse").passes(1)
    assert refused(table, BANDITS)


@pytest.mark.refuses(BANDITS)
def test_who_cannot_be_moved_by_cards_is_no_bandit_that_comes() -> None:
    table = Playing(
        side(BANDITS, at={"home": ["QUATERMAN"], "town square": ["Travis Moone"]}), side("The Sloane Gang")
    ).uses(BANDITS)
    assert (table.at("QUATERMAN"), table.at("Travis Moone")) == (BANDITS, BANDITS)


# --- Eagle Wardens ----------------------------------------------------------------------------------


def wardens(*square: str, **details: object) -> Playing:
    return Playing(
        side(
            WARDENS,
            hand=["5S"],
            deck=["6S", "7S", "8S"],
            at={"town square": list(square), "home": ["Enapay"]},
        ),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}),
        **details,
    )


@pytest.mark.plays(WARDENS)
@pytest.mark.parametrize(
    ("dude", "hand"),
    [
        ("Travis Moone", ["6 of spades", "7 of spades"]),
        ("Olivia Jenks", ["6 of spades", "7 of spades", "8 of spades"]),
    ],
)
def test_a_dude_in_the_square_is_worth_two_cards_or_three(dude: str, hand: list[str]) -> None:
    table = wardens(dude).uses(WARDENS)
    assert (table.booted(dude), table.booted(WARDENS)) == (True, True)
    assert len(table.choices()) == 1 + len(hand)
    table.answer(table.choices()[0]).answer("it is discarded")
    assert (len(table.hand(0)), len(table.state.players[0].discard)) == (len(hand), 1)


@pytest.mark.plays(WARDENS)
def test_the_wardens_may_ace_the_card_instead() -> None:
    table = wardens("Travis Moone").uses(WARDENS)
    table.answer(table.choices()[0]).answer("it is aced")
    assert (len(table.state.players[0].hill), len(table.state.players[0].discard)) == (1, 0)


@pytest.mark.refuses(WARDENS)
def test_the_wardens_need_an_unbooted_dude_of_theirs_in_the_square() -> None:
    assert refused(wardens(), WARDENS) == "RB-5.3.1-06"
    assert refused(wardens("Travis Moone | booted"), WARDENS) == "RB-5.3.1-06"
    table = wardens("Travis Moone | booted", "Olivia Jenks | booted", "Jake Smiley", "Clementine Lepp").uses(
        WARDENS
    )
    assert table.choices() == ["Jake Smiley", "Clementine Lepp"]


@pytest.mark.refuses(WARDENS)
def test_wardens_who_are_kept_from_booting_draw_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Jake Smiley", Booted)
    table = wardens("Jake Smiley").uses(WARDENS)
    assert (len(table.hand(0)), table.question) == (1, Question.NOON)


@pytest.mark.refuses(BANDITS)
def test_a_move_that_is_prevented_moves_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Travis Moone", Moved)
    table = bandits().uses(BANDITS, "Travis Moone")
    assert table.at("Travis Moone") == "Town Square"
