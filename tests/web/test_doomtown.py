"""Doomtown in the browser: the town is drawn, every card can be read, and it is played by mouse and by keys."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Locator, Page, TimeoutError, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.hands import ASKED_OR_OVER, CLICK, Player
from web.house import House

SLOW = 60_000
"""The first table of a server loads every card's script."""
OBJECTION = 400
"""Milliseconds in which the page asks the server whether a choice is legal; objections come later, if at all."""
TRIES = 60


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


class Hands:
    """Answers whatever is asked by chance, with the mouse or with keys; what is refused is chosen otherwise."""

    def __init__(self, player: Player, *, by_keys: bool) -> None:
        self._player, self._by_keys = player, by_keys
        self._page = player.page
        self._chance = random.Random(3)

    def decide(self) -> None:
        """Choose, and confirm where that is asked for. The server may answer meanwhile (one legal answer)."""
        before = self._player.sequence()
        try:
            self._choose(before)
        except TimeoutError:
            if self._player.sequence() == before:
                raise

    def _choose(self, before: str | None) -> None:
        prompt = self._page.locator(".prompt")
        options = prompt.locator("button.option")
        confirm = prompt.locator(".confirm .button").first
        if options.count():
            self._touch(options.nth(self._chance.randrange(options.count())))
        for _ in range(TRIES):
            if self._player.sequence() != before or not self._confirmable():
                return
            if confirm.is_enabled():
                self._page.keyboard.press("Enter") if self._by_keys else confirm.click(timeout=CLICK)
                return
            left = prompt.locator("button.option[aria-checked=false]")
            lacks = prompt.get_by_role("status").inner_text().startswith("Choose")
            choices = left if lacks and left.count() else options
            self._touch(choices.nth(self._chance.randrange(choices.count())))
        raise AssertionError(f"found no legal answer to: {self._player.question()}")

    def _confirmable(self) -> bool:
        """Wait until a choice can be confirmed or is objected to; a choice that was sent at once cannot be either."""
        self._page.wait_for_function(
            """() => {
                const confirm = document.querySelector('.prompt .confirm .button');
                const says = document.querySelector('.prompt .confirm [role=status]')?.textContent;
                return !confirm || !confirm.disabled || says || document.querySelector('.ending');
            }""",
            timeout=SLOW,
        )
        self._page.wait_for_timeout(OBJECTION)
        return self._page.locator(".prompt .confirm").count() > 0

    def _touch(self, option: Locator) -> None:
        key = option.get_attribute("aria-keyshortcuts", timeout=CLICK)
        if self._by_keys and key:
            self._page.keyboard.press(key)
        else:
            option.click(timeout=CLICK)


def decide(player: Player, by_keys: bool, times: int) -> None:
    """Make so many decisions, in another game if this one ends meanwhile."""
    hands = Hands(player, by_keys=by_keys)
    player.decisions = 0
    player.play(hands.decide, most=times)
    while player.decisions < times:
        player.page.get_by_role("button", name="Play again").click()
        player.page.locator(".ending").wait_for(state="detached", timeout=SLOW)
        player.play(hands.decide, most=times)


def until_i_hold_cards(player: Player) -> None:
    """Decide until the first hand is dealt."""
    hand = player.page.get_by_role("region", name="Your hand").get_by_role("button")
    for _ in range(20):
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


def test_keywords_are_shown(house: House, visit: Visit) -> None:
    """Somewhere in the first gang that is offered is a dude with keywords; the reference says which."""
    page = visit()
    sit_down(page, house)
    cards = page.evaluate("fetch('/api/games/doomtown/cards').then(answer => answer.json())")
    first = {card["title"]: card["keywords"][0] for card in cards if card["keywords"]}
    prompt = page.locator(".prompt")
    for title, keyword in first.items():
        read = prompt.get_by_role("button", name=f"Read {title}")
        if not read.count():
            continue
        read.first.click()
        keywords = page.locator("dialog[open]").get_by_role("list", name="Keywords")
        expect(keywords.filter(has_text=keyword["name"]).first).to_be_visible()
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
