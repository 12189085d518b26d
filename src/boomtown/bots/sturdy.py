"""Bots that stop no game: one that fails, answers what is not allowed or takes too long gets a safe answer, and a line
in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock, Thread
from typing import Any, ClassVar

from boomtown.table import Answer, Ask, Bot, Eyes, Look, OneOf

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds a bot from elsewhere may think; ours keep to their budgets themselves."""
MOST_LATE = 2
"""Of one bot's thoughts so many may go on behind our back; then it is not asked until they end."""
MODEST = ("pass", "no", "none", "done")
"""Answers that let things be, where there are any."""


def safe(ask: Ask) -> Answer:
    """Return an answer that does little: the usual one, one that lets things be, or the first there is."""
    if ask.usual is not None:
        return ask.usual
    if isinstance(ask.form, OneOf):
        for answer in MODEST:
            if answer in ask.form.ids:
                return answer
    return next(iter(ask.form.choices()))


class TookTooLong(Exception):
    """A bot was asked, and nothing came."""


class SturdyBot:
    """A bot by name whose mistakes cost only itself."""

    def __init__(self, name: str, make: Callable[[], Bot], patience: float | None = None) -> None:
        """Without patience it is asked here and now; with it, in a thread that may be left behind."""
        self._name = name
        self._make = make
        self._patience = patience

    def choose(self, ask: Ask, look: Look) -> Answer:
        """Return the bot's answer, if it has a legal one in time."""
        try:
            return ask.form.check(self._asked(ask, look))
        except Exception:
            log.exception("the bot %s failed at %s; it gets a safe answer", self._name, ask.message.key)
            return safe(ask)

    def _asked(self, ask: Ask, look: Look) -> Answer:
        if self._patience is None:
            return self._make().choose(ask, look)
        return Thought(self._name, self._make, ask, look).wait(self._patience)


class Thought:
    """What a bot thinks in a thread of its own, at a copy of the table: it may still look when the game has gone on."""

    _late: ClassVar[dict[str, int]] = {}
    _lock = Lock()

    def __init__(self, name: str, make: Callable[[], Bot], ask: Ask, look: Look) -> None:
        """Begin to think. Raises TookTooLong if too many thoughts of this bot have not ended yet."""
        with self._lock:
            if self._late.get(name, 0) >= MOST_LATE:
                raise TookTooLong(f"{name} is still thinking about earlier questions")
        self._name = name
        self._found: list[Answer] = []
        self._failed: list[BaseException] = []
        self._given_up = False
        eyes = look.apart() if isinstance(look, Eyes) else look
        self._thread = Thread(target=self._think, args=(make, ask, eyes), daemon=True, name=f"bot-{name}")
        self._thread.start()

    def _think(self, make: Callable[[], Bot], ask: Ask, look: Look) -> None:
        try:
            self._found.append(make().choose(ask, look))
        except BaseException as error:
            self._failed.append(error)
        finally:
            with self._lock:
                if self._given_up:
                    self._late[self._name] -= 1

    def wait(self, seconds: float) -> Any:
        """Return what it thought. Raises what it raised, or TookTooLong."""
        self._thread.join(seconds)
        with self._lock:
            if self._thread.is_alive() and not (self._found or self._failed):
                self._given_up = True
                self._late[self._name] = self._late.get(self._name, 0) + 1
                raise TookTooLong(f"{self._name} thought for {seconds} seconds")
        if self._failed:
            raise self._failed[0]
        return self._found[0]
