"""What people type, and the small parts that need no process."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boomtown.terminal
from boomtown.table import Form, IllegalAnswer, Number, OneOf, Option, SomeOf, say
from boomtown.terminal.reading import NotUnderstood, find_one, read_answer
from boomtown.terminal.saving import uninterrupted
from boomtown.terminal.seats import BOT_NAMES, parse_seats

LABELS = ("Dynamite", "The Brute", "The Girls", "Deed worth 3", "Deed worth 3")


def labelled(place: object) -> Option:
    return Option(place, say("terminal-listed", items=LABELS[int(str(place))]))


@pytest.mark.parametrize(
    ("typed", "place"),
    [("1", 0), ("5", 4), ("dyn", 0), ("DYNAMITE", 0), ("brute", 1), ("the g", 2), ("deed", 3), ("worth", 3)],
)
def test_one_by_number_or_name(typed: str, place: int) -> None:
    assert read_answer(OneOf(range(5), labelled), typed, ()) == place


@pytest.mark.parametrize("typed", ["", "0", "6", "the", "e", "zebra", "-1", "²", "9" * 5000])
def test_one_that_is_none_or_several(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        read_answer(OneOf(range(5), labelled), typed, ())


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("", ()),
        ("-", ()),
        ("none", ()),
        ("3 1", (2, 0)),
        ("3,1", (2, 0)),
        ("deed, deed, the brute", (3, 4, 1)),
        ("deed deed deed", (3, 4, 3)),  # the form says that one was named twice
    ],
)
def test_some_by_numbers_or_names(typed: str, places: tuple[int, ...]) -> None:
    assert read_answer(SomeOf(range(5), labelled, 0, 5), typed, ()) == places


FORMS = (OneOf(range(5), labelled), SomeOf(range(5), labelled, 0, 5), Number(0, 9))


@given(st.text(), st.sampled_from(FORMS))
def test_no_input_breaks_anything(typed: str, form: Form) -> None:
    with suppress(NotUnderstood, IllegalAnswer):
        form.check(read_answer(form, typed.strip(), ()))


@given(st.lists(st.text(min_size=1), min_size=1, unique=True), st.data())
def test_a_whole_name_always_finds_its_option(labels: list[str], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(labels) - 1))
    folded = [label.casefold() for label in labels]
    if folded.count(folded[place]) == 1 and not labels[place].isdecimal():
        assert find_one(labels[place], labels) == place


def test_seats() -> None:
    seats = parse_seats("you, random:Clem ,random,random", "dicetown")
    assert [seat.name for seat in seats] == ["Stranger", "Clem", BOT_NAMES[0], BOT_NAMES[2]]
    assert [seat.bot for seat in seats] == ["", "random", "random", "random"]
    assert [seat.name for seat in parse_seats("you,you:Bob", "dicetown")] == ["Player 1", "Bob"]


def test_how_long_a_bot_thinks_is_no_name() -> None:
    seats = parse_seats("you,search:1s,search:40:Clem,search", "dicetown")
    assert [(seat.bot, seat.name) for seat in seats[1:]] == [
        ("search:1s", BOT_NAMES[0]),
        ("search:40", "Clem"),
        ("search", BOT_NAMES[2]),
    ]


def test_ctrl_c_waits_until_an_answer_is_written() -> None:
    done = []

    def interrupted() -> None:
        with uninterrupted():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("written")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert done == ["written"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_only_its_picture_knows_the_game() -> None:
    """Another game brings its picture and a line in the registry, and nothing else changes."""
    folder = Path(boomtown.terminal.__file__).parent
    knowing = {
        path.name
        for path in folder.glob("*.py")
        if "dicetown"
        in path.read_text(encoding="utf-8").replace('"dicetown": "boomtown.terminal.dicetown"', "")
    }
    assert knowing == {"dicetown.py"}
