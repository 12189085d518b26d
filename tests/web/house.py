"""A real server process for the browser tests: started, killed and started again on its port."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path


class House:
    """`boomtown serve` on a database of its own; bots answer without pauses."""

    def __init__(self, db: Path) -> None:
        self._db = db
        self._port = 0
        self.url = ""
        self.start()

    def start(self) -> None:
        """Open, at the same port as before if there was one."""
        command = Path(sys.executable).with_name("boomtown")
        options = ["--port", str(self._port), "--db", str(self._db), "--pace", "0"]
        self._process = subprocess.Popen(
            [command, "serve", *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.url = self._address()
        self._port = int(self.url.rsplit(":", 1)[1])

    def _address(self) -> str:
        """Wait until the server says where it is."""
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if found := re.search(r"http://[\w.]+:\d+", line):
                return found[0]
        raise AssertionError(f"the server did not start: {said}")

    def kill(self) -> None:
        """Pull the plug: SIGKILL, no farewell."""
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()

    def close(self) -> None:
        """Stop for good."""
        self._process.terminate()
        self._process.communicate(timeout=15)
