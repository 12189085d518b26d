"""What a card's text does with effects and events: let something last, replace, alter, require, refund."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from boomtown.doomtown.facts.load import titles
from boomtown.doomtown.facts.spelling import check
from boomtown.doomtown.plays.choosing import swapped
from boomtown.doomtown.state import Effect, Until
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.doing import Act, OnCards, Simple


def last(part: str, *, on: Sequence[int] = (), until: Until | None = None, amount: int = 0) -> Act:
    """A part of this card's script is in force for a while, for these cards; gives back the effect."""

    def do(play: Situation) -> Does[Effect]:
        face = play.state.cards[play.source].face
        end = until or lasting.usual_end(play.state, play.cause)
        yield from ()
        return lasting.lasting(play.state, play.cause, end, face=face, part=part, on=tuple(on), amount=amount)

    return Simple(do)


def end_this_effect() -> Act:
    """The lasting effect whose text is being read ends."""

    def do(play: Situation) -> Does[None]:
        if play.effect is not None:
            lasting.end(play.state, play.effect.id)
        yield from ()

    return Simple(do)


def end_effects_of(title_: str) -> Act:
    """Every lasting effect made by cards of this title ends."""
    check("title", title_, titles())

    def do(play: Situation) -> Does[None]:
        state = play.state
        for effect in state.effects:
            if state.printed(effect.source).title == title_:
                lasting.end(state, effect.id)
        yield from ()

    return Simple(do)


def instead(act: Act | None = None) -> Act:
    """The event does not happen; this does, if anything. What cannot be done takes no event's place (RB-2.1-02)."""

    def do(play: Situation) -> Does[None]:
        if not isinstance(act, OnCards) or act.possible(play):
            play.occurrence.replace(None if act is None else lambda: act.do(play))
        yield from ()

    return Simple(do)


def alter(**fields: Any) -> Act:
    """The event happens otherwise."""

    def do(play: Situation) -> Does[None]:
        play.occurrence.event = replace(play.occurrence.event, **fields)
        yield from ()

    return Simple(do)


def requirement(act: Act) -> Act:
    """Do the X of "do X to achieve Y": a requirement, in some editions a cost nobody can react to (ruling 2)."""

    def do(play: Situation) -> Does[Any]:
        usual = play.cause
        if play.state.rules.requirements_are_costs:
            play.cause = replace(usual, kind="cost")
        result = yield from act.do(play)
        play.cause = usual
        return result

    return Simple(do)


def same_cause(act: Act) -> Act:
    """Do what replaces an event for the event's own reason: a casualty discarded instead of aced still is one."""

    def do(play: Situation) -> Does[Any]:
        usual = play.cause
        play.cause = play.event.cause
        result = yield from act.do(play)
        play.cause = usual
        return result

    return Simple(do)


def refund() -> Act:
    """Give back what was paid for the ability that is being declared (RC3-a-slight-modification-02)."""

    def do(play: Situation) -> Does[None]:
        for undo in play.occurrence.origin.refunds:
            undo()
        yield from ()

    return Simple(do)


def retarget(saved: int, card: int) -> Act:
    """The ability being declared chooses this card instead of one it chose."""

    def do(play: Situation) -> Does[None]:
        occurrence = play.occurrence
        occurrence.origin.chosen = swapped(occurrence.origin.chosen, saved, card)
        told = tuple(card if one == saved else one for one in occurrence.event.chosen)
        occurrence.event = replace(occurrence.event, chosen=told)
        yield from ()

    return Simple(do)
