"""Two worlds of Doomtown that differ in one hand alone, played side by side: whatever others learn must be the same.

`lab.leaks` deals anew behind a seat's back and keeps to worlds in which the same is asked. Here nothing is kept to: if
another hand makes anybody be asked more, less or otherwise, that is what is looked for.
"""

from __future__ import annotations

from typing import Any

from boomtown.doomtown.redeal import with_another_hand
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Looked, OfCard
from boomtown.table import Answer, Ask, Draw, IllegalAnswer, Table

TRIES = 12
"""How often an answer is drawn that both hands could give, before only declining is left."""

DECLINED: tuple[Answer, ...] = ("pass", "none", "no", ())


class Worlds:
    """A game and its twin, in which one hand is another."""

    def __init__(self, table: Table[Doomtown], seat: int, faces: tuple[str, ...], draw: Draw) -> None:
        """Begin where the running step of a table began."""
        start = table.checkpoint
        self.seat = seat
        self.exchanged = frozenset(start.players[seat].hand)
        self.before = len(start.log)
        self.here = _from(table, start)
        self.there = _from(table, with_another_hand(start, seat, faces, draw))

    def differences(self) -> list[str]:
        """Name whatever anybody else learns otherwise in the two worlds."""
        here, there = self.here, self.there
        found = []
        if _asked(here) != _asked(there):
            found.append(f"asked: {_questions(here)} or {_questions(there)}")
        for seat in (None, *range(len(here.state.players))):
            if seat != self.seat:
                if here.view(seat).board != there.view(seat).board:
                    found.append(f"the board of seat {seat}")
                if self._told(here, seat) != self._told(there, seat):
                    found.append(f"the log of seat {seat}")
                if _form(here.ask_of(seat)) != _form(there.ask_of(seat)):
                    found.append(f"the question of seat {seat}")
        return found

    def answer(self, draw: Draw) -> bool:
        """Give an answer that is legal in both worlds; tell whether there was one."""
        ask = self.here.asks[draw(len(self.here.asks))]
        choice = self._choose(ask, draw)
        if choice is None:
            return False
        self.here.give(ask, choice)
        self.there.answer(ask.seat, choice)
        return True

    def _choose(self, ask: Ask, draw: Draw) -> Answer:
        other = self.there.ask_of(ask.seat)
        assert other is not None, "the same are asked"
        drawn = (ask.form.sample(draw) for _ in range(TRIES))
        for choice in (*drawn, *DECLINED):
            try:
                if ask.form.check(choice) == other.form.check(choice):
                    return ask.form.check(choice)
            except IllegalAnswer:
                continue
        return None

    @property
    def shown(self) -> bool:
        """Whether one of the cards that differ has left the hand or been looked at: from now on all may differ."""
        for table in (self.here, self.there):
            state = table.state
            if not self.exchanged <= set(state.players[self.seat].hand):
                return True
            if any(self._shows(event) for event in state.log.after(self.before)):
                return True
        return False

    def _shows(self, event: Any) -> bool:
        """A card may leave the hand and be back before anybody is asked."""
        if isinstance(event, Looked):
            return event.seat != self.seat and not self.exchanged.isdisjoint(event.cards)
        return isinstance(event, OfCard) and event.card in self.exchanged

    def _told(self, table: Table[Doomtown], seat: int | None) -> list[Any]:
        return [event.told(seat) for event in table.state.log.after(self.before)]


def _from(table: Table[Doomtown], state: Doomtown) -> Table[Doomtown]:
    return Table(table.game, table.config, table.seed, state)


def _asked(table: Table[Doomtown]) -> list[int]:
    return [ask.seat for ask in table.asks]


def _questions(table: Table[Doomtown]) -> list[tuple[int, str]]:
    return [(ask.seat, ask.message.key) for ask in table.asks]


def _form(ask: Ask | None) -> Any:
    return None if ask is None else (ask.message, list(zip(range(64), ask.form.choices(), strict=False)))
