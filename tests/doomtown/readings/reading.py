"""Reading a card in a town: every part of its script is asked whom it is about, and everything it does is noted.

What is noted comes to a `Reading`: its lines, which hang on every choice that was offered, every answer to an event and
every change of the game; and what a person wants to know of that (`telling`).
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from typing import Any

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.plays.jobs import possible_leaders
from boomtown.doomtown.plays.offering import price_of_use, situation, why_not_use
from boomtown.doomtown.plays.using import use_ability
from boomtown.doomtown.reading.active import Standing
from boomtown.doomtown.reading.numbers import Modifier
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown, Effect, Until
from boomtown.doomtown.state.places import location_of
from boomtown.doomtown.text.intent import NEUTRAL, Intent
from boomtown.doomtown.text.parts import (
    SCRIPTS,
    Ability,
    CastTest,
    Gives,
    Grants,
    Ignores,
    Modes,
    Part,
    Says,
    Target,
    Trigger,
)
from boomtown.doomtown.text.situation import Pull, Situation
from boomtown.doomtown.verbs.happen import Occurrence
from boomtown.doomtown.verbs.running import UNMET
from boomtown.doomtown.words.doing import Act
from boomtown.doomtown.words.heads import head
from boomtown.table import Ask, Message, SomeOf, say
from boomtown.table.chance import Chance
from doomtown.readings.acts import plain, shown, tried
from doomtown.readings.happenings import Fate
from doomtown.readings.nearly import Group, events_like, towns_like, twisted
from doomtown.readings.towns import MOMENTS, RICH, Town, town

TOWNS = len(MOMENTS) + len(RICH)
NEARLY = 1
"""In so many towns, where it comes furthest, a part is read nearly as well."""
FOCUS = 4
"""So many of the cards it is about are twisted."""
SWEPT = (len(MOMENTS), len(MOMENTS) + 1, len(MOMENTS) + 2, len(MOMENTS) + 3)
"""Towns in which a text that has answered nothing so far is asked about all events that matter most."""
EVENTS = 30
"""How many events of each kind a text is asked about in a town."""
LONG = 60
"""So many questions one use may ask before it is left."""
SUITED = {
    "noon": ("noon",),
    "shootout": ("shootout", "job"),
    "resolution": ("resolution",),
    "cheatin": ("resolution", "lowball"),
}
"""When an ability could be used."""


class Observer:
    """Who wants to know more than the lines; here nobody does."""

    def comes_to(self, town: int, part: str) -> None:
        """Another town, or another part."""

    def offers(self, part: str, purpose: str, play: Situation, cards: Sequence[int]) -> None:
        """These can be chosen."""

    def about(self, part: str, what: str, play: Situation, cards: Sequence[int]) -> None:
        """A trait is about these."""

    def acts(self, part: str, told: str) -> None:
        """Something is done."""

    def answers(self, part: str, play: Situation, event: Any, *, does: bool) -> None:
        """An event is answered or not."""

    def refused(self, part: str, timing: str, rule: str) -> None:
        """An ability can be used now, or not, by which rule."""


class Reading:
    """What came of reading one card in many towns."""

    def __init__(self, face: str, observer: Observer | None = None) -> None:
        self.face = face
        self.observer = observer or Observer()
        self.lines: list[str] = []
        self.answers: dict[str, bool] = {}
        """Parts that have answered some event."""
        self.reached: dict[int, list[Reached]] = {}
        """How far each part came, town by town."""

    def note(self, *told: object) -> None:
        """One more line."""
        self.lines.append(" ".join(map(plain, told)))

    @property
    def digests(self) -> list[str]:
        """What the lines of each town come to."""
        text = "\n".join(self.lines).split("\n> ")
        return [blake2b(each.encode(), digest_size=5).hexdigest() for each in text]

    @property
    def digest(self) -> str:
        """What all the lines come to."""
        return blake2b("\n".join(self.lines).encode(), digest_size=5).hexdigest()


def read(face: str, observer: Observer | None = None) -> Reading:
    """Read a card in all the towns, and nearly in those where it comes furthest; only on stage.

    An observer wants to know of the towns alone.
    """
    reading = Reading(face, observer)
    for number, _ in enumerate(pieces(reading), 1):
        if observer is not None and number == TOWNS:
            break
    return reading


def pieces(reading: Reading) -> Iterator[None]:
    """Read a card piece by piece."""
    for seed in range(TOWNS):
        for place, how_far in _Reader(reading, town(seed)).read().items():
            reading.reached.setdefault(place, []).append(how_far)
        yield
    for place, towns in reading.reached.items():
        best = sorted(towns, key=lambda each: (-each.score, each.seed))
        best = best[: NEARLY if best[0].score else 3 * NEARLY]
        for how_far in best:
            _Reader(reading, town(how_far.seed)).nearly(place, how_far)
            yield


@dataclass
class Reached:
    """How far a part came in a town, and about whom it was."""

    seed: int
    score: int = 0
    cards: list[int] = field(default_factory=list)
    event: Any = None
    standing: Standing | None = None

    def about(self, cards: Sequence[int]) -> None:
        """It is about these: the first of them will do."""
        self.cards += [card for card in cards[:1] if card not in self.cards]


class _Purpose:
    told: Message = say("doomtown-do-last")
    polarity = NEUTRAL


class _Purposes(dict[str, Any]):
    def __missing__(self, key: str) -> Any:
        return _Purpose


INTENT = Intent(purposes=_Purposes())
"""Nobody reads the questions."""


SAME = [
    *("costs", "targets", "requires", "repeat", "role", "test", "job", "trigger"),
    *("brings_in", "reaches_out", "combo", "zones", "told"),
]
"""What an ability whose acts are noted shares with the one it stands for: compiled ones cannot be copied whole."""


class _Reader:
    """Reads one card in one town."""

    def __init__(self, reading: Reading, at: Town) -> None:
        self.reading, self.town = reading, at
        self.note = reading.note
        self.observer = reading.observer
        self.part = ""
        self.reached = Reached(at.seed)
        self.hurries = False

    def read(self) -> dict[int, Reached]:
        """Read part by part."""
        found: dict[int, Reached] = {}
        for place, part in enumerate(SCRIPTS[self.reading.face].parts.values()):
            self.enter(part)
            before = self.reading.reached.get(place, ())
            known = self.town.seed >= len(MOMENTS) and any(each.score for each in before)
            self.observer = Observer() if known else self.reading.observer
            self.read_part(part, place)
            found[place] = self.reached
        return found

    def enter(self, part: Part) -> None:
        """The town with the card in its place."""
        face = self.reading.face
        hanging = PRINTED[face].kind == "action" and part.zones == ("play",)
        self.state, self.card = self.town.with_card(face, hanging=hanging)

    # --- nearly ----------------------------------------------------------------------------------

    def nearly(self, place: int, how_far: Reached) -> None:
        """Read a part again where one thing is otherwise."""
        part = list(SCRIPTS[self.reading.face].parts.values())[place]
        self.enter(part)
        self.observer, self.part, self.hurries, self.reached = Observer(), part.name, True, how_far
        self.note(">", self.town.seed, part.name, "nearly")
        state, event = self.state, how_far.event
        dude = self.town.slots["dude"]
        here = location_of(state, self.card) if state.cards[self.card].zone == "play" else NOWHERE
        here = here if here != NOWHERE else location_of(state, dude)
        usual = self.again(part, "", lambda: state, event)
        for group in towns_like(state, dude):
            self.in_turn(part, group, event, usual)
        for card in dict.fromkeys((self.card, dude, *how_far.cards[:FOCUS])):
            self.note("of", card)
            for group in twisted(state, card, here):
                self.in_turn(part, group, event, usual)
        self.state = state
        if event is not None:
            for what, other in events_like(state, event, self.card):
                self.note("~", what, self.answers_it(part, other))

    def in_turn(self, part: Part, group: Group, event: Any, usual: list[str]) -> None:
        """Read a part in the first of these towns, and, if it is not as usual there, in the others."""
        first, others = group
        if [self.again(part, what, town, event) for what, town in first] != [usual] * len(first):
            for what, town in others:
                self.again(part, what, town, event)

    def answers_it(self, part: Part, event: Any) -> Any:
        """Whether a trait or a React answers this event."""
        ability = part.ability if isinstance(part, Grants) else part
        if isinstance(ability, Ability) and ability.trigger is not None:
            play = situation(self.state, 0, self.card, ability, "react", Occurrence(event, set()))
            return tried(ability.trigger.test, play, event)
        if isinstance(part, Trigger):
            play = self.standing(part).play(self.state)
            play.event = event
            return tried(part.test, play, event)
        return None

    def again(self, part: Part, what: str, town: Callable[[], Doomtown], event: Any) -> list[str]:
        """Read a part in this town, and return what was noted."""
        self.state = state = town()
        self.chance = Chance(7)
        self.fate = Fate(state, self.card, self.chance)
        self.note("~", what)
        begun = len(self.reading.lines)
        try:
            self.reread(part, event)
        except Exception as error:
            self.note("cannot be read", type(error).__name__)
        return self.reading.lines[begun:]

    def reread(self, part: Part, event: Any) -> None:
        match part:
            case Trigger() if event is not None:
                answered = self.answers_it(part, event)
                self.note("answered", answered)
                if answered is True:
                    self.answer_event(part, self.standing(part), event)
            case Grants():
                self.about(part, "granted to")
                self.use_again(part.ability, event)
            case Ability():
                self.use_again(part, event)
            case Gives():
                self.gives(part)
            case Says():
                self.says(part)

    def use_again(self, ability: Ability, event: Any) -> None:
        timings = [timing for timing in ability.timings if timing != "react"]
        if ability.job is not None:
            self.job(ability)
        elif event is None:
            suited = [timing for timing in timings if self.town.moment in SUITED[timing]]
            for timing in suited[:1]:
                self.use(ability, timing, None)
        elif ability.trigger is not None:
            answered = self.answers_it(ability, event)
            self.note("answered", answered)
            if answered is True:
                self.use(ability, "react", event)

    # --- part by part ----------------------------------------------------------------------------

    def read_part(self, part: Part, place: int) -> None:
        self.part = part.name
        self.reached = Reached(self.town.seed)
        self.chance = Chance(100 * self.town.seed + place)
        self.fate = Fate(self.state, self.card, self.chance)
        self.observer.comes_to(self.town.seed, part.name)
        self.note(">", self.town.seed, part.name, part.zones)
        match part:
            case Gives():
                self.gives(part)
            case Says():
                self.says(part)
            case Ignores():
                self.ignores(part)
            case Trigger():
                self.trigger(part)
            case Grants():
                self.about(part, "granted to")
                self.ability(part.ability)
            case Ability():
                self.ability(part)
            case _:
                self.note(sorted(vars(part).items()))

    # --- traits ----------------------------------------------------------------------------------

    def standing(self, part: Part) -> Standing:
        """The part in force; one that is called up by an ability is about a few cards it was called up for."""
        if part.zones != ():
            return Standing(part, self.card, None)
        if self.hurries and self.reached.standing is not None:
            return self.reached.standing
        on = tuple(dict.fromkeys(self.fate.card() for _ in range(3)))
        cause = Cause("ability", part.name, 0, self.card, self.fate.one_of(("noon", "shootout")))
        lasting = Effect(
            id=1, face=self.reading.face, part=part.name, source=self.card, seat=0,
            until=Until("never"), on=on, amount=1 + self.chance(3), cause=cause,
        )  # fmt: skip
        self.reached.standing = Standing(part, self.card, lasting)
        return self.reached.standing

    def population(self) -> tuple[int, ...]:
        """The cards a trait may be about: in play, in hands and piles."""
        state, you = self.state, self.state.players[0]
        other = state.players[1]
        return (*state.in_play, *you.hand, *you.discard, *you.hill, *other.hand, *other.discard, *other.hill)

    def about(self, part: Any, what: str) -> dict[int, Situation]:
        standing = self.standing(part)
        found, failing = {}, []
        for card in self.population():
            play = tried(standing.about, self.state, card)
            if play == "?":
                failing.append(card)
            elif play is not None:
                found[card] = play
        self.note(what, list(found), *(["fails for", failing] if failing else []))
        self.came(min(3, len(found)), list(found))
        self.observer.about(self.part, what, standing.play(self.state), list(found))
        return found

    def gives(self, part: Gives) -> None:
        found = self.about(part, f"{part.number}{' set' * part.sets}{' fixed' * part.fixed}")
        if callable(part.amount):
            amounts = [tried(part.amount, play, card) for card, play in found.items()]
        else:
            amounts = [part.amount]
        self.note(amounts)
        for amount in dict.fromkeys(amounts):
            self.observer.acts(self.part, f"{part.number} {amount}")

    def says(self, part: Says) -> None:
        found = self.about(part, str(part.word))
        play = next(iter(found.values()), None) or self.standing(part).play(self.state)
        if part.by is not None:
            causes = [self.fate.cause() for _ in range(40)]
            fits = [tried(part.by.fits, play, cause) for cause in causes]
            self.note("by", fits)
            for cause, fit in zip(causes, fits, strict=True):
                self.observer.answers(self.part, play, cause, does=fit is True)
        if part.other is not None:
            other = [card for card in self.population() if tried(part.other.test, play, card) is True]
            self.note("other", other)
            self.observer.about(self.part, f"{part.word}: beside", play, other)
        rating = part.rating
        if callable(rating):
            self.note("rating", [tried(rating, play, card) for card, play in found.items()])
        elif rating:
            self.note("rating", rating)
            self.observer.acts(self.part, f"rating {rating}")

    def ignores(self, part: Ignores) -> None:
        self.about(part, f"ignores {sorted(part.numbers)}")
        play = self.standing(part).play(self.state)
        for _ in range(12):
            cause = self.fate.cause()
            change = Modifier(self.chance(7) - 3, self.fate.card(), cause.seat, cause.timing)
            self.note("which", tried(part.which, play, change))

    # --- events ----------------------------------------------------------------------------------

    def passing(self, trigger: Trigger, play: Callable[[Any], Situation]) -> list[Any]:
        """The events that this answers among many; which did is noted."""
        found = []
        for kind in trigger.events:
            bits = []
            for _ in range(EVENTS):
                event = self.fate.event(kind)
                situation_ = play(event)
                answered = tried(trigger.test, situation_, event)
                bits.append("?" if answered == "?" else str(int(bool(answered))))
                good = answered != "?" and bool(answered)
                self.observer.answers(self.part, situation_, event, does=good)
                if good:
                    self.reading.answers[self.part] = True
                    found.append(event)
                    self.came(1, [event.card] if type(getattr(event, "card", None)) is int else [], event)
            self.note(trigger.window, kind.__name__, "".join(bits))
            if not found and self.town.seed in SWEPT and not self.reading.answers.get(self.part):
                found = self.swept(trigger, play, kind)
        return found

    def swept(self, trigger: Trigger, play: Callable[[Any], Situation], kind: Any) -> list[Any]:
        """The first few events that this answers among all that matter most."""
        found: list[Any] = []
        for number, event in enumerate(self.fate.sweep(kind)):
            if tried(trigger.test, play(event), event) is True:
                self.note("swept", number)
                self.came(1, [event.card] if type(getattr(event, "card", None)) is int else [], event)
                found.append(event)
                if len(found) == 3:
                    break
        return found

    def trigger(self, part: Trigger) -> None:
        standing = self.standing(part)

        def asked(event: Any) -> Situation:
            play = standing.play(self.state)
            play.event = event
            return play

        for event in self.passing(part, asked)[:3]:
            self.answer_event(part, standing, event)

    def answer_event(self, part: Trigger, standing: Standing, event: Any) -> None:
        """Let a trait do what it does about an event."""
        state = self.state.copy()
        play = standing.play(state)
        play.event, play.occurrence = event, Occurrence(event, set())
        self.done(state, play.occurrence, partial(self.answered, play, part, event))

    def answered(self, play: Situation, part: Trigger, event: Any) -> Iterator[Any]:
        """What a trait does about an event."""
        return self.acted(play, part.body(play, event))

    # --- abilities -------------------------------------------------------------------------------

    def ability(self, ability: Ability) -> None:
        self.note(head(ability), ability.role, ability.brings_in, ability.reaches_out, ability.zones)
        timings = [timing for timing in ability.timings if timing != "react"]
        for timing in timings:
            if self.town.moment in SUITED[timing]:
                for _ in range(2):
                    self.use(ability, timing, None)
        if ability.trigger is not None:

            def asked(event: Any) -> Situation:
                return situation(self.state, 0, self.card, ability, "react", Occurrence(event, set()))

            for event in self.passing(ability.trigger, asked)[:3]:
                self.use(ability, "react", event)
        if ability.job is not None:
            self.job(ability)

    def use(self, ability: Ability, timing: Any, event: Any) -> None:
        """Use it if that can be; otherwise look what it would choose and do."""
        state = self.state.copy()
        occurrence = Occurrence(event, set()) if event is not None else None
        refusal = tried(
            lambda: why_not_use(state, 0, self.card, ability, timing=timing, occurrence=occurrence)
        )
        self.came(5 if refusal is None else 0, [])
        rule = "" if refusal is None else getattr(refusal, "rule", "?")
        self.note(timing, "refused", rule)
        self.observer.refused(self.part, timing, rule)
        self.note("price", tried(lambda: price_of_use(state, 0, self.card, ability, timing)))
        self.requirements(ability, timing, occurrence)
        if refusal is None:
            used = self.spied(ability)
            self.done(
                state,
                occurrence,
                lambda: use_ability(state, 0, self.card, used, timing=timing, occurrence=occurrence),
            )
            again = tried(
                lambda: why_not_use(state, 0, self.card, ability, timing=timing, occurrence=occurrence)
            )
            self.note("again refused", getattr(again, "rule", again))
        else:
            self.pretend(ability, timing, event)

    def requirements(self, ability: Ability, timing: Any, occurrence: Occurrence | None) -> None:
        play = situation(self.state, 0, self.card, ability, timing, occurrence)
        if ability.requires is not None:
            self.note("requires", tried(ability.requires.holds, play))
        for cost in ability.costs:
            refusal = tried(cost.why_not, play)
            self.note("cost", type(cost).__name__, getattr(refusal, "rule", refusal))
        if isinstance(ability.test, CastTest):
            difficulty = ability.test.difficulty
            self.note(ability.test.skill, difficulty if isinstance(difficulty, int) else "X")
        if ability.combo is not None:
            self.note("combo", tried(ability.combo.holds, play))

    def spied(self, ability: Ability) -> Ability:
        """The same ability, whose acts are noted while it is used."""
        body, failed = ability.body, ability.failed

        def spied_body(play: Situation, **chosen: Any) -> Generator[Any, Any, Any]:
            for found in chosen.values():
                self.came(0, [found] if type(found) is int else [])
            return self.spy(play, body(play, **chosen))

        def spied_failure(play: Situation, **chosen: Any) -> Generator[Any, Any, Any]:
            return self.spy(play, failed(play, **chosen))

        same = {name: getattr(ability, name) for name in SAME}
        known = {**same, "failed": None if failed is None else spied_failure, "reader": lambda _: INTENT}
        twin = Ability(ability.timings, spied_body, **known)
        twin.name = ability.name
        return twin

    def spy(self, play: Situation, body: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        result: Any = None
        try:
            while True:
                act = body.send(result)
                self.tell(play, act)
                result = yield act
        except StopIteration as stop:
            return stop.value

    def came(self, far: int, cards: Sequence[int], event: Any = None) -> None:
        """A part came further, and is about these cards or this event."""
        if not self.hurries:
            self.reached.score += far
            self.reached.about([card for card in cards if card in self.state.cards])
            self.reached.event = self.reached.event or event

    def tell(self, play: Situation, act: Act) -> None:
        given = tried(lambda: act.arguments.get(act.verb.on))
        found = tried(given.of, play) if hasattr(given, "of") else given
        cards = found if isinstance(found, tuple | list) else [found]
        self.came(2, [card for card in cards if type(card) is int])
        self.note("act", shown(play, act))
        if type(self.observer) is not Observer:
            self.observer.acts(self.part, shown(play, act, named=True))

    def pretend(self, ability: Ability, timing: Any, event: Any) -> None:
        """What it would choose and do, though it cannot be used now."""
        state = self.state.copy()
        occurrence = Occurrence(event, set()) if event is not None else None
        play = situation(state, 0, self.card, self.spied(ability), timing, occurrence)
        if ability.test is not None and play.dude == NOWHERE:
            play.dude = self.town.slots["dude"]
        play.pull = Pull(
            self.fate.one_of(state.players[0].deck),
            self.fate.one_of(("clubs", "hearts")),
            1 + self.chance(13),
        )
        play.margin = self.chance(8)
        play.paid = self.chance(5)
        play.numbers.update({"cheater": 1, "given": self.fate.card()})
        if ability.job is not None:
            return
        if self.choose(play, ability):
            self.done(state, occurrence, lambda: self.acted(play, ability.body(play, **play.chosen)))

    def choose(self, play: Situation, ability: Ability) -> bool:
        for name, target in ability.targets.items():
            if isinstance(target, Modes):
                words = tried(target.words, play)
                self.note("words", list(words))
                if words == "?" or not words:
                    return False
                play.chosen[name] = self.fate.one_of(list(words))
                continue
            found = tried(candidates, play, target)
            self.note("target", name, target.least, target.most, found)
            if found == "?" or not found:
                return False
            self.observer.offers(self.part, name, play, found)
            self.came(1, found)
            one = target.least == 1 and target.most == 1
            play.chosen[name] = (
                self.fate.one_of(found) if one else tuple(found[: max(1, min(target.most, 2))])
            )
        return True

    def job(self, ability: Ability) -> None:
        job = ability.job
        assert job is not None
        state = self.state.copy()
        play = situation(state, 0, self.card, self.spied(ability), "noon")
        if self.town.moment in ("noon", "job"):
            leaders = tried(possible_leaders, play, ability)
            marks = tried(candidates, play, Target(job.mark))
            self.note("leaders", leaders, "marks", marks)
            if marks != "?":
                self.came(1, marks)
                self.observer.offers(self.part, "mark", play, marks)
            if leaders != "?":
                self.came(1, leaders)
                self.observer.offers(self.part, "leader", play, leaders)
        if state.fight is None or self.town.moment != "job":
            return
        leader, mark = state.fight.posses[0][0], state.fight.mark
        marks = tried(candidates, play, Target(job.mark))
        if marks != "?" and marks and self.chance(5):
            mark = self.fate.one_of(marks) if self.chance(6) else NOWHERE
        play.chosen = {"leader": leader, "mark": mark}
        if not self.choose(play, ability):
            return
        play.dude = leader
        for judge in (job.posse, job.defenders):
            if judge is not None:
                self.note("posse", tried(judge, play))
        given = {name: card for name, card in play.chosen.items() if name != "leader"}
        play.numbers["opponent"] = state.fight.seats[1]
        texts: list[Callable[[], Any]] = [lambda: ability.body(play, **given)]
        if job.fails is not None:
            texts.append(lambda: job.fails(play, **given))  # type: ignore[misc]
        if job.starts is not None:
            texts.append(lambda: job.starts(play, leader, mark))  # type: ignore[misc]
        if job.joining is not None:
            texts += [lambda dude=dude: job.joining(play, dude) for dude in state.fight.posses[0]]  # type: ignore[misc]
        for text in texts:
            self.done(state, None, lambda text=text: self.acted(play, text()))

    # --- doing -----------------------------------------------------------------------------------

    def acted(self, play: Situation, body: Generator[Any, Any, Any]) -> Iterator[Any]:
        """Read a text to its end, noting each act."""
        result: Any = None
        while True:
            try:
                act = body.send(result)
            except StopIteration:
                return
            self.tell(play, act)
            result = yield from act.do(play)
            if result is UNMET:
                return

    def done(self, state: Doomtown, occurrence: Occurrence | None, begin: Callable[[], Any]) -> None:
        """Let something happen, whoever is asked answering by chance, and note what has changed."""
        before = state.copy()
        try:
            self.driven(begin())
            if occurrence is not None and occurrence.instead is not None:
                self.driven(occurrence.instead())
        except Exception as error:
            self.note("cannot be read", type(error).__name__)
        if occurrence is not None:
            self.note("event", occurrence.replaced, occurrence.event)
        self.changes(before, state)

    def driven(self, step: Any) -> None:
        if not hasattr(step, "send"):
            return
        answer: Any = None
        for _ in range(LONG):
            try:
                asked = step.send(answer)
            except StopIteration:
                return
            together = isinstance(asked, tuple)
            answer = {ask.seat: self.answer(ask) for ask in asked} if together else self.answer(asked)
        self.note("goes on and on")

    def answer(self, ask: Ask) -> Any:
        form = ask.form
        ids = list(getattr(form, "ids", ()))
        words = {name: value for name, value in ask.message.args.items() if isinstance(value, str)}
        self.note("ask", ask.seat, ask.message.key, words.get("purpose", words.get("target", "")), ids)
        if isinstance(form, SomeOf):
            self.note("some", form.least, form.most)
        cards = [card for card in ids if isinstance(card, int)]
        if cards:
            self.came(1, cards)
            purpose = words.get("purpose") or words.get("target") or ask.message.key
            play = Situation(self.state, self.card, you=0)
            self.observer.offers(self.part, purpose, play, cards)
        if ids == ["yes", "no"]:
            return "yes" if self.chance(10) < 7 else "no"
        return form.sample(self.chance)

    def changes(self, before: Doomtown, after: Doomtown) -> None:
        if self.hurries:
            return
        known = len(before.log)
        for event in list(after.log)[known:]:
            self.note("event", event)
        if after.effects != before.effects:
            self.note("effects", [effect for effect in after.effects if effect not in before.effects])
        for name in ("scheduled", "frames", "extra", "lingering", "fight", "pot", "winner", "players"):
            now = getattr(after, name)
            if now != getattr(before, name):
                self.note(name, now)
        for number, card in after.cards.items():
            if before.cards.get(number) != card:
                self.note(card)
