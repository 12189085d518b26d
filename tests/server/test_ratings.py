"""Ratings: the arithmetic of Glicko-2, and which games count for whom."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boomtown.server.ratings import Rating, after, after_game, pace_of
from server.driver import Guest, Server


@pytest.fixture
def quiet(own_db: Path) -> Iterator[Server]:
    """A server of one's own."""
    server = Server(own_db)
    yield server
    server.kill()


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": 1500, 200, 0.06 against three others."""
    others = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = after(Rating(1500, 200, 0.06), others)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)
    idle = after(Rating(1500, 200, 0.06), [])
    assert (idle.rating, idle.volatility) == (1500, 0.06)
    assert idle.deviation == pytest.approx(200.27, abs=0.01)


def test_a_surprise_makes_a_rating_livelier() -> None:
    steady = Rating(1500, 50, 0.06)
    assert after(steady, [(Rating(2400, 50), 1.0)]).volatility > 0.06


def test_of_several_the_winner_has_beaten_all_and_the_others_have_drawn() -> None:
    found = after_game({1: Rating(), 2: Rating(), 3: Rating()}, [2])
    assert found[2].rating > 1500 > found[1].rating
    assert found[1] == found[3]
    assert after_game({1: Rating(), 2: Rating()}, [])[1].rating == 1500, "a draw of equals"


def test_paces_have_lists_of_their_own() -> None:
    assert pace_of(None) == "untimed"
    assert pace_of({"seconds": 90}) == "live"
    assert pace_of({"seconds": 3 * 86400}) == "letter"


async def ratings(guest: Guest) -> list[Any]:
    found: list[Any] = (await guest.get("/api/me/profile"))["ratings"]
    return found


async def until_rated(guest: Guest, games: int) -> Any:
    while not (found := await ratings(guest)) or found[0]["games"] < games:
        await asyncio.sleep(0.05)
    return found[0]


async def conceded(loser: Guest, other: Guest, **options: Any) -> str:
    table = await loser.create("me", "open", **options)
    await other.post(f"/api/invitations/{table['invitation']}/join", {})
    await loser.post(f"/api/tables/{table['id']}/concede")
    return str(table["id"])


def test_a_game_among_people_counts_once_and_by_its_pace(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann"), await quiet.guest("Bob")
        table = await conceded(bob, ann)
        won, lost = await until_rated(ann, 1), await until_rated(bob, 1)
        assert won["rating"] == 1662
        assert lost["rating"] == 1338
        assert (won["title"], won["pace"], won["certain"]) == ("Dice Town", "untimed", False)
        assert won["low"] < won["rating"] < won["high"]
        quiet.kill()
        quiet.start()
        page = await ann.sit(table)
        assert page.table["outcome"]
        await conceded(bob, ann, pace={"per": "decision", "seconds": 90})
        while len(found := await ratings(ann)) < 2:
            await asyncio.sleep(0.05)
        assert [(each["pace"], each["games"]) for each in found] == [("live", 1), ("untimed", 1)]
        profile = await bob.http.get("/api/me/export")
        assert len(profile.json()["ratings"]) == 2

    asyncio.run(story())


def test_games_with_bots_and_games_that_were_ended_count_for_nothing(quiet: Server) -> None:
    async def story() -> None:
        ann, bob = await quiet.guest("Ann"), await quiet.guest("Bob")
        alone = await ann.create("me", "random")
        await ann.post(f"/api/tables/{alone['id']}/concede")
        ended = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{ended['invitation']}/join", {})
        await ann.post(f"/api/tables/{ended['id']}/end")
        await conceded(bob, ann)
        assert (await until_rated(ann, 1))["games"] == 1
        assert (await until_rated(bob, 1))["games"] == 1

    asyncio.run(story())
