"""What can happen. Every event knows its cause; the log of events is the game's memory.

An event is proposed by a verb, may be replaced or altered, happens, is recorded, and is answered.
Names of cards are kept as they were then, since faces change and the log is read much later.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, ClassVar

from boomtown.doomtown.state.records import Cause, Fighter, Phase, RuleStep, ShownHand, TimingOrNone
from boomtown.table.messages import Message, Who, say
from boomtown.table.state import Event

_WORDS = re.compile(r"(?<!^)(?=[A-Z])")


def _way(amount: int) -> dict[str, Any]:
    """Return which way a number went, and how far."""
    return {"way": "down" if amount < 0 else "up", "by": abs(amount)}


class Happening(Event, frozen=True):
    """Anything that happens in Doomtown."""

    cause: Cause
    secret: ClassVar[bool] = False

    def told(self, seat: int | None) -> Message | None:
        """Return what the log says of this event, if anything."""
        return self.sentence(seat)

    def sentence(self, seat: int | None) -> Message:
        """Return the sentence of this event: its fields are the sentence's arguments."""
        return say(f"doomtown-log-{_kebab(type(self).__name__)}", **self.words(seat))

    def ahead(self, seat: int | None) -> Message:
        """Return the sentence of this event while it is only about to happen, for windows that come before it."""
        return say(f"doomtown-ahead-{_kebab(type(self).__name__)}", **self.words(seat))

    def recalled(self, seat: int | None) -> Message:
        """Return the sentence of this event in a question that follows it."""
        return self.sentence(seat)

    def words(self, seat: int | None) -> dict[str, Any]:
        """Return the arguments of the sentence, for this seat's eyes."""
        words = {}
        for field in self.__struct_fields__:
            if field not in ("cause", "card", "cards", "part", "hand", "hands", "due", "mute", "turned"):
                value = getattr(self, field)
                words[field] = Who(value) if field in ("seat", "other") and value >= 0 else value
        return words


def in_words(name: str) -> str:
    """Return the name a script gives to what it chooses, as people read it."""
    return name.replace("_", " ")


@cache
def _kebab(name: str) -> str:
    return _WORDS.sub("-", name).lower()


class OfCard(Happening, frozen=True):
    """Something that happens to one card."""

    card: int
    name: str


# --- the day ---------------------------------------------------------------------------------------


class DayBegan(Happening, frozen=True):
    """A day begins."""

    day: int


class PhaseBegan(Happening, frozen=True):
    """A phase begins."""

    phase: Phase


class PhaseEnded(Happening, frozen=True):
    """Everything a phase does by itself is done; what lasts during it ends next."""

    phase: Phase


class VictoryChecked(Happening, frozen=True):
    """Sundown compared control and influence, and nobody won."""


class GameBegan(Happening, frozen=True):
    """Play hands are drawn; the moment of Grifters."""


class Anted(Happening, frozen=True):
    """A player put the ante into the pot, out of the stash or borrowed."""

    seat: int
    borrowed: bool


class PotChanged(Happening, frozen=True):
    """A text let a player put ghost rock `into` the pot besides the ante, the bank's or their own, or take some out."""

    seat: int
    amount: int
    into: bool
    bank: bool = False


class LowballWon(Happening, frozen=True):
    """A player became the Winner and took the pot."""

    seat: int
    amount: int
    hands: tuple[ShownHand, ...] = ()
    """The hands that were compared."""


class Passed(Happening, frozen=True):
    """A player passed."""

    seat: int


class PlayDue(Happening, frozen=True):
    """A player is about to make a play or to pass; which is not said yet, and nothing is paid for it."""

    seat: int

    def told(self, seat: int | None) -> Message | None:
        """Who is asked for a play is seen by everybody."""
        del seat
        return None


class PlayMade(Happening, frozen=True):
    """A play is over, passing included (`what`: the kind of play)."""

    seat: int
    what: str

    def told(self, seat: int | None) -> Message | None:
        """Who passed has been told already."""
        return None if self.what == "pass" else super().told(seat)


# --- ghost rock ------------------------------------------------------------------------------------


class Gained(Happening, frozen=True):
    """A player got ghost rock from the bank."""

    seat: int
    amount: int


class Paid(Happening, frozen=True):
    """A player paid ghost rock, to the bank (`other` is -1) or to another player."""

    seat: int
    other: int
    amount: int
    taken: bool = False
    """Whether the other player took it, who was paid nothing by that (ruling 501)."""


# --- cards -----------------------------------------------------------------------------------------


class RockTaken(OfCard, frozen=True):
    """A player took ghost rock that was on a card, kept there or as a bounty."""

    seat: int
    amount: int


class Booted(OfCard, frozen=True):
    """A card booted."""


class Unbooted(OfCard, frozen=True):
    """A card unbooted."""


class Moved(OfCard, frozen=True):
    """A dude moved from one location to another, or in or out of a posse at one location."""

    start: int
    to: int
    where: str


class WentHome(OfCard, frozen=True):
    """A dude went home, booted or not (`start`: from where)."""

    booted: bool
    start: int


class Entered(OfCard, frozen=True):
    """A card came into play (`place`: its location or host)."""

    seat: int
    place: int
    brought: bool = True
    """False for what starts the game in play (RB-4-11)."""
    origin: str = ""
    """Where it came from: hand, discard, hill, deck or, for a token, away."""
    played: bool = False
    """True for what a player played; what is put into play for nothing has not been played (ruling 170)."""


class Attached(OfCard, frozen=True):
    """A card was attached to another."""

    host: int
    to: str


class Traded(OfCard, frozen=True):
    """Goods changed hands in a trade."""

    host: int
    to: str


class Discarded(OfCard, frozen=True):
    """A card went to its owner's discard pile."""

    zone: str
    """Where it came from."""
    whose: int = -1
    """Who controlled it until then."""
    mute: bool = False
    """Whether it had lost its traits by then, and so says nothing of its own leaving."""
    turned: bool = False
    """Whether a dude had become something else by then (Ol' Howard)."""
    by_ally: bool = False
    """Whether somebody else did it who fought on its controller's side then (ruling 721)."""


class Aced(OfCard, frozen=True):
    """A card went to its owner's Boot Hill."""

    zone: str
    whose: int = -1
    """Who controlled it until then."""
    mute: bool = False
    """As for one that is discarded, as what follows."""
    turned: bool = False
    by_ally: bool = False


class LeftPlay(OfCard, frozen=True):
    """A card left play, whichever way. It was at `place`, on `side` of a fight or none; `bounty` counted until then."""

    whose: int
    """Who controlled it."""
    place: int
    side: int = -1
    bounty: int = 0
    changed: tuple[str, ...] = ()
    """The keywords it had though they are not printed on it, and those it had lost."""
    turned: bool = False
    """Whether a dude had become something else by then (Ol' Howard)."""

    def told(self, seat: int | None) -> Message | None:
        """Where it went is told already."""
        del seat
        return None

    def words(self, seat: int | None) -> dict[str, Any]:
        """Which card it was."""
        del seat
        return {"name": self.name}


class LeftGame(OfCard, frozen=True):
    """A token left the game."""


class Returned(OfCard, frozen=True):
    """A card came back to its owner's hand."""

    seat: int
    zone: str

    def words(self, seat: int | None) -> dict[str, Any]:
        """What comes out of a deck only its owner sees, unless it was shown, which is told apart."""
        hidden = self.zone == "deck" and seat != self.seat
        return super().words(seat) | ({"name": say("doomtown-a-card")} if hidden else {})


class Replaced(OfCard, frozen=True):
    """A dude was replaced by another version (RC-experienced-02)."""

    by: str


class BountyChanged(OfCard, frozen=True):
    """A dude's bounty changed by this much."""

    amount: int

    def words(self, seat: int | None) -> dict[str, Any]:
        """Which way it went, and how far."""
        return {**super().words(seat), **_way(self.amount)}


class BountyCollected(OfCard, frozen=True):
    """A player took a dude's bounty."""

    seat: int
    amount: int


class Changed(OfCard, frozen=True):
    """A number of a card changed, for a while or for good."""

    number: str
    amount: int

    def words(self, seat: int | None) -> dict[str, Any]:
        """Which way it went, and how far."""
        return {**super().words(seat), **_way(self.amount)}


class TakenOver(OfCard, frozen=True):
    """A player took control of a card."""

    seat: int


class SeenByOne(Happening, frozen=True):
    """A player sees cards that others do not."""

    seat: int
    count: int
    cards: tuple[int, ...]
    names: tuple[str, ...] = ()

    def words(self, seat: int | None) -> dict[str, Any]:
        """Only that player is told which they are."""
        names = list(self.names) if seat == self.seat else say("doomtown-hidden")
        return {"seat": Who(self.seat), "count": self.count, "names": names}


class Drew(SeenByOne, frozen=True):
    """A player drew cards into the play hand."""


class HandRefilled(Happening, frozen=True):
    """A player's hand is full again at Sundown, whether or not a card was missing (ruling 65)."""

    seat: int

    def told(self, seat: int | None) -> Message | None:
        """It is known already."""
        return None


class Shuffled(Happening, frozen=True):
    """A player shuffled the deck, or the discard pile into it."""

    seat: int
    again: bool


class Looked(SeenByOne, frozen=True):
    """A player looked at cards that others may not see."""


# --- draw hands, pulls -----------------------------------------------------------------------------


class HandDealt(Happening, frozen=True):
    """A player drew a draw hand, or was given another one."""

    seat: int
    count: int


class HandRevealed(Happening, frozen=True):
    """A player's draw hand is face up."""

    seat: int
    names: tuple[str, ...]
    cheatin: bool
    lowball: bool
    hand: ShownHand | None = None

    def recalled(self, seat: int | None) -> Message:
        """The cards lie open on the table: they need not be told once more."""
        return say("doomtown-recalled-hand-revealed", **self.words(seat))


class JokerDeclared(OfCard, frozen=True):
    """A joker got its suit and value."""

    suit: str
    value: int


class HandDiscarded(Happening, frozen=True):
    """A player's draw hand is discarded."""

    seat: int
    lowball: bool
    cards: tuple[int, ...]


class Pulled(OfCard, frozen=True):
    """A player pulled a card; what for is in the cause."""

    seat: int
    suit: str
    value: int
    dude: int

    def words(self, seat: int | None) -> dict[str, Any]:
        """Without any card to pull there is none to name (RB-7.2-07)."""
        return {**super().words(seat), "drawn": "yes" if self.name else "no"}


class Tested(OfCard, frozen=True):
    """A dude made a skill or Kung Fu test (the margin is negative when it failed) with this pull."""

    skill: str
    check: int
    difficulty: int
    passed: bool
    margin: int
    pulled: int = -1
    suit: str = ""
    value: int = 0
    more: int = 0
    """Ahead of the pull: what texts add to the rating for this test."""


class RankChanged(Happening, frozen=True):
    """A player's hand rank changed."""

    seat: int
    amount: int

    def words(self, seat: int | None) -> dict[str, Any]:
        """Which way it went, and how far."""
        return {**super().words(seat), **_way(self.amount)}


# --- abilities -------------------------------------------------------------------------------------


class Used(OfCard, frozen=True):
    """An ability was used, whether it was stopped or not: ask for these to know what was (never to answer it)."""

    seat: int
    part: str
    timing: TimingOrNone

    def words(self, seat: int | None) -> dict[str, Any]:
        """Whom it is about is not said: it may be a card in somebody's hand."""
        return {"seat": Who(self.seat), "name": self.name}


class Declared(Used, frozen=True):
    """An ability was declared, its costs are paid and its targets chosen."""

    chosen: tuple[int, ...]
    named: tuple[str, ...] = ()
    """What those of them are called that everybody sees."""

    def words(self, seat: int | None) -> dict[str, Any]:
        """Whom it is about is said where everybody sees them: what lasts is nowhere else in the log."""
        return {**super().words(seat), "named": bool(self.named), "chosen": list(self.named)}


class Chosen(Declared, frozen=True):
    """While an ability is resolved, its text has chosen cards among those it could choose; it is only ever proposed."""

    among: tuple[int, ...] = ()


class Stopped(Used, frozen=True):
    """An ability was declared and stopped. It has no effect, but it was used (RC3-a-slight-modification-03)."""


class Resolved(OfCard, frozen=True):
    """An ability is completely resolved."""

    seat: int
    part: str
    timing: TimingOrNone


class Punished(OfCard, frozen=True):
    """A Cheatin' Resolution has been used against this player, with whatever it did."""

    seat: int

    def told(self, seat: int | None) -> Message | None:
        """It is known already."""
        return None


class Affected(OfCard, frozen=True):
    """An ability of a player affected a card that another player controlled until then."""

    seat: int
    other: int
    place: int = -1
    """The location it was at until then."""


class Invented(OfCard, frozen=True):
    """A Gadget was invented."""

    seat: int
    dude: int


class OfSpell(OfCard, frozen=True):
    """A spell was cast, with this pull, there (`where`), as it hung on that card."""

    seat: int
    dude: int
    passed: bool
    pulled: int = -1
    where: int = -1
    host: int = -1


class Cast(OfSpell, frozen=True):
    """How the test for a spell went; what the spell does is still to come."""


class CastOver(OfSpell, frozen=True):
    """A spell that was cast has done what it does (ruling 770)."""

    def told(self, seat: int | None) -> Message | None:
        """How it went is told already."""
        del seat
        return None


class Reached(OfCard, frozen=True):
    """A Shaman used a Totem next door (`what`), which a text allows once a day."""

    what: str


# --- call-outs, jobs, shootouts --------------------------------------------------------------------


class CalledOut(OfCard, frozen=True):
    """A dude called out another."""

    mark: int
    whom: str


class CallAccepted(OfCard, frozen=True):
    """The call-out was accepted (`card` is the mark)."""

    leader: int
    booted: bool = False
    """Whether the mark was booted then."""


class CallRefused(OfCard, frozen=True):
    """The call-out was refused."""

    leader: int


class JobStarted(OfCard, frozen=True):
    """A job was started (`card` is its leader)."""

    mark: int
    target: str
    seat: int


class JobEnded(OfCard, frozen=True):
    """A job succeeded or failed."""

    mark: int
    seat: int
    success: bool
    posse: tuple[int, ...] = ()
    """Who was in the leader's posse to the end, wherever they have gone since."""


class Joined(OfCard, frozen=True):
    """A dude joined a posse."""

    side: int
    seat: int


class LeftPosse(OfCard, frozen=True):
    """A dude left a posse."""

    side: int


class PossesFormed(Happening, frozen=True):
    """All posses are formed."""

    where: str


class ShootoutBegan(Happening, frozen=True):
    """A shootout starts."""

    where: str


class RoundBegan(Happening, frozen=True):
    """A round starts."""

    round: int


class ShootersDue(Happening, frozen=True):
    """All Shootout plays of a round are made, and shooters are about to be picked."""

    def told(self, seat: int | None) -> Message | None:
        """Who shoots is told soon enough."""
        del seat
        return None


class BecameStud(OfCard, frozen=True):
    """A dude that was a draw has become a stud; what only says that somebody is one makes nobody become it."""


class ShooterPicked(OfCard, frozen=True):
    """A dude is the shooter of this round."""

    seat: int


class RoundDecided(Happening, frozen=True):
    """Hands were compared (the seats are -1 when exactly tied)."""

    winner: int
    loser: int
    ranks: tuple[int, int]
    hands: tuple[ShownHand, ...] = ()
    """The hands that were compared, the leader's first."""
    posses: tuple[tuple[Fighter, ...], ...] = ()
    """The leader's and the other one, as they stood."""
    location: int = -1
    round: int = 0

    def words(self, seat: int | None) -> dict[str, Any]:
        """The two ranks, and who had the better hand."""
        best = Who(self.winner) if self.winner >= 0 else say("doomtown-nobody")
        return {"winner": best, "first": self.ranks[0], "second": self.ranks[1]}


class CasualtyNamed(OfCard, frozen=True):
    """A card was named as a casualty."""

    seat: int
    how: str


class CasualtiesTaken(Happening, frozen=True):
    """A player has taken all casualties assigned, be it none: for losing the round, or else the winner's or a card's.

    `cards` are those named as casualties this round up to now.
    """

    seat: int
    lost: bool
    cards: tuple[int, ...]
    due: int = 0
    """How many there were to take this round so far."""


class Fled(OfCard, frozen=True):
    """A dude fled."""


class ShootoutEnded(Happening, frozen=True):
    """A shootout is over (`seat` is its winner, -1 for nobody)."""

    seat: int

    def words(self, seat: int | None) -> dict[str, Any]:
        """Who won it."""
        return {"seat": Who(self.seat) if self.seat >= 0 else say("doomtown-nobody")}


AnyEvent = (
    DayBegan | PhaseBegan | PhaseEnded | VictoryChecked | GameBegan | Anted | PotChanged | LowballWon | Passed
    | PlayDue | PlayMade
    | Gained | Paid | RockTaken | Booted | Unbooted | Moved | WentHome | Entered | Attached | Traded | Discarded | Aced
    | LeftPlay | LeftGame | Returned | Replaced | BountyChanged | BountyCollected | Changed | TakenOver | Drew
    | HandRefilled | Shuffled | Looked | HandDealt | HandRevealed | JokerDeclared | HandDiscarded | Pulled
    | Tested | RankChanged | Declared | Chosen | Stopped | Resolved | Punished | Affected | Invented | Cast | CastOver
    | Reached | CalledOut | CallAccepted | CallRefused | JobStarted | JobEnded | Joined | LeftPosse | PossesFormed
    | ShootoutBegan | RoundBegan | ShootersDue | BecameStud | ShooterPicked | RoundDecided | CasualtyNamed
    | CasualtiesTaken | Fled
    | ShootoutEnded
)  # fmt: skip


@lru_cache(4096)  # the same few again and again, and the log keeps them all
def rule(what: RuleStep, seat: int = -1, card: int = -1) -> Cause:
    """Return the cause of what a step of the rules does."""
    return Cause("rule", what, seat, card)
