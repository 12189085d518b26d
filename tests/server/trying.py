"""Trials for tests: one that is quick, and waiting for it."""

from __future__ import annotations

import asyncio
from typing import Any

from boomtown.doomtown.decks import starter, to_text
from patience import PATIENCE
from server.driver import Guest

QUICK = {"brings": "righteous_bandits"}
LIST = to_text(starter("fourth_ring"))


def trial(games: int = 2, **more: Any) -> dict[str, Any]:
    body = {"game": "doomtown", "mine": {"brings": LIST}, "against": QUICK, "games": games, "bot": "random"}
    return {**body, "seed": 1, **more}


async def until(guest: Guest, made: dict[str, Any], *statuses: str, played: int = 0) -> dict[str, Any]:
    """Ask until the trial has come so far."""
    async with asyncio.timeout(10 * PATIENCE):
        while True:
            told: dict[str, Any] = await guest.get(f"/api/trials/{made['id']}")
            if told["status"] in statuses and told["played"] >= played:
                return told
            await asyncio.sleep(0.05)
