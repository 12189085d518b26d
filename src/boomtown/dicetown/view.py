"""What a seat at the table sees: its own hand and dice, and what lies open. Nothing else leaves the engine."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from boomtown.dicetown.cards import ELIXIRS, Card
from boomtown.dicetown.contest import leaders
from boomtown.dicetown.rolling import PRICES
from boomtown.dicetown.scoring import Score, score
from boomtown.dicetown.state import FACE_OF_PLACE, TOWN_HALL, Contest, Offer, Place, Player, Town
from boomtown.table import Message, say

Stage = Literal[
    "round",
    "roll",
    "keep",
    "brute",
    "cheat",
    "contest",
    "mine",
    "bank",
    "stagecoach",
    "store",
    "storevisit",
    "storepick",
    "saloon",
    "steal",
    "stealpick",
    "badge",
    "townhall",
    "doc",
    "docvisit",
    "treatment",
    "medicine",
    "roundend",
    "scoring",
    "over",
]
"""How far a round has come: the frame on top, or `over`."""


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody sees of a player; the backs of deeds and store cards differ."""

    dollars: int
    nuggets: int
    deeds: int
    store_cards: int
    protected: tuple[Card, ...]
    kept: tuple[int, ...]
    fresh: int
    """How many of the kept dice, the last ones, were kept in the latest reveal."""
    rolling: int


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the town: the face that counts there and who is ahead with the dice set aside so far."""

    place: Place
    name: Message
    face: int | None
    leaders: tuple[int, ...]


class OwnView(msgspec.Struct, frozen=True):
    """What only this seat sees: its hand, its dice under the cup, and cards it is choosing from."""

    hand: tuple[Card, ...]
    roll: tuple[int, ...]
    points: Score


class OfferView(msgspec.Struct, frozen=True):
    """A bribe on the table."""

    seat: int
    nuggets: int
    dollars: int
    cards: tuple[Card, ...]


class Board(msgspec.Struct, frozen=True):
    """Dice Town as one seat sees it. Faces are 0 to 5 for 9, 10, J, Q, K, A."""

    round: int
    stage: Stage
    contested: Place | None
    sheriff: int
    mine: int
    bank: int
    stagecoach: int
    store: int
    store_discards: int
    played: tuple[Card, ...]
    """Store cards that were played: they lie open, until the deck is shuffled anew."""
    row: tuple[Card, ...]
    deeds: int
    elixir_row: tuple[Message, ...]
    elixirs: int
    elixir_discards: int
    players: tuple[PlayerView, ...]
    places: tuple[PlaceView, ...]
    controlled: tuple[int, ...]
    offers: tuple[OfferView, ...]
    bribes: bool
    you: OwnView | None
    scores: tuple[Score, ...] | None
    winner: int | None
    prices: tuple[int, ...] = PRICES
    """What it costs to keep 0, 1, 2, … dice of a roll."""


_PLACE_NAMES = {place: say(f"dicetown-place-{place}") for place in (*FACE_OF_PLACE, TOWN_HALL)}
_ELIXIR_NAMES = {elixir: say(f"dicetown-elixir-{elixir}") for elixir in ELIXIRS}


def view(town: Town, seat: int | None) -> Board:
    """Return the board as this seat sees it; None is a spectator."""
    frame = town.frames[-1] if town.frames else None
    over = town.winner is not None
    return Board(
        round=town.round,
        stage=cast(Stage, type(frame).__name__.lower()) if frame else "over",
        contested=frame.place if isinstance(frame, Contest) else None,
        sheriff=town.sheriff,
        mine=town.mine,
        bank=town.bank,
        stagecoach=town.stagecoach,
        store=len(town.store),
        store_discards=len(town.store_discards),
        played=_cards(town, town.played),
        row=_cards(town, town.row),
        deeds=len(town.deeds),
        elixir_row=tuple([_ELIXIR_NAMES[elixir] for elixir in town.elixir_row]),
        elixirs=len(town.elixirs),
        elixir_discards=len(town.elixir_discards),
        players=tuple([_player(town, player) for player in town.players]),
        places=tuple([_place(town, place) for place in _PLACE_NAMES]),
        controlled=town.controlled,
        offers=tuple([_offer(town, offer) for offer in town.offers]),
        bribes=town.config.bribes,
        you=None if seat is None else _own(town, seat),
        scores=tuple(score(town, each) for each in town.seats) if over else None,
        winner=town.winner,
    )


def view_beside(town: Town, seat: int | None, other: Board) -> Board:
    """Return the board as this seat sees it, given how another one does: nothing but what is its own differs."""
    return msgspec.structs.replace(other, you=None if seat is None else _own(town, seat))


def _cards(town: Town, cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple([town.cards[card] for card in cards])


def _player(town: Town, player: Player) -> PlayerView:
    deeds = sum(town.cards[card].is_deed for card in player.hand)
    return PlayerView(
        dollars=player.dollars,
        nuggets=player.nuggets,
        deeds=deeds,
        store_cards=len(player.hand) - deeds,
        protected=_cards(town, player.protected),
        kept=player.kept,
        fresh=player.fresh,
        rolling=len(player.roll),
    )


def _place(town: Town, place: Place) -> PlaceView:
    return PlaceView(
        place=place,
        name=_PLACE_NAMES[place],
        face=FACE_OF_PLACE.get(place),
        leaders=tuple(leaders(town, place)),
    )


def _own(town: Town, seat: int) -> OwnView:
    player = town.players[seat]
    return OwnView(hand=_cards(town, player.hand), roll=player.roll, points=score(town, seat))


def _offer(town: Town, offer: Offer) -> OfferView:
    return OfferView(offer.seat, offer.nuggets, offer.dollars, _cards(town, offer.cards))
