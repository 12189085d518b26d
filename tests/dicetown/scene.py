"""A scene at a Dice Town table: who has what, where the game stands, who answers what.

    scene = Scene(at=Contest(MINE), Ann="9 9 9 K A", Bob=Seat("10 10 J Q K", hand=[DYNAMITE]))
    scene.answers("Bob", "pass")
    assert scene.player("Ann").nuggets == 3

Questions with only one possible answer are answered by the scene itself.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from boomtown.dicetown import GAME, Config, Town
from boomtown.dicetown.state import FACES, Cheat, Player, Roll, RoundEnd
from boomtown.table import Answer, Ask, Frame, IllegalAnswer, Table, text

NAMES = ("Ann", "Bob", "Cy", "Dee", "Ed")
FACE_NAMES = [text(face) for face in FACES]


class Seat(msgspec.Struct):
    """One player: dice set aside (all fresh), belongings, and cards by kind (`deed:5`, `dynamite`, …)."""

    dice: str = ""
    dollars: int = 8
    nuggets: int = 0
    hand: list[str] = []
    protected: list[str] = []


class Scene:
    """A table set up in the middle of a round."""

    def __init__(
        self,
        at: Frame | tuple[Frame, ...],
        sheriff: str = "Ann",
        config: dict[str, Any] | None = None,
        settle: bool = True,
        **rest: Any,
    ) -> None:
        seats = {name: rest.pop(name) for name in NAMES if name in rest}
        self.names = list(seats)
        settings = Config(players=len(seats), first_sheriff=self.names.index(sheriff), **(config or {}))
        town = GAME.start(settings, rest.pop("rng", 1))
        town.round = 2
        for number, seat in enumerate(seats.values()):
            self._seat(town, number, seat if isinstance(seat, Seat) else Seat(seat))
        for field, value in rest.items():
            assert hasattr(town, field), f"a town has no {field}"
            setattr(town, field, value)
        frames = at if isinstance(at, tuple) else (at,)
        whole_round = bool(frames) and isinstance(
            frames[-1], Roll | Cheat
        )  # it leads to the round's end itself
        town.frames = (*(() if whole_round else (RoundEnd(),)), *reversed(frames))
        self.table: Table[Town] = Table(GAME, settings, 0, town)
        if settle:
            self.settle()

    def _seat(self, town: Town, number: int, seat: Seat) -> None:
        dice = tuple(FACE_NAMES.index(face) for face in seat.dice.split())
        hand = tuple(take(town, kind) for kind in seat.hand)
        protected = tuple(take(town, kind) for kind in seat.protected)
        player = Player(seat.dollars, seat.nuggets, hand, protected, dice, len(dice))
        town.players = (*town.players[:number], player, *town.players[number + 1 :])

    # --- looking -----------------------------------------------------------------------------

    @property
    def town(self) -> Town:
        return self.table.state

    def player(self, name: str) -> Player:
        return self.town.players[self.names.index(name)]

    def ask(self, name: str) -> Ask:
        ask = self.table.ask_of(self.names.index(name))
        assert ask is not None, f"{name} is not asked; pending: {self.asked}"
        return ask

    @property
    def asked(self) -> dict[str, str]:
        """Who is asked what, by the message's key."""
        return {self.names[ask.seat]: ask.message.key.removeprefix("dicetown-") for ask in self.table.asks}

    @property
    def sheriff(self) -> str:
        return self.names[self.town.sheriff]

    def kinds(self, name: str) -> list[str]:
        """The cards in a hand, by kind."""
        return kinds(self.town, self.player(name).hand)

    def log(self, name: str | None = None) -> list[str]:
        seat = None if name is None else self.names.index(name)
        return [text(message, self.names) for message in self.table.log(seat)]

    def can_choose(self, name: str) -> list[Any]:
        """What this player may answer, players by their names and cards by their kinds."""
        ask = self.ask(name)
        return [self._named(ask, choice) for choice in ask.form.choices()]

    def _named(self, ask: Ask, choice: Any) -> Any:
        if isinstance(choice, int) and ask.form.options[0].label.key == "dicetown-player":  # type: ignore[attr-defined]
            return self.names[choice]
        if isinstance(choice, int) and ask.form.options[0].label.key.startswith("dicetown-card"):  # type: ignore[attr-defined]
            return kinds(self.town, [choice])[0]
        return choice

    # --- playing -----------------------------------------------------------------------------

    def answers(self, name: str, choice: Answer) -> None:
        """A player answers: a player by name, a card by kind, `play` for the card asked about, else as it is."""
        ask = self.ask(name)
        self.table.answer(ask.seat, self._meant(ask, choice))
        self.settle()

    def _meant(self, ask: Ask, choice: Answer) -> Answer:
        if choice == "play":
            return next(legal for legal in ask.form.choices() if legal != "pass")
        for legal in ask.form.choices():
            if self._named(ask, legal) == choice:
                return legal
        return choice

    def settle(self) -> None:
        """Answer what has only one answer, until somebody has a choice."""
        while forced := [(ask, ask.form.sole()) for ask in self.table.asks if ask.form.sole() is not None]:
            self.table.answer(forced[0][0].seat, forced[0][1])

    def refuses(self, name: str, choice: Answer) -> str:
        """The reason why an answer is refused; nothing may have changed."""
        before = self.table.digest()
        try:
            self.table.answer(self.names.index(name), choice)
        except IllegalAnswer as error:
            assert self.table.digest() == before
            return text(error.reason, self.names)
        raise AssertionError(f"{choice!r} was accepted")


def take(town: Town, kind: str) -> int:
    """Take a card of this kind (`deed:5` for one worth 5) out of wherever the town has it."""
    name, _, points = kind.partition(":")
    for pile in ("store", "deeds", "row"):
        for card in getattr(town, pile):
            if town.cards[card].kind == name and (not points or town.cards[card].points == int(points)):
                setattr(town, pile, tuple(other for other in getattr(town, pile) if other != card))
                return int(card)
    raise AssertionError(f"there is no {kind} left")


def kinds(town: Town, cards: Iterable[int]) -> list[str]:
    """Cards by kind, those with points as `deed:5`."""
    found = [town.cards[card] for card in cards]
    return [f"{card.kind}:{card.points}" if card.points else card.kind for card in found]
