"""The laws of the kernel, over random games of Doomtown with the starter decks and scripted cards."""

import gc
import re
from pathlib import Path
from typing import get_args

import pytest

import boomtown.doomtown
from boomtown.doomtown.audit import faults
from boomtown.doomtown.bringing import deck_list
from boomtown.doomtown.decks.starters import STARTERS, starter
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.state import Doomtown, frames
from boomtown.table import Chance, Frame, Message, OneOf, SomeOf, Table, text
from player_words import DOUBLED

ENGINE = Path(boomtown.doomtown.__file__).parent

GAMES = [(seed, 2 + seed % 3, ("pinebox", "aeg")[seed % 2]) for seed in range(12)]


def table_of(seed: int, players: int, edition: str) -> Table[Doomtown]:
    """A table with starter decks."""
    decks = tuple(deck_list(starter(STARTERS[(seed + seat) % len(STARTERS)])) for seat in range(players))
    return Table(GAME, Config(decks=decks, edition=edition, day_limit=12), seed)


@pytest.mark.parametrize(("seed", "players", "edition"), GAMES)
def test_a_random_game_holds_together(seed: int, players: int, edition: str) -> None:
    table, chance = table_of(seed, players, edition), Chance(seed)
    for count in range(2500):
        if table.over:
            break
        ask = table.asks[chance(len(table.asks))]
        table.give(ask, ask.form.sample(chance))
        assert faults(table.state) == []
        if count % 40 == 0:
            assert table.fork().digest() == table.digest()
            state = GAME.decode(GAME.encode(table.state))
            assert GAME.encode(state) == GAME.encode(table.state)
    assert table.over
    assert table.outcome is not None
    assert [card.face for card in table.state.cards.values() if card.zone == "limbo"] == []


@pytest.mark.parametrize("seed", range(3))
def test_everything_can_be_said(seed: int) -> None:
    """Every question, option and event of a game has its words, and so has every refusal; no word is said twice."""
    table, chance = table_of(seed, 3, "pinebox"), Chance(seed)
    while not table.over:
        ask = table.asks[0]
        assert is_said(ask.message)
        if isinstance(ask.form, OneOf | SomeOf):
            assert all(is_said(option.label) for option in ask.form.options)
        table.give(ask, ask.form.sample(chance))
    assert all(is_said(message) for seat in (0, None) for message in table.log(seat))


def is_said(message: Message) -> bool:
    """Whether it has words, none of which is doubled ("Use use")."""
    words = text(message)
    return words != "" and not DOUBLED.search(words)


def test_every_refusal_has_words() -> None:
    sources = "".join(path.read_text() for path in ENGINE.rglob("*.py"))
    keys = set(re.findall(r'refuse\(\s*"([a-z-]+)"', sources))
    assert len(keys) > 40
    catalogue = (ENGINE.parent / "messages" / "doomtown.ftl").read_text()
    assert [key for key in sorted(keys) if f"doomtown-no-{key} =" not in catalogue] == []


@pytest.mark.parametrize("seed", range(4))
def test_views_hide_what_a_seat_cannot_know(seed: int) -> None:
    """In a redealt world, whatever is hidden differs and every view of the seat stays the same."""
    table, chance = table_of(seed, 2, "pinebox"), Chance(seed)
    for count in range(160):
        if table.over:
            break
        if count % 8 == 0:
            for seat in (0, 1, None):
                other = table.redealt(seat, chance)
                assert other.view(seat).board == table.view(seat).board
                assert other.log(seat) == table.log(seat)
        ask = table.asks[chance(len(table.asks))]
        table.give(ask, ask.form.sample(chance))


def test_every_frame_can_be_saved() -> None:
    """A state names its frames by their kinds: one that is not listed could be written but not read."""
    kinds = {kind for kind in vars(frames).values() if isinstance(kind, type) and issubclass(kind, Frame)}
    assert set(get_args(frames.AnyFrame)) == kinds - {Frame}


def test_a_game_leaves_hardly_anything_to_be_swept_up() -> None:
    """What refers to itself waits for the collector, which looks at every card there is: forms and asks do not."""
    table, chance = table_of(1, 2, "pinebox"), Chance(1)
    gc.collect()
    gc.disable()
    try:
        while not table.over:
            ask = table.asks[0]
            table.give(ask, ask.form.sample(chance))
        assert gc.collect() < 2 * len(table.answers)
    finally:
        gc.enable()
