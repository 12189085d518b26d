"""Clocks by themselves: what is charged, what is shown, and when they come to zero. Time is whatever the test says."""

from __future__ import annotations

import pytest

from boomtown.server.clocks import GRACE, Clock, Pace
from boomtown.server.offers import CannotOffer, Offers
from boomtown.server.saying import in_words

EVERY_MINUTE = Pace("decision", 60, 0, "bot")
CHESS = Pace("game", 300, 5, "forfeit")


def started(pace: Pace, thinking: list[int], now: float = 1000.0, seats: int = 2) -> Clock:
    clock = Clock.new(pace, seats, now)
    clock.moved(now, 1, 0, thinking)
    return clock


def test_a_decision_has_its_time_and_the_next_has_it_anew() -> None:
    clock = started(EVERY_MINUTE, [0])
    assert clock.deadline() == 1060
    assert clock.expired(1059.9) == []
    assert clock.expired(1060) == [0]
    clock.moved(1050, 2, 1, [0])
    assert clock.deadline() == 1110
    assert clock.left(1060, 0, [0], 1) == clock.left(1060, 0, [0], 0) == 50


def test_a_game_clock_runs_only_while_its_seat_thinks_and_grows_with_every_answer() -> None:
    clock = started(CHESS, [0])
    clock.moved(1100, 2, 1, [1])
    assert clock.left(1100, 0, [1], 1) == 205
    assert clock.left(1120, 1, [1], 0) == 280
    assert clock.deadline() == 1400
    clock.moved(1110, 3, 2, [0])
    assert clock.left(1110, 1, [0], 0) == 295
    assert clock.deadline() == 1110 + 205


def test_a_question_that_is_asked_again_starts_nothing_anew() -> None:
    clock = started(CHESS, [0, 1])
    clock.moved(1010, 1, 0, [0, 1])
    assert clock.deadline() == 1300


def test_nobody_sees_by_a_clock_who_has_answered() -> None:
    """Asked at once, the one who has answered goes on losing time in others' eyes until all have."""
    clock = started(CHESS, [0, 1])
    clock.moved(1010, 1, 0, [1])
    assert clock.left(1050, 0, [0, 1], 1) == clock.left(1050, 1, [0, 1], None) == 250
    assert clock.left(1050, 0, [0, 1], 0) == 295, "my own clock stands"
    assert clock.deadline() == 1300
    assert clock.expired(1300) == [1]
    clock.moved(1060, 2, 2, [0])
    assert clock.left(1060, 0, [0], 1) == 295


def test_an_answer_that_is_withdrawn_goes_on_costing_time() -> None:
    clock = started(CHESS, [0, 1])
    clock.moved(1010, 1, 0, [1])
    clock.moved(1020, 1, 0, [0, 1])
    clock.moved(1030, 1, 0, [1])
    assert clock.left(1030, 0, [0, 1], 0) == 300 - 10 - 10 + 5, "and the increment is given once"


def test_taking_back_and_answering_again_earns_nothing() -> None:
    clock = started(CHESS, [0])
    for round_ in range(5):
        clock.moved(1000, 2 + 2 * round_, 1, [0])
        clock.moved(1000, 3 + 2 * round_, 0, [0])
    assert clock.left(1000, 0, [0], 0) == 300 + 2 * 5


def test_whoever_is_a_bot_now_has_no_clock() -> None:
    clock = started(CHESS, [0, 1])
    clock.moved(1010, 1, 0, [1])
    assert clock.expired(2000) == [1]


@pytest.mark.parametrize(("pace", "left"), [(EVERY_MINUTE, 60), (CHESS, 260)])
def test_a_pause_stops_all_and_a_decision_begins_anew_after_it(pace: Pace, left: float) -> None:
    clock = started(pace, [0])
    clock.pause(1040)
    assert clock.paused
    assert clock.deadline() is None
    assert clock.expired(9000) == []
    assert clock.left(5000, 0, [0], 1) == clock.left(5000, 0, [0], 0) == pace.seconds - 40
    clock.moved(5000, 1, 0, [0])
    assert clock.deadline() is None
    clock.resume(6000, [0])
    assert clock.deadline() == 6000 + left
    assert clock.left(6010, 0, [0], 1) == left - 10


def test_an_answer_in_a_pause_stops_no_clock_twice() -> None:
    clock = started(CHESS, [0])
    clock.pause(1040)
    clock.moved(1050, 2, 1, [1])
    clock.resume(2000, [1])
    assert clock.left(2010, 0, [1], 1) == 260
    assert clock.left(2010, 1, [1], 1) == 290


def test_nobody_loses_by_a_server_that_was_away() -> None:
    clock = started(EVERY_MINUTE, [0])
    clock.excuse(5000)
    assert clock.deadline() == 5000 + GRACE
    assert clock.left(5010, 0, [0], 1) == GRACE - 10
    late = started(EVERY_MINUTE, [0], now=6000)
    late.excuse(5000)
    assert late.deadline() == 6060, "what was asked since has its own time"
    short = started(Pace("decision", 2, 0, "bot"), [0])
    short.excuse(5000)
    assert short.deadline() == 5002, "no more than it ever had"


def test_whoever_comes_back_has_a_moment() -> None:
    clock = started(CHESS, [0])
    clock.moved(2000, 1, 0, [])
    assert clock.left(2000, 0, [], 0) == 5
    clock.welcome(0)
    assert clock.left(2000, 0, [], 0) == GRACE


def test_what_is_stored_is_the_same_clock() -> None:
    clock = started(CHESS, [0, 1])
    clock.moved(1010, 1, 0, [1])
    again = Clock.of(
        {"per": "game", "seconds": 300, "increment": 5, "at_zero": "forfeit"}, clock.stored(), 2, 0
    )
    assert again is not None
    assert again.stored() == clock.stored()
    assert again.deadline() == clock.deadline()
    assert Clock.of(None, None, 2, 0) is None


def test_an_offer_needs_everybody_and_is_not_repeated_at_once() -> None:
    offers, people = Offers(), [0, 1, 2]
    offers.make("draw", 0, 7, people)
    offers.agree(0)
    offers.agree(1)
    shown = offers.shown(people)
    assert shown is not None
    assert (shown.agreed, shown.needed) == ([1], [2])
    assert offers.agreed(people) is None
    assert in_words(offers.decline(2, 7, "Cid")) == "Cid does not agree."
    with pytest.raises(CannotOffer, match="declined just now"):
        offers.make("draw", 0, 7, people)
    offers.make("pause", 0, 7, people)
    with pytest.raises(CannotOffer, match="Another offer"):
        offers.make("draw", 1, 7, people)
    assert in_words(offers.decline(0, 7, "Ann")) == "Ann no longer offers to stop the clocks."
    offers.make("draw", 0, 8, people)
    assert offers.agreed([0]) == "draw", "the others have left"


def test_an_offer_goes_with_whoever_made_it() -> None:
    offers = Offers()
    offers.make("draw", 0, 1, [0, 1])
    assert not offers.withdraw_if_gone([0])
    assert offers.withdraw_if_gone([1])
    assert offers.shown([1]) is None
    with pytest.raises(CannotOffer, match="nobody"):
        offers.make("draw", 1, 1, [1])
