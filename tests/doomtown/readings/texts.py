"""Every text read to its end, whatever comes of what it does: the rules do nothing here, only the text speaks.

In a town a text comes only as far as that town lets it. Here each of its sentences is answered in turn with what could
come of it: yes or no, this card or none, a pull of clubs or of hearts. First everything succeeds; then one thing does
not, then two. So every branch is read, in a few moments of a day; what each sentence says is noted, and of those it
could mean which cards of the whole town.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from boomtown.doomtown.cards import __file__ as cards
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.plays.offering import situation
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown, Effect, Until
from boomtown.doomtown.state.places import location_of
from boomtown.doomtown.text.parts import (
    SCRIPTS,
    Ability,
    Gives,
    Grants,
    Ignores,
    Modes,
    Part,
    Says,
    Selector,
    Trigger,
)
from boomtown.doomtown.text.situation import Pull, Situation
from boomtown.doomtown.verbs.happen import Occurrence
from boomtown.doomtown.verbs.pulls import Outcome
from boomtown.doomtown.words.doing import Act
from boomtown.table.chance import Chance
from doomtown.readings.acts import shown, tried
from doomtown.readings.crowd import crowded
from doomtown.readings.happenings import Fate
from doomtown.readings.nearly import carrying_only, posses_forming, towns_like, twisted
from doomtown.readings.towns import MOMENTS, Town, town

WHERE = (*(len(MOMENTS) + place for place in (0, 1, 2, 3, 9)), 4)
"""Towns full of decoys: at noon, in a shootout and at its end, in a job, in lowball, and at noon with two players."""
CIRCUMSTANCES = WHERE[:2]
"""Where conditions are asked with one thing of the town otherwise."""
WAYS = 24
"""So many ways a text is read to its end."""
SENTENCES = 12
"""A text that says more than that goes on and on."""
SCRIPTS_ARE = cards.removesuffix("__init__.py")
ALIKE = 12
"""For so many events that a React answers alike it is noted whom it means."""
FEW = 12
"""So many events of each kind are looked at for one that a text answers, before all that matter most are."""
CAUSES: tuple[tuple[Any, Any], ...] = (
    ("ability", "noon"),
    ("ability", "shootout"),
    ("trait", ""),
    ("cost", "noon"),
)
ONE = ("choose", "search_deck", "reveal_top", "play_one")
SOME = ("choose_some", "look_at_top", "turn_up", "look_at_random", "look_at_hand", "discard_off_deck")
TESTS = ("skill_test", "kung_fu_test")
DONE_OR_NOT = (
    "may", "pay", "play_card", "boot", "unboot", "discard", "ace", "call_out", "join_posse", "attach", "move",
    "lower_bounty", "raise_bounty", "send_home", "send_home_booted", "requirement", "draw", "modify",
    "invent_started", "take_rock",
)  # fmt: skip
"""Of which texts ask whether it was done."""


class Texts:
    """Reads the texts of one card."""

    def __init__(self, face: str) -> None:
        self.face = face
        self.lines: list[str] = []
        self.met: set[Any] = set()
        """Sentences whose cards have been noted in this town."""
        self.alike: list[Any] = []
        """Events that happen to other cards and are answered as well."""
        self.combo = False
        """Whether Techniques are performed in a combo."""

    def note(self, *told: object) -> None:
        """One more line."""
        self.lines.append(" ".join(map(str, told)))

    def read(self, part: Part, place: int) -> None:
        """Read a part in every one of the towns."""
        for seed in WHERE:
            self.note(">", part.name, seed)
            self.met.clear()
            self.combo = seed % 2 == 1
            self.read_part(part, crowded(seed), Chance(100 * seed + place))

    def read_part(self, part: Part, at: Town, chance: Chance) -> None:
        hanging = PRINTED[self.face].kind == "action" and part.zones == ("play",)
        state, card = at.with_card(self.face, hanging=hanging)
        fate = Fate(state, card, chance)
        if at.seed in CIRCUMSTANCES:
            fewer, _ = town(at.seed).with_card(self.face, hanging=hanging)
            self.conditions(part, fewer, card, at.slots["dude"], fate)
        match part:
            case Gives() | Says() | Grants() | Ignores():
                self.standing(part, self.trait(part, state, card, fate))
        ability = part.ability if isinstance(part, Grants) else part
        if isinstance(ability, Ability):
            self.ability(ability, state, card, fate)
        elif isinstance(part, Trigger):
            for event in self.events(part, lambda _: self.trait(part, state, card, fate), fate):
                self.ways(lambda event=event: self.answering(part, state, card, fate, event), fate)

    def conditions(self, part: Any, state: Doomtown, card: int, dude: int, fate: Fate) -> None:
        """Under which of many circumstances what a part asks for holds."""
        ability = part.ability if isinstance(part, Grants) else part
        asked = [
            getattr(part, "when", None),
            getattr(ability, "requires", None),
            getattr(ability, "combo", None),
        ]
        conditions = [condition for condition in asked if condition is not None]
        if not conditions:
            return
        here = location_of(state, dude)
        like = [twist for first, others in towns_like(state, dude) for twist in (*first, *others)]
        groups = (*twisted(state, dude, here), *(twisted(state, card, here) if card != dude else ()))
        for what, other in (
            *like,
            *posses_forming(state),
            *carrying_only(state, dude),
            *(twist for first, _ in groups for twist in first),
        ):
            twin = other()
            play = (
                situation(twin, 0, card, ability, ability.timings[0])
                if isinstance(ability, Ability)
                else self.trait(part, twin, card, fate)
            )
            self.note(what, [tried(condition.holds, play) for condition in conditions])

    def standing(self, part: Any, play: Situation) -> None:
        """Whom a trait is about, and by which causes."""
        self.note("when", part.when is None or tried(part.when.holds, play))
        self.note("to", self.meant(play, part.to))
        if isinstance(part, Says) and part.other is not None:
            self.note("beside", self.meant(play, part.other))
        if isinstance(part, Says) and part.by is not None:
            for kind, timing in CAUSES:
                causes = [
                    Cause(kind, "something", seat, card, timing)
                    for card in play.state.cards
                    for seat in (0, 1)
                ]
                self.note("by", kind, [int(tried(part.by.fits, play, cause) is True) for cause in causes])

    # --- where texts begin -----------------------------------------------------------------------

    def trait(self, part: Part, state: Doomtown, card: int, fate: Fate) -> Situation:
        """A trait in force; one that was called up is about a few cards."""
        play = Situation(state, card, you=0)
        play.part = part
        if part.zones == ():
            cause = Cause("ability", part.name, 0, card, "noon")
            play.effect = Effect(
                id=1, face=self.face, part=part.name, source=card, seat=0, until=Until("never"),
                on=fate.dudes[:2], amount=2, cause=cause,
            )  # fmt: skip
        return play

    def answering(
        self, part: Trigger, state: Doomtown, card: int, fate: Fate, event: Any
    ) -> tuple[Situation, Any]:
        play = self.trait(part, state, card, fate)
        play.event, play.occurrence = event, Occurrence(event, set())
        return play, part.body(play, event)

    def events(self, part: Trigger, play: Callable[[Any], Situation], fate: Fate) -> list[Any]:
        """Of each kind the first event, and the first that this answers; noted is what it answers beside that."""
        found = []

        def fits(event: Any) -> bool:
            return tried(part.test, play(event), event) is True

        for kind in part.events:
            some = [fate.event(kind) for _ in range(FEW)]
            fitting = next(filter(fits, some), None) or next(filter(fits, fate.sweep(kind)), None)
            found += [event for event in (some[0], fitting) if event is not None]
            if fitting is not None:
                self.beside(fitting, fits, fate)
        return found

    def beside(self, event: Any, fits: Callable[[Any], bool], fate: Fate) -> None:
        """Which events are answered that are like this one but happen to another card, elsewhere, by another cause."""
        cards = tuple(fate.state.cards)
        for field in event.__struct_fields__:
            known = getattr(event, field)
            if field in ("card", "dude", "host", "mark", "leader", "pulled"):
                others: Sequence[Any] = cards
            elif field in ("start", "to", "place", "location") and isinstance(known, int):
                others = fate.places
            else:
                continue
            fitting = [other for other in others if fits(replace(event, **{field: other}))]
            self.note(field, fitting)
            if field == "card":
                self.alike = [replace(event, card=card) for card in fitting[:: 1 + len(fitting) // ALIKE]]
        for kind, timing in CAUSES:
            causes = [Cause(kind, "something", event.cause.seat, card, timing) for card in cards]
            self.note(kind, [cause.card for cause in causes if fits(replace(event, cause=cause))])

    def ability(self, ability: Ability, state: Doomtown, card: int, fate: Fate) -> None:
        timing = ability.timings[0]
        events: Sequence[Any] = (None,)
        if ability.trigger is not None:

            def asked(event: Any) -> Situation:
                return situation(state, 0, card, ability, "react", Occurrence(event, set()))

            self.alike = []
            events = self.events(ability.trigger, asked, fate)
            choices = [target.where for target in ability.targets.values() if not isinstance(target, Modes)]
            for event in self.alike if choices else ():
                self.note("then", [tried(selector.of, asked(event)) for selector in choices])
        for event in events:
            occurrence = Occurrence(event, set()) if event is not None else None

            def begun(occurrence: Occurrence | None = occurrence) -> Situation:
                play = situation(state, 0, card, ability, timing, occurrence)
                if play.dude == NOWHERE and ability.test is not None:
                    play.dude = fate.dudes[0]
                play.numbers.update({"cheater": 1, "given": fate.dudes[0], "opponent": 1})
                play.pull = Pull(state.players[0].deck[0], "clubs", 7)
                play.margin, play.paid = 3, 2
                if self.combo:
                    play.numbers["combo"] = 1
                return play

            self.meant_by(ability, begun(), fate)
            chosen = self.chosen(ability, begun(), fate)
            for text in self.texts(ability, chosen, state):
                self.ways(lambda text=text, chosen=chosen: self.using(text, begun(), chosen), fate)

    def meant_by(self, ability: Ability, play: Situation, fate: Fate) -> None:
        """Whom a job marks, who leads it, and whom its choices mean, whatever is in the stash."""
        marked = (ability.job.mark, ability.job.leader) if ability.job is not None else ()
        choices = [target.where for target in ability.targets.values() if not isinstance(target, Modes)]
        for selector in (*marked, *choices):
            if selector is None:
                continue
            self.note("means", self.meant(play, selector))
            if tried(selector.of, self.with_stash(play, 0)) != tried(selector.of, self.with_stash(play, 20)):
                for stash in range(7):
                    self.note("of", stash, tried(selector.of, self.with_stash(play, stash)))

    @staticmethod
    def with_stash(play: Situation, stash: int) -> Situation:
        """The same with so much ghost rock."""
        you, *others = play.state.players
        twin = play.state.copy()
        twin.players = (replace(you, stash=stash), *others)
        other = Situation(twin.lean(), play.source, you=play.you)
        other.part, other.ability, other.timing = play.part, play.ability, play.timing
        other.event, other.occurrence, other.chosen = play.event, play.occurrence, play.chosen
        return other

    def chosen(self, ability: Ability, play: Situation, fate: Fate) -> dict[str, Any]:
        """What could be chosen, or somebody if there is nobody."""
        if ability.job is not None:
            marks = tried(ability.job.mark.of, play)
            play.chosen["mark"] = fate.one_of(marks) if marks and marks != "?" else fate.dudes[-1]
        for name, target in ability.targets.items():
            if isinstance(target, Modes):
                words = tried(target.words, play)
                self.note("words", words)
                play.chosen[name] = next(iter(words), "")
                continue
            found = tried(candidates, play, target)
            some = list(found) if found and found != "?" else list(fate.dudes)
            one = target.least == 1 and target.most == 1
            play.chosen[name] = fate.one_of(some) if one else tuple(some[: max(1, min(target.most, 2))])
        return dict(play.chosen)

    def texts(self, ability: Ability, chosen: dict[str, Any], state: Doomtown) -> Iterator[Any]:
        """What it does, what else it does if it fails, and what becomes of a job."""
        yield ability.body
        if ability.failed is not None:
            yield ability.failed
        job = ability.job
        if job is not None:
            yield lambda play, mark, **others: ability.body(play, mark=NOWHERE, **others)  # it has left play
            dude = state.fight.everybody[0] if state.fight is not None else NOWHERE
            for text, given in (
                (job.fails, chosen),
                (job.starts, (dude, chosen["mark"])),
                (job.joining, (dude,)),
            ):
                if text is not None:
                    yield (
                        lambda play, text=text, given=given, **_: (
                            text(play, **given) if isinstance(given, dict) else text(play, *given)
                        )
                    )

    def using(self, text: Any, play: Situation, chosen: dict[str, Any]) -> tuple[Situation, Any]:
        play.chosen = dict(chosen)
        return play, text(play, **chosen)

    # --- reading to the end ----------------------------------------------------------------------

    def ways(self, begin: Callable[[], tuple[Situation, Any]], fate: Fate) -> None:
        """Read a text: all goes well, then all but one thing, then all but two."""
        first = self.way(begin, fate, {})
        ways = 1
        for number in (1, 2):
            for places in combinations(range(len(first)), number):
                others = [
                    dict(zip(places, choice, strict=True))
                    for choice in _choices([first[place] for place in places])
                ]
                for other in others:
                    if ways == WAYS:
                        return
                    ways += 1
                    self.way(begin, fate, other)

    def way(self, begin: Callable[[], tuple[Situation, Any]], fate: Fate, other: dict[int, int]) -> list[int]:
        """Read a text once; return of each thing that is answered how many answers there are."""
        self.note("way", other)
        counts: list[int] = []

        def answer(possible: Sequence[Any]) -> Any:
            which = other.get(len(counts), 0)
            counts.append(len(possible))
            return possible[which] if which < len(possible) else possible[0]

        try:
            play, body = begin()
            with self.listening(answer, fate):
                self.follow(play, body, answer, fate)
        except Exception as error:
            self.note("cannot be read", type(error).__name__)
        return counts

    def follow(self, play: Situation, body: Any, answer: Callable[[Sequence[Any]], Any], fate: Fate) -> None:
        result: Any = None
        for _ in range(SENTENCES):
            try:
                act = body.send(result)
            except StopIteration as stop:
                self.note("comes to", shown(play, stop.value))
                return
            self.note(shown(play, act))
            self.note_selectors(play, act)
            possible = tried(possible_answers, play, act, fate)
            result = answer(possible) if possible != "?" and possible else True
            if isinstance(result, Pull):
                play.pulls.append(result)
        self.note("goes on and on")

    def note_selectors(self, play: Situation, act: Act) -> None:
        """Whom a sentence could mean, of all there are."""
        for name, value in sorted(tried(lambda: act.arguments).items()):
            if isinstance(value, Selector):
                self.once((act.verb.name, name, shown(play, act)), lambda v=value: self.meant(play, v))
            elif isinstance(value, Act):
                self.note_selectors(play, value)

    def once(self, key: Any, told: Callable[[], Any]) -> None:
        if key not in self.met:
            self.met.add(key)
            self.note("of all", told())

    def meant(self, play: Situation, selector: Selector) -> list[Any]:
        """Whom a selector means of all cards there are, wherever they are."""
        answers = {card: tried(selector.test, play, card) for card in play.state.cards}
        fails = [card for card, answer in answers.items() if answer == "?"]
        return [[card for card, answer in answers.items() if answer and answer != "?"], fails[:3]]

    @contextmanager
    def listening(self, answer: Callable[[Sequence[Any]], Any], fate: Fate) -> Iterator[None]:
        """A script's own questions whom a selector means are noted and answered otherwise, too."""
        of, any_ = Selector.of, Selector.any

        def spied_of(selector: Selector, play: Situation) -> list[int]:
            found = of(selector, play)
            if not self.asked_by_script(selector, play):
                return found
            return list(answer((found, [] if found else list(fate.dudes[:3]))))

        def spied_any(selector: Selector, play: Situation) -> bool:
            found = any_(selector, play)
            return bool(answer((found, not found))) if self.asked_by_script(selector, play) else found

        Selector.of, Selector.any = spied_of, spied_any  # type: ignore[method-assign]
        try:
            yield
        finally:
            Selector.of, Selector.any = of, any_  # type: ignore[method-assign]

    def asked_by_script(self, selector: Selector, play: Situation) -> bool:
        """Whether a script asks for what is meant, not a word of it; then that is noted."""
        asker = sys._getframe(2)
        if not asker.f_code.co_filename.startswith(SCRIPTS_ARE):
            return False
        self.once(
            (asker.f_code.co_name, asker.f_lineno, len(selector.tests)), lambda: self.meant(play, selector)
        )
        return True


def possible_answers(play: Situation, act: Act, fate: Fate) -> Sequence[Any]:
    """What could come of an act."""
    name, given, deck = act.verb.name, act.arguments, play.state.players[0].deck
    if name in ONE or name in SOME:
        what = given.get("what", given.get("cards"))
        found = list(what.of(play) if isinstance(what, Selector) else what or ()) or list(deck[:3])
        return (found[0], NOWHERE, found[-1]) if name in ONE else (tuple(found[:2]), (), tuple(found[:1]))
    if name == "choose_mode":
        return tuple(given["modes"])
    if name == "choose_number":
        return given["most"], given["least"]
    if name in ("pull", *TESTS):
        pulls = [Pull(deck[0], "clubs", 3), Pull(deck[1], "hearts", 12), Pull(deck[2], "spades", 13)]
        if name == "pull":
            return pulls
        return [Outcome(pulls[0], True, 2), Outcome(pulls[1], False, -2), Outcome(pulls[2], True, 9)]
    if name == "choose_poker_card":
        return ("clubs", 4), ("hearts", 12)
    if name == "whose_draw_hand":
        return 1, 0
    return (True, False) if name in DONE_OR_NOT else (True,)


def _choices(counts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Of each of these another answer than the first, in every way."""
    if not counts:
        yield ()
        return
    for which in range(1, counts[0]):
        for rest in _choices(counts[1:]):
            yield (which, *rest)


def said_by(face: str) -> str:
    """What each part of a card comes to; only on stage."""
    told = []
    for place, part in enumerate(SCRIPTS[face].parts.values()):
        lines = "\n".join(_lines(face, part, place))
        told.append(f"{part.name} {blake2b(lines.encode(), digest_size=4).hexdigest()}")
    return ", ".join(told)


def lines_of(face: str) -> list[str]:
    """Everything that is noted of a card here; only on stage."""
    parts = SCRIPTS[face].parts.values()
    return [line for place, part in enumerate(parts) for line in _lines(face, part, place)]


def _lines(face: str, part: Part, place: int) -> list[str]:
    texts = Texts(face)
    texts.read(part, place)
    return texts.lines
