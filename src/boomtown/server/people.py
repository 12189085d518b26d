"""The HTTP interface about people: keeping a name, coming in by it, profiles, what is stored, and being forgotten."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse

from boomtown.server.accounts import Accounts
from boomtown.server.api import PROBLEM, TheGuests, ThePerson
from boomtown.server.guests import COOKIE, Guest, Guests
from boomtown.server.problems import conflict
from boomtown.server.profiles import Profiles
from boomtown.server.saying import says
from boomtown.server.wire import CodeGiven, Goodbye, Me, NameAndPassword, NewCode, Password, Profile

router = APIRouter(prefix="/api", responses=PROBLEM, tags=["people"])


def _accounts(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def _profiles(request: Request) -> Profiles:
    profiles: Profiles = request.app.state.profiles
    return profiles


TheAccounts = Annotated[Accounts, Depends(_accounts)]
TheProfiles = Annotated[Profiles, Depends(_profiles)]


@router.put("/me/password")
async def set_password(given: Password, guest: ThePerson, accounts: TheAccounts) -> Me:
    """Keep my name by a password: with both I am the same person in any browser."""
    return (await accounts.set_password(guest, given.password)).me()


@router.post("/me/recovery")
async def new_recovery_code(guest: ThePerson, accounts: TheAccounts) -> NewCode:
    """Make a recovery code by which I come back without a password; the one before is void."""
    return NewCode(code=await accounts.new_code(guest))


@router.post("/session/password")
async def enter(
    given: NameAndPassword, request: Request, response: Response, accounts: TheAccounts, guests: TheGuests
) -> Me:
    """Come in as somebody who keeps their name; whoever this browser was before stays behind."""
    guest, token = await accounts.enter(given.name, given.password, _address(request))
    return _let_in(guest, token, request, response, guests)


@router.post("/session/recovery")
async def enter_by_code(
    given: CodeGiven, request: Request, response: Response, accounts: TheAccounts, guests: TheGuests
) -> Me:
    """Come in by a recovery code."""
    guest, token = await accounts.enter_by_code(given.code, _address(request))
    return _let_in(guest, token, request, response, guests)


@router.post("/session/leave", status_code=204)
async def leave(request: Request, response: Response, guest: ThePerson, accounts: TheAccounts) -> None:
    """Forget this browser. Refused to somebody who could never come back."""
    await accounts.check_can_leave(guest)
    await accounts.leave(request.cookies[COOKIE])
    response.delete_cookie(COOKIE)


@router.post("/session/leave-elsewhere", status_code=204)
async def leave_elsewhere(request: Request, guest: ThePerson, accounts: TheAccounts) -> None:
    """Forget all my other browsers and programs."""
    await accounts.leave_elsewhere(guest, request.cookies[COOKIE])


@router.get("/me/profile")
async def my_profile(guest: ThePerson, profiles: TheProfiles) -> Profile:
    """Count my games."""
    return await profiles.of_guest(guest)


@router.get("/people/{name}")
async def profile(name: str, guest: ThePerson, profiles: TheProfiles) -> Profile:
    """Count the games of somebody who keeps their name."""
    return await profiles.of_name(name)


@router.get("/me/export")
async def export(guest: ThePerson, profiles: TheProfiles) -> JSONResponse:
    """Everything that is stored about me, as a file."""
    found = await profiles.export(guest)
    return JSONResponse(found, headers={"Content-Disposition": 'attachment; filename="boomtown.json"'})


@router.delete("/me", status_code=204)
async def forget_me(given: Goodbye, response: Response, guest: ThePerson, profiles: TheProfiles) -> None:
    """Delete everything about me: bots go on with my games, and nothing bears my name any more."""
    if given.name != guest.name:
        raise conflict(says("that-is-not-your"))
    await profiles.delete(guest)
    response.delete_cookie(COOKIE)


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _let_in(guest: Guest, token: str, request: Request, response: Response, guests: Guests) -> Me:
    guests.set_cookie(response, token, secure=request.url.scheme == "https")
    return guest.me()
