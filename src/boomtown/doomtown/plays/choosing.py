"""Choosing: which cards an ability may choose, and asking for them (RB-5.3.1-06, RB-6.1-32; choosing and affecting)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.active import Said, saying, says
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Doomtown, Zone
from boomtown.doomtown.state.places import is_dude, side_of
from boomtown.doomtown.text.parts import Ability, Modes, Target, Truth
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_AFFECTED,
    CANNOT_BE_CHOSEN,
    CANNOT_LEAVE_BOOT_HILL,
    CANNOT_LEAVE_THE_DISCARD_PILE,
    IS_SHIELDED,
    Saying,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.asking import ask_card, ask_cards, ask_mode
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Condition, Message, say

Targets: TypeAlias = list[tuple[str, Target | Modes]]
"""What an ability chooses, by name and in order."""


def candidates(
    play: Situation,
    target: Target,
    name: str = "",
    rest: Targets | None = None,
    *,
    seat: int | None = None,
) -> list[int]:
    """Return the cards a target may be: selected, in reach, and not protected.

    `rest` is what is chosen after it: nobody is shielded by a card with which that would be impossible. `seat` is
    who chooses, if somebody else than whose text it is.
    """
    if play.guessing and target.where.hidden:
        return list(target.where.where(play))
    found = [card for card in target.where.of(play) if may_choose(play, card)]
    if target.most == 1 and saying(play.state, IS_SHIELDED):
        if rest:
            found = [card for card in found if _with(play, name, card, rest)]
        shields = _shields(play, found, seat)
        found = [card for card in found if not shields.get(card)]
    return found


def may_choose(play: Situation, card: int) -> bool:
    """Tell whether a selected card is in reach and not protected."""
    return in_reach(play, card) and not _protected(play, card)


def in_reach(play: Situation, card: int) -> bool:
    """In a shootout only dudes and their cards in a posse can be affected, with exceptions (RB-6.1-32, -33)."""
    state = play.state
    if state.fight is None or play.timing not in ("shootout", "resolution", "cheatin"):
        return True
    ability = play.ability
    if ability is not None and (ability.brings_in or ability.reaches_out):
        return True
    found = state.cards[card]
    if found.zone != "play":
        return True
    host = found
    while host.attached:
        host = state.cards[host.place]
    return not is_dude(state, host.id) or side_of(state, card) is not None


def is_safe(play: Situation, card: int) -> bool:
    """Tell whether a text says that this cannot affect a card, chosen or not: in play, or in a sealed discard pile."""
    zone = play.state.cards[card].zone
    if zone == "play":
        return said_of(play, CANNOT_BE_AFFECTED, card) is not None
    return zone == "discard" and is_sealed(play, card)


def is_gone(play: Situation, card: int) -> bool:
    """Tell whether a card has left play since this was declared: no later sentence finds it (ruling 590)."""
    zone = play.state.cards[card].zone
    return card in play.lost if zone == "play" else zone == "away" or card in play.began


def is_sealed(play: Situation, card: int) -> bool:
    """Tell whether a text keeps a card where it lies: in the discard pile (Lacy O'Malley) or Boot Hill."""
    word = _STAYING.get(play.state.cards[card].zone)
    return word is not None and said_of(play, word, card) is not None


_STAYING: dict[Zone, Saying] = {"discard": CANNOT_LEAVE_THE_DISCARD_PILE, "hill": CANNOT_LEAVE_BOOT_HILL}


def said_of(play: Situation, word: Saying, card: int) -> Said | None:
    """Return what a text says of a card that this play is about.

    Mostly no text says such a thing at all, and then nobody needs to know why it is asked.
    """
    return says(play.state, word, card, play.cause) if saying(play.state, word) else None


def _protected(play: Situation, card: int) -> bool:
    state = play.state
    found = state.cards[card]
    if found.zone != "play":  # RC-traits-05
        return is_sealed(play, card)
    if said_of(play, CANNOT_BE_CHOSEN, card) is not None:
        return True
    return PRINTED[found.face].kind == "legend" and card != play.source  # RB-3.2-01


def _shields(play: Situation, found: Sequence[int], seat: int | None) -> dict[int, set[int]]:
    """Return, for each card, those that must be chosen rather than it if they can be (Tyxarglenak).

    They stand before what others choose: their own player chooses freely (ruling 651). Two that stand before
    each other are chosen between (ruling 832).
    """
    shields: dict[int, set[int]] = {}
    for standing in saying(play.state, IS_SHIELDED):
        if standing.source not in found or controller(play.state, standing.source) == seat:
            continue
        if standing.part.other is None and is_safe(play, standing.source):
            continue  # nobody could choose to affect it (ruling 833)
        for card in found:
            about = standing.about(play.state, card)
            if about is not None and (standing.part.by is None or standing.part.by.fits(about, play.cause)):
                shields.setdefault(card, set()).add(standing.source)
    return {
        card: {shield for shield in before if card not in shields.get(shield, ())}
        for card, before in shields.items()
    }


def satisfiable(play: Situation, targets: Targets) -> bool:
    """Tell whether these targets can be chosen one after the other; later ones may depend on earlier ones."""
    if not targets:
        return True
    (name, target), rest = targets[0], targets[1:]
    if isinstance(target, Modes):
        return any(_with(play, name, word, rest) for word in target.words(play))
    if not rest and target.least <= 1 and target.together is None:
        return target.least == 0 or _any(play, target)
    found = candidates(play, target, name, rest)
    if len(found) < target.least or (target.together is not None and not target.together(play, found)):
        return False
    if target.most > 1 or target.least == 0:
        play.chosen[name] = tuple(found[: target.least])
        good = satisfiable(play, rest)
    else:
        good = any(_with(play, name, card, rest) for card in found)
    play.chosen.pop(name, None)
    return good


def _any(play: Situation, target: Target) -> bool:
    """Tell whether anything can be chosen, looking no further than the first; whatever is shielded has a shield."""
    if play.guessing and target.where.hidden:
        return bool(target.where.where(play))
    test = target.where.test
    return any(test(play, card) and may_choose(play, card) for card in target.where.where(play))


def _with(play: Situation, name: str, choice: int | str, rest: Targets) -> bool:
    play.chosen[name] = choice
    good = satisfiable(play, rest)
    play.chosen.pop(name, None)
    return good


def choose_targets(play: Situation, ability: Ability) -> Does[None]:
    """Ask for everything an ability chooses; what cannot be chosen otherwise is chosen unasked."""
    remaining = list(ability.targets.items())
    while remaining:
        (name, target), remaining = remaining[0], remaining[1:]
        if isinstance(target, Modes):
            words = play.state.once(_possible_words, play, name, target, remaining)
            play.chosen[name] = yield from choose_word(play, words, target.purpose)
            continue
        found = play.state.once(_to_choose_from, play, name, target, remaining)
        if target.most == 1 and target.least == 1:
            play.chosen[name] = yield from choose_one(play, name, found)
        else:
            play.chosen[name] = yield from choose_some(
                play, name, found, target.least, target.most, together=target.together
            )


def _possible_words(play: Situation, name: str, modes: Modes, rest: Targets) -> dict[str, str]:
    """Return the modes with which the rest can be chosen, and what each means."""
    return {word: told for word, told in modes.words(play).items() if _with(play, name, word, rest)}


def _to_choose_from(play: Situation, name: str, target: Target, rest: Targets) -> list[int]:
    """Return the cards a target may be; where it is one card, those with which the rest can be chosen."""
    found = candidates(play, target, name, rest)
    if rest and target.most == 1 and target.least == 1:
        return [card for card in found if _with(play, name, card, rest)]
    return found


def could_have_been(play: Situation, saved: int, card: int) -> bool:
    """Tell whether a declared ability, just as it was, could have chosen this card in place of one it chose."""
    assert play.ability is not None
    chosen, instead = play.chosen, swapped(play.chosen, saved, card)
    play.chosen = {}  # each choice is judged by those before it
    try:
        rest = list(play.ability.targets.items())
        while rest:
            (name, target), rest = rest[0], rest[1:]
            if not _fits(play, name, target, instead[name], rest):
                hung_on_it = instead[name] == chosen[name] and _hangs_on(play, name, target, chosen, rest)
                return hung_on_it and satisfiable(play, [(name, target), *rest])
            play.chosen[name] = instead[name]
    finally:
        play.chosen = chosen
    return instead != chosen


def _fits(play: Situation, name: str, target: Target | Modes, choice: Any, rest: Targets) -> bool:
    if isinstance(target, Modes):
        return choice in target.words(play)
    some = choice if isinstance(choice, tuple) else (choice,)
    return len(set(some)) == len(some) and set(some) <= set(candidates(play, target, name, rest))


def _hangs_on(
    play: Situation, name: str, target: Target | Modes, chosen: dict[str, Any], rest: Targets
) -> bool:
    """Tell whether what does not fit now did with the card that was chosen first, as a card attached to it does."""
    now, play.chosen = play.chosen, {before: chosen[before] for before in play.chosen}
    try:
        return now != play.chosen and _fits(play, name, target, chosen[name], rest)
    finally:
        play.chosen = now


def choose_instead(play: Situation, saved: int, card: int) -> Does[None]:
    """Put one card in another's place; what hung on that one is chosen anew (ruling 392)."""
    assert play.ability is not None
    chosen, play.chosen = play.chosen, {}
    rest = list(play.ability.targets.items())
    for name, choice in swapped(chosen, saved, card).items():
        (_, target), rest = rest[0], rest[1:]
        anew = choice == chosen[name] and not _fits(play, name, target, choice, rest)
        if anew and isinstance(target, Target) and _hangs_on(play, name, target, chosen, rest):
            found = play.state.once(_to_choose_from, play, name, target, rest)
            choice = yield from choose_one(play, name, found)
        play.chosen[name] = choice


def flat(play: Situation) -> tuple[int, ...]:
    """Return every card an ability has chosen, in order."""
    found: list[int] = []
    for chosen in play.chosen.values():
        if not isinstance(chosen, str):
            found += chosen if isinstance(chosen, tuple) else (chosen,)
    return tuple(found)


def swapped(chosen: dict[str, Any], saved: int, card: int) -> dict[str, Any]:
    """Return choices with one card in place of another."""
    return {
        name: tuple(card if one == saved else one for one in found)
        if isinstance(found, tuple)
        else (card if found == saved else found)
        for name, found in chosen.items()
    }


def choose_one(play: Situation, name: str, found: Sequence[int]) -> Does[int]:
    """Ask for one card of several; NOWHERE if there is none. That a hand has only one that fits is not told."""
    if not found:
        return NOWHERE
    if len(found) == 1 and not in_secret(play.state, found):
        return found[0]
    message = question(play, "doomtown-ask-target", name)
    return (yield ask_card(play.state, play.you, message, found, about=(play.source,)))  # type: ignore[no-any-return]


def in_secret(state: Doomtown, found: Sequence[int]) -> bool:
    """Tell whether these lie in a hand that is kept secret, so that whoever chooses is asked though it be only one."""
    return state.rules.hands_kept_secret and any(state.cards[card].zone == "hand" for card in found)


def question(play: Situation, key: str, name: str) -> Message:
    """Return the question for something an ability chooses: what happens to the chosen.

    `part` says it to people; `ability`, `target` and `way` (what it is to the chosen) say it to programs and are not
    shown.
    """
    ability = play.ability
    assert ability is not None
    purpose = ability.intent.purposes[name]
    return say(
        key,
        card=title(play.state, play.source),
        part=purpose.told,
        ability=ability.name,
        target=name,
        way=purpose.polarity.value,
    )


def choose_word(
    play: Situation, words: Mapping[str, str], purpose: str, *, seat: int | None = None
) -> Does[str]:
    """Ask for one of several words, each with what it means; none if nothing can be chosen. `purpose` says what for."""
    if len(words) <= 1:
        return next(iter(words), "")
    chooser = play.you if seat is None else seat
    message = say("doomtown-ask-mode", card=title(play.state, play.source), purpose=purpose)
    return (yield ask_mode(chooser, message, words, about=(play.source,)))  # type: ignore[no-any-return]


def choose_some(
    play: Situation,
    name: str,
    found: Sequence[int],
    least: int,
    most: int,
    *,
    seat: int | None = None,
    together: Callable[[Situation, Sequence[int]], Truth] | None = None,
    message: Message | None = None,
) -> Does[tuple[int, ...]]:
    """Ask for several cards; shielded ones only together with their shield. `message` is another question for it."""
    chooser = play.you if seat is None else seat
    most = min(most, len(found))
    if most == 0:
        return ()
    if len(found) <= least and not in_secret(play.state, found):
        return tuple(found)
    least = min(least, len(found))
    shields = _shields(play, found, seat)

    def holds(chosen: Sequence[int]) -> bool:
        shielded = all(not shields.get(card) or shields[card] & set(chosen) for card in chosen)
        return shielded and (together is None or bool(together(play, chosen)))

    condition = None
    if together is not None:
        condition = Condition(say("doomtown-no-not-together"), holds, "RB-5.3.1-06")
    elif shields:
        condition = Condition(say("doomtown-no-shield"), holds, "RC3-flight-of-the-lepus-02")
    if message is None:
        message = question(play, "doomtown-ask-targets", name)
    return (  # type: ignore[no-any-return]
        yield ask_cards(play.state, chooser, message, found, least, most, condition, about=(play.source,))
    )


def choose_for(state: Doomtown, seat: int, key: str, card: int, found: list[int]) -> Does[int]:
    if len(found) == 1 and not in_secret(state, found):
        return found[0]
    message = say(key, card=title(state, card))
    return (yield ask_card(state, seat, message, found, about=(card,)))  # type: ignore[no-any-return]
