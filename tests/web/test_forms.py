"""Every form a question can have, shown by the general prompt of a game the client has never heard of.

The table is scripted, frame by frame: Dice Town has no lone number and no list with a condition.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.house import House

Frame = dict[str, Any]


def said(text: str, help_text: str | None = None) -> Frame:
    return {"key": "game-words", "args": {}, "text": text, "help": help_text}


def options(*labels: str) -> list[Frame]:
    return [
        {"id": index * 10, "label": said(label, f"About {label}."), "effect": None}
        for index, label in enumerate(labels)
    ]


FEW = {"kind": "some_of", "options": options("Ace", "Bart", "Cass"), "least": 1, "most": 2}
ONE_OF = {"kind": "one_of", "options": options("North", "South")}
SOME_OF = {**FEW, "condition": None}
CONDITION = {**FEW, "condition": said("Bart never rides without Ace.")}
NUMBER = {"kind": "number", "least": 2, "most": 12}
COMPOSITION = {
    "kind": "composition",
    "parts": [
        {"name": "way", "label": "Which way", "form": ONE_OF},
        {"name": "posse", "label": "Who rides", "form": SOME_OF},
        {
            "name": "load",
            "label": "Load",
            "form": {
                "kind": "composition",
                "parts": [{"name": "water", "label": "Water", "form": NUMBER}],
                "condition": None,
            },
        },
    ],
    "condition": said("Two riders need more than 2 of water."),
}


class Script:
    """The far end of the socket: asks one question, hears the answers."""

    def __init__(self, page: Page, url: str, form: Frame) -> None:
        self.form = form
        self.answers: list[Any] = []
        self.objection: str | None = None
        player = {"name": "You", "kind": "person", "bot": None, "connected": True, "you": True, "seat": 0}
        self._players = [player]
        info = {
            "id": "t", "game": "unheard-of", "title": "A New Game", "status": "playing", "players": [player],
            "your_seat": 0, "may_return": False, "host": True, "invitation": None, "watchable": True, "config": {},
        }  # fmt: skip
        page.route("**/api/tables/t", lambda route: route.fulfill(json=info))
        page.route_web_socket("**/api/tables/t/socket", self._opened)
        page.goto(f"{url}/table/t")

    def _opened(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: self._heard(socket, json.loads(message)))

    def _heard(self, socket: WebSocketRoute, message: Frame) -> None:
        if message["type"] == "hello":
            socket.send(json.dumps(self._snapshot()))
        elif message["type"] == "check":
            socket.send(json.dumps(self._verdict(message)))
        elif message["type"] == "answer":
            self.answers.append(message["choice"])
            socket.send(json.dumps({"type": "accepted", "id": message["id"], "seq": 1}))

    def _verdict(self, message: Frame) -> Frame:
        if self.objection is None:
            return {"type": "checked", "id": message["id"]}
        return {
            "type": "refused", "id": message["id"], "code": "illegal", "reason": self.objection,
            "rule": None, "seq": 1, "prompt": self._prompt(),
        }  # fmt: skip

    def _prompt(self) -> Frame:
        return {"seq": 1, "message": said("What now?", "Think well."), "form": self.form}

    def _snapshot(self) -> Frame:
        board = {"wind": "west", "horses": 3, "town": {"type": "message", **said("Gomorra")}}
        return {
            "type": "snapshot", "seq": 1, "seat": 0, "status": "playing", "players": self._players,
            "board": board, "prompt": self._prompt(), "waiting": [0], "outcome": None,
            "log": {"start": 0, "lines": [said("It begins.")]},
            "undo": {"possible": False, "needs_consent": False, "back": False, "request": None},
            "scenes": [],
        }  # fmt: skip


def ask(visit: Visit, house: House, form: Frame) -> tuple[Page, Script]:
    page = visit()
    script = Script(page, house.url, form)
    expect(page.get_by_role("heading", name="What now?")).to_be_visible()
    return page, script


def test_one_of_is_answered_by_a_click(house: House, visit: Visit) -> None:
    page, script = ask(visit, house, ONE_OF)
    expect(page.get_by_text("Gomorra")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="South").click()
    expect(page.get_by_text("One moment…")).to_be_visible()
    assert script.answers == [10]


def test_one_of_is_marked_by_a_key_and_sent_by_enter(house: House, visit: Visit) -> None:
    page, script = ask(visit, house, ONE_OF)
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    assert script.answers == []
    page.keyboard.press("Enter")
    expect(page.get_by_text("One moment…")).to_be_visible()
    assert script.answers == [10]


def test_some_of_counts(house: House, visit: Visit) -> None:
    page, script = ask(visit, house, SOME_OF)
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    expect(page.get_by_text("Choose at least 1.")).to_be_visible()
    for name in ("Cass", "Ace", "Bart"):
        page.get_by_role("checkbox", name=name).click()
    expect(page.get_by_role("alert")).to_have_text("You can choose 2 at most.")
    expect(page.get_by_role("checkbox", name="Bart")).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("checkbox", name="Ace")).not_to_be_checked()
    page.keyboard.press("3")
    confirm.click()
    expect(page.get_by_text("One moment…")).to_be_visible()
    assert script.answers == [[20]]


def test_a_condition_is_checked_before_anything_is_sent(house: House, visit: Visit) -> None:
    page, script = ask(visit, house, CONDITION)
    script.objection = "Bart never rides without Ace."
    page.keyboard.press("2")
    expect(page.get_by_role("status").get_by_text("Bart never rides without Ace.")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    assert_accessible(page)
    script.objection = None
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_text("One moment…")).to_be_visible()
    assert script.answers == [[10, 0]]


@pytest.mark.parametrize(("typed", "fits"), [("7", True), ("13", False), ("2.5", False), ("", False)])
def test_a_number_is_typed(house: House, visit: Visit, typed: str, fits: bool) -> None:
    page, script = ask(visit, house, NUMBER)
    page.get_by_role("spinbutton").fill(typed)
    page.keyboard.press("Enter")
    if fits:
        expect(page.get_by_text("One moment…")).to_be_visible()
        assert script.answers == [7]
    else:
        expect(page.get_by_role("alert")).to_have_text("A whole number from 2 to 12.")
        assert script.answers == []


def test_a_composition_within_a_composition(house: House, visit: Visit) -> None:
    page, script = ask(visit, house, COMPOSITION)
    assert_accessible(page)
    page.keyboard.press("2")
    page.keyboard.press("3")
    page.keyboard.press("4")
    page.get_by_role("button", name="Water: one more").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("One moment…")).to_be_visible()
    assert script.answers == [{"way": 10, "posse": [0, 10], "load": {"water": 3}}]
