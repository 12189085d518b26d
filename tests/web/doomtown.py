"""How a person plays Doomtown at its page: sitting down, and answering whatever is asked."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.hands import ASKED_OR_OVER, CLICK, Player, unless_answered
from web.house import House

TWOS_TO_SIXES = ["2S", "4D", "6C", "9H", "JD"]
TRIES = 60


SHOWDOWN: dict[str, Any] = {
    "phase": "noon",
    "day": 3,
    "turn": 0,
    "sides": [
        {
            "outfit": "Law Dogs",
            "at": {"town square": ["Tommy Harden | Shotgun"], "home": ["Clyde Owens"]},
            "discard": ["Coachwhip!", "Olivia Jenks"],
            "hill": ["Steven Wiles"],
            "deck": ["2H", "8S", "8H", "8D", "8C", "KD"],
        },
        {
            "outfit": "The Sloane Gang",
            "at": {"town square": ["Travis Moone | booted"]},
            "deck": TWOS_TO_SIXES,
        },
    ],
}
"""Tommy can call out Travis, who is booted and has to accept, alone; better cards are on Tommy's side."""


def settle_in(page: Page, house: House, *, in_a_list: bool) -> None:
    """Come to the house, with options listed or left to the cards they are about.

    A picture of the house will do for that: to load the client takes a second, and this one would be left at once.
    """
    page.goto(f"{house.url}/icon.svg")
    page.evaluate(
        """list => {
            const kept = JSON.parse(localStorage.getItem('boomtown-settings') ?? '{}');
            localStorage.setItem('boomtown-settings', JSON.stringify({ ...kept, list }));
        }""",
        in_a_list,
    )


def sit_down(page: Page, house: House, *, in_a_list: bool = True) -> Player:
    """From the home page to a game against one bot, on the starter decks."""
    settle_in(page, house, in_a_list=in_a_list)
    page.goto(house.url)
    play = page.get_by_role("button", name="Play now at Doomtown: Reloaded")
    panel = page.locator("article", has=play)
    panel.get_by_role("group", name="Bots to beat").get_by_text("1", exact=True).click()
    play.click()
    page.locator(ASKED_OR_OVER).first.wait_for()
    expect(page.get_by_role("region", name="Town square")).to_be_visible()
    return Player(page, seed=7)


def sit_at(
    page: Page,
    house: House,
    config: dict[str, Any],
    *,
    in_a_list: bool = True,
    bots: int = 1,
    game: str = "doomtown",
) -> Player:
    """Open a table against bots, with decks of one's choice or a situation to start from; every question is asked."""
    settle_in(page, house, in_a_list=in_a_list)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    table = page.evaluate(
        """async table => {
            const send = (method, path, body) =>
                fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
            await send('POST', '/api/session');
            await send('PATCH', '/api/me', { auto_pass: false });
            return (await send('POST', '/api/tables', table)).json();
        }""",
        {"game": game, "seats": seats, "config": config},
    )
    page.goto(f"{house.url}/table/{table['id']}")
    page.locator(f"{ASKED_OR_OVER}, .go-on").first.wait_for()
    return Player(page, seed=7)


def answer(page: Page, question: str, *options: str) -> None:
    """Wait for a question, choose these options, and confirm where that is asked for."""
    prompt = page.locator(".prompt.asked", has=page.get_by_role("heading", name=question))
    prompt.wait_for()
    asked = prompt.get_attribute("data-seq")
    for option in options:
        prompt.locator("button.option", has_text=option).first.click()
    if prompt.get_by_role("checkbox").count():
        prompt.get_by_role("button", name="Confirm").click()
    page.wait_for_function("seq => document.querySelector('.prompt')?.dataset.seq !== seq", arg=asked)


def see_everything(page: Page) -> None:
    """Go on from all that is shown, to the next question."""
    for _ in range(TRIES):
        page.locator(".go-on, .prompt.asked, .ending").first.wait_for()
        if not page.locator(".go-on").count():
            return
        go_on(page)
    raise AssertionError("there is no end to it")


def go_on(page: Page) -> None:
    """Have seen what everybody was shown."""
    page.get_by_role("button", name="Go on").click()


class Hands:
    """Answers whatever is asked by chance, with the mouse or with keys; what is refused is chosen otherwise."""

    def __init__(self, player: Player, *, by_keys: bool) -> None:
        self._player, self._by_keys = player, by_keys
        self._page = player.page
        self._chance = random.Random(3)

    def decide(self) -> None:
        """Choose, and confirm where that is asked for. The server may answer meanwhile (one legal answer)."""
        before = self._player.sequence()
        unless_answered(self._page, lambda: self._choose(before))

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
        """Wait for what the server thinks of a choice; one that was sent at once is not asked about."""
        self._page.wait_for_function(
            """() => {
                const confirm = document.querySelector('.prompt .confirm .button');
                const status = document.querySelector('.prompt .confirm [role=status]');
                const heard = status?.ariaBusy !== 'true' && (!confirm?.disabled || status?.textContent);
                return !confirm || heard || document.querySelector('.ending');
            }""",
        )
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
        player.page.locator(".ending").wait_for(state="detached")
        player.play(hands.decide, most=times)


def until_i_hold_cards(player: Player) -> None:
    """Decide until the first hand is dealt."""
    hand = player.page.get_by_role("region", name="Your hand").get_by_role("button")
    for _ in range(20):
        if hand.count():
            return
        decide(player, by_keys=False, times=1)
    raise AssertionError("no hand was dealt")
