"""Shootouts, steps 5 and 6: comparing hands, casualties, running (Rulebook 6.1; Compendium: Shootout, Harrowed)."""

from __future__ import annotations

from typing import Literal

from boomtown.doomtown.plays.falling import Fall
from boomtown.doomtown.reading.active import saying, says
from boomtown.doomtown.reading.draw_hands import final_strength, rank
from boomtown.doomtown.reading.numbers import controller, has_keyword, modifiers, player_number
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import LEADER, MARK, NOBODY, Doomtown, Side
from boomtown.doomtown.state.events import CasualtiesTaken, Fled, RoundDecided, rule
from boomtown.doomtown.state.frames import Casualties, Chamber, Lumps, RunOrGun, ShootoutOver, TakeCasualties
from boomtown.doomtown.state.records import Way
from boomtown.doomtown.text.numbers import (
    CASUALTIES,
    CASUALTIES_FOR_LOSING,
    LEAST_CASUALTIES,
    REMAINING_CASUALTIES,
)
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_A_CASUALTY,
    CANNOT_FLEE,
    COVERS_TWO_CASUALTIES_ACED,
    IS_THE_FIRST_CASUALTY,
    TAKES_NO_CASUALTIES,
    TAKES_TWICE_THE_CASUALTIES,
    Saying,
)
from boomtown.doomtown.verbs.asking import ask_cards
from boomtown.doomtown.verbs.cards import ace, discard, send_home, why_not_send_home
from boomtown.doomtown.verbs.fight import (
    decide_round,
    first_named,
    go_on_to,
    name_casualties,
    owe_casualties,
    spare_casualties,
    the_fight,
)
from boomtown.doomtown.verbs.happen import announce, happened
from boomtown.doomtown.verbs.lasting import why_not_modify
from boomtown.doomtown.verbs.posse import is_over
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Ask, OneOf, Option, Step, say
from boomtown.table.steps import then

HARROWED_WAYS: dict[Way, int] = {"home": 1, "discard": 2, "ace": 3}  # RC-harrowed-01 to -03


def lumps(state: Doomtown, _frame: Lumps) -> Step:
    """Compare ranks: the loser takes the difference, equal ranks cost each side one (RB-6.1-69 to -79)."""
    go_on_to(state, "lumps")
    fight = the_fight(state)
    yield from announce(state, RoundDecided(rule("lumps"), NOBODY, NOBODY, (0, 0)))
    ranks = (rank(state, fight.seats[0]), rank(state, fight.seats[1]))
    strengths = (final_strength(state, fight.seats[0]), final_strength(state, fight.seats[1]))
    first: Side = LEADER  # RB-6.1-83, RC-shootout-s5-06
    winner_seat = loser_seat = NOBODY
    if strengths[LEADER] != strengths[MARK]:
        first = min((LEADER, MARK), key=lambda side: strengths[side])
        loser_seat, winner_seat = fight.seats[first], fight.seats[1 - first]
    yield from decide_round(state, winner_seat, loser_seat, ranks)
    if is_over(the_fight(state)):  # by what answered that (RC-shootout-s1-09)
        then(state, ShootoutOver())
        return
    second: Side = MARK if first == LEADER else LEADER
    difference = abs(ranks[0] - ranks[1])
    due = {first: difference or 1, second: 0 if difference else 1}  # RB-6.1-77, -78
    then(state, Casualties(first, due[first], afterwards=Casualties(second, due[second])))


# --- casualties ------------------------------------------------------------------------------------


def assign(state: Doomtown, frame: Casualties) -> Step:
    """Name all casualties in order, covering exactly what is due if possible (RB-6.1-84 to -91)."""
    side, seat = frame.side, the_fight(state).seats[frame.side]
    due, for_losing = frame.count, frame.for_losing
    if not frame.again:
        # none are assigned and taken too, and a card's likewise (RB-6.1-90, -91)
        yield from announce(state, _taking(state, side, frame.why, ()))  # RC-react-priorities-09
        if frame.afterwards is not None and is_over(the_fight(state)):  # none were taken (RC-shootout-s1-09)
            then(state, ShootoutOver())
            return
        due, for_losing = _owe(state, frame, seat)
    if _times_told(state, seat, TAKES_NO_CASUALTIES, -due):
        due = 0
    named: list[tuple[int, Way]] = []
    imposed: list[int] = []
    while True:
        choices = state.once(casualty_choices, state, side, due, named)
        if not choices:
            break
        chosen = choices[0]
        if len(choices) > 1:
            chosen = yield from _ask_casualty(state, side, choices, due, named)
        if _covered(state, named) >= for_losing:
            imposed.append(chosen.card)
        named.append((chosen.card, chosen.way))
        if len(named) == 1:
            first_named(state, side)
    yield from name_casualties(state, side, named, imposed)
    then(state, TakeCasualties(side, tuple(named), due, frame.why, for_losing))
    if frame.afterwards is not None:
        then(state, frame.afterwards, RunOrGun(_fleeing_order(state)))


def _taking(
    state: Doomtown, side: Side, why: Literal["round", "card"], cards: tuple[int, ...]
) -> CasualtiesTaken:
    """The event of a side taking casualties; what a card takes is not for losing the round (ruling 31)."""
    fight = the_fight(state)
    seat = fight.seats[side]
    lost = why == "round" and fight.loser == seat
    return CasualtiesTaken(rule("lumps", seat), seat, lost, cards, fight.due[side])


def _owe(state: Doomtown, frame: Casualties, seat: int) -> tuple[int, int]:
    """Return how many casualties a player takes now, and how many of them for losing the round.

    Cards that add casualties add to those of the round; cards that spare some spare whichever come first (ruling 32).
    What other players' cards add to a lost round is not for losing it (ruling 31), and nobody has lost an exact tie.
    """
    fight = the_fight(state)
    asked = own = frame.count
    least = 0
    if frame.why == "round":
        asked += _added(state, seat)
        own += _added(state, seat, by=seat)
        least = player_number(state, LEAST_CASUALTIES, seat) - fight.due[frame.side]
    spares = max(0, _spares(state, seat) - fight.spared[frame.side])
    times: int = 2 ** _times_told(state, seat, TAKES_TWICE_THE_CASUALTIES, asked)  # ruling 891
    due = times * max(0, asked - spares, least)  # doubled last (ruling 161)
    owe_casualties(state, frame.side, due, min(asked, spares))
    return due, times * (own - spares) if frame.why == "round" and fight.loser == seat else 0


def _times_told(state: Doomtown, seat: int, word: Saying, change: int) -> int:
    """Return how many texts say this of a player's casualties and are not kept from changing them so (ruling 268)."""
    home = state.players[seat].outfit
    told = [standing.about(state, home) for standing in saying(state, word)]
    return sum(
        play is not None and why_not_modify(state, home, CASUALTIES, change, play.cause) is None
        for play in told
    )


def _added(state: Doomtown, seat: int, *, by: int = NOBODY) -> int:
    """Return by how many casualties more the round costs a player: by all cards, or by the cards of one player.

    What a text adds for losing is added whoever's text it is.
    """
    changes = modifiers(state, CASUALTIES, state.players[seat].outfit)
    more = sum(max(0, change.amount) for change in changes if by in (NOBODY, change.seat))
    lost = the_fight(state).loser == seat
    return more + (player_number(state, CASUALTIES_FOR_LOSING, seat) if lost else 0)


def _spares(state: Doomtown, seat: int) -> int:
    """Return how many casualties cards spare a player this round."""
    changes = modifiers(state, CASUALTIES, state.players[seat].outfit)
    return -sum(min(0, change.amount) for change in changes)


def _ask_casualty(
    state: Doomtown, side: Side, choices: list[Fall], due: int, named: list[tuple[int, Way]]
) -> Does[Fall]:
    """Ask for the next one; what each covers, and how many are to be named in all, is said for those who plan ahead."""
    falls = {str(fall): fall for fall in choices}
    covered = _covered(state, named)
    goal = state.once(_reached, state, side, due)

    def describe(chosen: object) -> Option:
        fall = falls[str(chosen)]
        counts = covers(state, fall.card)[fall.way]
        label = say("doomtown-option-casualty", how=fall.way, card=title(state, fall.card), covers=counts)
        short = say("doomtown-short-casualty", how=fall.way, covers=counts)
        return Option(str(fall), label, short=short, about=(fall.card,), face=state.cards[fall.card].face)

    message = say("doomtown-ask-casualty", due=due - covered, goal=goal - covered)
    return falls[(yield Ask(the_fight(state).seats[side], message, OneOf(list(falls), describe)))]


def _reached(state: Doomtown, side: Side, due: int) -> int:
    """Return how many a side will have covered when it has named them all."""
    return _goal(list(possible_casualties(state, side).values()), due)


def covers(state: Doomtown, card: int) -> dict[Way, int]:
    """Return the ways a card can be a casualty and how many each covers."""
    if state.printed(card).kind != "dude":
        covered: dict[Way, int] = {"discard": 1}  # a Sidekick (RC-sidekicks-03)
        if says(state, COVERS_TWO_CASUALTIES_ACED, card) is not None:
            covered["ace"] = 2
        return covered
    if has_keyword(state, card, "Harrowed"):
        ways = dict(HARROWED_WAYS)
        if why_not_send_home(state, card, rule("casualty")) is not None:
            del ways["home"]
        return ways
    return {"discard": 1, "ace": 2}  # RB-6.1-80, -81


def possible_casualties(state: Doomtown, side: Side) -> dict[int, dict[Way, int]]:
    """Return each dude of a posse and each Sidekick on one, with what they can cover."""
    fight = the_fight(state)
    found: dict[int, dict[Way, int]] = {}
    for dude in fight.posses[side]:
        if says(state, CANNOT_BE_A_CASUALTY, dude, rule("casualty")) is None:
            found[dude] = covers(state, dude)
        for card in state.cards[dude].cards:
            if has_keyword(state, card, "Sidekick") and says(state, CANNOT_BE_A_CASUALTY, card) is None:
                found[card] = covers(state, card)
    return found


def _covered(state: Doomtown, named: list[tuple[int, Way]]) -> int:
    return sum(covers(state, card).get(how, 1) for card, how in named)


def casualty_choices(state: Doomtown, side: Side, due: int, named: list[tuple[int, Way]]) -> list[Fall]:
    """Return what may be named next so that the rest can still be covered as exactly as possible (RB-6.1-84)."""
    everything = possible_casualties(state, side)
    goal = _goal(list(everything.values()), due)
    left = goal - _covered(state, named)
    taken = {card for card, _ in named}
    rest = {card: ways for card, ways in everything.items() if card not in taken}
    fitting = [
        Fall(way, card)
        for card, ways in rest.items()
        for way, covered in ways.items()
        if left - covered in _reachable([other for name, other in rest.items() if name != card])
    ]
    return fitting if named else _pressing(state, fitting)


def _pressing(state: Doomtown, fitting: list[Fall]) -> list[Fall]:
    """The first casualty may be forced by an effect, on whoever can be one; of several such effects one is enough."""
    pinned = [fall for fall in fitting if says(state, IS_THE_FIRST_CASUALTY, fall.card) is not None]
    return pinned or fitting


def _reachable(ways: list[dict[Way, int]]) -> set[int]:
    """Return every number of casualties that these cards can cover together."""
    found = {0}
    for options in ways:
        found |= {total + covered for total in found for covered in options.values()}
    return found


def _goal(ways: list[dict[Way, int]], due: int) -> int:
    """Return how many will be covered: exactly what is due, or as much of it as can be (RB-6.1-85)."""
    return max((total for total in _reachable(ways) if total <= due), default=0)


def take(state: Doomtown, frame: TakeCasualties) -> Step:
    """Resolve the named casualties one at a time (RB-6.1-87); then the player has taken casualties."""
    fight = the_fight(state)
    seat = fight.seats[frame.side]
    if frame.named:
        card, how = frame.named[0]
        covered = _covered(state, [(card, how)])
        allowance = player_number(state, REMAINING_CASUALTIES, seat)
        yield from _suffer(state, card, how, seat)
        spared = max(0, allowance - player_number(state, REMAINING_CASUALTIES, seat))
        due = max(0, frame.due - covered - spared)
        for_losing = frame.for_losing - covered - spared
        if spared:  # a text just said so (The Brute): what is still due is named anew
            spare_casualties(state, frame.side, [other for other, _ in frame.named[1:]])
            then(state, Casualties(frame.side, due, frame.why, again=True, for_losing=for_losing))
        else:
            then(state, TakeCasualties(frame.side, frame.named[1:], due, frame.why, for_losing))
        return
    yield from happened(state, _taking(state, frame.side, frame.why, fight.casualties[frame.side]))


def _suffer(state: Doomtown, card: int, how: str, seat: int) -> Does[None]:
    cause = rule("casualty", seat, card)
    if state.cards[card].zone != "play":  # but from anywhere in play (RC3-diable-en-boite-02)
        return
    match how:
        case "ace":
            yield from ace(state, card, cause)
        case "discard":
            yield from discard(state, card, cause)
        case "home":
            yield from send_home(state, card, cause)


# --- step 6 ----------------------------------------------------------------------------------------


def _fleeing_order(state: Doomtown) -> tuple[int, ...]:
    """The loser decides before the winner, each after their guests (RB-6.1-93, AEG-multiplayer-09, -10)."""
    fight = the_fight(state)
    first: Side = MARK if fight.loser == fight.seats[MARK] else LEADER
    sides: tuple[Side, Side] = (first, MARK if first == LEADER else LEADER)
    guests = [seat for side in sides for seat in _guests(state, side)]
    return (*guests, fight.seats[sides[0]], fight.seats[sides[1]])


def _guests(state: Doomtown, side: Side) -> list[int]:
    fight = the_fight(state)
    present = {controller(state, dude) for dude in fight.posses[side]}
    return [seat for seat in state.turn_order() if seat in present and seat != fight.seats[side]]


def run_or_gun(state: Doomtown, frame: RunOrGun) -> Step:
    """The next player decides for all their dudes who flees, going home booted (RB-6.1-94 to -96).

    So does who has nobody to flee from any more: step 6 is for all players, the shootout is over in step 7 (ruling 33).
    """
    if not frame.seats or (is_over(the_fight(state)) and not state.rules.all_may_run):
        then(state, Chamber())
        return
    go_on_to(state, "run")
    seat = frame.seats[0]
    mine = state.once(_who_may_flee, state, seat)
    if mine:
        stay = () if is_over(the_fight(state)) else None  # from nobody hardly anybody runs
        message = say("doomtown-ask-flee")
        fleeing = yield ask_cards(state, seat, message, mine, 0, len(mine), usual=stay)
        for dude in fleeing:
            cause = rule("flee", seat, dude)
            yield from send_home(state, dude, cause)
            yield from happened(state, Fled(cause, dude, title(state, dude)))
    then(state, RunOrGun(frame.seats[1:]))


def _who_may_flee(state: Doomtown, seat: int) -> list[int]:
    """Return the dudes of a player who may flee."""
    fighting = the_fight(state).everybody
    return [dude for dude in fighting if controller(state, dude) == seat and _may_flee(state, dude, seat)]


def _may_flee(state: Doomtown, dude: int, seat: int) -> bool:
    cause = rule("flee", seat, dude)
    return says(state, CANNOT_FLEE, dude, cause) is None and why_not_send_home(state, dude, cause) is None
