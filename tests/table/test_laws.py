"""The laws of the table, for every game we have, over random games."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boomtown.dicetown import GAME as DICETOWN
from boomtown.dicetown import Config as DiceTownConfig
from boomtown.doomtown.bringing import deck_list
from boomtown.doomtown.decks import STARTERS, starter
from boomtown.doomtown.game import GAME as DOOMTOWN
from boomtown.doomtown.game import Config as DoomtownConfig
from table import laws

SEEDS = st.integers(0, 2**63)
DECKS = st.sampled_from(STARTERS).map(lambda name: deck_list(starter(name)))
GAMES = [
    pytest.param(
        DICETOWN,
        st.builds(DiceTownConfig, players=st.integers(2, 5), bribes=st.booleans()),
        1.0,
        id="dicetown",
    ),
    pytest.param(
        DOOMTOWN,
        st.builds(
            DoomtownConfig,
            decks=st.lists(DECKS, min_size=2, max_size=3).map(tuple),
            edition=st.sampled_from(["pinebox", "aeg"]),
            day_limit=st.just(4),
            hands=st.sampled_from([None, "secret"]),
        ),
        0.7,  # its states are large; the fuzzer plays many more games of it
        id="doomtown",
    ),
]
Law = Callable[[Any, Any, int], None]


@pytest.mark.parametrize(("game", "configs", "share"), GAMES)
@pytest.mark.parametrize(
    ("law", "examples"),
    [
        (laws.same_seed_same_game, 10),
        (laws.usual_answers_are_legal, 6),
        (laws.forks_play_on_identically, 6),
        (laws.playing_out_is_the_same_game, 6),
        (laws.undo_restores, 6),
        (laws.what_was_told_is_told_again, 4),
        (laws.the_past_is_thinned_and_whole, 4),
        (laws.another_world_is_kept_however_long_ago, 3),
        (laws.saved_games_resume, 6),
        (laws.listed_answers_are_accepted_and_others_refused, 4),
        (laws.views_show_nothing_hidden, 6),
    ],
)
def test_law(law: Law, examples: int, game: Any, configs: Any, share: float) -> None:
    @settings(max_examples=round(examples * share))
    @given(config=configs, seed=SEEDS)
    def holds(config: Any, seed: int) -> None:
        law(game, config, seed)

    holds()
