"""Every ability beside every "cannot": what a text forbids, or prevents, must not happen on any path.

The fuzzer's games are played (`boomtown.lab.fuzz`). Wherever something is used in one of them, the game is forked, and
in each fork a text is laid upon the town: cards that cannot boot, be moved, discarded, aced …, or of which that is
prevented. Then the same is done, and a few things more, and looked at:

- nothing forbidden has happened, as far as the log tells and as far as the cards show;
- what the log tells of a card is what has become of it, and what has become of it the log tells;
- the fork holds together as every game does.

A text is laid *early*, on half of the cards, before the ability is offered: then what is offered must keep to it. Or
*late*, on all of them, when the ability has been declared, paid for and aimed: then everything it does must find that
it cannot. No card does all this; cards that do some of it are many, and beside each other they are more than anybody
lists. Other forks take a card away in the middle (`boomtown.lab.midway`), many lay two texts at once, and games that
begin in the middle are also played in two worlds (`boomtown.lab.twins`).
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from boomtown.doomtown.audit import new_faults, unbooked
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.acting import Use
from boomtown.doomtown.plays.offers import read
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown
from boomtown.doomtown.state import events as told
from boomtown.doomtown.state.places import dudes
from boomtown.doomtown.text import sayings
from boomtown.doomtown.text.numbers import BULLETS, CONTROL, INFLUENCE, PRODUCTION, Number
from boomtown.doomtown.text.parts import SCRIPTS, Part, Script, Trigger
from boomtown.doomtown.text.sayings import Saying
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.lasting import NEVER, end, lasting
from boomtown.doomtown.words import instead
from boomtown.lab.fuzz import Failure, Played, deal, sampled
from boomtown.lab.midway import PARTS as TAKING
from boomtown.lab.midway import WHERETO, WHOM, Gone
from boomtown.lab.twins import differences
from boomtown.table import Ask, Chance, IllegalAnswer, Table, seeded
from boomtown.table.journal import dump

TRIED = 6
"""So many texts are laid beside each use."""
AFTERWARDS = 8
"""So many answers are given in a fork after what was used."""
LONGEST = 24
"""And not more than so many, until what was begun is done."""
MOST_ANSWERS = 400
"""A game is played so far: then most of what its decks can do has been used."""
GONE_EVERY = 4
"""One in so many trials takes a card away in the middle instead (`boomtown.lab.midway`)."""
OTHER_PLAYS = 3
"""So often moving, shopping, calling out … is tried in one game."""

FACE = "~beside"
"""The made-up card whose texts are laid. It is known only while games are played here (`on_stage`)."""


# --- what is laid ----------------------------------------------------------------------------------


Pool = Callable[[Doomtown], Sequence[int]]


class Ban(msgspec.Struct, frozen=True):
    """A text that forbids: its word, on which cards it is laid, and which event of whom would break it."""

    word: str
    pool: Pool
    whom: Callable[[Any], int]
    """The card to which an event happens that must not; NOWHERE for all other events."""
    prevents: bool = False
    """Whether it lets a thing begin and puts nothing in its place, rather than say that it cannot be."""
    early: bool = False
    """Whether it says what can be used or chosen, so that it comes too late once something is."""
    given: str = ""
    """What no later effect may say of these cards."""


def _of(*kinds: type, card: str = "card", but: Callable[[Any], bool] = lambda event: False) -> Any:
    def whom(event: Any) -> int:
        return getattr(event, card) if isinstance(event, kinds) and not but(event) else NOWHERE

    return whom


def _in_play(state: Doomtown) -> Sequence[int]:
    return state.in_play


def _buried(state: Doomtown) -> Sequence[int]:
    return [card for player in state.players for card in player.hill]


def _discarded(state: Doomtown) -> Sequence[int]:
    return [card for player in state.players for card in player.discard]


def _in_hands(state: Doomtown) -> Sequence[int]:
    return [card for player in state.players for card in player.hand]


def _goes_with_its_host(event: Any) -> bool:
    return bool(event.cause.is_step("with its host"))


def _changes(number: Number, sign: int) -> Callable[[Any], int]:
    """Whose number an event changes, up or down or either way."""

    def whom(event: Any) -> int:
        fits = isinstance(event, told.Changed) and event.number == number and event.amount * sign >= 0
        return event.card if fits and event.amount else NOWHERE

    return whom


def _numbers() -> Iterator[Ban]:
    for number in (BULLETS, INFLUENCE, CONTROL, PRODUCTION):
        yield Ban(sayings.cannot_raise(number), _in_play, _changes(number, 1))
        yield Ban(sayings.cannot_lower(number), _in_play, _changes(number, -1))
        yield Ban(sayings.cannot_change(number), _in_play, _changes(number, 0))


def _prevented(kind: type) -> str:
    return f"no {kind.__name__}"


PREVENTED = (told.Booted, told.Unbooted, told.Moved, told.WentHome, told.Discarded, told.Aced)
"""What some card puts something else, or nothing, in the place of."""


def _preventions() -> Iterator[Ban]:
    for kind in PREVENTED:
        yield Ban(_prevented(kind), _anywhere, _of(kind, but=_nobody_prevents), prevents=True)


def _anywhere(state: Doomtown) -> Sequence[int]:
    return tuple(state.cards)


def _is_part_of_more(event: Any) -> bool:
    """What happens as a part of something else is prevented with all of it or not at all."""
    return bool(event.cause.is_step("with its host") or event.cause.is_step("deed gone"))


def _nobody_prevents(event: Any) -> bool:
    """Of cards in hands, draw hands and piles no text prevents anything."""
    out_of_play = getattr(event, "zone", "play") != "play"
    return _is_part_of_more(event) or out_of_play or _whatever_anybody_says(event)


def _stays_or_must(event: Any) -> bool:
    """Who flees at home has moved by that, in a way (RC-shootout-s6-01)."""
    return event.start == event.to or _is_part_of_more(event)


def _whatever_anybody_says(event: Any) -> bool:
    """Heartseeker, Agent Provocateur and Retribution say that nothing keeps them from acing."""
    return event.cause.what in ("seek", "cover_blown", "judge")


AFFECTED = (
    told.Booted, told.Unbooted, told.Moved, told.WentHome, told.Discarded, told.Aced, told.Changed, told.BountyChanged,
)  # fmt: skip
"""What is done to cards."""


def _is_not_done_by_cards(event: Any) -> bool:
    return event.cause.kind in ("rule", "cost") or _whatever_anybody_says(event)


BANS: tuple[Ban, ...] = (
    Ban(sayings.CANNOT_BOOT, _in_play, _of(told.Booted)),
    Ban(sayings.CANNOT_UNBOOT, _in_play, _of(told.Unbooted)),
    Ban(sayings.CANNOT_MOVE, dudes, _of(told.Moved, but=_stays_or_must)),
    Ban(sayings.CANNOT_GO_HOME, dudes, _of(told.WentHome)),
    Ban(sayings.CANNOT_GO_HOME_BOOTED, dudes, _of(told.WentHome, but=lambda event: not event.booted)),
    Ban(sayings.CANNOT_BE_DISCARDED, _in_play, _of(told.Discarded, but=_goes_with_its_host)),
    Ban(sayings.CANNOT_BE_ACED, _in_play, _of(told.Aced, but=_whatever_anybody_says)),
    Ban(sayings.CANNOT_LEAVE_BOOT_HILL, _buried, _of(told.Entered, told.Returned, told.Attached)),
    Ban(sayings.CANNOT_LEAVE_THE_DISCARD_PILE, _discarded, _of(told.Entered, told.Returned, told.Aced)),
    Ban(sayings.CANNOT_BECOME_A_STUD, dudes, _of(told.BecameStud), given=sayings.IS_A_STUD),
    Ban(sayings.CANNOT_BECOME_A_DRAW, dudes, _of(), given=sayings.IS_A_DRAW),
    Ban(sayings.CANNOT_BE_AFFECTED, _in_play, _of(*AFFECTED, but=_is_not_done_by_cards)),
    Ban(sayings.CANNOT_GAIN_BOUNTY, dudes, _of(told.BountyChanged, but=lambda event: event.amount < 0)),
    Ban(sayings.CANNOT_LOSE_BOUNTY, dudes, _of(told.BountyChanged, but=lambda event: event.amount > 0)),
    Ban(sayings.CANNOT_CALL_OUT, dudes, _of(told.CalledOut)),
    Ban(sayings.CANNOT_BE_CALLED_OUT, dudes, _of(told.CalledOut, card="mark")),
    Ban(sayings.CANNOT_JOIN, dudes, _of(told.Joined)),
    Ban(sayings.CANNOT_LEAVE_THE_POSSE, dudes, _of(told.Fled)),
    Ban(sayings.CANNOT_BE_A_CASUALTY, dudes, _of(told.CasualtyNamed)),
    Ban(sayings.CANNOT_FLEE, dudes, _of(told.Fled)),
    Ban(sayings.CANNOT_BE_TRADED, _in_play, _of(told.Traded)),
    Ban(sayings.CANNOT_INVENT, dudes, _of(told.Invented, card="dude")),
    Ban(sayings.CANNOT_CAST, dudes, _of(told.Cast, card="dude"), early=True),
    Ban(sayings.CANNOT_BE_USED, _in_play, _of(told.Declared), early=True),
    Ban(sayings.CANNOT_ATTACH_CARDS, dudes, _of(told.Attached, told.Traded, card="host")),
    Ban(sayings.CANNOT_ENTER_PLAY, _in_hands, _of(told.Entered)),
    *_numbers(),
    *_preventions(),
)


class Trial(msgspec.Struct, frozen=True):
    """A ban, the cards it is laid on, and when."""

    ban: Ban
    on: tuple[int, ...]
    late: bool

    def lay(self, state: Doomtown) -> None:
        """Lay the text upon a town, or what will lay it once an ability is declared."""
        _lay(state, "late" if self.late else self.ban.word, self.ban.word, self.on)

    def breaches(self, state: Doomtown, since: int) -> list[str]:
        """Return what happened in a game, after so many events, though it must not."""
        return breaches(self, state, since)

    def __str__(self) -> str:
        return f"beside {self.ban.word!r}, laid {'late' if self.late else 'early'}"


class Both(msgspec.Struct, frozen=True):
    """Two texts at once: what is right beside one may be wrong beside two."""

    one: Trial | Gone
    other: Trial | Gone

    def lay(self, state: Doomtown) -> None:
        """Lay both."""
        _lay_trial(self.one, state)
        _lay_trial(self.other, state)

    def breaches(self, state: Doomtown, since: int) -> list[str]:
        """Return what happened in a game, after so many events, though one of them forbids it."""
        return [*self.one.breaches(state, since), *self.other.breaches(state, since)]

    def __str__(self) -> str:
        return f"{self.one}; {self.other}"


def _clash(one: Trial | Gone, other: Trial | Gone) -> bool:
    """Tell whether both begin as an ability is declared, one by taking away what the other is laid on."""
    late = any(isinstance(trial, Trial) and trial.late for trial in (one, other))
    return late and (isinstance(one, Gone) or isinstance(other, Gone))


def _lay_trial(trial: Trial | Gone | Both, state: Doomtown) -> None:
    if isinstance(trial, Gone):
        trial.lay(state, FACE)
    else:
        trial.lay(state)


def _lay(state: Doomtown, part: str, word: str, on: tuple[int, ...]) -> None:
    seat = state.turn_order()[0]  # whoever is out of the game says nothing
    cause = Cause("trait", "beside", seat, state.players[seat].outfit)
    if part in PARTS:
        lasting(state, cause, NEVER, face=FACE, part=part, on=on, word=word)  # type: ignore[arg-type]
    else:
        lasting(state, cause, NEVER, on=on, word=Saying(word))


def _lay_it_now(play: Situation, event: Any) -> Generator[Any, Any, None]:
    """What was to be laid late is laid."""
    effect = play.effect
    assert effect is not None
    end(play.state, effect.id)
    _lay(play.state, effect.word, effect.word, effect.on)
    yield from ()


def _nothing_instead(play: Situation, event: Any) -> Generator[Any, Any, None]:
    yield instead()


def _is_about(play: Situation, event: Any) -> bool:
    effect = play.effect
    return effect is not None and event.card in effect.on and not _nobody_prevents(event)


def _is_no_react(play: Situation, event: Any) -> bool:
    """What a React answers is on its way already; nobody asks again whether it can be."""
    return bool(event.timing != "react")


def _parts() -> dict[str, Part]:
    late = Trigger("when", (told.Declared,), _is_no_react, _lay_it_now, zones=())
    stops: dict[str, Part] = {
        _prevented(kind): Trigger("would", (kind,), _is_about, _nothing_instead, instead=True, zones=())
        for kind in PREVENTED
    }
    return {"late": late, **stops, **TAKING}


PARTS = _parts()


@contextmanager
def on_stage() -> Iterator[None]:
    """Let the texts that are laid be known."""
    SCRIPTS[FACE] = Script(FACE, "", dict(PARTS))
    try:
        yield
    finally:
        del SCRIPTS[FACE]


# --- what is looked at -----------------------------------------------------------------------------


def breaches(trial: Trial, state: Doomtown, since: int) -> list[str]:
    """Return what happened in a game, after so many events, though it must not."""
    laid = state.effects
    if not any(effect.word == trial.ban.word and effect.seat in state.turn_order() for effect in laid):
        return []  # a text took it away, or whoever says it is out of the game
    happened = list(state.log.after(since))
    broken = [
        event
        for event in _forbidden(trial, happened)
        if not (trial.ban.prevents and _goes_home(event, happened))
    ]
    return [*_given(trial, state), *(_say(state, event) for event in broken)]


def _forbidden(trial: Trial, happened: Iterable[Any]) -> Iterator[Any]:
    """Yield what happened to the cards a text lies on; on one that has come anew it does not (RC-duration-05)."""
    banned, lies = set(trial.on), not trial.late
    for event in happened:
        if lies and trial.ban.whom(event) in banned:
            yield event
        lies = lies or _is_use(event)
        if isinstance(event, told.Entered | told.LeftPlay):
            banned.discard(event.card)
        if isinstance(event, told.Shuffled) and event.again and trial.ban.pool is _discarded:
            banned.clear()  # what lay there is in the deck


def _given(trial: Trial, state: Doomtown) -> Iterator[str]:
    """Yield what later effects say of cards of which it cannot be said."""
    word = trial.ban.given
    lying = (effect for effect in state.effects if effect.word == trial.ban.word and effect.part != "late")
    laid = min((effect.id for effect in lying), default=state.spent)
    for effect in state.effects:
        if word and effect.word == word and effect.id > laid and set(effect.on) & set(trial.on):
            yield f"{word}, by {state.cards[effect.source].face}"


def _goes_home(event: Any, happened: Sequence[Any]) -> bool:
    """Who is sent home boots and moves by that, which is prevented as a whole or not at all."""
    if not isinstance(event, told.Booted | told.Moved):
        return False
    return any(
        isinstance(other, told.WentHome) and (other.card, other.cause) == (event.card, event.cause)
        for other in happened
    )


def _say(state: Doomtown, event: Any) -> str:
    by = event.cause
    source = state.cards[by.card].face if by.card in state.cards else "nobody"
    whom = state.cards[event.card].face if getattr(event, "card", NOWHERE) in state.cards else ""
    return f"{type(event).__name__} of {whom}, by {source}: {by.what} ({by.kind})"


def untold(before: Doomtown, after: Doomtown) -> list[str]:
    """Return what has become of cards that stayed in play and the log does not say, or says and it has not."""
    happened: dict[int, list[Any]] = {}
    for event in after.log.after(len(before.log)):
        card = getattr(event, "card", NOWHERE)
        if card in before.cards:
            happened.setdefault(card, []).append(event)
    found = []
    for card in after.in_play:
        old, new = before.cards.get(card), after.cards[card]
        if old is None or old.zone != "play":
            continue
        mine = happened.get(card, ())
        if any(isinstance(event, told.Entered | told.Returned | told.LeftPlay) for event in mine):
            continue
        found += [f"{what}: {new.face}" for what in _differs(old, new, mine)]
    return found


def _differs(old: Any, new: Any, mine: Iterable[Any]) -> Iterator[str]:
    booted, place, bounty = old.booted, old.place, old.bounty
    for event in mine:
        match event:
            case told.Booted():
                booted = True
            case told.Unbooted():
                booted = False
            case told.Moved():
                place = event.to
            case told.Attached() | told.Traded():
                place = event.host
            case told.BountyChanged():
                bounty += event.amount
    if booted != new.booted and not (booted and not new.booted):  # a cost is taken back in silence
        yield "booted, which the log does not say"
    if place != new.place:
        yield "is not where the log says"
    if bounty != new.bounty:
        yield f"has bounty {new.bounty}, by the log {bounty}"


# --- playing ---------------------------------------------------------------------------------------


def play(seed: int, number: int) -> Played:
    """Play one game of a run, and try what is used in it beside texts that forbid."""
    table = deal(seed, number)
    draw = Chance(seeded(seed) + 2 * number + 1)
    tries = _Tries(Chance(draw.rng))
    with on_stage():
        try:
            while not table.over and len(table.answers) < MOST_ANSWERS:
                before = _told(table).copy()
                ask = table.asks[draw(len(table.asks))]
                answer = sampled(table, ask, draw, tries.used)
                tries.beside(table, ask, answer)
                table.answer(ask.seat, answer)
                tries.note("alone", answer, untold(before, _told(table)))
            if number % 4:  # a game that begins in the middle
                tries.note("twins", "", differences(deal(seed, number), Chance(draw.rng)))
        except Exception:
            tries.found[traceback.format_exc()] = table.fork()
    state = table.state
    used = frozenset(tries.used)
    decided = state.decided or "leaving off"
    return Played(number, tries.answers, state.day, decided, used, failure=tries.failure(number, table))


def _is_use(event: Any) -> bool:
    return isinstance(event, told.Declared) and event.timing != "react"


class _Tries:
    """What has been tried in a game, and found."""

    def __init__(self, draw: Chance) -> None:
        self.draw = draw
        self.used: set[tuple[str, str]] = set()
        self.found: dict[str, Any] = {}
        """What was found, each thing once, and a game in which it was."""
        self.answers = 0
        self.others: dict[str, int] = {}

    def failure(self, number: int, table: Table[Doomtown]) -> Failure | None:
        """Return what was found."""
        return Failure(number, "\n".join(self.found), dump(table)) if self.found else None

    def note(self, beside: str, answer: Any, found: Iterable[str]) -> None:
        """Keep what was found beside something."""
        for what in found:
            self.found.setdefault(f"{beside}: {what}", answer)

    def beside(self, table: Table[Doomtown], ask: Ask, answer: Any) -> None:
        """If this answer does something new in this game, do it beside some texts that forbid."""
        what = (
            self._news(table, answer) if table.state.day else ""
        )  # nothing lies in a town that is being set up
        if not what:
            return
        for _ in range(TRIED):
            trial = self._trial(table.checkpoint)
            try:
                found = self._try(trial, table, ask, answer)
            except Exception:
                found = [traceback.format_exc()]
            self.note(f"{what}, {trial}", answer, found)

    def _news(self, table: Table[Doomtown], answer: Any) -> str:
        play = read(answer) if isinstance(answer, str) else None
        if isinstance(play, Use):
            use = table.state.cards[play.card].face, play.part
            if use in self.used:
                return ""
            self.used.add(use)
            return f"{use[0]}: {use[1]}"
        if play is None or not play.about:
            return ""
        self.others[play.word] = self.others.get(play.word, 0) + 1
        return play.word if self.others[play.word] <= OTHER_PLAYS else ""

    def _trial(self, state: Doomtown) -> Trial | Gone | Both:
        one, other = self._single(state), self._single(state)
        return one if self.draw(2) or _clash(one, other) else Both(one, other)

    def _single(self, state: Doomtown) -> Trial | Gone:
        draw = self.draw
        if draw(GONE_EVERY) == 0:
            return Gone(WHOM[draw(len(WHOM))], tuple(WHERETO)[draw(len(WHERETO))])
        ban, late = BANS[draw(len(BANS))], draw(2) == 1
        late = late and not ban.early
        on = [card for card in ban.pool(state) if _can_be_meant(state, card)]
        return Trial(ban, tuple(card for card in on if late or draw(2)), late)

    def _try(self, trial: Trial | Gone | Both, table: Table[Doomtown], ask: Ask, answer: Any) -> list[str]:
        """Do it beside a text, and a few things more; return what is wrong."""
        start = table.checkpoint.copy()
        since = len(start.log)
        _lay_trial(trial, start)
        twin = Table(table.game, table.config, table.seed, start)
        given = [(each.seat, each.answer) for each in table.answers.after(table.settled)]
        for seat, choice in (*given, (ask.seat, answer)):
            try:
                found = self._answer(twin, seat, choice)
            except IllegalAnswer:
                return []  # it is refused, as it may be
            if found:
                return found
        for turn in range(LONGEST):
            found = list(trial.breaches(_told(twin), since))
            whole = twin.settled == len(twin.answers)
            if found or twin.over or (whole and turn >= AFTERWARDS):
                return found
            asked = twin.asks[self.draw(len(twin.asks))]
            found = self._answer(twin, asked.seat, asked.form.sample(self.draw))
            if found:
                return found
        return []

    def _answer(self, twin: Table[Doomtown], seat: int, choice: Any) -> list[str]:
        before, said = twin.state.copy(), _told(twin).copy()
        twin.answer(seat, choice)
        self.answers += 1
        after = twin.state
        return [*new_faults(before, after), *unbooked(before, after), *untold(said, _told(twin))]


def _told(table: Table[Doomtown]) -> Doomtown:
    """Return the game as far as whole steps go: what a running one has begun, it has not told yet."""
    return table.state if table.over else table.checkpoint


def _can_be_meant(state: Doomtown, card: int) -> bool:
    """Legends and homes are out of all this."""
    return PRINTED[state.cards[card].face].kind not in ("legend", "outfit", "square")
