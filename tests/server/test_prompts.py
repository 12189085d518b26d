"""What a question is about, what its options cost and which answer is usual reaches the client."""

from __future__ import annotations

import asyncio
from typing import Any

from boomtown.doomtown.bringing import deck_list
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.decks import starter
from boomtown.doomtown.facts.printed import PRINTED
from server.driver import Server


def scenario() -> dict[str, Any]:
    """A Law Dog in the square with a weapon in hand, and somebody to call out."""
    return {
        "sides": [
            {"outfit": "Law Dogs", "rock": 5, "at": {"town square": ["Tommy Harden"]}, "hand": ["Bunkhouse"]},
            {"outfit": "The Sloane Gang", "at": {"town square": ["Barton Everest"]}},
        ]
    }


def test_plays_say_which_cards_and_what_they_cost(server: Server) -> None:
    asyncio.run(_look_at_a_noon_play(server))


async def _look_at_a_noon_play(server: Server) -> None:
    load()
    ann = await server.guest("Ann")
    table = await ann.create("me", "random", game="doomtown", config={"scenario": scenario()})
    mine = await ann.sit(table["id"])
    prompt = await mine.until_asked()
    assert prompt["message"]["key"] == "doomtown-ask-noon"
    options = {str(option["id"]).partition(":")[0]: option for option in prompt["form"]["options"]}
    call, shop = options["call"], options["shop"]
    assert call["id"] == "call:{}:{}".format(*call["about"])
    assert call["face"] == "Tommy Harden"
    assert call["short"]["text"] == "call out Barton Everest"
    assert shop["about"] == [int(shop["id"].partition(":")[2])]
    assert shop["price"] == {"amount": PRINTED["Bunkhouse"].cost, "boots": [], "also": []}
    assert options["pass"]["about"] == []
    await mine.answer(options["move"]["id"])
    where = await mine.until_asked()
    assert where["about"] == options["move"]["about"], "who moves"
    booting = {option["face"]: option["price"] for option in where["form"]["options"]}
    assert booting["Law Dogs"] == {"amount": 0, "boots": options["move"]["about"], "also": []}
    await mine.close()


def test_the_gang_a_deck_marks_is_the_usual_one(server: Server) -> None:
    asyncio.run(_start_as_the_deck_says(server))


async def _start_as_the_deck_says(server: Server) -> None:
    ann = await server.guest("Ann")
    table = await ann.create("me", "random", game="doomtown")
    mine = await ann.sit(table["id"])
    prompt = await mine.until_asked()
    faces = {option["id"]: option["face"] for option in prompt["form"]["options"]}
    assert sorted(faces[card] for card in prompt["usual"]) == sorted(deck_list(starter("law_dogs")).starting)
    assert (await mine.answer(prompt["usual"]))["type"] == "accepted"
    await mine.close()
