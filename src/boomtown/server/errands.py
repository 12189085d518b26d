"""What a server does beside its visitors' wishes, in tasks that nobody waits for and that end with it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errands:
    """Tasks that are run, and kept until they are done: nobody else holds them."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Begin an errand."""
        task = asyncio.create_task(errand)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def stop(self) -> None:
        """Let none of them go on."""
        for task in self._running:
            task.cancel()
