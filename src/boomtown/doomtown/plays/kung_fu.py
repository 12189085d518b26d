"""Kung Fu: chaining Tao Techniques into combos (Rulebook 7.3.2)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.choosing import is_safe
from boomtown.doomtown.plays.offering import card_price, situation, why_no_targets
from boomtown.doomtown.plays.using import use_ability
from boomtown.doomtown.reading.numbers import technique_rating
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.text.parts import SCRIPTS, Ability, TechniqueTest
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.actions import put_away_action
from boomtown.doomtown.verbs.asking import NONE, ask_card
from boomtown.doomtown.verbs.posse import is_over
from boomtown.doomtown.verbs.running import Does
from boomtown.table import say


def combo(play: Situation) -> Does[None]:
    """Offer further Techniques of the same Tao, at most as many as the dude's Kung Fu (RB-7.3.2-01 to -09)."""
    state, chained = play.state, 0
    while _may_chain(play) and chained < (technique_rating(state, play.dude) or 0):
        found = dict(_next_techniques(play))
        if not found and not _could_hold_more(play):
            break
        message = say("doomtown-ask-combo", card=title(state, play.source))
        chosen = yield ask_card(state, play.you, message, list(found), NONE, about=(play.source,))
        if chosen == NONE:
            break
        put_away_action(state, play.source)
        chained += 1
        play = yield from use_ability(
            state, play.you, chosen, found[chosen], timing=play.timing, performer=play.dude
        )
    # the last of the combo stays on the table too (RB-7.3.2-10)
    put_away_action(state, play.source, stopped=play.cancelled)


def _could_hold_more(play: Situation) -> bool:
    """In a hand that is kept secret there may be another Technique."""
    state = play.state
    return state.rules.hands_kept_secret and not state.imagined and bool(state.players[play.you].hand)


def _may_chain(play: Situation) -> bool:
    """The last Technique worked, its combo requirement holds, and the shootout goes on (RC3-rabbits-deception-01)."""
    ability, state = play.ability, play.state
    assert ability is not None
    if not play.passed or play.cancelled or ability.combo is None:
        return False
    if state.cards[play.dude].zone != "play" or (state.fight is not None and is_over(state.fight)):
        return False
    return bool(ability.combo.holds(play))


def _next_techniques(play: Situation) -> list[tuple[int, Ability]]:
    """Return other Techniques of this Tao in the hand or discard pile that this dude could perform now."""
    assert play.ability is not None
    state, test = play.state, play.ability.test
    assert isinstance(test, TechniqueTest)
    player = state.players[play.you]
    last = PRINTED[state.cards[play.source].face].title
    found = []
    for card in (*player.hand, *player.discard):
        if PRINTED[state.cards[card].face].title == last or is_safe(play, card):
            continue  # RB-7.3.2-05; out of a sealed discard pile nothing is played (ruling 160)
        found += [
            (card, ability) for ability in _techniques(state, card, test.tao) if _fits(play, card, ability)
        ]
    return found


def _techniques(state: Doomtown, card: int, tao: str) -> list[Ability]:
    script = SCRIPTS.get(state.cards[card].face)
    return [
        ability
        for ability in (script.abilities if script is not None else ())
        if isinstance(ability.test, TechniqueTest) and ability.test.tao == tao
    ]


def _fits(play: Situation, card: int, ability: Ability) -> bool:
    if (
        play.timing not in ability.timings
        or card_price(play.state, card, play.timing) > play.state.players[play.you].stash
    ):
        return False
    fight = play.state.fight
    if fight is not None and fight.side_of(play.dude) is None and not ability.brings_in:
        return False
    trial = situation(play.state, play.you, card, ability, play.timing)
    trial.dude = play.dude
    if ability.requires is not None and not ability.requires.holds(trial):
        return False
    if any(cost.why_not(trial) is not None for cost in ability.costs):  # RB-5.3.1-02
        return False
    return why_no_targets(trial, ability) is None
