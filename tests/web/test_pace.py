"""Clocks, offers, conceding and rematches as people see them."""

from __future__ import annotations

from pathlib import Path
from re import compile as pattern

from playwright.sync_api import Page, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.house import House


def players(page: Page) -> None:
    page.get_by_role("tab", name="Players").click()


def test_a_table_with_a_clock_from_offer_to_rematch(house: House, visit: Visit, shots: Path) -> None:
    ann, bob = visit(), visit()
    ann.goto(f"{house.url}/new")
    ann.get_by_label("Time to think").select_option("15m")
    ann.get_by_label("When it is used up").select_option("forfeit")
    assert_accessible(ann)
    ann.get_by_role("button", name="Set up the table").click()
    bob.goto(ann.get_by_label("Invitation").input_value())
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()

    clocks = ann.get_by_role("timer", name="Clocks")
    expect(clocks).to_contain_text("Bob")
    expect(clocks).to_contain_text(pattern(r"1\d:"))

    players(ann)
    ann.get_by_role("button", name="Stop the clocks").click()
    expect(bob.get_by_text("offers to stop the clocks")).to_be_visible()
    assert_accessible(bob)
    bob.screenshot(path=shots / "offer.png")
    bob.get_by_role("button", name="Accept").click()
    expect(clocks).to_contain_text("The clocks stand still.")
    ann.screenshot(path=shots / "clocks.png")
    ann.get_by_role("button", name="Let them run").click()
    expect(clocks).not_to_contain_text("The clocks stand still.")

    players(bob)
    bob.get_by_role("button", name="Offer a draw").click()
    ann.get_by_role("button", name="Decline").click()
    expect(bob.get_by_text("does not agree")).to_be_visible()

    ann.get_by_role("button", name="Concede…").click()
    ann.get_by_role("button", name="Concede", exact=True).click()
    expect(bob.get_by_role("heading", name="You win!")).to_be_visible()
    expect(bob.get_by_text("conceded the game.")).to_be_visible()
    expect(ann.get_by_role("heading", name="Bob wins")).to_be_visible()

    bob.get_by_role("button", name="Rematch").click()
    expect(bob.get_by_role("heading", name="Waiting for 1 more")).to_be_visible()
    ann.get_by_role("button", name="Join the rematch").click()
    expect(bob.get_by_role("timer", name="Clocks")).to_contain_text(pattern(r"1\d:"))
    assert_accessible(bob)
