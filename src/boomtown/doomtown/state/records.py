"""The records of a game of Doomtown: frozen, joined by ids, and nothing but data.

Cards are known by number. Card 0 is the town square, so that every location is a card.
"""

from __future__ import annotations

from typing import Final, Literal, TypeVar, get_args

import msgspec

from boomtown.doomtown.facts.spelling import check

T = TypeVar("T")

TOWN_SQUARE: Final = 0
"""The town square as a card, so that every location is one."""


NOBODY: Final = -1
"""The seat of no player."""


NOWHERE: Final = -1
"""No card: what a choice gives back where there was none."""


Zone = Literal["deck", "hand", "draw", "discard", "hill", "play", "limbo", "away"]
"""Where a card is. `limbo`: between zones while a play or a pull is being resolved; `away`: out of the game."""
Pile = Literal["deck", "hand", "discard", "hill"]
"""Where a player's cards lie that are not in play."""


Phase = Literal["setup", "gambling", "upkeep", "noon", "sundown", "night"]
"""`night`: Sundown is over, the next day has not begun; nobody can do anything then (RB-5.4-14)."""


Timing = Literal["noon", "shootout", "resolution", "cheatin", "react"]
"""When an ability is used."""


TimingOrNone = Timing | Literal[""]


Window = Literal["before", "would", "when", "after"]
"""When an event is answered."""


RuleStep = Literal[
    "accept", "ante", "call out", "casualty", "day", "deed gone", "draw", "flee", "gambling", "hand size", "invent",
    "job", "job failed", "job over", "join", "joker", "limit", "lowball", "lowball over", "lumps", "move", "noon",
    "order", "pass", "play", "posses", "precedence", "production", "refuse", "replace", "reshuffle", "reveal", "round",
    "round over", "setup", "shooter", "shootout", "shop", "shuffle", "sundown", "tie", "trade", "trespass", "upkeep",
    "victory", "with its host",
]  # fmt: skip
"""A step of the rules that makes something happen."""


Boundary = Literal[
    "play", "step", "round", "shootout", "lowball", "production", "upkeep", "noon", "nightfall", "phase", "day",
    "never"
]  # fmt: skip
"""Where something that lasts may end."""


Limit = Literal["", "tradin'", "not actin"]
"""A restriction on a play out of turn; empty for any play."""


Decided = Literal["", "control", "day limit"]
"""How a game ended; empty while it goes on."""


ZONES: frozenset[str] = frozenset(get_args(Zone))
RULE_STEPS: frozenset[str] = frozenset(get_args(RuleStep))
TIMINGS: frozenset[str] = frozenset(get_args(Timing))
BOUNDARIES: frozenset[str] = frozenset(get_args(Boundary))
LIMITS: frozenset[str] = frozenset(get_args(Limit))


Way = Literal["discard", "ace", "home"]
"""What becomes of a casualty (RB-6.1-80, RC-harrowed-01)."""


class Cause(msgspec.Struct, frozen=True, gc=False):
    """Why something happens: a step of the rules, an ability, a trait, or the paying of a cost."""

    kind: Literal["rule", "ability", "trait", "cost"]
    what: str
    """The rule's step (`RuleStep`) or the name of the card's part."""
    seat: int = NOBODY
    card: int = NOWHERE
    timing: TimingOrNone = ""
    """Empty for rules and traits."""

    def is_step(self, step: RuleStep) -> bool:
        """Tell whether this step of the rules is the reason."""
        return self.what == step and self.kind == "rule"


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card of this game. Its owner and face change only when an experienced version replaces it."""

    id: int
    face: str
    owner: int
    zone: Zone = "deck"
    place: int = NOWHERE
    """In play: the location of a dude, the host of an attached card, itself for a location."""
    attached: bool = False
    booted: bool = False
    bounty: int = 0
    rock: int = 0
    """Ghost rock kept on the card that is not bounty."""
    counters: tuple[tuple[str, int], ...] = ()
    """Permanent changes, by the number they change (RC-duration-07)."""
    used: tuple[str, ...] = ()
    """Abilities used today (RB-5.3.1-09)."""
    cards: tuple[int, ...] = ()
    """What is attached to it, in the order attached."""

    def counter(self, name: str) -> int:
        """Return the permanent change of this number."""
        for counter, amount in self.counters:
            if counter == name:
                return amount
        return 0


class Declared(msgspec.Struct, frozen=True, gc=False):
    """The suit and value somebody gave a card of a draw hand: a joker's, or one an effect changed."""

    card: int
    suit: str
    value: int


class DrawHand(msgspec.Struct, frozen=True, gc=False):
    """A draw hand. It may hold cards of other owners, and change hands as a whole."""

    cards: tuple[int, ...] = ()
    declared: tuple[Declared, ...] = ()
    revealed: bool = False
    considered_legal: bool | None = None
    fixed_rank: int = 0
    """A base rank that later changes of the cards do not touch; 0: none."""
    cheated: int = 0
    """Cheatin' Resolutions used against this player for this draw hand (RB-5.1-10)."""
    short: bool = False
    """Fewer than five cards could be drawn (RC-draw-hand-01)."""


class ShownHand(msgspec.Struct, frozen=True, gc=False):
    """A draw hand as everybody saw it: what it held and what it was worth then."""

    seat: int
    cards: tuple[str, ...]
    """Its faces."""
    declared: tuple[tuple[str, str, int], ...]
    """Cards that stood for something else: face, suit, value."""
    rank: int
    """From high card to dead man's hand, modifiers included; 0: no whole hand."""
    counting: tuple[int, ...]
    """The places of the cards that make the rank."""
    cheatin: bool
    plain: int = 0
    """The rank of the cards alone; 0 as above."""


class Fighter(msgspec.Struct, frozen=True, gc=False):
    """Somebody in a posse, as they were when the hands were compared."""

    card: int
    face: str
    seat: int
    bullets: int
    stud: bool
    shooter: bool


class Player(msgspec.Struct, frozen=True, gc=False):
    """One player's side of the table."""

    seat: int
    outfit: int
    legend: int = NOWHERE
    stash: int = 0
    debt: int = 0
    deck: tuple[int, ...] = ()
    """Top card first."""
    hand: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    """Newest card last, as the hill."""
    hill: tuple[int, ...] = ()
    draw: DrawHand | None = None
    street: tuple[int, ...] = ()
    """The home and the in-town deeds, from left to right (RB-2.4-04)."""
    outskirts: tuple[int, ...] = ()
    """Out of Town deeds (RB-2.4-11)."""


class Until(msgspec.Struct, frozen=True, gc=False):
    """When a lasting effect ends: at a boundary of the game, or when its card leaves a location."""

    boundary: Boundary
    day: int = 0
    """For boundaries of a later day: the day on which it counts; 0: the next one."""
    stays_at: int = NOWHERE
    """It also ends when a card it affects is no longer at this location."""

    def __post_init__(self) -> None:
        """Refuse a boundary that never comes; cards write them, and nobody checks their types."""
        check("boundary", self.boundary, BOUNDARIES)


class Effect(msgspec.Struct, frozen=True, gc=False):
    """Something that lasts: part of a card's script, applied to chosen cards for a while.

    `part` names a part of the script of `face`; that part says what the effect means. Without a face it is one of the
    general ones, `number`, `set`, `fixed` or none for a plain saying (`boomtown.doomtown.reading.active`).
    """

    id: int
    face: str
    part: str
    source: int
    seat: int
    until: Until
    on: tuple[int, ...] = ()
    amount: int = 0
    word: str = ""
    """What a general part is about: a number's name, a keyword, a verb."""
    cause: Cause | None = None


class JobOf(msgspec.Struct, frozen=True, gc=False):
    """The ability that started a job."""

    card: int
    face: str
    part: str
    seat: int
    chosen: tuple[tuple[str, int], ...] = ()


Side = Literal[0, 1]


def with_side(both: tuple[T, T], side: Side, mine: T) -> tuple[T, T]:
    """Return what there is of both sides with another one for this side."""
    return (mine, both[MARK]) if side == LEADER else (both[LEADER], mine)


LEADER: Side = 0
"""The side of a fight that called out or leads the job; the other is 1."""


MARK: Side = 1


FightStep = Literal["forming", "plays", "shooters", "draw", "resolution", "lumps", "run"]
"""Of a round of a shootout, and before the first of them."""


class Fight(msgspec.Struct, frozen=True, gc=False):
    """A call-out or job from the moment posses form until it is over."""

    location: int
    leader: int
    mark: int
    seats: tuple[int, int]
    """The players who lead the two sides; NOBODY while a job is unopposed."""
    posses: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    shooters: tuple[int, int] = (NOWHERE, NOWHERE)
    job: JobOf | None = None
    marked: int = NOBODY
    """Who controlled a job's mark when it was marked; the posse that comes for it may control it by now."""
    round: int = 0
    step: FightStep = "forming"
    first: Side = LEADER
    """Which side forms its posse first."""
    begun: bool = False
    """Whether a shootout has started (a job may never have one)."""
    broken_off: bool = False
    """Whether a text has ended the shootout, whoever is still in it."""
    over: bool = False
    """Whether the shootout is over; a job goes on with what it does."""
    loser: int = NOBODY
    winner: int = NOBODY
    """Of the current round, by seat."""
    casualties: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The cards named as casualties this round, by side, whether or not they could be saved."""
    imposed: tuple[int, ...] = ()
    """Those of them that were not named for losing the round: a card's doing, or an exact tie's."""
    due: tuple[int, int] = (0, 0)
    """How many casualties each side had to take this round so far."""
    spared: tuple[int, int] = (0, 0)
    """How many more it would have been but for cards that spare some this round."""

    @property
    def shooting(self) -> bool:
        """Whether a shootout is going on."""
        return self.begun and not self.over

    @property
    def everybody(self) -> tuple[int, ...]:
        """All dudes of both posses."""
        return self.posses[0] + self.posses[1]

    def side_of(self, dude: int) -> Side | None:
        """Return the side whose posse this dude is in."""
        if dude in self.posses[0]:
            return 0
        return 1 if dude in self.posses[1] else None


class Extra(msgspec.Struct, frozen=True, gc=False):
    """A play somebody may make out of turn, once what is going on is complete (RC3-run-em-down-04)."""

    seat: int
    limit: Limit = ""
    in_shootout: bool = False
    """Whether it was granted in a shootout, and is a Shootout play."""
    host: int = NOWHERE
    """The dude with whose attached cards it has to be made, if any."""
