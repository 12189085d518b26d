"""Windows before something happens tell it as what is about to happen."""

from typing import Any, get_args, get_type_hints

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import AnyEvent, Chosen, Happening, rule
from boomtown.doomtown.state.records import Cause
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Trigger
from boomtown.table import text

load()


def _heard_before() -> list[type[Happening]]:
    """Every kind of event that some text answers before it happens, or takes the place of."""
    parts = [part for script in SCRIPTS.values() for part in script.parts.values()]
    triggers = [part.trigger if isinstance(part, Ability) else part for part in parts]
    found = {
        event
        for trigger in triggers
        if isinstance(trigger, Trigger) and trigger.window in ("would", "before")
        for event in trigger.events
    }
    return sorted(found, key=lambda event: event.__name__)


def _some(kind: type[Happening], **given: Any) -> Happening:
    """An event of this kind, of nothing in particular."""
    plain: dict[Any, Any] = {
        int: 1,
        str: "Something",
        bool: True,
        Cause: rule("test"),
        tuple[int, int]: (1, 2),
    }
    hints = get_type_hints(kind)
    values = {field: plain.get(hints[field], ()) for field in kind.__struct_fields__}
    return kind(**{**values, **given})


@pytest.mark.parametrize("kind", _heard_before(), ids=lambda kind: kind.__name__)
def test_what_is_answered_before_it_happens_is_told_so(kind: type[Happening]) -> None:
    event = _some(kind)
    assert "about to" in text(event.ahead(0))
    assert "about to" not in text(event.sentence(0))


def test_every_event_somebody_could_hear_before_it_happens_was_looked_at() -> None:
    kinds = _heard_before()
    assert len(kinds) > 12
    assert set(kinds) - {Chosen} <= set(get_args(AnyEvent))  # what is only proposed is never told as done


def test_a_test_is_told_before_the_pull_and_before_it_counts() -> None:
    (kind,) = [kind for kind in _heard_before() if kind.__name__ == "Tested"]
    before = _some(kind, name="Steele Archer", skill="Huckster", difficulty=7, pulled=-1)
    assert text(before.ahead(0)) == "Steele Archer is about to test Huckster against 7."
    after = _some(kind, name="Steele Archer", skill="Huckster", difficulty=7, check=9, pulled=3, passed=True)
    assert text(after.ahead(0)) == "Steele Archer is about to succeed at testing Huckster: 9 against 7."


def test_nobody_hears_the_cards_of_a_hand_that_is_only_about_to_be_revealed() -> None:
    (kind,) = [kind for kind in get_args(AnyEvent) if kind.__name__ == "HandRevealed"]
    revealed = _some(kind, names=("5♣ Shotgun",))
    assert "Shotgun" in text(revealed.sentence(1))
    assert "Shotgun" not in text(revealed.ahead(1))


def test_a_react_asks_about_what_is_about_to_happen_and_offers_the_card() -> None:
    """The Mechanical Horse boots so that its rider need not."""
    horse = "Mechanical Horse"
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"], "home": [f"Jake Smiley | {horse}"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").until(Question.JOIN).answer("Jake Smiley")
    assert text(table.ask.message) == "Jake Smiley is about to boot. Do you answer with a React?"
    assert [text(option.label) for option in table.ask.form.options] == ["pass", f"Use {horse}"]
    table.reacts(horse)
    assert not table.booted("Jake Smiley")
