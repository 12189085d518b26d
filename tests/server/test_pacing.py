"""How long automatic answers take: nobody could tell them from people's, and they know nothing of hands."""

import random
from inspect import signature
from statistics import median

from boomtown.server.pacing import LONGEST, USUAL, as_a_bot, as_a_person, as_a_thinker, for_reading

PACE = 0.6


def times(count: int = 4000) -> list[float]:
    chance = random.Random(1)
    return sorted(as_a_person(PACE, chance) for _ in range(count))


def test_automatic_passes_are_spread_as_peoples_are() -> None:
    """Half below a second and a half, one in ten below three quarters, one in ten above three seconds."""
    found = times()
    assert abs(median(found) - USUAL * PACE) < 0.1
    assert found[len(found) // 10] < 0.75
    assert found[-len(found) // 10] > 3
    assert found[0] > 0
    assert found[-1] <= LONGEST * PACE


def test_they_hang_on_the_pace_and_on_chance_alone() -> None:
    for way in (as_a_person, as_a_bot, as_a_thinker):
        assert list(signature(way).parameters) == ["pace", "chance"]
        assert way(0.0, random.Random(1)) == 0.0
        assert way(2 * PACE, random.Random(1)) == 2 * way(PACE, random.Random(1))


def test_bots_take_less_for_such_questions_than_for_news() -> None:
    chance = random.Random(1)
    assert all(0 < as_a_bot(PACE, chance) < PACE for _ in range(100))


def test_what_a_thinker_thought_about_does_not_show() -> None:
    """A fifth of a second, and what else the machine has to do, is less than it takes for any such question."""
    chance = random.Random(1)
    assert all(as_a_thinker(PACE, chance) >= max(PACE, as_a_bot(PACE, chance)) for _ in range(100))


def test_bots_are_as_quick_as_one_wants_to_read() -> None:
    assert for_reading(PACE, "quick") == 0
    assert for_reading(PACE, "usual") == PACE
    assert for_reading(PACE, "slow") > 3 * PACE
