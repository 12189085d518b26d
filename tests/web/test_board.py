"""The board is the control: cards that can act are clicked, targets too, and a showdown stands until it is seen."""

from __future__ import annotations

import json
import random
from pathlib import Path
from re import compile as pattern
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.doomtown import SHOWDOWN, TRIES, answer, go_on, see_everything, sit_at, sit_down
from web.hands import ASKED_OR_OVER, CLICK, sequence, unless_answered
from web.house import House

OTHERWISE = "asked => document.querySelector('.prompt')?.dataset.seq !== asked"
"""In the page: another question, or none."""
HEARD = """asked => {
    const prompt = document.querySelector('.prompt');
    const status = prompt?.querySelector('.confirm [role=status]');
    const heard = status && status.ariaBusy !== 'true';
    return prompt?.dataset.seq !== asked || document.querySelector('.ending') || heard;
}"""
"""In the page: the question is answered, or the server has said what it thinks of what is chosen so far."""


def card(page: Page, name: str) -> Locator:
    """A card on the table, wherever it lies."""
    return page.locator(".touch", has_text=name).first


def question(page: Page, words: str) -> Locator:
    return page.locator(".prompt").get_by_role("heading", name=words)


def play(page: Page, name: str, what: str) -> None:
    """Click a card, and one of the plays it opens."""
    card(page, name).click()
    decide(page, page.get_by_role("list", name="What it can do").get_by_role("button", name=what))


def decide(page: Page, button: Locator) -> None:
    """Click what answers the question; then it is another one, or nobody's turn."""
    asked = sequence(page)
    button.click()
    page.wait_for_function(OTHERWISE, arg=asked)


def scene(**mine: Any) -> dict[str, Any]:
    """The showdown, with something else on my side."""
    first, second = SHOWDOWN["sides"]
    return {**SHOWDOWN, "sides": [{**first, **mine}, second]}


def test_numbers_of_a_crowd_stay_on_their_own_tokens(house: House, visit: Visit) -> None:
    """Ten at one place, the wanted ones with a third number: no number stands on the next dude's token."""
    page = visit(1280, 800)
    wanted = ["Allie Hensman", "Silas Aims", "Travis Moone", "Barton Everest", "Steele Archer"]
    mine = ["Tommy Harden", "Clyde Owens", "Abram Grothe", "Philip Swinford", "Olivia Jenks"]
    deeds = ["B & B Attorneys", "Dead Dog Tavern", "Charlie's Place", "Pearly's Palace"]
    crowded = {**SHOWDOWN, "sides": [
        {"outfit": "Law Dogs", "deeds": deeds, "at": {"home": [*mine, *(f"{each} | bounty 2" for each in wanted)]}},
        {"outfit": "The Sloane Gang", "deeds": ["Bunkhouse"], "at": {"town square": ["Sanford Taylor"]}},
    ]}  # fmt: skip
    sit_at(page, house, {"scenario": crowded}, in_a_list=False)
    expect(page.locator(".dude .bounty").first).to_be_visible()
    assert page.evaluate(OVERHANGING) == []


OVERHANGING = """() => [...document.querySelectorAll('.dude .stats > *')].filter(stat =>
    stat.getBoundingClientRect().right > stat.closest('.dude').getBoundingClientRect().right + 0.5,
).map(stat => stat.closest('.dude').innerText)"""
"""In the page: the dudes whose numbers stand out of their tokens."""

GLOWING = """() => [...document.querySelectorAll('.touch.can:not(.chosen)')]
    .filter(card => card.checkVisibility()).map(card => card.dataset.card)"""
"""In the page: the cards that can be chosen."""
TOUCHED = """asked => {
    const prompt = document.querySelector('.prompt');
    return prompt?.dataset.seq !== asked || document.querySelector('.ending, .go-on, dialog[open] .play')
        || prompt?.querySelector('.confirm');
}"""
"""In the page: what became of touching a card is seen: an answer, its plays, or that it is chosen."""


def test_a_move_is_two_clicks_on_the_board_and_there_is_a_way_back(
    house: House, visit: Visit, shots: Path
) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    expect(question(page, "Your Noon play")).to_be_visible()
    clyde = card(page, "Clyde Owens")
    expect(clyde).to_have_class(pattern("can"))
    expect(card(page, "Travis Moone")).not_to_have_class(pattern("can"))
    clyde.click()
    page.screenshot(path=shots / "doomtown-plays.png")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(clyde).to_be_focused()

    # By keys: Enter opens what he can do, Enter does it; and back again, nothing lost.
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Move").press("Enter")
    expect(question(page, "Where does Clyde Owens move?")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(question(page, "Your Noon play")).to_be_visible()

    play(page, "Clyde Owens", "Move")
    expect(question(page, "Where does Clyde Owens move?")).to_be_visible()
    square = page.get_by_role("region", name="Town square")
    target = square.get_by_role("button", name="Town square")
    expect(target).to_have_class(pattern("can"))
    page.screenshot(path=shots / "doomtown-where.png")
    target.click()
    expect(square.get_by_role("button", name="Clyde Owens")).to_be_visible()


def test_dragging_does_what_clicking_does(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    expect(question(page, "Your Noon play")).to_be_visible()
    card(page, "Clyde Owens").drag_to(page.locator(".touch.plaza"))
    square = page.get_by_role("region", name="Town square")
    expect(square.get_by_role("button", name="Clyde Owens")).to_be_visible()
    pass_until(page, "Your Noon play")
    card(page, "Clyde Owens").drag_to(card(page, "Travis Moone"))
    expect(page.get_by_role("region", name="Shootout at Town Square")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Clyde Owens calls out Travis Moone")


def test_a_card_says_why_not(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    mine = {"at": {"home": ["Clyde Owens", "Olivia Jenks | booted"]}, "hand": ["Bunkhouse"], "rock": 1}
    sit_at(page, house, {"scenario": scene(**mine)}, in_a_list=False)
    expect(question(page, "Your Noon play")).to_be_visible()
    card(page, "Olivia Jenks").click()
    can = page.get_by_role("list", name="What it can do")
    expect(can).to_contain_text("A booted dude cannot move.")
    page.screenshot(path=shots / "doomtown-why-not.png")
    assert_accessible(page)
    page.keyboard.press("Escape")
    card(page, "Bunkhouse").press("Enter")
    expect(can).to_contain_text("It costs 2 and there is 1 ghost rock.")


def test_where_a_dude_could_go_is_seen_on_the_map(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    card(page, "Clyde Owens").focus()
    expect(page.get_by_role("region", name="Town square")).to_contain_text("free")
    expect(page.locator(".place", has_text="The Sloane Gang")).to_contain_text("boots")


def shoot_travis(page: Page) -> None:
    """From the call-out to the showdown, on the board alone."""
    play(page, "Tommy Harden", "Call out Travis Moone")
    pass_until(page, "Who joins your posse")
    decide(page, page.locator(".prompt .option", has_text="that is all"))
    pass_until(page, "Discard 2 from your draw hand")
    tray = page.get_by_role("list", name="Cards to choose from")
    for pip in ("2 of hearts", "2 of clubs"):
        expect(tray.get_by_role("button", name=pip)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text("2 chosen")
    decide(page, page.locator(".prompt").get_by_role("button", name="Confirm"))
    pass_until(page, "Your Resolution play")
    decide(page, page.locator(".prompt .option", has_text="Pass"))


def pass_until(page: Page, words: str) -> None:
    """Pass whatever is asked before this question, or confirm what is chosen: whoever holds cards is asked more."""
    for _ in range(TRIES):
        page.locator(".prompt.asked").wait_for()
        if question(page, words).count():
            return
        confirm = page.locator(".prompt .confirm .button.primary")
        decide(page, confirm if confirm.count() else page.locator(".prompt .option", has_text="pass").last)
    raise AssertionError(f"never asked: {words}")


def test_a_showdown_stands_until_it_is_gone_on(house: House, visit: Visit, shots: Path) -> None:
    page, watcher = visit(1280, 800), visit(390, 844, phone=True)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    expect(question(page, "Your Noon play")).to_be_visible()
    watcher.goto(page.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    shoot_travis(page)

    stages = [each.get_by_role("region", name="Shootout at Town Square, round 1") for each in (page, watcher)]
    for stage in stages:
        expect(stage).to_be_visible()
        expect(stage).to_contain_text(pattern(r"four of a kind 8 − .* \d = \d casualties"))
        expect(stage).to_contain_text("Travis Moone")
        expect(stage).to_contain_text(pattern("is aced|is discarded"))
        expect(stage.get_by_role("list", name="draw hand")).to_have_count(2)
        expect(stage.locator(".counts")).to_have_count(pattern_of_counts(stage))
    for each, name in ((page, "doomtown-stage"), (watcher, "doomtown-stage-phone")):
        each.screenshot(path=shots / f"{name}.png")
        assert_accessible(each)
        assert each.evaluate("document.documentElement.scrollWidth") <= each.evaluate("innerWidth")

    # Each goes on when they want to. I am asked something meanwhile, and it waits behind the showdown.
    expect(page.locator(".prompt.asked")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(stages[0]).to_have_count(0)
    expect(question(page, "Who of yours flees")).to_be_visible()
    expect(stages[1]).to_be_visible()
    watcher.get_by_role("button", name="Go on").tap()
    expect(stages[1]).to_have_count(0)

    # Seen once, it does not come back.
    page.reload()
    expect(question(page, "Who of yours flees")).to_be_visible()


def pattern_of_counts(stage: Locator) -> int:
    """Four eights count, and of the other hand what makes its rank."""
    ranks = [int(number) for number in stage.locator(".worth .number").all_inner_texts()]
    return sum({1: 0, 2: 2, 3: 4, 4: 3, 5: 5, 6: 5, 7: 5, 8: 4}[rank] for rank in ranks)


def test_everything_since_my_last_decision_can_be_stepped_through(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    shoot_travis(page)
    go_on(page)
    since = page.get_by_role("region", name="Since your last decision")
    lines = since.get_by_role("listitem")
    expect(since).to_contain_text("Ranks 8 and")
    expect(since).to_contain_text("Travis Moone is named as a casualty")
    count = lines.count()
    assert count > 2, "more than the last thing that happened"
    step = since.get_by_role("button", name="Step through")
    named = page.locator(".touch.pointed")
    lit = 0
    for place in range(count):
        step.click()
        expect(lines.nth(place)).to_have_attribute("aria-current", "step")
        lit += named.count()
    expect(step).to_be_disabled()
    before = lines.all_inner_texts()
    page.reload()
    expect(since).to_be_visible()
    expect(lines).to_have_text(before, use_inner_text=True)  # a reload forgets nothing


def test_six_players_on_one_screen(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    page.goto(house.url)
    start = page.get_by_role("button", name="Play now at Doomtown: Reloaded")
    panel = page.locator("article", has=start)
    panel.get_by_role("group", name="Bots to beat").get_by_text("5", exact=True).click()
    start.click()
    page.locator(ASKED_OR_OVER).first.wait_for()
    page.locator(".prompt").get_by_role("button", name="Confirm").click()
    until_noon(page)
    expect(page.get_by_role("region", name="’s side")).to_have_count(6)
    page.screenshot(path=shots / "doomtown-six.png")
    assert page.evaluate("document.documentElement.scrollHeight") <= 800, "the page does not scroll"
    for side in page.get_by_role("region", name="’s side").all():
        expect(side).to_be_in_viewport(ratio=0.4)
    hand = page.get_by_role("region", name="Your hand")
    for held in hand.get_by_role("button").all():
        expect(held).to_be_in_viewport(ratio=0.99)
    assert_accessible(page)


MOVES = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.moved.push(`${this.className} ${this.textContent}`.trim());
        return animate.apply(this, how);
    };
}"""
"""In the page: keep what is moved by the script from now on."""


def test_ghost_rock_flows_unless_one_wants_less_motion(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": scene(hand=["Bunkhouse"], rock=5)}, in_a_list=False)
    for motion, seen in (("full", ["flow −2"]), ("auto", [])):
        page.evaluate(
            "motion => localStorage.setItem('boomtown-settings', JSON.stringify({ list: false, motion }))",
            motion,
        )
        page.reload()
        expect(question(page, "Your Noon play")).to_be_visible()
        page.evaluate(MOVES)
        card(page, "Bunkhouse").click()
        plays = page.get_by_role("list", name="What it can do")
        decide(page, plays.get_by_role("button").first)
        expect(page.get_by_role("log")).to_contain_text("pays 2")
        expect(page.locator(".flow")).to_have_count(0)  # it is gone by itself
        moved = page.evaluate("window.moved")
        assert [each for each in moved if each.startswith("flow")] == seen
        assert seen or moved == []
        page.get_by_role("button", name="Undo").click()


WAYS = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...how) {
        window.moved.push(`${this.textContent.trim()} ${JSON.stringify(frames)}`);
        return animate.call(this, frames, ...how);
    };
}"""
"""In the page: keep how everything is moved by the script from now on."""


def test_who_comes_falls_and_is_drawn_moves_unless_one_wants_less_motion(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(
        page,
        house,
        {"scenario": scene(hand=["Olivia Jenks", "Bunkhouse"], discard=[], rock=9)},
        in_a_list=False,
    )
    home = page.locator(".place", has_text="Law Dogs")
    held = page.get_by_role("region", name="Your hand").get_by_role("button", name="Olivia Jenks")
    for motion in ("full", "reduced"):
        page.evaluate(
            "motion => localStorage.setItem('boomtown-settings', JSON.stringify({ list: false, motion }))",
            motion,
        )
        page.reload()
        expect(question(page, "Your Noon play")).to_be_visible()
        page.evaluate(WAYS)
        play(page, "Olivia Jenks", "Bring into play")
        expect(home).to_contain_text("Olivia Jenks")
        page.get_by_role("button", name="Undo").click()  # so that she is gone, and back in the hand
        expect(held).to_be_visible()
        expect(home).not_to_contain_text("Olivia Jenks")
        moved = [each for each in page.evaluate("window.moved") if "Olivia Jenks" in each]
        ways = {way: any(way in each for each in moved) for way in ("scale(0.7", "rotate(7", "rotateY(9")}
        assert ways == dict.fromkeys(ways, motion == "full"), (motion, moved)


NAMELESS = """() => [...document.querySelectorAll('.showdown .dude .name')]
    .filter(name => name.getBoundingClientRect().width < 20).map(name => name.textContent)"""
"""In the page: those who fight and whose names are not seen."""


def test_a_large_shootout_is_seen_whole_and_its_hands_are_cards(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    friends = ["Clyde Owens", "Steele Archer", "Barton Everest", "Philip Swinford"]
    square = {"town square": ["Tommy Harden", *friends]}
    sit_at(page, house, {"scenario": scene(at=square)}, in_a_list=False)
    play(page, "Tommy Harden", "Call out Travis Moone")
    pass_until(page, "Who joins your posse")
    for name in friends:
        card(page, name).click()
        expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    decide(page, page.locator(".prompt").get_by_role("button", name="Confirm"))
    for _ in range(TRIES):
        page.locator(".prompt.asked, .go-on").first.wait_for()
        if page.locator(".go-on").count():
            break
        assert page.evaluate(NAMELESS) == [], "those who fight have names"
        Fingers(page, random.Random(1)).decide()

    # Five against one, and the sum, above the button that goes on.
    board = page.locator(".board").bounding_box()
    assert board is not None
    for part in (".stage h2", ".stage .sum", ".stage .result"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= board["y"], part
        assert box["y"] + box["height"] <= board["y"] + board["height"], part
    turned = page.locator(".stage .hand li").first
    expect(turned).to_have_css("animation-duration", "0.001s")  # nothing moves for those who want less motion
    see_everything(page)  # until I am asked: then nothing moves under the pointer

    # What was revealed is told as cards: value and suit as signs, the name to be read.
    told = page.get_by_role("log").locator(".entry", has_text="reveals").first
    expect(told.get_by_role("img").first).to_have_accessible_name(
        pattern("of (clubs|spades|hearts|diamonds)|joker")
    )
    assert told.get_by_role("img").count() == told.locator("[data-face]").count()
    assert pattern(r"\b(10|[2-9AJQK])[CDHS] ").search(told.inner_text()) is None
    told.locator("[data-face]").first.hover()  # to which the log scrolls
    expect(page.locator(".peek")).to_be_visible()


LATE: dict[str, Any] = json.loads((Path(__file__).parent / "late_town.json").read_text())
"""The eleventh day of a game that six bots have played: 30 deeds and 15 dudes around six homes."""

CROWDED = """() => {
    const frame = document.querySelector('.board').getBoundingClientRect();
    const shown = [...document.querySelectorAll('.town .touch, .town .more')].filter(card => card.checkVisibility());
    const boxes = shown.map(card => [card.textContent.trim(), card.getBoundingClientRect()]);
    const outside = boxes.filter(([, box]) => box.top < frame.top || box.bottom > frame.bottom
        || box.left < frame.left || box.right > frame.right);
    const over = boxes.filter(([, one], place) => boxes.slice(0, place).some(([, other]) =>
        one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1));
    const small = boxes.filter(([, box]) => box.width < 22 || box.height < 22);
    return [outside, over, small].map(found => found.map(([name]) => name));
}"""
"""In the page: cards in town that are out of sight, lie over others, or are too small to be touched."""


def test_a_late_town_of_six_is_seen_at_once(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": LATE}, in_a_list=False, bots=5)
    expect(question(page, "Your Noon play")).to_be_visible()
    town = page.locator(".town")
    expect(town).to_have_attribute("data-level", "4")
    assert page.evaluate(CROWDED) == [[], [], []]
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    expect(page.locator(".town .place")).to_have_count(36)
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=shots / f"doomtown-six-late-{scheme}.png")
        assert_accessible(page)

    # What is tucked away opens, and what can act is not tucked away.
    page.get_by_role("button", name="+2 carried by Silas Aims").click()
    pile = page.get_by_role("dialog", name="What Silas Aims has")
    expect(pile).to_contain_text("Pearl-Handled Revolver")
    page.keyboard.press("Escape")
    assert page.evaluate(GLOWING)

    # With more room it is drawn larger; on a telephone it is scrolled down, never sideways.
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(town).not_to_have_attribute("data-level", "4")
    assert page.evaluate(CROWDED)[:2] == [[], []]
    page.set_viewport_size({"width": 390, "height": 844})
    expect(town).to_have_attribute("data-level", "2")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    page.screenshot(path=shots / "doomtown-six-late-phone.png")


def until_noon(page: Page) -> None:
    """Look at what is shown and decide as offered, until the first Noon play."""
    noon = question(page, "Your Noon play")
    for _ in range(40):
        page.locator(".prompt.asked, .go-on").first.wait_for()
        if noon.count():
            return
        Fingers(page, random.Random(1)).decide()
    raise AssertionError("it never became noon")


class Fingers:
    """Plays by clicking cards where they lie; what is no card is clicked in the question's line."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self._page, self._chance = page, chance
        self.cards = 0

    def decide(self) -> None:
        """Look at what is shown, or answer the question."""
        page = self._page
        page.locator(".go-on, .prompt.asked, .ending").first.wait_for()
        shown = page.locator(".go-on")
        if shown.count():
            shown.click()
            return
        if page.locator(".ending").count():
            return
        asked = sequence(page)
        if asked is None:  # it went while one looked: the server, or the page, has answered it
            return
        unless_answered(page, self._answer)
        page.wait_for_function(HEARD, arg=asked)

    def _answer(self) -> None:
        confirm = self._page.locator(".prompt .confirm .button").first
        if confirm.count() and confirm.is_enabled():
            confirm.click(timeout=CLICK)
        else:
            self._choose()

    def _choose(self) -> None:
        page = self._page
        asked = sequence(page)
        if page.locator(
            "dialog[open]"
        ).count():  # touched while the question went, it was only opened to be read
            page.keyboard.press("Escape")
        glowing = page.evaluate(GLOWING)  # all at once: while one counts, the board may change
        loose = page.locator(".prompt .option")
        if glowing and (not loose.count() or self._chance.random() < 0.8):
            self.cards += 1
            self._touch(self._chance.choice(glowing), asked)
        else:
            loose.last.click(timeout=CLICK)

    def _touch(self, card: str, asked: str | None) -> None:
        """Touch a card, and choose one of its plays if it opens them."""
        page = self._page
        page.locator(f".touch.can[data-card='{card}']:visible").first.click(timeout=CLICK)
        page.wait_for_function(TOUCHED, arg=asked)
        plays = page.locator("dialog[open] .play")
        if sequence(page) == asked and plays.count():
            plays.nth(self._chance.randrange(plays.count())).click(timeout=CLICK)


def test_a_game_is_played_by_clicking_cards(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    sit_down(page, house, in_a_list=False)
    fingers = Fingers(page, random.Random(5))
    for _ in range(45):
        if page.locator(".ending").count():
            break
        fingers.decide()
    assert fingers.cards > 10, "most was done on the cards themselves"
    page.screenshot(path=shots / "doomtown-played.png")


def test_a_card_is_shown_large_wherever_it_is_named(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": scene(hand=["Bunkhouse"])}, in_a_list=False)
    held = page.get_by_role("region", name="Your hand").get_by_role("button", name="Bunkhouse")
    held.hover()
    peek = page.locator(".peek")
    expect(peek).to_contain_text("Dudes here whose influence would otherwise be 0 or 1 have 1 more.")
    page.screenshot(path=shots / "doomtown-peek.png")
    page.mouse.move(640, 20)
    expect(peek).to_have_count(0)
    play(page, "Clyde Owens", "Move")
    question(page, "Where does Clyde Owens move?").get_by_role("button", name="Clyde Owens").hover()
    expect(peek).to_contain_text("Clyde Owens")


def test_a_posse_is_composed_in_one_question(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    square = ["Tommy Harden", "Clyde Owens", "Steele Archer", "Barton Everest"]
    sit_at(page, house, {"scenario": scene(at={"town square": square})}, in_a_list=False)
    play(page, "Tommy Harden", "Call out Travis Moone")
    pass_until(page, "Who joins your posse")
    prompt = page.locator(".prompt")
    nobody = prompt.get_by_role("button", name="Nobody else")
    expect(nobody).to_be_enabled()
    asked = sequence(page)
    for name in ("Clyde Owens", "Steele Archer"):
        card(page, name).click()
        expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    expect(prompt).to_contain_text(pattern(r"2 chosen · \d stud · \d draw"))
    card(page, "Barton Everest").click()
    card(page, "Barton Everest").click()
    expect(card(page, "Barton Everest")).to_have_attribute("aria-pressed", "false")
    page.screenshot(path=shots / "doomtown-posse.png")
    assert_accessible(page)
    assert sequence(page) == asked, "nothing is sent before it is confirmed"
    decide(page, prompt.get_by_role("button", name="Confirm"))
    # Both join, and nothing more is asked about it.
    pass_until(page, "Your Shootout play")
    posse = page.get_by_role("region", name="Shootout at Town Square").get_by_role("list").first
    for name in ("Tommy Harden", "Clyde Owens", "Steele Archer"):
        expect(posse).to_contain_text(name)
    expect(posse).not_to_contain_text("Barton Everest")
    expect(page.get_by_role("region", name="Since your last decision")).to_be_visible()


def test_one_passes_on_until_something_happens(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    mine = {"at": {"home": ["Clyde Owens"]}, "hand": ["Shotgun"]}
    theirs = {"outfit": "The Sloane Gang", "at": {"home": ["Barton Everest", "Allie Hensman"]}}
    sit_at(
        page,
        house,
        {"scenario": {**scene(**mine), "sides": [scene(**mine)["sides"][0], theirs]}},
        in_a_list=False,
    )
    expect(question(page, "Your Noon play")).to_be_visible()
    page.get_by_role("button", name="Pass on").click()
    # Whatever they do among themselves, the next thing I am asked is another one, or about a dude of mine.
    page.wait_for_function(
        """() => document.querySelector('.prompt.asked') && !document.querySelector('.resting')
            || document.querySelector('.go-on, .ending')""",
    )
    noon = question(page, "Your Noon play")
    since = page.get_by_role("region", name="Since your last decision")
    if noon.count():
        expect(since).to_contain_text(pattern("Clyde Owens|Law Dogs"))
    expect(since).to_contain_text(pattern("pass"))


def test_what_is_read_never_lies_over_a_control(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": scene(hand=["Bunkhouse", "Shotgun"])}, in_a_list=False)
    held = page.get_by_role("region", name="Your hand").get_by_role("button", name="Bunkhouse")
    prompt, dialog = page.locator(".prompt"), page.locator("dialog[open]")
    held.hover()
    assert not covers(page.locator(".peek"), prompt), "shown large, it leaves the question alone"
    held.click()
    expect(dialog).to_contain_text("Bring into play")
    assert not covers(dialog, prompt)
    page.keyboard.press("Escape")

    # At a showdown too: the same card is only read, and one goes on with one click.
    shoot_travis(page)
    shown = page.get_by_role("region", name="Shootout at Town Square, round 1")
    expect(shown).to_be_visible()
    held.click()
    expect(dialog.get_by_role("heading", name="Bunkhouse")).to_be_visible()
    assert not covers(dialog, page.locator(".go-on"))
    go_on(page)
    expect(shown).to_have_count(0)
    expect(dialog).to_have_count(0)


def covers(what: Locator, control: Locator) -> bool:
    """Whether any of it lies over the control."""
    above, below = what.bounding_box(), control.bounding_box()
    assert above, "it is shown"
    assert below, "so is the control"
    beside = above["x"] + above["width"] <= below["x"] or below["x"] + below["width"] <= above["x"]
    return not (
        beside or above["y"] + above["height"] <= below["y"] or below["y"] + below["height"] <= above["y"]
    )


def test_words_of_the_game_are_explained(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": scene(hand=["Bunkhouse"])}, in_a_list=False)
    card(page, "Bunkhouse").click()
    page.locator("dialog[open] summary", has_text="Private").click()
    expect(page.locator("dialog[open]")).to_contain_text("gains bounty")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    words = page.get_by_role("dialog", name="Help")
    words.get_by_role("textbox", name="Look a word up").fill("boot hill")
    expect(words).to_contain_text("The cemetery")
    expect(words).not_to_contain_text("Must be invented")
    assert_accessible(page)


def test_a_showdown_can_go_on_by_itself(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    page.goto(f"{house.url}/settings")
    page.get_by_label("A showdown stands").select_option("3 seconds after the last card")
    sit_at(page, house, {"scenario": SHOWDOWN}, in_a_list=False)
    shoot_travis(page)
    expect(page.get_by_role("region", name="Shootout at Town Square, round 1")).to_be_visible()
    expect(question(page, "Who of yours flees")).to_be_visible()


def test_questions_one_wants_to_be_spared_are_answered_as_usual(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    page.goto(f"{house.url}/settings")
    page.get_by_label("Never discard a card at Sundown").check()
    mine = {"outfit": "Law Dogs", "hand": ["Shotgun", "Bluetick"]}
    situation = {"phase": "sundown", "sides": [mine, {"outfit": "The Sloane Gang"}]}
    sit_at(page, house, {"scenario": situation}, in_a_list=False)
    see_everything(page)
    expect(page.get_by_role("log")).to_contain_text("Day 2 begins.")
    expect(page.get_by_role("log")).not_to_contain_text("Shotgun is discarded")


def test_a_joker_is_the_best_unless_one_says_otherwise(house: House, visit: Visit, shots: Path) -> None:
    page = visit(390, 844, phone=True)
    first, second = SHOWDOWN["sides"]
    mine = {**first, "deck": ["Joker (red)", "8S", "8H", "8D", "8C", "KD", "2H"]}
    sit_at(page, house, {"scenario": {**SHOWDOWN, "sides": [mine, second]}})
    answer(page, "Your Noon play", "Call out Travis Moone")
    answer(page, "Who joins your posse", "that is all")
    answer(page, "Your Shootout play", "Pass")
    answer(page, "Discard 2 from your draw hand", "King", "8 of Clubs")
    expect(question(page, "What does Joker (red) stand for?")).to_be_visible()
    prompt = page.locator(".prompt")
    expect(prompt.get_by_role("button", name="Confirm")).to_be_enabled()
    prompt.get_by_text("Something else").tap()
    expect(prompt.get_by_role("group", name="Suits and values").get_by_role("button")).to_have_count(52)
    page.screenshot(path=shots / "doomtown-joker-phone.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert_accessible(page)
    prompt.get_by_role("button", name="8 of clubs").tap()
    expect(question(page, "What does Joker (red) stand for?")).to_be_hidden()


LOSING: dict[str, Any] = {
    "phase": "noon",
    "day": 3,
    "turn": 0,
    "sides": [
        {
            "outfit": "Law Dogs",
            "at": {"town square": ["Tommy Harden", "Clyde Owens", "Olivia Jenks"]},
            "deck": ["2S", "2D", "6C", "9H", "JD", "KD", "4H", "7C", "10S"],
        },
        {
            "outfit": "The Sloane Gang",
            "at": {"town square": ["Travis Moone | booted | bullets -2"]},
            "deck": ["8S", "8H", "8D", "KC", "KD"],
        },
    ],
}
"""A pair against a full house: five casualties, and three dudes who can fall in two ways each."""


def lose_to_travis(page: Page) -> None:
    """From the call-out to the question who falls, on the board alone."""
    play(page, "Tommy Harden", "Call out Travis Moone")
    pass_until(page, "Who joins your posse")
    for name in ("Clyde Owens", "Olivia Jenks"):
        card(page, name).click()
    decide(page, page.locator(".prompt").get_by_role("button", name="Confirm"))
    pass_until(page, "Pick your shooter")
    decide(page, card(page, "Clyde Owens"))
    pass_until(page, "Your Resolution play")  # all but the best five of the draw hand were chosen already
    decide(page, page.locator(".prompt .option", has_text="Pass"))
    expect(question(page, "Name your next casualty")).to_be_visible()


def test_casualties_are_composed_on_the_dudes_themselves(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    sit_at(page, house, {"scenario": LOSING}, in_a_list=False)
    lose_to_travis(page)
    prompt = page.locator(".prompt")
    confirm = prompt.get_by_role("button", name="Confirm")
    expect(prompt).to_contain_text("5 of 5 casualties")
    expect(confirm).to_be_enabled()
    clyde = card(page, "Clyde Owens")
    expect(clyde).to_contain_text("discard, covers 1")  # he is worth most, and the others have to be aced
    for name in ("Tommy Harden", "Olivia Jenks"):
        expect(card(page, name)).to_contain_text("ace, covers 2")
    page.screenshot(path=shots / "doomtown-casualties.png")
    assert_accessible(page)
    clyde.click()
    expect(clyde).to_contain_text("ace, covers 2")
    expect(prompt).to_contain_text("6 of 5 casualties: too many")
    expect(confirm).to_be_disabled()
    clyde.click()
    expect(clyde).to_have_attribute("aria-pressed", "false")
    expect(prompt).to_contain_text("4 of 5 casualties")
    clyde.click()
    card(page, "Tommy Harden").click()
    expect(card(page, "Tommy Harden")).to_have_attribute("aria-pressed", "false")
    card(page, "Tommy Harden").click()
    expect(prompt).to_contain_text("4 of 5 casualties")
    clyde.click()
    expect(clyde).to_contain_text("ace, covers 2")
    decide(page, confirm)
    log = page.get_by_role("log")
    expect(log).to_contain_text("Tommy Harden is discarded")
    expect(log).to_contain_text("Clyde Owens is aced")
