"""A situation as data: both sides' outfits, who stands where, hands, decks, phase. It loads from TOML or JSON.

Cards are written by title. A card in play may carry notes after bars (`boomtown.doomtown.scenario.notes`):

    "Tommy Harden | booted | bounty 2 | Shotgun | Roan booted"

Cards of no interest are written as a suit and value: "5S", "10D", "JC" are plain cards that do nothing.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from boomtown.doomtown.facts import Wording
from boomtown.doomtown.facts.printed import PRINTED, TOWN_SQUARE_FACE
from boomtown.doomtown.facts.wordings import worded
from boomtown.doomtown.scenario import notes
from boomtown.doomtown.scenario.fights import Shooting, begin
from boomtown.doomtown.scenario.names import BadScenario, Where, or_like, unknown
from boomtown.doomtown.scenario.plain import PLAIN_CARDS
from boomtown.doomtown.state import NOBODY, NOWHERE, TOWN_SQUARE, Card, Cause, Doomtown, Phase, Player, Zone
from boomtown.doomtown.state.events import DayBegan, PhaseBegan, rule
from boomtown.doomtown.state.frames import (
    AnyFrame,
    NewDay,
    Noon,
    OpeningHands,
    StartingGangs,
    Sundown,
    Upkeep,
)
from boomtown.doomtown.state.rulebook import EDITIONS
from boomtown.doomtown.verbs import zones
from boomtown.table import say

FILLER = tuple(
    f"{value}{suit}"
    for value in ("2", "4", "6", "8", "10", "Q", "3", "5", "7", "9", "J", "K")
    for suit in "CH"
)
WORDINGS = {"compendium": Wording.COMPENDIUM, "weird-west": Wording.WEIRD_WEST}


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's side. `at` says who stands (or what hangs) where: "home", "town square", or a location's title."""

    outfit: str
    legend: str = ""
    rock: int = 0
    """The stash; where gangs are still to be chosen, 0 means what the outfit and its legend start with."""
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
    phase: Phase | Literal["gangs"] = "noon"
    """`setup`: opening hands are still to be drawn; `gangs`: everybody still chooses a starting gang, too."""
    day: int = 1
    winner: int = 0
    turn: int = NOBODY
    """Whose Noon or Shootout play it is; the Winner's if not said."""
    edition: str = "pinebox"
    title: str = ""
    wording: Literal["compendium", "weird-west"] = "compendium"
    """Which of its texts a reworded card has that is written without one."""
    fight: Shooting | None = None
    """A fight that is going on at High Noon."""


UNKNOWN_FIELD = re.compile(r"unknown field `(?P<name>[^`]*)`.*?(?:at `\$(?P<path>[^`]*)`)?$")


def load_scenario(path: Path) -> Scenario:
    """Read a scenario from a TOML or JSON file. Raises msgspec.ValidationError with the place of a mistake."""
    data = path.read_bytes()
    decode = msgspec.json.decode if path.suffix == ".json" else msgspec.toml.decode
    try:
        return decode(data, type=Scenario)
    except msgspec.ValidationError as error:
        raise misspelt(error) from error


def misspelt(error: msgspec.ValidationError, record: Any = Scenario) -> msgspec.ValidationError:
    """Return the same error, with the fields there are that are like the one it found unknown."""
    found = UNKNOWN_FIELD.search(str(error))
    if found is None:
        return error
    path = found["path"] or ""
    record = Shooting if ".fight" in path else Side if ".sides" in path else record
    return msgspec.ValidationError(f"{error}{or_like(found['name'], record.__struct_fields__)}")


def build(scenario: Scenario, rng: int) -> Doomtown:
    """Return the state a scenario describes. Raises BadConfig for a card, place or player nobody knows."""
    _check(scenario)
    rules = replace(EDITIONS[scenario.edition], wording=WORDINGS[scenario.wording])
    gangs = scenario.phase == "gangs"
    phase: Phase = "setup" if scenario.phase == "gangs" else scenario.phase
    state = Doomtown(rules=rules, rng=rng, day=0 if gangs else scenario.day, phase=phase)
    state.winner = NOBODY if gangs else scenario.winner
    state.cards[TOWN_SQUARE] = Card(TOWN_SQUARE, TOWN_SQUARE_FACE, NOBODY, "play", TOWN_SQUARE)
    state.in_play = (TOWN_SQUARE,)
    state.players = tuple(_settle(state, seat, side, gangs=gangs) for seat, side in enumerate(scenario.sides))
    for seat, side in enumerate(scenario.sides):
        _build_street(state, seat, side)
    for seat, side in enumerate(scenario.sides):
        _place(state, seat, side)
    if not gangs:
        state.record(DayBegan(rule("day"), scenario.day))
        state.record(PhaseBegan(Cause("rule", phase), phase))
    if scenario.fight is not None:
        state.frames = begin(state, scenario.fight, scenario.turn)
    else:
        state.frames = (_frame(scenario),)
    return state


def _check(scenario: Scenario) -> None:
    if scenario.edition not in EDITIONS:
        raise BadScenario(say("doomtown-bad-edition", edition=scenario.edition))
    players = len(scenario.sides)
    for seat in (scenario.winner, scenario.turn):
        if seat != NOBODY and not 0 <= seat < players:
            raise BadScenario(say("doomtown-bad-seat", seat=seat, players=players))
    if scenario.fight is not None and scenario.phase != "noon":
        raise BadScenario(say("doomtown-bad-fight-phase"))


def _frame(scenario: Scenario) -> AnyFrame:
    match scenario.phase:
        case "gangs":
            return StartingGangs()
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


def _settle(state: Doomtown, seat: int, side: Side, *, gangs: bool) -> Player:
    """Number a player's home, legend, hand, deck and piles."""
    outfit = _new(state, side.outfit, seat, "play", Where("outfit", seat))
    state.cards[outfit] = replace(state.cards[outfit], place=outfit)
    state.in_play = (*state.in_play, outfit)
    stash = side.rock or (PRINTED[state.cards[outfit].face].stash if gangs else 0)
    legend = NOWHERE
    if side.legend:
        legend = _new(state, side.legend, seat, "play", Where("legend", seat))
        state.cards[legend] = replace(state.cards[legend], place=outfit, attached=True)
        state.cards[outfit] = replace(state.cards[outfit], cards=(legend,))
        state.in_play = (*state.in_play, legend)
        stash += PRINTED[state.cards[legend].face].stash if gangs and not side.rock else 0
    deck = (*side.deck, *(FILLER if side.fill else ()))
    return Player(
        seat=seat,
        outfit=outfit,
        legend=legend,
        stash=stash,
        debt=side.debt,
        street=(outfit,),
        hand=_pile(state, side.hand, seat, "hand"),
        deck=_pile(state, deck, seat, "deck"),
        discard=_pile(state, side.discard, seat, "discard"),
        hill=_pile(state, side.hill, seat, "hill"),
    )


def _pile(state: Doomtown, names: tuple[str, ...], seat: int, zone: Zone) -> tuple[int, ...]:
    return tuple(_new(state, name, seat, zone, Where(zone, seat)) for name in names)


def _new(state: Doomtown, name: str, seat: int, zone: Zone, where: Where) -> int:
    number = len(state.cards)
    face = face_named(name, where)
    if state.rules.wording is not Wording.COMPENDIUM and face == name:
        face = worded(face, state.rules.wording)
    state.cards[number] = Card(number, face, seat, zone)
    return number


def face_named(name: str, where: Where | None = None) -> str:
    """Return the face a scenario means by a title, or by a suit and value. Raises BadConfig for a name nobody knows."""
    plain = PLAIN_CARDS.get(name)
    if plain is not None:
        return plain.name
    if name in PRINTED:
        return name
    if where is None:
        raise BadScenario(say("doomtown-bad-card", card=name))
    note = where.field in ("left", "deeds") or where.field.startswith("at ")
    raise unknown("card", name, where, [*PRINTED, *(notes.NOTES if note else ())])


def _from_nowhere(state: Doomtown) -> notes.New:
    return lambda name, seat, where: _new(state, name, seat, "limbo", where)


def _build_street(state: Doomtown, seat: int, side: Side) -> None:
    for field, texts in (("left", side.left), ("deeds", side.deeds)):
        where = Where(field, seat)
        for text in texts:
            name, noted = notes.split(text)
            deed = _new(state, name, notes.owner(state, seat, noted), "limbo", where)
            zones.build(state, deed, left=field == "left")
            notes.apply(state, deed, noted, where, _from_nowhere(state))


def _place(state: Doomtown, seat: int, side: Side) -> None:
    for place, people in side.at.items():
        location = _location(state, seat, place)
        where = Where(f"at {place}", seat)
        for text in people:
            name, noted = notes.split(text)
            card = _new(state, name, notes.owner(state, seat, noted), "limbo", where)
            attached = PRINTED[state.cards[card].face].kind != "dude"  # a Totem, an Improvement, a Condition
            zones.put_in_play(state, card, location, attached=attached)
            notes.apply(state, card, noted, where, _from_nowhere(state))


def _location(state: Doomtown, seat: int, where: str) -> int:
    if where == "home":
        return state.players[seat].outfit
    if where == "town square":
        return TOWN_SQUARE
    known = ["home", "town square"]
    for player in state.players:
        for location in (*player.street, *player.outskirts):
            face = state.cards[location].face
            if where in (face, PRINTED[face].title):
                return location
            known.append(PRINTED[face].title)
    raise unknown("place", where, Where("at", seat), known)
