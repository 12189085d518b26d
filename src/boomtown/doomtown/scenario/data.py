"""A situation as data: both sides' outfits, who stands where, hands, decks, phase. It loads from TOML or JSON.

Cards are written by title. A dude or deed may carry notes after bars:

    "Tommy Harden | booted | bounty 2 | Shotgun | Roan booted"

Cards of no interest are written as a suit and value: "5S", "10D", "JC" stand for any such card.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED, SUITS, TOWN_SQUARE_FACE
from boomtown.doomtown.state import NOBODY, NOWHERE, TOWN_SQUARE, Card, Cause, Doomtown, Phase, Player, Zone
from boomtown.doomtown.state.events import DayBegan, PhaseBegan, rule
from boomtown.doomtown.state.frames import AnyFrame, NewDay, Noon, OpeningHands, Sundown, Upkeep
from boomtown.doomtown.state.rulebook import EDITIONS
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.changes import change_card
from boomtown.table import BadConfig, say

PLAIN = re.compile(r"(10|[2-9AJQK])([CDHS])")
VALUES = {"A": 1, "J": 11, "Q": 12, "K": 13}
FILLER = tuple(
    f"{value}{suit}"
    for value in ("2", "4", "6", "8", "10", "Q", "3", "5", "7", "9", "J", "K")
    for suit in "CH"
)


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's side. `at` says who stands (or what hangs) where: "home", "town square", or a location's title."""

    outfit: str
    legend: str = ""
    rock: int = 0
    left: tuple[str, ...] = ()
    """Deeds to the left of home, the nearest first."""
    deeds: tuple[str, ...] = ()
    """Deeds to the right of home, the nearest first; Out of Town deeds anywhere."""
    at: dict[str, tuple[str, ...]] = {}
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """From the top; more cards of no interest follow."""
    discard: tuple[str, ...] = ()
    hill: tuple[str, ...] = ()
    debt: int = 0
    fill: bool = True
    """Whether the deck goes on with cards of no interest."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole situation."""

    sides: tuple[Side, ...]
    phase: Phase = "noon"
    day: int = 1
    winner: int = 0
    turn: int = NOBODY
    """Whose Noon play it is; the Winner's if not said."""
    edition: str = "pinebox"
    title: str = ""


def load_scenario(path: Path) -> Scenario:
    """Read a scenario from a TOML or JSON file. Raises msgspec.ValidationError with the place of a mistake."""
    data = path.read_bytes()
    decode = msgspec.json.decode if path.suffix == ".json" else msgspec.toml.decode
    return decode(data, type=Scenario)


def build(scenario: Scenario, rng: int) -> Doomtown:
    """Return the state a scenario describes. Raises BadConfig for a card, place or player nobody knows."""
    _check(scenario)
    state = Doomtown(rules=EDITIONS[scenario.edition], rng=rng, day=scenario.day, phase=scenario.phase)
    state.winner = scenario.winner
    state.cards[TOWN_SQUARE] = Card(TOWN_SQUARE, TOWN_SQUARE_FACE, NOBODY, "play", TOWN_SQUARE)
    state.in_play = (TOWN_SQUARE,)
    state.players = tuple(_settle(state, seat, side) for seat, side in enumerate(scenario.sides))
    for seat, side in enumerate(scenario.sides):
        _build_street(state, seat, side)
    for seat, side in enumerate(scenario.sides):
        _place(state, seat, side)
    state.record(DayBegan(rule("day"), scenario.day))
    state.record(PhaseBegan(Cause("rule", scenario.phase), scenario.phase))
    state.frames = (_frame(scenario),)
    return state


def _check(scenario: Scenario) -> None:
    if scenario.edition not in EDITIONS:
        raise BadConfig(say("doomtown-bad-edition", edition=scenario.edition))
    players = len(scenario.sides)
    for seat in (scenario.winner, scenario.turn):
        if seat != NOBODY and not 0 <= seat < players:
            raise BadConfig(say("doomtown-bad-seat", seat=seat, players=players))


def _frame(scenario: Scenario) -> AnyFrame:
    match scenario.phase:
        case "setup":  # gangs are chosen, opening hands not yet drawn
            return OpeningHands()
        case "noon":
            return Noon(scenario.turn if scenario.turn != NOBODY else scenario.winner)
        case "upkeep":
            return Upkeep()
        case "sundown":
            return Sundown()
        case _:
            return NewDay()


def _settle(state: Doomtown, seat: int, side: Side) -> Player:
    """Number a player's home, legend, hand, deck and piles."""
    outfit = _new(state, side.outfit, seat, "play")
    state.cards[outfit] = replace(state.cards[outfit], place=outfit)
    state.in_play = (*state.in_play, outfit)
    legend = NOWHERE
    if side.legend:
        legend = _new(state, side.legend, seat, "play")
        state.cards[legend] = replace(state.cards[legend], place=outfit, attached=True)
        state.cards[outfit] = replace(state.cards[outfit], cards=(legend,))
        state.in_play = (*state.in_play, legend)
    deck = (*side.deck, *(FILLER if side.fill else ()))
    return Player(
        seat=seat,
        outfit=outfit,
        legend=legend,
        stash=side.rock,
        debt=side.debt,
        street=(outfit,),
        hand=tuple(_new(state, name, seat, "hand") for name in side.hand),
        deck=tuple(_new(state, name, seat, "deck") for name in deck),
        discard=tuple(_new(state, name, seat, "discard") for name in side.discard),
        hill=tuple(_new(state, name, seat, "hill") for name in side.hill),
    )


def _new(state: Doomtown, name: str, seat: int, zone: Zone) -> int:
    number = len(state.cards)
    state.cards[number] = Card(number, face_named(name), seat, zone)
    return number


def face_named(name: str) -> str:
    """Return the face a scenario means by a title, or by a suit and value."""
    plain = PLAIN.fullmatch(name)
    if plain is None:
        if name not in PRINTED:
            raise BadConfig(say("doomtown-bad-card", card=name))
        return name
    value = VALUES.get(plain[1]) or int(plain[1])
    suit = SUITS["CDHS".index(plain[2])]
    return min(
        face.key
        for face in PRINTED.values()
        if face.suit == suit and face.value == value and "[" not in face.key
    )


def _build_street(state: Doomtown, seat: int, side: Side) -> None:
    for text, left in [*((text, True) for text in side.left), *((text, False) for text in side.deeds)]:
        name, *notes = (word.strip() for word in text.split("|"))
        deed = _new(state, name, seat, "limbo")
        zones.build(state, deed, left=left)
        _note(state, seat, deed, notes)


def _place(state: Doomtown, seat: int, side: Side) -> None:
    for where, people in side.at.items():
        location = _location(state, seat, where)
        for text in people:
            name, *notes = (word.strip() for word in text.split("|"))
            card = _new(state, name, seat, "limbo")
            attached = PRINTED[state.cards[card].face].kind != "dude"  # a Totem, an Improvement, a Condition
            zones.put_in_play(state, card, location, attached=attached)
            _note(state, seat, card, notes)


def _location(state: Doomtown, seat: int, where: str) -> int:
    if where == "home":
        return state.players[seat].outfit
    if where == "town square":
        return TOWN_SQUARE
    for player in state.players:
        for location in (*player.street, *player.outskirts):
            face = state.cards[location].face
            if where in (face, PRINTED[face].title):
                return location
    raise BadConfig(say("doomtown-bad-card", card=where))


def _note(state: Doomtown, seat: int, card: int, notes: list[str]) -> None:
    """Apply what is noted about a card: booted, bounty, counters, or what is attached to it."""
    for note in notes:
        word, _, number = note.rpartition(" ")
        if note == "booted":
            change_card(state, card, booted=True)
        elif word == "bounty" and number.isdigit():
            change_card(state, card, bounty=int(number))
        elif (
            word in ("control", "influence", "bullets", "production", "value")
            and number.lstrip("+-").isdigit()
        ):
            change_card(state, card, counters=(*state.cards[card].counters, (word, int(number))))
        else:
            name = note.removesuffix(" booted")
            attached = _new(state, name, seat, "limbo")
            zones.put_in_play(state, attached, card, attached=True)
            if name != note:
                change_card(state, attached, booted=True)
