"""A real server process for the browser tests: started, killed and started again on its port."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

from server.driver import RUNNER


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
                **self._settings,
            }
        )
        self._process = subprocess.Popen(
            [sys.executable, str(RUNNER), settings],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.strip().isdecimal(), f"the server did not start: {said}{self._process.stdout.read()}"
        self._port = int(said)
        self.url = f"http://127.0.0.1:{self._port}"

    def kill(self) -> None:
        """Pull the plug: SIGKILL, no farewell."""
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()

    def close(self) -> None:
        """Stop for good."""
        self._process.terminate()
        self._process.communicate(timeout=15)
