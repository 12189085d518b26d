"""The pages around the tables: they work, axe finds nothing serious, and they fit narrow screens."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, Route, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.hands import start_game
from web.house import House


def assert_narrow(page: Page) -> None:
    """The page does not scroll sideways on the narrowest telephone."""
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.set_viewport_size({"width": 1280, "height": 860})


def test_home_lists_my_games_and_whose_turn_it_is(house: House, visit: Visit, shots: Path) -> None:
    page = visit()
    start_game(page, house.url, bots=2)
    table = page.url.removeprefix(house.url)
    page.get_by_role("link", name="Boomtown").click()
    game = page.locator(f'a[href="{table}"]')
    expect(game).to_contain_text("Your turn")
    assert_accessible(page)
    assert_narrow(page)
    page.screenshot(path=shots / "home.png")
    page.emulate_media(color_scheme="dark")
    page.screenshot(path=shots / "home-dark.png")
    game.click()
    expect(page.get_by_role("group", name="Your roll")).to_be_visible()


def test_home_offers_nothing_that_moves_away_under_a_finger(house: House, visit: Visit) -> None:
    """A click on "3 bots" once hit nothing, because what is told of a game came in above it."""
    page = visit()
    held: list[Route] = []
    page.route("**/api/games/*/lessons", lambda route: held.append(route))
    with page.expect_request("**/api/games/dicetown/lessons"):
        page.goto(house.url)
    play = page.get_by_role("button", name="Play now at Dice Town")
    expect(play).to_have_count(0)
    for route in held:
        route.continue_()
    expect(play).to_be_visible()
    expect(page.get_by_role("button", name="Learn by playing Dice Town")).to_be_visible()


def test_settings_change_looks_motion_and_name(house: House, visit: Visit, shots: Path) -> None:
    page = visit()
    page.goto(f"{house.url}/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert_accessible(page)
    assert_narrow(page)
    page.get_by_label("Dark").check()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.get_by_label("Full").check()
    page.get_by_role("textbox", name="Name", exact=True).fill("Calamity")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    with page.expect_response("**/api/me"):
        page.get_by_label("Answer for me when there is only one legal answer").uncheck()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Calamity")
    expect(page.get_by_label("Answer for me when there is only one legal answer")).not_to_be_checked()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "full")
    page.screenshot(path=shots / "settings-dark.png")


def test_a_single_choice_can_ask_for_confirmation(house: House, visit: Visit) -> None:
    page = visit()
    page.goto(f"{house.url}/settings")
    page.get_by_label("Ask for a confirmation before a single choice is sent").check()
    page.get_by_label("Show tables in words, without pictures").check()
    start_game(page, house.url, bots=1)
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()


def test_help_explains_the_question_the_town_and_the_keys(house: House, visit: Visit, shots: Path) -> None:
    page = visit()
    start_game(page, house.url, bots=1)
    page.get_by_role("button", name="Help").click()
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog).to_contain_text("Keeping one die is free")
    expect(dialog).to_contain_text("Most 9s: one nugget for each 9")
    expect(dialog).to_contain_text("take back your last decision")
    assert_accessible(page)
    assert_narrow(page)
    page.screenshot(path=shots / "help.png")


def test_leaving_hands_the_seat_to_a_bot_and_can_be_taken_back(house: House, visit: Visit) -> None:
    page = visit()
    start_game(page, house.url, bots=1)
    table = page.url
    page.get_by_role("tab", name="Players").click()
    assert_accessible(page)
    page.get_by_role("button", name="Leave the table…").click()
    expect(page.get_by_role("dialog", name="Leave the table?")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Leave it open for a friend").click()
    expect(page.get_by_role("heading", name="Howdy")).to_be_visible()
    page.goto(table)
    expect(page.get_by_text("You are watching.")).to_be_visible()
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("group", name="Your roll")).to_be_visible()


def test_what_is_refused_is_said_in_the_servers_words(house: House, visit: Visit) -> None:
    page = visit()
    for path in ("/table/nosuchtable", "/join/nosuchcode", "/nowhere"):
        page.goto(house.url + path)
        expect(page.get_by_role("alert")).not_to_be_empty()
        assert_accessible(page)
        assert_narrow(page)
    page.goto(f"{house.url}/new")
    page.get_by_text("More options").click()
    page.get_by_label("First sheriff").fill("9")
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("alert")).to_contain_text("Seat 9 cannot be the first Sheriff of 2 players.")
    assert_narrow(page)
