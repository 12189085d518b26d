"""Rulebook 6.1 step 4, first part: revealing hands, reveal traits, jokers."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import BountyChanged, HandRevealed, RankChanged
from boomtown.doomtown.view import view
from doomtown.shootouts import CHEATING_PAIR, asks, deal, draw_hand, draws, shootout, total

QUEEN_OF_CLUBS, KING_OF_CLUBS, KING_OF_SPADES = 44, 48, 51
JOKER = ("Joker (red)", "5C", "8D", "9D", "KC")


@pytest.mark.rule("RB-6.1-53")
def test_both_hands_are_public_before_any_resolution_play() -> None:
    table = shootout(["Olivia Jenks"], ["Fred Aims"])
    table.until("Exchange")
    seen = view(table.state, 0).players[1].draw
    assert seen is not None
    assert seen.cards == ()
    table.until("Resolution")
    for viewer in (0, 1, None):
        hands = [player.draw for player in view(table.state, viewer).players]
        assert [len(hand.cards) for hand in hands if hand is not None] == [5, 5]


@pytest.mark.rule("RB-6.1-54")
@pytest.mark.rule("RC-shootout-s4a-01")
def test_reveal_traits_count_before_the_first_resolution_play() -> None:
    table = shootout(["Tommy Harden", "Olivia Jenks"], ["Fred Aims"], hands=(deal(1), CHEATING_PAIR))
    draws(table, "Olivia Jenks")
    assert "Resolution" in asks(table)
    assert (total(table, 0), total(table, 1)) == (3, 2)


@pytest.mark.rule("RB-6.1-55")
def test_a_new_hand_is_not_revealed_again() -> None:
    table = shootout(
        ["Olivia Jenks", "Tommy Harden"],
        ["Fred Aims"],
        hands=(("2S", "4C", "6D", "8S", "KD", "JC", *CHEATING_PAIR), CHEATING_PAIR),
        leader={"hand": ["Bottom Dealin'"]},
    )
    draws(table, "Olivia Jenks")
    assert total(table, 0) == 3
    table.uses("Bottom Dealin'")
    assert not is_legal(table.state, 1)
    assert total(table, 0) == 3  # Tommy Harden has had his say
    assert len(table.events(HandRevealed)) == 2


@pytest.mark.rule("RC-shootout-s4a-02")
def test_a_hand_that_only_becomes_cheatin_triggers_nothing() -> None:
    table = shootout(
        ["Olivia Jenks", "Tommy Harden"],
        ["Fred Aims", "The Ghostly Gun"],
        hands=((*deal(1), "JC"), (*deal(2), "JH")),
        winner=1,
    )
    draws(table, "Olivia Jenks", "Fred Aims")
    before = total(table, 0)
    hand = draw_hand(table, 1)
    table.uses("The Ghostly Gun", KING_OF_CLUBS, hand[0])
    assert not is_legal(table.state, 1)
    assert total(table, 0) == before


@pytest.mark.rule("RC-shootout-s4a-04")
def test_what_a_revealed_hand_earned_stays_when_the_hand_changes() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims", "Barton Everest", "The Ghostly Gun"],
        hands=(deal(1), (*CHEATING_PAIR, "2H", "3H")),
        winner=1,
    )
    draws(table, "Fred Aims")
    assert total(table, 1) == 3
    table.uses(
        "The Ghostly Gun", QUEEN_OF_CLUBS, draw_hand(table, 1)[0]
    )  # a queen for one of the two fives of spades
    assert is_legal(table.state, 1)
    assert total(table, 1) == 2  # a queen high, and Barton Everest's 1


@pytest.mark.rule("RC-shootout-s4a-03")
def test_the_winners_reveal_traits_come_first_and_each_orders_their_own() -> None:
    table = shootout(
        ["Olivia Jenks", "Tommy Harden", 'Lucinda "Lucy" Clover'],
        ["Fred Aims", "Barton Everest"],
        hands=((*deal(1), "JC"), (*CHEATING_PAIR, "2H")),
        winner=1,
    )
    draws(table, "Olivia Jenks", "Fred Aims")
    assert "traits" in asks(table)
    assert table.ask.seat == 0
    assert [(event.seat, event.amount) for event in table.events(RankChanged)] == [(1, 1)]
    assert table.bounty("Fred Aims") == 0
    table.answer('Lucinda "Lucy" Clover')
    assert (table.bounty("Fred Aims"), table.bounty("Barton Everest")) == (1, 1)
    assert [(event.seat, event.amount) for event in table.events(RankChanged)] == [(1, 1), (0, 2)]


@pytest.mark.rule("RC-shootout-s4a-02")
@pytest.mark.rule("RC-shootout-s4a-03")
def test_traits_about_either_hand_come_before_reacts_to_either() -> None:
    table = shootout(
        ["Olivia Jenks", "Tommy Harden"],
        ["Fred Aims", 'Lucinda "Lucy" Clover'],
        hands=((*CHEATING_PAIR, "JC", "9H"), CHEATING_PAIR),
        leader={"hand": ["2C"], "at": {"home": ["Steele Archer | Ace in the Hole"]}},
    )
    draws(table, "Olivia Jenks", "Fred Aims")
    assert "React" in asks(table)  # to the leader's own hand, which may become legal now
    told = [event for event in table.state.log if isinstance(event, RankChanged | BountyChanged)]
    assert [type(event) for event in told] == [RankChanged, BountyChanged, BountyChanged]
    table.reacts("Ace in the Hole", draw_hand(table, 0)[0])
    assert is_legal(table.state, 0)
    assert total(table, 0) == 1 + 1  # Tommy Harden saw two Cheatin' hands


# --- jokers --------------------------------------------------------------------------------------


@pytest.mark.rule("RC-shootout-s4a-05")
@pytest.mark.rule("RC-shootout-s4a-06")
def test_jokers_are_declared_with_both_hands_on_the_table_before_resolution_plays() -> None:
    table = shootout(["Olivia Jenks"], ["Fred Aims"], hands=(JOKER, deal(2)))
    table.until("stand for")
    assert table.ask.seat == 0
    theirs = view(table.state, 0).players[1].draw
    assert theirs is not None
    assert len(theirs.cards) == 5
    table.answer("best")
    assert "Resolution" in asks(table)
    assert total(table, 0) == 2


@pytest.mark.rule("RC-shootout-s4a-07")
def test_a_declared_joker_stays_what_it_is() -> None:
    table = shootout(["Olivia Jenks", "The Ghostly Gun"], ["Fred Aims"], hands=((*JOKER, "2C"), deal(2)))
    draws(table, "Olivia Jenks").answer(KING_OF_SPADES)
    assert total(table, 0) == 2
    king = next(card for card in draw_hand(table, 0) if table.state.printed(card).value == 13)
    table.uses("The Ghostly Gun", QUEEN_OF_CLUBS, king)
    assert "Resolution" in asks(table)
    assert total(table, 0) == 1  # the joker is still a king
    hand = table.state.players[0].draw
    assert hand is not None
    assert (13, "spades") in [(card.value, card.suit) for card in hand.declared]


# --- who plays first -----------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-56")
@pytest.mark.rule("RC-shootout-s4b-01")
def test_the_winner_makes_the_first_resolution_play() -> None:
    for winner in (0, 1):
        table = shootout(["Olivia Jenks"], ["Fred Aims"], winner=winner).until("Resolution")
        assert table.ask.seat == winner
        table.passes()
        assert "Resolution" in asks(table)
        assert table.ask.seat == 1 - winner


@pytest.mark.rule("RB-6.1-57")
@pytest.mark.rule("RC-shootout-s4b-02")
def test_without_the_winner_the_next_player_clockwise_resolves_first() -> None:
    for leader, mark, winner, first in ((0, 1, 2, 0), (1, 0, 2, 0), (2, 1, 0, 1)):
        dudes = ["Tommy Harden", "Barton Everest", "Olivia Jenks"]
        table = Playing(
            *(side("Law Dogs", at={"town square": [dude]}) for dude in dudes), winner=winner, turn=leader
        )
        table.calls_out(dudes[leader], dudes[mark]).answer("yes")
        assert table.until("Resolution").ask.seat == first
