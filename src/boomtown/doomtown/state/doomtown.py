"""A whole game of Doomtown. Only the methods of `Doomtown` change it, and only verbs call them."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.state.frames import AnyFrame
from boomtown.doomtown.state.records import (
    NOBODY,
    Card,
    Decided,
    Effect,
    Extra,
    Fight,
    Phase,
    Player,
)
from boomtown.doomtown.state.rulebook import PINEBOX, Rulebook
from boomtown.table.state import Event, State

HISTORY = "history"
"""In `memo`: something in it was read off the log."""

REMEMBERED = ("faces", "memo", "spots", "held", "layout")
"""Fields that can be derived from the others, and are neither saved nor compared."""


class Doomtown(State, kw_only=True):
    """A whole game. Everything in it is data; the fields `REMEMBERED` only remember what was derived from the rest."""

    frames: tuple[AnyFrame, ...] = ()  # a union, so that a saved game can be read
    scheduled: tuple[AnyFrame, ...] = ()
    rules: Rulebook = PINEBOX
    cards: dict[int, Card] = msgspec.field(default_factory=dict)
    players: tuple[Player, ...] = ()
    in_play: tuple[int, ...] = ()
    """Cards in play in the order they came, the town square first."""
    effects: tuple[Effect, ...] = ()
    fight: Fight | None = None
    day: int = 0
    phase: Phase = "setup"
    winner: int = NOBODY
    first: int = 0
    """Who comes first while there is no Winner yet (RB-4-14, RB-5.1-08)."""
    pot: int = 0
    spent: int = 0
    """The last number given to an effect."""
    lingering: tuple[int, ...] = ()
    """Action cards that stay on the table until their step or phase ends (RB-7.3.2-10)."""
    extra: tuple[Extra, ...] = ()
    decided: Decided = ""
    """Why the game is over, once it is."""
    victors: tuple[int, ...] = ()
    faces: tuple[int, frozenset[str], bool] | None = None
    """Remembered: how many cards there were when their faces were last listed, which of these faces have texts that
    work elsewhere than in play, and whether any makes cards blank."""
    memo: dict[Any, Any] = msgspec.field(default_factory=dict)
    """Remembered until anything changes: numbers, who controls a deed."""
    spots: dict[Any, Any] = msgspec.field(default_factory=dict)
    """Remembered until a dude moves: who stands where."""
    held: dict[Any, Any] = msgspec.field(default_factory=dict)
    """Remembered until a play hand changes: what can be used from hands."""
    layout: dict[Any, Any] = msgspec.field(default_factory=dict)
    """Remembered until other texts are in force: what cards in play and lasting effects say."""

    def copy(self) -> Self:
        """Return an independent copy; what is remembered stays true until one of the two changes."""
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # as in State
        twin.cards = self.cards.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal games; what is only remembered does not count."""
        if not isinstance(other, Doomtown):
            return NotImplemented
        return all(
            getattr(self, field) == getattr(other, field)
            for field in self.__struct_fields__
            if field not in REMEMBERED
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    # --- the only ways to change a state -------------------------------------------------------

    def forget(self) -> None:
        """Forget what was derived from what is in play: other cards or effects are, or a face or host changed."""
        self.memo = {}
        self.spots = {}
        self.layout = {}

    def record(self, event: Event) -> None:
        """Write down what happened; numbers that were read off the history are worked out again."""
        self.log = self.log.add(event)
        if HISTORY in self.memo:
            self.memo = {}

    def change(self, card: int, **fields: Any) -> None:
        """Replace fields of a card that do not decide what is in play, where, or under which effects."""
        self.cards[card] = replace(self.cards[card], **fields)
        self.memo = {}

    def move(self, card: int, place: int) -> None:
        """Put a card in play to another location."""
        self.cards[card] = replace(self.cards[card], place=place)
        self.memo = {}
        self.spots = {}

    def rearrange(self, card: int, **fields: Any) -> None:
        """Replace any fields of a card."""
        self.cards[card] = replace(self.cards[card], **fields)
        self.forget()

    def add_card(self, card: Card) -> None:
        """Put a new card (a token) into the game."""
        self.cards[card.id] = card
        self.forget()

    def change_player(self, seat: int, **fields: Any) -> None:
        """Replace fields of a player."""
        players = self.players
        changed = replace(players[seat], **fields)
        self.players = (*players[:seat], changed, *players[seat + 1 :])
        self.memo = {}

    def change_hand(self, seat: int, hand: tuple[int, ...]) -> None:
        """Replace a play hand."""
        self.change_player(seat, hand=hand)
        self.held = {}

    def put_in_play(self, in_play: tuple[int, ...]) -> None:
        """Replace the list of what is in play."""
        self.in_play = in_play
        self.forget()

    def set_effects(self, effects: tuple[Effect, ...]) -> None:
        """Replace the lasting effects."""
        self.effects = effects
        self.forget()

    def change_fight(self, **fields: Any) -> None:
        """Replace fields of the current fight."""
        assert self.fight is not None
        self.fight = replace(self.fight, **fields)
        self.memo = {}

    def set_fight(self, fight: Fight | None) -> None:
        """Start or end a fight."""
        self.fight = fight
        self.memo = {}

    def set_time(self, **fields: Any) -> None:
        """Replace day, phase or Winner."""
        for name, value in fields.items():
            setattr(self, name, value)
        self.memo = {}

    # --- looking -------------------------------------------------------------------------------

    def printed(self, card: int) -> Printed:
        """Return what is printed on this card."""
        return PRINTED[self.cards[card].face]

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """Return all seats clockwise, starting with this one."""
        count = len(self.players)
        return tuple((seat + step) % count for step in range(count))

    def turn_order(self) -> tuple[int, ...]:
        """Return all seats clockwise from the Winner (RB-5.1-21)."""
        return self.seats_from(self.winner if self.winner >= 0 else self.first)
