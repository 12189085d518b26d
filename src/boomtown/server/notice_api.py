"""The HTTP interface of notices: who wants to be told of their turn, and where."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from boomtown.server.api import PROBLEM, ThePerson
from boomtown.server.notice_wire import Hook, HookMade, NoticeShown, PushKey, PushSubscription
from boomtown.server.notices import Notices

router = APIRouter(prefix="/api/me/notices", responses=PROBLEM, tags=["notices"])


def _notices(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


TheNotices = Annotated[Notices, Depends(_notices)]


@router.get("")
async def list_notices(guest: ThePerson, notices: TheNotices) -> list[NoticeShown]:
    """Where I am told of my turns; nowhere, unless I asked for it."""
    return await notices.of(guest)


@router.get("/push")
async def push_key(guest: ThePerson, notices: TheNotices) -> PushKey:
    """The key that a browser needs to be told by this server."""
    return PushKey(key=await notices.public_key())


@router.post("/push")
async def subscribe(given: PushSubscription, guest: ThePerson, notices: TheNotices) -> list[NoticeShown]:
    """Tell me of my turns in this browser, open or not (Web Push)."""
    return await notices.subscribe(guest, given)


@router.post("/hooks", status_code=201)
async def add_hook(hook: Hook, guest: ThePerson, notices: TheNotices) -> HookMade:
    """Post my turns to an address of mine, signed."""
    return await notices.hook(guest, hook.url)


@router.delete("/{number}")
async def drop_notice(number: int, guest: ThePerson, notices: TheNotices) -> list[NoticeShown]:
    """Tell me there no more."""
    return await notices.drop(guest, number)
