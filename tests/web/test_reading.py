"""What there is to read: the rules of every game, and every card, searched, linked to, and linked from the table."""

from __future__ import annotations

from pathlib import Path
from re import compile as pattern

from playwright.sync_api import Locator, expect

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
    expect(page.get_by_role("heading", name="Words of the game")).to_be_visible()
    page.get_by_text("Contents", exact=True).click()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="5.4 Sundown").click()
    expect(page.get_by_text("Sundown begins immediately when High Noon ends.")).to_be_in_viewport()
    page.get_by_label("Look for words").fill("zeppelin")
    expect(status).to_have_text("0 rules found. Try fewer words.")
    page.get_by_label("Look for words").fill("cheatin' same suit")
    expect(page.locator("dt", has_text="Cheatin’")).to_have_count(1)
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


def test_every_page_is_accessible_in_light_and_dark(house: House, visit: Visit) -> None:
    """Tables, replays and the builder are looked at where they are played."""
    page = visit(1280, 800)
    pages = ["", "new", "settings", "decks", "learn/dicetown", "rules/dicetown", "nowhere", "cards/chess"]
    pages += ["table/nothing", "join/nothing", "table/nothing/replay", "learn/chess"]
    for path in pages:
        page.goto(f"{house.url}/{path}")
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        assert_accessible(page)


def test_the_longest_name_keeps_to_its_place(house: House, visit: Visit) -> None:
    page = visit(390, 844, phone=True)
    sit_at(page, house, {"first_sheriff": 0}, in_a_list=False, game="dicetown")
    page.evaluate(
        """() => fetch('/api/me', { method: 'PATCH', headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ name: 'W'.repeat(24) }) })"""
    )
    page.reload()
    badge = page.locator(".places li", has_text="Sheriff's office")
    expect(badge).to_contain_text("WWW")
    assert page.evaluate(
        """() => [...document.querySelectorAll('.places li')].every(place =>
            [...place.querySelectorAll('*')].every(part =>
                part.getBoundingClientRect().right <= place.getBoundingClientRect().right))"""
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_game_nobody_knows_is_said_to_be_none(house: House, visit: Visit) -> None:
    page = visit()
    for path in ("rules", "learn", "cards"):
        page.goto(f"{house.url}/{path}/chess")
        expect(page.get_by_role("heading", level=1)).to_have_text("No such game")
        expect(page.get_by_role("alert")).to_contain_text("Nobody here knows this game")
        expect(page).to_have_title("No such game – Boomtown")
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Howdy")).to_be_visible()


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


def test_questions_lines_of_the_log_cards_and_objections_lead_to_their_rules(
    house: House, visit: Visit
) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)

    def leads_to(link: Locator, words: str) -> None:
        with page.context.expect_page() as opened:
            link.click()
        expect(opened.value.locator("li.here")).to_contain_text(words)
        opened.value.close()

    page.keyboard.press("?")
    leads_to(page.locator("dialog[open]").get_by_role("link", name="The rule"), "A Noon play is one of")
    page.keyboard.press("Escape")
    page.locator(".touch", has_text="Clyde Owens").first.click()
    leads_to(page.get_by_role("link", name="The rules for such cards"), "Each dude card has a suit")
    page.get_by_role("dialog").get_by_role("button", name="Move").first.click()
    where = page.locator(".prompt").get_by_role("heading", name="Where does Clyde Owens move?")
    expect(where).to_be_visible()  # until then a click on the square only opens it to be read
    page.locator(".touch", has_text="Town square").first.click()
    line = page.locator(".log .entry", has_text="moves to Town Square")
    line.hover()
    leads_to(line.get_by_role("link", name="The rule"), "boots the dude unless")

    # In a game that has just begun: a gang of too many.
    sit_at(page, house, {}, in_a_list=False)
    page.locator(".prompt .touch", has_text="Sheriff Dave Montreal").click()
    objection = page.locator(".prompt .confirm [role=status]")
    expect(objection).to_contain_text("there is room for 5")
    leads_to(objection.get_by_role("link", name="The rule"), "at most five dudes")
    assert_accessible(page)


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
    page.get_by_label("Search").fill("mongwau")  # who is worded twice
    expect(status).to_have_text("2 cards found.")
    expect(page.locator("main li", has_text="As Weird West words it")).to_have_count(1)
    faces.first.click()
    page.locator("dialog[open] summary", has_text="worded elsewhere").or_(
        page.locator("dialog[open] summary", has_text="As Weird West words it")
    ).click()
    expect(page.locator("dialog[open] details[open]")).to_contain_text("upkeep")
    page.keyboard.press("Escape")
    page.get_by_label("Search").fill("bulets>=3")
    expect(page.get_by_role("alert")).to_contain_text("bulets")
    expect(status).to_have_text("Below is what was found before.")  # and not: 2 cards found

    phone = visit(390, 844, phone=True)
    phone.goto(f"{house.url}/cards/doomtown?q=clyde")
    expect(phone.locator("main li .touch")).to_contain_text(["Clyde Owens"])
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.screenshot(path=shots / "cards-phone.png")
