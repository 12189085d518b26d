"""A real server process for the browser tests: started, killed and started again on its port."""

from __future__ import annotations

import json
import signal
from pathlib import Path

from patience import PATIENCE
from server.driver import start


class House:
    """A server on a database of its own; bots answer without pauses, and every table is dealt from one seed."""

    def __init__(self, db: Path, **settings: str) -> None:
        self._db = db
        self._settings = settings
        self._port = 0
        self.url = ""
        self.start()

    def start(self) -> None:
        """Open, at the same port as before if there was one."""
        settings = json.dumps(
            {
                "port": self._port,
                "db": str(self._db),
                "pace": 0,
                "seed": 1,
                "unchecked": True,
                "message_burst": 1000,  # games that tests only need to be over are played by a program
                **self._settings,
            }
        )
        self._process, errors, said = start(settings)
        with errors:
            errors.seek(0)
            assert said.strip().isdecimal(), f"the server did not start: {errors.read()}"
        self._port = int(said)
        self.url = f"http://127.0.0.1:{self._port}"

    def kill(self) -> None:
        """Pull the plug: SIGKILL, no farewell."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        """Stop for good."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)
