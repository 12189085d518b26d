"""Using an ability: declare it, pay, choose, test, resolve (Rulebook 5.3.1, 7.2, 7.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from boomtown.doomtown.plays.choosing import choose_targets, flat
from boomtown.doomtown.plays.jobs import choose_leader, start_job
from boomtown.doomtown.plays.offering import (
    cheaters,
    costs_but_booting,
    is_totem,
    price_played,
    situation,
    who_performs,
    why_no_targets,
    why_not_payable,
)
from boomtown.doomtown.reading.town import side_of_seat
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown, TimingOrNone, Zone
from boomtown.doomtown.state.events import Cast, Declared, PlayMade, Punished, Resolved, Stopped, rule
from boomtown.doomtown.state.places import location_of
from boomtown.doomtown.text.parts import Ability, CastTest, Cost, PullTest, TechniqueTest, Truth
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.abilities import cast_over, note_reach, note_use
from boomtown.doomtown.verbs.actions import put_away_action
from boomtown.doomtown.verbs.asking import ask_card
from boomtown.doomtown.verbs.hands import note_cheatin
from boomtown.doomtown.verbs.happen import Occurrence, announce, happened, would
from boomtown.doomtown.verbs.pile import set_aside
from boomtown.doomtown.verbs.pulls import kung_fu_test, pull, skill_test
from boomtown.doomtown.verbs.rock import give_back, purse, spend
from boomtown.doomtown.verbs.running import Does, only_requirements, put_away, run
from boomtown.table import say


def use_ability(
    state: Doomtown,
    seat: int,
    card: int,
    ability: Ability,
    *,
    timing: TimingOrNone = "",
    occurrence: Occurrence | None = None,
    performer: int = NOWHERE,
    leader: int = NOWHERE,
    discount: int = 0,
    free: bool = False,
) -> Does[Situation]:
    """Declare an ability, pay its costs, meet its requirements, resolve it (RB-5.3.1-02).

    `free` uses leave out Boot costs and do not count as a use; a requirement stays one (RC-abilities-08). A text that
    has an action played may make it cheaper by a `discount`, and name the `leader` of its job.
    """
    play = situation(state, seat, card, ability, timing, occurrence)
    play.discount = discount
    play.free = free
    play.began = state.in_play
    play.side = side_of_seat(state, seat)
    played = state.cards[card].zone != "play"
    if played:
        set_aside(state, card)  # declared: everybody sees it from now on
    yield from _pick_performer(play, ability, performer)
    if play.dude != NOWHERE:
        play.dude = play.dude  # who that is stays so, though the card falls off (ruling 590)
    if ability.job is not None:
        yield from choose_leader(play, ability, leader)
    if free:
        yield from _pay_each(play, costs_but_booting(ability), chosen=False)
    else:
        yield from _pay_costs(play, ability, played=played)
    yield from choose_targets(play, ability)
    yield from _pay_each(play, ability.costs, chosen=True)
    play.cancelled = yield from _declare(play, ability)
    if not play.cancelled:
        yield from _resolve(play, ability)
        if ability.job is None or not play.passed:  # a job is resolved once it has its effect
            yield from happened(
                state, Resolved(play.cause, card, title(state, card), seat, ability.name, play.timing)
            )
    elif not play.refunded and ability.test is None:
        yield from _pay_in_vain(play, ability)
    if play.timing == "cheatin":
        yield from happened(state, Punished(play.cause, card, title(state, card), play.numbers["cheater"]))
    if played and ability.trigger is not None:
        put_away_action(state, card)
    return play


def _pick_performer(play: Situation, ability: Ability, performer: int) -> Does[None]:
    if performer != NOWHERE:  # only a combo says who performs
        play.dude = performer
        play.numbers["combo"] = 1
        return
    performers = play.state.once(who_performs, play, ability)
    if performers is None:
        return
    fit = play.state.once(_able, play, ability, performers)
    play.dude = fit[0]
    if len(fit) > 1:
        message = say("doomtown-ask-performer", card=title(play.state, play.source))
        play.dude = yield ask_card(play.state, play.you, message, fit, about=(play.source,))


def _able(play: Situation, ability: Ability, performers: Iterable[int]) -> list[int]:
    """Return those who could pay and have somebody to choose."""
    fit = []
    for dude in performers:
        play.dude = dude
        if why_not_payable(play, ability) is None and why_no_targets(play, ability) is None:
            fit.append(dude)
    return fit


def _pay_costs(play: Situation, ability: Ability, *, played: bool) -> Does[None]:
    """Pay; nobody may react to stop it (RC-paying-costs-01). The ability now counts as used."""
    state, card = play.state, play.source
    if played:
        price = state.once(price_played, play)
        cause = Cause("cost", ability.name, play.you, card, play.timing)
        payment = yield from spend(state, play.you, price, purse(play.timing), cause, card)
        play.paid = price
        play.refunds.append(lambda: give_back(state, play.you, payment, cause))
    else:
        note_use(state, card, ability.name)
    if is_totem(state, card) and location_of(state, card) != play.location:
        note_reach(state, play.dude, card, play.cause)
    yield from _pay_each(play, ability.costs, chosen=False)
    if play.timing == "cheatin":
        yield from _against(play, ability)


def _pay_each(play: Situation, costs: Sequence[Cost], *, chosen: bool) -> Does[None]:
    """Pay those of these costs that are known now that everything is chosen, or known before that."""
    for cost in costs:
        if cost.waits is chosen:
            yield from cost.pay(play)


def _against(play: Situation, ability: Ability) -> Does[None]:
    """Note against whom a Cheatin' Resolution is used; with several cheaters it is made for the user chooses."""
    state = play.state
    found = state.once(_against_whom, play, ability)
    seat = found[0]
    if len(found) > 1:
        homes = [state.players[other].outfit for other in found]
        message = say("doomtown-ask-cheater", card=title(state, play.source))
        home = yield ask_card(state, play.you, message, homes, about=(play.source,))
        seat = state.cards[home].owner
    note_cheatin(state, seat)
    play.numbers["cheater"] = seat


def _against_whom(play: Situation, ability: Ability) -> list[int]:
    """Return the cheaters it is made for; if it is made for none of them, all."""
    found = cheaters(play.state, play.you)
    return [seat for seat in found if _is_meant(play, ability, seat)] or found


def _is_meant(play: Situation, ability: Ability, cheater: int) -> Truth:
    """What a Cheatin' Resolution asks for holds of this cheater."""
    play.numbers["cheater"] = cheater
    return ability.requires is None or ability.requires.holds(play)


def _declare(play: Situation, ability: Ability) -> Does[bool]:
    """Announce the declared ability; a response may cancel it. Tell whether one did."""
    state = play.state
    name, chosen = title(state, play.source), flat(play)
    named = _named_openly(play, chosen)
    event = Declared(play.cause, play.source, name, play.you, ability.name, play.timing, chosen, named)
    allowed = yield from would(state, event, play)
    if allowed is None:
        yield from happened(
            state, Stopped(play.cause, play.source, event.name, play.you, ability.name, play.timing)
        )
        return True
    if allowed.chosen != chosen:  # somebody took another's place
        allowed = replace(allowed, named=_named_openly(play, allowed.chosen))
    yield from happened(state, allowed)
    if play.timing != "react":  # using a React is no play (RC3-johnny-brocklehurst-01)
        yield from announce(state, PlayMade(rule("play", play.you), play.you, "use"))
    return False


OPEN: frozenset[Zone] = frozenset({"play", "discard", "hill"})
"""Where everybody sees which card it is."""


def _named_openly(play: Situation, chosen: Iterable[int]) -> tuple[str, ...]:
    """Return what the chosen cards are called that everybody sees, but the card whose ability it is."""
    state = play.state
    return tuple(
        title(state, card)
        for card in dict.fromkeys(chosen)
        if card not in (NOWHERE, play.source) and state.cards[card].zone in OPEN
    )


def _resolve(play: Situation, ability: Ability) -> Does[None]:
    """Make the test if there is one, then do what the text says, or what it says for a failed test.

    A job starts; what its text says then waits for its end.
    """
    state = play.state
    yield from _make_test(play, ability)
    cast = isinstance(ability.test, CastTest)
    if cast:
        yield from happened(state, _cast(play))
    if not play.passed:
        yield from _pay_in_vain(play, ability)
    if ability.job is not None and play.passed:
        yield from start_job(play, ability)
    elif (body := ability.body if play.passed else ability.failed) is not None:
        yield from run(play, body(play, **play.chosen))
    if cast and (ability.job is None or not play.passed):
        yield from cast_over(state, play.source)
    if play.pull is not None:
        put_away(state, play.pull)


def _pay_in_vain(play: Situation, ability: Ability) -> Does[None]:
    """Where what a text requires is a cost, it is paid though nothing comes of it (AEG-actin-01)."""
    if play.state.rules.requirements_are_costs and ability.job is None and ability.body is not None:
        yield from run(play, only_requirements(ability.body(play, **play.chosen)))


def _cast(play: Situation) -> Cast:
    """Return how the spell was cast, and where, before anything it does changes that."""
    state, spell = play.state, play.source
    pulled = play.pull.card if play.pull is not None else NOWHERE
    where, host = location_of(state, play.dude), state.cards[spell].place
    return Cast(play.cause, spell, title(state, spell), play.you, play.dude, play.passed, pulled, where, host)


def _make_test(play: Situation, ability: Ability) -> Does[None]:
    state, test = play.state, ability.test
    match test:
        case CastTest():
            difficulty = test.difficulty if isinstance(test.difficulty, int) else test.difficulty(play)
            outcome = yield from skill_test(state, play.you, play.dude, test.skill, difficulty, play.cause)
        case TechniqueTest():
            outcome = yield from kung_fu_test(state, play.you, play.dude, play.cause)
        case PullTest():
            play.pull = yield from pull(state, play.you, play.cause, play.dude)
            return
        case _:
            return
    play.pull, play.passed, play.margin = outcome.pull, outcome.passed, outcome.margin
