"""What a seat may know of a game of Doomtown, built from an allow-list: nothing else leaves the engine."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from boomtown.doomtown.facts.printed import Suit
from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.reading.numbers import (
    bullets,
    control,
    controller,
    influence,
    is_stud,
    player_influence,
    players_control,
    production,
    upkeep,
    value,
)
from boomtown.doomtown.state import Doomtown, Fight, Phase
from boomtown.doomtown.state.places import is_dude, locations

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
        discard=tuple([state.cards[card].face for card in player.discard]),  # RB-2.2-07
        hill=tuple([state.cards[card].face for card in player.hill]),  # RB-2.2-13
        street=player.street,
        outskirts=player.outskirts,
        influence=player_influence(state, seat),
        control=control_points,
        draw=_draw_hand(state, seat, viewer),
    )


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
    )


def _card(state: Doomtown, card: int) -> SeenCard:
    found = state.cards[card]
    dude = is_dude(state, card)
    return SeenCard(
        id=card,
        face=found.face,
        owner=found.owner,
        controller=controller(state, card),
        place=found.place,
        attached=found.attached,
        booted=found.booted,
        bounty=found.bounty,
        rock=found.rock,
        cards=found.cards,
        used=found.used,
        production=production(state, card) if card else 0,
        control=control(state, card),
        value=value(state, card) if dude else 0,
        bullets=bullets(state, card) if dude else 0,
        stud=dude and is_stud(state, card),
        influence=influence(state, card) if dude else 0,
        upkeep=upkeep(state, card) if dude else 0,
    )
