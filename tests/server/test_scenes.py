"""Scenes that bots wait for, what a card can do and cannot, and the way back out of a half-made play."""

from __future__ import annotations

import asyncio
from typing import Any

from server.driver import Guest, Page, Server

SHOWDOWN: dict[str, Any] = {
    "phase": "noon",
    "day": 3,
    "turn": 0,
    "sides": [
        {
            "outfit": "Law Dogs",
            "rock": 1,
            "at": {
                "town square": ["Tommy Harden | Shotgun"],
                "home": ["Clyde Owens", "Olivia Jenks | booted"],
            },
            "hand": ["Bunkhouse", "Coachwhip!"],
            "deck": ["2H", "8S", "8H", "8D", "8C", "KD"],
        },
        {
            "outfit": "The Sloane Gang",
            "at": {"town square": ["Travis Moone | booted"]},
            "hand": ["Shotgun"],
            "deck": ["2S", "4D", "6C", "9H", "JD"],
        },
    ],
}
"""Tommy can call out Travis, who is booted and has to accept, alone; better cards are on Tommy's side."""


async def seated(server: Server, *seats: str, **hello: Any) -> tuple[Guest, Page]:
    guest = await server.guest("Ann", auto_pass=False)
    table = await guest.create(*seats, game="doomtown", config={"scenario": SHOWDOWN})
    page = await guest.sit(table["id"], hello=False)
    await page.hello(**hello)
    return guest, page


def named(page: Page, words: str) -> Any:
    """Return the id of the option whose label has these words."""
    options = page.table["prompt"]["form"]["options"]
    return next(option["id"] for option in options if words in option["label"]["text"])


async def give(page: Page, choice: Any) -> None:
    """Answer, and wait until the table has moved on."""
    seq = page.table["seq"]
    assert (await page.answer(choice))["type"] == "accepted"
    await page.until_table(lambda table: table["seq"] > seq)


async def shoot_travis(page: Page) -> None:
    """Play from the call-out to the end of the shootout."""
    await page.until_asked()
    await give(page, named(page, "calls out Travis"))
    while page.table["board"]["fight"] or page.table["prompt"] is None:
        prompt = await page.until_asked()
        match prompt["message"]["key"]:
            case "doomtown-ask-drop":
                twos = [
                    option["id"] for option in prompt["form"]["options"] if option["face"].startswith("2 of")
                ]
                await give(page, twos[: prompt["form"]["least"]])
            case "doomtown-ask-flee":
                await give(page, [])
                return
            case _ if prompt["form"]["kind"] == "some_of":
                await give(page, [])
            case _:
                await give(page, prompt["form"]["options"][-1]["id"])


async def heard_before_pong(page: Page) -> list[str]:
    """Return what comes before the answer to a ping."""
    await page.send(type="ping")
    found = []
    while (message := await page.receive())["type"] != "pong":
        found.append(message["type"])
    return found


def test_bots_wait_until_the_scene_is_seen(server: Server) -> None:
    async def story() -> None:
        _, page = await seated(server, "me", "random", shows=True)
        await shoot_travis(page)
        assert page.table["waiting"] == [1], "the bot is to play"
        (scene,) = page.table["scenes"]
        seq = page.table["seq"]
        assert "update" not in await heard_before_pong(page)
        assert page.table["seq"] == seq
        await page.send(type="seen", number=scene["number"] - 1)
        assert "update" not in await heard_before_pong(page), "that was an earlier one"
        await page.send(type="seen", number=scene["number"])
        await page.until_table(lambda table: table["seq"] > seq)
        await page.close()

    asyncio.run(story())


def test_what_was_seen_on_one_page_was_seen(server: Server) -> None:
    """Another may be a tab behind, or a line that is dead and that the server has not missed yet."""

    async def story() -> None:
        guest, page = await seated(server, "me", "random", shows=True)
        tables = await guest.get("/api/tables")
        other = await guest.sit(tables[0]["id"], hello=False)
        await other.hello(shows=True)
        await shoot_travis(page)
        (scene,) = page.table["scenes"]
        seq = page.table["seq"]
        assert "update" not in await heard_before_pong(page), "neither has seen it"
        await page.send(type="seen", number=scene["number"])
        await page.until_table(lambda table: table["seq"] > seq)
        await page.close()
        await other.close()

    asyncio.run(story())


def test_bots_wait_for_whoever_comes_back_and_had_not_seen_it_all(server: Server) -> None:
    async def story() -> None:
        guest, page = await seated(server, "me", "random", shows=True)
        await shoot_travis(page)
        (scene,) = page.table["scenes"]
        tables = await guest.get("/api/tables")
        again = await guest.sit(tables[0]["id"], hello=False)
        await again.hello(shows=True, seen=scene["number"] - 1)
        await page.close()
        assert "update" not in await heard_before_pong(again), "it still stands there"
        seq = again.table["seq"]
        await again.send(type="seen", number=scene["number"])
        await again.until_table(lambda table: table["seq"] > seq)
        await again.close()

    asyncio.run(story())


def test_whoever_is_alone_with_bots_holds_them_and_lets_them_go_on(server: Server) -> None:
    async def story() -> None:
        _, page = await seated(server, "me", "random")
        await page.until_asked()
        await page.send(type="bots", pace="held")
        await give(page, "pass")
        await page.until_table(lambda table: table["waiting"] == [1])
        seq = page.table["seq"]
        assert "update" not in await heard_before_pong(page), "the bot is held"
        assert page.table["seq"] == seq
        await page.send(type="bots", pace="quick")
        await page.until_table(lambda table: table["seq"] > seq)
        await page.close()

    asyncio.run(story())


def test_nobody_holds_bots_where_others_play(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann", auto_pass=False), await server.guest("Bob", auto_pass=False)
        sides = [*SHOWDOWN["sides"], {"outfit": "Morgan Cattle Co."}]
        table = await ann.create(
            "me", "random", "open", game="doomtown", config={"scenario": {**SHOWDOWN, "sides": sides}}
        )
        code = (await ann.get(f"/api/tables/{table['id']}"))["invitation"]
        await bob.post(f"/api/invitations/{code}/join", {})
        page = await ann.sit(table["id"], hello=False)
        await page.hello(bots="held")
        await page.until_asked()
        await give(page, "pass")
        await page.until_table(lambda table: table["waiting"] == [2])  # the bot has answered
        await page.close()

    asyncio.run(story())


def test_nobody_waits_for_a_page_that_shows_no_scenes_or_for_a_spectator(server: Server) -> None:
    async def story() -> None:
        ann, page = await seated(server, "me", "random")
        await page.until_asked()
        watcher = await server.guest("Cid")
        tables = await ann.get("/api/tables")
        watching = await watcher.sit(tables[0]["id"], hello=False)
        await watching.hello(shows=True)
        await shoot_travis(page)
        seq = page.table["seq"]
        await page.until_table(lambda table: table["seq"] > seq)
        await watching.until_table(lambda table: table["scenes"])
        assert watching.table["scenes"] == page.table["scenes"]
        await page.close()
        await watching.close()

    asyncio.run(story())


def test_a_scene_tells_the_whole_round(server: Server) -> None:
    async def story() -> None:
        _, page = await seated(server, "me", "random")
        await shoot_travis(page)
        (scene,) = page.table["scenes"]
        assert (scene["kind"], scene["day"], scene["round"], scene["winner"]) == ("round", 3, 1, 0)
        mine, theirs = scene["hands"]
        assert (mine["seat"], theirs["seat"]) == (0, 1)
        assert len(mine["cards"]) == len(theirs["cards"]) == 5
        assert scene["ranks"] == [mine["rank"], theirs["rank"]]
        assert (mine["rank"], mine["counting"]) == (8, [0, 1, 2, 3]), "four eights and a king"
        assert len(theirs["counting"]) == {1: 0, 2: 2, 3: 4, 4: 3}[theirs["rank"]]
        assert scene["due"] == [0, mine["rank"] - theirs["rank"]]
        (leader,), (called,) = scene["posses"]
        assert (leader["face"], leader["shooter"]) == ("Tommy Harden", True)
        assert [fallen["name"] for fallen in scene["casualties"]] == ["Travis Moone"]
        assert scene["casualties"][0]["card"] == called["card"]
        await page.close()

    asyncio.run(story())


def test_a_card_says_what_it_cannot_do_and_why_and_where_it_could_go(server: Server) -> None:
    async def story() -> None:
        _, page = await seated(server, "me", "random")
        await page.until_asked()
        board = page.table["board"]
        by_face = {card["face"]: card["id"] for card in board["cards"]}
        held = {face: card for card, face in board["hand"]}

        async def about(card: int) -> Any:
            await page.send(type="about", id="a", card=card)
            return await page.until("about")

        booted = await about(by_face["Olivia Jenks"])
        assert [(each["what"]["text"], each["reason"]["text"]) for each in booted["plays"][:1]] == [
            ("Move", "A booted dude cannot move.")
        ]
        assert booted["reach"] == []
        dear = await about(held["Bunkhouse"])
        assert dear["plays"][0]["reason"]["text"] == "It costs 2 and there is 1 ghost rock."
        fit = await about(by_face["Clyde Owens"])
        assert fit["plays"][0] == {"what": fit["plays"][0]["what"], "reason": None, "rule": None}
        reach = {each["place"]: each for each in fit["reach"]}
        assert reach[by_face["Town Square"]] == {
            "place": by_face["Town Square"],
            "boots": False,
            "near": True,
        }
        assert reach[by_face["The Sloane Gang"]]["boots"]
        everything = {card["id"] for card in board["cards"]} | set(held.values())
        hidden = next(card for card in range(1, 60) if card not in everything)
        unknown = await about(hidden)
        assert (unknown["plays"], unknown["reach"]) == ([], []), "nothing is told of what one does not see"
        await page.close()

    asyncio.run(story())


def test_a_half_made_play_is_taken_back_for_free_between_people(server: Server) -> None:
    async def story() -> None:
        ann, page = await seated(server, "me", "open")
        table = (await ann.get("/api/tables"))[0]["id"]
        bob = await server.guest("Bob", auto_pass=False)
        await bob.post(f"/api/invitations/{(await ann.get(f'/api/tables/{table}'))['invitation']}/join", {})
        await page.until("update")
        await page.until_asked()
        noon = page.table["prompt"]["form"]
        await give(page, named(page, "Move Clyde Owens"))
        await page.until_asked()
        assert page.table["undo"]["back"]
        assert not page.table["undo"]["needs_consent"]
        seq = page.table["seq"]
        assert (await page.undo())["type"] == "accepted"
        await page.until_table(lambda table: table["seq"] > seq)
        assert page.table["prompt"]["form"] == noon
        assert not page.table["undo"]["back"]
        # A whole play is another matter: Bob is asked next, and he is asked to agree, to what he has seen.
        await give(page, named(page, "Move Clyde Owens"))
        await page.until_asked()
        await give(page, named(page, "Town Square"))
        assert not page.table["undo"]["back"]
        assert page.table["undo"]["needs_consent"]
        await page.send(type="undo", id="u", seq=page.table["seq"])
        asked = await page.until("undo", which=lambda message: message["undo"]["request"])
        assert asked["undo"]["request"]["decision"]["text"] == "Clyde Owens moves to Town Square."
        await page.close()

    asyncio.run(story())
