"""What bots say of their answers: the answer they give, what they weighed, and reasons that are true and in words."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from boomtown.bots import make_bot
from boomtown.bots.dicetown.search import DiceTownMind
from boomtown.bots.doomtown import noon
from boomtown.bots.doomtown.search import DoomtownMind
from boomtown.bots.doomtown.sight import CONTROL, Sight
from boomtown.bots.opinion import LINES, Opinion, in_words, opinion_of
from boomtown.bots.search import FEWEST, Budget, SearchBot
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.games import game
from boomtown.lab.duel import configured
from boomtown.table import Ask, Eyes, Table, text

NAMES = ("Ann", "Bob", "Cy")
PROGRAM = re.compile(r"\b\w+_\w+\b|\b[a-z]+:\d|\b(None|True|False|dicetown|doomtown-|why-)")
"""What only programs say."""


def words(opinion: Opinion, ask: Ask) -> list[str]:
    """Everything that is told of an opinion."""
    found = []
    for line in in_words(opinion, ask.form):
        found += [text(line.what, NAMES), *(text(reason, NAMES) for reason in line.reasons)]
        found += [text(line.worth, NAMES)] if line.worth is not None else []
    return found


@pytest.mark.parametrize("name", ["dicetown", "doomtown"])
def test_every_answer_is_explained_as_it_is_given_and_in_words(name: str) -> None:
    """Bots play whole games and are asked for their reasons at every question."""
    played: Any = game(name)
    heard: set[str] = set()
    for seed in (1, 2):
        table: Table[Any] = Table(played, configured(name, 2, {}), seed=seed)
        bots = [make_bot("heuristic", name, seat) for seat in range(2)]
        for _ in range(600):
            if table.over:
                break
            ask = table.asks[0]
            look = partial(table.view, ask.seat)
            before = table.digest()
            opinion = opinion_of(bots[ask.seat], ask, look)
            assert table.digest() == before
            answer = bots[ask.seat].choose(ask, look)
            assert opinion.answer == answer
            assert len(opinion.lines) <= LINES
            assert not opinion.lines or opinion.lines[0].answer == answer
            for sentence in words(opinion, ask):
                assert not PROGRAM.search(sentence), sentence
                heard.add(sentence)
            table.answer(ask.seat, answer)
    assert len(heard) > 100


def of(table: Playing) -> Opinion:
    return opinion_of(
        make_bot("heuristic", "doomtown", 1), table.ask, lambda: table.table.view(table.ask.seat)
    )


def reasons(opinion: Opinion, answer: Any = None) -> str:
    wanted = opinion.answer if answer is None else answer
    return " ".join(text(reason, NAMES) for reason in opinion.reasons_for(wanted))


def test_a_move_that_takes_a_deed_says_so_with_its_worth() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Bank of California"]),
    )
    opinion = of(table)
    tommy, bank = table.id("Tommy Harden"), table.id("Bank of California")
    assert opinion.answer == f"move:{tommy}"
    seen = Sight(table.table.view(0).board, 0)  # type: ignore[attr-defined]
    worth, place = noon.best_move(seen, seen.cards[tommy])
    assert (place, opinion.scale) == (bank, "control")
    assert opinion.lines[0].worth == pytest.approx(worth / CONTROL)
    said = reasons(opinion)
    assert "It would go to Bank of California." in said
    assert f"takes control of Bank of California: {seen.cards[bank].control} control" in said
    assert "arrives without booting" in said
    lost = "If the day ends as things stand, the game is lost: something has to happen."
    assert said.startswith(lost)
    assert reasons(opinion, "pass") == lost


def test_who_would_win_tonight_says_why_nothing_is_done() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bank of California"], hand=["General Store"], rock=9),
        side("The Sloane Gang", at={"home": ["Lawrence Blackwood"]}),
    )
    opinion = of(table)
    assert (opinion.answer, opinion.scale) == ("pass", "")  # building is worth more, were it not for that
    assert reasons(opinion).startswith("If the day ends as things stand, you win")


def test_waiting_says_so_where_nobody_would_win_yet() -> None:
    opinion = of(
        Playing(
            side("Law Dogs", at={"home": ["Tommy Harden"]}),
            side("The Sloane Gang", at={"home": ["Lawrence Blackwood"]}),
        )
    )
    assert reasons(opinion, "pass") == "Nothing else is worth more than waiting for what the others do."


def test_a_deed_says_what_it_brings_and_what_is_left() -> None:
    table = Playing(side("Law Dogs", hand=["General Store"], rock=9), side("The Sloane Gang"))
    opinion = of(table)
    said = reasons(opinion, f"shop:{table.id('General Store')}")
    assert "General Store counts" in said
    assert re.search(r"stay paid, with \d+ ghost rock to spare", said)


def test_being_called_out_is_weighed_both_ways() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    table.calls_out("Tommy Harden", "Barton Everest")
    opinion = of(table)
    assert {line.answer for line in opinion.lines} == {"yes", "no"}
    fighting = reasons(opinion, "yes")
    assert re.search(
        r"1 of yours, 1 of theirs\) it expects you to have the better hand \d+% of the time", fighting
    )
    assert "Refusing sends Barton Everest home booted." in reasons(opinion, "no")


def test_a_bot_that_looks_ahead_tells_shares_and_what_it_expects() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Bank of California"]),
    )
    bot = make_bot("search:6", "doomtown", 1)
    opinion = opinion_of(bot, table.ask, Eyes(table.table, 0))
    assert opinion.scale == "share"
    assert all(0 <= line.worth <= 1 and line.worlds >= FEWEST for line in opinion.lines[:2])
    told = in_words(opinion, table.ask.form)
    assert re.fullmatch(r"about \d+% to win, in \d imagined tries", text(told[0].worth, NAMES))  # type: ignore[arg-type]
    assert any("By the end of the day it expects" in text(reason) for line in told for reason in line.reasons)


@pytest.mark.parametrize(
    ("name", "mind", "until"),
    [("doomtown", DoomtownMind(2), "next day"), ("dicetown", DiceTownMind(), "round")],
)
def test_it_says_by_when_it_expects_that(name: str, mind: Any, until: str) -> None:
    table: Table[Any] = Table(game(name), configured(name, 2, {}), 2)
    bot = SearchBot(mind, Budget(worlds=FEWEST), 1)
    told: list[str] = []
    while not told:
        ask = table.asks[0]
        opinion = bot.explain(ask, Eyes(table, ask.seat))
        reasons = [reason for line in opinion.lines for reason in line.reasons]
        told = [text(reason) for reason in reasons if reason.key == "why-expects"]
        table.give(ask, opinion.answer)
    assert all(line.startswith(f"By the end of the {until} it expects ") for line in told)


def test_who_keeps_to_its_usual_play_although_another_seems_better_says_so() -> None:
    """Two answers whose shares differ by luck alone: the second is a little ahead, and not clearly."""

    class AtOnce:
        def __call__(self, state: Any) -> bool:
            return True

        def worth(self, state: Any, seat: int) -> float:
            return next(shares)

    class Mind:
        def policy(self, ask: Ask, look: Any) -> Any:
            return ask.form.ids[0]

        def candidates(self, ask: Ask, look: Any, usual: Any) -> Any:
            return tuple(ask.form.ids[:2])

        def horizon(self, state: Any) -> AtOnce:
            return AtOnce()

        def playing(self, seat: int, number: int) -> Any:
            return lambda state, ask: next(iter(ask.form.choices()))

        def reasons(self, ask: Ask, look: Any) -> Opinion:
            return Opinion(ask.form.ids[0])

        def counted(self, state: Any, seat: int) -> dict[str, float]:
            return {}

    shares = iter([0.5, 0.9, 0.5, 0.2, 0.5, 0.9, 0.5, 0.2, 0.5, 0.9, 0.5, 0.0])
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Bank of California"]),
    )
    opinion = SearchBot(Mind(), Budget(worlds=6), 1).explain(table.ask, Eyes(table.table, 0))
    usual, other = table.ask.form.ids[:2]
    assert [line.answer for line in opinion.lines] == [usual, other]
    assert opinion.lines[0].worth < opinion.lines[1].worth
    assert "so few tries may be luck" in reasons(opinion)


def test_who_cannot_say_why_gives_an_answer() -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang"))
    opinion = opinion_of(make_bot("random", "doomtown", 1), table.ask, lambda: table.table.view(0))
    (line,) = in_words(opinion, table.ask.form)
    assert (line.answer, line.worth, line.reasons) == (opinion.answer, None, ())


def test_dice_are_weighed_in_points_with_the_places_they_should_win() -> None:
    played: Any = game("dicetown")
    table: Table[Any] = Table(played, played.config_type(players=2), seed=3)
    ask = table.asks[0]
    opinion = opinion_of(make_bot("heuristic", "dicetown", 1), ask, partial(table.view, ask.seat))
    assert opinion.scale == "points"
    worths = [line.worth for line in opinion.lines]
    assert len(worths) == LINES
    assert worths == sorted(worths, reverse=True)
    assert re.search(r"If the other dice were rolled once more: the .* \d+%", reasons(opinion))
