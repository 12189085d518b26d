"""What a game of Dice Town is made of, and the small changes its rules are written in."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from boomtown.dicetown.cards import DEED_POINTS, EQUIPMENT_POINTS, Card
from boomtown.table import Frame, Message, Said, State, Who, below, say, shuffled

NINE, TEN, JACK, QUEEN, KING, ACE = range(6)
DICE = 5
FACES = tuple(say(f"dicetown-face-{face}") for face in range(6))

MINE: Final = "mine"
BANK: Final = "bank"
STORE: Final = "store"
SALOON: Final = "saloon"
SHERIFF: Final = "sheriff"
TOWN_HALL: Final = "townhall"

Place = Literal["mine", "bank", "store", "saloon", "sheriff", "townhall"]
FACE_OF_PLACE: dict[Place, int] = {MINE: NINE, BANK: TEN, STORE: JACK, SALOON: QUEEN, SHERIFF: KING}


@cache
def clockwise(first: int, players: int) -> tuple[int, ...]:
    """Return all seats, this one first."""
    return tuple((first + step) % players for step in range(players))


ROLLS = tuple(tuple(roll[::-1] for roll in product(range(6), repeat=count)) for count in range(DICE + 1))
"""Every roll of so many dice."""


@cache  # there are fewer than ten thousand rows of up to five dice
def names_of(faces: tuple[int, ...]) -> list[Message]:
    """Return what the faces are called."""
    return [FACES[face] for face in faces]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a situation gives to one player."""

    dollars: int = 8
    nuggets: int = 0
    hand: tuple[str, ...] = ()
    """Cards by kind; `deed:5` is one that is worth 5."""
    dice: str = ""
    """A whole hand of dice, as `9 9 9 K A`: if all have one, the round is decided from there."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation to start from, as data: for lessons, and to show what seldom comes up."""

    sides: tuple[Side, ...]
    sheriff: int | None = None
    round: int = 1
    """The round that is played next, or that is decided."""
    mine: int = 30
    bank: int = 3
    stagecoach: int = 0
    store: tuple[str, ...] = ()
    """What lies on top of the General Store's pile."""
    elixirs: tuple[str, ...] = ()
    """What Doc Badluck has on offer."""
    deeds: int | None = None
    """How many deeds are left, if not all."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose before the game."""

    players: int
    bribes: bool = True
    first_sheriff: int | None = None
    deed_points: tuple[int, ...] = DEED_POINTS
    equipment_points: tuple[int, ...] = EQUIPMENT_POINTS
    scenario: Scenario | None = None


class Player(msgspec.Struct, frozen=True, gc=False):
    """What lies in front of one player, in their hand and under their cup."""

    dollars: int
    nuggets: int = 0
    hand: tuple[int, ...] = ()
    protected: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    fresh: int = 0
    """How many of the kept dice, the last ones, were kept in the latest reveal."""
    roll: tuple[int, ...] = ()
    """The dice under the cup."""


class Offer(msgspec.Struct, frozen=True):
    """A bribe laid open before the Sheriff."""

    seat: int
    nuggets: int
    dollars: int
    cards: tuple[int, ...]


# --- where the game stands -----------------------------------------------------------------------


class Round(Frame, frozen=True):
    """A round begins."""


class Roll(Frame, frozen=True):
    """Everybody still building a hand rolls; after the last roll all dice stay."""

    last: bool = False


class Keep(Frame, frozen=True):
    """The dice lie under the cups: everybody chooses which to keep."""


class Brute(Frame, frozen=True):
    """The cups are lifted: this player's new dice are The Brute's."""

    seat: int
    card: int


class Cheat(Frame, frozen=True):
    """The cups are lifted: cheaters may turn a die."""


class Contest(Frame, frozen=True):
    """Who controls this place?"""

    place: Place


class Mine(Frame, frozen=True):
    """This player exploits the gold mine."""

    seat: int


class Bank(Frame, frozen=True):
    """This player robs the bank."""

    seat: int


class Stagecoach(Frame, frozen=True):
    """The stagecoach brings its dollars to the bank."""


class Store(Frame, frozen=True):
    """This player goes to the general store."""

    seat: int


class StoreVisit(Frame, frozen=True):
    """Draw cards at the store."""

    seat: int


class StorePick(Frame, frozen=True):
    """Keep one of the cards drawn."""

    seat: int


class Saloon(Frame, frozen=True):
    """This player has the favour of the saloon."""

    seat: int


class Steal(Frame, frozen=True):
    """Choose whom to steal from."""

    seat: int


class StealPick(Frame, frozen=True):
    """Choose which of the victim's cards, those drawn, to take."""

    seat: int
    victim: int
    seen: tuple[int, ...]


class Badge(Frame, frozen=True):
    """This player takes the Sheriff's badge."""

    seat: int


class TownHall(Frame, frozen=True):
    """The mayor rewards this player."""

    seat: int


class Doc(Frame, frozen=True):
    """Those who controlled nothing wait at Doc Badluck's door."""

    waiting: tuple[int, ...] | None = None


class DocVisit(Frame, frozen=True):
    """This player enters; somebody may have an Elixir up the sleeve."""

    seat: int


class Treatment(Frame, frozen=True):
    """This player takes a medicine."""

    seat: int


class Medicine(Frame, frozen=True):
    """The medicine works."""

    seat: int
    elixir: str


class RoundEnd(Frame, frozen=True):
    """Another round, or the end."""


class Scoring(Frame, frozen=True):
    """The game is over: who has won?"""


Frames = (
    Round
    | Roll
    | Keep
    | Brute
    | Cheat
    | Contest
    | Mine
    | Bank
    | Stagecoach
    | Store
    | StoreVisit
    | StorePick
    | Saloon
    | Steal
    | StealPick
    | Badge
    | TownHall
    | Doc
    | DocVisit
    | Treatment
    | Medicine
    | RoundEnd
    | Scoring
)


class Town(State, kw_only=True):
    """The whole game. Piles are tuples with the top card first; the row of deeds starts at the bottom space."""

    config: Config
    cards: tuple[Card, ...]
    players: tuple[Player, ...]
    sheriff: int
    round: int = 0
    mine: int = 30
    bank: int = 3
    stagecoach: int = 0
    store: tuple[int, ...] = ()
    store_discards: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    """Which of the discards were played for all to see; the others were discarded face down."""
    deeds: tuple[int, ...] = ()
    row: tuple[int, ...] = ()
    elixirs: tuple[str, ...] = ()
    elixir_row: tuple[str, ...] = ()
    elixir_discards: tuple[str, ...] = ()
    controlled: tuple[int, ...] = ()
    """Who has controlled a place this round."""
    drawn: tuple[int, ...] = ()
    """Store cards that somebody is looking at, about to keep one."""
    offers: tuple[Offer, ...] = ()
    """Bribes on the table for the tie being decided."""
    winner: int | None = None
    frames: tuple[Frames, ...] = ()

    # --- looking -------------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the opponents of this seat, clockwise from its left."""
        return clockwise(seat, len(self.players))[1:]

    def from_sheriff(self) -> tuple[int, ...]:
        """Return all seats, the Sheriff first, then clockwise."""
        return clockwise(self.sheriff, len(self.players))

    def deeds_of(self, seat: int) -> tuple[int, ...]:
        """Return the deeds in the seat's hand; protected ones are not in hand any more."""
        return tuple(card for card in self.players[seat].hand if self.cards[card].is_deed)

    def store_cards_of(self, seat: int) -> tuple[int, ...]:
        """Return the General Store cards in the seat's hand."""
        return tuple(card for card in self.players[seat].hand if not self.cards[card].is_deed)

    def names(self, cards: Iterable[int]) -> list[Message]:
        """Return the cards' names."""
        return [self.cards[card].name for card in cards]

    # --- changing ------------------------------------------------------------------------------

    def update(self, seat: int, **changes: Any) -> None:
        """Replace fields of one player's record."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        self.players = tuple(players)

    def pay(self, giver: int, taker: int, dollars: int) -> int:
        """One player gives another dollars, all they have if fewer. Return how many."""
        paid = min(dollars, self.players[giver].dollars)
        if paid:
            self.update(giver, dollars=self.players[giver].dollars - paid)
            self.update(taker, dollars=self.players[taker].dollars + paid)
        return paid

    def give_nuggets(self, giver: int, taker: int, nuggets: int) -> int:
        """One player gives another nuggets, all they have if fewer. Return how many."""
        given = min(nuggets, self.players[giver].nuggets)
        if given:
            self.update(giver, nuggets=self.players[giver].nuggets - given)
            self.update(taker, nuggets=self.players[taker].nuggets + given)
        return given

    def draw_store(self, count: int) -> tuple[int, ...]:
        """Take cards off the store's deck, its discards shuffled back when it runs short (DT-store-02)."""
        drawn = self.store[:count]
        self.store = self.store[count:]
        missing = count - len(drawn)
        if missing and self.store_discards:
            deck = shuffled(self, self.store_discards)
            self.store_discards = self.played = ()
            self.store = deck[missing:]
            drawn += deck[:missing]
        return drawn

    def draw_elixir(self) -> str:
        """Take the top Elixir, the discards shuffled back when there is none (DT-doc-05)."""
        if not self.elixirs:
            self.elixirs = shuffled(self, self.elixir_discards)
            self.elixir_discards = ()
        top, self.elixirs = self.elixirs[0], self.elixirs[1:]
        return top

    def roll_dice(self, count: int) -> tuple[int, ...]:
        """Roll this many dice (DT-roll-02)."""
        rolls = ROLLS[count]
        return rolls[below(self, len(rolls))]

    # --- telling -------------------------------------------------------------------------------

    def tell_of_new_card(self, key: str, seat: int, card: int, **args: Any) -> None:
        """Tell everybody that this seat got a card, and only that seat which."""
        if not self.imagined:
            args["who"] = Who(seat)
            secret = Message(f"dicetown-{key}-secret", args | {"card": self.cards[card].name})
            self.record(Said(Message("dicetown-" + key, args), secret, (seat,)))
