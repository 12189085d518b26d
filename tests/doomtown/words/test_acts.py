"""Acts are data: they can be shown, compared and judged before anybody does them."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.game import GAME
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.text.intent import ASKS, HARMS, HELPS, MOVES, NEUTRAL, PAYS, REVEALS, Polarity
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.running import run
from boomtown.doomtown.words import (
    DAY,
    DUDE,
    IN_POSSE,
    NOWHERE,
    able,
    ace,
    another_play,
    attach,
    boot,
    change_casualties,
    change_player,
    change_rank,
    consider_legal,
    declare_card,
    discard,
    discard_from_draw_hand,
    end_this_effect,
    finish_action,
    fix,
    gain,
    give_keyword,
    keep_rock,
    look_at_hand,
    lower_bounty,
    may,
    modify,
    move,
    pay,
    permanently,
    play_action,
    put_aside,
    put_in_draw_hand,
    raise_bounty,
    relieve,
    requirement,
    say_of,
    unboot,
)
from boomtown.doomtown.words.doing import Act, Word
from vocabulary import vocabulary

WORDS = {name: found for name in vocabulary() if isinstance(found := getattr(words, name), Word)}


def test_every_act_is_made_by_a_word_of_its_name() -> None:
    assert len(WORDS) > 80
    assert [name for name, word in WORDS.items() if word.name != name] == []
    functions = {name: getattr(words, name) for name in vocabulary()}
    makers = [
        name
        for name, found in functions.items()
        if inspect.isfunction(found) and "Act" in str(inspect.signature(found).return_annotation)
    ]
    assert makers == []


def test_what_a_word_is_done_to_is_one_of_its_arguments() -> None:
    for word in WORDS.values():
        known = {"", "cards", "event", *inspect.signature(word.do).parameters}
        assert word.on in known, word


@pytest.mark.parametrize(
    ("act", "shown"),
    [
        (boot(12), "boot(12)"),
        (move((3, 4), to=5), "move((3, 4), to=5)"),
        (unboot(DUDE & IN_POSSE), "unboot(selected)"),
        (gain(2), "gain(2)"),
        (requirement(discard(7)), "requirement(discard(7))"),
        (another_play(), "another_play()"),
    ],
)
def test_an_act_is_shown_as_cards_write_it(act: Act, shown: str) -> None:
    assert repr(act) == shown


def test_acts_of_the_same_are_equal_however_they_are_written() -> None:
    assert gain(2) == gain(amount=2)
    assert boot(12) == boot(12)
    assert hash(gain(2)) == hash(gain(amount=2))
    assert requirement(boot(12)) == requirement(boot(12))
    assert boot(12) != unboot(12)
    assert boot(12) != boot(13)
    assert modify(12, bullets=-1) != modify(12, bullets=-2)
    assert gain(2) != "gain(2)"


@pytest.mark.parametrize(
    ("act", "polarity"),
    [
        (ace(1), HARMS),
        (unboot(1), HELPS),
        (move(1, to=2), MOVES),
        (modify(1, bullets=-2, least=0), HARMS),
        (modify(1, bullets=+1), HELPS),
        (modify(1, upkeep=+1), HARMS),
        (modify(1, upkeep=-1, until=DAY), HELPS),
        (permanently(1, control=1), HELPS),
        (fix(1, influence=1), HARMS),
        (fix(1, upkeep=0), HELPS),
        (raise_bounty(1), HARMS),
        (lower_bounty(1), HELPS),
        (say_of(1, word="cannot flee"), HARMS),
        (say_of(1, word="cannot be aced"), HELPS),
        (change_rank(-1), HARMS),
        (change_rank(+2), HELPS),
        (change_casualties(-2), HELPS),
        (change_casualties(amount=+1), HARMS),
        (change_player("hand size", 1), HELPS),
        (consider_legal(False), HARMS),
        (pay(2), PAYS),
        (requirement(boot(1)), PAYS),
        (look_at_hand(1), REVEALS),
        (end_this_effect(), NEUTRAL),
        (may("pay 1"), ASKS),
    ],
)
def test_an_act_says_what_it_is_to_whom_it_is_done(act: Act, polarity: Polarity) -> None:
    assert act.polarity is polarity


def done(table: Playing, *acts: Act) -> list[Any]:
    """What came of acts that ask nothing, done by the card of the first seat's home."""
    play = Situation(table.state, table.state.players[0].outfit)
    results: list[Any] = []

    def text() -> Any:
        for act in acts:
            result = yield act
            results.append(result)

    for asked in run(play, text()):
        raise AssertionError(f"nothing is to be asked: {asked}")
    return results


def test_without_a_card_it_needs_an_act_does_nothing() -> None:
    table = Playing(side("Law Dogs", at={"town square": ["Clyde Owens | Shotgun"]}), side())
    dude, gun = table.id("Clyde Owens"), table.id("Shotgun")
    before = GAME.encode(table.state)
    acts = [
        attach(gun, to=NOWHERE),
        attach(NOWHERE, to=dude),
        move(dude, to=NOWHERE),
        relieve(dude, by=NOWHERE),
        boot(NOWHERE),
        put_in_draw_hand(NOWHERE),
        discard_from_draw_hand(NOWHERE),
        declare_card(NOWHERE, "hearts", 3),
        put_aside(NOWHERE),
        play_action(NOWHERE),
        finish_action(NOWHERE),
        keep_rock(NOWHERE, 2),
    ]
    assert not any(done(table, *acts))
    assert GAME.encode(table.state) == before
    play = Situation(table.state, table.state.players[0].outfit)
    assert not able(attach, to=NOWHERE).test(play, gun)


def test_a_word_that_asks_nothing_is_done_at_once() -> None:
    table = Playing(side("Law Dogs", at={"town square": ["Clyde Owens"]}), side())
    dude = table.id("Clyde Owens")
    assert done(table, boot(dude), keep_rock(dude, 2), give_keyword(dude, word="Deputy")) == [1, None, 1]
    assert table.state.cards[dude].booted
    assert table.state.cards[dude].rock == 2
