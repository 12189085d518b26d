"""Nobody receives what their seat may not know, however it is hidden: in boards, prompts, logs, steps or counts."""

import asyncio
import json
import re
from typing import Any

import pytest

from server.driver import Page, Server

MOMENTS = 24


def careful(form: Any) -> Any:
    """A choice that gives nothing away: pass, keep one die, offer nothing."""
    match form["kind"]:
        case "one_of":
            ids = [option["id"] for option in form["options"]]
            return "pass" if "pass" in ids else ids[0]
        case "some_of":
            return [option["id"] for option in form["options"][: form["least"] or min(1, form["most"])]]
        case "number":
            return form["least"]
        case "composition":
            return {part["name"]: _nothing(part["form"]) for part in form["parts"]}


def _nothing(form: Any) -> Any:
    return [] if form["kind"] == "some_of" and form["least"] == 0 else careful(form)


async def traffic(server: Server, auto: bool) -> tuple[list[str], list[str], list[str], int]:
    """Play some moments; return what seats 1 and 0 and a spectator received, and how often seat 0 had a choice."""
    ann = await server.guest("Ann", auto_pass=auto)
    bob = await server.guest("Bob", auto_pass=False)
    cid = await server.guest("Cid", auto_pass=auto)
    table = await ann.create("me", "open", "open")
    for guest in (bob, cid):
        await guest.post(f"/api/invitations/{table['invitation']}/join", {})
    watching = await (await server.guest("Eve")).sit(table["id"])
    pages = [await guest.sit(table["id"]) for guest in (ann, bob, cid)]
    choices = 0
    while (seq := pages[1].table["seq"]) < MOMENTS:
        for page in (pages[1], pages[0], pages[2]):
            await page.until_table(lambda table, seq=seq: table["seq"] >= seq)
            prompt = page.table["prompt"]
            if prompt is None or page.table["seq"] != seq:
                continue
            if page is pages[0] and len(prompt["form"].get("options", ())) > 1:
                choices += 1
            verdict = await page.answer(careful(prompt["form"]), client_id=f"answer {seq}")
            assert verdict["type"] == "accepted" or verdict["code"] in ("stale", "not_asked"), verdict
        await pages[1].until_table(lambda table, seq=seq: table["seq"] > seq)
    await watching.until_table(lambda table: table["seq"] >= MOMENTS)
    for page in (*pages, watching):
        await page.close()
    return pages[1].frames, pages[0].frames, watching.frames, choices


def timeless(frames: list[str]) -> list[str]:
    """Leave out when a page was closed, which two servers' clocks cannot agree about; not whether it is."""
    return [re.sub(r'"away_since":[0-9.]+', '"away_since":0', frame) for frame in frames]


def moments(frames: list[str]) -> list[str]:
    """Leave out whatever tells of one's own answer while the others think."""
    shown = [frame for frame in frames if json.loads(frame)["type"] not in ("accepted", "players")]
    seqs = [json.loads(frame).get("seq") for frame in shown]
    return [frame for place, frame in enumerate(shown) if seqs.index(seqs[place]) == place]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """Both worlds, each with a server of its own."""
    servers = [Server(tmp_path_factory.mktemp(name) / "db", world=name) for name in ("rich", "poor")]
    yield servers
    for server in servers:
        server.kill()


@pytest.mark.parametrize("auto", [False, True], ids=["by hand", "automatic passes"])
def test_worlds_that_differ_in_hidden_cards_look_the_same(worlds: list[Server], auto: bool) -> None:
    async def both() -> Any:
        return await asyncio.gather(*(traffic(server, auto) for server in worlds))

    (bob, ann, eve, choices), (bob2, ann2, eve2, choices2) = asyncio.run(both())
    ann, ann2, bob, bob2, eve, eve2 = map(timeless, (ann, ann2, bob, bob2, eve, eve2))
    assert ann != ann2  # the worlds do differ
    assert choices > choices2
    assert eve == eve2
    assert moments(bob) == moments(bob2)
    if not auto:  # then even the order of every single frame
        assert bob == bob2


def test_who_has_answered_shows_only_when_all_have(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        one, other = await ann.sit(table["id"]), await bob.sit(table["id"])
        assert one.table["waiting"] == other.table["waiting"] == [0, 1]
        seq = one.table["seq"]
        assert (await one.answer([0]))["type"] == "accepted"
        assert one.table["prompt"] is None
        assert one.table["waiting"] == [0, 1]
        before = len(other.frames)
        await other.send(type="ping")
        await other.until("pong")
        assert [json.loads(frame)["type"] for frame in other.frames[before:]] == ["players", "pong"]
        again = await bob.sit(table["id"])
        assert (again.table["seq"], again.table["waiting"]) == (seq, [0, 1])
        assert [table["your_turn"] for table in await ann.get("/api/tables")] == [False]
        [mine] = await bob.get("/api/tables")
        assert (mine["your_turn"], mine["waiting_for"]) == (True, ["Ann", "Bob"])
        assert (await other.answer([0]))["type"] == "accepted"
        await one.until_table(lambda table: table["seq"] > seq)

    asyncio.run(story())


def test_a_page_of_a_table_that_is_not_watchable_shows_nothing(server: Server) -> None:
    async def story() -> None:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        table = await ann.create("me", "random", watchable=False)
        page: Page = await eve.sit(table["id"], hello=False)
        assert await page.until_closed() == 4403
        response = await eve.http.get(f"/api/tables/{table['id']}")
        assert response.status_code == 403
        assert response.json()["detail"] == "This table is not open to spectators."

    asyncio.run(story())


def test_the_token_is_not_in_the_database(server: Server) -> None:
    async def story() -> str:
        return (await server.guest("Mr Nobody")).http.cookies["boomtown_session"]

    token = asyncio.run(story())
    stored = b"".join(path.read_bytes() for path in server.db.parent.iterdir())
    assert b"Mr Nobody" in stored
    assert token.encode() not in stored
