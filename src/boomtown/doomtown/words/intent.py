"""What an ability does, found without doing it: from its one act, or by reading the body it is written as.

A text is read once, when somebody asks. Where a body is too clever for that, the card says it (`harms="dude"`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import FunctionType
from typing import Any, TypeVar

from msgspec.structs import replace

from boomtown.doomtown.text.intent import HARMS, MOVES, PAYS, Doing, Intent, Polarity, Purpose, Whom, leaning
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Grants, Script, Selector, Target
from boomtown.doomtown.words import selectors
from boomtown.doomtown.words.bodies import EVENT, YOU, Goal, Goals, Reader, goals_of, who_is_meant
from boomtown.doomtown.words.doing import Act, OnCards, Word
from boomtown.doomtown.words.effects import requirement
from boomtown.doomtown.words.phrases import phrase
from boomtown.table import say


def intent_of(
    ability: Ability, act: Act | None = None, declared: Mapping[str, Polarity] | None = None
) -> Intent:
    """Return what an ability does: its one act, or what its body does, and what the card declares of it."""
    found = list(_of_act(act) if act is not None else _of_body(ability))
    for name, polarity in (declared or {}).items():
        found = _declared(found, name, polarity)
    doings = tuple(_placed(ability, doing) for doing in _replacing(found))
    return Intent(doings, {name: _purpose(ability, name, doings) for name in _choices(ability)})


def _declared(found: list[Doing], name: str, polarity: Polarity) -> list[Doing]:
    """Return what is done, with what the card itself says that is to one of its targets."""
    if all(doing.target != name for doing in found):
        return [*found, Doing("this", polarity, Whom.TARGET, name)]
    return [replace(doing, polarity=polarity) if doing.target == name else doing for doing in found]


def _choices(ability: Ability) -> dict[str, Selector]:
    """Return what an ability chooses among cards, by name."""
    found = {name: target.where for name, target in ability.targets.items() if isinstance(target, Target)}
    return found | ({"mark": ability.job.mark} if ability.job is not None else {})


def _placed(ability: Ability, doing: Doing) -> Doing:
    """Say whose it is that something is done to; a harm to what can only be yours is what you pay for the rest."""
    whose, where = doing.whose, _meant_by(ability, doing)
    if where is not None:
        whose = goals_of(where)[0].whom
    chosen = doing.whom in (Whom.TARGET, Whom.CHOSEN)
    polarity = PAYS if doing.polarity is HARMS and whose is Whom.YOU and chosen else doing.polarity
    return replace(doing, polarity=polarity, whose=whose)


def _meant_by(ability: Ability, doing: Doing) -> Selector | None:
    """Return the selector that says whom something is done to: a choice's, or that of the event a React answers."""
    if doing.whom is Whom.EVENT and ability.trigger is not None:
        return who_is_meant(ability.trigger)
    return _choices(ability).get(doing.target)


def _replacing(doings: Sequence[Doing]) -> list[Doing]:
    """What is done in an event's place spares its card something worse."""
    if all(doing.verb != "instead" for doing in doings):
        return list(doings)
    return [
        replace(doing, polarity=MOVES) if doing.whom is Whom.EVENT and doing.polarity is HARMS else doing
        for doing in doings
    ]


# --- from an act -----------------------------------------------------------------------------------


def _of_act(act: Act, *, pays: bool = False) -> tuple[Doing, ...]:
    inner = [value for value in act.arguments.values() if isinstance(value, Act)]
    found = [doing for nested in inner for doing in _of_act(nested, pays=pays or act.verb is requirement)]
    if act.verb is not requirement:
        goal = Goal(Whom.TARGET, "it") if _chooses(act) else _done_to(act)
        found.append(_doing(act.verb, act.arguments, goal, pays=pays))
    return tuple(found)


def _chooses(act: Act) -> bool:
    return isinstance(act, OnCards) and isinstance(act.cards, Selector)


def _done_to(act: Act) -> Goal:
    return EVENT if act.verb.on == "event" else YOU


def _doing(word: Word[...], arguments: Mapping[str, Any], goal: Goal, *, pays: bool = False) -> Doing:
    polarity = PAYS if pays else word.judged(arguments)
    return Doing(word.name, polarity, goal.whom, goal.name, phrase(word, arguments))


# --- from a body -----------------------------------------------------------------------------------


def _of_body(ability: Ability) -> tuple[Doing, ...]:
    choices: dict[str, Goals] = {name: (Goal(Whom.TARGET, name),) for name in _choices(ability)}
    script = _script_of(ability)
    starts = ability.job.starts if ability.job is not None else None
    found: list[Doing] = []
    for body in (starts, ability.body):
        if isinstance(body, FunctionType):
            found += Reader(body, {"leader": (YOU,)} | choices, script).read()
    return tuple(_once(found))


def _script_of(ability: Ability) -> Script | None:
    """Return the script an ability is written in, or granted by."""
    for script in SCRIPTS.values():
        for part in script.parts.values():
            if part is ability or (isinstance(part, Grants) and part.ability is ability):
                return script
    return None


# --- what the choices are for ------------------------------------------------------------------------


MOST = 3
"""So many things a question tells of what it chooses; the text tells the rest."""


def _purpose(ability: Ability, name: str, doings: Sequence[Doing]) -> Purpose:
    """Return what one of the choices is for; a job's mark is what the job is against."""
    mine = [doing for doing in doings if doing.target == name]
    phrases = _once(doing.phrase for doing in mine if doing.phrase is not None)
    if ability.job is not None and name == "mark":
        phrases = [say("doomtown-do-mark")]
    target = ability.targets.get(name)
    key = "doomtown-targets" if isinstance(target, Target) and target.most > 1 else "doomtown-target"
    telling = [told for told in phrases if told.key != "doomtown-do-counts"]
    does = (telling or phrases)[:MOST] or [say("doomtown-do-nothing")]
    return Purpose(say(key, what=_noun(_choices(ability)[name]), does=does), leaning(mine))


def _noun(where: Selector) -> str:
    return "location" if selectors.LOCATION.test in where.tests else where.among or "card"


T = TypeVar("T")


def _once(found: Iterable[T]) -> list[T]:
    """Return each of these once, in their order; messages cannot be hashed."""
    kept: list[T] = []
    for item in found:
        if item not in kept:
            kept.append(item)
    return kept
