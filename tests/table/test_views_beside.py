"""A view made beside another seat's is the view that seat would have had alone: nothing of the other's is in it."""

from __future__ import annotations

import msgspec
import pytest

from boomtown.games import game
from boomtown.table import Table
from boomtown.table.chance import Chance

ANSWERS = 150


@pytest.mark.parametrize("name", ["dicetown", "doomtown"])
def test_beside_anothers_every_seat_and_who_watches_sees_what_it_sees_alone(name: str) -> None:
    played = game(name)
    usual = played.usual(2) | dict(played.among_people)
    table = Table(played, msgspec.convert(usual, played.config_type), seed=4)
    draw = Chance(11)
    hidden = 0
    for _ in range(ANSWERS):
        if table.over:
            break
        alone = {seat: table.view(seat) for seat in (0, 1, None)}
        for seat, seen in alone.items():
            for other in alone.values():
                assert table.view(seat, beside=other) == seen
        hidden += alone[0].board != alone[1].board
        ask = table.asks[0]
        table.give(ask, ask.form.sample(draw))
    assert hidden, "what seats see differed at some moment, so a mix-up would have shown"
