"""Decks built in the browser: pasted, mended, kept, understood, tested, played, shared."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boomtown.doomtown.decks import starter, to_text, write_deck
from web.axe import assert_accessible
from web.conftest import Visit
from web.house import House

LIST = to_text(starter("fourth_ring"))
BROKEN = LIST.replace("2x Buffalo Rifle", "2x Bufalo Rifle").replace("1x Ivor Hawley", "1x Ivor Hawley *")
"""One title is misspelt, and the gang costs more than the stash holds."""

SLOW = 60_000
"""Milliseconds for what a server does in the background."""


def verdict(page: Page) -> str:
    """Return what stands above the cards of the deck."""
    return page.locator(".verdict").inner_text()


def fits(page: Page) -> None:
    """Nothing is to be scrolled sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def turn_to(page: Page, pane: str) -> None:
    """Show a part of the builder, where they take turns."""
    button = page.get_by_role("navigation", name="Parts of the builder").get_by_role("button", name=pane)
    if button.is_visible():
        button.click()


def open_tab(page: Page, tab: str) -> None:
    turn_to(page, "Numbers")
    page.get_by_role("tab", name=tab).click()


def on_the_bench(page: Page) -> None:
    expect(page.get_by_label("Name of the deck")).to_be_visible()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


def copy_starter(page: Page, url: str, title: str = "Step Right Up") -> None:
    """Make a starter deck one's own, and open it."""
    page.goto(f"{url}/decks")
    page.get_by_role("button", name=f"Copy {title}").click()
    on_the_bench(page)


def import_list(page: Page, url: str, text: str) -> None:
    """Bring a list from elsewhere, and open it."""
    page.goto(f"{url}/decks")
    page.get_by_role("button", name="Import a list").click()
    page.get_by_label("The list").fill(text)
    page.get_by_role("button", name="Keep it among my decks").click()
    on_the_bench(page)


def saved(page: Page) -> None:
    expect(page.locator(".standing")).to_have_text("Saved")


@pytest.mark.parametrize(("width", "height"), [(1280, 800)])
def test_a_list_is_mended_saved_tested_exported_and_played(
    house: House, visit: Visit, shots: Path, width: int, height: int
) -> None:
    page = visit(width, height, phone=width < 400)
    import_list(page, house.url, BROKEN)
    turn_to(page, "Deck")
    expect(page.get_by_text('No card is called "Bufalo Rifle"')).to_be_visible()
    expect(page.get_by_text("The starting gang costs 24 ghost rock, and the stash is 19.")).to_be_visible()
    expect(page.get_by_role("button", name="Try it")).to_be_disabled()
    assert_accessible(page)
    fits(page)
    page.screenshot(path=shots / f"builder-problems-{width}.png")
    page.get_by_role("button", name="Read it as Buffalo Rifle").click()
    expect(page.get_by_text('No card is called "Bufalo Rifle"')).to_be_hidden()
    page.get_by_role("button", name="Pick the gang").click()
    page.get_by_role("list", name="Who could start the game").get_by_role("button", name="Ivor").click()
    turn_to(page, "Deck")
    expect(page.locator(".verdict")).to_have_text("✓ fit to play")
    saved(page)
    page.reload()
    on_the_bench(page)
    turn_to(page, "Deck")
    expect(page.locator(".verdict")).to_have_text("✓ fit to play")

    page.get_by_role("button", name="Test it").click()
    page.get_by_role("button", name="Play 50 games").click()
    expect(page.get_by_text("The true share lies between")).to_be_visible(timeout=SLOW)
    page.reload()  # it goes on without anybody looking, and is found again
    page.get_by_role("button", name="Test it").click()
    expect(page.get_by_text("The true share lies between")).to_be_visible(timeout=SLOW)
    assert_accessible(page)
    fits(page)
    page.screenshot(path=shots / f"builder-test-{width}.png")
    import time

    began = time.time()
    expect(page.get_by_text("50 of 50 games played.")).to_be_visible(timeout=540_000)
    print("FIFTY", time.time() - began, page.get_by_label("How it went").inner_text())
    page.screenshot(path="/tmp/fifty.png", full_page=True)

    open_tab(page, "Share")
    written = page.get_by_label("The deck, written down")
    expect(written).to_have_value(LIST)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download step-right-up.txt").click()
    assert Path(download.value.path()).read_text() == LIST
    page.get_by_label("Written as").select_option("o8d")
    expect(written).to_have_value(re.compile("<deck"))
    assert_accessible(page)
    other = written.input_value()

    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_text("The Fourth Ring").first).to_be_visible()
    expect(page).to_have_url(re.compile("/table/"))

    import_list(page, house.url, other)  # what was exported is the same deck
    open_tab(page, "Share")
    expect(written).to_have_value(re.compile("Outfit: The Fourth Ring"))
    came = written.input_value().splitlines()[1:]
    assert sorted(came) == sorted(LIST.splitlines()[1:])  # OCTGN has the gang first
