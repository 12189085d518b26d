"""What the server writes about itself: a line an event, never without end, and never what people answered."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from typing import Literal

import msgspec

PER_MINUTE = 20
"""So many lines of one place in the code a minute; whatever is wrong is understood by then."""
LONGEST = 8_000
"""Characters a line may have, its traceback included; the end of a traceback says most."""

Format = Literal["text", "json"]


class Sparing(logging.Filter):
    """Lets a few records a minute pass of each place in the code, and says how many it has left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since: dict[tuple[str, int], float] = {}
        self._count: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is written."""
        place, now = (record.pathname, record.lineno), self._clock()
        if now - self._since.get(place, -60.0) >= 60:
            left_out = self._count.get(place, 0) - PER_MINUTE
            self._since[place], self._count[place] = now, 0
            if left_out > 0:
                record.msg, record.args = f"{record.getMessage()} ({left_out} more like this)", None
        self._count[place] += 1
        return self._count[place] <= PER_MINUTE


class Text(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as it is written."""
        return _shortened(super().format(record))


class Json(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as it is written."""
        line = {
            "at": record.created,
            "level": record.levelname.lower(),
            "of": record.name,
            "message": _shortened(record.getMessage()),
        }
        if record.exc_info:
            line["traceback"] = _shortened(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up(form: Format, level: str) -> None:
    """Have everything logged to standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(level.upper())
    # It tells of each page that sends nonsense, with all it sent.
    logging.getLogger("websockets").setLevel(logging.CRITICAL)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"… {text[-LONGEST:]}"
