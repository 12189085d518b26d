"""Creating, inviting, joining, leaving, coming back, watching, and the list of my games."""

import asyncio
import random
from typing import Any

import pytest

from boomtown.server.setting_up import new_id
from patience import PATIENCE
from server.driver import Guest, Server


def test_first_visit_makes_a_guest_who_is_known_again(server: Server) -> None:
    async def story() -> None:
        guest = Guest(server)
        assert (await guest.http.get("/api/tables")).status_code == 401
        response = await guest.http.post("/api/session")
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        name = response.json()["name"]
        again = await guest.http.post("/api/session")
        assert "set-cookie" not in again.headers
        assert again.json() == {"name": name, "auto_pass": True, "kept": False, "recovery": False}
        assert await guest.patch("/api/me", {"name": " Calamity  "}) == {
            "name": "Calamity",
            "auto_pass": True,
            "kept": False,
            "recovery": False,
        }
        assert (await guest.patch("/api/me", {"auto_pass": False}))["auto_pass"] is False

    asyncio.run(story())


def test_games_say_how_they_can_be_played(server: Server) -> None:
    async def story() -> None:
        [game] = [
            game for game in await (await server.guest()).get("/api/games") if game["name"] == "dicetown"
        ]
        assert game["seat_counts"] == [2, 3, 4, 5]
        assert game["bots"][0] == "random"
        assert [each["id"] for each in game["opponents"]] == [*game["bots"], "search"]
        assert [each["takes_time"] for each in game["opponents"]] == [False, False, False, True]
        assert [each["name"] for each in game["opponents"]] == [
            "Drifter Tom",
            "Greenhorn Gil",
            "Cora Whitlock",
            "Professor Ames",
        ]
        assert all(each["about"] for each in game["opponents"])
        assert "bribes" in str(game["config_schema"])

    asyncio.run(story())


def test_doomtown_is_played_with_the_starters_unless_decks_are_given(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "heuristic", game="doomtown")
        assert table["config"]["decks"][0]["outfit"] == "Law Dogs"
        page = await ann.sit(table["id"])
        await page.until_asked()
        homes = [card["face"] for card in page.table["board"]["cards"] if card["place"] == card["id"]]
        assert homes[1:] == ["Law Dogs", "The Sloane Gang"]
        prompt = page.table["prompt"]
        assert (await page.answer([], prompt["seq"]))["type"] == "accepted"  # nobody starts, which is legal
        refused = await ann.http.post(
            "/api/tables",
            json={
                "game": "doomtown",
                "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
                "config": {"decks": []},
            },
        )
        assert refused.status_code == 422

    asyncio.run(story())


def test_a_table_fills_and_starts(server: Server) -> None:
    async def story() -> None:
        ann, bob, cid = [await server.guest(name) for name in ("Ann", "Bob", "Cid")]
        table = await ann.create("me", "open", "open", config={"bribes": False})
        assert (table["status"], table["host"], table["config"]) == (
            "lobby",
            True,
            {"players": 3, "bribes": False},
        )
        page = await ann.sit(table["id"])
        refused = await ann.http.post(f"/api/tables/{table['id']}/start")
        assert refused.status_code == 409
        seen = await bob.get(f"/api/invitations/{table['invitation']}")
        assert (seen["host"], seen["invitation"], seen["your_seat"]) == (False, None, None)
        joined = await bob.post(f"/api/invitations/{table['invitation']}/join", {"seat": 2})
        assert (joined["status"], joined["your_seat"]) == ("lobby", 2)
        lobby = await page.until(
            "lobby", which=lambda message: message["table"]["players"][2]["name"] == "Bob"
        )
        assert [player["kind"] for player in lobby["table"]["players"]] == ["person", "open", "person"]
        taken = await cid.http.post(f"/api/invitations/{table['invitation']}/join", json={"seat": 2})
        assert (taken.status_code, taken.json()["detail"]) == (409, "That seat is taken.")
        assert (await cid.http.post(f"/api/tables/{table['id']}/start")).status_code == 403
        changed = await ann.put(f"/api/tables/{table['id']}/seats/1", {"bot": "random"})
        assert changed["players"][1]["name"] == "Drifter Tom"
        started = await ann.post(f"/api/tables/{table['id']}/start")
        assert started["status"] == "playing"
        await page.until("update")
        assert page.table["prompt"]
        full = await cid.http.post(f"/api/invitations/{table['invitation']}/join", json={})
        assert (full.status_code, full.json()["detail"]) == (409, "Every seat at this table is taken.")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "There is no game 'chess' here"),
        ({"game": "dicetown", "seats": [{"kind": "me"}]}, "Dice Town is for 2 to 5 players."),
        ({"game": "dicetown", "seats": [{"kind": "me"}] * 2}, "You can take one seat only."),
        (
            {"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]},
            "There is no bot 'x' for Dice Town",
        ),
        (
            {"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "open"}], "config": {"players": 4}},
            "The options are for 4 players, but there are 2 seats.",
        ),
        (
            {"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "open"}], "config": {"wind": 1}},
            "The table cannot be set up like this: the configuration does not fit the game",
        ),
        (
            {"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "open"}], "config": {"first_sheriff": 7}},
            "The table cannot be set up like this: ",
        ),
        ({"game": "dicetown", "seats": [{"kind": "king"}]}, "seats.0: "),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, body: Any, detail: str) -> None:
    async def story() -> None:
        response = await (await server.guest()).http.post("/api/tables", json=body)
        assert response.status_code == 422
        assert response.headers["content-type"] == "application/problem+json"
        assert response.json()["detail"].startswith(detail)

    asyncio.run(story())


def test_leaving_to_a_bot_and_coming_back(server: Server) -> None:
    async def story() -> None:
        ann, bob = [await server.guest(name) for name in ("Ann", "Bob")]
        table = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        one, other = await ann.sit(table["id"]), await bob.sit(table["id"])
        left = await bob.post(f"/api/tables/{table['id']}/leave", {"bot": "random"})
        assert (left["your_seat"], left["may_return"]) == (None, True)
        await other.until("snapshot")
        assert (other.table["seat"], other.table["prompt"], other.table["board"]["you"]) == (None, None, None)
        await one.play(random.Random(2), decisions=4)
        assert one.table["players"][1]["kind"] == "bot"
        back = await bob.post(f"/api/tables/{table['id']}/return")
        assert (back["your_seat"], back["players"][1]["name"]) == (1, "Bob")
        await other.until("snapshot")
        assert other.table["board"]["you"]
        others = asyncio.create_task(one.play(random.Random(2)))
        assert await other.play(random.Random(3), decisions=2) == 2
        others.cancel()

    asyncio.run(story())


def test_an_open_seat_waits_for_whoever_has_the_invitation(server: Server) -> None:
    async def story() -> None:
        ann, bob, cid = [await server.guest(name) for name in ("Ann", "Bob", "Cid")]
        table = await ann.create("me", "open")
        invitation = f"/api/invitations/{table['invitation']}/join"
        await bob.post(invitation, {})
        await bob.post(f"/api/tables/{table['id']}/leave", {"bot": None})
        page = await ann.sit(table["id"])
        await page.answer([0])
        assert page.table["waiting"] == [0, 1]
        assert page.table["players"][1]["kind"] == "open"
        assert (await cid.post(invitation, {}))["your_seat"] == 1
        assert (await bob.http.post(f"/api/tables/{table['id']}/return")).status_code == 409
        await (await cid.sit(table["id"])).answer([0])
        await page.until_table(lambda table: table["seq"] > 1)
        await cid.post(f"/api/tables/{table['id']}/leave", {"bot": None})
        changed = await ann.put(f"/api/tables/{table['id']}/seats/1", {"bot": "random"})
        assert changed["players"][1]["kind"] == "bot"
        await page.play(random.Random(1), decisions=3)

    asyncio.run(story())


async def _two(server: Server, *seats: str) -> tuple[Any, Any, Any]:
    """Ann and Bob at a table of their own, with these seats between them."""
    ann, bob = [await server.guest(name) for name in ("Ann", "Bob")]
    table = await ann.create("me", "open", *seats)
    await bob.post(f"/api/invitations/{table['invitation']}/join", {})
    return ann, bob, table


def _refused(response: Any, status: int, detail: str) -> None:
    assert (response.status_code, response.json()["detail"]) == (status, detail)


STAYS_A_BOTS = "A bot plays there, and goes on to as long as others play."


def test_nobody_opens_a_seat_that_its_owner_left_to_a_bot(server: Server) -> None:
    """With a second session whoever opened it could look into the hand, and lock the owner out."""

    async def story() -> None:
        ann, bob, table = await _two(server)
        await bob.post(f"/api/tables/{table['id']}/leave", {"bot": "random"})
        for bot in (None, "heuristic"):
            answer = await ann.http.put(f"/api/tables/{table['id']}/seats/1", json={"bot": bot})
            _refused(answer, 409, STAYS_A_BOTS)
        second = await server.guest("Ann's other browser")
        join = await second.http.post(f"/api/invitations/{table['invitation']}/join", json={"seat": 1})
        _refused(join, 409, "That seat is taken.")
        assert (await bob.post(f"/api/tables/{table['id']}/return"))["your_seat"] == 1

    asyncio.run(story())


def test_who_has_seen_a_hand_cannot_sit_at_another(server: Server) -> None:
    """Not even after somebody else has sat there since, nor when the server has started anew."""

    async def story() -> None:
        ann, bob, table = await _two(server, "random")
        join = f"/api/invitations/{table['invitation']}/join"
        await bob.post(f"/api/tables/{table['id']}/leave", {"bot": None})
        await ann.post(f"/api/tables/{table['id']}/leave", {"bot": None})
        detail = "You have seen another hand of this game, so you cannot take this seat."
        _refused(await ann.http.post(join, json={"seat": 1}), 409, detail)
        cid = await server.guest("Cid")
        assert (await cid.post(join, {"seat": 0}))["your_seat"] == 0
        await cid.post(f"/api/tables/{table['id']}/leave", {"bot": "random"})
        server.kill()
        server.start()
        for guest in (ann, cid):
            guest.http.base_url = server.address
            _refused(await guest.http.post(join, json={"seat": 1}), 409, detail)
        assert (await bob.post(f"/api/tables/{table['id']}/return"))["your_seat"] == 1

    asyncio.run(story())


def test_a_bots_hand_is_opened_to_nobody_while_others_play(server: Server) -> None:
    async def story() -> None:
        ann, bob, table = await _two(server, "random")
        for guest in (ann, bob):
            answer = await guest.http.put(f"/api/tables/{table['id']}/seats/2", json={"bot": None})
            _refused(answer, 409, STAYS_A_BOTS)
        await bob.post(f"/api/tables/{table['id']}/leave", {"bot": None})  # who may still come back
        answer = await ann.http.put(f"/api/tables/{table['id']}/seats/2", json={"bot": None})
        _refused(answer, 409, STAYS_A_BOTS)

    asyncio.run(story())


def test_alone_with_bots_one_may_ask_a_friend_in(server: Server) -> None:
    async def story() -> None:
        ann, cid = await server.guest("Ann"), await server.guest("Cid")
        table = await ann.create("me", "random", "random")
        opened = await ann.put(f"/api/tables/{table['id']}/seats/2", {"bot": None})
        assert opened["players"][2]["kind"] == "open"
        assert (await cid.post(f"/api/invitations/{table['invitation']}/join", {}))["your_seat"] == 2

    asyncio.run(story())


def test_before_the_game_the_host_alone_decides_about_seats(server: Server) -> None:
    async def story() -> None:
        ann, bob, table = await _two(server, "open")
        answer = await bob.http.put(f"/api/tables/{table['id']}/seats/2", json={"bot": "random"})
        _refused(answer, 403, "Only the host decides about the seats before the game starts.")
        await ann.put(f"/api/tables/{table['id']}/seats/2", {"bot": "random"})
        opened = await ann.put(f"/api/tables/{table['id']}/seats/2", {"bot": None})
        assert opened["players"][2]["kind"] == "open"
        strange = await (await server.guest("Eve")).http.put(
            f"/api/tables/{table['id']}/seats/2", json={"bot": "random"}
        )
        assert strange.status_code == 403

    asyncio.run(story())


def test_my_games_and_whose_turn_it_is(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        mine = await ann.create("me", "random")
        shared = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{shared['invitation']}/join", {})
        await (await ann.sit(shared["id"])).answer([0])
        listed = await ann.get("/api/tables")
        assert [(table["id"], table["your_turn"]) for table in listed] == [
            (mine["id"], True),
            (shared["id"], False),
        ]
        assert listed[1]["waiting_for"] == ["Bob"]
        assert listed[1]["players"] == ["Ann", "Bob"]
        [his] = await bob.get("/api/tables")
        assert his["your_turn"]

    asyncio.run(story())


def test_names_and_presence_reach_the_others(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.create("me", "open")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        page = await ann.sit(table["id"])
        other = await bob.sit(table["id"])
        await page.until("players", which=lambda message: message["players"][1]["connected"])
        await bob.patch("/api/me", {"name": "Robert"})
        await page.until("players", which=lambda message: message["players"][1]["name"] == "Robert")
        await other.close()
        await page.until("players", which=lambda message: not message["players"][1]["connected"])
        await (await server.guest("Eve")).sit(table["id"])
        await page.until("players", which=lambda message: message["spectators"] == 1)

    asyncio.run(story())


def test_fifty_games_of_bots_run_at_once_while_people_play(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        tables = await asyncio.gather(*(ann.create("random", "random") for _ in range(50)))
        bob = await server.guest("Bob")
        page = await bob.sit((await bob.create("me", "random"))["id"])
        assert await page.play(random.Random(4), decisions=5) == 5
        over: set[str] = set()
        while len(over) < len(tables):
            over = {table["id"] for table in await ann.get("/api/tables") if table["status"] == "over"}
            await asyncio.sleep(0.1)
        assert over == {table["id"] for table in tables}

    asyncio.run(asyncio.wait_for(story(), 5 * PATIENCE))


def test_no_table_is_called_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """`boomtown admin end -x7…` would be read as options."""
    drawn = iter(["-x7", "-y", "z-9"])
    monkeypatch.setattr("boomtown.server.setting_up.secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "z-9"
