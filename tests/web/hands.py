"""How a person plays at a table's page: by mouse or by keys, whatever the question."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Locator, Page, TimeoutError

from patience import PATIENCE

ASKED_OR_OVER = ".prompt.asked, .ending"
CLICK = 10_000
"""Milliseconds a click may take before one looks whether there is anything left to click."""

HEARD = "now !== before || objection"
"""In the page: the question is answered, or its answer was objected to."""


def start_game(page: Page, url: str, bots: int = 3) -> None:
    """From the home page to a game against bots, in two clicks."""
    page.goto(url)
    play = page.get_by_role("button", name="Play now at Dice Town")
    panel = page.locator("article", has=play)
    panel.get_by_role("group", name="Bots to beat").get_by_text(str(bots), exact=True).click()
    play.click()
    page.locator(ASKED_OR_OVER).first.wait_for()


def unless_answered(page: Page, choose: Callable[[], None]) -> None:
    """Choose, and again where a click found nothing to hit, until the question is gone: the server may answer it."""
    until, before = monotonic() + PATIENCE, sequence(page)
    while True:
        try:
            return choose()
        except TimeoutError:
            if sequence(page) != before:
                return None
            if monotonic() > until:
                raise


def sequence(page: Page) -> str | None:
    """Return which question is shown, if any; it may go while one looks."""
    return page.evaluate("document.querySelector('.prompt')?.dataset.seq ?? null")


class Player:
    """Plays one page to the end, choosing by chance."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.decisions = 0
        self._chance = random.Random(seed)

    @property
    def over(self) -> bool:
        """Whether the end of the game is shown."""
        return self.page.locator(".ending").count() > 0

    def sequence(self) -> str | None:
        """Return which question is shown, if any."""
        return sequence(self.page)

    def question(self) -> str:
        """Return the question's words."""
        return self.page.locator(".prompt h2").inner_text()

    def await_question(self, after: str | None = None) -> bool:
        """Wait for a question other than this one; False when the game is over instead."""
        self._wait("now !== undefined && now !== before", after)
        return not self.over

    def turn(self, decide: Callable[[], None], before: str) -> None:
        """Answer this question; what is not allowed is cleared and decided once more."""
        self._decide(decide, before)
        self._mend(decide, before)

    def hear_back(self, decide: Callable[[], None], before: str) -> None:
        """Wait for what becomes of an answer that is on its way; refused, it is decided once more."""
        self._wait(HEARD, before)
        self._mend(decide, before)

    def _mend(self, decide: Callable[[], None], before: str) -> None:
        while self.sequence() == before:
            self.page.locator(".prompt .confirm .button").nth(1).press("Enter")  # Clear
            self._decide(decide, before)

    def _decide(self, decide: Callable[[], None], before: str, tries: int = 4) -> None:
        """Decide; when the page does nothing (it was just changing under the fingers), try again, as people do."""
        for left in reversed(range(tries)):
            decide()
            try:
                self._wait(HEARD, before, PATIENCE if left == 0 else CLICK / 1000)
            except TimeoutError:
                if left == 0:
                    raise
            else:
                return

    def _wait(self, condition: str, before: str | None, patience: float = PATIENCE) -> None:
        self.page.wait_for_function(
            f"""before => {{
                document.querySelector('.go-on')?.click();
                const objection = document.querySelector('.prompt .confirm [role=status]')?.textContent;
                const now = document.querySelector('.prompt.asked')?.dataset.seq;
                return document.querySelector('.ending') !== null || ({condition});
            }}""",
            arg=before,
            timeout=patience * 1000,
        )

    def play(self, decide: Callable[[], None], most: int = 2000) -> None:
        """Decide until the game is over, or this many times; what is not allowed is decided once more."""
        asked = self.await_question()
        while asked and self.decisions < most:
            before = self.sequence()
            if before is None:  # answered by the server meanwhile: there was one legal answer only
                asked = self.await_question()
                continue
            self.turn(decide, before)
            self.decisions += 1
            asked = self.await_question(before)

    # --- by mouse ---------------------------------------------------------------------------------

    def by_mouse(self) -> None:
        """Answer the question with clicks only, unless the server answers it meanwhile (one legal answer)."""
        unless_answered(self.page, self._click_through)

    def _click_through(self) -> None:
        prompt = self.page.locator(".prompt")
        confirm = prompt.locator(".confirm .button").first
        self._click_one(prompt.get_by_role("checkbox"))
        for name in ("Nuggets", "Dollars"):
            self._maybe(prompt.get_by_role("button", name=f"{name}: one more"))
        for group in prompt.get_by_role("radiogroup").all():
            self._click_one(group.get_by_role("radio"))
        if confirm.count():
            confirm.click(timeout=CLICK)
        else:
            self._click_one(prompt.locator("button.option"))

    def _click_one(self, choices: Locator) -> None:
        if count := choices.count():
            choices.nth(self._chance.randrange(count)).click(timeout=CLICK)

    def _maybe(self, button: Locator) -> None:
        if self._chance.random() < 0.4 and button.count() and button.is_enabled():
            button.click(timeout=CLICK)

    # --- by keys ----------------------------------------------------------------------------------

    def by_keys(self) -> None:
        """Answer the question with keys only: choose by number, confirm with Enter."""
        keyboard = self.page.keyboard
        groups = self._keys_by_group()
        for keys in groups:
            keyboard.press(self._chance.choice(keys))
        keyboard.press("Enter")

    def _keys_by_group(self) -> list[list[str]]:
        """Return the keys the page shows, list by list; of lists with nothing to choose, none."""
        return self.page.evaluate(
            """() => [...document.querySelectorAll('.prompt [role=group], .prompt [role=radiogroup]')]
                .map(group => [...group.querySelectorAll('[aria-keyshortcuts]')]
                    .map(button => button.getAttribute('aria-keyshortcuts')))
                .filter(keys => keys.length)"""
        )
