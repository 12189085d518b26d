"""Whole games against bots in a real browser: by mouse, by keys, on a telephone, in words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import sit_at
from web.hands import Player, start_game
from web.house import House

SHAPE = """[...new Set([...document.querySelectorAll('.prompt button, .prompt input, .negotiation, .ending')]
    .map(each => each.getAttribute('role') ?? each.type ?? each.className))].sort().join()"""


class Inspector:
    """Takes a picture of every question once, and lets axe look at every shape of prompt, in light and dark."""

    def __init__(self, page: Page, shots: Path, name: str, *, with_axe: bool = True) -> None:
        self._page, self._shots, self._name, self._with_axe = page, shots, name, with_axe
        self._seen: set[str] = set()
        self._shapes: set[str] = set()

    def look(self, kind: str) -> None:
        """Look, if this kind of screen has not been seen yet."""
        if kind in self._seen:
            return
        self._seen.add(kind)
        self._page.screenshot(path=self._shots / f"{self._name}-{len(self._seen):02}.png")
        shape = self._page.evaluate(SHAPE)
        if self._with_axe and shape not in self._shapes:
            self._shapes.add(shape)
            assert_accessible(self._page)


def kind_of(player: Player) -> str:
    """Return what sort of question this is: its words without names and numbers."""
    return " ".join(word for word in player.question().split() if word.isalpha() and word.islower())


def test_a_whole_game_by_mouse(house: House, visit: Visit, shots: Path) -> None:
    page = visit()
    start_game(page, house.url)
    player, inspector = Player(page), Inspector(page, shots, "mouse")

    def decide() -> None:
        inspector.look(kind_of(player))
        player.by_mouse()

    player.play(decide)

    assert player.over
    assert player.decisions > 20
    inspector.look("the end")
    totals = [int(cell) for cell in page.locator(".ending tbody tr td:last-child").all_inner_texts()]
    assert len(totals) == 4
    assert totals == sorted(totals, reverse=True)
    assert totals[0] > 0
    rows = page.locator(".ending tbody tr")
    for row, total in zip(rows.all(), totals, strict=True):
        parts = [cell.replace("–", "0") for cell in row.locator("td").all_inner_texts()[:-1]]
        assert sum(map(int, parts)) == total
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("group", name="Your roll")).to_be_visible()


def test_the_brute_costs_no_click_unless_it_is_wanted(house: House, visit: Visit) -> None:
    """Its holder keeps dice as anybody does, and sees what they cost with it and without."""
    page = visit()
    sides = [{"hand": ["brute"]}, {}]
    sit_at(page, house, {"players": 2, "scenario": {"sides": sides, "round": 3}}, game="dicetown")
    page.keyboard.press("1")
    page.keyboard.press("2")
    keep = page.get_by_role("button", name="Keep 2 for $1")
    expect(keep).to_be_enabled()
    expect(page.locator(".confirm [role=status]")).not_to_contain_text("is not one of the choices")
    page.locator(".prompt").get_by_role("radio", name="With The Brute").click()
    expect(page.get_by_role("button", name="Keep 2 with The Brute")).to_be_enabled()


def test_a_whole_game_by_keys_only(house: House, visit: Visit) -> None:
    page = visit()
    page.goto(house.url)
    expect(page.get_by_role("button", name="Play now at Dice Town")).to_be_visible()
    tab_to(page, "Play now at Dice Town")
    page.keyboard.press("Enter")
    player = Player(page, seed=2)
    player.await_question()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_be_hidden()

    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Keep 2 for $1")).to_be_visible()
    page.get_by_role("button", name="Clear").press("Enter")
    expect(page.get_by_role("button", name="Keep none for $1")).to_be_visible()
    page.keyboard.press("3")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Keep none for $1")).to_be_visible()

    first, roll = player.sequence(), rolled(page)
    page.get_by_role("button", name="Clear").focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")  # for the die that was chosen, not for the button that had the focus
    player.await_question(first)
    second = player.sequence()
    page.keyboard.press("u")
    player.await_question(second)
    assert rolled(page) == roll, "taking back shows the same dice again"

    player.play(player.by_keys)
    assert player.over
    assert player.decisions > 20


def test_a_whole_game_on_a_telephone(house: House, visit: Visit, shots: Path) -> None:
    page = visit(390, 844, phone=True)
    start_game(page, house.url, bots=4)
    player, inspector = Player(page, seed=3), Inspector(page, shots, "phone", with_axe=False)

    def decide() -> None:
        inspector.look(kind_of(player))
        assert_fits(page)
        player.by_mouse()

    player.play(decide)
    assert player.over
    inspector.look("the end")
    assert_accessible(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert_fits(page)


def test_dice_town_in_words(house: House, visit: Visit, shots: Path) -> None:
    """Without its picture any game is played by the general prompts, Dice Town too."""
    page = visit()
    page.goto(f"{house.url}/settings")
    page.get_by_role("checkbox", name="Show tables in words, without pictures").check()
    start_game(page, house.url, bots=1)
    player, inspector = Player(page, seed=4), Inspector(page, shots, "words")

    def decide() -> None:
        assert page.get_by_role("group", name="Your roll").count() == 0
        inspector.look(kind_of(player))
        player.by_mouse()

    player.play(decide, most=12)
    assert player.decisions == 12


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the control of this name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name!r} cannot be reached by Tab")


def rolled(page: Page) -> list[str]:
    """Return the dice under my cup."""
    return [str(die.get_attribute("aria-label")) for die in page.locator(".prompt [role=checkbox]").all()]


def assert_fits(page: Page) -> None:
    """Nothing sticks out to the side, and what can be pressed lies within the window's width."""
    outside = page.evaluate(
        """() => {
            const page = document.documentElement;
            const wide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} wide`] : [];
            const out = [...document.querySelectorAll('.prompt button')]
                .filter(button => button.getBoundingClientRect().right > page.clientWidth + 1)
                .map(button => button.textContent);
            return [...wide, ...out];
        }"""
    )
    assert outside == []
