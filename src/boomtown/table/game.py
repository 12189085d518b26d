"""What a game brings to the table: its steps, its start, its end, and what each seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from boomtown.table.chain import Chain
from boomtown.table.chance import Draw
from boomtown.table.messages import Message
from boomtown.table.reference import CardText
from boomtown.table.state import Frame, Outcome, State, Step

S = TypeVar("S", bound=State)


class BadConfig(ValueError):
    """A table that cannot be set up as asked, with the reason."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Game(ABC, Generic[S]):
    """A game's rules, as the driver needs them."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[str]
    """Changes whenever the same answers could lead to another game; a journal names the one it was played by."""
    plays_on: ClassVar[tuple[str, ...]] = ()
    """Earlier versions whose games go on: nearly all lead where they led, and one that does not is told so."""
    config_type: ClassVar[type[msgspec.Struct]]
    state_type: ClassVar[type[State]]
    event_type: ClassVar[Any]
    view_type: ClassVar[type[msgspec.Struct]]
    """What `view` returns; the wire's types are made from it."""
    seat_counts: ClassVar[range]
    steps: ClassVar[Mapping[type[Frame], Callable[[Any, Any], Step | None]]]

    @abstractmethod
    def start(self, config: Any, rng: int) -> S:
        """Set the table up: the state before the first step. Raises BadConfig."""

    @abstractmethod
    def seats(self, config: Any) -> int:
        """Return how many play."""

    def as_begun(self, config: Any, rules: str) -> Any:
        """Return the configuration with which a game begun by these earlier rules goes on as it was begun."""
        return config

    def usual(self, players: int) -> dict[str, Any]:
        """Return the options of the usual table for so many players, as a configuration has them."""
        names = {field.name for field in msgspec.structs.fields(self.config_type)}
        return {"players": players} if "players" in names else {}

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Return how a game that has no frames left has ended."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """Return what this seat may know, built from an allow-list; None is a spectator."""

    def why_not(self, state: S, seat: int, what: str) -> list[Message]:
        """Return what this seat can do now with something it names, and why not the rest, with the rules' ids.

        It may speak only of what the seat can see. Games that cannot tell return nothing.
        """
        return []

    def cards(self) -> Sequence[CardText]:
        """Return every card of the game to look up. Games whose board says all about its cards return nothing."""
        return ()

    @abstractmethod
    def redeal(self, state: S, now: S, seat: int | None, draw: Draw) -> S:
        """Return `state` with everything hidden from this seat dealt anew, as chance would have it.

        Cards keep their ids and change their faces, or keep both and lie elsewhere. What the seat sees in
        `now`, a later moment of the same step, stays as it is, so that the step can be run again up to there.
        """

    def encode(self, state: S) -> bytes:
        """Return the state as JSON."""
        written: Any = state.copy()
        written.log = list(state.log)
        return msgspec.json.encode(written)

    def decode(self, data: bytes) -> S:
        """Return the state that `encode` wrote."""
        state: Any = msgspec.json.decode(data, type=self.state_type)
        state.log = Chain.of(msgspec.convert(state.log, type=list[self.event_type]))  # type: ignore[name-defined]
        return cast(S, state)
