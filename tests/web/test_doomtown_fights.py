"""Doomtown's piles, which everybody may look through, and the panel of a shootout from call-out to casualties."""

from __future__ import annotations

from pathlib import Path
from re import compile as pattern

from playwright.sync_api import Locator, Page, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import SHOWDOWN, answer, go_on, sit_at
from web.house import House
from web.pages import the_log


def my_dock(page: Page) -> Locator:
    """Where all that is mine is, and nothing covers it."""
    return page.get_by_role("region", name="What you have")


def test_piles_are_looked_through_by_mouse_and_by_keys(house: House, visit: Visit, shots: Path) -> None:
    page = visit()
    sit_at(page, house, {"scenario": SHOWDOWN})
    mine = my_dock(page)
    theirs = page.get_by_role("region", name="side").first
    expect(theirs.get_by_role("button", name="Discard 0")).to_be_disabled()
    expect(theirs.get_by_role("button", name="Boot Hill 0")).to_be_disabled()

    # By mouse: the card that came last is first, and each can be read, on top of the pile.
    mine.get_by_role("button", name="Discard 2").click()
    pile = page.get_by_role("dialog", name="discard pile")
    expect(pile.get_by_role("listitem").locator("strong")).to_have_text(["Olivia Jenks", "Coachwhip!"])
    page.screenshot(path=shots / "doomtown-pile.png")
    assert_accessible(page)
    pile.get_by_role("button", name="Coachwhip!").click()
    card = page.get_by_role("dialog", name="Coachwhip!")
    expect(card.locator(".words")).not_to_be_empty()
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    expect(pile).to_be_visible()
    pile.get_by_role("button", name="Close").click()
    expect(pile).to_be_hidden()

    # By keys: Escape leads back one step at a time, to where one came from.
    hill = mine.get_by_role("button", name="Boot Hill 1")
    hill.press("Enter")
    buried = page.get_by_role("dialog", name="Boot Hill")
    wiles = buried.get_by_role("button", name="Steven Wiles")
    wiles.press("Enter")
    card = page.get_by_role("dialog", name="Steven Wiles")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(wiles).to_be_focused()
    page.keyboard.press("Escape")
    expect(buried).to_be_hidden()
    expect(hill).to_be_focused()


def test_a_shootout_from_call_out_to_casualties(house: House, visit: Visit, shots: Path) -> None:
    page = visit()
    sit_at(page, house, {"scenario": SHOWDOWN})
    fight = page.get_by_role("region", name="Shootout at Town Square")
    expect(page.get_by_role("heading", name="Your Noon play.")).to_be_visible()
    expect(fight).to_have_count(0)

    answer(page, "Your Noon play", "Call out Travis Moone")
    expect(fight).to_contain_text("posses form")
    answer(page, "Who joins your posse", "that is all")

    # Posses, without draw hands so far.
    page.get_by_role("heading", name="Your Shootout play.").wait_for()
    expect(fight).to_contain_text("round 1, shootout plays")
    leading, called = fight.locator(".posse").first, fight.locator(".posse").last
    expect(leading).to_contain_text("leads")
    expect(leading.get_by_role("button", name="Tommy Harden")).to_be_visible()
    expect(leading.get_by_role("button", name="Shotgun")).to_be_visible()
    expect(called).to_contain_text("is called out")
    expect(called.get_by_role("button", name="Travis Moone")).to_contain_text("booted")
    expect(leading.get_by_text("shooter")).to_have_count(0)
    expect(fight.get_by_role("list", name="draw hand")).to_have_count(0)
    answer(page, "Your Shootout play", "Pass")

    # Seven cards of mine, theirs face down.
    page.get_by_role("heading", name="Discard 2 from your draw hand").wait_for()
    expect(leading.get_by_role("button", name="Tommy Harden")).to_contain_text("shooter")
    mine = leading.get_by_role("list", name="draw hand").get_by_role("button")
    expect(mine).to_have_count(7)
    expect(called.get_by_role("img", name="hidden cards")).to_be_visible()
    expect(called.get_by_role("list", name="draw hand")).to_have_count(0)
    page.screenshot(path=shots / "doomtown-shootout.png")
    assert_accessible(page)
    mine.first.click()
    read = page.locator("dialog[open]")
    expect(read.get_by_role("heading").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(read).to_have_count(0)

    # Four eights against nothing much, both face up.
    prompt = page.locator(".prompt")
    for pip in ("2 of hearts", "2 of clubs"):
        card = prompt.locator(".group", has=page.get_by_role("img", name=pip))
        expect(card.get_by_role("checkbox")).to_be_checked()  # all but the best five are chosen already
    prompt.get_by_role("button", name="Confirm").click()
    page.get_by_role("heading", name="Your Resolution play.").wait_for()
    expect(fight).to_contain_text("resolution plays")
    expect(mine).to_have_count(5)
    expect(leading.locator(".rank")).to_have_text(pattern("four of a kind"))
    expect(called.get_by_role("list", name="draw hand").get_by_role("button")).to_have_count(5)
    expect(called.get_by_role("img", name="hidden cards")).to_have_count(0)
    page.screenshot(path=shots / "doomtown-resolution.png")
    assert_accessible(page)

    # Travis is all they have, so the fight ends with him; Tommy need not run from anybody.
    answer(page, "Your Resolution play", "Pass")
    go_on(page)
    answer(page, "Who of yours flees, going home booted?")
    expect(the_log(page)).to_contain_text(pattern("The shootout is over; Guest .* won it"))
    expect(fight).to_have_count(0)
    square = page.get_by_role("region", name="Town square")
    expect(square.get_by_role("button", name="Tommy Harden")).to_be_visible()
    expect(square.get_by_role("button", name="Travis Moone")).to_have_count(0)
