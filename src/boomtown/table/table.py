"""The driver: one door in (`answer`), one door out (`view`), and forks, undo and digests for free.

A step of the rules is a short generator. Before it runs the state is copied: that copy is the
checkpoint, and with the few answers given since it is all there is to save. To fork is to share the
checkpoint and, once somebody looks, to run the step again with those answers. Of older checkpoints one in some
answers is kept; to go back is to play on from the nearest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Generic, TypeVar

import msgspec

from boomtown.table.chain import Chain
from boomtown.table.chance import Draw, seeded
from boomtown.table.forms import Answer, IllegalAnswer
from boomtown.table.frozen import Frozen, FrozenLeaf
from boomtown.table.game import About, Game
from boomtown.table.messages import Message, say
from boomtown.table.playout import Choose, SweptSeldom, Until, run_on
from boomtown.table.state import Ask, Asked, Outcome, State, Step
from boomtown.table.told import Told

S = TypeVar("S", bound=State)

Deal = Callable[[S, S, int | None, Draw], S]
"""What `Game.redeal` does."""

DEALS = 20
"""How often chance is tried for another world before a seat gets this one."""
KEPT_EVERY = 8
"""Of so many answers one checkpoint is kept to come back to; the others are played again from there."""
THINNED_EVERY = 64
"""After so many answers the past is looked through: the longer ago, the fewer checkpoints are kept."""
FARTHER = 2
"""Two that are kept lie apart by no more than this part of how long ago that is: going back plays on for no longer."""


Notes = tuple[Sequence[Any], ...]
"""What a running step has worked out, up to its first question and after each answer (`State.note_down`)."""


NO_NOTES: Sequence[Any] = ()


class Given(FrozenLeaf, frozen=True, gc=False):
    """One accepted answer; `unasked` if no person decided it, but a bot or a program that saw no other."""

    seat: int
    answer: Answer
    unasked: bool = False


class Checkpoint(FrozenLeaf, frozen=True, gc=False):
    """The state before a step that asked something, packed, and how many answers led to it."""

    packed: Any
    count: int
    dealt: bool = False
    """Whether another world begins here: no answers lead to it from an earlier one."""


class View(Frozen, frozen=True):
    """What a seat sees: the board as its game shows it, its own question, and who else is being waited for."""

    seat: int | None
    board: Any
    ask: Ask | None
    waiting: tuple[int, ...]
    outcome: Outcome | None


class Table(Generic[S]):
    """A game in progress."""

    __slots__ = (
        "_answers",
        "_asked",
        "_checkpoint",
        "_got",
        "_heard",
        "_notes",
        "_past",
        "_settled",
        "_state",
        "_step",
        "_told",
        "_waiting",
        "config",
        "game",
        "seed",
    )

    def __init__(
        self, game: Game[S], config: Any, seed: int, state: S | None = None, *, like: Table[S] | None = None
    ) -> None:
        """Start a game; or, with a state, go on from there, as scenarios and searches do; or be like another table."""
        self.game = game
        self.config = config
        self.seed = seed
        if like is not None:
            self._stand_like(like)
            return
        start: S = game.start(config, seeded(seed)) if state is None else state.copy()
        self._checkpoint = start
        self._answers: Chain[Given] = Chain()
        self._settled: int  # how many of the answers led to the checkpoint; the step has had the others
        self._past: Chain[Checkpoint] = Chain()  # the first step that asked, and some of those since
        self._notes: Notes = ()
        self._told: dict[int | None, Told] = {}
        self._sleep()
        self._run_on(start, len(start.frames))

    # --- looking -------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The state as the rules see it. Only rules, tests and the game's own tools may look here."""
        self._wake()
        return self._state

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The questions that wait for an answer right now; none when the game is over."""
        if self._step is None:
            self._wake()
        return self._waiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        self._wake()
        return self._asked is None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.game.outcome(self._state) if self.over else None

    @property
    def answers(self) -> Chain[Given]:
        """Every answer so far, in the order given."""
        return self._answers

    @property
    def checkpoint(self) -> S:
        """The state in which the running step began; to be looked at and copied, never changed."""
        return self._checkpoint

    @property
    def settled(self) -> int:
        """How many answers had been given when the running step began; it has had the others."""
        return self._settled

    @property
    def opened(self) -> int:
        """How many answers had been given when the questions that are open now were put."""
        self._wake()
        return self._answers.length - len(self._got)

    def ask_of(self, seat: int | None) -> Ask | None:
        """Return the question that waits for this seat, if one does."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def view(self, seat: int | None, beside: View | None = None) -> View:
        """Return what this seat may know; None is a spectator. Beside what another seat sees now, it costs less."""
        if beside is None:
            board = self.game.view(self.state, seat)
        else:
            board = self.game.view_beside(self.state, seat, beside.board)
        waiting = tuple(ask.seat for ask in self.asks)
        return View(seat, board, self.ask_of(seat), waiting, self.outcome)

    def glance(self, seat: int | None, before: Any = None) -> Any:
        """Return the board this seat may see, to be looked at before the game goes on and not after.

        That may be the one seen `before`, if nothing has changed.
        """
        return self.game.glance(self.state, seat, before)

    def why_not(self, seat: int, what: str) -> list[Message]:
        """Return what this seat can do now with something it names, and why not the rest, if the game can tell."""
        return self.game.why_not(self.state, seat, what)

    def about(self, seat: int | None, card: int) -> About | None:
        """Return what this seat can do with a card it sees, and where the card could go, if the game can tell."""
        return self.game.about(self.state, seat, card)

    def sensible(self, ask: Ask) -> Answer | None:
        """Return an answer to offer whoever is asked this, chosen already, if there is a sensible one."""
        return self.game.sensible(self.state, ask)

    def hints(self, ask: Ask, choice: Answer | None) -> Sequence[Message]:
        """Return what can be reckoned of a question and of what is chosen so far."""
        return self.game.hints(self.state, ask, choice)

    def scenes(self) -> Sequence[Any]:
        """Return what everybody was shown lately and wants time to look at."""
        return self.game.scenes(self.state)

    def is_half_made(self, to: int, then: Table[S] | None = None) -> bool:
        """Whether the answer given after the first `to` only led its seat on to further questions so far.

        Nobody else was asked since, nobody has learnt anything, and chance had no say: it could be taken back and
        nobody would be the wiser. `then` is the game as it stood, for whoever has kept it.
        """
        given = self._answers.after(to)
        asked = {ask.seat for ask in self.asks}
        if not given or asked != {given[0].seat} or any(each.seat not in asked for each in given):
            return False
        return self.game.gave_nothing_away((then or self.at(to)).state, self.state)

    def log(self, seat: int | None, after: int = 0) -> list[Message]:
        """Return what this seat was told, from the start or after the first `after` messages."""
        told = self._told.get(seat)
        if told is None:
            told = self._told[seat] = Told(seat)
        return told.of(self.state.log)[after:]

    def digest(self) -> str:
        """Return a hash of everything: equal games have equal digests, on every machine."""
        whole = hashlib.blake2b(self.game.encode(self.state), digest_size=16)
        whole.update(msgspec.json.encode(self._got))
        return whole.hexdigest()

    def fingerprint(self) -> str:
        """Return a hash of what the game comes down to and what is asked, whatever records hold it.

        Unlike a digest it outlives changes of the records. Programs whose fingerprints differ after the same answers
        play by different rules.
        """
        whole = hashlib.blake2b(self.game.fingerprint(self.state), digest_size=16)
        asked = [(ask.seat, ask.message.key) for ask in self.asks]
        whole.update(msgspec.json.encode((self._got, asked)))
        return whole.hexdigest()

    # --- playing -------------------------------------------------------------------------------

    def answer(self, seat: int, choice: Answer, *, unasked: bool = False) -> None:
        """Answer this seat's question; the game runs on to the next questions. `unasked`: no person decided.

        Raises IllegalAnswer, and then nothing has changed.
        """
        ask = self.ask_of(seat)
        if ask is None:
            raise IllegalAnswer(say("refused-over" if self.over else "refused-not-asked"))
        self.give(ask, ask.form.check(choice), unasked=unasked)

    def give(self, ask: Ask, choice: Answer, *, unasked: bool = False) -> None:
        """Give a pending ask an answer that its own form drew or checked."""
        answers, past, checkpoint, settled = self._answers, self._past, self._checkpoint, self._settled
        notes = self._notes
        given = Given(ask.seat, choice, unasked)
        self._answers = Chain(answers, given, answers.length + 1)
        try:
            self._feed(given)
        except BaseException:  # a mistake in the rules must not cost the players their game
            self._answers, self._past, self._checkpoint, self._settled = answers, past, checkpoint, settled
            self._notes = notes
            self._sleep()
            raise

    def fork(self) -> Table[S]:
        """Return an independent copy that plays on exactly as this one would."""
        return Table(self.game, self.config, self.seed, like=self)

    def _stand_like(self, other: Table[S]) -> None:
        self._checkpoint = other._checkpoint
        self._settled = other._settled
        self._answers = other._answers
        self._past = other._past
        self._notes = other._notes
        self._told = {}
        self._sleep()

    def at(self, count: int) -> Table[S]:
        """Return the game as it stood when `count` answers had been given; this table stays where it is."""
        earlier = self.fork()
        earlier.undo(count)
        return earlier

    def play_out(self, choose: Choose) -> Outcome:
        """Imagine the rest of the game, `choose` playing for every seat, and return how it ends.

        This table stays where it is. Playing out is much cheaper than answering question by question, because
        nothing is kept of it. To learn nothing one may not know, play out a `redealt` table.
        """
        with SweptSeldom():
            return self.game.outcome(self.imagine(choose))

    def imagine(self, choose: Choose, until: Until | None = None) -> S:
        """Imagine the rest of the game, or as much of it as `until` wants to see, and return the state it leads to.

        Between two steps `until` is shown the state, all of it; without one the game is played to its end.
        """
        twin = self.fork()
        twin._wake()
        if twin._step is not None:
            assert twin._asked is not None
            with SweptSeldom():
                run_on(self.game, twin._state, twin._step, twin._asked, twin._got, choose, until)
        return twin._state

    def redealt(self, seat: int | None, draw: Draw) -> Table[S]:
        """Return a table in another world that this seat could not tell from this one, to search or test with.

        Others' answers to a question still open are unknown to the seat, so in that world they are asked again.
        A deal in which the step would have asked anything else is not such a world, and another one is dealt;
        after `DEALS` of them (there may be no other world) the seat gets a fork of this one.
        """
        return self._another_world(self.game.redeal, seat, draw) or self.fork()

    def guessed(self, seat: int, draw: Draw) -> Table[S] | None:
        """Return a world as this seat, a bot's, may imagine it; nothing if chance found none.

        Unlike in a `redealt` one, what others have brought in secret is not known but guessed.
        """
        return self._another_world(self.game.redeal_by_guess, seat, draw)

    def _another_world(self, deal: Deal[S], seat: int | None, draw: Draw) -> Table[S] | None:
        self._wake()
        if not self._checkpoint.frames:
            return self._in_world(deal(self._checkpoint, self._state, seat, draw))
        questions = list(self.fork()._rerun(self._closed()))
        for _ in range(DEALS):
            twin = self._in_world(deal(self._checkpoint, self._state, seat, draw))
            asked = twin._rerun(self._closed())
            if all(_same_question(*pair) for pair in zip_longest(asked, questions)):
                for given in self._answers.after(len(twin._answers)):
                    if given.seat == seat:
                        twin._answers = twin._answers.add(given)
                        twin._feed(given)
                return twin
        return None

    def _closed(self) -> list[Given]:
        """The answers the running step has had, but for those to a question that waits for more."""
        given = self._answers.after(self._settled)
        return given[: len(given) - len(self._got)]

    def _in_world(self, checkpoint: S) -> Table[S]:
        """A fork that stands on another checkpoint, without answers to an open question."""
        twin = self.fork()
        twin._answers = self._answers.first(len(self._answers) - len(self._got))
        twin._past = self._past.add(Checkpoint(checkpoint.packed(), self._settled, dealt=True))
        twin._checkpoint = checkpoint
        twin._notes = ()  # of this world, and not of that one
        twin._sleep()
        return twin

    def _rerun(self, answers: list[Given]) -> Iterator[Asked | None]:
        """Run the step from the checkpoint and yield each question; an answer that does not fit ends it."""
        self._begin()
        yield self._asked
        for given in answers:
            if not self._fits(given):
                return
            self._feed(given)
            yield self._asked

    def _fits(self, given: Given) -> bool:
        """Whether this seat is being asked, and this is one of the answers."""
        for ask in self._waiting:
            if ask.seat == given.seat:
                try:
                    ask.form.check(given.answer)
                except IllegalAnswer:
                    return False
                return True
        return False

    def undo(self, to: int) -> None:
        """Go back to the moment when `to` answers had been given."""
        if not 0 <= to <= len(self._answers):
            raise ValueError(f"cannot go back to answer {to} of {len(self._answers)}")
        wanted = self._answers.first(to)
        if self._settled > to:
            self._back_to_checkpoint(to)
        self._answers = wanted.first(self._settled)
        self._notes = ()
        self._sleep()
        for count in range(self._settled + 1, to + 1):
            self._wake()
            self._answers = wanted.first(count)
            assert self._answers.newest is not None
            self._feed(self._answers.newest)

    def _back_to_checkpoint(self, count: int) -> None:
        """Stand where the newest step kept began that no more than so many answers led to."""
        before = sum(kept.count <= count for kept in self._past.backwards())
        self._past = self._past.first(before)
        checkpoint = self._past.newest
        assert checkpoint is not None, "the first step that asks is always kept"
        self._checkpoint = self._checkpoint.unpacked(checkpoint.packed)
        self._settled = checkpoint.count

    # --- running -------------------------------------------------------------------------------

    def _sleep(self) -> None:
        """Forget the running step; `_wake` starts it again from the checkpoint."""
        self._step: Step | None = None
        self._asked: Asked | None = None
        self._waiting: tuple[Ask, ...] = ()
        self._got: dict[int, Answer] = {}
        self._state: S = self._checkpoint

    def _wake(self) -> None:
        """Run the step again up to where it was, if it is not running."""
        if self._step is None and self._checkpoint.frames:
            self._begin()
            for given in self._answers.after(self._settled):
                self._feed(given)

    def _begin(self) -> None:
        """Start the step of the checkpoint on a copy of it; in another world it may end without asking."""
        state = self._state = self._checkpoint.twin()
        self._heard = 0
        noting = state.takes_notes and self._open_notes()
        frame = state.frames[-1]
        step = self.game.steps[type(frame)](state, frame)
        asked = None if step is None else next(step, None)
        if noting:
            state.note_down(None)
        if asked is not None:
            self._step = step
            self._asked = asked
            self._waiting = asked if isinstance(asked, tuple) else (asked,)

    def _open_notes(self) -> bool:
        """Let the step read what it has worked out at this point before, or write it down if it is here anew.

        Tell whether it does either: often it has worked out nothing.
        """
        heard, notes = self._heard, self._notes
        if heard < len(notes):
            found = notes[heard]
            if found:
                self._state.note_down(iter(found))
            return bool(found)
        found = []
        self._notes = (*notes, found)
        self._state.note_down(found)
        return True

    def _run_on(self, state: S, stay: int) -> None:
        """Take the ended step off, so that this many frames stay, and start steps until somebody is asked.

        The checkpoint is copied before a step's generator runs. A step that is a plain function and returns no
        generator has asked nothing, so nobody can come back to the moment before it, and nothing is copied.
        """
        settled = self._settled = self._answers.length
        steps = self.game.steps
        noting = state.takes_notes
        while True:
            frames = state.frames[:stay]  # `next_frames`, written out
            scheduled = state.scheduled
            if scheduled:
                frames += scheduled[::-1]
                state.scheduled = ()
            state.frames = frames
            if not frames:
                break
            stay = len(frames) - 1
            frame = frames[stay]
            found: list[Any] = []
            if noting:
                state.note_down(found)
            step = steps[type(frame)](state, frame)
            if step is not None:
                checkpoint = state.twin()
                asked = next(step, None)
                if asked is not None:
                    if noting:
                        state.note_down(None)
                    self._notes = (found,)
                    self._heard = 0
                    kept = self._past.newest
                    if kept is None or settled - kept.count >= KEPT_EVERY:
                        if kept is not None and settled // THINNED_EVERY > kept.count // THINNED_EVERY:
                            self._past = _thinned(self._past)
                        past = self._past
                        self._past = Chain(past, Checkpoint(checkpoint.packed(), settled), past.length + 1)
                    self._checkpoint = checkpoint
                    self._state = state
                    self._step = step
                    self._asked = asked
                    self._waiting = asked if isinstance(asked, tuple) else (asked,)
                    return
        if noting:
            state.note_down(None)
        self._notes = ()
        self._checkpoint = state  # the game is over
        self._sleep()

    def _feed(self, given: Given) -> None:
        """Pass an answer to the running step; when all seats asked have answered, run on."""
        asked = self._asked
        value: Any = given.answer
        self._heard += 1
        if isinstance(asked, tuple):
            got, waiting = self._got, self._waiting
            if waiting[0].seat == given.seat and waiting[0] is asked[len(got)]:
                got[given.seat] = value
                waiting = self._waiting = waiting[1:]
            else:
                got, waiting = self._out_of_turn(asked, given)
            if waiting:
                if self._heard == len(self._notes):
                    self._notes += (NO_NOTES,)
                return
            self._got = {}
            value = got
        noting = self._state.takes_notes and self._open_notes()
        try:
            asked = self._step.send(value)  # type: ignore[union-attr]  # who is asked is asked by a running step
        except StopIteration:
            self._run_on(self._state, len(self._checkpoint.frames) - 1)
        else:
            if noting:
                self._state.note_down(None)
            self._asked = asked
            self._waiting = asked if isinstance(asked, tuple) else (asked,)

    def _out_of_turn(self, asked: tuple[Ask, ...], given: Given) -> tuple[dict[int, Answer], tuple[Ask, ...]]:
        """Note an answer and keep all in the order asked; return what has been and who is still to be answered."""
        got = self._got | {given.seat: given.answer}
        self._got = {ask.seat: got[ask.seat] for ask in asked if ask.seat in got}
        self._waiting = tuple(ask for ask in asked if ask.seat not in got)
        return self._got, self._waiting


def _thinned(past: Chain[Checkpoint]) -> Chain[Checkpoint]:
    """Keep the fewer of the checkpoints the longer they are past: one goes if those about it are near enough."""
    kept = past.after(0)
    found = [kept[-1]] if kept else []
    for place in range(len(kept) - 2, -1, -1):
        before = kept[max(0, place - 1)].count
        age, apart = kept[-1].count - before, found[-1].count - before
        if place == 0 or kept[place].dealt or apart > age // FARTHER:
            found.append(kept[place])
    return Chain.of(reversed(found))


def _same_question(one: Asked | None, other: Asked | None) -> bool:
    """Whether the same seats are asked the same; the answers they have to choose from may differ."""
    return _seats_and_messages(one) == _seats_and_messages(other)


def _seats_and_messages(asked: Asked | None) -> list[tuple[int, Message]]:
    if asked is None:
        return []
    asks = asked if isinstance(asked, tuple) else (asked,)
    return [(ask.seat, ask.message) for ask in asks]
