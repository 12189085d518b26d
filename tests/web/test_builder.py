"""Decks built in the browser: pasted, mended, kept, understood, tested, played, shared."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boomtown.doomtown.decks import starter, to_text, write_deck
from web.axe import assert_accessible
from web.conftest import Visit
from web.house import House

LIST = to_text(starter("fourth_ring"))
BROKEN = LIST.replace("2x Buffalo Rifle", "2x Bufalo Rifle").replace("1x Ivor Hawley", "1x Ivor Hawley *")
"""One title is misspelt, and the gang costs more than the stash holds."""


def verdict(page: Page) -> str:
    """Return what stands above the cards of the deck."""
    return page.locator(".verdict").inner_text()


def fits(page: Page) -> None:
    """Nothing is to be scrolled sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def turn_to(page: Page, pane: str) -> None:
    """Show a part of the builder, where they take turns."""
    button = page.get_by_role("navigation", name="Parts of the builder").get_by_role("button", name=pane)
    if button.is_visible():
        button.click()


def open_tab(page: Page, tab: str) -> None:
    turn_to(page, "Numbers")
    page.get_by_role("tab", name=tab).click()


def on_the_bench(page: Page) -> None:
    expect(page.get_by_label("Name of the deck")).to_be_visible()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


def copy_starter(page: Page, url: str, title: str = "Step Right Up") -> None:
    """Make a starter deck one's own, and open it."""
    page.goto(f"{url}/decks")
    page.get_by_role("button", name=f"Copy {title}").click()
    on_the_bench(page)


def import_list(page: Page, url: str, text: str) -> None:
    """Bring a list from elsewhere, and open it."""
    page.goto(f"{url}/decks")
    page.get_by_role("button", name="Import a list").click()
    page.get_by_label("The list").fill(text)
    page.get_by_role("button", name="Keep it among my decks").click()
    on_the_bench(page)


def saved(page: Page) -> None:
    expect(page.locator(".standing")).to_have_text("Saved")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_list_is_mended_saved_tested_exported_and_played(
    house: House, visit: Visit, shots: Path, width: int, height: int
) -> None:
    page = visit(width, height, phone=width < 400)
    import_list(page, house.url, BROKEN)
    turn_to(page, "Deck")
    expect(page.get_by_text('No card is called "Bufalo Rifle"')).to_be_visible()
    expect(page.get_by_text("The starting gang costs 24 ghost rock, and the stash is 19.")).to_be_visible()
    expect(page.get_by_role("button", name="Try it")).to_be_disabled()
    assert_accessible(page)
    fits(page)
    page.screenshot(path=shots / f"builder-problems-{width}.png")
    page.get_by_role("button", name="Read it as Buffalo Rifle").click()
    expect(page.get_by_text('No card is called "Bufalo Rifle"')).to_be_hidden()
    page.get_by_role("button", name="Pick the gang").click()
    page.get_by_role("list", name="Who could start the game").get_by_role("button", name="Ivor").click()
    turn_to(page, "Deck")
    expect(page.locator(".verdict")).to_have_text("✓ fit to play")
    saved(page)
    page.reload()
    on_the_bench(page)
    turn_to(page, "Deck")
    expect(page.locator(".verdict")).to_have_text("✓ fit to play")

    page.get_by_role("button", name="Test it").click()
    page.get_by_role("button", name="Play 50 games").click()
    expect(page.get_by_text("The true share lies between")).to_be_visible()
    page.reload()  # it goes on without anybody looking, and is found again
    page.get_by_role("button", name="Test it").click()
    expect(page.get_by_text("The true share lies between")).to_be_visible()
    assert_accessible(page)
    fits(page)
    page.screenshot(path=shots / f"builder-test-{width}.png")
    if page.get_by_role("button", name="Stop").is_visible():
        page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text(re.compile(r"of 50 games played\.$"))).to_be_visible()

    open_tab(page, "Share")
    written = page.get_by_label("The deck, written down")
    expect(written).to_have_value(LIST)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download step-right-up.txt").click()
    assert Path(download.value.path()).read_text() == LIST
    page.get_by_label("Written as").select_option("o8d")
    expect(written).to_have_value(re.compile("<deck"))
    assert_accessible(page)
    other = written.input_value()

    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_text("The Fourth Ring").first).to_be_visible()
    expect(page).to_have_url(re.compile("/table/"))

    import_list(page, house.url, other)  # what was exported is the same deck
    open_tab(page, "Share")
    expect(written).to_have_value(re.compile("Outfit: The Fourth Ring"))
    came = written.input_value().splitlines()[1:]
    assert sorted(came) == sorted(LIST.splitlines()[1:])  # OCTGN has the gang first


def test_a_deck_is_built_by_keys_alone(house: House, visit: Visit) -> None:
    page = visit()
    page.goto(f"{house.url}/decks")
    page.get_by_role("button", name="New deck").focus()
    page.keyboard.press("Enter")
    on_the_bench(page)
    cards = page.get_by_role("list", name="Cards to choose from")
    expect(page.get_by_text("A deck begins with its outfit")).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox", name="Search cards")).to_be_focused()
    page.keyboard.type("law dogs")
    expect(cards.get_by_role("listitem")).to_have_count(1)
    cards.get_by_role("button", name="Law Dogs").first.focus()
    page.keyboard.press("Enter")
    deck = page.get_by_role("region", name="Deck", exact=True)
    expect(deck.get_by_text("Law Dogs")).to_be_visible()

    page.keyboard.press("/")
    page.keyboard.press("Control+A")
    page.keyboard.type("keyword:deputy suit:spades")
    first = cards.get_by_role("listitem").first.get_by_role("button").first
    expect(first).not_to_have_attribute("data-face", "Law Dogs")
    for _ in range(40):  # Tab leads past the filters to the cards, to one of them
        if first.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(first).to_be_focused()
    title = first.get_attribute("data-face")
    page.keyboard.press("3")
    line = deck.locator(f'[data-line="{title}"]')
    expect(line.locator(".count")).to_contain_text("3")
    page.keyboard.press("-")
    expect(line.locator(".count")).to_contain_text("2")
    page.keyboard.press("+")
    expect(line.locator(".count")).to_contain_text("3")
    page.keyboard.press("ArrowRight")
    second = cards.get_by_role("listitem").nth(1).get_by_role("button").first
    expect(second).to_be_focused()
    page.keyboard.press("Enter")
    expect(deck.locator(f'[data-line="{second.get_attribute("data-face")}"]')).to_be_visible()
    page.keyboard.press("Control+z")
    expect(deck.locator(f'[data-line="{second.get_attribute("data-face")}"]')).to_have_count(0)
    page.keyboard.press("Control+Shift+z")
    expect(deck.locator(f'[data-line="{second.get_attribute("data-face")}"]')).to_be_visible()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")

    line.locator(".title").focus()
    page.keyboard.press("s")
    expect(line.get_by_role("button", name="starts the game")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("0")
    expect(line).to_have_count(0)
    expect(deck.locator(".title:focus")).to_have_count(1)  # the next line has the focus
    page.get_by_role("tab", name="Numbers").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Gang")).to_be_focused()
    expect(page.get_by_text("of 19 ghost rock")).to_be_visible()
    saved(page)


def test_numbers_move_while_building(house: House, visit: Visit, shots: Path) -> None:
    page = visit(1280, 800)
    copy_starter(page, house.url)
    expect(page.get_by_text("a legal flush or better")).to_be_visible()
    chart = page.locator("figure", has_text="Values")
    chart.get_by_text("As a table").click()
    queens = chart.get_by_role("row", name=re.compile("^Q"))
    expect(queens).to_contain_text("15")
    page.get_by_role("button", name="Take one Jia Mein out").last.click()
    expect(queens).to_contain_text("14")
    page.get_by_role("button", name="Undo").click()
    expect(queens).to_contain_text("15")
    page.mouse.move(2, 2)
    page.screenshot(path=shots / "builder.png")

    open_tab(page, "What if")
    page.get_by_label("Take out").select_option("Unprepared")
    page.get_by_label("Put in").fill("Shotgun")
    row = page.get_by_role("row", name=re.compile("^Legal flush or better"))
    expect(row).to_contain_text("worse")
    expect(page.get_by_role("button", name="Make the exchange")).to_be_enabled()
    page.get_by_role("combobox", name="Another deck").select_option("law_dogs")
    expect(page.get_by_text("Casualties to expect in a round").first).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Make the exchange").click()
    deck = page.get_by_role("region", name="Deck", exact=True)
    expect(deck.locator('[data-line="Shotgun"] .count')).to_contain_text("1")
    expect(deck.locator('[data-line="Unprepared"] .count')).to_contain_text("2")
    for tab in ("Numbers", "Gang", "Hands", "Notes, versions", "Share"):
        open_tab(page, tab)
        assert_accessible(page)


def test_a_gang_is_picked_and_its_cost_runs_along(house: House, visit: Visit) -> None:
    page = visit()
    copy_starter(page, house.url)
    open_tab(page, "Gang")
    expect(page.get_by_text("15 of 19 ghost rock")).to_be_visible()
    could = page.get_by_role("list", name="Who could start the game")
    could.get_by_role("button", name="Jia Mein").click()
    expect(page.get_by_text("22 of 19 ghost rock")).to_be_visible()
    expect(page.get_by_text("3 too much")).to_be_visible()
    expect(page.locator(".verdict")).to_have_text("1 problem")
    could.get_by_role("button", name="Jia Mein").click()
    expect(page.locator(".verdict")).to_have_text("✓ fit to play")


def test_cards_are_sifted_and_owned_packs_remembered(house: House, visit: Visit) -> None:
    page = visit()
    copy_starter(page, house.url)
    pool = page.get_by_role("region", name="Cards", exact=True)
    found = pool.get_by_role("status").first
    everything = int(found.inner_text().split()[0])
    pool.get_by_role("button", name="Deeds").click()
    deeds = int(found.inner_text().split()[0])
    pool.get_by_text("More filters").click()
    pool.get_by_role("button", name="clubs").click()
    expect(found).to_have_text("0 cards.")  # deeds are diamonds
    pool.get_by_role("button", name="Show all again").click()
    pool.get_by_text("Packs I own").click()
    pool.get_by_label("Ghost Town").check()
    expect(found).not_to_have_text(f"{everything} cards.")
    owned = int(found.inner_text().split()[0])
    assert 0 < owned < deeds < everything
    pool.get_by_role("searchbox").fill("type:deed production>=2")
    expect(found).not_to_have_text(f"{owned} cards.")
    pool.get_by_role("searchbox").fill("bullets>=")
    expect(pool.get_by_role("alert")).to_contain_text("nothing to compare with")
    page.reload()
    on_the_bench(page)
    expect(found).to_have_text(f"{owned} cards.")


def test_nothing_is_lost_between_two_windows_or_without_a_server(house: House, visit: Visit) -> None:
    page = visit()
    copy_starter(page, house.url)
    other = page.context.new_page()
    other.goto(page.url)
    on_the_bench(other)
    page.get_by_role("button", name="Take one Missed! out").last.click()
    saved(page)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.wait_for_function("document.querySelector('.standing').textContent === 'Saved'")
    other.get_by_role("button", name="Take one Unprepared out").last.click()
    notice = other.get_by_role("alert", name="Saved elsewhere meanwhile")
    expect(notice).to_be_visible()
    notice.get_by_text("How mine differs").click()
    expect(notice).to_contain_text("Missed!: 1 → 2")
    expect(notice).to_contain_text("Unprepared: 3 → 2")
    assert_accessible(other)
    notice.get_by_role("button", name="Keep mine").click()
    expect(notice).to_have_count(0)
    saved(other)

    other.context.set_offline(True)
    other.get_by_role("button", name="Take one Recruitment Drive out").last.click()
    expect(other.locator(".standing")).to_contain_text("it is safe in this browser")
    other.context.set_offline(False)
    saved(other)

    other.route("**/api/decks/*", lambda route: route.abort())
    other.get_by_role("button", name="Take one Hex Slingin' out").last.click()
    expect(other.locator(".standing")).to_contain_text("it is safe in this browser")
    address = other.url
    other.close()
    again = page.context.new_page()
    again.goto(address)
    on_the_bench(again)
    deck = again.get_by_role("region", name="Deck", exact=True)
    expect(deck.locator('[data-line="Hex Slingin\'"] .count')).to_contain_text("2")
    expect(deck.locator('[data-line="Missed!"] .count')).to_contain_text("2")
    expect(deck.locator('[data-line="Recruitment Drive"]')).to_have_count(0)


@pytest.mark.parametrize("kept_by_itself_before", [False, True])
def test_versions_are_kept_and_taken_up_again(
    house: House, visit: Visit, kept_by_itself_before: bool
) -> None:
    """Whoever is slow to say that it be kept finds that it has been: what they keep has the same changes."""
    page = visit()
    copy_starter(page, house.url)
    page.get_by_role("button", name="Take one Missed! out").last.click()
    if kept_by_itself_before:
        saved(page)
    open_tab(page, "Notes, versions")
    page.get_by_label("Notes", exact=True).fill("Fewer answers, more hexes.")
    page.get_by_role("button", name="Keep this version").click()
    expect(page.get_by_text("Kept as a version of its own.")).to_be_visible()
    newest = page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="the newest")
    newest.get_by_text("1 card changed").click()
    expect(newest).to_contain_text("Missed!: 2 → 1")
    page.get_by_role("button", name="Take up version 1 again").click()
    deck = page.get_by_role("region", name="Deck", exact=True)
    expect(deck.locator('[data-line="Missed!"] .count')).to_contain_text("2")
    page.get_by_role("button", name="Undo").click()
    expect(deck.locator('[data-line="Missed!"] .count')).to_contain_text("1")


def test_a_deck_is_published_found_read_and_copied(house: House, visit: Visit, shots: Path) -> None:
    ann, bob = visit(), visit(390, 844, phone=True)
    copy_starter(ann, house.url)
    ann.get_by_label("Name of the deck").fill("Every Hex in the Book")
    open_tab(ann, "Share")
    ann.get_by_label("What others should know").fill("Stand back and let them draw.")
    ann.get_by_role("button", name="Publish", exact=True).click()
    link = ann.get_by_label("Link", exact=True).input_value()

    bob.goto(f"{house.url}/decks")
    bob.get_by_label("Name, player or card").fill("every hex")
    found = bob.get_by_role("link", name="Every Hex in the Book")
    expect(found).to_have_count(1)
    assert_accessible(bob)
    fits(bob)
    bob.goto(link)
    expect(bob.get_by_role("heading", name="Every Hex in the Book")).to_be_visible()
    expect(bob.get_by_text("Stand back and let them draw.")).to_be_visible()
    expect(bob.get_by_role("region", name="Spells")).to_contain_text("Soul Blast")
    assert_accessible(bob)
    fits(bob)
    bob.screenshot(path=shots / "published.png", full_page=True)
    bob.get_by_role("button", name="Copy it to my decks").click()
    on_the_bench(bob)
    expect(bob.locator(".verdict")).to_have_text("✓ fit to play")


def test_my_deck_is_chosen_at_a_table(house: House, visit: Visit) -> None:
    page = visit(390, 844, phone=True)
    copy_starter(page, house.url, "Whose Town Square?")
    page.get_by_label("Name of the deck").fill("Mine, All Mine")
    saved(page)
    page.goto(f"{house.url}/new")
    page.get_by_role("combobox", name="Game").select_option("doomtown")
    page.get_by_role("radio", name="Mine, All Mine").check()
    page.get_by_label("Seat 2").select_option("random")
    assert_accessible(page)
    fits(page)
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("The Sloane Gang").first).to_be_visible()
    page.goto(f"{house.url}/decks")
    page.get_by_role("button", name="Delete Mine, All Mine").click()
    page.get_by_role("button", name="Delete Mine, All Mine").click()
    expect(page.get_by_text("None yet.")).to_be_visible()


def test_lists_are_secret_until_the_game_is_over(house: House, visit: Visit) -> None:
    page = visit(1280, 800)
    page.goto(f"{house.url}/decks")
    page.get_by_role("button", name="Play Step Right Up").click()
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Deck lists").click()
    lists = page.get_by_role("dialog", name="Deck lists")
    expect(lists.get_by_role("region", name="Spells")).to_contain_text("Soul Blast")
    assert_accessible(page)
    theirs = lists.get_by_role("group", name="Whose deck").get_by_role("button").nth(1)
    theirs.click()
    expect(lists).to_contain_text("secret until the game is over")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Concede…").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    expect(page.locator(".ending")).to_be_visible()
    page.get_by_role("button", name="Deck lists").click()
    theirs.click()
    expect(lists.get_by_role("region", name="Dudes")).to_be_visible()
    lists.get_by_role("button", name="Copy it to my decks").click()
    on_the_bench(page)
    expect(page.locator(".verdict")).to_have_text("✓ fit to play")


def test_one_of_several_decks_comes_out_of_a_file(house: House, visit: Visit) -> None:
    page = visit()
    decks = [json.loads(write_deck(starter(name), "townsquare").data) for name in ("law_dogs", "sloane_gang")]
    page.goto(f"{house.url}/decks")
    page.get_by_role("button", name="Import a list").click()
    file = {"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(decks).encode()}
    page.get_by_label("Or a file").set_input_files(file)
    page.get_by_label("Which of 2 decks").select_option("Whose Town Square?")
    expect(page.get_by_text("The Sloane Gang: 55 cards, fit to play.")).to_be_visible()
    page.get_by_role("button", name="Keep it among my decks").click()
    on_the_bench(page)
    expect(page.get_by_label("Name of the deck")).to_have_value("Whose Town Square?")
    expect(page.locator(".verdict")).to_have_text("✓ fit to play")
    page.goto(f"{house.url}/decks")
    page.get_by_role("button", name="Import a list").click()
    page.get_by_label("The list").fill("Howdy, this is no deck at all")
    expect(page.get_by_text("This cannot be read as a deck")).to_be_visible()
    expect(page.get_by_role("button", name="Keep it among my decks")).to_be_disabled()
