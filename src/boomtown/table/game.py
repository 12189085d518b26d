"""What a game brings to the table: its steps, its start, its end, and what each seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Literal, TypeVar, cast

import msgspec

from boomtown.table.bringing import ReadyMade, nothing_to_bring
from boomtown.table.chain import Chain
from boomtown.table.chance import Draw
from boomtown.table.forms import Answer
from boomtown.table.messages import Message
from boomtown.table.reference import CardText
from boomtown.table.state import Ask, Frame, Outcome, State, Step
from boomtown.table.workshop import Workshop

S = TypeVar("S", bound=State)
Status = Literal["lobby", "playing", "over"]
"""How far a table has come."""


class BadConfig(ValueError):
    """A table that cannot be set up as asked, with the reason."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Verdict(msgspec.Struct, frozen=True):
    """Something one could think of doing with a card now, and why it cannot be done, if so."""

    what: Message
    reason: Message | None = None
    rule: str | None = None


class Reach(msgspec.Struct, frozen=True):
    """A place a card could go to, and whether going there boots it."""

    place: int
    boots: bool
    near: bool
    """Whether it is next door."""


class About(msgspec.Struct, frozen=True):
    """What can be told of a card on the table besides what it shows."""

    plays: tuple[Verdict, ...] = ()
    reach: tuple[Reach, ...] = ()


class Game(ABC, Generic[S]):
    """A game's rules, as the driver needs them."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[str]
    """Changes whenever the same answers could lead to another game; a journal names the one it was played by."""
    plays_on: ClassVar[tuple[str, ...]] = ()
    """Earlier versions whose games go on: nearly all lead where they led, and one that does not is told so."""
    among_people: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """Options that tables of people have unless they choose otherwise, and that search and simulation do without."""
    config_type: ClassVar[type[msgspec.Struct]]
    state_type: ClassVar[type[State]]
    event_type: ClassVar[Any]
    view_type: ClassVar[type[msgspec.Struct]]
    """What `view` returns; the wire's types are made from it."""
    scene_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `scenes` returns, if it ever returns anything."""
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

    def objection(self, config: Any) -> Message | None:
        """Return why strangers may not play such a table, though the rules could: a deck that no rule allows."""
        return None

    def unattended(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options with which a table of bots alone comes to an end."""
        return options

    def seen_config(
        self, config: dict[str, Any], seat: int | None, status: Status = "lobby"
    ) -> dict[str, Any]:
        """Return the options as this seat may know them at that time; None is a spectator."""
        return config

    def ready_made(self) -> Sequence[ReadyMade]:
        """Return what seats may bring by name; nothing, in games where all come empty-handed."""
        return ()

    def workshop(self) -> Workshop | None:
        """Return where what seats bring is built and looked at; None in games where all come empty-handed."""
        return None

    def bring(self, config: Mapping[str, Any], seat: int, what: str) -> dict[str, Any]:
        """Return the options with what this seat brings: by name, or written out. Raises CannotBring."""
        raise nothing_to_bring()

    def moves_on(self, config: Mapping[str, Any]) -> int:
        """Return by how many places everybody moves on when such a table is played again."""
        return 1

    def reseated(self, config: Mapping[str, Any], places: Sequence[int]) -> dict[str, Any]:
        """Return the options for those who have changed places (new ones by old seat): what they brought goes along."""
        return dict(config)

    def brought(self, config: Mapping[str, Any], seat: int) -> str:
        """Return in a word what this seat has brought."""
        return ""

    def is_quick(self, config: Any) -> bool:
        """Whether the table has chosen speed, openly, over hiding who has nothing to decide."""
        return False

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Return how a game that has no frames left has ended."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """Return what this seat may know, built from an allow-list; None is a spectator."""

    def glance(self, state: S, seat: int | None, before: Any = None) -> Any:
        """Return the same as `view` for who looks at it at once: what nobody looks at need not be worked out.

        `before` is what whoever looks saw last, anywhere: if nothing has changed since, it may be returned.
        """
        return self.view(state, seat)

    def view_beside(self, state: S, seat: int | None, other: Any) -> msgspec.Struct:
        """Return the same as `view`, sparing what all see alike: that is in the view of another seat just now."""
        return self.view(state, seat)

    def why_not(self, state: S, seat: int, what: str) -> list[Message]:
        """Return what this seat can do now with something it names, and why not the rest, with the rules' ids.

        It may speak only of what the seat can see. Games that cannot tell return nothing.
        """
        return []

    def about(self, state: S, seat: int | None, card: int) -> About | None:
        """Return what this seat can do now with a card it sees, why not the rest, and where the card could go.

        None for a card the seat cannot see, and in games that cannot tell.
        """
        return None

    def sensible(self, state: S, ask: Ask) -> Answer | None:
        """Return an answer to offer whoever is asked this, chosen already; made only when somebody looks.

        It may hang only on what that seat can see. Without a better one it is the usual answer, if there is one.
        """
        return ask.usual

    def hints(self, state: S, ask: Ask, choice: Answer | None) -> Sequence[Message]:
        """Return what can be reckoned of a question and of what is chosen so far, by what that seat may know."""
        return ()

    def scenes(self, state: S) -> Sequence[msgspec.Struct]:
        """Return what everybody was shown lately and wants time to look at, in the order it happened.

        Each has a `number` that grows. They are the same for everybody; a table waits with its bots until those
        who watch have seen the newest one.
        """
        return ()

    def gave_nothing_away(self, before: S, now: S) -> bool:
        """Whether nobody has learnt anything hidden between two moments of one game, and chance had no say."""
        return False

    def cards(self) -> Sequence[CardText]:
        """Return every card of the game to look up. Games whose board says all about its cards return nothing."""
        return ()

    def find(self, query: str) -> Sequence[str]:
        """Return the keys of those cards that a search finds. Raises BadQuery."""
        return ()

    @abstractmethod
    def redeal(self, state: S, now: S, seat: int | None, draw: Draw) -> S:
        """Return `state` with everything hidden from this seat dealt anew, as chance would have it.

        Cards keep their ids and change their faces, or keep both and lie elsewhere. What the seat sees in
        `now`, a later moment of the same step, stays as it is, so that the step can be run again up to there.
        """

    def redeal_by_guess(self, state: S, now: S, seat: int | None, draw: Draw) -> S:
        """Return the same where what others have brought is guessed too, in games where they bring it in secret."""
        return self.redeal(state, now, seat, draw)

    def fingerprint(self, state: S) -> bytes:
        """Return what a game comes down to: all that decides how it goes on.

        A game that names it field by field can compare it with what later programs make of the same answers, whose
        records may have more fields.
        """
        return self.encode(state)

    def chapter(self, state: S) -> int:
        """Return the day, round or whatever a game is told in; the server keeps a snapshot of each."""
        return 0

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
