"""The workshop over the wire: lists looked at in any format, their numbers, exchanges, hands, and files for others."""

import asyncio
import json
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from boomtown.doomtown.decks import KINDS, parse_decks, starter, to_text, write_deck
from boomtown.doomtown.decks.reckoning import Comes, Reckoning
from boomtown.doomtown.workshop import DeckWorkshop
from boomtown.games import GAMES
from boomtown.server.deck_wire import ReckoningShown, SwapsRequest
from boomtown.server.decks import NICE, SLOW_AT_ONCE, Decks, stand_back
from boomtown.server.guests import Guest as Visitor
from boomtown.server.problems import Refusal
from boomtown.server.settings import Settings
from patience import PATIENCE
from server.driver import Guest, Server

LAW = to_text(starter("law_dogs"))
SMALL = """# Small
Outfit: Law Dogs
1x Tommy Harden *
2x Shotgun
2x Sun in Yer Eyes
2x Clyde Owens
2x Bounty Hunter
"""
"""A deck whose odds are quick, all of them."""


async def ask(guest: Guest, what: str, body: dict[str, Any]) -> Any:
    return await guest.post(f"/api/games/doomtown/{what}", body)


@pytest.mark.parametrize("kind", KINDS)
def test_a_list_of_any_kind_is_recognised_and_told_line_by_line(server: Server, kind: str) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        text = write_deck(starter("law_dogs"), kind).data.decode()
        found = await ask(ann, "look", {"what": text})
        assert found["kind"] == kind
        cards = {line["title"]: line for line in found["lines"]}
        shotgun = cards["Shotgun"]
        assert (shotgun["count"], shotgun["section"], shotgun["face"]) == (4, "goods", "Shotgun")
        assert (cards["Travis Moone"]["starting"] == 1) == (kind != "dtdb-json")
        assert bool(found["lost"]) == (kind in ("dtdb-json", "paste", "o8d"))
        assert (
            parse_decks(found["text"].encode())[0].slots
            == parse_decks(text.encode(), found["title"])[0].slots
        )
        assert found["legal"] == (kind != "paste")  # which does not say the outfit

    asyncio.run(story())


def test_problems_keep_the_rule_apart_and_formats_and_wordings_count(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        broken = LAW.replace("4x Shotgun", "5x Shotgun").replace("4x", "4x")
        found = await ask(ann, "look", {"what": broken})
        assert not found["legal"]
        assert {each["rule"] for each in found["problems"]} == {"RB-8-03", "RB-8-05", "RB-8-06"}
        for problem in found["problems"]:
            assert problem["rule"] not in problem["text"] + problem["mend"]
            assert problem["mend"].endswith(".")
        western = await ask(ann, "look", {"what": LAW, "format": "weird_west"})
        assert any("format Weird West" in each["text"] for each in western["problems"])
        by_table = await ask(ann, "look", {"what": LAW, "config": {"format": "weird_west"}})
        assert by_table["problems"] == western["problems"]
        reworded = await ask(ann, "look", {"what": LAW, "wording": "weird-west"})
        assert any(line["face"].endswith(" [Weird West]") for line in reworded["lines"])
        for body in ({"what": LAW, "format": "nonsense"}, {"what": LAW, "wording": "nonsense"}):
            refused = await ann.http.post("/api/games/doomtown/look", json=body)
            assert refused.status_code == 422
            assert "nonsense" in refused.json()["detail"]

    asyncio.run(story())


def test_a_file_with_several_decks_lists_them_and_one_is_taken_by_name(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        decks = [
            json.loads(write_deck(starter(name), "townsquare").data) for name in ("law_dogs", "fourth_ring")
        ]
        text = json.dumps(decks * 5, indent=4)
        assert len(text) > 16 * 1024
        titles = [starter("law_dogs").name, starter("fourth_ring").name] * 5
        first = await ask(ann, "look", {"what": text})
        assert (first["outfit"], first["titles"]) == ("Law Dogs", titles)
        second = await ask(ann, "look", {"what": text, "name": titles[1].upper()})
        assert second["outfit"] == "The Fourth Ring"
        none = await ann.http.post("/api/games/doomtown/look", json={"what": text, "name": "Step Right Ub"})
        assert "did you mean" in none.json()["detail"]
        several = {"game": "doomtown", "list": json.dumps(decks)}
        assert "one by one" in (await ann.http.post("/api/decks", json=several)).json()["detail"]

    asyncio.run(story())


def test_the_workshop_tells_what_can_be_chosen(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        shop = await ann.get("/api/games/doomtown/workshop")
        assert [kind["code"] for kind in shop["kinds"]] == list(KINDS)
        formats = {each["code"]: each for each in shop["formats"]}
        assert formats["weird_west"]["wording"] == "weird-west"
        assert all(each["about"].endswith(".") for each in formats.values())
        assert {each["code"] for each in shop["wordings"]} == {"compendium", "weird-west"}
        assert all(each["about"] and "doomtown" not in each["about"] for each in shop["aims"])
        base = next(each for each in shop["sets"] if each["code"] == "DTR")
        assert base["cards"] == len(base["faces"]) == len(set(base["faces"]))
        known = {card["key"] for card in await ann.get("/api/games/doomtown/cards")}
        assert all(set(each["faces"]) <= known for each in shop["sets"])
        assert (await ann.http.get("/api/games/dicetown/workshop")).status_code == 422
        assert (await ann.http.get("/api/games/chess/workshop")).status_code == 404

    asyncio.run(story())


def test_numbers_of_a_list_of_it_with_a_card_exchanged_and_of_another_beside_it(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        body = {"list": SMALL, "beside": SMALL, "instead": {"out": "Shotgun", "in": "Quickdraw Handgun"}}
        found = await ask(ann, "insight", body | {"sets": [["Shotgun", "Clyde Owens"]]})
        deck, changed = found["deck"], found["instead"]
        assert deck["gang"]["dudes"] == 1
        assert deck["grid"][1] == {"suit": "hearts", "values": [0, 0, 2, *[0] * 10]}
        assert sum(changed["values"]) == sum(deck["values"])
        assert changed["values"] != deck["values"]
        assert changed["lowball"] != deck["lowball"]
        (one,) = deck["sets"]
        shotgun = next(each for each in deck["seen"] if each["title"] == "Shotgun")
        assert one["copies"] == 4
        assert one["by_day"][0]["kept"] > shotgun["by_day"][0]["kept"]
        assert found["beside"] == deck | {"sets": found["beside"]["sets"]}
        fight = found["against"][0]
        assert fight["i_lose"] == pytest.approx(fight["they_lose"])  # the same deck on both sides
        assert fight["higher"] + fight["equal"] + fight["lower"] == pytest.approx(1)
        assert found["against_instead"][0] != fight
        assert found["lowball"]["won"] == pytest.approx(found["lowball"]["lost"])
        exact = Reckoning().insight(parse_decks(SMALL.encode())[0]).deck.posses[0].odds
        assert exact is not None
        assert deck["posses"][0]["odds"]["expected_rank"] == exact.expected_rank

    asyncio.run(story())


def test_what_cannot_be_reckoned_is_refused_with_a_sentence(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        for what, body, said in (
            ("insight", {"list": SMALL, "instead": {"out": "Sloane", "in": "Shotgun"}}, "not in the deck"),
            ("insight", {"list": SMALL, "instead": {"out": "Shotgun", "in": "Shotgum"}}, "did you mean"),
            ("insight", {"list": SMALL, "aim": "luck"}, "is no aim"),
            ("insight", {"list": "2x Shotgum"}, "line 1"),
            ("swaps", {"list": LAW, "stud": 4, "draw": 6}, "too long"),
            ("swaps", {"list": "Outfit: Law Dogs"}, "nothing to draw"),
            ("convert", {"list": LAW, "to": "pdf"}, "written as text"),
            ("hands", {"list": "[1"}, "cannot be read"),
        ):
            refused = await ann.http.post(f"/api/games/doomtown/{what}", json=body)
            assert refused.status_code == 422, (what, body)
            assert said in refused.json()["detail"]
        empty = await ask(ann, "insight", {"list": ""})
        assert (empty["deck"]["posses"], empty["deck"]["lowball"]) == ([], None)
        stranger = Guest(server)
        assert (
            await stranger.http.post("/api/games/doomtown/insight", json={"list": LAW})
        ).status_code == 401

    asyncio.run(story())


def test_the_best_exchange_hands_and_files(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        swaps = await ask(ann, "swaps", {"list": SMALL, "stud": 0, "draw": 0, "most": 2})
        assert len(swaps["swaps"]) == 2
        assert swaps["swaps"][0]["value"] >= swaps["swaps"][1]["value"] > swaps["before"]
        hands = await ask(ann, "hands", {"list": LAW, "seed": 4, "count": 2})
        assert hands == await ask(ann, "hands", {"list": LAW, "seed": 4, "count": 2})
        assert [len(hand["hand"]) for hand in hands["hands"]] == [5, 5]
        other = await ask(ann, "hands", {"list": LAW})
        assert other["hands"] != hands["hands"]
        for kind in KINDS:
            written = await ask(ann, "convert", {"list": LAW, "to": kind})
            assert written["text"].encode() == write_deck(starter("law_dogs"), kind).data
            assert written["file"] == f"a-fair-trial-and-then-the-rope{KINDS[kind].suffix}"
            assert bool(written["lost"]) == (kind in ("dtdb-json", "paste", "o8d"))

    asyncio.run(story())


def test_options_of_tables_are_called_by_names_that_people_read(server: Server) -> None:
    async def story() -> None:
        games = {game["name"]: game for game in await (await server.guest()).get("/api/games")}
        options = games["doomtown"]["config_schema"]["$defs"]["Config"]["properties"]
        for name in ("format", "wording", "hands"):
            shapes = [options[name], *options[name].get("anyOf", [])]
            values = [value for shape in shapes for value in shape.get("enum", []) if value is not None]
            assert values
            assert set(options[name]["x-labels"]) == set(values)
            assert not set(options[name]["x-labels"].values()) & set(values)

    asyncio.run(story())


def test_an_exchange_is_searched_for_the_starting_gang(server: Server) -> None:
    async def story() -> None:
        found = await ask(await server.guest("Ann"), "swaps", {"list": SMALL, "most": 1})
        assert (found["stud"], found["draw"]) == (1, 0)

    asyncio.run(story())


def test_whoever_waits_for_exchanges_sees_how_many_were_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    store: Any = SimpleNamespace(decks=None)
    decks = Decks(Settings(db=""), store, GAMES)
    tried, go_on = threading.Event(), threading.Event()

    def search(*given: Any) -> Comes:
        given[-1](3, 40)
        tried.set()
        go_on.wait(PATIENCE)
        return Reckoning().comes(starter("law_dogs"))

    monkeypatch.setattr(DeckWorkshop, "swaps", search)

    async def story() -> None:
        ann, bob = Visitor(1, "Ann", True), Visitor(2, "Bob", True)
        nothing = ReckoningShown(done=0, steps=0)
        assert decks.reckoned(ann) == nothing
        searching = asyncio.create_task(decks.swaps(ann, "doomtown", SwapsRequest(list=SMALL)))
        await asyncio.to_thread(tried.wait, PATIENCE)
        assert decks.reckoned(ann) == ReckoningShown(done=3, steps=40)
        assert decks.reckoned(bob) == nothing
        go_on.set()
        await searching
        assert decks.reckoned(ann) == nothing

    asyncio.run(story())
    decks.close()


def test_starters_come_with_their_plan(server: Server) -> None:
    async def story() -> None:
        games = {game["name"]: game for game in await (await server.guest()).get("/api/games")}
        plans = [each["plan"] for each in games["doomtown"]["ready_made"]]
        assert len(set(plans)) == len(plans) == 8
        assert all(plan.count(". ") == 2 for plan in plans)

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority of their own")
def test_what_takes_seconds_stands_back_and_nobody_else_does() -> None:
    def mine() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = mine()
    with ThreadPoolExecutor(1, initializer=stand_back) as slow:
        assert slow.submit(mine).result() == max(NICE, before)
    assert mine() == before


def test_one_person_has_one_slow_question_at_a_time_and_few_have_any() -> None:
    store: Any = SimpleNamespace(decks=None)
    decks = Decks(Settings(db=""), store, {})
    gate = threading.Event()

    async def story() -> None:
        asked = [
            asyncio.create_task(decks._do_slowly(Visitor(n, "x", True), gate.wait))
            for n in range(SLOW_AT_ONCE)
        ]
        await asyncio.sleep(0)
        for again, said in ((0, "for you already"), (SLOW_AT_ONCE, "for others")):
            with pytest.raises(Refusal, match=said) as refused:
                await decks._do_slowly(Visitor(again, "x", True), gate.wait)
            assert refused.value.problem.status == 429
        gate.set()
        assert all(await asyncio.gather(*asked))
        assert await decks._do_slowly(Visitor(0, "x", True), gate.wait)

    asyncio.run(story())
    decks.close()


def test_pasted_mended_saved_exported_and_the_same_list_again(server: Server) -> None:
    """The way a person goes: a list with two mistakes, mended by what is suggested, saved, taken out again."""

    async def story() -> None:
        ann = await server.guest("Ann")
        pasted = LAW.replace("4x Shotgun", "5x Shotgum")
        found = await ask(ann, "look", {"what": pasted})
        (unread,) = found["unread"]
        mended = pasted.replace("Shotgum", unread["nearest"][0])
        found = await ask(ann, "look", {"what": mended})
        assert any("Take 1 copy out" in each["mend"] for each in found["problems"])
        mended = mended.replace("5x Shotgun", "4x Shotgun")
        saved = await ann.post("/api/decks", {"game": "doomtown", "list": mended})
        assert saved["legal"]
        assert saved["name"] == starter("law_dogs").name
        out = await ask(ann, "convert", {"list": saved["list"], "to": "text"})
        assert out["text"] == LAW

    asyncio.run(story())
