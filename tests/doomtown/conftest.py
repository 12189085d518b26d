"""Nobody is asked what could not be otherwise: scenes answer such questions themselves, so they are looked at here."""

import pytest

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
