"""Every puzzle of Doomtown is solved in a browser, by clicking the cards its solution speaks of."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boomtown.lessons import Lesson, lessons
from boomtown.table import OneOf, Option, SomeOf, text
from lessons.classroom import Pupil
from web.conftest import Visit
from web.house import House
from web.test_learning import asked, coach

PUZZLES = [each for each in lessons("doomtown") if each.kind == "puzzle"]
ON_A_PHONE = ("stop-walk", "two-fall", "wanted")
CASUALTY = "doomtown-ask-casualty"
COMPOSED = ("doomtown-ask-join", CASUALTY)
"""What the table asks for one by one and the page lets choose together."""
SETTLED = """before => document.querySelector('.go-on, .coach.done, .coach.failed')
    || (document.querySelector('.prompt.asked')?.dataset.seq ?? before) !== before"""
ANSWERED = f"before => ({SETTLED})(before) || document.querySelector('dialog[open] .play, .prompt .confirm')"


class Solver:
    """Clicks what a pupil who knows the solution answers."""

    def __init__(self, page: Page, puzzle: Lesson) -> None:
        self._page = page
        self._pupil = Pupil(puzzle)
        self._left = list(puzzle.solution)

    def solve(self) -> None:
        """Answer until it is decided."""
        while True:
            before = asked(self._page)
            if self._page.locator(".coach.done, .coach.failed").count():
                return
            self._answer(before)
            self._page.wait_for_function(SETTLED, arg=before)

    def _answer(self, before: str | None) -> None:
        """Answer one question of the page; where answers are composed, that is several of the table's."""
        question = self._pupil.ask.message.key
        if question == CASUALTY:
            self._page.locator(".prompt").get_by_role("button", name="Clear").click()
        self._choose(before)
        while question in COMPOSED and not self._pupil.over and self._pupil.ask.message.key == question:
            self._choose(before)
        confirm = self._page.locator(f".prompt[data-seq='{before}'] .confirm .button").first
        if confirm.count():
            expect(confirm).to_be_enabled()
            confirm.click()

    def _choose(self, before: str | None) -> None:
        words = self._left.pop(0)
        form = self._pupil.ask.form
        assert isinstance(form, OneOf | SomeOf)
        if words != "=":
            meant = self._pupil.meant((words,) if isinstance(words, str) else tuple(words))
            for option in form.options:
                if option.id in (meant if isinstance(meant, tuple) else (meant,)):
                    self._click(option, before)
        self._pupil.answers(*((words,) if isinstance(words, str) else words))

    def _click(self, option: Option, before: str | None) -> None:
        """Click its button if it has one, else its card; of several plays of a card, this one."""
        button = self._page.locator(".prompt button.option", has_text=text(option.label))
        if button.count():
            button.first.click()
        elif option.label.args.get("how") == "ace":
            self._until_aced(option)
        elif option.about:
            face = self._pupil.table.state.cards[option.about[0]].face
            self._page.locator(".touch:visible", has_text=face).first.click()
            if self._pupil.ask.message.key in COMPOSED:
                return
            self._page.wait_for_function(ANSWERED, arg=before)
            if self._page.locator("dialog[open] .play").count():
                short = text(option.short) if option.short else text(option.label)
                self._page.locator("dialog[open] .play", has_text=short).first.click()

    def _until_aced(self, option: Option) -> None:
        """Click a casualty again and again: it is discarded, aced, or spared."""
        face = self._pupil.table.state.cards[option.about[0]].face
        card = self._page.locator(".touch:visible", has_text=face).first
        card.click()
        if "ace, covers" not in card.inner_text():
            card.click()
        expect(card).to_contain_text("ace, covers")


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[each.id for each in PUZZLES])
def test_it_is_solved_by_clicking(house: House, visit: Visit, shots: Path, puzzle: Lesson) -> None:
    phone = puzzle.id in ON_A_PHONE
    page = visit(390, 844, phone=True) if phone else visit(1280, 800)
    page.goto(f"{house.url}/learn/doomtown")
    page.get_by_role("button", name=text(puzzle.says("title"))).click()
    expect(coach(page)).to_contain_text(text(puzzle.says("goal")))
    for hint in puzzle.hinted():
        coach(page).get_by_role("button", name="Hint").click()
        expect(coach(page).get_by_text(text(hint))).to_be_in_viewport(ratio=0.9)
    page.screenshot(path=shots / f"puzzle-{puzzle.id}.png")
    Solver(page, puzzle).solve()
    expect(coach(page)).to_contain_text(text(puzzle.says("ends")))
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.screenshot(path=shots / f"puzzle-{puzzle.id}-solved.png")
