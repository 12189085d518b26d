"""A game's past: looked back at as one saw it, by anybody once it is over, told as a file, and played on from."""

import asyncio
import json
import random
from typing import Any

from boomtown.games import GAMES
from boomtown.table.journal import load
from server.driver import Guest, Page, Server


async def finished(guest: Guest, *seats: str, game: str = "dicetown", **options: Any) -> tuple[Any, Page]:
    """A game played to its end by chance."""
    table = await guest.create(*seats, game=game, **options)
    page = await guest.sit(table["id"])
    await page.play(random.Random(3))
    return table, page


async def refused(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await guest.http.request(method, path, json=body)
    return answer.status_code, answer.json()["detail"]


def test_a_finished_game_is_stepped_through_as_any_seat_saw_it(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table, page = await finished(ann, "me", "random")
        at = f"/api/tables/{table['id']}/replay"
        mine = await ann.get(at)
        assert (mine["seat"], mine["over"], mine["plays_on"]) == (0, True, True)
        assert [line["text"] for line in mine["lines"]] == page.log
        numbers = [moment["at"] for moment in mine["moments"]]
        assert numbers == sorted(set(numbers))
        assert sum(moment["asked"] for moment in mine["moments"]) > 20

        # Each moment is the table as it was sent then; the end is what the page shows now.
        last = await ann.get(f"{at}/{numbers[-1]}")
        same = {"board", "outcome", "waiting", "prompt", "scenes", "seat", "status"}
        assert {name: last[name] for name in same} == {name: page.table[name] for name in same}
        sent = [json.loads(frame) for frame in page.frames]
        asked = {
            json.dumps(frame["board"]): frame["prompt"]["message"] for frame in sent if frame.get("prompt")
        }
        found = 0
        for moment in mine["moments"]:
            shown = await ann.get(f"{at}/{moment['at']}")
            assert shown["log"] == {"start": moment["lines"], "lines": []}
            assert (shown["prompt"] is not None) == moment["asked"]
            then = asked.get(json.dumps(shown["board"]))
            found += then is not None and shown["prompt"] is not None and shown["prompt"]["message"] == then
        assert found > 10

        theirs = await ann.get(f"{at}?seat=1")
        assert theirs["seat"] == 1
        assert theirs["lines"] != mine["lines"]
        assert (await refused(ann, "GET", f"{at}?seat=7"))[0] == 404
        assert (await refused(ann, "GET", f"{at}/99999"))[0] == 404

    asyncio.run(story())


def test_while_it_is_played_one_looks_back_at_what_one_saw(server: Server) -> None:
    async def story() -> None:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.create("me", "open", watchable=False)
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        await (await ann.sit(table["id"])).play(random.Random(1), 1)
        at = f"/api/tables/{table['id']}"
        own = await ann.get(f"{at}/replay")
        assert (own["seat"], own["over"], own["plays_on"]) == (0, False, False)
        assert (await bob.get(f"{at}/replay"))["seat"] == 1
        secret = "you can look back at what you saw yourself"
        assert secret in (await refused(ann, "GET", f"{at}/replay?seat=1"))[1]
        assert secret in (await refused(ann, "GET", f"{at}/replay/0?seat=1"))[1]
        assert (await refused(eve, "GET", f"{at}/replay"))[0] == 403
        assert (await refused(eve, "GET", f"{at}/journal"))[0] == 403
        assert (await refused(ann, "GET", f"{at}/journal"))[0] == 409
        assert (await refused(ann, "POST", f"{at}/branch", {"at": 0, "seat": 0}))[0] == 409
        assert (await refused(ann, "POST", f"{at}/branch", {"at": 0, "seat": 1}))[0] == 403

    asyncio.run(story())


def test_before_it_starts_there_is_nothing_to_look_back_at(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "open")
        assert "not started" in (await refused(ann, "GET", f"/api/tables/{table['id']}/replay"))[1]

    asyncio.run(story())


def test_a_finished_game_is_told_as_a_file_that_can_be_played(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table, page = await finished(ann, "me", "random")
        answer = await ann.http.get(f"/api/tables/{table['id']}/journal")
        assert answer.headers["content-disposition"].endswith('.jsonl"')
        played = load(answer.content, GAMES)
        assert played.players == ("Ann", "Drifter Tom")
        assert played.bots == ("", "random")
        assert played.table.outcome is not None
        assert list(played.table.outcome.scores) == page.table["outcome"]["scores"]

    asyncio.run(story())


def test_one_plays_on_from_a_moment_at_a_table_of_ones_own(server: Server) -> None:
    async def story() -> None:
        ann, eve = await server.guest("Ann", auto_pass=False), await server.guest("Eve")
        table, page = await finished(ann, "me", "random")
        at = f"/api/tables/{table['id']}"
        replay = await ann.get(f"{at}/replay")
        moment = [each for each in replay["moments"] if each["asked"]][8]
        then = await ann.get(f"{at}/replay/{moment['at']}")

        branch = await ann.post(f"{at}/branch", {"at": moment["at"], "seat": 0})
        assert (branch["status"], branch["host"], branch["your_seat"]) == ("playing", True, 0)
        again = await ann.sit(branch["id"])
        assert again.table["board"] == then["board"]
        assert again.table["prompt"]["message"] == then["prompt"]["message"]
        assert again.log == page.log[: moment["lines"]]
        await again.play(random.Random(9))
        assert again.table["outcome"]
        untouched = await ann.get(f"{at}/replay")
        assert untouched == replay

        # The other way round: whoever watched plays the other seat on, and a bot plays mine.
        other = await eve.post(f"{at}/branch", {"at": moment["at"], "seat": 1})
        assert [player["kind"] for player in other["players"]] == ["bot", "person"]
        assert other["players"][1]["name"] == "Eve"
        last = replay["moments"][-1]["at"]
        assert (
            "over at this moment" in (await refused(ann, "POST", f"{at}/branch", {"at": last, "seat": 0}))[1]
        )
        assert (await refused(ann, "POST", f"{at}/branch", {"at": 99999, "seat": 0}))[0] == 404

    asyncio.run(story())


def test_alone_with_bots_one_tries_something_else_meanwhile(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random")
        page = await ann.sit(table["id"])
        await page.play(random.Random(1), 5)
        at = f"/api/tables/{table['id']}"
        assert (await ann.get(f"{at}/replay"))["plays_on"]
        assert (await refused(ann, "POST", f"{at}/branch", {"at": 1, "seat": 1}))[0] == 403
        branch = await ann.post(f"{at}/branch", {"at": 1, "seat": 0})
        assert branch["id"] != table["id"]
        await (await ann.sit(branch["id"])).play(random.Random(2), 3)

    asyncio.run(story())
