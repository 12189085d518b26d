"""Forms: what they accept, list and draw."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from boomtown.table import Chance, Condition, Id, Number, OneOf, Option, SomeOf, say


def describe(answer: Id) -> Option:
    return Option(answer, say("nothing"))


def test_samples_are_uniform_over_the_legal_answers() -> None:
    chance = Chance(1)
    odd = Condition(say("nothing"), lambda chosen: sum(chosen) % 2 == 1)
    for form in (
        SomeOf(range(5), describe, 1, 3),
        SomeOf(range(5), describe, 0, 5, odd),
        OneOf(range(7), describe),
        Number(3, 9),
    ):
        legal = list(form.choices())
        drawn = Counter(form.sample(chance) for _ in range(400 * len(legal)))
        assert set(drawn) == set(legal)
        assert all(300 < count < 500 for count in drawn.values())


@given(count=st.integers(0, 6), least=st.integers(0, 3), more=st.integers(0, 4), seed=st.integers(0, 99))
def test_some_of_lists_exactly_what_it_accepts(count: int, least: int, more: int, seed: int) -> None:
    form = SomeOf(range(count), describe, min(least, count), least + more)
    legal = set(form.choices())
    assert form.sample(Chance(seed)) in legal
    every = {tuple(i for i in range(count) if mask >> i & 1) for mask in range(2**count)}
    assert legal == {chosen for chosen in every if form.least <= len(chosen) <= form.most}


def test_a_condition_that_chance_hardly_finds_is_still_sampled() -> None:
    only = Condition(say("nothing"), lambda chosen: chosen == (0, 3, 7, 11, 15))
    assert SomeOf(range(16), describe, 0, 16, only).sample(Chance(1)) == (0, 3, 7, 11, 15)


def test_options_are_described_only_when_somebody_reads_them() -> None:
    read: list[Id] = []

    def watched(answer: Id) -> Option:
        read.append(answer)
        return describe(answer)

    looked: list[int] = []

    def ids() -> tuple[int, ...]:
        looked.append(1)
        return (1, 2)

    form = OneOf(ids, watched)
    assert (read, looked) == ([], [])
    form.check(2)
    form.check(1)
    assert (read, looked) == ([], [1])
    assert [option.id for option in form.options] == read == [1, 2]


def test_sole_answers() -> None:
    assert OneOf(("pass",), describe).sole() == "pass"
    assert OneOf((1, 2), describe).sole() is None
    assert SomeOf((1, 2), describe, 2, 2).sole() == (1, 2)
    assert Number(4, 4).sole() == 4
