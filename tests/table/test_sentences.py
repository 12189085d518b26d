"""Sentences that arguments go into as they are: said without asking Fluent, word for word as it would say them."""

from __future__ import annotations

import pytest

from boomtown.table import messages
from boomtown.table.messages import ENGLISH, MADE_UP, Message, UnknownMessage, say, speaking, text

VALUES = ("Ann", 0, 7, 999, 1000, 1234567, -3)


@pytest.mark.parametrize("language", [ENGLISH, MADE_UP])
def test_what_is_said_sooner_is_what_fluent_says(language: str) -> None:
    catalogue = messages._catalogue(language)
    compared = 0
    with speaking(language):
        for key in catalogue._messages:
            message = catalogue.get_message(key)
            for attribute in (None, *message.attributes):
                if attribute is None and message.value is None:
                    continue
                pieces = messages._pieces(language, key, attribute)
                if pieces is None:
                    continue
                blanks = [piece for piece in pieces if isinstance(piece, messages._Blank)]
                pattern = message.attributes[attribute] if attribute else message.value
                for start in range(len(VALUES)):
                    args = {name: VALUES[(start + n) % len(VALUES)] for n, name in enumerate(blanks)}
                    assert (
                        messages._format(key, args, (), attribute)
                        == catalogue.format_pattern(pattern, args)[0]
                    )
                    compared += 1
    assert compared > 5_000


def test_few_numbers_need_fluent_and_a_missing_argument_is_still_a_mistake() -> None:
    catalogue = messages._catalogue(ENGLISH)
    keys = [key for key in catalogue._messages if catalogue.get_message(key).value is not None]
    found = [(key, messages._pieces(ENGLISH, key, None)) for key in keys]
    taking = [
        (key, pieces)
        for key, pieces in found
        if pieces and any(isinstance(each, messages._Blank) for each in pieces)
    ]
    key, pieces = taking[0]
    with pytest.raises(UnknownMessage):
        text(Message(key))
    name = next(str(each) for each in pieces if isinstance(each, messages._Blank))
    assert "1,000" in messages._format(key, dict.fromkeys(map(str, pieces), 1000) | {name: 1000}, ())  # type: ignore[operator]


def test_names_are_said_in_the_language_that_is_spoken() -> None:
    inner = say("nothing")
    outer = say("listed", names=inner, last=inner)
    with speaking(MADE_UP):
        other = text(outer)
    assert text(outer) != other
    assert text(inner) in text(outer)
    with speaking(MADE_UP):
        assert text(inner) in other
