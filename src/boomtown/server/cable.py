"""WebSockets without detours: each answer crosses one, and what it leads to crosses all of its table's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION = "boomtown.cable"
"""Under this name a socket's cable is found in its scope."""
READ_AHEAD = 16
"""So many messages may wait to be handled before we stop listening to whoever sends them."""


class Cable(WebSocketsSansIOProtocol):
    """A WebSocket that several messages can be sent by in one go, and whose reading stops only for who sends too much.

    As it is, uvicorn stops reading for each message, and begins anew once that was handled.
    """

    async def run_asgi(self) -> None:
        """Let the application know the cable itself."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Put a whole message where the application finds it."""
        paused, self.read_paused = self.read_paused, True  # so nobody pauses it now
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def send_at_once(self, texts: Sequence[bytes]) -> bool:
        """Send these in one go, if too much is not on its way already and somebody is there; whether it was sent."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
