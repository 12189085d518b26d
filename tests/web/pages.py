"""What a table's page shows, and what it is told."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

Frame = dict[str, Any]


def the_log(page: Page) -> Locator:
    """Return the list of what happened."""
    return page.get_by_role("log", name="What happened")


def log_of(page: Page) -> list[str]:
    """Return the log as it is shown: headings, what was done, what else is told of it."""
    return the_log(page).locator(".part, p > span, li").all_inner_texts()


def received(page: Page) -> list[Frame]:
    """Return the list that every frame sent to this page from now on goes into."""
    frames: list[Frame] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(json.loads(payload)))

    page.on("websocket", listen)
    return frames


def told(frames: list[Frame]) -> list[str]:
    """Return the lines of the log in what the server sent, as the page puts them together."""
    lines: list[str] = []
    for frame in frames:
        if frame["type"] in ("snapshot", "update"):
            lines[frame["log"]["start"] :] = [line["text"] for line in frame["log"]["lines"]]
    return lines
