"""What a card's text does with effects and events: let something last, replace, alter, require, refund."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from boomtown.doomtown.facts.load import titles
from boomtown.doomtown.facts.spelling import check
from boomtown.doomtown.plays.affecting import affected
from boomtown.doomtown.plays.choosing import choose_instead, flat, is_gone, is_safe
from boomtown.doomtown.state import Until
from boomtown.doomtown.state.events import Chosen
from boomtown.doomtown.text.intent import HELPS, NEUTRAL, PAYS
from boomtown.doomtown.text.parts import SCRIPTS, Gives, Part
from boomtown.doomtown.text.situation import Situation, cause_of_requirement
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.running import UNMET, Does
from boomtown.doomtown.words.doing import Act, OnCards, an_act


@an_act(NEUTRAL, on="on")
def last(
    play: Situation,
    part: str,
    *,
    on: Sequence[int] = (),
    until: Until | None = None,
    amount: int = 0,
    unpreventable: bool = False,
) -> Does[None]:
    """A part of this card's script is in force for a while, for these cards as far as they can be affected.

    With `unpreventable=True` nothing that is in play stands in its way.
    """
    face = play.state.cards[play.source].face
    end = until or lasting.usual_end(play.state, play.cause)
    meant = SCRIPTS[face].parts[part]
    reached = tuple(
        card for card in on if (not is_gone(play, card) if unpreventable else _can_be_told(play, meant, card))
    )
    if reached or not on:
        lasting.lasting(play.state, play.cause, end, face=face, part=part, on=reached, amount=amount)
    for card in reached:
        yield from affected(play, card)


def _can_be_told(play: Situation, part: Part, card: int) -> bool:
    """No text keeps this from affecting a card, or from changing the number that it would change."""
    if is_safe(play, card) or is_gone(play, card):
        return False
    if isinstance(part, Gives) and not (part.sets or part.fixed):
        amount = part.amount if isinstance(part.amount, int) else 1  # what it comes to is found once it lasts
        return lasting.why_not_modify(play.state, card, part.number, amount, play.cause) is None
    return True


@an_act(NEUTRAL)
def end_this_effect(play: Situation) -> None:
    """The lasting effect whose text is being read ends."""
    if play.effect is not None:
        lasting.end(play.state, play.effect.id)


@an_act(NEUTRAL, check=lambda title_: check("title", title_, titles()))
def end_effects_of(play: Situation, title_: str) -> None:
    """Every lasting effect made by cards of this title ends."""
    state = play.state
    for effect in state.effects:
        if state.printed(effect.source).title == title_:
            lasting.end(state, effect.id)


@an_act(NEUTRAL)
def end_own_effects(play: Situation, on: int) -> None:
    """Every lasting effect that this very card has made on that card ends."""
    state = play.state
    for effect in state.effects:
        if effect.source == play.source and on in effect.on:
            lasting.end(state, effect.id)


@an_act(NEUTRAL)
def end_effects_about(play: Situation, card: int) -> None:
    """Every lasting effect that this very card has called up about that card (`amount=`) ends: what comes back into
    play is another card.
    """
    for effect in play.state.effects:
        if effect.source == play.source and effect.face and effect.amount == card:
            lasting.end(play.state, effect.id)


@an_act(HELPS, on="event")
def instead(play: Situation, act: Act | None = None) -> None:
    """The event does not happen; this does, if anything. What cannot be done takes no event's place (RB-2.1-02)."""
    if act is None:
        play.occurrence.replace(None)
    elif _possible(play, act):
        play.occurrence.replace(lambda: act.do(play))


def _possible(play: Situation, act: Act) -> bool:
    """Tell whether an act could be done now: by its cards, or by the acts it is made of."""
    if isinstance(act, OnCards):
        return act.possible(play)
    usual = play.cause
    if act.verb is same_cause:
        play.cause = play.event.cause
    good = all(_possible(play, part) for part in act.arguments.values() if isinstance(part, Act))
    play.cause = usual
    return good


@an_act(HELPS, on="event")
def alter(play: Situation, /, **fields: Any) -> None:
    """The event happens otherwise."""
    play.occurrence.event = replace(play.occurrence.event, **fields)


@an_act(PAYS)
def requirement(play: Situation, act: Act, *, or_else: bool = False) -> Does[Any]:
    """Do the X of "do X to achieve Y". If X was prevented, the text ends here (ruling 2).

    With `or_else=True` the text goes on in either case, and is told whether X was done. In some editions X is a cost
    instead: nobody can react to it, what a trait or keyword makes of it counts as paid (RC-paying-costs-03), and where
    a text begins with it, it is paid though a test fails.
    """
    usual, is_cost = play.cause, play.state.rules.requirements_are_costs
    play.cause = cause_of_requirement(play)
    could_be_paid = is_cost and isinstance(act, OnCards) and act.possible(play)
    result = yield from act.do(play)
    play.cause = usual
    met = could_be_paid or _is_done(act, result)
    return met if met or or_else else UNMET


def _is_done(act: Act, result: Any) -> bool:
    """Tell whether all of an act was done: one of two dudes booted is not "boot two dudes" (RC-prevention-01)."""
    if isinstance(act, OnCards) and isinstance(act.cards, Sequence):
        return bool(result == len(act.cards))
    return bool(result)


@an_act(NEUTRAL)
def same_cause(play: Situation, act: Act) -> Does[Any]:
    """Do what replaces an event for the event's own reason: a casualty discarded instead of aced still is one."""
    usual = play.cause
    play.cause = play.event.cause
    result = yield from act.do(play)
    play.cause = usual
    return result


@an_act(HELPS, on="event")
def refund(play: Situation) -> None:
    """Give back what was paid for the ability that is being declared (RC3-a-slight-modification-02)."""
    play.occurrence.origin.refunded = True
    for undo in play.occurrence.origin.refunds:
        undo()


@an_act(HELPS, on="saved")
def retarget(play: Situation, saved: int, card: int) -> Does[None]:
    """The ability being declared chooses this card instead of one it chose, and anew what it chose with that one.

    What is chosen while it is resolved is only that.
    """
    occurrence = play.occurrence
    event = occurrence.event
    if isinstance(event, Chosen):
        meant = tuple(card if one == saved else one for one in event.chosen)
        occurrence.event = replace(event, chosen=meant)
        return
    yield from choose_instead(occurrence.origin, saved, card)
    occurrence.event = replace(occurrence.event, chosen=flat(occurrence.origin))
