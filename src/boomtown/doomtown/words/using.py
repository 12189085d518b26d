"""What a card's text does with the abilities of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boomtown.doomtown.plays.offering import abilities_of, situation, why_forbidden, why_not_use
from boomtown.doomtown.plays.using import use_ability
from boomtown.doomtown.state import Timing
from boomtown.doomtown.text.intent import HELPS
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.lasting import DAY
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.choices import choose_mode
from boomtown.doomtown.words.doing import an_act
from boomtown.doomtown.words.heads import ability_words
from boomtown.doomtown.words.verbs import modify, refresh


def usable_abilities(play: Situation, card: int, timing: Timing, *, free: bool = False) -> list[Ability]:
    """Return the abilities of a card that this play could use now; `free` ignores uses and Boot costs."""
    state = play.state
    return [
        ability
        for ability in abilities_of(state, card)
        if timing in ability.timings
        and why_not_use(state, play.you, card, ability, timing=timing, free=free) is None
    ]


def is_forbidden(play: Situation, part: str) -> bool:
    """Tell whether a text forbids a React of this card, as if it were used where a Feat is: pulled (ruling 704)."""
    script = SCRIPTS[play.state.cards[play.source].face]
    react = next(ability for ability in script.reacts if ability.name == part)
    return why_forbidden(situation(play.state, play.you, play.source, react, "react")) is not None


def printed_abilities(play: Situation, card: int) -> dict[str, str]:
    """Return the names of the abilities printed on a card, each with what it is called to players."""
    found = SCRIPTS.get(play.state.cards[card].face)
    return {} if found is None else as_modes((*found.abilities, *found.reacts))


def used_abilities(play: Situation, card: int) -> dict[str, str]:
    """Return the names of a card's abilities that have been used today, each with what it is called to players."""
    used = dict.fromkeys(play.state.cards[card].used)
    known = {ability.name: ability for ability in abilities_of(play.state, card)}
    return as_modes([known[name] for name in used if name in known])


def as_modes(abilities: Iterable[Ability]) -> dict[str, str]:
    """Return these abilities as modes to choose from: the name of each with what it is called to players."""
    return {ability.name: ability_words(ability) for ability in abilities}


@an_act(HELPS)
def one_more_use(play: Situation, card: int) -> Does[None]:
    """One of a card's abilities can be used once more today; of several it is one that has been used (ruling 265)."""
    printed = printed_abilities(play, card)
    if len(printed) == 1:
        yield from modify(card, extra_uses=+1, until=DAY).do(play)
        return
    used = {name: told for name, told in used_abilities(play, card).items() if name in printed}
    if used:
        part = yield from choose_mode(used, "the ability that can be used once more").do(play)
        yield from refresh(card, part=part).do(play)


@an_act(HELPS)
def use(play: Situation, card: int, ability: Ability, *, free: bool = False) -> Does[Any]:
    """Use an ability of another card as part of this text; `free`: without Boot costs and whether or not used."""
    return use_ability(play.state, play.you, card, ability, timing=play.timing, free=free)
