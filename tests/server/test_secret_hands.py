"""Doomtown over the network: whatever a seat, a spectator and a stranger receive is the same, whatever a hand holds."""

import asyncio
import json
from typing import Any

import pytest

from server.driver import Guest, Page, Server

MOMENTS = 60
CHEATIN = ["KC", "KC", "3D", "5H", "7S"]
LEGAL = ["2C", "4D", "6H", "8S", "QC"]
HANDS = {
    "sudden": ["One Good Turn…", "Tail Between Yer Legs", "Takin' Ya With Me", "Backroom Deals"],
    "dull": ["Bunkhouse", "Roan", "General Store", "Shotgun"],
}
"""What Ann holds: cards that answer what others do, or such as wait for her turn."""


def town(held: list[str]) -> dict[str, Any]:
    """Bob (seat 0) cheats at lowball. Everybody has a dude in the town square. Ann sits at seat 1."""
    sides = [
        {"outfit": "Law Dogs", "rock": 9, "deck": CHEATIN, "hand": ["Bunkhouse"] * 3,
         "at": {"town square": ["Tommy Harden", "Philip Swinford"]}},
        {"outfit": "The Sloane Gang", "rock": 9, "deck": LEGAL, "hand": held,
         "at": {"town square": ["Barton Everest", "Fred Aims"]}},
        {"outfit": "Morgan Cattle Co.", "rock": 9, "deck": LEGAL, "hand": ["Roan"] * 3,
         "at": {"town square": ["Irving Patterson"]}},
    ]  # fmt: skip
    return {"title": "A town", "phase": "gambling", "day": 0, "winner": 0, "sides": sides}


def decide(form: Any, seat: int) -> Any:
    """Bob calls out whomever he can, everybody accepts and shoots; nobody ever shows a card of the hand."""
    if form["kind"] == "some_of":
        return [option["id"] for option in form["options"][: form["least"]]]
    if form["kind"] == "number":
        return form["least"]
    ids = [option["id"] for option in form["options"]]
    calls = [call for call in ids if seat == 0 and str(call).startswith("call:")]
    for choice in (*calls, "pass", "yes", "done", "none"):
        if choice in ids:
            return choice
    return ids[0]


async def received(server: Server, held: str, auto: bool, hands: str) -> dict[str, Any]:
    """Play some moments; return everything that came to others than Ann, and how often she had a choice."""
    bob = await server.guest("Bob", auto_pass=False)
    ann = await server.guest("Ann", auto_pass=auto)
    cid = await server.guest("Cid", auto_pass=False)
    eve = await server.guest("Eve")
    config = {"scenario": town(HANDS[held]), "hands": hands}
    table = await bob.create("me", "open", "open", game="doomtown", config=config)
    await ann.post(f"/api/invitations/{table['invitation']}/join", {})
    watching = await eve.sit(table["id"])
    pages = [await guest.sit(table["id"]) for guest in (bob, ann, cid)]  # who comes late would miss something
    await cid.post(f"/api/invitations/{table['invitation']}/join", {})
    for page in (*pages, watching):
        await page.until_table(bool)
    choices, told = 0, []
    while (seq := pages[0].table["seq"]) < MOMENTS and not pages[0].table["outcome"]:
        if not auto:  # the next moment waits until we have looked
            told.append([await _told(guest, table["id"]) for guest in (bob, eve)])
        for seat in pages[0].table["waiting"]:
            page = pages[seat]
            await page.until_table(lambda table, seq=seq: table["seq"] >= seq)
            prompt = page.table["prompt"]
            if prompt is None or page.table["seq"] != seq:
                continue  # the server has passed for her
            choices += page is pages[1] and len(prompt["form"].get("options", ())) > 1
            await page.answer(decide(prompt["form"], seat), client_id=f"answer {seq}")
        await pages[0].until_table(lambda table, seq=seq: table["seq"] > seq)
    await watching.until_table(lambda table: table["seq"] >= pages[0].table["seq"])
    await pages[2].until_table(lambda table: table["seq"] >= pages[0].table["seq"])
    for page in (*pages, watching):
        await page.close()
    seen = {name: _moments(page) for name, page in (("Bob", pages[0]), ("Cid", pages[2]), ("Eve", watching))}
    return {"seen": seen, "told": told, "choices": choices, "Ann": _moments(pages[1])}


async def _told(guest: Guest, table: str) -> Any:
    """What the table's page and the list of games say, but for what is never the same twice."""
    info = await guest.get(f"/api/tables/{table}")
    listed = await guest.get("/api/tables")
    return [
        {**one, "id": "", "invitation": "", "updated": 0, "created": 0, "at": 0} for one in (info, *listed)
    ]


def _moments(page: Page) -> list[Any]:
    """Every moment as it came, but for who is connected, which is a matter of milliseconds, and one's own answers."""
    frames = [json.loads(frame) for frame in page.frames]
    shown = [{**frame, "players": None} for frame in frames if frame["type"] in ("snapshot", "update")]
    seqs = [frame["seq"] for frame in shown]
    return [frame for place, frame in enumerate(shown) if seqs.index(seqs[place]) == place][:MOMENTS]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """A server for each world."""
    found = [Server(tmp_path_factory.mktemp(name) / "db") for name in HANDS]
    yield found
    for server in found:
        server.kill()


async def _both(servers: list[Server], auto: bool, hands: str) -> Any:
    return await asyncio.gather(
        *(received(server, held, auto, hands) for server, held in zip(servers, HANDS, strict=True))
    )


@pytest.mark.parametrize("auto", [False, True], ids=["by hand", "automatic passes"])
def test_nobody_can_tell_what_ann_holds(servers: list[Server], auto: bool) -> None:
    sudden, dull = asyncio.run(_both(servers, auto, "secret"))
    assert sudden["choices"] > dull["choices"]  # the worlds do differ
    assert sudden["Ann"] != dull["Ann"]
    assert sudden["told"] == dull["told"]
    for name in ("Bob", "Cid", "Eve"):
        assert sudden["seen"][name] == dull["seen"][name], name
    asked = [frame["waiting"] for frame in sudden["seen"]["Eve"]]
    assert len(asked) > MOMENTS / 2
    assert asked.count([1]) > 10


def test_at_a_quick_table_everybody_can_and_is_told_so(servers: list[Server]) -> None:
    sudden, dull = asyncio.run(_both(servers, False, "quick"))
    sudden, dull = sudden["seen"]["Eve"], dull["seen"]["Eve"]
    assert [frame["waiting"] for frame in sudden] != [frame["waiting"] for frame in dull]
    for world in (sudden, dull):
        assert any("plays quickly" in line["text"] for line in world[0]["log"]["lines"])


def test_deck_lists_leave_the_server_for_their_seat_only(server: Server) -> None:
    async def story() -> None:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.create("me", "open", game="doomtown")
        assert table["config"]["hands"] == "secret"
        mine, theirs = table["config"]["decks"]
        assert mine["cards"]
        assert theirs is None
        invited = await bob.get(f"/api/invitations/{table['invitation']}")
        assert invited["config"]["decks"] == [None, None]
        joined = await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        assert joined["config"]["decks"][0] is None
        assert joined["config"]["decks"][1]["cards"]
        page = await eve.sit(table["id"])
        assert (await eve.get(f"/api/tables/{table['id']}"))["config"]["decks"] == [None, None]
        frames = "".join(page.frames)
        assert [card for card in mine["cards"] if f'"{card}"' in frames] == []
        await page.close()

    asyncio.run(story())


def test_a_table_is_played_again_with_its_decks_though_nobody_sees_them(server: Server) -> None:
    async def story() -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        decks = (await ann.create("me", "random", game="doomtown"))["config"]["decks"]
        swapped = {"decks": [{**decks[0], "starting": []}, decks[0]], "edition": "aeg"}
        first = await ann.create("me", "random", game="doomtown", config=swapped)
        await ann.post(f"/api/tables/{first['id']}/end")
        second = await ann.create("me", "random", game="doomtown", again=first["id"])
        assert second["config"] == first["config"]
        third = await ann.create(
            "random", "me", game="doomtown", again=first["id"], config={"edition": "pinebox"}
        )
        assert third["config"]["decks"] == [None, decks[0]]
        assert third["config"]["edition"] == "pinebox"
        plan = {"game": "doomtown", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        refused = await bob.http.post("/api/tables", json={**plan, "again": first["id"]})
        assert refused.status_code == 422
        assert "no such table of yours" in refused.json()["detail"]

    asyncio.run(story())


def test_an_option_says_what_it_means(server: Server) -> None:
    async def story() -> Any:
        games = {game["name"]: game for game in await (await server.guest()).get("/api/games")}
        return games["doomtown"]["config_schema"]["$defs"]["Config"]["properties"]["hands"]

    option = asyncio.run(story())
    assert option["title"] == "Hands"
    assert "everybody can see" in option["description"]
