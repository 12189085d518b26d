"""Doomtown for whoever learns it: plays said word by word, and what a seat sees in numbers, a row for every card.

A play is a kind and the cards it is about: `move`, card 12, card 40 is said in three words. Cards go by their number in
the game, which is their row in what a seat sees. Where a card has several abilities, or a choice has words of its own,
they are said as the first, the second, … way, in the order of their names.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, get_args

import numpy as np

from boomtown.doomtown.facts.printed import PRINTED, SUITS
from boomtown.doomtown.plays.acting import Use
from boomtown.doomtown.plays.falling import Fall
from boomtown.doomtown.plays.offers import KINDS, read
from boomtown.doomtown.plays.reacting import React
from boomtown.doomtown.state.records import FightStep, Phase
from boomtown.doomtown.view import Board, SeenCard, SeenPlayer
from boomtown.lab.learn.match import Floats
from boomtown.lab.learn.saying import Grammar
from boomtown.table import Ask, Composition, Id, OneOf, SomeOf, View

Words = tuple[int | str, ...]
"""An option as it is said: kinds of plays, cards by their numbers, names of abilities."""

PER_SEAT = 80
"""Card numbers there are for each player: decks have some sixty cards, and tokens come in."""
WAYS = 24
WORDS = (
    "done",
    *KINDS,
    "yes",
    "no",
    "none",
    "left",
    "right",
    "best",
    "ace",
    "discard",
    *(f"way {number}" for number in range(WAYS)),
)
"""Every word but the numbers, which follow: those of cards, and amounts."""
QUESTIONS = (
    "accept",
    "boot-for-less",
    "boot-to-pay",
    "casualty",
    "cheater",
    "cheatin",
    "combo",
    "come-beside",
    "drop",
    "end",
    "enter-there",
    "exchange",
    "flee",
    "gang",
    "hand",
    "host",
    "inventor",
    "invite",
    "join",
    "joker",
    "leader",
    "mode",
    "noon",
    "number",
    "oppose",
    "performer",
    "poker-card",
    "precedence",
    "react",
    "redraw",
    "resolution",
    "shooter",
    "shootout",
    "sundown",
    "surplus",
    "taker",
    "target",
    "targets",
    "trade",
    "trait-order",
    "upkeep",
    "where",
    "yes",
)
PHASES = get_args(Phase)
STEPS = get_args(FightStep)
FACTS = ("dude", "deed", "goods", "spell", "action", "joker", "outfit", "legend")


@cache
def names(players: int) -> tuple[str, ...]:
    """Return every action of a table for so many by its number; those of fewer players come first."""
    return (*WORDS, *(f"number {number}" for number in range(PER_SEAT * players)))


class DoomtownLanguage:
    """How Doomtown is seen and spoken."""

    game = "doomtown"

    def __init__(self, players: int) -> None:
        self.names = names(players)
        self.rows = PER_SEAT * players
        self.grammar = Grammar(done=0, zero=len(WORDS), most=self.rows - 1)
        self.size = GLOBALS + players * PER_PLAYER + self.rows * PER_CARD
        self._numbers = {name: number for number, name in enumerate(self.names)}

    def spell(self, state: Any, ask: Ask, part: str, option: Id) -> tuple[int, ...] | None:
        """Return the words for an option: a call-out is said in three, its kind and its two cards."""
        words = _words(option)
        said = [self._number(ask, words, place) for place in range(len(words))]
        return None if None in said else tuple(word for word in said if word is not None)

    def _number(self, ask: Ask, words: Words, place: int) -> int | None:
        word = words[place]
        if isinstance(word, int):
            return self._numbers.get(f"number {word}")
        known = self._numbers.get(word)
        return known if known is not None else self._numbers.get(f"way {_way(ask, words, place)}")

    def observe(self, view: View, seat: int) -> Floats:
        """Return what a seat sees: the town and the question, everybody from itself on, and a row for every card."""
        board: Board = view.board
        count = len(board.players)
        found = _globals(board, view.ask, seat)
        for place in range(count):
            found += _player(board.players[(seat + place) % count], (board.winner - seat) % count == place)
        rows = np.zeros((self.rows, PER_CARD), dtype=np.float32)
        for number, row in _rows(board, view.ask, seat):
            if 0 <= number < self.rows:
                rows[number] = row
        return np.concatenate([np.array(found, dtype=np.float32), rows.ravel()])


def _words(option: Id) -> Words:
    """Return what an option is said in, by what it is: a play, a casualty, a card's number, or a word of its own."""
    if isinstance(option, int):
        return (option,)
    play = read(option)
    if isinstance(play, React):
        return (play.card, play.part)
    if isinstance(play, Use):
        return (play.word, play.card, play.part)
    if play is not None:
        return (play.word, *play.about)
    fall = Fall.read(option)
    return (option,) if fall is None else (fall.way, fall.card)


def _way(ask: Ask, words: Words, place: int) -> int:
    """Return which of the ways to go on from the words before this one is."""
    others = {
        each[place]
        for each in _all_words(ask)
        if each[:place] == words[:place] and len(each) > place and not isinstance(each[place], int)
    }
    return sorted(map(str, others)).index(str(words[place])) if words[place] in others else WAYS


def _all_words(ask: Ask) -> Iterator[Words]:
    forms = ask.form.parts.values() if isinstance(ask.form, Composition) else (ask.form,)
    return (_words(each) for form in forms if isinstance(form, OneOf | SomeOf) for each in form.ids)


GLOBALS = 5 + len(PHASES) + len(STEPS) + len(QUESTIONS)
PER_PLAYER = 11


def _globals(board: Board, ask: Ask | None, seat: int) -> list[float]:
    key = ask.message.key.removeprefix("doomtown-ask-") if ask is not None else ""
    fight = board.fight
    return [
        board.day / 10,
        board.pot / 5,
        float(fight is not None),
        float(fight is not None and seat == fight.seats[0]),
        float(fight.round if fight is not None else 0) / 3,
        *(float(board.phase == phase) for phase in PHASES),
        *(float(fight is not None and fight.step == step) for step in STEPS),
        *(float(key == question) for question in QUESTIONS),
    ]


def _player(player: SeenPlayer, is_winner: bool) -> list[float]:
    draw = player.draw
    return [
        float(is_winner),
        player.stash / 10,
        player.debt / 5,
        player.deck / 50,
        player.hand / 6,
        player.influence / 8,
        player.control / 8,
        len(player.discard) / 30,
        len(player.hill) / 10,
        (draw.rank if draw is not None else 0) / 11,
        float(draw is not None and draw.cheatin),
    ]


PER_CARD = 22 + len(FACTS) + len(SUITS)


def _rows(board: Board, ask: Ask | None, seat: int) -> list[tuple[int, list[float]]]:
    """Every card the seat sees by number: those in play, its hand, and what its question shows of others."""
    found = {card.id: _in_play(board, card, seat) for card in board.cards}
    for number, face in chain(board.hand, _shown(ask, found)):
        if number not in found:
            found[number] = _row(face, float((number, face) in board.hand))
    return list(found.items())


def _shown(ask: Ask | None, known: dict[int, list[float]]) -> list[tuple[int, str]]:
    """Return the faces a question shows of cards that lie elsewhere, in a discard pile or a deck looked through."""
    if ask is None or not isinstance(ask.form, OneOf | SomeOf):
        return []
    if all(isinstance(each, str) or each in known for each in ask.form.ids):
        return []
    return [(option.about[0], option.face) for option in ask.form.options if option.about and option.face]


def _row(face: str, in_hand: float) -> list[float]:
    printed = PRINTED.get(face)
    if printed is None:
        return [1.0, in_hand, *([0.0] * (PER_CARD - 2))]
    return [
        1.0,
        in_hand,
        *([0.0] * 12),
        printed.value / 13,
        printed.cost / 5,
        printed.bullets / 3,
        float(printed.stud),
        printed.influence / 3,
        printed.upkeep / 3,
        printed.production / 3,
        printed.control / 2,
        *(float(printed.kind == kind) for kind in FACTS),
        *(float(printed.suit == suit) for suit in SUITS),
    ]


def _in_play(board: Board, card: SeenCard, seat: int) -> list[float]:
    row = _row(card.face, 0.0)
    fight = board.fight
    row[2:14] = [
        1.0,
        float(card.controller == seat),
        float(card.owner == seat),
        float(card.booted),
        card.bounty / 5,
        card.rock / 5,
        float(card.attached),
        card.place / PER_SEAT,
        len(card.cards) / 3,
        len(card.used) / 2,
        float(fight is not None and card.id in fight.everybody),
        float(fight is not None and card.id in fight.shooters),
    ]
    if PRINTED.get(card.face) is not None and PRINTED[card.face].kind == "dude":
        row[14:20] = [
            card.value / 13,
            row[15],
            card.bullets / 3,
            float(card.stud),
            card.influence / 3,
            card.upkeep / 3,
        ]
    row[20:22] = [card.production / 3, card.control / 2]
    return row
