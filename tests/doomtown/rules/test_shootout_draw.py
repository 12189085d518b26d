"""Rulebook 6.1 steps 2 and 3: shooters and draw hands."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario.data import face_named
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER
from boomtown.doomtown.state.events import HandDealt, ShooterPicked
from boomtown.table import IllegalAnswer
from doomtown.shootouts import HANDS, asks, deal, draw_hand, shootout

ENOUGH = ("2S", "3H", "4D", "5C", "6S", "8H", "9D", "10C", "JS", "QH", "KD")
"""No pair, no straight in the first five."""


def shooting(leading: list[str], shooter: str, **details: object) -> Playing:
    """A posse that has just drawn: stopped after shooters are picked."""
    table = shootout(leading, ["Steele Archer"], hands=(ENOUGH, HANDS[1]), **details)  # type: ignore[arg-type]
    table.passes(0).passes(1)
    if "shooter" in asks(table):
        table.answer(shooter)
    return table


def bonus(table: Playing) -> tuple[int, int]:
    """The leader's stud and draw bonus."""
    return bonuses(table.state, LEADER)


def dealt(table: Playing) -> int:
    """How many cards the leader drew."""
    return next(event.count for event in table.events(HandDealt) if event.seat == 0)


# --- step 2 --------------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-39")
@pytest.mark.rule("RB-6.1-41")
@pytest.mark.rule("RB-6.1-42")
def test_the_leader_and_then_the_mark_pick_any_dude_of_their_posse() -> None:
    table = shootout(
        ["Tommy Harden", "Olivia Jenks | booted"],
        ["Barton Everest", "Fred Aims"],
        leader={"at": {"town square": ["Travis Moone"]}},
        winner=1,
    )
    table.passes(1).passes(0)
    assert table.ask.seat == 0
    assert table.choices() == ["Tommy Harden", "Olivia Jenks"]
    table.answer("Olivia Jenks")
    assert table.ask.seat == 1
    assert table.choices() == ["Barton Everest", "Fred Aims"]
    table.answer("Fred Aims")
    assert [event.name for event in table.events(ShooterPicked)] == ["Olivia Jenks", "Fred Aims"]


@pytest.mark.rule("RB-6.1-40")
def test_shooters_are_picked_anew_each_round() -> None:
    table = shootout(
        ["Olivia Jenks", "Travis Moone", "Philip Swinford"],
        ["Steele Archer", "Fred Aims", "Allie Hensman"],
        hands=(deal(1, 1), deal(1, 1)),
    )
    table.until("shooter").answer("Olivia Jenks").answer("Steele Archer")
    table.until("casualty").answer("Discard Travis Moone").answer("Discard Fred Aims")
    table.until("Shootout").passes(0).passes(1)
    assert table.state.fight is not None
    assert table.state.fight.shooters == (-1, -1)
    assert table.choices() == ["Olivia Jenks", "Philip Swinford"]


@pytest.mark.rule("RC-shootout-s2-01")
def test_a_guests_dude_may_be_the_shooter() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        side("Morgan Cattle Co.", at={"town square": ["Irving Patterson"]}),
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    table.until("invite").answer("Morgan Cattle Co.").answer("Irving Patterson")
    assert table.posse(LEADER) == ["Tommy Harden", "Irving Patterson"]
    table.until("shooter")
    assert table.ask.seat == 0
    assert table.choices() == ["Tommy Harden", "Irving Patterson"]


@pytest.mark.rule("RC-shootout-s2-02")
def test_a_card_may_decide_who_shoots() -> None:
    table = shootout(
        ["Tommy Harden", "Pancho Castillo", "Olivia Jenks"],
        ["Steele Archer"],
        leader={"legend": "Hank Ketchum"},
    )
    table.passes(0).passes(1)
    assert [event.name for event in table.events(ShooterPicked)] == ["Pancho Castillo", "Steele Archer"]


# --- step 3: how many cards ----------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-43")
@pytest.mark.rule("RB-6.1-44")
def test_five_cards_and_the_stud_bonus_come_off_the_deck() -> None:
    table = shooting(["Pancho Castillo"], "Pancho Castillo", leader={"hand": ["2C", "3C"]})
    assert bonus(table) == (3, 0)
    assert dealt(table) == 8
    drawn = [table.state.cards[card].face for card in draw_hand(table, 0)]
    assert drawn == [face_named(card) for card in ENOUGH[:8]]  # from the top
    assert len(table.hand(0)) == 2
    assert len(table.state.players[0].deck) == len(ENOUGH) - 8 + 24


@pytest.mark.rule("RB-6.1-45")
@pytest.mark.rule("RB-6.1-46")
@pytest.mark.rule("RC-shootout-s3-02")
def test_every_other_stud_adds_one_even_without_bullets() -> None:
    assert bonus(shooting(["Clint Ramsey", "Pancho Castillo", "Tommy Harden"], "Clint Ramsey")) == (4, 0)
    table = shooting(["Clint Ramsey", "Micah Ryse"], "Clint Ramsey")
    assert table.bullets("Micah Ryse") == 0
    assert bonus(table) == (3, 0)
    assert dealt(table) == 8


@pytest.mark.rule("RB-6.1-47")
@pytest.mark.rule("RB-6.1-48")
@pytest.mark.rule("RC-shootout-s3-02")
def test_draws_add_to_the_draw_bonus() -> None:
    table = shooting(["Olivia Jenks"], "Olivia Jenks")
    assert bonus(table) == (0, 2)
    assert dealt(table) == 5
    assert bonus(shooting(["Olivia Jenks", "Arnold McCadish", "Marion Seville"], "Olivia Jenks")) == (0, 4)
    mixed = shooting(["Pancho Castillo", "Micah Ryse", "Mongwau The Mighty"], "Pancho Castillo")
    assert bonus(mixed) == (4, 1)
    assert dealt(mixed) == 9


@pytest.mark.rule("RC-shootout-s3-01")
def test_a_shooter_without_bullets_adds_nothing() -> None:
    table = shooting(["Micah Ryse"], "Micah Ryse")
    assert bonus(table) == (0, 0)
    assert dealt(table) == 5
    assert "Resolution" in asks(table)  # nothing to exchange, nothing to drop


# --- step 3: exchanging and keeping --------------------------------------------------------------


@pytest.mark.rule("RB-6.1-49")
@pytest.mark.rule("RB-6.1-50")
def test_up_to_the_draw_bonus_is_exchanged_all_at_once() -> None:
    table = shooting(["Olivia Jenks"], "Olivia Jenks")
    before = draw_hand(table, 0)
    with pytest.raises(IllegalAnswer):
        table.answer(*before[:3])
    table.answer(before[0])
    assert "Exchange" not in asks(table)
    after = draw_hand(table, 0)
    assert len(after) == 5
    assert after[:4] == before[1:]
    assert table.state.players[0].discard == before[:1]


@pytest.mark.rule("RC-shootout-s3-03")
@pytest.mark.rule("RC-shootout-s3-04")
def test_both_settle_their_exchange_before_either_discards() -> None:
    table = shootout(["Olivia Jenks"], ["Allie Hensman"], hands=(ENOUGH, deal(2, 3)))
    table.passes(0).passes(1)
    assert sorted(ask.seat for ask in table.table.asks) == [0, 1]
    mine, theirs = draw_hand(table, 0), draw_hand(table, 1)
    table.answer(mine[0], seat=0)
    assert draw_hand(table, 0) == mine  # not shown before the other has decided
    assert table.state.players[0].discard == ()
    table.answer(*theirs[:2], seat=1)
    assert table.state.players[0].discard == mine[:1]
    assert table.state.players[1].discard == theirs[:2]


@pytest.mark.rule("RB-6.1-51")
@pytest.mark.rule("RB-6.1-52")
def test_five_cards_are_kept_even_a_cheatin_hand() -> None:
    cards = ("KC", "KC", "2S", "4D", "6H", "8S", "9D", "10H")
    table = shootout(["Pancho Castillo"], ["Steele Archer"], hands=(cards, HANDS[1]))
    table.passes(0).passes(1)
    hand = draw_hand(table, 0)
    assert len(hand) == 8
    with pytest.raises(IllegalAnswer):
        table.answer(*hand[6:])
    table.answer(*hand[5:])
    assert draw_hand(table, 0) == hand[:5]
    assert rank(table.state, 0) == 2
    assert not is_legal(table.state, 0)


@pytest.mark.rule("RC-draw-hand-01")
def test_fewer_than_five_cards_count_as_the_lowest_hand() -> None:
    """Groups of equal values count; sequences, suits and jokers do not help (ruling 18)."""
    for deck, discard, expected in (
        (["KC", "KD"], ["Joker (red)", "2H"], 2),
        (["9S", "8S"], ["7S", "6S"], 1),
        (["KC", "KD"], ["KS", "2H"], 4),
    ):
        table = shootout(
            ["Olivia Jenks"], ["Micah Ryse"], leader={"deck": deck, "fill": False, "discard": discard}
        )
        table.until("Resolution")
        assert len(draw_hand(table, 0)) == 4
        assert table.state.players[0].discard == ()
        assert rank(table.state, 0) == expected
