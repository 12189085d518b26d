"""People's decks: saved with their versions, published, copied, brought to tables; others see published ones only."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from itertools import pairwise
from typing import Any, TypeVar

import msgspec

from boomtown.server.deck_wire import (
    AimShown,
    BroughtShown,
    ChangeShown,
    Converted,
    ConvertRequest,
    DeckChange,
    DeckChoice,
    DeckShown,
    DeckSummary,
    FactionShown,
    FormatShown,
    HandsRequest,
    InsightRequest,
    KindShown,
    LineShown,
    LookAt,
    NewDeck,
    PublishedDeck,
    PublishedPage,
    PublishedSummary,
    Publishing,
    ReckoningShown,
    SetShown,
    SwapsRequest,
    UnreadShown,
    VersionShown,
    WordingShown,
    WorkshopShown,
)
from boomtown.server.guests import Guest
from boomtown.server.problems import conflict, not_found, too_fast, unusable
from boomtown.server.saying import says
from boomtown.server.settings import Settings
from boomtown.server.store import Content, DeckRow, DeckVersionRow, GuestRow, SavedElsewhere, Store
from boomtown.server.wire import MOST, NewTable, OpenSeat, ProblemShown
from boomtown.table import Brought, CannotBring, Game, Problem
from boomtown.table.bringing import nothing_to_bring
from boomtown.table.journal import Games
from boomtown.table.workshop import Question, Terms, Workshop

T = TypeVar("T")

PAGE = 20
RANDOM = "random"
"""What a seat brings that would be surprised."""
LONGEST_LIST = 12_000
MOST_WORDS = 8
NICE = 10
SLOW_AT_ONCE = 6
"""How many people may wait for something that takes seconds."""


class Decks:
    """Everybody's decks, and the workshop they are built in."""

    def __init__(self, settings: Settings, store: Store, games: Games) -> None:
        self._settings = settings
        self._store = store
        self._shelf = store.decks
        self._games = games
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="workshop")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="workshop-slow", initializer=stand_back)
        self._reckoning: set[int] = set()
        """For whom something slow is being worked out."""
        self._done: dict[int, tuple[int, int]] = {}
        """How much of how much of it is done, where that is counted."""

    def close(self) -> None:
        """Stop reckoning."""
        for threads in (self._threads, self._slow):
            threads.shutdown(wait=False, cancel_futures=True)

    # --- the workshop --------------------------------------------------------------------------

    def game(self, name: str) -> Game[Any]:
        """Return a game by its name. Refuses an unknown one."""
        if name not in self._games:
            raise not_found(says("there-is-no-game", name=repr(name)))
        return self._games[name]()

    def workshop(self, name: str) -> Workshop:
        """Return a game's workshop. Refuses a game without one."""
        found = self.game(name).workshop()
        if found is None:
            raise unusable(str(nothing_to_bring()))
        return found

    async def choices(self, game: str) -> WorkshopShown:
        """Return what can be chosen in a workshop."""
        found = await self._do(self.workshop(game).choices)
        return WorkshopShown(
            kinds=[KindShown(code=each.code, about=each.name, suffix=each.about) for each in found.kinds],
            formats=[
                FormatShown(
                    code=each.code,
                    name=each.name,
                    about=each.about,
                    wording=found.format_wordings[each.code],
                )
                for each in found.formats
            ],
            wordings=[WordingShown(code=each.code, name=each.name) for each in found.wordings],
            sets=[
                SetShown(code=code, name=name, cards=len(faces), faces=list(faces))
                for code, name, faces in found.sets
            ],
            factions=[FactionShown(code=each.code, name=each.name) for each in found.factions],
            aims=[AimShown(code=each.code, about=each.name) for each in found.aims],
            longest_list=LONGEST_LIST,
        )

    async def look(self, game: str, wanted: LookAt) -> BroughtShown:
        """Return what is to be said of a list."""
        config = wanted.config
        terms = Terms(
            wanted.format or _text(config.get("format")),
            wanted.wording or _text(config.get("wording")),
            wanted.name,
        )
        workshop = self.workshop(game)
        return looked(await self._do(lambda: workshop.look(wanted.what, terms)))

    async def insight(self, guest: Guest, game: str, wanted: InsightRequest) -> bytes:
        """Return what a list comes to, as the game writes it."""
        question = Question(
            list=wanted.list,
            terms=Terms(wanted.format, wanted.wording),
            beside=wanted.beside,
            out=wanted.instead.out if wanted.instead else None,
            into=wanted.instead.into if wanted.instead else None,
            sets=tuple(tuple(titles) for titles in wanted.sets or ()),
            played_a_day=wanted.played_a_day,
            aim=wanted.aim,
            deep=wanted.deep,
        )
        workshop = self.workshop(game)
        if wanted.deep:
            return msgspec.json.encode(await self._do_slowly(guest, lambda: workshop.insight(question)))
        return msgspec.json.encode(await self._do(lambda: workshop.insight(question)))

    async def swaps(self, guest: Guest, game: str, wanted: SwapsRequest) -> bytes:
        """Return which exchange raises an aim most."""
        workshop, terms = self.workshop(game), Terms(wanted.format, wanted.wording)
        found = await self._do_slowly(
            guest,
            lambda: workshop.swaps(
                wanted.list,
                wanted.aim,
                wanted.stud,
                wanted.draw,
                terms,
                wanted.most,
                lambda done, steps: self._done.update({guest.id: (done, steps)}),
            ),
        )
        return msgspec.json.encode(found)

    def reckoned(self, guest: Guest) -> ReckoningShown:
        """Return how far what somebody waits for has come."""
        done, steps = self._done.get(guest.id, (0, 0)) if guest.id in self._reckoning else (0, 0)
        return ReckoningShown(done=done, steps=steps)

    async def hands(self, game: str, wanted: HandsRequest) -> bytes:
        """Return sample hands."""
        seed = secrets.randbelow(MOST) if wanted.seed is None else wanted.seed
        workshop = self.workshop(game)
        return msgspec.json.encode(await self._do(lambda: workshop.hands(wanted.list, seed, wanted.count)))

    async def convert(self, game: str, wanted: ConvertRequest) -> Converted:
        """Return a list for another program."""
        workshop = self.workshop(game)
        found = await self._do(lambda: workshop.convert(wanted.list, wanted.to, wanted.name))
        return Converted(text=found.text, file=found.file, lost=list(found.lost))

    async def _do(self, work: Callable[[], T], threads: ThreadPoolExecutor | None = None) -> T:
        """Have something looked at beside the event loop, and told in the language of whoever asks."""
        told = partial(copy_context().run, work)
        try:
            return await asyncio.get_running_loop().run_in_executor(threads or self._threads, told)
        except CannotBring as error:
            raise unusable(str(error)) from error

    async def _do_slowly(self, guest: Guest, work: Callable[[], T]) -> T:
        """Have something worked out that takes seconds: one after the other, one of each person, few in all."""
        if guest.id in self._reckoning:
            raise too_fast(says("something-is-being-worked"))
        if len(self._reckoning) >= SLOW_AT_ONCE:
            raise too_fast(says("much-is-being-worked"))
        self._reckoning.add(guest.id)
        self._done.pop(guest.id, None)
        try:
            return await self._do(work, self._slow)
        finally:
            self._reckoning.discard(guest.id)
            self._done.pop(guest.id, None)

    # --- one's own -----------------------------------------------------------------------------

    async def mine(self, guest: Guest) -> list[DeckSummary]:
        """Return somebody's decks, the latest saved first."""
        rows = [row for row in await self._shelf.of(guest.id) if row[0].game in self._games]
        return await self._do(lambda: [self._summary(deck, version) for deck, version in rows])

    async def show(self, guest: Guest, deck_id: str, version: int | None = None) -> DeckShown:
        """Return a deck of somebody's."""
        deck, found = await self._find(guest, deck_id, version)
        return await self._do(lambda: self._shown(deck, found))

    async def create(self, guest: Guest, new: NewDeck) -> DeckShown:
        """Save a new deck."""
        content = await self._content(new.game, new, auto=False)
        added = await self._shelf.add(
            secrets.token_urlsafe(9), guest.id, new.game, content, self._settings.decks_per_guest
        )
        if added is None:
            raise conflict(says("you-have-decks-which", most=self._settings.decks_per_guest))
        return await self._do(lambda: self._shown(*added))

    async def save(self, guest: Guest, deck_id: str, change: DeckChange) -> DeckShown:
        """Save a new version of a deck. Refuses it when another device has saved meanwhile."""
        deck, _ = await self._find(guest, deck_id)
        content = await self._content(deck.game, change, auto=change.auto)
        saved = await self._shelf.save(
            guest.id, deck_id, change.base, content, self._settings.versions_per_deck
        )
        if saved is None:
            raise not_found(says("there-is-no-such"))
        if isinstance(saved, SavedElsewhere):
            raise conflict(says("this-deck-was-saved", version=saved.version, base=change.base))
        return await self._do(lambda: self._shown(*saved))

    async def versions(self, guest: Guest, deck_id: str) -> list[VersionShown]:
        """Return a deck's versions, the newest first, each with what it changed."""
        deck, _ = await self._find(guest, deck_id)
        rows = await self._shelf.versions(guest.id, deck_id)
        return await self._do(lambda: self._versions(deck.game, rows))

    async def delete(self, guest: Guest, deck_id: str) -> None:
        """Forget a deck."""
        if not _is_id(deck_id) or not await self._shelf.delete(guest.id, deck_id):
            raise not_found(says("there-is-no-such"))

    async def written(self, guest: Guest) -> list[dict[str, Any]]:
        """Return all decks of somebody with all their versions, to take along."""
        found = []
        for deck, _ in await self._shelf.of(guest.id):
            versions = await self._shelf.versions(guest.id, deck.id)
            found.append(
                {
                    "game": deck.game,
                    "created": deck.created,
                    "published": deck.published,
                    "listed": deck.listed,
                    "description": deck.description,
                    "versions": [
                        {
                            "version": row.n,
                            "name": row.name,
                            "list": row.list,
                            "notes": row.notes,
                            "format": row.format,
                            "wording": row.wording,
                            "saved": row.saved,
                        }
                        for row in versions
                    ],
                }
            )
        return found

    async def _find(
        self, guest: Guest, deck_id: str, version: int | None = None
    ) -> tuple[DeckRow, DeckVersionRow]:
        fits = _is_id(deck_id) and (version is None or 0 < version <= MOST)
        found = await self._shelf.find(guest.id, deck_id, version) if fits else None
        if found is None or found[0].game not in self._games:
            raise not_found(says("there-is-no-such"))
        return found

    async def _content(self, game: str, given: NewDeck | DeckChange, *, auto: bool) -> Content:
        """Return what is to be saved: the list as we write it, but for lines that cannot be read."""
        workshop, terms = self.workshop(game), Terms(given.format, given.wording)
        found = await self._do(lambda: workshop.look(given.list, terms))
        if len(found.titles) > 1:
            raise unusable(says("there-are-decks-in", count=len(found.titles)))
        kept = given.list if found.unread or not given.list.strip() else found.text
        if len(kept) > LONGEST_LIST:
            raise unusable(says("a-list-has-characters", most=LONGEST_LIST))
        return Content(
            name=given.name or found.title[:80],
            list=kept,
            notes=given.notes,
            format=given.format,
            wording=given.wording,
            auto=auto,
        )

    def _summary(self, deck: DeckRow, version: DeckVersionRow) -> DeckSummary:
        return DeckSummary(**self._line(deck, version, self._look(deck.game, version)))

    def _shown(self, deck: DeckRow, version: DeckVersionRow) -> DeckShown:
        found = self._look(deck.game, version)
        return DeckShown(
            **self._line(deck, version, found),
            notes=version.notes,
            list=version.list,
            looked=looked(found),
            description=deck.description,
            code=deck.code if deck.published is not None else None,
            published_version=deck.published,
        )

    def _line(self, deck: DeckRow, version: DeckVersionRow, found: Brought) -> dict[str, Any]:
        return {
            "id": deck.id,
            "game": deck.game,
            "name": version.name,
            "outfit": found.outfit,
            "faction": found.faction,
            "face": found.face,
            "count": found.count,
            "legal": not found.problems,
            "problems": len(found.problems),
            "format": version.format,
            "wording": version.wording,
            "version": version.n,
            "saved_at": version.saved,
            "published": deck.published is not None,
            "listed": deck.published is not None and deck.listed,
        }

    def _look(self, game: str, version: DeckVersionRow) -> Brought:
        """Look at a saved list by today's cards: what they no longer know is told, not hidden."""
        workshop = self.workshop(game)
        try:
            return workshop.look(version.list, Terms(version.format, version.wording))
        except CannotBring as error:  # not one of its cards is known any more, or its format is gone
            return unreadable(version.name, str(error))

    def _versions(self, game: str, rows: list[DeckVersionRow]) -> list[VersionShown]:
        workshop = self.workshop(game)
        found = []
        for before, row in pairwise([None, *rows]):
            assert row is not None
            seen = self._look(game, row)
            try:
                changed = workshop.changes(before.list, row.list) if before is not None else ()
            except CannotBring:
                changed = ()
            found.append(
                VersionShown(
                    version=row.n,
                    name=row.name,
                    saved_at=row.saved,
                    auto=row.auto,
                    count=seen.count,
                    legal=not seen.problems,
                    changes=[ChangeShown(**msgspec.structs.asdict(change)) for change in changed],
                )
            )
        return found[::-1]

    # --- published -----------------------------------------------------------------------------

    async def publish(self, guest: Guest, deck_id: str, wanted: Publishing) -> DeckShown:
        """Let others read a deck as it stands now, or no longer."""
        deck, version = await self._find(guest, deck_id)
        if not wanted.published:
            await self._shelf.publish(guest.id, deck_id, published=None, listed=False)
            return await self.show(guest, deck_id)
        found = await self._do(lambda: self._look(deck.game, version))
        if not found.lines:
            raise unusable(says("there-are-no-cards"))
        await self._shelf.publish(
            guest.id,
            deck_id,
            code=deck.code or secrets.token_urlsafe(9),
            published=version.n,
            published_at=time.time(),
            listed=wanted.listed,
            description=wanted.description,
            faction=found.faction,
            words=_words(version.name, guest.name, found),
        )
        return await self.show(guest, deck_id)

    async def published(
        self, guest: Guest | None, query: str, faction: str, game: str, page: int
    ) -> PublishedPage:
        """Return a page of the listed decks."""
        words = query.casefold().split()[:MOST_WORDS]
        count, rows = await self._shelf.published(words, faction, game, (page - 1) * PAGE, PAGE)
        shown = await self._do(
            lambda: [
                PublishedSummary(**self._published(guest, *row, self._look(row[0].game, row[1])))
                for row in rows
                if row[0].game in self._games
            ]
        )
        return PublishedPage(decks=shown, page=page, pages=max(1, -(-count // PAGE)), found=count)

    async def read(self, guest: Guest | None, code: str) -> PublishedDeck:
        """Return a published deck to whoever has its link."""
        deck, version, author = await self._by_code(code)

        def work() -> PublishedDeck:
            found = self._look(deck.game, version)
            return PublishedDeck(
                **self._published(guest, deck, version, author, found),
                list=version.list,
                looked=looked(found),
            )

        return await self._do(work)

    async def copy(self, guest: Guest, code: str) -> DeckShown:
        """Make a published deck somebody's own."""
        deck, version, _ = await self._by_code(code)
        new = NewDeck(
            game=deck.game,
            name=version.name,
            list=version.list,
            notes=deck.description,
            format=version.format,
            wording=version.wording,
        )
        return await self.create(guest, new)

    async def _by_code(self, code: str) -> tuple[DeckRow, DeckVersionRow, GuestRow]:
        found = await self._shelf.by_code(code) if _is_id(code) else None
        if found is None or found[0].game not in self._games:
            raise not_found(says("this-link-leads-to"))
        return found

    def _published(
        self,
        guest: Guest | None,
        deck: DeckRow,
        version: DeckVersionRow,
        author: GuestRow,
        found: Brought,
    ) -> dict[str, Any]:
        return {
            "code": deck.code,
            "game": deck.game,
            "name": version.name,
            "by": author.name,
            "mine": guest is not None and guest.id == deck.guest_id,
            "outfit": found.outfit,
            "faction": found.faction,
            "face": found.face,
            "legal": not found.problems,
            "format": version.format,
            "wording": version.wording,
            "description": deck.description,
            "published_at": deck.published_at,
        }

    # --- brought to tables ---------------------------------------------------------------------

    async def brought(self, guest: Guest, game: str, choice: DeckChoice) -> str:
        """Return what a choice brings, as games take it: a name, or a list."""
        if sum(each is not None for each in (choice.brings, choice.deck, choice.published)) != 1:
            raise unusable(says("bring-a-ready-made"))
        if choice.deck is not None:
            deck, version = await self._find(guest, choice.deck)
            return self._for(game, deck, version)
        if choice.published is not None:
            deck, version, _ = await self._by_code(choice.published)
            return self._for(game, deck, version)
        assert choice.brings is not None
        return self.surprise(game) if choice.brings == RANDOM else choice.brings

    async def unfold(self, guest: Guest, new: NewTable) -> NewTable:
        """Return a table's plan with what saved decks and surprises stand for."""
        seats = [
            plan
            if isinstance(plan, OpenSeat) or (plan.deck is None and plan.brings != RANDOM)
            else plan.model_copy(
                update={
                    "brings": await self._stands_for(guest, new.game, plan.brings, plan.deck),
                    "deck": None,
                }
            )
            for plan in new.seats
        ]
        return new.model_copy(update={"seats": seats})

    async def carried(self, guest: Guest, game: str, brings: str | None, deck: str | None) -> str | None:
        """Return what somebody brings to a table of this game; None: nothing of their own."""
        if brings is None and deck is None:
            return None
        return await self._stands_for(guest, game, brings, deck)

    async def _stands_for(self, guest: Guest, game: str, brings: str | None, deck: str | None) -> str:
        return await self.brought(guest, game, DeckChoice(brings=brings, deck=deck))

    def surprise(self, game: str) -> str:
        """Return the name of something ready-made, whichever chance picks."""
        ready = self.game(game).ready_made()
        if not ready:
            raise unusable(str(nothing_to_bring()))
        return secrets.choice(ready).name

    def _for(self, game: str, deck: DeckRow, version: DeckVersionRow) -> str:
        if deck.game != game:
            raise unusable(says("that-deck-is-for"))
        if not version.list.strip():
            raise unusable(says("there-are-no-cards"))
        return version.list


def stand_back() -> None:
    """Let this thread have what others leave of the processors, where the system knows threads by number (Linux)."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        now = os.getpriority(os.PRIO_PROCESS, thread)  # a server that stands back itself is not put forward
        os.setpriority(os.PRIO_PROCESS, thread, max(NICE, now))


def looked(found: Brought) -> BroughtShown:
    """Return what is to be said of a list, for the wire."""
    return BroughtShown(
        title=found.title,
        outfit=found.outfit,
        legend=found.legend,
        faction=found.faction,
        face=found.face,
        count=found.count,
        legal=not found.problems,
        problems=[
            ProblemShown(text=problem.text, cards=list(problem.cards), mend=problem.mend, rule=problem.rule)
            for problem in found.problems
        ],
        unplayed=list(found.unplayed),
        lines=[LineShown(**msgspec.structs.asdict(line)) for line in found.lines],
        unread=[
            UnreadShown(line=each.line, text=each.text, said=each.said, nearest=list(each.nearest))
            for each in found.unread
        ],
        kind=found.kind,
        lost=list(found.lost),
        titles=list(found.titles),
        text=found.text,
    )


def unreadable(name: str, said: str) -> Brought:
    """Return what is to be said of a saved list that cannot be read at all any more."""
    return Brought(title=name, face="", count=0, problems=(Problem(said),))


def _words(name: str, by: str, found: Brought) -> str:
    return " ".join([name, by, found.outfit, *(line.title for line in found.lines)]).casefold()


def _is_id(text: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
