"""What may hang on whom where a text says so, though no card says it of that kind of spell yet."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import attaches, says
from doomtown.scenes import with_text


def test_a_dude_that_attaches_hexes_needs_no_skill_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_a_hex() -> Playing:
        return Playing(
            side("Law Dogs", rock=9, hand=["Puppet"], at={"home": ["Tommy Harden"]}), side(), turn=0
        )

    assert with_a_hex().why_not("shop", "Puppet") is not None
    with_text(monkeypatch, "Tommy Harden", reader=says(attaches("Hex")))
    assert with_a_hex().why_not("shop", "Puppet") is None
