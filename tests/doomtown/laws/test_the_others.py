"""Another player's is another player's: a text means the third as it means the second, at Noon and in a fight.

All players have the same of everything. Whatever somebody could choose, mark with a job, answer or do if a card is one
player's, can be chosen, marked, answered and done if it is another's, with the two exchanged. What guests of a posse do
is in `test_guests.py`.
"""

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

import pytest

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.plays.offering import situation
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Timing
from boomtown.doomtown.state.events import Happening
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Modes, Target, Trigger
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.changes import forget_layout
from boomtown.doomtown.verbs.happen import Occurrence
from boomtown.table import Chance, OneOf
from doomtown.exchanging import Exchange
from doomtown.readings.happenings import Fate
from doomtown.scenes import HANDS, declines, with_text
from doomtown.scripts import answering, parts
from doomtown.third_player import FOES_GUEST, GUEST, LEADS, MARKED

OUTFIT = "Law Dogs"
SOURCES = {
    "dude": "Tommy Harden", "goods": "Shotgun", "spell": "Soul Blast", "action": "Pistol Whip",
    "deed": "Bunkhouse", "outfit": OUTFIT, "legend": OUTFIT, "joker": OUTFIT,
}  # fmt: skip
HELD = "Jake Smiley"


def town(players: int, **details: Any) -> Playing:
    """Everybody has the same dudes, deeds, cards and piles."""
    gang = {
        "at": {
            "home": ["Fred Aims | Mechanical Horse"],
            "town square": ["Tommy Harden | Shotgun | Roan", "Philip Swinford | booted | bounty 2"],
            "Bunkhouse": ["Steele Archer | Soul Blast", "Barton Everest | bounty 1"],
            "Undertaker": ["Father Tolarios | Holy Wheel Gun booted"],
        },
        "deeds": ["Bunkhouse", "Undertaker"],
        "hand": ["Pistol Whip", HELD],
        "discard": ["Peacemaker", "Run 'Em Down!", "Travis Moone"],
        "hill": ["Clyde Owens"],
        "deck": HANDS[1] * 3,
        "rock": 9,
    }
    return Playing(*(side(OUTFIT, **gang) for _ in range(players)), turn=0, **details)


def at_noon() -> tuple[Playing, Exchange]:
    """Three players at Noon: the first has two others."""
    table = town(3)
    return table, Exchange(table, 1, 2)


def in_a_fight() -> tuple[Playing, Exchange]:
    """Four players: the first leads, and the other posse is the second's and the fourth's, their guest."""
    names = "Philip Swinford", "Tommy Harden"
    posses = {
        which: [f"{name} @{seat}" for seat in seats for name in names]
        for which, seats in (("leading", (LEADS, GUEST)), ("marked", (MARKED, FOES_GUEST)))
    }
    leader, mark = posses["leading"].pop(1), posses["marked"].pop(1)
    table = town(4, fight={"leader": leader, "mark": mark, **posses})
    return table, Exchange(table, MARKED, FOES_GUEST)


TIMES: dict[Timing, Callable[[], tuple[Playing, Exchange]]] = {"noon": at_noon, "shootout": in_a_fight}
WHILE = {"noon": Question.NOON, "shootout": Question.SHOOTOUT}
BY_NAME = ("Rancher's Lariat",)
"""Texts that look for their own card by its name, which another card does not have."""
LEADS_IT = "it pays or means the opponent, who in a fight is the player leading the other posse"
REVEALS = "it answers a hand that is revealed, which a guest never does"
OTHERWISE = {
    "chosen": {"Grim Servant O' Death: summon": LEADS_IT},
    "done": {
        "Jim Hexter: bet": LEADS_IT,
        "Jim Hexter [Weird West]: bet": LEADS_IT,
        "Taiyari: sponsor": LEADS_IT,
    },
    "answered": {
        "Carson's Cantina: drinks_on_them": REVEALS,
        "Clint Ramsey (Exp 1): on_guard": REVEALS,
        "Justice In Exile: accuse": REVEALS,
        'Lucinda "Lucy" Clover: informer': REVEALS,
        "Philip Swinford (Exp 1): notice": REVEALS,
        "Property Is Theft: fine": REVEALS,
        "Sheriff Dave Montreal: law": REVEALS,
        "Sheriff Eli Waters: ride": REVEALS,
        "Tommy Harden: deputy": REVEALS,
    },
}
"""The texts for which, in a fight, it matters which of the others it is, and why it should (ruling 34)."""


def source(table: Playing, face: str, part: Ability | Trigger) -> int:
    """A card of the first player's that could have this text; one of the hand if it is read there."""
    kind = PRINTED[face].kind
    return table.id(f"{SOURCES[kind] if 'play' in part.zones or kind == 'action' else HELD} @0")


def abilities(timing: Timing) -> Iterator[tuple[str, str, Ability]]:
    """Every ability with this timing, jobs among them."""
    for face, name, part in parts():
        if isinstance(part, Ability) and timing in part.timings:
            yield face, name, part


# --- what is chosen, what is marked ----------------------------------------------------------------


def choices(
    table: Playing, face: str, ability: Ability, timing: Timing, order: Callable[[int], Any]
) -> list[set[int]]:
    """What each choice could be, and of a job what it could mark; the first of them is taken each time."""
    play = situation(table.state, 0, source(table, face, ability), ability, timing)
    wanted: dict[str, Target | Modes] = dict(ability.targets)
    if ability.job is not None:
        wanted["mark"] = Target(ability.job.mark)
    found: list[set[int]] = []
    for name, target in wanted.items():
        if not isinstance(target, Target):
            break
        found.append(set(candidates(play, target)))
        if not found[-1]:
            break
        one = min(found[-1], key=order)
        play.chosen[name] = one if target.most == 1 else (one,)
    return found


@pytest.mark.parametrize(("timing", "jobs", "enough"), [("noon", 40, 120), ("shootout", 0, 80)])
def test_what_can_be_chosen_of_one_can_be_chosen_of_another(timing: Timing, jobs: int, enough: int) -> None:
    table, other = TIMES[timing]()
    marked = chosen = 0
    wrong = set()
    for face, part, ability in abilities(timing):
        ones, others = (
            choices(table, face, ability, timing, order)
            for order in (
                lambda card: (controller(table.state, card) != other.one, card),
                lambda card: (controller(table.state, card) != other.another, other.card(card)),
            )
        )
        if [{*map(other.card, cards)} for cards in ones] != others:
            wrong.add(f"{face}: {part}")
        marked += ability.job is not None and any(ones)
        chosen += any(controller(table.state, card) == other.one for cards in ones for card in cards)
    assert wrong == set(OTHERWISE["chosen"] if timing == "shootout" else ())
    assert marked >= jobs
    assert chosen >= enough


# --- what is done ----------------------------------------------------------------------------------


def played(table: Playing, play: str, timing: Timing, order: Callable[[int], Any]) -> Playing:
    """Make this play, and answer as one would whoever is meant, until it is over."""
    table.answer(play)
    for _ in range(60):
        if table.table.over or table.question is WHILE[timing]:
            return table
        form = table.ask.form
        cards = [card for card in form.ids if card in table.state.cards] if isinstance(form, OneOf) else []
        if cards and table.question is not Question.JOIN:
            table.answer(min(cards, key=order))
        else:
            declines(table)
    raise AssertionError(f"it goes on and on: {table.question}")


@pytest.mark.parametrize("first", [1, -1])
@pytest.mark.parametrize(("timing", "most_jobs", "enough"), [("noon", 20, 180), ("shootout", 0, 80)])
def test_what_is_done_to_one_is_done_to_another(
    timing: Timing, most_jobs: int, enough: int, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first card of that player that can be chosen is, or the last."""
    begun, other = TIMES[timing]()
    same = Exchange(begun, other.one, other.one)
    done = jobs = 0
    wrong = set()
    for face, part, ability in abilities(timing):
        if SCRIPTS[face].parts.get(part) is not ability or face in BY_NAME:
            continue
        results: list[dict[str, Any]] = []
        for who in (same, other):
            table = copy(begun)
            table.table = begun.table.fork()
            card = source(table, face, ability)
            play = f"use:{card}:{ability.name}"

            def order(card: int, who: Exchange = who, table: Playing = table) -> tuple[bool, int]:
                return who.seat(controller(table.state, card)) != who.one, first * who.card(card)

            with monkeypatch.context() as patch:
                with_text(patch, table.state.cards[card].face, **SCRIPTS[face].parts)
                forget_layout(table.state)
                offered = play in table.plays()
                results.append(who.outcome(played(table, play, timing, order)) if offered else {})
        if results[0] != results[1]:
            wrong.add(f"{face}: {part}")
        done += bool(results[0])
        jobs += bool(results[0]) and ability.job is not None
    assert wrong == set(OTHERWISE["done"] if timing == "shootout" else ())
    assert jobs >= most_jobs
    assert done >= enough


# --- what is answered ------------------------------------------------------------------------------

EVENTS = 40


def asked(table: Playing, card: int, part: Ability | Trigger, event: Happening) -> Situation:
    """The situation in which this text of the first player's hears of an event."""
    if isinstance(part, Ability):
        return situation(table.state, 0, card, part, "react", Occurrence(event, set()))
    play = Situation(table.state, card, you=0)
    play.part, play.event = part, event
    return play


def answers(table: Playing, card: int, part: Ability | Trigger, trigger: Trigger, event: Happening) -> Any:
    """Whether a text answers this event; what could not happen here makes no sense to some."""
    try:
        return bool(trigger.test(asked(table, card, part, event), event))
    except (AssertionError, AttributeError, IndexError, KeyError, StopIteration, TypeError):
        return "?"


@pytest.mark.parametrize("timing", TIMES)
def test_what_answers_one_answers_another(timing: Timing) -> None:
    table, other = TIMES[timing]()
    wrong = set()
    answered = set()
    for face, name, part, trigger in answering():
        card = source(table, face, part)
        fate = Fate(table.state, card, Chance(7))
        for kind in trigger.events:
            for _ in range(EVENTS):
                event = fate.event(kind)
                twin = other.event(event)
                does = answers(table, card, part, trigger, event)
                if does != answers(table, card, part, trigger, twin):
                    wrong.add(f"{face}: {name}")
                if does is True and event != twin:
                    answered.add((face, name))
    assert wrong == set(OTHERWISE["answered"] if timing == "shootout" else ())
    assert len(answered) > 150
