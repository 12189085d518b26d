"""Comfort: a play in one go, moments one passes anyway, questions one is spared, and bots that are held."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import SHOWDOWN, sit_at
from web.house import House
from web.pages import the_log
from web.test_board import card, pass_until, question, scene


def test_where_to_is_said_with_the_play_itself(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": scene(hand=["Bunkhouse"], rock=5)}, in_a_list=False)
    expect(question(page, "Your Noon play")).to_be_visible()
    card(page, "Clyde Owens").click()
    ways = page.get_by_role("list", name="move, at once")
    expect(ways.get_by_role("button", name="The Sloane Gang")).to_contain_text("boots")
    page.screenshot(path=shots / "doomtown-ways.png")
    assert_accessible(page)
    ways.get_by_role("button", name="Town Square").click()
    square = page.get_by_role("region", name="Town square")
    expect(square.get_by_role("button", name="Clyde Owens")).to_be_visible()
    pass_until(page, "Your Noon play")
    card(page, "Bunkhouse").click()
    page.get_by_role("list", name="bring into play, at once").get_by_role(
        "button", name="at the left"
    ).click()
    street = page.locator(".place", has_text="Bunkhouse")
    expect(street).to_be_visible()
    expect(the_log(page)).to_contain_text("brings Bunkhouse into play")


def test_one_is_not_stopped_where_one_passes_anyway(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    page.get_by_role("tab", name="Players").click()
    page.get_by_text("What I am asked").click()
    for moment in ("Shootout plays", "Resolution plays"):
        page.get_by_label(moment).check()
    assert_accessible(page)
    card(page, "Tommy Harden").click()
    plays = page.get_by_role("list", name="What it can do")
    plays.get_by_role("button", name="Call out Travis Moone").click()
    expect(question(page, "Who joins your posse")).to_be_visible()
    page.locator(".prompt .option", has_text="that is all").click()
    # Nothing is asked before the draw hand, nor before the showdown.
    expect(question(page, "Discard 2 from your draw hand")).to_be_visible()
    page.locator(".prompt").get_by_role("button", name="Confirm").click()
    page.locator(".go-on").wait_for()


def test_a_question_is_not_asked_again(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    mine = {"outfit": "Law Dogs", "rock": 5, "at": {"home": ["Olivia Jenks", "Clyde Owens"]}}
    upkeep = {"scenario": {"phase": "upkeep", "sides": [mine, {"outfit": "The Sloane Gang"}]}}
    sit_at(page, house, upkeep, in_a_list=False)
    expect(question(page, "Pay upkeep")).to_be_visible()
    page.get_by_role("button", name="Do not ask again").click()
    expect(question(page, "Your Noon play")).to_be_visible()
    expect(the_log(page)).to_contain_text("pays 3")
    page.goto(f"{house.url}/settings")
    expect(page.get_by_label("Pay upkeep for everybody whenever I can")).to_be_checked()


def test_bots_are_held_and_go_on(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    expect(question(page, "Your Noon play")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_text("The bots are held.")).to_be_visible()
    page.locator(".prompt .option", has_text="Pass").click()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Waiting for Drifter Tom")
    page.screenshot(path=shots / "doomtown-held.png")
    log = the_log(page).inner_text()
    assert "Drifter Tom passes" not in log
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("group", name="Bots play").get_by_label("at once").check()
    assert_accessible(page)
    expect(prompt).to_contain_text("Waiting for Drifter Tom")
    prompt.get_by_role("button", name="Let them go on").click()
    page.locator(".prompt.asked, .go-on, .ending").first.wait_for()
