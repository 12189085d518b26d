"""The HTTP interface: who I am, which games there are, and tables until somebody opens their socket."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from boomtown.server.decks import Decks
from boomtown.server.guests import Guest, Guests
from boomtown.server.house import House
from boomtown.server.past import journal
from boomtown.server.problems import unusable
from boomtown.server.saying import says
from boomtown.server.shapes import COMPONENT
from boomtown.server.wire import (
    Branch,
    Bring,
    Found,
    GameInfo,
    Join,
    Leave,
    Me,
    MeChange,
    NewTable,
    OpenTable,
    Replay,
    Scope,
    SeatChange,
    TableInfo,
    TableSummary,
    Wanted,
)
from boomtown.table.reference import CardText

PROBLEM: dict[int | str, dict[str, Any]] = {
    "4XX": {
        "description": "Refused, with a sentence that says why.",
        "content": {"application/problem+json": {"schema": {"$ref": COMPONENT + "Problem"}}},
    },
}

_CARDS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Every card, as the game tells it.",
        "content": {
            "application/json": {
                "schema": {"type": "array", "items": {"$ref": COMPONENT + CardText.__name__}},
            },
        },
    },
    304: {"description": "The cards are those of the given ETag."},
}

_MOMENT: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The table as it stood.",
        "content": {"application/json": {"schema": {"$ref": COMPONENT + "Snapshot"}}},
    },
}

_JOURNAL: dict[int | str, dict[str, Any]] = {
    200: {"description": "The game, line by line.", "content": {"application/jsonl": {}}},
}

router = APIRouter(prefix="/api", responses=PROBLEM)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _decks(request: Request) -> Decks:
    decks: Decks = request.app.state.decks
    return decks


def _guests(request: Request) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


async def _guest(request: Request, guests: Annotated[Guests, Depends(_guests)]) -> Guest:
    """Return the guest behind the cookie, or behind a program's token, if that may do this."""
    scope: Scope = "read" if request.method in ("GET", "HEAD") else "play"
    return await guests.visitor(request.headers, request.cookies, scope)


async def _person(request: Request, guests: Annotated[Guests, Depends(_guests)]) -> Guest:
    """Return the guest behind the cookie; programs are not let in. Without one, the client has to open a session."""
    return await guests.required(request.cookies)


async def _new_or_known(
    request: Request, response: Response, guests: Annotated[Guests, Depends(_guests)]
) -> Guest:
    guest, token = await guests.welcome(request.cookies, request.client.host if request.client else "")
    if token is not None:
        guests.set_cookie(response, token, secure=request.url.scheme == "https")
    return guest


TheHouse = Annotated[House, Depends(_house)]
TheDecks = Annotated[Decks, Depends(_decks)]
TheGuests = Annotated[Guests, Depends(_guests)]
TheGuest = Annotated[Guest, Depends(_guest)]
ThePerson = Annotated[Guest, Depends(_person)]


@router.post("/session", tags=["me"])
async def open_session(guest: Annotated[Guest, Depends(_new_or_known)]) -> Me:
    """Say who I am. On the first visit a guest is made and its cookie set; call this before anything else."""
    return guest.me()


@router.patch("/me", tags=["me"])
async def change_me(change: MeChange, guest: ThePerson, guests: TheGuests, house: TheHouse) -> Me:
    """Change my name or settings."""
    changed = await guests.change(guest, change)
    await house.guest_changed(changed)
    return changed.me()


@router.get("/games", tags=["games"])
async def list_games(house: TheHouse) -> list[GameInfo]:
    """List the games that can be played, with their bots and options."""
    return house.games()


@router.get(
    "/games/{game}/cards",
    tags=["games"],
    responses=_CARDS,
)
async def list_cards(game: str, request: Request, house: TheHouse) -> Response:
    """List every card of a game with its text. It changes with the server only: ask again with If-None-Match."""
    return (await house.cards(game)).document.response(request.headers)


@router.get("/games/{game}/cards/found", tags=["games"])
async def find_cards(
    game: str, house: TheHouse, query: Annotated[str, Query(max_length=400)] = ""
) -> list[str]:
    """Search the cards of a game, in the language of `boomtown cards`; the keys of those found."""
    return await house.find_cards(game, query)


@router.put("/tables/{table}/brings", tags=["tables"])
async def bring_to_table(
    table: str, bring: Bring, guest: TheGuest, house: TheHouse, decks: TheDecks
) -> TableInfo:
    """Before the start: bring something else to my seat. Nobody else learns what it is."""
    brings = await decks.carried(guest, await house.game_of(table), bring.brings, bring.deck)
    if brings is None:
        raise unusable(says("say-what-to-bring"))
    return await house.bring(guest, table, brings)


@router.get("/tables", tags=["tables"])
async def my_tables(guest: TheGuest, house: TheHouse) -> list[TableSummary]:
    """List my tables, those that wait for me first, then the latest."""
    return await house.tables_of(guest)


@router.get("/open", tags=["tables"])
async def open_tables(guest: TheGuest, house: TheHouse) -> list[OpenTable]:
    """List the tables that wait for anybody, the oldest first."""
    return await house.open_tables(guest)


@router.post("/match", tags=["tables"])
async def find_game(wanted: Wanted, guest: TheGuest, house: TheHouse) -> Found:
    """Find a table where just this is wanted, or make one for others to find; then `join` with its invitation."""
    return await house.find(guest, wanted)


@router.post("/tables", tags=["tables"], status_code=201)
async def create_table(new: NewTable, guest: TheGuest, house: TheHouse, decks: TheDecks) -> TableInfo:
    """Create a table; with no open seat it starts at once."""
    return await house.create(guest, await decks.unfold(guest, new))


@router.get("/tables/{table}", tags=["tables"])
async def show_table(table: str, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Show a table that I sit at, left or may watch."""
    return await house.info(guest, table)


@router.post("/tables/{table}/start", tags=["tables"])
async def start_table(table: str, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Start the game (only the host, and only when no seat is open)."""
    return await house.start(guest, table)


@router.post("/tables/{table}/end", tags=["tables"])
async def end_table(table: str, guest: TheGuest, house: TheHouse) -> TableInfo:
    """End a table for good, decided or not (only the host). Nobody wins."""
    return await house.end(guest, table)


@router.post("/tables/{table}/concede", tags=["tables"])
async def concede(table: str, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Give the game up: the others have won, or, if several people go on, a bot plays on in my place."""
    return await house.concede(guest, table)


@router.post("/tables/{table}/rematch", tags=["tables"])
async def rematch(table: str, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Play a finished game again with the seats changed round; the others are told, and sit down in the same way."""
    return await house.rematch(guest, table)


@router.put("/tables/{table}/seats/{seat}", tags=["tables"])
async def change_seat(
    table: str, seat: int, change: SeatChange, guest: TheGuest, house: TheHouse, decks: TheDecks
) -> TableInfo:
    """Before the start: give an empty seat to a bot or open it (host). In a game: give an abandoned seat to a bot."""
    brings = await decks.carried(guest, await house.game_of(table), change.brings, change.deck)
    return await house.change_seat(guest, table, seat, change.bot, brings)


@router.post("/tables/{table}/leave", tags=["tables"])
async def leave_table(table: str, leave: Leave, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Give up my seat, to a bot or to whoever has the invitation."""
    return await house.leave(guest, table, leave)


@router.delete("/tables/{table}", tags=["tables"], status_code=204)
async def unlist_table(table: str, guest: TheGuest, house: TheHouse) -> None:
    """Take a table off my list that is over, cannot go on, or that nobody else has come to."""
    await house.unlist(guest, table)


@router.post("/tables/{table}/return", tags=["tables"])
async def return_to_table(table: str, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Take back the seat that I left, unless another person has it."""
    return await house.come_back(guest, table)


@router.get("/tables/{table}/replay", tags=["replays"])
async def show_replay(table: str, guest: TheGuest, house: TheHouse, seat: int | None = None) -> Replay:
    """Show a game so far as my seat saw it; when it is over, as any seat did."""
    return await house.replay(guest, table, seat)


@router.get("/tables/{table}/replay/{at}", tags=["replays"], responses=_MOMENT)
async def show_moment(
    table: str, at: int, guest: TheGuest, house: TheHouse, seat: int | None = None
) -> Response:
    """Show one moment of a replay: a snapshot whose log begins where that of the moment ends."""
    return Response(await house.moment(guest, table, seat, at), media_type="application/json")


@router.get("/tables/{table}/journal", tags=["replays"], responses=_JOURNAL)
async def download_journal(table: str, guest: TheGuest, house: TheHouse) -> Response:
    """Download a game that is over as JSON Lines, which `boomtown replay` plays."""
    name = f'attachment; filename="boomtown-{table}.jsonl"'
    content = journal(await house.kept(guest, table))
    return Response(content, media_type="application/jsonl", headers={"Content-Disposition": name})


@router.post("/tables/{table}/branch", tags=["replays"], status_code=201)
async def play_on(table: str, branch: Branch, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Play on from a moment of a game, at a table of my own; the game itself stays as it is."""
    return await house.branch(guest, table, branch)


@router.get("/invitations/{code}", tags=["invitations"])
async def show_invitation(code: str, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Show the table that an invitation leads to."""
    return await house.invited(guest, code)


@router.post("/invitations/{code}/join", tags=["invitations"])
async def join_table(code: str, join: Join, guest: TheGuest, house: TheHouse, decks: TheDecks) -> TableInfo:
    """Take a free seat by invitation; the game starts when the last one is taken."""
    game = await house.game_of_invitation(code)
    brings = await decks.carried(guest, game, join.brings, join.deck)
    return await house.join(guest, code, join.seat, brings)
