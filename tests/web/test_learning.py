"""Learning by playing: somebody who has never been here wins the guided game, and solves a puzzle."""

from __future__ import annotations

from pathlib import Path
from re import compile as pattern

from playwright.sync_api import Locator, Page, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import SHOWDOWN, sit_at
from web.house import House
from web.pages import the_log

STEPS = 40


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Your coach")


def asked(page: Page) -> str | None:
    """Which question is shown, once the page has nothing else to show."""
    page.wait_for_function(
        """() => document.querySelector('.go-on') || document.querySelector('.coach.done, .coach.failed')
            || (document.querySelector('.prompt.asked') && document.querySelector('.coach'))""",
    )
    if page.locator(".go-on").count():
        page.locator(".go-on").click()
        return asked(page)
    return page.evaluate("document.querySelector('.prompt.asked')?.dataset.seq ?? null")


def decided(page: Page, before: str | None) -> None:
    page.wait_for_function(
        """before => document.querySelector('.prompt.asked')?.dataset.seq !== before
            || document.querySelector('.go-on, .coach.done, .coach.failed')""",
        arg=before,
    )


def touch(page: Page, card: str, play: str = "") -> None:
    """Click a card, and one of the plays it opens."""
    page.locator(".touch", has_text=card).first.click()
    if play:
        page.get_by_role("list", name="What it can do").get_by_role("button", name=play).click()


def as_offered(page: Page) -> None:
    """Confirm what is chosen already, or pass, or decline."""
    confirm = page.locator(".prompt .confirm .button.primary")
    if confirm.count():
        confirm.click()
    else:
        page.locator(".prompt .option", has_text=pattern("[Pp]ass|no|all")).last.click()


LINES = {
    "bring it into play": lambda page: touch(page, "1st Baptist Church", "Bring into play"),
    "Either end will do": lambda page: page.locator(".prompt .option").first.click(),
    "choose the town square": lambda page: touch(page, "Steven Wiles", "Move"),
    "Places that glow": lambda page: touch(page, "Town square"),
    "call him out": lambda page: touch(page, "Steven Wiles", "Call out Barton Everest"),
    "Click Kidnappin'": lambda page: touch(page, "Kidnappin'", "Use"),
    "A job has a mark": lambda page: touch(page, "Marion Seville"),
    "let Steven lead": lambda page: touch(page, "Steven Wiles"),
}
"""What somebody does whom the coach tells this; to anything else, what is offered."""


def follow(page: Page, shots: Path, name: str) -> set[str]:
    """Do as the coach says until it is done; return what was said."""
    heard: set[str] = set()
    for _ in range(STEPS):
        before = asked(page)
        if page.locator(".coach.done").count():
            return heard
        assert not page.locator(".coach.failed").count(), coach(page).inner_text()
        line = coach(page).locator(".words").inner_text()
        if line not in heard:
            page.screenshot(path=shots / f"{name}-{len(heard):02}.png")
        heard.add(line)
        said = [words for words in LINES if words in line]
        LINES[said[0]](page) if said else as_offered(page)
        decided(page, before)
    raise AssertionError("there is no end to it")


def test_a_first_time_visitor_wins_the_guided_game(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    page.goto(house.url)
    page.get_by_role("button", name="Learn by playing Doomtown: Reloaded").click()
    expect(coach(page)).to_contain_text("Welcome to town")
    assert_accessible(page)
    morning = follow(page, shots, "guided-morning")
    assert any("upkeep" in line for line in morning)
    coach(page).get_by_role("button", name="Go on").click()
    expect(coach(page)).to_contain_text("High Noon")
    noon = follow(page, shots, "guided-noon")
    for words in ("Who comes along", "Five cards for each", "A job has a mark", "Pass until the day is over"):
        assert any(words in line for line in noon), words
    expect(coach(page)).to_contain_text("You own this town")
    expect(page.locator(".ending")).to_contain_text(pattern("[Ww]in|won"))
    page.screenshot(path=shots / "guided-won.png")
    page.get_by_role("link", name="More to learn").click()
    expect(page.get_by_role("listitem").filter(has_text="A first evening: High Noon")).to_contain_text("done")
    assert_accessible(page)


def test_a_lesson_can_be_left_and_taken_up_again(house: House, visit: Visit) -> None:
    page = visit(390, 844, phone=True)
    page.goto(house.url)
    page.get_by_role("button", name="Learn by playing Doomtown: Reloaded").click()
    expect(coach(page)).to_contain_text("Welcome to town")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    coach(page).get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name=pattern("Doomtown: Reloaded.*Your turn")).first.click()
    expect(coach(page)).to_contain_text("Welcome to town")

    # Given up, it is over; and played again it is the lesson, not another game.
    page.evaluate(
        "fetch(location.pathname.replace('/table/', '/api/tables/') + '/concede', { method: 'POST' })"
    )
    expect(coach(page)).to_contain_text("the goal was not reached")
    page.locator(".ending").get_by_role("button", name="Play again").tap()
    expect(coach(page)).to_contain_text("Welcome to town")


def test_a_puzzle_is_missed_explained_and_solved(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    page.goto(f"{house.url}/learn/doomtown")
    puzzles = page.get_by_role("region", name="Puzzles").get_by_role("listitem")
    expect(puzzles).to_have_count(11)
    page.screenshot(path=shots / "learn.png")
    assert_accessible(page)
    page.get_by_role("button", name="Two are not enough").click()
    expect(coach(page)).to_contain_text("Win at Sundown today")
    page.get_by_role("button", name="Hint").click()  # there is one of that name, beside a bot's advice
    expect(coach(page)).to_contain_text("Control changes hands without a shot.")
    page.locator(".prompt .option", has_text="Pass").click()
    expect(coach(page)).to_contain_text("Not this way.")
    expect(coach(page)).to_contain_text("a single dude guards one")
    page.screenshot(path=shots / "puzzle-missed.png")
    coach(page).get_by_role("button", name="Try again").click()
    expect(coach(page)).to_contain_text("Win at Sundown today")
    before = asked(page)
    touch(page, "Olivia Jenks", "Move")
    decided(page, before)
    before = asked(page)
    touch(page, "Bank of California")
    decided(page, before)
    asked(page)
    page.locator(".prompt .option", has_text="Pass").click()
    expect(coach(page)).to_contain_text("Whoever brings more influence")
    page.screenshot(path=shots / "puzzle-solved.png")


def test_odds_and_a_bots_advice_for_whoever_plays_alone(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    draws = {**SHOWDOWN["sides"][0], "at": {"town square": ["Olivia Jenks"]}}
    draws["deck"] = ["8S", "8H", "KD", "KC", "3D", "8D", "2C", "5H", "7C"]
    scenario = {**SHOWDOWN, "sides": [draws, SHOWDOWN["sides"][1]]}
    sit_at(page, house, {"scenario": scenario}, in_a_list=False)
    page.locator(".prompt").get_by_role("button", name="Advice").click()
    advice = page.get_by_role("status", name="Advice")
    expect(advice).to_contain_text("The bot would choose:")
    expect(advice).to_contain_text(pattern(r"about \d+% to win, in \d imagined tries"))
    expect(advice.get_by_role("list", name="Why").get_by_role("listitem").first).to_be_visible()
    expect(advice).to_contain_text("It also weighed:")
    page.screenshot(path=shots / "doomtown-why.png")
    assert_accessible(page)
    page.locator(".board .touch", has_text="Olivia Jenks").first.click()
    play = page.get_by_role("dialog").get_by_role("button", name="Call out Travis Moone")
    expect(play).to_contain_text(pattern(r"Risk, should everybody near come: \d+%.* casualties for you"))
    page.screenshot(path=shots / "doomtown-risk.png")
    play.click()
    for _ in range(STEPS):
        page.locator(".prompt.asked").wait_for()
        if page.get_by_role("heading", name="Exchange up to 2 cards").count():
            break
        before = page.locator(".prompt").get_attribute("data-seq")
        as_offered(page)
        decided(page, before)
    page.get_by_role("list", name="Cards to choose from").get_by_role("button", name="3 of diamonds").click()
    expect(advice).to_contain_text("full house")
    expect(advice).to_contain_text("on average")
    page.screenshot(path=shots / "doomtown-odds.png")
    assert_accessible(page)


def test_a_bot_says_why_it_keeps_these_dice(house: House, visit: Visit, shots: Path) -> None:
    page = visit(390, 844, phone=True)
    sit_at(page, house, {}, in_a_list=False, game="dicetown")
    page.locator(".prompt").get_by_role("button", name="Advice").tap()
    advice = page.get_by_role("status", name="Advice")
    expect(advice).to_contain_text(
        pattern(r"The bot would choose: .*worth about -?\d+\.\d points at the end")
    )
    expect(advice).to_contain_text(
        pattern(r"If the other dice were rolled once more: the .* \d+%|Doc Badluck")
    )
    page.screenshot(path=shots / "dicetown-why-phone.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert_accessible(page)


def test_a_first_time_visitor_wins_a_first_game_of_dice_town(house: House, visit: Visit, shots: Path) -> None:
    """Every house deals this lesson alike, so that the coach knows what comes, from the first gold to the last."""
    page = visit(1280, 800)
    page.goto(house.url)
    page.get_by_role("button", name="Learn by playing Dice Town").click()
    expect(coach(page)).to_contain_text("You have three 9s")
    assert_accessible(page)
    heard: set[str] = set()
    for _ in range(STEPS):
        before = asked(page)
        if page.locator(".coach.done").count():
            break
        line = coach(page).locator(".words").inner_text()
        if line not in heard:
            page.screenshot(path=shots / f"dicetown-guided-{len(heard):02}.png")
        heard.add(line)
        told = pattern(r"Keep your (\w+)").search(line)
        keep(page, DICE[told[1] if told else "9s"])
        decided(page, before)
    expect(coach(page)).to_contain_text("the game is yours")
    expect(page.locator(".ending")).to_contain_text(pattern("[Ww]in|won"))
    expect(the_log(page)).to_contain_text("digs up 4 nuggets")
    for words in (
        "make you Sheriff",
        "Sheriffs can be persuaded",
        "You wear the badge",
        "The saloon: take a card",
    ):
        assert any(words in line for line in heard), words
    page.screenshot(path=shots / "dicetown-guided.png")
    page.get_by_role("link", name="More to learn").click()
    expect(page.get_by_role("listitem").filter(has_text="A first game, won")).to_contain_text("done")


def test_on_a_phone_all_that_the_coach_says_is_in_sight(house: House, visit: Visit, shots: Path) -> None:
    """What to do comes last, and whoever is new does not know that there is more of it further down."""
    page = visit(390, 844, phone=True)
    for game, words in (("dicetown", "The rest is rolled again."), ("doomtown", "Welcome to town")):
        page.goto(f"{house.url}/learn/{game}")
        page.get_by_role("button", name="Play").first.click()
        expect(coach(page)).to_contain_text(words)
        asked(page)
        hidden = coach(page).locator(".words").evaluate("each => each.scrollHeight - each.clientHeight")
        page.screenshot(path=shots / f"{game}-coach-phone.png")
        assert hidden <= 1, game


DICE = {"9s": "9", "10s": "10", "jacks": "J", "queens": "Q", "kings": "K"}


def keep(page: Page, face: str) -> None:
    """Keep all of a face, or else the first die; to any other question, what is offered."""
    dice = page.get_by_role("group", name="Your roll")
    wanted = dice.get_by_role("checkbox", name=pattern(f": {face}$")).all()
    for die in wanted or dice.get_by_role("checkbox").all()[:1]:
        die.click()
    confirm = page.locator(".prompt .confirm .button").first
    (confirm if confirm.count() else page.locator(".prompt .option").first).click()
