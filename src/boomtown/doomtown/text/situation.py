"""The situation in which a card's text is read: whose it is, which dude it means, what has been chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown, Effect, Fight, TimingOrNone
from boomtown.doomtown.state.places import location_of

if TYPE_CHECKING:
    from boomtown.doomtown.text.parts import Ability, Part


class Pull:
    """A pull that has been made: the card (or nothing, RB-7.2-07), its suit and its value."""

    __slots__ = ("card", "suit", "value")

    def __init__(self, card: int, suit: str, value: int) -> None:
        self.card = card
        self.suit = suit
        self.value = value


class Situation:
    """What "you", "this card", "this dude", "this location" and "that dude" mean while a text is read.

    It lives only while a step runs and is never part of the state; whatever must outlive the step is
    written into an `Effect` or a frame.
    """

    controller_of: ClassVar[Callable[[Doomtown, int], int]]
    """Who controls a card: a question to the floor above, which answers it as soon as it is there."""

    # Situations are made by the thousand to ask whether a text applies; what that does not need is set by who needs it.
    _dude: int | None = None
    _location: int | None = None
    _cause: Cause | None = None
    ability: Ability | None = None
    part: Part | None = None
    timing: TimingOrNone = ""
    subject: int = NOWHERE
    """For a part in force: the card that it is asked about."""
    discount: int = 0
    """How much cheaper the action is that is played, by the text that lets it be played."""
    free: bool = False
    """Whether the ability is used without its Boot costs, and whether or not it has been used."""
    guessing: bool = False
    """Whether only that is asked which others could answer too: a hand is taken to hold what a text needs."""
    event: Any = None
    together: tuple[Any, ...] = ()
    """What happened at one moment, the event that a trait answers among it."""
    occurrence: Any = None
    pull: Pull | None = None
    passed: bool = True
    cancelled: bool = False
    refunded: bool = False
    margin: int = 0
    paid: int = 0
    side: int | None = None
    """The side of the fight its player was on as this was declared, and stays on for it (ruling 932)."""
    began: tuple[int, ...] = ()
    """What was in play as this was declared, or its text began to be read; what of it has left play since is gone."""
    lost: frozenset[int] = frozenset()
    """What has left play since a job began and may be back: to the job it is gone."""
    _chosen: dict[str, Any] | None = None
    _pulls: list[Pull] | None = None
    _refunds: list[Callable[[], None]] | None = None
    _numbers: dict[str, int] | None = None

    def __init__(
        self, state: Doomtown, source: int, *, you: int | None = None, effect: Effect | None = None
    ) -> None:
        self.state = state
        self.source = source
        self.effect = effect
        self._you: int | None = effect.seat if effect is not None and you is None else you

    @property
    def chosen(self) -> dict[str, Any]:
        """What has been chosen, by the names of an ability's targets."""
        if self._chosen is None:
            self._chosen = {}
        return self._chosen

    @chosen.setter
    def chosen(self, chosen: dict[str, Any]) -> None:
        self._chosen = chosen

    @property
    def pulls(self) -> list[Pull]:
        """Pulls the text asked for; they are put away once it has been read (RB-7.2-09)."""
        if self._pulls is None:
            self._pulls = []
        return self._pulls

    @property
    def refunds(self) -> list[Callable[[], None]]:
        """What undoes the costs paid, should the ability be stopped (RC3-a-slight-modification-02)."""
        if self._refunds is None:
            self._refunds = []
        return self._refunds

    @property
    def numbers(self) -> dict[str, int]:
        """Numbers that come with an answer, such as whose hand a Cheatin' Resolution is used against."""
        if self._numbers is None:
            self._numbers = {}
        return self._numbers

    @property
    def you(self) -> int:
        """The seat that "you" means: the card's controller, unless somebody else uses it (RB-3.9-04)."""
        if self._you is None:
            self._you = Situation.controller_of(self.state, self.source)
        return self._you

    @property
    def dude(self) -> int:
        """The dude that "this dude" means: the card itself, or the dude it is attached to."""
        if self._dude is None:
            card = self.state.cards[self.source]
            if PRINTED[card.face].kind != "dude" and card.attached:
                host = self.state.cards[card.place]
                return host.id if PRINTED[host.face].kind == "dude" else NOWHERE
            return self.source if PRINTED[card.face].kind == "dude" else NOWHERE
        return self._dude

    @dude.setter
    def dude(self, dude: int) -> None:
        self._dude = dude

    @property
    def location(self) -> int:
        """The location that "this location" means (RC-this-01)."""
        if self._location is not None:
            return self._location
        return location_of(self.state, self.dude if self.dude != NOWHERE else self.source)

    @location.setter
    def location(self, location: int) -> None:
        self._location = location

    @property
    def cause(self) -> Cause:
        """Why what this text does happens."""
        if self._cause is None:
            part = self.part
            kind = "ability" if self.ability is not None else "trait"
            self._cause = Cause(kind, part.name if part else "", self.you, self.source, self.timing)  # type: ignore[arg-type]
        return self._cause

    @cause.setter
    def cause(self, cause: Cause) -> None:
        self._cause = cause

    @property
    def fight(self) -> Fight:
        """The call-out, job or shootout that is going on; only for texts that need one."""
        assert self.state.fight is not None
        return self.state.fight

    @property
    def on(self) -> tuple[int, ...]:
        """The cards a lasting effect applies to."""
        return self.effect.on if self.effect is not None else ()


def seat_of(play: Situation, seat: int | None) -> int:
    """Return the player a text names, or you."""
    return play.you if seat is None else seat


def cause_of_requirement(play: Situation) -> Cause:
    """Return why the X of "do X to achieve Y" is done: it is paid, where the edition makes it a cost (ruling 2)."""
    return replace(play.cause, kind="cost") if play.state.rules.requirements_are_costs else play.cause
