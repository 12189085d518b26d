"""A whole game of Doomtown by clicking the board: from lowball to winning at Sundown, with all that lies between."""

from __future__ import annotations

from pathlib import Path
from re import compile as pattern
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import sit_at
from web.house import House
from web.pages import the_log

STEPS = 60

VALUES = ("A", "3", "5", "7", "9", "J", "2", "4", "6", "8", "10", "Q", "K")
NOTHING = [f"{value}{'DCHS'[(place + turn) % 4]}" for turn in range(4) for place, value in enumerate(VALUES)]
"""Whichever five of six in a row one keeps, they make no hand."""

EVENING: dict[str, Any] = {
    "title": "Law and order in one evening.",
    "phase": "gambling",
    "day": 0,
    "sides": [
        {
            "outfit": "Law Dogs",
            "rock": 6,
            "at": {"home": ["Clyde Owens", "Tommy Harden"]},
            "hand": ["1st Baptist Church", "Kidnappin'"],
            "deck": [
                *["AS", "2D", "3C", "4H", "6S"],  # lowball
                *["8S", "2H", "8H", "8D", "KC", "8C", "JD", "3S"],  # Clyde draws eight,
                *["QS", "QH", "5D", "QD", "QC", "4H", "7C", "9D"],  # and again,
                *["JS", "JH", "JD", "JC", "6H", "5S"],  # and Tommy six, if anybody minds
            ],
        },
        {
            "outfit": "The Sloane Gang",
            "rock": 1,
            "at": {
                "town square": ["Lawrence Blackwood | booted", "Maria Kingsford | booted"],
                "home": ["Makaio Kaleo, Esq. | booted"],
            },
            "deck": ["KS", "KD", "9C", "9S", "JH", *NOTHING],
        },
    ],
}
"""The rival's dudes are tired: they walk nowhere, and nobody walks away from a call-out. All can fall on one day."""


def wait(page: Page, before: str | None = None) -> str | None:
    """Wait for a scene, another question than this one, or the end; return which question it is, if any."""
    page.wait_for_function(
        """before => document.querySelector('.go-on, .ending')
            || (document.querySelector('.prompt.asked')?.dataset.seq ?? before) !== before""",
        arg=before,
    )
    return page.evaluate("document.querySelector('.prompt.asked')?.dataset.seq ?? null")


def seen(page: Page, shots: Path, name: str) -> Locator:
    """Return the stage that stands now, once it stands, and keep a picture of it."""
    stage = page.locator("section.stage")
    expect(stage).to_be_visible()
    page.screenshot(path=shots / f"{name}.png")
    return stage


class Clicks:
    """Somebody who plays on the board: cards are clicked, and what is no card in the question's line."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def until(self, words: str) -> None:
        """Confirm what is chosen already, or pass, until this is asked."""
        for _ in range(STEPS):
            before = wait(self.page)
            assert not self.page.locator(".go-on, .ending").count(), f"something is shown before: {words}"
            if self.page.locator(".prompt.asked").get_by_role("heading", name=words).count():
                return
            self.as_offered(before)
        raise AssertionError(f"never asked: {words}")

    def as_offered(self, before: str | None) -> None:
        confirm = self.page.locator(".prompt .confirm .button.primary")
        other = self.page.locator(".prompt .option", has_text=pattern("[Pp]ass|no|all")).last
        (confirm if confirm.count() else other).click()
        wait(self.page, before)

    def until_a_scene(self) -> None:
        """Confirm what is chosen already, or pass, until everybody is shown something."""
        for _ in range(STEPS):
            before = wait(self.page)
            if self.page.locator(".go-on").count():
                return
            self.as_offered(before)
        raise AssertionError("nothing is shown")

    def card(self, name: str) -> Locator:
        return self.page.locator(".touch.can", has_text=name).first

    def touch(self, name: str, play: str = "") -> None:
        """Click a card that glows, and one of the plays it opens."""
        before = wait(self.page)
        self.card(name).click()
        if play:
            self.page.get_by_role("list", name="What it can do").get_by_role("button", name=play).click()
        wait(self.page, before)

    def choose(self, words: str) -> None:
        """Click what is no card."""
        before = wait(self.page)
        self.page.locator(".prompt .option", has_text=words).first.click()
        wait(self.page, before)

    def until_over(self) -> None:
        """Look at everything, confirm or pass, until the game is over."""
        for _ in range(STEPS):
            before = wait(self.page)
            if self.page.locator(".go-on").count():
                self.go_on()
            elif self.page.locator(".ending").count():
                return
            else:
                self.as_offered(before)
        raise AssertionError("there is no end to it")

    def go_on(self) -> None:
        self.page.get_by_role("button", name="Go on").click()
        expect(self.page.locator("section.stage")).to_have_count(0)


def test_from_lowball_to_winning_at_sundown_on_the_board(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": EVENING}, in_a_list=False)
    clicks, log = Clicks(page), the_log(page)

    # Lowball: both hands stand until I go on, and the lower one wins the pot.
    clicks.until_a_scene()
    lowball = seen(page, shots, "whole-lowball")
    expect(lowball).to_contain_text("Day 1: lowball for 2 ghost rock")
    expect(lowball).to_contain_text(pattern("Guest .* has the lowest hand"))
    expect(lowball.get_by_role("list", name="draw hand")).to_have_count(2)
    clicks.go_on()

    # Shopping: a deed out of the hand, at one end of the street.
    clicks.until("Your Noon play")
    clicks.touch("1st Baptist Church", "Bring into play")
    clicks.until("At which end")
    clicks.choose("left")
    expect(log).to_contain_text("brings 1st Baptist Church into play")

    # A move: the dude, then the place.
    clicks.until("Your Noon play")
    clicks.touch("Clyde Owens", "Move")
    clicks.until("Where does Clyde Owens move?")
    clicks.touch("Town square")
    expect(page.get_by_role("region", name="Town square")).to_contain_text("Clyde Owens")

    # Two call-outs, two shootouts, and each showdown stands.
    for victim in ("Lawrence Blackwood", "Maria Kingsford"):
        clicks.until("Your Noon play")
        clicks.touch("Clyde Owens", f"Call out {victim}")
        clicks.until_a_scene()
        stage = seen(page, shots, f"whole-shootout-{victim.split()[0].lower()}")
        expect(stage).to_contain_text(pattern(r"four of a kind 8 − .* \d = \d casualties"))
        expect(stage).to_contain_text(pattern(f"{victim}.*(is aced|is discarded)"))
        clicks.go_on()
        clicks.until("Your Noon play")
        expect(page.get_by_role("region", name="Town square")).not_to_contain_text(victim)

    # A job out of the hand: who leads it, and against whom.
    clicks.touch("Kidnappin'", "Use")
    clicks.touch("Tommy Harden")
    clicks.touch("Makaio Kaleo")
    clicks.until_over()
    page.screenshot(path=shots / "whole-won.png")
    expect(log).to_contain_text(pattern("Makaio Kaleo, Esq. is (aced|discarded)"))
    expect(log).to_contain_text("The job of Tommy Harden succeeds.")
    expect(page.locator(".ending")).to_contain_text(pattern("[Ww]in|won"))
    assert_accessible(page)
