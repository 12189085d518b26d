"""Several browsers at one table, and a server that dies: nobody loses anything, nobody sees too much."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.hands import Player, start_game
from web.house import House
from web.pages import Frame, log_of, received

SECRETS = {"dicetown-shops-secret", "dicetown-fortune-secret", "dicetown-corrupts-secret"}


def name_myself(page: Page, url: str, name: str) -> None:
    page.goto(f"{url}/settings")
    page.get_by_role("textbox", name="Name", exact=True).fill(name)
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_text("Saved.")).to_be_visible()


def test_two_browsers_one_of_them_reloaded(house: House, visit: Visit, shots: Path) -> None:
    ann, bob = visit(), visit()
    name_myself(ann, house.url, "Ann")
    ann.get_by_role("link", name="Boomtown").click()
    ann.get_by_role("link", name="Set up a table").click()
    ann.get_by_label("Players").select_option("3")
    ann.get_by_label("Seat 3").select_option("random")
    assert_accessible(ann)
    ann.get_by_role("button", name="Set up the table").click()
    expect(ann.get_by_role("heading", name="Waiting for 1 more")).to_be_visible()
    assert_accessible(ann)
    ann.screenshot(path=shots / "lobby.png")

    bob.goto(ann.get_by_label("Invitation").input_value())
    bob.get_by_label("Your name").fill("Bob")
    assert_accessible(bob)
    bob.get_by_role("button", name="Take a seat").click()

    players = [Player(ann, 5), Player(bob, 6)]
    for player in players:
        assert player.await_question()
    take_turns(players, 12)

    bob.reload()
    await_equal_logs(ann, bob)
    assert log_of(bob)[0] == "Round 1."
    take_turns(players, 6)

    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_label("Say something").fill("Howdy, Ann!")
    bob.get_by_role("button", name="Send").click()
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("Howdy, Ann!")
    ann.get_by_role("tab", name="Log").click()

    while not (ann_last := players[0].sequence()):  # asked anew, so that her last answer lies open
        take_turns(players, 1)
    ann.keyboard.press("u")
    expect(bob.get_by_text("Ann asks to take back a decision (“")).to_be_visible()
    bob.get_by_role("button", name="Agree").click()
    players[0].await_question(ann_last)
    take_turns(players, 4)


def await_equal_logs(one: Page, other: Page) -> None:
    """Wait until both pages tell the same number of things; bots may still be answering meanwhile."""
    for _ in range(300):
        if len(log_of(one)) == len(log_of(other)):
            return
        one.wait_for_timeout(50)
    raise AssertionError(f"one log has {len(log_of(one))} lines, the other {len(log_of(other))}")


def take_turns(players: list[Player], decisions: int) -> None:
    """Let whoever is asked decide, this many times in all."""
    while decisions:
        for player in players:
            if before := player.sequence():
                player.turn(player.by_mouse, before)
                decisions -= 1
                if not decisions:
                    return
        players[0].page.wait_for_timeout(20)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed."""
    house = House(tmp_path / "boomtown.db")
    yield house
    house.close()


def test_the_server_is_killed_and_the_game_goes_on(mortal: House, visit: Visit, shots: Path) -> None:
    page = visit()
    frames = received(page)
    start_game(page, mortal.url)
    player = Player(page, seed=7)

    # While nothing is on its way: the dice that were chosen stay chosen, and are kept.
    roll = player.sequence()
    dice = page.get_by_role("group", name="Your roll").get_by_role("checkbox")
    assert page.locator(".prompt").get_by_role("radiogroup").count() == 0, "dice are all there is to choose"
    dice.first.click()
    mortal.kill()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    mortal.start()
    while [frame["type"] for frame in frames].count("snapshot") < 2:  # the question has come again
        page.wait_for_timeout(20)
    assert player.sequence() == roll
    expect(dice.first).to_be_checked()
    page.locator(".prompt .confirm .button").first.click()
    assert player.await_question(roll)

    # While an answer is on its way.
    player.play(player.by_mouse, most=8)
    before, log = player.sequence(), log_of(page)
    assert before
    mortal.kill()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    page.screenshot(path=shots / "connection-lost.png")
    assert_accessible(page)
    player.by_mouse()  # the answer goes out once there is somebody to hear it
    expect(page.get_by_text("Your answer goes out as soon as it is back.")).to_be_visible()
    page.get_by_role("button", name="Try now").click()
    mortal.start()

    player.hear_back(player.by_mouse, before)
    assert player.await_question(before)
    expect(page.get_by_text("Connection lost.")).to_be_hidden()
    assert log_of(page)[: len(log)] == log

    player.decisions = 0
    player.play(player.by_mouse, most=8)
    shown = log_of(page)
    page.reload()
    player.await_question()
    assert log_of(page) == shown, "the stored game is the one the page has seen"


def test_a_spectator_never_receives_a_hidden_card(house: House, visit: Visit) -> None:
    page, stranger = visit(), visit()
    mine, seen = received(page), received(stranger)
    for seed in range(6):  # in some games nobody comes to see a card: then another is played
        start_game(page, house.url, bots=1)
        stranger.goto(house.url)
        expect(stranger.get_by_role("heading", name="Howdy")).to_be_visible()
        stranger.goto(page.url)
        expect(stranger.get_by_text("You are watching.")).to_be_visible()
        assert stranger.get_by_role("button", name="Undo").count() == 0

        player = Player(page, seed)
        while not player.over and not (secrets_in(mine) and len(tables(seen)) > 40):
            player.play(player.by_mouse, most=player.decisions + 10)
        if secrets_in(mine):
            break

    assert secrets_in(mine), "I saw a card nobody else did; else these games prove nothing"
    assert any(frame["board"]["you"]["hand"] for frame in tables(mine))
    assert len(tables(seen)) > 40
    assert not secrets_in(seen)
    for frame in tables(seen):
        assert frame["seat"] is None
        assert frame["prompt"] is None
        assert frame["board"]["you"] is None
        places = card_places(frame["board"])
        assert places <= {"row", "played", "offers.cards", "players.protected"}


def tables(frames: list[Frame]) -> list[Frame]:
    """Return the frames that show the table while it is played."""
    return [frame for frame in frames if frame["type"] in ("snapshot", "update") and not frame["outcome"]]


def secrets_in(frames: list[Frame]) -> set[str]:
    """Return the keys of log lines that are told to one player only."""
    return {line["key"] for frame in tables(frames) for line in frame["log"]["lines"]} & SECRETS


def card_places(value: object, path: str = "") -> set[str]:
    """Return where in a board there are cards that can be told apart."""
    if isinstance(value, dict):
        if {"id", "kind", "points"} <= value.keys():
            return {path}
        return {
            place for key, item in value.items() for place in card_places(item, f"{path}.{key}".lstrip("."))
        }
    if isinstance(value, list):
        return {place for item in value for place in card_places(item, path)}
    return set()
