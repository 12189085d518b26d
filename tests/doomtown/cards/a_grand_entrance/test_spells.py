"""Spells of A Grand Entrance."""

import pytest

from boomtown.doomtown.state.events import Looked
from doomtown.scenes import HANDS, asks, shootout, usable

RAVEN = "Sun-Touched Raven"
TOP = ["Roan", "Bluetick", "Shotgun", "Mustang", "Pinto", "Faithful Hound"]


def scrying(pull: str = "3S", shaman: str = "Black Elk") -> object:
    return shootout(
        [f"{shaman} | {RAVEN}"], ["Barton Everest"], leader={"deck": [pull, *TOP, *HANDS[1]]}
    ).uses(RAVEN)


@pytest.mark.plays(RAVEN)
def test_the_raven_sees_five_cards_and_takes_three() -> None:
    table = scrying()
    assert sorted(table.choices()) == sorted(TOP[:5])
    table.answer("Roan", "Shotgun", "Pinto")
    assert "boot this Shaman" in asks(table)
    table.answer("yes")
    assert (table.booted("Black Elk"), table.hand(0), table.booted(RAVEN)) == (True, ["Bluetick"], True)
    assert [table.zone(card) for card in TOP] == ["discard", "hand", "discard", "deck", "discard", "deck"]


@pytest.mark.plays(RAVEN)
def test_nothing_need_be_done_about_it() -> None:
    table = scrying().answer().answer("no")
    assert (table.booted("Black Elk"), table.hand(0)) == (False, [])
    assert [event.count for event in table.events(Looked)] == [5]


@pytest.mark.refuses(RAVEN)
def test_four_cards_are_too_many() -> None:
    table = scrying()
    assert table.ask.form.most == 3
    failed = scrying("2S")  # 2 + 3 against 6
    assert failed.events(Looked) == []


@pytest.mark.refuses(RAVEN)
def test_outside_the_posse_the_raven_sees_nothing() -> None:
    table = shootout(["Olivia Jenks"], ["Barton Everest"], leader={"at": {"home": [f"Black Elk | {RAVEN}"]}})
    assert not usable(table, RAVEN)
