"""What is looked at in every scene: that nobody is asked what could not be otherwise (scenes answer such questions
themselves), and that no card leaves play with others hanging on it.
"""

import pytest

from boomtown.doomtown.state import Card, Doomtown
from boomtown.doomtown.verbs import zones
from boomtown.table import Answer, Ask
from boomtown.table.company import Company

ALL_THE_SAME = frozenset(
    f"doomtown-ask-{name}" for name in ("gang", "hand", "join", "number", "trade", "upkeep", "where")
)
"""Asked all the same: what shows others that somebody had a choice, or could have had one."""


@pytest.fixture(autouse=True)
def _no_idle_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail a scene in which a question has one answer only; "none" may be the outcome of a search."""
    sole = Company.sole

    def looked_at(self: Company, ask: Ask) -> Answer | None:
        answer: Answer | None = sole(self, ask)
        assert answer in (None, "none") or ask.message.key in ALL_THE_SAME, f"{ask.message} has one answer"
        return answer

    monkeypatch.setattr(Company, "sole", looked_at)


@pytest.fixture(autouse=True)
def _what_hangs_on_a_card_is_gone_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail a scene in which a card leaves play, in whatever way, with others on it: they are discarded (RB-2.2-12)."""
    lift = zones._lift_from_play

    def looked_at(state: Doomtown, found: Card) -> None:
        assert found.cards == (), f"{found.face} leaves play with {len(found.cards)} cards hanging on it"
        lift(state, found)

    monkeypatch.setattr(zones, "_lift_from_play", looked_at)
