"""Whole games over sockets, by clients that know nothing but the prompts."""

import asyncio
import random

from server.driver import Server


def test_a_whole_game_against_bots(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random", "random")
        assert table["status"] == "playing"
        page = await ann.sit(table["id"])
        decisions = await page.play(random.Random(1))
        assert decisions > 10
        assert page.table["status"] == "over"
        assert len(page.table["outcome"]["winners"]) == 1
        assert page.table["prompt"] is None
        assert any("Ann" in line for line in page.log)
        assert (await page.undo())["code"] == "no_undo"
        left = await ann.http.post(f"/api/tables/{table['id']}/leave", json={"bot": None})
        assert (left.status_code, left.json()["detail"]) == (409, "The game is over.")
        [summary] = await ann.get("/api/tables")
        assert summary["status"] == "over"
        assert summary["won"] == (page.table["outcome"]["winners"] == [0])

    asyncio.run(story())


def test_two_people_and_a_spectator_see_the_same_game_from_their_seats(server: Server) -> None:
    async def story() -> None:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.create("open", "me", "random")
        lobby = await ann.sit(table["id"])
        joined = await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        assert (joined["status"], joined["your_seat"]) == ("playing", 0)
        await lobby.until("update")
        pages = [lobby, await bob.sit(table["id"]), await eve.sit(table["id"])]
        assert [page.table["seat"] for page in pages] == [1, 0, None]
        await asyncio.gather(
            pages[0].play(random.Random(1)),
            pages[1].play(random.Random(2)),
            pages[2].until_table(lambda table: table["outcome"]),
        )
        assert pages[0].table["outcome"] == pages[1].table["outcome"] == pages[2].table["outcome"]
        assert all(page.table["seq"] == pages[0].table["seq"] for page in pages)
        assert pages[2].table["board"]["you"] is None
        assert '"prompt":{' not in "".join(pages[2].frames)
        late = await eve.sit(table["id"])
        assert late.log == pages[2].log

    asyncio.run(story())
