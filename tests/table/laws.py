"""What must hold for every game on the table, whatever its rules."""

from itertools import pairwise
from typing import Any

from boomtown.lab.leaks import leaks
from boomtown.table import (
    Ask,
    Chance,
    Composition,
    Form,
    IllegalAnswer,
    Number,
    OneOf,
    SomeOf,
    Table,
    at_random,
    text,
)
from boomtown.table.journal import dump, load
from boomtown.table.table import KEPT_EVERY, THINNED_EVERY


def play(table: Table[Any], chance: Chance, answers: int | None = None) -> None:
    """Play on at random, to the end or for so many answers."""
    while not table.over and (answers is None or answers > 0):
        ask = table.asks[chance(len(table.asks))]
        table.answer(ask.seat, ask.form.sample(chance))
        answers = None if answers is None else answers - 1


def same_seed_same_game(game: Any, config: Any, seed: int) -> None:
    """Same seed and same answers give the same digest, whatever order simultaneous answers come in."""
    one, two = Table(game, config, seed), Table(game, config, seed)
    chance = Chance(seed)
    while not one.over:
        assert one.digest() == two.digest()
        answers = [(ask.seat, ask.form.sample(chance)) for ask in one.asks]
        for seat, answer in answers:
            one.answer(seat, answer)
        for seat, answer in reversed(answers):
            two.answer(seat, answer)
    assert two.over
    assert one.digest() == two.digest()
    assert one.outcome == two.outcome


def usual_answers_are_legal(game: Any, config: Any, seed: int) -> None:
    """What a question calls its usual answer is accepted as it stands, by whoever gives it."""
    table, chance = Table(game, config, seed), Chance(seed)
    while not table.over:
        for ask in table.asks:
            if ask.usual is not None:
                assert ask.form.check(ask.usual) == ask.usual
        ask = table.asks[chance(len(table.asks))]
        usual = ask.usual is not None and chance(2)
        table.answer(ask.seat, ask.usual if usual else ask.form.sample(chance))


def forks_play_on_identically(game: Any, config: Any, seed: int) -> None:
    """A fork at any ask equals its parent, plays on as the parent does, and never touches it."""
    table, chance = Table(game, config, seed), Chance(seed)
    while not table.over:
        before = table.digest()
        stray, twin = table.fork(), table.fork()
        play(stray, Chance(seed + 1), answers=7)
        assert table.digest() == before
        assert twin.digest() == before
        ask = table.asks[0]
        answer = ask.form.sample(chance)
        table.answer(ask.seat, answer)
        twin.answer(ask.seat, answer)
        assert twin.digest() == table.digest()


def playing_out_is_the_same_game(game: Any, config: Any, seed: int) -> None:
    """Played out from any moment, a game ends as it would question by question, and the table stays where it is."""
    table, chance = Table(game, config, seed), Chance(seed)
    while not table.over:
        before = table.digest()
        told = [table.log(seat) for seat in range(game.seats(config))]
        imagined = table.play_out(at_random(Chance(seed + 1)))
        assert table.digest() == before
        assert [table.log(seat) for seat in range(game.seats(config))] == told
        twin, twins_chance = table.fork(), Chance(seed + 1)
        while not twin.over:
            ask = twin.asks[0]
            twin.answer(ask.seat, ask.form.sample(twins_chance))
        assert imagined == twin.outcome
        play(table, chance, answers=1 + chance(60))
    assert table.play_out(at_random(chance)) == table.outcome


def undo_restores(game: Any, config: Any, seed: int) -> None:
    """Going back to any earlier ask restores that moment exactly, and the same answers lead here again."""
    table, chance = Table(game, config, seed), Chance(seed)
    digests = [table.digest()]
    while not table.over:
        play(table, chance, answers=1)
        digests.append(table.digest())
    answers = list(table.answers)
    back = table.fork()
    for _ in range(8):
        to = chance(len(digests))
        back.undo(to)
        assert back.digest() == digests[to]
        assert list(back.answers) == answers[:to]
        for given in answers[to:]:
            back.answer(given.seat, given.answer)
        assert back.digest() == digests[-1]
    assert table.digest() == digests[-1]


def saved_games_resume(game: Any, config: Any, seed: int) -> None:
    """A journal written anywhere plays back to the same moment, and a state survives JSON."""
    table, chance = Table(game, config, seed), Chance(seed)
    while not table.over:
        play(table, chance, answers=1 + chance(40))
        loaded = load(dump(table, ["Ann", "Bob"]), {game.name: lambda: game})
        assert loaded.table.digest() == table.digest()
        assert not loaded.cut_off
        assert game.encode(game.decode(game.encode(table.state))) == game.encode(table.state)
        assert game.decode(game.encode(table.state)) == table.state


def listed_answers_are_accepted_and_others_refused(game: Any, config: Any, seed: int) -> None:
    """Every listed option is accepted; every unlisted answer is refused and changes nothing."""
    table, chance = Table(game, config, seed), Chance(seed)
    while not table.over:
        for ask in table.asks:
            _refuses_nonsense(table, ask)
            for _, answer in zip(range(12), ask.form.choices(), strict=False):
                assert ask.form.check(answer) == answer
                table.fork().answer(ask.seat, answer)
            table.fork().answer(ask.seat, ask.form.sample(chance))
        play(table, chance, answers=1)


def _refuses_nonsense(table: Table[Any], ask: Ask) -> None:
    before = table.digest()
    for nonsense in (
        None,
        True,
        1.0,
        -1,
        10**9,
        "",
        "nonsense",
        [],
        [[]],
        {},
        {"x": 1},
        *_near_misses(ask.form),
    ):
        if nonsense in ([], -1) and _accepts(ask.form, nonsense):
            continue
        try:
            table.answer(ask.seat, nonsense)
        except IllegalAnswer as error:
            reason = text(error.reason)
        else:
            raise AssertionError(f"{ask.message.key} accepted {nonsense!r}")
        assert reason
        assert table.digest() == before


def _accepts(form: Form, answer: Any) -> bool:
    try:
        form.check(answer)
    except IllegalAnswer:
        return False
    return True


def _near_misses(form: Form) -> list[Any]:
    match form:
        case OneOf():
            return [[form.ids[0]], f"{form.ids[0]}x"]
        case SomeOf():
            ids = list(form.ids)
            doubled = [ids[:1] * 2] if ids else []
            return [*doubled, [*ids, "x"], *([ids] if form.most < len(ids) else [])]
        case Number():
            return [form.least - 1, form.most + 1, str(form.least), float(form.least)]
        case Composition():
            whole = next(form.choices())
            first = next(iter(form.parts))
            return [{**whole, "more": 1}, {name: answer for name, answer in whole.items() if name != first}]
        case _:
            raise AssertionError(f"a form the laws do not know: {form}")


def views_show_nothing_hidden(game: Any, config: Any, seed: int) -> None:
    """In a world dealt anew behind a seat's back, that seat sees, reads and is asked the same."""
    table, chance = Table(game, config, seed), Chance(seed)
    while not table.over:
        for seat in (None, *range(game.seats(config))):
            assert leaks(table, seat, chance) == []
        play(table, chance, answers=1 + chance(3))


def what_was_told_is_told_again(game: Any, config: Any, seed: int) -> None:
    """A seat's log, looked at again and again while answers are given and taken back, is that of the events."""
    table, chance = Table(game, config, seed), Chance(seed)
    seats = (None, *{ask.seat for ask in table.asks})
    for _ in range(6):
        play(table, chance, 1 + chance(40))
        for seat in seats:
            told = [event.told(seat) for event in table.state.log]
            assert table.log(seat) == [message for message in told if message is not None]
        before = table.log(None)
        table.undo(chance(len(table.answers) + 1))
        assert table.log(None) == before[: len(table.log(None))]
        assert table.log(None, after=3) == table.log(None)[3:]


def another_world_is_kept_however_long_ago(game: Any, config: Any, seed: int) -> None:
    """No answers lead to a world that was dealt, so its beginning is never thinned out."""
    first, chance = Table(game, config, seed), Chance(seed)
    play(first, chance, 5)
    table = first.redealt(None, chance)
    dealt = len(table.answers)
    digests = [table.digest()]
    while not table.over and len(digests) < 3 * THINNED_EVERY:
        play(table, chance, 1)
        digests.append(table.digest())
    for count in range(0, len(digests), 13):
        assert table.at(dealt + count).digest() == digests[count]


def the_past_is_thinned_and_whole(game: Any, config: Any, seed: int) -> None:
    """One checkpoint in some answers is kept, lean, and every moment of the game can be returned to all the same."""
    table, chance = Table(game, config, seed), Chance(seed)
    digests = [table.digest()]
    while not table.over and len(digests) < 3 * THINNED_EVERY:
        play(table, chance, 1)
        digests.append(table.digest())
    kept = list(table._past)
    assert kept[0].count == 0
    assert len(kept) <= 2 * THINNED_EVERY // KEPT_EVERY
    assert all(later.count - earlier.count >= KEPT_EVERY for earlier, later in pairwise(kept))
    unpacked = table.checkpoint.unpacked
    assert all(unpacked(found.packed).packed() == found.packed for found in kept)
    for count in (*range(len(digests) - 1, -1, -11), *range(0, len(digests), 17)):
        assert table.at(count).digest() == digests[count]
    twin = table.fork()
    twin.undo(len(digests) // 2)
    play(twin, chance, 3)
    assert table.digest() == digests[-1]
