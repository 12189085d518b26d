"""Events and causes of all kinds, with any cards, players and numbers: what texts are asked whether they answer it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar
from zlib import crc32

from msgspec.structs import replace

from boomtown.doomtown.facts.printed import SKILLS, SUITS
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown, events
from boomtown.doomtown.state.events import Happening
from boomtown.doomtown.state.places import dudes, locations
from boomtown.doomtown.state.records import RULE_STEPS
from boomtown.table.chance import Chance

T = TypeVar("T")
STEPS = (*sorted(RULE_STEPS), "casualty", "casualty", "move", "flee", "refuse", "job over", "lumps")
TIMINGS = ("noon", "shootout", "resolution", "cheatin", "react")
PHASES = ("gambling", "upkeep", "noon", "sundown")
ZONES = ("hand", "deck", "discard", "hill", "play", "draw")
PLAYS = ("use", "pass", "shop", "move", "call", "trade", "boot", "job", "swap", "invent")
NUMBERS = ("bullets", "influence", "value", "control", "production", "bounty", "upkeep")


class Fate:
    """Makes up events in one town, for the card that is read there."""

    def __init__(self, state: Doomtown, about: int, chance: Chance) -> None:
        self.state, self.about, self.chance = state, about, chance
        self.dudes = dudes(state)
        self.places = locations(state)
        self.cards = tuple(state.cards)

    def one_of(self, some: Sequence[T]) -> T:
        """Any of these, each as likely."""
        return some[self.chance(len(some))]

    def seat(self) -> int:
        """You half of the time."""
        return self.one_of((0, 0, *range(len(self.state.players))))

    def card(self, *, dude: bool = False) -> int:
        """A dude most of the time, often the very card that is read, or what it hangs on."""
        found = self.state.cards[self.about]
        near = [self.about, found.place if found.attached else self.about]
        luck = self.chance(10)
        if luck < 3 and not dude:
            return self.one_of(near)
        if luck < 8 or dude:
            return self.one_of((*self.dudes, near[1] if near[1] in self.dudes else self.dudes[0]))
        return self.one_of(self.state.in_play if luck == 8 else self.cards)

    def _pulled(self) -> int:
        """A card that somebody could pull."""
        return self.one_of(self.state.players[self.chance(len(self.state.players))].deck)

    def cause(self) -> Cause:
        """A step of the rules, or what somebody's card does."""
        kind = self.one_of(("rule", "rule", "ability", "ability", "trait", "cost"))
        if kind == "rule":
            return Cause("rule", self.one_of(STEPS), self.seat())
        card = self.card()
        seat = self.seat()
        timing = self.one_of(TIMINGS) if kind != "trait" else ""
        return Cause(kind, "something", seat, card, timing)  # type: ignore[arg-type]

    def sweep(self, kind: type[Happening]) -> Iterator[Happening]:
        """Events of this kind to whoever matters most, by every cause there is."""
        found = self.state.cards[self.about]
        host = found.place if found.attached else self.about
        mine = [card for card in self.state.in_play if self.state.cards[card].owner == 0]
        theirs = [card for card in self.state.in_play if self.state.cards[card].owner == 1]
        worn = [[card for card in some if self.state.cards[card].attached] for some in (mine, theirs)]
        own = [dude for dude in self.dudes if dude in mine]
        other = [dude for dude in self.dudes if dude in theirs]
        cards = (self.about, host, *own[-1:], *other[-1:], *worn[0][:1], *worn[1][:1])
        tools = (self.about, host, *worn[0], *worn[1][:3], *self.state.players[0].hand[:12], *other[:1])
        steps = dict.fromkeys(STEPS)
        causes = [Cause("rule", step, seat) for step in steps for seat in (0, 1)]  # type: ignore[arg-type]
        for timing in ("noon", "shootout"):
            causes += [Cause("ability", "something", 0, card, timing) for card in dict.fromkeys(tools)]
        causes += [Cause("cost", "something", 0, card, "noon") for card in dict.fromkeys(tools)]
        causes += [Cause("ability", "something", 1, card, "shootout") for card in (*theirs[:6], *worn[1][:3])]
        some = [self.event(kind) for _ in range(12)]
        names = [name for name in ("card", "dude") if hasattr(some[0], name) and kind is not events.Pulled]
        for number, cause in enumerate(causes):
            for card in dict.fromkeys(cards) if names else (NOWHERE,):
                event = some[(number + card) % len(some)]
                yield replace(event, cause=cause, **dict.fromkeys(names, card))

    def event(self, kind: type[Happening]) -> Happening:
        """An event of this kind."""
        made: dict[str, Any] = {}
        chance, luck = self.chance, self.chance(1 << 30)
        for field in kind.__struct_fields__:  # each has its own luck, whatever other fields there are
            self.chance = Chance(luck ^ crc32(field.encode()))
            made[field] = self._field(kind, field, made)
        self.chance = chance
        return kind(**made)

    def _field(self, kind: type[Happening], field: str, made: dict[str, Any]) -> Any:
        special: dict[str, Callable[[], Any]] = {
            "cause": self.cause,
            "name": lambda: title(self.state, made["card"]),
            "card": lambda: self._pulled() if kind is events.Pulled else self.card(dude=kind in OF_DUDES),
            "cards": lambda: tuple(dict.fromkeys(self.card() for _ in range(1 + self.chance(3)))),
            "chosen": lambda: tuple(dict.fromkeys(self.card() for _ in range(1 + self.chance(2)))),
            "phase": lambda: self.one_of(PHASES),
            "timing": lambda: self.one_of(TIMINGS),
            "suit": lambda: self.one_of(SUITS),
            "skill": lambda: self.one_of((*SKILLS, "Kung Fu")),
            "number": lambda: self.one_of(NUMBERS),
            "zone": lambda: self.one_of(("play", "play", *ZONES)),
            "origin": lambda: self.one_of(("hand", "hand", "discard", "hill", "deck", "away")),
            "what": lambda: self.one_of(PLAYS),
            "how": lambda: self.one_of(("discard", "ace", "home")),
            "part": lambda: "something",
            "side": lambda: self.chance(2),
            "ranks": lambda: (1 + self.chance(11), 1 + self.chance(11)),
            "posses": lambda: (),
            "hands": lambda: (),
            "hand": lambda: None,
            "names": lambda: (),
            "amount": lambda: self.one_of((1, 1, 2, 3, -1, -2, 0, 5)),
            "margin": lambda: self.chance(12) - 4,
            "bounty": lambda: self.chance(4),
            "pulled": lambda: self.card(),
        }
        if field in special:
            return special[field]()
        if field in ("seat", "other", "whose", "winner", "loser"):
            return self.seat()
        if field in ("start", "to", "place", "location") and "str" not in str(_types(kind)[field]):
            return self.one_of(self.places)
        if field in ("mark", "leader", "dude", "host"):
            return self.card(dude=True)
        kinds = str(_types(kind)[field])
        if "bool" in kinds:
            return bool(self.chance(2))
        return 1 + self.chance(13) if "int" in kinds else "somewhere"


def _types(kind: type[Happening]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in reversed(kind.__mro__):
        found |= getattr(each, "__annotations__", {})
    return found


OF_DUDES = (
    events.Moved,
    events.WentHome,
    events.Joined,
    events.LeftPosse,
    events.CalledOut,
    events.CallAccepted,
    events.CallRefused,
    events.Fled,
    events.BountyChanged,
    events.BountyCollected,
    events.ShooterPicked,
    events.Tested,
    events.BecameStud,
    events.JobStarted,
    events.JobEnded,
)
KINDS = (
    events.Passed,
    events.PlayMade,
    events.Gained,
    events.Paid,
    events.Booted,
    events.Unbooted,
    events.Moved,
    events.WentHome,
    events.Entered,
    events.Attached,
    events.Traded,
    events.Discarded,
    events.Aced,
    events.LeftPlay,
    events.Returned,
    events.BountyChanged,
    events.BountyCollected,
    events.Changed,
    events.TakenOver,
    events.Drew,
    events.HandRevealed,
    events.Pulled,
    events.Tested,
    events.RankChanged,
    events.Declared,
    events.Stopped,
    events.Resolved,
    events.Affected,
    events.Invented,
    events.Cast,
    events.CastOver,
    events.CalledOut,
    events.CallAccepted,
    events.CallRefused,
    events.JobStarted,
    events.JobEnded,
    events.Joined,
    events.LeftPosse,
    events.BecameStud,
    events.ShooterPicked,
    events.RoundDecided,
    events.CasualtyNamed,
    events.CasualtiesTaken,
    events.Fled,
    events.ShootoutEnded,
)
"""What may have happened before."""
