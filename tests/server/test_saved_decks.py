"""Decks that people save: versions, two devices, published ones, and who sees what."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from boomtown.cli import app
from boomtown.doomtown.decks import starter, to_text, write_deck
from server.driver import Guest, Server

FOURTH = to_text(starter("fourth_ring"))
TELLTALE = "Mongwau The Mighty"
"""A dude of the Fourth Ring's starter who does not start the game: nobody sees him before he is played."""


def new(name: str = "Mine", cards: str = FOURTH, **more: Any) -> dict[str, Any]:
    return {"game": "doomtown", "name": name, "list": cards, **more}


def change(deck: dict[str, Any], **other: Any) -> dict[str, Any]:
    told = {name: deck[name] for name in ("name", "list", "notes", "format", "wording")}
    return {"base": deck["version"], **told, **other}


async def everything(guest: Guest, deck: dict[str, Any], *more: str) -> str:
    """All that somebody can fetch who knows a deck's id and asks everywhere."""
    paths = ["/api/decks", "/api/published", "/api/published?query=mongwau", "/api/trials", "/api/me/export"]
    paths += [f"/api/decks/{deck['id']}{part}" for part in ("", "/versions", "/versions/1")]
    return "\n".join([(await guest.http.get(path)).text for path in (*paths, *more)])


def test_a_deck_is_saved_listed_changed_and_deleted(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        made = await ann.post("/api/decks", new(notes="Try it on Bob"))
        assert (made["version"], made["legal"], made["outfit"]) == (1, True, "The Fourth Ring")
        assert made["list"] == FOURTH
        assert made["notes"] == "Try it on Bob"
        assert made["faction"] == "fearmongers"
        (line,) = [each for each in made["looked"]["lines"] if each["title"] == TELLTALE]
        assert (line["face"], line["section"], line["starting"]) == (TELLTALE, "dude", 0)
        gone = FOURTH.replace(f"1x {TELLTALE}\n", "")
        assert gone != FOURTH
        saved = await ann.put(f"/api/decks/{made['id']}", change(made, list=gone))
        assert (saved["version"], saved["legal"], saved["problems"]) == (2, False, 1)
        (row,) = await ann.get("/api/decks")
        assert (row["id"], row["version"], row["legal"]) == (made["id"], 2, False)
        newest, first = await ann.get(f"/api/decks/{made['id']}/versions")
        assert first["changes"] == []
        (changed,) = newest["changes"]
        assert (changed["title"], changed["before"], changed["after"]) == (TELLTALE, 1, 0)
        old = await ann.get(f"/api/decks/{made['id']}/versions/1")
        assert (old["list"], old["version"]) == (FOURTH, 1)
        assert (await ann.http.delete(f"/api/decks/{made['id']}")).status_code == 204
        assert await ann.get("/api/decks") == []
        for path in ("", "/versions", "/versions/1"):
            assert (await ann.http.get(f"/api/decks/{made['id']}{path}")).status_code == 404

    asyncio.run(story())


def test_two_devices_do_not_write_over_each_other(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        made = await ann.post("/api/decks", new())
        await ann.put(f"/api/decks/{made['id']}", change(made, notes="from the telephone"))
        late = await ann.http.put(f"/api/decks/{made['id']}", json=change(made, notes="from the desk"))
        assert late.status_code == 409
        assert "version 2" in late.json()["detail"]
        assert (await ann.get(f"/api/decks/{made['id']}"))["notes"] == "from the telephone"

    asyncio.run(story())


def test_what_is_saved_by_itself_gives_way_to_the_next_version(server: Server) -> None:
    """What somebody keeps on purpose says what they changed, even if all of it had been saved by itself just before."""

    async def story() -> None:
        ann = await server.guest("Ann")
        deck = await ann.post("/api/decks", new())
        fewer = FOURTH.replace("2x Missed!", "1x Missed!")
        for number in range(3):
            change_of_mine = change(deck, auto=True, notes=str(number), list=fewer)
            deck = await ann.put(f"/api/decks/{deck['id']}", change_of_mine)
        kept = await ann.get(f"/api/decks/{deck['id']}/versions")
        assert [(each["version"], each["auto"]) for each in kept] == [(4, True), (1, False)]
        deck = await ann.put(f"/api/decks/{deck['id']}", change(deck, notes="for good"))
        kept = await ann.get(f"/api/decks/{deck['id']}/versions")
        assert [(each["version"], each["auto"]) for each in kept] == [(5, False), (1, False)]
        (changed,) = kept[0]["changes"]
        assert (changed["title"], changed["before"], changed["after"]) == ("Missed!", 2, 1)

    asyncio.run(story())


def test_decks_and_versions_have_their_limits(own_db: Any) -> None:
    server = Server(own_db, decks_per_guest=2, versions_per_deck=3)

    async def story() -> None:
        ann = await server.guest("Ann")
        deck = await ann.post("/api/decks", new())
        await ann.put(f"/api/decks/{deck['id']}/published", {"published": True})
        await ann.post("/api/decks", new("Another"))
        full = await ann.http.post("/api/decks", json=new("One too many"))
        assert full.status_code == 409
        assert "2 decks" in full.json()["detail"]
        for number in range(6):
            deck = await ann.put(f"/api/decks/{deck['id']}", change(deck, notes=str(number)))
        kept = [each["version"] for each in await ann.get(f"/api/decks/{deck['id']}/versions")]
        assert kept == [7, 6, 5, 1]  # the first is published
        long = await ann.http.post("/api/decks", json=new(cards="// " + "x" * 12_000))
        assert long.status_code == 422

    try:
        asyncio.run(story())
    finally:
        assert server.stop() == ""


@pytest.mark.parametrize("kind", ["dtdb", "markdown", "bbcode", "townsquare", "o8d"])
def test_a_deck_of_any_kind_is_kept_as_we_write_it(server: Server, kind: str) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        text = write_deck(starter("fourth_ring"), kind).data.decode()
        made = await ann.post("/api/decks", new("", text))
        assert sorted(made["list"].splitlines()[1:]) == sorted(FOURTH.splitlines()[1:])
        assert made["looked"]["kind"] == "text"

    asyncio.run(story())


def test_an_empty_deck_can_be_begun_and_one_with_a_strange_line_kept(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        empty = await ann.post("/api/decks", new("Nothing yet", ""))
        assert (empty["name"], empty["list"], empty["count"], empty["legal"]) == ("Nothing yet", "", 0, False)
        strange = "Outfit: Law Dogs\n2x Shotgum\n1x Shotgun\n"
        odd = await ann.post("/api/decks", new("Odd", strange))
        assert odd["list"] == strange
        (unread,) = odd["looked"]["unread"]
        assert (unread["line"], unread["text"]) == (2, "2x Shotgum")
        assert unread["nearest"][0] == "Shotgun"
        assert "Shotgum" in odd["looked"]["problems"][0]["text"]
        assert "Shotgun" in odd["looked"]["problems"][0]["mend"]

    asyncio.run(story())


def test_a_deck_survives_a_killed_server_and_cards_that_are_gone(own_db: Any) -> None:
    """The stored list names a card that this program no longer knows: as after an update of the cards' data."""
    server = Server(own_db)

    async def story() -> None:
        ann = await server.guest("Ann")
        made = await ann.post("/api/decks", new())
        hopeless = await ann.post("/api/decks", new("Hopeless", "2x Shotgun"))
        server.kill()
        with sqlite3.connect(own_db) as database:
            database.execute(
                "update deck_versions set list = replace(list, ?, ?)", (TELLTALE, "Mongwau The Forgotten")
            )
            database.execute(
                "update deck_versions set list = '2x Qqqqqq' where deck_id = ?", (hopeless["id"],)
            )
        database.close()
        server.start()
        deck = await ann.get(f"/api/decks/{made['id']}")
        assert "1x Mongwau The Forgotten" in deck["list"]
        assert (deck["legal"], deck["outfit"], deck["count"]) == (False, "The Fourth Ring", 54)
        assert deck["looked"]["unread"][0]["text"] == "1x Mongwau The Forgotten"
        lost = await ann.get(f"/api/decks/{hopeless['id']}")
        assert (lost["legal"], lost["list"], lost["problems"]) == (False, "2x Qqqqqq", 1)
        assert len(await ann.get("/api/decks")) == 2
        table = await ann.http.post(
            "/api/tables",
            json={
                "game": "doomtown",
                "seats": [{"kind": "me", "deck": made["id"]}, {"kind": "bot", "bot": "random"}],
            },
        )
        assert table.status_code == 422
        assert "Mongwau The Forgotten" in table.json()["detail"]

    try:
        asyncio.run(story())
    finally:
        assert server.stop() == ""


def test_nobody_sees_a_deck_that_is_not_published(server: Server) -> None:
    async def story() -> None:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        made = await ann.post("/api/decks", new())
        assert TELLTALE in await everything(ann, made)
        assert TELLTALE not in await everything(eve, made)
        for method, path, body in (
            (eve.http.put, "", change(made)),
            (eve.http.put, "/published", {"published": True}),
        ):
            assert (await method(f"/api/decks/{made['id']}{path}", json=body)).status_code == 404
        assert (await eve.http.delete(f"/api/decks/{made['id']}")).status_code == 404
        seats = [{"kind": "me", "deck": made["id"]}, {"kind": "bot", "bot": "random"}]
        taken = await eve.http.post("/api/tables", json={"game": "doomtown", "seats": seats})
        assert taken.status_code == 404
        body = {"game": "doomtown", "mine": {"deck": made["id"]}, "against": {"brings": "law_dogs"}}
        assert (await eve.http.post("/api/trials", json=body)).status_code == 404

    asyncio.run(story())


def test_a_deck_is_published_read_by_strangers_copied_and_taken_back(own_db: Any) -> None:
    server = Server(own_db)

    async def story() -> None:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        made = await ann.post("/api/decks", new("Step right up", notes="my secret plan"))
        path = f"/api/decks/{made['id']}/published"
        shared = await ann.put(path, {"published": True, "listed": False, "description": "A **circus**"})
        assert (shared["published"], shared["listed"], shared["published_version"]) == (True, False, 1)
        link = f"/api/published/{shared['code']}"
        read = await eve.get(link)
        assert (read["by"], read["mine"], read["description"]) == ("Ann", False, "A **circus**")
        assert TELLTALE in read["list"]
        assert "my secret plan" not in json.dumps(read)
        assert (await eve.get("/api/published"))["decks"] == []  # shared, but not listed
        listed = await ann.put(path, {"published": True, "description": "Now for all"})
        assert listed["code"] == shared["code"]
        for query, found in (("", 1), ("?query=mongwau%20step", 1), ("?query=ann", 1), ("?query=nobody", 0)):
            assert (await eve.get(f"/api/published{query}"))["found"] == found
        assert (await eve.get("/api/published?faction=fearmongers"))["found"] == 1
        assert (await eve.get("/api/published?faction=law_dogs"))["found"] == 0
        assert (await eve.get("/api/published?query=%25"))["found"] == 0
        later = await ann.put(f"/api/decks/{made['id']}", change(listed, list="Outfit: Law Dogs\n"))
        assert (await eve.get(link))[
            "outfit"
        ] == "The Fourth Ring"  # what is saved later is not published by it
        copy = await eve.post(f"{link}/copy")
        assert (copy["name"], copy["list"], copy["published"]) == ("Step right up", FOURTH, False)
        assert (await ann.put(path, {"published": False}))["code"] is None
        assert (await eve.http.get(link)).status_code == 404
        assert (await eve.http.post(f"{link}/copy")).status_code == 404
        assert (await eve.get("/api/published"))["found"] == 0
        assert later["version"] == 2
        await ann.put(path, {"published": True})
        assert (await eve.get(link))["outfit"] == "Law Dogs"
        removed = CliRunner().invoke(app, ["admin", "unpublish", shared["code"], "--db", str(own_db)])
        assert removed.exit_code == 0
        assert (await eve.http.get(link)).status_code == 404
        assert (await ann.get(f"/api/decks/{made['id']}"))["published"] is False
        again = CliRunner().invoke(app, ["admin", "unpublish", shared["code"], "--db", str(own_db)])
        assert again.exit_code == 1

    try:
        asyncio.run(story())
    finally:
        assert server.stop() == ""


def test_published_decks_are_read_without_a_session(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        made = await ann.post("/api/decks", new())
        code = (await ann.put(f"/api/decks/{made['id']}/published", {"published": True}))["code"]
        stranger = Guest(server)
        assert (await stranger.get(f"/api/published/{code}"))["outfit"] == "The Fourth Ring"
        assert (await stranger.get("/api/published?query=mongwau"))["found"] >= 1
        assert (await stranger.http.post(f"/api/published/{code}/copy")).status_code == 401

    asyncio.run(story())


def test_decks_are_taken_along_and_forgotten_with_their_owner(own_db: Any) -> None:
    server = Server(own_db)

    async def story() -> None:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        made = await ann.post("/api/decks", new(notes="mine alone"))
        code = (await ann.put(f"/api/decks/{made['id']}/published", {"published": True}))["code"]
        (deck,) = (await ann.get("/api/me/export"))["decks"]
        assert deck["versions"][0]["notes"] == "mine alone"
        assert deck["versions"][0]["list"] == FOURTH
        gone = await ann.http.request("DELETE", "/api/me", json={"name": "Ann"})
        assert gone.status_code == 204
        assert (await eve.http.get(f"/api/published/{code}")).status_code == 404
        with sqlite3.connect(own_db) as database:
            for table in ("decks", "deck_versions", "trials"):
                assert database.execute(f"select count(*) from {table}").fetchone() == (0,)
        database.close()

    try:
        asyncio.run(story())
    finally:
        assert server.stop() == ""


# --- brought to tables ------------------------------------------------------------------------------


def homes(page: Any) -> list[str]:
    found = [card["face"] for card in page.table["board"]["cards"] if card["place"] == card["id"]]
    return found[1:]


def test_hosts_guests_and_bots_bring_saved_decks(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        hers = await ann.post("/api/decks", new())
        his = await bob.post("/api/decks", new("His", to_text(starter("morgan_cattle_co"))))
        table = await ann.post(
            "/api/tables",
            {
                "game": "doomtown",
                "seats": [
                    {"kind": "me", "deck": hers["id"]},
                    {"kind": "open"},
                    {"kind": "bot", "bot": "random", "deck": hers["id"]},
                ],
            },
        )
        assert table["config"]["decks"][0]["outfit"] == "The Fourth Ring"
        door = f"/api/invitations/{table['invitation']}"
        assert (await bob.http.post(f"{door}/join", json={"deck": hers["id"]})).status_code == 404
        joined = await bob.post(f"{door}/join", {"deck": his["id"]})
        assert joined["config"]["decks"][0] is None
        assert homes(await ann.sit(table["id"])) == [
            "The Fourth Ring",
            "Morgan Cattle Co.",
            "The Fourth Ring",
        ]

    asyncio.run(story())


def test_a_bot_that_sits_down_later_gets_a_deck_and_whoever_has_its_seat_then_does_not(
    server: Server,
) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        hers = await ann.post("/api/decks", new())
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats})
        seat = f"/api/tables/{table['id']}/seats"
        await ann.put(f"{seat}/1", {"bot": "random", "deck": hers["id"]})
        await ann.put(f"{seat}/1", {"bot": None})
        joined = await bob.post(f"/api/invitations/{table['invitation']}/join", {"seat": 1})
        assert joined["config"]["decks"][1]["outfit"] == "The Sloane Gang"
        assert TELLTALE not in json.dumps(joined)
        broken = await ann.http.put(f"{seat}/2", json={"bot": "random", "brings": "Outfit: Law Dogs"})
        assert broken.status_code == 422
        await ann.put(f"{seat}/2", {"bot": "random", "deck": hers["id"]})
        await ann.post(f"/api/tables/{table['id']}/start")
        assert homes(await bob.sit(table["id"]))[2] == "The Fourth Ring"

    asyncio.run(story())


def test_another_saved_deck_is_brought_before_the_start_and_random_is_a_starter(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        hers = await ann.post("/api/decks", new())
        seats = [{"kind": "me", "brings": "random"}, {"kind": "open"}]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats})
        outfits = {starter(name).outfit.name for name in ("law_dogs", "sloane_gang", "morgan_cattle_co")}  # type: ignore[union-attr]
        outfits |= {
            starter(name).outfit.name for name in ("fourth_ring", "eagle_wardens", "righteous_bandits")
        }  # type: ignore[union-attr]
        assert table["config"]["decks"][0]["outfit"] in outfits
        brings = f"/api/tables/{table['id']}/brings"
        changed = await ann.put(brings, {"deck": hers["id"]})
        assert changed["config"]["decks"][0]["outfit"] == "The Fourth Ring"
        for body in ({}, {"deck": hers["id"], "brings": "law_dogs"}):
            assert (await ann.http.put(brings, json=body)).status_code == 422

    asyncio.run(story())


def test_open_lists_are_open_from_the_start_and_all_lists_at_the_end(server: Server) -> None:
    """Eve watches. Before the start nobody sees a list; then all do where lists are open; at the end everywhere."""

    async def story(config: dict[str, Any], during: bool) -> None:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        seats = [{"kind": "me", "brings": FOURTH}, {"kind": "open"}]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats, "config": config})
        for other in (bob, eve):
            assert TELLTALE not in (await other.http.get(f"/api/tables/{table['id']}")).text
            assert TELLTALE not in (await other.http.get(f"/api/invitations/{table['invitation']}")).text
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        for other in (bob, eve):
            seen = (await other.http.get(f"/api/tables/{table['id']}")).text
            assert (TELLTALE in seen) == during
        await ann.post(f"/api/tables/{table['id']}/end")
        for other in (bob, eve):
            assert TELLTALE in (await other.http.get(f"/api/tables/{table['id']}")).text

    asyncio.run(story({"open_lists": True}, during=True))
    asyncio.run(story({}, during=False))


def test_a_table_ended_before_its_start_shows_nobody_s_list(server: Server) -> None:
    """Ann waits until Bob has brought his deck, and ends the table to look into it."""

    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats})
        await bob.post(f"/api/invitations/{table['invitation']}/join", {"seat": 1, "brings": FOURTH})
        await ann.post(f"/api/tables/{table['id']}/end")
        for path in ("", "/export", "/journal", "/replay?seat=1", "/replay/0?seat=1"):
            seen = await ann.http.get(f"/api/tables/{table['id']}{path}")
            assert seen.status_code == 200, path
            assert TELLTALE not in seen.text, path
        again = {"game": "doomtown", "seats": [{"kind": "open"}, {"kind": "me"}], "again": table["id"]}
        assert TELLTALE not in (await ann.http.post("/api/tables", json=again)).text

    asyncio.run(story())


def test_formats_are_checked_at_the_door(server: Server) -> None:
    """The Weird West has no base set; but whoever has no deck of it may play a starter."""

    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        config = {"format": "weird_west", "wording": "weird-west"}
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats, "config": config})
        door = f"/api/invitations/{table['invitation']}/join"
        pasted = await bob.http.post(door, json={"brings": FOURTH.replace("# Step Right Up", "# Mine")})
        assert pasted.status_code == 422
        assert "is in no set of the format Weird West" in pasted.json()["detail"]
        his = await bob.post("/api/decks", new())
        assert (await bob.http.post(door, json={"deck": his["id"]})).status_code == 422
        joined = await bob.post(door, {"brings": "fourth_ring"})
        assert joined["status"] == "playing"
        bad = await ann.http.post(
            "/api/tables", json={"game": "doomtown", "seats": seats, "config": {"format": "nonsense"}}
        )
        assert bad.status_code == 422

    asyncio.run(story())


def test_a_game_with_a_saved_deck_is_played_and_the_deck_stays(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        deck = await ann.post("/api/decks", new())
        seats = [{"kind": "me", "deck": deck["id"]}, {"kind": "bot", "bot": "random", "brings": "random"}]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats})
        await ann.http.delete(f"/api/decks/{deck['id']}")
        page = await ann.sit(table["id"])
        await page.play(random.Random(1), decisions=3)
        assert homes(page)[0] == "The Fourth Ring"

    asyncio.run(story())


def test_a_table_that_the_house_ended_before_its_start_shows_nobody_s_list(tmp_path: Path) -> None:
    server = Server(tmp_path / "boomtown.db")

    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await ann.post("/api/tables", {"game": "doomtown", "seats": seats})
        await bob.post(f"/api/invitations/{table['invitation']}/join", {"seat": 1, "brings": FOURTH})
        ended = CliRunner().invoke(app, ["admin", "end", "--db", str(server.db), table["id"]])
        assert ended.exit_code == 0
        server.kill()
        server.start()
        seen = await ann.get(f"/api/tables/{table['id']}")
        assert seen["status"] == "over"
        assert TELLTALE not in str(seen)
        assert TELLTALE not in (await ann.http.get(f"/api/tables/{table['id']}/export")).text

    try:
        asyncio.run(story())
    finally:
        server.kill()
