"""Why the heuristic bot answers as it does: the lines it weighed, and of each what weighed most, in words.

What a line is worth comes from the very functions that decide; here is only said what is in it, as far as the seat
sees it. Everything is told to whoever sits there: `you` is them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from boomtown.bots.doomtown import abilities, choices, fights, hands, noon
from boomtown.bots.doomtown.draws import clash, strength
from boomtown.bots.doomtown.fights import hand_of
from boomtown.bots.doomtown.sight import CONTROL, VICTORY, Sight
from boomtown.bots.opinion import LINES, Opinion, Weighed, decided
from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.plays.acting import Use
from boomtown.doomtown.plays.calling_out import Call
from boomtown.doomtown.plays.moving import Move
from boomtown.doomtown.plays.offers import read
from boomtown.doomtown.plays.shopping import Shop
from boomtown.doomtown.state import TOWN_SQUARE
from boomtown.doomtown.text.intent import Polarity
from boomtown.doomtown.text.parts import Ability
from boomtown.doomtown.view import AnyCard
from boomtown.doomtown.words.costs import BootCost, BootDude, Pay
from boomtown.poker import choose_five
from boomtown.table import Answer, Ask, Message, OneOf, SomeOf, Who, say

DECISIVE = VICTORY / 2
"""What only a play is worth that decides the game tonight."""
RISKY = 0.05
"""A danger worth mentioning."""
Reasons = tuple[Message, ...]


def name(sight: Sight, card: int) -> str:
    """Return what to call a card this seat knows."""
    return PRINTED[sight.face(card)].full_name


# --- Noon plays ------------------------------------------------------------------------------------


def _noon(ask: Ask, sight: Sight) -> Opinion:
    """Weigh plays in control points; passing is worth what a play has to promise at least.

    Where the day as it stands would decide the game, that is said first; where it decides against them, no numbers
    are told.
    """
    found = noon.scores(ask, sight) | {"pass": noon.ENOUGH}
    ranked = sorted(found, key=lambda chosen: -found[chosen])[: LINES + 1]
    answer = noon.play(ask, sight)
    tonight = _TONIGHT[min(0, sight.winning())]  # who plays on while winning does not trust to tonight
    lines = [
        Weighed(
            chosen,
            found[chosen] / CONTROL,
            (*(tonight if chosen == answer != "pass" else ()), *_of_play(sight, chosen)),
        )
        for chosen in dict.fromkeys((str(answer), *ranked))
    ]
    return decided(answer, lines, "control" if found[str(answer)] == max(found.values()) else "")


_TONIGHT: dict[int, Reasons] = {
    1: (say("doomtown-why-wins-tonight"),),
    0: (),
    -1: (say("doomtown-why-loses-tonight"),),
}
"""What to say first where somebody wins should the day end now."""


def _of_play(sight: Sight, chosen: str) -> Reasons:
    match read(chosen):
        case Shop(card=card):
            return _shopping(sight, card)
        case Move(dude=dude):
            place = noon.best_move(sight, sight.cards[dude])[1]
            return (say("doomtown-why-best-place", place=name(sight, place)), *_going(sight, dude, place))
        case Call(caller=caller, called=called):
            return _calling(sight, sight.cards[caller], sight.cards[called])
        case Use(card=card, part=part):
            return _using(sight, card, part)
    return (_TONIGHT[sight.winning()] or (say("doomtown-why-pass"),)) if chosen == "pass" else ()


def _shopping(sight: Sight, card: int) -> Reasons:
    printed = PRINTED[sight.face(card)]
    told = [_gets(printed)]
    if printed.kind == "deed" and printed.control:
        told.append(_contested(sight))
    if printed.kind == "dude" and sight.gaining(sight.seat, printed.influence) > 0:
        told.append(say("doomtown-why-decides"))
    if printed.kind == "goods" and not any(noon.could_use(sight, dude, card) for dude in sight.mine):
        told.append(say("doomtown-why-nobody-needs-it"))
    produced = printed.production if printed.kind == "deed" else 0
    left = sight.spare() - printed.cost - printed.upkeep + produced
    told.append(
        say("doomtown-why-left", rock=left) if left >= 0 else say("doomtown-why-too-dear", rock=-left)
    )
    return tuple(told)


def _gets(printed: Printed) -> Message:
    """What a card brings, and what it costs."""
    card, cost = printed.full_name, printed.cost
    match printed.kind:
        case "deed":
            return say(
                "doomtown-why-deed",
                card=card,
                cost=cost,
                control=printed.control,
                production=printed.production,
            )
        case "dude":
            return say(
                "doomtown-why-dude",
                card=card,
                cost=cost,
                influence=printed.influence,
                bullets=printed.bullets,
                upkeep=printed.upkeep,
            )
    return say("doomtown-why-goods", card=card, cost=cost, bullets=printed.bullets)


def _contested(sight: Sight) -> Message:
    """Who has more influence free to walk: a new deed is taken by them, if by anybody."""
    taker = noon.likely_taker(sight)
    mine, theirs = sight.mobile(sight.seat, sight.mine), sight.mobile(taker.seat, sight.theirs)
    key = "doomtown-why-may-be-taken" if theirs > mine else "doomtown-why-stays-yours"
    return say(key, player=Who(taker.seat), mine=mine, theirs=theirs)


def _going(sight: Sight, dude: int, place: int) -> Reasons:
    """What it is to go somewhere: control taken, held, given up; prey, danger, and booting."""
    who = sight.cards[dude]
    told = [*_control(sight, who, place)]
    booted = noon.boots(sight, who, place)
    if noon.prey(sight, who, place, booted) > 0:
        told.append(say("doomtown-why-prey", place=name(sight, place)))
    risk = noon.danger(sight, who, place, booted)
    if risk > RISKY:
        told.append(say("doomtown-why-danger", percent=round(100 * risk), dude=name(sight, dude)))
    told.append(say("doomtown-why-arrives", dude=name(sight, dude), booted=booted))
    return tuple(told)


def _control(sight: Sight, dude: AnyCard, place: int) -> list[Message]:
    told = []
    if abs(sight.with_also(dude, place)) > DECISIVE:
        told.append(say("doomtown-why-decides"))
    before, after = sight.cards[place].controller, _controller(sight, place, dude, +1)
    if _is_deed(sight, place):
        points = sight.cards[place].control
        if after == sight.seat != before:
            told.append(say("doomtown-why-takes", place=name(sight, place), control=points))
        elif after == sight.seat and sight.with_also(dude, place) > 0:
            told.append(say("doomtown-why-holds", place=name(sight, place), control=points))
    elif place == TOWN_SQUARE:
        told.append(say("doomtown-why-square"))
    if _is_deed(sight, dude.place):
        left = _controller(sight, dude.place, dude, -1)
        if left != sight.seat == sight.cards[dude.place].controller:
            told.append(say("doomtown-why-gives-up", place=name(sight, dude.place)))
    return told


def _is_deed(sight: Sight, place: int) -> bool:
    return PRINTED[sight.cards[place].face].kind == "deed"


def _controller(sight: Sight, place: int, dude: AnyCard, sign: int) -> int:
    """Return who would control a deed with a dude more, or less."""
    there = [other for other in sight.at(place, sight.dudes) if other.id != dude.id]
    return sight.controller_with(place, [*there, dude] if sign > 0 else there)


def _calling(sight: Sight, caller: AnyCard, mark: AnyCard) -> Reasons:
    place = caller.place
    theirs = [dude for dude in sight.in_reach(place, sight.theirs) if dude.controller == mark.controller]
    told = [expected(sight, sight.in_reach(place, sight.mine), theirs)]
    key = "doomtown-why-cannot-refuse" if mark.booted else "doomtown-why-may-refuse"
    told.append(say(key, mark=name(sight, mark.id)))
    if sight.without(mark) > 0:
        told.append(say("doomtown-why-loosens", mark=name(sight, mark.id), place=name(sight, mark.place)))
    return tuple(told)


def expected(sight: Sight, ours: Sequence[AnyCard], theirs: Sequence[AnyCard]) -> Message:
    """What a round between these is expected to be, by what decks of their homes usually draw."""
    if not ours or not theirs:
        return say("doomtown-why-no-fight")
    found = clash(hand_of(sight, ours), hand_of(sight, theirs))
    return say(
        "doomtown-why-fight",
        ours=len(ours),
        theirs=len(theirs),
        win=round(100 * found.won),
        lost=_mean(found.mine),
        dealt=_mean(found.theirs),
    )


def _mean(chances: Sequence[float]) -> str:
    return f"{sum(number * share for number, share in enumerate(chances)):.1f}"


# --- abilities -------------------------------------------------------------------------------------


def _using(sight: Sight, card: int, part: str) -> Reasons:
    ability = abilities.ability_of(sight, card, part)
    if ability is None:
        return (say("doomtown-why-usually-good"),)
    if ability.job is not None:
        return (
            *_does(sight, card, ability),
            say("doomtown-why-job", percent=round(100 * abilities.odds_of_job(sight))),
        )
    return (*_does(sight, card, ability), *_costs(ability))


def _does(sight: Sight, card: int, ability: Ability) -> list[Message]:
    """The best thing an ability does, in words."""
    gains = {doing.verb: abilities.gain(sight, card, doing) for doing in ability.intent.doings}
    best = max(gains, key=lambda verb: gains[verb], default="")
    told = [say("doomtown-why-does", verb=best, card=name(sight, card))] if gains.get(best, 0) > 0 else []
    return told or [say("doomtown-why-usually-good")]


def _costs(ability: Ability) -> list[Message]:
    paid = sum(cost.least for cost in ability.costs if isinstance(cost, Pay))
    told = [say("doomtown-why-pays", rock=paid)] if paid else []
    if any(isinstance(cost, BootDude | BootCost) for cost in ability.costs):
        told.append(say("doomtown-why-boots"))
    return told


def _abilities(ask: Ask, sight: Sight, timing: str) -> Opinion:
    answer = abilities.play_of_choice(ask, sight, timing)
    lines = [Weighed("pass", 0.0, (say("doomtown-why-keep"),))]
    for chosen, worth in abilities.scores(ask, sight, timing).items():
        play = read(chosen)
        assert isinstance(play, Use), "nothing else is scored"
        lines.append(Weighed(chosen, worth, _using(sight, play.card, play.part)))
    return Opinion(answer, decided(answer, lines).lines)


# --- fights ----------------------------------------------------------------------------------------


def _accept(ask: Ask, sight: Sight) -> Opinion:
    mark = sight.cards[ask.about[1]]
    fighting, refusing = fights.accepting(ask, sight)
    ours, theirs = (sight.in_reach(mark.place, dudes) for dudes in (sight.mine, sight.theirs))
    left = [say("doomtown-why-refused", mark=name(sight, mark.id))]
    if sight.without(mark) < 0:
        left.append(say("doomtown-why-gives-up", place=name(sight, mark.place)))
    lines = [
        Weighed("yes", fighting / CONTROL, (expected(sight, ours, theirs), *_urgent(sight))),
        Weighed("no", refusing / CONTROL, (*left, expected(sight, ours, theirs))),
    ]
    return decided(fights.accept(ask, sight), lines, "control")


def _oppose(ask: Ask, sight: Sight) -> Opinion:
    fight = sight.board.fight
    answer = fights.oppose(ask, sight)
    if fight is None:
        return Opinion(answer)
    ours, theirs = sight.about(fight.location, ours=True), fights.posses(sight, fight)[1]
    stake = [say("doomtown-why-at-stake")] if fights.hits_us(sight, fight) else []
    round_ = expected(sight, ours, theirs)
    lines = [
        Weighed("yes", fights.opposing(sight, fight) / CONTROL, (round_, *stake, *_urgent(sight))),
        Weighed("no", 0.0, (round_, say("doomtown-why-unopposed"))),
    ]
    return decided(answer, lines, "control")


def _urgent(sight: Sight) -> list[Message]:
    return [say("doomtown-why-urgent")] if fights.eagerness(sight) >= 1 else []


def _join(ask: Ask, sight: Sight) -> Opinion:
    fight = sight.board.fight
    answer = fights.join(ask, sight)
    assert isinstance(ask.form, OneOf)
    if fight is None:
        return Opinion(answer)
    ours, others = fights.posses(sight, fight)
    enemy = others or sight.about(fight.location, ours=False)
    lines = [Weighed("done", 0.0, (say("doomtown-why-enough"), expected(sight, ours, enemy)))]
    lines = lines if "done" in ask.form.ids else []
    for dude in (sight.cards[card] for card in ask.form.ids if card in sight.cards):
        reasons = [expected(sight, [*ours, dude], enemy)]
        if dude.place != fight.location:
            reasons.append(say("doomtown-why-comes-over", dude=name(sight, dude.id)))
        lines.append(
            Weighed(dude.id, fights.better(sight, fight, ours, dude, enemy) / CONTROL, tuple(reasons))
        )
    return decided(answer, lines, "control")


def _shooter(ask: Ask, sight: Sight) -> Opinion:
    fight = sight.board.fight
    ours = fights.posses(sight, fight)[0] if fight is not None else []
    drawn = zip(ours, fights.hands_of(sight, ours) if ours else (), strict=True)
    ranks = {dude.id: strength(hand) for dude, hand in drawn}
    assert isinstance(ask.form, OneOf)
    lines = [
        Weighed(card, ranks[int(card)], (say("doomtown-why-shooter"),))
        for card in ask.form.ids
        if card in ranks
    ]
    return decided(fights.shooter(ask, sight), lines, "rank")


def _flee(ask: Ask, sight: Sight) -> Opinion:
    fight = sight.board.fight
    answer = fights.flee(ask, sight)
    if fight is None:
        return Opinion(answer)
    staying, running = fights.fleeing(sight, fight)
    round_ = expected(sight, *fights.posses(sight, fight))
    assert isinstance(ask.form, SomeOf)
    lines = [
        Weighed((), staying / CONTROL, (round_, *_urgent(sight))),
        Weighed(tuple(ask.form.ids), running / CONTROL, (round_, say("doomtown-why-runs"))),
    ]
    return decided(answer, lines, "control")


# --- hands, and the rest ---------------------------------------------------------------------------


def _drop(ask: Ask, sight: Sight) -> Opinion:
    answer = hands.drop(ask, sight)
    assert isinstance(ask.form, SomeOf)
    kept = hands.poker_cards([option.face for option in ask.form.options if option.id not in answer])
    found = choose_five(kept)
    if found is None:
        return Opinion(answer)
    reason = say("doomtown-why-drop", rank=found.verdict.rank, cheatin=found.verdict.cheatin)
    return Opinion(answer, (Weighed(answer, reasons=(reason,)),))


def _where(ask: Ask, sight: Sight) -> Opinion:
    assert isinstance(ask.form, OneOf)
    dude = sight.cards[ask.about[0]]
    lines = [
        Weighed(
            place,
            (sight.without(dude) + noon.going(sight, dude, int(place))) / CONTROL,
            _going(sight, dude.id, int(place)),
        )
        for place in ask.form.ids
    ]
    return decided(noon.where(ask, sight), lines, "control")


def _target(ask: Ask, sight: Sight) -> Opinion:
    return _principle(noon.target(ask, sight), _aim(ask))


def _targets(ask: Ask, sight: Sight) -> Opinion:
    return _principle(abilities.targets(ask, sight), _aim(ask))


def _aim(ask: Ask) -> Message:
    way = abilities.way_of(ask)
    known = {Polarity.HELPS: "helps", Polarity.HARMS: "harms", Polarity.PAYS: "pays"}
    return say("doomtown-why-target", way=known.get(way, "other"))


def _principle(answer: Answer, reason: Message) -> Opinion:
    return Opinion(answer, (Weighed(answer, reasons=(reason,)),))


def _by_rule(key: str, decide: Callable[[Ask, Sight], Answer]) -> Callable[[Ask, Sight], Opinion]:
    """A question that goes by one rule: it is said."""
    return lambda ask, sight: _principle(decide(ask, sight), say(f"doomtown-why-{key}"))


OPINIONS: dict[str, Callable[[Ask, Sight], Opinion]] = {
    "noon": _noon,
    "where": _where,
    "accept": _accept,
    "oppose": _oppose,
    "join": _join,
    "shooter": _shooter,
    "flee": _flee,
    "drop": _drop,
    "target": _target,
    "targets": _targets,
    **{
        timing: partial(_abilities, timing=timing)
        for timing in ("shootout", "resolution", "cheatin", "react")
    },
    "gang": _by_rule("gang", choices.gang),
    "upkeep": _by_rule("upkeep", choices.upkeep),
    "host": _by_rule("host", noon.host),
    "trade": _by_rule("trade", noon.trade),
    "taker": _by_rule("taker", noon.taker),
    "casualty": _by_rule("casualty", fights.casualty),
    "exchange": _by_rule("exchange", hands.exchange),
    "joker": _by_rule("joker", choices.best),
    "poker-card": _by_rule("joker", choices.best),
    "leader": _by_rule("leader", choices.leader),
    "surplus": _by_rule("surplus", choices.least),
    "sundown": _by_rule("sundown", choices.sundown),
    "hand": _by_rule("hand", choices.hand),
    "invite": _by_rule("invite", choices.nobody),
    "number": _by_rule("number", choices.number),
    "yes": _by_rule("yes", choices.yes),
}
"""How each question is explained; about others nothing is said but the answer."""
