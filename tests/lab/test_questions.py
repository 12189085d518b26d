"""What players are asked in games of the fuzzer: in words, with a help, and nothing that only programmers know."""

import re
from collections.abc import Iterator
from importlib import resources

from boomtown.lab.fuzz import deal
from boomtown.table import Ask, Chance, help_text, text
from player_words import FOR_PROGRAMMERS, troubles

GAMES = 12
ANSWERS = 200


def _asks() -> Iterator[Ask]:
    """Every question of some random games in all editions and wordings, up to some answers each."""
    for number in range(GAMES):
        table, chance = deal(10, number), Chance(number)
        while not table.over and len(table.answers) < ANSWERS:
            yield from table.asks
            ask = table.asks[chance(len(table.asks))]
            answer = ask.form.sample(chance)
            while answer in ("pass", "no", "none", ()) and chance(6):
                answer = ask.form.sample(chance)
            table.answer(ask.seat, answer)


def test_questions_and_options_are_words_for_players() -> None:
    keys = set()
    for ask in _asks():
        keys.add(ask.message.key)
        assert troubles(ask) == []
    assert len(keys) > 20


def test_every_question_has_a_help() -> None:
    """Asked in a game or not: whatever is in the catalogue."""
    catalogue = (resources.files("boomtown.messages") / "doomtown.ftl").read_text(encoding="utf-8")
    entries = re.findall(r"^(doomtown-ask-[a-z-]+) =(.*(?:\n[ \t]+.*)*)", catalogue, re.MULTILINE)
    assert len(entries) > 35
    assert [key for key, body in entries if "\n    .help = " not in body] == []


def test_a_help_tells_more_than_the_question() -> None:
    for ask in _asks():
        explained = help_text(ask.message)
        assert explained is not None
        assert explained != text(ask.message)
        assert not FOR_PROGRAMMERS.search(explained)
