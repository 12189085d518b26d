"""What a seat may know of a game of Doomtown, built from an allow-list: nothing else leaves the engine.

What is sent is built whole (`view`); who decides here and now looks at it instead (`Glance`), and what nobody looks at
is not worked out. Both read the same lists, and a test compares them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

import msgspec

from boomtown.doomtown.facts.printed import PRINTED, Suit
from boomtown.doomtown.reading.draw_hands import cards_rank, is_legal, rank
from boomtown.doomtown.reading.numbers import (
    bullets,
    control,
    controller,
    influence,
    is_stud,
    player_control,
    player_influence,
    players_control,
    production,
    upkeep,
    value,
)
from boomtown.doomtown.state import Card, Doomtown, Fight, Phase, Player
from boomtown.doomtown.state.places import locations

HAND = 5

Rank = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
"""A hand rank, from high card to dead man's hand; 0: none."""


class SeenCard(msgspec.Struct, frozen=True):
    """A card this seat may see, with its numbers as they are now."""

    id: int
    face: str
    owner: int
    controller: int
    place: int
    attached: bool
    booted: bool
    bounty: int
    rock: int
    cards: tuple[int, ...]
    used: tuple[str, ...]
    value: int = 0
    bullets: int = 0
    stud: bool = False
    influence: int = 0
    upkeep: int = 0
    production: int = 0
    control: int = 0


class SeenHand(msgspec.Struct, frozen=True):
    """A draw hand: its cards for those who may see them, their number for everybody."""

    size: int
    cards: tuple[str, ...]
    declared: tuple[tuple[str, Suit, int], ...]
    """Cards that stand for something else: face, suit, value."""
    revealed: bool
    rank: Rank = 0
    """What it counts as now, modifiers included; 0 until it has five cards and for those who may not see it."""
    cheatin: bool = False
    plain: Rank = 0
    """The rank of its cards alone; 0 as above."""


class SeenPlayer(msgspec.Struct, frozen=True):
    """A player's side of the table."""

    seat: int
    outfit: int
    legend: int
    stash: int
    debt: int
    deck: int
    hand: int
    discard: tuple[str, ...]
    hill: tuple[str, ...]
    street: tuple[int, ...]
    outskirts: tuple[int, ...]
    influence: int
    control: int
    draw: SeenHand | None


class Board(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    day: int
    phase: Phase
    winner: int
    pot: int
    players: tuple[SeenPlayer, ...]
    cards: tuple[SeenCard, ...]
    locations: tuple[int, ...]
    hand: tuple[tuple[int, str], ...]
    fight: Fight | None


def view(state: Doomtown, seat: int | None) -> Board:
    """Return what this seat may see; None is a spectator."""
    control_points = players_control(state)
    return Board(
        seat=seat,
        day=state.day,
        phase=state.phase,
        winner=state.winner,
        pot=state.pot,
        players=tuple(
            [_player(state, player.seat, seat, control_points[player.seat]) for player in state.players]
        ),
        cards=tuple([_card(state, card) for card in state.in_play]),
        locations=locations(state),
        hand=_hand(state, seat),
        fight=state.fight,
    )


def view_beside(state: Doomtown, seat: int | None, other: Board) -> Board:
    """Return what this seat may see, given what another one sees: hands differ, and nothing else."""
    return msgspec.structs.replace(
        other,
        seat=seat,
        hand=_hand(state, seat),
        players=tuple(
            [
                msgspec.structs.replace(player, draw=_draw_hand(state, player.seat, seat))
                for player in other.players
            ]
        ),
    )


def _hand(state: Doomtown, seat: int | None) -> tuple[tuple[int, str], ...]:
    if seat is None:
        return ()
    return tuple([(card, state.cards[card].face) for card in state.players[seat].hand])


def _player(state: Doomtown, seat: int, viewer: int | None, control_points: int) -> SeenPlayer:
    player = state.players[seat]
    return SeenPlayer(
        seat=seat,
        outfit=player.outfit,
        legend=player.legend,
        stash=player.stash,
        debt=player.debt,
        deck=len(player.deck),
        hand=len(player.hand),
        discard=_faces(state, player.discard),  # RB-2.2-07
        hill=_faces(state, player.hill),  # RB-2.2-13
        street=player.street,
        outskirts=player.outskirts,
        influence=player_influence(state, seat),
        control=control_points,
        draw=_draw_hand(state, seat, viewer),
    )


def _faces(state: Doomtown, cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([state.cards[card].face for card in cards])


def _draw_hand(state: Doomtown, seat: int, viewer: int | None) -> SeenHand | None:
    hand = state.players[seat].draw
    if hand is None:
        return None
    shown = hand.revealed or viewer == seat
    whole = shown and len(hand.cards) == HAND
    return SeenHand(
        size=len(hand.cards),
        cards=tuple(state.cards[card].face for card in hand.cards) if shown else (),
        declared=tuple(
            (state.cards[entry.card].face, cast(Suit, entry.suit), entry.value) for entry in hand.declared
        )
        if shown
        else (),
        revealed=hand.revealed,
        rank=cast(Rank, rank(state, seat)) if whole else 0,
        cheatin=whole and not is_legal(state, seat),
        plain=cast(Rank, cards_rank(state, seat)) if whole else 0,
    )


def _card(state: Doomtown, card: int) -> SeenCard:
    found = state.cards[card]
    return SeenCard(
        id=card,
        face=found.face,
        owner=found.owner,
        place=found.place,
        attached=found.attached,
        booted=found.booted,
        bounty=found.bounty,
        rock=found.rock,
        cards=found.cards,
        used=found.used,
        **{name: read(state, card) for name, read in _derived(found.face).items()},
    )


def _produced(state: Doomtown, card: int) -> int:
    return production(state, card) if card else 0


Derived: TypeAlias = dict[str, Callable[[Doomtown, int], Any]]

_OF_ANY: Derived = {"controller": controller, "production": _produced, "control": control}
_OF_DUDES: Derived = {
    **_OF_ANY,
    "value": value,
    "bullets": bullets,
    "stud": is_stud,
    "influence": influence,
    "upkeep": upkeep,
}
"""What is derived of a card that a seat may see; what is not told of a card is nothing."""


def _derived(face: str) -> Derived:
    return _OF_DUDES if PRINTED[face].kind == "dude" else _OF_ANY


# --- looked at, not built --------------------------------------------------------------------------


class _Lazy:
    """A field that is worked out when somebody looks at it, and kept.

    Not `__getattr__`: a class that has one pays for it at every look, at what is known as well.
    """

    __slots__ = ("_name",)

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, found: Any, owner: type) -> Any:
        if found is None:
            return self
        known = found.__dict__[self._name] = self._work_out(found)
        return known

    def _work_out(self, found: Any) -> Any:
        """Work out what is not known yet, from the same allow-list as what is sent."""
        raise NotImplementedError


class _OfCard(_Lazy):
    """A number of a card."""

    __slots__ = ("_read",)

    def __init__(self, read: Callable[[Doomtown, int], Any]) -> None:
        self._read = read

    def _work_out(self, found: GlancedCard) -> Any:
        return self._read(found._state, found.id)


class _Total(_OfCard):
    """A number of a card that is the sum of everything and at least 0; mostly the sum is remembered."""

    __slots__ = ()

    def __get__(self, found: Any, owner: type) -> Any:
        if found is None:
            return self
        name = self._name
        plain = found._state.layout.plain.get(name)
        known = plain.get(found.id) if plain is not None else None
        if known is None:
            known = self._read(found._state, found.id)
        elif known < 0:
            known = 0
        found.__dict__[name] = known
        return known


class GlancedCard:
    """A `SeenCard` of which only that is worked out which somebody looks at; true until the game goes on."""

    __slots__ = (
        "__dict__", "_state", "attached", "booted", "bounty", "cards", "controller", "face", "id", "owner", "place",
        "rock", "used",
    )  # fmt: skip

    id: int
    face: str
    owner: int
    controller: int
    place: int
    attached: bool
    booted: bool
    bounty: int
    rock: int
    cards: tuple[int, ...]
    used: tuple[str, ...]
    value = 0  # told of dudes
    bullets = 0
    stud = False
    influence = 0
    upkeep = 0
    if TYPE_CHECKING:
        production: int
        control: int
    else:
        production = _OfCard(_OF_ANY["production"])
        control = _Total(_OF_ANY["control"])

    def __init__(self, state: Doomtown, found: Card) -> None:
        self._state = state
        self.id = card = found.id
        self.face = found.face
        self.owner = found.owner
        known = state.layout.controllers.get(card)
        self.controller = controller(state, card) if known is None else known
        self.place = found.place
        self.attached = found.attached
        self.booted = found.booted
        self.bounty = found.bounty
        self.rock = found.rock
        self.cards = found.cards
        self.used = found.used


class GlancedDude(GlancedCard):
    """A dude, of whom there is more to see."""

    __slots__ = ()

    if not TYPE_CHECKING:
        value = _OfCard(_OF_DUDES["value"])
        bullets = _OfCard(_OF_DUDES["bullets"])
        stud = _OfCard(_OF_DUDES["stud"])
        influence = _Total(_OF_DUDES["influence"])
        upkeep = _OfCard(_OF_DUDES["upkeep"])  # no `_Total`: it grows in another outfit


def _looked_at(state: Doomtown, card: int) -> GlancedCard:
    found = state.cards[card]
    return GlancedDude(state, found) if PRINTED[found.face].kind == "dude" else GlancedCard(state, found)


_OF_PLAYERS: dict[str, Callable[[Doomtown, int, int | None], Any]] = {
    "discard": lambda state, seat, viewer: _faces(state, state.players[seat].discard),
    "hill": lambda state, seat, viewer: _faces(state, state.players[seat].hill),
    "influence": lambda state, seat, viewer: player_influence(state, seat),
    "control": lambda state, seat, viewer: player_control(state, seat),
    "draw": _draw_hand,
}
"""What is worked out of a player for a viewer who asks for it."""


class _OfPlayer(_Lazy):
    """What is to be seen of a player."""

    __slots__ = ()

    def _work_out(self, found: GlancedPlayer) -> Any:
        return _OF_PLAYERS[self._name](found._state, found.seat, found._viewer)


class GlancedPlayer:
    """A `SeenPlayer`, looked at in the same way."""

    __slots__ = (
        "__dict__", "_state", "_viewer", "debt", "deck", "hand", "legend", "outfit", "outskirts", "seat", "stash",
        "street",
    )  # fmt: skip

    seat: int
    outfit: int
    legend: int
    stash: int
    debt: int
    deck: int
    hand: int
    street: tuple[int, ...]
    outskirts: tuple[int, ...]
    if TYPE_CHECKING:
        discard: tuple[str, ...]
        hill: tuple[str, ...]
        influence: int
        control: int
        draw: SeenHand | None
    else:
        discard = _OfPlayer()
        hill = _OfPlayer()
        influence = _OfPlayer()
        control = _OfPlayer()
        draw = _OfPlayer()

    def __init__(self, state: Doomtown, player: Player, viewer: int | None) -> None:
        self._state = state
        self._viewer = viewer
        self.seat = player.seat
        self.outfit = player.outfit
        self.legend = player.legend
        self.stash = player.stash
        self.debt = player.debt
        self.deck = len(player.deck)
        self.hand = len(player.hand)
        self.street = player.street
        self.outskirts = player.outskirts


class Glance:
    """A `Board` that is looked at and not built: for who asks little of it, and at once."""

    __slots__ = ("_memo", "_state", *Board.__struct_fields__)

    seat: int | None
    day: int
    phase: Phase
    winner: int
    pot: int
    players: tuple[GlancedPlayer, ...]
    cards: tuple[GlancedCard, ...]
    locations: tuple[int, ...]
    hand: tuple[tuple[int, str], ...]
    fight: Fight | None

    def __init__(self, state: Doomtown, seat: int | None, before: Glance | None = None) -> None:
        """Look at a board; cards that an earlier glance has looked at are not looked at again while it is true."""
        self._state = state
        self._memo = state.memo
        self.seat = seat
        self.day = state.day
        self.phase = state.phase
        self.winner = state.winner
        self.pot = state.pot
        self.players = tuple([GlancedPlayer(state, player, seat) for player in state.players])
        if before is not None and before._is_true_of(state):
            self.cards = before.cards  # they look the same to everybody
        else:
            self.cards = tuple([_looked_at(state, card) for card in state.in_play])
        self.locations = locations(state)
        self.hand = _hand(state, seat)
        self.fight = state.fight

    def _is_true_of(self, state: Doomtown) -> bool:
        """Tell whether nothing has changed since: whatever changes a state but the pot gives it a new memo."""
        return self._state is state and self._memo is state.memo and self.pot == state.pot


def look_again(before: Glance | None, state: Doomtown, seat: int | None) -> Glance:
    """Return what there is to see now: the glance before, if that was from the same seat and nothing has changed."""
    if before is not None and before.seat == seat and before._is_true_of(state):
        return before
    return Glance(state, seat, before)


AnyBoard: TypeAlias = Board | Glance
AnyCard: TypeAlias = SeenCard | GlancedCard
AnyPlayer: TypeAlias = SeenPlayer | GlancedPlayer
