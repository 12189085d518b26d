"""The page as an app: it can be installed, opens without the server, calls who looks elsewhere, and is light."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.conftest import Visit, new_context
from web.doomtown import SHOWDOWN, answer, sit_at
from web.hands import Player, start_game
from web.house import House
from web.pages import received, told
from web.test_learning import as_offered

BOTS = ("Drifter Tom", "Greenhorn Gil", "Cora Whitlock")
MOST = 150_000
"""Bytes of script and style, as they are sent, until the first table of the heaviest game stands."""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[House]:
    """A server that goes away."""
    house = House(tmp_path / "boomtown.db")
    yield house
    house.close()


def test_it_can_be_installed_and_opens_without_the_server(browser: Browser, mortal: House) -> None:
    context = new_context(browser)
    page = context.new_page()
    page.goto(mortal.url)
    expect(page.get_by_role("heading", name="Howdy")).to_be_visible()
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(reply => reply.json())"
    )
    assert manifest["name"] == "Boomtown"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now the worker sees what the page loads
    expect(page.get_by_role("heading", name="Howdy")).to_be_visible()
    mortal.kill()
    page.reload()
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    mortal.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Howdy")).to_be_visible()
    context.close()


def test_games_of_the_api_are_never_kept(browser: Browser, house: House) -> None:
    context = new_context(browser)
    page = context.new_page()
    page.goto(house.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("heading", name="Howdy")).to_be_visible()
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
    )
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    context.close()


def test_the_tab_wears_a_mark_while_it_is_my_turn(house: House, visit: Visit) -> None:
    page = visit()
    start_game(page, house.url, bots=1)
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    page.get_by_role("link", name="Boomtown").first.click()
    expect(page.get_by_role("heading", name="Howdy")).to_be_visible()
    expect(icon).to_have_attribute("href", "/icon.svg")


HEAR = """() => {
    window.heard = [];
    window.AudioContext = class {
        currentTime = 0;
        destination = {};
        createOscillator() {
            const tone = { frequency: {}, connect: next => next, stop: () => 0 };
            tone.start = () => heard.push(tone.frequency.value);
            return tone;
        }
        createGain() {
            return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: next => next };
        }
    };
}"""


def test_sounds_are_off_until_they_are_wanted(house: House, visit: Visit) -> None:
    page = visit()
    page.add_init_script(f"({HEAR})()")
    sit_at(page, house, {"scenario": SHOWDOWN})
    assert page.evaluate("heard") == []
    page.goto(f"{house.url}/settings")
    page.get_by_label("Short sounds").check()
    assert page.evaluate("heard.length") > 0
    page.go_back()
    page.locator(".prompt.asked").wait_for()
    page.wait_for_function("heard.length > 0")


RECORD = """() => {
    // What is played is rendered into samples instead: two seconds, from the last time the tape was changed.
    const rate = 44100;
    let tape;
    window.changeTape = () => (tape = new OfflineAudioContext(1, 2 * rate, rate));
    window.changeTape();
    window.AudioContext = class {
        get currentTime() { return 0; }
        get destination() { return tape.destination; }
        createOscillator() { return tape.createOscillator(); }
        createGain() { return tape.createGain(); }
    };
    window.listen = async () => {
        const samples = (await tape.startRendering()).getChannelData(0);
        const loud = (hertz) => {
            let [real, imaginary] = [0, 0];
            samples.forEach((sample, place) => {
                real += sample * Math.cos((2 * Math.PI * hertz * place) / rate);
                imaginary += sample * Math.sin((2 * Math.PI * hertz * place) / rate);
            });
            return Math.hypot(real, imaginary) / rate;
        };
        const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        const ends = samples.findLastIndex((sample) => Math.abs(sample) > 0.0005) / rate;
        return { peak, ends, low: loud(147) + loud(196), high: loud(523) + loud(784) };
    };
}"""

MOVED_ON = """document.querySelector('.go-on')
    || (document.querySelector('.prompt.asked')?.dataset.seq ?? before) !== before"""


def test_the_sounds_are_short_and_soft_and_not_alike(house: House, visit: Visit) -> None:
    """Rendered by the browser itself: a high one for my turn, a low one for a showdown."""
    page = visit()
    page.add_init_script(f"({RECORD})()")
    page.goto(f"{house.url}/settings")
    page.get_by_label("Short sounds").check()
    turn = page.evaluate("listen()")
    sit_at(page, house, {"scenario": SHOWDOWN})
    answer(page, "Your Noon play", "Call out Travis Moone")
    answer(page, "Who joins your posse", "that is all")
    page.locator(".prompt.asked", has_text="Your Shootout play").wait_for()
    page.evaluate("changeTape()")
    while not page.locator(".go-on").count():
        before = page.locator(".prompt.asked").get_attribute("data-seq")
        as_offered(page)
        page.wait_for_function(f"before => {MOVED_ON}", arg=before)
    showdown = page.evaluate("listen()")
    for heard in (turn, showdown):
        assert 0.02 < heard["peak"] < 0.5, "neither silent nor clipped"
        assert 0.1 < heard["ends"] < 1
    assert turn["high"] > 10 * turn["low"]
    assert showdown["low"] > 3 * turn["low"]


def test_whoever_refuses_notifications_is_told_so(house: House, visit: Visit) -> None:
    page = visit()
    page.goto(f"{house.url}/settings")
    page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    box = page.get_by_label("Notify me when it is my turn")
    box.click()
    expect(page.get_by_text("does not allow notifications here")).to_be_visible()
    expect(box).not_to_be_checked()


def test_home_says_what_each_game_is(house: House, visit: Visit, shots: Path) -> None:
    for width, height, phone in ((1280, 800, False), (390, 844, True)):
        page = visit(width, height, phone=phone)
        page.goto(house.url)
        expect(page.get_by_text("poker hands for bullets")).to_be_visible()
        expect(page.get_by_text("A quarter of an hour.")).to_be_visible()
        expect(page.get_by_text("picks fights with care: a fair match")).to_have_count(2)  # one a game
        page.screenshot(path=shots / f"home-{width}.png", full_page=True)


def test_the_first_load_is_light(browser: Browser, house: House) -> None:
    """What a browser has received of scripts and styles when a first visitor's table of Doomtown stands."""
    context = new_context(
        browser, service_workers="block"
    )  # which would fetch them a second time, to keep them
    page = context.new_page()
    page.goto(house.url)
    page.get_by_role("button", name="Play now at Doomtown").click()
    page.locator(".prompt.asked, .go-on").first.wait_for()
    sizes: dict[str, int] = page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType('resource')
            .filter(({ name }) => /[.](js|css)$/.test(name))
            .map(({ name, transferSize }) => [name, transferSize]))"""
    )
    context.close()
    assert any("doomtown" in name for name in sizes)
    assert 30_000 < sum(sizes.values()) < MOST, json.dumps(sizes, indent=1)


@pytest.mark.parametrize("title", ["Dice Town", "Doomtown"])
@pytest.mark.parametrize(("width", "height", "phone"), [(1280, 800, False), (390, 844, True)])
def test_the_professor_can_be_chosen_and_plays(
    house: House, visit: Visit, shots: Path, title: str, width: int, height: int, phone: bool
) -> None:
    page = visit(width, height, phone=phone)
    frames = received(page)
    page.goto(house.url)
    play = page.get_by_role("button", name=f"Play now at {title}")
    panel = page.locator("article", has=play)
    by = panel.get_by_label("Played by")
    expect(by).to_have_value("heuristic")
    expect(by.locator("option")).to_have_text([*[re.compile(name) for name in BOTS], "Professor Ames ★★★★"])
    by.select_option("search")
    expect(panel.get_by_text("takes time, and is hard to beat")).to_be_visible()
    page.screenshot(path=shots / f"professor-{title.split()[0]}-{width}.png", full_page=True)
    play.click()
    player = Player(page)
    while not any("Professor Ames" in line for line in told(frames)):
        player.play(
            player.by_mouse if title == "Dice Town" else lambda: as_offered(page), player.decisions + 1
        )
    page.screenshot(path=shots / f"professor-plays-{title.split()[0]}-{width}.png")
