"""Doomtown in the browser: the town is drawn, every card can be read, and it is played by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import SHOWDOWN, decide, see_everything, sit_at, sit_down, until_i_hold_cards
from web.house import House


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
    first = {card["name"]: card["keywords"][0]["name"] for card in cards if card["keywords"]}
    read = page.locator(".prompt button.read")
    expect(read.first).to_be_visible()
    offered = [name for name in read.locator(".title").all_inner_texts() if name in first]
    assert offered, "no card with keywords was offered"
    read.filter(has=page.get_by_text(offered[0], exact=True)).click()
    keywords = page.locator("dialog[open]").get_by_role("list", name="Keywords")
    expect(keywords).to_contain_text(first[offered[0]])


def test_on_a_telephone_everything_fits(house: House, visit: Visit, shots: Path) -> None:
    page = visit(390, 844, phone=True)
    player = sit_down(page, house)
    parts = page.get_by_role("group", name="Parts of the table")
    parts.get_by_role("button", name="Hand").tap()
    until_i_hold_cards(player)
    decide(player, by_keys=False, times=5)
    expect(page.get_by_role("region", name="What you have")).to_be_in_viewport()
    for part in ("Hand", "Fight", "Log", "Town"):
        parts.get_by_role("button", name=part).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate("document.documentElement.scrollHeight") <= 844, (
            "the page itself does not scroll"
        )
        page.screenshot(path=shots / f"doomtown-phone-{part.lower()}.png")
        assert_accessible(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_on_a_telephone_the_question_is_lowered_to_see_the_table(house: House, visit: Visit) -> None:
    page = visit(390, 844, phone=True)
    sit_down(page, house, in_a_list=False)
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Choose your starting gang")
    page.get_by_role("button", name="Lower the question").tap()
    expect(prompt.get_by_role("button", name="Confirm")).to_be_hidden()
    expect(prompt).to_contain_text("Choose your starting gang")
    lowered = prompt.bounding_box()
    assert lowered is not None
    assert lowered["height"] < 100
    assert_accessible(page)
    page.get_by_role("button", name="Show the question whole").tap()
    prompt.get_by_role("button", name="Confirm").tap()
    expect(prompt).not_to_contain_text("Choose your starting gang")
    expect(prompt.get_by_role("button", name="Show the question whole")).to_have_count(0)


def test_versions_of_one_character_are_told_apart(house: House, visit: Visit) -> None:
    """In the question for the gang, when read, and in play: the title alone would be the same."""
    page = visit()
    decks = [
        {"outfit": "Law Dogs", "cards": ["Philip Swinford", "Philip Swinford (Exp 1)", *["Shotgun"] * 50]},
        {"outfit": "The Sloane Gang", "cards": ["Allie Hensman", *["Shotgun"] * 51]},
    ]
    sit_at(page, house, {"decks": decks})
    prompt = page.locator(".prompt")
    first = prompt.get_by_role("checkbox", name="Philip Swinford", exact=False)
    expect(first).to_have_count(2)
    second = prompt.get_by_role("checkbox", name="Philip Swinford (Exp 1)", exact=False)
    expect(second).to_have_count(1)

    prompt.get_by_role("button", name="Read").last.click()
    expect(page.get_by_role("dialog", name="Philip Swinford (Exp 1)", exact=True)).to_be_visible()
    page.keyboard.press("Escape")

    second.click()
    prompt.get_by_role("button", name="Confirm").click()
    see_everything(page)
    side = page.get_by_role("region", name="side").last
    expect(side.get_by_role("button", name="Philip Swinford (Exp 1)")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("brings Philip Swinford (Exp 1) into play.")


def test_upkeep_is_paid_unless_one_says_otherwise(house: House, visit: Visit) -> None:
    page = visit()
    mine = {"outfit": "Law Dogs", "rock": 5, "at": {"home": ["Olivia Jenks", "Clyde Owens"]}}
    sit_at(page, house, {"scenario": {"phase": "upkeep", "sides": [mine, {"outfit": "The Sloane Gang"}]}})
    prompt = page.locator(".prompt")
    expect(prompt.get_by_role("heading", name="Pay upkeep")).to_be_visible()
    people = prompt.get_by_role("checkbox")
    expect(people).to_have_count(2)
    expect(prompt.get_by_role("checkbox", checked=True)).to_have_count(2)
    expect(prompt.get_by_role("button", name="Confirm", exact=True)).to_be_enabled()

    # Paying for nobody is possible, and the button says that it is what one confirms.
    prompt.get_by_role("button", name="Clear").click()
    expect(prompt.get_by_role("checkbox", checked=True)).to_have_count(0)
    expect(prompt.get_by_role("button", name="Confirm none")).to_be_enabled()
    people.first.click()
    prompt.get_by_role("button", name="Confirm", exact=True).click()
    side = page.get_by_role("region", name="side").last
    expect(
        page.get_by_role("region", name="What you have").get_by_role("button", name="Discard 1")
    ).to_be_visible()
    expect(side.get_by_role("button", name="Olivia Jenks")).to_be_visible()


def test_tab_goes_on_where_the_last_question_was(house: House, visit: Visit) -> None:
    """Answered by Enter on an option, the next question is one step of the Tab key away; arrows walk along."""
    page = visit()
    sit_at(page, house, {"scenario": SHOWDOWN})
    prompt = page.locator(".prompt")
    options = prompt.locator("button.option")
    expect(options.first).to_be_visible()
    options.first.focus()
    page.keyboard.press("ArrowRight")
    expect(options.nth(1)).to_be_focused()
    move = prompt.get_by_role("button", name="Clyde Owens: Move")
    move.press("Enter")
    expect(prompt.get_by_role("heading", name="Where does Clyde Owens move?")).to_be_visible()
    expect(prompt).to_be_focused()
    page.keyboard.press("Tab")
    expect(prompt.locator("button:not([tabindex='-1'])").first).to_be_focused()


def test_the_usual_answer_is_chosen_already_and_one_click_confirms_it(house: House, visit: Visit) -> None:
    page = visit()
    sit_down(page, house)
    prompt = page.locator(".prompt")
    expect(prompt.get_by_role("heading", name="Choose your starting gang")).to_be_visible()
    expect(prompt.get_by_role("checkbox", checked=True)).to_have_count(5)
    prompt.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("brings Tommy Harden into play.")

    mine = {"outfit": "Law Dogs", "hand": ["Shotgun", "Bluetick"]}
    sit_at(page, house, {"scenario": {"phase": "sundown", "sides": [mine, {"outfit": "The Sloane Gang"}]}})
    expect(prompt.get_by_role("heading", name="Sundown: discard a card")).to_be_visible()
    expect(prompt.locator("button.option.chosen")).to_contain_text("none")
    prompt.get_by_role("button", name="Confirm", exact=True).click()
    expect(prompt.get_by_role("heading", name="Sundown: discard a card")).to_be_hidden()
