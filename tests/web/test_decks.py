"""Decks in the browser: pasted, mended by what the page says, brought secretly, and played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boomtown.doomtown.decks import starter, to_text, write_deck
from web.axe import assert_accessible
from web.conftest import Visit
from web.house import House

LIST = to_text(starter("fourth_ring"))
BROKEN = LIST.replace("4x Soul Blast", "5x Soul Blast")
MISSPELT = LIST.replace("4x Soul Blast", "4x Soul Blst")


def set_up_doomtown(page: Page, url: str) -> None:
    page.goto(f"{url}/new")
    page.get_by_role("combobox", name="Game").select_option("doomtown")


def homes(page: Page) -> None:
    """Wait until both homes stand on the board."""
    for home in ("The Fourth Ring", "Morgan Cattle Co."):
        expect(page.get_by_text(home).first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_list_is_pasted_mended_and_played(
    house: House, visit: Visit, shots: Path, width: int, height: int
) -> None:
    ann, bob = visit(width, height), visit(width, height)
    set_up_doomtown(ann, house.url)
    expect(ann.get_by_role("radio", name="A Fair Trial, and Then the Rope")).to_be_checked()
    ann.get_by_role("radio", name="A list of my own").check()
    start = ann.get_by_role("button", name="Set up the table")
    expect(start).to_be_disabled()
    text = ann.get_by_label("The list")
    text.fill(MISSPELT)
    expect(ann.get_by_text("Perhaps Soul Blast is meant.")).to_be_visible()
    text.fill(BROKEN)
    expect(ann.get_by_text("The deck has 5 copies of Soul Blast; 4 is the most.")).to_be_visible()
    expect(ann.get_by_text("Take 1 copy out.")).to_be_visible()
    expect(start).to_be_disabled()
    assert_accessible(ann)
    ann.screenshot(path=shots / f"deck-problems-{width}.png", full_page=True)
    text.fill(LIST)
    expect(ann.get_by_text("Step Right Up, 55 cards: fit to play.")).to_be_visible()
    start.click()
    bob.goto(ann.get_by_label("Invitation").input_value())
    bob.get_by_role("radio", name="Round Up the Herd").check()
    assert_accessible(bob)
    bob.screenshot(path=shots / f"deck-join-{width}.png", full_page=True)
    bob.get_by_role("button", name="Take a seat").click()
    homes(ann)
    homes(bob)


def test_a_bot_is_given_a_deck_and_the_choice_is_kept(house: House, visit: Visit) -> None:
    page = visit()
    set_up_doomtown(page, house.url)
    page.get_by_role("radio", name="Step Right Up").check()
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_label("What the bot at seat 2 plays with").select_option("morgan_cattle_co")
    page.get_by_role("button", name="Set up the table").click()
    homes(page)
    set_up_doomtown(page, house.url)
    expect(page.get_by_role("radio", name="Step Right Up")).to_be_checked()


def test_any_format_can_be_pasted_and_dice_town_asks_for_no_deck(house: House, visit: Visit) -> None:
    page = visit()
    set_up_doomtown(page, house.url)
    page.get_by_role("radio", name="A list of my own").check()
    for kind in ("markdown", "bbcode", "townsquare"):
        page.get_by_label("The list").fill(write_deck(starter("sloane_gang"), kind).data.decode())
        expect(page.get_by_text("Whose Town Square?, 55 cards: fit to play.")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("dicetown")
    expect(page.get_by_role("group", name="Your deck")).to_have_count(0)
    expect(page.get_by_role("button", name="Set up the table")).to_be_enabled()
