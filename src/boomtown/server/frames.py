"""The WebSocket's messages in both directions, each a JSON object with a `type`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from pydantic import Field, StringConstraints, TypeAdapter

from boomtown.server.wire import (
    CHAT_LENGTH,
    ClientId,
    Count,
    HandsShown,
    PaceShown,
    Player,
    Received,
    Said,
    Sent,
    Status,
    TableInfo,
)

Choice = Any
"""An id, a list of ids, a number, or an object of answers by part, as the form says."""


# --- what a client sends ----------------------------------------------------------------------------


BotsPace: TypeAlias = Literal["held", "slow", "usual", "quick"]
"""How quickly bots answer: `held`, not at all; `slow`, as one reads who learns; `usual`, as the table does; `quick`, at
once."""


class Hello(Received):
    """The first message: what the client already has, so that only the rest is sent."""

    type: Literal["hello"]
    after: Count = 0
    """The last `seq` it saw."""
    lines: Count = 0
    """How many log lines it holds."""
    seat: Count | None = None
    """The seat it was told them as (null: as a spectator); as another seat it gets the log from the start."""
    chat: Count = 0
    """The id of the last chat line it holds."""
    shows: bool = False
    """Whether it shows scenes and says `seen`: then the table's bots wait for it, a while."""
    seen: Count | None = None
    """Up to which scene whoever comes back had seen; null: all there are, since what was before is not shown."""
    bots: BotsPace = "usual"
    """How quickly bots shall answer while it is open."""


class AnswerMessage(Received):
    """An answer to the prompt with this `seq`. Sent again with the same `id`, it counts once."""

    type: Literal["answer"]
    id: ClientId
    seq: Count
    choice: Choice


class CheckMessage(Received):
    """Would this be a legal answer? Nothing changes."""

    type: Literal["check"]
    id: ClientId
    seq: Count
    choice: Choice


class AboutMessage(Received):
    """What can I do with this card now, why not the rest, and where could it go?"""

    type: Literal["about"]
    id: ClientId
    card: Count


class HintMessage(Received):
    """What can be reckoned of my question and of this choice, and what would a bot do? Alone with bots only."""

    type: Literal["hint"]
    id: ClientId
    seq: Count
    choice: Choice = None
    bot: bool = False
    """Whether to ask a bot as well."""


class SeenMessage(Received):
    """Whoever looks at this page has seen the scenes up to this number: bots need not wait for them."""

    type: Literal["seen"]
    number: Count


class BotsMessage(Received):
    """How quickly bots shall answer from now on, as far as this page is concerned.

    Who plays alone decides, and can hold them; where several play, the slowest wish counts, and nobody is held up.
    """

    type: Literal["bots"]
    pace: BotsPace


class UndoMessage(Received):
    """Take back my last decision (or ask the others to let me)."""

    type: Literal["undo"]
    id: ClientId
    seq: Count


class UndoReply(Received):
    """Agree, or not, to the request that is open; whoever made it may withdraw it with `agree: false`."""

    type: Literal["undo_reply"]
    agree: bool


class ChatMessage(Received):
    """Something to say to everyone at the table."""

    type: Literal["chat"]
    text: Annotated[
        str,
        StringConstraints(
            strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH, pattern=r"^[^\x00-\x08\x0e-\x1f]*$"
        ),
    ]


class OfferMessage(Received):
    """Offer the others a draw, or (where there are clocks) to stop them; alone with bots they stop at once."""

    type: Literal["offer"]
    what: Literal["draw", "pause"]


class OfferReply(Received):
    """Agree, or not, to the offer that is open; whoever made it may withdraw it with `agree: false`."""

    type: Literal["offer_reply"]
    agree: bool


class ResumeMessage(Received):
    """Let the clocks run again; anybody at the table may."""

    type: Literal["resume"]


class LookMessage(Received):
    """Look into this seat's hand from now on, as one who watches and may; null: as a bystander again."""

    type: Literal["look"]
    seat: Count | None


class ShowMessage(Received):
    """Let those who watch see my hand, once all who play do; or no more."""

    type: Literal["show"]
    agree: bool


class Ping(Received):
    """Is the line alive?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | AnswerMessage
    | CheckMessage
    | AboutMessage
    | HintMessage
    | SeenMessage
    | BotsMessage
    | UndoMessage
    | UndoReply
    | OfferMessage
    | OfferReply
    | ResumeMessage
    | ChatMessage
    | LookMessage
    | ShowMessage
    | Ping,
    Field(discriminator="type"),
]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# --- the prompt -------------------------------------------------------------------------------------


class PriceShown(Sent):
    """What choosing something costs: an amount of the game's money, cards that are booted, and whatever else."""

    amount: int
    boots: list[int]
    also: list[Said]


class OptionShown(Sent):
    """One thing that can be chosen; `id` is what the answer says."""

    id: int | str
    label: Said
    effect: Said | None
    short: Said | None
    """What it is called where the card it is about stands beside it."""
    about: list[int]
    """The cards it is about, by number."""
    face: str
    """What is printed on the first of them, by its key among the game's cards; empty if it is about none."""
    price: PriceShown | None


class OneOfShown(Sent):
    """Choose one: the choice is an id."""

    kind: Literal["one_of"]
    options: list[OptionShown]


class SomeOfShown(Sent):
    """Choose from `least` to `most`: the choice is a list of ids."""

    kind: Literal["some_of"]
    options: list[OptionShown]
    least: int
    most: int
    condition: Said | None
    """What the chosen ones must fulfil together; `check` tells whether they do."""


class NumberShown(Sent):
    """Choose a whole number from `least` to `most`."""

    kind: Literal["number"]
    least: int
    most: int


class PartShown(Sent):
    """One part of a composition."""

    name: str
    label: str
    form: FormShown


class CompositionShown(Sent):
    """Several forms answered together: the choice is an object with an answer for each part's name."""

    kind: Literal["composition"]
    parts: list[PartShown]
    condition: Said | None


FormShown = Annotated[OneOfShown | SomeOfShown | NumberShown | CompositionShown, Field(discriminator="kind")]


class Prompt(Sent):
    """The question that waits for me."""

    seq: int
    """To be named in the answer."""
    message: Said
    form: FormShown
    about: list[int]
    """The cards it is about, by number: who is to move, whose text asks, who calls out whom."""
    usual: Choice = None
    """The choice nearly everybody would make, to be offered for a click; null where there is none."""


# --- what the server sends --------------------------------------------------------------------------


class LogPart(Sent):
    """Log lines: keep the first `start` of those you hold, then add these."""

    start: int
    lines: list[Said]


class OutcomeShown(Sent):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: Said | None


class UndoRequest(Sent):
    """Somebody asks to take back a decision."""

    seat: int
    agreed: list[int]
    """Who has agreed so far."""
    needed: list[int]
    """Who still has to."""
    decision: Said | None
    """What it led to first, as everybody was told; null if nobody was told anything."""


class UndoShown(Sent):
    """Whether I can take something back, and what is being asked."""

    possible: bool
    needs_consent: bool
    """The others would be asked."""
    back: bool
    """My last decision only led me on to this question: nobody has learnt anything, and going back is free."""
    request: UndoRequest | None


class ClockShown(PaceShown):
    """The clocks as they stand when this is sent; those of `running` count down from there."""

    paused: bool
    left: list[float | None]
    """Seconds each seat has left; null where a bot sits. Of those asked at once, all run until all have answered."""
    running: list[int]


class OfferShown(Sent):
    """Something offered to the others."""

    what: Literal["draw", "pause"]
    seat: int
    agreed: list[int]
    """Who has agreed so far."""
    needed: list[int]
    """Who still has to."""


class _Table(Sent):
    """The table as this seat may see it."""

    seq: int
    seat: int | None
    """Null for a spectator."""
    eyes: int | None
    """Whose hand a spectator looks into; null: nobody's."""
    status: Status
    players: list[Player]
    board: Any
    """The game's own view (`openapi` says which there are); every message in it also carries `text` and `help`."""
    prompt: Prompt | None
    waiting: list[int]
    """Seats that are being asked. Of a question to several at once all are listed until all have answered."""
    log: LogPart
    outcome: OutcomeShown | None
    undo: UndoShown
    clock: ClockShown | None
    """Null where everybody may think as long as they like."""
    scenes: list[Any]
    """What everybody was shown lately and wants time to look at, by growing `number` (`openapi` says what there is)."""


class Snapshot(_Table):
    """The answer to `hello`: the table as it stands, and the log lines the client lacks."""

    type: Literal["snapshot"]


class Update(_Table):
    """Something happened."""

    type: Literal["update"]


class Lobby(Sent):
    """The table before it starts, at `hello` and whenever it changes."""

    type: Literal["lobby"]
    table: TableInfo


class Players(Sent):
    """Somebody came, went, changed their name or was replaced."""

    type: Literal["players"]
    players: list[Player]
    spectators: int
    hands: HandsShown | None
    """Who may look into hands; null: nobody."""


class UndoChanged(Sent):
    """A request to take back was made, agreed to, or is off the table."""

    type: Literal["undo"]
    undo: UndoShown
    notice: str | None
    """A sentence about what just became of it."""


class OfferChanged(Sent):
    """An offer was made, agreed to, or is off the table; or something else became of somebody's time."""

    type: Literal["offer"]
    offer: OfferShown | None
    notice: str | None
    """A sentence about what just happened."""


class Rematch(Sent):
    """The game is played again at another table, with the seats changed round: `rematch` leads there."""

    type: Literal["rematch"]
    table: str


class Accepted(Sent):
    """The answer or undo with this `id` counts; it is stored. What others must agree to is passed on to them."""

    type: Literal["accepted"]
    id: str
    seq: int
    """The prompt it answered."""


def accepted(client_id: str, seq: int) -> bytes:
    """Return what `Accepted` says as it is sent; every answer gets one, so it is written without the model."""
    return msgspec.json.encode({"type": "accepted", "id": client_id, "seq": seq})


RefusedCode = Literal["stale", "not_asked", "illegal", "not_playing", "no_undo", "storage"]


class Refused(Sent):
    """The answer, check or undo with this `id` does not count, and nothing has changed."""

    type: Literal["refused"]
    id: str
    code: RefusedCode
    reason: str
    rule: str | None
    """The id of the rule it breaks, where known."""
    seq: int
    prompt: Prompt | None
    """What I am asked now."""


def refused(
    client_id: str, code: RefusedCode, reason: str, rule: str | None, seq: int, prompt: msgspec.Raw | None
) -> bytes:
    """Return what `Refused` says as it is sent; the question it repeats is made as in pictures, without the model."""
    said = {"type": "refused", "id": client_id, "code": code, "reason": reason, "rule": rule}
    return msgspec.json.encode(said | {"seq": seq, "prompt": prompt})


class Checked(Sent):
    """The choice with this `id` would be legal."""

    type: Literal["checked"]
    id: str


class VerdictShown(Sent):
    """Something one could think of doing with a card, and why it cannot be done now, if so."""

    what: Said
    reason: Said | None
    rule: str | None


class ReachShown(Sent):
    """A place a card could go to: whether going there boots it, and whether it is next door."""

    place: int
    boots: bool
    near: bool


class AboutCard(Sent):
    """The answer to `about`; both lists are empty for a card I cannot see."""

    type: Literal["about"]
    id: str
    card: int
    plays: list[VerdictShown]
    reach: list[ReachShown]


class WeighedShown(Sent):
    """An answer that a bot weighed: what it is called, what it seems worth (null where it says no number), and why."""

    choice: Choice
    what: Said
    worth: Said | None
    reasons: list[Said]


class Hint(Sent):
    """The answer to `hint`: what can be reckoned, and what a bot thinks, if it was asked: its own answer first."""

    type: Literal["hint"]
    id: str
    lines: list[Said]
    weighed: list[WeighedShown]


class ChatLine(Sent):
    """Something said at the table."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float
    """Seconds since 1970."""
    mine: bool
    watching: bool
    """Said among those who watch; those who play hear of it when the game is over."""


class Chat(Sent):
    """New chat lines, oldest first."""

    type: Literal["chat"]
    lines: list[ChatLine]


class Pong(Sent):
    """It is."""

    type: Literal["pong"]


class Trouble(Sent):
    """A message that could not be used: not JSON, unknown, too many, too long."""

    type: Literal["trouble"]
    code: Literal["bad_message", "too_fast", "hello_first", "not_now", "failed"]
    detail: str


ServerMessage = Annotated[
    Snapshot
    | Update
    | Lobby
    | Players
    | UndoChanged
    | OfferChanged
    | Rematch
    | Accepted
    | Refused
    | Checked
    | AboutCard
    | Hint
    | Chat
    | Pong
    | Trouble,
    Field(discriminator="type"),
]
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


class CloseCode:
    """Why the server closes a socket (4000 and above are ours)."""

    NO_SESSION = 4401
    FORBIDDEN = 4403
    UNKNOWN_TABLE = 4404
    OTHER_RULES = 4409
    TOO_FAST = 4429
    TOO_SLOW = 4408
    NOT_TEXT = 1003


PartShown.model_rebuild()
CompositionShown.model_rebuild()
