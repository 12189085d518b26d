"""A game as a row of words: whose turn it is to say one, which can be said, and what that seat sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from boomtown.games import game as game_named
from boomtown.lab.learn.saying import Grammar, Node, Said, next_words, tree
from boomtown.table import Answer, Ask, BadConfig, Chance, Form, Id, Table, View, seeded, text

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
SEED = (1 << 63) - 1


class Language(Protocol):
    """How a game is seen and spoken by whoever learns it."""

    game: str
    names: tuple[str, ...]
    """What each action is called; its number is its place."""
    grammar: Grammar
    size: int
    """Of an observation."""

    def spell(self, state: Any, ask: Ask, part: str, option: Id) -> tuple[int, ...] | None:
        """Return the words for an option; nothing if there are none."""

    def observe(self, view: View, seat: int) -> Floats:
        """Return what a seat sees as numbers, by its view alone."""


class Match:
    """A game that is played word by word."""

    def __init__(self, language: Language, players: int, seed: int, options: Mapping[str, Any]) -> None:
        """Begin a game. Raises ValueError if it cannot be set up so."""
        self.language = language
        self.table = set_up(language.game, players, seed, options)
        self._draw = Chance(seeded(seed) + 1)
        self._node: Node = {}
        self._next: dict[int, Node] = {}
        self.said: tuple[int, ...] = ()
        """What the seat whose turn it is has said so far of its answer."""
        self._listen()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.table.asks

    @property
    def seat(self) -> int:
        """Whose turn it is. Who is asked together answers in turn, and nobody sees what the others said."""
        return self.table.asks[0].seat

    @property
    def ask(self) -> Ask:
        """The question of the seat whose turn it is."""
        return self.table.asks[0]

    def words(self) -> list[int]:
        """Return the actions there are now, the lowest number first."""
        return sorted(self._next)

    def mask(self, seat: int) -> Mask:
        """Return which actions this seat can take: none while it is not its turn."""
        mask = np.zeros(len(self.language.names), dtype=np.int8)
        if not self.over and seat == self.seat:
            mask[self.words()] = 1
        return mask

    def say(self, word: int) -> None:
        """Take an action. Raises ValueError if it is not possible, and nothing has changed."""
        if word not in self._next:
            raise ValueError(f"action {word} is not possible now; possible are {self.words()}")
        self._take(word)
        self._follow()

    def observe(self, seat: int) -> Floats:
        """Return what a seat sees, and what it has said of its answer."""
        seen = self.language.observe(self.table.view(seat), seat)
        said = np.zeros(len(self.language.names), dtype=np.float32)
        if not self.over and seat == self.seat:
            for word in self.said:
                said[word] += 1
        return np.concatenate([seen, said])

    def answer(self, choice: Answer) -> None:
        """Answer for the seat whose turn it is, as a bot does, whole."""
        self.table.answer(self.seat, choice)
        self._listen()

    def rewards(self) -> Sequence[float]:
        """Return what each seat gets in the end: the winners share 1, the others lose it together; else nothing."""
        outcome = self.table.outcome
        seats = self.table.game.seats(self.table.config)
        if outcome is None or not outcome.winners or len(outcome.winners) == seats:
            return [0.0] * seats
        won, lost = 1 / len(outcome.winners), -1 / (seats - len(outcome.winners))
        return [won if seat in outcome.winners else lost for seat in range(seats)]

    def fork(self) -> Match:
        """Return an independent copy that goes on as this one would, chance included."""
        return self._standing_on(self.table.fork())

    def redealt(self, seat: int, draw: Chance) -> Match:
        """Return a game that this seat cannot tell from this one, with the same said so far.

        What others have answered to a question that is still open is as unknown as their cards: they answer anew.
        """
        table = self.table.redealt(seat, draw)
        waiting = {ask.seat for ask in self.table.asks}
        for ask in table.asks:
            if ask.seat not in waiting:
                table.give(ask, ask.form.sample(draw))
        return self._standing_on(table)

    def _standing_on(self, table: Table[Any]) -> Match:
        twin: Match = Match.__new__(Match)
        twin.language, twin.table = self.language, table
        twin._draw = copy(self._draw)
        said = self.said
        twin._listen()
        while len(twin.said) < len(said):  # words that alone can be said are said already
            twin.say(said[len(twin.said)])
        return twin

    def _listen(self) -> None:
        """Begin to hear an answer to the question that is open."""
        self.said = ()
        self._node = {}
        self._next = {}
        if not self.over:
            self._node = self._tree(self.ask)
            self._next = next_words(self._node)
            self._follow()

    def _tree(self, ask: Ask) -> Node:
        state, language = self.table.state, self.language
        return tree(ask.form, language.grammar, lambda part, option: language.spell(state, ask, part, option))

    def _take(self, word: int) -> None:
        self.said = (*self.said, word)
        self._node = self._next[word]
        self._next = next_words(self._node)

    def _follow(self) -> None:
        """Say what alone can be said; give the answer once there is one, and begin to hear the next."""
        while not self.over:
            if isinstance(self._node, Said):
                self._give(self._node.answer)
            elif (
                not self._next
            ):  # there are no words for what is asked, or too many ways to find one that fits
                self._give(_any(self.ask.form, self._draw))
            elif len(self._next) == 1:
                self._take(next(iter(self._next)))
            else:
                return

    def _give(self, answer: Answer) -> None:
        self.table.answer(self.seat, answer)
        self.said = ()
        if not self.over:
            self._node = self._tree(self.ask)
            self._next = next_words(self._node)


def _any(form: Form, draw: Chance) -> Answer:
    return form.sample(draw)


def set_up(game: str, players: int, seed: int, options: Mapping[str, Any]) -> Table[Any]:
    """Return a table as it is played without people: it ends. Raises ValueError."""
    rules = game_named(game)
    wanted = rules.unattended({**rules.usual(players), **options})
    try:
        return Table(rules, msgspec.convert(wanted, rules.config_type), seed & SEED)
    except BadConfig as error:
        raise ValueError(text(error.reason)) from error
