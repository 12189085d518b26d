"""Trials: bots play somebody's deck against another in the background, in a process that stands back for all else.

One of each person is played or waits, few are played at a time, the others wait in a queue. Every game that is over is
written down, so a trial that a restart has cut off goes on with the next one. The process is `boomtown.lab.trial`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import secrets
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import cast

import msgspec

import boomtown
from boomtown.bots import bot_names
from boomtown.server.deck_wire import CardFate, NewTrial, TrialResult, TrialShown, TrialStatus
from boomtown.server.decks import Decks
from boomtown.server.guests import Guest
from boomtown.server.problems import conflict, not_found, unusable
from boomtown.server.saying import for_all, says
from boomtown.server.settings import Settings
from boomtown.server.store import NotStored, Store, TrialRow
from boomtown.server.store.decks import UNFINISHED
from boomtown.server.store.nodes import Nodes
from boomtown.server.wire import MOST
from boomtown.table import CannotBring, Message, is_known, text
from boomtown.table.shares import wilson
from boomtown.table.workshop import Terms

log = logging.getLogger(__name__)

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
KEPT = 20
"""Trials of a person that are kept."""
GAME_SECONDS = 300.0
"""A game that takes longer than this is given up: something is wrong with it."""


class Game(msgspec.Struct, frozen=True):
    """A game of a trial, as the process tells it."""

    number: int
    result: int
    days: int
    drawn: tuple[str, ...]
    played: tuple[str, ...]
    in_play: tuple[str, ...]


class Tally(msgspec.Struct):
    """What the games so far came to."""

    played: int = 0
    won: int = 0
    lost: int = 0
    days: int = 0
    fates: dict[str, list[int]] = {}
    """By face: games it was drawn, played and left in play in, and those of each that were won."""

    def add(self, game: Game) -> None:
        """Count a game."""
        self.played += 1
        self.won += game.result > 0
        self.lost += game.result < 0
        self.days += game.days
        for place, faces in enumerate((game.drawn, game.played, game.in_play)):
            for face in faces:
                fate = self.fates.setdefault(face, [0] * 6)
                fate[2 * place] += 1
                fate[2 * place + 1] += game.result > 0


class Trials:
    """The trials of a server."""

    def __init__(self, settings: Settings, store: Store, decks: Decks) -> None:
        self._settings = settings
        self._store = store
        self._shelf = store.decks
        self._decks = decks
        self._queue: list[str] = []
        self._running: dict[str, asyncio.Task[None]] = {}
        self._starting = asyncio.Lock()
        self._closing = False

    async def open(self) -> None:
        """Go on with what a restart has cut off; what another server is playing is left to it."""
        if self._store.nodes is not None:
            await self._take_over(self._store.nodes)
            return
        for row in await self._shelf.unfinished_trials():
            await self._queue_again(row.id, again=row.status == "playing")
        self._go_on()

    async def _take_over(self, nodes: Nodes) -> None:
        """Go on with what servers were playing that are dead now."""
        for trial_id in await nodes.take_trials():
            await self._queue_again(trial_id, again=True)
        self._go_on()

    async def _queue_again(self, trial_id: str, *, again: bool) -> None:
        if again:
            await self._shelf.set_trial(trial_id, status="queued", note=for_all("trial-again").key)
        self._queue.append(trial_id)

    async def close(self) -> None:
        """Stop all processes; their trials go on when the server is started again."""
        self._closing = True
        running = list(self._running.values())
        for task in running:
            task.cancel()
        for task in running:
            with suppress(asyncio.CancelledError):
                await task

    # --- what people ask for -------------------------------------------------------------------

    async def start(self, guest: Guest, new: NewTrial) -> TrialShown:
        """Take a trial in. Refuses a second one of the same person, and any when too many wait."""
        if self._settings.trials_at_once < 1:
            raise conflict(says("decks-are-not-tried"))
        row = await self._wanted(guest, new)
        async with self._starting:
            for mine in await self._shelf.trials_of(guest.id, KEPT):
                if mine.status in UNFINISHED and self._goes_on(mine):
                    raise conflict(says("a-trial-of-yours"))
            if len(self._queue) >= self._settings.trials_waiting:
                raise conflict(says("too-many-trials-are"))
            await self._shelf.add_trial(row)
            await self._shelf.forget_trials(guest.id, KEPT)
            self._queue.append(row.id)
        self._go_on()
        return await self.show(guest, row.id)

    async def show(self, guest: Guest, trial_id: str) -> TrialShown:
        """Return a trial of somebody's."""
        return self._shown(await self._find(guest, trial_id))

    async def _find(self, guest: Guest, trial_id: str) -> TrialRow:
        row = await self._shelf.trial(guest.id, trial_id) if _ID.fullmatch(trial_id) else None
        if row is None:
            raise not_found(says("there-is-no-such-trial"))
        nodes = self._store.nodes
        if nodes is not None and row.status in UNFINISHED and row.node != nodes.me:
            await self._take_over(nodes)  # if the server that has it is dead; then this is where it goes on
        return row

    async def mine(self, guest: Guest) -> list[TrialShown]:
        """Return somebody's trials, the latest first."""
        return [self._shown(row) for row in await self._shelf.trials_of(guest.id, KEPT)]

    async def stop(self, guest: Guest, trial_id: str) -> TrialShown:
        """Stop a trial of somebody's."""
        await self.show(guest, trial_id)
        await self._shelf.set_trial(trial_id, status="stopped", note="")
        self._drop(trial_id)
        return await self.show(guest, trial_id)

    async def forget(self, guest: Guest) -> None:
        """Stop everything that runs for somebody who leaves for good."""
        for row in await self._shelf.trials_of(guest.id, MOST):
            self._drop(row.id)

    def _drop(self, trial_id: str) -> None:
        if trial_id in self._queue:
            self._queue.remove(trial_id)
        if trial_id in self._running:
            self._running[trial_id].cancel()

    async def _wanted(self, guest: Guest, new: NewTrial) -> TrialRow:
        """Return a trial of decks that may be played. Refuses others with a sentence."""
        game = self._decks.game(new.game)
        workshop = self._decks.workshop(new.game)
        bots = bot_names(game.name)
        bot = new.bot or bots[-1]
        if bot not in bots:
            raise unusable(
                says("there-is-no-bot-for", bot=repr(bot), title=game.title, known=", ".join(bots))
            )
        options = game.usual(2)
        titles = []
        for seat, choice in enumerate((new.mine, new.against)):
            what = await self._decks.brought(guest, new.game, choice)
            ready = {each.name: each.title for each in game.ready_made()}
            try:
                options = await asyncio.to_thread(game.bring, options, seat, what)
                titles.append(ready.get(what) or workshop.look(what, Terms()).title)
            except CannotBring as error:
                raise unusable(str(error)) from error
        now = time.time()
        return TrialRow(
            id=secrets.token_urlsafe(9),
            guest_id=guest.id,
            game=new.game,
            status="queued",
            wanted={
                "options": game.unattended(options),
                "titles": titles,
                "bot": bot,
                "games": new.games,
                "seed": secrets.randbelow(MOST) if new.seed is None else new.seed,
            },
            tally=msgspec.to_builtins(Tally()),
            note="",
            node=self._store.nodes.me if self._store.nodes is not None else None,
            created=now,
            updated=now,
        )

    def _shown(self, row: TrialRow) -> TrialShown:
        tally = msgspec.convert(row.tally, Tally)
        status = cast(TrialStatus, row.status)
        broken_off = row.status in UNFINISHED and not self._goes_on(row)
        return TrialShown(
            id=row.id,
            game=row.game,
            status="stopped" if broken_off else status,
            position=self._queue.index(row.id) if row.id in self._queue else None,
            mine=row.wanted["titles"][0],
            against=row.wanted["titles"][1],
            bot=row.wanted["bot"],
            games=row.wanted["games"],
            played=tally.played,
            seed=row.wanted["seed"],
            created=row.created,
            note=says("trial-gone") if broken_off else _noted(row.note),
            result=_result(row, tally) if tally.played else None,
        )

    def _goes_on(self, row: TrialRow) -> bool:
        """Whether this server plays it, or another one that may be alive does; not, if it could not be written down."""
        return self._store.nodes is not None or row.id in self._queue or row.id in self._running

    # --- playing -------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Begin with as many trials of the queue as may be played at a time."""
        while self._queue and len(self._running) < self._settings.trials_at_once and not self._closing:
            trial_id = self._queue.pop(0)
            task = asyncio.create_task(self._play(trial_id))
            self._running[trial_id] = task
            task.add_done_callback(lambda _, done=trial_id: self._ended(done))  # type: ignore[misc]

    def _ended(self, trial_id: str) -> None:
        self._running.pop(trial_id, None)
        self._go_on()

    async def _play(self, trial_id: str) -> None:
        try:
            await self._play_all(trial_id)
        except NotStored as error:
            log.error("trial %s could not be written down: %s", trial_id, error)
        except Exception:
            log.exception("trial %s failed", trial_id)
            with suppress(NotStored):
                await self._shelf.set_trial(trial_id, status="failed", note=for_all("trial-broke").key)

    async def _play_all(self, trial_id: str) -> None:
        row = next((each for each in await self._shelf.unfinished_trials() if each.id == trial_id), None)
        if row is None:
            return
        await self._shelf.set_trial(trial_id, status="playing")
        tally = msgspec.convert(row.tally, Tally)
        wanted = {name: row.wanted[name] for name in ("options", "bot", "games", "seed")}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "boomtown.lab.trial",
            env=_environment(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode({"game": row.game, "first": tally.played, **wanted}))
            process.stdin.close()
            await self._count(trial_id, tally, process, row.wanted["games"])
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _count(
        self, trial_id: str, tally: Tally, process: asyncio.subprocess.Process, games: int
    ) -> None:
        """Count the games as they come; write each of them down."""
        assert process.stdout is not None
        while tally.played < games:
            try:
                async with asyncio.timeout(GAME_SECONDS):
                    line = await process.stdout.readline()
            except TimeoutError:
                await self._shelf.set_trial(trial_id, status="failed", note=for_all("trial-too-long").key)
                return
            if not line:
                assert process.stderr is not None
                log.error("trial %s broke off: %s", trial_id, (await process.stderr.read()).decode()[-2000:])
                await self._shelf.set_trial(trial_id, status="failed", note=for_all("trial-broke").key)
                return
            tally.add(msgspec.json.decode(line, type=Game))
            if not await self._shelf.set_trial(trial_id, tally=msgspec.to_builtins(tally)):
                return  # stopped by way of another server, or its owner is gone
        await self._shelf.set_trial(trial_id, status="done", note="")


def _noted(note: str) -> str:
    """Return what was noted in the language of whoever asks; notes of earlier versions are sentences already."""
    return text(message) if is_known(message := Message(note)) else note


def _environment() -> dict[str, str]:
    """Return the environment in which a process plays by the same program as this one, wherever that lies."""
    own = str(Path(boomtown.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [own, os.environ.get("PYTHONPATH")]))}


def _result(row: TrialRow, tally: Tally) -> TrialResult:
    least, most = wilson(tally.won, tally.played)
    deck = row.wanted["options"]["decks"][0]
    copies = Counter([deck["outfit"], *deck["cards"], *([deck["legend"]] if deck.get("legend") else [])])
    fates = [_fate(face, count, tally) for face, count in copies.items()]
    return TrialResult(
        won=tally.won,
        lost=tally.lost,
        drawn=tally.played - tally.won - tally.lost,
        share=tally.won / tally.played,
        least=least,
        most=most,
        days=tally.days / tally.played,
        cards=sorted(fates, key=lambda fate: -fate.weight),
    )


def _fate(face: str, count: int, tally: Tally) -> CardFate:
    drawn, drawn_won, played, played_won, in_play, in_play_won = tally.fates.get(face, [0] * 6)
    others, others_won = tally.played - drawn, tally.won - drawn_won
    weight = drawn_won / drawn - others_won / others if drawn and others else 0.0
    return CardFate(
        title=face,
        face=face,
        count=count,
        drawn=drawn,
        drawn_won=drawn_won,
        played=played,
        played_won=played_won,
        in_play=in_play,
        in_play_won=in_play_won,
        weight=weight,
    )
