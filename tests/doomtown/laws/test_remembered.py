"""What a state remembers is what it would find if it had forgotten everything."""

from collections.abc import Callable, Iterator

import pytest

from boomtown.doomtown.audit import faults, new_faults
from boomtown.doomtown.reading.active import active
from boomtown.doomtown.reading.history import reached_today, this_round, this_shootout, today
from boomtown.doomtown.reading.numbers import bullets, controller, dudes_of, total
from boomtown.doomtown.reading.town import adjacent_to
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import DayBegan, Entered, Happening, Moved, OfCard, Passed
from boomtown.doomtown.state.places import dudes, in_play_of, locations
from boomtown.doomtown.text.numbers import NUMBERS
from boomtown.doomtown.verbs.changes import change_card, change_player, rearrange_card, set_in_play
from boomtown.lab.fuzz import deal
from boomtown.table import Chance, Table


def in_force(state: Doomtown) -> Iterator[object]:
    """The texts in force as they are sorted, cards that came and went one by one among them."""
    index = active(state)
    yield [(number, [text.source for text in texts]) for number, texts in index.gives.items()]
    yield {word: [text.source for text in texts] for word, texts in index.says.items()}
    yield {heard: [text.source for text in texts] for heard, texts in index.triggers.items()}
    yield [[text.source for text in texts] for texts in (index.ignores, index.grants)]
    yield index.abilities, index.reacts, index.keywords, index.heard, index.blank


def found(state: Doomtown) -> Iterator[object]:
    """Everything that is derived from a state and remembered."""
    yield from in_force(state)
    for card in state.in_play:
        yield card, controller(state, card), [total(state, name, card) for name in sorted(NUMBERS)]
    for seat in range(len(state.players)):
        yield dudes_of(state, seat)
    for location in locations(state):
        yield location, adjacent_to(state, location)
    for dude in dudes(state):
        yield reached_today(state, dude)
    for kind in (Entered, Moved, OfCard, Happening):
        yield [tuple(told(state, kind)) for told in (today, this_shootout, this_round)]


def answered(table: Table[Doomtown], chance: Chance, answers: int) -> Iterator[Doomtown]:
    """The states a random game goes through."""
    for _ in range(answers):
        if table.over:
            return
        ask = table.asks[chance(len(table.asks))]
        table.give(ask, ask.form.sample(chance))
        yield table.state


@pytest.mark.parametrize("number", range(1, 6))
def test_what_is_remembered_is_what_would_be_found(number: int) -> None:
    """Asked at every few answers, so that what was remembered then is still there when much else has changed."""
    table, chance = deal(1611, number), Chance(number)
    for count, state in enumerate(answered(table, chance, 120)):
        if count % 6 == 0:
            assert list(found(state)) == list(found(state.lean()))


def test_forks_read_their_own_past() -> None:
    """What has been looked up in the log is shared by forks, and each has events of its own."""
    table = Playing(side("Law Dogs", at={"home": ["Tommy Harden"]}), side("The Sloane Gang"))
    assert not list(today(table.state, Passed))
    one, other = table.table.fork(), table.table.fork()
    for twin, passes in ((one, 1), (other, 1), (one, 2), (other, 2)):
        twin.answer(twin.asks[0].seat, "pass")
        if not any(isinstance(event, DayBegan) for event in twin.state.log.after(len(table.state.log))):
            assert len(list(today(twin.state, Passed))) == passes
        assert list(today(twin.state, Happening)) == list(today(twin.state.lean(), Happening))
    assert not list(today(table.state, Passed)), "nor does the past of forks become theirs whom they left"


def test_a_counter_changes_what_was_remembered() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Tommy Harden"]}), side("The Sloane Gang"))
    state, tommy = table.state, table.id("Tommy Harden")
    before = bullets(state, tommy)
    change_card(state, tommy, counters=(("bullets", 2),))
    assert bullets(state, tommy) == before + 2


def _lost(state: Doomtown) -> None:
    change_player(state, 0, hand=state.players[0].hand[1:])


def _doubled(state: Doomtown) -> None:
    change_player(state, 0, hand=(*state.players[0].hand, state.players[0].deck[0]))


def _elsewhere(state: Doomtown) -> None:
    change_card(state, state.players[0].hand[0], zone="discard")


def _in_play_but_in_no_place(state: Doomtown) -> None:
    rearrange_card(state, dudes(state)[0], place=dudes(state)[1])


def _says_it_is_not_in_play(state: Doomtown) -> None:
    rearrange_card(state, dudes(state)[0], zone="hand")


def _unknown_to_its_host(state: Doomtown) -> None:
    rearrange_card(state, dudes(state)[0], cards=())


def _no_longer_attached(state: Doomtown) -> None:
    rearrange_card(state, state.cards[dudes(state)[0]].cards[0], attached=False)


def _off_the_street(state: Doomtown) -> None:
    change_player(state, 0, street=state.players[0].street[:1])


def _gone(state: Doomtown) -> None:
    set_in_play(state, tuple(card for card in state.in_play if card != in_play_of(state, "deed")[0]))


def _in_debt_to_the_bank(state: Doomtown) -> None:
    change_player(state, 0, stash=-1)


def _wanted_less_than_not_at_all(state: Doomtown) -> None:
    change_card(state, dudes(state)[0], bounty=-1)


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        (_lost, "is in 0 places"),
        (_doubled, "lies in the hand of 0 but says deck"),
        (_elsewhere, "lies in the hand of 0 but says discard"),
        (_in_play_but_in_no_place, "is nowhere"),
        (_says_it_is_not_in_play, "is in play but says hand"),
        (_unknown_to_its_host, "which does not know"),
        (_no_longer_attached, "should hang on"),
        (_off_the_street, "are not the locations in play"),
        (_gone, "are not the locations in play"),
        (_in_debt_to_the_bank, "has -1"),
        (_wanted_less_than_not_at_all, "has bounty -1"),
    ],
)
def test_what_does_not_hold_together_is_told(spoilt: Callable[[Doomtown], None], told: str) -> None:
    """The quick look must miss nothing that the slow one explains."""
    table = Playing(
        side(
            "Law Dogs",
            at={"home": ["Tommy Harden | Shotgun"], "town square": ["Philip Swinford"]},
            deeds=["Bunkhouse"],
            hand=["Pistol Whip", "Bunkhouse"],
        ),
        side("The Sloane Gang"),
    )
    assert faults(table.state) == []
    before = table.state.copy()
    assert new_faults(before, table.state) == []
    spoilt(table.state)
    assert any(told in fault for fault in faults(table.state)), faults(table.state)
    assert new_faults(before, table.state) == faults(table.state)
