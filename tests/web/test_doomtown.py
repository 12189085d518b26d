"""Doomtown in the browser: the town is drawn, every card can be read, and it is played by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.hands import ASKED_OR_OVER, Player
from web.house import House

SLOW = 60_000
"""The first table of a server loads every card's script."""


def sit_down(page: Page, house: House) -> Player:
    """From the home page to a game against one bot, on the starter decks."""
    page.goto(house.url)
    play = page.get_by_role("button", name="Play now at Doomtown: Reloaded")
    panel = page.locator("article", has=play)
    panel.get_by_role("group", name="Bots to beat").get_by_text("1", exact=True).click()
    play.click()
    page.locator(ASKED_OR_OVER).first.wait_for(timeout=SLOW)
    expect(page.get_by_role("region", name="Town square")).to_be_visible(timeout=SLOW)
    return Player(page, seed=7)


def decide(player: Player, by_keys: bool, times: int) -> None:
    """Make so many decisions, in another game if this one ends meanwhile."""
    player.decisions = 0
    player.play(player.by_keys if by_keys else player.by_mouse, most=times)
    while player.decisions < times:
        player.page.get_by_role("button", name="Play again").click()
        player.page.locator(".ending").wait_for(state="detached", timeout=SLOW)
        player.play(player.by_keys if by_keys else player.by_mouse, most=times)


def until_i_hold_cards(player: Player) -> None:
    """Decide until the first hand is dealt."""
    hand = player.page.get_by_role("region", name="Your hand").get_by_role("button")
    for _ in range(12):
        if hand.count():
            return
        decide(player, by_keys=False, times=1)
    raise AssertionError("no hand was dealt")


def test_the_town_is_drawn_and_played_and_its_cards_can_be_read(
    house: House, visit: Visit, shots: Path
) -> None:
    page = visit()
    player = sit_down(page, house)
    page.screenshot(path=shots / "doomtown-start.png")
    assert_accessible(page)

    # A card that is offered can be read before it is chosen.
    offered = page.locator(".prompt").get_by_role("button", name="Read ").first
    offered.click()
    expect(page.locator("dialog[open] .words").first).not_to_be_empty()
    page.keyboard.press("Escape")

    until_i_hold_cards(player)
    expect(page.get_by_role("list", name="Phases of the day")).to_be_visible()
    expect(page.get_by_role("region", name="side")).to_have_count(2)
    homes = page.locator(".place.home > .title")
    expect(homes).to_have_count(2)

    # By mouse: a home says what it is; by keys: a card of the hand says what it does.
    homes.last.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("outfit")
    expect(dialog.get_by_role("table")).to_contain_text("production")
    dialog.get_by_role("button", name="Close").click()
    held = page.get_by_role("region", name="Your hand").get_by_role("button").first
    name = held.locator("strong").inner_text()
    held.press("Enter")
    expect(dialog.get_by_role("heading", name=name, exact=True).first).to_be_visible()
    expect(dialog.locator(".words")).not_to_be_empty()
    page.screenshot(path=shots / "doomtown-card.png")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    decide(player, by_keys=False, times=8)
    page.screenshot(path=shots / "doomtown-noon.png", full_page=True)
    decide(player, by_keys=True, times=8)
    page.emulate_media(color_scheme="dark")
    page.screenshot(path=shots / "doomtown-dark.png")
    assert_accessible(page)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_contain_text("High Noon")


def test_keywords_and_ratings_are_shown(house: House, visit: Visit) -> None:
    """Somewhere in the first gang that is offered is a dude with keywords; the reference says which."""
    page = visit()
    sit_down(page, house)
    cards = page.evaluate("fetch('/api/games/doomtown/cards').then(answer => answer.json())")
    rated = {card["title"]: card["keywords"][0] for card in cards if card["keywords"]}
    prompt = page.locator(".prompt")
    for title, keyword in rated.items():
        read = prompt.get_by_role("button", name=f"Read {title}")
        if not read.count():
            continue
        read.first.click()
        expect(page.locator("dialog[open]")).to_contain_text(keyword["name"])
        return
    raise AssertionError("no card with keywords was offered")


def test_on_a_telephone_everything_fits(house: House, visit: Visit, shots: Path) -> None:
    page = visit(390, 844, phone=True)
    player = sit_down(page, house)
    until_i_hold_cards(player)
    decide(player, by_keys=False, times=5)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.screenshot(path=shots / "doomtown-phone.png")
    page.screenshot(path=shots / "doomtown-phone-whole.png", full_page=True)
    assert_accessible(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
