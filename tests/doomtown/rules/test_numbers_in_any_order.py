"""What a number is must not depend on which was asked for first, nor where the card is (found by the fuzzer)."""

from collections.abc import Callable

import pytest

from boomtown.doomtown.reading.circles import settled
from boomtown.doomtown.reading.history import today
from boomtown.doomtown.reading.numbers import bullets, controller, influence, value
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Passed
from boomtown.doomtown.text.parts import Gives, Says
from boomtown.doomtown.verbs.changes import change_card, forget_layout
from boomtown.doomtown.words.selectors import BOOTED, DUDE, SELF, above, named, there_is
from doomtown.scenes import with_text


@pytest.mark.parametrize("asked_first", ["nothing", "Tommy Harden", "Allie Hensman"])
def test_who_controls_a_deed_that_changes_influence_there(asked_first: str) -> None:
    """Bunkhouse makes 1 influence 2 and 0 influence 1, so the dude of the other player has more."""
    table = Playing(
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Allie Hensman"]}),
        side("Law Dogs", at={"Bunkhouse": ["Tommy Harden"]}),
    )
    state = table.state
    cards = {state.printed(card).title: card for card in state.in_play}
    forget_layout(state)
    if asked_first != "nothing":
        influence(state, cards[asked_first])
    assert controller(state, cards["Bunkhouse"]) == 1


def test_a_dude_out_of_play_is_at_no_location() -> None:
    """Max Baine's text about dudes at Ranches once stumbled over dudes in a discard pile (seed 1, game 385)."""
    table = Playing(
        side("Morgan Cattle Co.", at={"home": ["Max Baine"]}, discard=["Tommy Harden"]), side("Law Dogs")
    )
    state = table.state
    tommy = next(card for card, found in state.cards.items() if found.face == "Tommy Harden")
    assert value(state, tommy) == state.printed(tommy).value


def _faced(*titles: str) -> tuple[Playing, list[int]]:
    table = Playing(side("Law Dogs", at={"home": list(titles)}), side("The Sloane Gang"))
    state = table.state
    cards = {state.printed(card).title: card for card in state.in_play}
    return table, [cards[title] for title in titles]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("number", [bullets, value])
def test_two_numbers_that_ask_for_each_other(
    first: int, number: Callable[[Doomtown, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found while the other is worked out, the second was once remembered as if the first were only printed.

    More is assumed of a value than what is printed: it grows by Kung Fu before any text changes it.
    """
    one, other, name = "Tommy Harden", "Philip Swinford", number.__name__
    table, (tommy, philip) = _faced(one, other)
    state = table.state
    mine, theirs = (getattr(state.printed(card), name) for card in (tommy, philip))
    with_text(
        monkeypatch,
        one,
        better=Gives(name, 1, SELF),
        helped=Gives(name, 1, SELF, there_is(named(other) & above(number, theirs - 1))),
    )
    with_text(monkeypatch, other, keen=Gives(name, 1, SELF, there_is(named(one) & above(number, mine + 1))))
    forget_layout(state)
    for card in (tommy, philip) if first == 0 else (philip, tommy):
        number(state, card)
    assert (number(state, tommy), number(state, philip)) == (mine + 2, theirs + 1)


def test_what_is_blank_is_asked_anew_when_a_card_boots(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Philip Swinford", silence=Says("is blank", BOOTED & DUDE))
    with_text(monkeypatch, "Tommy Harden", proud=Gives("influence", 2, SELF))
    table, (tommy, _) = _faced("Tommy Harden", "Philip Swinford")
    state = table.state
    assert influence(state, tommy) == state.printed(tommy).influence + 2
    change_card(state, tommy, booted=True)
    assert influence(state, tommy) == state.printed(tommy).influence
    change_card(state, tommy, booted=False)
    assert influence(state, tommy) == state.printed(tommy).influence + 2


def test_who_is_blank_is_judged_as_if_nobody_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number decides who is blank and the blank lose the text that changes it: once that had no end."""
    with_text(monkeypatch, "Philip Swinford", silence=Says("is blank", DUDE & above(influence, 3)))
    with_text(monkeypatch, "Tommy Harden", proud=Gives("influence", 4, SELF))
    table, (tommy, philip) = _faced("Tommy Harden", "Philip Swinford")
    state = table.state
    for asked_first in (tommy, philip):
        forget_layout(state)
        influence(state, asked_first)
        assert influence(state, tommy) == state.printed(tommy).influence


def test_a_number_read_off_the_history_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passing changes nothing but the log; a number remembered from before was once kept."""
    with_text(
        monkeypatch,
        "Tommy Harden",
        patient=Gives("bullets", lambda p, card: len(list(today(p.state, Passed))), SELF),
    )
    table, (tommy,) = _faced("Tommy Harden")
    before = bullets(table.state, tommy)
    table.answer("pass")
    assert bullets(table.state, tommy) == before + 1


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize(("printed", "found"), [((1, 1), (1, 1)), ((2, 1), (3, 2))])
def test_the_example_told_in_circles(
    order: tuple[int, int], printed: tuple[int, int], found: tuple[int, int]
) -> None:
    """Two cards, each of which has +1 while the other has 2 or more."""
    state = Doomtown()

    def bullets_of(card: int) -> int:
        find = lambda: printed[card] + (bullets_of(1 - card) >= 2)  # noqa: E731
        return settled(state, ("bullets", card), printed[card], find)

    assert {card: bullets_of(card) for card in order} == dict(enumerate(found))
    circle = frozenset({("bullets", 0), ("bullets", 1)})
    assert state.memo.circles == {("bullets", card): (found[card], circle) for card in (0, 1)}
    assert state.memo.numbers == {}
