"""A lesson played without a browser: by somebody who follows it, or by a search that tries everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from boomtown.bots import seated
from boomtown.games import game
from boomtown.lessons import LEARNER, Lesson, coached, is_done, why_failed
from boomtown.table import Answer, Ask, Company, OneOf, SomeOf, Table, text


class Pupil:
    """Plays a lesson at a table set up as the server sets it up."""

    def __init__(self, lesson: Lesson, name: str = "doomtown", seed: int = 1) -> None:
        rules = game(name)
        options = rules.usual(2) | dict(rules.among_people) | lesson.table
        self.lesson = lesson
        self.table: Table[Any] = Table(
            rules,
            msgspec.convert(options, rules.config_type),
            seed=seed if lesson.seed is None else lesson.seed,
        )
        self.company = Company(seated({1: lesson.bot}, name), spared={LEARNER})
        self.company.play_on(self.table)

    @property
    def ask(self) -> Ask:
        """What the pupil is asked."""
        found = self.table.ask_of(LEARNER)
        assert found is not None, "the pupil is not asked anything"
        return found

    @property
    def over(self) -> bool:
        """Whether the lesson is decided, or the game."""
        return self.done or self.failed is not None or self.table.over

    @property
    def done(self) -> bool:
        """Whether it is achieved."""
        return is_done(self.lesson, self.table)

    @property
    def failed(self) -> str | None:
        """Why it cannot be achieved any more."""
        why = None if self.done else why_failed(self.lesson, self.table)
        return None if why is None else text(why)

    def coach(self) -> str:
        """What the coach says to the question."""
        found = coached(self.lesson, self.table)
        return "" if found is None else text(self.lesson.coaches(found))

    def answers(self, *words: str) -> Pupil:
        """Answer by the words of options."""
        offered = self.table.sensible(self.ask)
        self.give(offered if words == ("=",) and offered is not None else self.meant(words))
        return self

    def meant(self, words: tuple[str, ...]) -> Answer:
        """What somebody means who says this."""
        form = self.ask.form
        assert isinstance(form, OneOf | SomeOf), text(self.ask.message)
        labels = {option.id: text(option.label) for option in form.options}
        found = []
        for word in words:
            fitting = [id_ for id_, label in labels.items() if word.casefold() in label.casefold()]
            assert fitting, f"{word!r} is not among {list(labels.values())} ({text(self.ask.message)})"
            found.append(fitting[0])
        return found[0] if isinstance(form, OneOf) else tuple(found)

    def give(self, answer: Answer) -> None:
        """Answer, and let everybody else go on."""
        self.table.answer(LEARNER, answer)
        self.company.play_on(self.table)

    def fork(self) -> Pupil:
        """The same pupil in another world."""
        other = object.__new__(Pupil)
        other.lesson, other.company, other.table = self.lesson, self.company, self.table.fork()
        return other

    def moment(self) -> str:
        """Where the game stands: its state, and what the running step has been answered so far."""
        table = self.table
        given = [(each.seat, each.answer) for each in table.answers.after(table.settled)]
        return f"{table.digest()} {given}"

    def choices(self) -> Iterator[Answer]:
        """Every answer there is to the question."""
        return iter(self.ask.form.choices())


def winnable(pupil: Pupil, most: int = 4000) -> bool | None:
    """Whether anything leads to the goal from here; None if that cannot be told by looking at so many moments."""
    seen: set[str] = set()
    waiting = [pupil]
    looked = 0
    while waiting:
        here = waiting.pop()
        if here.done:
            return True
        if here.over or here.table.ask_of(LEARNER) is None:
            continue
        looked += 1
        if looked > most:
            return None
        for answer in here.choices():
            there = here.fork()
            there.give(answer)
            moment = there.moment()
            if moment not in seen:
                seen.add(moment)
                waiting.append(there)
    return False
