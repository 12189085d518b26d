"""Forms: what they accept, list and draw."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.table import (
    Chance,
    Composition,
    Condition,
    Draw,
    Id,
    IllegalAnswer,
    Judged,
    Message,
    Number,
    OneOf,
    Option,
    SomeOf,
    say,
)


class Why(NamedTuple):
    reason: Message
    rule: str


def describe(answer: Id) -> Option:
    return Option(answer, say("nothing"))


def test_samples_are_uniform_over_the_legal_answers() -> None:
    chance = Chance(1)
    odd = Condition(say("nothing"), lambda chosen: sum(chosen) % 2 == 1)
    for form in (
        candidates([]),
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


@pytest.mark.parametrize("count", [3, 6, 7, 12])
@pytest.mark.parametrize("least", [0, 1])
def test_every_option_is_sometimes_in_a_random_set_and_sometimes_not(count: int, least: int) -> None:
    form, chance = SomeOf(range(count), describe, least, count), Chance(1)
    drawn = [set(form.sample(chance)) for _ in range(60)]
    for option in range(count):
        assert 10 < sum(option in chosen for chosen in drawn) < 50


def test_a_condition_that_chance_hardly_finds_is_still_sampled() -> None:
    only = Condition(say("nothing"), lambda chosen: chosen == (0, 3, 7, 11, 15))
    assert SomeOf(range(16), describe, 0, 16, only).sample(Chance(1)) == (0, 3, 7, 11, 15)


class Even:
    """Numbers below eight, of which the odd ones are forbidden; `judged` notes who was asked about."""

    def __init__(self, judged: list[int]) -> None:
        self.judged = judged

    def candidates(self) -> Sequence[int]:
        return range(8)

    def drawn(self, draw: Draw) -> int | None:
        """Every other lot is a blank."""
        lot = draw(16)
        return lot // 2 if lot % 2 == 0 else None

    def why_not(self, choice: int) -> Why | None:
        self.judged.append(choice)
        return Why(say("nothing"), "EVEN-01") if choice % 2 else None

    def write(self, choice: int) -> Id:
        return choice

    def read(self, written: Id) -> int | None:
        return written if isinstance(written, int) and written < 8 else None

    def describe(self, choice: int) -> Option:
        return describe(choice)


def candidates(judged: list[int]) -> Judged[int]:
    return Judged(Even(judged))


def test_whoever_draws_or_checks_a_candidate_does_not_judge_them_all() -> None:
    judged: list[int] = []
    assert candidates(judged).check(4) == 4
    assert judged == [4]
    assert candidates(judged).sole() is None, "0 and 2 are enough to know"
    assert judged == [4, 0, 1, 2]
    judged.clear()
    assert candidates(judged).sample(lambda n: 0) == 0
    assert judged == [0]
    form = candidates(judged)
    assert list(form.ids) == [0, 2, 4, 6]
    judged.clear()
    assert form.sample(lambda n: n - 1) == 6
    assert list(form.choices()) == [0, 2, 4, 6]
    assert judged == [], "once listed, nobody is judged again"


def test_whoever_draws_again_and_again_judges_each_candidate_once() -> None:
    judged: list[int] = []
    form, chance = candidates(judged), Chance(3)
    form.sample(chance)
    assert sorted(judged) == sorted(set(judged)), "by lot neither"
    judged.clear()
    drawn = [form.sample(chance) for _ in range(60)]
    assert set(drawn) == {0, 2, 4, 6}
    assert sorted(judged) == sorted(set(judged)), "none of them twice"
    assert {1, 3, 5, 7} <= set(judged)
    judged.clear()
    assert form.check(drawn[-1]) == drawn[-1]
    assert judged == [], "what was drawn last has been judged"
    other = next(choice for choice in drawn if choice != drawn[-1])
    assert form.check(other) == other
    with pytest.raises(IllegalAnswer):
        form.check(3)
    assert judged == [other, 3]


def test_whoever_knows_what_is_wanted_has_only_that_judged() -> None:
    judged: list[int] = []
    form = candidates(judged)
    assert set(form.ids) < set(candidates([]).perhaps())
    judged.clear()
    form = candidates(judged)
    wanted = form.perhaps()[-2:]
    assert not judged
    assert [form.allows(chosen) for chosen in wanted].count(True) == 1
    assert len(judged) == 2
    assert not form.allows("no such thing")
    assert len(judged) == 2
    assert [chosen for chosen in form.perhaps() if form.allows(chosen)] == form.ids
    assert [
        chosen for chosen in form.perhaps() if form.allows(chosen)
    ] == form.ids  # and once they are listed
    plain = OneOf((1, 2), describe)
    assert plain.perhaps() == (1, 2)
    assert plain.allows(2)
    assert not plain.allows(3)


def test_what_has_been_described_is_listed_without_another_judgement() -> None:
    judged: list[int] = []
    form = candidates(judged)
    assert [option.id for option in form.options] == [0, 2, 4, 6]
    judged.clear()
    assert list(form.choices()) == [0, 2, 4, 6]
    assert judged == []


def test_a_forbidden_candidate_is_refused_with_the_rule() -> None:
    with pytest.raises(IllegalAnswer) as forbidden:
        candidates([]).check(3)
    assert forbidden.value.rule == "EVEN-01"
    for nonsense in (8, "4", None, [4]):
        with pytest.raises(IllegalAnswer) as unknown:
            candidates([]).check(nonsense)
        assert unknown.value.rule is None


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
    assert Composition({"much": Number(0, 0), "which": SomeOf((1,), describe, 1, 1)}).sole() == {
        "much": 0,
        "which": (1,),
    }
    huge = {"these": SomeOf(range(60), describe, 0, 60), "those": SomeOf(range(60), describe, 0, 60)}
    assert Composition(huge).sole() is None, "found without listing every answer"


@pytest.mark.parametrize(
    "answer", [["gold", "silver"], {"gold": 1}, {"gold": 1, "silver": 1, "tin": 1}, 7, None]
)
def test_all_parts_are_answered_by_name_and_no_others(answer: object) -> None:
    form = Composition({"gold": Number(0, 3), "silver": Number(0, 3)})
    assert form.check({"gold": 1, "silver": 2}) == {"gold": 1, "silver": 2}
    with pytest.raises(IllegalAnswer):
        form.check(answer)


@pytest.mark.parametrize("ids", [("a",), ("a", "b"), ("a", "b", "c")])
def test_one_of_few_is_drawn_from_all_of_them(ids: tuple[str, ...]) -> None:
    form, chance = OneOf(ids, describe), Chance(1)
    assert {form.sample(chance) for _ in range(40)} == set(ids)


def test_a_set_that_must_be_all_of_many_is_drawn_without_any_luck() -> None:
    def draw(n: int) -> int:
        raise AssertionError("there is nothing to draw")

    ids = tuple(range(40))
    assert SomeOf(ids, describe, 40, 40).sample(draw) == ids
    assert SomeOf(ids, describe, 0, 40).sample(lambda n: 5) == (0, 2)


def test_where_no_answer_is_legal_none_is_the_only_one() -> None:
    never = Condition(say("refused-twice"), lambda chosen: False)
    assert SomeOf((1, 2), describe, 1, 1, never).sole() is None


def test_what_was_judged_once_to_be_listed_is_not_judged_again() -> None:
    judged: list[int] = []
    form = candidates(judged)
    ids = form.ids
    count = len(judged)
    assert form.ids is ids
    assert form.options is form.options
    assert [option.id for option in form.options] == list(ids)
    assert len(judged) == count


def test_whoever_draws_once_draws_lots_and_every_answer_is_as_likely() -> None:
    chance = Chance(5)
    drawn = Counter(candidates([]).sample(chance) for _ in range(1600))
    assert set(drawn) == {0, 2, 4, 6}
    assert all(300 < count < 500 for count in drawn.values())


def test_whoever_draws_nothing_but_blanks_draws_from_the_list() -> None:
    class Unlucky(Even):
        def drawn(self, draw: Draw) -> int | None:
            return None

    assert Judged(Unlucky([])).sample(lambda n: 0) == 0


def test_a_composition_lists_only_what_its_parts_fulfil_together() -> None:
    even = Condition(say("nothing"), lambda chosen: (chosen["gold"] + chosen["silver"]) % 2 == 0)
    form = Composition({"gold": Number(0, 1), "silver": Number(0, 1)}, even)
    assert list(form.choices()) == [{"gold": 0, "silver": 0}, {"gold": 1, "silver": 1}]


class Picky(Even):
    def read(self, written: Id) -> int | None:
        return super().read(int(written))


@pytest.mark.parametrize("answer", [None, [1], {"id": 1}, 2.0, True, b"2"])
def test_what_is_no_id_at_all_is_not_even_read(answer: object) -> None:
    form = Judged(Picky([]))
    with pytest.raises(IllegalAnswer):
        form.check(answer)
    assert form.check("2") == "2"


@pytest.mark.parametrize(("least", "most"), [(0, 3), (0, 9), (1, 7), (2, 2), (3, 5), (7, 7)])
def test_each_number_drawn_is_another_set_of_many(least: int, most: int) -> None:
    """Seven are too many for a list of all sets to be kept: the number drawn says which set it is."""
    form = SomeOf("abcdefg", describe, least, most)
    asked: list[int] = []
    form.sample(lambda n: asked.append(n) or 0)  # type: ignore[func-returns-value]
    found = [form.sample(lambda n, pick=pick: pick) for pick in range(sum(asked) or 1)]
    assert sorted(found) == sorted(form.choices())


@pytest.mark.parametrize("ids", [range(3), "abc", (4, 5, 6)])
def test_who_draws_from_few_options_again_draws_options_that_keep_to_the_condition(ids: Sequence[Id]) -> None:
    pairs = Condition(say("nothing"), lambda chosen: len(chosen) == 2)
    form, chance = SomeOf(ids, describe, 0, 3, pairs), Chance(1)
    assert {form.sample(chance) for _ in range(60)} == set(form.choices())
    form = SomeOf(ids, describe, 0, 3)
    assert {form.sample(chance) for _ in range(200)} == set(form.choices())
