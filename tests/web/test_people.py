"""The same person in two browsers."""

from __future__ import annotations

from playwright.sync_api import expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.hands import start_game
from web.house import House


def test_a_name_kept_on_the_desktop_is_found_on_the_phone(house: House, visit: Visit) -> None:
    desktop, phone = visit(), visit()
    desktop.goto(f"{house.url}/settings")
    desktop.get_by_role("textbox", name="Name", exact=True).fill("Calamity")
    desktop.get_by_role("button", name="Rename").click()
    expect(desktop.get_by_text("Saved.")).to_be_visible()
    desktop.get_by_label("Password for Calamity").fill("a long password")
    desktop.get_by_role("button", name="Keep my name").click()
    expect(desktop.get_by_text("Your name is yours now")).to_be_visible()
    desktop.get_by_role("button", name="Make a recovery code").click()
    expect(desktop.get_by_text("shown only once")).to_be_visible()
    code = desktop.locator("code").inner_text()
    assert_accessible(desktop)
    start_game(desktop, house.url)

    phone.goto(f"{house.url}/settings")
    phone.get_by_label("Kept name").fill("Calamity")
    phone.get_by_label("Its password").fill("the wrong password")
    phone.get_by_role("button", name="Come in", exact=True).click()
    expect(phone.get_by_text("do not belong together")).to_be_visible()
    phone.get_by_label("Its password").fill("a long password")
    phone.get_by_role("button", name="Come in", exact=True).click()
    expect(phone.get_by_text("Welcome back, Calamity.")).to_be_visible()
    phone.goto(house.url)
    expect(phone.get_by_role("heading", name="Howdy, Calamity.")).to_be_visible()
    expect(phone.get_by_role("link", name="Dice Town Calamity")).to_contain_text("Round 1")
    assert_accessible(phone)

    phone.goto(f"{house.url}/settings")
    phone.get_by_role("button", name="Leave this browser").click()
    expect(phone.get_by_role("heading", name="Howdy, Guest")).to_be_visible()
    phone.goto(f"{house.url}/settings")
    phone.get_by_label("or recovery code").fill(code)
    phone.get_by_role("button", name="Come in", exact=True).click()
    expect(phone.get_by_text("Welcome back, Calamity.")).to_be_visible()
