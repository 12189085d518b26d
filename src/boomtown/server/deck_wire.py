"""What crosses the wire about decks: saved, published, looked into, and tried out. Its addresses are in `decks`.

What a deck comes to in numbers is a game's own affair (`Workshop.insight_type`), sent as the game writes it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints

from boomtown.server.saying import says
from boomtown.server.wire import MOST, Brings, DeckId, ProblemShown, Received, Sent

LONGEST_LIST = 12_000
LONGEST_FILE = 100_000
"""Characters of something pasted that may hold several decks; what is kept is one list."""
LONGEST_NOTES = 4_000


def _writable(text: str) -> str:
    """Refuse what no database keeps and nobody can see."""
    if "\x00" in text:
        raise ValueError(says("no-such-sign"))
    return text


ListText = Annotated[str, StringConstraints(max_length=LONGEST_LIST), AfterValidator(_writable)]
FileText = Annotated[str, StringConstraints(max_length=LONGEST_FILE), AfterValidator(_writable)]
DeckName = Annotated[str, StringConstraints(max_length=80, pattern=r"^[^\x00-\x1f]*$", strip_whitespace=True)]
Notes = Annotated[str, StringConstraints(max_length=LONGEST_NOTES), AfterValidator(_writable)]
Code = Annotated[str, StringConstraints(min_length=0, max_length=40, pattern=r"^[a-z0-9_-]*$")]
Title = Annotated[str, StringConstraints(min_length=1, max_length=120)]
CardSets = Annotated[list[Annotated[list[Title], Field(min_length=1, max_length=20)]], Field(max_length=10)]


# --- what the workshop knows ------------------------------------------------------------------------


class KindShown(Sent):
    """A way decks are written down, by us or elsewhere."""

    code: str
    about: str
    suffix: str
    """What its files end with."""


class FormatShown(Sent):
    """A format that narrows which cards may be played."""

    code: str
    name: str
    about: str
    wording: str
    """The wording it is played in."""


class WordingShown(Sent):
    """A wording in which reworded cards may be played."""

    code: str
    name: str


class SetShown(Sent):
    """A set of cards as it was sold: a filter for those who own some of them."""

    code: str
    name: str
    cards: int
    """How many different cards it has."""
    faces: list[str]
    """Which, by their keys."""


class FactionShown(Sent):
    """A faction by which decks are told apart."""

    code: str
    name: str


class AimShown(Sent):
    """Something a deck's draws can be improved for."""

    code: str
    about: str


class WorkshopShown(Sent):
    """What can be chosen where decks of a game are built."""

    kinds: list[KindShown]
    formats: list[FormatShown]
    wordings: list[WordingShown]
    sets: list[SetShown]
    factions: list[FactionShown]
    aims: list[AimShown]
    longest_list: int
    """Characters."""


# --- a list, looked at ------------------------------------------------------------------------------


class LineShown(Sent):
    """A card of a list."""

    title: str
    """Its name: the title, and the level of an experienced dude."""
    face: str
    """Its key among the game's cards, in the wording asked for."""
    code: str
    """Of the printing, as other programs know it."""
    count: int
    starting: int
    """How many of them are marked for the starting gang."""
    section: str
    """What sort of card it is: outfit, legend, dude, deed, goods, spell, action, joker."""


class UnreadShown(Sent):
    """A line that names no card we know; the list is read without it."""

    line: int | None
    text: str
    said: str
    """What is wrong with it, as a sentence."""
    nearest: list[str]
    """Titles that may be meant, the likeliest first."""


class BroughtShown(Sent):
    """What is to be said of a list: of one pasted, saved or published alike. Without problems it may be brought."""

    title: str
    outfit: str
    legend: str
    faction: str
    """By its code; empty without an outfit."""
    face: str
    """The outfit's key, for a picture; empty without one."""
    count: int
    """How many cards it has, outfit and legend among them."""
    legal: bool
    """Nothing is wrong with it: it may be brought to a table."""
    problems: list[ProblemShown]
    unplayed: list[str]
    """Cards whose text is not played yet; they count as blank."""
    lines: list[LineShown]
    unread: list[UnreadShown]
    kind: str
    """How it was written, by the codes of the workshop's kinds."""
    lost: list[str]
    """What that way of writing cannot tell, a sentence each."""
    titles: list[str]
    """The decks in what was pasted; of several the one asked for by name was looked at, or the first."""
    text: str
    """The same list as we write it."""


class LookAt(Received):
    """A list, in any format we read, to be looked at before it is saved or brought."""

    what: FileText
    """The list, or a whole file with one or several."""
    name: DeckName | None = None
    """Which of several."""
    format: Code = ""
    """Also by this format's rules."""
    wording: Code = ""
    """In this wording; without one, the format's."""
    config: dict[str, Any] = Field(default_factory=dict)
    """The options of a table it is meant for, which say format and wording as well."""


# --- my decks ---------------------------------------------------------------------------------------


class NewDeck(Received):
    """A deck to be saved. It need not be legal, nor have any cards yet."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    name: DeckName = ""
    """What it is called; empty: as the list says."""
    list: ListText
    notes: Notes = ""
    format: Code = ""
    wording: Code = ""


class DeckChange(Received):
    """A new version of a deck."""

    base: Annotated[int, Field(ge=1, le=MOST)]
    """The version it was made from. If another device has saved since, this is refused (409)."""
    name: DeckName
    list: ListText
    notes: Notes = ""
    format: Code = ""
    wording: Code = ""
    auto: bool = False
    """Saved by itself while building: the next version takes its place."""


class DeckSummary(Sent):
    """A deck of mine, in a line."""

    id: str
    game: str
    name: str
    outfit: str
    faction: str
    face: str
    """The outfit's key, for a picture; empty without one."""
    count: int
    legal: bool
    problems: int
    format: str
    wording: str
    version: int
    saved_at: float
    """In seconds since 1970."""
    published: bool
    """Whoever has its link can read it."""
    listed: bool
    """Everybody is shown it among the published ones."""


class DeckShown(DeckSummary):
    """A deck of mine, whole, at one of its versions."""

    notes: str
    list: str
    """As we write it; a list with lines that cannot be read stays as it was sent."""
    looked: BroughtShown
    description: str
    code: str | None
    """What its link is made of, while it is published: `/deck/<code>` by agreement."""
    published_version: int | None
    """The version that others see; what is saved later is seen when it is published again."""


class ChangeShown(Sent):
    """A card of which a version has more or fewer, or starts with more or fewer, than the one before."""

    title: str
    face: str
    before: int
    after: int
    starting_before: int
    starting_after: int


class VersionShown(Sent):
    """A version of a deck."""

    version: int
    name: str
    saved_at: float
    auto: bool
    count: int
    legal: bool
    changes: list[ChangeShown]
    """What is other than in the version before that is still kept; empty in the first."""


# --- published --------------------------------------------------------------------------------------


class Publishing(Received):
    """Let others read a deck as it stands now, or no longer."""

    published: bool
    listed: bool = True
    """Whether everybody is shown it, or only who has the link reads it."""
    description: Notes = ""


class PublishedSummary(Sent):
    """A published deck, in a line."""

    code: str
    game: str
    name: str
    by: str
    """Whose it is."""
    mine: bool
    outfit: str
    faction: str
    face: str
    legal: bool
    format: str
    wording: str
    description: str
    published_at: float


class PublishedPage(Sent):
    """A page of the published decks, the latest first."""

    decks: list[PublishedSummary]
    page: int
    """The first is 1."""
    pages: int
    found: int


class PublishedDeck(PublishedSummary):
    """A published deck, whole."""

    list: str
    looked: BroughtShown


# --- numbers ----------------------------------------------------------------------------------------


class Instead(Received):
    """What if: one copy of a card for another."""

    out: Title
    into: Annotated[Title, Field(alias="in")]


class InsightRequest(Received):
    """A list whose numbers are wanted."""

    list: FileText
    format: Code = ""
    wording: Code = ""
    beside: FileText | None = None
    """Another list: its numbers as well, and what each would cost the other in a shootout."""
    instead: Instead | None = None
    """The numbers with this exchange as well."""
    sets: CardSets | None = None
    """Sets of cards: the chance to have seen one of each by each day."""
    played_a_day: Annotated[int, Field(ge=0, le=10)] = 2
    """How many cards leave the hand on a day, which is how many are drawn at Sundown."""
    aim: Annotated[str, StringConstraints(max_length=12)] = "legal"
    """What draws are discarded for, by the codes of the workshop's aims."""
    deep: bool = False
    """Whether the odds of large posses are wanted, too, for which one waits some seconds."""


class SwapsRequest(Received):
    """A list to be improved by one exchange."""

    list: FileText
    aim: Annotated[str, StringConstraints(max_length=12)] = "legal"
    stud: Annotated[int, Field(ge=0, le=4)] | None = None
    draw: Annotated[int, Field(ge=0, le=6)] | None = None
    """The bonuses of the posse; without them, those of two of the starting gang."""
    format: Code = ""
    wording: Code = ""
    most: Annotated[int, Field(ge=1, le=20)] = 5


class ReckoningShown(Sent):
    """How far something that takes seconds has come."""

    done: int
    steps: int
    """How many steps there are; 0 where nothing is being worked out, or nobody counts."""


class HandsRequest(Received):
    """A list to draw sample hands from."""

    list: FileText
    seed: Annotated[int, Field(ge=0, le=MOST)] | None = None
    """The same seed, the same hands; without one, any."""
    count: Annotated[int, Field(ge=1, le=20)] = 3


class ConvertRequest(Received):
    """A list to be written for another program."""

    list: FileText
    to: Annotated[str, StringConstraints(max_length=40)]
    """One of the workshop's kinds."""
    name: DeckName | None = None
    """Which of several decks."""


class Converted(Sent):
    """A deck written for another program."""

    text: str
    file: str
    """What to call the file."""
    lost: list[str]
    """What that program cannot keep, a sentence each."""


# --- trials -----------------------------------------------------------------------------------------


class DeckChoice(Received):
    """A deck to play with: exactly one of these."""

    brings: Brings | None = None
    """Something ready-made by its name, `random` for any of them, or a list written out."""
    deck: DeckId | None = None
    """A saved deck of mine."""
    published: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")] | None = None
    """A published deck, by its code."""


class NewTrial(Received):
    """Games between bots, in the background, to see how a deck fares."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    mine: DeckChoice
    against: DeckChoice
    games: Annotated[int, Field(ge=1, le=50)] = 50
    seed: Annotated[int, Field(ge=0, le=MOST)] | None = None
    """The same seed, the same games; without one, any."""
    bot: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None
    """Who plays both decks; without a name, the best there is."""


TrialStatus = Literal["queued", "playing", "done", "stopped", "failed"]


class CardFate(Sent):
    """What a card of mine had to do with the games: in how many it was drawn and so on, and how many of those I won."""

    title: str
    face: str
    count: int
    """How many copies the deck has."""
    drawn: int
    drawn_won: int
    played: int
    played_won: int
    in_play: int
    """When the game ended."""
    in_play_won: int
    weight: float
    """The share won of the games it was drawn in, less that of the others; 0 where there are none of either sort."""


class TrialResult(Sent):
    """How the games came out for my deck, so far."""

    won: int
    lost: int
    drawn: int
    share: float
    """Games won, of all."""
    least: float
    most: float
    """The true share lies between these with 95 per cent confidence (Wilson's interval)."""
    days: float
    """How long a game took, on average."""
    cards: list[CardFate]
    """My cards, those that went with winning first."""


class TrialShown(Sent):
    """A trial of mine."""

    id: str
    game: str
    status: TrialStatus
    position: int | None
    """How many wait before it, while it is queued."""
    mine: str
    """What my deck is called."""
    against: str
    bot: str
    games: int
    played: int
    seed: int
    created: float
    note: str
    """What happened to it, as a sentence, where there is something to say: begun again after a restart, say."""
    result: TrialResult | None
    """Null while no game is over."""
