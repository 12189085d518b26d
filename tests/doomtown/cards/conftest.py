"""Scenes that play the cards ask nearly everything that scripts ask: all of it is looked at."""

import pytest

from boomtown.doomtown.scenario.playing import Playing
from player_words import troubles


@pytest.fixture(autouse=True)
def _questions_are_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail a scene in which a player is asked anything that only programmers understand."""
    settle = Playing._settle

    def settle_and_look(playing: Playing) -> None:
        settle(playing)
        for ask in () if playing.table.over else playing.table.asks:
            assert troubles(ask, plays=False) == []  # some scenes change the state behind an open question

    monkeypatch.setattr(Playing, "_settle", settle_and_look)
