"""Fuzzing Doomtown: random players with random legal decks, and a hard look at the game after every answer.

    from boomtown.lab.fuzz import fuzz

    report = fuzz(games=200, seed=1)
    print(report.failures, report.unused)

What is looked at, and how often:

- after every answer: every card in one place, ghost rock booked, frames well-formed (`doomtown.audit`), usual answers
  legal;
- after one answer in forty, on average: that one player, or a spectator, whoever chance names, does not see what is
  hidden from them. Looking from every seat at every such moment cost more than the playing; from one it is the same in
  the long run, as every seat comes to every kind of moment, and many more games are played meanwhile;
- after one in twenty-five: a fork equals its parent;
- after one in a hundred: a saved state is read back equal, with what its log has got since the last time;
- after one in sixty: why whoever is asked cannot use what is there to be used, so that a run can say of every ability
  that nobody used what was in its way.

A game is a function of the run's seed and its own number, whatever the number of processes; when something is looked
at has a chance of its own, so that another check changes no game.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import msgspec
from msgspec.structs import replace

from boomtown.doomtown.audit import faults, new_faults, unbooked
from boomtown.doomtown.bringing import WordingChoice, deck_list
from boomtown.doomtown.facts import Face, Wording
from boomtown.doomtown.facts.wordings import face_key
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.plays.acting import Use
from boomtown.doomtown.plays.offers import Plays, read
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Declared
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.lab.leaks import leaks
from boomtown.lab.random_decks import played_faces, random_deck
from boomtown.lab.random_positions import random_position
from boomtown.lab.workers import by_workers
from boomtown.table import Ask, Chance, IllegalAnswer, Judged, Table, seeded, shuffled_by
from boomtown.table.chain import Chain
from boomtown.table.journal import dump
from boomtown.table.messages import text

TABLES = (
    ("pinebox", Wording.COMPENDIUM),
    ("aeg", Wording.ORIGINAL),
    ("pinebox", Wording.WEIRD_WEST),
)
"""Editions and wordings that are played in turn."""
DAY_LIMIT = 60
"""The option of a draw by days that fuzzed games are played with; how many end so is reported."""

MOST_ANSWERS = 30_000
"""A game that takes more is called endless."""

LEAKS_EVERY = 40
FORKS_EVERY = 25
SAVES_EVERY = 100
REASONS_EVERY = 60
"""Answers between two of the dearer checks, on average."""

DECLINED = ("pass", "no", "none", ())
EAGERNESS = 8
"""In every other four games players decline, move and shop only if they would so often in a row, and rather use what
nobody has used yet: then more happens in a day, and more of it is new."""

Used = tuple[str, str]
"""An ability: the face it is on, and its name."""


class Failure(msgspec.Struct, frozen=True):
    """A game that went wrong: its number in the run, what was wrong, and the game up to there as a journal."""

    number: int
    what: str
    journal: bytes


class Met(msgspec.Struct, frozen=True):
    """How an ability fared where nobody used it: in how many games its card was dealt, and what was in its way."""

    games: int = 0
    offered: int = 0
    """How often a look found that it could have been used."""
    events: int = 0
    """Of a React: how often what it answers happened, to whomever."""
    refused: dict[str, int] = {}
    """How often a look found it refused, by the sentence that says why."""

    def __add__(self, other: Met) -> Met:
        refused = Counter(self.refused) + Counter(other.refused)
        events = self.events + other.events
        return Met(self.games + other.games, self.offered + other.offered, events, dict(refused))


class Unused(msgspec.Struct, frozen=True):
    """An ability that nobody used, and why."""

    face: str
    name: str
    met: Met
    is_react: bool

    @property
    def why(self) -> str:
        """Return what was in its way, in a sentence."""
        met = self.met
        if not met.games:
            return "no game had the card"
        if met.offered:
            return f"{_count(met.games, 'game')} had the card; it was offered, and nobody drew it"
        if self.is_react:
            what = f"{_count(met.events, 'event')} of the kind it answers, none as it wants it"
        elif met.refused:
            sentence = max(met.refused, key=lambda each: (met.refused[each], each))
            what = f"refused {_count(sum(met.refused.values()), 'time')}, most often: {sentence}"
        else:
            what = "it was never its moment while its card was there"
        return f"{_count(met.games, 'game')} had the card; {what}"


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


class Played(msgspec.Struct, frozen=True):
    """What became of one game."""

    number: int
    answers: int = 0
    days: int = 0
    decided: str = ""
    used: frozenset[Used] = frozenset()
    met: dict[Used, Met] = {}
    """What was there and was not used."""
    failure: Failure | None = None


class Report(msgspec.Struct, frozen=True):
    """What became of a run."""

    games: int
    answers: int
    endings: dict[str, int]
    failures: tuple[Failure, ...]
    unused: tuple[Unused, ...]
    """Abilities of the cards in the pool that nobody used in any game, and why."""
    abilities: int


class Wrong(AssertionError):
    """A check of the fuzzer that failed."""


Progress = Callable[[int], None]
Tell = Callable[[Failure], None]
How = Callable[[int, int], Played]
"""What plays a game of a run, by the run's seed and the game's number."""


def fuzz(
    games: int,
    seed: int,
    jobs: int = 1,
    first: int = 0,
    progress: Progress = lambda done: None,
    tell: Tell = lambda failure: None,
    how: How | None = None,
) -> Report:
    """Play so many games, from number `first` on, and report; `tell` is told of each failure as it is found.

    `how` plays one game of a run; usually `play` does.
    Ctrl-C (KeyboardInterrupt) ends the run early; the report then covers the games played so far.
    """
    endings: Counter[str] = Counter()
    failures: list[Failure] = []
    used: set[Used] = set()
    met: dict[Used, Met] = {}
    done = answers = 0
    try:
        for played in _games(range(first, first + games), seed, jobs, how or play):
            done += 1
            answers += played.answers
            used |= played.used
            for ability, fared in played.met.items():
                met[ability] = met.get(ability, Met()) + fared
            if played.failure is None:
                endings[played.decided] += 1
            else:
                failures.append(played.failure)
                tell(played.failure)
            progress(done)
    except KeyboardInterrupt:
        pass  # what was played so far is the report
    known = abilities()
    failures.sort(key=lambda failure: failure.number)
    unused = [Unused(*each, met.get(each, Met()), _is_react(each)) for each in sorted(known - used)]
    return Report(done, answers, dict(endings), tuple(failures), tuple(unused), len(known))


def _games(numbers: range, seed: int, jobs: int, how: How) -> Iterator[Played]:
    if jobs == 1:
        for number in numbers:
            yield how(seed, number)
        return
    yield from by_workers(partial(how, seed), numbers, jobs)


def abilities() -> set[Used]:
    """Return every ability of the cards that random decks are made of, in any wording."""
    return {
        (face_key(face, wording), ability.name)
        for _, wording in TABLES
        for face in played_faces(wording)
        if (script := SCRIPTS.get(face_key(face, wording))) is not None
        for ability in (*script.abilities, *script.reacts)
    }


def _is_react(ability: Used) -> bool:
    face, name = ability
    part = SCRIPTS[face].parts[name]
    return isinstance(part, Ability) and part.trigger is not None


def deal(seed: int, number: int) -> Table[Doomtown]:
    """Set up a game of a run: 2 to 6 players, all editions and wordings in turn, a random legal deck for each.

    In three games of four the cards of those decks are all over town already. Each deck has a star, and every face with
    an ability has its turn.
    """
    chance = Chance(seeded(seed) + 2 * number)
    edition, wording = TABLES[number % len(TABLES)]
    stars = _stars(seed, number, wording, chance)
    if number % 4:
        position = random_position(chance, wording, edition, stars)
        config = Config(scenario=position, day_limit=DAY_LIMIT)
    else:
        decks = tuple(deck_list(random_deck(chance, wording, star), wording) for star in stars)
        played: WordingChoice = "weird-west" if wording is Wording.WEIRD_WEST else "compendium"
        config = Config(decks=decks, edition=edition, day_limit=DAY_LIMIT, wording=played)
    return Table(GAME, config, chance(1 << 62))


SEATS = (2, 3, 4, 5, 6)
"""How many play, in turn."""


def _stars(seed: int, number: int, wording: Wording, chance: Chance) -> list[Face]:
    """Return the stars of a game: the next of all faces with an ability, in an order of the run's own.

    Each wording begins at another third of them, so that few games suffice to have seen them all. One star in four is
    any face, for what is printed on the others are traits.
    """
    table, block = number % len(TABLES), sum(SEATS)
    turn, place = divmod(number // len(TABLES), len(SEATS))
    faces = played_faces(wording)
    order = _queue(seed, wording)
    first = table * len(order) // len(TABLES) + turn * block + sum(SEATS[:place])
    return [
        order[(first + seat) % len(order)] if seat % 4 != 3 else faces[chance(len(faces))]
        for seat in range(SEATS[place])
    ]


@cache
def _queue(seed: int, wording: Wording) -> tuple[Face, ...]:
    """Return the faces with an ability, in the order of a run."""
    waiting = [face for face in played_faces(wording) if _can_be_used(face_key(face, wording))]
    return shuffled_by(Chance(seeded(seed)), waiting)


def _can_be_used(face: str) -> bool:
    script = SCRIPTS.get(face)
    return script is not None and bool(script.abilities or script.reacts)


def play(seed: int, number: int) -> Played:
    """Play one game of a run at random, checking as it goes; a mistake ends it and is told."""
    table = deal(seed, number)
    reasons = Reasons()
    try:
        _play(table, Chance(seeded(seed) + 2 * number + 1), reasons, eager=number % 8 >= 4)
    except Exception:
        failure = Failure(number, traceback.format_exc(), dump(table))
        return Played(number, len(table.answers), failure=failure)
    state = table.state
    used = frozenset(
        (state.cards[event.card].face, event.part) for event in state.log if isinstance(event, Declared)
    )
    return Played(number, len(table.answers), state.day, state.decided, used, reasons.met(state, used))


class Reasons:
    """Why what is there to be used in a game cannot be, as far as looks now and then tell."""

    def __init__(self) -> None:
        self.offered: Counter[Used] = Counter()
        self.refused: dict[Used, Counter[str]] = {}

    def look(self, table: Table[Doomtown]) -> None:
        """Ask of everything that could perhaps be used now why it cannot."""
        for ask in table.asks:
            offer = ask.form.offer if isinstance(ask.form, Judged) else None
            if not isinstance(offer, Plays):
                continue
            for play in offer.candidates():
                if isinstance(play, Use):
                    ability = table.state.cards[play.card].face, play.part
                    refusal = offer.why_not(play)
                    if refusal is None:
                        self.offered[ability] += 1
                    else:
                        self.refused.setdefault(ability, Counter())[text(refusal.reason)] += 1

    def met(self, state: Doomtown, used: frozenset[Used]) -> dict[Used, Met]:
        """Return how the abilities of the cards of a game fared that were not used in it."""
        happened = Counter(type(event) for event in state.log)
        found: dict[Used, Met] = {}
        for face in {card.face for card in state.cards.values()}:
            script = SCRIPTS.get(face)
            for part in (*script.abilities, *script.reacts) if script is not None else ():
                ability = face, part.name
                if ability not in used:
                    events = sum(happened[kind] for _, kind in part.heard())
                    refused = self.refused.get(ability, Counter[str]())
                    found[ability] = Met(1, self.offered[ability], events, dict(refused))
        return found


def _play(table: Table[Doomtown], chance: Chance, reasons: Reasons, eager: bool) -> None:
    checks, whys, used = Checks(table, Chance(chance.rng)), Chance(chance.rng), set[Used]()
    while not table.over:
        if len(table.answers) > MOST_ANSWERS:
            raise Wrong(f"more than {MOST_ANSWERS} answers")
        before = table.state.copy()
        ask = table.asks[chance(len(table.asks))]
        answer = sampled(table, ask, chance, used) if eager else ask.form.sample(chance)
        used |= _use_of(table, answer)
        try:
            table.answer(ask.seat, answer)
            checks.look(table, before)
            if whys(REASONS_EVERY) == 0:
                reasons.look(table)
        except Exception as error:
            error.add_note(f"after seat {ask.seat} answered {ask.message.key} with {answer!r}")
            raise
    stuck = [card.face for card in table.state.cards.values() if card.zone == "limbo"]
    if stuck:
        raise Wrong(f"between zones at the end: {stuck}")


def sampled(table: Table[Doomtown], ask: Ask, chance: Chance, used: set[Used]) -> Any:
    """Return an answer by chance, rather one that uses what is not yet used in this game."""
    answer = ask.form.sample(chance)
    while not _is_news(table, answer, used) and chance(EAGERNESS):
        answer = ask.form.sample(chance)
    return answer


def _is_news(table: Table[Doomtown], answer: Any, used: set[Used]) -> bool:
    """Tell whether an answer is a use nobody has made yet in this game, or a choice and no play at all."""
    if answer in DECLINED:
        return False
    return not _use_of(table, answer) <= used if read(answer) is not None else True


def _use_of(table: Table[Doomtown], answer: Any) -> set[Used]:
    play = read(answer)
    return {(table.state.cards[play.card].face, play.part)} if isinstance(play, Use) else set()


class Checks:
    """What is looked at after every answer of a game, and now and then; what is wrong is raised."""

    def __init__(self, table: Table[Doomtown], chance: Chance) -> None:
        self._chance = chance
        self._saved = 0
        """How much of the log has been written and read back."""
        _judge(faults(table.state))  # all of it once; afterwards what changes

    def look(self, table: Table[Doomtown], before: Doomtown) -> None:
        """Check a game after an answer, given the state that led to."""
        chance = self._chance
        found = [*new_faults(before, table.state), *unbooked(before, table.state), *_unusual(table)]
        if chance(LEAKS_EVERY) == 0:
            viewers = (None, *range(len(table.state.players)))
            found += leaks(table, viewers[chance(len(viewers))], chance)
        if chance(FORKS_EVERY) == 0:
            found += _forked(table)
        if chance(SAVES_EVERY) == 0:
            found += _saved(table, self._saved)
            self._saved = len(table.state.log)
        _judge(found)


def _judge(found: list[str]) -> None:
    if found:
        raise Wrong("; ".join(found))


def _unusual(table: Table[Doomtown]) -> list[str]:
    """Answers that are called usual and are not legal."""
    found = []
    for ask in table.asks:
        if ask.usual is not None:
            try:
                ask.form.check(ask.usual)
            except IllegalAnswer:
                found.append(f"the usual answer to {ask.message.key}, {ask.usual!r}, is illegal")
    return found


def _forked(table: Table[Doomtown]) -> list[str]:
    """Forks equal what they were made from, and ask the same."""
    twin = table.fork()
    same = twin.state == table.state and _asked(twin) == _asked(table)
    return [] if same else ["a fork differs"]


def _asked(table: Table[Doomtown]) -> list[Any]:
    return [(ask.seat, ask.message, ask.about, ask.usual) for ask in table.asks]


def _saved(table: Table[Doomtown], known: int) -> list[str]:
    """Saved states equal what they were made from; of the log what came after the first events, known to."""
    game: Any = table.game
    state = replace(table.state, log=Chain.of(table.state.log.after(known)))
    return [] if game.decode(game.encode(state)) == state else ["a saved state differs"]
