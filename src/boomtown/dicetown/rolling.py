"""Part I of a round: build a poker hand."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from boomtown.dicetown.cards import BRUTE, CHEATER
from boomtown.dicetown.hands import in_hand
from boomtown.dicetown.plays import is_offered, play_card, who_plays
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
    names_of,
)
from boomtown.dicetown.telling import tell
from boomtown.table import (
    Ask,
    Asked,
    Composition,
    Condition,
    Describe,
    Id,
    Message,
    OneOf,
    Option,
    SomeOf,
    Step,
    Who,
    say,
)
from boomtown.table.steps import then

WITHOUT = "without"


def price(kept: int) -> int:
    """Return what keeping this many dice of a roll costs (DT-roll-04 to 06)."""
    return kept - 1 if kept else 1


PRICES = tuple(price(kept) for kept in range(DICE + 1))


def start_round(town: Town, frame: Round) -> None:
    """Everybody picks up five dice (DT-end-02)."""
    town.round += 1
    town.controlled = ()
    tell(town, "round", round=town.round)
    players = []
    for player in town.players:
        players.append(replace(player, kept=(), fresh=0, roll=town.roll_dice(DICE)))  # noqa: PERF401 - see below
    town.players = tuple(players)
    then(town, KEEP)


KEEP = Keep()


def roll(town: Town, frame: Roll) -> None:
    """Roll what is not set aside, under the cup (DT-roll-01, 09); the last roll stays as it falls (DT-roll-12)."""
    players = []
    for seat, player in enumerate(town.players):  # no comprehension: it would cost more here
        left = DICE - len(player.kept)
        if not left:
            players.append(replace(player, fresh=0) if player.fresh else player)
        elif frame.last:
            faces = town.roll_dice(left)
            tell_of_dice(town, seat, faces, 0)
            players.append(replace(player, kept=player.kept + faces, fresh=left))
        else:
            players.append(replace(player, fresh=0, roll=town.roll_dice(left)))
    town.players = tuple(players)
    if frame.last:
        reveal(town)
    else:
        then(town, KEEP)


def choose_dice(town: Town, frame: Keep) -> Step:
    """Choose in secret, reveal together (DT-roll-03)."""
    asks = []
    for seat, player in enumerate(town.players):
        if player.roll:
            asks.append(keep_ask(town, seat))
    answers = yield tuple(asks)
    players = list(town.players)
    brutes = {}
    for seat, answer in answers.items():
        dice, card = (answer["dice"], answer["brute"]) if isinstance(answer, dict) else (answer, WITHOUT)
        if card != WITHOUT:
            brutes[seat] = int(card)  # who sees to the price
        players[seat] = set_aside(
            town, seat, players[seat], dice, PRICES[len(dice)] if card == WITHOUT else 0
        )
    town.players = tuple(players)
    if brutes:
        for seat in town.from_sheriff():
            if seat in brutes:
                then(town, Brute(seat, brutes[seat]))
        then(town, Cheat())
    else:
        reveal(town)


def keep_ask(town: Town, seat: int) -> Ask:
    """Ask which dice to keep; a holder of The Brute may commit it with the choice (DT-roll-13)."""
    player = town.players[seat]
    count = len(player.roll)
    dollars = player.dollars
    message = what_to_keep(dollars, count)
    card = in_hand(town, seat, BRUTE) if count > 1 and player.hand else None
    if card is None:
        return Ask(seat, message, affordable(player.roll, dollars if dollars < count else count))
    parts = {
        "dice": SomeOf(range(count), die_option(player.roll), 0, count),
        "brute": OneOf((WITHOUT, card), _brute_option),
    }
    return Ask(seat, message, Composition(parts, _brute_condition(dollars)))


@cache
def what_to_keep(dollars: int, dice: int) -> Message:
    """Return the question which dice to keep; it comes again all the time."""
    return Message("dicetown-keep", {"dollars": dollars, "dice": dice})


@cache  # there are fewer than ten thousand rows of up to five dice, and few dollars matter
def affordable(faces: tuple[int, ...], dollars: int) -> SomeOf:
    """As many of these dice as the player can pay for; nobody goes into debt (DT-roll-08)."""
    count = len(faces)
    return SomeOf(range(count), die_option(faces), 0 if dollars else 1, min(dollars + 1, count))


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
        tell(town, "keeps-only", who=Who(seat), dice=names_of(faces))
    pay(town, seat, price(affordable_count))


def fresh_dice(player: Player) -> range:
    """Return the places, among the kept dice, of those kept in this reveal."""
    return range(len(player.kept) - player.fresh, len(player.kept))


def set_aside(town: Town, seat: int, player: Player, dice: Iterable[int], cost: int = 0) -> Player:
    """Put dice, by their place under the cup, face up beside it (DT-roll-09), paid to the stagecoach (DT-roll-07)."""
    roll = player.roll
    faces = tuple(map(roll.__getitem__, dice))
    town.stagecoach += cost
    tell_of_dice(town, seat, faces, cost)
    return replace(player, kept=player.kept + faces, fresh=len(faces), roll=(), dollars=player.dollars - cost)


def tell_of_dice(town: Town, seat: int, faces: tuple[int, ...], cost: int) -> None:
    """Tell everybody which dice a player keeps."""
    if not town.imagined:
        tell(town, "keeps", who=Who(seat), dice=names_of(faces), cost=cost)


def reveal(town: Town) -> None:
    """The cups are lifted: whoever might hold a Professional Cheater comes first (DT-roll-14)."""
    for seat, player in enumerate(town.players):
        if player.fresh and is_offered(town, seat, CHEATER):
            then(town, Cheat())
            return
    after_reveal(town)


def cheat(town: Town, frame: Cheat) -> Step:
    """Professional Cheaters turn one of the dice just kept, on the last roll too (DT-roll-14, 15)."""
    fresh = [seat for seat, player in enumerate(town.players) if player.fresh]
    for seat, card in (yield from who_plays(town, fresh, CHEATER, "cheat")):
        if (yield from play_card(town, seat, card)):
            yield from turn_die(town, seat)
    after_reveal(town)


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
    tell(town, "turns", who=Who(seat), before=FACES[kept[die]], after=FACES[face])


VISITS = (
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


NEXT = (Roll(), Roll(last=True))


def after_reveal(town: Town) -> None:
    """Roll again until all hands are built (DT-roll-10, 11), then visit the town in order (DT-actions-01)."""
    finished = 0
    for player in town.players:
        if len(player.kept) == DICE:
            finished += 1
    if finished == len(town.players):
        then(town, *VISITS)
    else:
        then(town, NEXT[finished > 0])
