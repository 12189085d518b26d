"""What there is to read: the rules of every game, and every card, searched, linked to, and linked from the table."""

from __future__ import annotations

from pathlib import Path
from re import compile as pattern

from playwright.sync_api import expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import SHOWDOWN, sit_at
from web.house import House


def test_rules_are_searched_and_linked_to(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    page.goto(house.url)
    page.locator("article", has_text="Doomtown").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules of Doomtown: Reloaded")).to_be_visible()
    status = page.get_by_role("status")
    expect(status).to_contain_text(pattern(r"\d{3,} rules, in our own words"))
    page.get_by_label("Look for words").fill("booted dude")
    expect(status).to_contain_text("found")
    rules = page.locator("main li")
    for text in rules.all_inner_texts():
        assert "RB-" not in text
    first = rules.first
    words = first.inner_text()
    page.screenshot(path=shots / "rules.png")
    assert_accessible(page)
    first.get_by_role("link", name="Link to this rule").click()
    expect(page).to_have_url(pattern("/rules/doomtown#.+"))

    # The address of a rule leads to it, whoever opens it, and on a phone.
    other = visit(390, 844, phone=True)
    other.goto(page.url)
    here = other.locator("li.here")
    expect(here).to_be_in_viewport()
    assert here.inner_text() == words
    assert other.evaluate("document.documentElement.scrollWidth") <= 390
    other.screenshot(path=shots / "rules-phone.png")


def test_a_game_nobody_knows_has_no_rules(house: House, visit: Visit) -> None:
    page = visit()
    page.goto(f"{house.url}/rules/chess")
    expect(page.get_by_role("alert")).to_contain_text("no rules to read")


def test_a_refusal_leads_to_its_rule(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    first, second = SHOWDOWN["sides"]
    mine = {**first, "at": {"home": ["Clyde Owens", "Olivia Jenks | booted"]}}
    sit_at(page, house, {"scenario": {**SHOWDOWN, "sides": [mine, second]}}, in_a_list=False)
    page.locator(".touch", has_text="Olivia Jenks").first.click()
    refusal = page.locator(".cannot", has_text="A booted dude cannot move.")
    with page.context.expect_page() as opened:
        refusal.get_by_role("link", name="The rule").click()
    rules = opened.value
    expect(rules.locator("li.here")).to_be_in_viewport()
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_cards_are_searched_as_on_the_command_line(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    page.goto(f"{house.url}/cards/doomtown")
    status = page.get_by_role("status")
    expect(status).to_contain_text(pattern(r"\d{3,} cards found"))
    faces = page.locator("main li .touch")
    expect(faces).to_have_count(60)
    page.get_by_role("button", name="Show more").click()
    expect(faces).to_have_count(120)
    page.get_by_label("Search").fill("type:deed production>=3")
    expect(page).to_have_url(pattern(r"\?q=type"))
    expect(faces.first).to_contain_text("deed")
    page.screenshot(path=shots / "cards.png")
    assert_accessible(page)
    faces.first.click()
    expect(page.locator("dialog[open]")).to_contain_text("production")
    page.keyboard.press("Escape")
    page.get_by_label("Search").fill("bulets>=3")
    expect(page.get_by_role("alert")).to_contain_text("bulets")

    phone = visit(390, 844, phone=True)
    phone.goto(f"{house.url}/cards/doomtown?q=clyde")
    expect(phone.locator("main li .touch")).to_contain_text(["Clyde Owens"])
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.screenshot(path=shots / "cards-phone.png")
