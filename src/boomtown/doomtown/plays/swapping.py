"""Swapping a dude for another version of the same character (Compendium: Experienced)."""

from __future__ import annotations

from typing import Self

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.play import Play, numbers_in
from boomtown.doomtown.reading.history import happened_today
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import NOT_IN_PLAY, Refusal, refuse, title
from boomtown.doomtown.state import NOWHERE, Doomtown, Timing
from boomtown.doomtown.state.events import Replaced, rule
from boomtown.doomtown.state.places import dudes, is_dude
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Message, say


class Swap(Play, frozen=True, gc=False):
    """A version from the hand takes the place of a dude in play."""

    word = "swap"

    card: int
    dude: int

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> list[Self]:
        """Return a play for each dude that another version is in the hand of."""
        return [
            cls(card, dude)
            for card in state.players[seat].hand
            if (printed := PRINTED[state.cards[card].face]).kind == "dude"
            for dude in dudes(state)
            if PRINTED[state.cards[dude].face].name == printed.name
        ]

    @classmethod
    def read(cls, rest: str) -> Self | None:
        """Return the swap that an id means."""
        found = numbers_in(rest, 2)
        return cls(*found) if found is not None else None

    def __str__(self) -> str:
        return f"swap:{self.card}:{self.dude}"

    @property
    def about(self) -> tuple[int, ...]:
        """Who comes, and whose place that is."""
        return (self.card, self.dude)

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> Refusal | None:
        """Return why this version cannot take that dude's place."""
        return why_not_replace(state, seat, self.card, self.dude)

    def label(self, state: Doomtown) -> Message:
        """Return it in words."""
        return say("doomtown-play-swap", **{"card": title(state, self.card), "with": title(state, self.dude)})

    def short(self, state: Doomtown) -> Message:
        """Return it in words beside the first of the two."""
        return say("doomtown-short-swap", other=title(state, self.dude))

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Swap face and owner."""
        yield from replace_dude(state, seat, self.card, self.dude)
        return NOWHERE


def why_not_replace(state: Doomtown, seat: int, card: int, dude: int) -> Refusal | None:
    """Another version of the same character, one level up or down, once a day (RC-experienced-02, -06 to -08)."""
    new, old = PRINTED[state.cards[card].face], PRINTED[state.cards[dude].face]
    if card not in state.players[seat].hand or new.kind != "dude":
        return refuse("zone", "RC-experienced-02")
    if state.cards[dude].zone != "play" or not is_dude(state, dude):
        return NOT_IN_PLAY
    if controller(state, dude) != seat:
        return refuse("not-yours", "RC-experienced-02")
    if new.name != old.name or new.experience == old.experience:
        return refuse("no-version", "RC-experienced-02")
    if abs(new.experience - old.experience) > 1:
        return refuse("experience", "RC-experienced-06")
    if happened_today(state, Replaced, card=dude):
        return refuse("replaced-today", "RC-experienced-08")
    return None


def replace_dude(state: Doomtown, seat: int, card: int, dude: int) -> Does[None]:
    """Swap face and owner with the card from the hand; the dude keeps all else (RC-experienced-03 to -05, -09)."""
    new, old = state.cards[card], state.cards[dude]
    zones.lift(state, card)
    state.rearrange(card, face=old.face, owner=old.owner)
    state.rearrange(dude, face=new.face, owner=new.owner)
    zones.put(state, card, "discard")
    name = PRINTED[old.face].full_name
    yield from happened(state, Replaced(rule("replace", seat), dude, name, PRINTED[new.face].full_name))
