"""Playing a scenario by name: plays and answers as people would say them, and questions about the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config, Hands
from boomtown.doomtown.plays.acting import Use
from boomtown.doomtown.plays.explain import why_not_play
from boomtown.doomtown.plays.offers import read
from boomtown.doomtown.plays.reacting import React
from boomtown.doomtown.plays.shopping import Shop
from boomtown.doomtown.plays.swapping import Swap
from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.why import Refusal
from boomtown.doomtown.scenario.data import Scenario, Side, misspelt
from boomtown.doomtown.scenario.fights import Shooting
from boomtown.doomtown.scenario.names import or_like
from boomtown.doomtown.scenario.questions import Question
from boomtown.doomtown.state import TOWN_SQUARE, Card, Doomtown, places
from boomtown.doomtown.state.events import Happening, in_words
from boomtown.table import Ask, Company, OneOf, Option, SomeOf, Table, text

ASKED_BY_CARDS = frozenset(
    {Question.YES, Question.MODE, Question.NUMBER, Question.TARGET, Question.TARGETS, Question.PERFORMER}
)
"""What only the text of a card asks, which the question names."""


def side(outfit: str = "Law Dogs", **details: Any) -> Side:
    """Return one player's side, checked like a scenario file."""
    try:
        return msgspec.convert({"outfit": outfit, **details}, Side)
    except msgspec.ValidationError as error:
        raise misspelt(error, Side) from error


def _scenario(sides: tuple[Side, ...], details: dict[str, Any]) -> Scenario:
    """Return the scenario of these sides, with whatever else is said of it by name."""
    known = Scenario.__struct_fields__
    for name in details:
        if name not in known:
            raise TypeError(f"a scenario has no field {name!r}{or_like(name, known)}")
    fight = details.get("fight")
    if isinstance(fight, dict):
        details = {**details, "fight": msgspec.convert(fight, Shooting)}
    return Scenario(sides, **details)


class Playing:
    """A table set up from a scenario, played by name.

    Questions with a single possible answer are answered by themselves, except that nobody passes unasked;
    `stops=True` asks them all. `hands="secret"` asks whoever could hold an answer (ruling 120).
    """

    _unwanted: frozenset[int] = frozenset()
    """Cards that must not be offered while `never_offered` goes on."""

    def __init__(
        self, *sides: Side, seed: int = 1, stops: bool = False, hands: Hands | None = None, **details: Any
    ) -> None:
        load()
        config = Config(scenario=_scenario(sides, details), hands=hands)
        self.table: Table[Doomtown] = Table(GAME, config, seed)
        self.stops = stops
        self._company = Company(spared=range(len(sides)), always_asked=("pass",))
        self._settle()

    # --- answering -----------------------------------------------------------------------------

    @property
    def state(self) -> Doomtown:
        """The state, to look at."""
        return self.table.state

    @property
    def ask(self) -> Ask:
        """The first question that is open."""
        return self.table.asks[0]

    @property
    def question(self) -> Question:
        """What kind of question is open."""
        return Question(self.ask.message.key)

    def ask_of(self, seat: int) -> Ask:
        """The question that waits for this player."""
        found = self.table.ask_of(seat)
        assert found is not None, f"nobody asks player {seat}; asked are {self.table.asks}"
        return found

    def answer(self, *names: Any, seat: int | None = None) -> Playing:
        """Answer the open question: by id, number, a card's title or an option's words; several for several."""
        ask = self.ask if seat is None else self.ask_of(seat)
        self.table.answer(ask.seat, self._meant(ask, names))
        self._settle()
        return self

    def _meant(self, ask: Ask, names: Sequence[Any]) -> Any:
        if isinstance(ask.form, SomeOf):
            return tuple(self._id(ask, name) for name in names)
        if isinstance(ask.form, OneOf):
            (name,) = names
            return self._id(ask, name)
        return names[0] if len(names) == 1 else names

    def _id(self, ask: Ask, name: Any) -> Any:
        form = ask.form
        assert isinstance(form, OneOf | SomeOf)
        if name in form.ids:
            return name
        labels = {text(option.label): option.id for option in form.options}
        for label, found in labels.items():
            if label == name:
                return found
        for label, found in labels.items():
            if str(name) in label:
                return found
        for option in form.options:
            if str(name) in _by_names(option):
                return option.id
        raise AssertionError(f"{name!r} is not among {list(labels)} ({text(ask.message)})")

    def _settle(self) -> None:
        """Answer what has only one answer."""
        if not self.stops:
            self._company.play_on(self.table)

    # --- plays ---------------------------------------------------------------------------------

    def passes(self, *seats: int) -> Playing:
        """Let these players pass, or whoever is asked."""
        for seat in seats or (self.ask.seat,):
            assert self.ask.seat == seat, f"player {self.ask.seat} is asked: {text(self.ask.message)}"
            self.answer("pass")
        return self

    def calls_out(self, caller: str, mark: str) -> Playing:
        """One dude calls out another."""
        return self.answer(f"call:{self.id(caller)}:{self.id(mark)}")

    def moves(self, dude: str, to: str) -> Playing:
        """A dude moves by a Noon play."""
        self.answer(f"move:{self.id(dude)}")
        if self.table.asks and "Where" in text(self.ask.message):
            self.answer(self.place(to))
        return self

    def shops(self, card: str, *then: Any) -> Playing:
        """Bring a card from the hand into play; then answers, such as whom to attach it to."""
        self.answer(f"shop:{self.id(card)}")
        for name in then:
            self.answer(name)
        return self

    def uses(self, card: str, *then: Any, part: str = "") -> Playing:
        """Use an ability of a card; then answers, such as what to choose."""
        number = self.id(card)
        plays = [
            play
            for play in self.plays()
            if isinstance(use := read(play), Use)
            and use.card == number
            and (use.part == part or not (part or isinstance(use, React)))
        ]
        assert plays, f"{card} cannot be used; possible are {self.plays()}"
        self.answer(plays[0])
        for name in then:
            self.answer(*name) if isinstance(name, tuple) else self.answer(name)
        return self

    def reacts(self, card: str, *then: Any) -> Playing:
        """React with a card."""
        number = self.id(card)
        reacts = [
            play for play in self.plays() if isinstance(use := read(play), React) and use.card == number
        ]
        assert reacts, f"{card} cannot react; possible are {self.plays()} ({text(self.ask.message)})"
        self.answer(reacts[0])
        for name in then:
            self.answer(name)
        return self

    def until(self, word: str | Question, limit: int = 60) -> Playing:
        """Let everybody pass, decline and take the first choice until a question is of this kind or has this word.

        Whatever is offered on the way is declined, so getting there proves nothing about it: see `never_offered`.
        """
        for _ in range(limit):
            if self.table.over or self._asks(word):
                return self
            for ask in self.table.asks:
                self._look_out(ask)
            self.table.give(self.ask, modest(self.ask))
            self._settle()
        raise AssertionError(f"nobody asks {word!r}; the question is {text(self.ask.message)!r}")

    def never_offered(self, *cards: str, until: str | Question, limit: int = 60) -> Playing:
        """Go on as `until` does, and fail if anybody may use, react with or play one of these cards before it.

        So it does if the text of one of them asks anything.

        The question that is open now counts, unless it is the one waited for. Where several cards have the title,
        none of them may be offered ("Title @1" means player 1's).
        """
        self._unwanted = frozenset(number for card in cards for number in self._ids(card))
        try:
            return self.until(until, limit)
        finally:
            self._unwanted = frozenset()

    def _asks(self, word: str | Question) -> bool:
        """Whether the first open question is of this kind, or has this word."""
        message = self.ask.message
        return message.key == word if isinstance(word, Question) else word in text(message)

    def _look_out(self, ask: Ask) -> None:
        """Fail if a card that must not be offered could be used, reacted with or played by answering this."""
        unwanted = self._unwanted
        if not unwanted:
            return
        titles = {PRINTED[self.state.cards[card].face].title for card in unwanted}
        assert ask.message.key not in ASKED_BY_CARDS or ask.message.args.get("card") not in titles, (
            f"player {ask.seat} is asked by a card that should not do anything: {text(ask.message)}"
        )
        for play in ask.form.ids if isinstance(ask.form, OneOf | SomeOf) else ():
            found = read(play)
            if isinstance(found, Use | Shop | Swap):
                assert found.card not in unwanted, (
                    f"{PRINTED[self.state.cards[found.card].face].title} is offered to player {ask.seat}: "
                    f"{play!r} ({text(ask.message)})"
                )

    # --- looking -------------------------------------------------------------------------------

    def plays(self) -> list[str]:
        """The ids that can be answered now."""
        form = self.ask.form
        assert isinstance(form, OneOf | SomeOf)
        return [str(found) for found in form.ids]

    def choices(self) -> list[str]:
        """The options of the open question, in words: cards by title."""
        form = self.ask.form
        assert isinstance(form, OneOf | SomeOf)
        return [
            PRINTED[self.state.cards[found].face].title if isinstance(found, int) else str(found)
            for found in form.ids
        ]

    def id(self, name: str, seat: int | None = None) -> int:
        """The number of a card by title; "Title @1" means player 1's; in play and in hands first."""
        return self._ids(name, seat)[0]

    def _ids(self, name: str, seat: int | None = None) -> list[int]:
        """The numbers of all cards so called, those in play and in hands first."""
        name, _, whose = name.partition(" @")
        seat = int(whose) if whose else seat
        order = ("play", "hand", "limbo", "draw", "discard", "hill", "deck", "away")
        cards = [card for card in self.state.cards.values() if seat in (None, card.owner)]
        found = [card for card in cards if name in (PRINTED[card.face].title, card.face)]
        here = {PRINTED[card.face].title for card in cards}
        assert found, f"there is no {name!r} here{or_like(name, here)}"
        return [card.id for card in sorted(found, key=lambda card: (order.index(card.zone), card.id))]

    def place(self, name: str) -> int:
        """The number of a location by name."""
        return TOWN_SQUARE if name == "town square" else self.id(name)

    def card(self, name: str) -> Card:
        """The record of a card."""
        return self.state.cards[self.id(name)]

    def zone(self, name: str) -> str:
        """Where a card is."""
        return self.card(name).zone

    def at(self, name: str) -> str:
        """The title of the location a card is at."""
        return PRINTED[self.state.cards[places.location_of(self.state, self.id(name))].face].title

    def booted(self, name: str) -> bool:
        """Whether a card is booted."""
        return self.card(name).booted

    def bounty(self, name: str) -> int:
        """A dude's bounty."""
        return self.card(name).bounty

    def bullets(self, name: str) -> int:
        """A card's bullets now."""
        return numbers.bullets(self.state, self.id(name))

    def influence(self, name: str) -> int:
        """A card's influence now."""
        return numbers.influence(self.state, self.id(name))

    def value(self, name: str) -> int:
        """A card's value now."""
        return numbers.value(self.state, self.id(name))

    def stud(self, name: str) -> bool:
        """Whether a dude is a stud now."""
        return numbers.is_stud(self.state, self.id(name))

    def controller(self, name: str) -> int:
        """Who controls a card."""
        return numbers.controller(self.state, self.id(name))

    def rock(self, seat: int) -> int:
        """A player's ghost rock."""
        return self.state.players[seat].stash

    def hand(self, seat: int) -> list[str]:
        """The titles in a player's hand."""
        return [PRINTED[self.state.cards[card].face].title for card in self.state.players[seat].hand]

    def posse(self, which: int) -> list[str]:
        """The titles of the leader's (0) or the mark's (1) posse."""
        fight = self.state.fight
        assert fight is not None
        return [PRINTED[self.state.cards[dude].face].title for dude in fight.posses[which]]

    def events(self, kind: type[Happening]) -> list[Any]:
        """Everything of one kind that has happened, oldest first."""
        return [event for event in self.state.log if isinstance(event, kind)]

    def why_not(self, play: str, *names: str, seat: int | None = None) -> Refusal | None:
        """Why a play is not possible now: `why_not("call", "Tommy Harden", "Barton Everest")`."""
        asked = self.ask.seat if seat is None else seat
        return why_not_play(self.state, asked, play, [self.place(name) for name in names])


def _by_names(option: Option) -> str:
    """Return an option by the names its script has for it, which players do not see: `Mustang: ride`."""
    play = read(option.id)
    part = play.part if isinstance(play, Use) else str(option.id)
    return f"{option.label.args.get('card', '')}: {in_words(part)}"


def modest(ask: Ask) -> Any:
    """Return the answer of somebody who wants nothing: pass, no, nothing, or else the first choice."""
    form = ask.form
    if isinstance(form, OneOf):
        for calm in ("pass", "no", "none", "done", "best"):
            if calm in form.ids:
                return calm
        return form.ids[0]
    return next(iter(form.choices()))
