"""What the server knows of a person: for themselves to look at, to take along, and to delete."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from typing import Any

import msgspec

from boomtown.server.decks import Decks
from boomtown.server.guests import Guest
from boomtown.server.house import House
from boomtown.server.names import likeness
from boomtown.server.problems import not_found
from boomtown.server.ratings import CERTAIN
from boomtown.server.saying import says
from boomtown.server.store import RatingRow, Store
from boomtown.server.trials import Trials
from boomtown.server.wire import GameTally, Profile, RatingShown

MOST = 100_000


class Profiles:
    """Tells of people, by what is stored."""

    def __init__(self, store: Store, house: House, decks: Decks, trials: Trials) -> None:
        self._store = store
        self._house = house
        self._decks = decks
        self._trials = trials

    async def of_name(self, name: str) -> Profile:
        """Return what anybody may know of somebody who keeps their name."""
        row = await self._store.guest_by_login(likeness(name))
        if row is None:
            raise not_found(says("nobody-keeps-this-name"))
        return await self.of(row.id, row.name, row.created)

    async def of_guest(self, guest: Guest) -> Profile:
        """Return a guest's own profile."""
        row = await self._store.guest(guest.id)
        return await self.of(guest.id, guest.name, row.created)

    async def of(self, guest_id: int, name: str, since: float) -> Profile:
        """Count somebody's games."""
        played: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for summary in await self._house.summaries(guest_id, MOST):
            played[summary.title]["playing" if summary.result is None else summary.result] += 1
        return Profile(
            name=name,
            since=since,
            games=[
                GameTally(
                    title=title,
                    won=found["won"],
                    lost=found["lost"],
                    drawn=found["drawn"],
                    unfinished=found["playing"] + found["ended"],
                )
                for title, found in sorted(played.items())
            ],
            ratings=[self._rating(row) for row in await self._store.ratings.of(guest_id)],
        )

    def _rating(self, row: RatingRow) -> RatingShown:
        return RatingShown.model_validate(
            {
                "title": self._house.title(row.game),
                "pace": row.pace,
                "rating": round(row.rating),
                "low": round(row.rating - 2 * row.deviation),
                "high": round(row.rating + 2 * row.deviation),
                "certain": row.deviation <= CERTAIN,
                "games": row.games,
            }
        )

    async def export(self, guest: Guest) -> dict[str, Any]:
        """Return everything that is stored about a guest."""
        row = await self._store.guest(guest.id)
        summaries = await self._house.summaries(guest.id, MOST)
        answers, chats = await self._store.written_by(guest.id)
        return {
            "written": time.time(),
            "me": {
                "name": row.name,
                "auto_pass": row.auto_pass,
                "password": row.password is not None,
                "recovery_code": row.recovery is not None,
                "since": row.created,
            },
            "tables": [summary.model_dump() for summary in summaries],
            "answers": [msgspec.to_builtins(answer) for answer in answers],
            "decks": await self._decks.written(guest),
            "trials": [trial.model_dump() for trial in await self._trials.mine(guest)],
            "ratings": [self._rating(row).model_dump() for row in await self._store.ratings.of(guest.id)],
            "lobby": [msgspec.to_builtins(said) for said in await self._store.society.said_by(guest.id)],
            "chat": [msgspec.to_builtins(chat) for chat in chats],
        }

    async def delete(self, guest: Guest) -> None:
        """Forget a guest: bots go on with their games, and what is left of them bears no name."""
        await self._house.leave_everything(guest)
        await self._trials.forget(guest)
        nobody = says("somebody-who-left")
        await self._store.forget_guest(guest.id, nobody)
        await self._house.guest_changed(Guest(guest.id, nobody, True))
