"""Everything that crosses the wire, as models: HTTP bodies here, WebSocket frames in `frames`.

`python -m boomtown.server.openapi` prints them all as one OpenAPI document; docs/protocol.md tells how they
are used. Words are rendered here on the server: a client shows `text` and needs no catalogue.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from boomtown.server.names import proper_name

NAME_LENGTH = 24
CHAT_LENGTH = 500
LARGEST_MESSAGE = 16 * 1024

MOST = 2**31 - 1
"""The largest number anybody has a use for, and the largest that every database can keep."""

PlayerName = Annotated[
    str, StringConstraints(min_length=1, max_length=NAME_LENGTH), AfterValidator(proper_name)
]
ClientId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]+$")]
Secret = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Count = Annotated[int, Field(ge=0, le=MOST)]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Brings = Annotated[str, StringConstraints(min_length=1, max_length=12_000)]
DeckId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]


class Received(BaseModel):
    """What clients send; a field nobody knows is a mistake worth telling."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class Sent(BaseModel):
    """What the server sends; every field is always there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True, use_attribute_docstrings=True)


# --- words ------------------------------------------------------------------------------------------


class Said(Sent):
    """A sentence: its words for people, its key and arguments for programs that draw what it tells."""

    key: str
    args: dict[str, Any]
    text: str
    help: str | None
    """A longer explanation, where the catalogue has one."""


class Problem(Sent):
    """What went wrong, as RFC 9457 problem details; `detail` is a sentence for people."""

    type: str
    title: str
    status: int
    detail: str


# --- who I am ---------------------------------------------------------------------------------------


class Me(Sent):
    """The guest behind this browser's cookie."""

    name: str
    auto_pass: bool
    """Whether the server answers for me when there is only one legal answer."""
    kept: bool
    """Whether my name is kept for me by a password."""
    recovery: bool
    """Whether there is a recovery code of mine."""


class LanguageShown(Sent):
    """A language the server and its pages speak."""

    code: str
    name: str
    """What it calls itself."""


class Password(Received):
    """Keep my name by this password, or change it."""

    password: Secret


class NameAndPassword(Received):
    """Come in as somebody who keeps their name."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    # Any, also one that could be nobody's: whoever mistypes is told that it is wrong, not how long it should be.
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class CodeGiven(Received):
    """Come in by a recovery code."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=80)]


class NewCode(Sent):
    """A recovery code: shown once, stored as a hash."""

    code: str


class Goodbye(Received):
    """Delete everything about me; my name, said once more, so that nobody does it by mistake."""

    name: str


Scope = Literal["read", "play"]


class NewToken(Received):
    """A token for a program: what it is for, and whether it may only look or also play."""

    title: Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f]+$")]
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=2)]


class TokenMade(Sent):
    """A token, shown this once: send it as `Authorization: Bearer …`."""

    token: str
    id: str


class TokenShown(Sent):
    """A token of mine, without itself."""

    id: str
    title: str
    scopes: list[Scope]
    created: float


class AnswerGiven(Received):
    """An answer to the prompt with this `seq`. Sent again with the same `id`, it counts once."""

    id: ClientId
    seq: Count
    choice: Any


class GameTally(Sent):
    """How somebody has fared at a game."""

    title: str
    won: int
    lost: int
    drawn: int
    unfinished: int


class RatingShown(Sent):
    """How strong somebody is at a game, as far as games against people tell (Glicko-2)."""

    title: str
    pace: Literal["live", "letter", "untimed"]
    rating: int
    low: int
    high: int
    """With 95 in 100 chances it lies between `low` and this."""
    certain: bool
    """Whether there were games enough to say much."""
    games: int


class Profile(Sent):
    """Somebody's games."""

    name: str
    since: float
    games: list[GameTally]
    ratings: list[RatingShown]


class MeChange(Received):
    """What a guest may change; what is left out stays."""

    name: PlayerName | None = None
    auto_pass: bool | None = None


# --- games ------------------------------------------------------------------------------------------


class ReadyMadeShown(Sent):
    """Something a seat may bring by its name, as a starter deck."""

    name: str
    title: str
    about: str
    face: str
    """What stands for it in a picture, by its key among the game's cards."""
    group: str
    """The gang or other party it is of, by id."""
    plan: str
    """How to play it, in a few sentences; empty where nothing is said."""


class ProblemShown(Sent):
    """What is wrong with it: a sentence, the cards concerned, and what would mend it."""

    text: str
    cards: list[str]
    mend: str
    rule: str = ""
    """The id of the rule it breaks, for who wants to look it up; no part of the sentence."""


class OpponentShown(Sent):
    """A bot as people meet it."""

    id: str
    """What seats are given."""
    name: str
    about: str
    """A line of character, to be read after the name; empty for a bot that has none."""
    rating: int | None
    """Its strength as measured in a league of bots of this game, whose middle is 1500; null if nobody measured it."""
    takes_time: bool
    """Whether it thinks before it answers; the game's `bots` answer at once."""


class GameInfo(Sent):
    """A game that can be played here."""

    name: str
    title: str
    seat_counts: list[int]
    bots: list[str]
    """The bots that answer at once, the weakest first; the last one is the usual opponent."""
    opponents: list[OpponentShown]
    """Whom seats can be given to, as people meet them: these bots, in the same order, and those that take time."""
    ready_made: list[ReadyMadeShown]
    """What seats may bring by name, as starter decks; empty in games where all come empty-handed."""
    config_schema: dict[str, Any]
    """JSON Schema of the options; `players` is filled in by the server from the number of seats."""


# --- tables -----------------------------------------------------------------------------------------

Status = Literal["lobby", "playing", "over"]
Result = Literal["won", "lost", "drawn", "ended"]


class MySeat(Received):
    """The seat of whoever creates the table."""

    kind: Literal["me"]
    brings: Brings | None = None
    """What I bring: something ready-made by its name, `random` for any of them, or a deck written out; null: what the
    table has for the seat."""
    deck: DeckId | None = None
    """Instead: a saved deck of mine, by its id."""


class OpenSeat(Received):
    """A seat for whoever has the invitation."""

    kind: Literal["open"]


class BotSeat(Received):
    """A seat for a bot, by its name."""

    kind: Literal["bot"]
    bot: BotName
    brings: Brings | None = None
    """What the bot is given to play with, as above."""
    deck: DeckId | None = None
    """Instead: a saved deck of mine, by its id."""


SeatPlan = Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]


class PaceWanted(Received):
    """How long players may think. Without one they may as long as they like."""

    per: Literal["decision", "game"]
    """A clock for every decision, or one for the whole game."""
    seconds: Annotated[int, Field(ge=1, le=30 * 24 * 3600)]
    """What the clock begins with; days, for a game by letter."""
    increment: Annotated[int, Field(ge=0, le=24 * 3600)] = 0
    """With a clock for the whole game: what every answer adds."""
    at_zero: Literal["bot", "forfeit"] = "bot"
    """What happens at zero: a bot takes over until its player comes back, or the seat is lost."""


class PaceShown(Sent):
    """How long players may think."""

    per: Literal["decision", "game"]
    seconds: int
    increment: int
    at_zero: Literal["bot", "forfeit"]


class HandsWanted(Received):
    """Who may look into hands, besides those who hold them: of those who watch, never of those who play."""

    teaching: bool = False
    """Whoever watches may, at any time: a table to learn at, which counts for nobody's rating."""
    consent: bool = False
    """Whoever watches may, once all who play let them."""
    after_minutes: Annotated[int, Field(ge=1, le=24 * 60)] | None = None
    """Whoever watches may look back at hands as they were so many minutes ago."""


class HandsShown(Sent):
    """Who may look into hands, and who lets them."""

    teaching: bool
    consent: bool
    after_minutes: int | None
    shows: list[int]
    """The seats whose people let those who watch see their hands."""
    open: bool
    """Whether those who watch may look now."""


class NewTable(Received):
    """A table to be created. With no open seat the game starts at once."""

    id: ClientId | None = None
    """Any string unique for me (a UUID): the same request sent again leads to the same table, not to a second one."""
    game: str
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]
    config: dict[str, Any] = {}
    again: TableId | None = None
    """A table of the same game where I sat: its options, everybody's decks among them, where `config` says nothing."""
    watchable: bool = True
    """Whether whoever knows the table's address may watch (they see what a bystander would)."""
    pace: PaceWanted | None = None
    listed: bool = False
    """Whether everybody who looks for a game is shown it, and may sit down."""
    hands: HandsWanted | None = None
    """Who may look into hands; null: nobody."""


class SeatChange(Received):
    """An empty seat goes to a bot: before the start by the host, who may (null) open it again, later by whoever sits.

    So does the seat of somebody who is `absent`; they can come back to it.

    In a game with other people a bot's seat is never opened: whoever sat down would see its hand.
    """

    bot: BotName | None
    brings: Brings | None = None
    """Before the start: what the bot is given to play with, as when a table is created."""
    deck: DeckId | None = None
    """Instead: a saved deck of mine, by its id."""


class Join(Received):
    """Take a seat by invitation: this one, or (null) the first that is free."""

    seat: Count | None = None
    brings: Brings | None = None
    """What I bring: something ready-made by its name, `random` for any of them, or a deck written out; null: what the
    table has for the seat."""
    deck: DeckId | None = None
    """Instead: a saved deck of mine, by its id."""


class Bring(Received):
    """Before the start: bring something else to my seat, as above; one of these."""

    brings: Brings | None = None
    deck: DeckId | None = None


class Leave(Received):
    """Leave my seat to a bot, until I come back; or (null) give it up to whoever has the invitation.

    Nobody can take it who has seen another hand of this game.
    """

    bot: BotName | None = None


class Player(Sent):
    """One seat and who sits there."""

    seat: int
    name: str
    """What to call it; an empty seat has a name as well ("Open seat")."""
    kind: Literal["person", "bot", "open"]
    bot: str | None
    connected: bool
    """A person's page is open; bots are always connected."""
    away_since: float | None
    """Since when a person has not been seen here, in seconds since 1970; null while they are."""
    absent: bool
    """The game waits for them, they have been away for long, and there is no clock: a bot may be given their seat."""
    you: bool


class TableInfo(Sent):
    """A table as its lobby shows it."""

    id: str
    game: str
    title: str
    status: Status
    players: list[Player]
    your_seat: int | None
    may_return: bool
    """I left this table and my seat has not been taken by another person: `return` gives it back."""
    host: bool
    """I created it: I may start it and change its empty seats."""
    invitation: str | None
    """The code for `/join/<code>`; only for those who sit at the table."""
    watchable: bool
    pace: PaceShown | None
    hands: HandsShown | None
    """Who may look into hands; null: nobody."""
    rematch: str | None
    """The table at which this game is played again: `rematch` leads there."""
    config: dict[str, Any]
    """The options, as far as my seat may know them: of decks only my own (null for the others')."""


class OpenTable(Sent):
    """A table that waits for players, whoever they are."""

    id: str
    invitation: str
    game: str
    title: str
    players: list[str]
    pace: PaceShown | None
    config: dict[str, Any]
    """The options, as a bystander may know them."""
    created: float


class Wanted(Received):
    """A game I would like to play with anybody."""

    game: str
    seats: Annotated[int, Field(ge=2, le=12)] = 2
    pace: PaceWanted | None = None


class Found(Sent):
    """The table to sit down at: `join` with this invitation. If it was taken meanwhile (409), ask once more."""

    table: str
    invitation: str
    made: bool
    """Nobody wanted the same yet: it is a new table of mine, and others are shown it."""


class GameExport(Sent):
    """A finished game."""

    game: str
    title: str
    rules: str
    players: list[str]
    bots: list[str | None]
    config: dict[str, Any]
    """The options, as far as my seat may know them."""
    winners: list[int]
    reason: str | None
    began: float
    ended: float
    log: list[str]
    """What my seat was told."""
    journal: str | None
    """The whole game for `boomtown replay`; null where the options hide something from me, as others' decks."""


class TableSummary(Sent):
    """One line in the list of my games."""

    id: str
    game: str
    title: str
    status: Status
    players: list[str]
    your_seat: int | None
    your_turn: bool
    waiting_for: list[str]
    """Names of those being asked right now."""
    won: bool | None
    """Once it is over: whether I won it."""
    result: Result | None
    """What it came to for me, once it has; of games that I only left, null."""
    chapter: str
    """How far it has come, in words: "Day 3"."""
    brought: str
    """What I brought, in a word: the outfit of my deck; empty where all come empty-handed."""
    created: float
    """When the table was set up, in seconds since 1970."""
    deadline: float | None
    """When the next clock comes to zero, in seconds since 1970; null where none runs."""
    updated: float
    """When something last happened, in seconds since 1970."""


# --- replays ----------------------------------------------------------------------------------------


class Moment(Sent):
    """A moment of a game that was something to a seat: it was asked, or learnt something."""

    at: int
    """Its number, the same for all seats: how many questions everybody had answered."""
    lines: int
    """How many lines of the log there were."""
    chapter: int
    """The day or round it belongs to."""
    asked: bool
    """Whether this seat was being asked."""
    shows: bool
    """Whether something had just been shown to everybody (`scenes`)."""


class Replay(Sent):
    """A game so far, to be stepped through as one seat saw it."""

    seat: int | None
    """Whose view it is; null: a spectator's."""
    over: bool
    """Then anybody's view may be asked for."""
    players: list[Player]
    moments: list[Moment]
    lines: list[Said]
    """The whole log of this seat; each moment says how many of them had been told."""
    plays_on: bool
    """Whether I may play on from a moment, at a table of my own."""


class Branch(Received):
    """Play on from a moment, at a table of my own: I at this seat, bots at the others."""

    at: Count
    seat: Count
