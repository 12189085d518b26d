"""The HTTP interface about decks: the workshop, my decks, published ones, and trials."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from boomtown.server.api import PROBLEM, TheDecks, TheGuest
from boomtown.server.deck_wire import (
    BroughtShown,
    Code,
    Converted,
    ConvertRequest,
    DeckChange,
    DeckShown,
    DeckSummary,
    HandsRequest,
    InsightRequest,
    LookAt,
    NewDeck,
    NewTrial,
    PublishedDeck,
    PublishedPage,
    Publishing,
    ReckoningShown,
    SwapsRequest,
    TrialShown,
    VersionShown,
    WorkshopShown,
)
from boomtown.server.guests import Guest, Guests
from boomtown.server.problems import Refusal
from boomtown.server.shapes import COMPONENT
from boomtown.server.trials import Trials

router = APIRouter(prefix="/api", responses=PROBLEM)

MOST_PAGES = 1_000


def _trials(request: Request) -> Trials:
    trials: Trials = request.app.state.trials
    return trials


async def _anybody(request: Request) -> Guest | None:
    """Return who asks, if they have a session: what is published is for those, too, who have none."""
    guests: Guests = request.app.state.guests
    try:
        return await guests.visitor(request.headers, request.cookies, "read")
    except Refusal:
        return None


TheTrials = Annotated[Trials, Depends(_trials)]
Anybody = Annotated[Guest | None, Depends(_anybody)]


def _written_by_games(name: str, description: str) -> dict[int | str, dict[str, Any]]:
    return {
        200: {
            "description": description,
            "content": {"application/json": {"schema": {"$ref": COMPONENT + name}}},
        }
    }


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


# --- the workshop -----------------------------------------------------------------------------------


@router.get("/games/{game}/workshop", tags=["workshop"])
async def show_workshop(game: str, decks: TheDecks) -> WorkshopShown:
    """Show what can be chosen where decks are built: formats, wordings, sets, ways of writing."""
    return await decks.choices(game)


@router.post("/games/{game}/look", tags=["workshop"])
async def look_at(game: str, look: LookAt, guest: TheGuest, decks: TheDecks) -> BroughtShown:
    """Look at a deck written out in any format we read: its cards, what is wrong with it, and what would mend it."""
    return await decks.look(game, look)


@router.post(
    "/games/{game}/insight", tags=["workshop"], responses=_written_by_games("Insight", "What it comes to.")
)
async def show_insight(game: str, wanted: InsightRequest, guest: TheGuest, decks: TheDecks) -> Response:
    """Show what a list comes to in numbers, beside another, and with a card exchanged."""
    return _json(await decks.insight(guest, game, wanted))


@router.post(
    "/games/{game}/swaps", tags=["workshop"], responses=_written_by_games("Swaps", "The best exchanges.")
)
async def find_swaps(game: str, wanted: SwapsRequest, guest: TheGuest, decks: TheDecks) -> Response:
    """Search the pool for the exchange of one card that raises an aim most, within the rules for decks."""
    return _json(await decks.swaps(guest, game, wanted))


@router.get("/reckoning", tags=["workshop"])
async def show_reckoning(guest: TheGuest, decks: TheDecks) -> ReckoningShown:
    """Show how far what I wait for has come, as a search for the best exchange."""
    return decks.reckoned(guest)


@router.post(
    "/games/{game}/hands", tags=["workshop"], responses=_written_by_games("SampleHands", "Some hands.")
)
async def draw_hands(game: str, wanted: HandsRequest, guest: TheGuest, decks: TheDecks) -> Response:
    """Draw sample hands from a list."""
    return _json(await decks.hands(game, wanted))


@router.post("/games/{game}/convert", tags=["workshop"])
async def convert(game: str, wanted: ConvertRequest, guest: TheGuest, decks: TheDecks) -> Converted:
    """Write a list for another program, and tell what that loses."""
    return await decks.convert(game, wanted)


# --- my decks ---------------------------------------------------------------------------------------


@router.get("/decks", tags=["decks"])
async def my_decks(guest: TheGuest, decks: TheDecks) -> list[DeckSummary]:
    """List my decks, the latest saved first."""
    return await decks.mine(guest)


@router.post("/decks", tags=["decks"], status_code=201)
async def save_new_deck(new: NewDeck, guest: TheGuest, decks: TheDecks) -> DeckShown:
    """Save a new deck; it need not be legal."""
    return await decks.create(guest, new)


@router.get("/decks/{deck}", tags=["decks"])
async def show_deck(deck: str, guest: TheGuest, decks: TheDecks) -> DeckShown:
    """Show a deck of mine as it stands."""
    return await decks.show(guest, deck)


@router.put("/decks/{deck}", tags=["decks"])
async def save_deck(deck: str, change: DeckChange, guest: TheGuest, decks: TheDecks) -> DeckShown:
    """Save a new version of a deck of mine; refused (409) when another device has saved since `base`."""
    return await decks.save(guest, deck, change)


@router.delete("/decks/{deck}", tags=["decks"], status_code=204)
async def delete_deck(deck: str, guest: TheGuest, decks: TheDecks) -> None:
    """Delete a deck of mine with all its versions; its link leads nowhere then."""
    await decks.delete(guest, deck)


@router.get("/decks/{deck}/versions", tags=["decks"])
async def list_versions(deck: str, guest: TheGuest, decks: TheDecks) -> list[VersionShown]:
    """List the versions of a deck of mine, the newest first, each with what it changed."""
    return await decks.versions(guest, deck)


@router.get("/decks/{deck}/versions/{version}", tags=["decks"])
async def show_version(deck: str, version: int, guest: TheGuest, decks: TheDecks) -> DeckShown:
    """Show a deck of mine as it was once."""
    return await decks.show(guest, deck, version)


@router.put("/decks/{deck}/published", tags=["decks"])
async def publish_deck(deck: str, wanted: Publishing, guest: TheGuest, decks: TheDecks) -> DeckShown:
    """Let others read a deck of mine as it stands now: who has the link, or, listed, everybody. Or no longer."""
    return await decks.publish(guest, deck, wanted)


# --- published --------------------------------------------------------------------------------------


@router.get("/published", tags=["published"])
async def list_published(
    guest: Anybody,
    decks: TheDecks,
    query: Annotated[str, Query(max_length=200)] = "",
    faction: Code = "",
    game: Code = "",
    page: Annotated[int, Query(ge=1, le=MOST_PAGES)] = 1,
) -> PublishedPage:
    """List the published decks, the latest first; the words of the query are looked for in names, authors, cards."""
    return await decks.published(guest, query.replace("\x00", ""), faction, game, page)


@router.get("/published/{code}", tags=["published"])
async def show_published(code: str, guest: Anybody, decks: TheDecks) -> PublishedDeck:
    """Show a published deck to whoever has its link."""
    return await decks.read(guest, code)


@router.post("/published/{code}/copy", tags=["published"], status_code=201)
async def copy_published(code: str, guest: TheGuest, decks: TheDecks) -> DeckShown:
    """Make a published deck my own."""
    return await decks.copy(guest, code)


# --- trials -----------------------------------------------------------------------------------------


@router.get("/trials", tags=["trials"])
async def my_trials(guest: TheGuest, trials: TheTrials) -> list[TrialShown]:
    """List my trials, the latest first."""
    return await trials.mine(guest)


@router.post("/trials", tags=["trials"], status_code=202)
async def start_trial(new: NewTrial, guest: TheGuest, trials: TheTrials) -> TrialShown:
    """Let bots play a deck of mine against another, in the background; ask for the trial to see how it goes."""
    return await trials.start(guest, new)


@router.get("/trials/{trial}", tags=["trials"])
async def show_trial(trial: str, guest: TheGuest, trials: TheTrials) -> TrialShown:
    """Show how a trial of mine goes, or went."""
    return await trials.show(guest, trial)


@router.delete("/trials/{trial}", tags=["trials"])
async def stop_trial(trial: str, guest: TheGuest, trials: TheTrials) -> TrialShown:
    """Stop a trial of mine; what was played counts."""
    return await trials.stop(guest, trial)
