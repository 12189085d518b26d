"""What is offered and what nothing forbids are the same, for every card and every kind of play."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.doomtown.plays.acting import Cheat, Use
from boomtown.doomtown.plays.calling_out import Call
from boomtown.doomtown.plays.explain import why_not_anything, why_not_play
from boomtown.doomtown.plays.moving import Move
from boomtown.doomtown.plays.offering import abilities_of
from boomtown.doomtown.plays.offers import KINDS, Plays, now, read
from boomtown.doomtown.plays.play import Pass, Play
from boomtown.doomtown.plays.reacting import React
from boomtown.doomtown.plays.shopping import Shop
from boomtown.doomtown.plays.swapping import Swap
from boomtown.doomtown.plays.trading import Trade
from boomtown.doomtown.state import Doomtown
from boomtown.lab import fuzz
from boomtown.table import Ask, Chance, IllegalAnswer, Judged, Table, text

ASKS = ("noon", "shootout", "resolution", "cheatin")
GAMES = range(24)


def every_play(state: Doomtown, draw: Chance) -> Iterator[Play]:
    """Yield plays of every kind about every card, sensible or not; of the pairs a good many."""
    cards = list(state.cards)
    yield Pass()
    for card in cards:
        yield from (Move(card), Shop(card), Trade(card))
        for ability in abilities_of(state, card):
            yield from (Use(card, ability.name), Cheat(card, ability.name))
    held = [card for player in state.players for card in player.hand]
    near = [*state.in_play, *held]
    for one in near:
        for _ in range(6):
            other = near[draw(len(near))]
            yield from (Call(one, other), Swap(one, other))
    for one in state.in_play:
        yield from (Call(one, other) for other in state.in_play if _meet(state, one, other))
    for card in held:
        yield from (Swap(card, dude) for dude in state.in_play if _namesakes(state, card, dude))
    yield Use(cards[-1], "no such part")


def _meet(state: Doomtown, one: int, other: int) -> bool:
    return state.cards[one].place == state.cards[other].place


def _namesakes(state: Doomtown, card: int, dude: int) -> bool:
    return state.printed(card).name == state.printed(dude).name


def asked_for_plays(number: int) -> Iterator[tuple[Table[Doomtown], Ask, Chance]]:
    """Play a fuzzed game and stop at its questions for plays."""
    table, chance = fuzz.deal(7, number), Chance(number)
    for _ in range(400):
        if table.over:
            return
        ask = table.asks[chance(len(table.asks))]
        if ask.message.key.removeprefix("doomtown-ask-") in ASKS:
            yield table, ask, chance
        table.give(ask, ask.form.sample(chance))


@pytest.mark.parametrize("number", GAMES)
def test_offered_is_what_nothing_forbids(number: int) -> None:
    for count, (table, ask, chance) in enumerate(asked_for_plays(number)):
        form, state = ask.form, table.state
        assert isinstance(form, Judged)
        one_by_one = [chosen for chosen in form.perhaps() if form.allows(chosen)]
        assert one_by_one == form.ids
        offered = set(form.ids)
        if count % 5 == 0:
            for play in every_play(state, chance):
                assert (str(play) in offered) == (form.offer.why_not(play) is None), (play, text(ask.message))
                assert read(str(play)) == play


@pytest.mark.parametrize("number", GAMES)
def test_there_is_one_lot_for_each_play_that_nothing_forbids(number: int) -> None:
    """Whoever draws lots draws each legal play as likely as any other; all others are blanks or refused."""
    for table, ask, _ in asked_for_plays(number):
        form = ask.form
        assert isinstance(form, Judged)
        offer = Plays(table.state, ask.seat, form.offer.moment)
        drawn = [offer.drawn(lambda _, lot=lot: lot) for lot in range(_lots_of(offer))]
        legal = [str(play) for play in drawn if play is not None and offer.why_not(play) is None]
        assert sorted(legal) == sorted(map(str, form.ids))


def _lots_of(offer: Plays) -> int:
    asked: list[int] = []
    offer.drawn(lambda count: asked.append(count) or 0)  # type: ignore[func-returns-value]
    return asked[0] if asked else 1


@pytest.mark.parametrize("number", GAMES)
def test_a_person_who_asks_why_not_hears_the_same(number: int) -> None:
    """`why not?` in words of cards agrees with what is offered, in the middle of a shootout as well."""
    for count, (table, ask, _) in enumerate(asked_for_plays(number)):
        if count % 7:
            continue
        state, seat = table.state, ask.seat
        assert isinstance(ask.form, Judged)
        plays = [read(str(chosen)) for chosen in ask.form.ids]
        for word, kind in KINDS.items():
            if word in ("pass", "call", "swap", "cheat"):
                continue
            possible = {play.about[0] for play in plays if play is not None and _is(play, kind)}
            for card in state.cards:
                refusal = why_not_play(state, seat, word, [card]) if word != "trade" else None
                if word != "trade":
                    assert (refusal is None) == (card in possible), (word, card, text(ask.message))
        for card in (*state.players[seat].hand, *state.in_play[1:]):
            why_not_anything(state, seat, state.printed(card).title)


def _is(play: Play, kind: type[Play]) -> bool:
    return isinstance(play, kind) and not isinstance(play, React)


def test_the_moment_of_a_question_is_the_one_that_is_explained() -> None:
    for number in GAMES:
        for table, ask, _ in asked_for_plays(number):
            assert isinstance(ask.form, Judged)
            assert isinstance(ask.form.offer, Plays)
            assert now(table.state) == ask.form.offer.moment


numbers = st.integers(0, 10**6)
names = st.from_regex(r"[a-z][a-z_ 0-9]{0,20}", fullmatch=True)
plays = st.one_of(
    st.just(Pass()),
    st.builds(Call, numbers, numbers),
    st.builds(Move, numbers),
    st.builds(Shop, numbers),
    st.builds(Swap, numbers, numbers),
    st.builds(Trade, numbers),
    st.builds(Use, numbers, names),
    st.builds(Cheat, numbers, names),
    st.builds(React, numbers, names),
)


@given(plays)
def test_what_is_written_is_read_again(play: Play) -> None:
    assert read(str(play)) == play


@given(st.one_of(st.text(max_size=30), st.from_regex(r"[a-z0-9]{0,6}(:[ 0-9a-z]{0,4}){0,3}", fullmatch=True)))
def test_what_is_read_was_written_so(written: str) -> None:
    """No play has two ids: a journal or a client that writes `call:052:54` is refused."""
    play = read(written)
    assert play is None or str(play) == written


def test_nonsense_is_refused_with_a_reason() -> None:
    table, ask, _ = next(asked_for_plays(1))
    for nonsense in ("call:1", "call:1:2:3", "move:", "use:1", "dance:3", "call:9999:1", 7, None, ["pass"]):
        with pytest.raises(IllegalAnswer):
            table.answer(ask.seat, nonsense)
