"""Decks at a table: every seat brings its own, it is checked at the door, and nobody else learns what it is."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest

from boomtown.doomtown.decks import Slot, starter, to_text, write_deck
from boomtown.doomtown.decks.model import Deck
from boomtown.doomtown.facts import pool
from server.driver import Guest, Server

TELLTALE = "Mongwau The Mighty"
"""A dude of the Fourth Ring's starter who does not start the game: nobody sees him before he is played."""
PASTED = write_deck(starter("fourth_ring"), "dtdb").data.decode()


def with_shotguns(copies: int) -> str:
    """Law Dogs with so many Shotguns more."""
    shotgun = pool().face("Shotgun").first_code
    return to_text(Deck.of("Many guns", [*starter("law_dogs").slots, Slot(shotgun, copies)]))


PUBLIC = (
    "/api/games/{game}/cards",
    "/api/games/{game}/cards/found",
    "/api/games/{game}/workshop",
    "/api/games",
)
"""What tells of all cards and of ready-made decks, to anybody."""


async def seen_by(guest: Guest, table: dict[str, Any], deck: str) -> str:
    """Everything this guest can fetch of a table and of a deck kept by its owner: whatever the server documents."""
    places = {"table": table["id"], "game": "doomtown", "deck": deck, "code": table["invitation"]}
    places |= {"version": "1", "trial": "1", "at": "0", "name": "Ann"}
    document = await guest.get("/api/openapi.json")
    readable = [
        path for path, methods in document["paths"].items() if "get" in methods and path not in PUBLIC
    ]
    paths = [path.format(**places) for path in readable]
    paths += [f"/api/tables/{table['id']}/replay?seat={seat}" for seat in (0, 1)]
    paths.append("/api/published?query=mongwau")
    fetched = [await _fetched(guest, path) for path in paths]
    page = await guest.sit(table["id"])
    return "\n".join([*fetched, *page.frames])


async def _fetched(guest: Guest, path: str) -> str:
    """What a path says; of one that never ends, what it says first."""
    async with guest.http.stream("GET", path) as response:
        if response.headers.get("content-type", "").startswith("application/x-ndjson"):
            with suppress(TimeoutError, StopAsyncIteration):
                return await asyncio.wait_for(anext(response.aiter_text()), 0.3)
            return ""  # it has nothing to say to this guest
        return (await response.aread()).decode()


def plan(mine: str | None = None, *others: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"kind": "me", **({"brings": mine} if mine else {})}, *others]


def test_games_tell_what_can_be_brought(server: Server) -> None:
    async def story() -> None:
        games = {game["name"]: game for game in await (await server.guest()).get("/api/games")}
        assert games["dicetown"]["ready_made"] == []
        starters = {each["name"]: each for each in games["doomtown"]["ready_made"]}
        assert starters["law_dogs"]["title"] == "A Fair Trial, and Then the Rope"
        assert starters["law_dogs"]["face"] == "Law Dogs"
        assert starters["law_dogs"]["group"] == "law_dogs"
        assert all(each["about"].endswith(".") for each in starters.values())

    asyncio.run(story())


def test_everybody_brings_a_deck_and_nobody_else_learns_it(server: Server) -> None:
    """Ann brings a list she pasted, Bob a starter; Eve watches, Zoe has heard of the table."""

    async def story() -> None:
        ann, bob, eve, zoe = [await server.guest(name) for name in ("Ann", "Bob", "Eve", "Zoe")]
        kept = await ann.post("/api/decks", {"game": "doomtown", "list": PASTED})
        deck = str(kept["id"])
        body = {"game": "doomtown", "seats": plan(PASTED, {"kind": "open"})}
        table = await ann.post("/api/tables", body)
        assert table["config"]["decks"][0]["outfit"] == "The Fourth Ring"
        assert TELLTALE in str(table["config"]["decks"][0]["cards"])
        assert table["config"]["decks"][1] is None
        for other in (bob, eve, zoe):
            assert TELLTALE not in await seen_by(other, table, deck)
        joined = await bob.post(
            f"/api/invitations/{table['invitation']}/join", {"brings": "morgan_cattle_co"}
        )
        assert joined["status"] == "playing"
        assert joined["config"]["decks"][0] is None
        assert joined["config"]["decks"][1]["outfit"] == "Morgan Cattle Co."
        page = await ann.sit(table["id"])
        homes = [card["face"] for card in page.table["board"]["cards"] if card["place"] == card["id"]]
        assert homes[1:] == ["The Fourth Ring", "Morgan Cattle Co."]
        for other in (bob, eve, zoe):
            assert TELLTALE not in await seen_by(other, table, deck)
        assert "Elander Boldman" not in await seen_by(eve, table, deck)  # Bob's
        assert TELLTALE in await seen_by(ann, table, deck)

    asyncio.run(story())


def test_a_bot_gets_the_deck_it_is_given(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        bot = {"kind": "bot", "bot": "random", "brings": "morgan_cattle_co"}
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": plan("fourth_ring", bot)})
        page = await ann.sit(table["id"])
        homes = [card["face"] for card in page.table["board"]["cards"] if card["place"] == card["id"]]
        assert homes[1:] == ["The Fourth Ring", "Morgan Cattle Co."]

    asyncio.run(story())


def test_another_deck_is_brought_before_the_start_and_survives_a_killed_server(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": plan(None, {"kind": "open"})})
        changed = await ann.put(f"/api/tables/{table['id']}/brings", {"brings": "fourth_ring"})
        assert changed["config"]["decks"][0]["outfit"] == "The Fourth Ring"
        stranger = await bob.http.put(f"/api/tables/{table['id']}/brings", json={"brings": "law_dogs"})
        assert stranger.status_code == 409
        server.kill()
        server.start()
        again = await ann.get(f"/api/tables/{table['id']}")
        assert again["config"]["decks"][0]["outfit"] == "The Fourth Ring"
        await bob.post(f"/api/invitations/{table['invitation']}/join", {"brings": "sloane_gang"})
        late = await ann.http.put(f"/api/tables/{table['id']}/brings", json={"brings": "law_dogs"})
        assert late.status_code == 409
        assert "has started" in late.json()["detail"]

    asyncio.run(story())


def test_who_leaves_before_the_start_takes_their_deck_along(server: Server) -> None:
    """Bob comes with a list of his own and goes again; Eve, who gets his seat, finds the usual deck there."""

    async def story() -> None:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        seats = plan(None, {"kind": "open"}, {"kind": "open"})
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats})
        door = f"/api/invitations/{table['invitation']}/join"
        await bob.post(door, {"seat": 1, "brings": PASTED})
        await bob.post(f"/api/tables/{table['id']}/leave", {"bot": None})
        mine = (await eve.post(door, {"seat": 1}))["config"]["decks"][1]
        assert mine["outfit"] == "The Sloane Gang"
        assert TELLTALE not in str(mine)

    asyncio.run(story())


def test_nobody_looks_into_a_deck_by_playing_an_unfinished_game_again(server: Server) -> None:
    """Bob wants the same table once more with the seats exchanged: Ann's deck would be his to see."""

    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": plan(PASTED, {"kind": "open"})})
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        body = {"game": "doomtown", "seats": plan(None, {"kind": "open"}), "again": table["id"]}
        refused = await bob.http.post("/api/tables", json=body)
        assert refused.status_code == 409
        assert TELLTALE not in refused.text
        await ann.post(f"/api/tables/{table['id']}/end")
        again = await bob.post("/api/tables", body)
        assert again["config"]["decks"][0]["outfit"] == "The Fourth Ring"  # a finished game shows both

    asyncio.run(story())


@pytest.mark.parametrize(
    ("brings", "said"),
    [
        (with_shotguns(47), "51 copies of Shotgun; 4 is the most"),
        ("2x Shotgum", 'did you mean "Shotgun"'),
        ("# Nothing\nOutfit: Law Dogs\n", "it must have exactly 52"),
        ("x" * 12_001, "12000"),
    ],
    ids=["51 shotguns", "misspelt", "no cards", "too long"],
)
def test_what_cannot_be_played_is_refused_wherever_it_is_brought(
    server: Server, brings: str, said: str
) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        body = {"game": "doomtown", "seats": plan(brings, {"kind": "open"})}
        refused = await ann.http.post("/api/tables", json=body)
        assert refused.status_code == 422
        assert said in refused.json()["detail"]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": plan(None, {"kind": "open"})})
        for path, method in (
            (f"/api/invitations/{table['invitation']}/join", bob.http.post),
            (f"/api/tables/{table['id']}/brings", ann.http.put),
        ):
            answer = await method(path, json={"brings": brings})
            assert answer.status_code == 422
            assert said in answer.json()["detail"]
        now = await ann.get(f"/api/tables/{table['id']}")
        assert [player["kind"] for player in now["players"]] == ["person", "open"]

    asyncio.run(story())


def test_the_workshop_tells_what_can_be_chosen_and_reads_starters_by_name(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        workshop = await ann.get("/api/games/doomtown/workshop")
        aims = {aim["code"]: aim["about"] for aim in workshop["aims"]}
        assert aims["legal"] == "The highest legal hand"
        assert len(set(aims.values())) == len(aims)
        found = await ann.post("/api/games/doomtown/look", {"what": "law_dogs"})
        assert found["text"] == to_text(starter("law_dogs"))

    asyncio.run(story())


def test_a_deck_is_looked_at_before_it_is_brought(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        fine = await ann.post("/api/games/doomtown/look", {"what": PASTED})
        assert (fine["title"], fine["face"], fine["count"]) == ("Step Right Up", "The Fourth Ring", 55)
        assert fine["problems"] == []
        guns = await ann.post("/api/games/doomtown/look", {"what": with_shotguns(1)})
        problem = next(found for found in guns["problems"] if found["cards"] == ["Shotgun"])
        assert problem["mend"] == "Take 1 of them out."
        unread = await ann.http.post("/api/games/doomtown/look", json={"what": "2x Shotgum"})
        assert unread.status_code == 422
        assert "line 1" in json.dumps(unread.json())
        nothing = await ann.http.post("/api/games/dicetown/look", json={"what": "2x Shotgun"})
        assert nothing.status_code == 422
        assert "Nobody brings anything" in nothing.json()["detail"]
        nowhere = await ann.http.post("/api/games/chess/look", json={"what": "e4"})
        assert nowhere.status_code == 404

    asyncio.run(story())
