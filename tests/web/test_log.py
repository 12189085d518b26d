"""The log in the browser: what belongs together stands together, nothing is lost, and keys reach all of it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import SHOWDOWN, answer, sit_at
from web.house import House
from web.pages import log_of, received, the_log, told


def test_a_fight_is_told_in_parts_and_every_line_can_be_seen(house: House, visit: Visit, shots: Path) -> None:
    page = visit()
    frames = received(page)
    sit_at(page, house, {"scenario": SHOWDOWN})
    answer(page, "Your Noon play", "Call out Travis Moone")
    answer(page, "Who joins your posse", "Clyde Owens")
    answer(page, "Your Shootout play", "Pass")
    log = the_log(page)
    for heading in ("Day 3 begins.", "High Noon.", "A shootout starts at Town Square.", "Round 1."):
        expect(log.get_by_role("heading", name=heading, exact=True)).to_be_visible()

    # Clyde's way to the fight is bookkeeping, the call-out and its answer are not.
    expect(log).to_contain_text("Tommy Harden calls out Travis Moone.")
    accepted = log.locator(".entry", has_text="Travis Moone accepts.")
    walked = accepted.get_by_text("Clyde Owens moves to Town Square.")
    expect(walked).to_have_count(0)
    more = accepted.get_by_role("button", name="more lines")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    expect(walked).to_be_visible()
    more.click()
    expect(walked).to_have_count(0)
    page.screenshot(path=shots / "doomtown-log.png")
    assert_accessible(page)

    page.get_by_role("checkbox", name="Every line").check()
    expect(walked).to_be_visible()
    everything = told(frames)
    assert len(everything) > 10
    assert sorted(log_of(page)) == sorted(everything)


def test_the_log_is_read_by_keys(house: House, visit: Visit) -> None:
    page = visit()
    sit_at(page, house, {"scenario": SHOWDOWN})
    answer(page, "Your Noon play", "Call out Travis Moone")
    answer(page, "Who joins your posse", "Clyde Owens")
    answer(page, "Your Shootout play", "Pass")
    answer(page, "Pick your shooter", "Tommy Harden")
    page.get_by_role("heading", name="Discard").wait_for()
    log = the_log(page)
    buttons = log.locator("button[aria-expanded]")
    expect(buttons.nth(1)).to_be_visible()
    before = page.locator(".prompt.asked").get_attribute("data-seq")

    # One stop of the Tab key in the log, the latest; arrow keys walk to the others.
    log.focus()
    page.keyboard.press("Tab")
    expect(buttons.last).to_be_focused()
    assert log.locator("button[tabindex='0']").count() == 1
    page.keyboard.press("ArrowUp")
    other = buttons.nth(buttons.count() - 2)
    expect(other).to_be_focused()
    page.keyboard.press("Enter")
    expect(other).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Space")
    expect(other).to_have_attribute("aria-expanded", "false")
    assert page.locator(".prompt.asked").get_attribute("data-seq") == before, "no key was taken for an answer"
