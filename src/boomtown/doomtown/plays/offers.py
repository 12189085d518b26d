"""The one table of plays: which kinds there are, when each may be made, how ids are read, and the form that asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from boomtown.doomtown.plays.acting import Cheat, Use
from boomtown.doomtown.plays.calling_out import Call
from boomtown.doomtown.plays.moving import Move
from boomtown.doomtown.plays.play import PASS, Pass, Play
from boomtown.doomtown.plays.reacting import React
from boomtown.doomtown.plays.shopping import Shop
from boomtown.doomtown.plays.swapping import Swap
from boomtown.doomtown.plays.trading import Trade
from boomtown.doomtown.reading.why import Refusal, refuse
from boomtown.doomtown.state import NOWHERE, Doomtown, Limit, Timing
from boomtown.doomtown.state.events import PlayMade, rule
from boomtown.doomtown.state.frames import ExtraPlay
from boomtown.doomtown.verbs.happen import announce, is_heard
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Draw, Id, Judged, OneOf, Option
from boomtown.table.frozen import Frozen

KINDS: dict[str, type[Play]] = {kind.word: kind for kind in (Pass, Use, Cheat, Call, Move, Shop, Swap, Trade)}


PASSING = Pass()


class Moment(Frozen, frozen=True):
    """When plays are made: the timing of abilities then, and which kinds of plays there are besides passing."""

    timing: Timing
    kinds: tuple[type[Play], ...]
    host: int = NOWHERE
    """The dude whose attached cards alone can be used, if there is one."""


NOON = Moment("noon", (Use, Call, Move, Shop, Swap, Trade))  # RB-5.3-02
NOT_ACTIN = Moment("noon", (Call, Move, Shop, Swap, Trade))
TRADIN = Moment("noon", (Trade,))
SHOOTOUT = Moment("shootout", (Use, Shop))  # RB-6.1-27
RESOLUTION = Moment("resolution", (Use, Cheat))
LOWBALL = Moment("cheatin", (Use,))

GRANTED: dict[Limit, Moment] = {"": NOON, "not actin": NOT_ACTIN, "tradin'": TRADIN}
"""What a play granted at Noon may be, by the limit that was set."""


def shootout_moment(host: int) -> Moment:
    """Return the moment of a Shootout play, if need be one with what is attached to this dude."""
    return SHOOTOUT if host == NOWHERE else Moment("shootout", (Use,), host)


def now(state: Doomtown) -> Moment | None:
    """Return when the game stands, if plays are made then at all."""
    fight, frame = state.fight, state.frames[-1] if state.frames else None
    if fight is not None:
        plays = shootout_moment(frame.host if isinstance(frame, ExtraPlay) else NOWHERE)
        return {"plays": plays, "resolution": RESOLUTION}.get(fight.step)
    if state.phase == "gambling":
        return LOWBALL
    if state.phase != "noon":
        return None
    frame = next(reversed(state.frames), None)
    return GRANTED[frame.limit] if isinstance(frame, ExtraPlay) else NOON


def read(written: object) -> Play | None:
    """Return the play that an id means: `pass`, `call:52:54`, `use:3:warrant`, or `7:save` for a React."""
    return _read(written) if isinstance(written, str) else None


@lru_cache(maxsize=1024)
def _read(written: str) -> Play | None:
    """Read an id, once while it is in use: the same few are checked, made and told again and again."""
    word, _, rest = written.partition(":")
    kind = KINDS.get(word)
    return kind.read(rest) if kind is not None else React.read(written)


class Plays:
    """What one player may choose from at a moment: the offer that a question's form judges."""

    __slots__ = ("_count", "_lots", "moment", "seat", "state")

    def __init__(self, state: Doomtown, seat: int, moment: Moment) -> None:
        self.state = state
        self.seat = seat
        self.moment = moment
        self._lots: list[tuple[type[Play], Sequence[Any]]] = []
        self._count = 0

    def candidates(self) -> Sequence[Play]:
        """Return passing, and whatever could perhaps be done."""
        found: list[Play] = [PASSING]
        for kind in self.moment.kinds:
            found += kind.candidates(self.state, self.seat, self.moment.timing)
        return found

    def drawn(self, draw: Draw) -> Play | None:
        """Return a candidate by lot, each as likely; or nothing, for there are more lots than candidates."""
        state, seat, timing = self.state, self.seat, self.moment.timing
        if self._count == 0:
            self._put_in_lots()
        place = draw(self._count) if self._count > 1 else 0
        for kind, lots in self._lots:
            if place < len(lots):
                return kind.of_lot(state, seat, timing, lots[place])
            place -= len(lots)
        return PASSING

    def _put_in_lots(self) -> None:
        """Gather what is drawn from, and one lot to pass."""
        state, seat, timing = self.state, self.seat, self.moment.timing
        count = 1
        for kind in self.moment.kinds:
            lots = kind.lots(state, seat, timing)
            if lots:
                self._lots.append((kind, lots))
                count += len(lots)
        self._count = count

    def legal(self) -> Iterator[Play]:
        """Return what can be done besides passing."""
        for play in self.candidates():
            if not isinstance(play, Pass) and self.why_not(play) is None:
                yield play

    def why_not(self, play: Play) -> Refusal | None:
        """Return why a play cannot be made now."""
        if type(play) not in self.moment.kinds and not isinstance(play, Pass):
            return refuse("not-now", "RB-5.3-02")
        host = self.moment.host
        if host != NOWHERE and not all(card in self.state.cards[host].cards for card in play.about):
            return refuse("not-now", "RB-5.3-02")
        return play.why_not(self.state, self.seat, self.moment.timing)

    def write(self, play: Play) -> Id:
        """Return a play's id."""
        return str(play)

    def read(self, written: Id) -> Play | None:
        """Return the play an id means, if its cards are in this game."""
        play = read(written)
        return play if play is not None and all(card in self.state.cards for card in play.about) else None

    def describe(self, play: Play) -> Option:
        """Return a play with its words, the cards it is about and its price."""
        state, about = self.state, play.about
        return Option(
            str(play),
            play.label(state),
            short=play.short(state) if about else None,
            about=about,
            face=state.cards[about[0]].face if about else "",
            price=play.price(state, self.seat, self.moment.timing),
        )


def play_or_pass(state: Doomtown, seat: int, moment: Moment) -> Judged[Play]:
    """Return the form for making a play, or passing."""
    return Judged(Plays(state, seat, moment))


def pass_only(state: Doomtown, seat: int, moment: Moment) -> OneOf:
    """Return the form for somebody who could hold a card for this moment, as far as others see, and has none."""
    return OneOf((PASS,), lambda _: Plays(state, seat, moment).describe(Pass()))


def make_play(state: Doomtown, seat: int, moment: Moment, chosen: str) -> Does[tuple[Play, int]]:
    """Make the play an id names; return it, and the card played for it that is still on its way.

    Others may answer a play once it is declared, and it is made if it still can be; an ability declares itself.
    """
    play = read(chosen)
    assert play is not None, "the form has read it before"
    if not isinstance(play, Use) and is_heard(state, PlayMade):
        yield from announce(state, PlayMade(rule("play", seat), seat, play.word))
        if Plays(state, seat, moment).why_not(play) is not None:
            return play, NOWHERE
    card = yield from play.make(state, seat, moment.timing)
    return play, card
