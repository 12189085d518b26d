"""What players are asked in games of the fuzzer: in words, with a help, and nothing that only programmers know."""

import re
from collections.abc import Iterator
from importlib import resources

from boomtown.lab.fuzz import deal
from boomtown.table import Ask, Chance, Message, OneOf, SomeOf, help_text, text

GAMES = 12
ANSWERS = 200

FOR_PROGRAMMERS = re.compile(
    r"\w_\w"  # snake_case
    r"|\b(RB|RC\d?|AEG|DT)-\w"  # the id of a rule
    r"|“[^”]*”"  # the name of a part
    r"|\([a-z ]+\)\."  # the name of a choice
    r"|/i?legal|\bNone\b|\bdoomtown-|[{}$]"  # how poker writes a joker, and what failed to become words
)


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


def _is_target(message: Message) -> bool:
    """Whether it asks for what an ability names as its target; those sentences are tested with the acts."""
    key = message.key in ("doomtown-ask-target", "doomtown-ask-targets")
    return key and message.args.get("part") not in ("choose", "search")


def test_questions_and_options_are_words_for_players() -> None:
    shown: dict[str, str] = {}
    keys = set()
    for ask in _asks():
        keys.add(ask.message.key)
        said = [] if _is_target(ask.message) else [ask.message]
        if isinstance(ask.form, OneOf | SomeOf):
            said += [option.label for option in ask.form.options]
        for message in said:
            if repr(message) not in shown:
                shown[repr(message)] = text(message)
    assert len(keys) > 20
    assert len(shown) > 500
    assert [words for words in shown.values() if FOR_PROGRAMMERS.search(words)] == []


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
