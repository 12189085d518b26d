"""The laws of the table, for every game we have, over random games."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boomtown.dicetown import GAME as DICETOWN
from boomtown.dicetown import Config as DiceTownConfig
from table import laws

SEEDS = st.integers(0, 2**63)
GAMES = [
    pytest.param(
        DICETOWN, st.builds(DiceTownConfig, players=st.integers(2, 5), bribes=st.booleans()), id="dicetown"
    )
]
Law = Callable[[Any, Any, int], None]


@pytest.mark.parametrize(("game", "configs"), GAMES)
@pytest.mark.parametrize(
    ("law", "examples"),
    [
        (laws.same_seed_same_game, 10),
        (laws.forks_play_on_identically, 6),
        (laws.undo_restores, 6),
        (laws.saved_games_resume, 6),
        (laws.listed_answers_are_accepted_and_others_refused, 4),
        (laws.views_show_nothing_hidden, 6),
    ],
)
def test_law(law: Law, examples: int, game: Any, configs: Any) -> None:
    @settings(max_examples=examples)
    @given(config=configs, seed=SEEDS)
    def holds(config: Any, seed: int) -> None:
        law(game, config, seed)

    holds()
