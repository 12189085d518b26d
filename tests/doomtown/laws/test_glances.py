"""A board that is looked at shows what the one that is sent shows: all of it, and nothing else."""

from typing import Any

import msgspec
import pytest

from boomtown.doomtown.bringing import deck_list
from boomtown.doomtown.decks.starters import STARTERS, starter
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.view import (
    Board,
    Glance,
    GlancedCard,
    GlancedPlayer,
    SeenCard,
    SeenPlayer,
    look_again,
)
from boomtown.table import Answer, Ask, Chance, Eyes, Table

EVERY = 6
"""Between two looks so many answers are given."""


def table_of(seed: int, players: int) -> Table[Doomtown]:
    decks = tuple(deck_list(starter(STARTERS[(seed + seat) % len(STARTERS)])) for seat in range(players))
    return Table(GAME, Config(decks=decks), seed)


def looked_at(glance: Glance) -> Board:
    """Return everything a glance shows, as it would be sent."""
    return Board(
        **{
            **_fields(glance, Board),
            "players": tuple(SeenPlayer(**_fields(player, SeenPlayer)) for player in glance.players),
            "cards": tuple(SeenCard(**_fields(card, SeenCard)) for card in glance.cards),
        }
    )


def _fields(found: object, kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {name: getattr(found, name) for name in kind.__struct_fields__}


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_a_glance_shows_what_is_sent(seed: int, players: int) -> None:
    table, chance = table_of(seed, players), Chance(seed)
    for count in range(240):
        if table.over:
            break
        if count % EVERY == 0:
            for seat in (*range(players), None):
                assert looked_at(table.glance(seat)) == table.view(seat).board
        ask = table.asks[chance(len(table.asks))]
        table.give(ask, ask.form.sample(chance))


@pytest.mark.parametrize("seed", range(3))
def test_a_glance_hides_what_a_seat_cannot_know(seed: int) -> None:
    """In a redealt world whatever is hidden differs, and what the seat looks at stays the same."""
    table, chance = table_of(seed, 2), Chance(seed)
    for count in range(160):
        if table.over:
            break
        if count % 8 == 0:
            for seat in (0, 1, None):
                other = table.redealt(seat, chance)
                assert looked_at(other.glance(seat)) == looked_at(table.glance(seat))
        ask = table.asks[chance(len(table.asks))]
        table.give(ask, ask.form.sample(chance))


@pytest.mark.parametrize(
    ("glanced", "sent"), [(Glance, Board), (GlancedCard, SeenCard), (GlancedPlayer, SeenPlayer)]
)
def test_there_is_nothing_else_to_look_at(glanced: type, sent: type[msgspec.Struct]) -> None:
    shown = {name for name in dir(glanced) if not name.startswith("_")}
    assert shown == set(sent.__struct_fields__)


def test_asking_for_anything_else_is_refused() -> None:
    glance = Eyes(table_of(1, 2), 0).glance()
    for found in (glance, glance.players[1], glance.cards[0]):
        with pytest.raises(AttributeError):
            found.secret  # noqa: B018 - asking is the point


@pytest.mark.parametrize("players", [2, 3])
def test_who_looks_again_sees_what_there_is_now(players: int) -> None:
    """An imagined game changes its one state; a glance is used again as long as nothing has."""
    chance, last, again = Chance(players), None, 0

    def choose(state: Doomtown, ask: Ask) -> Answer:
        nonlocal last, again
        before, last = last, look_again(last, state, ask.seat)
        again += last is before
        assert looked_at(last) == looked_at(Glance(state, ask.seat))
        return ask.form.sample(chance)

    for seed in range(4):
        table_of(seed, players).imagine(choose)
    assert again > 10
