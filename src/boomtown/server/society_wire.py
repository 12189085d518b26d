"""What crosses the wire about people among people: the lobby, keeping away, reports, tables that are watched."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from boomtown.server.wire import CHAT_LENGTH, Count, PaceShown, Received, Sent, Status, TableId

Words = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH, pattern=r"^[^\x00-\x08\x0e-\x1f]*$"
    ),
]


class LobbyWords(Received):
    """Something to say to everybody in the lobby."""

    text: Words


class LobbyLine(Sent):
    """Something said in the lobby."""

    id: int
    name: str
    text: str
    at: float
    mine: bool


class Somebody(Received):
    """Whom I mean: by something they said in the lobby or at a table, or by where they sit."""

    lobby_line: Count | None = None
    table: TableId | None = None
    chat_line: Count | None = None
    seat: Annotated[int, Field(ge=0, le=12)] | None = None


class Shun(Received):
    """Keep somebody away: `mute` hides what they say, `block` also keeps us from sitting at one table."""

    who: Somebody
    kind: Literal["mute", "block"]


class Shunned(Sent):
    """Somebody I do not want to hear."""

    id: int
    name: str
    kind: Literal["mute", "block"]
    since: float


class Report(Received):
    """Tell the house about somebody; what they said is kept with it."""

    who: Somebody
    why: Words


class WatchedTable(Sent):
    """A table that I watch."""

    id: str
    game: str
    title: str
    status: Status
    players: list[str]
    chapter: str
    pace: PaceShown | None
    updated: float
