"""Part I of a round: build a poker hand."""

from __future__ import annotations

from collections.abc import Generator
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
    Brute,
    Cheat,
    Contest,
    Doc,
    Keep,
    Player,
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
    Describe,
    Id,
    OneOf,
    Option,
    SomeOf,
    Step,
    Who,
    gather,
    say,
)

WITHOUT = "without"


def price(kept: int) -> int:
    """Return what keeping this many dice of a roll costs (DT-roll-04 to 06)."""
    return kept - 1 if kept else 1


def start_round(town: Town, frame: Round) -> None:
    """Everybody picks up five dice (DT-end-02)."""
    town.round += 1
    town.controlled = ()
    for seat in town.seats:
        town.update(seat, kept=(), fresh=0, roll=())
    town.tell("round", round=town.round)
    town.then(Roll())


def roll(town: Town, frame: Roll) -> None:
    """Roll what is not set aside, under the cup (DT-roll-01, 09); the last roll stays as it falls (DT-roll-12)."""
    for seat in town.seats:
        left = DICE - len(town.players[seat].kept)
        town.update(seat, fresh=0, roll=town.roll_dice(left) if left else ())
        if frame.last and left:
            set_aside(town, seat, tuple(range(left)))
    town.then(Cheat() if frame.last else Keep())


def choose_dice(town: Town, frame: Keep) -> Step:
    """Choose in secret, reveal together (DT-roll-03)."""
    rolling = [seat for seat in town.seats if town.players[seat].roll]
    answers = yield from gather([keep_ask(town, seat) for seat in rolling])
    brutes = {seat: reveal(town, seat, answers[seat]) for seat in rolling}
    order = [(seat, brutes.get(seat)) for seat in town.from_sheriff()]
    town.then(*[Brute(seat, card) for seat, card in order if card is not None], Cheat())


def keep_ask(town: Town, seat: int) -> Ask:
    """Ask which dice to keep; a holder of The Brute may commit it with the choice (DT-roll-13)."""
    player = town.players[seat]
    message = say("dicetown-keep", dollars=player.dollars, dice=len(player.roll))
    card = town.in_hand(seat, BRUTE)
    if card is None or len(player.roll) < 2:
        return Ask(seat, message, affordable(player.roll, player.dollars))
    parts = {
        "dice": SomeOf(range(len(player.roll)), die_option(player.roll), 0, len(player.roll)),
        "brute": OneOf((WITHOUT, card), _brute_option),
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
        return price(kept) <= dollars if answer["brute"] == WITHOUT else kept > 1

    return Condition(say("dicetown-refused-brute", dollars=dollars), holds, "DT-roll-13")


def _brute_option(answer: Id) -> Option:
    return Option(answer, say("dicetown-without-brute" if answer == WITHOUT else "dicetown-with-brute"))


def die_option(faces: tuple[int, ...]) -> Describe:
    """Return how the dice under a cup are described, by place."""

    def describe(answer: Id) -> Option:
        return Option(answer, FACES[faces[int(answer)]])

    return describe


def reveal(town: Town, seat: int, answer: Answer) -> int | None:
    """Lift a cup: set the kept dice aside and pay for them (DT-roll-03), or return The Brute who sees to that."""
    if isinstance(answer, dict) and answer["brute"] != WITHOUT:
        set_aside(town, seat, answer["dice"])
        return int(answer["brute"])
    dice = answer["dice"] if isinstance(answer, dict) else answer
    set_aside(town, seat, dice, price(len(dice)))
    return None


def pay(town: Town, seat: int, dollars: int) -> None:
    """Pay for dice to the stagecoach (DT-roll-05 to 07)."""
    if dollars:
        town.update(seat, dollars=town.players[seat].dollars - dollars)
        town.stagecoach += dollars


def brute(town: Town, frame: Brute) -> Step:
    """The Brute's dice are free, unless it is cancelled: then as many as can be paid for (DT-roll-13, DT-store-09)."""
    seat = frame.seat
    if (yield from play_card(town, seat, frame.card)):
        return
    player = town.players[seat]
    fresh = fresh_dice(player)
    affordable_count = min(len(fresh), player.dollars + 1)
    if affordable_count < len(fresh):
        form = SomeOf(fresh, die_option(player.kept), affordable_count, affordable_count)
        chosen = yield Ask(seat, say("dicetown-keep-without-brute", count=affordable_count), form)
        faces = tuple(player.kept[die] for die in chosen)
        town.update(seat, kept=player.kept[: fresh[0]] + faces, fresh=len(faces))
        town.tell("keeps-only", who=Who(seat), dice=[FACES[face] for face in faces])
    pay(town, seat, price(affordable_count))


def fresh_dice(player: Player) -> range:
    """Return the places, among the kept dice, of those kept in this reveal."""
    return range(len(player.kept) - player.fresh, len(player.kept))


def set_aside(town: Town, seat: int, dice: tuple[int, ...], cost: int = 0) -> None:
    """Put dice, by their place under the cup, face up beside it (DT-roll-09), paid to the stagecoach (DT-roll-07)."""
    player = town.players[seat]
    faces = tuple([player.roll[die] for die in dice])
    dollars = player.dollars - cost
    town.update(seat, kept=player.kept + faces, fresh=len(faces), roll=(), dollars=dollars)
    town.stagecoach += cost
    town.tell("keeps", who=Who(seat), dice=[FACES[face] for face in faces], cost=cost)


def cheat(town: Town, frame: Cheat) -> Step:
    """Professional Cheaters turn one of the dice just kept, on the last roll too (DT-roll-14, 15)."""
    fresh = [seat for seat in town.seats if town.players[seat].fresh]
    for seat, card in (yield from who_plays(town, fresh, CHEATER, "cheat")):
        if (yield from play_card(town, seat, card)):
            yield from turn_die(town, seat)
    town.then(*after_reveal(town))


def turn_die(town: Town, seat: int) -> Generator[Asked, Any, None]:
    """Turn one of the dice kept in this reveal to any face."""
    kept = town.players[seat].kept
    parts = {
        "die": OneOf(fresh_dice(town.players[seat]), die_option(kept)),
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
