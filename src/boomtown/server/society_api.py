"""The HTTP interface of people among people: the lobby's chat, keeping away, reports, the tables one watches."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from boomtown.server.api import PROBLEM, TheGuest, ThePerson
from boomtown.server.society import Society
from boomtown.server.society_wire import LobbyLine, LobbyWords, Report, Shun, Shunned, WatchedTable
from boomtown.server.wire import MOST

router = APIRouter(prefix="/api", responses=PROBLEM, tags=["society"])


def _society(request: Request) -> Society:
    society: Society = request.app.state.society
    return society


TheSociety = Annotated[Society, Depends(_society)]


@router.get("/lobby/chat")
async def hear_lobby(
    guest: TheGuest, society: TheSociety, after: Annotated[int, Query(ge=0, le=MOST)] = 0
) -> list[LobbyLine]:
    """What was said in the lobby lately, after the line that I hold last; oldest first."""
    return await society.heard(guest, after)


@router.post("/lobby/chat", status_code=201)
async def say_in_lobby(words: LobbyWords, guest: ThePerson, society: TheSociety) -> LobbyLine:
    """Say something to everybody in the lobby."""
    return await society.say(guest, words.text)


@router.get("/me/shunned")
async def list_shunned(guest: ThePerson, society: TheSociety) -> list[Shunned]:
    """Whom I keep away."""
    return await society.shunned(guest)


@router.post("/me/shunned")
async def shun(shun: Shun, guest: ThePerson, society: TheSociety) -> list[Shunned]:
    """Hear somebody no more (`mute`), or have nothing to do with them (`block`)."""
    return await society.shun(guest, shun)


@router.delete("/me/shunned/{number}")
async def forgive(number: int, guest: ThePerson, society: TheSociety) -> list[Shunned]:
    """Hear somebody again."""
    return await society.forgive(guest, number)


@router.post("/reports", status_code=204)
async def report(report: Report, guest: ThePerson, society: TheSociety) -> None:
    """Tell the house about somebody; an administrator reads it."""
    await society.report(guest, report)


@router.get("/me/watched")
async def list_watched(guest: TheGuest, society: TheSociety) -> list[WatchedTable]:
    """The tables I watch."""
    return await society.watched(guest)


@router.put("/me/watched/{table}", status_code=204)
async def watch(table: str, guest: TheGuest, society: TheSociety) -> None:
    """Put a table on the list of those I watch."""
    await society.watch(guest, table)


@router.delete("/me/watched/{table}", status_code=204)
async def unwatch(table: str, guest: TheGuest, society: TheSociety) -> None:
    """Take it off that list."""
    await society.unwatch(guest, table)
