"""The HTTP interface of passkeys: making a device known, and coming in by one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from boomtown.server.api import PROBLEM, TheGuests, ThePerson
from boomtown.server.notice_wire import NewPasskey, Options, PasskeyShown, PasskeyUsed
from boomtown.server.passkeys import Passkeys
from boomtown.server.wire import Me

router = APIRouter(prefix="/api", responses=PROBLEM, tags=["passkeys"])


def _passkeys(request: Request) -> Passkeys:
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


def _origin(request: Request) -> str:
    """Return where the page is from; the guard has looked that it is ours."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"


ThePasskeys = Annotated[Passkeys, Depends(_passkeys)]
TheOrigin = Annotated[str, Depends(_origin)]


@router.get("/me/passkeys")
async def list_passkeys(guest: ThePerson, passkeys: ThePasskeys) -> list[PasskeyShown]:
    """The devices by which I come in."""
    return await passkeys.of(guest)


@router.post("/me/passkeys/options")
async def offer_passkey(guest: ThePerson, passkeys: ThePasskeys, origin: TheOrigin) -> Options:
    """What this browser needs to make a passkey for me."""
    return Options(options=await passkeys.offer(guest, origin))


@router.post("/me/passkeys", status_code=201)
async def add_passkey(
    new: NewPasskey, guest: ThePerson, passkeys: ThePasskeys, origin: TheOrigin
) -> list[PasskeyShown]:
    """Keep the passkey that this browser has made: I am the same person wherever it is."""
    return await passkeys.add(guest, new.credential, new.title, origin)


@router.delete("/me/passkeys/{number}")
async def drop_passkey(number: str, guest: ThePerson, passkeys: ThePasskeys) -> list[PasskeyShown]:
    """Let a device in no more."""
    return await passkeys.drop(guest, number)


@router.post("/session/passkey/options")
async def ask_for_passkey(passkeys: ThePasskeys, origin: TheOrigin) -> Options:
    """What this browser needs to show a passkey."""
    return Options(options=await passkeys.ask(origin))


@router.post("/session/passkey")
async def enter_by_passkey(
    used: PasskeyUsed,
    request: Request,
    response: Response,
    passkeys: ThePasskeys,
    guests: TheGuests,
    origin: TheOrigin,
) -> Me:
    """Come in by a passkey; whoever this browser was before stays behind."""
    address = request.client.host if request.client else ""
    guest, token = await passkeys.enter(used.credential, origin, address)
    guests.set_cookie(response, token, secure=request.url.scheme == "https")
    return guest.me()
