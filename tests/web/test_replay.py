"""Looking back: a game stepped through moment by moment, as any seat saw it, linked to, kept, and played on from."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from re import compile as pattern
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from patience import PATIENCE
from server.driver import Guest
from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import SHOWDOWN, sit_at
from web.hands import ASKED_OR_OVER
from web.house import House

WINNING: dict[str, Any] = {
    **SHOWDOWN,
    "sides": [{**SHOWDOWN["sides"][0], "hand": ["Bunkhouse"]}, SHOWDOWN["sides"][1]],
}


REVIEWED = 5 * PATIENCE * 1000
"""Milliseconds in which a short game is looked back at, by a process that stands back for all others."""


async def _played(url: str) -> tuple[str, str, dict[str, str]]:
    """A game of Doomtown and one of Dice Town that are over, and the cookie of whoever played them."""
    port = int(url.rsplit(":", 1)[1])
    guest = Guest(SimpleNamespace(address=url, port=port))  # type: ignore[arg-type]
    await guest.post("/api/session")
    await guest.patch("/api/me", {"name": "Ann"})
    tables = []
    for game, config in (("doomtown", {"scenario": WINNING}), ("dicetown", {})):
        table = await guest.create("me", "random", game=game, config=config)
        page = await guest.sit(table["id"])
        await page.play(random.Random(4))
        await page.close()
        tables.append(table["id"])
    cookies = dict(guest.http.cookies)
    await guest.http.aclose()
    return tables[0], tables[1], cookies


@pytest.fixture(scope="module")
def games(house: House) -> tuple[str, str, dict[str, str]]:
    """Two games that are over, and the cookie of who played them."""
    with ThreadPoolExecutor(1) as other:  # Playwright's loop runs in this one
        return other.submit(asyncio.run, _played(house.url)).result()


def come_back(page: Page, house: House, cookies: dict[str, str]) -> None:
    """Come in as the one who has played."""
    page.context.add_cookies(
        [{"name": name, "value": value, "url": house.url} for name, value in cookies.items()]
    )


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


def count(page: Page) -> int:
    return int(slider(page).get_attribute("max") or "0") + 1


def shown(page: Page, moment: int) -> None:
    """Wait until this moment stands."""
    film = page.locator(".film[aria-busy=false]")
    expect(film.locator(".count")).to_have_text(f"{moment} of {count(page)}")


def test_a_game_is_stepped_through(
    house: House, visit: Visit, games: tuple[str, str, dict[str, str]], shots: Path
) -> None:
    page = visit(1280, 800)
    come_back(page, house, games[2])
    page.goto(f"{house.url}/table/{games[0]}")
    expect(page.locator(".ending")).to_be_visible()
    page.get_by_role("link", name="Look back", exact=True).click()
    expect(slider(page)).to_be_visible()
    shown(page, 1)
    log = page.get_by_role("log", name="What happened")
    expect(log).not_to_contain_text("Bunkhouse")
    page.get_by_role("button", name="The next moment").click()
    shown(page, 2)

    # By keys: on, to the end, a day back, to the beginning.
    page.keyboard.press("ArrowRight")
    shown(page, 3)
    page.keyboard.press("End")
    last = count(page)
    shown(page, last)
    expect(page.locator(".film .caption")).to_contain_text("wins")
    page.keyboard.press("PageUp")
    expect(page.locator(".film .count")).not_to_have_text(f"{last} of {last}")
    page.keyboard.press("Home")
    shown(page, 1)

    # A link to a moment leads there, for whoever was not here before too.
    slider(page).fill("5")
    shown(page, 6)
    expect(page).to_have_url(pattern(r"/replay\?seat=0&at=\d+$"))
    page.screenshot(path=shots / "doomtown-replay.png")
    assert_accessible(page)
    stranger = visit(390, 844, phone=True)
    stranger.goto(page.url)
    shown(stranger, 6)
    stranger.get_by_text("Speed, seat, link, file").tap()
    expect(stranger.get_by_label("As seen by")).to_be_visible()
    stranger.get_by_text("Speed, seat, link, file").tap()
    stranger.screenshot(path=shots / "doomtown-replay-phone.png")
    assert stranger.evaluate("document.documentElement.scrollWidth") <= 390
    assert_accessible(stranger)

    # The other side of it.
    hand = page.get_by_role("region", name="Your hand")
    expect(hand).to_contain_text("Bunkhouse")
    page.get_by_label("As seen by").select_option("Drifter Tom")
    expect(page).to_have_url(pattern(r"seat=1"))
    expect(hand).not_to_contain_text("Bunkhouse")


def test_a_showdown_is_seen_again(house: House, visit: Visit, games: tuple[str, str, dict[str, str]]) -> None:
    page = visit(1280, 800)
    page.goto(f"{house.url}/table/{games[0]}/replay?seat=0")
    shown(page, 1)
    stage = page.locator(".stage")
    for moment in range(2, count(page) + 1):
        page.keyboard.press("ArrowRight")
        shown(page, moment)
        if stage.count():
            break
    expect(stage).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(stage).to_have_count(0)


def test_it_plays_by_itself_and_pauses(
    house: House, visit: Visit, games: tuple[str, str, dict[str, str]]
) -> None:
    page = visit(1280, 800)
    page.goto(f"{house.url}/table/{games[1]}/replay?seat=0")
    shown(page, 1)
    page.get_by_label("Speed").select_option("4 ×")
    page.locator(".film .caption").click()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".film .count")).not_to_have_text(f"1 of {count(page)}")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".film .caption")).to_contain_text("wins")


def test_a_game_is_kept_as_a_file(house: House, visit: Visit, games: tuple[str, str, dict[str, str]]) -> None:
    page = visit(1280, 800)
    page.goto(f"{house.url}/table/{games[1]}/replay?seat=0")
    shown(page, 1)
    kept = {}
    for name in ("Text", "JSON Lines"):
        with page.expect_download() as download:
            page.get_by_role("link", name=name).click()
        kept[name] = Path(download.value.path()).read_text()
    assert kept["Text"].startswith("Dice Town: Ann, Drifter Tom\n")
    assert kept["Text"].count("\n") > 30
    assert kept["JSON Lines"].startswith('{"boomtown":1,"game":"dicetown"')


def test_chances_and_what_cost_most_are_told_with_the_moment_it_was(
    house: House, visit: Visit, games: tuple[str, str, dict[str, str]], shots: Path
) -> None:
    page = visit(1280, 800)
    page.goto(f"{house.url}/table/{games[0]}/replay?seat=0")
    shown(page, 1)
    review = page.get_by_role("region", name="Chances to win")
    review.get_by_role("button", name="Who was winning, and what cost Ann most?").click()
    expect(review).to_contain_text(pattern(r"Of \d+ decisions?"), timeout=REVIEWED)
    chart = review.get_by_role(
        "img", name=pattern(r"The chance of Ann to win: \d+ % at first, at best .* at the end")
    )
    expect(chart).to_be_visible()

    # Along it by keys; the slider says the chance as well, and whoever points at the chart is there.
    page.keyboard.press("End")
    shown(page, count(page))
    expect(review).to_contain_text(pattern("Ann: (0|100) % to win"))  # it is over
    expect(slider(page)).to_have_attribute(
        "aria-valuetext", pattern(r"Moment \d+ of \d+, Ann (0|100) % to win")
    )
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 2)
    half = count(page) // 2  # a point of the screen may be more than a moment wide
    expect(page.locator(".film[aria-busy=false] .count")).to_have_text(
        pattern(f"^({half}|{half + 1}|{half + 2}) of {count(page)}$")
    )

    # What cost something: marks along the line, each with what would have been better.
    page.keyboard.press("Home")
    shown(page, 1)
    marks = review.locator(".mark")
    for place in range(marks.count()):
        marks.nth(place).press("Enter")  # two that stand close may cover each other
        question = (marks.nth(place).get_attribute("aria-label") or "").partition(": ")[2]
        expect(page.locator(".film .caption")).to_contain_text(question)
        expect(review.get_by_role("status")).to_contain_text("Better:")
    # The town stays in sight meanwhile: it has half of the window.
    town = page.get_by_role("region", name="The table").bounding_box()
    assert town is not None
    assert town["height"] >= 400
    page.screenshot(path=shots / "doomtown-replay-chances.png")
    assert_accessible(page)

    # Whoever comes later need not wait for it again.
    page = visit(390, 844, phone=True)
    page.goto(f"{house.url}/table/{games[0]}/replay?seat=0")
    shown(page, 1)
    expect(page.get_by_role("img", name=pattern("chance of Ann"))).to_be_visible()
    page.screenshot(path=shots / "doomtown-replay-chances-phone.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert_accessible(page)


def test_one_plays_on_from_a_moment(
    house: House, visit: Visit, games: tuple[str, str, dict[str, str]]
) -> None:
    page = visit(1280, 800)
    come_back(page, house, games[2])
    page.goto(f"{house.url}/table/{games[0]}/replay?seat=0")
    shown(page, 1)
    asked = page.locator(".film .caption").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.locator(ASKED_OR_OVER).first.wait_for()
    expect(page).not_to_have_url(pattern(games[0]))
    assert asked.endswith(page.locator(".prompt h2").inner_text())
    # The game it came from is still over.
    page.goto(f"{house.url}/table/{games[0]}")
    expect(page.locator(".ending")).to_be_visible()


def test_ones_own_game_so_far(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    page.get_by_role("link", name="Look back, step by step").click()
    shown(page, 1)
    expect(page.get_by_label("As seen by")).to_have_count(0)
    expect(page.get_by_role("link", name="JSON Lines")).to_have_count(0)
    expect(page.locator(".touch.can")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".prompt.asked")).to_be_visible()
