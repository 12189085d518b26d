"""A line that breaks while the server lives: it says so, comes back by itself, loses nothing and says nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from re import compile as pattern

import pytest
from playwright.sync_api import Locator, Page, expect

from web.cable import Cable
from web.conftest import Visit
from web.doomtown import SHOWDOWN, go_on, sit_at
from web.house import House
from web.pages import the_log
from web.test_board import card, decide, pass_until, play, question, scene, sequence, shoot_travis

ASLEEP = 300_000
"""Milliseconds for which a machine sleeps."""


@pytest.fixture
def cable(house: House) -> Iterator[Cable]:
    """A line of its own for a test."""
    line = Cable(house.url)
    yield line
    line.close()


def sit_by(page: Page, cable: Cable, config: dict[str, object]) -> None:
    """Sit down at a table over this line."""
    sit_at(page, cable, {"scenario": config}, in_a_list=False)  # type: ignore[arg-type]  # all it wants is the address


def broken(page: Page) -> Locator:
    """What is said while the line is broken."""
    return page.locator(".connection[role=status]")


def come_back(page: Page, cable: Cable) -> None:
    """Mend the line and wait until the page has found it, by itself."""
    cable.mend()
    expect(broken(page)).to_have_attribute("data-line", "open")
    expect(broken(page)).to_have_text("")


def test_an_answer_of_several_that_breaks_off_is_given_whole_and_once(
    house: House, visit: Visit, cable: Cable
) -> None:
    page = visit(1280, 800)
    square = ["Tommy Harden", "Clyde Owens", "Steele Archer", "Barton Everest"]
    sit_by(page, cable, scene(at={"town square": square}))
    play(page, "Tommy Harden", "Call out Travis Moone")
    pass_until(page, "Who joins your posse")
    for name in ("Clyde Owens", "Steele Archer"):
        card(page, name).click()
    cable.cut()
    expect(broken(page)).to_contain_text("Connection lost. Your seat is safe")
    for name in ("Clyde Owens", "Steele Archer"):
        expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    page.locator(".prompt").get_by_role("button", name="Confirm").click()
    expect(broken(page)).to_contain_text("Your answer goes out as soon as it is back.")
    come_back(page, cable)
    expect(question(page, "Who joins your posse")).to_be_hidden()
    pass_until(page, "Your Shootout play")
    posse = page.get_by_role("region", name="Shootout at Town Square").get_by_role("list").first
    expect(posse.get_by_role("listitem")).to_contain_text(["Tommy Harden", "Clyde Owens", "Steele Archer"])


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_what_is_said_of_a_broken_line_pushes_nothing_off_the_screen(
    house: House, visit: Visit, cable: Cable, width: int, height: int
) -> None:
    page = visit(width, height, phone=width < 400)
    sit_by(page, cable, SHOWDOWN)
    expect(question(page, "Your Noon play")).to_be_visible()
    cable.cut()
    expect(page.get_by_role("button", name="Try now")).to_be_in_viewport(ratio=1)
    below = page.get_by_role("group", name="Parts of the table") if width < 400 else page.locator(".prompt")
    expect(below).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    come_back(page, cable)


def test_a_showdown_that_stands_stands_on_and_the_bots_still_wait(
    house: House, visit: Visit, cable: Cable
) -> None:
    page = visit(1280, 800)
    sit_by(page, cable, SHOWDOWN)
    shoot_travis(page)
    stage = page.get_by_role("region", name="Shootout at Town Square, round 1")
    expect(stage).to_be_visible()
    cable.cut()
    expect(broken(page)).to_contain_text("Connection lost")
    expect(stage).to_be_visible()
    come_back(page, cable)
    expect(stage).to_be_visible()
    # Seen while the line is down, it is seen.
    cable.cut()
    expect(broken(page)).to_contain_text("Connection lost")
    go_on(page)
    expect(stage).to_have_count(0)
    come_back(page, cable)
    expect(question(page, "Who of yours flees")).to_be_visible()
    decide(page, page.locator(".prompt .confirm .button").first)
    expect(question(page, "Your Noon play")).to_be_visible()


def test_a_machine_that_slept_finds_its_question_again(house: House, visit: Visit, cable: Cable) -> None:
    """Nobody has closed the line: it is dead, and neither end knows."""
    page = visit(1280, 800)
    page.clock.install()
    sit_by(page, cable, SHOWDOWN)
    expect(question(page, "Your Noon play")).to_be_visible()
    cable.go_dead()
    card(page, "Tommy Harden").click()
    page.get_by_role("list", name="What it can do").get_by_role(
        "button", name="Call out Travis Moone"
    ).click()
    asked = sequence(page)
    assert asked is not None, "the answer is on its way, and nothing comes back"
    page.clock.fast_forward(ASLEEP)
    page.clock.run_for(4_000)
    expect(broken(page)).to_contain_text(
        "The server has not answered for a few seconds. Your answer is kept."
    )
    page.clock.run_for(8_000)
    expect(broken(page)).to_contain_text(pattern("Connection lost|Connecting again"))
    cable.mend()
    page.clock.run_for(12_000)  # whatever has been trying since before
    expect(broken(page)).to_have_attribute("data-line", "open")
    expect(question(page, "Who joins your posse")).to_be_visible()
    expect(the_log(page).get_by_text("Tommy Harden calls out Travis Moone")).to_have_count(1)


def test_a_question_that_came_while_nobody_heard_is_asked(house: House, visit: Visit, cable: Cable) -> None:
    page = visit(1280, 800)
    sit_by(page, cable, SHOWDOWN)
    expect(question(page, "Your Noon play")).to_be_visible()
    other = visit(1280, 800)
    other.context.add_cookies(page.context.cookies())
    other.goto(page.url.replace(cable.url, house.url))
    expect(question(other, "Your Noon play")).to_be_visible()
    cable.cut()
    play(other, "Tommy Harden", "Call out Travis Moone")
    pass_until(other, "Who joins your posse")
    expect(question(page, "Your Noon play")).to_be_visible()
    come_back(page, cable)
    expect(question(page, "Who joins your posse")).to_be_visible()
    expect(the_log(page).get_by_text("Tommy Harden calls out Travis Moone")).to_have_count(1)
