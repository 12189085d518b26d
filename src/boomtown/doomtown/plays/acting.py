"""Actin': the play of using an ability, and the combos that may follow (Rulebook 5.3.1)."""

from __future__ import annotations

from typing import Self

from boomtown.doomtown.plays.kung_fu import combo
from boomtown.doomtown.plays.labels import label_of, short_label_of
from boomtown.doomtown.plays.offering import (
    ability_named,
    perhaps_usable,
    possible_uses,
    price_of_use,
    why_not_use,
    worth_asking,
)
from boomtown.doomtown.plays.play import Play, called
from boomtown.doomtown.plays.using import use_ability
from boomtown.doomtown.reading.active import Usable
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import Refusal, refuse
from boomtown.doomtown.state import NOWHERE, Doomtown, Timing, TimingOrNone
from boomtown.doomtown.text.parts import Ability, TechniqueTest
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Message, Price


@called("use")
class Use(Play, frozen=True, gc=False):
    """An ability of a card is used, by the name of that part of its script."""

    card: int
    part: str

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> list[Self]:
        """Return the abilities this player could perhaps use now."""
        return [cls(card, ability.name) for card, ability in possible_uses(state, seat, timing)]

    @classmethod
    def lots(cls, state: Doomtown, seat: int, timing: Timing) -> list[Usable]:
        """Return what could be this player's to use, booted, used up or not."""
        return perhaps_usable(state, seat, timing)

    @classmethod
    def of_lot(cls, state: Doomtown, seat: int, timing: Timing, lot: Usable) -> Self | None:
        """Sort out what cannot be used, as far as that is cheap."""
        card, ability = lot
        return cls(card, ability.name) if worth_asking(state, seat, card, ability) else None

    @classmethod
    def read(cls, rest: str) -> Self | None:
        """Return the use that an id means."""
        card, _, part = rest.partition(":")
        number = int(card) if card.isdecimal() else None
        return cls(number, part) if number is not None and str(number) == card and part else None

    def __str__(self) -> str:
        return f"{self.word}:{self.card}:{self.part}"

    @property
    def about(self) -> tuple[int, ...]:
        """Whose ability it is."""
        return (self.card,)

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> Refusal | None:
        """Return why this ability cannot be used now."""
        ability = ability_named(state, self.card, self.part)
        if ability is None:
            return refuse("not-now", "RC-abilities-01")
        if timing not in ability.timings:
            return refuse(f"for-{ability.timings[0]}", "RC-abilities-01")
        if timing == "resolution" and not is_involved(state, seat):
            return refuse("not-in-posse", "RB-6.1-66")
        return why_not_use(state, seat, self.card, ability, timing=timing)

    def price(self, state: Doomtown, seat: int, timing: Timing) -> Price | None:
        """Return what using it costs."""
        ability = ability_named(state, self.card, self.part)
        return None if ability is None else price_of_use(state, seat, self.card, ability, timing)

    def label(self, state: Doomtown) -> Message:
        """Return it in words."""
        ability = ability_named(state, self.card, self.part)
        return label_of(state, self.card, ability, f"doomtown-play-{self.word}")

    def short(self, state: Doomtown) -> Message:
        """Return it in words beside its card."""
        return short_label_of(ability_named(state, self.card, self.part), f"doomtown-short-{self.word}")

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Declare it, pay, choose, test, resolve; a Technique may be the first of a combo."""
        ability = state.once(ability_named, state, self.card, self.part)
        assert ability is not None
        yield from use_and_chain(state, seat, self.card, ability, timing)
        return self.card


@called("cheat")
class Cheat(Use, frozen=True, gc=False):
    """A Cheatin' Resolution among Resolution plays. Players outside the fight use only actions (RB-6.1-66)."""

    @classmethod
    def candidates(cls, state: Doomtown, seat: int, timing: Timing) -> list[Self]:
        """Return the Cheatin' Resolutions this player could perhaps use now."""
        return super().candidates(state, seat, "cheatin")

    @classmethod
    def lots(cls, state: Doomtown, seat: int, timing: Timing) -> list[Usable]:
        """Return the Cheatin' Resolutions that could be this player's to use."""
        return super().lots(state, seat, "cheatin")

    def why_not(self, state: Doomtown, seat: int, timing: Timing) -> Refusal | None:
        """Return why this Cheatin' Resolution cannot be used now."""
        if self.card not in state.players[seat].hand and not is_involved(state, seat):
            return refuse("not-in-posse", "RB-6.1-66")
        return super().why_not(state, seat, "cheatin")

    def price(self, state: Doomtown, seat: int, timing: Timing) -> Price | None:
        """Return what using it costs."""
        return super().price(state, seat, "cheatin")

    def make(self, state: Doomtown, seat: int, timing: Timing) -> Does[int]:
        """Use it."""
        return (yield from super().make(state, seat, "cheatin"))


def is_involved(state: Doomtown, seat: int) -> bool:
    """Tell whether a player has a dude in the fight."""
    fight = state.fight
    return fight is not None and any(controller(state, dude) == seat for dude in fight.everybody)


def use_and_chain(
    state: Doomtown,
    seat: int,
    card: int,
    ability: Ability,
    timing: TimingOrNone,
    *,
    discount: int = 0,
    leader: int = NOWHERE,
) -> Does[Situation]:
    """Use an ability; a Technique may be the first of a combo."""
    play = yield from use_ability(state, seat, card, ability, timing=timing, discount=discount, leader=leader)
    if isinstance(ability.test, TechniqueTest):
        yield from combo(play)
    return play
