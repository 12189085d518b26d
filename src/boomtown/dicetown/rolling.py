"""Part I of a round: build a poker hand."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from boomtown.dicetown.cards import BRUTE, CHEATER
from boomtown.dicetown.plays import play_card, who_plays
from boomtown.dicetown.state import (
    BANK,
    DICE,
    FACES,
    MINE,
    SALOON,
    SHERIFF,
    STORE,
    TOWN_HALL,
    Cheat,
    Contest,
    Doc,
    Roll,
    Round,
    RoundEnd,
    Stagecoach,
    Town,
)
from boomtown.table import (
    Answer,
    Ask,
    Asked,
    Composition,
    Condition,
    Id,
    OneOf,
    Option,
    SomeOf,
    Step,
    Who,
    gather,
    say,
)

YES = "yes"
NO = "no"


def price(kept: int) -> int:
    """Return what keeping this many dice of a roll costs (DT-roll-04 to 06)."""
    return kept - 1 if kept else 1


def start_round(town: Town, frame: Round) -> Step:
    """Everybody picks up five dice (DT-end-02)."""
    town.round += 1
    town.controlled = ()
    for seat in town.seats:
        town.update(seat, kept=(), fresh=0, roll=())
    town.tell("round", round=town.round)
    town.then(Roll())
    yield from ()


def roll(town: Town, frame: Roll) -> Step:
    """Roll what is not set aside, choose in secret, reveal together (DT-roll-01, 03, 09)."""
    rolling = [seat for seat in town.seats if len(town.players[seat].kept) < DICE]
    for seat in town.seats:
        left = DICE - len(town.players[seat].kept)
        town.update(seat, fresh=0, roll=town.roll_dice(left) if left else ())
    if frame.last:
        for seat in rolling:
            set_aside(town, seat, tuple(range(len(town.players[seat].roll))))
    else:
        answers = yield from gather([keep_ask(town, seat) for seat in rolling])
        yield from reveal(town, answers)
    town.then(Cheat())


def keep_ask(town: Town, seat: int) -> Ask:
    """Ask which dice to keep; a holder of The Brute may commit it with the choice (DT-roll-13)."""
    player = town.players[seat]
    message = say("dicetown-keep", dollars=player.dollars, dice=len(player.roll))
    if town.in_hand(seat, BRUTE) is None or len(player.roll) < 2:
        return Ask(seat, message, affordable(player.roll, player.dollars))
    parts = {
        "dice": SomeOf(range(len(player.roll)), die_option(player.roll), 0, len(player.roll)),
        "brute": OneOf((NO, YES), _brute_option),
    }
    return Ask(seat, message, Composition(parts, _brute_condition(player.dollars)))


def affordable(faces: tuple[int, ...], dollars: int) -> SomeOf:
    """As many of these dice as the player can pay for; nobody goes into debt (DT-roll-08)."""
    least = 0 if dollars else 1
    return SomeOf(range(len(faces)), die_option(faces), least, min(len(faces), dollars + 1))


def _brute_condition(dollars: int) -> Condition:
    """The Brute keeps two dice or more; without it the dice must be paid for."""

    def holds(answer: dict[str, Any]) -> bool:
        kept = len(answer["dice"])
        return kept > 1 if answer["brute"] == YES else price(kept) <= dollars

    return Condition(say("dicetown-refused-brute", dollars=dollars), holds, "DT-roll-13")


def _brute_option(answer: Id) -> Option:
    return Option(answer, say("dicetown-with-brute" if answer == YES else "dicetown-without-brute"))


def die_option(faces: tuple[int, ...]) -> Callable[[Id], Option]:
    """Return how the dice under a cup are described, by place."""

    def describe(answer: Id) -> Option:
        return Option(answer, FACES[faces[int(answer)]])

    return describe


def reveal(town: Town, answers: dict[int, Answer]) -> Generator[Asked, Any, None]:
    """Lift the cups: set the kept dice aside and pay for them (DT-roll-03, 07)."""
    with_brute = {}
    for seat, answer in answers.items():
        dice = answer["dice"] if isinstance(answer, dict) else answer
        if isinstance(answer, dict) and answer["brute"] == YES:
            with_brute[seat] = dice
        else:
            keep(town, seat, dice)
    for seat in town.from_sheriff():
        if seat in with_brute:
            yield from keep_with_brute(town, seat, with_brute[seat])


def keep(town: Town, seat: int, dice: tuple[int, ...]) -> None:
    """Set dice aside and pay for them to the stagecoach (DT-roll-05 to 07)."""
    cost = price(len(dice))
    if cost:
        town.update(seat, dollars=town.players[seat].dollars - cost)
        town.stagecoach += cost
    set_aside(town, seat, dice, cost)


def keep_with_brute(town: Town, seat: int, dice: tuple[int, ...]) -> Generator[Asked, Any, None]:
    """The Brute's dice are free, unless it is cancelled: then as many as can be paid for (DT-store-09)."""
    if (yield from play_card(town, seat, BRUTE)):
        set_aside(town, seat, dice)
        return
    player = town.players[seat]
    if price(len(dice)) > player.dollars:
        count = player.dollars + 1
        form = SomeOf(dice, die_option(player.roll), count, count)
        dice = yield Ask(seat, say("dicetown-keep-without-brute", count=count), form)
    keep(town, seat, dice)


def set_aside(town: Town, seat: int, dice: tuple[int, ...], cost: int = 0) -> None:
    """Put dice, by their place under the cup, face up beside it (DT-roll-09)."""
    player = town.players[seat]
    faces = tuple(player.roll[die] for die in dice)
    town.update(seat, kept=player.kept + faces, fresh=len(faces), roll=())
    town.tell("keeps", who=Who(seat), dice=[FACES[face] for face in faces], cost=cost)


def cheat(town: Town, frame: Cheat) -> Step:
    """Professional Cheaters turn one of the dice just kept, on the last roll too (DT-roll-14, 15)."""
    fresh = [seat for seat in town.seats if town.players[seat].fresh]
    for seat in (yield from who_plays(town, fresh, CHEATER, "cheat")):
        if (yield from play_card(town, seat, CHEATER)):
            yield from turn_die(town, seat)
    town.then(*after_reveal(town))


def turn_die(town: Town, seat: int) -> Generator[Asked, Any, None]:
    """Turn one of the dice kept in this reveal to any face."""
    kept = town.players[seat].kept
    places = range(len(kept) - town.players[seat].fresh, len(kept))
    parts = {
        "die": OneOf(places, die_option(kept)),
        "face": OneOf(range(len(FACES)), lambda face: Option(face, FACES[int(face)])),
    }
    answer = yield Ask(seat, say("dicetown-turn"), Composition(parts))
    die, face = answer["die"], answer["face"]
    town.update(seat, kept=(*kept[:die], face, *kept[die + 1 :]))
    town.tell("turns", who=Who(seat), before=FACES[kept[die]], after=FACES[face])


def after_reveal(town: Town) -> tuple[Roll] | tuple[Contest | Stagecoach | Doc | RoundEnd, ...]:
    """Roll again until all hands are built (DT-roll-10, 11), then visit the town in order (DT-actions-01)."""
    finished = [len(player.kept) == DICE for player in town.players]
    if not all(finished):
        return (Roll(last=any(finished)),)
    return (
        Contest(MINE),
        Contest(BANK),
        Stagecoach(),
        Contest(STORE),
        Contest(SALOON),
        Contest(SHERIFF),
        Contest(TOWN_HALL),
        Doc(),
        RoundEnd(),
    )
