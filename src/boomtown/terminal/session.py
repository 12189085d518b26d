"""A game being played: bots answer, people are asked in turn, every answer is saved at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from boomtown.bots import seated
from boomtown.bots.register import name_of
from boomtown.table import Answer, Ask, Company, Message, Table, text
from boomtown.table.journal import JournalFile
from boomtown.terminal.asking import QUIT, UNDO, Asker, Undo
from boomtown.terminal.history import news
from boomtown.terminal.picture import picture_of
from boomtown.terminal.saving import save, uninterrupted
from boomtown.terminal.screen import Left, Screen
from boomtown.terminal.seats import Seat
from boomtown.terminal.words import words


class Session:
    """One keyboard, one table."""

    def __init__(
        self, table: Table[Any], seats: Sequence[Seat], journal: JournalFile, screen: Screen, ask_all: bool
    ) -> None:
        self._table = table
        self._seats = seats
        self._names = [seat.name for seat in seats]
        self._people = [number for number, seat in enumerate(seats) if not seat.bot]
        self._journal = journal
        self._screen = screen
        bots = {number: seat.bot for number, seat in enumerate(seats) if seat.bot}
        self._company = Company(seated(bots, table.game.name), spared=() if ask_all else self._people)
        self._picture = picture_of(table.game.name)
        self._at_keyboard = self._people[0] if len(self._people) == 1 else None

    def play(self) -> None:
        """Play to the end. Raises Left or KeyboardInterrupt; what was answered is in the journal by then."""
        self._greet()
        while not self._table.over:
            found = self._company.next_unasked(self._table)
            if found is None:
                self._ask_person(self._table.ask_of(self._at_keyboard) or self._table.asks[0])
            else:
                self._give(*found, unasked=True)
        self._show_ending()

    def _greet(self) -> None:
        bots = [words("bot", name=seat.name, bot=name_of(seat.bot)) for seat in self._seats if seat.bot]
        people = [seat.name for seat in self._seats if not seat.bot]
        title = f"{self._table.game.title} · {words('seed', seed=str(self._table.seed))}"
        self._screen.rule(title)
        self._screen.show(words("company", people=people, bots=bots, count=len(bots)))
        self._screen.show(words("commands"), style="dim")

    def _give(self, ask: Ask, answer: Answer, *, unasked: bool = False) -> None:
        with uninterrupted():
            self._table.answer(ask.seat, answer, unasked=unasked)
            save(self._journal, self._table)

    # --- people --------------------------------------------------------------------------------

    def _ask_person(self, ask: Ask) -> None:
        may_take_back: Sequence[int] = self._people
        try:
            self._hand_over(ask.seat)
            may_take_back = [ask.seat]
            self._show_position(ask.seat)
            answer = self._asker(ask.seat).answer()
        except Undo:
            self._take_back(may_take_back)
            return
        self._give(ask, answer)

    def _asker(self, seat: int) -> Asker:
        view = self._table.view(seat)
        return Asker(
            self._screen,
            self._picture,
            view,
            self._names,
            log=lambda: self._show_log(seat),
            why_not=lambda what: self._table.why_not(seat, what),
        )

    def _hand_over(self, seat: int) -> None:
        """Let another person sit down: clear the screen first, then wait until they have."""
        if seat == self._at_keyboard:
            return
        if self._at_keyboard is not None:
            self._screen.clear()
        self._at_keyboard = None
        self._screen.rule(words("hand-over-title", who=self._names[seat]))
        while True:
            line = self._screen.read(words("hand-over", who=self._names[seat]))
            if line == UNDO:
                raise Undo
            if line == QUIT:
                raise Left
            if not line:
                break
        self._at_keyboard = seat

    def _take_back(self, seats: Sequence[int]) -> None:
        """Go back to the last decision of one of these seats."""
        to = self._company.last_decision(self._table, seats)
        if to is None:
            self._screen.show(words("nothing-to-undo"), style="yellow")
            return
        with uninterrupted():
            self._table.undo(to)
            save(self._journal, self._table)
        self._screen.show(words("undone"), style="yellow")

    # --- showing -------------------------------------------------------------------------------

    def _show_position(self, seat: int) -> None:
        since = self._company.last_decision(self._table, [seat])
        told = news(self._table, seat, since)
        self._screen.show()
        if told:
            self._screen.rule(words("news"))
            self._screen.show(self._told(told))
        self._screen.show(self._picture.board(self._table.view(seat), self._names))
        self._screen.rule(words("your-decision", who=self._names[seat]))

    def _show_log(self, seat: int) -> None:
        self._screen.show(self._told(self._table.log(seat)))

    def _told(self, messages: Sequence[Message]) -> Group:
        return told([message for message in messages if self._picture.worth_telling(message)], self._names)

    def _show_ending(self) -> None:
        """Show the result; several people see what everybody may, one person their own log as well."""
        seat = self._people[0] if len(self._people) == 1 else None
        if seat is None:
            self._screen.clear()
        since = self._company.last_decision(self._table, self._people)
        self._screen.rule(words("news"))
        self._screen.show(self._told(news(self._table, seat, since)))
        self._screen.show(self._picture.ending(self._table.view(seat), self._names))
        outcome = self._table.outcome
        assert outcome is not None
        winners = [self._names[winner] for winner in outcome.winners]
        self._screen.show(words("winners", who=winners, count=len(winners)), style="bold")


def told(messages: Sequence[Message], names: Sequence[str]) -> Group:
    """Draw what happened, a line each."""
    return Group(*(Text(f" · {text(message, names)}") for message in messages))
