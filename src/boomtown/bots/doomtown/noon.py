"""The Noon play: shopping within means, moving where control is to be had, calling out who should lose."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence, Set

from boomtown.bots.doomtown import abilities
from boomtown.bots.doomtown.fights import chance, eagerness, firepower, prospect
from boomtown.bots.doomtown.sight import CONTROL, Sight, worth_of
from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.plays.acting import Use
from boomtown.doomtown.plays.calling_out import Call
from boomtown.doomtown.plays.moving import Move
from boomtown.doomtown.plays.offers import read
from boomtown.doomtown.plays.play import Play
from boomtown.doomtown.plays.shopping import Shop
from boomtown.doomtown.plays.swapping import Swap
from boomtown.doomtown.plays.trading import Trade
from boomtown.doomtown.state import TOWN_SQUARE
from boomtown.doomtown.text.intent import Whom
from boomtown.doomtown.view import AnyCard, AnyPlayer
from boomtown.table import Answer, Ask, Id, OneOf

BELIEVED = 12
"""Days on which who would win tonight just passes. Later on something seems to save a rival at every Sundown."""
ENOUGH = 0.25
"""Plays worth less are left; the opponents' next moves are better awaited."""
DRAGS, RESTLESS = 15, 0.25
"""But not for ever: after that day so much less a day will do. Where nobody stirs, nobody wins."""
NOTHING = 0.0
"""What a move is worth at most that gains, guards and hunts nothing."""
BOOTING = 0.7
GUARD = 0.8
"""What it is worth for each control point to hold a deed by more than owning it."""
RELUCTANCE = 0.5
"""How much a call-out must promise."""
CHASED = 0.8
"""What it is worth that somebody goes home booted."""
SOONER = 1.0
"""What a deed is worth because it stands today and not tomorrow."""
PRICE = 0.45
"""What a ghost rock is worth that is spent."""
SPARED = 0.8
"""What it is worth to have ghost rock for dudes and deeds rather than to spend it on goods."""
TAKEN, HELD = 0.5, 0.1
"""How likely a new deed is taken on its first day: by who has more influence about in town, and by who has less."""
CAUGHT, REFUSES = 0.9, 0.35
"""How likely somebody falls or is chased away where the others are much stronger: booted, and not."""
HUNTED = 0.3
"""How likely it is at least for who is booted where others can come: be they no stronger, they choose when."""
OVERWHELMING = 2.0
"""So many ranks of difference are as bad as it gets."""
PREY = 0.6
"""Of what calling somebody out is worth, what coming to where they stand is worth."""
CROSSING = 0.75
"""Of what a place is worth, what standing in the square, one free step away from it, is worth."""


def play(ask: Ask, sight: Sight) -> Answer:
    """Make the play worth most, or pass: gladly where the day may end as it is, and never where that would lose.

    Of a game that drags on more and more is risked to end it. Otherwise moves that can come to nothing are not
    weighed, and only of what is worth making it is asked whether it may be made.
    """
    standing = sight.winning()
    if standing > 0 and sight.board.day <= BELIEVED:
        return "pass"
    assert isinstance(ask.form, OneOf)
    if standing < 0 or sight.board.day > DRAGS:
        return _whatever_helps(ask.form, sight)
    inviting = _inviting(sight)
    found = {chosen: _promise(sight, read(chosen), inviting) for chosen in ask.form.perhaps()}
    wanted = [chosen for chosen in found if found[chosen] > ENOUGH]
    wanted.sort(key=found.__getitem__, reverse=True)
    return next(filter(ask.form.allows, wanted), "pass")


def _whatever_helps(form: OneOf, sight: Sight) -> Answer:
    """Make the play worth most, however little it promises: passing may lose the game, or never end it."""
    standing, day = sight.winning(), sight.board.day
    found = {str(chosen): _score(sight, read(chosen)) for chosen in _worth_weighing(form)}
    ranked = sorted(found, key=lambda chosen: found[chosen], reverse=True)
    best = _first_allowed(form, [chosen for chosen in ranked if found[chosen] > ENOUGH])
    if best is None:
        bar = -math.inf if standing < 0 else ENOUGH - RESTLESS * (day - DRAGS)
        best = _first_allowed(form, [chosen for chosen in _last_resorts(found) if found[chosen] > bar])
    return best or "pass"


def _inviting(sight: Sight) -> Set[int]:
    """Return where there is somebody to call out, or a deed of ours to guard."""
    found = set()
    for place in sight.board.locations:
        deed = sight.cards[place]
        if sight.marks(place) or (deed.controller == sight.seat and PRINTED[deed.face].kind == "deed"):
            found.add(place)
    return found


def _promise(sight: Sight, play: Play | None, inviting: Set[int]) -> float:
    """Return what a play seems worth, or at most `NOTHING` of a move that can come to nothing."""
    if not isinstance(play, Move):
        return _score(sight, play)
    dude = sight.cards[play.dude]
    if sight.without(dude) > 0 or sight.worth(dude) < 0:  # wherever it goes, to have it gone may be a gain
        return best_move(sight, dude)[0]
    here = dude.place
    worthwhile = [
        place
        for place in sight.board.locations
        if place != here and (place in inviting or sight.with_also(dude, place) > 0)
    ]
    if not worthwhile:
        return NOTHING
    if here == sight.me.outfit:
        worthwhile.append(TOWN_SQUARE)  # from where the others are one step away
    return sight.without(dude) + max([going(sight, dude, place) for place in worthwhile])


def _worth_weighing(form: OneOf) -> list[Id]:
    """Return what may be done, and abilities that perhaps may be used: to weigh one is cheaper than to judge it."""
    return [chosen for chosen in form.perhaps() if isinstance(read(chosen), Use) or form.allows(chosen)]


def _first_allowed(form: OneOf, ranked: Sequence[str]) -> Answer | None:
    """Return the best that may be done; what has been judged is not judged again."""
    for chosen in ranked:
        if not isinstance(read(chosen), Use) or form.allows(chosen):
            return chosen
    return None


def _last_resorts(found: Mapping[str, float]) -> list[str]:
    """Return what to do where passing may lose the game, or never end it, the best first: whatever could turn it."""
    some = [chosen for chosen in found if isinstance(read(chosen), Move | Call | Shop | Use)]
    finite = [chosen for chosen in some if found[chosen] > abilities.FOR_EVER / 2]
    return sorted(finite, key=lambda chosen: found[chosen], reverse=True)


def ranked(ask: Ask, sight: Sight) -> list[Answer]:
    """Return every play there is, passing among them where plays begin to be worth less, the best first."""
    found = scores(ask, sight) | {"pass": ENOUGH}
    return sorted(found, key=lambda chosen: -found[chosen])


def scores(ask: Ask, sight: Sight) -> dict[str, float]:
    """Return what every play on offer seems worth."""
    assert isinstance(ask.form, OneOf)
    return {str(chosen): _score(sight, read(chosen)) for chosen in ask.form.ids}


def _score(sight: Sight, play: Play | None) -> float:
    match play:
        case Shop(card=card):
            return shopping(sight, card)
        case Move(dude=dude):
            return best_move(sight, sight.cards[dude])[0]
        case Call(caller=caller, called=called):
            return _call_out(sight, sight.cards[caller], sight.cards[called])
        case Use(card=card, part=part):
            return _use(sight, card, part)
        case Swap(card=card, dude=dude):
            return _swap(sight, card, dude)
        case Trade(place=place):
            return _trade(sight, place)
    return 0.0


# --- abilities that are moves or call-outs -----------------------------------------------------------


def _use(sight: Sight, card: int, part: str) -> float:
    """Return what an ability is worth: by what it does or, where it moves or calls out, by where to and whom."""
    worth = abilities.score(sight, card, part, "noon")
    ability, dude = abilities.ability_of(sight, card, part), bearer(sight, card)
    if ability is None or ability.job is not None or dude is None:
        return worth
    doings = {doing.verb: doing for doing in ability.intent.doings}
    if "call_out" in doings:
        calls = [
            _call_worth(sight, dude, mark, mark.place) for mark in sight.theirs if _is_near(sight, dude, mark)
        ]
        return worth - abilities.NEXT_TO_NOTHING + max(calls, default=-1.0)
    if "move" in doings and doings["move"].whom is Whom.THIS:
        return worth - abilities.NEXT_TO_NOTHING + _best_flight(sight, dude)
    return worth


def bearer(sight: Sight, card: int) -> AnyCard | None:
    """Return the dude a card is or is on, if it is one of ours."""
    found = sight.cards.get(card)
    if found is not None and found.attached:
        found = sight.cards.get(found.place)
    return found if found in sight.mine else None


def _is_near(sight: Sight, dude: AnyCard, mark: AnyCard) -> bool:
    at_home = mark.place == sight.board.players[mark.controller].outfit
    return mark.place == dude.place or (not at_home and sight.adjacent(mark.place, dude.place))


def _best_flight(sight: Sight, dude: AnyCard) -> float:
    """Return the best a dude can do who gets anywhere without booting for the way."""
    flights = [_arriving(sight, dude, place) for place in sight.board.locations if place != dude.place]
    return sight.without(dude) + max(flights, default=0.0)


def _arriving(sight: Sight, dude: AnyCard, place: int) -> float:
    return _standing(sight, dude, place, dude.booted) + _guards(sight, dude, place)


def target(ask: Ask, sight: Sight) -> Answer:
    """Choose whom an ability is to hit or help; where it asks for a place to go to, the best one for who goes."""
    assert isinstance(ask.form, OneOf)
    places = [place for place in ask.form.ids if place in sight.board.locations]
    dude = bearer(sight, ask.about[0]) if ask.about else None
    if len(places) < len(ask.form.ids) or dude is None:
        return abilities.target(ask, sight)
    return max(places, key=lambda place: _arriving(sight, dude, int(place)))


# --- shopping --------------------------------------------------------------------------------------


def shopping(sight: Sight, card: int) -> float:
    """Return what bringing a card into play is worth, if tomorrow's upkeep stays paid."""
    printed = PRINTED[sight.face(card)]
    produced = printed.production if printed.kind == "deed" else 0
    left = sight.spare() - printed.cost - printed.upkeep + produced
    saves = sight.gaining(sight.seat, printed.influence) if printed.kind == "dude" else 0.0
    if left < 0 and not saves:
        return -1.0
    worth = saves + worth_of(printed, sight.influence_point(sight.seat)) - PRICE * printed.cost
    if printed.kind == "deed":
        return worth + SOONER + _contested(sight, printed)  # the sooner it stands, the longer it pays
    if printed.kind == "goods":
        return worth - SPARED if any(could_use(sight, dude, card) for dude in sight.mine) else -1.0
    return worth


def _contested(sight: Sight, deed: Printed) -> float:
    """Return what it changes that a new deed's control points may be somebody else's tonight."""
    if not deed.control:
        return 0.0
    mine = sight.mobile(sight.seat, sight.mine)
    taker = likely_taker(sight)
    lost = TAKEN if sight.mobile(taker.seat, sight.theirs) > mine else HELD
    shift = -lost * deed.control * (CONTROL + sight.point(taker.seat))
    return (
        shift
        + lost * sight.deciding(deed.control, taker.seat)
        + (1 - lost) * sight.deciding(deed.control, sight.seat)
    )


def likely_taker(sight: Sight) -> AnyPlayer:
    """Return the rival who has most influence free to walk."""
    return max(sight.rivals, key=lambda rival: sight.mobile(rival.seat, sight.theirs))


def could_use(sight: Sight, dude: AnyCard, card: int) -> bool:
    """Tell whether a dude would not have to give up its own weapon or horse for another."""
    words = PRINTED[sight.face(card)].keywords
    carried = [PRINTED[sight.face(held)].keywords for held in dude.cards]
    return not any(
        word in words and word in held for word in ("Weapon", "Horse", "Attire") for held in carried
    )


def host(ask: Ask, sight: Sight) -> Answer:
    """Give goods to the best dude who is not armed so already."""
    assert isinstance(ask.form, OneOf)
    hosts = [sight.cards[host] for host in ask.form.ids if host in sight.cards]
    if not hosts:
        return ask.form.ids[0]
    return max(hosts, key=lambda dude: sight.worth(dude) - 1.5 * len(dude.cards)).id


def _swap(sight: Sight, card: int, dude: int) -> float:
    new, old = PRINTED[sight.face(card)], PRINTED[sight.cards[dude].face]
    return worth_of(new) - worth_of(old) - 0.2


def _trade(sight: Sight, place: int) -> float:
    """Trade when a better shooter has nothing to shoot with."""
    here = [dude for dude in sight.at(place, sight.mine) if not dude.booted]
    armed = [dude for dude in sight.at(place, sight.mine) if dude.cards]
    if not here or not armed:
        return 0.0
    best = max(here, key=lambda dude: dude.bullets)
    giver = min(armed, key=lambda dude: dude.bullets)
    return 0.5 if not best.cards and best.bullets > giver.bullets else 0.0


def trade(ask: Ask, sight: Sight) -> Answer:
    """Take from the weakest shooter, once."""
    assert isinstance(ask.form, OneOf)
    if "done" in ask.form.ids:
        return "done"
    return min(ask.form.ids, key=lambda goods: sight.cards[sight.cards[int(goods)].place].bullets)


def taker(ask: Ask, sight: Sight) -> Answer:
    """Give to the best shooter."""
    assert isinstance(ask.form, OneOf)
    return max(ask.form.ids, key=lambda dude: sight.cards[int(dude)].bullets)


# --- moving ----------------------------------------------------------------------------------------


def best_move(sight: Sight, dude: AnyCard) -> tuple[float, int]:
    """Return the best place for a dude to go and what going is worth."""
    leaving, here = sight.without(dude), dude.place
    most, best = -math.inf, here
    for place in sight.board.locations:
        if place != here:
            worth = leaving + going(sight, dude, place)
            if worth > most:
                most, best = worth, place
    return most, best


def going(sight: Sight, dude: AnyCard, place: int) -> float:
    """Return what arriving at a place is worth: control, prey and danger there, and booting on the way."""
    key = (dude.id, place)
    known = sight.goings.get(key)
    if known is None:
        known = sight.goings[key] = _going(sight, dude, place)
    return known


def _going(sight: Sight, dude: AnyCard, place: int) -> float:
    booted, home = boots(sight, dude, place), sight.me.outfit
    worth = _standing(sight, dude, place, booted)
    if dude.place == home:
        worth += _guards(sight, dude, place)
        if place == TOWN_SQUARE:
            worth = max(worth, CROSSING * _beyond(sight, dude))
    if place == home:
        worth -= 0.4
    return worth + prey(sight, dude, place, booted) - (BOOTING if booted else 0.1)


def boots(sight: Sight, dude: AnyCard, place: int) -> bool:
    """A move boots, except from home to next door and from the square to what is adjacent (RB-5.3.3-03 to -08)."""
    if not sight.adjacent(dude.place, place):
        return True
    if dude.place == sight.me.outfit:
        return False
    return dude.place != TOWN_SQUARE or place == sight.me.outfit


def _beyond(sight: Sight, dude: AnyCard) -> float:
    """Return the best that can be reached from the square without booting."""
    found = [
        _standing(sight, dude, place, booted=False) + prey(sight, dude, place, boots(sight, dude, place))
        for place in sight.board.locations
        if place != sight.me.outfit and sight.adjacent(TOWN_SQUARE, place)
    ]
    return max(found, default=0.0)


def _guards(sight: Sight, dude: AnyCard, place: int) -> float:
    """Return what it is worth to hold a location more firmly than by owning it."""
    deed = sight.cards[place]
    if PRINTED[deed.face].kind != "deed" or deed.controller != sight.seat or not dude.influence:
        return 0.0
    if sight.at(place, sight.mine) or dude.place != sight.me.outfit:
        return 0.0
    return GUARD * deed.control if deed.control else 0.1


def _standing(sight: Sight, dude: AnyCard, place: int, booted: bool) -> float:
    """Return what standing at a place is worth: what it gives if the dude stays, less the dude if not."""
    risk, gained = danger(sight, dude, place, booted), sight.with_also(dude, place)
    return (1 - risk) * gained - risk * sight.worth(dude) if risk else gained


def danger(sight: Sight, dude: AnyCard, place: int, booted: bool) -> float:
    """Return how likely it is to be shot or chased away there; who is not booted can still refuse."""
    threat = _threat(sight, place)
    if threat < 0:
        return 0.0
    ahead = threat - _backing(sight, dude, place)
    if ahead <= 0:
        return HUNTED if booted else 0.0
    risk = (CAUGHT if booted else REFUSES) * min(1.0, ahead / OVERWHELMING) / (1 + 0.2 * eagerness(sight))
    return max(HUNTED, risk) if booted else risk


def _backing(sight: Sight, dude: AnyCard, place: int) -> float:
    """Return the rank ours draw at a place where this dude is with those who are near."""
    near = sight.about(place, ours=True)
    key = (place, 0 if dude in near else dude.id)
    known = sight.backing.get(key)
    if known is None:
        known = sight.backing[key] = firepower(sight, near if not key[1] else [*near, dude])
    return known


def _threat(sight: Sight, place: int) -> float:
    """Return the rank those draw who could come for somebody at a place; less than 0 where nobody can."""
    known = sight.hunters.get(place)
    if known is None:
        hunters = [other for other in sight.about(place, ours=False) if not other.booted]
        known = firepower(sight, hunters) if hunters and place != sight.me.outfit else -1.0
        sight.hunters[place] = known
    return known


def prey(sight: Sight, dude: AnyCard, place: int, booted: bool) -> float:
    """Return what there is to call out at a place, for a dude who gets there unbooted."""
    marks = sight.marks(place) if not booted else ()
    if not marks or not dude.bullets:
        return 0.0
    return PREY * max(0.0, max([_call_worth(sight, dude, mark, place) for mark in marks]))


def where(ask: Ask, sight: Sight) -> Answer:
    """Go where going is worth most."""
    assert isinstance(ask.form, OneOf)
    dude = sight.cards[ask.about[0]]
    return max(ask.form.ids, key=lambda place: sight.without(dude) + going(sight, dude, int(place)))


# --- calling out -----------------------------------------------------------------------------------


def _call_out(sight: Sight, caller: AnyCard, mark: AnyCard) -> float:
    return _call_worth(sight, caller, mark, caller.place)


def _call_worth(sight: Sight, caller: AnyCard, mark: AnyCard, place: int) -> float:
    """Return what calling out is worth, whatever the mark does about it."""
    key = (caller.id, mark.id, place)
    known = sight.calls.get(key)
    if known is None:
        known = sight.calls[key] = _called(sight, caller, mark, place)
    return known


def _called(sight: Sight, caller: AnyCard, mark: AnyCard, place: int) -> float:
    ours = [dude for dude in sight.about(place, ours=True) if dude.id != caller.id]
    theirs = [dude for dude in sight.about(place, ours=False) if dude.controller == mark.controller]
    gone = sight.without(mark)
    odds = chance(sight, [caller, *ours], theirs)
    fight = prospect(sight, [caller, *ours], theirs) + odds * max(0.0, gone) + eagerness(sight) - RELUCTANCE
    if mark.booted:
        return fight
    chased = CHASED + gone
    return min(fight, chased) if chased > 0 else fight * 0.5
