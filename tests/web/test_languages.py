"""Everything that is said comes from a catalogue: in a made-up language no sentence is left in English."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from shutil import copytree, which

import pytest
from playwright.sync_api import Page, expect

import build_web
from boomtown.doomtown.decks import starter, to_text
from web.conftest import Visit
from web.doomtown import SHOWDOWN, sit_at
from web.house import House

STARTER = to_text(starter("law_dogs"))
SAID = """() => {
    const shown = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const around = walker.currentNode.parentElement;
        if (!around.closest('script, style, noscript, kbd, code, textarea, [translate=no]') && around.checkVisibility())
            shown.push(walker.currentNode.textContent);
    }
    for (const element of document.querySelectorAll('body *')) {
        if (!element.checkVisibility() || element.closest('[translate=no]')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            if (element.hasAttribute(name)) shown.push(element.getAttribute(name));
    }
    return [document.title, ...shown].map(text => text.trim()).filter(text => text);
}"""
"""In the page: whatever people read or hear. Documents, as rules are, say `translate="no"`."""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a client in the made-up language for those who choose it."""
    static = tmp_path_factory.mktemp("clients")
    copytree(build_web.STATIC, static, dirs_exist_ok=True)
    built = static / "made-up"
    npm = which("npm")
    assert npm is not None
    build_web.install_modules()
    subprocess.run(
        [
            npm,
            "run",
            "--silent",
            "build",
            "--",
            "--outDir",
            str(built),
            "--emptyOutDir",
            "--logLevel",
            "error",
        ],
        cwd=build_web.WEB,
        env={**os.environ, "BOOMTOWN_LANGUAGE": "made-up"},
        check=True,
    )
    house = House(tmp_path_factory.mktemp("house") / "boomtown.db", static=str(static))
    yield house
    house.close()


class Listener:
    """Somebody who knows no English but names: of cards and what they say, of people, bots, decks and games."""

    def __init__(self, page: Page) -> None:
        self._page = page
        cards = page.evaluate("fetch('/api/games/doomtown/cards').then(answer => answer.json())")
        games = page.evaluate("fetch('/api/games').then(answer => answer.json())")
        names = {"Boomtown", "Guest"}
        for game in games:
            names |= {game["title"], *(bot["name"] for bot in game["opponents"])}
            for deck in game["ready_made"]:
                names |= {deck["title"], deck["about"]}
        for card in cards:
            names |= {card["name"], card["line"], card["text"], *(word["name"] for word in card["keywords"])}
        self._names = sorted((name for name in names if name), key=len, reverse=True)
        self._seated: dict[str, list[str]] = {}
        self.english: dict[str, str] = {}

    def _people(self) -> list[str]:
        """Return the names of those at the table this page shows, if it shows one."""
        if "/table/" not in self._page.url:
            return []
        if self._page.url not in self._seated:
            address = self._page.url.replace("/table/", "/api/tables/")
            table = self._page.evaluate("address => fetch(address).then(answer => answer.json())", address)
            self._seated[self._page.url] = [player["name"] for player in table["players"]]
        return self._seated[self._page.url]

    def listen(self, where: str) -> None:
        """Remember whatever is English on this page."""
        for said in self._page.evaluate(SAID):
            rest = said.replace("Shutgun", "")  # somebody has written this
            for name in [*self._people(), *self._names]:
                if name in rest:
                    rest = rest.replace(name, "")
            if re.search(r"[A-Za-z]{3,}", rest):
                self.english.setdefault(said, where)


def answer(page: Page) -> None:
    """Look at what is shown, confirm, or take what comes last."""
    before = page.evaluate("document.querySelector('.prompt')?.dataset.seq ?? null")
    for button in (".go-on", ".prompt .confirm .button.primary", ".prompt .option"):
        if page.locator(button).count():
            page.locator(button).last.click()
            break
    page.wait_for_function(
        """before => !document.querySelector('.go-on')
            && (document.querySelector('.prompt.asked')?.dataset.seq ?? before) !== before
            || document.querySelector('.ending, .go-on')""",
        arg=before,
    )


def begin(page: Page, house: House, game: str, lesson: int) -> None:
    """Sit down to a lesson, and ask for a hint where there is one."""
    page.goto(f"{house.url}/learn/{game}")
    page.locator("main li button").nth(lesson).click()
    page.locator(".coach .words p").first.wait_for()
    if page.locator(".coach .ways button").count():
        page.locator(".coach .ways button").click()
        page.locator(".coach .hinted").wait_for()


def test_no_sentence_is_left_in_english(elsewhere: House, visit: Visit) -> None:
    """The house speaks English; whoever has chosen another language in the settings reads none."""
    page = visit(1280, 800)
    page.goto(f"{elsewhere.url}/settings")
    page.get_by_label("Language").select_option("made-up")
    expect(page.locator("html")).to_have_attribute("lang", "made-up")
    page.goto(elsewhere.url)
    page.locator("article").first.wait_for()
    listener = Listener(page)
    for path in (
        "/",
        "/settings",
        "/new",
        "/decks",
        "/learn/doomtown",
        "/rules/doomtown",
        "/rules/dicetown",
        "/cards/doomtown?q=suit:clubs",
        "/nowhere",
    ):
        page.goto(elsewhere.url + path)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")
        listener.listen(path)

    # Where decks are built: what is wrong with a list, while it is brought and on the bench.
    page.goto(f"{elsewhere.url}/decks")
    page.locator(".ways .button").nth(1).click()
    page.locator("textarea").fill(f"{STARTER.replace('4x Shotgun', '4x Shutgun')}\n5x Sloane")
    expect(page.locator(".import [role=status] li")).to_have_count(4)
    listener.listen("a list")
    page.locator(".import .primary").click()
    page.locator(".verdict").wait_for()
    page.wait_for_load_state("networkidle")
    listener.listen("the bench")

    # At a table: what a card can do, the help, who plays, and a shootout from call-out to the next day.
    sit_at(page, elsewhere, {"scenario": SHOWDOWN}, in_a_list=False)
    listener.listen("table")
    page.locator(".prompt .question button[aria-pressed=false]").first.click()  # what a bot would do, and why
    page.locator(".hints ul").first.wait_for()
    listener.listen("hints")
    page.locator(".touch", has_text="Clyde Owens").first.click()
    page.locator("dialog[open] .play").first.wait_for()
    listener.listen("card")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    listener.listen("help")
    page.keyboard.press("Escape")
    for tab in ("players", "chat", "log"):
        page.locator(f"#tab-{tab}").click()
        listener.listen(tab)
    page.locator(".touch", has_text="Tommy Harden").first.click()
    page.locator("dialog[open] .play").first.click()
    for step in range(9):
        page.locator(".prompt.asked, .go-on").first.wait_for()
        listener.listen(f"step {step} of a shootout")
        answer(page)

    # With a coach, in either game: what it says first, and a hint.
    for game, lesson in (("doomtown", 0), ("doomtown", 2), ("dicetown", 0)):
        begin(page, elsewhere, game, lesson)
        listener.listen(f"lesson {lesson} of {game}")

    # At the other game, and where one is refused.
    sit_at(page, elsewhere, {}, in_a_list=False, game="dicetown")
    page.locator(".prompt .question button[aria-pressed=false]").first.click()
    page.locator(".hints ul").first.wait_for()
    listener.listen("dice")
    assert listener.english == {}
