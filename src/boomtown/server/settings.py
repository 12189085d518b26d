"""What can be set about a server."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
from platformdirs import user_data_path


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A server's settings; the defaults are for a machine at home."""

    db: str
    hosts: frozenset[str] = frozenset()
    """Host names under which the server may be addressed, besides numbers and this machine's own."""
    origins: frozenset[str] = frozenset()
    """Addresses of pages besides our own that may act for their visitors."""
    pace: float = 0.6
    """Seconds between what bots do, when somebody watches; also how long an automatic answer takes."""
    bot_workers: int = 2
    thinking_workers: int = 1
    """Threads in which bots think that take their time, apart from the others; 0: nobody is offered such a bot."""
    idle_seconds: float = 300
    """After how long without a visitor a table is put out of memory."""
    messages_per_second: float = 10
    message_burst: int = 40
    requests_per_second: float = 20
    request_burst: int = 300
    """Requests that change something, of one address."""
    reads_per_second: float = 40
    read_burst: int = 600
    """Requests that change nothing, of one address."""
    sessions_per_second: float = 0.2
    session_burst: int = 60
    """New guests of one address."""
    compress: bool = True
    """Whether what pages are sent is compressed where they can read it: half of the bytes, for more CPU."""
    request_seconds: float = 10
    """How long a request may take to arrive."""
    sockets: int = 10_000
    """Open pages, all of them together."""
    tables: int = 4_000
    """Tables in memory at once; those that nobody visits make room."""
    connections_per_address: int = 400
    sockets_per_address: int = 400
    sockets_per_guest: int = 24
    sockets_per_table: int = 200
    hellos_per_second: float = 1
    hello_burst: int = 30
    """How often one guest, on all pages together, may ask for a table as a whole."""
    chats_per_second: float = 1
    chat_burst: int = 8
    tables_per_guest: int = 100
    bot_tables_per_guest: int = 3
    """Unfinished tables at which nobody but bots sits, of one guest."""
    answers_without_people: int = 5_000
    """A game that nobody sits at any more is ended when it has so many answers."""
    decks_per_guest: int = 200
    versions_per_deck: int = 50
    """How many versions of a saved deck are kept; the published one always is."""
    trials_at_once: int = 1
    """Trials of decks that are played at a time, each in a process of its own; 0: none are."""
    trials_waiting: int = 20
    """How many wait for their turn, one of each guest."""
    keep_lobby_days: int = 30
    """After how many days what was said in the lobby is deleted; 0: never."""
    keep_finished_days: int = 0
    """After how many days without a word a finished game is deleted; 0: never."""
    keep_guests_days: int = 0
    """After how many days a guest is deleted who keeps no name, has no game and no deck; 0: never."""
    contact: str = ""
    """Whom a push service may write to about this server (`mailto:…` or an address); it is sent with every message."""
    notice_seconds: float = 15
    """How long somebody may take to answer before they are told that it is their turn."""
    notice_retry_seconds: float = 2
    """How long to wait before telling is tried again, then five times as long."""
    private_hooks: bool = False
    """Whether guests may be told at addresses of this server's own network, and without TLS."""
    node: str = ""
    """Where other servers on the same PostgreSQL reach this one (`http://10.0.0.2:8420`); empty: there are none."""
    absence_seconds: float = 24 * 3600
    """Where there is no clock: after how long the seat of somebody who is waited for and away may go to a bot."""
    unchecked: bool = False
    """Whether tables may be set up that no rules allow (decks, situations): for tests, and for them alone."""
    seed: int | None = None
    """What every table is dealt from, for tests; nobody could foresee the deals of a server without it."""
    proxies: frozenset[str] = frozenset({"127.0.0.1"})
    """Addresses of reverse proxies that are believed about who asks, and whether by TLS; `*` believes anybody."""
    monitors: frozenset[str] = frozenset({"127.0.0.1", "::1"})
    """Addresses that may read /metrics."""
    language: str = "en"
    """What the house says is in this language; so is the client, where one is built for it (`static/<language>`)."""
    log_format: Literal["text", "json"] = "text"
    log_level: str = "warning"
    static: Path = Path(__file__).parent / "static"


class BadSetting(ValueError):
    """An environment variable that means nothing; the message says which."""


PREFIX = "BOOMTOWN_"
_BY_FLAG = {"db", "host", "port"}
_FOR_TESTS = {"unchecked", "seed", "static"}


def from_environment(environment: Mapping[str, str], **flags: Any) -> Settings:
    """Return the settings of these variables, `BOOMTOWN_PACE=0.3` and so on, and of what is given by flag.

    Lists are separated by commas. A variable nobody knows is a mistake worth telling. Raises BadSetting.
    """
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    settings: dict[str, Any] = {}
    for variable, text in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or name in _BY_FLAG:
            continue
        if name not in kinds or name in _FOR_TESTS:
            known = ", ".join(PREFIX + known.upper() for known in kinds if known not in _FOR_TESTS)
            raise BadSetting(f"There is no setting {variable}; there are {known}.")
        listed = kinds[name] == frozenset[str]
        value: Any = [part.strip() for part in text.split(",") if part.strip()] if listed else text
        try:
            settings[name] = msgspec.convert(value, kinds[name], strict=False)
        except msgspec.ValidationError:
            raise BadSetting(f"{variable} cannot be {text!r}; it is {_spoken(kinds[name])}.") from None
    return Settings(**settings | flags)


def _spoken(kind: Any) -> str:
    """Say what a setting of this type can be."""
    if values := get_args(kind):
        return " or ".join(map(repr, values))
    return {bool: "true or false", int: "a whole number", float: "a number"}.get(kind, "a text")


def default_db() -> Path:
    """Return where the database lies when nobody says otherwise: the user's data directory."""
    return user_data_path("boomtown", appauthor=False) / "boomtown.db"
