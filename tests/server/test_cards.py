"""The cards of a game to look up: all of them, in our own words, sent again only when they changed."""

import asyncio
from typing import Any

import httpx
import pytest

from boomtown.doomtown.facts import pool
from patience import PATIENCE
from server.driver import Server

DOOMTOWN = "/api/games/doomtown/cards"


@pytest.fixture(scope="module")
def stranger(server: Server) -> Any:
    """Somebody without a session: looking cards up needs none."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as browser:
        yield browser


def test_every_face_is_there_with_its_facts_and_its_text(stranger: httpx.Client) -> None:
    cards = {card["key"]: card for card in stranger.get(DOOMTOWN).json()}
    assert {face.name for face in pool().faces} < set(cards)
    assert all(card["text"] for card in cards.values())

    weapon = cards["Flame-Thrower"]
    assert [weapon[name] for name in ("type", "line", "suit", "value")] == ["goods", "goods", "hearts", 8]
    assert weapon["keywords"] == [{"name": "Weapon", "rating": None}, {"name": "Gadget", "rating": 8}]
    assert {"name": "bullets", "text": "+1", "value": 1} in weapon["numbers"]

    silas = cards["Silas Aims"]
    assert silas["groups"] == ["outlaws"]
    assert {"name": "bullets", "text": "0 draw", "value": 0} in silas["numbers"]
    assert silas["text"] == "Silas has as many bullets as bounty."
    assert cards["Town Square"]["text"].startswith("The middle of town")


def test_cards_say_what_they_were_sold_in(stranger: httpx.Client) -> None:
    cards = {card["key"]: card for card in stranger.get(DOOMTOWN).json()}
    assert cards["Law Dogs"]["packs"] == ["Base Set", "Weird West Edition"]
    assert (
        cards["Law Dogs"]["packs"][0] == pool().set(pool().first_printing(pool().face("Law Dogs")).set).name
    )
    assert cards["Town Square"]["packs"] == []
    assert {face.name for face in pool().faces if not cards[face.name]["packs"]} == set()


def test_a_card_nobody_scripted_says_that_it_counts_as_blank(stranger: httpx.Client) -> None:
    cards = stranger.get(DOOMTOWN).json()
    blank = [card for card in cards if not card["played"]]
    assert all(card["text"] == "Its text is not played yet: it counts as blank." for card in blank)
    assert any(card["text"] == "It has no text." and card["played"] for card in cards)


def test_whoever_holds_the_cards_is_not_sent_them_again(stranger: httpx.Client) -> None:
    first = stranger.get(DOOMTOWN)
    etag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    for held in (etag, f'"another", {etag}', "*"):
        again = stranger.get(DOOMTOWN, headers={"If-None-Match": held})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
    assert stranger.get(DOOMTOWN, headers={"If-None-Match": 'W/"another"'}).status_code == 200


def test_the_cards_are_packed_for_those_who_can_unpack_them(stranger: httpx.Client) -> None:
    packed = stranger.get(DOOMTOWN, headers={"Accept-Encoding": "gzip"})
    plain = stranger.get(DOOMTOWN, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) * 4 < int(plain.headers["content-length"])


@pytest.mark.parametrize(
    ("game", "detail"),
    [
        ("chess", "There is no game 'chess' here; there are dicetown, doomtown."),
        ("dicetown", "Dice Town has no cards to look up."),
    ],
)
def test_without_cards_it_says_so(stranger: httpx.Client, game: str, detail: str) -> None:
    refused = stranger.get(f"/api/games/{game}/cards")
    assert refused.status_code == 404
    assert refused.headers["content-type"] == "application/problem+json"
    assert refused.headers["cache-control"] == "no-store"
    assert refused.json()["detail"] == detail


def test_cards_are_found_as_on_the_command_line(server: Server) -> None:
    async def story() -> None:
        guest = await server.guest()
        found = await guest.get("/api/games/doomtown/cards/found?query=bullets>=3 faction:outlaws type:dude")
        known = {card["key"]: card for card in await guest.get("/api/games/doomtown/cards")}
        assert found
        assert len(found) == len(set(found))
        for key in found:
            bullets = next(number for number in known[key]["numbers"] if number["name"] == "bullets")
            assert bullets["value"] >= 3
            assert "outlaws" in known[key]["groups"]
        every = await guest.get("/api/games/doomtown/cards/found")
        assert set(found) < set(every) <= set(known)
        wrong = await guest.http.get("/api/games/doomtown/cards/found?query=bulets>=3")
        assert wrong.status_code == 422
        assert "bulets" in wrong.json()["detail"]
        assert (await guest.http.get("/api/games/dicetown/cards/found")).status_code == 404

    asyncio.run(story())
