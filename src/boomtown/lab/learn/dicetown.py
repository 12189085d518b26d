"""Dice Town for whoever learns it: 110 actions, and what a seat sees in numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from boomtown.dicetown.cards import DEED, ELIXIRS, EQUIPMENT, STORE_CARDS, Card
from boomtown.dicetown.doc import FROM_DECK
from boomtown.dicetown.game import MOST_PLAYERS
from boomtown.dicetown.plays import PASS
from boomtown.dicetown.rolling import WITHOUT
from boomtown.dicetown.state import DICE, Town
from boomtown.dicetown.view import Board, PlayerView
from boomtown.lab.learn.match import Floats
from boomtown.lab.learn.saying import Grammar
from boomtown.table import Ask, Id, View

HIGHEST = 60
"""Dollars or nuggets there is a word for; nobody has offered more."""
FACES = 6
MOST_POINTS = 8
KINDS = tuple(kind for kind, _ in STORE_CARDS)
CARDS = (*(f"{kind} {points}" for kind in (DEED, EQUIPMENT) for points in range(1, MOST_POINTS + 1)), *KINDS)
NAMES = (
    "done",
    PASS,
    WITHOUT,
    *(f"number {number}" for number in range(HIGHEST + 1)),
    *(f"face {face}" for face in range(FACES)),
    *(f"player {place}" for place in range(MOST_PLAYERS)),
    *CARDS,
    *(f"elixir {elixir}" for elixir in ELIXIRS),
    f"elixir {FROM_DECK}",
)
"""Every action by its number. Players are counted from whose turn it is, clockwise; cards and dice go by their face."""
NUMBER = {name: number for number, name in enumerate(NAMES)}

PLAYERS = frozenset(
    {
        "dicetown-decide",
        "dicetown-choose-doc-first",
        "dicetown-choose-friendship",
        "dicetown-choose-domination",
        "dicetown-choose-joe",
        "dicetown-choose-victim",
        "dicetown-choose-winner",
    }
)
"""Questions whose options are players."""
QUESTIONS = (
    "keep",
    "keep-without-brute",
    "turn",
    "offer",
    "decide",
    "choose-doc-first",
    "choose-domination",
    "choose-elixir",
    "choose-friendship",
    "choose-gift",
    "choose-joe",
    "choose-protect",
    "choose-steal",
    "choose-store",
    "choose-victim",
    "choose-winner",
    "chance-cancel",
    "chance-cheat",
    "chance-corruption",
    "chance-credits",
    "chance-dynamite",
    "chance-elixir",
    "chance-girls",
    "chance-marshall",
    "chance-split",
)
STAGES = ("keep", "brute", "cheat", "contest", "store", "saloon", "badge", "townhall", "doc", "treatment")
PLACES = ("mine", "bank", "store", "saloon", "sheriff", "townhall")


class DiceTownLanguage:
    """How Dice Town is seen and spoken."""

    game = "dicetown"
    names = NAMES
    grammar = Grammar(done=NUMBER["done"], zero=NUMBER["number 0"], most=HIGHEST)

    def __init__(self) -> None:
        self.size = len(_globals(EMPTY, None)) + MOST_PLAYERS * PER_PLAYER + OWN

    def spell(self, state: Town, ask: Ask, part: str, option: Id) -> tuple[int, ...] | None:
        """Return the word for an option; dice and cards of the same face are called the same."""
        found = NUMBER.get(self._name(state, ask, part, option))
        return None if found is None else (found,)

    def _name(self, town: Town, ask: Ask, part: str, option: Id) -> str:
        player, key = town.players[ask.seat], ask.message.key
        if isinstance(option, str):
            return option if option in (PASS, WITHOUT) else f"elixir {option}"
        if key in PLAYERS:
            return f"player {(option - ask.seat) % len(town.players)}"
        if part == "face":
            return f"face {option}"
        if part == "die" or key == "dicetown-keep-without-brute":
            return f"face {player.kept[option]}"
        if key == "dicetown-keep" and part in ("", "dice"):
            return f"face {player.roll[option]}"
        return card_name(town.cards[option])

    def observe(self, view: View, seat: int) -> Floats:
        """Return what a seat sees: the town, its question, everybody from itself on clockwise, and what it holds."""
        board: Board = view.board
        count = len(board.players)
        found = _globals(board, view.ask)
        for place in range(MOST_PLAYERS):
            other = (seat + place) % count
            found += _player(board, other) if place < count else [0.0] * PER_PLAYER
        return np.array(found + _own(board), dtype=np.float32)


def card_name(card: Card) -> str:
    """Return what a card is called by its face: `deed 3`, `brute`."""
    return f"{card.kind} {card.points}" if card.kind in (DEED, EQUIPMENT) else card.kind


def _globals(board: Any, ask: Ask | None) -> list[float]:
    key = ask.message.key.removeprefix("dicetown-") if ask is not None else ""
    row = [0.0] * 6
    for place, card in enumerate(board.row[: len(row)]):
        row[place] = card.points / 5
    return [
        board.round / 20,
        board.mine / 30,
        board.bank / 20,
        board.stagecoach / 20,
        board.store / 20,
        board.deeds / 20,
        len(board.row) / 5,
        *row,
        *(float(board.stage == stage) for stage in STAGES),
        *(float(board.contested == place) for place in PLACES),
        *(float(key == question) for question in QUESTIONS),
    ]


class _Nothing:
    """A board with nothing on it, to count by."""

    round = mine = bank = stagecoach = store = deeds = 0
    row = ()
    stage = contested = None


EMPTY = _Nothing()
PER_PLAYER = 10 + FACES + len(PLACES) + 3


def _player(board: Board, seat: int) -> list[float]:
    player: PlayerView = board.players[seat]
    offer = next((each for each in board.offers if each.seat == seat), None)
    offered = [0.0, 0.0, 0.0]
    if offer is not None:
        offered = [offer.nuggets / 10, offer.dollars / 10, len(offer.cards) / 3]
    return [
        1.0,
        float(board.sheriff == seat),
        float(seat in board.controlled),
        player.dollars / 20,
        player.nuggets / 20,
        player.deeds / 8,
        player.store_cards / 5,
        sum(card.points for card in player.protected) / 10,
        player.fresh / DICE,
        player.rolling / DICE,
        *(player.kept.count(face) / DICE for face in range(FACES)),
        *(float(seat in place.leaders) / len(place.leaders or (1,)) for place in board.places),
        *offered,
    ]


OWN = FACES + len(CARDS) + 1


def _own(board: Board) -> list[float]:
    you = board.you
    if you is None:
        return [0.0] * OWN
    held = [card_name(card) for card in you.hand]
    return [
        *(you.roll.count(face) / DICE for face in range(FACES)),
        *(float(held.count(name)) for name in CARDS),
        you.points.total / 50,
    ]


LANGUAGE = DiceTownLanguage()
