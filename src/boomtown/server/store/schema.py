"""The database's tables. Changed only together with a migration in `migrations/versions`.

Plain SQL types only, so that another database than SQLite can be used.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """The common ground; constraints are named so that migrations can speak of them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class GuestRow(Base):
    """A person, known by the cookie of the browser they came with; only the token's hash is kept."""

    __tablename__ = "guests"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(80))
    auto_pass: Mapped[bool] = mapped_column(Boolean)
    created: Mapped[float] = mapped_column(Float)
    login: Mapped[str | None] = mapped_column(String(160), unique=True, index=True)
    """What their name looks like at a glance, once they keep it: nobody else can have it."""
    password: Mapped[str | None] = mapped_column(String(200))
    """Hashed by argon2id."""
    recovery: Mapped[str | None] = mapped_column(String(64), unique=True, index=True)
    """The hash of the code by which they come back without a password."""


class SessionRow(Base):
    """Another way in for a person: a further browser, or (with a title and scopes) a program's token."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    title: Mapped[str | None] = mapped_column(String(80))
    scopes: Mapped[list[str]] = mapped_column(JSON)
    """What a program may do; empty for a browser, which may do everything."""
    created: Mapped[float] = mapped_column(Float)


class TableRow(Base):
    """A table: what a journal's header says, and where the game stands for those who list it."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_host_id_request", "host_id", "request", unique=True),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    invitation: Mapped[str] = mapped_column(String(64), unique=True)
    host_id: Mapped[int] = mapped_column(ForeignKey("guests.id"))
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[str] = mapped_column(String(40))
    seed: Mapped[int] = mapped_column(BigInteger)
    config: Mapped[dict[str, Any]] = mapped_column(JSON)
    watchable: Mapped[bool] = mapped_column(Boolean)
    listed: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether everybody who looks for a game is shown it before it starts."""
    status: Mapped[str] = mapped_column(String(16), index=True)
    asked: Mapped[list[int]] = mapped_column(JSON)
    """Seats of the open question, as everyone may know them."""
    pending: Mapped[list[int]] = mapped_column(JSON)
    """Those of them that have not answered; never shown to others."""
    winners: Mapped[list[int]] = mapped_column(JSON)
    verdict: Mapped[Any | None] = mapped_column(JSON(none_as_null=True), nullable=True)
    """How it came out, where the rules did not decide it: conceded, agreed upon, out of time."""
    chapter: Mapped[int] = mapped_column(Integer, server_default="0")
    """The day or round the game has come to."""
    pace: Mapped[Any | None] = mapped_column(JSON(none_as_null=True), nullable=True)
    """How long its players may think; null: as long as they like."""
    clock: Mapped[Any | None] = mapped_column(JSON(none_as_null=True), nullable=True)
    """What their clocks say."""
    deadline: Mapped[float | None] = mapped_column(Float, index=True)
    """When the next of them comes to zero."""
    rematch: Mapped[str | None] = mapped_column(String(32))
    """The table at which it is played again."""
    node: Mapped[str | None] = mapped_column(String(32), index=True)
    """The server that has it, where there are several."""
    unlisted_by: Mapped[list[int]] = mapped_column(JSON, server_default="[]")
    """The guests who have taken it off their list."""
    hands: Mapped[Any | None] = mapped_column(JSON(none_as_null=True), nullable=True)
    """Who may look into whose hand besides its player; null: nobody."""
    rated: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether its outcome has changed its players' ratings."""
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)
    request: Mapped[str | None] = mapped_column(String(64))
    """The id its creator gave to the request; sent again, it makes no second table."""


class NodeRow(Base):
    """A server of this database, and when its heart last beat, by the database's clock."""

    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    address: Mapped[str] = mapped_column(String(200))
    beat: Mapped[float] = mapped_column(Float)


class SeatRow(Base):
    """Who sits where. A seat handed to a bot or left open remembers who left it."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    guest_id: Mapped[int | None] = mapped_column(ForeignKey("guests.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    former_id: Mapped[int | None] = mapped_column(ForeignKey("guests.id"), index=True)
    seen_by: Mapped[list[int]] = mapped_column(JSON, server_default="[]")
    """The guests who have left it while the game was played: they know what it held."""
    out: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether whoever sat there has conceded, or lost by time: then nobody comes back to it."""
    shows: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether whoever sits there lets those who watch see the hand, if all do."""


class EntryRow(Base):
    """One line of a table's journal: an answer, or (with `undo`) answers taken back down to that many."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table_id", "seat", "client_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(Integer)
    answer: Mapped[Any] = mapped_column(JSON)
    undo: Mapped[int | None] = mapped_column(Integer)
    auto: Mapped[bool] = mapped_column(Boolean)
    """Given by the server because it was the only legal one."""
    client_id: Mapped[str | None] = mapped_column(String(64))
    """The id a client gave it: sent again, it counts once."""
    created: Mapped[float] = mapped_column(Float)


class MarkRow(Base):
    """What a game had come to after so many entries; some marks hold the state itself, to go on from."""

    __tablename__ = "marks"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """After how many entries."""
    rules: Mapped[str] = mapped_column(String(40))
    """The version of the rules that were at work."""
    fingerprint: Mapped[str] = mapped_column(String(32))
    answers: Mapped[int] = mapped_column(Integer)
    seq: Mapped[int] = mapped_column(Integer)
    state: Mapped[bytes | None] = mapped_column(LargeBinary)
    """The state in which the running step began, as JSON, compressed; only where that step had no answer yet."""
    begins: Mapped[bool] = mapped_column(Boolean)
    """Whether the game goes on from this state, whatever entries come before."""
    created: Mapped[float] = mapped_column(Float)


class ChatRow(Base):
    """Something said at a table."""

    __tablename__ = "chats"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(String(2000))
    guest_id: Mapped[int | None] = mapped_column(Integer)
    """Who said it; not known of what was said long ago."""
    watching: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether it was said among those who watch: those who play do not hear it until the game is over."""
    created: Mapped[float] = mapped_column(Float)


class DeckRow(Base):
    """A deck somebody has saved: where it stands now, and how others may see it. Its lists are its versions."""

    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[int] = mapped_column(Integer)
    """The newest."""
    created: Mapped[float] = mapped_column(Float)
    code: Mapped[str | None] = mapped_column(String(64), unique=True)
    """What its link is made of; it stays the same when the deck is published again."""
    published: Mapped[int | None] = mapped_column(Integer)
    """The version that others see; null: none."""
    published_at: Mapped[float | None] = mapped_column(Float, index=True)
    listed: Mapped[bool] = mapped_column(Boolean, server_default=false())
    description: Mapped[str] = mapped_column(Text, server_default="")
    faction: Mapped[str] = mapped_column(String(40), server_default="")
    """Of the published version, to be looked for."""
    words: Mapped[str] = mapped_column(Text, server_default="")
    """What the published version is found by, in lower case: its name, its author, its cards."""


class DeckVersionRow(Base):
    """A deck as it was saved once."""

    __tablename__ = "deck_versions"

    deck_id: Mapped[str] = mapped_column(ForeignKey("decks.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(80))
    list: Mapped[str] = mapped_column(Text)
    """As people write it: titles, not numbers, so that it can be read by any later program."""
    notes: Mapped[str] = mapped_column(Text)
    format: Mapped[str] = mapped_column(String(40))
    wording: Mapped[str] = mapped_column(String(40))
    auto: Mapped[bool] = mapped_column(Boolean)
    """Saved by itself: the next that is, too, takes its place."""
    saved: Mapped[float] = mapped_column(Float)


class TrialRow(Base):
    """Games between bots in the background: what was asked for, and how far it has come."""

    __tablename__ = "trials"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    status: Mapped[str] = mapped_column(String(16), index=True)
    wanted: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The decks, the bot, the seed, how many games."""
    tally: Mapped[dict[str, Any]] = mapped_column(JSON)
    """What the games so far came to."""
    note: Mapped[str] = mapped_column(String(200), server_default="")
    node: Mapped[str | None] = mapped_column(String(32))
    """The server that plays it, where there are several."""
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)


# --- people among people --------------------------------------------------------------------------


class LobbyRow(Base):
    """Something said in the lobby."""

    __tablename__ = "lobby_lines"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    name: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(String(2000))
    created: Mapped[float] = mapped_column(Float)


class ShunRow(Base):
    """Somebody whom a guest does not want to hear (`mute`), or to have anything to do with (`block`)."""

    __tablename__ = "shunned"

    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    other_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(8))
    created: Mapped[float] = mapped_column(Float)


class ReportRow(Base):
    """What somebody told the house about another, with what was said, as it was then."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    other_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    name: Mapped[str] = mapped_column(String(80))
    table_id: Mapped[str | None] = mapped_column(String(32))
    said: Mapped[str | None] = mapped_column(String(2000))
    why: Mapped[str] = mapped_column(String(2000))
    created: Mapped[float] = mapped_column(Float)
    handled: Mapped[float | None] = mapped_column(Float)


class BanRow(Base):
    """Somebody the house lets in no more: a guest by number, a name, or an address."""

    __tablename__ = "bans"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    value: Mapped[str] = mapped_column(String(160))
    why: Mapped[str] = mapped_column(String(200))
    until: Mapped[float | None] = mapped_column(Float)
    """Null: for good."""
    created: Mapped[float] = mapped_column(Float)


class WatchedRow(Base):
    """A table on somebody's list of those they watch."""

    __tablename__ = "watched"

    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True, index=True)
    created: Mapped[float] = mapped_column(Float)


class RatingRow(Base):
    """How strong somebody is at a game at a pace, as far as their games tell."""

    __tablename__ = "ratings"

    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    pace: Mapped[str] = mapped_column(String(16), primary_key=True)
    rating: Mapped[float] = mapped_column(Float)
    deviation: Mapped[float] = mapped_column(Float)
    volatility: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    updated: Mapped[float] = mapped_column(Float)


class SecretRow(Base):
    """A key of the house itself, made when it is first wanted."""

    __tablename__ = "house_secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class NoticeRow(Base):
    """Where somebody wants to be told that it is their turn: a browser (`push`) or an address of theirs (`hook`)."""

    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    address: Mapped[str] = mapped_column(String(1000))
    secrets: Mapped[dict[str, str]] = mapped_column(JSON)
    language: Mapped[str] = mapped_column(String(40), server_default="")
    """In which one to tell them; empty: that of the house."""
    failures: Mapped[int] = mapped_column(Integer, server_default="0")
    """How often in a row it could not be reached."""
    created: Mapped[float] = mapped_column(Float)


class PasskeyRow(Base):
    """A device by which somebody comes in; only its public key is kept."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(400), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    uses: Mapped[int] = mapped_column(BigInteger)
    title: Mapped[str] = mapped_column(String(80))
    created: Mapped[float] = mapped_column(Float)
