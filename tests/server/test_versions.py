"""Versions of one character share a title: whoever may see them is told which is which, and nobody else is."""

from __future__ import annotations

import asyncio
from typing import Any

from boomtown.doomtown.bringing import deck_list
from boomtown.doomtown.decks import starter
from server.driver import Server

SWINFORDS = ["Philip Swinford", "Philip Swinford (Exp 1)"]


def decks() -> list[dict[str, Any]]:
    """The Law Dogs with both versions of Philip Swinford, against the Sloane Gang."""
    mine = [face for face in deck_list(starter("law_dogs")).cards if face not in SWINFORDS]
    theirs = deck_list(starter("sloane_gang")).cards
    return [
        {"outfit": "Law Dogs", "cards": [*mine, *SWINFORDS]},
        {"outfit": "The Sloane Gang", "cards": list(theirs)},
    ]


def test_an_option_says_which_version_and_so_does_the_log(server: Server) -> None:
    asyncio.run(_start_with_the_second_version(server))


async def _start_with_the_second_version(server: Server) -> None:
    ann, belle = await server.guest("Ann"), await server.guest("Belle")
    table = await ann.create("me", "open", game="doomtown", config={"decks": decks()})
    await belle.post(f"/api/invitations/{table['invitation']}/join", {})
    mine, theirs = await ann.sit(table["id"]), await belle.sit(table["id"])

    prompt = await mine.until_asked()
    assert prompt["message"]["key"] == "doomtown-ask-gang"
    names = {option["label"]["text"]: option["id"] for option in prompt["form"]["options"]}
    assert [name for name in names if "Swinford" in name] == SWINFORDS
    assert len(names) == len(prompt["form"]["options"]), "two options are called alike"

    assert (await mine.answer([names["Philip Swinford (Exp 1)"]]))["type"] == "accepted"
    assert "Swinford" not in "".join(theirs.frames), "nobody knows the other's gang yet"
    await theirs.until_asked()
    await theirs.answer([])
    await theirs.until_table(lambda table: any("Swinford" in line for line in theirs.log))
    # The first draw hands of the day may follow in the same breath, and the other Swinford lie among them.
    told = [line for line in theirs.log if "Swinford" in line and "into play" in line]
    assert told == ["Ann brings Philip Swinford (Exp 1) into play."]
    await mine.close()
    await theirs.close()
