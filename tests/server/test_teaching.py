"""Lessons over HTTP: listed for anybody, and begun at a table that strangers could not set up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.driver import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as strangers meet it: situations are refused."""
    server = Server(tmp_path_factory.mktemp("teaching") / "boomtown.db", unchecked=False)
    yield server
    assert server.stop() == ""


def test_a_lesson_is_begun_from_its_situation(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        lessons = await ann.get("/api/games/doomtown/lessons")
        assert lessons[0]["kind"] == "guided"
        assert "table" not in lessons[0], "nobody is told what lies in the decks"
        assert "solution" not in lessons[0]
        table = await ann.post("/api/games/doomtown/lessons/high-noon")
        assert table["status"] == "playing"
        page = await ann.sit(table["id"])
        await page.until_asked()
        assert page.table["prompt"]["message"]["key"] == "doomtown-ask-noon"
        assert {card["face"] for card in page.table["board"]["cards"]} >= {"Steven Wiles", "Barton Everest"}
        await page.close()

    asyncio.run(story())


def test_lessons_are_told_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        told = []
        for language in ("en", "made-up"):
            ann.http.headers["Accept-Language"] = language
            told.append(await ann.get("/api/games/doomtown/lessons"))
        for plain, other in zip(*told, strict=True):
            assert plain["title"] != other["title"]
            assert other["title"] != ""
            for part, what in (("coach", "say"), ("failed", "why")):
                assert not {each[what] for each in plain[part]} & {each[what] for each in other[part]}
            assert not set(plain["hints"]) & set(other["hints"])

    (tmp_path / "made-up").mkdir()
    server = Server(tmp_path / "boomtown.db", static=str(tmp_path))
    asyncio.run(story(server))
    assert server.stop() == ""


def test_hints_are_for_those_who_are_alone(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        alone = await ann.create("me", "heuristic", game="doomtown")
        page = await ann.sit(alone["id"])
        await page.until_asked()
        await page.send(type="hint", id="one", seq=page.table["seq"], choice=None, bot=True)
        hint = await page.until("hint")
        assert hint["id"] == "one"
        (line,) = hint["weighed"]
        assert isinstance(line["choice"], list), "a gang, as the question wants it"
        assert line["what"]["text"]
        assert "influence" in line["reasons"][0]["text"]
        await page.close()

        shared = await ann.create("me", "open", game="doomtown")
        await bob.post(f"/api/invitations/{shared['invitation']}/join", {"seat": None})
        page = await ann.sit(shared["id"])
        await page.until_asked()
        await page.send(type="hint", id="two", seq=page.table["seq"], choice=None, bot=True)
        refused = await page.until("refused")
        assert "alone against bots" in refused["reason"]
        await page.close()

    asyncio.run(story())


def test_a_hint_says_what_a_bot_weighed_and_why_in_either_game(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        dice = await ann.create("me", "random", game="dicetown")
        noon = await ann.post("/api/games/doomtown/lessons/high-noon")
        for table, worth in ((dice, "points at the end"), (noon, "to win, in")):
            page = await ann.sit(table["id"])
            await page.until_asked()
            await page.send(type="hint", id="why", seq=page.table["seq"], choice=None, bot=True)
            hint = await page.until("hint")
            assert len(hint["weighed"]) > 1
            assert worth in hint["weighed"][0]["worth"]["text"]
            assert all(each["text"] for line in hint["weighed"] for each in line["reasons"])
            assert hint["weighed"][0]["reasons"]
            await page.send(type="hint", id="odds", seq=page.table["seq"], choice=None, bot=False)
            assert (await page.until("hint"))["weighed"] == [], "no bot was asked"
            await page.close()

    asyncio.run(story())


def test_what_is_no_lesson_is_refused(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        for path in ("/api/games/doomtown/lessons/nothing", "/api/games/chess/lessons/high-noon"):
            assert (await ann.http.post(path)).status_code == 404
        assert await ann.get("/api/games/chess/lessons") == []
        quiet = {"game": "doomtown", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "quiet"}]}
        assert (await ann.http.post("/api/tables", json=quiet)).status_code == 422, "only lessons seat it"

    asyncio.run(story())


def test_every_game_says_which_lessons_it_has(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        for game in await ann.get("/api/games"):
            lessons = await ann.get(f"/api/games/{game['name']}/lessons")  # fails for what is no answer
            assert [each["title"] for each in lessons] or game["name"] == "dicetown"

    asyncio.run(story())
