"""Finding somebody to play with: open tables, and being brought together with whoever wants the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.driver import Guest, Server

PACE = {"per": "decision", "seconds": 90, "increment": 0, "at_zero": "bot"}


@pytest.fixture
def quiet(own_db: Path) -> Iterator[Server]:
    """A server at which nobody else waits."""
    server = Server(own_db)
    yield server
    server.kill()


async def found(guest: Guest, **wanted: Any) -> Any:
    return await guest.post("/api/match", {"game": "dicetown", **wanted})


def test_a_listed_table_is_shown_until_it_is_full_and_others_never_are(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann"), await quiet.guest("Bob")
        await ann.create("me", "open")
        table = await ann.create("me", "open", listed=True, pace=PACE)
        shown = await bob.get("/api/open")
        assert [each["id"] for each in shown] == [table["id"]]
        assert shown[0]["players"] == ["Ann", "Open seat"]
        assert shown[0]["pace"] == PACE
        assert await ann.get("/api/open") == [], "I sit there already"
        await bob.post(f"/api/invitations/{shown[0]['invitation']}/join", {})
        assert await (await quiet.guest()).get("/api/open") == []

    asyncio.run(story())


def test_an_open_table_shows_nobody_a_deck(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann"), await quiet.guest("Bob")
        await ann.create("me", "open", game="doomtown", listed=True)
        shown = await bob.get("/api/open")
        assert shown[0]["config"]["decks"] == [None, None]

    asyncio.run(story())


def test_two_who_want_the_same_are_brought_together(quiet: Server) -> None:
    async def story() -> None:
        ann, bob, cid = [await quiet.guest(name) for name in ("Ann", "Bob", "Cid")]
        first = await found(ann, pace=PACE)
        assert first["made"]
        assert (await found(ann, pace=PACE))["table"] == first["table"], "asking again makes no second table"
        assert (await found(cid))["made"], "he wants no clock"
        second = await found(bob, pace=PACE)
        assert (second["table"], second["made"]) == (first["table"], False)
        started = await bob.post(f"/api/invitations/{second['invitation']}/join", {})
        assert (started["status"], started["your_seat"]) == ("playing", 1)
        late = await quiet.guest("Dan")
        assert (
            await late.http.post(f"/api/invitations/{second['invitation']}/join", json={})
        ).status_code == 409

    asyncio.run(story())


def test_many_at_once_meet_in_pairs(quiet: Server) -> None:
    async def story() -> None:
        guests = [await quiet.guest(f"Guest of Honour {n}") for n in range(6)]
        tables: list[str] = []
        for guest in guests:
            seat = await found(guest)
            await guest.post(f"/api/invitations/{seat['invitation']}/join", {})
            tables.append(seat["table"])
        assert len(set(tables)) == 3
        late = [await quiet.guest(f"Rush {n}") for n in range(4)]
        together = await asyncio.gather(*(found(guest) for guest in late))
        assert len({each["table"] for each in together}) == 1, "all are led to the first who waits"

    asyncio.run(story())


def test_what_nobody_can_play_is_not_looked_for(quiet: Server) -> None:
    async def story() -> None:
        ann = await quiet.guest("Ann")
        for wanted in ({"game": "chess"}, {"game": "dicetown", "seats": 9}, {"game": "dicetown", "seats": 1}):
            assert (await ann.http.post("/api/match", json=wanted)).status_code == 422

    asyncio.run(story())
