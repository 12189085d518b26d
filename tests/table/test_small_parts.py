"""Chains, chance and the catalogue."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boomtown
from boomtown.table import Chain, Chance, Who, below, help_text, say, seeded, shuffled, shuffled_by, text
from boomtown.table.messages import UnknownMessage
from boomtown.table.shares import wilson


@given(st.lists(st.integers()), st.integers(0, 20))
def test_a_chain_is_a_list_that_shares(items: list[int], count: int) -> None:
    chain = Chain.of(items)
    assert list(chain) == items
    assert len(chain) == len(items)
    assert list(chain.backwards()) == items[::-1]
    assert chain.after(count) == items[count:]
    assert list(chain.first(count)) == items[:count]
    longer = chain.add(7)
    assert list(chain) == items, "the old chain is untouched"
    assert longer != chain == Chain.of(items)
    assert Chain.of([*items, 8]) != longer


def test_a_very_long_chain_can_be_built_compared_and_dropped() -> None:
    chain, other = Chain.of(range(300_000)), Chain.of(range(300_000))
    assert chain == other
    del chain, other


PINNED = [596, 160, 166, 48, 980]
"""What seed 42 draws: a change here breaks every journal ever saved."""


def test_chance_is_fair_and_the_same_everywhere() -> None:
    chance = Chance(1)
    drawn = Counter(chance(10) for _ in range(20_000))
    assert all(abs(count - 2_000) < 250 for count in drawn.values())
    assert seeded(0) != seeded(1)
    chance = Chance(42)
    assert [chance(1000) for _ in range(5)] == PINNED
    orders = Counter(shuffled(chance, "abc") for _ in range(6_000))
    assert len(orders) == 6
    assert all(abs(count - 1_000) < 200 for count in orders.values())


class Holder:
    rng: int


@given(start=st.integers(0, (1 << 64) - 1), count=st.integers(0, 60))
def test_shuffling_draws_as_everything_else_does(start: int, count: int) -> None:
    """The loop of its own gives the order that drawing one by one gives, and leaves the generator there."""
    one, other = Holder(), Holder()
    one.rng = other.rng = start
    assert shuffled(one, range(count)) == shuffled_by(lambda n: below(other, n), range(count))
    assert one.rng == other.rng


def test_messages_take_players_lists_and_other_messages() -> None:
    message = say("dicetown-tie", players=[Who(0), Who(2)], place=say("dicetown-place-mine"))
    assert text(message, ["Ann", "Bob", "Cy"]) == "Ann and Cy tie for the gold mine."
    assert text(message) == "Player 1 and Player 3 tie for the gold mine."
    assert help_text(say("dicetown-keep", dollars=1, dice=2))
    assert help_text(say("dicetown-round", round=1)) is None
    with pytest.raises(UnknownMessage):
        text(say("no-such-key"))
    with pytest.raises(UnknownMessage):
        text(say("dicetown-round"))


def test_every_key_the_rules_say_is_in_the_catalogue() -> None:
    source = Path(boomtown.__file__).parent
    catalogue = {
        key
        for path in (source / "messages").glob("*.ftl")
        for key in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(), re.MULTILINE)
    }
    assert catalogue
    code = "\n".join(path.read_text() for path in source.rglob("*.py"))
    for key in re.findall(r'say\(\s*"([a-z0-9-]+)"\s*[,)]', code):  # not the beginnings of keys
        assert key in catalogue, f"{key} is said but not in the catalogue"


@given(st.lists(st.integers(), max_size=5), st.integers())
def test_a_chain_is_not_the_end_of_a_longer_one(items: list[int], first: int) -> None:
    assert (Chain.of([first, *items]) == Chain.of(items)) is False
    assert (Chain.of(items) == Chain.of([first, *items])) is False


def test_yes_and_no_are_told_as_they_are() -> None:
    for cheatin, told in ((True, "Ann reveals an ace, which is Cheatin'."), (False, "Ann reveals an ace.")):
        message = say("doomtown-log-hand-revealed", seat=Who(0), names="an ace", cheatin=cheatin)
        assert plain(text(message, ["Ann"])) == told


def plain(sentence: str) -> str:
    """Without the marks that keep directions of writing apart, and with spaces as they are read."""
    return re.sub(r"\s+(?=[,.])", "", re.sub("[\u2068\u2069]", "", sentence))


# --- shares --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962)],
)
def test_how_sure_one_can_be_of_a_share(wins: int, games: int, low: float, high: float) -> None:
    """By Wilson's table."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)
