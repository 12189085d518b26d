"""What a table tells in so many words: on the stage, in questions, in prices, and on a phone beside the question."""

from __future__ import annotations

from pathlib import Path
from re import compile as pattern
from typing import Any

from playwright.sync_api import expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import SHOWDOWN, answer, sit_at
from web.house import House
from web.test_board import LATE, card, decide, pass_until, play, question, scene

CHEATED: dict[str, Any] = {
    "phase": "noon",
    "day": 3,
    "turn": 0,
    "sides": [
        {
            "outfit": "Law Dogs",
            "at": {"town square": ["Tommy Harden"]},
            "hand": ["Coachwhip!"],
            "deck": ["8S", "8H", "8D", "2C", "3D", "KD"],
        },
        {
            "outfit": "The Sloane Gang",
            "at": {"town square": ["Travis Moone | booted"]},
            "deck": ["2S", "2S", "6C", "9H", "JD", "2S", "2S"],
        },
    ],
}
"""Whichever five they show, the two of spades is there twice: it costs them Travis, and Tommy gains two ranks."""


def test_the_stage_tells_what_texts_made_of_it(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": CHEATED}, in_a_list=False)
    play(page, "Tommy Harden", "Call out Travis Moone")
    pass_until(page, "Your Resolution play")
    fight = page.get_by_role("region", name="Shootout at Town Square")
    expect(fight).to_contain_text("6 · three of a kind 4 + 2")
    play(page, "Coachwhip!", "Use")
    page.locator(".go-on").wait_for()
    stage = page.locator("section.stage")
    expect(stage).to_contain_text("Used: Coachwhip!")
    expect(stage).to_contain_text(pattern("Travis Moone +is aced"))
    expect(stage).to_contain_text("It is over before the hands are compared: a posse is empty.")
    stage.get_by_role("button", name="Coachwhip!").hover()
    expect(page.locator(".peek")).to_contain_text("The cheater boots a dude of theirs")
    page.screenshot(path=shots / "doomtown-stage-whipped.png")
    assert_accessible(page)
    split = page.evaluate(
        """() => [...document.querySelectorAll('.stage .hand .card')].filter(name =>
            getComputedStyle(name).overflowWrap !== 'normal').length"""
    )
    assert split == 0, "no word is broken"


def test_words_of_the_game_explain_themselves_where_they_stand(house: House, visit: Visit) -> None:
    """By mouse and by keys; and a card somebody speaks of can be read, in the chat too."""
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": scene(hand=["Coachwhip!"])}, in_a_list=False)
    card(page, "Coachwhip!").click()
    text = page.locator("dialog[open] .words").first
    text.get_by_role("button", name="boots").click()
    expect(text).to_contain_text("Turn a card sideways")
    text.get_by_role("button", name="aces").press("Enter")
    expect(text).to_contain_text("Put a card on Boot Hill")
    expect(text).not_to_contain_text("Turn a card sideways")
    assert_accessible(page)
    page.keyboard.press("Escape")

    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something").fill("Watch out for Clyde Owens!")
    page.keyboard.press("Enter")
    said = page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Watch out for Clyde Owens!")
    said.get_by_role("button", name="Clyde Owens").hover()
    expect(page.locator(".peek")).to_contain_text("Clyde Owens")


def test_a_phone_shows_what_happened_last_and_all_of_it_is_a_tap_away(house: House, visit: Visit) -> None:
    page = visit(390, 844, phone=True)
    sit_at(page, house, {"scenario": SHOWDOWN})
    answer(page, "Your Noon play", "Call out Travis Moone")
    prompt = page.locator(".prompt")
    # A card that the last line names is read from there, as in the log.
    line = prompt.locator(".happened")
    expect(line).to_contain_text("Travis Moone accepts.")
    line.get_by_role("button", name="Travis Moone").tap()
    expect(page.get_by_role("dialog", name="Travis Moone")).to_be_visible()
    page.keyboard.press("Escape")
    line.get_by_role("button", name="All that happened since your last decision").tap()
    since = page.get_by_role("region", name="Since your last decision")
    expect(since).to_contain_text("Travis Moone accepts.")
    assert_accessible(page)
    # So is the hand, and the question stays where it is.
    page.get_by_role("group", name="Parts of the table").get_by_role("button", name="Hand").tap()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(prompt.get_by_role("heading", name="Who joins your posse")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_on_a_phone_what_a_question_is_about_comes_forward(house: House, visit: Visit) -> None:
    """Told to tap a glowing card, nobody has to look for it."""
    page = visit(390, 844, phone=True)
    mine = {"outfit": "Law Dogs", "at": {"home": ["Clyde Owens"]}, "hand": ["Shotgun", "Bluetick"], "rock": 9}
    sides = [mine, {"outfit": "The Sloane Gang", "at": {"home": ["Barton Everest"]}}]
    sit_at(page, house, {"scenario": {"phase": "sundown", "sides": sides}}, in_a_list=False)
    expect(question(page, "Sundown: discard a card")).to_be_visible()
    held = page.get_by_role("region", name="Your hand").get_by_role("button", name="Shotgun")
    expect(held).to_be_in_viewport()
    expect(held).to_have_class(pattern("can"))
    parts = page.get_by_role("group", name="Parts of the table")
    expect(parts.get_by_role("button", name="Hand")).to_have_attribute("aria-pressed", "true")
    parts.get_by_role("button", name="Town").tap()  # whoever wants to look elsewhere does
    expect(held).to_be_hidden()


ROWS = """() => new Set([...document.querySelectorAll('.tray > li')]
    .map(card => Math.round(card.getBoundingClientRect().top))).size"""
"""In the page: in how many rows the cards lie that can be chosen."""

HIDDEN = """() => [...document.querySelectorAll('.place .reach')].filter(price => {
    const words = document.createRange();
    words.selectNodeContents(price.closest('.place').querySelector('.title .name'));
    const one = price.getBoundingClientRect();
    return [...words.getClientRects()].some(other => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 2 && other.top < one.bottom - 2);
}).map(price => price.closest('.place').textContent.trim().slice(0, 40))"""
"""In the page: places whose name lies under what it costs to go there."""


def test_a_draw_hand_lies_in_one_row_and_jokers_say_what_they_make(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    deck = ["Joker (red)", "8S", "8H", "8D", "KD", "3C", "2H"]
    sit_at(page, house, {"scenario": scene(deck=deck)}, in_a_list=False)
    play(page, "Tommy Harden", "Call out Travis Moone")
    pass_until(page, "Who joins your posse")
    decide(page, page.locator(".prompt .option", has_text="that is all"))
    pass_until(page, "Discard 2 from your draw hand")
    expect(page.locator(".tray > li")).to_have_count(7)
    assert page.evaluate(ROWS) == 1
    assert_accessible(page)
    decide(page, page.locator(".prompt").get_by_role("button", name="Confirm"))
    expect(question(page, "What does Joker (red) stand for?")).to_be_visible()
    best = page.locator(".prompt .option.chosen")
    expect(best).to_contain_text("whatever makes the best hand")
    expect(best).to_contain_text("four of a kind (8)")


def test_what_a_move_costs_hides_no_name_in_a_dense_town(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": LATE}, in_a_list=False, bots=5)
    expect(question(page, "Your Noon play")).to_be_visible()
    mine = page.locator(".place .touch.token.can").first
    mine.focus()
    expect(page.locator(".place .reach").first).to_be_visible()
    assert page.evaluate(HIDDEN) == []


COVERED = """() => [...document.querySelectorAll('.place .reach')].filter(price => {
    const one = price.getBoundingClientRect();
    return [...price.parentElement.children].some(other => {
        const two = other.getBoundingClientRect();
        return other !== price && one.left < two.right && two.left < one.right
            && one.top < two.bottom && two.top < one.bottom;
    });
}).map(price => price.closest('.place').textContent.trim().slice(0, 40))"""
"""In the page: places where something they give lies under what it costs to go there."""


def test_what_a_move_costs_hides_nothing_a_place_gives_while_a_posse_forms(
    house: House, visit: Visit, shots: Path
) -> None:
    page = visit(1280, 800)
    first, second = SHOWDOWN["sides"]
    mine = {**first, "deeds": ["1st Baptist Church", "Yan Li's Tailoring"], "hand": ["Kidnappin'"]}
    theirs = {**second, "at": {**second["at"], "home": ["Marion Seville | booted"]}}
    sit_at(page, house, {"scenario": {**SHOWDOWN, "sides": [mine, theirs]}}, in_a_list=False)
    play(page, "Tommy Harden", "Call out Travis Moone")
    pass_until(page, "Who joins your posse")
    page.locator(".place .touch.token").filter(has_text="Clyde Owens").first.focus()
    expect(page.locator(".place .reach").first).to_be_visible()
    page.screenshot(path=shots / "posse-forms.png")
    assert page.evaluate(COVERED) == []
