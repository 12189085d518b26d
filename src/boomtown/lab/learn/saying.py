"""Answers said word by word: the tree of what can be said to a question.

A question's answers may be far too many to be numbered: any set of a hand, a bribe of nuggets, dollars and cards. So
an answer is a sequence of words from a short list, each with a number of its own. What can follow what has been
said is read off the question's form; a word after which nothing legal could be said any more is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from boomtown.table import Answer, Composition, Form, Id, Number, OneOf, SomeOf

TRIED = 256
"""Sentences begun that are followed before a word counts as leading nowhere; sets of eight options are tried out."""

Spell = Callable[[str, Id], tuple[int, ...] | None]
"""How an option is said, by the part of the answer it belongs to; nothing if there are no words for it."""
Then = Callable[[Answer], "Node"]


class Said(msgspec.Struct, frozen=True):
    """The end of a sentence: an answer."""

    answer: Answer


class Grammar(msgspec.Struct, frozen=True):
    """The words of a game that forms themselves need: the end of a list, and the numbers."""

    done: int
    zero: int
    """The word for 0; those for 1, 2, … follow."""
    most: int
    """The highest number there is a word for."""


Node = Said | dict[int, Callable[[], Any]]
"""What has been said so far leads to an answer, or to the words that can come next, each with what it leads to."""


def tree(form: Form, grammar: Grammar, spell: Spell) -> Node:
    """Return what can be said to a question."""
    return _form(form, grammar, spell, "", Said)


def next_words(node: Node) -> dict[int, Node]:
    """Return the words that can come next and lead to an answer."""
    if isinstance(node, Said):
        return {}
    found = {word: follow() for word, follow in node.items()}
    return {word: after for word, after in found.items() if _leads_somewhere(after)}


def _form(form: Form, grammar: Grammar, spell: Spell, part: str, then: Then) -> Node:
    if isinstance(form, OneOf):
        return _branches([(spell(part, each), _after(then, each)) for each in form.choices()])
    if isinstance(form, SomeOf):
        spelt = [(spell(part, each), each) for each in form.ids]
        options = sorted(
            [(words, each) for words, each in spelt if words is not None], key=lambda said: said[0]
        )
        return _some(form, grammar, options, (), then)
    if isinstance(form, Number):
        highest = min(form.most, grammar.most)
        return {grammar.zero + number: _after(then, number) for number in range(form.least, highest + 1)}
    assert isinstance(form, Composition), "there are no other forms"
    return _parts(form, grammar, spell, list(form.parts), {}, then)


def _after(then: Then, answer: Answer) -> Callable[[], Node]:
    return lambda: then(answer)


def _branches(options: Sequence[tuple[tuple[int, ...] | None, Callable[[], Node]]]) -> Node:
    """Options said in one word or more; of those that are said alike the first is meant, for they are alike."""
    grouped: dict[int, list[tuple[tuple[int, ...], Callable[[], Node]]]] = {}
    for words, follow in options:
        if words:
            grouped.setdefault(words[0], []).append((words[1:], follow))
    return {word: _branch(group) for word, group in grouped.items()}


def _branch(group: list[tuple[tuple[int, ...], Callable[[], Node]]]) -> Callable[[], Node]:
    words, follow = group[0]
    if not words:
        return follow
    return lambda: _branches(group)


def _some(
    form: SomeOf,
    grammar: Grammar,
    options: Sequence[tuple[tuple[int, ...], Id]],
    chosen: tuple[Id, ...],
    then: Then,
) -> Node:
    """One option after the other, in the order of their words, and then that this is all."""
    node: dict[int, Callable[[], Node]] = {}
    if len(chosen) >= form.least and _holds(form, chosen):
        node[grammar.done] = _after(then, chosen)
    if len(chosen) < form.most:
        more = [
            (words, _with(form, grammar, options[place + 1 :], (*chosen, each), then))
            for place, (words, each) in enumerate(options)
        ]
        branches = _branches(more)
        assert isinstance(branches, dict)
        node |= branches
    return node


def _with(
    form: SomeOf,
    grammar: Grammar,
    options: Sequence[tuple[tuple[int, ...], Id]],
    chosen: tuple[Id, ...],
    then: Then,
) -> Callable[[], Node]:
    return lambda: _some(form, grammar, options, chosen, then)


def _holds(form: SomeOf, chosen: tuple[Id, ...]) -> bool:
    if form.condition is None:
        return True
    return form.condition.holds(tuple(each for each in form.ids if each in chosen))


def _parts(
    form: Composition, grammar: Grammar, spell: Spell, left: list[str], so_far: dict[str, Answer], then: Then
) -> Node:
    if not left:
        fits = form.condition is None or form.condition.holds(so_far)
        return then(so_far) if fits else {}
    name, *rest = left
    return _form(
        form.parts[name],
        grammar,
        spell,
        name,
        lambda answer: _parts(form, grammar, spell, rest, {**so_far, name: answer}, then),
    )


def _leads_somewhere(node: Node) -> bool:
    """Whether a sentence that is begun so can be ended, as far as that is soon seen."""
    for tried, found in enumerate(_below(node)):
        if isinstance(found, Said):
            return True
        if tried == TRIED:
            return False
    return False


def _below(node: Node) -> Iterator[Node]:
    waiting: list[Callable[[], Node]] = [lambda: node]
    while waiting:
        found = waiting.pop()()
        yield found
        if not isinstance(found, Said):
            waiting += reversed(found.values())
