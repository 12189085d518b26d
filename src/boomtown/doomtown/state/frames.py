"""Where a game can stand: one frame for each step of the rulebook that may ask something."""

from __future__ import annotations

from typing import Literal

from boomtown.doomtown.state.records import NOBODY, NOWHERE, JobOf, Limit, Side, Way
from boomtown.table import Frame


class StartingGangs(Frame, frozen=True):
    """Everybody chooses a starting gang (Rulebook 4); the decks have marked these cards, by seat."""

    marked: tuple[tuple[int, ...], ...] = ()


class OpeningHands(Frame, frozen=True):
    """Play hands are drawn."""


class DecksReady(Frame, frozen=True):
    """Decks are shuffled, hands not yet drawn: whatever has to be invented to start is."""


class FirstHands(Frame, frozen=True):
    """Everybody draws the opening hand."""


class Grifters(Frame, frozen=True):
    """Grifters act."""


class NewDay(Frame, frozen=True):
    """A day begins: ante and lowball hands (Rulebook 5.1)."""


class LowballReveal(Frame, frozen=True):
    """These seats reveal their lowball hands."""

    seats: tuple[int, ...]


class LowballPlays(Frame, frozen=True):
    """Cheatin' Resolutions in lowball: one play of `order[turn]`."""

    seats: tuple[int, ...]
    order: tuple[int, ...]
    turn: int = 0
    passes: int = 0


class LowballEnd(Frame, frozen=True):
    """Lowball hands are compared."""

    seats: tuple[int, ...]


class Upkeep(Frame, frozen=True):
    """Production is collected (Rulebook 5.2)."""


class PayUpkeep(Frame, frozen=True):
    """These seats have still to pay upkeep; these cards went unpaid so far."""

    seats: tuple[int, ...]
    unpaid: tuple[int, ...] = ()


class Unpaid(Frame, frozen=True):
    """Cards whose upkeep was not paid leave play."""

    cards: tuple[int, ...]


class HighNoon(Frame, frozen=True):
    """High Noon begins (Rulebook 5.3)."""


class Noon(Frame, frozen=True):
    """One Noon play of this seat; so many players passed in a row before it."""

    seat: int
    passes: int = 0


class ExtraPlay(Frame, frozen=True):
    """A play out of turn; `passes` never counts it. With a host only its attached cards can be used."""

    seat: int
    limit: Limit = ""
    host: int = NOWHERE


class AfterPlay(Frame, frozen=True):
    """A play is complete: its action card is discarded, attachment limits are checked."""

    seat: int
    what: str
    card: int = NOWHERE
    before: int = 0
    """The last lasting effect there was before the play."""


class ActionOver(Frame, frozen=True):
    """An action that another card's text had played is over, its job too: it goes where played actions go."""

    card: int


class Sundown(Frame, frozen=True):
    """The victory check (Rulebook 5.4)."""


class SundownDiscard(Frame, frozen=True):
    """These seats have still to choose their discard."""

    seats: tuple[int, ...]


class Nightfall(Frame, frozen=True):
    """Hands are refilled, cards unboot."""


class SundownOver(Frame, frozen=True):
    """What applies during Sundown ends."""


class DayOver(Frame, frozen=True):
    """The day's effects end, abilities refresh."""


class CallOut(Frame, frozen=True):
    """A dude has been called out and its controller decides (Rulebook 5.3.2)."""

    leader: int
    mark: int
    refusable: bool = True


Stage = Literal[
    "first",
    "near",
    "with leader",
    "near leader",
    "ride",
    "near mark",
    "at mark",
    "anywhere near",
    "guests",
    "unasked",
]
"""Of forming a posse."""


class FormPosse(Frame, frozen=True):
    """A posse is formed, one dude after the other: a stage of it (Rulebook 6.1, 6.2)."""

    side: Side
    stage: Stage = "first"
    guests: tuple[int, ...] = ()
    """Seats invited to send dudes, the first of them now (AEG-multiplayer-01)."""


class Oppose(Frame, frozen=True):
    """These seats may still oppose a job, in this order."""

    seats: tuple[int, ...]


class PossesDone(Frame, frozen=True):
    """Both posses are formed."""


class Round(Frame, frozen=True):
    """A round of a shootout begins."""


class ShootoutPlays(Frame, frozen=True):
    """Step 1: one Shootout play of this seat."""

    seat: int
    passes: int = 0


class PickShooters(Frame, frozen=True):
    """Step 2."""


class DrawHands(Frame, frozen=True):
    """Step 3: draw hands are dealt."""


class Exchange(Frame, frozen=True):
    """Step 3: both players exchange cards of their draw hands, each up to the draw bonus."""

    seats: tuple[int, ...]
    bonuses: tuple[int, ...]


class KeepFive(Frame, frozen=True):
    """Step 3: whoever has more than five cards drops the surplus."""

    seats: tuple[int, ...]


class Reveal(Frame, frozen=True):
    """Step 4a."""


class ResolutionPlays(Frame, frozen=True):
    """Step 4b: one Resolution play of this seat."""

    seat: int
    passes: int = 0


class Lumps(Frame, frozen=True):
    """Step 5: ranks are compared."""


class Casualties(Frame, frozen=True):
    """A side assigns so many casualties; `why` tells those of the round from those of a card.

    `again`: some of them have been taken already, and these are what is left, so many of them for losing the round.
    `afterwards`: these are the first of the round, and then the other side assigns its own.
    """

    side: Side
    count: int
    why: Literal["round", "card"] = "round"
    again: bool = False
    for_losing: int = 0
    afterwards: Casualties | None = None


class TakeCasualties(Frame, frozen=True):
    """A side takes the casualties it named, one at a time; so many are still due, these of them for a lost round."""

    side: Side
    named: tuple[tuple[int, Way], ...]
    due: int = 0
    why: Literal["round", "card"] = "round"
    for_losing: int = 0


class RunOrGun(Frame, frozen=True):
    """Step 6: these seats have still to decide who flees."""

    seats: tuple[int, ...]


class Chamber(Frame, frozen=True):
    """Step 7."""


class ShootoutOver(Frame, frozen=True):
    """A shootout has ended."""


class JobDone(Frame, frozen=True):
    """Step 5 of a job: success or failure."""

    success: bool


class JobEffect(Frame, frozen=True):
    """What a job does, once its posse has gone home."""

    job: JobOf
    success: bool
    leader: int
    mark: int
    opponent: int = NOBODY


AnyFrame = (
    StartingGangs | OpeningHands | DecksReady | FirstHands | Grifters | NewDay | LowballReveal | LowballPlays
    | LowballEnd | Upkeep | PayUpkeep | Unpaid | HighNoon | Noon | ExtraPlay | AfterPlay | ActionOver
    | Sundown | SundownDiscard | SundownOver | Nightfall | DayOver
    | CallOut | FormPosse | Oppose | PossesDone | Round | ShootoutPlays | PickShooters | DrawHands | Exchange
    | KeepFive | Reveal | ResolutionPlays | Lumps | Casualties | TakeCasualties | RunOrGun | Chamber | ShootoutOver
    | JobDone | JobEffect
)  # fmt: skip
