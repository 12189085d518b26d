"""What no script may say, whatever its card: each law was broken by one, or could be without any scene noticing."""

from types import FunctionType

from boomtown.doomtown.text.parts import Ability, Part, Selector, Trigger
from boomtown.doomtown.words import IN_POSSE, OPPOSING
from doomtown.scripts import made_of, names_in, parts


def answers_events(part: Part) -> bool:
    """Whether a part is a React, or a trait that answers an event."""
    return isinstance(part, Trigger) or (isinstance(part, Ability) and part.trigger is not None)


def means_whoever_is_not_mine_in_a_posse(thing: object) -> bool:
    """Whether a selector is, or a function makes, what another player has in either posse until the fight begins."""
    if isinstance(thing, Selector):
        return OPPOSING.test in thing.tests and IN_POSSE.test in thing.tests
    return isinstance(thing, FunctionType) and {"OPPOSING", "IN_POSSE"} <= names_in(thing)


def test_what_answers_an_event_asks_for_the_posse_that_is_opposed() -> None:
    """While posses form, `OPPOSING` is whatever another player controls: guests on your own side, too."""
    found = [
        (face, name)
        for face, name, part in parts()
        if answers_events(part) and any(map(means_whoever_is_not_mine_in_a_posse, made_of(part)))
    ]
    assert found == [], "IN_OPPOSING_POSSE is the word"


def test_such_a_selector_is_seen_however_it_is_written() -> None:
    def body() -> object:
        return OPPOSING & IN_POSSE

    assert means_whoever_is_not_mine_in_a_posse(OPPOSING & IN_POSSE)
    assert means_whoever_is_not_mine_in_a_posse(body)
    assert not means_whoever_is_not_mine_in_a_posse(OPPOSING)
