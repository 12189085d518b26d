"""The line between a browser and its server, which a test cuts, lets go dead, or mends."""

from __future__ import annotations

import select
import socket
import threading
from contextlib import suppress

LOOK = 0.02
"""Seconds after which a line looks again whether it is to carry anything."""


class Cable:
    """Carries bytes between a port of its own and the server's, both ways, as long as it is whole."""

    def __init__(self, url: str) -> None:
        host, port = url.removeprefix("http://").split(":")
        self._server = (host, int(port))
        self._dead = threading.Event()
        self._closed = threading.Event()
        self._refusing = threading.Event()
        self._ends: list[tuple[socket.socket, socket.socket]] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._let_in, daemon=True).start()

    def cut(self) -> None:
        """Close every line, and let nobody in until it is mended."""
        self._refusing.set()
        for pair in self._ends:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def go_dead(self) -> None:
        """Carry nothing from now on, and say nothing of it: as for a machine that sleeps, or in a tunnel."""
        self._dead.set()

    def mend(self) -> None:
        """Let new lines work. Those that went dead stay so."""
        self._ends.clear()
        self._refusing.clear()
        self._dead.clear()

    def close(self) -> None:
        """Stop for good."""
        self._closed.set()
        self.cut()
        self._door.close()

    def _let_in(self) -> None:
        while not self._closed.is_set():
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if self._refusing.is_set():
                near.close()
                continue
            pair = (near, socket.create_connection(self._server))
            self._ends.append(pair)
            threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        """Carry until one end closes; whoever was there when it went dead is never carried for again."""
        with near, far, suppress(OSError):
            while not self._closed.is_set():
                ready, _, _ = select.select([near, far], [], [], LOOK)
                if self._dead.is_set():
                    self._closed.wait()
                    return
                for end in ready:
                    data = end.recv(65536)
                    if not data:
                        return
                    (far if end is near else near).sendall(data)
