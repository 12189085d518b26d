"""Trials: bots play a deck against another in a process of their own, and what comes of it is told."""

import asyncio
import os
import re
from pathlib import Path

from boomtown.doomtown.decks import starter
from boomtown.table.shares import wilson
from server.driver import Server
from server.trying import LIST, trial, until


def children(server: Server) -> list[str]:
    """The commands of the server's own processes."""
    pid = server._process.pid
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except OSError:
                continue
            if stat.rpartition(")")[2].split()[1] == str(pid) and "boomtown.lab.trial" in command:
                found.append(folder.name)
    return found


def test_a_trial_is_played_and_told_card_by_card(server: Server) -> None:
    async def story() -> None:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        deck = await ann.post("/api/decks", {"game": "doomtown", "name": "Circus", "list": LIST})
        made = await ann.post("/api/trials", trial(2, mine={"deck": deck["id"]}))
        assert (made["mine"], made["games"], made["bot"]) == ("Step Right Up", 2, "random")
        assert (await eve.http.get(f"/api/trials/{made['id']}")).status_code == 404
        assert (await eve.http.delete(f"/api/trials/{made['id']}")).status_code == 404
        done = await until(ann, made, "done")
        result = done["result"]
        assert done["played"] == result["won"] + result["lost"] + result["drawn"] == 2
        assert (result["least"], result["most"]) == wilson(result["won"], 2)
        assert result["days"] >= 1
        cards = {card["title"]: card for card in result["cards"]}
        assert set(cards) == {slot.face.name for slot in starter("fourth_ring").slots}
        home = cards["The Fourth Ring"]
        assert (home["in_play"], home["in_play_won"], home["drawn"]) == (2, result["won"], 0)
        drawn = [card for card in cards.values() if card["drawn"]]
        assert len(drawn) > 5
        assert all(card["drawn_won"] <= card["drawn"] <= 2 for card in drawn)
        again = await until(ann, await ann.post("/api/trials", trial(2)), "done")
        assert again["result"] == result  # the same seed, the same games
        assert [each["id"] for each in await ann.get("/api/trials")] == [again["id"], made["id"]]
        assert await eve.get("/api/trials") == []

    asyncio.run(story())


def test_one_trial_a_person_few_at_a_time_and_the_others_wait(own_db: Path) -> None:
    server = Server(own_db, trials_at_once=1, trials_waiting=1)

    async def story() -> None:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        hers = await ann.post("/api/trials", trial(50))
        assert hers["status"] in ("queued", "playing")
        second = await ann.http.post("/api/trials", json=trial())
        assert second.status_code == 409
        assert "of yours is running" in second.json()["detail"]
        his = await bob.post("/api/trials", trial(1))
        assert (his["status"], his["position"]) == ("queued", 0)
        full = await eve.http.post("/api/trials", json=trial())
        assert full.status_code == 409
        assert "waiting already" in full.json()["detail"]
        await until(ann, hers, "playing", played=1)
        (process,) = children(server)
        assert os.getpriority(os.PRIO_PROCESS, int(process)) >= 10
        stopped = (await ann.http.delete(f"/api/trials/{hers['id']}")).json()
        assert stopped["status"] == "stopped"
        assert 1 <= stopped["played"] < 50
        assert (await until(bob, his, "done"))["played"] == 1
        assert (await ann.get(f"/api/trials/{hers['id']}"))["status"] == "stopped"
        assert process not in children(server)

    try:
        asyncio.run(story())
    finally:
        assert server.stop() == ""


def test_a_trial_goes_on_after_a_killed_server_with_what_was_missing(own_db: Path, tmp_path: Path) -> None:
    """That the games are those that would have been played is shown in `tests/lab/test_trial.py`."""
    (tmp_path / "made-up").mkdir()
    server = Server(own_db, static=str(tmp_path))

    async def story() -> None:
        ann = await server.guest("Ann")
        cut = await ann.post("/api/trials", trial(50))
        before = await until(ann, cut, "playing", played=2)
        server.kill()
        server.start()
        told = await ann.get(f"/api/trials/{cut['id']}")
        assert told["status"] in ("queued", "playing")
        assert told["played"] >= before["played"]
        assert "started again" in told["note"]
        read_elsewhere = await ann.http.get(
            f"/api/trials/{cut['id']}", headers={"Accept-Language": "made-up"}
        )
        assert re.findall("[A-Za-z]{3,}", read_elsewhere.json()["note"]) == []
        later = await until(ann, cut, "playing", played=told["played"] + 1)
        assert later["result"]["won"] >= before["result"]["won"]
        assert (await ann.http.delete(f"/api/trials/{cut['id']}")).json()["status"] == "stopped"

    try:
        asyncio.run(story())
    finally:
        assert server.stop() == ""
    assert children(server) == []


def test_what_cannot_be_played_is_not_tried(own_db: Path) -> None:
    server = Server(own_db, trials_at_once=0)

    async def story() -> None:
        ann = await server.guest("Ann")
        none = await ann.http.post("/api/trials", json=trial())
        assert (none.status_code, "not tried out" in none.json()["detail"]) == (409, True)

    try:
        asyncio.run(story())
    finally:
        assert server.stop() == ""


def test_a_trial_wants_two_legal_decks_a_bot_and_not_too_many_games(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        for body, said in (
            (trial(mine={"brings": "Outfit: Law Dogs\n"}), "exactly 52"),
            (trial(mine={"brings": "2x Shotgum"}), "Shotgum"),
            (trial(against={}), "one of your decks"),
            (trial(bot="nobody"), "There is no bot"),
            (trial(51), "50"),
            (trial(game="dicetown"), "Nobody brings anything"),
        ):
            refused = await ann.http.post("/api/trials", json=body)
            assert refused.status_code == 422, body
            assert said in refused.json()["detail"]
        assert (await ann.http.post("/api/trials", json=trial(game="chess"))).status_code == 404
        assert await ann.get("/api/trials") == []

    asyncio.run(story())
