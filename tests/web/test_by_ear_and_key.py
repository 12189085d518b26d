"""Doomtown without a mouse or without eyes: where the focus stays, and what is said of what happens."""

from __future__ import annotations

from re import compile as pattern
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import Visit
from web.doomtown import SHOWDOWN, sit_at
from web.house import House
from web.test_board import (
    LOSING,
    OTHERWISE,
    card,
    decide,
    lose_to_travis,
    pass_until,
    play,
    question,
    sequence,
)

KEYS = "() => document.activeElement?.closest('.prompt') !== null"
"""In the page: whoever presses keys is where questions are asked."""


def press(page: Page, button: Locator) -> None:
    """Answer with a key, where the focus is."""
    asked = sequence(page)
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(OTHERWISE, arg=asked)


def test_keys_stay_at_the_question_through_a_shootout(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    play(page, "Tommy Harden", "Call out Travis Moone")
    pass_until(page, "Who joins your posse")
    press(page, page.locator(".prompt .option", has_text="that is all"))
    expect(question(page, "Your Shootout play")).to_be_visible()
    assert page.evaluate(KEYS), "after an answer"
    rest = page.locator(".prompt").get_by_role("button", name="Pass on")
    rest.focus()
    page.keyboard.press("Enter")
    expect(question(page, "Discard 2 from your draw hand")).to_be_visible()
    assert page.evaluate(KEYS), "after passing on"
    press(page, page.locator(".prompt").get_by_role("button", name="Confirm"))
    pass_until(page, "Your Resolution play")
    press(page, page.locator(".prompt .option", has_text="Pass"))
    expect(page.locator(".go-on")).to_be_visible()
    assert page.evaluate(KEYS), "at the showdown"
    page.keyboard.press("Enter")
    expect(question(page, "Who of yours flees")).to_be_visible()
    assert page.evaluate(KEYS), "after the showdown"
    press(page, page.locator(".prompt .confirm .button").first)
    expect(question(page, "Your Noon play")).to_be_visible()
    assert page.evaluate(KEYS), "after the shootout"


CROWD: dict[str, Any] = {
    **SHOWDOWN,
    "sides": [
        {
            **SHOWDOWN["sides"][0],
            "at": {
                "town square": [
                    "Tommy Harden",
                    "Clyde Owens",
                    "Steele Archer",
                    "Barton Everest",
                    "Philip Swinford",
                ]
            },
        },
        SHOWDOWN["sides"][1],
    ],
}
"""Five who may fight one: more than a phone shows at once."""


def test_every_key_of_a_long_list_chooses_its_option(house: House, visit: Visit) -> None:
    """H once meant the seventeenth option and holding the bots: whoever chose it waited for a question in vain."""
    page = visit(1280, 800)
    theirs = {
        **SHOWDOWN["sides"][1],
        "at": {"town square": ["Travis Moone", "Allie Hensman", "Maria Kingsford"]},
    }
    sit_at(page, house, {"scenario": {**CROWD, "sides": [CROWD["sides"][0], theirs]}}, in_a_list=True)
    expect(question(page, "Your Noon play")).to_be_visible()
    keyed = page.locator(".prompt .option[aria-keyshortcuts]")
    keys = keyed.evaluate_all("options => options.map(each => each.getAttribute('aria-keyshortcuts'))")
    assert len(keys) == len(set(keys)) > 17, "five who can call out three: more than there are numbers"
    for key in keys:
        page.keyboard.press(key)
        chosen = page.locator(f".prompt .option[aria-keyshortcuts='{key}']")
        expect(chosen, f"by {key}").to_have_class(pattern("chosen"))
    expect(page.get_by_text("The bots are held.")).to_have_count(0)


def test_a_count_is_said_to_who_steps_only(house: House, visit: Visit) -> None:
    """A bare number read out at every line that comes says nothing to anybody."""
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    play(page, "Tommy Harden", "Call out Travis Moone")
    since = page.get_by_role("region", name="Since your last decision")
    count = since.locator(".count")
    expect(count).to_have_attribute("aria-live", "off")
    since.get_by_role("button", name="Step through").click()
    expect(count).to_have_text("1 of 2")
    expect(count).to_have_attribute("aria-live", "polite")


CUT = """() => [...document.querySelectorAll('.town .touch .fate')].filter(fate => {
    const [said, of] = [fate, fate.closest('.touch')].map(each => each.getBoundingClientRect());
    return fate.checkVisibility() && (said.left < of.left - 2 || said.right > of.right + 2);
}).map(fate => fate.textContent)"""
"""In the page: what is said of a casualty and does not keep to its dude, so that the town's edge may cut it."""


OVER_NUMBERS = """() => [...document.querySelectorAll('.town .touch .fate')].filter(fate => {
    const [said, of] = [fate, fate.closest('.touch').querySelector('.stats')].map(each => each.getBoundingClientRect());
    return fate.checkVisibility() && said.top < of.bottom - 2;
}).map(fate => fate.textContent)"""
"""In the page: what is said of a casualty and lies over the numbers of its dude."""


def test_what_a_casualty_covers_keeps_to_its_dude(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": LOSING}, in_a_list=False)
    lose_to_travis(page)
    expect(page.locator(".town .touch .fate").first).to_be_visible()
    for level in range(5):
        page.evaluate("level => { document.querySelector('.town').dataset.level = level }", level)
        assert page.evaluate(CUT) == [], f"drawn at density {level}"
        assert page.evaluate(OVER_NUMBERS) == [], f"drawn at density {level}"


@pytest.mark.parametrize("looking_at", ["the end of the table", "the log"])
def test_a_showdown_on_a_phone_begins_with_its_title(house: House, visit: Visit, looking_at: str) -> None:
    page = visit(390, 700, phone=True)
    sit_at(page, house, {"scenario": CROWD}, in_a_list=True)
    decide(page, page.locator(".prompt").get_by_role("button", name="Tommy Harden: call out Travis"))
    pass_until(page, "Who joins your posse")
    for name in ("Clyde Owens", "Steele Archer", "Barton Everest", "Philip Swinford"):
        page.locator(".prompt .option", has_text=name).click()
    decide(page, page.locator(".prompt .confirm .button.primary"))
    pass_until(page, "Pick your shooter")
    decide(page, page.locator(".prompt .option", has_text="Clyde Owens"))
    pass_until(page, "Your Resolution play")
    if looking_at == "the log":
        page.get_by_role("group", name="Parts of the table").get_by_role("button", name="Log").click()
        expect(page.locator(".board")).to_be_hidden()
    else:
        page.evaluate(
            "() => { const board = document.querySelector('.board'); board.scrollTop = board.scrollHeight }"
        )
        assert page.evaluate("document.querySelector('.board').scrollTop") > 0
    decide(page, page.locator(".prompt .option", has_text="Pass"))
    expect(page.locator(".go-on")).to_be_visible()
    expect(page.locator(".stage h2")).to_be_in_viewport(ratio=1)


GUESTS: dict[str, Any] = {
    **SHOWDOWN,
    "sides": [
        {
            "outfit": "Law Dogs",
            "at": {"town square": ["Tommy Harden | Shotgun", "Clyde Owens"]},
            "deck": ["2H", "8S", "8H", "8D", "8C", "KD", "3H", "4H"],
        },
        SHOWDOWN["sides"][1],
        {
            "outfit": "Law Dogs",
            "at": {"town square": ["Abram Grothe", "Philip Swinford", "Barton Everest"]},
            "deck": ["3S", "5D", "7C", "10H", "QD", "2C", "4S"],
        },
    ],
}
"""Two of three players, and whom the third sends."""


OUTSIDE = """() => [...document.querySelectorAll('.stage .posse li')].flatMap(place =>
    [...place.querySelectorAll('*')].filter(part =>
        part.checkVisibility() && part.getBoundingClientRect().right > place.getBoundingClientRect().right + 1
        && getComputedStyle(part.closest('.unseen') ?? part).clipPath === 'none')
).map(part => part.textContent)"""
"""In the page: what is said of somebody who fights and sticks out of where they stand."""


def test_guests_on_the_stage_say_whose_they_are(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": GUESTS}, in_a_list=False, bots=2)
    play(page, "Tommy Harden", "Call out Travis Moone")
    expect(question(page, "Who joins your posse")).to_be_visible()
    decide(page, page.locator(".prompt .confirm .button.primary, .prompt .option").last)
    expect(question(page, "Whom do you invite")).to_be_visible()
    page.locator(".touch.title.can:visible").first.click()
    decide(page, page.locator(".prompt .confirm .button.primary"))
    pass_until(page, "Pick your shooter")
    fighting = page.locator(".showdown .posse").first.locator(".dude")
    for fighter in fighting.all():  # by number, besides the hue
        expect(fighter.locator(".stats .dot")).to_have_count(
            0 if "Tommy Harden" in fighter.inner_text() else 1
        )
    decide(page, card(page, "Tommy Harden"))
    pass_until(page, "Your Resolution play")
    decide(page, page.locator(".prompt .option", has_text="Pass"))
    expect(page.locator(".go-on")).to_be_visible()
    mine = page.locator(".stage .one").first.locator(".posse li")
    assert mine.count() > 1, "somebody came as a guest"
    for fighter in mine.all():
        is_mine = "Tommy Harden" in fighter.inner_text()
        expect(fighter.locator(".guest .who")).to_have_count(0 if is_mine else 1)
    for width in (390, 360):  # whatever it says of them keeps to their place
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(OUTSIDE) == []


MANY = ["Bunkhouse", "Shotgun", "Kidnappin'", "Coachwhip!", "Sun in Yer Eyes", "Pistol Whip", "Olivia Jenks"]
PRICELESS = """() => [...document.querySelectorAll('[aria-label="Your hand"] .touch')].filter(card =>
    [...card.querySelectorAll('.corner *')].some(part =>
        part.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
).map(card => card.textContent)"""
"""In the page: cards in hand whose price is cut off."""


def test_many_cards_in_hand_show_their_prices(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    mine = {**SHOWDOWN["sides"][0], "hand": [*MANY, *MANY, "Barton Everest", "Pat's Perch"]}
    sit_at(page, house, {"scenario": {**SHOWDOWN, "sides": [mine, SHOWDOWN["sides"][1]]}}, in_a_list=False)
    expect(page.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(16)
    assert page.evaluate(PRICELESS) == []
